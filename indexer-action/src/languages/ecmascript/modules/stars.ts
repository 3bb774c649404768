/** Which `export *` of a barrel may say what a name is: large barrels have hundreds of them, and every use of a name asks. */
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'

interface Stars {
  readonly byName: ReadonlyMap<string, readonly number[]>
  /** Those of which it is not known what they export: packages, scripts, and modules that lead back here. */
  readonly open: readonly number[]
}

const OPEN: Stars = { byName: new Map(), open: [0] }

const known = new WeakMap<SourceUnit, Stars>()

/** The `export *` records of a module, in their order, without those that certainly export nothing of that name. */
export function starsFor(w: World, unit: SourceUnit, name: string): readonly number[] {
  const all = unit.exported('*')
  if (all.length < 2) return all
  const { byName, open } = starsOf(w, unit)
  const named = byName.get(name) ?? []
  if (open.length === 0) return named
  return named.length === 0 ? open : [...named, ...open].sort((a, b) => a - b)
}

function starsOf(w: World, unit: SourceUnit): Stars {
  const made = known.get(unit)
  if (made) return made
  known.set(unit, OPEN)
  const byName = new Map<string, number[]>()
  const open: number[] = []
  for (const record of unit.exported('*')) {
    const target = w.module(unit, unit.at(record + 4))
    if (!target) continue
    const names = 'unit' in target ? namesOf(w, target.unit) : undefined
    if (!names) open.push(record)
    for (const name of names ?? []) {
      const list = byName.get(name)
      if (!list) byName.set(name, [record])
      else if (list.at(-1) !== record) list.push(record)
    }
  }
  const found = { byName, open }
  known.set(unit, found)
  return found
}

/** All names that a module exports; undefined where that cannot be told. */
function namesOf(w: World, unit: SourceUnit): readonly string[] | undefined {
  // A script's exports are also what it assigns, and what other files assign to it.
  if (!unit.typescript || unit.exported('=').length > 0) return undefined
  if (unit.at(unit.at(unit.surface.exportsShape + ir.S_MEMBERS)) > 0) return undefined
  if (unit.exported('*').length === 0) return unit.exportedNames()
  const { byName, open } = starsOf(w, unit)
  return open.length > 0 ? undefined : [...unit.exportedNames(), ...byName.keys()]
}
