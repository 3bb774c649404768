/**
 * Whether a worker hangs at a file.
 *
 * On a busy machine a thread may get a tenth of a processor, and the file that it is working on is not to blame. So a worker's own
 * processor time counts, where Node tells it (24.6 and later).
 */
import type { Thread } from './crew.ts'

/** A worker that hardly runs, because it is starved or waits for something that never comes, gets this many times as long. */
const TIMES_WAITING = 10

const LONGEST_TICK_MS = 2000

/** Calls `found` once the worker has been at the same file for `stuckMs`. Returns how to stop watching. */
export function watchForHanging({ worker, position }: Thread, stuckMs: number, found: () => void): () => void {
  const progress = new Int32Array(position)
  let last = -1
  let since = Date.now()
  /** Of its processor, in ms, when it was first asked at this file and when it last answered. */
  let first: number | undefined
  let latest: number | undefined
  const ask = (): void => {
    const at = last
    // One that waits in a system call does not answer.
    worker.cpuUsage?.().then(
      ({ user, system }) => {
        if (at !== last) return
        latest = (user + system) / 1000
        first ??= latest
      },
      () => undefined,
    )
  }
  const watch = setInterval(
    () => {
      const now = Atomics.load(progress, 0)
      if (now !== last) {
        last = now
        since = Date.now()
        first = latest = undefined
      }
      ask()
      const waited = Date.now() - since
      if (now === 0 || waited <= stuckMs) return
      const worked = worker.cpuUsage === undefined ? waited : (latest ?? 0) - (first ?? 0)
      if (worked > stuckMs / 2 || waited > TIMES_WAITING * stuckMs) found()
    },
    Math.min(LONGEST_TICK_MS, stuckMs / 4),
  )
  return () => clearInterval(watch)
}
