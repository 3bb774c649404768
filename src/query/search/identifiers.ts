/**
 * What identifiers are cut into, remembered: code says the same few thousand over and over, so a text is read without making a
 * string of any that has been there before.
 *
 * Identifiers are told apart by their units, never by a hash alone: texts of several repositories meet here. They are copied,
 * because a piece of a text keeps the whole text in memory.
 */
import { termsOf } from '../../contract/words.ts'

/** Identifiers, or terms. A repository of 15 MB has some 75,000 identifiers. */
const MOST = 100_000
const SLOTS = 2 ** 18
/** Whoever chooses identifiers by their hash gets them cut anew each time, and nobody else waits. */
const MOST_STEPS = 32
/** Longer ones are data, and have no terms: the contract ends words before that. */
const LONGEST = 80

export class Identifiers {
  /** Of each term its key. */
  keys: number[] = []
  /** Numbers of the terms of all identifiers, one after the other. */
  terms = new Int32Array(2 ** 12)
  /** By identifier: where its terms begin; those of the next begin where they end. */
  begins = new Int32Array(2 ** 12)
  /** One more than an identifier's number; 0 is free. */
  readonly #slots = new Int32Array(SLOTS)
  readonly #numbers = new Map<string, number>()
  readonly #keyOf: (term: string) => number
  /** So that nobody knows which hashes meet. */
  readonly seed = Math.floor(Math.random() * 2 ** 32) | 0
  #hashes = new Int32Array(2 ** 12)
  #units = new Uint16Array(2 ** 12)
  /** By identifier: where its units begin. */
  #starts = new Int32Array(2 ** 12)
  #size = 0

  constructor(keyOf: (term: string) => number) {
    this.#keyOf = keyOf
  }

  /** Between two texts: numbers of before mean nothing afterwards. */
  get isFull(): boolean {
    return this.#size >= MOST || this.keys.length >= MOST
  }

  /** The number of the identifier in these units of a text, if it is known, or -1. `hash`: of the units, begun with the seed. */
  find(units: Uint16Array, from: number, to: number, hash: number): number {
    const slots = this.#slots
    for (let step = 0, slot = slotOf(hash); step < MOST_STEPS; step++, slot = (slot + 1) % SLOTS) {
      const number = (slots[slot] as number) - 1
      if (number < 0) return -1
      if (this.#hashes[number] === hash && this.#is(number, units, from, to)) return number
    }
    return -1
  }

  /** Numbers of its terms; it is known from now on, where there is room. */
  add(units: Uint16Array, from: number, to: number, hash: number): readonly number[] {
    const own = units.subarray(from, to)
    // Copied: a piece of a text would keep the whole text in memory.
    const numbers = own.length > LONGEST ? [] : termsOf(String.fromCharCode(...own)).map((term) => this.#numberOf(term))
    if (own.length <= LONGEST && this.#size < MOST) this.#remember(own, hash, numbers)
    return numbers
  }

  #is(number: number, units: Uint16Array, from: number, to: number): boolean {
    const start = this.#starts[number] as number
    if ((this.#starts[number + 1] as number) - start !== to - from) return false
    const known = this.#units
    for (let at = from, own = start; at < to; at++, own++) if (known[own] !== units[at]) return false
    return true
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    const number = this.keys.push(this.#keyOf(term)) - 1
    this.#numbers.set(term, number)
    return number
  }

  #remember(units: Uint16Array, hash: number, terms: readonly number[]): void {
    let slot = slotOf(hash)
    for (let step = 1; this.#slots[slot] !== 0; step++, slot = (slot + 1) % SLOTS) if (step === MOST_STEPS) return
    const number = this.#size++
    this.#slots[slot] = this.#size
    if (number + 2 > this.#hashes.length) {
      this.#hashes = grown(this.#hashes)
      this.#starts = grown(this.#starts)
      this.begins = grown(this.begins)
    }
    const start = this.#starts[number] as number
    const begin = this.begins[number] as number
    while (start + units.length > this.#units.length) this.#units = grown(this.#units)
    while (begin + terms.length > this.terms.length) this.terms = grown(this.terms)
    this.#hashes[number] = hash
    this.#units.set(units, start)
    this.#starts[number + 1] = start + units.length
    this.terms.set(terms, begin)
    this.begins[number + 1] = begin + terms.length
  }
}

const slotOf = (hash: number): number => (hash ^ (hash >>> 15)) & (SLOTS - 1)

export function grown<A extends Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>>(
  from: A,
): A {
  const to = new (from.constructor as new (length: number) => A)(from.length * 2)
  to.set(from)
  return to
}
