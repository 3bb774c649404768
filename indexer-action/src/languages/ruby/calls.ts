/**
 * Reads the calls of one file into its graph: receivers, arguments and blocks, and what a call in the body of a class declares.
 */
import type { Syntax } from '../declarative/syntax.ts'
import { argumentsOf } from './call-syntax.ts'
import { declare } from './declaring-calls.ts'
import { declareDouble, declareExpected, EXPECTED } from './doubles.ts'
import { DESCRIBES } from './examples.ts'
import { type Expressions, pathOf } from './expressions.ts'
import { declareFactory, useFactory } from './factories.ts'
import type { Argument, Parameter } from './graph.ts'
import type { GraphBuilder } from './graph-builder.ts'
import { makerOf, structMembers } from './made-classes.ts'
import { nameErrors, nameMethods, namePermitted } from './naming-calls.ts'
import { pushedJob } from './pushed-jobs.ts'
import { declareRoute } from './routes.ts'
import { declareTable } from './schema.ts'
import { declareShared, takeShared } from './shared-examples.ts'
import { asserted, declareProperty } from './sorbet.ts'
import { nameTested } from './tested-actions.ts'

/** Calls whose block runs with another object as the current one. */
const CHANGES_SELF = /^(instance_eval|instance_exec|class_eval|class_exec|module_eval|module_exec|define_method)$/

/** Calls whose block defines methods of what they are sent to: `Car.class_eval do … end`. */
const OPENS = /^(class|module)_(eval|exec)$/

const COMPARES = /^(==|!=|===|=~|!~|<|>|<=|>=|<=>)$/
/** What a sign calls whose own method hardly anybody writes. */
const CALLED_BY: Record<string, string | undefined> = { '!=': '==', '!~': '=~' }

const IS_A = /^(is_a\?|kind_of\?|instance_of\?)$/

export class Calls {
  readonly #b: GraphBuilder
  readonly #t: Syntax
  readonly #expressions: Expressions
  /** By call of `expect` and its like: the node of what it is given. */
  readonly #expected = new Map<number, number>()

  /** By call of `errors`: the node of what has them. */
  readonly #erring = new Map<number, number>()

  constructor(builder: GraphBuilder, expressions: Expressions) {
    this.#b = builder
    this.#t = builder.t
    this.#expressions = expressions
  }

  /** A bare name that is no local. */
  bare(node: number, scope: number): number {
    const name = this.#t.text(node)
    declare(this.#b, scope, name, [], -1)
    return this.#add(-1, scope, name, [], this.#b.named(node))
  }

  call(node: number, scope: number): number {
    const t = this.#t
    const b = this.#b
    const [method, receiver, block] = [t.field(node, 'method'), t.field(node, 'receiver'), t.field(node, 'block')]
    const given = argumentsOf(t, node)
    const name = method === undefined ? 'call' : t.text(method)
    const made = this.classMadeBy(node, scope, undefined)
    if (made !== undefined) {
      const value = b.node()
      b.add(['class', value, made])
      return value
    }
    if (block !== undefined && DESCRIBES.test(name) && (receiver === undefined || t.text(receiver) === 'RSpec')) {
      if (receiver === undefined && method !== undefined) this.#add(-1, scope, name, [], b.named(method))
      return this.#examples(given[0], block, scope, declareShared(b, name, node))
    }
    const concern = block === undefined || receiver !== undefined ? undefined : this.#concern(name, block, scope)
    if (concern !== undefined) return this.#add(-1, scope, name, [], method === undefined ? -1 : b.named(method))
    const pushed = receiver === undefined ? undefined : pushedJob(t, receiver, name, given)
    if (pushed !== undefined && method !== undefined) {
      this.#arguments(given, scope)
      const named = t.type(pushed) === 'string' ? /^["']([\w:]+)["']$/.exec(t.text(pushed))?.[1] : undefined
      const job = named === undefined ? this.#expressions.of(pushed, scope) : b.constant(named, scope)
      return this.#add(job, scope, 'perform_bulk', [], b.named(method))
    }
    const on = receiver === undefined ? -1 : this.#expressions.of(receiver, scope)
    const args = this.#arguments(given, scope)
    const named = method === undefined ? -1 : b.named(method)
    if (method !== undefined && t.type(method) === 'super') return this.#super(args, named, block, scope)
    const opened = receiver !== undefined && OPENS.test(name) ? pathOf(t, receiver) : undefined
    const inside = block === undefined ? -1 : this.#block(block, scope, name, on, opened)
    if (name === 'create_table') declareTable(b, node)
    declareFactory(b, name, node, inside)
    declareProperty(b, scope, name, node)
    if (receiver === undefined) declareRoute(b, scope, node, name, given)
    if (receiver === undefined || t.type(receiver) === 'self') declare(b, scope, name, given, inside)
    const result = this.#add(on, scope, name, args, named, inside)
    if (IS_A.test(name)) b.ask(on, args[0])
    if (name === 'errors') this.#erring.set(node, on)
    if (receiver !== undefined && (this.#erring.has(receiver) || t.text(receiver) === 'errors'))
      nameErrors(b, scope, name, node, this.#erring.get(receiver) ?? -1)
    else if (!useFactory(b, scope, name, node, result)) nameMethods(b, scope, name, node, on)
    namePermitted(b, scope, name, node)
    takeShared(b, scope, name, node)
    nameTested(b, scope, name, node)
    declareExpected(b, scope, node, on, this.#expected)
    const [first] = args
    const same = typeof first === 'number' ? asserted(b, scope, node, first) : undefined
    if (same !== undefined) return same
    if (typeof first === 'number' && EXPECTED.test(name)) this.#expected.set(node, first)
    if (receiver === undefined && typeof first === 'number') declareDouble(b, scope, name, first, result)
    return result
  }

  #add(receiver: number, scope: number, name: string, args: Argument[], named = -1, block = -1): number {
    const result = this.#b.node()
    this.#b.add(['call', result, receiver, scope, name, args, named, block])
    return result
  }

  /** `a[b]` */
  element(node: number, scope: number): number {
    const [object, ...keys] = this.#elementParts(node)
    const on = this.#expressions.of(object, scope)
    return this.#add(on, scope, '[]', this.#arguments(keys, scope), this.#bracket(object, on, scope))
  }

  /** `a[b] = value` */
  setElement(node: number, value: number, scope: number): void {
    const [object, ...keys] = this.#elementParts(node)
    const on = this.#expressions.of(object, scope)
    this.#add(on, scope, '[]=', [...this.#arguments(keys, scope), value], this.#bracket(object, on, scope))
  }

  /** The bracket behind an object. The tree leaves brackets out. */
  #bracket(object: number, on: number, scope: number): number {
    const { text, end } = this.#t.tree
    return on < 0 ? -1 : this.#b.sign(text.indexOf('[', end[object]), 1, scope)
  }

  #elementParts(node: number): [number, ...number[]] {
    const object = this.#t.field(node, 'object') as number
    return [object, ...this.#t.named(node).filter((one) => one !== object)]
  }

  /** `a.b = value` */
  setter(target: number, value: number, scope: number): void {
    const t = this.#t
    const [method, receiver] = [t.field(target, 'method'), t.field(target, 'receiver')]
    if (method === undefined || receiver === undefined) return
    const named = this.#b.named(method)
    const name = t.text(method)
    this.#add(this.#expressions.of(receiver, scope), scope, `${name}=`, [value], named)
    const table = name === 'table_name' && t.type(receiver) === 'self' ? valueText(t, target) : undefined
    if (table !== undefined) this.#b.add(['table', this.#b.ownerAround(scope), table])
  }

  binary(node: number, scope: number): number {
    const t = this.#t
    const [left, right] = [t.field(node, 'left'), t.field(node, 'right')]
    if (left === undefined || right === undefined) return -1
    const [a, b] = [this.#expressions.of(left, scope), this.#expressions.of(right, scope)]
    // The tree leaves `<` and `>` out, which are brackets elsewhere.
    const { text, start, end } = t.tree
    const behind = end[left] as number
    const operator = t.field(node, 'operator')
    const offset =
      operator === undefined ? behind + text.slice(behind, start[right]).search(/[<>]/) : (start[operator] as number)
    const sign = operator === undefined ? text.charAt(offset) : t.text(operator)
    if (/^(\|\||or)$/.test(sign)) return this.#b.either([a, b])
    if (/^(&&|and)$/.test(sign)) return b
    return this.operator(a, sign, b, scope, offset)
  }

  /** `offset`: where the sign stands. */
  operator(left: number, sign: string, right: number, scope: number, offset: number): number {
    const named = left < 0 ? -1 : this.#b.sign(offset, sign.length, scope)
    const result = left < 0 ? -1 : this.#add(left, scope, CALLED_BY[sign] ?? sign, [right], named)
    return COMPARES.test(sign) ? this.#b.literal('TrueClass') : result
  }

  unary(node: number, scope: number): number {
    const t = this.#t
    const [operand, operator] = [t.field(node, 'operand'), t.field(node, 'operator')]
    const of = operand === undefined ? -1 : this.#expressions.of(operand, scope)
    const sign = operator === undefined ? '' : t.text(operator)
    if (sign === 'defined?') return this.#b.literal('TrueClass')
    if (operator === undefined || of < 0) return -1
    const name = /^(!|not)$/.test(sign) ? '!' : sign === '~' ? sign : `${sign}@`
    const result = this.#add(of, scope, name, [], this.#b.sign(t.tree.start[operator] as number, sign.length, scope))
    return name === '!' ? this.#b.literal('TrueClass') : result
  }

  /** A value between `#{` and `}` becomes a text. */
  text(node: number, of: number, scope: number): number {
    if (of < 0) return -1
    return this.#add(of, scope, 'to_s', [], this.#b.sign(this.#t.tree.start[node] as number, 2, scope))
  }

  yielded(node: number, scope: number): number {
    const list = this.#t.named(node)[0]
    const args = list === undefined ? [] : this.#arguments(this.#t.named(list), scope)
    const result = this.#b.node()
    this.#b.add(['yield', result, this.#b.bodyAround(scope), args])
    return result
  }

  zsuper(node: number, scope: number): number {
    return this.#super(null, this.#b.named(node), undefined, scope)
  }

  #super(args: Argument[] | null, named: number, block: number | undefined, scope: number): number {
    const inside = block === undefined ? -1 : this.#block(block, scope, 'super', -1)
    const result = this.#b.node()
    this.#b.add(['super', result, scope, args, named, inside])
    return result
  }

  lambda(node: number, scope: number): number {
    const t = this.#t
    const b = this.#b
    const inside = b.scope('block', scope)
    b.flow(b.at(scope).self, b.at(inside).self)
    this.#fill(t.field(node, 'parameters'), t.field(node, 'body'), inside)
    const value = b.node()
    b.add(['block', value, inside])
    return value
  }

  /** The scope of a literal block that a call is given. `opened`: the path of the class that its methods belong to. */
  #block(node: number, scope: number, name: string, receiver: number, opened?: string): number {
    const t = this.#t
    const b = this.#b
    const around = b.at(scope)
    const inside = b.scope('block', scope, opened === undefined ? {} : { on: opened })
    if (name === 'included' && receiver < 0 && around.kind === 'module') b.concerns.set(inside, b.classMethods(scope))
    if (!CHANGES_SELF.test(name)) {
      b.flow(around.self, b.at(inside).self)
      // What the body of a class hands to a method of the class mostly runs with an object of it as the current one.
      if (b.at(b.bodyAround(scope)).kind === 'class' && receiver < 0) b.objectOf(around.self, scope, b.at(inside).self)
    }
    this.#fill(t.field(node, 'parameters'), t.field(node, 'body'), inside)
    return inside
  }

  #fill(parameters: number | undefined, body: number | undefined, inside: number): void {
    const b = this.#b
    b.parameters(parameters, inside, (value) => this.#expressions.of(value, inside))
    if (body === undefined) return
    if (parameters === undefined && b.at(inside).kind !== 'method') b.implicit(body, inside)
    const isBlock = /^(block|do_block)$/.test(this.#t.type(body))
    const within = isBlock ? this.#t.field(body, 'body') : body
    if (within !== undefined) b.flow(this.#expressions.of(within, inside), b.at(inside).result)
  }

  /** Methods of a concern (`ActiveSupport::Concern`) which the classes themselves have that include it: `class_methods do … end`. */
  #concern(name: string, block: number, scope: number): number | undefined {
    const b = this.#b
    if (name !== 'class_methods' || b.at(scope).kind !== 'module') return undefined
    const inside = b.classMethods(scope)
    const body = this.#t.field(block, 'body')
    if (body !== undefined) this.#expressions.of(body, inside)
    return inside
  }

  #examples(subject: number | undefined, block: number, scope: number, shared = {}): number {
    const t = this.#t
    const b = this.#b
    const inside = b.scope('examples', b.ownerAround(scope), { inBlock: scope, ...shared })
    b.parameters(t.field(block, 'parameters'), inside, (value) => this.#expressions.of(value, inside))
    const described = subject === undefined ? -1 : this.#expressions.of(subject, scope)
    if (subject !== undefined && pathOf(t, subject) !== undefined) {
      const method = b.scope('method', inside, { name: 'described_class' })
      b.flow(described, b.at(method).result)
      const instance = b.scope('method', inside, { name: 'subject' })
      b.add(['call', b.at(instance).result, described, scope, 'new', [], -1, -1])
      this.#helper(subject, inside)
    }
    const body = t.field(block, 'body')
    if (body !== undefined) this.#expressions.of(body, inside)
    return -1
  }

  /** In examples of a module of Rails' helpers, `helper` is an object that has its methods. */
  #helper(subject: number, examples: number): void {
    const b = this.#b
    const path = pathOf(this.#t, subject)
    if (path === undefined || !path.endsWith('Helper')) return
    const view = b.scope('class', examples)
    b.add(['mix', view, 'include', path])
    const method = b.scope('method', examples, { name: 'helper' })
    const value = b.node()
    b.add(['class', value, view])
    b.objectOf(value, method, b.at(method).result)
  }

  /** The scope of the class that a call makes (`Struct.new(:a) do … end`), if it makes one. `constant`: what it is assigned to. */
  classMadeBy(node: number, scope: number, constant: number | undefined): number | undefined {
    const t = this.#t
    const b = this.#b
    const made = makerOf(t, node)
    if (!made) return undefined
    const { maker, args } = made
    const name = constant === undefined ? undefined : pathOf(t, constant)
    const symbol = constant === undefined ? -1 : b.symbolAt(constant)
    const extended = maker === 'Class.new' ? args[0] : undefined
    const base = extended === undefined ? undefined : pathOf(t, extended)
    const inside = b.scope(maker === 'Module.new' ? 'module' : 'class', b.ownerAround(scope), {
      ...(name === undefined ? {} : { name }),
      ...(symbol < 0 ? {} : { symbol }),
      ...(base === undefined ? {} : { superclass: base }),
    })
    if (extended !== undefined && base === undefined) b.add(['extends', inside, this.#expressions.of(extended, scope)])
    if (/^(Struct|Data)/.test(maker)) this.#members(args, inside)
    const block = t.field(node, 'block')
    const body = block === undefined ? undefined : t.field(block, 'body')
    if (body !== undefined) this.#expressions.of(body, inside)
    return inside
  }

  /** The members of a struct, and the constructor that takes them. */
  #members(args: readonly number[], scope: number): void {
    const t = this.#t
    const b = this.#b
    const initialize = b.scope('method', scope, { name: 'initialize' })
    b.at(initialize).parameters = structMembers(t, args).flatMap((one): Parameter[] => {
      const name = t.text(one).slice(1)
      const symbol = b.symbolAt(one, 1)
      const node = b.declare(initialize, name)
      b.add(['variable=', node, initialize, `@${name}`])
      b.add(['accessor', scope, 'reader', name, symbol])
      b.add(['accessor', scope, 'writer', name, symbol])
      // They are given by place or by name.
      return [
        ['=', name, node],
        [':', name, node],
      ]
    })
  }

  #arguments(list: readonly number[], scope: number): Argument[] {
    const t = this.#t
    const args: Argument[] = []
    for (const one of list) {
      const type = t.type(one)
      const of = t.named(one)[0]
      if (type === 'comment') continue
      if (type === 'pair') {
        const [key, value] = [t.field(one, 'key'), t.field(one, 'value')]
        if (key !== undefined && t.type(key) === 'hash_key_symbol') {
          const given = value === undefined ? this.#expressions.named(key, scope) : this.#expressions.of(value, scope)
          args.push([t.text(key), given])
        } else args.push(['**', this.#expressions.hash([one], scope)])
      } else if (type === 'splat_argument') args.push(['*', of === undefined ? -1 : this.#expressions.of(of, scope)])
      else if (type === 'hash_splat_argument')
        args.push(['**', of === undefined ? -1 : this.#expressions.of(of, scope)])
      else if (type === 'block_argument') args.push(['&', this.#blockArgument(of, scope)])
      else args.push(this.#expressions.of(one, scope))
    }
    return args
  }

  /** `&:name`: a block that calls the method on what it is given. */
  #blockOfSymbol(symbol: number, scope: number): number {
    const b = this.#b
    const inside = b.scope('block', scope)
    const [on, others, value] = [b.node(), b.node(), b.node()]
    b.at(inside).parameters = [
      ['', '', on],
      ['*', '', others],
    ]
    const named = b.callback(symbol, scope)
    const name = this.#t.text(symbol).slice(1)
    b.add(['call', b.at(inside).result, on, inside, name, [['*', others]], named, -1])
    b.add(['block', value, inside])
    return value
  }

  #blockArgument(of: number | undefined, scope: number): number {
    if (of !== undefined && this.#t.type(of) === 'simple_symbol') return this.#blockOfSymbol(of, scope)
    if (of !== undefined) return this.#expressions.of(of, scope)
    const method = this.#b.at(this.#b.bodyAround(scope))
    return method.block ?? -1
  }
}

/** The text that is assigned to a target, if it is written there. */
function valueText(t: Syntax, target: number): string | undefined {
  const assignment = t.parent(target)
  const value = assignment === undefined ? undefined : t.field(assignment, 'right')
  return value === undefined ? undefined : /^["']([\w.]+)["']$/.exec(t.text(value))?.[1]
}
