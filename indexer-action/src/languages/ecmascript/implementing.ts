/**
 * What stands for a member that a type declares: the same member of a class below, a function that is declared to be that member, or
 * a function of an object literal, `const disk: Store = { read() {} }`.
 */
import * as ir from './ir.ts'
import { targetsOf } from './occurrences.ts'
import type { SourceUnit } from './program.ts'
import type { Target } from './targets.ts'
import { typeOfAnnotation } from './types/annotations.ts'
import { memberTargets } from './types/members.ts'
import { basesOf } from './types/shape-members.ts'
import type { World } from './world.ts'

/** The same member in base classes and implemented interfaces. */
export function overridden(w: World, unit: SourceUnit, member: number): Target[] {
  const shape = unit.at(member + ir.M_SHAPE)
  const name = unit.name(unit.at(member + ir.M_NAME))
  const found: Target[] = []
  for (const base of basesOf(w, unit, shape, false, undefined)) found.push(...memberTargets(w, base, name))
  for (const contract of unit.list(unit.at(shape + ir.S_IMPLEMENTS)))
    found.push(...memberTargets(w, typeOfAnnotation(w, unit, contract), name))
  return found.filter((t) => t.definition > 0)
}

/** The one member that a function is declared to be, by `Store['read']`. */
export function declaredAs(w: World, unit: SourceUnit, declaration: number): Target[] {
  const declared = targetsOf(w, unit, unit.at(declaration + ir.D_TYPE), ir.SHORTHAND)
  return declared.length === 1 ? declared.filter(isDeclared) : []
}

const DECLARE_MEMBERS = new Set(['interface', 'type', 'class'])

/**
 * The function of this file that a literal has under a key, if the expected type declares that member; 0 for anything else.
 *
 * Only one declared member counts. Of a union's parts, the literal need not be the one that has the member, and what another
 * literal has was never promised to anybody.
 */
export function implementing(unit: SourceUnit, key: number, expected: readonly Target[]): number {
  const [target] = expected
  return target && expected.length === 1 && isDeclared(target) ? functionAt(unit, key) : 0
}

/** Whether a target is a member of a type that somebody has written down. */
function isDeclared({ unit, definition }: Target): boolean {
  if (!unit || definition <= 0) return false
  let at = unit.symbols[definition - 1]?.parent
  while (at !== undefined && unit.symbols[at]?.kind === 'property') at = unit.symbols[at]?.parent
  return at !== undefined && DECLARE_MEMBERS.has(unit.symbols[at]?.kind ?? '')
}

/** The function's definition: written at the key or, in `{ run }`, declared by that name. A function of another name may serve many keys. */
function functionAt(unit: SourceUnit, key: number): number {
  for (const member of unit.members(unit.at(key + 1)).get(unit.name(unit.at(key + 2))) ?? []) {
    const value = unit.at(member + ir.M_VALUE)
    if (unit.at(value) === ir.FUNCTION_VALUE) return unit.at(member + ir.M_DEFINITION)
    const entity = unit.at(value) === ir.NAME ? unit.at(value + 1) : 0
    if (entity <= 0 || unit.at(entity + ir.E_NAME) !== unit.at(member + ir.M_NAME)) continue
    const definition = unit.at(unit.at(entity + ir.E_DECLARATION) + ir.D_DEFINITION)
    if (unit.symbols[definition - 1]?.kind === 'function') return definition
  }
  return 0
}
