/**
 * Imported for its effect, where threads are started and where grammars are loaded: sets how V8 compiles for this work.
 *
 * The flags apply to the whole process, and a compile cache is valid only under the flags it was made with. If a thread
 * were the first to set them, they would invalidate what another thread is just loading.
 */
import { setFlagsFromString } from 'node:v8'

/**
 * How often a function must run before V8 compiles it fully. Each thread compiles for itself. With the default, a fifth
 * of a run's processor time goes into code that hardly runs again; with ten times as many, a tenth still does. Code
 * that is hot in a large repository still gets compiled.
 */
setFlagsFromString('--invocation-count-for-turbofan=300000')

/**
 * How much a grammar's function must run before V8 compiles it a second time, optimised. With the default, one shell
 * script makes V8 spend two seconds and half a gigabyte on a single huge function, bash's scanner. With this value,
 * functions that are hot in a whole repository are still optimised, and for those the total time is the same.
 */
setFlagsFromString('--wasm-tiering-budget=600000000')

/** Saves a third of the time to compile that function, with no noticeable effect on parsing. */
setFlagsFromString('--no-wasm-loop-unrolling')

/**
 * Size in megabytes that a thread's old generation may reach before its first collection. V8's default is so small that
 * a thread collects while it still loads its code and grammars, and several times more in a run of ten files, for
 * nothing, because nearly everything there stays alive.
 */
setFlagsFromString('--initial-old-space-size=128')
