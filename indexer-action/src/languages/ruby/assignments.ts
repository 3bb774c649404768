/** Reads assignments: which values arrive at which locals, variables, constants and setters. */
import type { Syntax } from '../declarative/syntax.ts'
import type { Calls } from './calls.ts'
import { type Expressions, pathOf } from './expressions.ts'
import type { GraphBuilder } from './graph-builder.ts'

export class Assignments {
  readonly #b: GraphBuilder
  readonly #t: Syntax
  readonly #expressions: Expressions
  readonly #calls: Calls

  constructor(builder: GraphBuilder, expressions: Expressions, calls: Calls) {
    this.#b = builder
    this.#t = builder.t
    this.#expressions = expressions
    this.#calls = calls
  }

  assignment(node: number, scope: number): number {
    const t = this.#t
    const [left, right] = [t.field(node, 'left'), t.field(node, 'right')]
    if (left === undefined || right === undefined) return -1
    if (t.type(left) === 'left_assignment_list') return this.#several(left, right, scope)
    const path = /^(constant|scope_resolution)$/.test(t.type(left)) ? pathOf(t, left) : undefined
    if (path !== undefined && this.#calls.classMadeBy(right, scope, left) !== undefined) return -1
    // The name is a local in its own value, too.
    if (t.type(left) === 'identifier') this.#b.assigned(scope, t.text(left))
    const value = this.#expressions.of(right, scope)
    this.assign(left, value, scope)
    return value
  }

  #several(left: number, right: number, scope: number): number {
    const t = this.#t
    const targets = t.named(left)
    const isList = /^(array|right_assignment_list)$/.test(t.type(right))
    const given = isList ? t.named(right) : []
    if (isList && given.length === targets.length && targets.every((one) => t.type(one) !== 'rest_assignment')) {
      const values = given.map((one) => this.#expressions.of(one, scope))
      for (const [at, target] of targets.entries()) this.assign(target, values[at] as number, scope)
      return -1
    }
    const value = this.#expressions.of(right, scope)
    for (const target of targets) this.#spread(target, value, scope)
    return value
  }

  #spread(target: number, list: number, scope: number): void {
    const t = this.#t
    if (t.type(target) === 'rest_assignment') {
      const name = t.named(target)[0]
      if (name !== undefined) this.assign(name, list, scope)
    } else if (/^(destructured_left_assignment|left_assignment_list)$/.test(t.type(target))) {
      const inner = this.#b.element(list, scope)
      for (const one of t.named(target)) this.#spread(one, inner, scope)
    } else this.assign(target, this.#b.element(list, scope), scope)
  }

  /** A value arrives at what stands on the left of an assignment. */
  assign(target: number, value: number, scope: number): void {
    const t = this.#t
    const b = this.#b
    switch (t.type(target)) {
      case 'identifier':
        b.flow(value, b.assigned(scope, t.text(target)))
        return
      case 'instance_variable':
      case 'class_variable':
      case 'global_variable':
        if (value >= 0) b.add(['variable=', value, scope, t.text(target)])
        return
      case 'constant':
      case 'scope_resolution': {
        const path = pathOf(t, target)
        if (path !== undefined && value >= 0) b.add(['constant=', value, scope, path])
        return
      }
      case 'call':
        this.#calls.setter(target, value, scope)
        return
      case 'destructured_left_assignment':
        for (const one of t.named(target)) this.#spread(one, value, scope)
        return
      case 'element_reference':
        this.#calls.setElement(target, value, scope)
        return
    }
  }

  operator(node: number, scope: number): number {
    const t = this.#t
    const [left, right, sign] = [t.field(node, 'left'), t.field(node, 'right'), t.field(node, 'operator')]
    if (left === undefined || right === undefined) return -1
    const isLogical = sign !== undefined && /^(\|\||&&)=$/.test(t.text(sign))
    const isNew = t.type(left) === 'identifier' && this.#b.local(scope, t.text(left)) === undefined
    if (isNew) this.#b.assigned(scope, t.text(left))
    const before = this.#expressions.of(left, scope)
    const value = this.#expressions.of(right, scope)
    if (isLogical) {
      this.assign(left, value, scope)
      return this.#b.either([before, value])
    }
    if (sign === undefined) return -1
    const result = this.#calls.operator(before, t.text(sign).slice(0, -1), value, scope, t.tree.start[sign] as number)
    this.assign(left, result, scope)
    return result
  }
}
