/** Looks up members that were added by assignment, by name. `expandos.ts` decides which object they belong to. */

import * as ir from '../ir.ts'
import type { Expando, SourceUnit } from '../program.ts'
import { type Target, valueTargets } from '../targets.ts'
import type { World } from '../world.ts'
import { isEmpty, isFlag, isNothing } from './declared-types.ts'
import { memberTargets } from './members.ts'
import { isOfRepository, type Type, UNKNOWN, union } from './types.ts'
import { typeOf } from './values.ts'

/** Targets of a name among members added by assignment and members of whole objects that were mixed in. */
export function expandoTargets(w: World, map: Map<string, Expando[]> | undefined, name: string): Target[] {
  if (!map) return []
  const found: Target[] = []
  const named = map.get(name) ?? []
  let given = 0
  for (const { unit, value, definition } of named) {
    // In TypeScript only functions, methods, classes and components are aliased: a field that is assigned another field has
    // its own declaration.
    const alias =
      definition <= 0 && value !== 0 && given++ < MOST_GIVEN
        ? aliasOf(w, unit, value).filter((t) => !unit.typescript || isCallable(t) || isComponent(t, name))
        : []
    if (alias.length > 0) found.push(...alias)
    else if (found.length === 0 || definition > 0)
      found.push({
        unit,
        definition,
        type: () => union(named.map((e) => (e.value === 0 ? UNKNOWN : typeOf(w, e.unit, e.value)))),
        via: 'type',
        ...accessed(unit, value),
      })
  }
  if (found.some((t) => t.definition > 0)) return found.filter((t) => t.definition > 0)
  if (found.some((t) => t.definition < 0)) return found.slice(0, 1)
  // What comes from outside may have any member, so what the repository mixes in is asked first.
  let outside: Target[] = []
  for (const { unit, value } of map.get('') ?? []) {
    const mixed = w.within(map, name, () => memberTargets(w, typeOf(w, unit, value), name))
    if (mixed.some((t) => !t.external)) return mixed
    if (outside.length === 0) outside = mixed
  }
  return outside.length > 0 ? outside : found.slice(0, 1)
}

function accessed(unit: SourceUnit, value: number): Pick<Target, 'accessors'> {
  return value !== 0 && unit.at(value) === ir.ACCESSED
    ? { accessors: { getter: unit.at(value + 2), setter: unit.at(value + 3) } }
    : {}
}

function isCallable(target: Target): boolean {
  const symbol = target.unit?.symbols[target.definition - 1]
  return symbol !== undefined && /^(function|method|class)$/.test(symbol.kind)
}

/** Whether a constant that a package made, `forwardRef(…)`, is given as a part of a component: `Card.Title = CardTitle`. */
function isComponent(target: Target, name: string): boolean {
  const symbol = target.unit?.symbols[target.definition - 1]
  return symbol?.parent === undefined && /^[A-Z][a-z]/.test(name) && /^[A-Z][a-z]/.test(symbol?.name ?? '')
}

/** Members that are assigned one another, each followed to all others, would be followed along every path. */
const MOST_PASSED = 3
const MOST_GIVEN = 8

/** Definitions in the repository that the value names: `place.name = other` makes `name` an alias of `other`. */
export function aliasOf(w: World, unit: SourceUnit, value: number): Target[] {
  const op = unit.at(value)
  if (op !== ir.NAME && op !== ir.REQUIRE && op !== ir.MEMBER) return []
  if (w.depth > 100 || w.passed >= MOST_PASSED) return []
  w.depth++
  w.passed++
  const found = valueTargets(w, unit, value, ir.VALUE_SPACE).filter((t) => t.definition > 0)
  w.passed--
  w.depth--
  return found
}

/** A field that begins as nothing, or as an empty collection, is what methods assign to it, or add. */
export function asAssigned(
  w: World,
  declared: Type,
  written: ReadonlyMap<string, readonly Expando[]> | undefined,
  name: string,
): Type {
  if (!written) return declared
  const empty = isEmpty(declared)
  const flag = isFlag(declared)
  if (!empty && declared.kind !== 'unknown' && !isNothing(declared) && !flag) return declared
  const types = (given: readonly Expando[] = []): Type[] =>
    given.slice(0, MOST_WRITTEN).map(({ unit, value }) => (value === 0 ? UNKNOWN : typeOf(w, unit, value)))
  const all = w.within(written, name, () => types(written.get(name)))
  const assigned = flag ? all.filter(isOfRepository) : all
  const added = w.within(written, ir.elementsOf(name), () => types(written.get(ir.elementsOf(name))))
  const collection = empty ? declared : assigned.find(isEmpty)
  const known = assigned.filter((type) => type.kind !== 'unknown' && !isEmpty(type))
  const grown = collection ? added.filter((type) => !isEmpty(type) && isSameCollection(type, collection)) : []
  return known.length + grown.length > 0 ? union([...known, ...grown]) : (collection ?? declared)
}

/** What `table[key] = value` adds to an object literal, as far as the repository has something to say about it. */
export function addedByKey(w: World, { unit, shape }: Extract<Type, { kind: 'shape' }>): Type[] {
  const given = unit.expandos.get(shape)?.get(ir.elementsOf(''))
  if (!given) return []
  const types = () => given.slice(0, MOST_WRITTEN).map((one) => typeOf(w, one.unit, one.value))
  return w.within(given, '', types).filter(isOfRepository)
}

/** What the file keeps under a constant key, whoever holds it; undefined if that is unknown, or too much to mean one thing. */
export function typeKept(w: World, unit: SourceUnit, key: number): Type | undefined {
  const entity = key !== 0 && unit.at(key) === ir.NAME ? unit.at(key + 1) : 0
  const given = entity > 0 ? unit.expandos.get(entity)?.get(ir.KEPT) : undefined
  if (!given) return undefined
  const types = () => given.slice(0, MOST_WRITTEN).map(({ value }) => typeOf(w, unit, value))
  const type = union(w.within(given, ir.KEPT, types).filter((one) => !isNothing(one)))
  return type.kind === 'unknown' || (type.kind === 'union' && type.of.length > MOST_KEPT) ? undefined : type
}

/** A key with more kinds of values than this is a general one. */
const MOST_KEPT = 4

const MOST_WRITTEN = 16

const isSameCollection = (type: Type, other: Type): boolean =>
  type.kind === 'standard' && other.kind === 'standard' && type.name === other.name
