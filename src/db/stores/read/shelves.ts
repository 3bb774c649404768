/**
 * A cache of repositories' data in the isolate's memory, limited in bytes: the least recently used entry is evicted
 * first, whichever repository it belongs to.
 */
import type { Id } from '../../../contract/ids.ts'

/** `Parts`: the kinds of entries, and the type of each. */
export class Shelves<Parts extends object> {
  /** All entries of all repositories, in the order of eviction. */
  readonly #entries = new Set<Entry<Parts>>()
  readonly #shelves = new Map<string, Map<Id, Entry<Parts>>>()
  readonly #mostBytes: number
  readonly #mostBytesOfOne: number
  /** Called with each shelf to which an entry was added or from which one was removed. */
  readonly #changed: (shelf: string) => void
  #bytes = 0

  constructor(mostBytes: number, mostBytesOfOne: number, changed: (shelf: string) => void) {
    this.#mostBytes = mostBytes
    this.#mostBytesOfOne = mostBytesOfOne
    this.#changed = changed
  }

  /** An entry that is used again is evicted last. */
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

  /** All entries of one kind of a repository. Looking at them this way does not count as a use. */
  shelf<P extends keyof Parts & string>(repository: number, part: P): ReadonlyMap<Id, Kept<Parts[P]>> {
    return (this.#shelves.get(shelfOf(repository, part)) ?? EMPTY) as ReadonlyMap<Id, Kept<Parts[P]>>
  }

  /** Entries of one kind of a repository, the most recently used first. */
  latest<P extends keyof Parts & string>(repository: number, part: P, most: number): Kept<Parts[P]>[] {
    const shelf = this.shelf(repository, part)
    const entries: Kept<Parts[P]>[] = []
    let older = shelf.size - most
    for (const entry of shelf.values()) if (older-- <= 0) entries.push(entry)
    return entries.reverse()
  }

  put<P extends keyof Parts & string>(repository: number, part: P, id: Id, value: Parts[P], bytes: number): void {
    if (bytes > this.#mostBytesOfOne) return
    const name = shelfOf(repository, part)
    const shelf = this.#shelves.get(name) ?? new Map<Id, Entry<Parts>>()
    if (shelf.has(id)) return
    const entry: Entry<Parts> = { value, bytes, shelf: name, id, text: String(id) }
    this.#shelves.set(name, shelf)
    shelf.set(id, entry)
    this.#entries.add(entry)
    this.#bytes += bytes
    this.#changed(name)
    this.#makeRoom()
  }

  /** An entry has grown by this many bytes. */
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

export interface Kept<Value> {
  readonly id: Id
  /** The id as text: it is used again and again, and formatting it takes longer than finding it. */
  readonly text: string
  readonly value: Value
}
interface Entry<Parts> extends Kept<Parts[keyof Parts]> {
  bytes: number
  readonly shelf: string
}
const EMPTY: ReadonlyMap<Id, Kept<never>> = new Map<Id, Kept<never>>()

export const shelfOf = (repository: number, part: string): string => `${repository}/${part}`
