/**
 * How a file mentions what it takes from a module: the marks by which it is found when the module offers something else
 * (`affected-by-names.ts`), and the values that are a module and nothing else.
 */
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'

/** What a module gives as a whole: its default export, what it assigns to its exports, and any of its exports. */
export type Given = 'default' | 'assigned' | 'any'
export const markOf = (what: Given, unit: SourceUnit): string => `\0${what}${unit.index}`

/** The files that a module specifier leads to: the module, and the declarations beside it. */
export function targetsOf(w: World, unit: SourceUnit, index: number): SourceUnit[] {
  const target = w.module(unit, index)
  if (!target || !('unit' in target)) return []
  return target.typed ? [target.unit, target.typed] : [target.unit]
}

/** How a file mentions that it takes this from a module. */
export function moduleMentions(w: World, unit: SourceUnit, index: number, what: readonly Given[]): string[] {
  const targets = targetsOf(w, unit, index)
  const mentions = targets.flatMap((target) => what.map((one) => markOf(one, target)))
  // Ambient modules are looked up by the specifier, and a script may declare one that is meant instead of it.
  if (targets.every(({ surface }) => !surface.isModule)) mentions.push(unit.name(unit.surface.modules[index] as number))
  return mentions
}

/** The record by which a value is a module and nothing else, or 0. Its first field is the module. */
export function moduleOf(unit: SourceUnit, value: number): number {
  if (value === 0) return 0
  const a = unit.at(value + 1)
  switch (unit.at(value)) {
    case ir.REQUIRE:
    case ir.T_IMPORT:
      return value
    case ir.NON_NULL:
      return moduleOf(unit, a)
    case ir.AWAIT:
      return a !== 0 && unit.at(a) === ir.IMPORT_CALL ? a : 0
    case ir.NAME:
    case ir.T_NAME: {
      if (a <= 0 || unit.expandos.has(a) || unit.at(a + ir.E_WRITES) !== 0) return 0
      const [declaration, ...others] = unit.declarations(a)
      if (declaration === undefined || others.length > 0 || unit.at(declaration + ir.D_TYPE) !== 0) return 0
      const given = unit.at(declaration + ir.D_VALUE)
      return given !== 0 && unit.at(given) === ir.REQUIRE ? given : 0
    }
    default:
      return 0
  }
}

/** How a value is bound that is a module: an import and a variable do not mean the same. */
export function boundBy(unit: SourceUnit, value: number): number[] {
  const op = unit.at(value)
  if (op === ir.NON_NULL) return [op, ...boundBy(unit, unit.at(value + 1))]
  if (op !== ir.NAME && op !== ir.T_NAME) return [op]
  return [op, unit.at(unit.at(unit.at(value + 1) + ir.E_DECLARATION) + ir.D_KIND)]
}
