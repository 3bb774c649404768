/**
 * A block of a segment's trigram postings, as the contract defines it. The position of each key is found once and kept
 * with the bytes; the files of a key are read on demand.
 */
import type { Id } from '../../contract/ids.ts'
import { Varints } from '../../contract/word-blocks.ts'
import { lowerBound } from '../indexed/lower-bound.ts'
import type { PostingsBlock } from '../ports.ts'

export class TrigramBlock implements PostingsBlock {
  readonly segment: Id
  readonly #data: Uint8Array
  /** Ascending; and where the number of each one's files stands. */
  readonly #keys: Uint32Array
  readonly #places: Uint32Array

  constructor(segment: Id, first: number, data: Uint8Array) {
    this.segment = segment
    this.#data = data
    const keys: number[] = []
    const places: number[] = []
    const from = new Varints(data)
    for (let key = first; from.more; ) {
      key += from.next()
      keys.push(key)
      places.push(from.at)
      from.skip(from.next())
    }
    this.#keys = Uint32Array.from(keys)
    this.#places = Uint32Array.from(places)
  }

  /** What it takes to keep it. */
  get bytes(): number {
    return this.#data.length + 8 * this.#keys.length + 200
  }

  of(key: number): number[] | undefined {
    const at = lowerBound(this.#keys, key)
    if (this.#keys[at] !== key) return undefined
    const from = new Varints(this.#data)
    from.at = this.#places[at] as number
    const ordinals: number[] = []
    let ordinal = -1
    for (let left = from.next(); left > 0 && from.more; left--) {
      ordinal += from.next()
      ordinals.push(ordinal)
    }
    return ordinals
  }
}
