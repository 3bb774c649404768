/**
 * Narrowing of types by conditions.
 */

import { OP } from '../value-graph.ts'
import type { Extraction, Narrowing } from './extraction.ts'
import { attributePath } from './names.ts'
import type { Scope, Slot } from './scopes.ts'
import { NODE } from './syntax.ts'

/**
 * Narrows types by a condition: `isinstance(a, B)`, `not …`, `… and …`. `holds` says whether the
 * code that follows runs when the condition is true or when it is false.
 */
export function narrow(x: Extraction, condition: number, holds: boolean): void {
  const { reader, graph } = x
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
      if (held < 0) continue
      if (found.kinds) {
        const [attribute, nodes] = found.kinds
        if (!isTyped(x, held)) continue
        const list = graph.list([attribute, found.holds === holds ? 0 : 1, nodes.length, ...nodes])
        x.flow.set(found.slot, graph.node(OP.OF_KIND, held, list), found.slot.reach)
      } else if (found.holds === holds) {
        const narrowed = found.isGuard
          ? graph.node(OP.GUARDED, held, found.type)
          : graph.node(OP.TYPED, found.type, held)
        x.flow.set(found.slot, narrowed, found.slot.reach)
      } else if (found.isGuard && isTyped(x, held))
        x.flow.set(found.slot, graph.node(OP.UNGUARDED, held, found.type), found.slot.reach)
      else if (found.isWhole && !found.slot.isNarrowing && isTyped(x, held))
        x.flow.set(found.slot, graph.node(OP.EXCEPT, held, found.type), found.slot.reach)
    }
}

/**
 * Whether taking a type away can tell anything. A parameter without an annotation is given back to its caller as it is
 * (`Results.returned`), and so is the receiver.
 */
export function isTyped({ graph, functions }: Extraction, held: number): boolean {
  if (graph.kind[held] !== OP.PARAMETER) return true
  const fact = functions[graph.a[held] as number]
  return (fact?.parameters[graph.b[held] as number]?.[3] ?? -1) >= 0
}

/** Sets the value of a subject from here on. */
export function narrowTo(x: Extraction, scope: Scope, subject: number, value: number): void {
  const slot = subjectOf(x, scope, subject)
  if (slot && (slot.isNarrowing || slot.value >= 0)) x.flow.set(slot, value, slot.reach)
}

/** Records that a condition asks whether a subject, whose node is `held`, is of a type: `isinstance(value, User)`. */
export function testsType(
  x: Extraction,
  scope: Scope,
  condition: number,
  subject: number,
  held: number,
  type: number,
): void {
  record(x, scope, condition, subject, { held, type, holds: true, isWhole: true })
}

/** Records that a condition is a call with a subject that may be a type guard: `is_user(value)`. */
export function mayGuard(
  x: Extraction,
  scope: Scope,
  condition: number,
  subject: number,
  held: number,
  callee: number,
): void {
  record(x, scope, condition, subject, { held, type: callee, holds: true, isGuard: true })
}

function record(x: Extraction, scope: Scope, condition: number, subject: number, told: Omit<Narrowing, 'slot'>): void {
  const slot = subjectOf(x, scope, subject)
  if (!slot) return
  const known = x.narrowings.get(condition)
  if (known) known.push({ slot, ...told })
  else x.narrowings.set(condition, [{ slot, ...told }])
}

/** `type(a) is B`, `a.__class__ == B`, and the negations of both. */
export function comparesTypes(
  x: Extraction,
  scope: Scope,
  condition: number,
  operands: readonly number[],
  values: readonly number[],
): void {
  const operator = operatorOf(x, operands)
  const holds = operator === 'is' || operator === '=='
  if (!holds && operator !== '!=' && operator !== 'is not') return
  for (const at of [0, 1]) {
    const subject = askedForItsClass(x, operands[at] as number)
    const asks = values[at] as number
    if (subject < 0) continue
    const { kind, a, b, lists } = x.graph
    const held = kind[asks] === OP.CALL ? lists[(b[asks] as number) + 1] : a[asks]
    record(x, scope, condition, subject, { held: held as number, type: values[1 - at] as number, holds })
  }
}

/** `shape.kind == 'circle'`, `shape['kind'] == 'circle'`, `shape.kind in ('circle', 'square')`, `shape.kind is Kind.CIRCLE`, and the negations of them. */
export function comparesKinds(
  x: Extraction,
  scope: Scope,
  condition: number,
  operands: readonly number[],
  values: readonly number[],
): void {
  const [left = -1] = operands
  const operator = operatorOf(x, operands)
  if (!operator || !/^(?:==|is|in|!=|is not|not in)$/.test(operator)) return
  if (x.reader.code(left) !== NODE.attribute && x.reader.code(left) !== NODE.subscript) return
  const nodes = kindsIn(x, values[1] as number, operator.endsWith('in'))
  if (nodes) comparesKind(x, scope, condition, left, values[0] as number, nodes, !/!|not/.test(operator))
}

/** Nodes of what may be texts and members of enumerations that a value is compared with; undefined where it is compared with something else. */
function kindsIn({ graph }: Extraction, value: number, isOneOf: boolean): readonly number[] | undefined {
  const { kind, a, lists } = graph
  if (!isOneOf) return kind[value] === OP.TEXT || kind[value] === OP.ATTRIBUTE ? [value] : undefined
  if (kind[value] !== OP.TUPLE && kind[value] !== OP.LIST && kind[value] !== OP.SET) return undefined
  const list = a[value] as number
  const items = lists.slice(list + 1, list + 1 + (lists[list] as number))
  return items.every((item) => kind[item] === OP.TEXT || kind[item] === OP.ATTRIBUTE) ? items : undefined
}

/** What stands between two operands, words one space apart; undefined for more of them. */
function operatorOf({ tree }: Extraction, [left, right, more]: readonly number[]): string | undefined {
  if (left === undefined || right === undefined || more !== undefined) return undefined
  return tree.text.slice(tree.end[left], tree.start[right]).trim().replace(/\s+/g, ' ')
}

/** Records that a condition asks whether an attribute or an item of a subject is one of some texts or members. */
function comparesKind(
  x: Extraction,
  scope: Scope,
  condition: number,
  member: number,
  value: number,
  nodes: readonly number[],
  holds: boolean,
): void {
  const { a } = x.graph
  const { field } = x.reader
  const subject = x.tree.child(member, x.reader.code(member) === NODE.subscript ? field.value : field.object)
  const name = memberRead(x, value)
  if (subject < 0 || name < 0) return
  record(x, scope, condition, subject, {
    held: a[value] as number,
    type: value,
    holds,
    kinds: [name, nodes],
  })
}

/** The name that `shape.kind` or `shape['kind']` reads, as a string; -1 for other values. */
function memberRead({ graph: { kind, a, b } }: Extraction, value: number): number {
  const member = b[value] as number
  if (kind[value] === OP.SUBSCRIPT) return kind[member] === OP.TEXT ? (a[member] as number) : -1
  return kind[value] === OP.ATTRIBUTE ? member : -1
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
  const code = x.reader.code(subject)
  // `isinstance((found := next(nodes)), Leaf)`
  if (code === NODE.parenthesized_expression) return subjectOf(x, scope, x.reader.firstNamed(subject))
  if (code === NODE.named_expression) return subjectOf(x, scope, x.tree.child(subject, x.reader.field.name))
  if (code === NODE.identifier) return x.read(scope, x.text(subject)).slot
  const path = code === NODE.attribute ? attributePath(x, scope, subject) : undefined
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
