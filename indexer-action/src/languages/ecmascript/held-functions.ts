/** Functions behind variables, properties and tables: what a call through these may call. */
import * as ir from './ir.ts'
import { isAmong, type Target } from './targets.ts'
import { addedByKey } from './types/assigned-members.ts'
import { runs, type Type } from './types/types.ts'
import { typeOf } from './types/values.ts'
import type { World } from './world.ts'

/** Larger tables are left out: a call through them could mean any member. Of other values, no more functions are looked at. */
const MOST_HELD = 24

/** Functions of the repository among the types of the targets. */
export function functionsIn(targets: readonly Target[]): Target[] {
  const found: Target[] = []
  const visit = (of: Type, depth: number) => {
    const type = runs(of)
    if (depth > 3 || found.length >= MOST_HELD) return
    if (type.kind === 'function') {
      const definition = type.unit.at(type.record + ir.F_DEFINITION)
      if (definition > 0 && !isAmong(found, { unit: type.unit, definition }))
        found.push({ unit: type.unit, definition, type: () => type, via: 'type' })
    } else if (type.kind === 'union' || type.kind === 'intersection' || type.kind === 'overloads')
      for (const part of type.of) visit(part, depth + 1)
    else if (type.kind === 'place') visit(type.base, depth + 1)
  }
  for (const target of targets) visit(target.type(), 0)
  return found
}

/** Functions that the members of object literals hold. */
export function functionsHeld(w: World, targets: readonly Target[]): Target[] {
  const found: Target[] = []
  for (const target of targets) {
    const type = target.type()
    const held = type.kind === 'place' ? type.base : type
    if (held.kind !== 'shape' || held.unit.at(held.shape + ir.S_KIND) === ir.CLASS) continue
    const members = held.unit.list(held.unit.at(held.shape + ir.S_MEMBERS))
    if (members.length > MOST_HELD) continue
    const values = members.map((member) => held.unit.at(member + ir.M_VALUE)).filter((value) => value !== 0)
    for (const value of [...values.map((value) => typeOf(w, held.unit, value)), ...addedByKey(w, held)]) {
      const one: Target = { unit: held.unit, definition: 0, type: () => value, via: 'type' }
      for (const held of functionsIn([one])) if (!isAmong(found, held)) found.push({ ...held, via: 'dynamic' })
    }
  }
  return found
}
