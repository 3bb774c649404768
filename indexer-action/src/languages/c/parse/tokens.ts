/**
 * C and C++ as the compiler's second phase sees it: tokens, with the preprocessor's lines taken out and kept beside them.
 *
 * What stands in a C file is not C: it is text that a preprocessor may turn into C. A grammar fails where macros stand for
 * types, attributes, loops or whole function heads, which is everywhere in the code that matters most. Tokens never fail, so
 * this family reads them itself and leaves the syntax tree to those who want one.
 */
import { unitsOf } from '../../../text/units.ts'
import { hashed, KEYWORDS, type Words } from './words.ts'

export { KEYWORDS, keyword, Words } from './words.ts'

/** Kinds below PUNCTUATION; everything else is the character code of the operator, or one of the codes of `LONG`. */
export const END = 0
export const WORD = 1
export const KEYWORD = 2
export const NUMBER = 3
export const STRING = 4
export const CHARACTER = 5

export const ARROW = 128
export const COLONS = 129
export const ELLIPSIS = 130
export const INCREMENT = 131
export const DECREMENT = 132
/** `+=` and its like; `=` itself is its character. */
export const ASSIGN = 133
/** `==`, `<=`, `&&` …: results that have no members. */
export const COMPARE = 134
export const SHIFT_LEFT = 135
export const SHIFT_RIGHT = 136
/** `##` in macro bodies. */
export const PASTE = 137
export const MEMBER_POINTER = 138

export const code = (character: string): number => character.charCodeAt(0)

export const PAREN = code('(')
export const CLOSE_PAREN = code(')')
export const BRACE = code('{')
export const CLOSE_BRACE = code('}')
export const BRACKET = code('[')
export const CLOSE_BRACKET = code(']')
export const SEMICOLON = code(';')
export const COMMA = code(',')
export const EQUALS = code('=')
export const STAR = code('*')
export const AMPERSAND = code('&')
export const COLON = code(':')
export const LESS = code('<')
export const GREATER = code('>')
export const QUESTION = code('?')
export const DOT = code('.')
export const TILDE = code('~')

export interface Directive {
  /** `include`, `define`, `ifdef` … */
  name: string
  /** Of the `#`. */
  start: number
  /** What follows the name, up to the end of the last continued line. */
  bodyStart: number
  end: number
  /** Number of tokens before it. */
  at: number
}

export class Tokens {
  kind: number[] = []
  start: number[] = []
  end: number[] = []
  /** Of words and keywords; -1 otherwise. */
  word: number[] = []
  directives: Directive[] = []

  push(kind: number, start: number, end: number, word: number): void {
    this.kind.push(kind)
    this.start.push(start)
    this.end.push(end)
    this.word.push(word)
  }
}

/** What a UTF-16 unit is; 0 for what begins an operator. Words go on with letters and digits. */
const SPACE = 1
const LETTER = 2
const DIGIT = 3
const CLASS = new Uint8Array(65_536).fill(LETTER, 160)
for (const c of ' \t\r\n\f\v') CLASS[code(c)] = SPACE
for (let c = 0; c < 128; c++) {
  const character = String.fromCharCode(c)
  if (/[A-Za-z_$]/.test(character)) CLASS[c] = LETTER
  else if (/\d/.test(character)) CLASS[c] = DIGIT
}
const isDigit = (c: number): boolean => CLASS[c] === DIGIT
const isWordPart = (c: number): boolean => (CLASS[c] as number) >= LETTER

const NEWLINE = 10
const BACKSLASH = 92
const SLASH = 47
const HASH = 35
const EXPONENT = new Set([...'eEpP'].map(code))

/** `cpp`: its keywords count as such. `inDirective`: `#` means stringify or paste and starts no line. */
export function tokenize(
  text: string,
  from: number,
  to: number,
  words: Words,
  cpp: boolean,
  inDirective = false,
): Tokens {
  const out = new Tokens()
  const units = unitsOf(text)
  let at = from
  let lineStart = !inDirective
  while (at < to) {
    const c = units[at] as number
    const kind = CLASS[c]
    if (kind === SPACE) {
      if (c === NEWLINE) lineStart = !inDirective
      at++
      continue
    }
    if (c === BACKSLASH) {
      at++
      continue
    }
    if (c === SLASH) {
      const next = units[at + 1]
      if (next === SLASH) {
        at = endOfLine(text, at, to)
        continue
      }
      if (next === STAR) {
        const close = text.indexOf('*/', at + 2)
        at = close === -1 ? to : Math.min(to, close + 2)
        continue
      }
    }
    if (c === HASH && lineStart) {
      at = directive(text, at, to, out)
      continue
    }
    lineStart = false
    const start = at
    if (kind === LETTER) {
      let hash = c
      for (at++; at < to; at++) {
        const part = units[at] as number
        if ((CLASS[part] as number) < LETTER) break
        hash = hashed(hash, part)
      }
      const next = units[at] as number
      if ((next === 34 || next === 39) && at - start <= 3) {
        const prefix = text.slice(start, at)
        if (cpp && next === 34 && /^(u8|[uUL])?R$/.test(prefix)) {
          at = rawString(text, at, to)
          out.push(STRING, start, at, -1)
          continue
        }
        if (/^(u8|[uUL])$/.test(prefix)) {
          at = quoted(units, at, to, next)
          out.push(next === 34 ? STRING : CHARACTER, start, at, -1)
          continue
        }
      }
      const word = words.numberAt(text, units, start, at, hash)
      out.push(word < KEYWORDS.length ? KEYWORD : WORD, start, at, word)
      continue
    }
    if (kind === DIGIT || (c === DOT && isDigit(units[at + 1] as number))) {
      at = numberEnd(units, at, to)
      out.push(NUMBER, start, at, -1)
      continue
    }
    if (c === 34 || c === 39) {
      at = quoted(units, at, to, c)
      out.push(c === 34 ? STRING : CHARACTER, start, at, -1)
      continue
    }
    const operator = punctuation(units, at)
    at += lengthOf(operator, units, at)
    out.push(operator, start, at, -1)
  }
  return out
}

function numberEnd(units: Uint16Array, from: number, to: number): number {
  const isHexadecimal = units[from] === 48 && (units[from + 1] === 120 || units[from + 1] === 88)
  let at = from + 1
  while (at < to) {
    const c = units[at] as number
    // 1e+5, 0x1p-3, 1'000
    const exponent = (c === 43 || c === 45) && !isHexadecimal && EXPONENT.has(units[at - 1] as number)
    if (isWordPart(c) || c === DOT || exponent || (c === 39 && isWordPart(units[at + 1] as number))) at++
    else break
  }
  return at
}

/** Ends at the closing quote, or before the end of the line when there is none: apostrophes stand in `#error` and in assembler. */
function quoted(units: Uint16Array, from: number, to: number, quote: number): number {
  let at = from + 1
  while (at < to) {
    const c = units[at]
    if (c === BACKSLASH) {
      at += units[at + 1] === 13 ? 3 : 2
      continue
    }
    if (c === quote) return at + 1
    if (c === NEWLINE) return at
    at++
  }
  return to
}

function rawString(text: string, quote: number, to: number): number {
  const open = text.indexOf('(', quote)
  if (open === -1 || open - quote > 18) return quoted(unitsOf(text), quote, to, 34)
  const close = text.indexOf(`)${text.slice(quote + 1, open)}"`, open)
  return close === -1 ? to : close + (open - quote) + 1
}

/** Past the newline that ends this line, continued lines included. */
function endOfLine(text: string, from: number, to: number): number {
  let at = from
  for (;;) {
    const newline = text.indexOf('\n', at)
    if (newline === -1 || newline >= to) return to
    const last = text.charCodeAt(newline - 1) === 13 ? newline - 2 : newline - 1
    if (text.charCodeAt(last) !== BACKSLASH) return newline
    at = newline + 1
  }
}

function directive(text: string, hash: number, to: number, out: Tokens): number {
  const units = unitsOf(text)
  let at = hash + 1
  while (at < to && (units[at] === 32 || units[at] === 9)) at++
  const start = at
  while (at < to && isWordPart(units[at] as number)) at++
  let end = endOfLine(text, at, to)
  // A comment that begins on this line may end on a later one, and takes the directive with it.
  const line = text.slice(at, end)
  if (line.includes('/*')) {
    const comment = line.indexOf('//')
    for (let open = line.indexOf('/*'); open !== -1 && (comment === -1 || open < comment); ) {
      const close = text.indexOf('*/', at + open + 2)
      if (close === -1) break
      if (close >= end) {
        end = endOfLine(text, close, to)
        break
      }
      open = line.indexOf('/*', close - at + 2)
    }
  }
  out.directives.push({ name: text.slice(start, at), start: hash, bodyStart: at, end, at: out.kind.length })
  return end
}

function punctuation(units: Uint16Array, at: number): number {
  const c = units[at] as number
  const next = units[at + 1]
  switch (c) {
    case 45: // -
      if (next === 62) return units[at + 2] === STAR ? MEMBER_POINTER : ARROW
      if (next === 45) return DECREMENT
      return next === 61 ? ASSIGN : c
    case 43: // +
      return next === 43 ? INCREMENT : next === 61 ? ASSIGN : c
    case 58: // :
      return next === 58 ? COLONS : c
    case 46: // .
      return next === 46 && units[at + 2] === 46 ? ELLIPSIS : c
    case 61: // =
    case 33: // !
      return next === 61 ? COMPARE : c
    case 60: // <
      if (next === 60) return units[at + 2] === 61 ? ASSIGN : SHIFT_LEFT
      return next === 61 ? COMPARE : c
    case 62: // >
      if (next === 62) return units[at + 2] === 61 ? ASSIGN : SHIFT_RIGHT
      return next === 61 ? COMPARE : c
    case 38: // &
    case 124: // |
      return next === c ? COMPARE : next === 61 ? ASSIGN : c
    case STAR:
    case SLASH:
    case 37: // %
    case 94: // ^
      return next === 61 ? ASSIGN : c
    case HASH:
      return next === HASH ? PASTE : c
    default:
      return c
  }
}

function lengthOf(kind: number, units: Uint16Array, at: number): number {
  if (kind < 128 || kind > MEMBER_POINTER) return 1
  if (kind === ELLIPSIS || kind === MEMBER_POINTER) return 3
  if (kind === ASSIGN) return units[at] === units[at + 1] ? 3 : 2
  return 2
}
