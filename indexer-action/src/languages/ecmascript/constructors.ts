/** The constructors that `new` runs: those that are written in a class, and those that a class without one inherits. */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { functionTarget } from './accessors.ts'
import * as ir from './ir.ts'
import type { SourceUnit } from './program.ts'
import type { Target } from './targets.ts'
import { constructorOf } from './types/constructions.ts'
import { heritageTypes } from './types/declared-types.ts'
import type { Type } from './types/types.ts'
import type { World } from './world.ts'

/** The explicit constructor of the class that a type denotes. */
export function constructorsOf(w: World, type: Type): Target[] {
  if (type.kind === 'union' || type.kind === 'intersection') return type.of.flatMap((part) => constructorsOf(w, part))
  if (type.kind === 'place') return constructorsOf(w, type.base)
  if (type.kind !== 'shape' || !type.static) return []
  const record = constructorOf(type.unit, type.shape)
  if (record === 0) return []
  const definition = type.unit.at(record + ir.F_DEFINITION)
  return definition > 0 ? [{ unit: type.unit, definition, type: () => type, via: 'type' }] : []
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
  return heritageTypes(w, unit, shape).flatMap((base) => constructors(w, base, met))
}

function constructors(w: World, type: Type, met: Set<string>): Target[] {
  switch (type.kind) {
    case 'union':
    case 'intersection':
      return type.of.flatMap((part) => constructors(w, part, met))
    case 'place':
      return constructors(w, type.base, met)
    case 'function':
      return functionTarget(type.unit, type.record)
    case 'shape': {
      if (!type.static) return []
      const record = constructorOf(type.unit, type.shape)
      return record === 0 ? above(w, type.unit, type.shape, met) : functionTarget(type.unit, record)
    }
    default:
      return []
  }
}
