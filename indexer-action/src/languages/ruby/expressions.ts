/**
 * Reads the expressions of one file into its graph: which values each gives, in the order in which Ruby reads them, since a name
 * is a local only after it was assigned.
 */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { Syntax } from '../declarative/syntax.ts'
import type { SymbolDraft } from '../language.ts'
import { Calls } from './calls.ts'
import type { Graph } from './graph.ts'
import { GraphBuilder } from './graph-builder.ts'

/** `names`: line and column of the name of each call. */
export function graphOf(tree: FlatTree, symbols: readonly SymbolDraft[]): { graph: Graph; names: number[] } {
  const byPosition = new Map(symbols.map(({ line, column }, index) => [`${line}:${column}`, index]))
  const builder = new GraphBuilder(new Syntax(tree), byPosition)
  const file = builder.scope('file', -1)
  new Expressions(builder).sequence(0, file)
  return { graph: builder.graph(), names: builder.names }
}

const LITERALS: Record<string, string | undefined> = Object.assign(Object.create(null), {
  string: 'String',
  chained_string: 'String',
  heredoc_beginning: 'String',
  subshell: 'String',
  character: 'String',
  bare_string: 'String',
  integer: 'Integer',
  float: 'Float',
  rational: 'Rational',
  complex: 'Complex',
  regex: 'Regexp',
  range: 'Range',
  delimited_symbol: 'Symbol',
  true: 'TrueClass',
  false: 'FalseClass',
})

/** Expressions within expressions: the stack has room for more. */
const MOST_DEPTH = 500

/** Bodies whose last expression is what they give. */
const SEQUENCES = new Set([
  'then',
  'else',
  'do',
  'begin',
  'body_statement',
  'block_body',
  'parenthesized_statements',
  'ensure',
  'begin_block',
  'end_block',
  'in',
])

export class Expressions {
  readonly #b: GraphBuilder
  readonly #t: Syntax
  readonly #calls: Calls
  #depth = 0

  constructor(builder: GraphBuilder) {
    this.#b = builder
    this.#t = builder.t
    this.#calls = new Calls(builder, this)
  }

  /** The node of what a body gives: its last expression, and that of each `rescue`. */
  sequence(node: number, scope: number): number {
    const t = this.#t
    let last = -1
    const others: number[] = []
    for (const child of t.named(node)) {
      const type = t.type(child)
      if (type === 'comment' || type === 'heredoc_body') {
        if (type === 'heredoc_body') this.of(child, scope)
        continue
      }
      const given = this.of(child, scope)
      if (type === 'rescue' || type === 'else') others.push(given)
      else if (type !== 'ensure') last = given
    }
    return this.#b.either([last, ...others])
  }

  /** The node of what an expression gives, or -1. What is nested deeper than anybody writes gives nothing. */
  of(node: number, scope: number): number {
    if (this.#depth >= MOST_DEPTH) return -1
    this.#depth++
    try {
      return this.#of(node, scope)
    } finally {
      this.#depth--
    }
  }

  #of(node: number, scope: number): number {
    const t = this.#t
    const b = this.#b
    const type = t.type(node)
    const literal = LITERALS[type]
    if (literal !== undefined) {
      this.#within(node, scope)
      const given = b.literal(literal)
      const start = /^(string|delimited_symbol)$/.test(type) ? /^:?"(\w{3,})#\{/.exec(t.text(node))?.[1] : undefined
      if (start !== undefined) b.add(['symbol', given, start, true])
      return given
    }
    if (SEQUENCES.has(type)) return this.sequence(node, scope)
    switch (type) {
      case 'self':
        return b.at(scope).self
      case 'identifier':
        return b.local(scope, t.text(node)) ?? this.#calls.bare(node, scope)
      case 'constant':
      case 'scope_resolution':
        return this.#constant(node, scope)
      case 'instance_variable':
      case 'class_variable':
      case 'global_variable': {
        const read = b.node()
        b.add(['variable', read, scope, t.text(node)])
        return read
      }
      case 'simple_symbol': {
        const symbol = b.node()
        b.add(['symbol', symbol, t.text(node).slice(1)])
        return symbol
      }
      case 'array':
      case 'right_assignment_list':
        return this.list(t.named(node), scope)
      case 'string_array':
      case 'symbol_array':
        return this.#words(node, type === 'symbol_array')
      case 'hash':
        return this.hash(t.named(node), scope)
      case 'assignment':
        return this.#assignment(node, scope)
      case 'operator_assignment':
        return this.#operatorAssignment(node, scope)
      case 'call':
        return this.#calls.call(node, scope)
      case 'element_reference':
        return this.#calls.element(node, scope)
      case 'binary':
        return this.#calls.binary(node, scope)
      case 'unary':
        return this.#calls.unary(node, scope)
      case 'yield':
        return this.#calls.yielded(node, scope)
      case 'super':
        return this.#calls.zsuper(node, scope)
      case 'lambda':
        return this.#calls.lambda(node, scope)
      case 'return':
      case 'next':
      case 'break':
        return this.#leave(node, type, scope)
      case 'if':
      case 'unless':
      case 'elsif':
      case 'conditional':
      case 'if_modifier':
      case 'unless_modifier':
      case 'while_modifier':
      case 'until_modifier':
        return this.#branches(node, scope)
      case 'rescue_modifier': {
        const parts = t.named(node).map((part) => this.of(part, scope))
        return b.either(parts)
      }
      case 'case':
      case 'case_match':
        return this.#case(node, scope)
      case 'when':
      case 'in_clause':
        return this.#clause(node, scope)
      case 'while':
      case 'until':
        this.#within(node, scope)
        return -1
      case 'for':
        return this.#for(node, scope)
      case 'rescue':
        return this.#rescue(node, scope)
      case 'method':
      case 'singleton_method':
        return this.#method(node, scope)
      case 'class':
      case 'module':
      case 'singleton_class':
        return this.#class(node, type, scope)
      case 'alias': {
        const [name, of] = [t.field(node, 'name'), t.field(node, 'alias')].map((one) =>
          one === undefined ? '' : t.text(one).replace(/^:/, ''),
        ) as [string, string]
        b.add(['alias', b.ownerAround(scope), name, of])
        return -1
      }
      default:
        this.#within(node, scope)
        return -1
    }
  }

  #within(node: number, scope: number): void {
    for (const child of this.#t.named(node)) this.of(child, scope)
  }

  /** A list of these elements. */
  list(elements: readonly number[], scope: number): number {
    const b = this.#b
    const list = b.node()
    const held = b.node()
    b.add(['array', list, held])
    const pairs = elements.filter((one) => /^(pair|hash_splat_argument)$/.test(this.#t.type(one)))
    if (pairs.length > 0) b.flow(this.hash(pairs, scope), held)
    for (const one of elements) {
      const type = this.#t.type(one)
      if (/^(pair|hash_splat_argument|comment)$/.test(type)) continue
      if (type === 'splat_argument') {
        const of = this.#t.named(one)[0]
        if (of !== undefined) b.flow(b.element(this.of(of, scope), scope), held)
      } else b.flow(this.of(one, scope), held)
    }
    return list
  }

  #words(node: number, areSymbols: boolean): number {
    const b = this.#b
    const list = b.node()
    const held = b.node()
    b.add(['array', list, held])
    for (const word of this.#t.named(node))
      if (areSymbols) b.add(['symbol', held, this.#t.text(word)])
      else b.add(['literal', held, 'String'])
    return list
  }

  hash(entries: readonly number[], scope: number): number {
    const t = this.#t
    const b = this.#b
    const hash = b.node()
    const [keys, values] = [b.node(), b.node()]
    b.add(['hash', hash, keys, values])
    for (const entry of entries) {
      if (t.type(entry) !== 'pair') {
        const of = t.named(entry)[0]
        if (of === undefined) continue
        const merged = b.node()
        b.add(['call', merged, this.of(of, scope), scope, 'values', [], -1, -1])
        b.flow(b.element(merged, scope), values)
        continue
      }
      const [key, value] = [t.field(entry, 'key'), t.field(entry, 'value')]
      if (key !== undefined && t.type(key) === 'hash_key_symbol') {
        b.add(['symbol', keys, t.text(key)])
        if (value === undefined) b.flow(b.local(scope, t.text(key)) ?? -1, values)
      } else if (key !== undefined) b.flow(this.of(key, scope), keys)
      if (value !== undefined) b.flow(this.of(value, scope), values)
    }
    return hash
  }

  #constant(node: number, scope: number): number {
    const t = this.#t
    const path = pathOf(t, node)
    const read = this.#b.node()
    if (path !== undefined) this.#b.add(['constant', read, scope, path])
    else {
      const [of, name] = [t.field(node, 'scope'), t.field(node, 'name')]
      if (of !== undefined && name !== undefined)
        this.#b.add(['call', read, this.of(of, scope), scope, `::${t.text(name)}`, [], -1, -1])
    }
    return read
  }

  #assignment(node: number, scope: number): number {
    const t = this.#t
    const [left, right] = [t.field(node, 'left'), t.field(node, 'right')]
    if (left === undefined || right === undefined) return -1
    if (t.type(left) === 'left_assignment_list') return this.#several(left, right, scope)
    const path = /^(constant|scope_resolution)$/.test(t.type(left)) ? pathOf(t, left) : undefined
    if (path !== undefined && this.#calls.classMadeBy(right, scope, path) !== undefined) return -1
    // The name is a local in its own value, too.
    if (t.type(left) === 'identifier') this.#b.assigned(scope, t.text(left))
    const value = this.of(right, scope)
    this.assign(left, value, scope)
    return value
  }

  #several(left: number, right: number, scope: number): number {
    const t = this.#t
    const targets = t.named(left)
    const isList = /^(array|right_assignment_list)$/.test(t.type(right))
    const given = isList ? t.named(right) : []
    if (isList && given.length === targets.length && targets.every((one) => t.type(one) !== 'rest_assignment')) {
      const values = given.map((one) => this.of(one, scope))
      for (const [at, target] of targets.entries()) this.assign(target, values[at] as number, scope)
      return -1
    }
    const value = this.of(right, scope)
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

  #operatorAssignment(node: number, scope: number): number {
    const t = this.#t
    const [left, right, sign] = [t.field(node, 'left'), t.field(node, 'right'), t.field(node, 'operator')]
    if (left === undefined || right === undefined) return -1
    const isLogical = sign !== undefined && /^(\|\||&&)=$/.test(t.text(sign))
    const isNew = t.type(left) === 'identifier' && this.#b.local(scope, t.text(left)) === undefined
    if (isNew) this.#b.assigned(scope, t.text(left))
    const before = this.of(left, scope)
    const value = this.of(right, scope)
    if (isLogical) {
      this.assign(left, value, scope)
      return this.#b.either([before, value])
    }
    const result = this.#calls.operator(before, sign === undefined ? '' : t.text(sign).slice(0, -1), value, scope)
    this.assign(left, result, scope)
    return result
  }

  #leave(node: number, how: 'return' | 'next' | 'break', scope: number): number {
    const b = this.#b
    const list = this.#t.named(node)[0]
    if (list === undefined) return -1
    const given = this.#t.type(list) === 'argument_list' ? this.#t.named(list) : [list]
    const value = given.length === 1 ? this.of(given[0] as number, scope) : this.list(given, scope)
    if (how === 'return') b.flow(value, b.at(b.bodyAround(scope)).result)
    else b.flow(value, b.at(scope).result)
    return -1
  }

  #branches(node: number, scope: number): number {
    const t = this.#t
    const given: number[] = []
    const condition = t.field(node, 'condition')
    if (condition !== undefined) this.of(condition, scope)
    for (const child of t.named(node)) {
      if (child === condition || t.type(child) === 'comment') continue
      given.push(this.of(child, scope))
    }
    return this.#b.either(given)
  }

  #case(node: number, scope: number): number {
    const t = this.#t
    const given: number[] = []
    const value = t.field(node, 'value')
    for (const child of t.named(node)) {
      const of = this.of(child, scope)
      if (child !== value && /^(when|in_clause|else)$/.test(t.type(child))) given.push(of)
    }
    return this.#b.either(given)
  }

  #clause(node: number, scope: number): number {
    const t = this.#t
    const body = t.field(node, 'body')
    for (const child of t.named(node)) if (child !== body) this.#pattern(child, scope)
    return body === undefined ? -1 : this.of(body, scope)
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
    } else this.of(node, scope)
  }

  #for(node: number, scope: number): number {
    const t = this.#t
    const [pattern, value, body] = [t.field(node, 'pattern'), t.field(node, 'value'), t.field(node, 'body')]
    const list = value === undefined ? undefined : t.type(value) === 'in' ? t.named(value)[0] : value
    const of = list === undefined ? -1 : this.of(list, scope)
    if (pattern !== undefined) {
      const targets = t.type(pattern) === 'left_assignment_list' ? t.named(pattern) : [pattern]
      for (const target of targets) this.assign(target, this.#b.element(of, scope), scope)
    }
    if (body !== undefined) this.of(body, scope)
    return of
  }

  #rescue(node: number, scope: number): number {
    const t = this.#t
    const b = this.#b
    const [exceptions, variable, body] = [t.field(node, 'exceptions'), t.field(node, 'variable'), t.field(node, 'body')]
    const classes = exceptions === undefined ? [] : t.named(exceptions).map((one) => this.of(one, scope))
    const name = variable === undefined ? undefined : t.named(variable)[0]
    if (name !== undefined) {
      const error = b.node()
      for (const one of classes) if (one >= 0) b.add(['call', error, one, scope, 'allocate', [], -1, -1])
      this.assign(name, error, scope)
    }
    return body === undefined ? -1 : this.of(body, scope)
  }

  #method(node: number, scope: number): number {
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
    b.parameters(t.field(node, 'parameters'), method, (value) => this.of(value, method))
    const body = t.field(node, 'body')
    if (body !== undefined) b.flow(this.of(body, method), b.at(method).result)
    const symbol = b.node()
    b.add(['symbol', symbol, name])
    return symbol
  }

  #class(node: number, kind: 'class' | 'module' | 'singleton_class', scope: number): number {
    const t = this.#t
    const b = this.#b
    const nameNode = t.field(node, 'name')
    const superclass = t.field(node, 'superclass')
    const base = superclass === undefined ? undefined : t.named(superclass)[0]
    const made = base === undefined ? undefined : this.#calls.classMadeBy(base, scope, undefined)
    if (base !== undefined && made === undefined) this.of(base, scope)
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
      if (body !== undefined) this.of(body, inside)
      return -1
    }
    if (path === undefined) return -1
    const extended = made ?? (base === undefined ? undefined : pathOf(t, delegatedTo(t, base) ?? base))
    const last = (t.type(nameNode as number) === 'scope_resolution' && t.field(nameNode as number, 'name')) || nameNode
    const inside = b.scope(kind, around, {
      name: path,
      symbol: b.symbolAt(last as number),
      ...(extended === undefined ? {} : { superclass: extended }),
    })
    if (body !== undefined) b.flow(this.of(body, inside), b.at(inside).result)
    return -1
  }
}

/** What objects of a class hand their calls on to: `DelegateClass(Array)`. */
function delegatedTo(t: Syntax, node: number): number | undefined {
  const [method, list] = [t.field(node, 'method'), t.field(node, 'arguments')]
  if (method === undefined || list === undefined || t.text(method) !== 'DelegateClass') return undefined
  return t.named(list)[0]
}

/** The path of a constant as written, `A::B`, if it is nothing but names. */
export function pathOf(t: Syntax, node: number): string | undefined {
  if (!/^(constant|scope_resolution)$/.test(t.type(node))) return undefined
  const text = t.text(node)
  return /^(::)?[A-Z]\w*(::[A-Z]\w*)*$/.test(text) ? text : undefined
}
