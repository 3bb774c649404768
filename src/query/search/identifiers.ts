/**
 * Caches the terms of identifiers. Code repeats the same few thousand identifiers, so a text can be read without creating a
 * string for any that occurred before.
 *
 * Identifiers are compared by their code units, never by a hash alone, because texts of several repositories share the cache. They are copied,
 * because a substring keeps the whole text in memory.
 */
import { termsOf } from '../../contract/words.ts'

/** Identifiers, or terms. A repository of 15 MB has some 75,000 identifiers. */
const MOST = 100_000
const SLOTS = 2 ** 18
/** The most probes of a lookup. Someone who chooses identifiers with colliding hashes only makes their own lookups miss. */
const MOST_STEPS = 32
/** Longer identifiers are data and have no terms; the contract cuts words shorter than that. */
const LONGEST = 80

export class Identifiers {
  /** The key of each term. */
  keys: number[] = []
  /** Term numbers of all identifiers, one identifier after the other. */
  terms = new Int32Array(2 ** 12)
  /** By identifier: where its terms begin. They end where those of the next begin. */
  begins = new Int32Array(2 ** 12)
  /** Hash table of identifier numbers plus one; 0 marks a free slot. */
  readonly #slots = new Int32Array(SLOTS)
  readonly #numbers = new Map<string, number>()
  readonly #keyOf: (term: string) => number
  /** Random seed, so that nobody can predict which hashes collide. */
  readonly seed = Math.floor(Math.random() * 2 ** 32) | 0
  #hashes = new Int32Array(2 ** 12)
  #units = new Uint16Array(2 ** 12)
  /** By identifier: where its code units begin. */
  #starts = new Int32Array(2 ** 12)
  #size = 0

  constructor(keyOf: (term: string) => number) {
    this.#keyOf = keyOf
  }

  /** Call between two texts only: earlier numbers are invalid afterwards. */
  get isFull(): boolean {
    return this.#size >= MOST || this.keys.length >= MOST
  }

  /** The number of the identifier with these code units, or -1 if it is unknown. `hash`: of the units, starting from the seed. */
  find(units: Uint16Array, from: number, to: number, hash: number): number {
    const slots = this.#slots
    for (let step = 0, slot = slotOf(hash); step < MOST_STEPS; step++, slot = (slot + 1) % SLOTS) {
      const number = (slots[slot] as number) - 1
      if (number < 0) return -1
      if (this.#hashes[number] === hash && this.#is(number, units, from, to)) return number
    }
    return -1
  }

  /** Adds an identifier if there is room, and returns the numbers of its terms. */
  add(units: Uint16Array, from: number, to: number, hash: number): readonly number[] {
    const own = units.subarray(from, to)
    // Copied, because a substring would keep the whole text in memory.
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
