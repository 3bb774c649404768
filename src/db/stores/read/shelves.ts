/**
 * Things of repositories that an isolate keeps in memory, as far as they take so many bytes: what was looked at least lately goes
 * first, whichever repository's it is.
 */
import type { Id } from '../../../contract/ids.ts'

/** `Parts`: the kinds of things, and what each is. */
export class Shelves<Parts extends object> {
  /** All there are, of every repository, in the order in which they go. */
  readonly #entries = new Set<Entry<Parts>>()
  readonly #shelves = new Map<string, Map<Id, Entry<Parts>>>()
  readonly #mostBytes: number
  readonly #mostBytesOfOne: number
  /** Told of each shelf on which something has come or gone. */
  readonly #changed: (shelf: string) => void
  #bytes = 0

  constructor(mostBytes: number, mostBytesOfOne: number, changed: (shelf: string) => void) {
    this.#mostBytes = mostBytes
    this.#mostBytesOfOne = mostBytesOfOne
    this.#changed = changed
  }

  /** What is looked at again is the last to go. */
  get<P extends keyof Parts & string>(repository: number, part: P, id: Id): Parts[P] | undefined {
    const shelf = this.#shelves.get(shelfOf(repository, part))
    const entry = shelf?.get(id)
    if (!shelf || !entry) return undefined
    shelf.delete(id)
    shelf.set(id, entry)
    this.#entries.delete(entry)
    this.#entries.add(entry)
    return entry.value as Parts[P]
  }

  /** The same where nothing hangs on when it was looked at. */
  peek<P extends keyof Parts & string>(repository: number, part: P, id: Id): Parts[P] | undefined {
    return this.#shelves.get(shelfOf(repository, part))?.get(id)?.value as Parts[P] | undefined
  }

  /** Of one kind of a repository, what was looked at last comes first. */
  latest<P extends keyof Parts & string>(repository: number, part: P, most: number): Map<Id, Parts[P]> {
    const entries = [...(this.#shelves.get(shelfOf(repository, part))?.values() ?? [])].slice(-most).reverse()
    return new Map(entries.map(({ id, value }) => [id, value as Parts[P]]))
  }

  put<P extends keyof Parts & string>(repository: number, part: P, id: Id, value: Parts[P], bytes: number): void {
    if (bytes > this.#mostBytesOfOne) return
    const name = shelfOf(repository, part)
    const shelf = this.#shelves.get(name) ?? new Map<Id, Entry<Parts>>()
    if (shelf.has(id)) return
    const entry: Entry<Parts> = { value, bytes, shelf: name, id }
    this.#shelves.set(name, shelf)
    shelf.set(id, entry)
    this.#entries.add(entry)
    this.#bytes += bytes
    this.#changed(name)
    this.#makeRoom()
  }

  /** What is kept there has come to take so many bytes more. */
  grow<P extends keyof Parts & string>(repository: number, part: P, id: Id, value: Parts[P], bytes: number): void {
    const entry = this.#shelves.get(shelfOf(repository, part))?.get(id)
    if (entry?.value !== value) return
    entry.bytes += bytes
    this.#bytes += bytes
    this.#makeRoom()
  }

  #makeRoom(): void {
    for (const oldest of this.#entries) {
      if (this.#bytes <= this.#mostBytes) break
      this.#drop(oldest)
    }
  }

  #drop(entry: Entry<Parts>): void {
    this.#entries.delete(entry)
    this.#bytes -= entry.bytes
    const shelf = this.#shelves.get(entry.shelf) as Map<Id, Entry<Parts>>
    shelf.delete(entry.id)
    if (shelf.size === 0) this.#shelves.delete(entry.shelf)
    this.#changed(entry.shelf)
  }
}

interface Entry<Parts> {
  readonly value: Parts[keyof Parts]
  bytes: number
  readonly shelf: string
  readonly id: Id
}

export const shelfOf = (repository: number, part: string): string => `${repository}/${part}`
