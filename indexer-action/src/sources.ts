/**
 * The bytes of files, for a worker: the work tree's, where they are git's too, and otherwise git's.
 */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readText } from './files/classify.ts'
import { readBlob } from './files/git.ts'
import type { RunSettings } from './work.ts'

export interface Source {
  bytes: Buffer
  blob: string
}

export class Sources {
  readonly #root: string
  readonly #git: boolean

  constructor({ root, git }: RunSettings) {
    this.#root = root
    this.#git = git
  }

  /** Undefined where the work tree has no such file, or none that may be read. */
  workTree(path: string): Promise<Buffer | undefined> {
    return readFile(join(this.#root, path)).catch(() => undefined)
  }

  /** The bytes that count: git's, where filters or line endings made the work tree's copy another. Undefined: nobody has them. */
  of({ blob }: { blob?: string }, bytes: Buffer | undefined): Source | undefined {
    if (bytes) {
      const found = blobOf(bytes)
      if (blob === undefined || found === blob || !this.#git) return { bytes, blob: found }
    }
    if (blob === undefined || !this.#git) return undefined
    try {
      return { bytes: readBlob(this.#root, blob), blob }
    } catch {
      return undefined
    }
  }

  /** The text of a file as it was when its blob was made. Undefined where it is another by now, or gone. */
  async text({ path, blob }: { path: string; blob: string }): Promise<string | undefined> {
    const source = this.of({ blob }, await this.workTree(path))
    const read = source?.blob === blob ? readText(source.bytes) : undefined
    return read && 'text' in read ? read.text : undefined
  }
}

function blobOf(bytes: Buffer): string {
  return hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]), 'hex')
}
