/**
 * The first stage: every file that is to be read goes through a worker, and what it says of each becomes the path's row.
 */
import type { Id } from '../../src/contract/ids.ts'
import type { Row } from './cache.ts'
import type { ParserPool, Task } from './parser-pool.ts'
import type { Progress } from './progress.ts'
import type { Uploads } from './uploads.ts'
import type { Extracted, FileToExtract, ToWorker } from './work.ts'

/** A file that something went wrong with, and what. */
export interface Warning {
  path: string
  message: string
}

/** About as much as a worker does in a thirtieth of a second: also of a small repository there are enough that workers end together. */
const TASK_BYTES = 100_000
const TASK_FILES = 100

export async function extractAll(
  pool: ParserPool,
  work: readonly { file: FileToExtract }[],
  uploads: Uploads,
  progress: Progress,
  take: (file: Extracted) => void,
  /** Files that the server has, of those of which that is not said in `work`. */
  here: readonly Id[] | Promise<readonly Id[]> = [],
): Promise<void> {
  if (work.length === 0) return
  // The largest first: the last task to end should be a small one.
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
  const after = Promise.resolve(here).then((here): ToWorker => ({ kind: 'flush', here }))
  // The workers will hear of it when they have read everything.
  after.catch(() => undefined)
  const seen = new Set<string>()
  await pool.run(tasks, {
    after,
    lost: (file, reason) => {
      take({ path: file.path, size: file.size, skip: 'failed' })
      progress.say(`${file.path}: given up (${reason})`)
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
        progress.step('Parsing', seen.size, files.length, `${uploads.note()}`)
      }
    },
  })
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
