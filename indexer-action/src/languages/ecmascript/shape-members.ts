/** Members of what is declared by name or written in braces: its own, merged ones, assigned ones, inherited ones. */
import { typeOfAnnotation } from './annotations.ts'
import { aliasOf, expandoTargets } from './assigned-members.ts'
import { rebound } from './augmentations.ts'
import { callReturn } from './calls.ts'
import { instanceOf } from './constructions.ts'
import { heritageTypes } from './declared-types.ts'
import * as ir from './ir.ts'
import { memberTargets } from './members.ts'
import { sameNamed } from './namespaces.ts'
import type { SourceUnit } from './program.ts'
import { scopeTargets, type Target } from './targets.ts'
import { type Environment, parameterKey, substitute, type Type, union } from './types.ts'
import { typeOf } from './values.ts'
import type { World } from './world.ts'

/** Members of a class, its instances, an interface, a literal, an enum or a namespace. */
export function ofShape(
  w: World,
  unit: SourceUnit,
  shape: number,
  isStatic: boolean,
  environment: Environment | undefined,
  self: Type,
  name: string,
  seen: Set<number>,
): Target[] {
  const key = unit.index * 0x2000000 + shape
  if (seen.has(key) || seen.size > 40) return []
  seen.add(key)
  const kind = unit.at(shape + ir.S_KIND)
  if (kind === ir.NAMESPACE)
    return merged(
      w,
      unit,
      shape,
      name,
      true,
      environment,
      self,
      seen,
      scopeTargets(w, unit, shape, name, ir.VALUE_SPACE),
    )
  if (isStatic && kind === ir.CLASS && name === 'prototype')
    return [
      {
        unit,
        definition: 0,
        type: () => ({ kind: 'shape', unit, shape, static: false, environment: undefined }),
        via: 'type',
      },
    ]
  const found = own(w, unit, shape, isStatic, environment, self, name)
  if (found.length > 0) return found
  const more = merged(w, unit, shape, name, isStatic, environment, self, seen, [])
  if (more.length > 0) return more
  const assigned = expandoTargets(w, (isStatic || kind !== ir.CLASS ? unit.expandos : unit.prototypes).get(shape), name)
  // What a class only assigns may be declared by one that it extends.
  if (assigned.some((t) => t.definition !== 0)) return assigned
  let outside: Target[] = []
  for (const base of basesOf(w, unit, shape, isStatic, environment)) {
    const inherited =
      base.kind === 'shape'
        ? ofShape(w, base.unit, base.shape, base.static, base.environment, self, name, seen)
        : memberTargets(w, base, name)
    if (inherited.some((t) => !t.external)) return inherited
    // What is outside may have any member: another base that has it for sure goes first.
    if (outside.length === 0) outside = inherited
  }
  if (outside.length > 0) return outside
  if (assigned.length > 0) return assigned
  if (kind === ir.CLASS && !isStatic)
    for (const contract of unit.list(unit.at(shape + ir.S_IMPLEMENTS))) {
      const promised = memberTargets(w, substitute(typeOfAnnotation(w, unit, contract), environment), name)
      if (promised.some((t) => t.definition > 0)) return promised
    }
  return []
}

/** Other declarations of the same name: interfaces merge, namespaces add to functions, classes and enums. */
function merged(
  w: World,
  unit: SourceUnit,
  shape: number,
  name: string,
  isStatic: boolean,
  environment: Environment | undefined,
  self: Type,
  seen: Set<number>,
  found: Target[],
): Target[] {
  const entity = unit.at(shape + ir.S_ENTITY)
  if (found.length > 0 || entity === 0) return found
  for (const block of unit.augmented.get(entity) ?? []) {
    const bound = rebound(environment, { unit, shape }, block)
    const more = ofShape(w, block.unit, block.shape, isStatic, bound, self, name, seen)
    if (more.length > 0) return more
  }
  const all = unit.at(shape + ir.S_OUTER) === 0 ? undefined : sameNamed(w, unit, shape)
  if (!all && unit.at(unit.at(entity + ir.E_DECLARATION) + ir.D_NEXT) === 0) return found
  for (const same of all ?? [{ unit, entity }])
    for (const d of same.unit.declarations(same.entity)) {
      const other = same.unit.at(d + ir.D_EXTRA)
      if ((other === shape && same.unit === unit) || other === 0 || same.unit.at(other) !== ir.SHAPE) continue
      const kind = same.unit.at(other + ir.S_KIND)
      if ((kind === ir.NAMESPACE) !== isStatic && kind !== ir.CLASS) continue
      const bound = rebound(environment, { unit, shape }, { unit: same.unit, shape: other })
      const more = ofShape(w, same.unit, other, isStatic, bound, self, name, seen)
      if (more.length > 0) return more
    }
  return found
}

function own(
  w: World,
  unit: SourceUnit,
  shape: number,
  isStatic: boolean,
  environment: Environment | undefined,
  self: Type,
  name: string,
): Target[] {
  const kind = unit.at(shape + ir.S_KIND)
  const members = unit.members(shape).get(name)
  if (!members) {
    if (kind !== ir.LITERAL) return []
    // Later spreads win, but any of them is better than none.
    for (const spread of [...unit.list(unit.at(shape + ir.S_SPREADS))].reverse()) {
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
  return [{ unit, definition, type: () => typeOfMembers(w, unit, fitting, environment, self), via: 'type' }]
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

/** What a class extends, or an interface's bases, with their arguments. */
export function basesOf(
  w: World,
  unit: SourceUnit,
  shape: number,
  isStatic: boolean,
  environment: Environment | undefined,
): Type[] {
  const kind = unit.at(shape + ir.S_KIND)
  const list = [...unit.list(unit.at(shape + ir.S_EXTENDS))]
  if (list.length === 0) return []
  if (kind === ir.INTERFACE) return list.map((t) => substitute(typeOfAnnotation(w, unit, t), environment))
  if (kind !== ir.CLASS) return []
  if (isStatic) return heritageTypes(w, unit, shape).map((base) => substitute(base, environment))
  return list.map((heritage) => {
    const base = substitute(typeOf(w, unit, unit.at(heritage + 1)), environment)
    const args = [...unit.list(unit.at(heritage + 2))].map((t) => substitute(typeOfAnnotation(w, unit, t), environment))
    const instance = instanceOf(w, base, unit, 0)
    if (instance.kind !== 'shape' || args.length === 0) return instance
    const bound = new Map<number, Type>()
    instance.unit.list(instance.unit.at(instance.shape + ir.S_TYPE_PARAMETERS)).forEach((d, at) => {
      if (args[at]) bound.set(parameterKey(instance.unit, d), args[at] as Type)
    })
    return { ...instance, environment: bound }
  })
}
