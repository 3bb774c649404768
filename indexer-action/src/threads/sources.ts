/**
 * The bytes of files, for a worker: from the work tree if they are the same as git's, and otherwise from git.
 *
 * A file is read synchronously, when its turn comes: after a checkout it is in memory, and asking Node's thread pool
 * for it takes several times as long as reading it.
 */
import { hash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../files/classify.ts'
import { readBlob } from '../files/git.ts'
import type { RunSettings } from './work.ts'

export interface Source {
  /** Valid until the next file is read. */
  bytes: Uint8Array
  blob: string
}

/** Room in front of a file's bytes for what git hashes with them: `blob`, their number and a zero. */
const HEADER = 32
/** Enough for nearly all files. A longer one gets a buffer of its own. */
const READ_BYTES = 512 * 1024

export class Sources {
  readonly root: string
  readonly #git: boolean
  /** Files are read into this one after the other: as garbage, their bytes would be collected only at 64 MB. */
  readonly #buffer = Buffer.allocUnsafeSlow(HEADER + READ_BYTES)

  constructor({ root, git }: RunSettings) {
    this.root = root
    this.#git = git
  }

  /**
   * The bytes as git has them, even if filters or line endings changed the copy in the work tree. Undefined if
   * unavailable.
   */
  of({ path, blob }: { path: string; blob?: string }): Source | undefined {
    const read = this.#workTree(path)
    if (read && (blob === undefined || read.blob === blob || !this.#git)) return read
    if (blob === undefined || !this.#git) return undefined
    try {
      return { bytes: readBlob(this.root, blob), blob }
    } catch (error) {
      refuseIfMachines(error)
      return undefined
    }
  }

  /** The text of a file when its blob was made. Undefined if the file has changed since, or is gone. */
  text(file: { path: string; blob: string }): string | undefined {
    const source = this.of(file)
    const read = source?.blob === file.blob ? readText(source.bytes) : undefined
    return read && 'text' in read ? read.text : undefined
  }

  #workTree(path: string): Source | undefined {
    try {
      const file = openSync(join(this.root, path), 'r')
      try {
        return sourceIn(readAll(file, this.#buffer))
      } finally {
        closeSync(file)
      }
    } catch (error) {
      refuseIfMachines(error)
      return undefined
    }
  }
}

/** A machine without file handles or memory can read no file: that is not to be published of one. */
function refuseIfMachines(error: unknown): void {
  if (['EMFILE', 'ENFILE', 'ENOMEM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
}

/** Header room and all bytes of a file, in the given buffer if they fit. */
function readAll(file: number, buffer: Buffer): Buffer {
  let into = buffer
  let end = HEADER
  for (;;) {
    const count = readSync(file, into, end, into.length - end, null)
    if (count === 0) return into.subarray(0, end)
    end += count
    if (end < into.length) continue
    const longer = Buffer.allocUnsafeSlow(into.length * 2)
    longer.set(into)
    into = longer
  }
}

function sourceIn(whole: Buffer): Source {
  const bytes = whole.subarray(HEADER)
  const header = `blob ${bytes.length}\0`
  const start = HEADER - header.length
  whole.write(header, start, 'latin1')
  return { bytes, blob: hash('sha1', whole.subarray(start), 'hex') }
}
