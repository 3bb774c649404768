/**
 * Bodies that this isolate has opened recently, and the deflated bytes it received, by repository and content id, so
 * that a conversation about the same files neither fetches nor parses them again. An opened body takes several times
 * the memory and is evicted first; its deflated bytes are usually still there then.
 *
 * This is not a cache of answers and decides nothing about access: a body is used only for a row that the caller's own
 * query has just found in the caller's generation, and the content under an id never changes.
 */
import type { Buffer } from 'node:buffer'
import type { Id } from '../../../contract/ids.ts'
import type { FileText } from '../../../query/indexed/indexed-file.ts'
import type { Links } from '../../../query/indexed/links.ts'
import type { OpenedFacts } from '../../../query/indexed/symbol-columns.ts'
import type { VectorBlock } from '../../../query/ports.ts'
import { type Kept, Shelves, shelfOf } from './shelves.ts'

export interface OpenedParts {
  facts: OpenedFacts
  text: FileText
  links: Links
  /** File ids of a segment. */
  segment: readonly Id[]
  vectors: VectorBlock
}
type Part = keyof OpenedParts

/** A body as it is stored: deflated, with its base if it is a difference. */
export interface Stored {
  readonly data: Buffer
  readonly beside: Buffer | undefined
}
type StoredParts = Record<'facts' | 'text' | 'links', Stored>

/** Of an isolate's 128 MB. Weights are rough sizes of what was parsed, in bytes. */
const MOST_BYTES = 40_000_000
const MOST_BODY_BYTES = 10_000_000
/** Enough for all stored bodies of about 35 MB of source. */
const MOST_STORED_BYTES = 16_000_000
const MOST_STORED_BODY_BYTES = 4_000_000
/** Most ids of one kind that a question names as "need not send": a few KB per question. */
const MOST_NAMED = 600

/** The bodies of one kind of a repository, and their ids in the form that statements take. */
class Named {
  readonly ids: string
  readonly #bodies: readonly Kept<OpenedParts[Part]>[]
  readonly #stored: readonly Kept<Stored>[]
  #bodiesById: ReadonlyMap<Id, OpenedParts[Part]> | undefined
  #storedById: ReadonlyMap<Id, Stored> | undefined

  constructor(bodies: readonly Kept<OpenedParts[Part]>[], stored: readonly Kept<Stored>[]) {
    this.#bodies = bodies
    this.#stored = stored
    this.ids = idsOf(bodies, stored)
  }

  /** Looked up here if they have been evicted meanwhile, which is rare. */
  get bodies(): ReadonlyMap<Id, OpenedParts[Part]> {
    this.#bodiesById ??= byId(this.#bodies)
    return this.#bodiesById
  }
  get stored(): ReadonlyMap<Id, Stored> {
    this.#storedById ??= byId(this.#stored)
    return this.#storedById
  }
}

const byId = <Value>(entries: readonly Kept<Value>[]): ReadonlyMap<Id, Value> =>
  new Map(entries.map(({ id, value }) => [id, value]))

export class Opened {
  /**
   * The latest for each shelf, valid until an entry is added or removed: most questions of a conversation open nothing
   * new.
   */
  readonly #named = new Map<string, Named>()
  readonly #forget = (shelf: string): void => {
    this.#named.delete(shelf)
  }
  readonly #bodies = new Shelves<OpenedParts>(MOST_BYTES, MOST_BODY_BYTES, this.#forget)
  readonly #stored = new Shelves<StoredParts>(MOST_STORED_BYTES, MOST_STORED_BODY_BYTES, this.#forget)

  /** An entry that is used again is evicted last. */
  get<P extends Part>(repository: number, part: P, id: Id): OpenedParts[P] | undefined {
    return this.#bodies.get(repository, part, id)
  }

  put<P extends Part>(repository: number, part: P, id: Id, value: OpenedParts[P], bytes: number): void {
    this.#bodies.put(repository, part, id, value, bytes)
  }

  /** A held body has grown. */
  grow<P extends Part>(repository: number, part: P, id: Id, value: OpenedParts[P], bytes: number): void {
    this.#bodies.grow(repository, part, id, value, bytes)
  }

  /** For a body that was opened before and has been evicted since. */
  stored(repository: number, part: keyof StoredParts, id: Id): Stored | undefined {
    return this.#stored.get(repository, part, id)
  }

  /** Stores a body that was received. */
  store(repository: number, part: keyof StoredParts, id: Id, body: Stored): void {
    const { data, beside } = body
    this.#stored.put(repository, part, id, body, data.length + (beside?.length ?? 0) + 200)
  }

  /** A body was sent although it is held: more is held than is named, so the list of names is outdated. */
  nameAnew(repository: number, part: Part): void {
    this.#forget(shelfOf(repository, part))
  }

  /**
   * For the kinds that a statement asks about, the most recently used entries of a repository. What is held here is
   * still there when the rows come back.
   */
  holding(repository: number, sql: string): Held {
    return heldOf(sql, (part) => this.#latest(repository, part))
  }

  /** The same when the files are known in advance: what is held of those, the first ones first, and nothing else. */
  holdingOf(repository: number, files: readonly Id[], sql: string): Held {
    const of = (part: 'facts' | 'text'): Named => {
      const [opened, packed] = [this.#bodies.shelf(repository, part), this.#stored.shelf(repository, part)]
      const bodies: Kept<OpenedParts[Part]>[] = []
      const stored: Kept<Stored>[] = []
      for (const id of files) {
        if (bodies.length + stored.length >= MOST_NAMED) break
        const body = opened.get(id)
        const own = body ? undefined : packed.get(id)
        if (body) bodies.push(body)
        if (own) stored.push(own)
      }
      return new Named(bodies, stored)
    }
    return heldOf(sql, (part) => (part === 'facts' || part === 'text' ? of(part) : this.#latest(repository, part)))
  }

  #latest(repository: number, part: Part): Named {
    const shelf = shelfOf(repository, part)
    const known = this.#named.get(shelf)
    if (known) return known
    const bodies = this.#bodies.latest(repository, part, MOST_NAMED)
    const isStored = part === 'facts' || part === 'text' || part === 'links'
    const named = new Named(bodies, isStored ? this.#stored.latest(repository, part, MOST_NAMED) : [])
    this.#named.set(shelf, named)
    return named
  }
}

export type Held = { readonly [P in Part]: ReadonlyMap<Id, OpenedParts[P]> } & {
  readonly stored: { readonly [P in keyof StoredParts]: ReadonlyMap<Id, Stored> }
  /** The ids in the form that statements take. */
  readonly parameters: Readonly<Record<`held_${Part}`, string>>
}

function heldOf(sql: string, named: (part: Part) => Named): Held {
  const of = PARTS.map((part) => (sql.includes(`:held_${part}`) ? named(part) : NOTHING))
  const [facts, text, links, segment, vectors] = of as [Named, Named, Named, Named, Named]
  return {
    get facts() {
      return facts.bodies
    },
    get text() {
      return text.bodies
    },
    get links() {
      return links.bodies
    },
    get segment() {
      return segment.bodies
    },
    get vectors() {
      return vectors.bodies
    },
    stored: {
      get facts() {
        return facts.stored
      },
      get text() {
        return text.stored
      },
      get links() {
        return links.stored
      },
    },
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

const BUCKETS = 64

/** JSON buckets by the remainder of the id, each id between commas: `[null,",1,65,",",2,"]`. */
function idsOf(...lists: readonly (readonly Kept<unknown>[])[]): string {
  const buckets: string[] = []
  const seen = new Set<Id>()
  for (const list of lists)
    for (const { id, text } of list) {
      if (seen.has(id)) continue
      seen.add(id)
      buckets[id % BUCKETS] = `${buckets[id % BUCKETS] ?? ','}${text},`
    }
  return JSON.stringify(buckets)
}

/**
 * Whether a row's body has to be sent. Each row is checked against a few ids: searching one long string would take most
 * of a statement's time, and a table of ids would be billed row by row.
 */
export const notHeld = (id: string, part: Part): string =>
  `coalesce(instr(:held_${part} ->> (${id} % ${BUCKETS}), ',' || ${id} || ','), 0) = 0`

const NOTHING = new Named([], [])
