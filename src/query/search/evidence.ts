/**
 * Reads one candidate file for the terms of one query: how often each stands where.
 *
 * Only the query's terms are counted. A file is gone through once, identifier by identifier, and what an identifier is cut into
 * is remembered, since code says the same few thousand identifiers over and over.
 */

import type { ChunkSpan } from '../../contract/file.ts'
import type { SymbolFact } from '../../contract/symbols.ts'
import { termsOf } from '../../contract/words.ts'
import { lowerBound } from '../lower-bound.ts'

export interface SearchableFile {
  path: string
  text: string
  symbols: readonly SymbolFact[]
  chunks: readonly ChunkSpan[]
}

/** Counts of the query's terms, and how long the thing is in terms. */
export interface Counts {
  counts: Map<string, number>
  length: number
}

export interface Passage extends Counts {
  start: number
  end: number
  /** Index of the symbol whose span it is. */
  symbol?: number
}

export interface FileEvidence {
  file: Counts
  names: Counts
  comments: Counts
  path: Counts
  stem: Counts
  /** Only those that have a term; `windows` is how many there are in all. */
  passages: Passage[]
  windows: number
}

/** Passages are chunks; longer ones are cut into overlapping windows, so that length does not dilute a match. */
const WINDOW = 40
const STEP = 20

const REMEMBERED = 50_000
const remembered = new Map<string, readonly string[]>()

function terms(identifier: string): readonly string[] {
  let known = remembered.get(identifier)
  if (!known) {
    known = termsOf(identifier)
    if (remembered.size >= REMEMBERED) remembered.clear()
    remembered.set(identifier, known)
  }
  return known
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

export function gatherEvidence(file: SearchableFile, wanted: ReadonlyMap<string, number>): FileEvidence {
  const base = file.path.slice(file.path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  const lines = readLines(file.text, wanted)
  const evidence: FileEvidence = {
    file: lines.between(1, lines.count),
    names: count(file.symbols.map((symbol) => symbol.name).join(' '), wanted),
    comments: { counts: new Map(), length: 0 },
    path: count(file.path, wanted),
    stem: count(base, wanted),
    passages: [],
    windows: 0,
  }
  for (const symbol of file.symbols) if (symbol.doc) add(evidence.comments, lines.between(symbol.doc[0], symbol.doc[1]))
  const spans = file.chunks.length > 0 ? file.chunks : [{ type: 'file' as const, start: 1, end: lines.count }]
  for (const span of spans) {
    for (let start = span.start; start <= span.end; start += STEP) {
      const end = Math.min(span.end, start + WINDOW - 1)
      evidence.windows++
      if (lines.some(start, end)) {
        const passage: Passage = { start, end, ...lines.between(start, end) }
        if (span.symbol !== undefined) passage.symbol = span.symbol
        evidence.passages.push(passage)
      }
      if (end === span.end) break
    }
  }
  return evidence
}

/** A text by its lines: how long each is in terms, and which of the wanted ones stand there. Few lines have any. */
interface Lines {
  readonly count: number
  /** 1-based, both inclusive. */
  some(start: number, end: number): boolean
  between(start: number, end: number): Counts
}

function readLines(text: string, wanted: ReadonlyMap<string, number>): Lines {
  const known = new Map<string, Cut>()
  /** Terms before each line, and on which lines wanted ones stand: one entry a place, in order. */
  const before = [0, 0]
  const at: number[] = []
  const what: string[] = []
  let total = 0
  let begun = -1
  let number = false
  const finish = (end: number) => {
    const own = cutOf(text.slice(begun, end), wanted, known)
    begun = -1
    for (const term of own.wanted) {
      at.push(before.length - 1)
      what.push(term)
    }
    total += own.length
  }
  for (let unit = 0; unit < text.length; unit++) {
    const code = text.charCodeAt(unit)
    const wide = code >= 0xd800 && code < 0xdc00
    const kind = code < 128 ? (KIND[code] as number) : kindOf(wide ? (text.codePointAt(unit) as number) : code)
    // A word may hold digits; a number holds nothing else.
    if (begun >= 0 && (kind === 0 || kind === 3 || (number && kind === 1))) finish(unit)
    if (begun < 0 && (kind === 1 || kind === 2)) {
      begun = unit
      number = kind === 2
    }
    if (kind === 3) before.push(total)
    if (wide && code !== text.codePointAt(unit)) unit++
  }
  if (begun >= 0) finish(text.length)
  const lines = before.length - 1
  before.push(total)
  /** Index of the first place on this line or after it. */
  const from = (line: number): number => lowerBound(at, line)
  return {
    count: lines,
    some: (start, end) => (at[from(start)] ?? Number.POSITIVE_INFINITY) <= end,
    between(start, end) {
      const counts = new Map<string, number>()
      for (let place = from(start); place < at.length && (at[place] as number) <= end; place++)
        counts.set(what[place] as string, (counts.get(what[place] as string) ?? 0) + 1)
      const last = Math.min(end, lines)
      return { counts, length: last < start ? 0 : (before[last + 1] as number) - (before[start] as number) }
    },
  }
}

/** What an identifier is cut into: how many terms, and the wanted among them. */
interface Cut {
  readonly length: number
  readonly wanted: readonly string[]
}

function cutOf(identifier: string, wanted: ReadonlyMap<string, number>, known: Map<string, Cut>): Cut {
  let cut = known.get(identifier)
  if (!cut) {
    const parts = terms(identifier)
    cut = { length: parts.length, wanted: parts.filter((part) => wanted.has(part)) }
    known.set(identifier, cut)
  }
  return cut
}

function count(text: string, wanted: ReadonlyMap<string, number>): Counts {
  return readLines(text, wanted).between(1, 1)
}

function add(to: Counts, from: Counts): void {
  to.length += from.length
  for (const [term, n] of from.counts) to.counts.set(term, (to.counts.get(term) ?? 0) + n)
}
