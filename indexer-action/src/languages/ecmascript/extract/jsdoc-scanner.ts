/**
 * Tokenizer for types in comments. The grammars do not parse comments, so this reads the file's text itself, between two
 * offsets, and skips the stars at the beginnings of lines.
 */

import type { Span } from './jsdoc-shapes.ts'

export class TypeScanner {
  readonly #text: string
  readonly #end: number
  /** Offset of the next character to read. */
  at: number
  /** Set once something could not be parsed; from then on nothing is left to read. */
  failed = false

  constructor(text: string, { from, to }: Span) {
    this.#text = text
    this.at = from
    this.#end = to
  }

  /** Whether everything was read and understood. */
  done(): boolean {
    this.#skip()
    return !this.failed && this.at >= this.#end
  }

  /** The character after the next one, without reading either. */
  following(): string {
    return this.#text[this.at + 1] ?? ''
  }

  /** Reads a number, if one comes next. */
  number(): boolean {
    const digits = /^-?\d[\w.]*/.exec(this.#text.slice(this.at, Math.min(this.at + 40, this.#end)))
    if (digits) this.at += digits[0].length
    return digits !== null
  }

  /** Reads the `name:` or `name?:` before a type; empty if the type itself comes next. */
  label(): string {
    this.#skip()
    const label = /^([\w$]+)\s*\??\s*:(?!:)/.exec(this.#text.slice(this.at, Math.min(this.at + 100, this.#end)))
    if (!label) return ''
    this.at += label[0].length
    return label[1] as string
  }

  /** Whether the parenthesis that opens here begins a function type: an arrow follows where it closes. */
  isFunction(): boolean {
    const close = this.closing()
    return close >= 0 && /^\s*(\*\s*)?=>/.test(this.#text.slice(close + 1, Math.min(close + 40, this.#end)))
  }

  /** Offset at which the bracket that opens here closes, or -1. */
  closing(): number {
    let depth = 0
    for (let at = this.at; at < this.#end; at++) {
      const character = this.#text[at] as string
      if ('({['.includes(character)) depth++
      else if (')}]'.includes(character) && --depth === 0) return at
    }
    return -1
  }

  /** Reads a quoted string; undefined for a template literal or a string with escapes. Fails if there is neither. */
  quoted(): string | undefined {
    const quote = this.next()
    const close = quote === '' ? -1 : this.#text.indexOf(quote, this.at + 1)
    if (!'"\'`'.includes(quote) || close < 0 || close >= this.#end) {
      this.fail()
      return undefined
    }
    const text = this.#text.slice(this.at + 1, close)
    this.at = close + 1
    return quote === '`' || text.includes('\\') ? undefined : text
  }

  /** Reads an identifier; empty if there is none. */
  identifier(): string {
    this.#skip()
    const start = this.at
    while (this.at < this.#end && /[\w$]/.test(this.#text[this.at] as string)) this.at++
    if (/\d/.test(this.#text[start] ?? '')) this.at = start
    return this.#text.slice(start, this.at)
  }

  /** Reads this word if it comes next and is not used as a name (`is?: T`, `of, to`). */
  word(word: string): boolean {
    this.#skip()
    const end = this.at + word.length
    if (!this.#text.startsWith(word, this.at) || end >= this.#end || /[\w$:?,)]/.test(this.#text[end] as string))
      return false
    this.at = end
    return true
  }

  /** Reads this token if it comes next. */
  take(token: string): boolean {
    this.#skip()
    if (this.at + token.length > this.#end || !this.#text.startsWith(token, this.at)) return false
    if (token === '?' && this.#text[this.at + 1] === ':') return false
    this.at += token.length
    return true
  }

  /** The next character, without reading it; empty at the end. */
  next(): string {
    this.#skip()
    return this.at < this.#end ? (this.#text[this.at] as string) : ''
  }

  /** Skips white space, and the stars at the beginnings of a comment's lines. */
  #skip(): void {
    let line = false
    for (; this.at < this.#end; this.at++) {
      const character = this.#text[this.at] as string
      if (character === '\n') line = true
      else if (character === '*' && line) line = false
      else if (!/\s/.test(character)) return
    }
  }

  /** Gives up on the whole text. Returns 0, the unknown type. */
  fail(): 0 {
    this.failed = true
    this.at = this.#end
    return 0
  }
}
