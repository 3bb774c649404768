/** Traits that a class uses, and its rules for members of theirs that clash or get another name. */
import { currentType, namedChildren, writeName } from '../nominal/extraction.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { MEMBER_METHOD, type TypeText } from '../nominal/surface.ts'
import { isName } from './chains.ts'
import { writeSupertype } from './extract-declarations.ts'
import { writeClassName } from './extract-types.ts'
import { phpHandlers, type X } from './grammar.ts'
import { pathOf } from './names.ts'

function useTraits(x: X, node: number): void {
  const { tree, grammar } = x
  const owner = currentType(x)
  const traits: string[] = []
  for (const child of namedChildren(x, node)) {
    if (isName(x, child)) {
      writeSupertype(x, child, true)
      traits.push(pathOf(x, child))
    } else if (tree.type[child] === grammar.t.use_list) traitRules(x, child, traits.join('|'), owner)
  }
}

/** `A::x insteadof B; y as z;`. `traits`: all that are used, as a type. */
function traitRules(x: X, list: number, traits: string, owner: TypeText | undefined): void {
  const { tree, grammar } = x
  for (const rule of namedChildren(x, list)) {
    const parts = namedChildren(x, rule)
    const [from, ...rest] = parts
    if (from === undefined) continue
    const access = tree.type[from] === grammar.t.class_constant_access_expression
    const [trait, method] = access ? namedChildren(x, from) : [undefined, from]
    if (method === undefined) continue
    x.out.begin(OP.callableMember)
    writeName(x, method)
    if (trait !== undefined && isName(x, trait)) {
      x.out.begin(OP.classReference)
      writeClassName(x, trait)
      x.out.end()
    } else x.out.leaf(OP.typeText, x.out.string(traits))
    x.out.end()
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
    if (alias === undefined) continue
    owner?.members.push({
      name: tree.textOf(alias),
      kind: MEMBER_METHOD,
      flags: FLAG.public,
      symbol: -1,
      aliasOf: [trait !== undefined ? pathOf(x, trait) : traits, name],
    })
    x.out.begin(OP.callableMember)
    writeName(x, alias)
    x.out.leaf(OP.self, 0)
    x.out.end()
  }
}

phpHandlers.handle({
  use_declaration: useTraits,
})
