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
import type { FileText } from '../../../query/indexed-file.ts'
import type { VectorBlock } from '../../../vectors/local/vector-block.ts'

export interface OpenedParts {
  facts: FileFacts
  text: FileText
  links: LinkSetBody
  /** File ids of a segment. */
  segment: readonly Id[]
  vectors: VectorBlock
}
type Part = keyof OpenedParts

/** Of an isolate's 128 MB. Weights are of what was parsed, in bytes, roughly. */
const MOST_BYTES = 40_000_000
const MOST_BODY_BYTES = 10_000_000
/** Ids of one kind that are named to the database as "need not send": some KB with every question. */
const MOST_NAMED = 400

interface Entry {
  readonly value: OpenedParts[Part]
  readonly bytes: number
  readonly repository: number
  readonly part: Part
  readonly id: Id
}

/** Bodies of one kind of a repository. */
interface Shelf {
  /** What was looked at last comes last. */
  readonly entries: Map<Id, Entry>
  /** The latest of them and their ids, until something comes or goes: most questions of a conversation open nothing new. */
  named?: Named | undefined
}
interface Named {
  readonly bodies: ReadonlyMap<Id, OpenedParts[Part]>
  readonly ids: string
}

export class Opened {
  /** All there are, of every repository, in the order in which they go. */
  readonly #entries = new Set<Entry>()
  readonly #shelves = new Map<string, Shelf>()
  #bytes = 0

  /** What is looked at again is the last to go. */
  get<P extends Part>(repository: number, part: P, id: Id): OpenedParts[P] | undefined {
    const entries = this.#shelf(repository, part)?.entries
    const entry = entries?.get(id)
    if (!entries || !entry) return undefined
    entries.delete(id)
    entries.set(id, entry)
    this.#entries.delete(entry)
    this.#entries.add(entry)
    return entry.value as OpenedParts[P]
  }

  put<P extends Part>(repository: number, part: P, id: Id, value: OpenedParts[P], bytes: number): void {
    if (bytes > MOST_BODY_BYTES) return
    const shelf: Shelf = this.#shelf(repository, part) ?? { entries: new Map() }
    if (shelf.entries.has(id)) return
    const entry: Entry = { value, bytes, repository, part, id }
    this.#shelves.set(keyOf(repository, part), shelf)
    shelf.entries.set(id, entry)
    shelf.named = undefined
    this.#entries.add(entry)
    this.#bytes += bytes
    for (const oldest of this.#entries) {
      if (this.#bytes <= MOST_BYTES) break
      this.#drop(oldest)
    }
  }

  /** A body came although it is here: more is held than is named, and what is named is not the latest any more. */
  nameAnew(repository: number, part: Part): void {
    const shelf = this.#shelf(repository, part)
    if (shelf) shelf.named = undefined
  }

  /** The most recent ones of each kind of a repository, for one request: what is held here is there when the rows come back. */
  holding(repository: number): Held {
    return heldOf((part) => this.#named(repository, part))
  }

  /** The same where it is known which files are asked for: what is held of those, the first ones first, and nothing of others. */
  holdingOf(repository: number, files: readonly Id[]): Held {
    const of = (part: Part): Named => {
      const entries = this.#shelf(repository, part)?.entries
      const bodies = new Map<Id, OpenedParts[Part]>()
      for (const id of files) {
        if (bodies.size >= MOST_NAMED) break
        const entry = entries?.get(id)
        if (entry) bodies.set(id, entry.value)
      }
      return namedOf(bodies)
    }
    return heldOf((part) => (part === 'facts' || part === 'text' ? of(part) : this.#named(repository, part)))
  }

  #shelf(repository: number, part: Part): Shelf | undefined {
    return this.#shelves.get(keyOf(repository, part))
  }

  #named(repository: number, part: Part): Named {
    const shelf = this.#shelf(repository, part)
    if (!shelf) return NOTHING
    if (shelf.named) return shelf.named
    const latest = [...shelf.entries.values()].slice(-MOST_NAMED).reverse()
    shelf.named = namedOf(new Map(latest.map(({ id, value }) => [id, value])))
    return shelf.named
  }

  #drop(entry: Entry): void {
    this.#entries.delete(entry)
    this.#bytes -= entry.bytes
    const key = keyOf(entry.repository, entry.part)
    const shelf = this.#shelves.get(key) as Shelf
    shelf.entries.delete(entry.id)
    shelf.named = undefined
    if (shelf.entries.size === 0) this.#shelves.delete(key)
  }
}

const keyOf = (repository: number, part: Part): string => `${repository}/${part}`

export type Held = { readonly [P in Part]: ReadonlyMap<Id, OpenedParts[P]> } & {
  /** The ids, as statements are told them. */
  readonly parameters: Readonly<Record<`held_${Part}`, string>>
}

function heldOf(named: (part: Part) => Named): Held {
  const [facts, text, links, segment, vectors] = PARTS.map(named) as [Named, Named, Named, Named, Named]
  return {
    facts: facts.bodies,
    text: text.bodies,
    links: links.bodies,
    segment: segment.bodies,
    vectors: vectors.bodies,
    parameters: {
      held_facts: facts.ids,
      held_text: text.ids,
      held_links: links.ids,
      held_segment: segment.ids,
      held_vectors: vectors.ids,
    },
  } as Held
}
const PARTS = ['facts', 'text', 'links', 'segment', 'vectors'] as const satisfies Part[]

const namedOf = (bodies: Named['bodies']): Named => ({ bodies, ids: idsOf(bodies) })

const BUCKETS = 64

/** In JSON, by the remainder of an id every id between commas: `[null,",1,65,",",2,"]`. */
function idsOf(bodies: ReadonlyMap<Id, unknown>): string {
  const buckets: string[] = []
  for (const id of bodies.keys()) buckets[id % BUCKETS] = `${buckets[id % BUCKETS] ?? ','}${id},`
  return JSON.stringify(buckets)
}

/**
 * Whether a row's body has to be sent. A few ids are searched for each row: in all of them as one string it would be most of a
 * statement's time, and a list as a table would be billed row by row.
 */
export const notHeld = (id: string, part: Part): string =>
  `coalesce(instr(:held_${part} ->> (${id} % ${BUCKETS}), ',' || ${id} || ','), 0) = 0`

const NOTHING = namedOf(new Map())
