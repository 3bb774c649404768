/**
 * Finds identifiers and numbers in a text, each with a hash, so that no string is cut out to be looked up.
 *
 * The loop reads numbers from arrays, and makes calls only for a character that is new. Over strings, V8 would discard
 * its optimised code for each new string representation; with the look-up inlined, each compilation would take long.
 */

const OTHER = 1
const LETTER = 2
const DIGIT = 3
/** The class of a UTF-16 unit in the contract's IDENTIFIER; 0 until it is first seen. */
const CLASS = new Uint8Array(65_536)
function classify(unit: number): number {
  const character = String.fromCharCode(unit)
  const found = /[\p{L}_$]/u.test(character) ? LETTER : /\p{N}/u.test(character) ? DIGIT : OTHER
  CLASS[unit] = found
  return found
}

/** Longer runs are data, as in the contract. */
const LONGEST = 64

/** Number of runs found at a time. */
const MOST = 4096

/** Runs of a text in columns, `count` of them. A run is identified by its two 32-bit hashes alone. */
export class Runs {
  readonly start = new Int32Array(MOST)
  readonly end = new Int32Array(MOST)
  readonly one = new Int32Array(MOST)
  readonly other = new Int32Array(MOST)
  count = 0

  /** Finds the next runs of more than one character in the first `length` units. Returns where to continue. */
  find(units: Uint16Array, length: number, from: number): number {
    const { start, end: ends, one: ones, other: others } = this
    let count = 0
    let at = from
    while (at < length && count < MOST) {
      const unit = units[at] as number
      const kind = CLASS[unit] || classify(unit)
      if (kind === OTHER) {
        at++
        continue
      }
      let end = at
      let one = 0x811c9dc5
      let other = 0
      for (let next = unit; ; ) {
        one = Math.imul(one ^ next, 0x01000193)
        other = (Math.imul(other, 31) + next) | 0
        if (++end >= length) break
        next = units[end] as number
        const of = CLASS[next] || classify(next)
        if (of === OTHER || (kind === DIGIT && of !== DIGIT)) break
      }
      if (end - at > 1 && end - at <= LONGEST) {
        start[count] = at
        ends[count] = end
        ones[count] = one
        others[count] = other
        count++
      }
      at = end
    }
    this.count = count
    return at
  }
}
