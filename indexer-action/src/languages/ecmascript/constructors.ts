import * as ir from './ir.ts'
import type { Target } from './targets.ts'
import { constructorOf } from './types/constructions.ts'
import type { Type } from './types/types.ts'
import type { World } from './world.ts'

/** The explicit constructor, own or inherited, of the class that a type denotes. */
export function constructorsOf(w: World, type: Type): Target[] {
  if (type.kind === 'union' || type.kind === 'intersection') return type.of.flatMap((part) => constructorsOf(w, part))
  if (type.kind === 'place') return constructorsOf(w, type.base)
  if (type.kind !== 'shape' || !type.static) return []
  const record = constructorOf(type.unit, type.shape)
  if (record === 0) return []
  const definition = type.unit.at(record + ir.F_DEFINITION)
  return definition > 0 ? [{ unit: type.unit, definition, type: () => type, via: 'type' }] : []
}
