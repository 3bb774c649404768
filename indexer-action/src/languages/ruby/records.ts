/** ActiveRecord: what a model declares by calls, `has_many :posts` and `scope :recent, -> { … }`. What queries give is in `queries.ts`. */
import type { Syntax } from '../declarative/syntax.ts'
import { optionOf } from './call-syntax.ts'
import { camelized } from './camelized.ts'
import type { GraphBuilder } from './graph-builder.ts'
import { pathWritten, plural, singular, underscored } from './inflections.ts'

const ASSOCIATES = /^(has_many|has_and_belongs_to_many|has_one|belongs_to|delegated_type)$/

/** The node of the symbol by which a call declares an association or a scope, if it does. */
export function declaredBy(t: Syntax, name: string, args: readonly number[]): number | undefined {
  const [first, second] = args
  if (first === undefined) return undefined
  if (name === 'enum') return enumerated(t, args)?.name
  if (t.type(first) !== 'simple_symbol') return undefined
  if (ASSOCIATES.test(name)) return first
  // Routes have scopes, too.
  const body = second === undefined ? '' : t.type(second)
  return name === 'scope' && /^(lambda|call)$/.test(body) ? first : undefined
}

/** `owner`: the scope of the model. `concern`: that of what the classes themselves have that include it. */
export function declareRecord(
  b: GraphBuilder,
  owner: number,
  name: string,
  args: readonly number[],
  concern?: number,
): void {
  const { t } = b
  const declared = declaredBy(t, name, args)
  if (declared === undefined) return
  const called = t.text(declared).slice(1)
  const symbol = b.symbolAt(declared, 1)
  if (name === 'scope') {
    declareScope(b, owner, called, symbol, concern)
    return
  }
  if (name === 'delegated_type') {
    declareDelegated(b, owner, called, symbol, args)
    return
  }
  const method = b.scope('method', owner, { name: called, symbol })
  const isMany = /many/.test(name)
  const object = isMany ? b.node() : b.at(method).result
  const path = classOf(t, called, args)
  if (path !== undefined) b.objectOf(b.constant(path, method), method, object)
  if (isMany) b.add(['relation', b.at(method).result, object])
  // `comment.user = user`
  b.scope('method', owner, { name: `${called}=`, symbol })
}

/** `delegated_type :entryable, types: %w[Message]`: an object of one of these models, which is asked for by each of their names. */
function declareDelegated(
  b: GraphBuilder,
  owner: number,
  called: string,
  symbol: number,
  args: readonly number[],
): void {
  const types = optionOf(b.t, args, 'types')
  const any = b.scope('method', owner, { name: called, symbol })
  for (const type of types === undefined ? [] : (b.t.text(types).match(/[A-Z]\w*(::\w+)*/g) ?? [])) {
    const name = type.split('::').map(underscored).join('_')
    const one = b.scope('method', owner, { name, symbol })
    b.objectOf(b.constant(type, one), one, b.at(one).result)
    b.flow(b.at(one).result, b.at(any).result)
    b.scope('method', owner, { name: `${name}?`, symbol })
    declareScope(b, owner, plural(name), symbol)
  }
  b.scope('method', owner, { name: `${called}=`, symbol })
}

/** A method of the model itself that gives some of its objects. */
function declareScope(b: GraphBuilder, owner: number, name: string, symbol: number, concern?: number): void {
  const method = b.scope('method', concern ?? owner, {
    name,
    symbol,
    ...(concern === undefined ? { isStatic: true } : {}),
  })
  const object = b.objectOf(b.at(method).self, method)
  b.add(['relation', b.at(method).result, object])
}

/** `enum :status, { active: 0, archived: 1 }`: what is asked and set of an object by the names, and the scopes of these names. */
export function declareEnumeration(b: GraphBuilder, owner: number, args: readonly number[], concern?: number): void {
  const found = enumerated(b.t, args)
  if (!found) return
  const { name, values, label } = found
  const symbol = b.symbolAt(name, b.t.text(name).startsWith(':') ? 1 : 0)
  for (const value of values) {
    const called = label(value)
    for (const each of [`${called}?`, `${called}!`]) b.scope('method', owner, { name: each, symbol })
    for (const each of [called, `not_${called}`]) declareScope(b, owner, each, symbol, concern)
  }
}

interface Enumeration {
  /** The node of the attribute's name. */
  name: number
  values: string[]
  label: (value: string) => string
}

/** `enum :status, [:active]`, `enum :status, active: 0`, `enum status: { active: 0 }`. */
function enumerated(t: Syntax, args: readonly number[]): Enumeration | undefined {
  const pairs = args.filter((one) => t.type(one) === 'pair')
  const [first, second] = args
  const keyOf = (pair: number): string => t.text(t.field(pair, 'key') ?? pair).replace(/^:/, '')
  const option = (name: string): string | undefined => {
    const value = pairs.find((pair) => keyOf(pair).replace(/^_/, '') === name)
    const given = value === undefined ? undefined : t.field(value, 'value')
    return given === undefined ? undefined : t.text(given).replace(/^:/, '')
  }
  const isNew = first !== undefined && t.type(first) === 'simple_symbol'
  const name = isNew ? first : first === undefined ? undefined : t.field(first, 'key')
  if (name === undefined) return undefined
  const given = !isNew
    ? t.field(first as number, 'value')
    : second === undefined || pairs.includes(second)
      ? undefined
      : second
  const attribute = t.text(name).replace(/^:/, '')
  const values = given === undefined ? pairs.map(keyOf).filter((key) => !OPTION.test(key)) : valuesOf(t, given)
  const part = (how: string | undefined): string => (how === 'true' ? attribute : (how ?? ''))
  const [before, after] = [part(option('prefix')), part(option('suffix'))]
  return { name, values, label: (value) => [before, value, after].filter(Boolean).join('_') }
}

const OPTION = /^_?(prefix|suffix|scopes|default|instance_methods|validate)$/

function valuesOf(t: Syntax, list: number): string[] {
  return t.named(list).flatMap((one) => {
    const name = t.type(one) === 'pair' ? t.field(one, 'key') : one
    return name !== undefined && /symbol/.test(t.type(name)) ? t.text(name).replace(/^:/, '') : []
  })
}

/** The model of an association: `class_name: 'Article'`, `source: :author`, or by its name, `:blog_posts`. */
function classOf(t: Syntax, called: string, args: readonly number[]): string | undefined {
  const [written, source] = [optionOf(t, args, 'class_name'), optionOf(t, args, 'source')]
  // What is computed may be anything.
  if (written !== undefined) return pathWritten(t, written)
  return camelized(singular(source === undefined ? called : t.text(source).replace(/["':]/g, '')))
}
