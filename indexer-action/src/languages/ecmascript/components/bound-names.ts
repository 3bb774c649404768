/** Names that markup binds, where the pattern that binds them stands as an expression. */
import { defineLocal } from '../extract/definitions.ts'
import type { Extraction } from '../extract/extraction.ts'
import { K } from '../extract/grammar.ts'
import { commas } from '../extract/patterns.ts'
import * as ir from '../ir.ts'

/** Declares the names of a pattern with the parts of the value that they are bound to; 0 where it is not known. */
export function bindNames(x: Extraction, node: number, value: number): void {
  const { after } = x.tree
  const parts = (take: (part: number, nth: number) => void): void => {
    for (let at = node + 1, nth = 0; at < (after[node] as number); at = after[at] as number, nth++) take(at, nth)
  }
  switch (x.kind(node)) {
    case K.identifier:
    case K.shorthand_property_identifier: {
      const name = x.nameOf(node)
      x.declare(x.entity(name), ir.VARIABLE, defineLocal(x, name, 'variable', node), 0, value)
      break
    }
    case K.parenthesized_expression:
    case K.sequence_expression:
      parts((part, nth) => bindNames(x, part, nth === 0 ? value : 0))
      break
    case K.object:
      parts((part) => {
        const isPair = x.kind(part) === K.pair
        const key = isPair ? x.field(part, 'key') : part
        const named = isPair || x.kind(part) === K.shorthand_property_identifier
        const own = named && value !== 0 ? x.emit(ir.MEMBER, value, x.nameOf(key)) : 0
        if (own !== 0) x.occurrence(key, isPair ? ir.READ : ir.SHORTHAND, own)
        bindNames(x, isPair ? x.field(part, 'value') : part, named ? own : value)
      })
      break
    case K.array: {
      // As in a pattern, the tree contains neither holes nor commas.
      let position = 0
      let from = (x.tree.start[node] as number) + 1
      parts((part) => {
        position += commas(x.tree.text, from, x.tree.start[part] as number)
        from = x.tree.end[part] as number
        if (value === 0) bindNames(x, part, 0)
        else if (x.kind(part) === K.spread_element) bindNames(x, part, x.emit(ir.REST, value))
        else bindNames(x, part, x.emit(ir.ITEM, value, position, x.string(String(position))))
      })
      break
    }
    case K.spread_element:
      parts((part) => bindNames(x, part, value))
      break
    case K.assignment_expression:
      bindNames(x, x.field(node, 'left'), value)
  }
}
