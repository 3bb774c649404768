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

  /** Of one kind of a repository all that is here. Nothing hangs on that it was looked at this way. */
  shelf<P extends keyof Parts & string>(repository: number, part: P): ReadonlyMap<Id, Kept<Parts[P]>> {
    return (this.#shelves.get(shelfOf(repository, part)) ?? EMPTY) as ReadonlyMap<Id, Kept<Parts[P]>>
  }

  /** Of one kind of a repository, what was looked at last comes first. */
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

export interface Kept<Value> {
  readonly id: Id
  /** The id in digits: it is named again and again, and to write it takes longer than to find it. */
  readonly text: string
  readonly value: Value
}
interface Entry<Parts> extends Kept<Parts[keyof Parts]> {
  bytes: number
  readonly shelf: string
}
const EMPTY: ReadonlyMap<Id, Kept<never>> = new Map<Id, Kept<never>>()

export const shelfOf = (repository: number, part: string): string => `${repository}/${part}`
