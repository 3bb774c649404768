/** Names and attribute access: the node of the value, and the occurrence. */
import type { Use } from '../../../../../src/contract/links.ts'
import { OP } from '../value-graph.ts'
import { expression } from './expressions.ts'
import { type Extraction, OCCURRENCE, STORED } from './extraction.ts'
import type { Scope, Slot } from './scopes.ts'
import { NODE } from './syntax.ts'

export function name(x: Extraction, scope: Scope, node: number, use: Use) {
  const text = x.text(node)
  const reading = x.read(scope, text)
  const start = x.tree.start[node] as number
  const occurrence = x.emitReading(start, text.length, use, scope.owner, text, reading)
  return { node: reading.node, occurrence, reading }
}

export function attribute(x: Extraction, scope: Scope, node: number, use: Use) {
  const { field } = x.reader
  const object = x.tree.child(node, field.object)
  const property = x.tree.child(node, field.attribute)
  const held = object < 0 ? x.graph.unknown : expression(x, scope, object)
  if (property < 0) return { node: x.graph.unknown, occurrence: -1 }
  const result = x.graph.node(OP.ATTRIBUTE, held, x.graph.string(x.text(property)))
  const known = use !== 'call' && x.stored.size > 0 ? storedAttribute(x, scope, node) : undefined
  const extra = known === undefined ? -1 : STORED - known
  const occurrence = x.emit(property, use, scope.owner, OCCURRENCE.attribute, result, extra)
  const narrowed = use !== 'write' && x.hasNarrowedAttributes ? narrowedAttribute(x, scope, node) : -1
  return { node: narrowed < 0 ? result : narrowed, occurrence }
}

/** The node of `name.a.b` as a condition narrowed it, or -1. */
function narrowedAttribute(x: Extraction, scope: Scope, node: number): number {
  const path = attributePath(x, scope, node)
  return path ? x.flow.narrowed(path.slot, path.rest) : -1
}

/** The definition of `name.a.b` if the file assigns that attribute itself. */
function storedAttribute(x: Extraction, scope: Scope, node: number): number | undefined {
  const path = attributePath(x, scope, node)
  return path && x.stored.get(path.slot)?.get(path.rest)
}

/** `name.a.b` as the slot of `name` and the path after it. */
export function attributePath(x: Extraction, scope: Scope, node: number): { slot: Slot; rest: string } | undefined {
  const { field } = x.reader
  let root = node
  while (x.reader.code(root) === NODE.attribute) root = x.tree.child(root, field.object)
  if (root < 0 || x.reader.code(root) !== NODE.identifier) return undefined
  const { slot } = x.read(scope, x.text(root))
  return slot && { slot, rest: x.tree.text.slice(x.tree.end[root], x.tree.end[node]) }
}

/** `a.b.c` where the grammar has a dotted name: in patterns and old-style imports. */
export function dottedName(x: Extraction, scope: Scope, node: number, use: Use = 'read'): number {
  let held = -1
  for (const part of x.reader.named(node)) {
    if (held < 0) held = name(x, scope, part, use).node
    else {
      held = x.graph.node(OP.ATTRIBUTE, held, x.graph.string(x.text(part)))
      x.emit(part, use, scope.owner, OCCURRENCE.attribute, held)
    }
  }
  return held < 0 ? x.graph.unknown : held
}
