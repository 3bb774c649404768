/**
 * Where in its file an answer lies: the best passages of a file that was ranked, and the symbols that were asked for by name.
 */
import type { SymbolFact } from '../../contract/symbols.ts'
import { wantedName } from '../closeness.ts'
import type { IndexedFile } from '../indexed-file.ts'
import { hasContainers, type parseSymbolName } from '../symbol-name.ts'
import type { FileWords } from './file-words.ts'
import type { QueryPlan } from './query-plan.ts'
import { NAMED_KIND, ROLE_FACTOR, SECOND_PASSAGE } from './rank.ts'
import type { RankedFile } from './rank-files.ts'
import type { Found } from './search.ts'
import type { Nearness } from './semantics.ts'
import { standingOf } from './standing.ts'
import { termKey } from './word-places.ts'

/** Its best place stands for the file; others follow well behind, so that no file fills a page by itself. */
export function placesIn(
  plan: QueryPlan,
  { candidate: { words }, score, parts, passages }: RankedFile,
  file: IndexedFile,
  near: Nearness,
): Found[] {
  const best = passages[0]
  if (!best) {
    const { chunk } = near.files.get(file.row.id) ?? {}
    const span = chunk === undefined ? undefined : words.chunks[chunk]
    if (!span) return [{ file, start: 1, end: Math.max(1, Math.min(10, file.row.lines)), score, parts }]
    const symbol = span.symbol === undefined ? {} : { symbol: span.symbol }
    return [{ file, ...symbol, start: span.start, end: span.end, score, parts }]
  }
  return passages.map((passage, at) => {
    const { start, end } = passage
    const symbol = passage.symbol ?? mostSaying(plan, words, start, end) ?? enclosing(words.symbols, start, end)
    return {
      file,
      ...(symbol === undefined ? {} : { symbol }),
      start,
      end,
      score: at === 0 ? score : (score * SECOND_PASSAGE * passage.score) / best.score / at,
      parts,
    }
  })
}

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

/** Of several short things in one piece the one that says most of what was asked. */
function mostSaying(plan: QueryPlan, { text, symbols }: FileWords, start: number, end: number): number | undefined {
  let found: number | undefined
  let most = 0
  const worths: (readonly [term: number, worth: number])[] = []
  for (const [term, worth] of plan.terms) {
    const key = termKey(term)
    if (text.says(key, start, Number.POSITIVE_INFINITY)) worths.push([key, worth])
  }
  for (let at = 0; at < symbols.start.length; at++) {
    const first = symbols.start[at] as number
    if (first < start || first > end) continue
    let weight = 0
    for (const [term, worth] of worths) if (text.says(term, first, symbols.end[at] as number)) weight += worth
    if (weight <= most) continue
    found = at
    most = weight
  }
  return found
}

/** Symbols of the name itself: above every file that merely says it. */
export function symbolsFound(asked: ReturnType<typeof parseSymbolName>, files: readonly IndexedFile[]): Found[] {
  const name = asked.names.at(-1) ?? ''
  const wanted = wantedName(name)
  const found: Found[] = []
  for (const file of files) {
    for (const at of asked.id === undefined ? wanted.among(file.facts) : file.symbols.keys()) {
      const symbol = file.symbols[at] as SymbolFact
      if (asked.id !== undefined ? symbol.id !== asked.id : !hasContainers(file, symbol, asked.containers)) continue
      const closeness = asked.id === undefined ? wanted.closeness(symbol.name) : 1
      if (closeness < 0.45) continue
      const role = ROLE_FACTOR[standingOf(file.row)]
      const declared = symbol.modifiers?.includes('declaration') ? 0.9 : 1
      const kind = NAMED_KIND[symbol.kind] ?? 0.9
      // From 1 upwards for the very name: an exact name in a test still stands above a part of one in the source.
      const score = closeness * (1 + 0.1 * role * declared * kind)
      found.push({
        file,
        symbol: at,
        start: Math.max(1, symbol.start),
        end: Math.max(1, symbol.end),
        score,
        parts: { name: closeness },
      })
    }
  }
  const top = Math.max(1, ...found.map((one) => one.score))
  return found.map((one) => ({ ...one, score: one.score / top }))
}

/** A symbol and a passage of it are one place. Scores end between 0 and 1. */
export function distinct(found: readonly Found[]): Found[] {
  const seen = new Set<string>()
  return found.filter((one) => {
    const key = `${one.file.path}\0${one.symbol === undefined ? `${one.start}-${one.end}` : one.symbol}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
