/**
 * Calls in the body of a class that declare something: mixins, accessors, delegation, methods whose body is a block.
 */
import type { Syntax } from '../declarative/syntax.ts'
import { attributesIn, CLASS_ACCESSORS } from './attributes.ts'
import { callGiven } from './call-syntax.ts'
import { declareCallbacks, namesMethods } from './callbacks.ts'
import { delegated } from './delegates.ts'
import { NAMES_VALUES } from './examples.ts'
import { pathOf } from './expressions.ts'
import type { GraphBuilder } from './graph-builder.ts'
import { namedInLoop } from './looped-methods.ts'
import { nameOwn, namesOwn } from './naming-declarations.ts'
import { declareEnumeration, declareRecord } from './records.ts'

/** `owner`: the scope of the class. `block`: the scope of the call's block, or -1. */
interface Call {
  b: GraphBuilder
  t: Syntax
  owner: number
  name: string
  args: readonly number[]
  block: number
  /** In the block of a concern that the classes run which include it: the scope of the methods that they themselves have. */
  concern?: number
}

const DECLARING: Record<string, ((call: Call) => void) | undefined> = Object.assign(Object.create(null), {
  include: mix,
  extend: mix,
  prepend: mix,
  attr_reader: accessors,
  attr_writer: accessors,
  attr_accessor: accessors,
  attr: accessors,
  ...Object.fromEntries(CLASS_ACCESSORS.map((name) => [name, accessors])),
  attribute: attributes,
  store_accessor: attributes,
  has_one_attached: attributes,
  has_many_attached: attributes,
  has_rich_text: attributes,
  delegated_type: record,
  alias_method: alias,
  alias_attribute: alias,
  module_function: moduleFunction,
  define_method: methodOfBlock,
  define_singleton_method: methodOfBlock,
  class_eval: methodsOfText,
  module_eval: methodsOfText,
  ...Object.fromEntries(NAMES_VALUES.map((name) => [name, methodOfBlock])),
  delegate,
  has_many: record,
  has_and_belongs_to_many: record,
  has_one: record,
  belongs_to: record,
  scope: record,
  enum: enumeration,
  def_delegators: delegators,
  def_delegator: delegator,
  def_instance_delegators: delegators,
  def_instance_delegator: delegator,
})

/** Notes what a call with the current object as its receiver declares. */
export function declare(b: GraphBuilder, scope: number, name: string, args: readonly number[], block: number): void {
  const does = DECLARING[name] ?? (namesMethods(name) ? callbacks : undefined)
  if (!does && !namesOwn(name)) return
  const around = b.at(scope).kind
  const owner = b.ownerAround(scope)
  // In a method it is done to whatever object runs the method.
  const isInMethod = around === 'method' || b.at(b.bodyAround(scope)).kind === 'method'
  if (isInMethod && does !== methodOfBlock) return
  nameOwn(b, owner, name, args)
  if (!does) return
  const isOfClasses = name === 'scope' || name === 'enum' || CLASS_ACCESSORS.includes(name)
  const concern = isOfClasses ? b.concerns.get(scope) : undefined
  does({ b, t: b.t, owner, name, args, block, ...(concern === undefined ? {} : { concern }) })
}

function callbacks({ b, owner, name, args }: Call): void {
  declareCallbacks(b, owner, name, args)
}

function record({ b, owner, name, args, concern }: Call): void {
  declareRecord(b, owner, name, args, concern)
}

function enumeration({ b, owner, args, concern }: Call): void {
  declareEnumeration(b, owner, args, concern)
}

function mix({ b, t, owner, name, args }: Call): void {
  for (const one of args) {
    const path = t.type(one) === 'self' ? 'self' : pathOf(t, one)
    if (path === undefined) continue
    b.add(['mix', owner, name as 'include', path])
    const method = t.field(callGiven(t, one), 'method')
    if (path !== 'self' && method !== undefined) b.hook(path, owner, name.replace(/e?$/, 'ed'), method, name.length)
  }
}

function attributes({ b, t, owner, name, args }: Call): void {
  for (const one of attributesIn(t, name, args))
    for (const how of ['reader', 'writer'] as const)
      b.add(['accessor', owner, how, t.text(one).slice(1), b.symbolAt(one, 1), true])
}

function accessors({ b, t, owner, name, args, concern }: Call): void {
  const how =
    name.endsWith('reader') || name === 'attr'
      ? ['reader']
      : name.endsWith('writer')
        ? ['writer']
        : ['reader', 'writer']
  const isStatic = /^(cattr|mattr|class_attr)/.test(name)
  for (const one of args) {
    if (t.type(one) !== 'simple_symbol') continue
    const symbol = b.symbolAt(one, 1)
    const called = t.text(one).slice(1)
    for (const each of how as ('reader' | 'writer')[]) {
      b.add(['accessor', owner, each, `${isStatic ? '@@' : ''}${called}`, symbol])
      if (concern !== undefined) b.add(['accessor', concern, each, called, symbol])
    }
  }
}

function alias({ b, t, owner, args }: Call): void {
  const [name, of] = args.map((one) => nameIn(t, one))
  if (name && of) b.add(['alias', owner, name, of])
}

function moduleFunction({ b, t, owner, args }: Call): void {
  b.add(['module function', owner, args.flatMap((one) => nameIn(t, one) ?? [])])
}

function methodOfBlock({ b, t, owner, name, args, block }: Call): void {
  const [first] = args
  if (block < 0) return
  const given = first === undefined ? undefined : nameIn(t, first)
  if (given === undefined && first !== undefined && name === 'define_method')
    for (const [called, symbol] of looped(b, first)) b.add(['method', owner, called, block, symbol, true])
  const named = given ?? (name.startsWith('subject') ? 'subject' : undefined)
  if (named === undefined) return
  b.add(['method', owner, named, block, given === undefined ? -1 : b.symbolAt(first as number, 1)])
  if (given !== undefined && name.startsWith('subject')) b.add(['method', owner, 'subject', block, -1])
}

/** Methods that a text which is run in a loop over their names defines. */
function methodsOfText({ b, owner, args }: Call): void {
  const [text] = args
  if (text !== undefined) for (const [name, symbol] of looped(b, text)) b.scope('method', owner, { name, symbol })
}

/** The names that a loop gives to what a call in it defines, and the symbols; `first`: what the call is given. */
function looped(b: GraphBuilder, first: number): [name: string, symbol: number][] {
  const call = callGiven(b.t, first)
  // A symbol stands at its name, behind the colon, or at the whole where the loop makes the name longer.
  return namedInLoop(b.t, call).map(({ element, name }) => [
    name,
    Math.max(b.symbolAt(element), b.t.text(element).startsWith(':') ? b.symbolAt(element, 1) : -1),
  ])
}

/** `delegate :name, :email, to: :user, prefix: true` */
function delegate({ b, t, owner, args }: Call): void {
  const { to, named } = delegated(t, args)
  if (to === undefined) return
  for (const [one, name] of named) {
    const method = t.text(one).slice(1)
    handOn(b, owner, { name, symbol: b.symbolAt(one, name === method ? 1 : 0) }, to, method)
  }
}

/** `def_delegators :@records, :size, :<<` */
function delegators({ b, t, owner, args }: Call): void {
  const [first, ...others] = args
  const to = first === undefined ? undefined : nameIn(t, first)
  for (const one of others) {
    const name = nameIn(t, one)
    if (name && to) handOn(b, owner, { name, symbol: b.symbolAt(one, 1) }, to, name)
  }
}

/** `def_delegator :@records, :first, :head` */
function delegator({ b, t, owner, args }: Call): void {
  const [to, method, name = method] = args.map((one) => nameIn(t, one))
  const last = args[2] ?? args[1]
  if (to && method && name && last !== undefined) handOn(b, owner, { name, symbol: b.symbolAt(last, 1) }, to, method)
}

/** A method that calls one of another object: that of a variable, of a constant, or one that a method gives. */
function handOn(
  b: GraphBuilder,
  owner: number,
  declared: { name: string; symbol: number },
  to: string,
  method: string,
): void {
  const made = b.scope('method', owner, { ...declared, handsOn: true })
  const receiver = b.node()
  if (to.startsWith('@')) b.add(['variable', receiver, made, to])
  else if (/^[A-Z]/.test(to)) b.add(['constant', receiver, made, to])
  else if (to === 'class') b.add(['call', receiver, b.at(made).self, made, 'class', [], -1, -1])
  else b.add(['call', receiver, -1, made, to, [], -1, -1])
  b.add(['call', b.at(made).result, receiver, made, method, [], -1, -1])
}

function nameIn(t: Syntax, node: number): string | undefined {
  const text = t.text(node)
  if (t.type(node) === 'simple_symbol') return text.slice(1)
  return t.type(node) === 'string' ? /^["']([\w?!=@]+)["']$/.exec(text)?.[1] : undefined
}
