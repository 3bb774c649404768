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
/** Ids of one kind that are named to the database as "need not send": a parameter that is gone through for each row. */
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
  /** By repository, until what is held of it changes: most questions of a conversation open nothing new. */
  readonly #held = new Map<number, Held>()
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
    this.#held.delete(repository)
    this.#bytes += bytes
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= MOST_BYTES) break
      this.#entries.delete(oldest)
      this.#held.delete(entry.repository)
      this.#bytes -= entry.bytes
    }
  }

  /** A body came although it is here: more is held than is named, and what is named is not the latest any more. */
  nameAnew(repository: number): void {
    this.#held.delete(repository)
  }

  /** The most recent ones of each kind of a repository, for one request: what is held here is there when the rows come back. */
  holding(repository: number): Held {
    const known = this.#held.get(repository)
    if (known) return known
    const bodies: Bodies = {
      facts: new Map(),
      text: new Map(),
      links: new Map(),
      segment: new Map(),
      vectors: new Map(),
    }
    const entries = [...this.#entries.values()]
    for (let at = entries.length - 1; at >= 0; at--) {
      const entry = entries[at] as Entry
      const named = bodies[entry.part] as Map<Id, OpenedParts[Part]>
      if (entry.repository === repository && named.size < MOST_NAMED) named.set(entry.id, entry.value)
    }
    const held: Held = {
      ...bodies,
      parameters: {
        held_facts: idsOf(bodies.facts),
        held_text: idsOf(bodies.text),
        held_links: idsOf(bodies.links),
        held_segment: idsOf(bodies.segment),
        held_vectors: idsOf(bodies.vectors),
      },
    }
    if (Object.values(bodies).some((named) => named.size > 0)) this.#held.set(repository, held)
    return held
  }

  /** The same where it is known which files are asked for: what is held of those, the first ones first, and nothing of others. */
  holdingOf(repository: number, files: readonly Id[]): Held {
    const of = <P extends 'facts' | 'text'>(part: P): Map<Id, OpenedParts[P]> => {
      const bodies = new Map<Id, OpenedParts[P]>()
      for (const id of files) {
        if (bodies.size >= MOST_NAMED) break
        const entry = this.#entries.get(`${repository}/${part}/${id}`)
        if (entry) bodies.set(id, entry.value as OpenedParts[P])
      }
      return bodies
    }
    const [held, facts, text] = [this.holding(repository), of('facts'), of('text')]
    const parameters = { ...held.parameters, held_facts: idsOf(facts), held_text: idsOf(text) }
    return { ...held, facts, text, parameters }
  }
}

type Bodies = { readonly [P in Part]: Map<Id, OpenedParts[P]> }
export type Held = { readonly [P in Part]: ReadonlyMap<Id, OpenedParts[P]> } & {
  /** The ids, as statements are told them. */
  readonly parameters: Readonly<Record<`held_${Part}`, string>>
}

/** Every id between commas: `,1,2,3,`. */
const idsOf = (bodies: ReadonlyMap<Id, unknown>): string => `,${[...bodies.keys()].join()},`
