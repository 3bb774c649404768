/** Fields of structs, variants and tuples, and the type arguments that apply to them. */
import { inUsualBuild } from '../conditions.ts'
import type { Item, Variant } from '../crates.ts'
import * as ir from '../ir.ts'
import { below, DEEPEST, isPointer, isWrapper, mayBe, outside } from './contents.ts'
import { type Evaluator, typed, UNKNOWN, type Value } from './evaluate.ts'
import { standardType } from './standard.ts'
import * as t from './types.ts'

export function fieldOf(e: Evaluator, given: t.Type, name: string): Value {
  let type: t.Type | undefined = e.shape(given)
  for (let step = 0; type && step < DEEPEST; step++, type = below(e, type)) {
    if (type.kind === t.TUPLE) return typed(type.types[Number(name)] ?? t.unknown)
    if (type.kind === t.ADT) {
      const field = fieldIn(e, type, undefined, name)
      if (field) return field
    }
    if (type.kind === t.EXTERNAL && isWrapper(type) && name === '0')
      return { type: type.args[0] ?? t.unknown, external: outside(type, '::0'), evidence: 'type' }
    if (type.kind === t.EXTERNAL && !isPointer(type)) {
      const own = standardType(type)?.methods.get(name)
      if (own && type.args[0] && own.result.kind === t.PARAMETER && /^(start|end|0)$/.test(name))
        return {
          type: type.args[0],
          external: { crate: type.crate, name: `${type.name}::${name}` },
          evidence: 'type',
        }
      if (mayBe(type).some((one) => fieldIn(e, one, undefined, name))) return UNKNOWN
      const field = outside(type, `::${name}`)
      return { type: field, external: { crate: field.crate, name: field.name }, evidence: 'type' }
    }
  }
  return UNKNOWN
}

/** A field named in a struct literal or pattern; `path` is the struct or variant. */
export function variantField(e: Evaluator, path: Value, name: string, of: t.Type): Value {
  const type = e.shape(of)
  if (type.kind === t.ADT) return fieldIn(e, type, path.variant, name) ?? UNKNOWN
  if (type.kind !== t.EXTERNAL) return UNKNOWN
  const field = outside(type, `::${name}`)
  return { type: field, external: { crate: field.crate, name: field.name }, evidence: 'type' }
}

function fieldIn(e: Evaluator, type: t.Adt, variant: Variant | undefined, name: string): Value | undefined {
  const { source } = type.item
  const named = fieldsNamed(type.item, variant, name)
  // Several fields may have the same name under different `cfg` conditions.
  const field =
    named.length > 1 ? (named.find((one) => inUsualBuild(source, source.at(one + 2))) ?? named[0]) : named[0]
  if (field === undefined) return undefined
  const definition = source.at(field + 2)
  const found: Value = {
    type: t.substitute(e.denoted(source, source.at(field + 1)), argumentsOf(e, type)),
    evidence: 'type',
  }
  if (definition !== 0) found.entity = { source, definition, kind: 'field' }
  return found
}

/** Fields by name, of structs that have many. */
const byName = new WeakMap<Item, Map<string, number[]>>()
const MANY = 32

function fieldsNamed(item: Item, variant: Variant | undefined, name: string): readonly number[] {
  const { source } = item
  const nameOf = (field: number): string => source.string(source.at(field))
  const known = variant ? undefined : byName.get(item)
  if (known) return known.get(name) ?? []
  const all = fields(item, variant)
  if (variant || all.length < MANY) return all.filter((field) => nameOf(field) === name)
  const found = new Map<string, number[]>()
  for (const field of all) {
    const same = found.get(nameOf(field))
    if (same) same.push(field)
    else found.set(nameOf(field), [field])
  }
  byName.set(item, found)
  return found.get(name) ?? []
}

/** Offsets of the field records of a struct or variant. */
export function fields(item: Item, variant: Variant | undefined): number[] {
  const { source } = item
  const list = variant ? variant.node + 3 : source.at(item.node + 4)
  if (list === 0) return []
  const count = variant ? source.at(list) : source.at(list) / ir.FIELD_SIZE
  return Array.from({ length: count }, (_, at) => list + 1 + at * ir.FIELD_SIZE)
}

export function parametersOf(e: Evaluator, item: Item): t.Parameter[] {
  item.parameters ??= e.parameters(item.source, item.node + 6, item.source.at(item.node + 3))
  return item.parameters
}

export function argumentsOf(e: Evaluator, type: t.Adt): t.Substitution {
  const by: t.Substitution = new Map()
  parametersOf(e, type.item).forEach((parameter, at) => {
    const given = type.args[at]
    if (given) by.set(parameter, given)
  })
  return by
}
