/**
 * The positions of words in a text. A text is split once, identifier by identifier. After that a search looks up its few terms and
 * reads nothing.
 *
 * Terms are stored as 53-bit hashes of their letters, so texts need no shared dictionary.
 */
import { Buffer } from 'node:buffer'
import { lowerBound } from '../indexed/lower-bound.ts'
import { grown, Identifiers } from './identifiers.ts'

export interface Places {
  /** Of the whole text. */
  readonly lines: number
  /** 1-based line of each occurrence of the term, ascending. */
  of(term: number): ArrayLike<number>
  /** How often the term occurs. */
  times(term: number): number
  /** Whether the term occurs on any of these lines, both inclusive. */
  says(term: number, first: number, last: number): boolean
  /** How many terms stand on these lines, both inclusive. */
  termsBetween(first: number, last: number): number
  /** Roughly what is kept. */
  readonly bytes: number
}

let known: Identifiers | undefined

/** Of the text at hand: by a term's number among all, the text in which it was last, and its number in that one. */
let textOf = new Uint32Array(4096)
let numberIn = new Uint32Array(4096)
let texts = 0
/** The number of each term in turn, and its line. */
let numbers = new Uint32Array(4096)
let linesOfTerms = new Uint32Array(4096)

export function termKey(term: string): number {
  let low = 0x811c9dc5
  let high = 0x2545f491
  for (let at = 0; at < term.length; at++) {
    const unit = term.charCodeAt(at)
    low = Math.imul(low ^ unit, 0x01000193)
    high = (Math.imul(high, 31) + unit) | 0
    high ^= high >>> 15
  }
  return (high & 0x1f_ffff) * 2 ** 32 + (low >>> 0)
}

export function readPlaces(text: string): Places {
  if (!known || known.isFull) {
    known = new Identifiers(termKey)
    textOf.fill(0)
  }
  const identifiers = known
  texts++
  const units = unitsOf(text)
  /** By a term's number in this text. */
  const keys: number[] = []
  const counts: number[] = []
  const before = [0, 0]
  let total = 0
  const take = (term: number, line: number): void => {
    while (term >= textOf.length) [textOf, numberIn] = [grown(textOf), grown(numberIn)]
    if (textOf[term] !== texts) {
      textOf[term] = texts
      numberIn[term] = keys.push(identifiers.keys[term] as number) - 1
      counts.push(0)
    }
    const number = numberIn[term] as number
    counts[number] = (counts[number] as number) + 1
    if (total === numbers.length) [numbers, linesOfTerms] = [grown(numbers), grown(linesOfTerms)]
    numbers[total] = number
    linesOfTerms[total++] = line
  }
  const found = (from: number, to: number, hash: number): void => {
    const line = before.length - 1
    const identifier = identifiers.find(units, from, to, hash)
    if (identifier < 0) {
      for (const term of identifiers.add(units, from, to, hash)) take(term, line)
      return
    }
    const { terms, begins } = identifiers
    for (let at = begins[identifier] as number; at < (begins[identifier + 1] as number); at++)
      take(terms[at] as number, line)
  }
  cut(text, units, identifiers.seed, found, () => before.push(total))
  const lines = before.length - 1
  before.push(total)
  return packed(keys, counts, Uint32Array.from(before), lines)
}

/** The places of each term together, terms in the order of their keys. */
function packed(keys: readonly number[], counts: readonly number[], before: Uint32Array, lines: number): Places {
  const sorted = Float64Array.from(keys).sort()
  const order = new Uint32Array(keys.length)
  for (let number = 0; number < keys.length; number++) order[lowerBound(sorted, keys[number] as number)] = number
  const from = new Uint32Array(keys.length + 1)
  const next = new Uint32Array(keys.length)
  for (let at = 0; at < keys.length; at++) {
    const number = order[at] as number
    next[number] = from[at] as number
    from[at + 1] = (from[at] as number) + (counts[number] as number)
  }
  const total = from.at(-1) as number
  const places = lines < 2 ** 16 ? new Uint16Array(total) : new Uint32Array(total)
  for (let at = 0; at < total; at++) {
    const number = numbers[at] as number
    const to = next[number] as number
    places[to] = linesOfTerms[at] as number
    next[number] = to + 1
  }
  const of = (term: number): ArrayLike<number> => {
    const at = lowerBound(sorted, term)
    return sorted[at] === term ? places.subarray(from[at], from[at + 1]) : NONE
  }
  return {
    lines,
    bytes: 200 + sorted.byteLength + from.byteLength + places.byteLength + before.byteLength,
    of,
    times(term) {
      const at = lowerBound(sorted, term)
      return sorted[at] === term ? (from[at + 1] as number) - (from[at] as number) : 0
    },
    says(term, first, last) {
      const own = of(term)
      return (own[lowerBound(own, first)] ?? Number.POSITIVE_INFINITY) <= last
    },
    termsBetween(first, last) {
      const end = Math.min(last, lines)
      return end < first ? 0 : (before[end + 1] as number) - (before[first] as number)
    },
  }
}

const NONE: readonly number[] = []

/** Of each unit of ASCII: 1 begins or continues an identifier, 2 is a digit, 3 ends a line. */
const KIND = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit)
  return /[A-Za-z_$]/.test(character) ? 1 : /\d/.test(character) ? 2 : character === '\n' ? 3 : 0
})
const kinds = new Map<number, number>()

/** The same for what is beyond ASCII. */
function kindOf(point: number): number {
  let kind = kinds.get(point)
  if (kind === undefined) {
    const character = String.fromCodePoint(point)
    kind = /\p{L}/u.test(character) ? 1 : /\p{N}/u.test(character) ? 2 : 0
    kinds.set(point, kind)
  }
  return kind
}

/** As numbers side by side, which are read faster than a string's. */
function unitsOf(text: string): Uint16Array {
  const bytes = Buffer.from(text, 'utf16le')
  return new Uint16Array(bytes.buffer, bytes.byteOffset, text.length)
}

/** Identifiers and numbers in turn, each with a hash of its units. A word may hold digits; a number holds nothing else. */
function cut(
  text: string,
  units: Uint16Array,
  seed: number,
  take: (from: number, to: number, hash: number) => void,
  endLine: () => void,
): void {
  for (let unit = 0; unit < units.length; ) {
    const first = units[unit] as number
    const begins = first < 128 ? (KIND[first] as number) : kindAt(text, unit)
    const from = unit
    unit += first < 128 ? 1 : unitsAt(text, unit)
    if (begins === 3) endLine()
    if (begins === 0 || begins === 3) continue
    let hash = Math.imul(seed ^ first, 0x01000193)
    while (unit < units.length) {
      const code = units[unit] as number
      const kind = code < 128 ? (KIND[code] as number) : kindAt(text, unit)
      if (kind === 0 || kind === 3 || (kind === 1 && begins === 2)) break
      hash = Math.imul(hash ^ code, 0x01000193)
      unit += code < 128 ? 1 : unitsAt(text, unit)
    }
    take(from, unit, hash)
  }
}

const kindAt = (text: string, unit: number): number => {
  const code = text.charCodeAt(unit)
  // The second half of a pair that has no first one stands for itself.
  return kindOf(code >= 0xd800 && code < 0xdc00 ? (text.codePointAt(unit) as number) : code)
}

const unitsAt = (text: string, unit: number): number => ((text.codePointAt(unit) as number) > 0xffff ? 2 : 1)
