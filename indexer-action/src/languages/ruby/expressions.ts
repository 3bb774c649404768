/**
 * Reads the expressions of one file into its graph: which values each gives, in the order in which Ruby reads them, since a name
 * is a local only after it was assigned.
 */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { Syntax } from '../declarative/syntax.ts'
import type { SymbolDraft } from '../language.ts'
import { Assignments } from './assignments.ts'
import { Calls } from './calls.ts'
import { ControlFlow } from './control-flow.ts'
import { Declarations } from './declarations.ts'
import type { Graph } from './graph.ts'
import { GraphBuilder } from './graph-builder.ts'
import type { RubyBody } from './unit.ts'

export function graphOf(
  tree: FlatTree,
  symbols: readonly SymbolDraft[],
): { graph: Graph } & Pick<RubyBody, 'names' | 'callbacks'> {
  const byPosition = new Map(symbols.map(({ line, column }, index) => [`${line}:${column}`, index]))
  const builder = new GraphBuilder(new Syntax(tree), byPosition)
  const file = builder.scope('file', -1)
  new Expressions(builder).sequence(0, file)
  const { names, callbacks } = builder
  return { graph: builder.graph(), names, callbacks }
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
  readonly #assignments: Assignments
  readonly #control: ControlFlow
  readonly #declarations: Declarations
  #depth = 0

  constructor(builder: GraphBuilder) {
    this.#b = builder
    this.#t = builder.t
    this.#calls = new Calls(builder, this)
    this.#assignments = new Assignments(builder, this, this.#calls)
    this.#control = new ControlFlow(builder, this, this.#assignments)
    this.#declarations = new Declarations(builder, this, this.#calls)
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

  /** What a bare name gives: a local, or what a method of that name gives. */
  named(name: number, scope: number): number {
    return this.#b.local(scope, this.#t.text(name)) ?? this.#calls.bare(name, scope)
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
      case 'interpolation':
        return this.#calls.text(node, this.sequence(node, scope), scope)
      case 'self':
        return b.at(scope).self
      case 'identifier':
        return this.named(node, scope)
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
        return this.#words(node, type === 'symbol_array', scope)
      case 'hash':
        return this.hash(t.named(node), scope)
      case 'assignment':
        return this.#assignments.assignment(node, scope)
      case 'operator_assignment':
        return this.#assignments.operator(node, scope)
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
        return this.#control.leave(node, type, scope)
      case 'if':
      case 'unless':
      case 'elsif':
      case 'conditional':
      case 'if_modifier':
      case 'unless_modifier':
      case 'while_modifier':
      case 'until_modifier':
        return this.#control.branches(node, scope)
      case 'rescue_modifier': {
        const parts = t.named(node).map((part) => this.of(part, scope))
        return b.either(parts)
      }
      case 'case':
      case 'case_match':
        return this.#control.case(node, scope)
      case 'when':
      case 'in_clause':
        return this.#control.clause(node, scope)
      case 'match_pattern':
      case 'test_pattern':
        return this.#control.match(node, scope)
      case 'while':
      case 'until':
        this.#within(node, scope)
        return -1
      case 'for':
        return this.#control.for(node, scope)
      case 'rescue':
        return this.#control.rescue(node, scope)
      case 'method':
      case 'singleton_method':
        return this.#declarations.method(node, scope)
      case 'class':
      case 'module':
      case 'singleton_class':
        return this.#declarations.class(node, type, scope)
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

  #words(node: number, areSymbols: boolean, scope: number): number {
    const b = this.#b
    const list = b.node()
    const held = b.node()
    b.add(['array', list, held])
    for (const word of this.#t.named(node)) {
      this.#within(word, scope)
      if (areSymbols) b.add(['symbol', held, this.#t.text(word)])
      else b.add(['literal', held, 'String'])
    }
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
        if (value === undefined) b.flow(this.named(key, scope), values)
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
}

/** The path of a constant as written, `A::B`, if it is nothing but names. */
export function pathOf(t: Syntax, node: number): string | undefined {
  if (!/^(constant|scope_resolution)$/.test(t.type(node))) return undefined
  const text = t.text(node)
  return /^(::)?[A-Z]\w*(::[A-Z]\w*)*$/.test(text) ? text : undefined
}
