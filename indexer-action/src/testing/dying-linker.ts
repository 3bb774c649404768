/**
 * The real worker, except that it dies when it is to link something while the file `dies` is in its folder of caches. If that
 * file says `once`, it takes it along.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { ToWorker } from '../threads/work.ts'

const position = new Int32Array((workerData as { position: SharedArrayBuffer }).position)
let cache = ''
// Before the real one listens.
parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'begin') cache = message.settings.cache
  const dies = join(cache, 'dies')
  if (message.kind !== 'link' || !existsSync(dies)) return
  if (readFileSync(dies, 'utf8') === 'once') rmSync(dies)
  Atomics.store(position, 0, 1)
  process.exit(1)
})
await import('../threads/parse-worker.ts')
