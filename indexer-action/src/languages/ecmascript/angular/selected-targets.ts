/** What Angular finds for a component's template by the selectors of classes, and by the names of pipes and files. */
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import { entityTargets, type Target } from '../targets.ts'
import { memberTargets } from '../types/members.ts'
import type { Type } from '../types/types.ts'
import { typeOf } from '../types/values.ts'
import type { World } from '../world.ts'
import { IMPORTS, OF_TEMPLATE } from './names.ts'

const TEST_FILE = /\.(?:spec|test|stories)\.[jt]sx?$|(?:^|\/)(?:tests?|testing|__tests__|__mocks__)\//

/** Whether a component says that its template is in this file. */
export const isTemplate = (w: World, path: string): boolean => (w.globals.get(OF_TEMPLATE + path) ?? []).length > 0

/**
 * The class or file of a SELECTED record: the only one of that name, or the only one of several that the component imports. Stand-ins
 * in tests count only in their own file.
 */
export function selectedTargets(w: World, unit: SourceUnit, record: number): Target[] {
  const entries = w.globals.get(unit.name(unit.at(record + 1))) ?? []
  const fitting = entries.filter((entry) => entry.unit === unit || !TEST_FILE.test(entry.unit.path))
  const found = fitting.flatMap((entry) =>
    entityTargets(w, entry.unit, entry.entity, ir.VALUE_SPACE).map((t): Target => ({ ...t, via: 'unique_name' })),
  )
  if (found.length < 2) return found
  const own = unit.at(record + 2)
  const imported = own === 0 ? [] : memberTargets(w, typeOf(w, unit, own), IMPORTS).flatMap((t) => classesIn(t.type()))
  const known = found.filter((t) => imported.some((one) => isSameClass(one, t.type())))
  return known.length === 1 ? known.map((t): Target => ({ ...t, via: 'import' })) : []
}

/** The classes in a list of them. */
function classesIn(type: Type): Type[] {
  if (type.kind === 'union') return type.of.flatMap(classesIn)
  if (type.kind === 'tuple') return type.items.flatMap(classesIn)
  if (type.kind === 'standard') return type.parameters.flatMap(classesIn)
  return type.kind === 'shape' && type.static ? [type] : []
}

const isSameClass = (one: Type, other: Type): boolean =>
  one.kind === 'shape' && other.kind === 'shape' && one.unit === other.unit && one.shape === other.shape
