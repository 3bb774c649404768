/**
 * What conditions say about types.
 */
import type { Extraction } from './extraction.ts'
import { NODE } from './syntax.ts'
import { OP } from './value-graph.ts'

/**
 * Takes what a condition says about types into account: `isinstance(a, B)`, `not …`, `… and …`. `holds` says whether the
 * code that follows runs when the condition is true or when it is false.
 */
export function narrow(x: Extraction, condition: number, holds: boolean): void {
  const { reader } = x
  const code = reader.code(condition)
  if (code === NODE.parenthesized_expression) {
    const inner = reader.firstNamed(condition)
    if (inner >= 0) narrow(x, inner, holds)
  } else if (code === NODE.not_operator) {
    const inner = x.tree.child(condition, reader.field.argument)
    if (inner >= 0) narrow(x, inner, !holds)
  } else if (code === NODE.boolean_operator) {
    const operator = x.tree.child(condition, reader.field.operator)
    if ((operator >= 0 && x.text(operator) === 'and') === holds)
      for (const field of [reader.field.left, reader.field.right]) {
        const part = x.tree.child(condition, field)
        if (part >= 0) narrow(x, part, holds)
      }
  } else if (holds) {
    const found = x.narrowings.get(condition)
    if (found) {
      const held = found.slot.isNarrowing ? found.held : found.slot.value
      if (held >= 0) x.flow.set(found.slot, x.graph.node(OP.TYPED, found.type, held), found.slot.reach)
    }
  }
}

/** Reads what is only reached where a condition holds, or does not; what it binds stays, what it narrowed does not. */
export function where(x: Extraction, condition: number, holds: boolean, read: () => number): number {
  const outside = x.flow.mark
  if (condition >= 0) narrow(x, condition, holds)
  const inside = x.flow.mark
  const value = read()
  const bound = x.flow.undo(inside)
  x.flow.undo(outside)
  if (bound.size > 0) x.flow.merge([bound])
  return value
}
