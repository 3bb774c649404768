/** What reading and writing a property runs. */
import * as ir from './ir.ts'
import type { SourceUnit } from './program.ts'
import { isAmong, nameTargets, type Target } from './targets.ts'
import { UNKNOWN } from './types/types.ts'
import type { World } from './world.ts'

const CALLS: ReadonlySet<number> = new Set([ir.CALLED, ir.CONSTRUCTED])
const READS: ReadonlySet<number> = new Set([
  ...[ir.READ, ir.UPDATED, ir.SHORTHAND, ir.EXTENDS, ir.APPLIED, ir.DISPATCHED],
  ...CALLS,
])
const WRITES: ReadonlySet<number> = new Set([ir.WRITE, ir.UPDATED])

/** What a use of properties runs, besides what it calls by their names. */
export function accessorsOf(w: World, targets: readonly Target[], use: number): Target[] {
  const run = targets.flatMap(({ unit, accessors }) =>
    unit === undefined || accessors === undefined
      ? []
      : [
          ...(READS.has(use) ? functionOf(w, unit, accessors.getter) : []),
          ...(WRITES.has(use) ? functionOf(w, unit, accessors.setter) : []),
        ],
  )
  if (!CALLS.has(use)) return run
  return run.filter((one) => !isAmong(targets, one))
}

/** The definition of a FUNCTION, or of what a NAME means. */
function functionOf(w: World, unit: SourceUnit, record: number): Target[] {
  if (record === 0) return []
  if (unit.at(record) === ir.NAME)
    return nameTargets(w, unit, record, ir.VALUE_SPACE).filter((target) => target.definition !== 0)
  return functionTarget(unit, record)
}

export function functionTarget(unit: SourceUnit, record: number): Target[] {
  const definition = (unit.at(record + ir.F_FLAGS) & ir.HAS_BODY) === 0 ? 0 : unit.at(record + ir.F_DEFINITION)
  return definition > 0 ? [{ unit, definition, type: () => UNKNOWN, via: 'type' }] : []
}
