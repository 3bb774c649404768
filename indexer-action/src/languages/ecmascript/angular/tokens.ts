/** The words of Angular's expressions, with their places in the file. */
import type { Span } from '../components/markup.ts'

export interface Token {
  readonly kind: 'name' | 'number' | 'text' | 'template' | 'sign' | 'end'
  readonly text: string
  readonly from: number
  readonly to: number
}

const SPACE = /(?:\s|\/\/[^\n]*)*/y
const NAME = /[A-Za-z_$\u00aa-\uffff][\w$\u00aa-\uffff]*/y
const NUMBER = /(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y
const TEXT = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|&quot;.*?&quot;|&#39;.*?&#39;|&apos;.*?&apos;/sy
const SIGN =
  /&amp;&amp;|&(?:lt|gt);=?|\?\.|\?\?=|&&=|\|\|=|\?\?|&&|\|\||[!=]==?|[<>]=|=>|\*\*=?|[-+*/%]=|\.\.\.|[^\s\w]/y
const PLAIN: Readonly<Record<string, string>> = {
  '&amp;&amp;': '&&',
  '&lt;': '<',
  '&gt;': '>',
  '&lt;=': '<=',
  '&gt;=': '>=',
}

export class Tokens {
  readonly source: string
  readonly to: number
  #next: Token

  constructor(source: string, { from, to }: Span) {
    this.to = Math.min(to, from + LONGEST)
    this.source = source.slice(0, this.to)
    this.#next = this.#read(from)
  }

  get next(): Token {
    return this.#next
  }

  take(): Token {
    const token = this.#next
    this.#next = this.#read(token.to)
    return token
  }

  /** Takes the next word if it is this sign or name. */
  takes(text: string): boolean {
    if (this.#next.text !== text || this.#next.kind === 'text') return false
    this.take()
    return true
  }

  /** The words from here on, without taking them. */
  *ahead(): Generator<Token> {
    for (let token = this.#next; token.kind !== 'end'; token = this.#read(token.to)) yield token
  }

  /** Goes on behind a place. */
  skipTo(at: number): void {
    this.#next = this.#read(at)
  }

  #read(at: number): Token {
    const { source } = this
    SPACE.lastIndex = at
    SPACE.exec(source)
    const from = Math.max(at, SPACE.lastIndex)
    if (from >= this.to) return { kind: 'end', text: '', from: this.to, to: this.to }
    if (source[from] === '`') {
      const end = endOfTemplate(source, from, this.to)
      return { kind: 'template', text: source.slice(from, end), from, to: end }
    }
    for (const [kind, pattern] of [
      ['name', NAME],
      ['number', NUMBER],
      ['text', TEXT],
      ['sign', SIGN],
    ] as const) {
      pattern.lastIndex = from
      const text = pattern.exec(source)?.[0]
      if (text !== undefined && from + text.length <= this.to)
        return { kind, text: kind === 'sign' ? (PLAIN[text] ?? text) : text, from, to: from + text.length }
    }
    return { kind: 'end', text: '', from: this.to, to: this.to }
  }
}

/** Behind the template that begins at `from`. */
function endOfTemplate(source: string, from: number, to: number): number {
  let depth = 0
  for (let at = from + 1; at < to; at++) {
    if (source[at] === '\\') at++
    else if (depth === 0 && source[at] === '`') return at + 1
    else if (source.startsWith('${', at)) depth++
    else if (depth > 0 && source[at] === '}') depth--
  }
  return to
}

/** No expression is longer: what is not closed would else be looked through again from each of its places. */
export const LONGEST = 5_000

/** Where `}}` stands, texts taken into account; -1 if nowhere. */
export function endOfInterpolation(text: string, from: number, last: number): number {
  const to = Math.min(last, from + LONGEST)
  for (let at = from; at < to - 1; at++) {
    const sign = text[at] as string
    if (text.startsWith('}}', at)) {
      // `{{ {a: {b: 1}} }}`
      while (text[at + 2] === '}') at++
      return at
    }
    if (sign === '"' || sign === "'" || sign === '`') {
      const end = text.slice(0, to).indexOf(sign, at + 1)
      if (end < 0) return -1
      at = end
    }
  }
  return -1
}
