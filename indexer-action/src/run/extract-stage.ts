/** The first stage: a worker reads every file that has to be read, and what it reports becomes the path's row. */
import { setImmediate } from 'node:timers/promises'
import type { Row } from '../cache/cache.ts'
import type { ParserPool, Task } from '../threads/parser-pool.ts'
import type { Extracted, FileToExtract } from '../threads/work.ts'
import { addRecord, type ReadFile } from '../upload/file-record.ts'
import { RecordBatch } from '../upload/record-batch.ts'
import type { Uploads } from '../upload/uploads.ts'
import type { Progress } from './progress.ts'

/** A file that had a problem, and the problem. */
export interface Warning {
  path: string
  message: string
}

/**
 * About what a worker reads in 30 ms: small enough that even a small repository gives many tasks, so that workers
 * finish at the same time.
 */
const TASK_BYTES = 100_000
const TASK_FILES = 100

export async function extractAll(
  pool: ParserPool,
  work: readonly { file: FileToExtract }[],
  uploads: Uploads,
  progress: Progress,
  take: (file: Extracted) => void,
  /** By path: the data to make a record of, where `work` does not yet say what the server has. */
  untold: Map<string, ReadFile> = new Map(),
): Promise<void> {
  if (work.length === 0) return
  // Largest first, so that the task that ends last is a small one.
  const files = work.map(({ file }) => file).sort((a, b) => b.size - a.size)
  const tasks: Task<FileToExtract>[] = []
  const message = (some: FileToExtract[]) => ({ kind: 'extract' as const, files: some })
  let bytes = 0
  for (const file of files) {
    const last = tasks.at(-1)
    if (last && bytes + file.size <= TASK_BYTES && last.files.length < TASK_FILES) {
      last.files.push(file)
      bytes += file.size
    } else {
      tasks.push({ files: [file], message })
      bytes = file.size
    }
  }
  const seen = new Set<string>()
  await pool.run(tasks, {
    after: { kind: 'flush' },
    lost: (file, reason) => {
      take({ path: file.path, size: file.size, skip: 'failed' })
      untold.delete(file.path)
      progress.say(`${file.path}: abandoned (${reason})`)
    },
    reply: async (message) => {
      if (message.kind === 'records') {
        uploads.post(message.body, { files: message.files })
        await uploads.room()
      } else if (message.kind === 'extracted') {
        for (const file of message.files) {
          take(file)
          seen.add(file.path)
        }
        for (const read of message.untold) untold.set(read.file.path, read)
        progress.step('Parsing', seen.size, files.length, `${uploads.note()}`)
      }
    },
  })
}

/**
 * Makes the records of a few files in this thread while a worker links them. Between two files it yields, to receive
 * the worker's messages.
 */
export async function postRecords(files: readonly ReadFile[], uploads: Uploads): Promise<void> {
  const batch = new RecordBatch()
  const flush = (): void => {
    const { body, files } = batch.take()
    uploads.post(body, { files })
  }
  for (const file of files) {
    await setImmediate()
    addRecord(batch, file, flush)
  }
  await setImmediate()
  if (batch.files > 0) flush()
}

export function take(rows: Map<string, Row>, file: Extracted, warnings: Warning[]): void {
  const { stat, attributed } = rows.get(file.path) ?? {}
  const row: Row = { path: file.path, size: file.size }
  if (stat !== undefined) row.stat = stat
  if (attributed) row.attributed = attributed
  if ('skip' in file) {
    row.skip = file.skip
    if (file.blob !== undefined) row.blob = file.blob
  } else {
    row.indexed = file
    row.blob = file.blob
    if (file.link !== undefined) {
      row.link = file.link
      row.occurrences = 0
    }
    if (file.failure !== undefined) warnings.push({ path: file.path, message: `no symbols: ${file.failure}` })
  }
  rows.set(file.path, row)
}
