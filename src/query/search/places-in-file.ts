/**
 * Where in a file the answer is: symbols, and passages outside all symbols, likeliest first.
 *
 * The best passages and the names show which symbols come into question. Only those are compared, by evidence whose weights are in
 * rank.ts. A step of 1 makes a place e times as likely as another one of its file, so scores of places continue those of files: a second
 * place of a likely file may come before the first place of an unlikely one.
 */
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { choicesIn, type Lines, OVERLAPPING, overlap } from './choices.ts'
import { type Asked, askedOf, type Coverage, coverageOf } from './coverage.ts'
import type { FileWords } from './file-words.ts'
import { type Found, keyInFile, type PlaceEvidence, type PlaceInFile } from './found.ts'
import { termsOfName } from './name-terms.ts'
import type { PrintedIn } from './printed.ts'
import type { QueryPlan } from './query-plan.ts'
import { BM25, FURTHER_PLACE, PLACE, SPREAD } from './rank.ts'
import type { RankedFile } from './rank-files.ts'
import type { Nearness } from './semantics.ts'

/** Shorter names are words that queries contain by chance. */
const SHORTEST_WRITTEN = 4
/** The length in terms at which counts are taken as they are. */
const USUAL_LENGTH = 60
const LINES_BEFORE = 2
const LINES_BEHIND = 12

interface Compared extends Lines {
  readonly symbol?: number
  readonly evidence: PlaceEvidence
}

interface PlacesIn {
  /** The places of a ranked file, at most so many. The best one has the file's score. */
  of(ranked: RankedFile, file: IndexedFile, most: number): Found[]
  /** How many that would be, each place once: they are counted without being compared. */
  count(ranked: RankedFile, file: IndexedFile, most: number): number
}

/** `worths`: of the query's terms, the same for all files that were ranked together. */
export function placesFor(
  plan: QueryPlan,
  worths: ReadonlyMap<string, number>,
  near: Nearness,
  printed: PrintedIn = new Map(),
  served: PrintedIn = new Map(),
): PlacesIn {
  const asked = askedOf(plan, worths, new Map([...printed, ...served]))
  const of: PlacesIn['of'] = (ranked, file, most) => {
    const { candidate, score, parts } = ranked
    const { words } = candidate
    const chunk = near.files.get(file.row.id)?.chunk
    const nearest = chunk === undefined ? undefined : words.chunks[chunk]
    const places = comparedIn(asked, ranked, nearest)
      .map((place) => ({ ...place, score: weighed(place.evidence) }))
      .sort((a, b) => b.score - a.score || sizeOf(words, b) - sizeOf(words, a) || a.start - b.start)
      .slice(0, most)
    const [best] = places
    if (!best) {
      const { start, end, symbol } = nearest ?? { start: 1, end: Math.max(1, Math.min(10, file.row.lines)) }
      return [{ file, ...(symbol === undefined ? {} : { symbol }), start, end, score, parts }]
    }
    return places.map(({ score: own, ...place }, at) => {
      const behind = at === 0 ? 0 : best.score - own + FURTHER_PLACE
      return { file, ...place, score: 1 / (1 / score + behind / SPREAD), parts }
    })
  }
  return {
    of,
    count(ranked, file, most) {
      const choices = choicesIn(asked, ranked)
      // Which of the same ones are among the best shows only when they are compared.
      return countOf(choices) < choices.length ? countOf(of(ranked, file, most)) : Math.min(most, choices.length || 1)
    },
  }
}

const countOf = (places: readonly PlaceInFile[]): number => new Set(places.map(keyInFile)).size

function weighed(evidence: PlaceEvidence): number {
  let score = 0
  for (const part of PARTS) score += PLACE[part] * evidence[part]
  return score
}

const PARTS = Object.keys(PLACE) as (keyof typeof PLACE)[]

const sizeOf = ({ symbols }: FileWords, { symbol }: { readonly symbol?: number }): number =>
  symbol === undefined ? 0 : (symbols.end[symbol] as number) - (symbols.start[symbol] as number)

function comparedIn(asked: Asked, ranked: RankedFile, nearest: Lines | undefined): Compared[] {
  const { candidate, between, passages } = ranked
  const { words, path } = candidate
  const { symbols, text } = words
  const cover = coverageOf(asked, words, path)
  const top = passages[0]?.score || 1
  const found = choicesIn(asked, ranked).map(({ start, end, symbol, passage, share, frame, printed }): Compared => {
    const said = between(start, end)
    const evidence = symbol === undefined ? { ...NO_NAME } : namesOf(asked, cover, symbols, symbol)
    if (said) {
      evidence.text = bm25(asked, said, text.termsBetween(start, end))
      evidence.title = cover.title(said.terms)
    }
    evidence.frame = frame
    evidence.printed = printed?.share ?? 0
    if (passage) evidence.passage = (passage.score / top) * share
    if (nearest) evidence.vector = overlap(nearest, start, end, OVERLAPPING.vector)
    evidence.lines = Math.log2(end - start + 1) / 8
    // A long symbol shows the passage that matters, a short one what follows it.
    const passed = passage === undefined ? { start, end } : { start: Math.max(start, passage.start), end: passage.end }
    const shown = printed ? aroundLine(printed.line, start, end) : passed
    return { ...(symbol === undefined ? {} : { symbol }), ...shown, evidence }
  })
  for (const part of ['text', 'qualified'] as const) {
    const most = found.reduce((sofar, { evidence }) => Math.max(sofar, evidence[part]), 0) || 1
    for (const { evidence } of found) evidence[part] /= most
  }
  return found
}

/** What to see of a symbol that prints the query on this line. */
const aroundLine = (line: number, start: number, end: number): Lines => ({
  start: Math.max(start, line - LINES_BEFORE),
  end: Math.min(end, line + LINES_BEHIND),
})

const NO_NAME: Readonly<PlaceEvidence> = {
  ...(Object.fromEntries(PARTS.map((part) => [part, 0])) as PlaceEvidence),
  outside: 1,
}

function bm25({ terms }: Asked, said: { readonly terms: number[]; readonly times: number[] }, length: number): number {
  const { k1, b } = BM25.passage
  const norm = k1 * (1 - b + (b * length) / USUAL_LENGTH)
  let score = 0
  for (let at = 0; at < said.terms.length; at++) {
    const times = said.times[at] as number
    score += ((terms[said.terms[at] as number]?.worth ?? 0) * times * (k1 + 1)) / (times + norm)
  }
  return score
}

function namesOf(
  asked: Asked,
  cover: Coverage,
  { name: names, parent, isValue, isType, isConstructor, isDeclaration }: FileWords['symbols'],
  symbol: number,
): PlaceEvidence {
  const name = names[symbol] ?? ''
  const parts = termsOfName(name)
  const owner = termsOfName(names[parent[symbol] as number] ?? '')
  const called = cover.byNames(parts, NO_TERMS)
  const precision = called.count / (parts.size || 1)
  return {
    text: 0,
    title: 0,
    name: called.own,
    precision,
    written: name.length >= SHORTEST_WRITTEN && asked.words.has(name) ? 1 : 0,
    qualified: owner.size === 0 ? called.all : cover.byNames(parts, owner).all,
    owner: owner.size === 0 ? 0 : cover.byNames(owner, NO_TERMS).all,
    passage: 0,
    vector: 0,
    lines: 0,
    isType: isType[symbol] as number,
    isConstructor: isConstructor[symbol] as number,
    isDeclaration: isDeclaration[symbol] as number,
    isValue: isValue[symbol] as number,
    // Questions are about what code does. A value is meant if its name says nearly all of the query.
    valueAsked: isValue[symbol] ? called.own ** 2 * precision : 0,
    outside: 0,
    frame: 0,
    printed: 0,
  }
}

const NO_TERMS: ReadonlySet<string> = new Set()
