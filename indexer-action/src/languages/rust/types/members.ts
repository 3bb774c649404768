/** Methods and associated items: resolves a name after a dot, or at the end of a path, by the type before it. */
import * as ir from '../ir.ts'
import type { Source } from '../source.ts'
import { project } from './associated-types.ts'
import { viaBounds } from './bounds.ts'
import { callableOf, signatureOf } from './calls.ts'
import { below, DEEPEST, mayBe, outside } from './contents.ts'
import { type Evaluator, UNKNOWN, type Value } from './evaluate.ts'
import { hasMethod, resultOf } from './numbers.ts'
import { canBeCalled, inScope, type Place, traitOf } from './scope.ts'
import { readType } from './standard.ts'
import { DOWNCASTS, SELF_METHODS, TRAIT_METHODS } from './standard-functions.ts'
import { isAdded, standardMethod, standardValue } from './standard-members.ts'
import type { Impl, Member } from './traits.ts'
import * as t from './types.ts'
import { boundsOf } from './written-bounds.ts'

/** A method as a callee: its definition and signature, by the receiver's type. */
export function methodOf(e: Evaluator, given: t.Type, name: string, args: t.Type[], receiver?: Receiver): Value {
  let type: t.Type | undefined = e.shape(given)
  for (let step = 0; type && step < DEEPEST; step++, type = below(e, type) ?? typeOfConstant(type)) {
    const found = pinnedMethod(e, type, name, args, receiver) ?? methodIn(e, type, name, args, receiver)
    if (found) return found
  }
  const projected = PROJECTIONS.has(name) ? projectionOf(e, given, name) : undefined
  if (projected) return projected
  type = e.shape(given)
  for (let step = 0; type && step < DEEPEST; step++, type = below(e, type)) {
    const found = fallback(e, type, name, args)
    if (found) return found
  }
  return UNKNOWN
}

const CONSTANT = /(?:^|::)\p{Lu}\w*(?=::\p{Lu}\w*$)/u

/** `StatusCode::OK`: a constant or a variant of a foreign type is nearly always of that type. */
function typeOfConstant(type: t.Type): t.Type | undefined {
  if (type.kind !== t.EXTERNAL) return undefined
  const match = CONSTANT.exec(type.name)
  return match ? { ...type, name: type.name.slice(0, match.index + match[0].length), args: [] } : undefined
}

const takesPin = (member: Member): boolean =>
  member.kind === ir.FUNCTION_ITEM && (member.source.at(member.node + 1) & ir.SELF_IN_PIN) !== 0

/** A method of what is pinned that takes the `Pin` itself, `self: Pin<&mut Self>`: it comes before what every `Pin` has. */
function pinnedMethod(
  e: Evaluator,
  pin: t.Type,
  name: string,
  args: t.Type[],
  receiver: Receiver | undefined,
): Value | undefined {
  const type = isPin(pin) ? below(e, pin) : undefined
  if (!type) return undefined
  const found = memberOf(e, type, name, ir.FUNCTION_ITEM, { receiver, accepts: takesPin })
  if (found) return memberValue(e, found, type, args)
  const bounded = t.isBounded(type) ? viaBounds(e, type, name, args, takesPin) : undefined
  return bounded?.entity && bounded
}

const isPin = (type: t.Type): boolean => type.kind === t.EXTERNAL && t.lastName(type) === 'Pin'

const PROJECTIONS = new Set(['project', 'project_ref'])

/**
 * A projection by the crate pin-project has the same fields as the type that it projects. The receiver is a `Pin` of that type.
 */
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
  if (type.kind === t.PRIMITIVE && hasMethod(type, name)) return undefined
  const found = memberOf(e, type, name, ir.FUNCTION_ITEM, { receiver, accepts: takesSelf })
  const standard = isOnlyFunction(type, name) ? undefined : standardMethod(type, name)
  const own = standard && !isAdded(type, name) ? standard : undefined
  if (found && type.kind === t.EXTERNAL && hasNamesake(found.member)) return undefined
  // An external type's own method takes precedence over one from a trait of this repository.
  if (found && !(own && isOurTraits(found.member))) return memberValue(e, found, type, args)
  if (own) return standardValue(type, own, name, args)
  const bounded = t.isBounded(type) ? viaBounds(e, type, name, args, takesSelf) : undefined
  if (bounded?.entity) return bounded
  // Names that standard traits provide for almost every type are excluded.
  const blanket =
    SELF_METHODS.has(name) || TRAIT_METHODS.has(name) ? undefined : blanketOf(e, type, name, takesSelf, receiver)
  if (blanket) return memberValue(e, blanket, type, args)
  if (standard) return standardValue(type, standard, name, args)
  if (t.isBounded(type)) return bounded
  if (type.kind === t.ADT && e.traits.foreign(type, 'Iterator')) {
    const iterator = t.std('Iter', project(e, type, 'Item'))
    const method = standardMethod(iterator, name)
    if (method) return standardValue(iterator, method, name, args)
  }
  return undefined
}

/** Whether an impl's method calls one of its own name, which the type then has itself: `fn id(&self) -> u32 { self.id() }`. */
const hasNamesake = ({ impl, source, node }: Member): boolean =>
  impl !== undefined && (source.at(node + 1) & ir.CALLS_NAMESAKE) !== 0

/**
 * Smart pointers have associated functions that are not methods, such as `Arc::strong_count(&x)`. As a method, such a name
 * belongs to the type that the pointer dereferences to.
 */
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

export const isOurTraits = (member: Member): boolean => traitOf(member) !== undefined

/** The receiver expression of a method call, and where that is written. */
export interface Receiver extends Place {
  source: Source
  node: number
}

/** Whether a function can be called on a value: `x.name()`. */
const takesSelf = (member: Member): boolean =>
  member.kind === ir.FUNCTION_ITEM && (member.source.at(member.node + 1) & ir.HAS_SELF) !== 0

/** What decides between several members of a name. */
interface Choice {
  receiver?: Receiver | undefined
  accepts?: (member: Member) => boolean
  /** The impl that the name is written in, as `Self::name`. */
  within?: Impl | undefined
  /** Where a path is written. */
  place?: Place | undefined
}

/** A member of an impl whose type matches, or of its trait. The impl that the name is written in is preferred. */
export function memberOf(
  e: Evaluator,
  type: t.Type,
  name: string,
  kind: number,
  { receiver, accepts = () => true, within, place = receiver }: Choice = {},
): Found | undefined {
  const members = inScope(e, e.traits.named(type, name), place)
  const isMeant = (one: Member): boolean => one.kind === kind && accepts(one) && !isOfReference(one, type)
  const first = members.find(
    (one) => isMeant(one) && !isBehindPin(one, type) && (!one.impl || isFor(e, one.impl, type)),
  )
  const own =
    first?.impl?.trait &&
    (members.find((one) => isMeant(one) && (isSelf(receiver, one.impl) || (within && one.impl === within))) ??
      (isReference(receiver)
        ? members.find((one) => isMeant(one) && takesReference(one) && isFor(e, one.impl as Impl, type))
        : undefined))
  const member = own || first
  return member && { member, by: member.impl ? fit(member.impl, type) : new Map() }
}

/** Whether it is of `impl Trait for &mut dyn Trait`, where the type is `dyn Trait`, which has the trait by itself. */
export function isOfReference({ impl }: Member, type: t.Type): boolean {
  if (type.kind !== t.TRAITS || !impl?.isForReference) return false
  return type.bounds.some(({ trait }) => trait === impl.trait?.trait)
}

/**
 * Whether a `Pin` is the receiver itself and not the type that the method is for: `self: Pin<&mut Self>` in `impl … for Pin<P>`
 * takes a pin of a pin.
 */
function isBehindPin(member: Member, type: t.Type): boolean {
  return isPin(type) && takesPin(member)
}

/** Whether a receiver is a parameter declared as a reference: `&T`, `&self`. */
function isReference(receiver: Receiver | undefined): boolean {
  if (!receiver || receiver.node === 0) return false
  const { source, node } = receiver
  const value = source.at(node) === ir.LOCAL ? source.at(node + 2) : 0
  return value !== 0 && source.at(value) === ir.OF_TYPE && source.at(value + 2) === ir.BY_REFERENCE
}

/** Whether it takes `self` by value in an impl for a reference type: `fn into_iter(self)` for `&T`. */
const takesReference = (member: Member): boolean =>
  member.impl?.isForReference === true &&
  member.kind === ir.FUNCTION_ITEM &&
  (member.source.at(member.node + 1) & ir.SELF_BY_VALUE) !== 0

/** Whether a receiver is the `self` of this impl. */
function isSelf(receiver: Receiver | undefined, impl: Impl | undefined): boolean {
  if (!receiver || !impl || receiver.source !== impl.source || receiver.node === 0) return false
  const { source, node } = receiver
  const value = source.at(node) === ir.LOCAL ? source.at(node + 2) : 0
  return value !== 0 && source.at(value) === ir.OF_TYPE && source.at(value + 1) === impl.selfNode
}

/** A member of the impl of a trait for all types that meet its bounds. */
export function blanketOf(
  e: Evaluator,
  type: t.Type,
  name: string,
  accepts: (member: Member) => boolean,
  place?: Place,
): Found | undefined {
  if (t.isOpen(type)) return undefined
  const mayBe = (one: Member): boolean => !place?.module || canBeCalled(e, one, place.module, place.around)
  const [member] = inScope(e, e.traits.blankets(type, name, accepts, mayBe), place)
  const self = member?.impl?.self
  if (!member?.impl || self?.kind !== t.PARAMETER) return undefined
  const by = opened(member.impl).set(self, type)
  // `impl<T, I: Iterator<Item = T>> Ext<T> for I`: the type says what T is.
  for (const bound of boundsOf(e, self))
    for (const [assoc, wanted] of bound.assoc) {
      const found = project(e, type, assoc)
      if (found.kind !== t.PROJECTION && found.kind !== t.UNKNOWN) t.unify(t.substitute(wanted, by), found)
    }
  return { member, by }
}

export interface Found {
  member: Member
  by: t.Substitution
}

/** Whether an impl applies to this type, as far as both are known. */
export function isFor(e: Evaluator, impl: Impl, type: t.Type): boolean {
  return couldBe(e, t.substitute(impl.self, opened(impl)), type)
}

/** Whether an impl may be of a trait with these arguments. */
export function isGiven(e: Evaluator, impl: Impl, args: readonly t.Type[]): boolean {
  const by = opened(impl)
  const own = impl.trait?.args ?? []
  return args.every((one, at) => !own[at] || couldBe(e, t.substitute(own[at], by), one))
}

/** The type arguments of an impl when its type is this one. */
export function fit(impl: Impl, type: t.Type): t.Substitution {
  const by = opened(impl)
  t.unify(t.substitute(impl.self, by), type)
  return by
}

export const opened = (impl: Impl): t.Substitution =>
  new Map(impl.parameters.map((parameter) => [parameter, t.variable()]))

/** Whether what is given may be a literal without a suffix, which takes the numeric type that is expected. */
export function mayBeLiteral(expected: t.Type, given: t.Type): boolean {
  if (expected.kind !== t.PRIMITIVE || given.kind !== t.PRIMITIVE) return false
  if (given.name === 'i32') return /^[iu]\w*\d|^[iu]size/.test(expected.name)
  return given.name === 'f64' && /^f\d/.test(expected.name)
}

/** Whether two types can be equal. Does not bind variables. */
export function couldBe(e: Evaluator, left: t.Type, right: t.Type, depth = 0): boolean {
  const a = e.shape(left)
  const b = e.shape(right)
  if (depth > 6) return true
  if ([a, b].some((type) => t.isOpen(type) || type.kind === t.NEVER)) return true
  if (a.kind === t.ADT && b.kind === t.ADT)
    return a.item === b.item && a.args.every((one, at) => !b.args[at] || couldBe(e, one, b.args[at], depth + 1))
  if (a.kind === t.EXTERNAL && b.kind === t.EXTERNAL)
    return (
      t.lastName(a) === t.lastName(b) &&
      a.args.every((one, at) => !b.args[at] || couldBe(e, one, b.args[at], depth + 1))
    )
  if (a.kind === t.PRIMITIVE && b.kind === t.PRIMITIVE) return a.name === b.name
  if (a.kind === t.SLICE && b.kind === t.SLICE) return couldBe(e, a.element, b.element, depth + 1)
  if (a.kind === t.TUPLE && b.kind === t.TUPLE)
    return (
      a.types.length === b.types.length &&
      a.types.every((one, at) => {
        const other = e.shape(b.types[at] ?? t.unknown)
        return mayBeLiteral(e.shape(one), other) || couldBe(e, one, other, depth + 1)
      })
    )
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
      if (type) full.set(parameter, t.substitute(type, by))
      else if (!full.has(parameter)) full.set(parameter, t.variable())
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

/**
 * The only function of this name among the repository's traits, for types whose other members are all known. The type then
 * probably implements the trait by a macro.
 */
export function onlyTrait(e: Evaluator, type: t.Type, name: string): Member | undefined {
  if (type.kind !== t.ADT && (type.kind !== t.PRIMITIVE || type.name === 'str' || hasMethod(type, name)))
    return undefined
  // A method with the name of an iterator method is more likely a macro-generated iterator's.
  if (standardMethod(ANY_ITERATOR, name)) return undefined
  const own = e.traits.methods.get(name)?.filter((member) => member.trait)
  return own?.length === 1 ? own[0] : undefined
}

/**
 * A method on what an external function gave, of which nobody knows the type: that of the only trait which has such a method, if
 * the repository implements it for a type of the same crate.
 */
function addedTo(e: Evaluator, type: t.External, name: string): Member | undefined {
  if (type.crate === 'std' || !/[.)]$/.test(type.name)) return undefined
  const all = e.traits.methods.get(name)?.filter(takesSelf) ?? []
  const [declared, ...others] = all.filter((one) => one.trait)
  if (!declared || others.length > 0) return undefined
  const impls = all.filter((one) => one.impl)
  const isAdded = ({ impl }: Member): boolean =>
    impl?.trait?.trait === declared.trait && impl?.self.kind === t.EXTERNAL && impl.self.crate === type.crate
  return impls.length > 0 && impls.every(isAdded) ? (impls.length === 1 ? impls[0] : declared) : undefined
}

/** Methods that traits provide for almost every type, and members of external types. */
function fallback(e: Evaluator, given: t.Type, name: string, args: readonly t.Type[]): Value | undefined {
  const type = e.shape(given)
  if (type.kind === t.UNKNOWN || type.kind === t.VARIABLE || type.kind === t.NEVER) return undefined
  const external = (crate: string, path: string, result: t.Type): Value => ({
    type: { kind: t.FUNCTION, parameters: [], result },
    external: { crate, name: path },
    evidence: 'type',
  })
  if (type.kind === t.PRIMITIVE && hasMethod(type, name))
    return external('std', `${type.name}::${name}`, resultOf(type, name))
  const stood = TRAIT_METHODS.get(name)
  if (stood !== undefined) return external('std', name, stood === '' ? t.variable() : readType(stood))
  if (SELF_METHODS.has(name)) return external('std', name, type)
  if (type.kind === t.EXTERNAL) {
    const ours = addedTo(e, type, name)
    if (ours) return { ...memberValue(e, { member: ours, by: new Map() }, type, []), evidence: 'unique_name' }
    if (mayBe(type).some((one) => e.traits.named(one, name).some(takesSelf))) return UNKNOWN
    const result = outside(type, `::${name}`, args)
    const [cast] = args
    const into = cast && DOWNCASTS.get(name)
    return external(result.crate, result.name, into ? t.std(into, cast, type) : outside(result, '()'))
  }
  const only = onlyTrait(e, type, name)
  if (only && takesSelf(only))
    return { ...memberValue(e, { member: only, by: new Map() }, type, []), evidence: 'unique_name' }
  if (type.kind === t.PRIMITIVE || type.kind === t.SLICE)
    return external('std', `${type.kind === t.SLICE ? 'slice' : type.name}::${name}`, type)
  return undefined
}
