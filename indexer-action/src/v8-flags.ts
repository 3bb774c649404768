/**
 * Imported, for its effect too, by whatever loads grammars, which only threads do: how V8 compiles for this kind of work.
 *
 * Flags belong to the process, and V8 rejects cached code that was compiled under other flags. That includes Node's own built-in
 * modules: with a flag set before it starts, a thread compiles all of them from source, which more than doubles the processor time
 * of its start. So they are not set before threads are started, but by the first thread, once Node and its modules are loaded in
 * each thread that was started with it.
 */
import { setFlagsFromString } from 'node:v8'
import { workerData } from 'node:worker_threads'

/** Threads that start together are loaded within a few hundredths of a second. One may also have died. */
const PATIENCE_MS = 100

const { loading } = (workerData ?? {}) as { loading?: SharedArrayBuffer }
if (loading) waitForOthers(new Int32Array(loading))

function waitForOthers(loading: Int32Array): void {
  Atomics.sub(loading, 0, 1)
  Atomics.notify(loading, 0)
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const others = Atomics.load(loading, 0)
    const left = until - performance.now()
    if (others <= 0 || left <= 0) return
    Atomics.wait(loading, 0, others, left)
  }
}

/**
 * How often a function must run before V8 compiles it fully. Each thread compiles for itself. With the default, a fifth
 * of a run's processor time goes into code that hardly runs again; with ten times as many, a tenth still does. Code
 * that is hot in a large repository still gets compiled.
 */
setFlagsFromString('--invocation-count-for-turbofan=300000')

/**
 * How much a grammar's function must run before V8 compiles it a second time, optimised. With this value, functions
 * that are hot in a whole repository are still optimised, and for those the total time is the same.
 */
setFlagsFromString('--wasm-tiering-budget=600000000')

/** Saves a third of the time to compile a huge function, with no noticeable effect on parsing. */
setFlagsFromString('--no-wasm-loop-unrolling')

/**
 * Compiles a module's functions with the module, so that the compile cache has them all. Node writes it as soon as a module is
 * compiled, and what is compiled on its first call is in no cache. Saves a fourth of the time to read a few files.
 */
setFlagsFromString('--no-lazy')

/**
 * How much a heap grows beyond what is in use before V8 collects all of it. On a machine with much memory the default is three times
 * as much, and a large run's peak is then mostly garbage. With this value linking a part of a kernel holds a third less, for no
 * measurable time; with 60 another tenth less, and smaller repositories begin to pay for it.
 */
setFlagsFromString('--heap-growing-percent=100')

/** For `garbage.ts`. Here, because code that is cached under one set of flags is refused under another. */
setFlagsFromString('--expose-gc')

/**
 * WASM functions that run for the first time during this are never optimised. V8 compiles a function on its first run,
 * and decides then whether its runs are counted.
 *
 * Flags belong to the process: a function that happens to run for the first time in another thread meanwhile is not
 * optimised either. So this must not take long.
 */
export function withoutOptimising(run: () => void): void {
  // Without counting, V8 would optimise everything at once, so that is prevented too.
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
  try {
    run()
  } finally {
    setFlagsFromString('--wasm-dynamic-tiering')
    setFlagsFromString('--wasm-tier-up')
  }
}
