/** The names of the members of a module or of an object literal, for packages that go through all of them. */

import * as ir from '../ir.ts'
import { MOST_MODULES } from '../modules/export-targets.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'
import type { Type } from './types.ts'
import { typeOf } from './values.ts'

/** More members than these are not gone through. */
const MOST_NAMES = 1000

export function memberNames(w: World, type: Type): readonly string[] {
  const names = new Set<string>()
  collect(w, type, names, new Set())
  return [...names].slice(0, MOST_NAMES)
}

function collect(w: World, type: Type, names: Set<string>, seen: Set<SourceUnit | string>): void {
  if (seen.size > MOST_MODULES) return
  if (type.kind === 'place') collect(w, type.base, names, seen)
  if (type.kind === 'intersection') for (const part of type.of) collect(w, part, names, seen)
  if (type.kind === 'shape' && !seen.has(keyOf(type))) {
    const { unit, shape } = type
    seen.add(keyOf(type))
    for (const name of unit.members(shape).keys()) names.add(name)
    for (const spread of unit.list(unit.at(shape + ir.S_SPREADS))) collect(w, typeOf(w, unit, spread), names, seen)
  }
  if (type.kind !== 'module' || seen.has(type.unit)) return
  const { unit } = type
  seen.add(unit)
  for (const name of unit.exportedNames()) if (name !== '*' && name !== '=') names.add(name)
  for (const record of unit.exported('*')) {
    const target = w.module(unit, unit.at(record + 4))
    if (target && 'unit' in target) collect(w, { kind: 'module', unit: target.unit }, names, seen)
  }
}

/** Shapes of different files have the same numbers. */
const keyOf = ({ unit, shape }: { unit: SourceUnit; shape: number }): string => `${unit.index}:${shape}`
