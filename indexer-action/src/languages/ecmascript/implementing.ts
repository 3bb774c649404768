/**
 * Functions of object literals that stand for members of an interface: `const disk: Store = { read() {} }`.
 *
 * Only one declared member counts. Of a union's parts, the literal need not be the one that has the member, and what another
 * literal has was never promised to anybody.
 */
import * as ir from './ir.ts'
import type { SourceUnit } from './program.ts'
import type { Target } from './targets.ts'

const DECLARE_MEMBERS = new Set(['interface', 'type', 'class'])

/** The function of this file that a literal has under a key, if the expected type declares that member; 0 for anything else. */
export function implementing(unit: SourceUnit, key: number, expected: readonly Target[]): number {
  const [target] = expected
  return target && expected.length === 1 && isDeclared(target) ? functionAt(unit, key) : 0
}

/** Whether a target is a member of a type that somebody has written down. */
export function isDeclared({ unit, definition }: Target): boolean {
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
