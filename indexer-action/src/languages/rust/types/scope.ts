/** Which traits are in scope where a method is called. */
import type { Item, Module, Use } from '../crates.ts'
import { pathOf, TYPES } from '../resolve.ts'
import type { Evaluator } from './evaluate.ts'
import type { Member } from './traits.ts'

/** Without the members of traits that are not in scope, if several traits have one of this name and another is. */
export function inScope(e: Evaluator, members: readonly Member[], module: Module | undefined): readonly Member[] {
  const first = members[0] && traitOf(members[0])
  if (!module || !first || members.every((one) => traitOf(one) === first)) return members
  const near = members.filter((one) => {
    const trait = traitOf(one)
    return !trait || isVisible(e, module, trait)
  })
  return near.length > 0 ? near : members
}

/** The trait of this repository that a member is of. */
export function traitOf({ trait, impl }: Member): Item | undefined {
  const own = trait ?? impl?.trait?.trait
  return own && 'module' in own ? own : undefined
}

/**
 * Whether the methods of a trait can be called in a module or block: it is declared or imported there, perhaps under another name or
 * as `_`.
 */
function isVisible(e: Evaluator, module: Module, trait: Item): boolean {
  const found = e.resolver.lexical(module, trait.name, TYPES)
  if (found?.to === 'item' && found.item === trait) return true
  for (let at: Module | undefined = module; at; at = at.isBlock ? at.parent : undefined)
    for (const [name, uses] of at.imports)
      if (name !== trait.name && uses.some((use) => isOf(e, use, trait))) return true
  return false
}

function isOf(e: Evaluator, use: Use, trait: Item): boolean {
  if (pathOf(use).at(-1) !== trait.name) return false
  const used = e.resolver.used(use, TYPES)
  return used?.to === 'item' && used.item === trait
}
