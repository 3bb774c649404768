/** Reads branches, loops, patterns and what leaves a body: what they give, and the locals that they bind. */
import type { Syntax } from '../declarative/syntax.ts'
import type { Assignments } from './assignments.ts'
import { namesIn } from './bound-names.ts'
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
    const asked = value === undefined ? -1 : this.#expressions.of(value, scope)
    for (const child of t.named(node)) {
      if (child === value) continue
      const of = this.#expressions.of(child, scope)
      if (/^(when|in_clause|else)$/.test(t.type(child))) given.push(of)
      if (asked >= 0) for (const one of askedIn(t, child)) this.#b.ask(asked, this.#expressions.of(one, scope))
    }
    return this.#b.either(given)
  }

  clause(node: number, scope: number): number {
    const t = this.#t
    const body = t.field(node, 'body')
    const pattern = t.type(node) === 'in_clause' ? t.field(node, 'pattern') : undefined
    if (pattern !== undefined) this.#pattern(pattern, scope)
    for (const child of t.named(node)) if (child !== body && child !== pattern) this.#expressions.of(child, scope)
    return body === undefined ? -1 : this.#expressions.of(body, scope)
  }

  /** `value => pattern`, `value in pattern` */
  match(node: number, scope: number): number {
    const [value, pattern] = [this.#t.field(node, 'value'), this.#t.field(node, 'pattern')]
    if (value !== undefined) this.#expressions.of(value, scope)
    if (pattern !== undefined) this.#pattern(pattern, scope)
    return this.#b.literal('TrueClass')
  }

  /** What a pattern names are locals. They hold an object of the class that the pattern asks for (`Point => point`), if it asks for one. */
  #pattern(pattern: number, scope: number): void {
    const t = this.#t
    const b = this.#b
    for (const name of namesIn(t, pattern)) {
      const local = b.assigned(scope, t.text(name))
      const around = t.parent(name)
      const asked = around !== undefined && t.type(around) === 'as_pattern' ? t.field(around, 'value') : undefined
      for (const one of asked === undefined ? [] : classesIn(t, asked))
        b.objectOf(this.#expressions.of(one, scope), scope, local)
    }
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
      for (const one of classes) if (one >= 0) b.objectOf(one, scope, error)
      this.#assignments.assign(name, error, scope)
    }
    return body === undefined ? -1 : this.#expressions.of(body, scope)
  }
}

/** The classes that a branch of `case` asks for. */
function askedIn(t: Syntax, branch: number): number[] {
  if (t.type(branch) === 'in_clause') return classesIn(t, t.field(branch, 'pattern') ?? branch)
  const patterns = t.named(branch).flatMap((one) => (t.type(one) === 'pattern' ? t.named(one) : []))
  return t.type(branch) === 'when' ? patterns.flatMap((one) => classesIn(t, one)) : []
}

/** The classes that a pattern asks for: `Circle | Square`, `Point(x:, y:)`. */
function classesIn(t: Syntax, pattern: number): number[] {
  const type = t.type(pattern)
  if (/^(constant|scope_resolution)$/.test(type)) return [pattern]
  if (type === 'alternative_pattern') return t.named(pattern).flatMap((one) => classesIn(t, one))
  const asked = /^(array|find|hash)_pattern$/.test(type) ? t.field(pattern, 'class') : undefined
  return asked === undefined ? [] : [asked]
}
