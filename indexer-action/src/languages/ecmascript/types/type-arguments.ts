/** What type parameters stand for: the types that are written for them, and their defaults. */

import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'
import { typeOfAnnotation } from './annotations.ts'
import { substitute } from './substitution.ts'
import { type Environment, parameterKey, type Type } from './types.ts'

/** The environment of a list of type parameters; undefined if there are none. */
export function bind(w: World, unit: SourceUnit, parameters: number, args: readonly Type[]): Environment | undefined {
  const list = unit.list(parameters)
  if (list.length === 0) return undefined
  const environment = new Map<number, Type>()
  list.forEach((declaration, at) => {
    const given = args[at]
    if (given) environment.set(parameterKey(unit, declaration), given)
  })
  addDefaults(w, unit, list, environment)
  return environment
}

/** Gives type parameters that stand for nothing yet their defaults. */
export function addDefaults(
  w: World,
  unit: SourceUnit,
  parameters: readonly number[],
  environment: Map<number, Type>,
): void {
  for (const declaration of parameters) {
    const fallback = unit.at(declaration + ir.D_EXTRA)
    const key = parameterKey(unit, declaration)
    if (fallback !== 0 && !environment.has(key))
      environment.set(key, substitute(typeOfAnnotation(w, unit, fallback), environment))
  }
}
