/** Methods and associated items: what a name after a dot or a path's end leads to, by the type before it. */
import { project } from './associated-types.ts'
import { viaBounds } from './bounds.ts'
import { callableOf, signatureOf } from './calls.ts'
import { below, DEEPEST, outside } from './contents.ts'
import { type Evaluator, UNKNOWN, type Value } from './evaluate.ts'
import * as ir from './ir.ts'
import type { Source } from './source.ts'
import { readType } from './standard.ts'
import { NUMERIC_METHODS, SELF_METHODS, TRAIT_METHODS } from './standard-library.ts'
import { isAdded, standardMethod, standardValue } from './standard-members.ts'
import type { Impl, Member } from './traits.ts'
import * as t from './types.ts'

/** A method as a callee: what it is and what it gives, by the receiver's type. */
export function methodOf(e: Evaluator, given: t.Type, name: string, args: t.Type[], receiver?: Receiver): Value {
  let type: t.Type | undefined = e.shape(given)
  for (let step = 0; type && step < DEEPEST; step++, type = below(e, type)) {
    const found = methodIn(e, type, name, args, receiver)
    if (found) return found
  }
  const projected = PROJECTIONS.has(name) ? projectionOf(e, given, name) : undefined
  if (projected) return projected
  type = e.shape(given)
  for (let step = 0; type && step < DEEPEST; step++, type = below(e, type)) {
    const found = fallback(e, type, name)
    if (found) return found
  }
  return UNKNOWN
}

const PROJECTIONS = new Set(['project', 'project_ref'])

/** A projection of pin-project has the fields of what it projects, which is behind a `Pin`. */
function projectionOf(e: Evaluator, given: t.Type, name: string): Value | undefined {
  let type: t.Type | undefined = e.shape(given)
  for (let step = 0; type && step < DEEPEST; step++, type = below(e, type))
    if (type.kind === t.ADT)
      return {
        type: { kind: t.FUNCTION, parameters: [], result: type },
        external: { crate: 'pin-project', name: `${type.item.name}::${name}` },
        evidence: 'type',
      }
  return undefined
}

function methodIn(
  e: Evaluator,
  type: t.Type,
  name: string,
  args: t.Type[],
  receiver: Receiver | undefined,
): Value | undefined {
  if (type.kind === t.PRIMITIVE && NUMERIC_METHODS.test(name)) return undefined
  const found = memberOf(e, type, name, ir.FUNCTION_ITEM, receiver)
  const standard = isOnlyFunction(type, name) ? undefined : standardMethod(type, name)
  const own = standard && !isAdded(type, name) ? standard : undefined
  // What a type from outside has itself comes before what a trait of ours adds to it.
  if (found && !(own && isOurTraits(found.member))) return memberValue(e, found, type, args)
  if (own) return standardValue(type, own, name, args)
  const bounded = type.kind === t.PARAMETER || type.kind === t.TRAITS ? viaBounds(e, type, name, args) : undefined
  if (bounded?.entity) return bounded
  const blanket = blanketOf(e, type, name)
  if (blanket) return memberValue(e, blanket, type, args)
  if (standard) return standardValue(type, standard, name, args)
  if (type.kind === t.PARAMETER || type.kind === t.TRAITS) return bounded
  if (type.kind === t.ADT && e.traits.foreign(type, 'Iterator')) {
    const iterator = t.std('Iter', project(e, type, 'Item'))
    const method = standardMethod(iterator, name)
    if (method) return standardValue(iterator, method, name, args)
  }
  return undefined
}

/** Pointers keep their own functions out of the way of what they point to: `Arc::strong_count(&x)` is no method. */
function isOnlyFunction(type: t.Type, name: string): boolean {
  return (
    type.kind === t.EXTERNAL && type.crate === 'std' && /^(Arc|Rc|Box)$/.test(t.lastName(type)) && FUNCTIONS.has(name)
  )
}

const FUNCTIONS = new Set(
  'new pin strong_count weak_count get_mut make_mut try_unwrap into_inner ptr_eq downgrade into_raw as_ptr leak'.split(
    ' ',
  ),
)

export function isOurTraits(member: Member): boolean {
  const trait = member.trait ?? member.impl?.trait?.trait
  return trait !== undefined && 'module' in trait
}

/** What stands before a method's dot. */
export interface Receiver {
  source: Source
  node: number
}

/** The impl whose own type fits, of those that have such a member; for `self` the one that it stands in. */
export function memberOf(
  e: Evaluator,
  type: t.Type,
  name: string,
  kind: number,
  receiver?: Receiver,
): Found | undefined {
  const members = e.traits.named(type, name)
  const first = members.find((one) => one.kind === kind && (!one.impl || isFor(e, one.impl, type)))
  const own =
    first?.impl?.trait &&
    (members.find((one) => one.kind === kind && isSelf(receiver, one.impl)) ??
      (isReference(receiver)
        ? members.find((one) => takesReference(one) && isFor(e, one.impl as Impl, type))
        : undefined))
  const member = own || first
  return member && { member, by: member.impl ? fit(member.impl, type) : new Map() }
}

/** Whether a receiver is written as a reference: a parameter `&T`, `&self`. */
function isReference(receiver: Receiver | undefined): boolean {
  if (!receiver || receiver.node === 0) return false
  const { source, node } = receiver
  const value = source.at(node) === ir.LOCAL ? source.at(node + 2) : 0
  return value !== 0 && source.at(value) === ir.OF_TYPE && source.at(value + 2) === ir.BY_REFERENCE
}

/** `fn into_iter(self)` of an impl for references. */
const takesReference = (member: Member): boolean =>
  member.impl?.isForReference === true &&
  member.kind === ir.FUNCTION_ITEM &&
  (member.source.at(member.node + 1) & ir.SELF_BY_VALUE) !== 0

/** Whether a receiver is the `self` of an impl. */
function isSelf(receiver: Receiver | undefined, impl: Impl | undefined): boolean {
  if (!receiver || !impl || receiver.source !== impl.source || receiver.node === 0) return false
  const { source, node } = receiver
  const value = source.at(node) === ir.LOCAL ? source.at(node + 2) : 0
  return value !== 0 && source.at(value) === ir.OF_TYPE && source.at(value + 1) === selfNode(impl)
}

/** The type that `Self` is in an impl. */
function selfNode({ source, node, isForReference }: Impl): number {
  const written = source.at(node + 2)
  return isForReference ? source.at(written + 1) : written
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

/** Whether an impl is for this type, as far as both are known. */
export function isFor(e: Evaluator, impl: Impl, type: t.Type): boolean {
  return couldBe(e, t.substitute(impl.self, opened(impl)), type)
}

/** What an impl's parameters stand for when its type is this one. */
export function fit(impl: Impl, type: t.Type): t.Substitution {
  const by = opened(impl)
  t.unify(t.substitute(impl.self, by), type)
  return by
}

export const opened = (impl: Impl): t.Substitution =>
  new Map(impl.parameters.map((parameter) => [parameter, t.variable()]))

/** Whether two types can be one, without binding anything. */
export function couldBe(e: Evaluator, left: t.Type, right: t.Type, depth = 0): boolean {
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
    return {
      type: callableOf(signatureOf(e, source, member.node), full, args, self),
      entity,
      member,
      self,
      evidence: 'type',
    }
  return { type: t.substitute(e.denoted(source, member.node), full), entity, evidence: 'type' }
}

const ANY_ITERATOR = t.std('Iter', t.unknown)

/** The one trait of ours that has such a function, for types of which all others are known: a macro implements it. */
export function onlyTrait(e: Evaluator, type: t.Type, name: string): Member | undefined {
  if (type.kind !== t.ADT && (type.kind !== t.PRIMITIVE || type.name === 'str' || NUMERIC_METHODS.test(name)))
    return undefined
  // Iterators are made by macros more often than anything else.
  if (standardMethod(ANY_ITERATOR, name)) return undefined
  const own = e.traits.methods.get(name)?.filter((member) => member.trait)
  return own?.length === 1 ? own[0] : undefined
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
  const stood = TRAIT_METHODS.get(name)
  if (stood !== undefined) return external('std', name, stood === '' ? t.variable() : readType(stood))
  if (SELF_METHODS.has(name)) return external('std', name, type)
  if (type.kind === t.EXTERNAL) {
    const result = outside(type, `::${name}`)
    return external(result.crate, result.name, outside(result, '()'))
  }
  const only = onlyTrait(e, type, name)
  if (only) return { ...memberValue(e, { member: only, by: new Map() }, type, []), evidence: 'unique_name' }
  if (type.kind === t.PRIMITIVE || type.kind === t.SLICE)
    return external('std', `${type.kind === t.SLICE ? 'slice' : type.name}::${name}`, type)
  return undefined
}
