/**
 * Where in a file the answer is: symbols, and passages outside all symbols, likeliest first.
 *
 * The best passages and the names show which symbols come into question. Only those are compared, by evidence whose weights are in
 * rank.ts. A step of 1 makes a place e times as likely as another one of its file, so scores of places continue those of files: a second
 * place of a likely file may come before the first place of an unlikely one.
 */
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { isWritten } from './called.ts'
import { wordsOfPath } from './evidence.ts'
import type { ScoredPassage } from './features.ts'
import type { FileWords } from './file-words.ts'
import { type Found, keyInFile, type PlaceEvidence, type PlaceInFile } from './found.ts'
import { termsOfName } from './name-terms.ts'
import type { PrintedIn } from './printed.ts'
import type { QueryPlan } from './query-plan.ts'
import { BM25, FURTHER_FRAME, FURTHER_PLACE, PLACE, SPREAD, SYNONYM_COVERS } from './rank.ts'
import type { RankedFile } from './rank-files.ts'
import type { Nearness } from './semantics.ts'
import { termKey } from './word-places.ts'

/** The number of symbols that are compared because of their names. */
const MOST_NAMED = 40
/** Lines of a trace that are looked at in one file; each further one counts less. */
const MOST_FRAMES = 8
/** Shorter names are words that queries contain by chance. */
const SHORTEST_WRITTEN = 4
/** The length in terms at which counts are taken as they are. */
const USUAL_LENGTH = 60
/** Of files that score less, only the best passage and a few names are looked at: they are shown far down, if at all. */
const FAR_BEHIND = 0.4
const MOST_NAMED_FAR_BEHIND = 4
/** What overlaps a symbol and is not inside it counts this much. */
const OVERLAPPING = { passage: 0.3, vector: 0.5 }

const LINES_BEFORE = 2
const LINES_BEHIND = 12

type Lines = { readonly start: number; readonly end: number }

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
  const asked = { ...askedOf(plan, worths), printed: new Map([...printed, ...served]) }
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

/** The written terms that a term covers, by number, and how far. */
type Covers = readonly (readonly [written: number, share: number])[]

interface AskedTerm {
  readonly key: number
  readonly worth: number
  readonly covers: Covers
}

/** The query, prepared once for all of its files. */
interface Asked {
  /** In the order in which files are asked for them. */
  readonly terms: readonly AskedTerm[]
  readonly byTerm: ReadonlyMap<string, AskedTerm>
  /** Of each written term. */
  readonly weights: readonly number[]
  readonly inTitle: readonly boolean[]
  readonly keys: readonly number[]
  /** Names and words as they are written in the query. */
  readonly words: ReadonlySet<string>
  /** Where files print what the query quotes, or serve the route that it asks for. */
  readonly printed: PrintedIn
  /** The places in a trace, innermost first; none of another query. */
  readonly frames: QueryPlan['paths']
}

function askedOf(plan: QueryPlan, worths: ReadonlyMap<string, number>): Omit<Asked, 'printed'> {
  const written = [...plan.written]
  const covers = new Map([...plan.terms.keys()].map((term) => [term, [] as [number, number][]]))
  for (const [at, [term, others]] of written.entries()) {
    covers.get(term)?.push([at, 1])
    for (const other of others) covers.get(other)?.push([at, SYNONYM_COVERS])
  }
  const worthOf = (term: string): number => worths.get(term) ?? 0
  const byTerm = new Map(
    [...covers].map(([term, covers]) => [term, { key: termKey(term), worth: worthOf(term), covers }]),
  )
  return {
    terms: [...byTerm.values()],
    byTerm,
    // A word that no candidate contains may be contained in another form.
    weights: written.map(([term, others]) => worthOf(term) || Math.max(0, ...others.map(worthOf))),
    inTitle: written.map(([term]) => plan.title.has(term)),
    keys: written.map(([term]) => termKey(term)),
    words: plan.words,
    frames: plan.isTrace ? plan.paths : [],
  }
}

/** A place that comes into question. */
interface Choice extends Lines {
  readonly symbol?: number
  /** Its best passage, and how much of that counts for it. */
  readonly passage: ScoredPassage | undefined
  readonly share: number
  /** How much the frame of a trace counts that is in it. */
  readonly frame: number
  /** How much of the query it prints. */
  readonly printed: Printing | undefined
}

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

function choicesIn(asked: Asked, ranked: RankedFile): Choice[] {
  const { words } = ranked.candidate
  const { symbols } = words
  const isFar = ranked.score < FAR_BEHIND
  const passages = isFar ? ranked.passages.slice(0, 1) : ranked.passages
  const found: Choice[] = []
  const named = namesAsked(asked, words, isFar ? MOST_NAMED_FAR_BEHIND : MOST_NAMED)
  const framed = framedIn(asked, words, ranked.candidate.path)
  const printing = printingIn(asked, words, ranked.candidate.path)
  const outside = new Set(passages)
  const first = passages.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY)
  const last = passages.reduce((most, { end }) => Math.max(most, end), 0)
  for (let symbol = 0; symbol < symbols.start.length; symbol++) {
    const start = Math.max(1, symbols.top[symbol] as number)
    const end = Math.max(start, symbols.end[symbol] as number)
    const isNear = start <= last && end >= first
    const isNamed = named.has(symbol) || framed.has(symbol) || printing.has(symbol)
    if (!isNear && !isNamed) continue
    let best: ScoredPassage | undefined
    let share = 0
    for (let at = 0; isNear && at < passages.length; at++) {
      const passage = passages[at] as ScoredPassage
      const own = overlap(passage, start, end, OVERLAPPING.passage)
      if (own === 0) continue
      outside.delete(passage)
      if (own * passage.score <= share * (best?.score ?? 0)) continue
      best = passage
      share = own
    }
    if (isNamed || (best && !symbols.isValue[symbol]))
      found.push({
        start,
        end,
        symbol,
        passage: best,
        share,
        frame: framed.get(symbol) ?? 0,
        printed: printing.get(symbol),
      })
  }
  for (const passage of outside)
    found.push({ start: passage.start, end: passage.end, passage, share: 1, frame: 0, printed: undefined })
  return found
}

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

/** 1 if these lines are within the place's; a smaller share if they overlap. */
const overlap = (of: Lines, start: number, end: number, share: number): number =>
  of.start > end || of.end < start ? 0 : of.start >= start && of.end <= end ? 1 : share

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

/**
 * The functions that the frames of a trace are in, and how much each frame counts. A frame has a line, and mostly the name of its
 * function, which decides where the lines are those of another commit; not a name that another frame's line explains.
 */
function framedIn({ frames, words }: Asked, { symbols }: FileWords, path: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const own = frames.flatMap((frame) => (frame.line !== undefined && isWritten(frame.path, path) ? [frame.line] : []))
  if (own.length === 0) return found
  // Of a function that calls itself there may be thousands.
  const lines = [...new Set(own)].slice(0, MOST_FRAMES)
  const functions = [...symbols.name.keys()].filter((at) => !symbols.isValue[at] && !symbols.isType[at])
  const named = new Set(functions.filter((at) => words.has(symbols.name[at] ?? '')))
  const away = (at: number, line: number): number =>
    Math.max(0, (symbols.start[at] as number) - line, line - (symbols.end[at] as number))
  const around = lines.map((line) => functions.filter((at) => away(at, line) === 0).reverse())
  const explained = around.map((those) => those.find((at) => named.has(at)))
  const others = [...named].filter((at) => !symbols.isConstructor[at] && !explained.includes(at))
  for (const [nth, line] of lines.entries()) {
    const nearest = others.reduce<number | undefined>(
      (best, at) => (best === undefined || away(at, line) < away(best, line) ? at : best),
      undefined,
    )
    const meant = explained[nth] ?? nearest ?? around[nth]?.[0]
    if (meant !== undefined && !found.has(meant)) found.set(meant, FURTHER_FRAME ** nth)
  }
  return found
}

/** Where a symbol prints it first. */
interface Printing {
  readonly share: number
  readonly line: number
}

/** The functions and types that print what the query quotes, or else what holds it. */
function printingIn({ printed }: Asked, { symbols }: FileWords, path: string): ReadonlyMap<number, Printing> {
  const found = new Map<number, Printing>()
  const { share = 0, lines = [] } = printed.get(path) ?? {}
  for (const line of lines) {
    const around = [...symbols.start.keys()].filter(
      (at) => (symbols.start[at] as number) <= line && line <= (symbols.end[at] as number),
    )
    const innermost = around.findLast((at) => !symbols.isValue[at]) ?? around.at(-1)
    if (innermost !== undefined && !found.has(innermost)) found.set(innermost, { share, line })
  }
  return found
}

const NO_TERMS: ReadonlySet<string> = new Set()

/** The symbols with names from the query: those that could cover most of it. */
function namesAsked(asked: Asked, { names }: FileWords, most: number): ReadonlySet<number> {
  const bound = new Map<number, number>()
  for (const { key, worth } of asked.terms) {
    if (worth === 0) continue
    const places = names.of(key)
    for (let at = 0; at < places.length; at++) {
      const nth = (places[at] as number) - 1
      if (places[at] !== places[at - 1]) bound.set(nth, (bound.get(nth) ?? 0) + worth)
    }
  }
  if (bound.size <= most) return new Set(bound.keys())
  const likeliest = [...bound].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, most)
  return new Set(likeliest.map(([symbol]) => symbol))
}

interface Coverage {
  /** The share of the first line's weight that these terms cover, by their numbers. */
  title(terms: readonly number[]): number
  /**
   * The share of the query's weight that the words of one or two names cover; `own`: without what the path already covers, unless that is
   * everything. `count`: of the words, those that the query contains.
   */
  byNames(name: ReadonlySet<string>, owner: ReadonlySet<string>): { all: number; own: number; count: number }
}

function coverageOf({ terms, byTerm, weights, inTitle, keys }: Asked, words: FileWords, path: string): Coverage {
  const { path: inPath } = wordsOfPath(words, path)
  const isOwn = keys.map((key) => inPath.times(key) === 0)
  const sums = { all: 0, own: 0, title: 0 }
  for (const [at, weight] of weights.entries()) {
    sums.all += weight
    if (isOwn[at]) sums.own += weight
    if (inTitle[at]) sums.title += weight
  }
  /** How far each written term is covered, and which ones are. */
  const shares = new Float64Array(weights.length)
  const touched: number[] = []
  const mark = (covers: Covers): void => {
    for (const [at, share] of covers) {
      if (shares[at] === 0) touched.push(at)
      if ((shares[at] as number) < share) shares[at] = share
    }
  }
  const clear = (): void => {
    for (const at of touched) shares[at] = 0
    touched.length = 0
  }
  return {
    title(numbers) {
      for (const number of numbers) mark(terms[number]?.covers ?? [])
      let there = 0
      for (const at of touched) if (inTitle[at]) there += (weights[at] as number) * (shares[at] as number)
      clear()
      return sums.title > 0 ? there / sums.title : 0
    },
    byNames(name, owner) {
      let count = 0
      for (const parts of [name, owner])
        for (const part of parts) {
          const term = byTerm.get(part)
          if (term === undefined) continue
          mark(term.covers)
          count++
        }
      const there = { all: 0, own: 0 }
      for (const at of touched) {
        const weight = (weights[at] as number) * (shares[at] as number)
        there.all += weight
        if (isOwn[at]) there.own += weight
      }
      clear()
      const all = sums.all > 0 ? there.all / sums.all : 0
      return { all, own: sums.own > 0 ? there.own / sums.own : all, count }
    },
  }
}
