/**
 * Bodies that this isolate has opened lately, by repository and content id, so that a conversation about the same files
 * neither fetches nor parses them again.
 *
 * This is not a cache of answers and decides nothing about access: a body is used only for a row that the caller's own
 * query has just found in the caller's generation, and what stands under a content id never changes.
 */
import type { FileFacts } from '../../../contract/file.ts'
import type { Id } from '../../../contract/ids.ts'
import type { LinkSetBody } from '../../../contract/links.ts'
import type { VectorBlock } from '../../../vectors/local/vector-block.ts'

export interface OpenedParts {
  facts: FileFacts
  text: string
  links: LinkSetBody
  /** File ids of a segment. */
  segment: readonly Id[]
  vectors: VectorBlock
}
type Part = keyof OpenedParts

/** Of an isolate's 128 MB. Weights are of what was parsed, in bytes, roughly. */
const MOST_BYTES = 40_000_000
const MOST_BODY_BYTES = 10_000_000
/** Ids that are named to the database as "need not send": a parameter, so not without end. */
const MOST_NAMED = 400

interface Entry {
  readonly value: OpenedParts[Part]
  readonly bytes: number
  readonly repository: number
  readonly part: Part
  readonly id: Id
}

export class Opened {
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  /** What is looked at again is the last to go. */
  get<P extends Part>(repository: number, part: P, id: Id): OpenedParts[P] | undefined {
    const key = `${repository}/${part}/${id}`
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value as OpenedParts[P]
  }

  put<P extends Part>(repository: number, part: P, id: Id, value: OpenedParts[P], bytes: number): void {
    if (bytes > MOST_BODY_BYTES) return
    const key = `${repository}/${part}/${id}`
    if (this.#entries.has(key)) return
    this.#entries.set(key, { value, bytes, repository, part, id })
    this.#bytes += bytes
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= MOST_BYTES) break
      this.#entries.delete(oldest)
      this.#bytes -= entry.bytes
    }
  }

  /** The most recent ones of a repository, for one request: what is held here is there when the rows come back. */
  holding(repository: number): Held {
    const held: Held = { facts: new Map(), text: new Map(), links: new Map(), segment: new Map(), vectors: new Map() }
    const entries = [...this.#entries.values()]
    for (let at = entries.length - 1, named = 0; at >= 0; at--) {
      const entry = entries[at] as Entry
      if (entry.repository !== repository) continue
      ;(held[entry.part] as Map<Id, OpenedParts[Part]>).set(entry.id, entry.value)
      if (++named >= MOST_NAMED) break
    }
    return held
  }
}

export type Held = { readonly [P in Part]: Map<Id, OpenedParts[P]> }

/** Every id between commas: `,1,2,3,`. */
export const idsOf = (held: ReadonlyMap<Id, unknown>): string => `,${[...held.keys()].join()},`
