/**
 * Where a text says which word. A text is cut once, identifier by identifier; after that a search looks its few terms up and
 * reads nothing.
 *
 * Terms are kept as numbers that follow from their letters, 53 bits of them, so nothing has to be agreed on between texts. What an
 * identifier is cut into is remembered, since code says the same few thousand identifiers over and over.
 */
import { termsOf } from '../../contract/words.ts'
import { lowerBound } from '../lower-bound.ts'

export interface Places {
  /** Of the text. */
  readonly lines: number
  /** Ascending, one for each time that the term stands there; 1-based. */
  of(term: number): ArrayLike<number>
  /** Whether it stands on any of these lines, both inclusive. */
  says(term: number, first: number, last: number): boolean
  /** How many terms stand on these lines, both inclusive. */
  termsBetween(first: number, last: number): number
  /** Roughly what is kept. */
  readonly bytes: number
}

/** A term of the text at hand, and how often it has been there so far. */
interface Term {
  readonly key: number
  text: number
  number: number
}

const REMEMBERED = 50_000
const remembered = new Map<string, readonly Term[]>()
const interned = new Map<string, Term>()
let texts = 0

/** Of the text at hand: the number of each term in turn, and its line. */
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
  if (remembered.size >= REMEMBERED || interned.size >= REMEMBERED) {
    remembered.clear()
    interned.clear()
  }
  texts++
  /** By a term's number in this text. */
  const keys: number[] = []
  const counts: number[] = []
  const before = [0, 0]
  let total = 0
  const take = (identifier: string): void => {
    const line = before.length - 1
    for (const term of partsOf(identifier)) {
      if (term.text !== texts) {
        term.text = texts
        term.number = keys.push(term.key) - 1
        counts.push(0)
      }
      counts[term.number] = (counts[term.number] as number) + 1
      if (total === numbers.length) [numbers, linesOfTerms] = [grown(numbers), grown(linesOfTerms)]
      numbers[total] = term.number
      linesOfTerms[total++] = line
    }
  }
  cut(text, take, () => before.push(total))
  const lines = before.length - 1
  before.push(total)
  return packed(keys, counts, Uint32Array.from(before), lines)
}

const grown = (from: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> => {
  const to = new Uint32Array(from.length * 2)
  to.set(from)
  return to
}

/** The places of each term together, terms in the order of their keys. */
function packed(keys: readonly number[], counts: readonly number[], before: Uint32Array, lines: number): Places {
  const order = [...keys.keys()].sort((a, b) => (keys[a] as number) - (keys[b] as number))
  const sorted = Float64Array.from(order, (number) => keys[number] as number)
  const from = new Uint32Array(order.length + 1)
  const next = new Uint32Array(order.length)
  for (const [at, number] of order.entries()) {
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

function partsOf(identifier: string): readonly Term[] {
  let parts = remembered.get(identifier)
  if (!parts) {
    parts = termsOf(identifier).map((text) => {
      let term = interned.get(text)
      if (!term) {
        term = { key: termKey(text), text: 0, number: 0 }
        interned.set(text, term)
      }
      return term
    })
    remembered.set(identifier, parts)
  }
  return parts
}

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

/** Identifiers and numbers in turn. A word may hold digits; a number holds nothing else. */
function cut(text: string, take: (identifier: string) => void, endLine: () => void): void {
  let begun = -1
  let number = false
  for (let unit = 0; unit < text.length; unit++) {
    const code = text.charCodeAt(unit)
    const wide = code >= 0xd800 && code < 0xdc00
    const kind = code < 128 ? (KIND[code] as number) : kindOf(wide ? (text.codePointAt(unit) as number) : code)
    if (begun >= 0 && (kind === 0 || kind === 3 || (number && kind === 1))) {
      take(text.slice(begun, unit))
      begun = -1
    }
    if (begun < 0 && (kind === 1 || kind === 2)) {
      begun = unit
      number = kind === 2
    }
    if (kind === 3) endLine()
    if (wide && code !== text.codePointAt(unit)) unit++
  }
  if (begun >= 0) take(text.slice(begun))
}
