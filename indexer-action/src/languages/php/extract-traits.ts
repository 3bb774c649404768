/** Traits that a class uses, and its rules for members of theirs that clash or get another name. */
import { currentType, namedChildren, writePosition } from '../nominal/extraction.ts'
import { FLAG, MEMBER_METHOD, OP, type TypeText } from '../nominal/ir.ts'
import { isName } from './chains.ts'
import { writeSupertype } from './extract-declarations.ts'
import { writeClassName } from './extract-types.ts'
import { phpHandlers, type X } from './grammar.ts'
import { pathOf } from './names.ts'

function useTraits(x: X, node: number): void {
  const { tree, grammar } = x
  const owner = currentType(x)
  for (const child of namedChildren(x, node)) {
    if (isName(x, child)) writeSupertype(x, child, true)
    else if (tree.type[child] === grammar.t.use_list) traitRules(x, child, owner)
  }
}

/** `A::x insteadof B; B::y as z;` */
function traitRules(x: X, list: number, owner: TypeText | undefined): void {
  const { tree, grammar } = x
  const traits = (owner?.supertypes ?? []).map((name) => name)
  for (const rule of namedChildren(x, list)) {
    const parts = namedChildren(x, rule)
    const [from, ...rest] = parts
    if (from === undefined) continue
    const access = tree.type[from] === grammar.t.class_constant_access_expression
    const [trait, method] = access ? namedChildren(x, from) : [undefined, from]
    if (method === undefined) continue
    if (trait !== undefined && isName(x, trait)) {
      x.out.begin(OP.callableMember)
      x.out.operand(x.out.string(tree.textOf(method)))
      writePosition(x, method)
      x.out.begin(OP.classReference)
      writeClassName(x, trait)
      x.out.end()
      x.out.end()
    }
    const name = tree.textOf(method)
    if (tree.typeName(rule) === 'use_instead_of_clause') {
      if (trait !== undefined)
        owner?.members.push({
          name,
          kind: MEMBER_METHOD,
          flags: FLAG.public,
          symbol: -1,
          aliasOf: [pathOf(x, trait), name],
        })
      for (const other of rest) if (isName(x, other)) writeClassName(x, other)
      continue
    }
    const alias = rest.find((part) => tree.type[part] === grammar.t.name)
    const origin = trait !== undefined ? pathOf(x, trait) : traits.length === 1 ? traits[0] : undefined
    if (alias !== undefined && origin !== undefined)
      owner?.members.push({
        name: tree.textOf(alias),
        kind: MEMBER_METHOD,
        flags: FLAG.public,
        symbol: -1,
        aliasOf: [origin, name],
      })
  }
}

phpHandlers.handle({
  use_declaration: useTraits,
})
