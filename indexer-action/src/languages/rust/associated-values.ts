/** The part of a path that follows a type: `Self::Item`, `Vec::<T>::new`, `Trait::method`. */
import { project } from './associated-types.ts'
import { MARKERS, viaBounds } from './bounds.ts'
import { constructed, make } from './constructors.ts'
import type { Item } from './crates.ts'
import { type Evaluator, UNKNOWN, type Value } from './evaluate.ts'
import * as ir from './ir.ts'
import { memberOf, memberValue, onlyTrait } from './members.ts'
import { TYPES, variantsOf } from './resolve.ts'
import { COUNTS, NUMERIC_CONSTANTS, NUMERIC_METHODS } from './standard-library.ts'
import { standardFunction } from './standard-members.ts'
import * as t from './types.ts'
import { boundsOf, supertraits } from './written-bounds.ts'

/** One value for each name of the path, beginning at index `from`. */
export function associated(
  e: Evaluator,
  start: Value,
  names: readonly string[],
  from: number,
  argsOf: (at: number) => t.Type[],
  space: number,
): Value[] {
  const values: Value[] = []
  let { type } = start
  for (let at = from; at < names.length; at++) {
    const isLast = at === names.length - 1
    const value = associatedValue(e, type, names[at] as string, argsOf(at), isLast ? space : TYPES)
    values.push(value)
    type = value.type
  }
  return values
}

function associatedValue(e: Evaluator, given: t.Type, name: string, args: t.Type[], space: number): Value {
  const type = e.shape(given)
  if (type.kind === t.ADT) {
    const variant = variantsOf(type.item).find((one) => one.name === name)
    if (variant)
      return {
        type: constructed(e, type, variant),
        variant,
        entity: { source: variant.source, definition: variant.definition, kind: 'variant' },
        evidence: 'type',
      }
  }
  if (type.kind === t.TRAITS || type.kind === t.PARAMETER) {
    if (space === TYPES) return associatedType(e, type, name)
    const self = type.kind === t.TRAITS ? t.variable() : type
    const found = viaBounds(e, type, name, args)
    if (found?.type.kind === t.CALLABLE && type.kind === t.TRAITS)
      return { ...found, type: withSelf(e, type, found.type, self), self }
    if (found) return found
  }
  if (space === TYPES) return associatedType(e, type, name)
  const isOwn = type.kind === t.PRIMITIVE && (NUMERIC_METHODS.test(name) || NUMERIC_CONSTANTS.has(name))
  if (!isOwn)
    for (const kind of [ir.FUNCTION_ITEM, ir.CONST_ITEM]) {
      const found = memberOf(e, type, name, kind)
      if (found) return memberValue(e, found, type, args)
    }
  if (type.kind === t.EXTERNAL) {
    const known = standardFunction(type, name, args)
    if (known) return known
    const external = { crate: type.crate, name: `${type.name}::${name}` }
    return { type: { kind: t.EXTERNAL, ...external, args: [] }, external, evidence: 'type' }
  }
  if (type.kind === t.PRIMITIVE && NUMERIC_CONSTANTS.has(name))
    return {
      type: COUNTS.has(name) ? t.primitive('u32') : type,
      external: { crate: 'std', name: `${type.name}::${name}` },
      evidence: 'type',
    }
  const only = isOwn ? undefined : onlyTrait(e, type, name)
  if (only) return { ...memberValue(e, { member: only, by: new Map() }, type, args), evidence: 'unique_name' }
  if (type.kind === t.PRIMITIVE)
    return { type: make([], type), external: { crate: 'std', name: `${type.name}::${name}` }, evidence: 'type' }
  const trait = DERIVED[name]
  if (trait !== undefined && Object.hasOwn(DERIVED, name) && type.kind !== t.UNKNOWN && type.kind !== t.VARIABLE)
    return {
      type: make([], trait.fallible ? t.std('result::Result', type, t.variable()) : type),
      external: { crate: 'std', name: `${trait.name}::${name}` },
      evidence: 'type',
    }
  return UNKNOWN
}

/** Functions of std traits that are usually derived or implemented by a macro, and that return a value of the type. */
const DERIVED: Record<string, { name: string; fallible: boolean }> = {
  default: { name: 'Default', fallible: false },
  from: { name: 'From', fallible: false },
  clone: { name: 'Clone', fallible: false },
  from_iter: { name: 'FromIterator', fallible: false },
  try_from: { name: 'TryFrom', fallible: true },
  from_str: { name: 'FromStr', fallible: true },
}

/** `Trait::method(x)`: the trait's `Self` is inferred from the call. */
function withSelf(e: Evaluator, type: t.Traits, callable: t.Callable, self: t.Type): t.Callable {
  const trait = type.bounds[0]?.trait
  if (!trait || !('module' in trait)) return callable
  const own = e.denoted(trait.source, trait.source.at(trait.node + 3))
  if (own.kind !== t.PARAMETER) return callable
  const by = new Map(callable.by)
  by.set(own, self)
  return { ...callable, by, self }
}

function associatedType(e: Evaluator, type: t.Type, name: string): Value {
  const found: Value = { type: project(e, type, name), evidence: 'type' }
  const bounds = type.kind === t.TRAITS || type.kind === t.PARAMETER ? boundsOf(e, type) : []
  const seen = new Set<Item>()
  let outside: Value['external']
  for (let at = 0; at < bounds.length; at++) {
    const { trait } = bounds[at] as t.Bound
    if (!('module' in trait)) {
      if (!MARKERS.has(t.lastName(trait))) outside ??= { crate: trait.crate, name: `${trait.name}::${name}` }
      continue
    }
    if (seen.has(trait)) continue
    seen.add(trait)
    const member = e.traits.members(trait).get(name)
    if (member) return { ...found, entity: { source: member.source, definition: member.definition, kind: 'type' } }
    bounds.push(...supertraits(e, trait))
  }
  for (const member of e.traits.named(type, name))
    if (member.kind === ir.ALIAS_ITEM) {
      // `Self::Item` refers to the trait's item, not to its definition in the impl.
      const trait = member.impl?.trait?.trait
      const { source, definition } = (trait && 'module' in trait && e.traits.members(trait).get(name)) || member
      return { ...found, entity: { source, definition, kind: 'type' } }
    }
  if (type.kind === t.EXTERNAL) outside = { crate: type.crate, name: `${type.name}::${name}` }
  return outside ? { ...found, external: outside } : found
}
