/**
 * Finds the files whose links may change when the surfaces of some files change: those that the change can reach, and of these,
 * where it can be told by names (`affected-by-names.ts`), those that it concerns.
 *
 * A file depends on another's surface in three ways: by naming the other as a module, by a global name, or because the other
 * assigns members to objects that the file declares. For the third, it is only checked whether it occurs.
 */

import type { LinkerFile } from '../../language.ts'
import { isStandardGlobal } from '../builtin-names.ts'
import { addsToOthers, ambientOf, globalsOf } from '../commons.ts'
import { writtenOf } from '../components/registered-names.ts'
import { type Reach, reachesOut } from '../expandos.ts'
import type * as ir from '../ir.ts'
import { interfacesOf } from '../modules/augmentations.ts'
import { usedAs } from '../modules/host-additions.ts'
import { SourceUnit } from '../program.ts'
import { lacks } from '../types/builtins.ts'
import type { World } from '../world.ts'
import { mayAddElsewhere } from './additions.ts'
import { affectedByNames } from './affected-by-names.ts'

/** Positions of the dependents, without the changed files themselves; undefined if it may be any file. */
export function dependentsOf(
  w: World,
  units: readonly SourceUnit[],
  reaches: ReadonlyMap<SourceUnit, Reach>,
  before: ReadonlyMap<number, LinkerFile<ir.Surface>>,
  bodyOf: (at: number) => ir.Body,
): readonly number[] | undefined {
  const old = new Map([...before].map(([at, file]) => [at, new SourceUnit(at, file)]))
  if (mayAddElsewhere(units, old)) return undefined
  const from = (some: Iterable<SourceUnit>) => reachedFrom(w, units, reaches, old, some)
  const changed = [...old.keys()].map((at) => units[at] as SourceUnit)
  const reached = [...old.values()].some((unit) => reachesOut(unit) || addsToOthers(unit)) ? undefined : from(changed)
  const adding = [...units.filter((unit) => !reached || reached.has(unit)), ...old.values()]
  if (adding.some(addsToLanguage)) return undefined
  if (reached && [...reached].every(({ index }) => before.has(index))) return []
  const named = affectedByNames(w, units, reaches, old, bodyOf)
  const given = named && (named.giving.size === 0 ? named.giving : from(named.giving))
  const concerned = named && given && new Set([...named.files, ...given])
  const found = reached && concerned ? [...concerned].filter((unit) => reached.has(unit)) : (concerned ?? reached)
  return found && [...found].flatMap(({ index }) => (before.has(index) ? [] : [index]))
}

/** All that these can reach, themselves included; undefined if it may be any file. */
function reachedFrom(
  w: World,
  units: readonly SourceUnit[],
  reaches: ReadonlyMap<SourceUnit, Reach>,
  old: ReadonlyMap<number, SourceUnit>,
  from: Iterable<SourceUnit>,
): ReadonlySet<SourceUnit> | undefined {
  const importers = importersOf(w, units)
  const mentioning = mentionsOf(units, [...old.values()])
  const reached = new Set(from)
  // Grows during the iteration.
  for (const unit of reached) {
    const reach = reaches.get(unit)
    // Members that this file assigns may have been placed elsewhere before the change.
    if (reach && [...reach.through].some((other) => old.has(other.index))) return undefined
    for (const other of reach?.holders ?? []) reached.add(other)
    for (const other of importers.get(unit) ?? []) reached.add(other)
    const said = old.get(unit.index)
    for (const name of [...globalNames(unit), ...(said ? globalNames(said) : [])])
      for (const other of mentioning.get(name) ?? []) reached.add(other)
  }
  return reached
}

/** For each file, the files that name it as a module, including declaration files beside a script and ambient modules. */
function importersOf(w: World, units: readonly SourceUnit[]): Map<SourceUnit, SourceUnit[]> {
  const importers = new Map<SourceUnit, SourceUnit[]>()
  const add = (target: SourceUnit | undefined, unit: SourceUnit): void => {
    if (!target) return
    const known = importers.get(target)
    if (known) known.push(unit)
    else importers.set(target, [unit])
  }
  for (const unit of units) {
    // A file that sees an interface also sees what other files add to it.
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

/** For each global name of these files, the files that contain the name, whatever it means there. */
function mentionsOf(units: readonly SourceUnit[], old: readonly SourceUnit[]): Map<string, SourceUnit[]> {
  const mentioning = new Map<string, SourceUnit[]>()
  for (const unit of [...units, ...old]) for (const name of globalNames(unit)) mentioning.set(name, [])
  if (mentioning.size > 0) for (const unit of units) for (const name of unit.strings) mentioning.get(name)?.push(unit)
  return mentioning
}

/** Whether it gives members to types of the language. They are used without a word that tells where they come from. */
function addsToLanguage(unit: SourceUnit): boolean {
  return [...globalsOf(unit)].some(
    ([name, entity]) =>
      isStandardGlobal(name) &&
      interfacesOf(unit, entity).some(({ shape }) => [...unit.members(shape).keys()].some((key) => lacks(name, key))),
  )
}

/** Names of a file that every file can see: a script's top-level names, declared globals and ambient modules. */
function globalNames(unit: SourceUnit): string[] {
  const names = [...globalsOf(unit), ...ambientOf(unit)].map(([name]) => writtenOf(name))
  return names.flatMap((name) => [name, ...usedAs(name)])
}
