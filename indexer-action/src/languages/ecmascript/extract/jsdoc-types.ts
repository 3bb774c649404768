/**
 * Parser for types in comments, such as `{Map<string, Suite[]>}`, `{(a: A) => import('./b').B}` or `{{ path: string }}`.
 * It emits the same records as annotations do. Text that it cannot parse gives 0, the unknown type.
 */

import * as ir from '../ir.ts'
import { module } from './calls.ts'
import type { Extraction } from './extraction.ts'
import { TypeScanner } from './jsdoc-scanner.ts'
import { type Span, shape } from './jsdoc-shapes.ts'

/** Types nested deeper than this are not read: they are generated. */
const DEEPEST = 12
/** Names that say nothing about a value: where one stands, the type is inferred instead. */
const VAGUE = /^(any|object|Object|Function|function|unknown|mixed)$/

/**
 * Emits the type between two offsets of the file's text; 0 if it says nothing or cannot be parsed.
 * `owner` is the index of the symbol that its members belong to, or -1.
 */
export function typeBetween(x: Extraction, span: Span, owner = -1): number {
  const reader = new Reader(x, span, owner)
  const type = reader.type(0)
  if (!reader.done()) return 0
  for (const { at, length, record } of reader.names) x.mention(at, length, record)
  return type
}

class Reader {
  readonly #x: Extraction
  readonly #scan: TypeScanner
  readonly #owner: number
  /** The names that were read: their positions, and the records emitted for them. */
  readonly names: { at: number; length: number; record: number }[] = []

  constructor(x: Extraction, span: Span, owner: number) {
    this.#x = x
    this.#scan = new TypeScanner(x.tree.text, span)
    this.#owner = owner
  }

  /** Whether the whole span was read as one type. */
  done(): boolean {
    return this.#scan.done()
  }

  /** A union of intersections, or a conditional type `A extends B ? C : D`. */
  type(depth: number): number {
    if (depth > DEEPEST) return this.#scan.fail()
    this.#scan.take('...')
    const checked = this.#joined('|', ir.T_UNION, () =>
      this.#joined('&', ir.T_INTERSECTION, () => this.#prefixed(depth + 1)),
    )
    if (!this.#scan.word('extends')) return checked
    const bound = this.type(depth + 1)
    if (!this.#scan.take('?')) return this.#scan.fail()
    const then = this.type(depth + 1)
    if (!this.#scan.take(':')) return this.#scan.fail()
    return this.#x.record(ir.T_CONDITIONAL, checked, bound, then, this.type(depth + 1), 0, 0)
  }

  #joined(separator: string, op: number, part: () => number): number {
    this.#scan.take(separator)
    const parts = [part()]
    while (this.#scan.take(separator)) parts.push(part())
    if (parts.length === 1) return parts[0] as number
    const said = parts.filter((type) => type !== 0)
    return said.length === 0 ? 0 : this.#x.emit(op, this.#x.list(said))
  }

  #prefixed(depth: number): number {
    while (this.#scan.take('?') || this.#scan.take('!')) {}
    if (this.#scan.word('readonly')) return this.#prefixed(depth)
    if (this.#scan.word('keyof')) return this.#x.emit(ir.T_KEYOF, this.#known(this.#prefixed(depth)))
    if (this.#scan.word('typeof')) return this.#query()
    if (this.#scan.word('new')) return this.#called(ir.T_CONSTRUCTOR, depth)
    let type = this.#primary(depth)
    for (;;) {
      if (this.#scan.take('[')) {
        if (this.#scan.take(']')) type = this.#x.emit(ir.T_ARRAY, this.#known(type))
        else {
          type = this.#x.emit(ir.T_LOOKUP, this.#known(type), this.#known(this.type(depth + 1)))
          if (!this.#scan.take(']')) return this.#scan.fail()
        }
      } else if (this.#scan.next() === '=' && this.#scan.following() !== '>') this.#scan.at++
      else if (!this.#scan.take('!')) return type
    }
  }

  #primary(depth: number): number {
    const x = this.#x
    switch (this.#scan.next()) {
      case '(':
        return this.#scan.isFunction() ? this.#called(ir.T_FUNCTION, depth) : this.#enclosed(depth)
      case '{': {
        const close = this.#scan.closing()
        if (close < 0) return this.#scan.fail()
        const span = { from: this.#scan.at + 1, to: close }
        this.#scan.at = close + 1
        return shape(x, span, this.#owner)
      }
      case '[': {
        this.#scan.at++
        const items: number[] = []
        while (!this.#scan.failed && !this.#scan.take(']')) {
          this.#scan.label()
          items.push(this.#known(this.type(depth + 1)))
          this.#scan.take(',')
        }
        return x.emit(ir.T_TUPLE, x.list(items))
      }
      case '*':
        this.#scan.at++
        return 0
      case '"':
      case "'":
      case '`': {
        const text = this.#scan.quoted()
        return text === undefined ? x.emit(ir.T_PRIMITIVE, ir.P_STRING) : x.emit(ir.T_LITERAL, x.string(text))
      }
      default:
        return this.#named(depth)
    }
  }

  #enclosed(depth: number): number {
    this.#scan.at++
    const type = this.type(depth + 1)
    return this.#scan.take(')') ? type : this.#scan.fail()
  }

  /** `Name`, `A.B`, `Name<T>`, `import('./a').B`, `function(A): B`, `value is T`, numbers. */
  #named(depth: number): number {
    const x = this.#x
    const name = this.#scan.identifier()
    const at = this.#scan.at - name.length
    if (name === '') return this.#scan.number() ? x.emit(ir.T_PRIMITIVE, ir.P_NUMBER) : this.#scan.fail()
    if (name === 'import' && this.#scan.next() === '(') return this.#imported(depth)
    if (name === 'function' && this.#scan.next() === '(') return this.#called(ir.T_FUNCTION, depth)
    if (this.#scan.next() === '~') return this.#inner(name)
    if (this.#scan.word('is')) return x.emit(ir.T_PREDICATE, x.string(name), this.#known(this.type(depth + 1)))
    let record = 0
    if (this.#scan.next() === '.' && /[\w$]/.test(this.#scan.following())) {
      record = x.name(x.string(name), ir.VALUE_SPACE)
      this.#mention(at, name, record)
      record = this.#members(record)
    }
    const args = this.#arguments(depth)
    if (record !== 0) {
      x.code[record + 3] = args
      return record
    }
    // `Object<string, T>` is an older way to write `Record<string, T>`.
    if (name === 'Object' && args !== 0) return this.#applied(x.name(x.string('Record'), ir.TYPE_SPACE), args)
    if (VAGUE.test(name)) return 0
    const primitive = (ir.PRIMITIVES as readonly string[]).indexOf(name.toLowerCase())
    if (primitive > 0) return x.emit(ir.T_PRIMITIVE, primitive)
    // A class may be held by a variable: `const Suite = require('./suite')`.
    const named = x.name(x.string(name), ir.VALUE_SPACE | ir.TYPE_SPACE)
    this.#mention(at, name, named)
    return this.#applied(named, args)
  }

  /** `Server~options`, after the `Server`. */
  #inner(outer: string): number {
    const x = this.#x
    this.#scan.take('~')
    const name = this.#scan.identifier()
    if (name === '') return this.#scan.fail()
    const named = x.name(x.string(`${outer}~${name}`), ir.TYPE_SPACE)
    this.#mention(this.#scan.at - name.length, name, named)
    return this.#applied(named, 0)
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
    while (this.#scan.next() === '.' && /[\w$]/.test(this.#scan.following())) {
      this.#scan.at++
      record = this.#member(ir.T_MEMBER, record)
    }
    return record
  }

  /** The name after a dot; `of` is the record of what stands before it. */
  #member(op: number, of: number): number {
    const name = this.#scan.identifier()
    const record = this.#x.emit(op, of, this.#x.string(name))
    this.#mention(this.#scan.at - name.length, name, record)
    return record
  }

  /** `<A, B>`, also behind a dot. */
  #arguments(depth: number): number {
    if (this.#scan.next() === '.' && this.#scan.following() === '<') this.#scan.at++
    if (!this.#scan.take('<')) return 0
    const types: number[] = []
    while (!this.#scan.failed && !this.#scan.take('>')) {
      types.push(this.#known(this.type(depth + 1)))
      if (!this.#scan.take(',') && this.#scan.next() !== '>') return this.#scan.fail()
    }
    return this.#x.list(types)
  }

  /** `import('./a')` is the type of what the module assigns to its exports; followed by a name, it is that export. */
  #imported(depth: number): number {
    const x = this.#x
    this.#scan.take('(')
    const specifier = this.#scan.quoted()
    if (specifier === undefined || !this.#scan.take(')')) return this.#scan.fail()
    const whole = x.emit(ir.T_IMPORT, module(x, specifier), 1)
    const record = this.#members(whole)
    const args = this.#arguments(depth)
    if (record !== whole) x.code[record + 3] = args
    return record
  }

  #query(): number {
    const x = this.#x
    const name = this.#scan.identifier()
    if (name === 'import') {
      this.#scan.take('(')
      const specifier = this.#scan.quoted()
      if (specifier === undefined || !this.#scan.take(')')) return this.#scan.fail()
      let value = x.emit(ir.REQUIRE, module(x, specifier))
      while (this.#scan.take('.')) value = this.#member(ir.MEMBER, value)
      return x.emit(ir.T_TYPEOF, value)
    }
    if (name === '') return this.#scan.fail()
    let value = x.name(x.string(name), ir.VALUE_SPACE)
    this.#mention(this.#scan.at - name.length, name, value)
    while (this.#scan.take('.')) value = this.#member(ir.MEMBER, value)
    return x.emit(ir.T_TYPEOF, value)
  }

  /** `(a: A, b?: B) => R`, `function(A, B): R`. */
  #called(op: number, depth: number): number {
    const x = this.#x
    if (!this.#scan.take('(')) return this.#scan.fail()
    const parameters: number[] = []
    while (!this.#scan.failed && !this.#scan.take(')')) {
      const variadic = this.#scan.take('...')
      const name = this.#scan.label()
      const type = this.type(depth + 1)
      const self = name === 'this' || name === 'new'
      if (!self)
        parameters.push(x.record(ir.PARAMETER, x.string(name), this.#known(type), 0, variadic ? ir.VARIADIC : 0))
      if (!this.#scan.take(',') && this.#scan.next() !== ')') return this.#scan.fail()
    }
    const returns = this.#scan.take('=>') || this.#scan.take(':') ? this.#known(this.type(depth + 1)) : 0
    return x.emit(op, signatureRecord(x, parameters, returns))
  }

  /** The type for a position that must not be empty: an explicit unknown type instead of 0. */
  #known(type: number): number {
    return type === 0 ? this.#x.emit(ir.T_PRIMITIVE, 0) : type
  }
}

/** The record of a function that only a comment describes. */
export function signatureRecord(x: Extraction, parameters: readonly number[], returns: number): number {
  const record = x.code.length
  for (let i = 0; i < ir.F_SIZE; i++) x.code.push(0)
  x.code[record] = ir.FUNCTION
  x.code[record + ir.F_VISIBLE] = x.visibleList()
  x.code[record + ir.F_PARAMETERS] = x.list(parameters)
  x.code[record + ir.F_RETURNS] = returns
  return record
}
