/**
 * Symbols that the query asks for by name, and the merging of places that are the same.
 */
import type { SymbolFact } from '../../contract/symbols.ts'
import { wantedName } from '../closeness.ts'
import type { IndexedFile } from '../indexed-file.ts'
import { hasContainers, type parseSymbolName } from '../symbol-name.ts'
import { NAMED_KIND, ROLE_FACTOR } from './rank.ts'
import type { Found } from './search.ts'
import { standingOf } from './standing.ts'

/** Symbols with the queried name; they rank above every file that only mentions it. */
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
      // Exact names score 1 or more, so that an exact name in a test still ranks above a partial one in the source.
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
