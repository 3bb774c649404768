/** Reads branches, loops, patterns and what leaves a body: what they give, and the locals that they bind. */
import type { Syntax } from '../declarative/syntax.ts'
import type { Assignments } from './assignments.ts'
import type { Expressions } from './expressions.ts'
import type { GraphBuilder } from './graph-builder.ts'

export class ControlFlow {
  readonly #b: GraphBuilder
  readonly #t: Syntax
  readonly #expressions: Expressions
  readonly #assignments: Assignments

  constructor(builder: GraphBuilder, expressions: Expressions, assignments: Assignments) {
    this.#b = builder
    this.#t = builder.t
    this.#expressions = expressions
    this.#assignments = assignments
  }

  leave(node: number, how: 'return' | 'next' | 'break', scope: number): number {
    const b = this.#b
    const list = this.#t.named(node)[0]
    if (list === undefined) return -1
    const given = this.#t.type(list) === 'argument_list' ? this.#t.named(list) : [list]
    const value =
      given.length === 1 ? this.#expressions.of(given[0] as number, scope) : this.#expressions.list(given, scope)
    if (how === 'return') b.flow(value, b.at(b.bodyAround(scope)).result)
    else b.flow(value, b.at(scope).result)
    return -1
  }

  branches(node: number, scope: number): number {
    const t = this.#t
    const given: number[] = []
    const condition = t.field(node, 'condition')
    if (condition !== undefined) this.#expressions.of(condition, scope)
    for (const child of t.named(node)) {
      if (child === condition || t.type(child) === 'comment') continue
      given.push(this.#expressions.of(child, scope))
    }
    return this.#b.either(given)
  }

  case(node: number, scope: number): number {
    const t = this.#t
    const given: number[] = []
    const value = t.field(node, 'value')
    for (const child of t.named(node)) {
      const of = this.#expressions.of(child, scope)
      if (child !== value && /^(when|in_clause|else)$/.test(t.type(child))) given.push(of)
    }
    return this.#b.either(given)
  }

  clause(node: number, scope: number): number {
    const t = this.#t
    const body = t.field(node, 'body')
    for (const child of t.named(node)) if (child !== body) this.#pattern(child, scope)
    return body === undefined ? -1 : this.#expressions.of(body, scope)
  }

  /** What a pattern of `in` names are locals; what it holds is not told. */
  #pattern(node: number, scope: number): void {
    const t = this.#t
    const type = t.type(node)
    if (type === 'identifier' && t.type(t.parent(node) ?? 0) !== 'pattern') this.#b.assigned(scope, t.text(node))
    else if (/pattern/.test(type) && type !== 'pattern') {
      const name = t.field(node, 'name') ?? t.field(node, 'key')
      if (name !== undefined && t.named(node).length === 1) this.#b.assigned(scope, t.text(name))
      for (const child of t.named(node)) this.#pattern(child, scope)
    } else this.#expressions.of(node, scope)
  }

  for(node: number, scope: number): number {
    const t = this.#t
    const [pattern, value, body] = [t.field(node, 'pattern'), t.field(node, 'value'), t.field(node, 'body')]
    const list = value === undefined ? undefined : t.type(value) === 'in' ? t.named(value)[0] : value
    const of = list === undefined ? -1 : this.#expressions.of(list, scope)
    if (pattern !== undefined) {
      const targets = t.type(pattern) === 'left_assignment_list' ? t.named(pattern) : [pattern]
      for (const target of targets) this.#assignments.assign(target, this.#b.element(of, scope), scope)
    }
    if (body !== undefined) this.#expressions.of(body, scope)
    return of
  }

  rescue(node: number, scope: number): number {
    const t = this.#t
    const b = this.#b
    const [exceptions, variable, body] = [t.field(node, 'exceptions'), t.field(node, 'variable'), t.field(node, 'body')]
    const classes = exceptions === undefined ? [] : t.named(exceptions).map((one) => this.#expressions.of(one, scope))
    const name = variable === undefined ? undefined : t.named(variable)[0]
    if (name !== undefined) {
      const error = b.node()
      for (const one of classes) if (one >= 0) b.add(['call', error, one, scope, 'allocate', [], -1, -1])
      this.#assignments.assign(name, error, scope)
    }
    return body === undefined ? -1 : this.#expressions.of(body, scope)
  }
}
