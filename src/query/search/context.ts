/**
 * Which code to read about a question, in the order in which it is worth its tokens: the best place of each file, then what
 * those places call and are called by among the files at hand, then the files' other places.
 *
 * No line is given twice: what overlaps something already chosen is left out.
 */
import { formatSymbolId, type Id } from '../../contract/ids.ts'
import type { SymbolFact } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { qualifiedName, stableId } from '../describe.ts'
import type { IndexedFile } from '../indexed-file.ts'
import { CALL_USES, destinations } from '../occurrences.ts'
import type { Index } from '../ports.ts'
import { type Answer, type Found, type SearchRequest, searchMeaning } from './search.ts'
import type { Semantics } from './semantics.ts'

export type Strategy = 'breadth' | 'depth'

/** A symbol to read, or a passage that is no symbol's. */
export interface ContextPlace {
  readonly file: IndexedFile
  readonly symbol?: SymbolFact
  readonly start: number
  readonly end: number
  readonly score: number
  readonly relation: 'match' | 'callee' | 'caller'
}

/** Places whose neighbours are followed. */
const FOLLOWED = 5
const MOST_PLACES = 100
/** What stands next to a match is about it, and not it. */
const NEIGHBOUR = 0.5

export async function placesToRead(
  index: Index,
  scope: RefScope,
  request: Omit<SearchRequest, 'limit'>,
  semantics: Semantics,
): Promise<{ places: ContextPlace[]; candidates: number } & Pick<Answer, 'semantic' | 'model' | 'warnings'>> {
  const found = await searchMeaning(index, scope, { ...request, limit: MOST_PLACES }, semantics, {
    facts: true,
    text: true,
    links: true,
  })
  const matches = found.page.items.map((one) => placeOf(one))
  const firsts = firstPerFile(matches)
  const neighbours = neighboursOf(firsts.slice(0, FOLLOWED), found.files)
  const rest = matches.filter((one) => !firsts.includes(one))
  // Half of the files first: what surrounds the best place matters more than the twentieth file.
  const head = firsts.slice(0, 8)
  const { semantic, model, warnings } = found
  return {
    places: withoutOverlap([...head, ...neighbours, ...firsts.slice(8), ...rest]),
    candidates: found.total,
    semantic,
    ...(model === undefined ? {} : { model }),
    warnings,
  }
}

function placeOf({ file, symbol: at, start, end, score }: Found): ContextPlace {
  const symbol = at === undefined ? undefined : file.symbols[at]
  if (!symbol) return { file, start, end, score, relation: 'match' }
  return { file, symbol, ...linesOf(symbol), score, relation: 'match' }
}

function linesOf(symbol: SymbolFact): { start: number; end: number } {
  const start = Math.max(1, Math.min(symbol.start, symbol.doc?.[0] ?? symbol.start))
  return { start, end: Math.max(start, symbol.end) }
}

function firstPerFile(places: readonly ContextPlace[]): ContextPlace[] {
  const seen = new Set<string>()
  return places.filter(({ file }) => !seen.has(file.path) && seen.add(file.path))
}

/** Calls between these places and symbols of the files that were opened anyway: nothing more is fetched for them. */
function neighboursOf(places: readonly ContextPlace[], files: readonly IndexedFile[]): ContextPlace[] {
  const symbols = new Map<Id, { file: IndexedFile; symbol: SymbolFact }>()
  for (const file of files) for (const symbol of file.symbols) symbols.set(symbol.id, { file, symbol })
  const wanted = new Map(places.flatMap((place) => (place.symbol ? [[place.symbol.id, place] as const] : [])))
  const found: ContextPlace[] = []
  const add = (id: Id, by: ContextPlace, relation: 'callee' | 'caller'): void => {
    const at = symbols.get(id)
    if (!at || wanted.has(id)) return
    wanted.set(id, by)
    found.push({ ...at, ...linesOf(at.symbol), score: by.score * NEIGHBOUR, relation })
  }
  for (const place of places) {
    if (!place.symbol) continue
    for (const call of callsIn(place.file)) {
      if (call.line >= place.start && call.line <= place.end) for (const id of call.to) add(id, place, 'callee')
    }
  }
  for (const file of files.slice(0, 2 * FOLLOWED)) {
    for (const call of callsIn(file)) {
      const from = file.symbols[call.from]
      const by = call.to.map((id) => places.find((place) => place.symbol?.id === id)).find(Boolean)
      if (from && by) add(from.id, by, 'caller')
    }
  }
  return found.slice(0, 2 * FOLLOWED)
}

function* callsIn(file: IndexedFile): Generator<{ line: number; from: number; to: Id[] }> {
  const { links } = file
  for (let at = 0; at < links.line.length; at++) {
    if (((1 << (links.use[at] as number)) & CALL_USES) === 0) continue
    const to = destinations(links, links.target[at] as number)
    yield {
      line: links.line[at] as number,
      from: links.from[at] as number,
      to: to.flatMap((of) => (of.to === 'symbol' ? [of.id] : [])),
    }
  }
}

function withoutOverlap(places: readonly ContextPlace[]): ContextPlace[] {
  const taken = new Map<string, ContextPlace[]>()
  return places.filter((place) => {
    const own = taken.get(place.file.path) ?? []
    if (own.some((other) => other.start <= place.end && place.start <= other.end)) return false
    taken.set(place.file.path, [...own, place])
    return true
  })
}

export function describePlace({ file, symbol, start, end, score, relation }: ContextPlace) {
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
