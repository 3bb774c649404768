/**
 * Displays, as Python's reference calls them: list, set, tuple and dictionary literals, and comprehensions.
 */

import { ARGUMENT, OP } from '../value-graph.ts'
import { expression, valueAt } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { narrow } from './narrowing.ts'
import { Scope } from './scopes.ts'
import { NODE } from './syntax.ts'
import { assignTarget } from './targets.ts'

/** A list, a set or a tuple. */
export function sequence(x: Extraction, scope: Scope, node: number): number {
  const { reader, graph } = x
  // The grammar takes `[*a.b()]` for a call of `(*a).b`: what begins with a star is spread, whatever it is.
  const items = reader.named(node).map((item) => {
    const value = valueAt(x, scope, item)
    return x.tree.text[x.tree.start[item] as number] === '*' ? ARGUMENT.spread - value : value
  })
  const code = reader.code(node)
  const op = code === NODE.list ? OP.LIST : code === NODE.set ? OP.SET : OP.TUPLE
  return graph.node(op, graph.list([items.length, ...items]))
}

/** Pairs of key and value; a mapping that is spread into the dictionary has the key -1. */
export function dictionary(x: Extraction, scope: Scope, node: number): number {
  const { reader, graph } = x
  const { field } = reader
  const pairs: number[] = []
  for (const item of reader.named(node)) {
    if (reader.code(item) === NODE.pair)
      for (const part of [field.key, field.value]) pairs.push(valueAt(x, scope, x.tree.child(item, part)))
    else if (reader.code(item) === NODE.dictionary_splat) pairs.push(-1, valueAt(x, scope, reader.firstNamed(item)))
    else valueAt(x, scope, item)
  }
  return graph.node(OP.DICT, graph.list([pairs.length / 2, ...pairs]))
}

/** A comprehension or generator expression; its names live in a scope of their own. */
export function comprehension(x: Extraction, scope: Scope, node: number): number {
  const { reader, graph } = x
  const inside = new Scope('inline', scope, scope.owner, scope.fn, scope.cls)
  const mark = x.flow.mark
  for (const clause of reader.named(node)) {
    const code = reader.code(clause)
    if (code === NODE.for_in_clause) {
      const right = reader.under(clause, reader.field.right)
      const source = right.length > 0 ? expression(x, inside, right[0] as number) : graph.unknown
      for (const more of right.slice(1)) expression(x, inside, more)
      const left = x.tree.child(clause, reader.field.left)
      const element = graph.node(OP.ELEMENT, source)
      if (left >= 0) assignTarget(x, inside, left, element)
    } else if (code === NODE.if_clause) {
      for (const condition of reader.named(clause)) {
        expression(x, inside, condition)
        narrow(x, condition, true)
      }
    }
  }
  const body = x.tree.child(node, reader.field.body)
  let result = graph.unknown
  if (body >= 0 && reader.code(body) === NODE.pair) {
    const key = x.tree.child(body, reader.field.key)
    const held = x.tree.child(body, reader.field.value)
    const keyed = key < 0 ? graph.unknown : expression(x, inside, key)
    result = graph.node(OP.DICT_COMPREHENSION, held < 0 ? graph.unknown : expression(x, inside, held), keyed)
  } else if (body >= 0) result = graph.node(OP.COMPREHENSION, expression(x, inside, body))
  x.flow.merge([x.flow.undo(mark)])
  return result
}
