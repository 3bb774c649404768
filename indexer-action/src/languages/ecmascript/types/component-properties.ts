/** What the properties of JSX's elements are: of components, and of the host's own elements. */

import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'
import { typeOfAnnotation } from './annotations.ts'
import { parameterFromContext } from './contexts.ts'
import { unify } from './inference.ts'
import { memberType } from './members.ts'
import { substitute } from './substitution.ts'
import { type Environment, parameterKey, type Type, UNKNOWN } from './types.ts'
import { typeOf } from './values.ts'

/** The type of a JSX element's properties: a component's first parameter, or what declares the host's element (INTRINSIC). */
export function propertiesOf(w: World, unit: SourceUnit, element: number): Type {
  const tag = unit.at(element + 1)
  if (tag === 0) return UNKNOWN
  if (unit.at(tag) === ir.INTRINSIC)
    return memberType(w, elementsOf(w, unit, unit.at(tag + 1)), unit.name(unit.at(tag + 2)))
  const component = typeOf(w, unit, tag)
  const properties = propertiesTaken(w, component)
  const parameters = typeParametersOf(component)
  return parameters.length === 0 ? properties : substitute(properties, bound(w, unit, element, parameters, properties))
}

/** The properties that a component takes: a function's first parameter, or the `props` of a class. */
export function propertiesTaken(w: World, component: Type): Type {
  if (component.kind !== 'shape' || !component.static) return parameterFromContext(w, component, 0, false)
  return memberType(w, { ...component, static: false }, 'props')
}

/** The first type of a list that is not unknown. */
export function elementsOf(w: World, unit: SourceUnit, types: number): Type {
  for (const type of unit.list(types)) {
    const found = typeOfAnnotation(w, unit, type)
    if (found.kind !== 'unknown') return found
  }
  return UNKNOWN
}

/** The keys of a component's own type parameters. */
function typeParametersOf(component: Type): number[] {
  const { kind } = component
  if (kind !== 'function' && (kind !== 'shape' || !component.static)) return []
  const { unit } = component
  const list = kind === 'function' ? component.record + ir.F_TYPE_PARAMETERS : component.shape + ir.S_TYPE_PARAMETERS
  return unit.list(unit.at(list)).map((declaration) => parameterKey(unit, declaration))
}

/** The element's type arguments, or what the attributes that are no functions tell: `<List<User> …>`, `<List items={users}>`. */
function bound(
  w: World,
  unit: SourceUnit,
  element: number,
  parameters: readonly number[],
  properties: Type,
): Environment {
  const environment = new Map<number, Type>()
  const written = unit.list(unit.at(element + 2))
  parameters.forEach((key, at) => {
    const given = written[at]
    if (given !== undefined) environment.set(key, typeOfAnnotation(w, unit, given))
  })
  if (written.length > 0) return environment
  for (const attribute of unit.list(unit.at(element + 3))) {
    const value = unit.at(attribute + 3)
    if (value === 0 || unit.at(value) === ir.FUNCTION_VALUE) continue
    unify(w, memberType(w, properties, unit.name(unit.at(attribute + 2))), typeOf(w, unit, value), environment, 0)
  }
  return environment
}
