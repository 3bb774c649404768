/** Fields, methods and associated types: what a name after a dot or a path's end leads to, by the type before it. */
import { callableOf, signatureOf } from './calls.ts'
import type { Item, Variant } from './crates.ts'
import { type Evaluator, typed, UNKNOWN, type Value } from './evaluate.ts'
import * as ir from './ir.ts'
import { variantsOf } from './resolve.ts'
import type { Source } from './source.ts'
import { readType, standardType } from './standard.ts'
import { NUMERIC_METHODS, POINTERS, SELF_METHODS, TRAIT_METHODS } from './standard-library.ts'
import type { Impl, Member } from './traits.ts'
import * as t from './types.ts'

/** Dereferencing goes further nowhere. */
const DEEPEST = 8

export const outside = (type: t.External, how: string): t.External => ({
  kind: t.EXTERNAL,
  crate: type.crate,
  name: type.name.length > 80 ? type.name : type.name + how,
  args: [],
})

// --- what holds what

/** What `*x` is. */
export function pointee(e: Evaluator, given: t.Type): t.Type {
  const type = e.shape(given)
  // Raw pointers give way to what they point at only when they are told to.
  if (type.kind === t.EXTERNAL && type.name === 'pointer') return type.args[0] ?? t.unknown
  return dereferenced(e, type) ?? type
}

export function dereferenced(e: Evaluator, given: t.Type): t.Type | undefined {
  const type = e.shape(given)
  if (type.kind === t.EXTERNAL) return POINTERS.has(t.lastName(type)) ? type.args[0] : undefined
  if (type.kind !== t.ADT) return undefined
  return e.traits.foreign(type, 'Deref') ? project(e, type, 'Target') : undefined
}

/** The next type that one gives way to, as far as is known; for `step < DEEPEST`. */
function below(e: Evaluator, type: t.Type): t.Type | undefined {
  const inner = dereferenced(e, type)
  return inner && e.shape(inner)
}

export function unwrapped(e: Evaluator, given: t.Type): t.Type {
  const type = e.shape(given)
  if (type.kind !== t.EXTERNAL) return t.unknown
  const name = t.lastName(type)
  if (name === 'Option' || name === 'Result') return type.args[0] ?? (type.name.startsWith('fmt') ? t.unit : t.unknown)
  return name === 'Poll' ? (type.args[0] ?? t.unknown) : outside(type, '?')
}

export function awaited(e: Evaluator, given: t.Type): t.Type {
  let type: t.Type | undefined = e.shape(given)
  for (let step = 0; type && step < DEEPEST; step++, type = below(e, type)) {
    if (type.kind === t.EXTERNAL) {
      const name = t.lastName(type)
      if (name === 'Future' || name === 'BoxFuture' || name === 'LocalBoxFuture' || name === 'Ready')
        return type.args.at(-1) ?? t.unknown
      if (POINTERS.has(name)) continue
      return type
    }
    if (type.kind === t.TRAITS || type.kind === t.PARAMETER || type.kind === t.ADT) {
      const output = project(e, type, 'Output')
      if (output.kind !== t.UNKNOWN && output.kind !== t.PROJECTION) return output
      if (type.kind === t.ADT) {
        const into = project(e, type, 'IntoFuture')
        if (into.kind !== t.UNKNOWN) return into
      }
    }
  }
  return t.unknown
}

export function elementOf(e: Evaluator, given: t.Type): t.Type {
  let type: t.Type | undefined = e.shape(given)
  for (let step = 0; type && step < DEEPEST; step++, type = below(e, type)) {
    if (type.kind === t.SLICE) return type.element
    if (type.kind === t.EXTERNAL) {
      const name = t.lastName(type)
      if (/Map$/.test(name)) return type.args[1] ?? t.unknown
      if (POINTERS.has(name)) continue
      if (standardType(type)) return name === 'String' ? type : (type.args[0] ?? t.unknown)
      return outside(type, '[]')
    }
    if (type.kind === t.PRIMITIVE) return type
    if (type.kind === t.ADT && e.traits.foreign(type, 'Index')) return project(e, type, 'Output')
  }
  return t.unknown
}

/** What a loop over it, or an iterator's closure, gets. */
export function itemOf(e: Evaluator, given: t.Type): t.Type {
  let type: t.Type | undefined = e.shape(given)
  for (let step = 0; type && step < DEEPEST; step++, type = below(e, type)) {
    if (type.kind === t.SLICE) return type.element
    if (type.kind === t.EXTERNAL) {
      const name = t.lastName(type)
      if (/Map$/.test(name) && type.args.length > 1)
        return { kind: t.TUPLE, types: [type.args[0] as t.Type, type.args[1] as t.Type] }
      if (name === 'Peekable') return itemOf(e, type.args[0] ?? t.unknown)
      if (POINTERS.has(name)) continue
      if (standardType(type)) return type.args[0] ?? t.unknown
      return outside(type, '')
    }
    if (type.kind === t.ADT || type.kind === t.TRAITS || type.kind === t.PARAMETER) {
      const item = project(e, type, 'Item')
      if (item.kind !== t.UNKNOWN) return item
    }
  }
  return t.unknown
}

// --- fields

export function fieldOf(e: Evaluator, given: t.Type, name: string): Value {
  let type: t.Type | undefined = e.shape(given)
  for (let step = 0; type && step < DEEPEST; step++, type = below(e, type)) {
    if (type.kind === t.TUPLE) return typed(type.types[Number(name)] ?? t.unknown)
    if (type.kind === t.ADT) {
      const field = fieldIn(e, type, undefined, name)
      if (field) return field
    }
    if (type.kind === t.EXTERNAL && !POINTERS.has(t.lastName(type))) {
      const own = standardType(type)?.methods.get(name)
      if (own && type.args[0] && own.result.kind === t.PARAMETER && /^(start|end|0)$/.test(name))
        return {
          type: type.args[0],
          external: { crate: type.crate, name: `${type.name}::${name}` },
          evidence: 'type',
        }
      const field = outside(type, `::${name}`)
      return { type: field, external: { crate: field.crate, name: field.name }, evidence: 'type' }
    }
  }
  return UNKNOWN
}

/** A field that a literal or a pattern names, of a struct or a variant. */
export function variantField(e: Evaluator, path: Value, name: string, of: t.Type): Value {
  const type = e.shape(of)
  if (type.kind === t.ADT) return fieldIn(e, type, path.variant, name) ?? UNKNOWN
  if (type.kind !== t.EXTERNAL) return UNKNOWN
  const field = outside(type, `::${name}`)
  return { type: field, external: { crate: field.crate, name: field.name }, evidence: 'type' }
}

function fieldIn(e: Evaluator, type: t.Adt, variant: Variant | undefined, name: string): Value | undefined {
  const { source } = type.item
  for (const field of fields(type.item, variant)) {
    if (source.string(source.at(field)) !== name) continue
    const definition = source.at(field + 2)
    const found: Value = {
      type: t.substitute(e.denoted(source, source.at(field + 1)), argumentsOf(e, type)),
      evidence: 'type',
    }
    if (definition !== 0) found.entity = { source, definition, kind: 'field' }
    return found
  }
  return undefined
}

/** Offsets of the field records of a struct or a variant. */
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

// --- methods and associated items

/** A method as a callee: what it is and what it gives, by the receiver's type. */
export function methodOf(e: Evaluator, given: t.Type, name: string, args: t.Type[]): Value {
  let type: t.Type | undefined = e.shape(given)
  for (let step = 0; type && step < DEEPEST; step++, type = below(e, type)) {
    const found = methodIn(e, type, name, args)
    if (found) return found
  }
  type = e.shape(given)
  for (let step = 0; type && step < DEEPEST; step++, type = below(e, type)) {
    const found = fallback(e, type, name)
    if (found) return found
  }
  return UNKNOWN
}

function methodIn(e: Evaluator, type: t.Type, name: string, args: t.Type[]): Value | undefined {
  if (type.kind === t.PRIMITIVE && NUMERIC_METHODS.test(name)) return undefined
  const found = memberOf(e, type, name, ir.FUNCTION_ITEM)
  if (found) return memberValue(e, found, type, args)
  const own = standardMethod(type, name)
  if (own) return standardValue(type, own, name, args)
  const bounded = type.kind === t.PARAMETER || type.kind === t.TRAITS ? viaBounds(e, type, name, args) : undefined
  if (bounded?.entity) return bounded
  const blanket = blanketOf(e, type, name)
  if (blanket) return memberValue(e, blanket, type, args)
  if (type.kind === t.PARAMETER || type.kind === t.TRAITS) return bounded
  if (type.kind === t.ADT && e.traits.foreign(type, 'Iterator')) {
    const iterator = t.std('Iter', project(e, type, 'Item'))
    const method = standardMethod(iterator, name)
    if (method) return standardValue(iterator, method, name, args)
  }
  return undefined
}

/** The impl whose own type fits, of those that have such a member. */
export function memberOf(e: Evaluator, type: t.Type, name: string, kind: number): Found | undefined {
  for (const member of e.traits.named(type, name)) {
    if (member.kind !== kind) continue
    const by = member.impl ? fit(e, member.impl, type) : new Map()
    if (by) return { member, by }
  }
  return undefined
}

/** Methods that every type of some bound has. What everybody's traits have too is not taken from there. */
function blanketOf(e: Evaluator, type: t.Type, name: string): Found | undefined {
  if (type.kind === t.UNKNOWN || type.kind === t.VARIABLE || type.kind === t.PROJECTION) return undefined
  if (SELF_METHODS.has(name) || TRAIT_METHODS.has(name)) return undefined
  const member = e.traits.blanket(type, name)
  return member?.impl && member.impl.self.kind === t.PARAMETER
    ? { member, by: new Map([[member.impl.self, type]]) }
    : undefined
}

export interface Found {
  member: Member
  by: t.Substitution
}

/** What an impl's parameters stand for when its type is this one; undefined if it is not for this one. */
export function fit(e: Evaluator, impl: Impl, type: t.Type): t.Substitution | undefined {
  const by: t.Substitution = new Map(impl.parameters.map((parameter) => [parameter, t.variable()]))
  const self = t.substitute(impl.self, by)
  if (!couldBe(e, self, type)) return undefined
  t.unify(self, type)
  return by
}

/** Whether two types can be one, without binding anything. */
function couldBe(e: Evaluator, left: t.Type, right: t.Type, depth = 0): boolean {
  const a = e.shape(left)
  const b = e.shape(right)
  if (depth > 6) return true
  const open = (type: t.Type) =>
    type.kind === t.VARIABLE || type.kind === t.UNKNOWN || type.kind === t.PROJECTION || type.kind === t.NEVER
  if (open(a) || open(b)) return true
  if (a.kind === t.ADT && b.kind === t.ADT)
    return a.item === b.item && a.args.every((one, at) => !b.args[at] || couldBe(e, one, b.args[at], depth + 1))
  if (a.kind === t.EXTERNAL && b.kind === t.EXTERNAL)
    return (
      t.lastName(a) === t.lastName(b) &&
      a.args.every((one, at) => !b.args[at] || couldBe(e, one, b.args[at], depth + 1))
    )
  if (a.kind === t.PRIMITIVE && b.kind === t.PRIMITIVE) return a.name === b.name
  if (a.kind === t.SLICE && b.kind === t.SLICE) return couldBe(e, a.element, b.element, depth + 1)
  if (a.kind === t.PARAMETER || b.kind === t.PARAMETER) return a === b
  return a.kind === b.kind
}

export function memberValue(e: Evaluator, found: Found, self: t.Type, args: t.Type[]): Value {
  const { member, by } = found
  const { source, definition } = member
  const trait = member.trait
  const full = new Map(by)
  if (trait) {
    const own = e.denoted(trait.source, trait.source.at(trait.node + 3))
    if (own.kind === t.PARAMETER) full.set(own, self)
    const given = member.impl?.trait?.args ?? []
    e.parameters(trait.source, trait.node + 7, trait.source.at(trait.node + 4)).forEach((parameter, at) => {
      const type = given[at]
      full.set(parameter, type ? t.substitute(type, by) : t.variable())
    })
  }
  const entity = { source, definition, kind: member.kind === ir.FUNCTION_ITEM ? 'function' : 'constant' } as const
  if (member.kind === ir.FUNCTION_ITEM)
    return { type: callableOf(signatureOf(e, source, member.node), full, args, self), entity, evidence: 'type' }
  return { type: t.substitute(e.denoted(source, member.node), full), entity, evidence: 'type' }
}

/** A member of one of a parameter's bounds, or of what those extend. */
export function viaBounds(e: Evaluator, type: t.Type, name: string, args: t.Type[]): Value | undefined {
  let foreign: Value | undefined
  const seen = new Set<Item>()
  const open = [...e.boundsOf(type)]
  for (let at = 0; at < open.length; at++) {
    const bound = open[at] as t.Bound
    if ('module' in bound.trait) {
      if (seen.has(bound.trait)) continue
      seen.add(bound.trait)
      const member = e.traits.members(bound.trait).get(name)
      if (member && member.kind !== ir.ALIAS_ITEM) {
        const by: t.Substitution = new Map()
        e.parameters(bound.trait.source, bound.trait.node + 7, bound.trait.source.at(bound.trait.node + 4)).forEach(
          (parameter, position) => {
            const given = bound.args[position]
            if (given) by.set(parameter, given)
          },
        )
        return memberValue(e, { member, by }, type, args)
      }
      open.push(...e.supertraits(bound.trait))
    } else foreign ??= viaForeignBound(type, bound.trait, bound, name, args)
  }
  return foreign ?? onlyForeign(open, name)
}

/** What only foreign traits can have is theirs: the first that does not merely mark. */
function onlyForeign(bounds: readonly t.Bound[], name: string): Value | undefined {
  if (SELF_METHODS.has(name) || TRAIT_METHODS.has(name)) return undefined
  const telling = bounds.filter((bound) => !('module' in bound.trait) && !MARKERS.has(t.lastName(bound.trait)))
  const trait = telling[0]?.trait
  if (!trait || 'module' in trait) return undefined
  const external = { crate: trait.crate, name: `${trait.name}::${name}` }
  return { type: { kind: t.EXTERNAL, ...external, args: [] }, external, evidence: 'type' }
}

export const MARKERS = new Set(
  'Send Sync Sized Copy Unpin Clone Debug Default PartialEq Eq PartialOrd Ord Hash'.split(' '),
)

/** Of foreign traits only iterators' methods are known; others lead out of the repository. */
function viaForeignBound(
  type: t.Type,
  trait: t.External,
  bound: t.Bound,
  name: string,
  args: t.Type[],
): Value | undefined {
  const last = t.lastName(trait)
  if (/^(Iterator|DoubleEndedIterator|ExactSizeIterator|IntoIterator)$/.test(last)) {
    const iterator = t.std('Iter', bound.assoc.get('Item') ?? { kind: t.PROJECTION, type, name: 'Item' })
    const method = standardMethod(iterator, name)
    return method && standardValue(iterator, method, name, args)
  }
  if (
    /^(AsRef|Borrow|Deref|AsMut|BorrowMut|DerefMut)$/.test(last) &&
    /^(as_ref|borrow|deref|as_mut|borrow_mut|deref_mut)$/.test(name)
  )
    return {
      type: { kind: t.FUNCTION, parameters: [], result: bound.args[0] ?? bound.assoc.get('Target') ?? t.unknown },
      external: { crate: trait.crate, name: `${trait.name}::${name}` },
      evidence: 'type',
    }
  if (/^(Into|TryInto)$/.test(last) && name === 'into')
    return {
      type: { kind: t.FUNCTION, parameters: [], result: bound.args[0] ?? t.unknown },
      external: { crate: trait.crate, name: `${trait.name}::${name}` },
      evidence: 'type',
    }
  return undefined
}

/** `Trait::method(x)` is the method of the impl that x's type has of that trait. */
export function viaFirstArgument(e: Evaluator, value: Value, name: string, first: t.Type): Value {
  const type = e.shape(first)
  if (type.kind === t.UNKNOWN || type.kind === t.VARIABLE || type.kind === t.PARAMETER) return value
  const wanted = value.external?.name.split('::').at(-2)
  const found = memberOf(e, type, name, ir.FUNCTION_ITEM)
  const trait = found?.member.impl?.trait?.trait
  if (!found || found.member.trait || !trait) return value
  const isTrait =
    'module' in trait
      ? e.traits.members(trait).get(name)?.definition === value.entity?.definition
      : wanted !== undefined && t.lastName(trait) === wanted
  return isTrait ? memberValue(e, found, type, []) : value
}

// --- the standard library's methods

function standardMethod(type: t.Type, name: string): t.Signature | undefined {
  return standardOf(type)?.find(name)
}

/** The entry for a type, and for what it is based on. */
function standardOf(type: t.Type): { find(name: string): t.Signature | undefined } | undefined {
  const external = standardView(type)
  if (!external) return undefined
  const own = standardType(external)
  if (!own) return undefined
  return {
    find: (name) => own.methods.get(name) ?? (own.base && standardType(own.base)?.methods.get(name)),
  }
}

/** Slices are as vectors, string slices as strings. */
function standardView(type: t.Type): t.External | undefined {
  if (type.kind === t.EXTERNAL) return type
  if (type.kind === t.SLICE) return t.std('Vec', type.element)
  if (type.kind === t.PRIMITIVE && type.name === 'str') return t.std('String')
  return undefined
}

function standardValue(given: t.Type, signature: t.Signature, name: string, args: t.Type[]): Value {
  const type = standardView(given) as t.External
  const own = standardType(type)
  const by: t.Substitution = new Map()
  const bindAll = (parameters: readonly t.Parameter[], types: readonly t.Type[]): void => {
    parameters.forEach((parameter, at) => {
      by.set(parameter, types[at] ?? t.variable())
    })
  }
  if (own) {
    bindAll(own.parameters, type.args)
    if (own.base && !own.methods.has(name)) {
      const based = standardType(own.base)
      if (based)
        bindAll(
          based.parameters,
          own.base.args.map((one) => t.substitute(one, by)),
        )
    }
  }
  // Guards of other crates' locks come without a Result around them.
  const plain = type.crate !== 'std' && /^(lock|read|write)$/.test(name)
  const used = plain ? { ...signature, result: unwrapResult(signature.result) } : signature
  return {
    type: callableOf(used, by, args, type),
    external: { crate: type.crate, name: `${type.crate === 'std' ? t.lastName(type) : type.name}::${name}` },
    evidence: 'type',
  }
}

const unwrapResult = (type: t.Type): t.Type => (type.kind === t.EXTERNAL && type.args[0] ? type.args[0] : type)

/** Associated functions of the standard library's types: `Vec::new`. */
export function standardFunction(type: t.External, name: string, args: t.Type[]): Value | undefined {
  const signature = standardMethod(type, name)
  return signature && standardValue(type, signature, name, args)
}

/** Methods that come from traits which nearly every type has, and what is known to come from outside. */
function fallback(e: Evaluator, given: t.Type, name: string): Value | undefined {
  const type = e.shape(given)
  if (type.kind === t.UNKNOWN || type.kind === t.VARIABLE || type.kind === t.NEVER) return undefined
  const external = (crate: string, path: string, result: t.Type): Value => ({
    type: { kind: t.FUNCTION, parameters: [], result },
    external: { crate, name: path },
    evidence: 'type',
  })
  // A projection of pin-project has the fields of what it projects.
  if ((name === 'project' || name === 'project_ref') && type.kind === t.ADT)
    return external('pin-project', `${type.item.name}::${name}`, type)
  const stood = TRAIT_METHODS.get(name)
  if (stood !== undefined) return external('std', name, stood === '' ? t.variable() : readType(stood))
  if (SELF_METHODS.has(name)) return external('std', name, type)
  if (type.kind === t.EXTERNAL) {
    const result = outside(type, `::${name}`)
    return external(result.crate, result.name, outside(result, '()'))
  }
  if (type.kind === t.PRIMITIVE || type.kind === t.SLICE)
    return external('std', `${type.kind === t.SLICE ? 'slice' : type.name}::${name}`, type)
  return undefined
}

// --- associated types

/** `T::Item`: looked up in impls, bounds and the standard library; left open while T is. */
export function project(e: Evaluator, given: t.Type, name: string): t.Type {
  const type = e.shape(given)
  switch (type.kind) {
    case t.VARIABLE:
      return { kind: t.PROJECTION, type, name }
    case t.PARAMETER:
    case t.TRAITS:
      return viaBoundsType(e, type, name)
    case t.EXTERNAL:
      if (name === 'Item' || name === 'IntoIter') {
        const item = itemOf(e, type)
        return name === 'Item' ? item : t.std('Iter', item)
      }
      if (name === 'Target') return dereferenced(e, type) ?? t.unknown
      if (name === 'Output' && t.lastName(type) === 'Future') return type.args[0] ?? t.unknown
      break
    case t.SLICE:
      if (name === 'Item') return type.element
      break
    default:
  }
  for (const member of e.traits.named(type, name)) {
    if (member.kind !== ir.ALIAS_ITEM || !member.impl || member.trait) continue
    const by = fit(e, member.impl, type)
    if (by) return t.substitute(aliased(e, member), by)
  }
  return t.unknown
}

/** The type that an alias stands for. */
export function aliased(e: Evaluator, member: { source: Source; node: number }): t.Type {
  const { source, node } = member
  return source.at(node) === ir.ALIAS ? e.denoted(source, source.at(node + 2)) : e.denoted(source, node)
}

function viaBoundsType(e: Evaluator, type: t.Type, name: string): t.Type {
  const open = [...e.boundsOf(type)]
  const seen = new Set<Item>()
  for (let at = 0; at < open.length; at++) {
    const bound = open[at] as t.Bound
    const given = bound.assoc.get(name)
    if (given) return given
    if (name === 'Output' && bound.call) return bound.call.result
    if (!('module' in bound.trait) || seen.has(bound.trait)) continue
    seen.add(bound.trait)
    const member = e.traits.members(bound.trait).get(name)
    if (member?.kind === ir.ALIAS_ITEM) {
      const bounds = aliased(e, member)
      return bounds.kind === t.TRAITS && bounds.bounds.length > 0 ? bounds : { kind: t.PROJECTION, type, name }
    }
    open.push(...e.supertraits(bound.trait))
  }
  return { kind: t.PROJECTION, type, name }
}

export { variantsOf }
