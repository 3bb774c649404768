/** The part of a path that follows a type: `Self::Item`, `Vec::<T>::new`, `Trait::method`. */
import type { Item, Module } from '../crates.ts'
import * as ir from '../ir.ts'
import { TYPES, variantsOf } from '../items.ts'
import { enclosing } from '../visibility.ts'
import { aliased, project } from './associated-types.ts'
import { argumentsOf, viaBounds } from './bounds.ts'
import { constructed, make } from './constructors.ts'
import { type Entity, type Evaluator, UNKNOWN, type Value } from './evaluate.ts'
import { blanketOf, fit, isFor, isGiven, isOurTraits, memberOf, memberValue, onlyTrait } from './members.ts'
import { COUNTS, hasMethod, NUMERIC_CONSTANTS, resultOf } from './numbers.ts'
import { isAdded, standardFunction, standardMethod } from './standard-members.ts'
import { type Impl, MARKERS, type Member } from './traits.ts'
import * as t from './types.ts'
import { boundsOf, supertraits } from './written-bounds.ts'

/** What the source says of a path's first type beyond what it is. */
export interface Origin {
  /** The impl whose `Self` it is. */
  within?: Impl | undefined
  /** The trait of `<T as Trait>`. */
  trait?: t.Bound | undefined
  /** The module that the path is written in. */
  module?: Module | undefined
}

/** One value for each name of the path, beginning at index `from`. */
export function associated(
  e: Evaluator,
  start: Value,
  names: readonly string[],
  from: number,
  argsOf: (at: number) => t.Type[],
  space: number,
  origin: Origin = {},
): Value[] {
  const values: Value[] = []
  let { type } = start
  for (let at = from; at < names.length; at++) {
    const name = names[at] as string
    const wanted = at === names.length - 1 ? space : TYPES
    const { trait, within } = at === from ? origin : NOWHERE
    const value =
      (trait && ofTrait(e, type, trait, name, argsOf(at), wanted)) ??
      associatedValue(e, type, name, argsOf(at), wanted, { within, module: origin.module })
    values.push(value)
    type = value.type
  }
  return values
}

const NOWHERE: Origin = {}

/** Whether a type of the standard library has a method of its own, which comes before those of traits. */
const hasItself = (type: t.Type, name: string): boolean =>
  standardMethod(type, name) !== undefined && !isAdded(type, name)

/** `<T as Trait>::name`: from the impl for T with these arguments of the trait, or else from the trait. */
function ofTrait(
  e: Evaluator,
  given: t.Type,
  bound: t.Bound,
  name: string,
  args: t.Type[],
  space: number,
): Value | undefined {
  const { trait } = bound
  const declared = 'module' in trait ? e.traits.members(trait).get(name) : undefined
  if (!declared || !('module' in trait)) return undefined
  const type = e.shape(given)
  const impl = e.traits
    .impls(type)
    .find((one) => one.trait?.trait === trait && isFor(e, one, type) && isGiven(e, one, bound.args))
  const own = impl?.members.get(name)
  if (space === TYPES) {
    const { source, definition } = declared
    const found = own && impl ? t.substitute(aliased(e, own), fit(impl, type)) : project(e, type, name)
    return { type: found, entity: { source, definition, kind: 'type' }, evidence: 'type' }
  }
  const traitArgs = bound.args
  if (impl)
    return { ...memberValue(e, { member: own ?? { ...declared, impl }, by: fit(impl, type) }, type, args), traitArgs }
  const blanket = e.traits.blanket(type, name, (one) => one.impl?.trait?.trait === trait && one.kind === declared.kind)
  const by = argumentsOf(e, trait, bound)
  const member = type.kind === t.PARAMETER ? declared : (blanket ?? declared)
  return { ...memberValue(e, { member, by }, type, args), traitArgs }
}

function associatedValue(
  e: Evaluator,
  given: t.Type,
  name: string,
  args: t.Type[],
  space: number,
  { within, module }: Origin,
): Value {
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
  if (t.isBounded(type)) {
    if (space === TYPES) return associatedType(e, type, name, within)
    const self = type.kind === t.TRAITS ? t.variable() : type
    const found = viaBounds(e, type, name, args)
    if (found?.type.kind === t.CALLABLE && type.kind === t.TRAITS)
      return { ...found, type: withSelf(e, type, found.type, self), self, traitArgs: type.bounds[0]?.args ?? [] }
    if (found) return found
  }
  if (space === TYPES) return associatedType(e, type, name, within)
  const isOwn = type.kind === t.PRIMITIVE && (hasMethod(type, name) || NUMERIC_CONSTANTS.has(name))
  if (!isOwn)
    for (const kind of [ir.FUNCTION_ITEM, ir.CONST_ITEM]) {
      const found = memberOf(e, type, name, kind, { within, place: { module, around: within } })
      if (found && !(isOurTraits(found.member) && hasItself(type, name))) return memberValue(e, found, type, args)
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
  const everyones = isOwn || Object.hasOwn(DERIVED, name) ? undefined : blanketOf(e, type, name, isOfPlainTrait)
  if (everyones) return memberValue(e, everyones, type, args)
  const only = isOwn ? undefined : onlyTrait(e, type, name)
  if (only) return { ...memberValue(e, { member: only, by: new Map() }, type, args), evidence: 'unique_name' }
  if (type.kind === t.PRIMITIVE) {
    const result = isOwn ? resultOf(type, name) : type
    return { type: make([], result), external: { crate: 'std', name: `${type.name}::${name}` }, evidence: 'type' }
  }
  const parsed = type.kind === t.ADT ? commandLine(type.item, name) : undefined
  if (parsed)
    return {
      type: make([], parsed.fallible ? t.std('result::Result', type, t.variable()) : type),
      external: { crate: parsed.crate, name: `${parsed.name}::${name}` },
      evidence: 'type',
    }
  const trait = DERIVED[name]
  if (trait !== undefined && Object.hasOwn(DERIVED, name) && type.kind !== t.UNKNOWN && type.kind !== t.VARIABLE)
    return {
      type: make([], trait.fallible ? t.std('result::Result', type, t.variable()) : type),
      external: { crate: 'std', name: `${trait.name}::${name}` },
      evidence: 'type',
    }
  return UNKNOWN
}

/** A function or constant of a trait that has no type parameters: one that has may have several impls for everything. */
const isOfPlainTrait = ({ kind, impl }: Member): boolean =>
  (kind === ir.FUNCTION_ITEM || kind === ir.CONST_ITEM) && impl?.trait?.args.length === 0

/** Functions of std traits that are usually derived or implemented by a macro, and that return a value of the type. */
const DERIVED: Record<string, { name: string; fallible: boolean }> = {
  default: { name: 'Default', fallible: false },
  from: { name: 'From', fallible: false },
  clone: { name: 'Clone', fallible: false },
  from_iter: { name: 'FromIterator', fallible: false },
  try_from: { name: 'TryFrom', fallible: true },
  from_str: { name: 'FromStr', fallible: true },
}

/** `Args::parse()`: what crates for command lines derive. */
function commandLine({ module }: Item, name: string) {
  const dependencies = enclosing(module).crate?.manifest?.dependencies
  return DERIVED_OF_CRATES.find(({ crate, names }) => dependencies?.has(crate) && names.test(name))
}

const DERIVED_OF_CRATES = [
  { crate: 'clap', name: 'Parser', names: /^(?:parse|parse_from)$/, fallible: false },
  { crate: 'clap', name: 'Parser', names: /^(?:try_parse|try_parse_from)$/, fallible: true },
  { crate: 'structopt', name: 'StructOpt', names: /^(?:from_args|from_iter)$/, fallible: false },
]

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

function associatedType(e: Evaluator, type: t.Type, name: string, within: Impl | undefined): Value {
  const inImpl = within && ofOwnImpl(e, type, name, within)
  if (inImpl) return inImpl
  const found: Value = { type: project(e, type, name), evidence: 'type' }
  const bounds = t.isBounded(type) ? boundsOf(e, type) : []
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
    if (member.kind === ir.ALIAS_ITEM) return { ...found, entity: declaredBy(e, member) }
  if (type.kind === t.EXTERNAL) outside = { crate: type.crate, name: `${type.name}::${name}` }
  return outside ? { ...found, external: outside } : found
}

/** `Self::Item` in an impl: the type of the trait that is implemented there. */
function ofOwnImpl(e: Evaluator, type: t.Type, name: string, { members, trait }: Impl): Value | undefined {
  const own = members.get(name)
  if (own?.kind === ir.ALIAS_ITEM) return { type: aliased(e, own), entity: declaredBy(e, own), evidence: 'type' }
  const open = trait && 'module' in trait.trait ? supertraits(e, trait.trait) : []
  for (let at = 0; at < open.length && at < 16; at++) {
    const { trait: above } = open[at] as t.Bound
    if (!('module' in above)) continue
    const member = e.traits.members(above).get(name)
    if (member?.kind === ir.ALIAS_ITEM)
      return { type: project(e, type, name), entity: declaredBy(e, member), evidence: 'type' }
    open.push(...supertraits(e, above))
  }
  return undefined
}

/** An associated type's name refers to the trait's item, not to its definition in the impl. */
function declaredBy(e: Evaluator, member: Member): Entity {
  const trait = member.impl?.trait?.trait
  const { source, definition } = (trait && 'module' in trait && e.traits.members(trait).get(member.name)) || member
  return { source, definition, kind: 'type' }
}
