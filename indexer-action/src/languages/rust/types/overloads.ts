/**
 * Chooses the impl that a call of a trait's function refers to: among impls of `From`, by the argument's type; for
 * `Zero::zero()`, by the expected type. This is done after all types of a body have been inferred, because the context of a
 * call may decide.
 */

import type { Item } from '../crates.ts'
import * as ir from '../ir.ts'
import type { Source } from '../source.ts'
import { signatureOf } from './calls.ts'
import type { Evaluator, Value } from './evaluate.ts'
import { couldBe, isFor, isGiven, isOfReference, mayBeLiteral, opened } from './members.ts'
import type { Member } from './traits.ts'
import * as t from './types.ts'

/** The function that a call refers to. `callee` is the result of resolving its name. */
export function meant(e: Evaluator, callee: Value, name: string, source: Source, call: number): Value {
  const isPath = source.at(source.at(call + 1)) !== ir.METHOD
  const trait = traitOf(callee, isPath)
  if (!trait) return callee
  const given = Array.from({ length: source.at(call + 2) }, (_, at) => e.type(source, source.at(call + 3 + at)))
  const self = e.shape(callee.self ?? given[0] ?? t.unknown)
  const fitting = e.traits
    .named(self, name)
    .filter(
      (one) =>
        isOf(one, trait) &&
        !isOfReference(one, self) &&
        (callee.self || hasSelf(one)) &&
        one.impl &&
        isFor(e, one.impl, self) &&
        isGiven(e, one.impl, callee.traitArgs ?? []),
    )
  if (fitting.length === 0 || (fitting.length === 1 && fitting[0]?.trait)) return callee
  const named = fitting.filter((one) => isNamed(one, callee))
  const decides = decidingParameters(e, trait, name)
  const accepting = (named.length > 0 ? named : fitting).filter((one) =>
    accepts(e, one, argumentsOf(one, given, isPath), decides),
  )
  if (accepting.length === 0) {
    if (isInvented(e, given.at(-1)) || (typeof trait === 'string' && isForeign(self)))
      return ofTrait(e, callee, trait, name)
    return fitting.length === 1 ? leadsTo(callee, fitting[0] as Member) : callee
  }
  const own = accepting.find((one) => isSame(one, callee.member))
  if (own && given.some((type) => t.isOpen(e.shape(type)))) return callee
  const [plainest, ...others] = accepting.toSorted(
    (a, b) => distance(e, a, given, isPath) - distance(e, b, given, isPath),
  )
  // What they are given says nothing of which is meant, if the trait's types are only in what they give.
  if (decides?.every((one) => !one) && others.some((one) => isApart(e, one, plainest as Member)))
    return ofTrait(e, callee, trait, name)
  const chosen =
    own && distance(e, own, given, isPath) === distance(e, plainest as Member, given, isPath) ? own : plainest
  return leadsTo(callee, chosen as Member)
}

/** A trait of this repository, or the last name of a foreign one. */
type Trait = Item | string

/** The trait that the called function belongs to, if known. */
function traitOf(callee: Value, isPath: boolean): Trait | undefined {
  const { member, external } = callee
  if (!member) return isPath ? external?.name.split('::').at(-2) : undefined
  const trait = member.trait ?? member.impl?.trait?.trait
  return trait && ('module' in trait ? trait : t.lastName(trait))
}

/** Whether the path of a foreign trait is the very one: `ser::Error`, where a type implements `de::Error` as well. */
function isNamed(member: Member, { external }: Value): boolean {
  const trait = member.impl?.trait?.trait
  if (!external || !trait || 'module' in trait) return false
  return trait.crate === external.crate && external.name === `${trait.name}::${member.name}`
}

function isOf(member: Member, trait: Trait): boolean {
  const own = member.trait ?? member.impl?.trait?.trait
  if (member.kind !== ir.FUNCTION_ITEM || !own) return false
  return 'module' in own ? own === trait : t.lastName(own) === trait
}

const hasSelf = (member: Member): boolean => (member.source.at(member.node + 1) & ir.HAS_SELF) !== 0

const isSame = (a: Member, b: Member | undefined): boolean =>
  b !== undefined && a.source === b.source && a.definition === b.definition

/** The arguments without the receiver. A call by path (`Trait::method(x)`) has the receiver as its first argument. */
const argumentsOf = (member: Member, given: t.Type[], isPath: boolean): t.Type[] =>
  isPath && hasSelf(member) ? given.slice(1) : given

/** The parameter types, with variables for type parameters. */
function parametersOf(e: Evaluator, member: Member): t.Type[] {
  const { generics, parameters } = signatureOf(e, member.source, member.node)
  const by: t.Substitution = member.impl ? opened(member.impl) : new Map()
  for (const generic of generics) by.set(generic, t.variable())
  return parameters.map((one) => t.substitute(one, by))
}

const accepts = (e: Evaluator, member: Member, given: t.Type[], decides: readonly boolean[] | undefined): boolean =>
  parametersOf(e, member).every(
    (one, at) => decides?.[at] === false || takes(e, e.shape(one), e.shape(given[at] ?? t.unknown)),
  )

/** Of a function of a trait of this repository, which parameters have a type that the impl decides. */
function decidingParameters(e: Evaluator, trait: Trait, name: string): boolean[] | undefined {
  const declared = typeof trait === 'string' ? undefined : e.traits.members(trait).get(name)
  if (!declared) return undefined
  const { generics, parameters } = signatureOf(e, declared.source, declared.node)
  return parameters.map((type) => isDecided(type, generics))
}

function isDecided(type: t.Type, own: readonly t.Type[]): boolean {
  switch (type.kind) {
    case t.PRIMITIVE:
      return false
    case t.PARAMETER:
      return !own.includes(type)
    case t.ADT:
    case t.EXTERNAL:
      return type.args.some((one) => isDecided(one, own))
    case t.TUPLE:
      return type.types.some((one) => isDecided(one, own))
    case t.SLICE:
      return isDecided(type.element, own)
    default:
      return true
  }
}

/** Whether two impls give a trait different arguments. */
function isApart(e: Evaluator, a: Member, b: Member): boolean {
  const others = b.impl?.trait?.args ?? []
  return (a.impl?.trait?.args ?? []).some((one, at) => others[at] && !couldBe(e, one, others[at]))
}

function takes(e: Evaluator, parameter: t.Type, given: t.Type, depth = 0): boolean {
  // The results of external functions are unknown, so they match anything. An external type is none of this repository.
  if (given.kind === t.EXTERNAL && given.crate !== 'std') return parameter.kind !== t.ADT || !isTypeName(given.name)
  if (mayBeLiteral(parameter, given)) return true
  if (parameter.kind !== t.EXTERNAL || given.kind !== t.EXTERNAL || depth >= DEEPEST)
    return couldBe(e, parameter, given)
  return (
    t.lastName(parameter) === t.lastName(given) &&
    parameter.args.every((one, at) => takes(e, e.shape(one), e.shape(given.args[at] ?? t.unknown), depth + 1))
  )
}

const DEEPEST = 6

/** `http::Request`, and not what a function gives (`Request::new()`) or a constant is (`Method::GET`). */
const isTypeName = (name: string): boolean => /(?:^|::)\p{Lu}\w*$/u.test(name) && !/\p{Lu}\w*::\w+$/u.test(name)

/** How badly the parameters match the arguments: a type parameter counts 2, another primitive type 1. */
function distance(e: Evaluator, member: Member, given: t.Type[], isPath: boolean): number {
  const own = argumentsOf(member, given, isPath)
  return sum(parametersOf(e, member).map((one, at) => mismatch(e, one, own[at] ?? t.unknown)))
}

function mismatch(e: Evaluator, wanted: t.Type, given: t.Type, depth = 0): number {
  const parameter = e.shape(wanted)
  const own = e.shape(given)
  if (depth === 0 && t.isOpen(parameter)) return 2
  if (parameter.kind === t.PRIMITIVE) return parameter === own ? 0 : 1
  if (depth >= DEEPEST) return 0
  if (parameter.kind === t.TUPLE && own.kind === t.TUPLE)
    return sum(parameter.types.map((one, at) => mismatch(e, one, own.types[at] ?? t.unknown, depth + 1)))
  if (parameter.kind === t.EXTERNAL && own.kind === t.EXTERNAL)
    return sum(parameter.args.map((one, at) => mismatch(e, one, own.args[at] ?? t.unknown, depth + 1)))
  return 0
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/**
 * Whether the argument is a number or another primitive. These are not converted implicitly, so if no visible impl takes the
 * type, a macro must have generated one.
 */
function isInvented(e: Evaluator, given: t.Type | undefined): boolean {
  const type = e.shape(given ?? t.unknown)
  return type.kind === t.PRIMITIVE && type.name !== 'str'
}

/** For external types only a few impls are visible, because foreign traits have others. */
const isForeign = (type: t.Type): boolean =>
  type.kind === t.PRIMITIVE || type.kind === t.SLICE || type.kind === t.EXTERNAL

/** The function that the trait declares, where the impl is not visible. */
function ofTrait(e: Evaluator, callee: Value, trait: Trait, name: string): Value {
  if (typeof trait !== 'string') {
    const member = e.traits.members(trait).get(name)
    return member ? leadsTo(callee, member) : callee
  }
  const foreign = callee.member?.impl?.trait?.trait
  if (!foreign || 'module' in foreign) return callee
  const { entity: _, ...rest } = callee
  return { ...rest, external: { crate: foreign.crate, name: `${foreign.name}::${name}` } }
}

function leadsTo(callee: Value, member: Member): Value {
  if (isSame(member, callee.member)) return callee
  const { external: _, ...rest } = callee
  const { source, definition } = member
  return { ...rest, member, entity: { source, definition, kind: 'function' }, evidence: 'type' }
}

/**
 * A foreign trait's function, with the signature found in its impls: `Zero::zero()` returns `Self`, which the context decides.
 */
export function foreignFunction(
  e: Evaluator,
  trait: t.External,
  name: string,
): Pick<Value, 'type' | 'self'> | undefined {
  const member = e.traits.foreignFunctions(trait).get(name)
  if (!member?.impl || hasSelf(member)) return undefined
  const self = t.variable()
  const result = replaced(signatureOf(e, member.source, member.node).result, member.impl.self, self)
  return result && { type: { kind: t.FUNCTION, parameters: [], result }, self }
}

/** Replaces the type `self` in `type`; undefined if it does not occur. */
function replaced(type: t.Type, self: t.Type, by: t.Type): t.Type | undefined {
  if (type.kind === self.kind) {
    if (type.kind === t.ADT && self.kind === t.ADT && type.item === self.item) return by
    if (type.kind === t.PRIMITIVE && type === self) return by
  }
  if (type.kind !== t.EXTERNAL) return undefined
  const args = type.args.map((one) => replaced(one, self, by))
  return args.some((one) => one)
    ? { ...type, args: args.map((one, at) => one ?? (type.args[at] as t.Type)) }
    : undefined
}
