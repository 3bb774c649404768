/**
 * Collects garbage where a stage's memory has just become some. V8 would wait until as much again had been allocated, and
 * for buffers until a thread has 64 MB of them: the next stage would come on top of that.
 */
import { getHeapStatistics } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A thread that reads few files holds less. */
const MUCH_BYTES = 96 * 1024 * 1024

let collect: (() => void) | undefined

/** Takes a hundredth of a second, and longer where much is still in use. Does nothing in a thread that holds little. */
export function dropGarbage(much: number = MUCH_BYTES): void {
  const { used_heap_size: objects, external_memory: buffers } = getHeapStatistics()
  if (objects + buffers < much) return
  // Contexts that are made after the flag was set (v8-flags.ts) have the function; this thread's own was made before.
  collect ??= runInNewContext('globalThis.gc') as (() => void) | undefined
  collect?.()
}
