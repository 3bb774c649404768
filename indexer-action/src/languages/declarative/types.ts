/**
 * Resolves types by the names that a file writes, and their members, including inherited ones. The types of values are in
 * `values.ts`.
 */
import { TYPE_KINDS } from '../../../../src/contract/symbols.ts'
import type { Destination } from '../../link/link-set-builder.ts'
import type { LinkerFile } from '../language.ts'
import {
  type Definition,
  type Definitions,
  isContainer,
  isType,
  isWithin,
  pick,
  qualifiedName,
  takes,
  type Wanted,
} from './definitions.ts'
import { isNamed } from './found.ts'
import type { Rules } from './rules.ts'
import type { Surface } from './unit.ts'

type File = LinkerFile<Surface>

/**
 * What a file can name besides its own declarations: imports by local name, packages imported with a wildcard, and every name
 * that the file uses.
 */
export interface Seen {
  readonly imports: ReadonlyMap<string, Destination>
  readonly wildcards: readonly string[]
  readonly names: ReadonlySet<string>
  /** By the name that an import gives it: modules of this repository that are no symbols, but files. */
  readonly modules: ReadonlyMap<string, readonly string[]>
  /** Types whose functions can be called on their first argument, as written: `using Sums for uint`. */
  readonly attached: readonly string[]
}

const TYPE_USE: Wanted = { use: 'type' }
const isExtension = (one: Definition): boolean => !isNamed(one)

export class Types {
  readonly #definitions: Definitions
  readonly #rules: ReadonlyMap<string, Rules>
  readonly #supertypes = new Map<number, Definition[]>()
  readonly #ofParts = new Map<readonly Definition[], Definition[]>()
  readonly #linear = new Map<number, readonly Definition[]>()
  readonly #seenBy: (file: File) => Seen

  /** `seenBy` gives the imports by which the types in a file's declarations are resolved. */
  constructor(definitions: Definitions, rules: ReadonlyMap<string, Rules>, seenBy: (file: File) => Seen) {
    this.#definitions = definitions
    this.#seenBy = seenBy
    this.#rules = rules
  }

  /** The type named `written` at the symbol `from`. Used as a value, a name refers to an object before the class of that name. */
  named(file: File, written: string, from: number, seen: Seen, wanted = TYPE_USE): Definition | 'external' | undefined {
    const { separator, prefixes } = this.#rulesOf(file)
    const path = written
      .replace(/[<[(?].*$/s, '')
      .replaceAll(separator, '.')
      .trim()
    // `::A` is looked up from the top level.
    const isWhole = path.startsWith('.')
    const full = isWhole ? path.slice(1) : path
    if (full === '') return undefined
    if (this.#rulesOf(file).self.includes(full)) return this.enclosing(file, from)
    const imported = seen.imports.get(full.split('.')[0] as string)
    const name = prefixes && imported?.to === 'symbol' ? full.slice(full.indexOf('.') + 1) : full
    const head = name.split('.')[0] as string
    const offered = imported && name !== full ? this.#definitions.offeredBy(imported, name) : []
    const [own] = pick(offered.filter(isContainer), wanted, file)
    if (own) return own
    for (const [module, rest] of this.modulesIn(file, name, seen)) {
      const [found] = pick(this.#definitions.qualified(file, rest, module).filter(isContainer), wanted, file)
      if (found) return found
    }
    const [ofFolder] = pick(this.inFolder(file, name).filter(isContainer), wanted, file)
    if (ofFolder && imported?.to === 'external') return ofFolder
    if (imported?.to === 'external') return 'external'
    for (const prefix of isWhole ? [''] : [...this.#packagesOf(file, from), ...seen.wildcards, '']) {
      const [found] = pick(this.#definitions.qualified(file, name, prefix).filter(isContainer), wanted, file)
      if (found) return found
    }
    if (imported?.to === 'symbol') {
      const first = this.#definitions.byId(imported.id)
      const found = first && this.#nested(first, name.split('.').slice(1), wanted)
      if (found) return found
    }
    const inherited = isWhole ? undefined : this.memberInScope(file, head, from, wanted).find(isContainer)
    const member = inherited && this.#nested(inherited, name.split('.').slice(1), wanted)
    if (member) return member
    if (ofFolder) return ofFolder
    const { packaged, wholeNames, brought } = this.#rulesOf(file)
    const otherwise = brought?.has(name) ? 'external' : undefined
    if (wholeNames) return otherwise
    const types = this.#definitions
      .seenFrom(file, name)
      .filter((d) => (isType(d) || /module/.test(d.symbol.kind)) && (!packaged || isWithin(file.module, d.file.module)))
    if (types.length === 0) return otherwise
    return distinct(types) === 1 ? pick(types, wanted, file)[0] : undefined
  }

  /** The modules that the beginning of a qualified name stands for, each with what is left of the name. */
  modulesIn(file: File, name: string, seen: Seen): [module: string, rest: string][] {
    const { modulesByName } = this.#rulesOf(file)
    if (seen.modules.size === 0 && !modulesByName) return []
    const parts = name.split('.')
    for (let length = parts.length - 1; length > 0; length--) {
      const head = parts.slice(0, length).join('.')
      const rest = parts.slice(length).join('.')
      const modules = seen.modules.get(head) ?? (modulesByName && this.#definitions.isModule(head) ? [head] : undefined)
      if (modules) return modules.map((module) => [module, rest])
    }
    return []
  }

  /** What a qualified name means in the folder that is the module before its first dot. */
  inFolder(file: File, name: string): readonly Definition[] {
    const dot = this.#rulesOf(file).modulesAreFolders ? name.indexOf('.') : -1
    if (dot <= 0) return []
    const folder = `/${name.slice(0, dot)}/`
    return this.#definitions
      .qualified(file, name.slice(dot + 1))
      .filter((one) => isNamed(one) && `/${one.file.path}`.includes(folder))
  }

  #nested(outer: Definition, names: readonly string[], wanted: Wanted): Definition | undefined {
    let at: Definition | undefined = isContainer(outer) ? outer : undefined
    for (const name of names) at = at && this.member(at, name, wanted).find(isContainer)
    return at
  }

  /** The qualified names of containers and packages in which a name at this place is looked up, innermost first. */
  #packagesOf(file: File, from: number): string[] {
    const prefixes: string[] = []
    for (let at = from; at >= 0; at = file.symbols[at]?.parent ?? -1) {
      const symbol = file.symbols[at]
      if (symbol) prefixes.push(qualifiedName({ symbol, index: at, file }))
    }
    const parts = (file.module ?? '').split('.')
    for (let n = parts.length; n > 0; n--) prefixes.push(parts.slice(0, n).join('.'))
    return prefixes.filter((prefix) => prefix !== '')
  }

  /** The members of a type that a use can refer to: its own or else inherited ones. */
  member(owner: Definition, name: string, wanted: Wanted, seen = new Set<number>()): Definition[] {
    if (seen.has(owner.symbol.id)) return []
    seen.add(owner.symbol.id)
    const { constructorName, lastSupertypeFirst } = this.#rulesOf(owner.file)
    const own = pick(this.#definitions.membersOf(owner, name), wanted, owner.file)
    if (own.some((one) => takes(one, wanted)) || (name === constructorName && this.isOutside(owner))) return own
    if (lastSupertypeFirst) {
      const inherited = this.inherited(owner, name, wanted)
      if (inherited.length > 0 && (own.length === 0 || inherited.some((one) => takes(one, wanted)))) return inherited
    } else
      for (const supertype of this.supertypesOf(owner)) {
        const inherited = this.member(supertype, name, wanted, seen)
        if (inherited.some((one) => takes(one, wanted))) return inherited
        if (own.length === 0 && inherited.length > 0) return inherited
      }
    return own
  }

  /** Whether it is a library's. Such a type has constructors of its own, whatever the protocols require that it conforms to here. */
  isOutside(type: Definition): boolean {
    return this.#definitions.generic(type).parts.every(isExtension)
  }

  /** The members of that name that a type inherits, not its own. */
  inherited(owner: Definition, name: string, wanted: Wanted): Definition[] {
    if (!this.#rulesOf(owner.file).lastSupertypeFirst) {
      for (const supertype of this.supertypesOf(owner)) {
        const found = this.member(supertype, name, wanted)
        if (found.length > 0) return found
      }
      return []
    }
    let first: Definition[] = []
    for (const ancestor of this.#linearized(owner).slice(1)) {
      const found = pick(this.#definitions.membersOf(ancestor, name), wanted, ancestor.file)
      if (found.some((one) => takes(one, wanted))) return found
      if (first.length === 0) first = found
    }
    return first
  }

  /** A type and its ancestors in the order in which members are looked up, where the last supertype comes first: each as late as it occurs. */
  #linearized(owner: Definition): readonly Definition[] {
    let known = this.#linear.get(owner.symbol.id)
    if (!known) {
      this.#linear.set(owner.symbol.id, [owner]) // cycles end here
      const all = [owner, ...this.supertypesOf(owner).flatMap((supertype) => this.#linearized(supertype))]
      const last = new Map(all.map((one, at) => [one.symbol.id, at]))
      known = all.filter((one, at) => last.get(one.symbol.id) === at)
      this.#linear.set(owner.symbol.id, known)
    }
    return known
  }

  /** The members of that name in the types around a place; the innermost type with such members decides. */
  memberInScope(file: File, name: string, from: number, wanted: Wanted): Definition[] {
    for (let owner = this.enclosing(file, from); owner; owner = this.outer(owner)) {
      const members = this.member(owner, name, wanted)
      if (members.length > 0) return members
    }
    return []
  }

  /** With those that the extensions of a type say; of an extension those of the type and of its other extensions. */
  supertypesOf(owner: Definition): Definition[] {
    let known = this.#supertypes.get(owner.symbol.id)
    if (!known) {
      this.#supertypes.set(owner.symbol.id, []) // cycles end here
      const { parts } = this.#definitions.generic(owner)
      known = isExtension(owner) ? this.#ofExtensions(parts) : this.#ofAll([owner, ...parts.filter(isExtension)])
      if (this.#rulesOf(owner.file).lastSupertypeFirst) known = [...known].reverse()
      this.#supertypes.set(owner.symbol.id, known)
    }
    return known
  }

  /** A type of a library may have hundreds of extensions, which all have the same. */
  #ofExtensions(parts: readonly Definition[]): Definition[] {
    let known = this.#ofParts.get(parts)
    if (!known) {
      known = this.#ofAll(parts)
      this.#ofParts.set(parts, known)
    }
    return known
  }

  #ofAll(parts: readonly Definition[]): Definition[] {
    return [...new Set(parts.flatMap((part) => this.#written(part)))]
  }

  #written(part: Definition): Definition[] {
    const { file, index, symbol } = part
    // A mixin is named inside the type's body, a superclass outside of it.
    const from = this.#rulesOf(file).mixins ? index : (symbol.parent ?? -1)
    const written = [
      ...(file.surface.supertypes[index] ?? []),
      ...(symbol.kind === 'type' ? [file.surface.types[index]] : []),
    ]
    return this.#typesNamed(part, written, from)
  }

  #typesNamed(owner: Definition, written: readonly (string | undefined)[], from: number): Definition[] {
    const { file } = owner
    return written
      .map((type) => (type === undefined ? undefined : this.named(file, type, from, this.#seenBy(file))))
      .filter((type): type is Definition => type !== undefined && type !== 'external' && type !== owner)
  }

  /** The type or module around a place. */
  enclosing(file: File, from: number): Definition | undefined {
    for (let at = from; at >= 0; at = file.symbols[at]?.parent ?? -1) {
      const symbol = file.symbols[at]
      if (symbol && (TYPE_KINDS.has(symbol.kind) || symbol.kind === 'module')) return { symbol, index: at, file }
    }
    return undefined
  }

  outer(of: Definition): Definition | undefined {
    return of.symbol.parent === undefined ? undefined : this.enclosing(of.file, of.symbol.parent)
  }

  #rulesOf(file: File): Rules {
    return this.#rules.get(file.language) as Rules
  }
}

/** Number of definitions with different qualified names. The parts of a reopened class count as one. */
export const distinct = (list: readonly Definition[]): number => new Set(list.map(qualifiedName)).size
