/** What is assigned to: variables, properties, elements, and lists of these. */
import { namedChildren, visit } from '../nominal/extraction.ts'
import { OP, USE_READ_WRITE, USE_WRITE } from '../nominal/ir.ts'
import { property, staticProperty, variable } from './extract-expressions.ts'
import type { X } from './grammar.ts'

export function writeTarget(x: X, node: number, use: number): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  switch (tree.type[node]) {
    case t.variable_name:
      variable(x, node, use)
      return
    case t.member_access_expression:
    case t.nullsafe_member_access_expression:
      property(x, node, use)
      return
    case t.scoped_property_access_expression:
      staticProperty(x, node, use)
      return
    case t.list_literal:
      listTarget(x, node, use)
      return
    case t.array_creation_expression:
    case t.array_element_initializer:
    case t.by_ref:
    case t.pair:
      out.begin(OP.sequence)
      for (const child of namedChildren(x, node)) writeTarget(x, child, use)
      out.end()
      return
    case t.subscript_expression: {
      // `$list[] = x` makes the variable when it is not there yet.
      const [array, ...rest] = namedChildren(x, node)
      out.begin(OP.index)
      if (array !== undefined) writeTarget(x, array, use === USE_WRITE ? USE_READ_WRITE : use)
      for (const child of rest) visit(x, child)
      if (rest.length === 0) out.leaf(OP.sequence)
      out.end()
      return
    }
    default:
      visit(x, node)
  }
}

/** `[$a, , 'key' => $b]`: a node for each position, and one around a key and what takes its element. */
function listTarget(x: X, node: number, use: number): void {
  const { tree, out } = x
  const parts = namedChildren(x, node)
  let at = tree.start[node] as number
  out.begin(OP.sequence)
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as number
    const value = parts[index + 1]
    const end = tree.end[part] as number
    const between = tree.text.slice(at, tree.start[part])
    // The comma after the last element leaves out nothing; each further one leaves out one element.
    const commas = between.split(',').length - 1
    for (let gap = index === 0 ? 0 : 1; gap < commas; gap++) out.leaf(OP.sequence)
    at = end
    if (value !== undefined && /^\s*=>/.test(tree.text.slice(end, tree.start[value]))) {
      out.begin(OP.sequence)
      visit(x, part)
      writeTarget(x, value, use)
      out.end()
      at = tree.end[value] as number
      index++
    } else writeTarget(x, part, use)
  }
  out.end()
}
