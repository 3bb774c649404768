/**
 * Headers that are a list of names and nothing else: `OP(LOAD, 1)`, `OP(STORE, 2)`, … Whoever includes one says before what
 * `OP` makes of them: enumerators, as a rule, which are written out nowhere.
 */
import type { SymbolDraft } from '../../language.ts'
import type { Reader } from './reader.ts'
import { CLOSE_PAREN, COMMA, PAREN, WORD } from './tokens.ts'

const FEWEST = 3
/** Names of other kinds are mostly made into something else first (`cmd_##name`), and so are those beside a `NULL`. */
const ENUMERATOR = /^[A-Z][A-Z0-9_]*$/

/** Declares the names of such a list. Reading stays where it is. */
export function declareNames(r: Reader): void {
  if (r.kind[0] !== WORD || r.kind[1] !== PAREN) return
  const macro = r.word[0]
  const names: number[] = []
  for (let at = 0; at < r.kind.length; at = r.pastClose(at + 1)) {
    if (r.word[at] !== macro || r.kind[at + 1] !== PAREN || r.kind[at + 2] !== WORD) return
    if (r.kind[at + 3] !== COMMA && r.kind[at + 3] !== CLOSE_PAREN) return
    if (!ENUMERATOR.test(r.textAt(at + 2)) || r.textAt(at + 2) === 'NULL') return
    names.push(at + 2)
  }
  if (names.length < FEWEST) return
  const { facts } = r
  for (const name of names) {
    const start = r.start[name - 2] as number
    const end = r.end[r.pastClose(name - 1) - 1] as number
    const symbol = facts.symbol(r.textAt(name), 'constant', r.start[name] as number, start, '%')
    ;(facts.symbols[symbol] as SymbolDraft).signature = facts.text.slice(start, Math.min(end, start + 200))
    facts.endSymbol(symbol, end)
  }
}
