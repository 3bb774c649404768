/** The first stage: a worker reads every file that has to be read, and what it reports becomes the path's row. */
import { setImmediate } from 'node:timers/promises'
import type { Id } from '../../../src/contract/ids.ts'
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
/** Of a few files, whose records are made here meanwhile: the first ones while the last are still being read. */
const FEW_TASK_BYTES = 25_000

export async function extractAll(
  pool: ParserPool,
  work: readonly { file: FileToExtract }[],
  uploads: Uploads,
  progress: Progress,
  take: (file: Extracted) => void,
  /** Makes the records, instead of the worker. */
  records?: Records,
): Promise<void> {
  if (work.length === 0) return
  // Largest first, so that the task that ends last is a small one.
  const files = work.map(({ file }) => file).sort((a, b) => b.size - a.size)
  const tasks: Task<FileToExtract>[] = []
  const message = (some: FileToExtract[]) => ({
    kind: 'extract' as const,
    // The worker makes the records of files of which it knows what the server has.
    files: records ? some.map(({ here: _, ...file }) => file) : some,
  })
  let bytes = 0
  for (const file of files) {
    const last = tasks.at(-1)
    if (last && bytes + file.size <= (records ? FEW_TASK_BYTES : TASK_BYTES) && last.files.length < TASK_FILES) {
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
    again: (file): FileToExtract | undefined => (file.isAgain ? undefined : { ...file, isAgain: true }),
    lost: (file, reason) => {
      take({ path: file.path, size: file.size, skip: 'failed' })
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
        for (const read of message.untold) records?.add(read)
        progress.step('Parsing', seen.size, files.length, `${uploads.note()}`)
      }
    },
  })
}

/**
 * Makes the records of a few files in this thread while a worker reads and links. Between two files it yields, to
 * receive the worker's messages.
 */
export class Records {
  readonly #uploads: Uploads
  readonly #has: Promise<ReadonlySet<Id>>
  readonly #batch = new RecordBatch()
  readonly #made = new Set<Id>()
  #last: Promise<void> = Promise.resolve()

  /** `has`: the file versions that the server has. */
  constructor(uploads: Uploads, has: Promise<ReadonlySet<Id>>) {
    this.#uploads = uploads
    this.#has = has
    // Whoever waits for a record gets the error.
    has.catch(() => undefined)
  }

  /** The same file may come twice, if a worker died. */
  add(read: ReadFile): void {
    this.#last = this.#last.then(async () => {
      const has = await this.#has
      const { file } = read.file
      if (has.has(file) || this.#made.has(file)) return
      this.#made.add(file)
      await setImmediate()
      addRecord(this.#batch, read, () => this.#flush())
    })
    // `post` gets the error.
    this.#last.catch(() => undefined)
  }

  /** Resolves when all records are on their way. */
  async post(): Promise<void> {
    await this.#last
    await setImmediate()
    this.#flush()
  }

  #flush(): void {
    if (this.#batch.files === 0) return
    const { body, files } = this.#batch.take()
    this.#uploads.post(body, { files })
  }
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
