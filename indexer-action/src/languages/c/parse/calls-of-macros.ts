/** Calls of other files' macros that declare something: what each is given is told, and a symbol stands for what it declares. */
import { LIMITS } from '../../../../../src/contract/limits.ts'
import type { SymbolDraft } from '../../language.ts'
import { givenTo } from './name-lists.ts'
import type { Reader } from './reader.ts'
import { headOf } from './symbols.ts'
import { WORD } from './tokens.ts'

const DECLARES = /(?:^|_)(?:DECL|DECLARE|DEF|DEFINE|IMPL|IMPLEMENT|INIT|PROTO|PROTOTYPE|GENERATE|INSTANTIATE)(?:_|$)/

/** `DECLARE_LIST(Door, struct door);`, at whose name reading stands. It is found by what the macro declares. */
export function declaringCall(r: Reader, past: number): void {
  const { facts } = r
  const macro = r.textAt(r.at)
  if (
    facts.surface.rows ||
    r.isExpansion ||
    r.cpp ||
    !r.is(WORD, 2) ||
    !DECLARES.test(macro) ||
    facts.macros.has(macro)
  )
    return
  const start = r.start[r.at] as number
  const end = r.end[past - 1] as number
  const symbol = facts.symbol(r.textAt(r.at + 2), 'constant', r.start[r.at + 2] as number, start, '%')
  const draft = facts.symbols[symbol] as SymbolDraft
  draft.signature = headOf(facts.text, start, end)
  draft.extra = { macro: macro.slice(0, LIMITS.nameChars) }
  facts.endSymbol(symbol, end)
  offerCall(r, symbol, r.at, past)
}

/** What a macro at a token is given for what it declares, which `symbol` stands for. */
export function offerCall(r: Reader, symbol: number, token: number, past: number): void {
  const { facts } = r
  const macro = r.textAt(token)
  if (r.isExpansion || r.cpp || facts.macros.has(macro)) return
  facts.surface.calls ??= []
  facts.surface.calls.push([symbol, macro, givenTo(r, token + 1, past)])
}
