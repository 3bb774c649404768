/**
 * Macros of a file, written out where the file declares something with them: enumerators (`MAP(XX)`), fields, functions.
 *
 * What they declare stands nowhere in the text, so its place is that of the macro's name, as compilers have it. What is used
 * in between belongs to the macro, and was read where that is defined.
 */
import type { Template } from '../fact-layout.ts'
import type { Reader } from './reader.ts'
import { CLOSE_BRACE, CLOSE_PAREN, COMMA, code, PAREN, PASTE, STRING, Tokens, tokenize, WORD } from './tokens.ts'

export interface Macro {
  /** -1 for one of which the file does not tell. */
  symbol: number
  /** Undefined where it takes none and no parentheses. */
  parameters: readonly string[] | undefined
  /** Offsets of what it stands for. */
  from: number
  to: number
  body?: readonly Token[]
  /** Whether it pastes names together, once somebody asked. */
  pastes?: boolean
  /** What it declares with what it is given, as long as none of these words is made a macro or taken back after the first `until` changes. */
  declares?: { template: Template[]; words: ReadonlySet<string>; until: number }
}

interface Token {
  kind: number
  word: number
  text: string
}

const DEEPEST = 12
const MOST_TOKENS = 20_000
const STRINGIFY = code('#')

/** A macro of which the file does not tell. */
export const macroOf = (r: Reader, parameters: readonly string[], body: string): Macro => ({
  symbol: -1,
  parameters,
  from: 0,
  to: 0,
  body: textTokens(r, body, 0, body.length),
})

/** Whether a macro of this file stands at `r.at`, and what it stands for has one of these tokens. */
export function standsFor(r: Reader, ...kinds: number[]): boolean {
  if (r.isExpansion || !r.is(WORD)) return false
  const macro = r.facts.macros.get(r.textAt(r.at))
  if (!macro || (macro.parameters === undefined) === r.is(PAREN, 1)) return false
  return bodyOf(r, macro).some((token) => kinds.includes(token.kind)) || macro.parameters?.length === 1
}

/** Whether the macro at `r.at`, which is of this file, has a body in it: what comes behind it begins anew. */
export function holdsBody(r: Reader): boolean {
  const macro = r.isExpansion ? undefined : r.facts.macros.get(r.textAt(r.at))
  return macro?.parameters !== undefined && bodyOf(r, macro).at(-1)?.kind === CLOSE_BRACE
}

/** Reads the macro at `r.at`, which is of this file, as what it stands for. Reading stays where it is. */
export function readExpansion(r: Reader, parse: (inner: Reader) => void): void {
  const tokens = expansion(r)
  const out = new Tokens()
  const start = r.start[r.at] as number
  const end = r.end[r.at] as number
  for (const { kind, word } of tokens) out.push(kind, start, end, word)
  const inner = r.over(out)
  inner.isExpansion = true
  r.facts.unread(() => {
    while (!inner.ended) {
      const before = inner.at
      parse(inner)
      if (inner.at === before) inner.advance()
    }
  })
}

/** The name that is declared by the macro at `r.at`, which stands for the head of a function; '' if it is not known. */
export function declaredName(r: Reader): string {
  if (r.isExpansion || !r.facts.macros.has(r.textAt(r.at))) return ''
  const tokens = expansion(r)
  const open = tokens.findIndex((token) => token.kind === PAREN)
  const name = tokens[open - 1]
  return open > 1 && name?.kind === WORD ? name.text : ''
}

/** The macro with parameters at a token, which is of this file and pastes names together, as what it stands for. */
export function writtenOut(r: Reader, token: number): string | undefined {
  const macro = r.isExpansion || r.kind[token] !== WORD ? undefined : r.facts.macros.get(r.textAt(token))
  if (macro?.parameters === undefined || r.kind[token + 1] !== PAREN) return undefined
  macro.pastes ??= r.facts.text.slice(macro.from, macro.to).includes('##')
  if (!macro.pastes) return undefined
  return expansion(r, token)
    .map(({ text }) => text)
    .join(' ')
}

/** What a macro of this file is written out as; `$0` is what it is given first. `words`: those that may be macros are put there. */
export function templateOf(r: Reader, name: string, { parameters = [] }: Macro, words?: Set<string>): Token[] {
  const token = (kind: number, text: string): Token => ({ kind, word: -1, text })
  const given = parameters.map((_, at) => token(WORD, `$${at}`))
  const list = given.flatMap((one, at) => (at === 0 ? [one] : [token(COMMA, ','), one]))
  return rescan(r, [token(WORD, name), token(PAREN, '('), ...list, token(CLOSE_PAREN, ')')], [], words)
}

function expansion(r: Reader, from = r.at): Token[] {
  const tokens: Token[] = []
  const past = r.kind[from + 1] === PAREN ? r.pastClose(from + 1) : from + 1
  for (let at = from; at < past; at++)
    tokens.push({ kind: r.kind[at] as number, word: r.word[at] as number, text: r.textAt(at) })
  return rescan(r, tokens, [])
}

/** Expands what is left to expand; `within` are the macros being expanded, which stand for nothing inside of themselves. */
function rescan(r: Reader, tokens: readonly Token[], within: readonly string[], words?: Set<string>): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length && out.length < MOST_TOKENS; at++) {
    const token = tokens[at] as Token
    if (token.kind === WORD) words?.add(token.text)
    const macro = token.kind === WORD && !within.includes(token.text) ? r.facts.macros.get(token.text) : undefined
    const called = tokens[at + 1]?.kind === PAREN
    if (!macro || within.length > DEEPEST || (macro.parameters !== undefined && !called)) {
      out.push(token)
      continue
    }
    let given: Token[][] = []
    if (macro.parameters !== undefined) {
      const { lists, past } = argumentsAt(tokens, at + 1)
      given = lists
      at = past - 1
    }
    out.push(...rescan(r, substituted(r, macro, given), [...within, token.text], words))
  }
  return out
}

/** The lists between the commas of the parenthesis at `open`, and where it ends. */
function argumentsAt(tokens: readonly Token[], open: number): { lists: Token[][]; past: number } {
  const lists: Token[][] = [[]]
  let depth = 0
  for (let at = open; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.kind === PAREN && depth++ === 0) continue
    if (token.kind === CLOSE_PAREN && --depth === 0) return { lists, past: at + 1 }
    if (token.kind === COMMA && depth === 1) lists.push([])
    else lists.at(-1)?.push(token)
  }
  return { lists, past: tokens.length }
}

function substituted(r: Reader, macro: Macro, given: readonly Token[][]): Token[] {
  const parameters = macro.parameters ?? []
  const rest = parameters.indexOf('...')
  const argument = (name: string): Token[] | undefined => {
    const at = parameters.indexOf(name)
    if (at !== -1) return given[at] ?? []
    if (name !== '__VA_ARGS__' || rest === -1) return undefined
    const comma: Token = { kind: COMMA, word: -1, text: ',' }
    return given.slice(rest).flatMap((list, index) => (index === 0 ? list : [comma, ...list]))
  }
  const out: Token[] = []
  const body = bodyOf(r, macro)
  for (let at = 0; at < body.length; at++) {
    const token = body[at] as Token
    const pastes = token.kind === PASTE
    const next = pastes || token.kind === STRINGIFY ? (body[++at] as Token | undefined) : token
    if (!next) break
    const values = (next.kind === WORD ? argument(next.text) : undefined) ?? [next]
    if (token.kind === STRINGIFY) out.push({ kind: STRING, word: -1, text: '""' })
    else if (pastes) out.push(...pasted(r, out.pop(), values[0]), ...values.slice(1))
    else out.push(...values)
  }
  return out
}

function pasted(r: Reader, left: Token | undefined, right: Token | undefined): Token[] {
  if (!left || !right) return [left, right].filter((token) => token !== undefined)
  const text = left.text + right.text
  return textTokens(r, text, 0, text.length)
}

function bodyOf(r: Reader, macro: Macro): readonly Token[] {
  macro.body ??= textTokens(r, r.facts.text, macro.from, macro.to)
  return macro.body
}

function textTokens(r: Reader, text: string, from: number, to: number): Token[] {
  const { kind, start, end, word } = tokenize(text, from, to, r.words, r.cpp, true)
  return kind.map((one, at) => ({
    kind: one,
    word: word[at] as number,
    text: text.slice(start[at], end[at]),
  }))
}
