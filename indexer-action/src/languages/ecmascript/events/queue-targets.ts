/** What runs the jobs that are added to a queue. */
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import { entityTargets, isAmong, type Target } from '../targets.ts'
import { typeOf } from '../types/values.ts'
import type { World } from '../world.ts'
import { keyTargets } from './listener-targets.ts'

/** The methods that run what an ENQUEUED record adds, and whether it is told that each of them does. */
export function jobTargets(w: World, unit: SourceUnit, record: number): { found: Target[]; isCertain: boolean } {
  const [queue, job] = [unit.at(record + 2), unit.at(record + 3)]
  const runs = (w.globals.get(unit.name(unit.at(record + 1))) ?? []).flatMap(({ unit: other, entity }) => {
    const [declaration = 0] = other.declarations(entity)
    const [ownQueue = 0, ownJob = 0] = other.list(other.at(other.at(declaration + ir.D_EXTRA) + 4))
    if (!isSame(w, unit, queue, other, ownQueue)) return []
    const targets = entityTargets(w, other, entity, ir.VALUE_SPACE).filter((t) => t.definition > 0)
    return [{ other, ownJob, targets }]
  })
  const fitting = runs.filter(({ other, ownJob }) => ownJob !== 0 && job !== 0 && isSame(w, unit, job, other, ownJob))
  const any = runs.filter(({ ownJob }) => ownJob === 0)
  const isKnown = job !== 0 && (textOf(w, unit, job) !== undefined || keyTargets(w, unit, job).length > 0)
  const chosen = fitting.length > 0 ? fitting : isKnown ? any : runs
  return { found: chosen.flatMap(({ targets }) => targets), isCertain: isKnown || chosen.length === 1 }
}

/** Whether two keys are the same text, or lead to the same constant. */
function isSame(w: World, unit: SourceUnit, key: number, other: SourceUnit, own: number): boolean {
  const [text, ownText] = [textOf(w, unit, key), textOf(w, other, own)]
  if (text !== undefined && ownText !== undefined) return text === ownText
  const means = keyTargets(w, unit, key)
  return keyTargets(w, other, own).some((target) => isAmong(means, target))
}

function textOf(w: World, unit: SourceUnit, key: number): string | undefined {
  if (key === 0) return undefined
  if (unit.at(key) === ir.STRING) return unit.name(unit.at(key + 1))
  const type = typeOf(w, unit, key)
  return type.kind === 'literal' ? type.text : undefined
}
