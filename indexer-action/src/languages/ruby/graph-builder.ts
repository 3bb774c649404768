/**
 * Collects the graph of one file: numbers its nodes, and keeps the scopes and the locals that can be seen at a place.
 */
import type { Syntax } from '../declarative/syntax.ts'
import type { Argument, Graph, Naming, Operation, Parameter, Scope } from './graph.ts'
import { implicitParameters } from './implicit-parameters.ts'
import { USED } from './unit.ts'

export class GraphBuilder {
  readonly t: Syntax
  /** Where the names of calls stand: line and column of each in turn. */
  readonly names: number[] = []
  /** Of these, the names in symbols: number, length, the symbol that says so, and the number of how they are used, in turn. */
  readonly callbacks: number[] = []
  /** By block of a concern that runs in the classes that include it: the scope of the methods which these themselves have. */
  readonly concerns = new Map<number, number>()
  readonly #classMethods = new Map<number, number>()
  readonly #symbols: ReadonlyMap<string, number>
  readonly #graph: Graph = { nodes: 0, scopes: [], operations: [] }
  /** By scope: its locals. */
  readonly #locals: Map<string, number>[] = []

  /** `symbols`: those of the file by line and column. */
  constructor(t: Syntax, symbols: ReadonlyMap<string, number>) {
    this.t = t
    this.#symbols = symbols
  }

  /** The number of a call's name. */
  named(node: number): number {
    const { line, column } = this.t.position(node)
    return this.names.push(line, column) / 2 - 1
  }

  /** The number of a name that a symbol (`:name`) or a text (`"users#name"`) gives to a method which somebody else calls. */
  callback(node: number, scope: number, how: Naming = 'method'): number {
    const { line, column } = this.t.position(node)
    const type = this.t.type(node)
    // `name` of `name: 1` and of `%i[name]` stands there as it is.
    const before = /^(hash_key_symbol|bare_symbol)$/.test(type) ? 0 : 1
    const named = this.names.push(line, column + before) / 2 - 1
    const length = this.t.text(node).length - (type === 'string' ? 2 : before)
    this.callbacks.push(named, length, this.#callerIn(scope), USED.indexOf(USES[how]))
    return named
  }

  /** The number of a sign at that offset, which is a name only where it calls something of the repository. */
  sign(offset: number, length: number, scope: number): number {
    const { tree } = this.t
    const named = this.names.push(tree.lineAt(offset), tree.columnAt(offset)) / 2 - 1
    this.callbacks.push(named, length, this.#callerIn(scope), USED.indexOf('call'))
    return named
  }

  /** The symbol that what is written there belongs to. */
  #callerIn(scope: number): number {
    return this.at(this.bodyAround(scope)).symbol ?? -1
  }

  /** The symbol whose name stands there; `after`: without that many characters before it. */
  symbolAt(node: number, after = 0): number {
    const { line, column } = this.t.position(node)
    return this.#symbols.get(`${line}:${column + after}`) ?? -1
  }

  graph(): Graph {
    return this.#graph
  }

  node(): number {
    return this.#graph.nodes++
  }

  add(operation: Operation): void {
    this.#graph.operations.push(operation)
  }

  literal(type: string): number {
    const node = this.node()
    this.add(['literal', node, type])
    return node
  }

  flow(from: number, to: number): void {
    if (from >= 0 && to >= 0 && from !== to) this.add(['flow', from, to])
  }

  /** What a path means where it is written. */
  constant(path: string, scope: number): number {
    const node = this.node()
    this.add(['constant', node, scope, path])
    return node
  }

  /** An object of a class. */
  objectOf(of: number, scope: number, object = this.node()): number {
    this.add(['call', object, of, scope, 'allocate', [], -1, -1])
    return object
  }

  /** What a method of an object gives that somebody else calls; `node`: the symbol or the text which names it. */
  calledBy(node: number, on: number, scope: number, name: string): number {
    const result = this.node()
    this.add(['call', result, on, scope, name, [], this.callback(node, scope), -1])
    return result
  }

  /** Ruby calls a hook of the ancestor that a class names; `node`: what begins with the `length` characters that say so. */
  hook(ancestor: string, scope: number, name: string, node: number, length: number): void {
    const named = this.sign(this.t.tree.start[node] as number, length, scope)
    this.add(['call', this.node(), this.constant(ancestor, scope), scope, name, [], named, -1])
  }

  /** Notes that a value is asked whether it is of a class. */
  ask(value: number, of: Argument | undefined): void {
    if (value >= 0 && typeof of === 'number' && of >= 0) this.add(['asked', value, of])
  }

  /** A node that has what any of these has. */
  either(nodes: readonly number[]): number {
    const known = nodes.filter((node) => node >= 0)
    if (known.length < 2) return known[0] ?? -1
    const all = this.node()
    for (const node of known) this.flow(node, all)
    return all
  }

  scope(kind: Scope['kind'], parent: number, more: Partial<Scope> = {}): number {
    const index = this.#graph.scopes.push({ kind, parent, self: this.node(), result: this.node(), ...more }) - 1
    this.#locals.push(new Map())
    return index
  }

  /** The module `ClassMethods` of a concern. */
  classMethods(concern: number): number {
    let made = this.#classMethods.get(concern)
    if (made === undefined) {
      made = this.scope('module', concern, { name: 'ClassMethods' })
      this.#classMethods.set(concern, made)
    }
    return made
  }

  at(scope: number): Scope {
    return this.#graph.scopes[scope] as Scope
  }

  /** The scope around it that is no block. */
  bodyAround(scope: number): number {
    let at = scope
    while (this.at(at).kind === 'block') at = this.at(at).parent
    return at
  }

  /** The scope around it, or itself, in which `def` defines methods. */
  ownerAround(scope: number): number {
    let at = scope
    const isOwner = ({ kind, on }: Scope): boolean => (kind === 'block' ? on !== undefined : kind !== 'method')
    while (!isOwner(this.at(at))) at = this.at(at).parent
    return at
  }

  /** The node of a local that can be seen here. */
  local(scope: number, name: string): number | undefined {
    for (let at = scope; ; ) {
      const found = this.#locals[at]?.get(name)
      if (found !== undefined) return found
      // Blocks see what is around them, and so do groups of examples.
      const { kind, parent, inBlock } = this.at(at)
      if (!/block|examples/.test(kind)) return undefined
      at = kind === 'examples' ? (inBlock as number) : parent
    }
  }

  /** The node of a local that is assigned here. */
  assigned(scope: number, name: string): number {
    return this.local(scope, name) ?? this.declare(scope, name)
  }

  declare(scope: number, name: string): number {
    const node = this.node()
    this.#locals[scope]?.set(name, node)
    return node
  }

  /** The parameters of a method or a block, each with a node that is a local of its scope. */
  parameters(list: number | undefined, scope: number, read: (node: number) => number): void {
    const { t } = this
    if (list === undefined) return
    const parameters: Parameter[] = []
    for (const one of t.named(list)) {
      const type = t.type(one)
      const how = HOW[type]
      if (type === 'destructured_parameter') parameters.push(['', '', this.#destructured(one, scope)])
      if (how === undefined) continue
      const nameNode = type === 'identifier' ? one : t.field(one, 'name')
      const name = nameNode === undefined ? '' : t.text(nameNode)
      const node = this.declare(scope, name === '' ? how : name)
      parameters.push([how, name, node])
      if (how === '&' && this.at(scope).block !== undefined) this.flow(this.at(scope).block as number, node)
      const value = t.field(one, 'value')
      if (value !== undefined) this.flow(read(value), node)
    }
    this.at(scope).parameters = parameters
  }

  /** What a block takes without naming it: `_2` alone is the second. */
  implicit(body: number, scope: number): void {
    const { t } = this
    const parameters: Parameter[] = []
    for (const name of implicitParameters(t, body).map((node) => t.text(node))) {
      const place = name === 'it' ? 1 : Number(name.slice(1))
      while (parameters.length < place - 1) parameters.push(['', '', this.node()])
      parameters.push(['', name, this.declare(scope, name)])
    }
    if (parameters.length > 0) this.at(scope).parameters = parameters
  }

  #destructured(list: number, scope: number): number {
    const whole = this.node()
    for (const one of this.t.named(list)) {
      const type = this.t.type(one)
      if (type === 'destructured_parameter') this.flow(this.element(whole, scope), this.#destructured(one, scope))
      const nameNode = type === 'identifier' ? one : this.t.field(one, 'name')
      if (nameNode === undefined) continue
      const node = this.declare(scope, this.t.text(nameNode))
      this.flow(HOW[type] === '*' ? whole : this.element(whole, scope), node)
    }
    return whole
  }

  /** What a list holds. */
  element(list: number, scope: number): number {
    const node = this.node()
    this.add(['call', node, list, scope, 'first', [], -1, -1])
    return node
  }
}

const USES = { read: 'read', own: 'read', write: 'write', permit: 'write', method: 'call_indirect' } as const

const HOW: Record<string, Parameter[0] | undefined> = Object.assign(Object.create(null), {
  identifier: '',
  optional_parameter: '=',
  splat_parameter: '*',
  keyword_parameter: ':',
  hash_splat_parameter: '**',
  block_parameter: '&',
})
