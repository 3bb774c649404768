/** Types of declared things: entities, parameters, base classes and `this`. */

import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'
import { typeOfAnnotation } from './annotations.ts'
import { callSignatures } from './calls.ts'
import { contextOf, parameterFromContext } from './contexts.ts'
import { thisOfOptions } from './options.ts'
import { isEmptyLiteral, substitute } from './substitution.ts'
import { isOfRepository, isOpen, place, type Type, UNKNOWN, union } from './types.ts'
import { typeOf } from './values.ts'

export function typeOfEntity(w: World, unit: SourceUnit, entity: number): Type {
  return w.once(unit.entities, entity, () => {
    const base = declaredType(w, unit, entity)
    const added = unit.expandos.get(entity)
    if (!added || (added.size === 1 && added.has(ir.KEPT))) return base
    return place(unit, entity, base)
  })
}

function declaredType(w: World, unit: SourceUnit, entity: number): Type {
  const parts: Type[] = []
  let annotated: Type | undefined
  const overloads: Type[] = []
  for (const d of unit.declarations(entity)) {
    const kind = unit.at(d + ir.D_KIND)
    const extra = unit.at(d + ir.D_EXTRA)
    switch (kind) {
      case ir.FUNCTION_DECLARATION:
        overloads.push({ kind: 'function', unit, record: extra, environment: undefined, self: undefined })
        break
      case ir.CLASS_DECLARATION:
      case ir.ENUM_DECLARATION:
        parts.push({ kind: 'shape', unit, shape: extra, static: true, environment: undefined })
        break
      case ir.NAMESPACE_DECLARATION:
        parts.push({ kind: 'shape', unit, shape: extra, static: true, environment: undefined })
        break
      case ir.VARIABLE:
      case ir.PARAM:
      case ir.IMPORT_BINDING:
      case ir.ALIAS: {
        const type = unit.at(d + ir.D_TYPE)
        const value = unit.at(d + ir.D_VALUE)
        if (type !== 0) annotated ??= typeOfAnnotation(w, unit, type)
        // A function is known by itself where what is written for it cannot be found.
        const isUnknown = annotated?.kind === 'unknown' && value !== 0 && unit.at(value) === ir.FUNCTION_VALUE
        if (type === 0 || isUnknown) parts.push(typeOf(w, unit, value))
        break
      }
    }
  }
  if (annotated && annotated.kind !== 'unknown') return annotated
  const signatures = overloads.filter(
    (f) => f.kind === 'function' && (unit.at(f.record + ir.F_FLAGS) & ir.HAS_BODY) === 0,
  )
  if (signatures.length > 1) parts.unshift({ kind: 'overloads', of: signatures })
  else parts.unshift(...(signatures.length === 1 ? signatures : overloads.slice(-1)))
  if (parts.every((p) => p.kind === 'unknown' || isOpen(p) || isStandIn(p))) {
    const written = unit.writes(entity, MOST_WRITTEN).map((value) => typeOf(w, unit, value))
    const known = written.filter((p) => p.kind !== 'unknown' && !isEmpty(p))
    if (parts.every(isEmpty) && known.length > 0) return union(known)
    parts.push(...(parts.some((p) => isBlank(p) || isFlag(p)) ? written.filter(isOfRepository) : written))
  }
  // A function merged with a namespace is both. A union would make the namespace's members look like alternatives.
  if (parts.length > 1 && parts.some((p) => p.kind === 'shape' && p.static)) {
    const known = parts.filter((p) => p.kind !== 'unknown')
    return known.length > 1 ? { kind: 'intersection', of: known } : (known[0] ?? UNKNOWN)
  }
  return union(parts)
}

/** A collection of which no element is known. */
export function isEmpty(type: Type): boolean {
  return type.kind === 'standard' && GROWING.has(type.name) && type.parameters.every((of) => of.kind === 'unknown')
}

/** `{}` */
const isBlank = (type: Type): boolean => type.kind === 'shape' && isEmptyLiteral(type.unit, type.shape)

/** `let socket = false`: what is not there yet may be written so. */
export const isFlag = (type: Type): boolean => type.kind === 'primitive' && type.number === ir.P_BOOLEAN

/** Whether something is only there until something else is assigned. */
export const isStandIn = (type: Type): boolean => isNothing(type) || isEmpty(type) || isBlank(type) || isFlag(type)

/** More values of one variable are not looked at. */
const MOST_WRITTEN = 16

const GROWING: ReadonlySet<string> = new Set(['Array', 'Map', 'Set'])

export function isNothing(type: Type): boolean {
  return type.kind === 'primitive' && type.number >= ir.P_NULL && type.number <= 9
}

export function typeOfParameter(w: World, unit: SourceUnit, record: number, position: number): Type {
  const parameter = unit.list(unit.at(record + ir.F_PARAMETERS))[position]
  if (parameter === undefined) return UNKNOWN
  const declared = unit.at(parameter + 2)
  if (declared !== 0) {
    const said = typeOfAnnotation(w, unit, declared)
    // A type in a comment that cannot be resolved is ignored.
    if (unit.typescript || said.kind !== 'unknown') return said
  }
  const expected = contextOf(w, unit, record)
  if (expected.kind !== 'unknown') {
    const given = parameterFromContext(w, expected, position, (unit.at(parameter + 4) & ir.VARIADIC) !== 0)
    if (given.kind !== 'unknown') return given
  }
  const fallback = unit.at(parameter + 3)
  const known = fallback === 0 ? UNKNOWN : typeOf(w, unit, fallback)
  return known.kind === 'unknown' || isNothing(known)
    ? argumentOf(unit, parameter)
    : union([argumentOf(unit, parameter), known])
}

/** An untyped parameter is a type parameter that each call binds to the type of its argument. */
export function argumentOf(unit: SourceUnit, parameter: number): Type {
  return { kind: 'parameter', unit, declaration: parameter }
}

export function heritageTypes(w: World, unit: SourceUnit, shape: number): Type[] {
  return unit.list(unit.at(shape + ir.S_EXTENDS)).map((h) => typeOf(w, unit, unit.at(h + 1)))
}

/** What the type that is expected of a function says of `this` in it: `(this: T, …) => R`. */
function thisExpected(w: World, unit: SourceUnit, record: number): Type {
  const expected = contextOf(w, unit, record)
  const parts = expected.kind === 'union' || expected.kind === 'overloads' ? expected.of : [expected]
  for (const type of parts) {
    const isCalled = type.kind === 'shape' && !type.static
    const part = isCalled ? (callSignatures(type, 0)[0] ?? type) : type
    const said = part.kind === 'function' ? part.unit.at(part.record + ir.F_THIS_TYPE) : 0
    if (part.kind === 'function' && said !== 0)
      return substitute(typeOfAnnotation(w, part.unit, said), part.environment)
  }
  return UNKNOWN
}

/** The type of `this`. `record` is a function, a shape (negative: the class itself rather than an instance), or 0 for unknown. */
export function typeOfThis(w: World, unit: SourceUnit, record: number): Type {
  if (record === 0) return UNKNOWN
  if (record < 0) return { kind: 'shape', unit, shape: -record, static: true, environment: undefined }
  if (unit.at(record) === ir.SHAPE) return { kind: 'shape', unit, shape: record, static: false, environment: undefined }
  const explicit = unit.at(record + ir.F_THIS_TYPE)
  if (explicit !== 0) return typeOfAnnotation(w, unit, explicit)
  const said = unit.typescript ? thisExpected(w, unit, record) : UNKNOWN
  if (said.kind !== 'unknown') return said
  const made: Type = { kind: 'made', unit, record, environment: undefined }
  const owner = unit.at(record + ir.F_OWNER)
  if (owner === 0) return made
  if (unit.at(owner) === ir.SHAPE) {
    const isStatic = (unit.at(record + ir.F_FLAGS) & ir.STATIC) !== 0
    if (unit.at(owner + ir.S_KIND) === ir.LITERAL) {
      const options = thisOfOptions(w, unit, owner)
      if (options.kind !== 'unknown') return options
      // The literal's contextual type is the type of `this` in its methods.
      const expected = contextOf(w, unit, owner)
      if (expected.kind === 'shape' || expected.kind === 'intersection') return expected
    }
    return {
      kind: 'shape',
      unit,
      shape: owner,
      static: isStatic && unit.at(owner + ir.S_KIND) === ir.CLASS,
      environment: undefined,
    }
  }
  const place = typeOf(w, unit, owner)
  return unit.at(record + ir.F_INSTANCE) === 0 ? place : { kind: 'intersection', of: [place, made] }
}
