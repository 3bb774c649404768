/** Resolves paths: each segment by name as long as modules are concerned, then by type. */

import type { Item, Module } from './crates.ts'
import * as ir from './ir.ts'
import { ANY, hasNames, MACROS, namesOf, TYPES, VALUES } from './items.ts'
import { PRIMITIVE_NAMES } from './prelude.ts'
import type { Target } from './resolve.ts'
import type { Source } from './source.ts'
import { aliased } from './types/associated-types.ts'
import { associated, type Origin } from './types/associated-values.ts'
import { callableOf, signatureOf } from './types/calls.ts'
import { adtOf, constructorOf, defaultOf, evidenceOf, make, variantValue } from './types/constructors.ts'
import { type Evaluator, typed, UNKNOWN, type Value } from './types/evaluate.ts'
import { isOurTraits, memberOf, memberValue } from './types/members.ts'
import { COUNTS, NUMERIC_CONSTANTS } from './types/numbers.ts'
import { foreignFunction } from './types/overloads.ts'
import { crateFunctionNamed, standardFunctionNamed, standardType } from './types/standard.ts'
import { standardFunction } from './types/standard-members.ts'
import * as t from './types/types.ts'
import { traitBound } from './types/written-bounds.ts'

/** The namespaces in which the last name of a path is looked up, by the kind of the path. */
export const SPACES: ReadonlyMap<number, number> = new Map([
  [ir.TYPE_PATH, TYPES],
  [ir.VALUE_PATH, VALUES],
  [ir.MACRO_PATH, MACROS],
  [ir.ANY_PATH, ANY],
])

export function pathValue(e: Evaluator, source: Source, node: number): Value {
  const op = source.at(node)
  const module = source.modules[source.at(node + 1)]
  const base = source.at(node + 2)
  const names = namesOf(source, node)
  const space = SPACES.get(op) ?? ANY
  const argsOf = (at: number): t.Type[] => e.types(source, source.at(node + ir.PATH_HEAD + 2 * at + 1))
  const inBody = node >= ir.BODY
  const segments: Value[] = []
  if (base !== 0 && source.at(base) === ir.OWN_MACRO) {
    const entity = { source, definition: source.at(base + 1), kind: 'macro' } as const
    segments.push({ type: t.unknown, entity, evidence: 'same_file' })
  } else if (base !== 0) {
    const type = e.denoted(source, base)
    if (names.length === 0) return constructorOf(e, type)
    segments.push(...associated(e, typed(type), names, 0, argsOf, space, { ...originOf(e, source, base), module }))
  } else if (module) {
    let targets = e.resolver.path(module, names, space)
    // A constant may be used as a type argument: `f::<MAX>()`.
    if (targets.length < names.length && op === ir.TYPE_PATH) {
      const values = e.resolver.path(module, names, VALUES)
      if (values.length === names.length) targets = values
    }
    // Nobody knows which of a macro's tokens are types; a single word may be one of the macro's own.
    if (targets.length < names.length && op === ir.VALUE_PATH && /^\p{Lu}/u.test(names.at(-1) ?? '')) {
      const types = e.resolver.path(module, names, TYPES)
      const last = types.length === names.length ? types.at(-1) : undefined
      if (last?.to === 'item' && (names.length > 1 || hasNames(last.item))) targets = types
    }
    // If the derive macro in `#[derive(Name)]` is not found, the name refers to the trait.
    if (targets.length < names.length && op === ir.MACRO_PATH) {
      const types = e.resolver.path(module, names, TYPES)
      const last = types.length === names.length ? types.at(-1) : undefined
      if (last?.to === 'item' && last.item.kind === ir.TRAIT_ITEM) targets = types
    }
    if (targets.length === 0) {
      const glob =
        (op === ir.MACRO_PATH || op === ir.ANY_PATH) && names.length > 1 ? undefined : e.resolver.foreignGlob(module)
      return glob ? foreign(names, glob, argsOf) : { ...UNKNOWN, segments: names.map(() => UNKNOWN) }
    }
    for (let at = 0; at < targets.length; at++) {
      const target = targets[at] as Target
      const before = segments[at - 1]
      const isLast = at === names.length - 1
      const segment = (): Segment => ({ source, node, inBody, before, args: argsOf(at), space: isLast ? space : TYPES })
      // Associated functions of well-known standard library types have known signatures.
      const known =
        target.to === 'external' && before?.type.kind === t.EXTERNAL && standardType(before.type) && isLast
          ? standardFunction(before.type, names[at] as string, argsOf(at))
          : undefined
      const given =
        target.to === 'external' && before?.type.kind === t.EXTERNAL && isLast && !known
          ? foreignFunction(e, before.type, names[at] as string)
          : undefined
      if (given && target.to === 'external')
        segments.push({ ...given, external: { crate: target.crate, name: target.name }, evidence: 'import' })
      else segments.push(known ?? added(e, target, segment(), names[at] as string) ?? targetValue(e, target, segment()))
    }
    const last = segments.at(-1)
    const handedOn = segments.length < names.length && last?.module ? e.resolver.handedOn(last.module) : undefined
    if (handedOn)
      segments.push(
        ...(foreign(names.slice(segments.length), handedOn, (at) => argsOf(segments.length + at)).segments ?? []),
      )
    else if (segments.length < names.length && last)
      segments.push(...associated(e, last, names, segments.length, argsOf, space, { module }))
  }
  while (segments.length < names.length) segments.push(UNKNOWN)
  return { ...(segments.at(-1) ?? UNKNOWN), segments }
}

function originOf(e: Evaluator, source: Source, base: number): Origin {
  const within = e.traits.around(source, base)
  if (within || source.at(base) !== ir.QUALIFIED) return { within }
  const trait = e.denoted(source, source.at(base + 2))
  return { trait: trait.kind === t.TRAITS ? trait.bounds[0] : undefined }
}

/** Resolves names that can only come from a glob import of an external crate. */
function foreign(
  names: readonly string[],
  glob: { crate: string; name: string },
  argsOf: (at: number) => t.Type[],
): Value {
  const segments = names.map((_, at): Value => {
    const name = [glob.name, ...names.slice(0, at + 1)].filter((one) => one !== '').join('::')
    return {
      type: { kind: t.EXTERNAL, crate: glob.crate, name, args: argsOf(at) },
      external: { crate: glob.crate, name },
      evidence: 'import',
    }
  })
  return { ...(segments.at(-1) ?? UNKNOWN), segments }
}

/** What a path means that is not written in one piece, as a value or else as a type. */
export function namedValue(e: Evaluator, source: Source, module: Module, names: readonly string[]): Value | undefined {
  for (const space of [VALUES, TYPES]) {
    const targets = e.resolver.path(module, names, space)
    const last = targets.at(-1)
    if (!last) continue
    const segment: Segment = { source, node: 0, space, inBody: false, args: [], before: undefined }
    if (targets.length === names.length) return targetValue(e, last, segment)
    const owner = targetValue(e, last, { ...segment, space: TYPES })
    const value = associated(e, owner, names, targets.length, () => [], space, { module }).at(-1)
    if (value?.entity || value?.external) return value
  }
  return undefined
}

/** One segment of a path, with its context. */
export interface Segment {
  source: Source
  /** The node of the whole path. */
  node: number
  /** The namespaces in which it is looked up: bits of `TYPES`, `VALUES`, `MACROS`. */
  space: number
  /** Omitted type arguments are inferred in a body, and take their defaults elsewhere. */
  inBody: boolean
  /** Its type arguments. */
  args: t.Type[]
  /** The value of the previous segment. */
  before: Value | undefined
}

function targetValue(e: Evaluator, target: Target, segment: Segment): Value {
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
      return variantValue(e, target.item, target.variant, segment)
    case 'external':
      return externalValue(target, segment)
    default:
      return itemValue(e, target.item, segment)
  }
}

/** A function that a trait of the repository adds to an external type: `String::decode()`. */
function added(e: Evaluator, target: Target, { before, args, space }: Segment, name: string): Value | undefined {
  if (target.to !== 'external' || before?.type.kind !== t.EXTERNAL || (space & VALUES) === 0) return undefined
  for (const kind of [ir.FUNCTION_ITEM, ir.CONST_ITEM]) {
    const found = memberOf(e, before.type, name, kind)
    if (found && isOurTraits(found.member)) return memberValue(e, found, before.type, args)
  }
  return undefined
}

function externalValue(target: { crate: string; name: string }, { args, inBody, space }: Segment): Value {
  const external = { crate: target.crate, name: target.name }
  const last = target.name.slice(target.name.lastIndexOf(':') + 1)
  const variant = target.crate === 'std' ? CONSTRUCTORS[last] : undefined
  if (target.crate === 'std' && space === VALUES && TUPLE_STRUCTS.has(last))
    return { type: around(last, args[0]), external, evidence: 'import' }
  if (variant && Object.hasOwn(CONSTRUCTORS, last)) return { type: variant(args), external, evidence: 'import' }
  const known =
    target.crate === 'std' ? standardFunctionNamed(target.name) : crateFunctionNamed(target.crate, target.name)
  if (known)
    return { type: callableOf({ ...known, hasSelf: false }, new Map(), args, undefined), external, evidence: 'import' }
  // `use std::u32; u32::MAX`
  const number = target.crate === 'std' ? /^([iuf]\w+)::(\w+)$/.exec(target.name) : null
  if (number && PRIMITIVE_NAMES.has(number[1] as string) && NUMERIC_CONSTANTS.has(number[2] as string))
    return {
      type: t.primitive(COUNTS.has(number[2] as string) ? 'u32' : (number[1] as string)),
      external,
      evidence: 'import',
    }
  const type: t.External = {
    kind: t.EXTERNAL,
    crate: target.crate,
    name: target.name,
    args: HELD_IN_ARRAYS.has(last) ? args.map((one) => (one.kind === t.SLICE ? one.element : one)) : args,
  }
  // Omitted type arguments are variables in a body. In an item they have defaults, which are not needed here.
  const wanted = standardType(type)?.parameters.length ?? 0
  if (inBody && args.length < wanted) type.args = Array.from({ length: wanted }, (_, at) => args[at] ?? t.variable())
  return { type, external, evidence: 'import' }
}

/** Lists that are written with the array that holds their elements: `SmallVec<[T; 4]>`. */
const HELD_IN_ARRAYS = new Set(['SmallVec', 'ArrayVec', 'TinyVec', 'StackVec'])

/** Structs of std whose field has no name and is public. */
const TUPLE_STRUCTS = new Set(['Reverse', 'Wrapping', 'Saturating', 'AssertUnwindSafe'])

/** A variant of an entry of a map, whose parameters are those of the entry. */
function entry(name: string): t.Type {
  const args = [t.variable(), t.variable()]
  return make([t.std(name, ...args)], t.std('Entry', ...args))
}

function around(name: string, given: t.Type | undefined): t.Type {
  const inner = given ?? t.variable()
  return make([inner], t.std(name, inner))
}

/** Variants of well-known enums. Each use gets new variables. */
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
  Break: ([given]) => {
    const inner = given ?? t.variable()
    return make([inner], t.std('ops::ControlFlow', inner, t.variable()))
  },
  Continue: ([given]) => {
    const inner = given ?? t.variable()
    return make([inner], t.std('ops::ControlFlow', t.variable(), inner))
  },
  Included: ([given]) => around('ops::Bound', given),
  Excluded: ([given]) => around('ops::Bound', given),
  Occupied: () => entry('OccupiedEntry'),
  Vacant: () => entry('VacantEntry'),
  Borrowed: ([given]) => around('borrow::Cow', given),
  Owned: ([given]) => around('borrow::Cow', given),
  Ready: ([given]) => around('task::Poll', given),
  Err: ([given, error]) => {
    const inner = error ?? t.variable()
    return make([inner], t.std('result::Result', given ?? t.variable(), inner))
  },
}

function itemValue(e: Evaluator, item: Item, { source, node, space, inBody, args }: Segment): Value {
  const evidence = evidenceOf(source, item)
  const entity = (kind: NonNullable<Value['entity']>['kind']) => ({
    source: item.source,
    definition: item.definition,
    kind,
  })
  switch (item.kind) {
    case ir.TYPE_ITEM: {
      const type = adtOf(e, item, args, inBody, inBody && source.at(node) === ir.VALUE_PATH)
      if (space === VALUES) {
        const made = constructorOf(e, type)
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
      const bound = source.at(node) === ir.TYPE_PATH ? traitBound(e, source, node, item, args) : plainBound(item, args)
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
