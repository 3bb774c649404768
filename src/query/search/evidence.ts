/**
 * Where the terms of a query occur in one candidate file, and how often.
 */
import { lowerBound } from '../indexed/lower-bound.ts'
import type { FileWords } from './file-words.ts'
import { type Places, readPlaces, termKey } from './word-places.ts'

export interface SearchableFile {
  readonly path: string
  readonly words: FileWords
}

/** Counts of the query's terms, and the length of the field in terms. */
export interface Counts {
  counts: Map<string, number>
  length: number
}

export interface Passage {
  start: number
  end: number
  /** Indexes of its terms among the wanted ones, in the order in which they first occur. */
  terms: number[]
  /** How often each of them occurs. */
  times: number[]
  /** The passage's length in terms. */
  length: number
  /** Index of the symbol that spans the passage. */
  symbol?: number
}

export interface FileEvidence {
  file: Counts
  names: Counts
  comments: Counts
  path: Counts
  stem: Counts
  /** Only windows that contain a term; `windows` is the number of all windows. */
  passages: Passage[]
  windows: number
  /** The highest total worth of the terms on two consecutive lines, each counted once. */
  densest(worth: ReadonlyMap<string, number>): number
  /** The terms on these lines; undefined if there are none. */
  between: Between
}

export type Between = (start: number, end: number) => Pick<Passage, 'terms' | 'times'> | undefined

/** Passages are chunks. Long chunks are cut into overlapping windows, so that length does not dilute a match. */
const WINDOW = 40
const STEP = 20

/** A query's terms in the form in which texts are asked for them. */
export type Wanted = readonly (readonly [term: string, key: number])[]

export const wantedOf = (terms: ReadonlyMap<string, number>): Wanted =>
  [...terms.keys()].map((term) => [term, termKey(term)])

export function gatherEvidence({ path, words }: SearchableFile, wanted: Wanted): FileEvidence {
  const called = wordsOfPath(words, path)
  const { lines } = words.text
  const found = termsFound(words.text, wanted)
  const evidence: FileEvidence = {
    file: found.all,
    names: allOf(words.names, wanted),
    comments: { counts: new Map(), length: words.commentTerms },
    path: allOf(called.path, wanted),
    stem: allOf(called.stem, wanted),
    passages: [],
    windows: 0,
    densest: found.densest,
    between: found.between,
  }
  for (const [start, end] of words.comments) {
    const said = found.between(start, end)
    if (said) add(evidence.comments.counts, said, wanted)
  }
  const spans = words.chunks.length > 0 ? words.chunks : [{ type: 'file' as const, start: 1, end: lines }]
  for (const span of spans) {
    const windows = windowsIn(span)
    evidence.windows += windows
    if (!found.isBetween(span.start, span.end)) continue
    for (let nth = 0; nth < windows; nth++) {
      const start = span.start + nth * STEP
      const end = Math.min(span.end, start + WINDOW - 1)
      const said = found.between(start, end)
      if (!said) continue
      const passage: Passage = { start, end, ...said, length: words.text.termsBetween(start, end) }
      if (span.symbol !== undefined) passage.symbol = span.symbol
      evidence.passages.push(passage)
    }
  }
  return evidence
}

/** The last one ends where the span does. */
function windowsIn({ start, end }: { readonly start: number; readonly end: number }): number {
  return end < start ? 0 : 1 + Math.max(0, Math.ceil((end - start + 1 - WINDOW) / STEP))
}

interface CalledBy {
  readonly path: Places
  /** The base name without its extension. */
  readonly stem: Places
}
const called = new WeakMap<FileWords, CalledBy & { readonly of: string }>()

/** Kept with the file's words, which belong to one path. */
export function wordsOfPath(words: FileWords, path: string): CalledBy {
  const known = called.get(words)
  if (known?.of === path) return known
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  const made = { of: path, path: readPlaces(path), stem: readPlaces(stem) }
  called.set(words, made)
  return made
}

/** The query's terms by line. Few lines contain any. */
interface Found {
  readonly all: Counts
  /** Whether there are any on these lines, 1-based and inclusive. */
  isBetween(start: number, end: number): boolean
  between: Between
  densest: FileEvidence['densest']
}

function termsFound(places: Places, wanted: Wanted): Found {
  const counts = new Map<string, number>()
  const lists: ArrayLike<number>[] = []
  let total = 0
  for (const [term, key] of wanted) {
    const lines = places.of(key)
    lists.push(lines)
    if (lines.length > 0) counts.set(term, lines.length)
    total += lines.length
  }
  /** A position and its term in one number, so that they can be sorted as numbers. */
  const sorted = new Float64Array(total)
  let filled = 0
  for (let at = 0; at < lists.length; at++) {
    const lines = lists[at] as ArrayLike<number>
    for (let nth = 0; nth < lines.length; nth++) sorted[filled++] = (lines[nth] as number) * wanted.length + at
  }
  sorted.sort()
  let before = 0
  /** Index of the first position on this line or after it. Lookups move down the file and matches are sparse, so it is usually the previous result. */
  const from = (line: number): number => {
    const code = line * wanted.length
    const isSame = (sorted[before - 1] ?? -1) < code && code <= (sorted[before] ?? Number.POSITIVE_INFINITY)
    if (!isSame) before = lowerBound(sorted, code)
    return before
  }
  /** Per term, the passage that it was last seen in, and its position there. */
  const seenIn = new Int32Array(wanted.length)
  const seenAt = new Int32Array(wanted.length)
  let passages = 0
  const isBetween = (start: number, end: number): boolean =>
    (sorted[from(start)] ?? Number.POSITIVE_INFINITY) < (end + 1) * wanted.length
  return {
    all: { counts, length: places.termsBetween(1, places.lines) },
    isBetween,
    between(start, end) {
      if (!isBetween(start, end)) return undefined
      const behind = (end + 1) * wanted.length
      const terms: number[] = []
      const times: number[] = []
      passages++
      for (let place = from(start); place < sorted.length && (sorted[place] as number) < behind; place++) {
        const term = (sorted[place] as number) % wanted.length
        if (seenIn[term] !== passages) {
          seenIn[term] = passages
          seenAt[term] = terms.push(term) - 1
          times.push(0)
        }
        const at = seenAt[term] as number
        times[at] = (times[at] as number) + 1
      }
      return { terms, times }
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
    const times = places.times(key)
    if (times > 0) counts.set(term, times)
  }
  return { counts, length: places.termsBetween(1, places.lines) }
}

function add(to: Map<string, number>, { terms, times }: Pick<Passage, 'terms' | 'times'>, wanted: Wanted): void {
  for (const [at, number] of terms.entries()) {
    const [term] = wanted[number] as Wanted[number]
    to.set(term, (to.get(term) ?? 0) + (times[at] as number))
  }
}
