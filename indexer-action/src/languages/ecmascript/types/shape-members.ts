/** Members of shapes (classes, interfaces, object types, literals, enums, namespaces): own, merged, assigned, inherited. */

import type { Block } from '../commons.ts'
import * as ir from '../ir.ts'
import { rebound } from '../modules/augmentations.ts'
import { scopeTargets } from '../modules/export-targets.ts'
import { type Entity, sameNamed } from '../modules/namespaces.ts'
import type { SourceUnit } from '../program.ts'
import { externalTarget, type Target } from '../targets.ts'
import type { World } from '../world.ts'
import { standardType, typeOfAnnotation } from './annotations.ts'
import { aliasOf, asAssigned, expandoTargets } from './assigned-members.ts'
import { certainlyHas } from './builtins.ts'
import { callReturn } from './calls.ts'
import { instanceOf } from './constructions.ts'
import { heritageTypes } from './declared-types.ts'
import { memberTargets } from './members.ts'
import { substitute } from './substitution.ts'
import { bind } from './type-arguments.ts'
import { type Environment, type Type, union } from './types.ts'
import { typeOf } from './values.ts'

type Shape = Extract<Type, { kind: 'shape' }>

/** A search for a member, in a shape and in everything from which that takes members. */
interface Sought {
  name: string
  /** The type on which the search began: `this` inside the members that are found. */
  self: Type
  /** Shapes that have been searched already; mostly one. */
  seen: number[]
}

const MOST_SHAPES = 40

/** Members of a class, its instances, an interface, a literal, an enum or a namespace. */
export const ofShape = (w: World, type: Shape, name: string): Target[] => find(w, type, { name, self: type, seen: [] })

function find(w: World, type: Shape, sought: Sought): Target[] {
  const { unit, shape, static: isStatic } = type
  const { name, seen } = sought
  const key = unit.index * 0x2000000 + shape
  if (seen.includes(key) || seen.length > MOST_SHAPES) return []
  seen.push(key)
  const kind = unit.at(shape + ir.S_KIND)
  if (kind === ir.NAMESPACE) {
    const here = scopeTargets(w, unit, shape, name, ir.VALUE_SPACE)
    return here.length > 0 ? here : merged(w, { ...type, static: true }, sought)
  }
  // `x.Red`, where x is a `Color`: the constants are the enum's own.
  if (kind === ir.ENUM && !isStatic) return []
  if (isStatic && kind === ir.CLASS && name === 'prototype') {
    const made: Type = { kind: 'shape', unit, shape, static: false, environment: undefined }
    return [externalTarget('std:ecmascript', 'Function.prototype', made, 'type')]
  }
  const found = own(w, type, sought)
  if (found.length > 0) return (isByMethod(type, name) && declaredAbove(w, type, sought)) || found
  const more = merged(w, type, sought)
  if (more.length > 0) return more
  const assigned = expandoTargets(w, (isStatic || kind !== ir.CLASS ? unit.expandos : unit.prototypes).get(shape), name)
  // What a class only assigns may be declared by one of its base classes.
  if (assigned.some((t) => t.definition !== 0)) return assigned
  const taken = inherited(w, type, sought)
  if (taken.length > 0) return taken
  if (assigned.length > 0) return assigned
  return kind === ir.CLASS && !isStatic ? promised(w, type, name) : []
}

/**
 * Members of base classes or base interfaces. A base outside the repository may have any member, so a base that certainly
 * has it takes precedence.
 */
function inherited(w: World, { unit, shape, static: isStatic, environment }: Shape, sought: Sought): Target[] {
  let outside: Target[] = []
  for (const base of basesOf(w, unit, shape, isStatic, environment)) {
    const found = base.kind === 'shape' ? find(w, base, sought) : memberTargets(w, base, sought.name)
    if (found.some((t) => !t.external)) return found
    if (outside.length === 0) outside = found
  }
  return outside
}

/** Whether a class has a field only because its methods assign one. */
function isByMethod({ unit, shape }: Shape, name: string): boolean {
  const member = unit.members(shape).get(name)?.[0]
  return member !== undefined && (unit.at(member + ir.M_FLAGS) & ir.BY_METHOD) !== 0
}

function declaredAbove(w: World, type: Shape, sought: Sought): Target[] | undefined {
  const found = inherited(w, type, sought)
  return found.some((t) => t.definition > 0 || isLanguages(t, sought.name)) ? found : undefined
}

/** Whether a target is a member that every object of one of the language's classes has. */
function isLanguages({ external }: Target, name: string): boolean {
  if (external?.package !== 'std:ecmascript') return false
  return certainlyHas(external.name.slice(0, -name.length - 1), name)
}

/** The base classes' field that the assignment of a BY_METHOD field really sets, if there is one. */
export function fieldAbove(w: World, unit: SourceUnit, member: number): Target[] {
  if ((unit.at(member + ir.M_FLAGS) & ir.BY_METHOD) === 0) return []
  const type: Shape = {
    kind: 'shape',
    unit,
    shape: unit.at(member + ir.M_SHAPE),
    static: false,
    environment: undefined,
  }
  const name = unit.name(unit.at(member + ir.M_NAME))
  return declaredAbove(w, type, { name, self: type, seen: [] }) ?? []
}

/** Members of the interfaces that a class implements. */
function promised(w: World, { unit, shape, environment }: Shape, name: string): Target[] {
  for (const contract of unit.list(unit.at(shape + ir.S_IMPLEMENTS))) {
    const found = memberTargets(w, substitute(typeOfAnnotation(w, unit, contract), environment), name)
    if (found.some((t) => t.definition > 0)) return found
  }
  return []
}

/** Members of other declarations with the same name: interfaces merge; namespaces add to functions, classes and enums. */
function merged(w: World, type: Shape, sought: Sought): Target[] {
  const { unit, shape, static: isStatic } = type
  const entity = unit.at(shape + ir.S_ENTITY)
  if (entity === 0) return []
  const elsewhere = (other: Block): Target[] =>
    find(w, { ...type, ...other, environment: rebound(type.environment, { unit, shape }, other) }, sought)
  for (const block of unit.augmented.get(entity) ?? []) {
    const found = elsewhere(block)
    if (found.length > 0) return found
  }
  // An interface of the global scope has what any file declares of it there.
  const isShared = unit.at(shape + ir.S_OUTER) !== 0 || unit.at(shape + ir.S_KIND) === ir.INTERFACE
  if (!isShared && unit.at(unit.at(entity + ir.E_DECLARATION) + ir.D_NEXT) === 0) return []
  const { byMember, heirs } = blocksOf(isShared ? sameNamed(w, unit, shape) : [{ unit, entity }])
  for (const other of [...(byMember.get(sought.name) ?? []), ...heirs]) {
    const kind = other.unit.at(other.shape + ir.S_KIND)
    if ((kind === ir.NAMESPACE) !== isStatic && kind !== ir.CLASS) continue
    if (other.shape === shape && other.unit === unit) continue
    const found = elsewhere(other)
    if (found.length > 0) return found
  }
  return []
}

interface Blocks {
  /** The blocks that have a member of that name between their own braces. */
  readonly byMember: ReadonlyMap<string, readonly Block[]>
  /** Those that may have further members: by their base types, by assignment, or as namespaces. */
  readonly heirs: readonly Block[]
}

const blocks = new WeakMap<readonly Entity[], Blocks>()

/** The shapes that are declared under one name. There may be hundreds, of a global interface to which every file adds. */
function blocksOf(entities: readonly Entity[]): Blocks {
  const known = blocks.get(entities)
  if (known) return known
  const byMember = new Map<string, Block[]>()
  const heirs: Block[] = []
  for (const { unit, entity } of entities)
    for (const d of unit.declarations(entity)) {
      const shape = unit.at(d + ir.D_EXTRA)
      if (shape === 0 || unit.at(shape) !== ir.SHAPE) continue
      for (const name of unit.members(shape).keys()) {
        const named = byMember.get(name)
        if (named) named.push({ unit, shape })
        else byMember.set(name, [{ unit, shape }])
      }
      const isPlain = unit.at(shape + ir.S_KIND) === ir.INTERFACE && unit.at(unit.at(shape + ir.S_EXTENDS)) === 0
      if (!isPlain) heirs.push({ unit, shape })
    }
  const found = { byMember, heirs }
  blocks.set(entities, found)
  return found
}

/** Members written in the shape's own braces, or brought into them by a spread. */
function own(w: World, { unit, shape, static: isStatic, environment }: Shape, { name, self }: Sought): Target[] {
  const kind = unit.at(shape + ir.S_KIND)
  const members = unit.members(shape).get(name)
  if (!members) {
    if (kind !== ir.LITERAL) return []
    // Later spreads win, but any of them is better than none.
    for (const spread of unit.list(unit.at(shape + ir.S_SPREADS)).toReversed()) {
      const found = w.within(unit.members(shape), name, () => memberTargets(w, typeOf(w, unit, spread), name))
      if (found.length > 0) return found
    }
    return []
  }
  const fitting = members.filter((m) => {
    const flags = unit.at(m + ir.M_FLAGS)
    return kind !== ir.CLASS || (((flags & ir.STATIC) !== 0) === isStatic && (flags & ir.CONSTRUCTOR) === 0)
  })
  if (fitting.length === 0) return []
  // Overloads are one method: the one with a body, or the first.
  const bodied = fitting.find((m) => hasBody(unit, m)) ?? (fitting[0] as number)
  const definition = unit.at(bodied + ir.M_DEFINITION)
  if (definition === 0) {
    const value = unit.at(bodied + ir.M_VALUE)
    const alias = value === 0 ? [] : aliasOf(w, unit, value)
    if (alias.length > 0) return alias
  }
  const map = isStatic ? unit.expandos : unit.prototypes
  const written = kind === ir.CLASS && !fitting.some((m) => isAnnotated(unit, m)) ? map.get(shape) : undefined
  const declared = () => typeOfMembers(w, unit, fitting, environment, self)
  const target: Target = { unit, definition, type: () => asAssigned(w, declared(), written, name), via: 'type' }
  return (unit.at(bodied + ir.M_FLAGS) & ACCESSOR) === 0
    ? [target]
    : [
        {
          ...target,
          accessors: { getter: accessor(unit, fitting, ir.GETTER), setter: accessor(unit, fitting, ir.SETTER) },
        },
      ]
}

const ACCESSOR = ir.GETTER | ir.SETTER

function accessor(unit: SourceUnit, members: readonly number[], which: number): number {
  const member = members.find((m) => (unit.at(m + ir.M_FLAGS) & which) !== 0)
  return member === undefined ? 0 : unit.at(unit.at(member + ir.M_VALUE) + 1)
}

/** Whether somebody wrote down what a field is, in its annotation or in a comment. */
export function isAnnotated(unit: SourceUnit, member: number): boolean {
  const value = unit.at(member + ir.M_VALUE)
  return unit.at(member + ir.M_TYPE) !== 0 || (value !== 0 && unit.at(value) === ir.AS)
}

function hasBody(unit: SourceUnit, member: number): boolean {
  const value = unit.at(member + ir.M_VALUE)
  return (
    value !== 0 &&
    unit.at(value) === ir.FUNCTION_VALUE &&
    (unit.at(unit.at(value + 1) + ir.F_FLAGS) & ir.HAS_BODY) !== 0
  )
}

function typeOfMembers(
  w: World,
  unit: SourceUnit,
  members: number[],
  environment: Environment | undefined,
  self: Type,
): Type {
  const parts: Type[] = []
  for (const member of members) {
    const flags = unit.at(member + ir.M_FLAGS)
    const value = unit.at(member + ir.M_VALUE)
    const declared = unit.at(member + ir.M_TYPE)
    if (declared !== 0) parts.push(substitute(typeOfAnnotation(w, unit, declared), environment))
    else if (value === 0) continue
    else if (unit.at(value) === ir.FUNCTION_VALUE) {
      const method: Type = { kind: 'function', unit, record: unit.at(value + 1), environment, self }
      if (flags & ir.GETTER) parts.push(callReturn(w, method, unit, 0))
      else if (!(flags & ir.SETTER)) parts.push(method)
    } else parts.push(substitute(typeOf(w, unit, value), environment))
  }
  const signatures = parts.filter(
    (p) => p.kind === 'function' && (p.unit.at(p.record + ir.F_FLAGS) & ir.HAS_BODY) === 0,
  )
  if (signatures.length > 1) return { kind: 'overloads', of: signatures }
  return union(signatures.length === 1 && parts.length > 1 ? signatures : parts)
}

/** The base types of a class or an interface, with their type arguments. */
export function basesOf(
  w: World,
  unit: SourceUnit,
  shape: number,
  isStatic: boolean,
  environment: Environment | undefined,
): Type[] {
  const kind = unit.at(shape + ir.S_KIND)
  const list = unit.list(unit.at(shape + ir.S_EXTENDS))
  if (list.length === 0) return []
  if (kind === ir.INTERFACE) return list.map((t) => substitute(typeOfAnnotation(w, unit, t), environment))
  if (kind !== ir.CLASS) return []
  if (isStatic) return heritageTypes(w, unit, shape).map((base) => substitute(base, environment))
  return list.map((heritage) => {
    const base = substitute(typeOf(w, unit, unit.at(heritage + 1)), environment)
    const args = unit.list(unit.at(heritage + 2)).map((t) => substitute(typeOfAnnotation(w, unit, t), environment))
    const known =
      base.kind === 'external' && base.package === 'std:ecmascript' ? standardType(base.name, args) : undefined
    if (known) return known
    const instance = instanceOf(w, base, unit, 0)
    if (instance.kind === 'external' && args.length > 0) return { ...instance, parameters: args }
    if (instance.kind !== 'shape' || args.length === 0) return instance
    const parameters = instance.unit.at(instance.shape + ir.S_TYPE_PARAMETERS)
    return { ...instance, environment: bind(w, instance.unit, parameters, args) }
  })
}
