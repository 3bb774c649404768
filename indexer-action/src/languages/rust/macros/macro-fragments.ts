/**
 * Fragments of macro patterns: how many tokens `$x:ty` takes. Types, expressions and patterns are not parsed: they end where the
 * language allows something to follow them.
 */
import type { Token } from './macro-tokens.ts'
import { CHARACTER, LIFETIME, NUMBER, OPEN, PUNCTUATION, TEXT, WORD } from './tokens.ts'

/** The tokens that may follow a fragment of this kind. */
const FOLLOWS: Record<string, ReadonlySet<string>> = {
  expr: new Set(['=>', ',', ';']),
  expr_2021: new Set(['=>', ',', ';']),
  ty: new Set(['{', '[', ',', '=>', ':', '=', '>', ';', '|', 'as', 'where', ')']),
  path: new Set(['{', '[', ',', '=>', ':', '=', '>', ';', '|', 'as', 'where']),
  pat: new Set(['=>', ',', '=', 'if', 'in']),
  pat_param: new Set(['=>', ',', '=', '|', 'if', 'in']),
}

const STATEMENT_ENDS: ReadonlySet<string> = new Set(['=>', ',', ';'])

/** The index after the fragment that begins at `from`, or -1 if none does. */
export function fragmentEnd(kind: string, tokens: readonly Token[], from: number): number {
  const token = tokens[from]
  if (kind === 'vis') return visibilityEnd(tokens, from)
  if (!token) return -1
  switch (kind) {
    case 'tt':
      return from + 1
    case 'ident':
      return token.kind === WORD && token.text !== '_' ? from + 1 : -1
    case 'lifetime':
      return token.kind === LIFETIME ? from + 1 : -1
    case 'literal':
      return literalEnd(tokens, from)
    case 'block':
      return token.text === '{' ? from + 1 : -1
    case 'meta':
      return metaEnd(tokens, from)
    case 'item':
      return itemEnd(tokens, from)
    case 'stmt':
      // A semicolon is a statement itself.
      if (token.text === ';') return from + 1
      return phraseEnd(tokens, from, STATEMENT_ENDS, kind)
    default: {
      const follows = FOLLOWS[kind]
      return follows ? phraseEnd(tokens, from, follows, kind) : -1
    }
  }
}

function visibilityEnd(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.text !== 'pub') return from
  return tokens[from + 1]?.text === '(' && /^(?:crate|super|self|in)$/.test(tokens[from + 1]?.inside?.[0]?.text ?? '')
    ? from + 2
    : from + 1
}

function literalEnd(tokens: readonly Token[], from: number): number {
  const at = tokens[from]?.text === '-' ? from + 1 : from
  const token = tokens[at]
  if (!token) return -1
  const isLiteral = token.kind === TEXT || token.kind === NUMBER || token.kind === CHARACTER
  return isLiteral || token.text === 'true' || token.text === 'false' ? at + 1 : -1
}

/** What an attribute holds: a path, with tokens in brackets or `= value` behind it. */
function metaEnd(tokens: readonly Token[], from: number): number {
  let at = from
  if (tokens[at]?.kind !== WORD || tokens[at]?.text === '_') return -1
  while (tokens[at]?.kind === WORD && tokens[at + 1]?.text === '::') at += 2
  at++
  if (tokens[at]?.kind === OPEN) return at + 1
  return tokens[at]?.text === '=' ? phraseEnd(tokens, at + 1, STATEMENT_ENDS, 'expr') : at
}

function itemEnd(tokens: readonly Token[], from: number): number {
  let at = from
  while (tokens[at]?.text === '#' && tokens[at + 1]?.text === '[') at += 2
  if (tokens[at]?.kind !== WORD) return -1
  for (; at < tokens.length; at++) {
    const { text } = tokens[at] as Token
    if (text === ';' || text === '{') return at + 1
  }
  return -1
}

/** A type, path, pattern or expression: up to a token that may follow it and is not inside angle brackets. */
function phraseEnd(tokens: readonly Token[], from: number, follows: ReadonlySet<string>, kind: string): number {
  const isType = kind === 'ty' || kind === 'path'
  let angles = 0
  let at = from
  for (; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const { text } = token
    if (isType && at === from && (text === '(' || text === '[')) continue
    // Commas between the bars are a closure's.
    if (text === '|' && kind.startsWith('expr') && (at === from || tokens[at - 1]?.text === 'move')) {
      const close = tokens.findIndex((one, index) => index > at && one.text === '|')
      if (close < 0) return -1
      at = close
      continue
    }
    if (angles === 0 && follows.has(text) && (at > from || token.kind !== OPEN)) break
    if (kind === 'path' && at > from && token.kind === OPEN && angles === 0) break
    if (token.kind === OPEN && text === '{' && isType) break
    if (text === '<' && (isType || tokens[at - 1]?.text === '::' || at === from)) angles++
    else if (text === '<<' && isType) angles += 2
    else if (angles > 0 && text === '>') angles--
    else if (angles > 0 && text === '>>') angles -= Math.min(2, angles)
    // A type in a list without separators ends where the next one begins.
    if (isType && angles === 0 && at > from && token.kind === WORD && endsType(tokens[at - 1] as Token)) break
  }
  return at > from ? at : -1
}

const endsType = (token: Token): boolean =>
  (token.kind === WORD && !/^(?:mut|const|dyn|impl|unsafe|extern|fn|as|for)$/.test(token.text)) ||
  (token.kind === PUNCTUATION && token.text === '>')
