/**
 * A block of a segment's word postings in the contract's layout. The positions of the terms are found once and kept with the bytes;
 * a term's files are read on demand.
 */
import type { Id } from '../../contract/ids.ts'
import { readLengths, Varints } from '../../contract/word-blocks.ts'
import type { TermPostings, WordPostings } from '../ports.ts'

export class WordBlock implements WordPostings {
  readonly segment: Id
  readonly lengths: readonly number[] | undefined
  readonly #data: Uint8Array
  /** Offset of each term's file count. */
  readonly #places: ReadonlyMap<string, number>

  constructor(segment: Id, first: string, data: Uint8Array) {
    this.segment = segment
    this.#data = data
    this.lengths = first === '' ? readLengths(data) : undefined
    this.#places = first === '' ? new Map() : placesOf(data)
  }

  /** Memory that the block takes, in bytes. */
  get bytes(): number {
    return this.#data.length + 8 * (this.lengths?.length ?? 0) + 100 * this.#places.size + 200
  }

  has(term: string): boolean {
    return this.#places.has(term)
  }

  terms(): Iterable<string> {
    return this.#places.keys()
  }

  of(term: string): TermPostings | undefined {
    const place = this.#places.get(term)
    if (place === undefined) return undefined
    const from = new Varints(this.#data)
    from.at = place
    const ordinals: number[] = []
    const counts: number[] = []
    let ordinal = -1
    for (let left = from.next(); left > 0 && from.more; left--) {
      ordinal += from.next()
      ordinals.push(ordinal)
      counts.push(from.next())
    }
    return { ordinals, counts }
  }
}

/** Terms are prefix-compressed against their predecessor. All of them are decoded to text at once. */
function placesOf(data: Uint8Array): Map<string, number> {
  const places: number[] = []
  let bytes = new Uint8Array(4 * data.length)
  let begin = 0
  let end = 0
  for (const from = new Varints(data); from.more; ) {
    const shared = from.next()
    const rest = Math.min(from.next(), data.length - from.at)
    if (shared > end - begin) break // not a block that was packed here
    if (end + 1 + shared + rest > bytes.length) {
      const grown = new Uint8Array(2 * (end + 1 + shared + rest))
      grown.set(bytes)
      bytes = grown
    }
    if (places.length > 0) bytes[end++] = LINE_BREAK
    bytes.copyWithin(end, begin, begin + shared)
    begin = end
    bytes.set(data.subarray(from.at, from.at + rest), begin + shared)
    end = begin + shared + rest
    from.at += rest
    places.push(from.at)
    from.skip(2 * from.next())
  }
  const terms = new TextDecoder().decode(bytes.subarray(0, end)).split('\n')
  return new Map(places.map((place, at) => [terms[at] as string, place]))
}

/** No term has one. */
const LINE_BREAK = 10
