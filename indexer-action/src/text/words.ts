/**
 * The word index of a batch: which of its files contain which term, and how often (src/contract/words.ts).
 *
 * Every character of a repository passes through here, so identifiers are numbered once and counted as numbers; the
 * terms of an identifier are computed when it is first seen.
 */
import { packWords, type TermPostings } from '../../../src/contract/word-blocks.ts'
import { FIELD_WEIGHT, MOST_COUNT, termsOf, type WordIndex } from '../../../src/contract/words.ts'
import { Runs } from './runs.ts'
import { unitsOf } from './units.ts'

/** The terms of one file as numbers of the batch's vocabulary. */
export interface FileWords {
  readonly terms: Uint32Array
  readonly counts: Uint8Array
  /** Sum of the weighted counts. */
  readonly length: number
}

/**
 * Beyond this number, identifiers are forgotten between batches: minified and generated names are many and never recur.
 */
const MOST_IDENTIFIERS = 400_000

/** V8 copies slices shorter than this. */
const SHORTEST_SLICE = 13

export class Vocabulary {
  readonly #identifiers = new Identifiers()
  readonly #runs = new Runs()
  /** The numbers of each identifier's terms. */
  #parts: number[][] = []
  #terms: string[] = []
  #numbers = new Map<string, number>()
  /** For the current file. */
  #identifierCounts = new Uint32Array(65_536)
  #termCounts = new Uint32Array(65_536)

  /** For a file whose text is data, only its path and named symbols are counted. */
  count(file: { path: string; text: string; names: Iterable<string>; isData: boolean }): FileWords {
    const touched: number[] = []
    const add = (text: string, weight: number): void => this.#scan(text, weight, touched)
    if (!file.isData) add(file.text, FIELD_WEIGHT.body)
    add(file.path, FIELD_WEIGHT.path)
    add([...file.names].join('\n'), FIELD_WEIGHT.name)

    const terms: number[] = []
    if (this.#termCounts.length < this.#terms.length) this.#termCounts = new Uint32Array(this.#terms.length * 2)
    for (const identifier of touched) {
      const count = this.#identifierCounts[identifier] as number
      this.#identifierCounts[identifier] = 0
      for (const term of this.#parts[identifier] as number[]) {
        const before = this.#termCounts[term] as number
        if (before === 0) terms.push(term)
        this.#termCounts[term] = before + count
      }
    }
    const own = Uint32Array.from(terms)
    const counts = new Uint8Array(own.length)
    let length = 0
    for (let at = 0; at < own.length; at++) {
      const term = own[at] as number
      const count = this.#termCounts[term] as number
      this.#termCounts[term] = 0
      counts[at] = Math.min(MOST_COUNT, count)
      length += count
    }
    return { terms: own, counts, length }
  }

  #scan(text: string, weight: number, touched: number[]): void {
    const units = unitsOf(text)
    const runs = this.#runs
    for (let from = 0; from < text.length; ) {
      from = runs.find(units, text.length, from)
      const { start, end, one, other } = runs
      const unknown: number[] = []
      for (let run = 0; run < runs.count; run++) {
        const identifier = this.#identifiers.find(one[run] as number, other[run] as number)
        if (identifier >= 0) this.#count(identifier, weight, touched)
        else unknown.push(run)
      }
      for (const run of unknown) {
        const [first, second] = [one[run] as number, other[run] as number]
        const known = this.#identifiers.find(first, second)
        this.#count(known >= 0 ? known : this.#add(text.slice(start[run], end[run]), first, second), weight, touched)
      }
    }
  }

  #count(identifier: number, weight: number, touched: number[]): void {
    const before = this.#identifierCounts[identifier] as number
    if (before === 0) touched.push(identifier)
    this.#identifierCounts[identifier] = before + weight
  }

  #add(name: string, one: number, other: number): number {
    const number = this.#identifiers.add(one, other)
    this.#parts.push(termsOf(name).map((term) => this.#term(term)))
    if (number >= this.#identifierCounts.length) {
      const grown = new Uint32Array(number * 2)
      grown.set(this.#identifierCounts)
      this.#identifierCounts = grown
    }
    return number
  }

  #term(term: string): number {
    let number = this.#numbers.get(term)
    if (number === undefined) {
      number = this.#terms.length
      // A slice keeps the text it was cut from in memory, so a copy is stored. Short slices are copies already.
      const own = term.length < SHORTEST_SLICE ? term : Buffer.from(term).toString()
      this.#terms.push(own)
      this.#numbers.set(own, number)
    }
    return number
  }

  /** The index of a batch, by ordinal. Word numbers from before this call are invalid after it. */
  pack(files: readonly FileWords[]): WordIndex {
    const starts = new Uint32Array(this.#terms.length + 1)
    for (const { terms } of files) for (const term of terms) starts[term + 1] = (starts[term + 1] as number) + 1
    const used: number[] = []
    for (let term = 0; term < this.#terms.length; term++) {
      if (starts[term + 1] !== 0) used.push(term)
      starts[term + 1] = (starts[term + 1] as number) + (starts[term] as number)
    }
    const total = starts[this.#terms.length] as number
    const ordinals = new Uint16Array(total)
    const counts = new Uint8Array(total)
    const filled = starts.slice()
    for (const [ordinal, file] of files.entries()) {
      for (let at = 0; at < file.terms.length; at++) {
        const term = file.terms[at] as number
        const to = filled[term] as number
        filled[term] = to + 1
        ordinals[to] = ordinal
        counts[to] = file.counts[at] as number
      }
    }
    const words = this.#terms
    used.sort((a, b) => ((words[a] as string) < (words[b] as string) ? -1 : 1))
    function* postings(): Generator<TermPostings> {
      for (const term of used) {
        const [from, to] = [starts[term] as number, starts[term + 1] as number]
        yield {
          term: words[term] as string,
          ordinals: ordinals.subarray(from, to),
          counts: counts.subarray(from, to),
        }
      }
    }
    const blocks = packWords(
      postings(),
      files.map((file) => file.length),
    )
    if (this.#parts.length > MOST_IDENTIFIERS) this.#forget()
    return blocks.map(({ first, data }) => ({ first, data: Buffer.from(data).toString('base64') }))
  }

  #forget(): void {
    this.#identifiers.clear()
    this.#numbers.clear()
    this.#parts = []
    this.#terms = []
  }
}

/**
 * Numbers for identifiers, looked up by two 32-bit hashes that are computed during the scan, so no string is cut out.
 * Two identifiers with the same hashes would be counted as one, which only affects ranking.
 */
class Identifiers {
  #slots = new Int32Array(1 << 16)
  #one = new Int32Array(1 << 15)
  #other = new Int32Array(1 << 15)
  #size = 0

  /** -1 if it has none. */
  find(one: number, other: number): number {
    const mask = this.#slots.length - 1
    for (let at = (one ^ (other >>> 9)) & mask; ; at = (at + 1) & mask) {
      const number = (this.#slots[at] as number) - 1
      if (number < 0 || (this.#one[number] === one && this.#other[number] === other)) return number
    }
  }

  add(one: number, other: number): number {
    if (this.#size === this.#one.length) this.#grow()
    const number = this.#size++
    this.#one[number] = one
    this.#other[number] = other
    this.#place(number)
    return number
  }

  clear(): void {
    this.#slots.fill(0)
    this.#size = 0
  }

  #place(number: number): void {
    const mask = this.#slots.length - 1
    let at = ((this.#one[number] as number) ^ ((this.#other[number] as number) >>> 9)) & mask
    while (this.#slots[at] !== 0) at = (at + 1) & mask
    this.#slots[at] = number + 1
  }

  #grow(): void {
    const twice = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const grown = new Int32Array(old.length * 2)
      grown.set(old)
      return grown
    }
    this.#one = twice(this.#one)
    this.#other = twice(this.#other)
    this.#slots = new Int32Array(this.#slots.length * 2)
    for (let number = 0; number < this.#size; number++) this.#place(number)
  }
}
