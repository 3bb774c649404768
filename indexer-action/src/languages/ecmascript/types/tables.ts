/**
 * Constants that are written to hold anything under any name, and begin with an object that has some:
 * `const routes: Record<string, string> = { home: '/' }`. The type knows no `routes.home`; the object does.
 */
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import { type Target, valueTargets } from '../targets.ts'
import type { World } from '../world.ts'
import { memberType } from './members.ts'
import { typeOf } from './values.ts'

/** The keys of that name in the object with which a constant begins; none if anything else is assigned to it. */
export function keyTargets(w: World, unit: SourceUnit, object: number, name: string): Target[] {
  const op = unit.at(object)
  if (op === ir.NAME && unit.at(object + 1) > 0) {
    const entity = unit.at(object + 1)
    if (unit.at(unit.at(entity + ir.E_DECLARATION) + ir.D_KIND) !== ir.IMPORT_BINDING)
      return inTable(w, unit, entity, name)
  }
  if (op !== ir.NAME && op !== ir.MEMBER) return []
  return valueTargets(w, unit, object, ir.VALUE_SPACE).flatMap((target) => {
    const symbol = target.unit?.symbols[target.definition - 1]
    if (!target.unit || !symbol || symbol.parent !== undefined) return []
    return inTable(w, target.unit, target.unit.top(symbol.name), name)
  })
}

function inTable(w: World, unit: SourceUnit, entity: number, name: string): Target[] {
  if (entity === 0 || unit.at(entity + ir.E_WRITES) !== 0) return []
  return unit.declarations(entity).flatMap((declaration) => {
    const value = unit.at(declaration + ir.D_VALUE)
    const isTable =
      unit.at(declaration + ir.D_KIND) === ir.VARIABLE &&
      unit.at(declaration + ir.D_TYPE) !== 0 &&
      unit.at(value) === ir.SHAPE_VALUE &&
      unit.at(unit.at(value + 1) + ir.S_KIND) === ir.LITERAL
    if (!isTable) return []
    return (unit.members(unit.at(value + 1)).get(name) ?? [])
      .map((member) => unit.at(member + ir.M_DEFINITION))
      .filter((definition) => definition !== 0)
      .map(
        (definition): Target => ({
          unit,
          definition,
          type: () => memberType(w, typeOf(w, unit, value), name),
          via: 'type',
        }),
      )
  })
}
