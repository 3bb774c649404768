/**
 * Narrowing of types by conditions.
 */
import type { Extraction } from './extraction.ts'
import { attributePath } from './names.ts'
import type { Scope, Slot } from './scopes.ts'
import { NODE } from './syntax.ts'
import { OP } from './value-graph.ts'

/**
 * Narrows types by a condition: `isinstance(a, B)`, `not …`, `… and …`. `holds` says whether the
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
  } else
    for (const found of x.narrowings.get(condition) ?? []) {
      const held = found.slot.isNarrowing ? found.held : found.slot.value
      if (found.holds === holds && held >= 0)
        x.flow.set(found.slot, x.graph.node(OP.TYPED, found.type, held), found.slot.reach)
    }
}

/** Sets the value of a subject from here on. */
export function narrowTo(x: Extraction, scope: Scope, subject: number, value: number): void {
  const slot = subjectOf(x, scope, subject)
  if (slot && (slot.isNarrowing || slot.value >= 0)) x.flow.set(slot, value, slot.reach)
}

/** Records that a condition with the outcome `holds` tells the type of a subject, whose node is `held`. */
export function testsType(
  x: Extraction,
  scope: Scope,
  condition: number,
  subject: number,
  held: number,
  type: number,
  holds = true,
): void {
  const slot = subjectOf(x, scope, subject)
  if (!slot) return
  const known = x.narrowings.get(condition)
  if (known) known.push({ slot, held, type, holds })
  else x.narrowings.set(condition, [{ slot, held, type, holds }])
}

/** `type(a) is B`, `a.__class__ == B`, and the negations of both. */
export function comparesTypes(
  x: Extraction,
  scope: Scope,
  condition: number,
  operands: readonly number[],
  values: readonly number[],
): void {
  const [left, right] = operands
  if (left === undefined || right === undefined || operands.length > 2) return
  const operator = x.tree.text.slice(x.tree.end[left], x.tree.start[right]).trim()
  const holds = operator === 'is' || operator === '=='
  if (!holds && operator !== '!=' && !/^is\s+not$/.test(operator)) return
  for (const at of [0, 1]) {
    const subject = askedForItsClass(x, operands[at] as number)
    const asks = values[at] as number
    if (subject < 0) continue
    const { kind, a, b, lists } = x.graph
    const held = kind[asks] === OP.CALL ? lists[(b[asks] as number) + 1] : a[asks]
    testsType(x, scope, condition, subject, held as number, values[1 - at] as number, holds)
  }
}

/** The expression whose class is compared: the argument of `type(…)` or the object of `.__class__`; -1 for others. */
function askedForItsClass(x: Extraction, node: number): number {
  const { reader } = x
  const { field } = reader
  if (reader.code(node) === NODE.attribute) {
    const name = x.tree.child(node, field.attribute)
    return name >= 0 && x.text(name) === '__class__' ? x.tree.child(node, field.object) : -1
  }
  if (reader.code(node) !== NODE.call) return -1
  const callee = x.tree.child(node, field.function)
  const given = x.tree.child(node, field.arguments)
  if (callee < 0 || given < 0 || x.text(callee) !== 'type') return -1
  const parts = reader.named(given)
  return parts.length === 1 ? (parts[0] as number) : -1
}

/** The slot that a condition is about: of a name, or of an attribute of a name. */
function subjectOf(x: Extraction, scope: Scope, subject: number): Slot | undefined {
  if (x.reader.code(subject) === NODE.identifier) return x.read(scope, x.text(subject)).slot
  const path = x.reader.code(subject) === NODE.attribute ? attributePath(x, scope, subject) : undefined
  return path && x.narrowedSlot(path.slot, path.rest)
}

/** The annotation `type[A]` for a node that names `A`. */
export function classOf(x: Extraction, type: number): number {
  const { graph } = x
  return graph.node(OP.SUBSCRIPT, graph.node(OP.NAME, graph.string('type')), type)
}

/** Reads an expression that is evaluated for one outcome of a condition only. Its bindings are kept, the narrowing is not. */
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
