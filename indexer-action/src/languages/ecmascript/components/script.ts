/**
 * The script of a component file: its text with everything blanked out that the grammar does not read, so that every offset stays
 * what it was. The markup's expressions are part of it, as statements; the characters around them become brackets and semicolons.
 */
import { blanks } from '../../../syntax/second-reading.ts'
import type { Span, Tag } from './markup.ts'

export class Script {
  readonly text: string
  readonly #out: string[]

  constructor(text: string) {
    this.text = text
    this.#out = blanks(text).split('')
  }

  keep({ from, to }: Span): void {
    for (let at = from; at < to; at++) this.#out[at] = this.text[at] as string
  }

  /** Only where there is room: a line end stays a line end. */
  put(at: number, characters: string): void {
    for (let nth = 0; nth < characters.length; nth++)
      if (!this.#isLineEnd(at + nth)) this.#out[at + nth] = characters[nth] as string
  }

  isBlank(at: number): boolean {
    return this.#out[at] === ' ' || this.#out[at] === '\t'
  }

  /** Expressions or statements. Takes the characters right before and after them. */
  code({ from, to }: Span): void {
    if (STARTS_NO_STATEMENT.test(this.text.slice(from, to))) {
      this.bracketed({ from, to })
      return
    }
    this.keep({ from, to })
    this.put(from - 1, ';')
    this.put(to, ';')
  }

  /** An expression in parentheses. */
  bracketed({ from, to }: Span): void {
    this.keep({ from, to })
    this.put(from - 1, '(')
    this.put(to, ')')
    const room = [from - 2, from - 3, from - 4].find((at) => this.isBlank(at))
    if (room !== undefined) this.put(room, ';')
    if (this.isBlank(to + 1)) this.put(to + 1, ';')
  }

  /** Names that the markup itself declares mean nothing in the script. */
  hide({ from, to }: Span, names: ReadonlySet<string>): void {
    if (names.size === 0) return
    for (const { 0: name, index } of this.text.slice(from, to).matchAll(WORD))
      if (names.has(name)) this.put(from + index, NOBODY.repeat(name.length))
  }

  /** The tag of a component names it, and the one that closes it does once more. `as`: what it is called in the script. */
  component({ from, nameFrom, name, closes }: Tag, as = name): void {
    this.put(closes ? from + 1 : from, ';')
    this.put(nameFrom, as)
    this.put(nameFrom + as.length, ';')
  }

  toString(): string {
    return this.#out.join('')
  }

  #isLineEnd(at: number): boolean {
    return at < 0 || at >= this.text.length || this.text[at] === '\n' || this.text[at] === '\r'
  }
}

/** An object, which would be a block, or an anonymous function. */
const STARTS_NO_STATEMENT = /^\s*(?:\{|(?:async\s+)?function\b)/
/** An identifier that is no member of anything. */
const WORD = /(?<![\w$.]|\?\.)[A-Za-z_$][\w$]*|(?<=\.\.\.)[A-Za-z_$][\w$]*/g
/** A letter that no name consists of. */
const NOBODY = 'ª'

/** The identifiers that a pattern binds, and a few more: keys and defaults. */
export const namesIn = (pattern: string): string[] => pattern.match(/[A-Za-z_$][\w$]*/g) ?? []

/** What stands inside of `<script>`. */
export function scriptsIn(text: string): Span[] {
  const found: Span[] = []
  const open = /<script\b[^>]{0,500}>/gi
  const close = /<\/script\s*>/gi
  for (let tag = open.exec(text); tag; tag = open.exec(text)) {
    const from = open.lastIndex
    close.lastIndex = from
    const to = close.exec(text)?.index ?? text.length
    found.push({ from, to })
    open.lastIndex = to
  }
  return found
}

/** Tags of components begin with a capital letter or have a dot; what else there is belongs to the host. */
export const isComponent = (name: string): boolean => /^[A-Z]|^[a-z]\w*\.\w/.test(name)
