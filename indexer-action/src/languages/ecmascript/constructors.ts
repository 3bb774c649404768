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

const MOST_BASES = 40

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
    return [{ symbol, from, inherited: above(w, unit, shape, MOST_BASES) }]
  })
}

function above(w: World, unit: SourceUnit, shape: number, left: number): Target[] {
  return left === 0 ? [] : heritageTypes(w, unit, shape).flatMap((base) => constructors(w, base, left - 1))
}

function constructors(w: World, type: Type, left: number): Target[] {
  switch (type.kind) {
    case 'union':
    case 'intersection':
      return type.of.flatMap((part) => constructors(w, part, left))
    case 'place':
      return constructors(w, type.base, left)
    case 'function':
      return functionTarget(type.unit, type.record)
    case 'shape': {
      if (!type.static) return []
      const record = constructorOf(type.unit, type.shape)
      return record === 0 ? above(w, type.unit, type.shape, left) : functionTarget(type.unit, record)
    }
    default:
      return []
  }
}
