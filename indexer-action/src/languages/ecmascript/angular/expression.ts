/** Reads one expression of a template: names become uses of what the template declares, or of members of its component. */
import type { Span } from '../components/markup.ts'
import { module } from '../extract/calls.ts'
import { defineLocalAt } from '../extract/definitions.ts'
import { BLOCK_SCOPE } from '../extract/scopes.ts'
import * as ir from '../ir.ts'
import { OF_PIPE } from './names.ts'
import type { Names } from './template-names.ts'
import { type Token, Tokens } from './tokens.ts'

/** How deep expressions may be in one another. Written ones are not deeper than a few. */
const DEEPEST = 60
const PRIMITIVES: ReadonlyMap<string, number> = new Map([
  ['true', ir.P_BOOLEAN],
  ['false', ir.P_BOOLEAN],
  ['null', ir.P_NULL],
  ['undefined', ir.P_UNDEFINED],
])
const CHOOSING: ReadonlySet<string> = new Set(['??', '||', '&&'])
const OPERATORS: ReadonlySet<string> = new Set('== != === !== < > <= >= + - * / % ** in instanceof'.split(' '))
const PREFIXES: ReadonlySet<string> = new Set(['!', '-', '+', 'typeof', 'void'])
const ASSIGNING = /^(?:=|\+=|-=|\*=|\/=|%=|\*\*=|\?\?=|&&=|\|\|=)$/
/** Pipes of Angular that give what they are given. */
const PASSING: ReadonlySet<string> = new Set(['slice'])

export class Expression {
  readonly #names: Names
  readonly tokens: Tokens
  #depth: number

  constructor(names: Names, span: Span, depth = 0) {
    this.#names = names
    this.#depth = depth
    this.tokens = new Tokens(names.text, span)
  }

  /** `a = 1; b()` */
  statements(): void {
    while (this.tokens.next.kind !== 'end') {
      const { from } = this.tokens.next
      this.piped()
      if (!this.tokens.takes(';') && this.tokens.next.from === from) return
    }
  }

  /** `value | name: argument` */
  piped(): number {
    const { x } = this.#names
    let value = this.#whole()
    while (this.tokens.next.text === '|') {
      this.tokens.take()
      const name = this.tokens.next
      if (name.kind !== 'name') return value
      this.tokens.take()
      const given = [value]
      while (this.tokens.takes(':')) given.push(this.#whole())
      value = this.#pipe(name, given)
    }
    return value === 0 ? x.emit(ir.UNKNOWN) : value
  }

  #pipe(name: Token, given: readonly number[]): number {
    const { x } = this.#names
    const [value = 0] = given
    if (name.text === 'async') {
      // What a signal holds that a stream or a promise is made into.
      const made = x.emit(ir.IMPORTED, module(x, '@angular/core/rxjs-interop'), x.string('toSignal'))
      return this.#call(this.#call(made, [value]), [])
    }
    if (PASSING.has(name.text)) return value
    const pipe = this.#names.instanceOf(this.#names.selected(OF_PIPE + name.text))
    const transform = x.emit(ir.MEMBER, pipe, x.string('transform'))
    this.#names.use(name.from, name.to, ir.SELECTS, transform)
    return this.#call(transform, given)
  }

  #whole(): number {
    if (this.#depth >= DEEPEST) return 0
    this.#depth++
    const value = this.#assigned()
    this.#depth--
    return value
  }

  #assigned(): number {
    const { x } = this.#names
    const target = this.#chosen()
    const sign = this.tokens.next.text
    if (this.tokens.next.kind === 'sign' && ASSIGNING.test(sign)) {
      this.#names.usedAs(target, sign === '=' ? ir.WRITE : ir.UPDATED)
      this.tokens.take()
      const value = this.#whole()
      return x.emit(ir.ASSIGN, target, value)
    }
    if (sign !== '?') return target
    this.tokens.take()
    const yes = this.piped()
    if (!this.tokens.takes(':')) return yes
    return x.emit(ir.EITHER, yes, this.#whole())
  }

  #chosen(): number {
    const { x } = this.#names
    let left = this.#computed()
    while (CHOOSING.has(this.tokens.next.text)) {
      const sign = this.tokens.take().text
      const right = this.#computed()
      left = sign === '&&' ? right : x.emit(ir.EITHER, left, right)
    }
    return left
  }

  #computed(): number {
    const { x } = this.#names
    let left = this.#prefixed()
    while (OPERATORS.has(this.tokens.next.text) && this.tokens.next.kind !== 'text') {
      const sign = this.tokens.take().text
      this.#prefixed()
      left = x.emit(ir.PRIMITIVE, /^[-*/%]/.test(sign) ? ir.P_NUMBER : sign === '+' ? 0 : ir.P_BOOLEAN)
    }
    return left
  }

  #prefixed(): number {
    const { x } = this.#names
    if (!PREFIXES.has(this.tokens.next.text) || this.tokens.next.kind === 'text') return this.#chain(this.#operand())
    const signs = [this.tokens.take().text]
    while (PREFIXES.has(this.tokens.next.text)) signs.push(this.tokens.take().text)
    this.#chain(this.#operand())
    return x.emit(ir.PRIMITIVE, signs[0] === '!' ? ir.P_BOOLEAN : signs[0] === 'typeof' ? ir.P_STRING : ir.P_NUMBER)
  }

  /** Members, calls and items of a value. */
  #chain(first: number): number {
    const { x } = this.#names
    let value = first
    for (;;) {
      const sign = this.tokens.next
      if (sign.kind !== 'sign') return value
      if (sign.text === '.' || sign.text === '?.') {
        this.tokens.take()
        const name = this.tokens.next
        if (name.kind === 'name') {
          this.tokens.take()
          value = x.emit(ir.MEMBER, value, x.string(name.text))
          this.#names.use(name.from, name.to, ir.READ, value)
        } else if (name.text !== '(' && name.text !== '[') return value
      } else if (sign.text === '(') {
        this.#names.usedAs(value, ir.CALLED)
        this.tokens.take()
        value = this.#call(value, this.#list(')'))
      } else if (sign.text === '[') value = this.#item(value)
      else if (sign.text === '!') this.tokens.take()
      else return value
    }
  }

  #item(of: number): number {
    const { x } = this.#names
    this.tokens.take()
    const { kind, text } = this.tokens.next
    const index = this.piped()
    this.tokens.takes(']')
    if (kind === 'text' && x.code[index] === ir.STRING) return x.emit(ir.MEMBER, of, x.string(text.slice(1, -1)))
    const position = Number(text)
    return kind === 'number' && Number.isInteger(position) && position < 1e6
      ? x.emit(ir.ITEM, of, position, x.string(text))
      : x.emit(ir.INDEX, of, index)
  }

  #call(callee: number, args: readonly number[]): number {
    const { x } = this.#names
    const record = x.record(ir.CALL, callee, x.list(args), 0, 0, 0, 0)
    args.forEach((one, position) => {
      x.setContext(one, ir.IN_ARGUMENT, record, position)
    })
    return record
  }

  #list(end: string): number[] {
    const items: number[] = []
    while (this.tokens.next.kind !== 'end' && !this.tokens.takes(end)) {
      const { from } = this.tokens.next
      this.tokens.takes('...')
      items.push(this.piped())
      if (!this.tokens.takes(',') && this.tokens.next.text !== end && this.tokens.next.from === from) break
    }
    return items
  }

  #operand(): number {
    const { x } = this.#names
    const { kind, text } = this.tokens.next
    if (this.#isFunction()) return this.#function()
    if (text === '(' && kind === 'sign') {
      this.tokens.take()
      const value = this.piped()
      this.tokens.takes(')')
      return value
    }
    if (text === '[' && kind === 'sign') {
      this.tokens.take()
      return x.record(ir.ARRAY, 0, 0, 0, x.list(this.#list(']')))
    }
    if (text === '{' && kind === 'sign') return this.#object()
    if (kind !== 'name' && kind !== 'number' && kind !== 'text' && kind !== 'template') return x.emit(ir.UNKNOWN)
    const token = this.tokens.take()
    if (kind === 'number') return x.emit(ir.PRIMITIVE, ir.P_NUMBER)
    if (kind === 'text') return x.emit(ir.STRING, x.string(text.slice(1, -1)))
    if (kind === 'template') return this.#template(token)
    const primitive = PRIMITIVES.get(text)
    if (primitive !== undefined) return x.emit(ir.PRIMITIVE, primitive)
    if (text === 'this') return this.#names.instance
    if (text === '$any' && this.tokens.next.text === '(') {
      this.tokens.take()
      this.#list(')')
      return x.emit(ir.UNKNOWN)
    }
    return this.#names.name(token)
  }

  #template({ from, to }: Token): number {
    const { x } = this.#names
    const text = this.#names.text.slice(0, to)
    for (let at = text.indexOf('${', from); at >= 0; at = text.indexOf('${', at)) {
      const closed = text.indexOf('}', at)
      const end = closed < 0 ? to : closed
      new Expression(this.#names, { from: at + 2, to: end }, this.#depth).piped()
      at = end
    }
    return x.emit(ir.PRIMITIVE, ir.P_STRING)
  }

  #object(): number {
    const { x } = this.#names
    this.tokens.take()
    while (this.tokens.next.kind !== 'end' && !this.tokens.takes('}')) {
      const key = this.tokens.take()
      if (key.text === '[') {
        this.piped()
        this.tokens.takes(']')
      }
      if (this.tokens.takes(':')) this.piped()
      else if (key.text === '...') this.piped()
      else if (key.kind === 'name') this.#names.name(key)
      this.tokens.takes(',')
    }
    return x.emit(ir.UNKNOWN)
  }

  #isFunction(): boolean {
    if (this.tokens.next.kind !== 'name' && this.tokens.next.text !== '(') return false
    const ahead = this.tokens.ahead()
    const first = ahead.next().value as Token
    if (first.kind === 'name') return (ahead.next().value as Token | undefined)?.text === '=>'
    for (const { kind, text } of ahead) {
      if (text === ')') return (ahead.next().value as Token | undefined)?.text === '=>'
      if (kind !== 'name' && text !== ',') return false
    }
    return false
  }

  /** `(one) => one.name` */
  #function(): number {
    const { x } = this.#names
    const outer = x.enter(BLOCK_SCOPE)
    while (this.tokens.next.kind !== 'end' && !this.tokens.takes('=>')) {
      const token = this.tokens.take()
      if (token.kind !== 'name') continue
      const name = x.string(token.text)
      x.declare(x.entity(name), ir.PARAM, defineLocalAt(x, name, 'parameter', token.from), 0, 0)
    }
    this.#whole()
    x.leave(outer)
    return x.emit(ir.UNKNOWN)
  }
}
