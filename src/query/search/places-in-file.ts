/**
 * Where in a file the answer is: the symbols whose text and name match the query, and passages outside all symbols.
 *
 * The best passage shows that the file is relevant. The names decide which symbol in or around it is meant: a query
 * for `cursor result` wants the class of that name, not the method that mentions both words most often.
 */
import type { IndexedFile } from '../indexed-file.ts'
import { wordsOfPath } from './evidence.ts'
import type { ScoredPassage } from './features.ts'
import type { FileWords } from './file-words.ts'
import { termsOfName } from './name-terms.ts'
import type { QueryPlan } from './query-plan.ts'
import { NAMED_PLACE, SECOND_PASSAGE, WRITTEN_PLACE } from './rank.ts'
import type { RankedFile } from './rank-files.ts'
import type { Found } from './search.ts'
import type { Nearness } from './semantics.ts'
import { termKey } from './word-places.ts'

/** The number of places shown per file. */
const MOST_PLACES = 5
/** The number of symbols whose names are split into words. */
const MOST_NAMED = 40

interface Place {
  readonly symbol?: number
  readonly start: number
  readonly end: number
  readonly score: number
}

/** The best place has the file's score. Others follow well behind, so that no file fills a page by itself. */
export function placesIn(plan: QueryPlan, ranked: RankedFile, file: IndexedFile, near: Nearness): Found[] {
  const { candidate, score, parts } = ranked
  const { words } = candidate
  const places = bestPlaces(plan, ranked)
  const [best] = places
  if (!best) {
    const { chunk } = near.files.get(file.row.id) ?? {}
    const span = chunk === undefined ? undefined : words.chunks[chunk]
    if (!span) return [{ file, start: 1, end: Math.max(1, Math.min(10, file.row.lines)), score, parts }]
    const symbol = span.symbol === undefined ? {} : { symbol: span.symbol }
    return [{ file, ...symbol, start: span.start, end: span.end, score, parts }]
  }
  return places.map((place, at) => ({
    file,
    ...(place.symbol === undefined ? {} : { symbol: place.symbol }),
    start: place.start,
    end: place.end,
    score: at === 0 ? score : (score * SECOND_PASSAGE * place.score) / best.score / at,
    parts,
  }))
}

function bestPlaces(plan: QueryPlan, { candidate, passages, worths }: RankedFile): Place[] {
  const { words, path } = candidate
  const top = passages[0]?.score || 1
  const named = namesSaying(plan, words, path, worths)
  const places = new Map<number | string, Place>()
  const put = (key: number | string, place: Place): void => {
    if ((places.get(key)?.score ?? -1) < place.score) places.set(key, place)
  }
  for (const passage of passages) {
    const { start, end } = passage
    const score = passage.score / top
    const within = passage.symbol === undefined ? symbolsSaying(words, passage, worths) : []
    const around = passage.symbol ?? (within.length > 0 ? undefined : enclosing(words.symbols, start, end))
    for (const [symbol, share] of within)
      put(symbol, { symbol, start, end, score: score * share + nameOf(named, symbol) })
    if (around !== undefined) put(around, { symbol: around, start, end, score: score + nameOf(named, around) })
    else if (within.length === 0) put(`${start}`, { start, end, score })
  }
  for (const [symbol, score] of named) {
    const start = Math.max(1, words.symbols.start[symbol] as number)
    put(symbol, { symbol, start, end: Math.max(start, words.symbols.end[symbol] as number), score })
  }
  const size = ({ symbol }: Place): number =>
    symbol === undefined ? 0 : (words.symbols.end[symbol] as number) - (words.symbols.start[symbol] as number)
  return [...places.values()]
    .sort((a, b) => b.score - a.score || size(b) - size(a) || a.start - b.start)
    .slice(0, MOST_PLACES)
}

const nameOf = (named: ReadonlyMap<number, number>, symbol: number): number => named.get(symbol) ?? 0

/** The smallest symbol around these lines. */
function enclosing(symbols: FileWords['symbols'], start: number, end: number): number | undefined {
  let found: number | undefined
  let size = Number.POSITIVE_INFINITY
  for (let at = 0; at < symbols.start.length; at++) {
    const [first, last] = [symbols.start[at] as number, symbols.end[at] as number]
    if (first > start || last < end || last - first >= size) continue
    found = at
    size = last - first
  }
  return found
}

/** For several short symbols in one chunk: the share of the chunk's evidence that each contains. */
function symbolsSaying(
  { text, symbols }: FileWords,
  { start, end, counts }: ScoredPassage,
  worths: ReadonlyMap<string, number>,
): [symbol: number, share: number][] {
  let all = 0
  const terms: (readonly [key: number, worth: number])[] = []
  for (const term of counts.keys()) {
    const worth = worths.get(term) ?? 0
    all += worth
    terms.push([termKey(term), worth])
  }
  const found: [number, number][] = []
  for (let at = 0; at < symbols.start.length; at++) {
    const first = symbols.start[at] as number
    if (first < start || first > end) continue
    const last = Math.min(end, symbols.end[at] as number)
    let said = 0
    for (const [term, worth] of terms) if (text.says(term, first, last)) said += worth
    if (said > 0) found.push([at, said / (all || 1)])
  }
  return found
}

/** What the names of a file's symbols add to their scores: the share of the query that a name covers, less for words besides. */
function namesSaying(
  plan: QueryPlan,
  words: FileWords,
  path: string,
  worths: ReadonlyMap<string, number>,
): Map<number, number> {
  const { names, symbols } = words
  const bound = new Map<number, number>()
  for (const [term, worth] of worths) {
    const places = names.of(termKey(term))
    for (let at = 0; at < places.length; at++) {
      const nth = (places[at] as number) - 1
      if (places[at] !== places[at - 1]) bound.set(nth, (bound.get(nth) ?? 0) + worth)
    }
  }
  const { path: inPath } = wordsOfPath(words, path)
  const worthOf = (terms: Iterable<string>): number => {
    let own = 0
    let all = 0
    for (const term of terms) {
      const worth = worths.get(term) ?? 0
      all += worth
      if (inPath.times(termKey(term)) === 0) own += worth
    }
    // A name need not repeat what the path already covers, unless the path covers everything.
    return own > 0 ? own : all
  }
  const asked = worthOf(plan.written.keys())
  const found = new Map<number, number>()
  const likeliest = [...bound].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_NAMED)
  for (const [symbol] of likeliest) {
    const name = symbols.name[symbol] ?? ''
    const parts = termsOfName(name)
    let said = 0
    let count = 0
    for (const part of parts) {
      const worth = worths.get(part)
      if (worth === undefined) continue
      said += worth
      count++
    }
    const share = asked > 0 ? Math.min(1, said / asked) : 0
    const written = plan.identifiers.includes(name) ? WRITTEN_PLACE : 0
    const called = share * Math.sqrt(count / (parts.size || 1))
    // Questions are about what code does. A value is meant if its name says nearly all of the query.
    found.set(symbol, NAMED_PLACE * (symbols.isValue[symbol] ? called ** 2 : called) + written)
  }
  return found
}
