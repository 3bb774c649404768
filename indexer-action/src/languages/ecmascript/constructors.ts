/** The constructors that `new` runs: those that are written in a class, and those that a class without one inherits. */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { functionTarget } from './accessors.ts'
import * as ir from './ir.ts'
import type { SourceUnit } from './program.ts'
import type { Target } from './targets.ts'
import { constructorOf } from './types/constructions.ts'
import { heritageTypes } from './types/declared-types.ts'
import { runs, type Type } from './types/types.ts'
import type { World } from './world.ts'

/** The explicit constructor of the class that a type denotes. */
export function constructorsOf(type: Type): Target[] {
  return partsOf(type).flatMap((part) => {
    if (part.kind !== 'shape' || !part.static) return []
    const { unit } = part
    const record = constructorOf(unit, part.shape)
    const definition = record === 0 ? 0 : unit.at(record + ir.F_DEFINITION)
    return definition > 0 ? [{ unit, definition, type: () => part, via: 'type' }] : []
  })
}

/** Classes among the types of the targets. */
export function classesIn(targets: readonly Target[]): Target[] {
  return targets
    .flatMap((target) => partsOf(target.type()))
    .flatMap((part) => {
      if (part.kind !== 'shape' || !part.static || part.unit.at(part.shape + ir.S_KIND) !== ir.CLASS) return []
      const definition = part.unit.at(part.shape + ir.S_DEFINITION)
      return definition > 0 ? [{ unit: part.unit, definition, type: () => part, via: 'type' }] : []
    })
}

interface Inheriting {
  symbol: SymbolFact
  /** Index of the symbol. */
  from: number
  inherited: Target[]
}

/** The classes of a file that have no constructor, with those that creating an instance runs. */
export function inheritedConstructors(w: World, unit: SourceUnit): Inheriting[] {
  return unit.surface.types.flatMap((shape) => {
    const from = unit.at(shape + ir.S_DEFINITION) - 1
    const symbol = unit.symbols[from]
    if (!symbol || unit.at(shape + ir.S_KIND) !== ir.CLASS || constructorOf(unit, shape) !== 0) return []
    w.steps = 0
    return [{ symbol, from, inherited: above(w, unit, shape, new Set()) }]
  })
}

function above(w: World, unit: SourceUnit, shape: number, met: Set<string>): Target[] {
  const one = `${unit.index}:${shape}`
  if (met.has(one)) return []
  met.add(one)
  return heritageTypes(w, unit, shape)
    .flatMap(partsOf)
    .flatMap((base) => {
      if (base.kind === 'function') return functionTarget(base.unit, base.record)
      if (base.kind !== 'shape' || !base.static) return []
      const record = constructorOf(base.unit, base.shape)
      return record === 0 ? above(w, base.unit, base.shape, met) : functionTarget(base.unit, record)
    })
}

function partsOf(of: Type): readonly Type[] {
  const type = runs(of)
  if (type.kind === 'union' || type.kind === 'intersection') return type.of.flatMap(partsOf)
  return type.kind === 'place' ? partsOf(type.base) : [type]
}
