/**
 * What one candidate file says of one query's terms: how often each stands where.
 */
import { lowerBound } from '../lower-bound.ts'
import type { FileWords } from './file-words.ts'
import { type Places, readPlaces, termKey } from './word-places.ts'

export interface SearchableFile {
  readonly path: string
  readonly words: FileWords
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
  /** The most that the terms on one line and the next are worth together, each once. */
  densest(worth: ReadonlyMap<string, number>): number
}

/** Passages are chunks; longer ones are cut into overlapping windows, so that length does not dilute a match. */
const WINDOW = 40
const STEP = 20

/** A query's terms as texts are asked for them. */
export type Wanted = readonly (readonly [term: string, key: number])[]

export const wantedOf = (terms: ReadonlyMap<string, number>): Wanted =>
  [...terms.keys()].map((term) => [term, termKey(term)])

export function gatherEvidence({ path, words }: SearchableFile, wanted: Wanted): FileEvidence {
  const called = wordsOfPath(words, path)
  const { lines } = words.text
  const found = termsFound(words.text, wanted)
  const evidence: FileEvidence = {
    file: allOf(words.text, wanted),
    names: allOf(words.names, wanted),
    comments: { counts: new Map(), length: words.commentTerms },
    path: allOf(called.path, wanted),
    stem: allOf(called.stem, wanted),
    passages: [],
    windows: 0,
    densest: found.densest,
  }
  for (const [start, end] of words.comments) {
    const said = found.between(start, end)
    if (said) add(evidence.comments.counts, said.counts)
  }
  const spans = words.chunks.length > 0 ? words.chunks : [{ type: 'file' as const, start: 1, end: lines }]
  for (const span of spans) {
    for (let start = span.start; start <= span.end; start += STEP) {
      const end = Math.min(span.end, start + WINDOW - 1)
      evidence.windows++
      const said = found.between(start, end)
      if (said) {
        const passage: Passage = { start, end, ...said }
        if (span.symbol !== undefined) passage.symbol = span.symbol
        evidence.passages.push(passage)
      }
      if (end === span.end) break
    }
  }
  return evidence
}

interface CalledBy {
  readonly path: Places
  /** The base name without its ending. */
  readonly stem: Places
}
const called = new WeakMap<FileWords, CalledBy & { readonly of: string }>()

/** Kept with the words of the file, which are of one path. */
function wordsOfPath(words: FileWords, path: string): CalledBy {
  const known = called.get(words)
  if (known?.of === path) return known
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  const made = { of: path, path: readPlaces(path), stem: readPlaces(stem) }
  called.set(words, made)
  return made
}

/** The wanted terms by line. Few lines have any. */
interface Found {
  /** 1-based, both inclusive; undefined where there are none. */
  between(start: number, end: number): Counts | undefined
  densest: FileEvidence['densest']
}

function termsFound(places: Places, wanted: Wanted): Found {
  /** A place and its term in one number, so that they sort as numbers. */
  const codes: number[] = []
  for (const [at, [, key]] of wanted.entries()) {
    const lines = places.of(key)
    for (let nth = 0; nth < lines.length; nth++) codes.push((lines[nth] as number) * wanted.length + at)
  }
  const sorted = Float64Array.from(codes).sort()
  let before = 0
  /** Index of the first place on this line or after it. Questions go down a file that says little: mostly it is the one of before. */
  const from = (line: number): number => {
    const code = line * wanted.length
    const isSame = (sorted[before - 1] ?? -1) < code && code <= (sorted[before] ?? Number.POSITIVE_INFINITY)
    if (!isSame) before = lowerBound(sorted, code)
    return before
  }
  return {
    between(start, end) {
      const behind = (end + 1) * wanted.length
      const first = from(start)
      if (!((sorted[first] ?? behind) < behind)) return undefined
      const counts = new Map<string, number>()
      for (let place = first; place < sorted.length && (sorted[place] as number) < behind; place++) {
        const [term] = wanted[(sorted[place] as number) % wanted.length] as Wanted[number]
        counts.set(term, (counts.get(term) ?? 0) + 1)
      }
      return { counts, length: places.termsBetween(start, end) }
    },
    densest(worth) {
      const worths = wanted.map(([term]) => worth.get(term) ?? 0)
      let most = 0
      for (let place = 0; place < sorted.length; ) {
        const line = Math.floor((sorted[place] as number) / wanted.length)
        const behind = (line + 2) * wanted.length
        const said = new Set<number>()
        for (let at = place; at < sorted.length && (sorted[at] as number) < behind; at++)
          said.add((sorted[at] as number) % wanted.length)
        let sum = 0
        for (const term of said) sum += worths[term] as number
        most = Math.max(most, sum)
        while (place < sorted.length && (sorted[place] as number) < (line + 1) * wanted.length) place++
      }
      return most
    },
  }
}

function allOf(places: Places, wanted: Wanted): Counts {
  const counts = new Map<string, number>()
  for (const [term, key] of wanted) {
    const { length } = places.of(key)
    if (length > 0) counts.set(term, length)
  }
  return { counts, length: places.termsBetween(1, places.lines) }
}

function add(to: Map<string, number>, from: ReadonlyMap<string, number>): void {
  for (const [term, n] of from) to.set(term, (to.get(term) ?? 0) + n)
}
