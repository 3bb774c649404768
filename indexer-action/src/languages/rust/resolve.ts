/**
 * Resolves names in the order that Rust specifies: items of blocks and modules, imports, globs, crates and the prelude.
 */
import { inUsualBuild, isUsual, pick, usualFirst } from './conditions.ts'
import type { Crate, Crates, Item, Module, Use, Variant } from './crates.ts'
import * as ir from './ir.ts'
import { ANY, MACROS, pathOf, spacesOf, TYPES, VALUES, variantsOf } from './items.ts'
import { PRELUDE, PRELUDE_MACROS, PRIMITIVE_NAMES } from './prelude.ts'
import { PRELUDES } from './types/crate-library.ts'
import { STANDARD_MODULES } from './types/standard-modules.ts'
import { contains, enclosing, isHidden, rootOf } from './visibility.ts'

export type Target =
  | { to: 'item'; item: Item }
  | { to: 'module'; module: Module }
  | { to: 'variant'; item: Item; variant: Variant }
  | { to: 'external'; crate: string; name: string }
  | { to: 'primitive'; name: string }

const STANDARD = new Set(['std', 'core', 'alloc', 'proc_macro', 'test'])

export class Resolver {
  readonly #crates: Crates
  readonly #visiting = new Set<string>()
  readonly #memo = new Map<Module, Map<string, Target | undefined>>()
  #cyclic = false
  /**
   * Lookups of the search under way that found nothing because others were not finished. Whatever these find, they find themselves:
   * preludes that import each other by glob would be searched along every path between them.
   */
  readonly #vain = new Set<string>()

  constructor(crates: Crates) {
    this.#crates = crates
  }

  /**
   * The targets of a path's segments, as far as they are modules, items, variants or external. Associated items are resolved by
   * their type elsewhere.
   */
  path(module: Module, names: readonly string[], space: number): Target[] {
    const targets: Target[] = []
    let at = 0
    let current: Target | undefined
    const last = names.length - 1
    const first = names[0] as string
    const spaceAt = (index: number): number => (index === last ? space : TYPES)
    if (first === '::') {
      // The leading `::` is a segment too and gets the crate as its target.
      current = this.#crateNamed(names[1] ?? '', module)
      if (!current) return targets
      targets.push(current, current)
      at = 2
    } else {
      current = this.#head(module, first, spaceAt(0))
      if (!current) return targets
      targets.push(current)
      at = 1
    }
    for (; at < names.length; at++) {
      const name = names[at] as string
      current = this.step(current, name, spaceAt(at), module)
      if (!current) return targets
      targets.push(current)
    }
    return targets
  }

  #head(module: Module, name: string, space: number): Target | undefined {
    const own = enclosing(module)
    switch (name) {
      case 'crate':
        return { to: 'module', module: rootOf(own) }
      case 'self':
        return { to: 'module', module: own }
      case 'super':
        return own.parent && { to: 'module', module: enclosing(own.parent) }
      case '$crate':
        return { to: 'module', module: rootOf(own) }
      default:
        return this.lexical(module, name, space)
    }
  }

  /** `by`: the module or block in whose code the path stands. */
  step(from: Target, name: string, space: number, by: Module): Target | undefined {
    switch (from.to) {
      case 'module':
        if (name === 'super') {
          const { parent } = from.module
          return parent && { to: 'module', module: enclosing(parent) }
        }
        if (name === 'self') return from
        return this.inside(from.module, name, space, contains(from.module, by))
      case 'external':
        if (name === 'self') return from
        return { to: 'external', crate: from.crate, name: from.name === '' ? name : `${from.name}::${name}` }
      case 'item': {
        if (from.item.kind === ir.MODULE_FILE || from.item.kind === ir.MODULE_ITEM)
          return from.item.child && this.inside(from.item.child, name, space, contains(from.item.child, by))
        const variant = from.item.kind === ir.TYPE_ITEM && variantsOf(from.item).find((one) => one.name === name)
        return variant ? { to: 'variant', item: from.item, variant } : undefined
      }
      default:
        return undefined
    }
  }

  /** A name as it is visible in the code of this module or block. */
  lexical(module: Module, name: string, space: number): Target | undefined {
    let at: Module | undefined = module
    for (; at; at = at.isBlock ? at.parent : undefined) {
      const found = this.inside(at, name, space, true)
      if (found) return found
    }
    if ((space & MACROS) !== 0) {
      const macro = this.#macro(module, name)
      if (macro) return macro
    }
    if ((space & TYPES) !== 0) {
      const crate = this.#crateNamed(name, module)
      if (crate) return crate
      if (PRIMITIVE_NAMES.has(name)) return { to: 'primitive', name }
    }
    if ((space & (TYPES | VALUES)) !== 0) {
      const prelude = PRELUDE.get(name)
      if (prelude !== undefined) return { to: 'external', crate: 'std', name: prelude }
    }
    return undefined
  }

  /**
   * `macro_rules!` macros are visible in textual scope, which is approximated by the enclosing modules, and in the whole crate.
   */
  #macro(module: Module, name: string): Target | undefined {
    for (let at: Module | undefined = module; at; at = at.parent) {
      const own = pick(at.names.get(name)?.filter((item) => item.kind === ir.MACRO_ITEM) ?? [])
      if (own) return { to: 'item', item: own }
    }
    if (PRELUDE_MACROS.has(name)) return { to: 'external', crate: 'std', name }
    const own = pick(module.crate?.macros.get(name) ?? [])
    if (own) return { to: 'item', item: own }
    for (const from of module.crate?.macrosFrom ?? []) {
      const crate = this.#crates.named(from, module.crate)
      const item = crate && crate !== module.crate && pick(crate.macros.get(name) ?? [])
      if (item) return { to: 'item', item }
    }
    return undefined
  }

  #crateNamed(name: string, module: Module): Target | undefined {
    if (STANDARD.has(name)) return { to: 'external', crate: 'std', name: '' }
    const from: Crate | undefined = module.crate
    const crate = this.#crates.named(name, from)
    if (crate && (crate !== from || crate.manifest?.crateName === name)) return { to: 'module', module: crate.root }
    const dependency = from?.manifest?.dependencies.get(name)
    return dependency && { to: 'external', crate: dependency.package, name: '' }
  }

  /**
   * A name inside a module, in the order items, imports, globs. Private imports are only for code that is within the module, or within
   * what it contains.
   */
  inside(module: Module, name: string, space: number, isWithin: boolean): Target | undefined {
    let memo = this.#memo.get(module)
    if (!memo) {
      memo = new Map()
      this.#memo.set(module, memo)
    }
    const key = `${space}${isWithin ? '' : '-'}${name}`
    if (memo.has(key)) return memo.get(key)
    const visit = `${module.source.file.path}#${module.scope}#${key}`
    if (this.#visiting.has(visit) || this.#vain.has(visit)) {
      this.#cyclic = true
      return undefined
    }
    const outer = this.#cyclic
    this.#cyclic = false
    this.#visiting.add(visit)
    const found = this.#search(module, name, space, isWithin)
    this.#visiting.delete(visit)
    // Within a cycle, a failed lookup may be incomplete, so it is cached only for the outermost lookup.
    if (found || !this.#cyclic || this.#visiting.size === 0) memo.set(key, found)
    else this.#vain.add(visit)
    // What was found may be what others missed.
    if (found || this.#visiting.size === 0) this.#vain.clear()
    this.#cyclic = outer || (this.#cyclic && this.#visiting.size > 0)
    return found
  }

  #search(module: Module, name: string, space: number, isWithin: boolean): Target | undefined {
    const item = pick((module.names.get(name) ?? []).filter((one) => (spacesOf(one) & space) !== 0))
    const own: Target | undefined = item && (item.child ? { to: 'module', module: item.child } : { to: 'item', item })
    if (item && inUsualBuild(item.source, item.definition)) return this.#instead(module, item, space, isWithin) ?? own
    let second: Target | undefined
    for (const use of usualFirst(module.imports.get(name) ?? [])) {
      if (!isWithin && !use.isPublic) continue
      // An item that the usual build lacks comes after imports that exist in that build, but before imports that it lacks, too.
      if (own && !isUsual(use)) break
      const found = this.used(use, space)
      if (space === ANY && found?.to === 'item' && found.item.kind === ir.MACRO_ITEM)
        return this.#besides(module, name, isWithin) ?? found
      if (found && (found.to !== 'external' || use.conditions.length > 0)) return found
      second ??= found
    }
    if (second ?? own) return second ?? own
    const lifted = (space & MACROS) === 0 ? undefined : this.#lifted(module, name)
    // If all namespaces are possible, types and values come before macros of the same name.
    const byGlob = () => this.#byGlob(module, name, space, isWithin)
    return space === ANY ? (byGlob() ?? lifted) : (lifted ?? byGlob())
  }

  #byGlob(module: Module, name: string, space: number, isWithin: boolean): Target | undefined {
    let hidden: Target | undefined
    for (const glob of usualFirst(module.globs)) {
      if (!isWithin && !glob.isPublic) continue
      const from = this.used(glob, TYPES)
      if (!from) continue
      const found = from.to === 'external' ? this.#fromForeignGlob(from, name) : this.step(from, name, space, module)
      if (found && from.to === 'module' && isHidden(found, from.module, module)) hidden ??= found
      else if (found) return found
    }
    return hidden
  }

  /** A macro with `#[macro_export]` is in the root of its crate, wherever it is defined. */
  #lifted(module: Module, name: string): Target | undefined {
    if (module.crate?.root !== module) return undefined
    const item = pick((module.crate.macros.get(name) ?? []).filter((one) => one.isPublic))
    return item && { to: 'item', item }
  }

  /** A type or value of this repository with the name of a macro. */
  #besides(module: Module, name: string, isWithin: boolean): Target | undefined {
    const other = this.inside(module, name, TYPES | VALUES, isWithin)
    return other?.to === 'external' ? undefined : other
  }

  /** If the namespace is open, a private module gives way to an import of the same name: `mod copy; pub use copy::copy;`. */
  #instead(module: Module, item: Item, space: number, isWithin: boolean): Target | undefined {
    if (space !== ANY) return undefined
    if (item.kind === ir.MACRO_ITEM) return this.#besides(module, item.name, isWithin)
    if (!item.child || item.isPublic) return undefined
    for (const use of module.imports.get(item.name) ?? []) {
      if (!isWithin && !use.isPublic) continue
      const found = this.used(use, VALUES | MACROS)
      if (found && found.to !== 'module') return found
    }
    return this.#byGlob(module, item.name, VALUES | MACROS, isWithin) ?? this.#lifted(module, item.name)
  }

  /** An external glob may import any name. Only names that std or a well-known prelude is known to have are accepted. */
  #fromForeignGlob(from: { crate: string; name: string }, name: string): Target | undefined {
    if (from.crate !== 'std') {
      const isKnown = from.name === 'prelude' && PRELUDES.get(from.crate)?.has(name)
      return isKnown ? { to: 'external', crate: from.crate, name: `prelude::${name}` } : undefined
    }
    if (/prelude/.test(from.name)) {
      const prelude = PRELUDE.get(name)
      return prelude === undefined ? undefined : { to: 'external', crate: 'std', name: prelude }
    }
    const isKnown = STANDARD_MODULES.get(from.name)?.has(name)
    return isKnown ? { to: 'external', crate: 'std', name: `${from.name}::${name}` } : undefined
  }

  /** The external module whose names a module re-exports by glob. */
  handedOn(module: Module): { crate: string; name: string } | undefined {
    for (const glob of module.globs) {
      const from = glob.isPublic ? this.used(glob, TYPES) : undefined
      if (from?.to === 'external') return from
    }
    return undefined
  }

  /** An external module that is imported by glob here. A name that cannot be resolved otherwise may come from it. */
  foreignGlob(module: Module): { crate: string; name: string } | undefined {
    for (let at: Module | undefined = module; at; at = at.isBlock ? at.parent : undefined)
      for (const glob of at.globs) {
        const from = this.used(glob, TYPES)
        if (from?.to === 'external' && !/prelude/.test(from.name)) return from
        // `use super::*` includes the names that the other module imports by glob.
        if (from?.to === 'module' && from.module !== at)
          for (const further of from.module.globs) {
            if (!further.isPublic && !contains(from.module, at)) continue
            const next = this.used(further, TYPES)
            if (next?.to === 'external' && !/prelude/.test(next.name)) return next
          }
      }
    return undefined
  }

  used(use: Use, space: number): Target | undefined {
    const known = use.targets?.get(space)
    if (known) return known
    const names = pathOf(use)
    const targets = this.#usePath(use.module, names, space)
    const found = targets.length === names.length ? targets.at(-1) : undefined
    if (found) {
      use.targets ??= new Map()
      use.targets.set(space, found)
    }
    return found
  }

  /** A `use` does not see the name that it declares: `use regex::Regex` in a module `regex` refers to the crate. */
  #usePath(module: Module, names: readonly string[], space: number): Target[] {
    const found = this.path(module, names, space)
    if (found.length === names.length || names.length < 2) return found
    const crate = this.#crateNamed(names[0] as string, module)
    if (!crate) return found
    const targets: Target[] = [crate]
    for (let at = 1; at < names.length; at++) {
      const next = this.step(
        targets[at - 1] as Target,
        names[at] as string,
        at === names.length - 1 ? space : TYPES,
        module,
      )
      if (!next) break
      targets.push(next)
    }
    return targets.length > found.length ? targets : found
  }
}
