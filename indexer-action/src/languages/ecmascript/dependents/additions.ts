/**
 * Whether files still add to what they added to before. `declare module './all' { interface Registry { … } }` adds to the
 * interface that './all' offers under this name, wherever that comes from (`augmentations.ts`).
 */
import { addsToOthers, ambientOf } from '../commons.ts'
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'

/** Whether files may now add to something else than before, because what they name is passed on from elsewhere. */
export function mayAddElsewhere(units: readonly SourceUnit[], old: ReadonlyMap<number, SourceUnit>): boolean {
  const added = units
    .filter(addsToOthers)
    .flatMap((unit) => [...ambientOf(unit)].flatMap(([, shape]) => namesIn(unit, shape)))
  if (added.length === 0) return false
  const moved = new Set<string>()
  for (const [at, was] of old) {
    if (!isSame(starsOf(was), starsOf(units[at] as SourceUnit))) return true
    const [then, now] = [originsOf(was), originsOf(units[at] as SourceUnit)]
    for (const name of new Set([...then.keys(), ...now.keys()]))
      if (!isSame(then.get(name) ?? [], now.get(name) ?? [])) moved.add(name)
  }
  if (moved.size === 0) return false
  const passed = units.flatMap((unit) => [...originsOf(unit)])
  // Grows during the iteration.
  for (const name of moved) for (const [other, origins] of passed) if (origins.includes(name)) moved.add(other)
  return added.some((name) => moved.has(name))
}

/** For each export, the modules from which it is passed on, and what it is called there; or its name in the file itself. */
function originsOf(unit: SourceUnit): Map<string, string[]> {
  const origins = new Map<string, string[]>()
  const add = (name: string, module: number, imported: number): void => {
    const known = origins.get(name) ?? []
    origins.set(name, [...known, `'${unit.name(unit.surface.modules[module] as number)}'`, unit.name(imported)])
  }
  for (const record of unit.surface.exports) {
    const [kind, name, value, module] = [1, 2, 3, 4].map((n) => unit.at(record + n)) as [number, number, number, number]
    if (kind === ir.EXPORT_FROM) add(unit.name(name), module, value)
    if (kind !== ir.EXPORT_ENTITY) continue
    const imported = unit
      .declarations(value)
      .filter((d) => unit.at(d + ir.D_KIND) === ir.IMPORT_BINDING)
      .map((d) => unit.at(d + ir.D_VALUE))
      .find((given) => unit.at(given) === ir.IMPORTED)
    if (imported !== undefined) add(unit.name(name), unit.at(imported + 1), unit.at(imported + 2))
    else origins.set(unit.name(name), [...(origins.get(unit.name(name)) ?? []), unit.name(unit.at(value + ir.E_NAME))])
  }
  return origins
}

/** What it passes on without naming it. */
export function starsOf(unit: SourceUnit): string[] {
  return unit.exported('*').map((record) => unit.name(unit.surface.modules[unit.at(record + 4)] as number))
}

/** The modules to which it adds, each with the names of what it adds there. */
export function additionsOf(unit: SourceUnit): string[] {
  if (!addsToOthers(unit)) return []
  return [...ambientOf(unit)].flatMap(([module, shape]) => [`'${module}'`, ...namesIn(unit, shape)])
}

function namesIn(unit: SourceUnit, shape: number): string[] {
  return unit.list(unit.at(shape + ir.S_MEMBERS)).map((member) => unit.name(unit.at(member + ir.M_NAME)))
}

export function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at])
}
