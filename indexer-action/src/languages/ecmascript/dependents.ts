/**
 * Whose links may be others when some files offer something else than they did.
 *
 * What a file says is seen from another one in three ways: through a module that the other names, by a name that is global, or
 * by a member that it puts on what the other declares. The last is looked at only as far as to tell that it happens.
 */

import type { LinkerFile } from '../language.ts'
import { WINDOWS } from './builtin-names.ts'
import { addsToOthers } from './commons.ts'
import { type Reach, reachesOut } from './expandos.ts'
import type * as ir from './ir.ts'
import { SourceUnit } from './program.ts'
import type { World } from './world.ts'

/** Positions of the files, those that changed left out. Undefined where it may be any of them. */
export function dependentsOf(
  w: World,
  units: readonly SourceUnit[],
  reaches: ReadonlyMap<SourceUnit, Reach>,
  before: ReadonlyMap<number, LinkerFile<ir.Surface>>,
): readonly number[] | undefined {
  const old = new Map([...before].map(([at, file]) => [at, new SourceUnit(at, file)]))
  if ([...old.values()].some((unit) => reachesOut(unit) || addsToOthers(unit))) return undefined
  const importers = importersOf(w, units)
  const mentioning = mentionsOf(units, [...old.values()])
  const reached = new Set([...old.keys()].map((at) => units[at] as SourceUnit))
  // Grows while it is walked.
  for (const unit of reached) {
    const reach = reaches.get(unit)
    // What it gives may have gone elsewhere.
    if (reach && [...reach.through].some((other) => old.has(other.index))) return undefined
    for (const other of reach?.holders ?? []) reached.add(other)
    for (const other of importers.get(unit) ?? []) reached.add(other)
    const said = old.get(unit.index)
    for (const name of [...globalNames(unit), ...(said ? globalNames(said) : [])])
      for (const other of mentioning.get(name) ?? []) reached.add(other)
  }
  return [...reached].flatMap(({ index }) => (before.has(index) ? [] : [index]))
}

/** By file: those that name it as a module. Declarations beside a script, and modules that are declared elsewhere, included. */
function importersOf(w: World, units: readonly SourceUnit[]): Map<SourceUnit, SourceUnit[]> {
  const importers = new Map<SourceUnit, SourceUnit[]>()
  const add = (target: SourceUnit | undefined, unit: SourceUnit): void => {
    if (!target) return
    const known = importers.get(target)
    if (known) known.push(unit)
    else importers.set(target, [unit])
  }
  for (const unit of units) {
    // Whoever sees an interface sees what others add to it.
    for (const blocks of unit.augmented.values()) for (const block of blocks) add(block.unit, unit)
    for (const at of unit.surface.modules.keys()) {
      const target = w.module(unit, at)
      if (!target || 'package' in target) continue
      if ('ambient' in target) add(target.ambient.unit, unit)
      else {
        add(target.unit, unit)
        add(target.typed, unit)
      }
    }
  }
  return importers
}

/** By global name: the files in which it stands, whatever it means there. */
function mentionsOf(units: readonly SourceUnit[], old: readonly SourceUnit[]): Map<string, SourceUnit[]> {
  const mentioning = new Map<string, SourceUnit[]>()
  for (const unit of [...units, ...old]) for (const name of globalNames(unit)) mentioning.set(name, [])
  if (mentioning.size > 0) for (const unit of units) for (const name of unit.strings) mentioning.get(name)?.push(unit)
  return mentioning
}

/** What every file can see of this one: a script's own names, what it declares to be global, and modules that it declares. */
function globalNames(unit: SourceUnit): string[] {
  const { isModule, top, globals, ambient } = unit.surface
  const names: string[] = []
  for (const pairs of isModule ? [globals, ambient] : [top, globals, ambient])
    for (let at = 0; at < pairs.length; at += 2) names.push(unit.name(pairs[at] as number))
  // Its members are found on what nobody calls by that name.
  return names.includes('Window') ? [...names, ...WINDOWS] : names
}
