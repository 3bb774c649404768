/**
 * Module augmentations: `declare module './registry' { interface Registry { … } }` adds members to an interface of the
 * repository. The block and the module's own declaration form one interface. The module may merely re-export it from another.
 */
import { addsToOthers, type Block } from '../commons.ts'
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import { type Environment, parameterKey, type Type } from '../types/types.ts'
import type { World } from '../world.ts'
import type { Entity } from './namespaces.ts'

/** The largest number of modules through which a re-exported name is followed. */
const MOST_PASSAGES = 20

export function placeAugmentations(w: World, unit: SourceUnit): void {
  if (!addsToOthers(unit)) return
  const { ambient } = unit.surface
  for (let at = 0; at < ambient.length; at += 2) {
    const resolved = w.modules.resolve(unit.path, unit.name(ambient[at] as number))
    const target = resolved && 'file' in resolved ? w.units.get(resolved.file) : undefined
    if (!target) continue
    for (const member of unit.list(unit.at((ambient[at + 1] as number) + ir.S_MEMBERS))) {
      const entity = unit.at(member + ir.M_ENTITY)
      const added = entity === 0 ? [] : interfacesOf(unit, entity)
      const home = added.length === 0 ? undefined : homeOf(w, target, unit.name(unit.at(member + ir.M_NAME)), new Set())
      if (!home) continue
      for (const block of added) add(home, block)
      for (const block of interfacesOf(home.unit, home.entity)) add({ unit, entity }, block)
    }
  }
}

function add({ unit, entity }: Entity, block: Block): void {
  const known = unit.augmented.get(entity)
  if (known) known.push(block)
  else unit.augmented.set(entity, [block])
}

export function interfacesOf(unit: SourceUnit, entity: number): Block[] {
  return unit
    .declarations(entity)
    .filter((d) => unit.at(d + ir.D_KIND) === ir.INTERFACE_DECLARATION)
    .map((d) => ({ unit, shape: unit.at(d + ir.D_EXTRA) }))
}

/** The entity that a module exports under a name, where it is declared: re-exports are followed. */
function homeOf(w: World, unit: SourceUnit, name: string, seen: Set<SourceUnit>): Entity | undefined {
  if (seen.has(unit) || seen.size > MOST_PASSAGES) return undefined
  seen.add(unit)
  const through = (module: number, imported: string): Entity | undefined => {
    const target = w.module(unit, module)
    return target && 'unit' in target ? homeOf(w, target.unit, imported, seen) : undefined
  }
  for (const record of unit.exported(name)) {
    const value = unit.at(record + 3)
    if (unit.at(record + 1) === ir.EXPORT_FROM) return through(unit.at(record + 4), unit.name(value))
    if (unit.at(record + 1) !== ir.EXPORT_ENTITY) continue
    for (const d of unit.declarations(value)) {
      const imported = unit.at(d + ir.D_VALUE)
      if (unit.at(d + ir.D_KIND) === ir.IMPORT_BINDING && unit.at(imported) === ir.IMPORTED)
        return through(unit.at(imported + 1), unit.name(unit.at(imported + 2)))
    }
    return { unit, entity: value }
  }
  for (const record of unit.exported('*')) {
    const found = through(unit.at(record + 4), name)
    if (found) return found
  }
  return undefined
}

/** Rebinds the type arguments of one declaration of an interface to another's type parameters, which correspond by position. */
export function rebound(environment: Environment | undefined, from: Block, to: Block): Environment | undefined {
  const parameters = to.unit.list(to.unit.at(to.shape + ir.S_TYPE_PARAMETERS))
  if (!environment || parameters.length === 0) return environment
  const own = from.unit.list(from.unit.at(from.shape + ir.S_TYPE_PARAMETERS))
  const bound = new Map<number, Type>(environment)
  parameters.forEach((parameter, at) => {
    const given = at < own.length ? environment.get(parameterKey(from.unit, own[at] as number)) : undefined
    if (given) bound.set(parameterKey(to.unit, parameter), given)
  })
  return bound
}
