/**
 * What `x instanceof C` and `isC(x)` say of `x` where they hold: in the rest of an `&&`, in the branch of an `if` or of a
 * conditional, and behind an `if (!…)` that leaves.
 *
 * A guard is known by its name; whether the name inside is the same one shows when all names are known (`finish`), and
 * whether a function is a predicate only when its declaration is.
 */
import { expression } from './extract-expressions.ts'
import type { Extraction } from './extraction.ts'
import { K } from './grammar.ts'
import * as ir from './ir.ts'

export interface Guard {
  name: number
  /** The name's record in the check. */
  checked: number
  /** What was checked: the name, or what another guard made of it. */
  value: number
  /** The class that the name is an instance of, or the call that it was passed to. */
  by: number
  /** The NARROWED record, once a use needs it. */
  narrowed: number
}

/** Arguments of a call that a predicate may speak of. */
const MOST_ARGUMENTS = 2

/** The name's record, or one that says what was checked of it. */
export function narrowed(x: Extraction, name: number, record: number): number {
  for (let at = x.guards.length - 1; at >= 0; at--) {
    const guard = x.guards[at] as Guard
    if (guard.name !== name) continue
    if (guard.narrowed === 0) guard.narrowed = x.emit(ir.NARROWED, guard.value, guard.by)
    const use = x.emit(ir.NON_NULL, guard.narrowed)
    x.narrowings.push({ use, checked: guard.checked, name: record })
    return use
  }
  return record
}

/** Adds the guard that a check of a value makes; what is not a name has none. */
function addGuard(x: Extraction, value: number, by: number, guards: Guard[]): void {
  let checked = value
  while (x.code[checked] === ir.NARROWED || x.code[checked] === ir.NON_NULL) checked = x.code[checked + 1] as number
  // A name that is not resolved yet is the complement of its text.
  if (x.code[checked] === ir.NAME)
    guards.push({ name: ~(x.code[checked + 1] as number), checked, value, by, narrowed: 0 })
}

/** `value instanceof type` was walked. */
export function note(x: Extraction, value: number, type: number): void {
  addGuard(x, value, type, x.guards)
}

/** Walks a condition; `held` is what holds where it does: it is a comparison or a call, neither negated nor passed on. */
function condition(x: Extraction, node: number): number {
  x.held = []
  const value = expression(x, node)
  const kind = node < 0 ? 0 : x.kind(unwrapped(x, node))
  if (kind === K.call_expression && x.typescript) x.held = ofCall(x, value)
  else if (kind !== K.binary_expression) x.held = []
  return value
}

function ofCall(x: Extraction, call: number): Guard[] {
  const args = x.code[call] === ir.CALL ? (x.code[call + 2] as number) : 0
  if (args === 0) return []
  const found: Guard[] = []
  for (let at = 1; at <= Math.min(x.code[args] as number, MOST_ARGUMENTS); at++)
    addGuard(x, x.code[args + at] as number, call, found)
  return found
}

/** An operand; what a condition in it checks holds for the operands behind it. */
export function checked(x: Extraction, node: number): number {
  const value = condition(x, node)
  x.guards.push(...x.held)
  return value
}

/** Walks a condition, and then what is only reached where it holds. */
export function whereHolds<T>(x: Extraction, node: number, then: () => T): T {
  condition(x, node)
  const mark = x.guards.length
  x.guards.push(...x.held)
  const result = then()
  x.guards.length = mark
  return result
}

/** Walks `!condition` and what is only reached where the condition does not hold; it holds for all that follows. */
export function unlessHolds(x: Extraction, negation: number, otherwise: () => void): void {
  condition(x, x.field(negation, 'argument'))
  const { held } = x
  otherwise()
  x.guards.push(...held)
}

/** The `!…` that a condition is, or -1. */
export function negationIn(x: Extraction, node: number): number {
  const at = node < 0 ? -1 : unwrapped(x, node)
  if (at < 0 || x.kind(at) !== K.unary_expression) return -1
  const operator = x.field(at, 'operator')
  return operator >= 0 && x.text(operator) === '!' ? at : -1
}

function unwrapped(x: Extraction, node: number): number {
  let at = node
  while (x.kind(at) === K.parenthesized_expression && at + 1 < (x.tree.after[at] as number)) at += 1
  return at
}
