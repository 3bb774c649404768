/**
 * Blocks of postings, and rows of a model's word vectors, that this isolate has read recently, so that the next question
 * about the same repository neither fetches nor unpacks them again. As with opened bodies, a block is used only for a row
 * that the caller's own query has just found, and the content under a segment's id or a model's time never changes.
 */
import type { Id } from '../../../contract/ids.ts'
import type { WordBlock } from '../../../query/search/word-block.ts'
import type { TrigramBlock } from '../../../query/text-search/trigram-block.ts'
import type { PostingsKind } from '../postings-packs.ts'

/** Of an isolate's 128 MB. Enough for all of it of about 20 MB of source. */
const MOST_BYTES = 8_000_000

export type First = number | string
export type AnyBlock = TrigramBlock | WordBlock | TermBlock
/** Postings, and the word vectors of a model. */
export type BlockKind = PostingsKind | 'terms'
/** A row of word vectors, as it is stored. `bytes`: the memory that it takes. */
export interface TermBlock {
  readonly first: string
  readonly data: Uint8Array
  readonly bytes: number
}

/**
 * One row of a table of blocks. `segment`: of words of a model, the model's time. `size` is the size of the stored bytes, so
 * that a repacked segment counts as other blocks.
 */
export interface BlockKey {
  readonly segment: Id
  readonly first: First
  readonly size: number
}

interface Kept {
  readonly key: BlockKey
  readonly block: AnyBlock
  readonly bytes: number
  /** The shelf it is on. */
  readonly shelf: string
}

/** Blocks that the database need not send for one question. */
export interface HeldBlocks {
  readonly blocks: ReadonlyMap<string, AnyBlock>
  /** Their names, in the form the statement takes. */
  readonly names: string
}

export const NO_BLOCKS: HeldBlocks = { blocks: new Map(), names: '' }

export class BlockShelves {
  /** All blocks of all repositories, most recently used last. */
  readonly #kept = new Map<string, Kept>()
  /** By repository and kind: the blocks of each segment by their first key. */
  readonly #shelves = new Map<string, Map<Id, BlockKey[]>>()
  #bytes = 0

  /** The blocks held here that could contain these keys, in every known segment. */
  holding(repository: number, kind: BlockKind, keys: readonly First[]): HeldBlocks {
    const shelf = shelfOf(repository, kind)
    const blocks = new Map<string, AnyBlock>()
    for (const known of this.#shelves.get(shelf)?.values() ?? [])
      for (const wanted of keys) {
        const key = known[placeIn(known, wanted) - 1]
        const kept = key && this.#kept.get(`${shelf} ${nameOf(key)}`)
        if (kept) blocks.set(nameOf(key), kept.block)
      }
    return { blocks, names: `\n${[...blocks.keys()].join('\n')}\n` }
  }

  /** Marks it as used, so that it is evicted last. */
  keep(repository: number, kind: BlockKind, key: BlockKey, block: AnyBlock): void {
    const shelf = shelfOf(repository, kind)
    const name = `${shelf} ${nameOf(key)}`
    const before = this.#kept.get(name)
    const kept = before ?? { key, block, bytes: block.bytes, shelf }
    this.#kept.delete(name)
    this.#kept.set(name, kept)
    if (before) return
    this.#bytes += kept.bytes
    const segments = this.#shelves.get(shelf) ?? new Map<Id, BlockKey[]>()
    this.#shelves.set(shelf, segments)
    const known = segments.get(key.segment) ?? []
    segments.set(key.segment, known)
    known.splice(placeIn(known, key.first), 0, key)
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) break
      this.#drop(oldest, kept)
    }
  }

  #drop(name: string, { key, bytes, shelf }: Kept): void {
    this.#kept.delete(name)
    this.#bytes -= bytes
    const segments = this.#shelves.get(shelf)
    const known = segments?.get(key.segment)
    known?.splice(known.indexOf(key), 1)
    if (known?.length === 0) segments?.delete(key.segment)
    if (segments?.size === 0) this.#shelves.delete(shelf)
  }
}

const shelfOf = (repository: number, kind: BlockKind): string => `${repository}/${kind}`

export const nameOf = ({ segment, first, size }: BlockKey): string => `${segment}/${first}/${size}`

/** The columns of a row `b`, without its bytes if it is among the names. */
export const unlessHeld = (segment: string): string => `${segment} AS segment_id, b.first, length(b.data) AS size,
  CASE WHEN instr(:held_blocks, char(10) || ${segment} || '/' || b.first || '/' || length(b.data) || char(10)) = 0
    THEN hex(b.data) END AS data`

/** How many blocks begin at or before it. */
function placeIn(known: readonly BlockKey[], first: First): number {
  let low = 0
  let high = known.length
  while (low < high) {
    const middle = (low + high) >> 1
    const own = (known[middle] as BlockKey).first
    if (own <= first) low = middle + 1
    else high = middle
  }
  return low
}
