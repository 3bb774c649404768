/** Files, and those of functions and variables alone: members of a class that nobody writes, and nobody else names. */
import { newType, writeMembers } from '../nominal/declarations.ts'
import { enter, visit } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import type { TypeText } from '../nominal/surface.ts'
import { fieldDeclaration } from './extract-members.ts'
import { type JavaExtraction as Extraction, javaHandlers } from './grammar.ts'

export const isUnwritten = ({ name, outer, within }: TypeText): boolean => name === '' && outer < 0 && within < 0

/** A member of the class that nobody writes. Classes of the file are left beside that, as a function may stand there by mistake. */
function memberOf(x: Extraction, type: number, node: number): void {
  const { tree, grammar, out } = x
  const frame = enter(x, type, -1, x.symbol)
  out.begin(OP.type)
  out.operand(type)
  out.operand(x.symbol)
  if (tree.type[node] === grammar.t.local_variable_declaration) fieldDeclaration(x, node)
  else visit(x, node)
  out.end()
  Object.assign(x, frame)
}

javaHandlers.handle({
  program: (x, node) => {
    const { tree, out } = x
    const { t } = x.grammar
    const isFunction = (child: number): boolean => tree.type[child] === t.method_declaration
    const type = [...tree.children(node)].some(isFunction) ? x.surface.types.push(newType('', -1, 0, -1, -1)) - 1 : -1
    out.begin(OP.sequence)
    writeMembers(x, node, (child) => {
      const isMember = isFunction(child) || tree.type[child] === t.local_variable_declaration
      if (type >= 0 && isMember) memberOf(x, type, child)
      else visit(x, child)
    })
    out.end()
  },
})
