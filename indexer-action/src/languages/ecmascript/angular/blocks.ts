/** What stands in the parentheses of blocks: conditions, loops, cases; and `@let`. */
import type { Span } from '../components/markup.ts'
import * as ir from '../ir.ts'
import { Expression } from './expression.ts'
import type { Names } from './template-names.ts'
import { LONGEST } from './tokens.ts'

/** Variables that a loop has without saying so. */
const OF_LOOP = ['$index', '$count', '$first', '$last', '$even', '$odd']

export class Blocks {
  readonly #names: Names
  /** Those of the variables of loops that the template names. */
  readonly #ofLoop: readonly string[]

  constructor(names: Names, { from, to }: Span) {
    this.#names = names
    const text = names.text.slice(from, to)
    this.#ofLoop = OF_LOOP.filter((one) => text.includes(one))
  }

  /** The span between a parenthesis and the one that closes it; undefined if none does. */
  parentheses(at: number, last: number): Span | undefined {
    const to = Math.min(last, at + LONGEST)
    const text = this.#names.text.slice(0, to)
    let depth = 0
    for (let end = at; end < to; end++) {
      const sign = text[end] as string
      if (sign === '(') depth++
      else if (sign === ')' && --depth === 0) return { from: at + 1, to: end }
      else if (sign === '"' || sign === "'" || sign === '`') {
        const close = text.indexOf(sign, end + 1)
        if (close < 0) return undefined
        end = close
      }
    }
    return undefined
  }

  /** The scope of the block is open, and what it declares is seen by nothing in its own value that has another meaning around. */
  head(name: string, at: number, inside: Span): void {
    if (name === 'for') this.#loop(at, inside)
    else if (name === 'if' || name === 'else if') this.#condition(inside)
    else if (name === 'switch' || name === 'case') new Expression(this.#names, inside).piped()
    else if (name === 'defer') this.#deferred(inside)
  }

  /** `user(); as user` */
  #condition(inside: Span): void {
    const { x } = this.#names
    const own = x.scope
    x.leave(x.outerScope)
    const expression = new Expression(this.#names, inside)
    const value = expression.piped()
    x.leave(own)
    const { tokens } = expression
    if (!tokens.takes(';') || !tokens.takes('as')) return
    const name = tokens.take()
    if (name.kind === 'name') this.#names.declare(name.text, name.from, value)
  }

  /** `user of users(); track user.id; let i = $index` */
  #loop(at: number, inside: Span): void {
    const { x } = this.#names
    const own = x.scope
    const expression = new Expression(this.#names, inside)
    const { tokens } = expression
    const name = tokens.take()
    if (name.kind !== 'name' || !tokens.takes('of')) return
    x.leave(x.outerScope)
    const value = expression.piped()
    x.leave(own)
    this.#names.declare(name.text, name.from, x.emit(ir.ELEMENT, value))
    for (const one of this.#ofLoop) this.#names.declare(one, at, x.emit(ir.PRIMITIVE, ofLoop(one)))
    while (tokens.takes(';')) {
      if (tokens.takes('track')) expression.piped()
      else if (tokens.takes('let'))
        do {
          const variable = tokens.take()
          if (!tokens.takes('=')) return
          const given = tokens.take()
          if (variable.kind === 'name')
            this.#names.declare(variable.text, variable.from, x.emit(ir.PRIMITIVE, ofLoop(given.text)))
        } while (tokens.takes(','))
    }
  }

  /** `when isReady(); on viewport(trigger)`: of these, conditions are code. */
  #deferred(inside: Span): void {
    const text = this.#names.text.slice(0, inside.to)
    for (const { index, 0: begins } of text
      .slice(inside.from)
      .matchAll(/(?:^|;)\s*(?:prefetch\s+|hydrate\s+)?when\s/g)) {
      const from = inside.from + index + begins.length
      const end = text.indexOf(';', from)
      new Expression(this.#names, { from, to: end < 0 ? inside.to : end }).piped()
    }
  }

  /** `name = value;` behind `@let`. Gives the place behind it. */
  variable(from: number, to: number): number {
    const expression = new Expression(this.#names, { from, to })
    const { tokens } = expression
    const name = tokens.take()
    if (name.kind !== 'name' || !tokens.takes('=')) return from
    const value = expression.piped()
    this.#names.declare(name.text, name.from, value)
    return tokens.next.text === ';' ? tokens.next.to : tokens.next.from
  }
}

const ofLoop = (name: string): number => (name === '$index' || name === '$count' ? ir.P_NUMBER : ir.P_BOOLEAN)
