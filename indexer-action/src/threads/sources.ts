/**
 * The bytes of files, for a worker: from the work tree if they are the same as git's, and otherwise from git.
 *
 * A file is read synchronously, when its turn comes: after a checkout it is in memory, and asking Node's thread pool
 * for it takes several times as long as reading it.
 */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../files/classify.ts'
import { readBlob } from '../files/git.ts'
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

  /**
   * The bytes as git has them, even if filters or line endings changed the copy in the work tree. Undefined if
   * unavailable.
   */
  of({ path, blob }: { path: string; blob?: string }): Source | undefined {
    const bytes = this.#workTree(path)
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

  /** The text of a file when its blob was made. Undefined if the file has changed since, or is gone. */
  text(file: { path: string; blob: string }): string | undefined {
    const source = this.of(file)
    const read = source?.blob === file.blob ? readText(source.bytes) : undefined
    return read && 'text' in read ? read.text : undefined
  }

  #workTree(path: string): Buffer | undefined {
    try {
      return readFileSync(join(this.#root, path))
    } catch {
      return undefined
    }
  }
}

function blobOf(bytes: Buffer): string {
  return hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]), 'hex')
}
