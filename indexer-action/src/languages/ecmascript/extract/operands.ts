/**
 * Corrects the grammar's precedence: it reads `await f<T>(x)` as a call of `await f`, and `a + b!.c` as a member of `(a + b)!`.
 * What it puts around such an operation applies to the operation's last operand.
 */

import * as ir from '../ir.ts'
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { K } from './grammar.ts'

/** Whether a node is an operation, which can be neither called nor asserted non-null without parentheses. */
export function isOperation(kind: number): boolean {
  return kind === K.await_expression || kind === K.unary_expression || kind === K.binary_expression
}

/**
 * Walks an operation and applies `make` to its last operand. An `await` applies to the whole chain of calls and members that
 * begins with `node`: `await f<T>(x).y`.
 */
export function ofOperand(x: Extraction, node: number, operation: number, make: (operand: number) => number): number {
  let at = operation
  for (let kind = x.kind(at); isOperation(kind); kind = x.kind(at)) {
    if (kind === K.binary_expression) {
      expression(x, x.field(at, 'left'))
      at = x.field(at, 'right')
    } else at = kind === K.unary_expression ? x.field(at, 'argument') : x.firstNamed(at)
    if (at < 0) return x.emit(ir.UNKNOWN)
  }
  const value = make(at)
  const end = chainEnd(x, node)
  const awaits = x.kind(operation) === K.await_expression
  if (end === node) return awaits ? x.emit(ir.AWAIT, value) : x.emit(ir.UNKNOWN)
  if (awaits) x.awaited = end
  return value
}

/** The outermost node in the chain of calls and members that begins with a node. */
function chainEnd(x: Extraction, node: number): number {
  let at = node
  for (;;) {
    const parent = x.tree.parent[at] as number
    if (parent < 0) return at
    const kind = x.kind(parent)
    const goesOn =
      kind === K.non_null_expression ||
      (kind === K.call_expression && x.field(parent, 'function') === at) ||
      ((kind === K.member_expression || kind === K.subscript_expression) && x.field(parent, 'object') === at)
    if (!goesOn) return at
    at = parent
  }
}
