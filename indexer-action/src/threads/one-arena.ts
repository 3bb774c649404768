/**
 * Keeps the memory of a large run in one of glibc's arenas. By default each thread gets an arena, and what one thread has freed
 * is of no use to another: an index of Django's release holds a fifth more at its peak, and takes as long.
 *
 * glibc reads the number of arenas before the program starts, so the program has to start once more, which takes a twentieth of a
 * second. The process stays the same one, for whoever waits for it or interrupts it.
 */
import { isMainThread } from 'node:worker_threads'
import { trackedBytes } from '../files/git-index.ts'

/** Below this, memory is no concern, and a twentieth of a second is noticed. */
const LARGE_BYTES = 12_000_000

/** To be called before anything was written, sent or started, since all of it happens again. `root`: the checkout that is indexed as a whole. */
export function keepInOneArena(root: string): void {
  if (process.platform !== 'linux' || !isMainThread || process.execve === undefined) return
  // Whoever started this with a channel would wait for messages of a program that has forgotten it.
  if (process.env.MALLOC_ARENA_MAX !== undefined || process.connected) return
  if ((trackedBytes(root) ?? 0) < LARGE_BYTES) return
  const { execPath, execArgv, argv } = process
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...process.env, MALLOC_ARENA_MAX: '1' })
}
