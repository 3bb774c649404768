/** Which traits are in scope where a method is called. */
import type { Item, Module, Use } from '../crates.ts'
import { pathOf, TYPES } from '../items.ts'
import { PRELUDE } from '../prelude.ts'
import { contains, enclosing } from '../visibility.ts'
import type { Evaluator } from './evaluate.ts'
import type { Impl, Member } from './traits.ts'
import * as t from './types.ts'

/** Where a call is written, and in which impl. */
export interface Place {
  module?: Module | undefined
  around?: Impl | undefined
}

/**
 * Without the members of traits that are not in scope and without private ones of other modules, if several traits, or a type and a
 * trait, have one of this name and another can be called.
 */
export function inScope(e: Evaluator, members: readonly Member[], place: Place | undefined): readonly Member[] {
  const { module, around } = place ?? {}
  const first = members[0] && nameOfTrait(members[0])
  if (!module || members.length < 2 || members.every((one) => nameOfTrait(one) === first)) return members
  const near = members.filter((one) => canBeCalled(e, one, module, around))
  return near.length > 0 ? near : members
}

/** Whether it is of a trait that is in scope, or of a type and not private to another module. */
export function canBeCalled(e: Evaluator, member: Member, module: Module, around: Impl | undefined): boolean {
  const trait = anyTraitOf(member)
  if (!trait) return !isPrivate(member) || isWithin(module, member.impl)
  if (around?.trait && nameOf(trait) === nameOf(around.trait.trait)) return true
  return 'module' in trait ? isVisible(e, module, trait) : isForeignVisible(e, module, t.lastName(trait))
}

const anyTraitOf = ({ trait, impl }: Member): Item | t.External | undefined => trait ?? impl?.trait?.trait

/** A trait of this repository, or the last name of a foreign one. */
const nameOf = (trait: Item | t.External): Item | string => ('module' in trait ? trait : t.lastName(trait))

function nameOfTrait(member: Member): Item | string | undefined {
  const trait = anyTraitOf(member)
  return trait && nameOf(trait)
}

/** Whether it is written without `pub`; of what a macro declares nobody knows. */
function isPrivate({ source, definition }: Member): boolean {
  const symbol = definition > 0 ? source.file.symbols[definition - 1] : undefined
  return symbol !== undefined && !symbol.modifiers?.some((one) => one === 'public' || one === 'internal')
}

/** Whether a module is the one of an impl, or is in it. */
function isWithin(module: Module, impl: Impl | undefined): boolean {
  const own = impl?.source.modules[impl.source.at(impl.node + 1)]
  return own === undefined || contains(enclosing(own), module)
}

/** The trait of this repository that a member is of. */
export function traitOf(member: Member): Item | undefined {
  const own = anyTraitOf(member)
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

/** The same of a foreign trait of this name. The prelude has the macros `Debug` and `Hash`, and not the traits. */
function isForeignVisible(e: Evaluator, module: Module, name: string): boolean {
  if (PRELUDE.has(name) && name !== 'Debug' && name !== 'Hash') return true
  for (let at: Module | undefined = module; at; at = at.isBlock ? at.parent : undefined) {
    const found = e.resolver.inside(at, name, TYPES, true)
    if (found?.to === 'external' && /\w+$/.exec(found.name)?.[0] === name) return true
    for (const uses of at.imports.values()) if (uses.some((use) => pathOf(use).at(-1) === name)) return true
  }
  return false
}

function isOf(e: Evaluator, use: Use, trait: Item): boolean {
  if (pathOf(use).at(-1) !== trait.name) return false
  const used = e.resolver.used(use, TYPES)
  return used?.to === 'item' && used.item === trait
}
