/**
 * What `x instanceof C` says of `x` where it holds: in the rest of an `&&`, in the branch of an `if` or of a conditional.
 *
 * A guard is known by its name; whether the name inside is the same one shows when all names are known (`finish`).
 */
import { expression } from './extract-expressions.ts'
import type { Extraction } from './extraction.ts'
import { K } from './grammar.ts'
import * as ir from './ir.ts'

/** The name's record, or one that says what was checked of it. */
export function narrowed(x: Extraction, name: number, record: number): number {
  for (let at = x.guards.length - 1; at >= 0; at--) {
    const guard = x.guards[at] as (typeof x.guards)[number]
    if (guard.name !== name) continue
    const narrow = x.emit(ir.NARROWED, record, guard.type)
    x.narrowings.push(narrow, guard.checked)
    return narrow
  }
  return record
}

/** `value instanceof type` was walked. */
export function note(x: Extraction, value: number, type: number): void {
  const checked = x.code[value] === ir.NARROWED ? (x.code[value + 1] as number) : value
  // A name that is not resolved yet is the complement of its text.
  if (x.code[checked] === ir.NAME) x.guards.push({ name: ~(x.code[checked + 1] as number), checked, type })
}

/** An operand; what a condition in it checks holds for the operands behind it. */
export function checked(x: Extraction, node: number): number {
  x.held = []
  const value = expression(x, node)
  if (node >= 0 && isCondition(x, node)) x.guards.push(...x.held)
  return value
}

/** Walks a condition, and then what is only reached where it holds. */
export function whereHolds<T>(x: Extraction, condition: number, then: () => T): T {
  x.held = []
  expression(x, condition)
  const mark = x.guards.length
  if (condition >= 0 && isCondition(x, condition)) x.guards.push(...x.held)
  const result = then()
  x.guards.length = mark
  return result
}

/** Its value is that of the comparison inside: neither negated nor passed to anything. */
function isCondition(x: Extraction, node: number): boolean {
  let at = node
  while (x.kind(at) === K.parenthesized_expression && at + 1 < (x.tree.after[at] as number)) at += 1
  return x.kind(at) === K.binary_expression
}
