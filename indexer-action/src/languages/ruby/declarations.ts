/** Reads classes, modules and methods: each is a scope with what stands in it. */
import type { Syntax } from '../declarative/syntax.ts'
import type { Calls } from './calls.ts'
import { type Expressions, pathOf } from './expressions.ts'
import type { GraphBuilder } from './graph-builder.ts'

export class Declarations {
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

  method(node: number, scope: number): number {
    const t = this.#t
    const b = this.#b
    const nameNode = t.field(node, 'name')
    if (nameNode === undefined) return -1
    const object = t.field(node, 'object')
    const name = t.text(nameNode)
    const owner = b.ownerAround(scope)
    const method = b.scope('method', owner, {
      name,
      block: b.node(),
      symbol: b.symbolAt(nameNode),
      ...(t.type(node) === 'singleton_method' ? { isStatic: true as const } : {}),
      ...(b.at(scope).kind === 'block' ? { inBlock: scope } : {}),
      ...(object !== undefined && t.type(object) !== 'self' ? { on: t.text(object) } : {}),
    })
    b.parameters(t.field(node, 'parameters'), method, (value) => this.#expressions.of(value, method))
    const body = t.field(node, 'body')
    if (body !== undefined) b.flow(this.#expressions.of(body, method), b.at(method).result)
    const symbol = b.node()
    b.add(['symbol', symbol, name])
    return symbol
  }

  class(node: number, kind: 'class' | 'module' | 'singleton_class', scope: number): number {
    const t = this.#t
    const b = this.#b
    const nameNode = t.field(node, 'name')
    const superclass = t.field(node, 'superclass')
    const base = superclass === undefined ? undefined : t.named(superclass)[0]
    const made = base === undefined ? undefined : this.#calls.classMadeBy(base, scope, undefined)
    if (base !== undefined && made === undefined) this.#expressions.of(base, scope)
    const around = b.ownerAround(scope)
    const path = nameNode === undefined ? undefined : pathOf(t, nameNode)
    const body = t.field(node, 'body')
    if (kind === 'singleton_class') {
      const value = t.field(node, 'value')
      const inside = b.scope(
        'singleton',
        around,
        value !== undefined && t.type(value) !== 'self' ? { on: t.text(value) } : {},
      )
      if (body !== undefined) this.#expressions.of(body, inside)
      return -1
    }
    if (path === undefined) return -1
    const written = base === undefined ? undefined : pathOf(t, base)
    if (superclass !== undefined && written !== undefined) b.hook(written, scope, 'inherited', superclass, 1)
    const delegated = base === undefined ? undefined : delegatedTo(t, base)
    const extended = made ?? (delegated === undefined ? written : pathOf(t, delegated))
    const last = (t.type(nameNode as number) === 'scope_resolution' && t.field(nameNode as number, 'name')) || nameNode
    const inside = b.scope(kind, around, {
      name: path,
      symbol: b.symbolAt(last as number),
      ...(extended === undefined ? {} : { superclass: extended }),
    })
    if (body !== undefined) b.flow(this.#expressions.of(body, inside), b.at(inside).result)
    return -1
  }
}

/** What objects of a class hand their calls on to: `DelegateClass(Array)`. */
function delegatedTo(t: Syntax, node: number): number | undefined {
  const [method, list] = [t.field(node, 'method'), t.field(node, 'arguments')]
  if (method === undefined || list === undefined || t.text(method) !== 'DelegateClass') return undefined
  return t.named(list)[0]
}
