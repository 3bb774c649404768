/** Splits a range of text into tokens as Rust's lexer does, without comments. */
export const WORD = 1
export const PUNCTUATION = 2
export const TEXT = 3
export const NUMBER = 4
export const CHARACTER = 5
export const LIFETIME = 6
export const OPEN = 7
export const CLOSE = 8

export interface Tokens {
  kind: number[]
  start: number[]
  end: number[]
  /** For an opening bracket: the index of the closing one, or the number of tokens if there is none. -1 for other tokens. */
  match: number[]
}

const isWordStart = (c: number): boolean =>
  (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || c === 95 || (c > 127 && /\p{L}/u.test(String.fromCharCode(c)))
const isDigit = (c: number): boolean => c >= 48 && c <= 57
const isWord = (c: number): boolean => isWordStart(c) || isDigit(c)

const LONG = [
  '..=',
  '...',
  '<<=',
  '>>=',
  '::',
  '->',
  '=>',
  '==',
  '!=',
  '<=',
  '>=',
  '&&',
  '||',
  '+=',
  '-=',
  '*=',
  '/=',
  '%=',
  '^=',
  '&=',
  '|=',
  '<<',
  '>>',
  '..',
]

export function tokenize(text: string, from: number, to: number): Tokens {
  const tokens: Tokens = { kind: [], start: [], end: [], match: [] }
  const open: number[] = []
  const push = (kind: number, start: number, end: number): void => {
    tokens.kind.push(kind)
    tokens.start.push(start)
    tokens.end.push(end)
    tokens.match.push(-1)
  }
  let at = from
  while (at < to) {
    const c = text.charCodeAt(at)
    if (c === 32 || c === 10 || c === 9 || c === 13) {
      at++
      continue
    }
    if (c === 47 && text.charCodeAt(at + 1) === 47) {
      const end = text.indexOf('\n', at)
      at = end < 0 ? to : end
      continue
    }
    if (c === 47 && text.charCodeAt(at + 1) === 42) {
      const end = text.indexOf('*/', at + 2)
      at = end < 0 ? to : end + 2
      continue
    }
    const start = at
    const quoted = stringAt(text, at, to)
    if (quoted > 0) {
      push(TEXT, start, quoted)
      at = quoted
    } else if (isWordStart(c)) {
      if (c === 114 && text.charCodeAt(at + 1) === 35) at += 2
      while (at < to && isWord(text.charCodeAt(at))) at++
      push(WORD, start, at)
    } else if (isDigit(c)) {
      while (at < to && isWord(text.charCodeAt(at))) at++
      // `1.0` is one number; `1..2` and `x.0.1` are not.
      if (text.charCodeAt(at) === 46 && isDigit(text.charCodeAt(at + 1)) && text.charCodeAt(start - 1) !== 46) {
        at++
        while (at < to && isWord(text.charCodeAt(at))) at++
      }
      push(NUMBER, start, at)
    } else if (c === 39) {
      const end = characterAt(text, at)
      if (end > 0) {
        push(CHARACTER, start, end)
        at = end
      } else {
        at++
        while (at < to && isWord(text.charCodeAt(at))) at++
        push(LIFETIME, start, at)
      }
    } else if (c === 40 || c === 91 || c === 123) {
      open.push(tokens.kind.length)
      push(OPEN, start, ++at)
    } else if (c === 41 || c === 93 || c === 125) {
      const opened = open.pop()
      if (opened !== undefined) tokens.match[opened] = tokens.kind.length
      push(CLOSE, start, ++at)
    } else {
      const long = LONG.find((one) => text.startsWith(one, at) && at + one.length <= to)
      at += long ? long.length : 1
      push(PUNCTUATION, start, at)
    }
  }
  for (const opened of open) tokens.match[opened] = tokens.kind.length
  return tokens
}

/** The end of a string literal that begins here, or 0: `"…"`, `b"…"`, `r#"…"#`. */
function stringAt(text: string, from: number, to: number): number {
  let at = from
  const prefix = /^(?:b|c|r|br|cr)$/
  while (at < from + 2 && /[bcr]/.test(text.charAt(at))) at++
  if (at > from && !prefix.test(text.slice(from, at))) return 0
  const raw = text.slice(from, at).includes('r')
  let hashes = 0
  while (raw && text.charCodeAt(at) === 35) {
    hashes++
    at++
  }
  if (text.charCodeAt(at) !== 34) return 0
  at++
  if (raw) {
    const end = text.indexOf(`"${'#'.repeat(hashes)}`, at)
    return end < 0 ? to : end + 1 + hashes
  }
  while (at < to && text.charCodeAt(at) !== 34) at += text.charCodeAt(at) === 92 ? 2 : 1
  return Math.min(at + 1, to)
}

/** The end of a character literal that begins here, or 0 if it is a lifetime. */
function characterAt(text: string, from: number): number {
  if (text.charCodeAt(from + 1) === 92) {
    const end = text.indexOf("'", from + 3)
    return end < 0 ? 0 : end + 1
  }
  const wide = (text.codePointAt(from + 1) ?? 0) > 0xffff ? 2 : 1
  return text.charCodeAt(from + 1 + wide) === 39 ? from + 2 + wide : 0
}
