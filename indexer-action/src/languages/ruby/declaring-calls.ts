/**
 * Calls in the body of a class that declare something: mixins, accessors, delegation, methods whose body is a block.
 */
import type { Syntax } from '../declarative/syntax.ts'
import { declareCallbacks, namesMethods } from './callbacks.ts'
import { pathOf } from './expressions.ts'
import type { GraphBuilder } from './graph-builder.ts'
import { declareRecord } from './records.ts'

/** `owner`: the scope of the class. `block`: the scope of the call's block, or -1. */
interface Call {
  b: GraphBuilder
  t: Syntax
  owner: number
  name: string
  args: readonly number[]
  block: number
}

const DECLARING: Record<string, ((call: Call) => void) | undefined> = Object.assign(Object.create(null), {
  include: mix,
  extend: mix,
  prepend: mix,
  attr_reader: accessors,
  attr_writer: accessors,
  attr_accessor: accessors,
  attr: accessors,
  cattr_accessor: accessors,
  mattr_accessor: accessors,
  class_attribute: accessors,
  alias_method: alias,
  module_function: moduleFunction,
  define_method: methodOfBlock,
  define_singleton_method: methodOfBlock,
  let: methodOfBlock,
  'let!': methodOfBlock,
  subject: methodOfBlock,
  'subject!': methodOfBlock,
  delegate,
  has_many: record,
  has_and_belongs_to_many: record,
  has_one: record,
  belongs_to: record,
  scope: record,
  def_delegators: delegators,
  def_delegator: delegator,
  def_instance_delegators: delegators,
  def_instance_delegator: delegator,
})

/** Notes what a call with the current object as its receiver declares. */
export function declare(b: GraphBuilder, scope: number, name: string, args: readonly number[], block: number): void {
  const does = DECLARING[name] ?? (namesMethods(name) ? callbacks : undefined)
  if (!does) return
  const around = b.at(scope).kind
  const owner = b.ownerAround(scope)
  // In a method it is done to whatever object runs the method.
  const isInMethod = around === 'method' || b.at(b.bodyAround(scope)).kind === 'method'
  if (isInMethod && does !== methodOfBlock) return
  does({ b, t: b.t, owner, name, args, block })
}

function callbacks({ b, owner, name, args }: Call): void {
  declareCallbacks(b, owner, name, args)
}

function record({ b, owner, name, args }: Call): void {
  declareRecord(b, owner, name, args)
}

function mix({ b, t, owner, name, args }: Call): void {
  for (const one of args) {
    const path = t.type(one) === 'self' ? 'self' : pathOf(t, one)
    if (path !== undefined) b.add(['mix', owner, name as 'include', path])
  }
}

function accessors({ b, t, owner, name, args }: Call): void {
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
    for (const each of how as ('reader' | 'writer')[])
      b.add(['accessor', owner, each, `${isStatic ? '@@' : ''}${t.text(one).slice(1)}`, symbol])
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
  const named = given ?? (name.startsWith('subject') ? 'subject' : undefined)
  if (named === undefined) return
  b.add(['method', owner, named, block, given === undefined ? -1 : b.symbolAt(first as number, 1)])
  if (given !== undefined && name.startsWith('subject')) b.add(['method', owner, 'subject', block, -1])
}

/** `delegate :name, :email, to: :user, prefix: true` */
function delegate({ b, t, owner, args }: Call): void {
  const options = new Map(
    args
      .filter((one) => t.type(one) === 'pair')
      .map((one) => [t.text(t.field(one, 'key') ?? one), t.field(one, 'value')]),
  )
  const to = options.get('to')
  const receiver = to === undefined ? undefined : t.text(to).replace(/^[:"']+|["']$/g, '')
  if (receiver === undefined) return
  for (const one of args) {
    const name = nameIn(t, one)
    if (name === undefined || t.type(one) === 'pair') continue
    const prefix = options.get('prefix')
    const before =
      prefix === undefined ? '' : `${t.text(prefix) === 'true' ? receiver : t.text(prefix).replace(/^:/, '')}_`
    handOn(b, owner, `${before}${name}`, receiver, name)
  }
}

/** `def_delegators :@records, :size, :<<` */
function delegators({ b, t, owner, args }: Call): void {
  const [to, ...names] = args.map((one) => nameIn(t, one))
  for (const name of names) if (to && name) handOn(b, owner, name, to, name)
}

/** `def_delegator :@records, :first, :head` */
function delegator({ b, t, owner, args }: Call): void {
  const [to, method, name = method] = args.map((one) => nameIn(t, one))
  if (to && method && name) handOn(b, owner, name, to, method)
}

/** A method that calls one of another object: that of a variable, of a constant, or one that a method gives. */
function handOn(b: GraphBuilder, owner: number, name: string, to: string, method: string): void {
  const made = b.scope('method', owner, { name })
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
