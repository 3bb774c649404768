/**
 * Headers that are a list of names and nothing else: `OP(LOAD, 1)`, `OP(STORE, 2)`, … Whoever includes one says before what
 * `OP` makes of them: enumerators, as a rule, which are written out nowhere.
 */
import { LIMITS } from '../../../../../src/contract/limits.ts'
import type { SymbolDraft } from '../../language.ts'
import { type Macro, templateOf } from './expansion.ts'
import type { Facts } from './facts.ts'
import type { Reader } from './reader.ts'
import { headOf } from './symbols.ts'
import { CLOSE_PAREN, COMMA, KEYWORD, PAREN, SEMICOLON, WORD } from './tokens.ts'

const FEWEST = 3
/** Names of other kinds are mostly made into something else first (`cmd_##name`), and so are those beside a `NULL`. */
const ENUMERATOR = /^[A-Z][A-Z0-9_]*$/

/** Declares the names of such a list. Reading stays where it is. */
export function declareNames(r: Reader): void {
  if (r.kind[0] !== WORD || r.kind[1] !== PAREN) return
  declareConstants(r)
  offerRows(r)
}

function declareConstants(r: Reader): void {
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

/** What a row of a list is given is told up to here. */
const MOST_GIVEN = 8

/** Of a list by whatever macros: each row is a symbol, whose name elsewhere is what those that include the list make of it. */
function offerRows(r: Reader): void {
  const { facts } = r
  const rows: { at: number; past: number }[] = []
  for (let at = 0; at < r.kind.length; ) {
    if (r.kind[at] !== WORD || r.kind[at + 1] !== PAREN) return
    const past = r.pastClose(at + 1)
    if (r.kind[at + 2] === WORD || r.kind[at + 2] === KEYWORD) rows.push({ at, past })
    at = past
    while (r.kind[at] === COMMA || r.kind[at] === SEMICOLON) at++
  }
  if (rows.length < FEWEST) return
  const known = new Map(facts.symbols.map(({ line, column }, symbol) => [`${line}:${column}`, symbol]))
  facts.surface.rows = rows.map(({ at, past }) => {
    const start = r.start[at] as number
    const end = r.end[past - 1] as number
    const name = r.start[at + 2] as number
    const line = facts.tree.lineAt(name)
    let symbol = known.get(`${line}:${name - (facts.tree.lineStarts[line - 1] as number)}`)
    if (symbol === undefined) {
      symbol = facts.symbol(r.textAt(at + 2), 'constant', name, start, '%')
      const draft = facts.symbols[symbol] as SymbolDraft
      draft.signature = headOf(facts.text, start, end)
      draft.extra = { macro: r.textAt(at).slice(0, LIMITS.nameChars) }
      facts.endSymbol(symbol, end)
    }
    return [symbol, r.textAt(at), givenTo(r, at + 1, past)]
  })
}

/** What stands between the commas of a parenthesis, where that is one word, or a type: then without what is made of it. */
export function givenTo(r: Reader, open: number, past: number): string[] {
  const given: string[] = []
  for (let at = open + 1; at < past && given.length < MOST_GIVEN; at++) {
    const from = at
    while (at < past - 1 && r.kind[at] !== COMMA) at = r.kind[at] === PAREN ? r.pastClose(at) : at + 1
    const to = (r.end[at - 1] as number) ?? 0
    given.push(GIVEN.exec(at > from ? r.facts.text.slice(r.start[from], to) : '')?.[1]?.replace(/\s+/g, ' ') ?? '')
  }
  return given
}

const GIVEN = /^(?:const\s+)?((?:(?:struct|union|enum)\s+)?[A-Za-z_$][\w$]*)[\s*]*$/

/** Macros that stand further than this before the list that they are for are hardly for that. */
const NEAR = 4000

/** Macros with parameters that may be for what is included at this offset. */
export function nearMacros({ macros, defined }: Facts, offset: number): [name: string, macro: Macro][] {
  const first = defined.findLastIndex(([, { from }]) => from <= offset - NEAR) + 1
  return defined
    .slice(first)
    .filter(([name, macro]) => macro.parameters?.length && macro.from < offset && macros.get(name) === macro)
}

/** An enumeration includes a list here: what the macros that were defined for it make of its rows. */
export function offerListed(r: Reader, offset: number, include: number): void {
  const { facts } = r
  for (const [name, macro] of nearMacros(facts, offset)) {
    for (const enumerator of enumerators(templateOf(r, name, macro))) {
      facts.surface.listed ??= []
      facts.surface.listed.push([include, name, enumerator, facts.owner])
    }
  }
}

function enumerators(tokens: readonly { kind: number; text: string }[]): string[] {
  const names: string[] = []
  let depth = 0
  let begins = true
  for (const { kind, text } of tokens) {
    if (begins && kind === WORD && text.includes('$')) names.push(text)
    if (kind === PAREN) depth++
    else if (kind === CLOSE_PAREN) depth--
    begins = kind === COMMA && depth === 0
  }
  return names
}
