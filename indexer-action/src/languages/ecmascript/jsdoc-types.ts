/**
 * The language of types in comments, `{Map<string, Suite[]>}`, `{(a: A) => import('./b').B}`, `{{ path: string }}`, into the records that
 * annotations become.
 *
 * Comments are not parsed with the code: this reads the file's text itself, between two offsets, and passes over the stars at the
 * beginnings of lines. What is not understood gives 0, and says nothing.
 */

import { module } from './extract-calls.ts'
import type { Extraction } from './extraction.ts'
import * as ir from './ir.ts'
import { type Span, shape } from './jsdoc-shapes.ts'

/** Types nested deeper than this are generated. */
const DEEPEST = 12
/** Words that let anything through: where one stands, inference is asked instead. */
const VAGUE = /^(any|object|Object|Function|function|unknown|mixed)$/

/** The record of the type between two offsets of the file's text, or 0. `owner` is the symbol that its members belong to, or -1. */
export function typeBetween(x: Extraction, span: Span, owner = -1): number {
  const reader = new Reader(x, span, owner)
  const type = reader.type(0)
  if (!reader.done()) return 0
  for (const { at, length, record } of reader.names) x.mention(at, length, record)
  return type
}

class Reader {
  readonly #x: Extraction
  readonly #text: string
  readonly #end: number
  readonly #owner: number
  #at: number
  #failed = false
  /** The names that were read: where, and the records that they became. */
  readonly names: { at: number; length: number; record: number }[] = []

  constructor(x: Extraction, span: Span, owner: number) {
    this.#x = x
    this.#text = x.tree.text
    this.#at = span.from
    this.#end = span.to
    this.#owner = owner
  }

  done(): boolean {
    this.#skip()
    return !this.#failed && this.#at >= this.#end
  }

  /** Unions of intersections; `A extends B ? C : D`. */
  type(depth: number): number {
    if (depth > DEEPEST) return this.#fail()
    this.#take('...')
    const checked = this.#joined('|', ir.T_UNION, () =>
      this.#joined('&', ir.T_INTERSECTION, () => this.#prefixed(depth + 1)),
    )
    if (!this.#word('extends')) return checked
    const bound = this.type(depth + 1)
    if (!this.#take('?')) return this.#fail()
    const then = this.type(depth + 1)
    if (!this.#take(':')) return this.#fail()
    return this.#x.record(ir.T_CONDITIONAL, checked, bound, then, this.type(depth + 1), 0, 0)
  }

  #joined(separator: string, op: number, part: () => number): number {
    this.#take(separator)
    const parts = [part()]
    while (this.#take(separator)) parts.push(part())
    if (parts.length === 1) return parts[0] as number
    const said = parts.filter((type) => type !== 0)
    return said.length === 0 ? 0 : this.#x.emit(op, this.#x.list(said))
  }

  #prefixed(depth: number): number {
    while (this.#take('?') || this.#take('!')) {}
    if (this.#word('readonly')) return this.#prefixed(depth)
    if (this.#word('keyof')) return this.#x.emit(ir.T_KEYOF, this.#known(this.#prefixed(depth)))
    if (this.#word('typeof')) return this.#query()
    if (this.#word('new')) return this.#called(ir.T_CONSTRUCTOR, depth)
    let type = this.#primary(depth)
    for (;;) {
      if (this.#take('[')) {
        if (this.#take(']')) type = this.#x.emit(ir.T_ARRAY, this.#known(type))
        else {
          type = this.#x.emit(ir.T_LOOKUP, this.#known(type), this.#known(this.type(depth + 1)))
          if (!this.#take(']')) return this.#fail()
        }
      } else if (this.#next() === '=' && this.#text[this.#at + 1] !== '>') this.#at++
      else if (!this.#take('!')) return type
    }
  }

  #primary(depth: number): number {
    const x = this.#x
    switch (this.#next()) {
      case '(':
        return this.#isFunction() ? this.#called(ir.T_FUNCTION, depth) : this.#enclosed(depth)
      case '{': {
        const close = this.#closing()
        if (close < 0) return this.#fail()
        const span = { from: this.#at + 1, to: close }
        this.#at = close + 1
        return shape(x, span, this.#owner)
      }
      case '[': {
        this.#at++
        const items: number[] = []
        while (!this.#failed && !this.#take(']')) {
          this.#label()
          items.push(this.#known(this.type(depth + 1)))
          this.#take(',')
        }
        return x.emit(ir.T_TUPLE, x.list(items))
      }
      case '*':
        this.#at++
        return 0
      case '"':
      case "'":
      case '`': {
        const text = this.#quoted()
        return text === undefined ? x.emit(ir.T_PRIMITIVE, ir.P_STRING) : x.emit(ir.T_LITERAL, x.string(text))
      }
      default:
        return this.#named(depth)
    }
  }

  #enclosed(depth: number): number {
    this.#at++
    const type = this.type(depth + 1)
    return this.#take(')') ? type : this.#fail()
  }

  /** `Name`, `A.B`, `Name<T>`, `import('./a').B`, `function(A): B`, `value is T`, numbers. */
  #named(depth: number): number {
    const x = this.#x
    const name = this.#identifier()
    const at = this.#at - name.length
    if (name === '') return this.#number()
    if (name === 'import' && this.#next() === '(') return this.#imported(depth)
    if (name === 'function' && this.#next() === '(') return this.#called(ir.T_FUNCTION, depth)
    if (this.#word('is')) return x.emit(ir.T_PREDICATE, x.string(name), this.#known(this.type(depth + 1)))
    let record = 0
    if (this.#next() === '.' && /[\w$]/.test(this.#text[this.#at + 1] ?? '')) {
      record = x.name(x.string(name), ir.VALUE_SPACE)
      this.#mention(at, name, record)
      record = this.#members(record)
    }
    const args = this.#arguments(depth)
    if (record !== 0) {
      x.code[record + 3] = args
      return record
    }
    // `Object<string, T>` is how comments wrote a record before there were any.
    if (name === 'Object' && args !== 0) return this.#applied(x.name(x.string('Record'), ir.TYPE_SPACE), args)
    if (VAGUE.test(name)) return 0
    const primitive = (ir.PRIMITIVES as readonly string[]).indexOf(name.toLowerCase())
    if (primitive > 0) return x.emit(ir.T_PRIMITIVE, primitive)
    // A class may be held by a variable: `const Suite = require('./suite')`.
    const named = x.name(x.string(name), ir.VALUE_SPACE | ir.TYPE_SPACE)
    this.#mention(at, name, named)
    return this.#applied(named, args)
  }

  #mention(at: number, name: string, record: number): void {
    this.names.push({ at, length: name.length, record })
  }

  #applied(record: number, args: number): number {
    this.#x.code[record + 2] = args
    return record
  }

  #members(left: number): number {
    let record = left
    while (this.#next() === '.' && /[\w$]/.test(this.#text[this.#at + 1] ?? '')) {
      this.#at++
      record = this.#member(ir.T_MEMBER, record)
    }
    return record
  }

  /** The name behind a dot, of what stands before it. */
  #member(op: number, of: number): number {
    const name = this.#identifier()
    const record = this.#x.emit(op, of, this.#x.string(name))
    this.#mention(this.#at - name.length, name, record)
    return record
  }

  /** `<A, B>`, also behind a dot. */
  #arguments(depth: number): number {
    if (this.#next() === '.' && this.#text[this.#at + 1] === '<') this.#at++
    if (!this.#take('<')) return 0
    const types: number[] = []
    while (!this.#failed && !this.#take('>')) {
      types.push(this.#known(this.type(depth + 1)))
      if (!this.#take(',') && this.#next() !== '>') return this.#fail()
    }
    return this.#x.list(types)
  }

  /** `import('./a')` is what that module is, as a type; with a name behind it, that export. */
  #imported(depth: number): number {
    const x = this.#x
    this.#take('(')
    const specifier = this.#quoted()
    if (specifier === undefined || !this.#take(')')) return this.#fail()
    const whole = x.emit(ir.T_IMPORT, module(x, specifier), 1)
    const record = this.#members(whole)
    const args = this.#arguments(depth)
    if (record !== whole) x.code[record + 3] = args
    return record
  }

  #query(): number {
    const x = this.#x
    const name = this.#identifier()
    if (name === 'import') {
      this.#take('(')
      const specifier = this.#quoted()
      if (specifier === undefined || !this.#take(')')) return this.#fail()
      let value = x.emit(ir.REQUIRE, module(x, specifier))
      while (this.#take('.')) value = this.#member(ir.MEMBER, value)
      return x.emit(ir.T_TYPEOF, value)
    }
    if (name === '') return this.#fail()
    let value = x.name(x.string(name), ir.VALUE_SPACE)
    this.#mention(this.#at - name.length, name, value)
    while (this.#take('.')) value = this.#member(ir.MEMBER, value)
    return x.emit(ir.T_TYPEOF, value)
  }

  /** `(a: A, b?: B) => R`, `function(A, B): R`. */
  #called(op: number, depth: number): number {
    const x = this.#x
    if (!this.#take('(')) return this.#fail()
    const parameters: number[] = []
    while (!this.#failed && !this.#take(')')) {
      const variadic = this.#take('...')
      const name = this.#label()
      const type = this.type(depth + 1)
      const self = name === 'this' || name === 'new'
      if (!self)
        parameters.push(x.record(ir.PARAMETER, x.string(name), this.#known(type), 0, variadic ? ir.VARIADIC : 0, 0))
      if (!this.#take(',') && this.#next() !== ')') return this.#fail()
    }
    const returns = this.#take('=>') || this.#take(':') ? this.#known(this.type(depth + 1)) : 0
    return x.emit(op, signatureRecord(x, parameters, returns))
  }

  /** `name:` or `name?:` before a type; nothing where the type itself stands. */
  #label(): string {
    this.#skip()
    const label = /^([\w$]+)\s*\??\s*:(?!:)/.exec(this.#text.slice(this.#at, Math.min(this.#at + 100, this.#end)))
    if (!label) return ''
    this.#at += label[0].length
    return label[1] as string
  }

  /** Whether the parenthesis that opens here closes before an arrow. */
  #isFunction(): boolean {
    const close = this.#closing()
    return close >= 0 && /^\s*(\*\s*)?=>/.test(this.#text.slice(close + 1, Math.min(close + 40, this.#end)))
  }

  /** Where the bracket that opens here closes, or -1. */
  #closing(): number {
    let depth = 0
    for (let at = this.#at; at < this.#end; at++) {
      const character = this.#text[at] as string
      if ('({['.includes(character)) depth++
      else if (')}]'.includes(character) && --depth === 0) return at
    }
    return -1
  }

  /** A place among others must be filled, also by a type that says nothing. */
  #known(type: number): number {
    return type === 0 ? this.#x.emit(ir.T_PRIMITIVE, 0) : type
  }

  #number(): number {
    const digits = /^-?\d[\w.]*/.exec(this.#text.slice(this.#at, Math.min(this.#at + 40, this.#end)))
    if (!digits) return this.#fail()
    this.#at += digits[0].length
    return this.#x.emit(ir.T_PRIMITIVE, ir.P_NUMBER)
  }

  #quoted(): string | undefined {
    const quote = this.#next()
    const close = quote === '' ? -1 : this.#text.indexOf(quote, this.#at + 1)
    if (!'"\'`'.includes(quote) || close < 0 || close >= this.#end) {
      this.#fail()
      return undefined
    }
    const text = this.#text.slice(this.#at + 1, close)
    this.#at = close + 1
    return quote === '`' || text.includes('\\') ? undefined : text
  }

  #identifier(): string {
    this.#skip()
    const start = this.#at
    while (this.#at < this.#end && /[\w$]/.test(this.#text[this.#at] as string)) this.#at++
    if (/\d/.test(this.#text[start] ?? '')) this.#at = start
    return this.#text.slice(start, this.#at)
  }

  #word(word: string): boolean {
    this.#skip()
    const end = this.#at + word.length
    if (!this.#text.startsWith(word, this.#at) || end >= this.#end || /[\w$:?,)]/.test(this.#text[end] as string))
      return false
    this.#at = end
    return true
  }

  #take(token: string): boolean {
    this.#skip()
    if (this.#at + token.length > this.#end || !this.#text.startsWith(token, this.#at)) return false
    if (token === '?' && this.#text[this.#at + 1] === ':') return false
    this.#at += token.length
    return true
  }

  #next(): string {
    this.#skip()
    return this.#at < this.#end ? (this.#text[this.#at] as string) : ''
  }

  /** White space, and the stars of a comment's lines. */
  #skip(): void {
    let line = false
    for (; this.#at < this.#end; this.#at++) {
      const character = this.#text[this.#at] as string
      if (character === '\n') line = true
      else if (character === '*' && line) line = false
      else if (!/\s/.test(character)) return
    }
  }

  #fail(): 0 {
    this.#failed = true
    this.#at = this.#end
    return 0
  }
}

/** A function that comments alone describe. */
export function signatureRecord(x: Extraction, parameters: readonly number[], returns: number): number {
  const record = x.code.length
  for (let i = 0; i < ir.F_SIZE; i++) x.code.push(0)
  x.code[record] = ir.FUNCTION
  x.code[record + ir.F_VISIBLE] = x.visibleList()
  x.code[record + ir.F_PARAMETERS] = x.list(parameters)
  x.code[record + ir.F_RETURNS] = returns
  return record
}
