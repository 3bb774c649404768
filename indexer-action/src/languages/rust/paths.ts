/** Paths as values: each segment by name as far as modules reach, then by type. */
import { aliased, project } from './associated-types.ts'
import { MARKERS, viaBounds } from './bounds.ts'
import { callableOf, signatureOf } from './calls.ts'
import type { Item, Variant } from './crates.ts'
import { type Evaluator, typed, UNKNOWN, type Value } from './evaluate.ts'
import { argumentsOf, fields, parametersOf } from './fields.ts'
import * as ir from './ir.ts'
import { memberOf, memberValue } from './members.ts'
import { MACROS, namesOf, type Target, TYPES, VALUES, variantsOf } from './resolve.ts'
import type { Source } from './source.ts'
import { standardFunctionNamed, standardType } from './standard.ts'
import { standardFunction } from './standard-members.ts'
import * as t from './types.ts'

export function pathValue(e: Evaluator, source: Source, node: number): Value {
  const op = source.at(node)
  const module = source.modules[source.at(node + 1)]
  const base = source.at(node + 2)
  const names = namesOf(source, node)
  const space = op === ir.TYPE_PATH ? TYPES : op === ir.VALUE_PATH ? VALUES : MACROS | TYPES | VALUES
  const argsOf = (at: number): t.Type[] => e.types(source, source.at(node + ir.PATH_HEAD + 2 * at + 1))
  const inBody = node >= ir.BODY
  const segments: Value[] = []
  if (base !== 0) {
    const type = e.denoted(source, base)
    if (names.length === 0) return constructorOf(e, type, inBody)
    segments.push(...associated(e, typed(type), names, 0, argsOf, space))
  } else if (module) {
    let targets = e.resolver.path(module, names, space)
    // A constant may stand where a type may: `f::<MAX>()`.
    if (targets.length < names.length && op === ir.TYPE_PATH) {
      const values = e.resolver.path(module, names, VALUES)
      if (values.length === names.length) targets = values
    }
    if (targets.length === 0) {
      const glob = op === ir.MACRO_PATH && names.length > 1 ? undefined : e.resolver.foreignGlob(module)
      return glob ? foreign(names, glob) : { ...UNKNOWN, segments: names.map(() => UNKNOWN) }
    }
    for (let at = 0; at < targets.length; at++) {
      const target = targets[at] as Target
      const before = segments[at - 1]
      const isLast = at === names.length - 1
      // Past a well-known type of the standard library its functions are known too.
      const known =
        target.to === 'external' && before?.type.kind === t.EXTERNAL && standardType(before.type) && isLast
          ? standardFunction(before.type, names[at] as string, argsOf(at))
          : undefined
      segments.push(known ?? targetValue(e, source, target, argsOf(at), before, isLast ? space : TYPES, inBody, node))
    }
    const last = segments.at(-1)
    const handedOn = segments.length < names.length && last?.module ? e.resolver.handedOn(last.module) : undefined
    if (handedOn) segments.push(...(foreign(names.slice(segments.length), handedOn).segments ?? []))
    else if (segments.length < names.length && last)
      segments.push(...associated(e, last, names, segments.length, argsOf, space))
  }
  while (segments.length < names.length) segments.push(UNKNOWN)
  return { ...(segments.at(-1) ?? UNKNOWN), segments }
}

/** A name that only somebody else's glob can have brought. */
function foreign(names: readonly string[], glob: { crate: string; name: string }): Value {
  const segments = names.map((_, at): Value => {
    const name = [glob.name, ...names.slice(0, at + 1)].filter((one) => one !== '').join('::')
    return {
      type: { kind: t.EXTERNAL, crate: glob.crate, name, args: [] },
      external: { crate: glob.crate, name },
      evidence: 'import',
    }
  })
  return { ...(segments.at(-1) ?? UNKNOWN), segments }
}

function targetValue(
  e: Evaluator,
  source: Source,
  target: Target,
  args: t.Type[],
  before: Value | undefined,
  space: number,
  inBody: boolean,
  node: number,
): Value {
  switch (target.to) {
    case 'module': {
      const { item } = target.module
      const value: Value = { type: t.unknown, module: target.module, evidence: 'import' }
      if (item) value.entity = { source: item.source, definition: item.definition, kind: 'module' }
      return value
    }
    case 'primitive':
      return typed(t.primitive(target.name))
    case 'variant':
      return variantValue(e, source, target.item, target.variant, before, args, inBody)
    case 'external':
      return externalValue(target, args, inBody)
    default:
      return itemValue(e, source, target.item, args, space, inBody, node)
  }
}

function externalValue(target: { crate: string; name: string }, args: t.Type[], inBody: boolean): Value {
  const external = { crate: target.crate, name: target.name }
  const last = target.name.slice(target.name.lastIndexOf(':') + 1)
  const variant = target.crate === 'std' ? CONSTRUCTORS[last] : undefined
  if (variant && Object.hasOwn(CONSTRUCTORS, last)) return { type: variant(args), external, evidence: 'import' }
  const known = target.crate === 'std' ? standardFunctionNamed(target.name) : undefined
  if (known)
    return { type: callableOf({ ...known, hasSelf: false }, new Map(), args, undefined), external, evidence: 'import' }
  const type: t.External = { kind: t.EXTERNAL, crate: target.crate, name: target.name, args }
  // Arguments that are left out in a body are inferred; in an item they are defaults that do not matter here.
  const wanted = standardType(type)?.parameters.length ?? 0
  if (inBody && args.length < wanted) type.args = Array.from({ length: wanted }, (_, at) => args[at] ?? t.variable())
  return { type, external, evidence: 'import' }
}

const make = (parameters: t.Type[], result: t.Type): t.FunctionType => ({ kind: t.FUNCTION, parameters, result })

/** Variants of the two enums that everybody uses. Each use has variables of its own. */
const CONSTRUCTORS: Record<string, (args: t.Type[]) => t.Type> = {
  Some: ([given]) => {
    const inner = given ?? t.variable()
    return make([inner], t.std('option::Option', inner))
  },
  None: ([given]) => t.std('option::Option', given ?? t.variable()),
  Ok: ([given, error]) => {
    const inner = given ?? t.variable()
    return make([inner], t.std('result::Result', inner, error ?? t.variable()))
  },
  Err: ([given, error]) => {
    const inner = error ?? t.variable()
    return make([inner], t.std('result::Result', given ?? t.variable(), inner))
  },
}

function evidenceOf(source: Source, item: { source: Source }) {
  return item.source === source ? ('same_file' as const) : ('import' as const)
}

function itemValue(
  e: Evaluator,
  source: Source,
  item: Item,
  args: t.Type[],
  space: number,
  inBody: boolean,
  node: number,
): Value {
  const evidence = evidenceOf(source, item)
  const entity = (kind: NonNullable<Value['entity']>['kind']) => ({
    source: item.source,
    definition: item.definition,
    kind,
  })
  switch (item.kind) {
    case ir.TYPE_ITEM: {
      const type = adtOf(e, item, args, inBody)
      if (space === VALUES) {
        const made = constructorOf(e, type, inBody)
        return { ...made, entity: entity('type'), evidence }
      }
      return { type, entity: entity('type'), evidence }
    }
    case ir.ALIAS_ITEM: {
      const parameters = e.parameters(item.source, item.node + 3, item.source.at(item.node + 1))
      const by: t.Substitution = new Map(
        parameters.map((parameter, at) => [parameter, args[at] ?? defaultOf(e, parameter, inBody)]),
      )
      return { type: t.substitute(aliased(e, item), by), entity: entity('type'), evidence }
    }
    case ir.TRAIT_ITEM: {
      const bound = source.at(node) === ir.TYPE_PATH ? e.traitBound(source, node, item, args) : plainBound(item, args)
      return { type: { kind: t.TRAITS, bounds: [bound] }, entity: entity('trait'), evidence }
    }
    case ir.FUNCTION_ITEM:
      return {
        type: callableOf(signatureOf(e, item.source, item.node), new Map(), args, undefined),
        entity: entity('function'),
        evidence,
      }
    case ir.CONST_ITEM:
      return { type: e.denoted(item.source, item.node), entity: entity('constant'), evidence }
    case ir.MACRO_ITEM:
      return { type: t.unknown, entity: entity('macro'), evidence }
    default:
      return { type: t.unknown, entity: entity('module'), evidence: 'import' }
  }
}

const plainBound = (trait: Item, args: t.Type[]): t.Bound => ({ trait, args, assoc: new Map(), call: undefined })

/** What a parameter is when nobody says: its default, or to be inferred. */
function defaultOf(e: Evaluator, parameter: t.Parameter, inBody: boolean): t.Type {
  const written = parameter.source?.at(parameter.node + 4) ?? 0
  if (written !== 0 && parameter.source) return e.denoted(parameter.source, written)
  return inBody ? t.variable() : t.unknown
}

export function adtOf(e: Evaluator, item: Item, args: t.Type[], inBody: boolean): t.Adt {
  const parameters = parametersOf(e, item)
  const full =
    args.length >= parameters.length ? args : parameters.map((one, at) => args[at] ?? defaultOf(e, one, inBody))
  return { kind: t.ADT, item, args: full }
}

/** A struct's name as a value: its make if it has unnamed fields, else the one value there is. */
function constructorOf(e: Evaluator, given: t.Type, _inBody: boolean): Value {
  const type = e.shape(given)
  if (type.kind !== t.ADT) return typed(type)
  return typed(constructed(e, type, undefined))
}

function constructed(e: Evaluator, type: t.Adt, variant: Variant | undefined): t.Type {
  const { source } = type.item
  const all = fields(type.item, variant)
  const unnamed = all.length > 0 && source.string(source.at(all[0] as number)) === '0'
  if (!unnamed) return type
  const by = argumentsOf(e, type)
  return make(
    all.map((field) => t.substitute(e.denoted(source, source.at(field + 1)), by)),
    type,
  )
}

function variantValue(
  e: Evaluator,
  source: Source,
  item: Item,
  variant: Variant,
  before: Value | undefined,
  args: t.Type[],
  inBody: boolean,
): Value {
  const given = before?.type.kind === t.ADT && before.type.item === item ? before.type : undefined
  const type = given ?? adtOf(e, item, args, inBody)
  return {
    type: constructed(e, type, variant),
    variant,
    entity: { source: variant.source, definition: variant.definition, kind: 'variant' },
    evidence: evidenceOf(source, variant),
  }
}

/** The rest of a path behind a type: `Self::Item`, `Vec::<T>::new`, `Trait::method`. */
function associated(
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
      return { ...found, type: withSelf(e, type, found.type, self) }
    if (found) return found
  }
  if (space === TYPES) return associatedType(e, type, name)
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

/** Functions that make a value of a type through a trait which is derived, or implemented by a macro. */
const DERIVED: Record<string, { name: string; fallible: boolean }> = {
  default: { name: 'Default', fallible: false },
  from: { name: 'From', fallible: false },
  clone: { name: 'Clone', fallible: false },
  from_iter: { name: 'FromIterator', fallible: false },
  try_from: { name: 'TryFrom', fallible: true },
  from_str: { name: 'FromStr', fallible: true },
}

/** `Trait::method(x)`: the trait's own `Self` is what the call shows it to be. */
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
  const bounds = type.kind === t.TRAITS || type.kind === t.PARAMETER ? e.boundsOf(type) : []
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
    bounds.push(...e.supertraits(trait))
  }
  for (const member of e.traits.named(type, name))
    if (member.kind === ir.ALIAS_ITEM)
      return { ...found, entity: { source: member.source, definition: member.definition, kind: 'type' } }
  if (type.kind === t.EXTERNAL) outside = { crate: type.crate, name: `${type.name}::${name}` }
  return outside ? { ...found, external: outside } : found
}

/** What well-known macros make. */
export function macroType(e: Evaluator, source: Source, node: number): t.Type {
  const path = source.at(node + 1)
  const count = source.at(node + 2)
  const names = source.at(path) === ir.MACRO_PATH ? namesOf(source, path) : []
  const given = Array.from({ length: count }, (_, at) => e.type(source, source.at(node + 3 + at)))
  switch (names.at(-1)) {
    case 'vec':
      return t.std('vec::Vec', given.find((type) => type.kind !== t.UNKNOWN) ?? t.variable())
    case 'format':
      return t.std('string::String')
    case 'matches':
      return t.primitive('bool')
    case 'write':
    case 'writeln':
      return t.std('result::Result', t.unit, t.unknown)
    case 'dbg':
      return given[0] ?? t.unknown
    case 'panic':
    case 'todo':
    case 'unreachable':
    case 'unimplemented':
    case 'bail':
      return t.never
    default:
      return t.unknown
  }
}
