/**
 * C and C++ as the compiler's second phase sees it: tokens, with the preprocessor's lines taken out and kept beside them.
 *
 * What stands in a C file is not C: it is text that a preprocessor may turn into C. A grammar fails where macros stand for
 * types, attributes, loops or whole function heads, which is everywhere in the code that matters most. Tokens never fail, so
 * this family reads them itself and leaves the syntax tree to those who want one.
 */

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

const C_KEYWORDS =
  'if else for while do switch case default break continue return goto sizeof typedef struct union enum static extern inline register auto const volatile restrict void char short int long float double signed unsigned _Bool _Complex _Atomic _Thread_local _Noreturn _Alignas _Alignof _Generic _Static_assert __attribute__ __attribute __extension__ __inline __inline__ __restrict __restrict__ __const __volatile__ __volatile asm __asm__ __asm typeof __typeof__ __typeof __typeof_unqual__ __declspec __thread __signed__ __builtin_va_list __int128'
const CPP_KEYWORDS =
  'class namespace template typename using public private protected virtual friend explicit operator new delete this try catch throw constexpr consteval constinit decltype noexcept mutable static_assert alignas alignof thread_local bool wchar_t char8_t char16_t char32_t nullptr true false static_cast dynamic_cast const_cast reinterpret_cast typeid concept requires co_await co_return co_yield and or not xor'

/** Word number of a keyword: its place in this list, so that parsers compare integers. */
export const KEYWORDS = [...C_KEYWORDS.split(' '), ...CPP_KEYWORDS.split(' ')]
const keywordNumber = new Map(KEYWORDS.map((word, number) => [word, number]))
const FIRST_CPP_KEYWORD = C_KEYWORDS.split(' ').length
export const keyword = (word: string): number => keywordNumber.get(word) as number

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

/** Names are numbered per file; keywords have the numbers before. */
export class Words {
  readonly list: string[] = []
  readonly #numbers = new Map<string, number>()

  number(text: string): number {
    let number = this.#numbers.get(text)
    if (number === undefined) {
      number = KEYWORDS.length + this.list.push(text) - 1
      this.#numbers.set(text, number)
    }
    return number
  }

  text(number: number): string {
    return (number < KEYWORDS.length ? KEYWORDS[number] : this.list[number - KEYWORDS.length]) as string
  }
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

const SPACE = new Uint8Array(128)
const WORD_START = new Uint8Array(128)
const WORD_PART = new Uint8Array(128)
for (const c of ' \t\r\n\f\v') SPACE[code(c)] = 1
for (let c = 0; c < 128; c++) {
  const character = String.fromCharCode(c)
  if (/[A-Za-z_$]/.test(character)) WORD_START[c] = 1
  if (/[\w$]/.test(character)) WORD_PART[c] = 1
}
const isWordStart = (c: number): boolean => (c < 128 ? WORD_START[c] === 1 : c > 159)
const isWordPart = (c: number): boolean => (c < 128 ? WORD_PART[c] === 1 : c > 159)

const NEWLINE = 10
const BACKSLASH = 92
const SLASH = 47
const HASH = 35

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
  let at = from
  let lineStart = !inDirective
  while (at < to) {
    const c = text.charCodeAt(at)
    if (c < 128 && SPACE[c] === 1) {
      if (c === NEWLINE) lineStart = !inDirective
      at++
      continue
    }
    if (c === BACKSLASH) {
      at++
      continue
    }
    if (c === SLASH) {
      const next = text.charCodeAt(at + 1)
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
    if (isWordStart(c)) {
      at++
      while (at < to && isWordPart(text.charCodeAt(at))) at++
      const next = text.charCodeAt(at)
      if ((next === 34 || next === 39) && at - start <= 3) {
        const prefix = text.slice(start, at)
        if (cpp && next === 34 && /^(u8|[uUL])?R$/.test(prefix)) {
          at = rawString(text, at, to)
          out.push(STRING, start, at, -1)
          continue
        }
        if (/^(u8|[uUL])$/.test(prefix)) {
          at = quoted(text, at, to, next)
          out.push(next === 34 ? STRING : CHARACTER, start, at, -1)
          continue
        }
      }
      const word = text.slice(start, at)
      const reserved = keywordNumber.get(word)
      if (reserved !== undefined && (cpp || reserved < FIRST_CPP_KEYWORD)) out.push(KEYWORD, start, at, reserved)
      else out.push(WORD, start, at, words.number(word))
      continue
    }
    if ((c >= 48 && c <= 57) || (c === 46 && isDigit(text.charCodeAt(at + 1)))) {
      at = numberEnd(text, at, to)
      out.push(NUMBER, start, at, -1)
      continue
    }
    if (c === 34 || c === 39) {
      at = quoted(text, at, to, c)
      out.push(c === 34 ? STRING : CHARACTER, start, at, -1)
      continue
    }
    const kind = punctuation(text, at)
    at += lengthOf(kind, text, at)
    out.push(kind, start, at, -1)
  }
  return out
}

const isDigit = (c: number): boolean => c >= 48 && c <= 57

function numberEnd(text: string, from: number, to: number): number {
  let at = from + 1
  while (at < to) {
    const c = text.charCodeAt(at)
    // 1e+5, 0x1p-3, 1'000
    const exponent =
      (c === 43 || c === 45) && /[eEpP]/.test(text[at - 1] as string) && !/^0[xX]/.test(text.slice(from, from + 2))
    if (isWordPart(c) || c === 46 || exponent || (c === 39 && isWordPart(text.charCodeAt(at + 1)))) at++
    else break
  }
  return at
}

/** Ends at the closing quote, or before the end of the line when there is none: apostrophes stand in `#error` and in assembler. */
function quoted(text: string, from: number, to: number, quote: number): number {
  let at = from + 1
  while (at < to) {
    const c = text.charCodeAt(at)
    if (c === BACKSLASH) {
      at += text.charCodeAt(at + 1) === 13 ? 3 : 2
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
  if (open === -1 || open - quote > 18) return quoted(text, quote, to, 34)
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
  let at = hash + 1
  while (at < to && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at++
  const start = at
  while (at < to && isWordPart(text.charCodeAt(at))) at++
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

function punctuation(text: string, at: number): number {
  const c = text.charCodeAt(at)
  const next = text.charCodeAt(at + 1)
  switch (c) {
    case 45: // -
      if (next === 62) return text.charCodeAt(at + 2) === STAR ? MEMBER_POINTER : ARROW
      if (next === 45) return DECREMENT
      return next === 61 ? ASSIGN : c
    case 43: // +
      return next === 43 ? INCREMENT : next === 61 ? ASSIGN : c
    case 58: // :
      return next === 58 ? COLONS : c
    case 46: // .
      return next === 46 && text.charCodeAt(at + 2) === 46 ? ELLIPSIS : c
    case 61: // =
    case 33: // !
      return next === 61 ? COMPARE : c
    case 60: // <
      if (next === 60) return text.charCodeAt(at + 2) === 61 ? ASSIGN : SHIFT_LEFT
      return next === 61 ? COMPARE : c
    case 62: // >
      if (next === 62) return text.charCodeAt(at + 2) === 61 ? ASSIGN : SHIFT_RIGHT
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

function lengthOf(kind: number, text: string, at: number): number {
  if (kind < 128 || kind > MEMBER_POINTER) return 1
  if (kind === ELLIPSIS || kind === MEMBER_POINTER) return 3
  if (kind === ASSIGN) return text.charCodeAt(at) === text.charCodeAt(at + 1) ? 3 : 2
  return 2
}
