/**
 * Reads one candidate file for the terms of one query: how often each stands where.
 *
 * Only the query's terms are counted. A file is gone through once, identifier by identifier, and what an identifier is cut into
 * is remembered, since code says the same few thousand identifiers over and over.
 */
import type { ChunkSpan } from '../../contract/file.ts'
import type { SymbolFact } from '../../contract/symbols.ts'
import { termsOf } from '../../contract/words.ts'

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

const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$]*|\p{N}+/gu

export function gatherEvidence(file: SearchableFile, wanted: ReadonlyMap<string, number>): FileEvidence {
  const base = file.path.slice(file.path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  const lines = file.text.split('\n')
  const perLine = lines.map((line) => count(line, wanted))
  const whole = sum(perLine, 1, lines.length)
  const evidence: FileEvidence = {
    file: whole,
    names: count(file.symbols.map((symbol) => symbol.name).join(' '), wanted),
    comments: empty(),
    path: count(file.path, wanted),
    stem: count(base, wanted),
    passages: [],
    windows: 0,
  }
  for (const symbol of file.symbols) if (symbol.doc) add(evidence.comments, sum(perLine, symbol.doc[0], symbol.doc[1]))
  const spans = file.chunks.length > 0 ? file.chunks : [{ type: 'file' as const, start: 1, end: lines.length }]
  for (const span of spans) {
    for (let start = span.start; start <= span.end; start += STEP) {
      const end = Math.min(span.end, start + WINDOW - 1)
      evidence.windows++
      const counted = sum(perLine, start, end)
      if (counted.counts.size > 0) {
        const passage: Passage = { start, end, ...counted }
        if (span.symbol !== undefined) passage.symbol = span.symbol
        evidence.passages.push(passage)
      }
      if (end === span.end) break
    }
  }
  return evidence
}

const empty = (): Counts => ({ counts: new Map(), length: 0 })

function count(text: string, wanted: ReadonlyMap<string, number>): Counts {
  const made = empty()
  for (const [identifier] of text.matchAll(IDENTIFIER)) {
    const parts = terms(identifier)
    made.length += parts.length
    for (const part of parts) if (wanted.has(part)) made.counts.set(part, (made.counts.get(part) ?? 0) + 1)
  }
  return made
}

function add(to: Counts, from: Counts): void {
  to.length += from.length
  for (const [term, n] of from.counts) to.counts.set(term, (to.counts.get(term) ?? 0) + n)
}

/** Lines are 1-based, both inclusive. */
function sum(perLine: readonly Counts[], start: number, end: number): Counts {
  const made = empty()
  for (let line = start; line <= end; line++) {
    const own = perLine[line - 1]
    if (own) add(made, own)
  }
  return made
}
