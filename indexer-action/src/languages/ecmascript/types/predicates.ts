/** Type predicates: what `isC(x)` says about `x` where the function returns `x is C`, and `x.isC()` where it returns `this is C`. */

import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'
import { typeOfAnnotation } from './annotations.ts'
import { callSignatures, choose, type FunctionType } from './calls.ts'
import { inferred } from './inference.ts'
import { basesOf } from './shape-members.ts'
import { substitute } from './substitution.ts'
import { isArgument, type Type, UNKNOWN, union } from './types.ts'
import { typeOf } from './values.ts'

/** Levels of inheritance that are searched. */
const DEEPEST = 6

/** The type of a NARROWED name where the call that it was passed to returns true; unknown if the function is no predicate. */
export function predicated(w: World, unit: SourceUnit, call: number, narrowed: number): Type {
  const callee = signatureOf(w, typeOf(w, unit, unit.at(call + 1)), unit, call)
  if (!callee) return UNKNOWN
  const { unit: owner, record } = callee
  const returns = owner.at(record + ir.F_RETURNS)
  if (returns === 0 || owner.at(returns) !== ir.T_PREDICATE) return UNKNOWN
  const position = owner
    .list(owner.at(record + ir.F_PARAMETERS))
    .findIndex((parameter) => owner.at(parameter + 1) === owner.at(returns + 1))
  const given =
    position < 0 && owner.name(owner.at(returns + 1)) === 'this'
      ? receiverOf(unit, call)
      : unit.list(unit.at(call + 2))[position]
  if (given === undefined || !isSamePlace(unit, given, narrowed)) return UNKNOWN
  const written = typeOfAnnotation(w, owner, owner.at(returns + 2))
  const generic = callee.environment !== undefined || owner.at(record + ir.F_TYPE_PARAMETERS) !== 0
  const said = generic ? substitute(written, inferred(w, callee, unit, call)) : written
  if (isArgument(said)) return UNKNOWN
  return said.kind === 'unknown' ? said : narrowedTo(w, typeOf(w, unit, unit.at(narrowed + 1)), said)
}

/**
 * Narrows a type to those of its parts that match the predicate's type. If none does, the result is the predicate's type if
 * it is more specific (or the declared type has no shape), and otherwise the intersection of both.
 */
export function narrowedTo(w: World, declared: Type, said: Type): Type {
  const wanted = said.kind === 'union' ? said.of : [said]
  const parts = declared.kind === 'union' ? declared.of : [declared]
  const kept = parts.filter((part) => wanted.some((one) => isSuch(w, part, one, 0)))
  if (kept.length > 0) return union(kept)
  if (wanted.some((one) => parts.some((part) => isSuch(w, one, part, 0)))) return said
  // A predicate such as `value is { name: string }` adds to what is declared; what it overrides is its own.
  return parts.some((part) => part.kind === 'shape' || part.kind === 'intersection')
    ? { kind: 'intersection', of: [said, declared] }
    : said
}

/** Whether a type is of the same declaration as another one, or inherits from it. */
function isSuch(w: World, type: Type, other: Type, depth: number): boolean {
  if (type.kind === 'intersection') return type.of.some((part) => isSuch(w, part, other, depth))
  if (type.kind !== 'shape' || other.kind !== 'shape' || type.static !== other.static || depth > DEEPEST) return false
  if (type.unit === other.unit && type.shape === other.shape) return true
  // Which declaration a base is does not depend on type arguments.
  return basesOf(w, type.unit, type.shape, type.static, undefined).some((base) => isSuch(w, base, other, depth + 1))
}

function signatureOf(w: World, callee: Type, unit: SourceUnit, call: number): FunctionType | undefined {
  switch (callee.kind) {
    case 'function':
      return callee
    case 'overloads': {
      const chosen = choose(w, callee.of, unit, call)
      return chosen?.kind === 'function' ? chosen : undefined
    }
    case 'shape': {
      const chosen = callee.static ? undefined : choose(w, callSignatures(callee, 0), unit, call)
      return chosen?.kind === 'function' ? chosen : undefined
    }
    default:
      return undefined
  }
}

/** The object whose method a call calls. */
function receiverOf(unit: SourceUnit, call: number): number | undefined {
  const callee = unit.at(call + 1)
  return unit.at(callee) === ir.MEMBER ? unit.at(callee + 1) : undefined
}

/** Whether two values are the same name, or the same member of the same name or `this`. */
function isSamePlace(unit: SourceUnit, one: number, other: number): boolean {
  const [a, b] = [unnarrowed(unit, one), unnarrowed(unit, other)]
  if (unit.at(a) !== unit.at(b)) return false
  if (unit.at(a) === ir.MEMBER)
    return unit.at(a + 2) === unit.at(b + 2) && isSamePlace(unit, unit.at(a + 1), unit.at(b + 1))
  // The entity of a name, or `~name` if the file does not declare it.
  return (unit.at(a) === ir.NAME || unit.at(a) === ir.THIS) && unit.at(a + 1) === unit.at(b + 1)
}

function unnarrowed(unit: SourceUnit, value: number): number {
  let at = value
  while (unit.at(at) === ir.NARROWED || unit.at(at) === ir.NON_NULL) at = unit.at(at + 1)
  return at
}
