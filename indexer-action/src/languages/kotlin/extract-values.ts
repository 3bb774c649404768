/**
 * The values of members whose types are not written, as code of their own: whoever needs such a type reads it, in whatever file.
 */

import { CodeWriter } from '../nominal/code-writer.ts'
import { OP } from '../nominal/ir.ts'
import type { CodeText } from '../nominal/surface.ts'
import { kotlin, type X } from './grammar.ts'

/** Longer ones are rarely what a type is inferred from in the end, and every file's are held. */
const MOST_CODE = 600

/** What `write` writes of a node, unless it declares classes of its own. */
export function valueText(x: X, type: number, write: () => void, node: number): CodeText | undefined {
  const { tree } = x
  const length = (tree.end[node] as number) - (tree.start[node] as number)
  if (length > 4 * MOST_CODE || declaresClasses(x, node)) return undefined
  const { out } = x
  const k = kotlin(x)
  const outer = { isInitializer: k.isInitializer, type: x.type, member: x.member, placeless: x.placeless ?? false }
  x.out = new CodeWriter()
  // Whatever is declared inside is a local.
  Object.assign(x, { type, placeless: true })
  k.isInitializer = true
  x.out.begin(OP.block)
  write()
  x.out.end()
  const { strings, code } = x.out
  Object.assign(x, outer, { out })
  return code.length > MOST_CODE ? undefined : { strings, code }
}

const DECLARATIONS = /^(object_literal|class_declaration|object_declaration|function_declaration)$/

function declaresClasses(x: X, node: number): boolean {
  const { tree } = x
  for (let at = node; at < (tree.after[node] as number); at++) if (DECLARATIONS.test(tree.typeName(at))) return true
  return false
}
