/**
 * Ranks for sparse columns: for each row and column, how many earlier rows have a value, which is the index of the
 * row's own value in that column's list. A bit set says which values a row has.
 */
const BITS = 12
/** Counts are stored for every STEP-th row, and counted on from there. */
const STEP = 32

export class Ranks {
  readonly #has: ArrayLike<number>
  /** BITS counts for every STEP-th row. */
  readonly #counted: Uint32Array

  constructor(has: ArrayLike<number>) {
    this.#has = has
    this.#counted = new Uint32Array((Math.floor(has.length / STEP) + 1) * BITS)
    const ranks = Ranks.none()
    for (let at = 0; at < has.length; at++) {
      if (at % STEP === 0) this.#counted.set(ranks, (at / STEP) * BITS)
      Ranks.pass(ranks, has[at] as number)
    }
  }

  /** Counts by bit. */
  at(row: number): Uint32Array {
    const begin = Math.floor(row / STEP)
    const ranks = this.#counted.slice(begin * BITS, (begin + 1) * BITS)
    for (let at = begin * STEP; at < row; at++) Ranks.pass(ranks, this.#has[at] as number)
    return ranks
  }

  /** Counts before the first row. */
  static none(): Uint32Array {
    return new Uint32Array(BITS)
  }

  /** Advances to the next row. */
  static pass(ranks: Uint32Array, has: number): void {
    for (let left = has; left > 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left)
      ranks[bit] = (ranks[bit] as number) + 1
    }
  }
}
