/**
 * Imported for its effect, where threads are started and where grammars are loaded: how V8 compiles for this work.
 *
 * The flags are the process', and what the compile cache holds is good under the same ones alone. Set first by a thread, they
 * would make what another one is just reading useless.
 */
import { setFlagsFromString } from 'node:v8'

/**
 * How often a function must run before V8 compiles it with all it has. Each thread compiles for itself, and with its default
 * a fifth of a run's processor time goes into code that hardly runs again; with ten times as many, a tenth still does. What is
 * hot in a large repository gets there all the same.
 */
setFlagsFromString('--invocation-count-for-turbofan=300000')

/**
 * How much of a function of a grammar must run before V8 compiles it a second time, optimised. With its default, one shell
 * script makes it spend two seconds and half a gigabyte on the single huge function that is bash's scanner; with this,
 * functions that are hot in a whole repository are still optimised, and on those the total is the same.
 */
setFlagsFromString('--wasm-tiering-budget=600000000')

/** A third of what that function costs when its turn comes, and nothing that parsing would notice. */
setFlagsFromString('--no-wasm-loop-unrolling')

/**
 * Megabytes that a thread's old generation may hold before it is gone through for the first time. V8 begins with so few that a
 * thread does so while it still loads its code and its grammars, and several times more in a run of ten files: for nothing, as
 * next to all that is there stays.
 */
setFlagsFromString('--initial-old-space-size=128')
