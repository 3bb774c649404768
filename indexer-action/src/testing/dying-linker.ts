/** The real worker, except that it dies whenever it is to link something while the file `dies` is in its folder of caches. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { ToWorker } from '../threads/work.ts'

const position = new Int32Array((workerData as { position: SharedArrayBuffer }).position)
let cache = ''
// Before the real one listens.
parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'begin') cache = message.settings.cache
  if (message.kind !== 'link' || !existsSync(join(cache, 'dies'))) return
  Atomics.store(position, 0, 1)
  process.exit(1)
})
await import('../threads/parse-worker.ts')
