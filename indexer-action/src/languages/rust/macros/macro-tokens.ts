/**
 * The tokens of a macro call or definition as trees: a bracket holds what stands inside it. A doc comment is the attribute
 * `#[doc = ""]`, as it is for the compiler, without what it says.
 */
import { OPEN, PUNCTUATION, TEXT, type Tokens, tokenize, WORD } from './tokens.ts'

export interface Token {
  kind: number
  text: string
  /** Offset in the text that it was read from, or -1 if it is not written there. */
  at: number
  /** White space or a comment precedes it. */
  spaced: boolean
  /** Of an opening bracket: its contents, and the offset of the closing one. */
  inside?: Token[]
  closeAt?: number
}

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/** The bracket that closes this one. */
export const closingOf = (open: string): string => CLOSING[open] ?? ''

export function tokenTrees(text: string, from: number, to: number): Token[] {
  const tokens = tokenize(text, from, to)
  return read(text, tokens, 0, tokens.kind.length, from, 0)
}

/** Brackets are rarely nested deeper, but other text may be: what is inside is left out then. */
const DEEPEST = 200

function read(text: string, tokens: Tokens, first: number, end: number, from: number, depth: number): Token[] {
  const trees: Token[] = []
  let before = from
  for (let at = first; at < end; at++) {
    const start = tokens.start[at] as number
    const stop = tokens.end[at] as number
    if (start - before > 3) documentation(text.slice(before, start), trees)
    const token: Token = {
      kind: tokens.kind[at] as number,
      text: text.slice(start, stop),
      at: start,
      spaced: start > before,
    }
    before = stop
    if (token.kind === OPEN) {
      const close = Math.min(tokens.match[at] as number, end)
      token.inside = depth < DEEPEST ? read(text, tokens, at + 1, close, stop, depth + 1) : []
      token.closeAt = close < tokens.kind.length ? (tokens.start[close] as number) : -1
      before = close < tokens.kind.length ? (tokens.end[close] as number) : stop
      at = close
    }
    trees.push(token)
  }
  return trees
}

/** Adds an attribute for each doc comment between two tokens. */
function documentation(between: string, trees: Token[]): void {
  for (const _ of between.matchAll(/\/\/\/(?!\/)[^\n]*|\/\*\*(?![*/])[\s\S]*?\*\//g)) {
    trees.push({ kind: PUNCTUATION, text: '#', at: -1, spaced: true })
    const inside = [
      { kind: WORD, text: 'doc', at: -1, spaced: false },
      { kind: PUNCTUATION, text: '=', at: -1, spaced: true },
      { kind: TEXT, text: '""', at: -1, spaced: true },
    ]
    trees.push({ kind: OPEN, text: '[', at: -1, spaced: false, inside, closeAt: -1 })
  }
}
