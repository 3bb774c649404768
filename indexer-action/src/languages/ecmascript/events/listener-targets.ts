/** What listens for an event that is sent. */
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import { entityTargets, isAmong, type Target, valueTargets } from '../targets.ts'
import { memberTargets } from '../types/members.ts'
import { typeOf } from '../types/values.ts'
import type { World } from '../world.ts'

/** The methods that listen for what a SENT record says. */
export function listenerTargets(w: World, unit: SourceUnit, record: number): Target[] {
  const entries = w.globals.get(unit.name(unit.at(record + 1))) ?? []
  if (entries.length === 0 || !isEmitter(w, unit, unit.at(record + 3))) return []
  const key = unit.at(record + 2)
  const means = keyTargets(w, unit, key)
  return entries.flatMap(({ unit: other, entity }) => {
    const [declaration = 0] = other.declarations(entity)
    const own = other.at(declaration + ir.D_EXTRA)
    const isSame = unit.at(key) === ir.STRING || keyTargets(w, other, own).some((target) => isAmong(means, target))
    return isSame ? entityTargets(w, other, entity, ir.VALUE_SPACE).filter((t) => t.definition > 0) : []
  })
}

/** What a key that is no text leads to: of `Shop.opened()`, the method. */
export function keyTargets(w: World, unit: SourceUnit, key: number): Target[] {
  if (key === 0 || unit.at(key) === ir.STRING) return []
  const named = unit.at(key) === ir.CALL ? unit.at(key + 1) : key
  return valueTargets(w, unit, named, ir.VALUE_SPACE).filter((t) => t.definition > 0)
}

/** Whether a value may be the emitter of Nest: outputs of Angular and what the repository declares send to whom they know. */
function isEmitter(w: World, unit: SourceUnit, value: number): boolean {
  const type = typeOf(w, unit, value)
  if (type.kind === 'external') return !type.package.startsWith('npm:@angular')
  return !memberTargets(w, type, 'emit').some((t) => t.definition > 0)
}
