/**
 * Which code to read about a question, most valuable first: the likeliest places, then callers and callees of the best ones
 * among the files at hand, then further places and the best place of every other file, then the rest of the best files.
 *
 * No line appears twice: whatever overlaps something already chosen is left out.
 */
import { formatSymbolId, type Id } from '../../contract/ids.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { qualifiedName, stableId } from '../answers/describe.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { Links } from '../indexed/links.ts'
import { CALL_USES, destinations, mayLeadTo, onLine } from '../indexed/occurrences.ts'
import type { Index } from '../ports.ts'
import { wordsOfFile } from './file-words.ts'
import type { Found } from './found.ts'
import { type Answer, type SearchRequest, searchMeaning } from './search.ts'
import type { Semantics } from './semantics.ts'

export type Strategy = 'breadth' | 'depth'

/** A symbol to read, or a passage outside all symbols. */
export interface ContextPlace {
  readonly file: IndexedFile
  /** The symbol's index. Facts are opened only for what is shown. */
  readonly symbol?: number
  readonly start: number
  readonly end: number
  /** Which of its lines match best, for where not all of it can be shown. */
  readonly best?: { readonly start: number; readonly end: number }
  readonly score: number
  readonly relation: 'match' | 'callee' | 'caller'
}

/** The number of places whose callers and callees are added. */
const FOLLOWED = 5
const MOST_PLACES = 400
/** The most places of one file. More than a search shows: whoever reads code wants what surrounds the best place. */
const PER_FILE = 8
/** Matches, and best places of files, before callers and callees: what surrounds them matters more than the twentieth match. */
const BEFORE_NEIGHBOURS = 8
/** Matches before every further file has its best place: a change is seldom so large, and another file may be needed for it. */
const BEFORE_OTHER_FILES = 24
/** The number of files whose other symbols follow all matches, and how many of each: more than the largest budget takes. */
const READ_ON = 8
const MOST_REST = 100
/** The weight of a caller or callee: it is related to a match without being one. */
const NEIGHBOUR = 0.5

export async function placesToRead(
  index: Index,
  scope: RefScope,
  request: Omit<SearchRequest, 'limit'>,
  semantics: Semantics,
): Promise<{ places: ContextPlace[] } & Pick<Answer, 'candidates' | 'semantic' | 'model' | 'warnings'>> {
  const found = await searchMeaning(index, scope, { ...request, limit: MOST_PLACES, perFile: PER_FILE }, semantics, {
    facts: true,
    text: true,
    links: true,
  })
  const matches = found.page.items.map((one) => placeOf(scope, one))
  const firsts = firstPerFile(matches)
  const neighbours = neighboursOf(scope, firsts.slice(0, FOLLOWED), found.files)
  const { candidates, semantic, model, warnings } = found
  return {
    places: withoutOverlap([
      ...matches.slice(0, BEFORE_NEIGHBOURS),
      ...firsts.slice(0, BEFORE_NEIGHBOURS),
      ...neighbours,
      ...matches.slice(BEFORE_NEIGHBOURS, BEFORE_OTHER_FILES),
      ...firsts,
      ...matches.slice(BEFORE_OTHER_FILES),
      ...firsts.slice(0, READ_ON).flatMap((first) => restOf(scope, first)),
    ]),
    candidates,
    semantic,
    ...(model === undefined ? {} : { model }),
    warnings,
  }
}

function placeOf(scope: RefScope, { file, symbol, start, end, score }: Found): ContextPlace {
  if (symbol === undefined) return { file, start, end, score, relation: 'match' }
  return { file, symbol, ...linesOf(scope, file, symbol), best: { start, end }, score, relation: 'match' }
}

function linesOf(scope: RefScope, file: IndexedFile, symbol: number): { start: number; end: number } {
  const { top, end } = wordsOfFile(scope, file).symbols
  const start = Math.max(1, top[symbol] as number)
  return { start, end: Math.max(start, end[symbol] as number) }
}

const idOf = (scope: RefScope, file: IndexedFile, symbol: number): Id | undefined =>
  wordsOfFile(scope, file).symbols.id[symbol] as Id | undefined

/** What else the file defines, for a budget that the matches do not use up: what code does, then what it is about. */
function restOf(scope: RefScope, { file, score }: ContextPlace): ContextPlace[] {
  const { start, isValue, isType } = wordsOfFile(scope, file).symbols
  const symbols = [...start.keys()].filter((symbol) => !isValue[symbol])
  const inOrder = [...symbols.filter((symbol) => !isType[symbol]), ...symbols.filter((symbol) => isType[symbol])]
  return inOrder
    .slice(0, MOST_REST)
    .map((symbol) => ({ file, symbol, ...linesOf(scope, file, symbol), score: score * NEIGHBOUR, relation: 'match' }))
}

function firstPerFile(places: readonly ContextPlace[]): ContextPlace[] {
  const seen = new Set<string>()
  return places.filter(({ file }) => !seen.has(file.path) && seen.add(file.path))
}

/** A caller or callee of a place. */
interface Neighbour {
  readonly id: Id
  readonly by: ContextPlace
  readonly relation: 'callee' | 'caller'
}

/** Calls between these places and symbols of the files that are open anyway. Nothing more is fetched for them. */
function neighboursOf(scope: RefScope, places: readonly ContextPlace[], files: readonly IndexedFile[]): ContextPlace[] {
  const own = new Map<Id, ContextPlace>()
  for (const place of places) {
    const id = place.symbol === undefined ? undefined : idOf(scope, place.file, place.symbol)
    if (id !== undefined && !own.has(id)) own.set(id, place)
  }
  const beside: Neighbour[] = []
  for (const place of places) {
    if (place.symbol === undefined) continue
    const [first] = onLine(place.file.links, place.start)
    const [, end] = onLine(place.file.links, place.end)
    for (const id of calledIn(place.file, first, end)) beside.push({ id, by: place, relation: 'callee' })
  }
  for (const file of files.slice(0, 2 * FOLLOWED)) {
    for (const { from, by } of callsTo(own, file)) {
      const id = idOf(scope, file, from)
      if (id !== undefined) beside.push({ id, by, relation: 'caller' })
    }
  }
  const at = whereDefined(scope, new Set(beside.map(({ id }) => id)), files)
  const found = new Map<Id, ContextPlace>()
  for (const { id, by, relation } of beside) {
    const here = at.get(id)
    if (!here || own.has(id) || found.has(id)) continue
    found.set(id, { ...here, ...linesOf(scope, here.file, here.symbol), score: by.score * NEIGHBOUR, relation })
  }
  return [...found.values()].slice(0, 2 * FOLLOWED)
}

/** Symbols by id; if two files define the same one, the later file wins. Most files define none, which their words show. */
function whereDefined(
  scope: RefScope,
  ids: ReadonlySet<Id>,
  files: readonly IndexedFile[],
): ReadonlyMap<Id, { file: IndexedFile; symbol: number }> {
  const found = new Map<Id, { file: IndexedFile; symbol: number }>()
  for (const file of files) {
    const { id: own } = wordsOfFile(scope, file).symbols
    for (let at = 0; at < own.length; at++) {
      const id = own[at] as Id
      if (ids.has(id)) found.set(id, { file, symbol: at })
    }
  }
  return found
}

/** The symbols that the calls among a file's occurrences lead to. */
function calledIn({ links }: IndexedFile, first: number, end: number): Id[] {
  const found: Id[] = []
  for (let at = first; at < end; at++)
    if (isCall(links, at)) found.push(...symbolsAt(links, links.target[at] as number))
  return found
}

/** A file's calls of these symbols. Of its hundreds of thousands of occurrences most share a few targets. */
function callsTo(
  places: ReadonlyMap<Id, ContextPlace>,
  { links }: IndexedFile,
): { readonly from: number; readonly by: ContextPlace }[] {
  const isPlace = (id: Id): boolean => places.has(id)
  const placeAt = (target: number): ContextPlace | undefined => {
    const id = mayLeadTo(links, target, isPlace) ? symbolsAt(links, target).find(isPlace) : undefined
    return id === undefined ? undefined : places.get(id)
  }
  const known = new Map<number, ContextPlace | undefined>()
  const found: { from: number; by: ContextPlace }[] = []
  for (let at = 0; at < links.line.length; at++) {
    if (!isCall(links, at)) continue
    const target = links.target[at] as number
    if (!known.has(target)) known.set(target, placeAt(target))
    const by = known.get(target)
    if (by) found.push({ from: links.from[at] as number, by })
  }
  return found
}

const isCall = ({ use }: Links, at: number): boolean => ((1 << (use[at] as number)) & CALL_USES) !== 0

const symbolsAt = (links: Links, target: number): Id[] =>
  destinations(links, target).flatMap((of) => (of.to === 'symbol' ? [of.id] : []))

function withoutOverlap(places: readonly ContextPlace[]): ContextPlace[] {
  const taken = new Map<string, ContextPlace[]>()
  return places.filter((place) => {
    const own = taken.get(place.file.path) ?? []
    if (own.some((other) => other.start <= place.end && place.start <= other.end)) return false
    taken.set(place.file.path, [...own, place])
    return true
  })
}

export function describePlace({ file, symbol: at, start, end, score, relation }: ContextPlace) {
  const symbol = at === undefined ? undefined : file.symbol(at)
  return {
    ...(symbol ? { symbol_id: formatSymbolId(symbol.id), symbol_stable_id: stableId(file, symbol) } : {}),
    name: symbol?.name ?? file.path.slice(file.path.lastIndexOf('/') + 1),
    kind: symbol?.kind ?? 'file',
    qualified_name: symbol ? qualifiedName(file, symbol) : file.path,
    path: file.path,
    line_start: start,
    line_end: end,
    ...(symbol?.signature === undefined ? {} : { signature: symbol.signature }),
    language: file.row.language,
    score: Math.round(score * 1000) / 1000,
    relation,
    sha: file.row.blob,
  }
}
