/**
 * A worker that does what its files are called: `die` ends it, `hang` never returns, `fill` takes all memory, `starve` takes three
 * times as long as hanging may and `wait` for ever, both without running. What it has done it keeps until it is told to flush, as the
 * real one does with its records; having kept `choke`, it ends instead.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { FromWorker, ToWorker } from '../threads/work.ts'

const position = new Int32Array((workerData as { position: SharedArrayBuffer }).position)
const say = (message: FromWorker): void => parentPort?.postMessage(message)
const still = new Int32Array(new SharedArrayBuffer(4))
let held: string[] = []

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'begin') say({ kind: 'ready' })
  else if (message.kind === 'flush') {
    if (held.includes('choke')) process.exit(8)
    if (held.length > 0) say({ kind: 'records', body: new TextEncoder().encode(held.join()), files: held.length })
    held = []
    say({ kind: 'flushed' })
  } else if (message.kind === 'extract') {
    for (const [at, file] of message.files.entries()) {
      Atomics.store(position, 0, at + 1)
      if (file.path === 'die') process.exit(7)
      if (file.path === 'fill') {
        const all: unknown[] = []
        for (;;) all.push(Array.from({ length: 1000 }, () => ({ all })))
      }
      while (file.path === 'hang');
      if (file.path === 'starve') Atomics.wait(still, 0, 0, 1200)
      if (file.path === 'wait') Atomics.wait(still, 0, 0)
      held.push(file.path)
    }
    Atomics.store(position, 0, 0)
    say({ kind: 'extracted', files: [], untold: [] })
  } else say({ kind: 'failed', message: 'not a message for this worker' })
})
