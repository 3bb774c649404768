/** Orders symbols by their place in the source: attributes that methods assign are found late. */
import type { SymbolDraft } from '../../language.ts'
import { DEFINITION, definition } from '../value-graph.ts'
import { type Extraction, FROM, KIND, OCCURRENCE, STRIDE } from './extraction.ts'

/**
 * Sorts the symbols and renumbers what refers to them. Returns the function that renumbers definitions which are written out
 * later.
 */
export function sortSymbols(x: Extraction): (definition: number) => number {
  const { symbols } = x
  const order = symbols.map((_, at) => at)
  const key = (at: number) => {
    const symbol = symbols[at] as SymbolDraft
    return symbol.line * 65_536 + Math.min(symbol.column, 65_535)
  }
  order.sort((one, other) => key(one) - key(other) || one - other)
  const to = new Int32Array(symbols.length)
  order.forEach((from, at) => {
    to[from] = at
  })
  const moved = (index: number): number => (index < 0 ? index : (to[index] as number))
  const movedDefinition = (d: number): number => (d % 4 === DEFINITION.symbol ? definition(0, moved(d >> 2)) : d)
  const sorted = order.map((at) => symbols[at] as SymbolDraft)
  for (const symbol of sorted) if (symbol.parent !== undefined) symbol.parent = moved(symbol.parent)
  symbols.splice(0, symbols.length, ...sorted)
  for (const fn of x.functions) fn.symbol = moved(fn.symbol)
  for (const cls of x.classes) cls.symbol = moved(cls.symbol)
  for (const local of x.body.locals) local[4] = moved(local[4])
  const { occurrences, lists } = x.body
  for (let at = 0; at < occurrences.length; at += STRIDE) {
    occurrences[at + FROM] = moved(occurrences[at + FROM] as number)
    if (occurrences[at + KIND] === OCCURRENCE.definition)
      occurrences[at + KIND + 1] = movedDefinition(occurrences[at + KIND + 1] as number)
  }
  for (let at = 0; at < lists.length; ) {
    const count = lists[at++] as number
    for (const end = at + count; at < end; at++) lists[at] = movedDefinition(lists[at] as number)
  }
  return movedDefinition
}
