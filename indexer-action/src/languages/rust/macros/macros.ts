/** Macro calls: the macro's path, and its tokens read as code. */
import type { Extraction } from '../extract/extraction.ts'
import { bare, pathOf } from '../extract/paths.ts'
import { K } from '../extract/syntax.ts'
import * as ir from '../ir.ts'
import { expandedValue } from './expansions.ts'
import { keepCall } from './kept-calls.ts'
import { OPAQUE, readMacro } from './read-macro.ts'

export function macroCall(x: Extraction, node: number): number {
  const head = x.child(node, x.field.macro)
  const path = pathOf(x, head, ir.MACRO_PATH, ir.MACRO)
  const name = bare(x.text(head)).split('::').pop() ?? ''
  const tree = x.childOf(node, K.token_tree)
  if (tree < 0 || OPAQUE.has(name) || x.itemMacros.has(x.place(tree))) return x.record([ir.MACRO_CALL, path, 0])
  const from = (x.tree.start[tree] as number) + 1
  const to = (x.tree.end[tree] as number) - 1
  // What an expansion declares inside is not read, and may have such names.
  keepCall(x, path, name, from, to)
  const expanded = expandedValue(x, node)
  if (expanded !== undefined) return expanded
  return readMacro(x, path, name, from, to)
}
