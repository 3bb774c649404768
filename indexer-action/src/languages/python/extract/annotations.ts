/**
 * Annotations written as strings: `'Response | None'`, `"list['Node']"`.
 *
 * To the grammar, such an annotation is a string literal. Its text is parsed here, as far as names, attributes, subscripts,
 * unions and nested strings go. Anything else ends the parsing; what came before it is kept.
 */

import { OP } from '../value-graph.ts'
import type { Extraction } from './extraction.ts'
import { OCCURRENCE } from './extraction.ts'
import type { Scope } from './scopes.ts'

const TOKEN = /\s*(?:([\p{L}_][\p{L}\p{N}_]*)|(\.\.\.|[.[\]|,()'"])|(-?\d+))/uy

/** Brackets that are nested deeper are not parsed: no real type has them. */
const DEEPEST = 50

/** `start` is the offset of `text` in the file. Returns the node of the type. */
export function readStringAnnotation(x: Extraction, scope: Scope, text: string, start: number): number {
  return new AnnotationReader(x, scope, text, start).read()
}

/** Recursive descent with one token of lookahead. */
class AnnotationReader {
  readonly #x: Extraction
  readonly #scope: Scope
  readonly #text: string
  readonly #start: number
  #token = ''
  #isName = false
  /** Offset of the current token in the file. */
  #tokenStart = 0
  /** Offset in the text at which the next token is searched. */
  #at = 0
  #depth = 0
  /** Between the brackets of `Literal['a']`. */
  #holdsTexts = false

  constructor(x: Extraction, scope: Scope, text: string, start: number) {
    this.#x = x
    this.#scope = scope
    this.#text = text
    this.#start = start
  }

  read(): number {
    this.#advance()
    return this.#union()
  }

  #advance(): void {
    TOKEN.lastIndex = this.#at
    const match = TOKEN.exec(this.#text)
    this.#token = match?.[1] ?? match?.[2] ?? match?.[3] ?? ''
    this.#isName = match?.[1] !== undefined
    if (!match) return
    this.#at = TOKEN.lastIndex
    this.#tokenStart = this.#start + this.#at - this.#token.length
  }

  #union(): number {
    const { graph } = this.#x
    let left = this.#subscripted()
    while (this.#token === '|') {
      this.#advance()
      left = graph.node(OP.BINARY, left, graph.list([graph.string('|'), this.#subscripted()]))
    }
    return left
  }

  #subscripted(): number {
    const { graph } = this.#x
    let last = this.#token
    let node = this.#primary()
    while (this.#token === '.' || this.#token === '[') {
      const isAttribute = this.#token === '.'
      this.#advance()
      if (!isAttribute) {
        const outer = this.#holdsTexts
        this.#holdsTexts = last === 'Literal'
        const list = this.#sequence(']')
        this.#holdsTexts = outer
        const key = list.length === 1 ? (list[0] as number) : this.#tuple(list)
        node = graph.node(OP.SUBSCRIPT, node, key)
        continue
      }
      if (!this.#isName) return node
      last = this.#token
      const { length } = last
      node = graph.node(OP.ATTRIBUTE, node, graph.string(this.#token))
      this.#x.emitAt(this.#tokenStart, length, 'type', this.#scope.owner, OCCURRENCE.attribute, node)
      this.#advance()
    }
    return node
  }

  #sequence(close: string): number[] {
    const items: number[] = []
    if (++this.#depth > DEEPEST) return items
    while (this.#token !== close && this.#token !== '') {
      const before = this.#at
      items.push(this.#union())
      if (this.#token === ',') this.#advance()
      else if (this.#at === before) break
    }
    if (this.#token === close) this.#advance()
    this.#depth--
    return items
  }

  #tuple(items: number[]): number {
    const { graph } = this.#x
    return graph.node(OP.TUPLE, graph.list([items.length, ...items]))
  }

  #primary(): number {
    if (this.#isName) return this.#name()
    switch (this.#token) {
      case "'":
      case '"':
        return this.#nested(this.#token)
      case '[':
      case '(': {
        const close = this.#token === '[' ? ']' : ')'
        this.#advance()
        return this.#tuple(this.#sequence(close))
      }
      case '':
      case ']':
      case ')':
      case ',':
      case '|':
        return this.#x.graph.unknown
      default:
        this.#advance()
        return this.#x.graph.unknown
    }
  }

  #name(): number {
    const name = this.#token
    const reading = this.#x.read(this.#scope, name)
    if (name !== 'None') this.#x.emitReading(this.#tokenStart, name.length, 'type', this.#scope.owner, name, reading)
    this.#advance()
    return name === 'None' ? this.#x.graph.builtin('None') : reading.node
  }

  /** A nested string: `"list['Node']"`. */
  #nested(quote: string): number {
    const inner = this.#at
    const end = this.#text.indexOf(quote, inner)
    if (end < 0) {
      this.#token = ''
      return this.#x.graph.unknown
    }
    this.#at = end + 1
    const text = this.#text.slice(inner, end)
    const { graph } = this.#x
    const node = this.#holdsTexts
      ? graph.node(OP.TEXT, graph.string(text))
      : readStringAnnotation(this.#x, this.#scope, text, this.#start + inner)
    this.#advance()
    return node
  }
}
