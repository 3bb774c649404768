/** The packages of all files: what they have, what they extend, and what they hand out. */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { push } from '../../link/lists.ts'
import { baseOf, nearest } from '../../link/paths.ts'
import type { LinkerFile } from '../language.ts'
import { STANDARD_EXPORTS } from './names.ts'
import { split } from './syntax.ts'
import { type Import, MAIN, type PackagePart, type Receiver, type Surface } from './unit.ts'

export interface Definition {
  symbol: SymbolFact
  /** The part of a package that has it. */
  part: Part
  gives?: Receiver
}

/** What one file says of one package. */
export interface Part extends PackagePart {
  path: string
  own?: SymbolFact
  members: Map<string, Definition>
  imports: Import[]
}

/** A class: by the file that named it, since several may have packages of one name. */
export interface Class {
  name: string
  parts: readonly Part[]
  path: string
}

/** Modules by their names. */
export interface Outside {
  known: readonly string[]
  others: readonly string[]
}

const MOST_PARENTS = 200
/** Of packages of one name, so many are asked. */
const MOST_OTHERS = 8
/** What an import names that stands for many: `:all`, `/^is/`, `!fail`, `-all`. */
const BUNDLE = /^[:/!-]/

/** The parts of all packages of one name: by their files, in modules that have the package's path, and in what others see at all. */
interface Declarers {
  in: ReadonlyMap<string, Part>
  named: readonly Part[]
  seen: readonly Part[]
}

/** What a part of a package takes of one module; `at`: its place among the imports. */
interface Taken {
  at: number
  module: string
  parts: readonly Part[]
  isBundle: boolean
}

/** The imports of a part: by what they name, and those that take whatever a module of the repository hands out. */
interface TakenBy {
  named: Map<string, Taken[]>
  wide: Taken[]
}

export class Packages {
  readonly #parts = new Map<string, Part[]>()
  /** By base name: files that an import may mean. */
  readonly #files = new Map<string, string[]>()
  /** By the name of a method: those of all packages. */
  readonly #named = new Map<string, Definition[]>()
  readonly #heirs = new Map<string, Part[]>()
  readonly #found = new Map<string, readonly Part[]>()
  readonly #declarers = new Map<string, Declarers>()
  readonly #takes = new Map<Part, TakenBy>()
  readonly #handed = new Map<Part, { exports: ReadonlySet<string>; offers: ReadonlySet<string> }>()
  readonly #outside = new Map<string, Outside>()

  add({ path, symbols, surface }: LinkerFile<Surface>): void {
    push(this.#files, baseOf(path), path)
    const parts = new Map<string, Part>()
    const partOf = (name: string): Part => {
      let part = parts.get(name)
      if (!part) {
        part = { name, supertypes: [], exports: [], offers: [], path, members: new Map(), imports: [] }
        parts.set(name, part)
        push(this.#parts, name, part)
      }
      return part
    }
    for (const said of surface.packages) {
      const part = partOf(said.name)
      Object.assign(part, said)
      const own = said.symbol === undefined ? undefined : symbols[said.symbol]
      if (own) part.own = own
      for (const parent of said.supertypes) push(this.#heirs, parent, part)
    }
    for (const [name, member, index] of surface.members) {
      const symbol = symbols[index]
      const part = partOf(name)
      // Of two, the later one counts.
      if (!symbol) continue
      const gives = surface.gives[index]
      const made: Definition = { symbol, part, ...(gives ? { gives } : {}) }
      part.members.set(member, made)
      if (/^(?:method|property)$/.test(symbol.kind)) push(this.#named, symbol.name, made)
    }
    for (const one of surface.imports) partOf(one.package).imports.push(one)
  }

  /**
   * The parts of a package that code in a file means. What a script declares is seen by nobody else; of several modules the one
   * whose path is the package's name counts, and of those the nearest.
   */
  named(name: string, from: string): readonly Part[] {
    const key = `${name}\0${from}`
    let found = this.#found.get(key)
    if (!found) {
      found = this.#visible(name, from)
      if (this.#found.size > 100_000) this.#found.clear()
      this.#found.set(key, found)
    }
    return found
  }

  #visible(name: string, from: string): readonly Part[] {
    const declared = this.#declaredAs(name)
    const part = declared.in.get(from)
    const own = part ? [part] : []
    if (name === MAIN) return own
    const path = pathOf(name)
    const isOwn = from === path || from.endsWith(`/${path}`)
    if (declared.named.length > 0 && !isOwn) {
      const [module] = nearest(declared.named, (one) => one.path, from)
      return [...own, ...(module && module !== part ? [module] : [])]
    }
    if (part?.own !== undefined) return own
    return [...own, ...declared.seen.filter((one) => one !== part).slice(0, MOST_OTHERS)]
  }

  /** Who declares a package of that name, sorted once for all that ask: each file of a large repository may have one. */
  #declaredAs(name: string): Declarers {
    let declared = this.#declarers.get(name)
    if (declared) return declared
    const all = this.#parts.get(name) ?? []
    const path = pathOf(name)
    const seen = all.filter((part) => !/\.(?:t|pl|cgi|psgi|plx)$/i.test(part.path) && /\.\w+$/.test(part.path))
    declared = {
      in: new Map(all.map((part) => [part.path, part])),
      named: seen.filter((part) => part.path === path || part.path.endsWith(`/${path}`)),
      // One of them may be whose file asks.
      seen: seen.slice(0, MOST_OTHERS + 1),
    }
    this.#declarers.set(name, declared)
    return declared
  }

  /** The file that a module is by its path, although it has no package of that name. */
  fileOf(path: string, from: string): string | undefined {
    const all = (this.#files.get(baseOf(path)) ?? []).filter((one) => one === path || one.endsWith(`/${path}`))
    return nearest(all, (one) => one, from)[0]
  }

  classNamed(name: string, from: string): Class | undefined {
    const parts = this.named(name, from)
    return parts.length === 0 ? undefined : { name, parts, path: from }
  }

  /** The member of a class or of what it extends; `outside` collects the parents that the repository does not have. */
  member(
    { name, path }: Class,
    member: string,
    outside: Set<string>,
    seen = new Set<string>(),
  ): Definition | undefined {
    const parts = this.named(name, path)
    if (parts.length === 0) outside.add(name)
    if (seen.has(name) || seen.size > MOST_PARENTS) return undefined
    seen.add(name)
    for (const part of parts) {
      const own = part.members.get(member)
      if (own) return own
    }
    return this.inherited({ name, path, parts }, member, outside, seen)
  }

  /** The same without its own. */
  inherited({ parts }: Class, member: string, outside: Set<string>, seen = new Set<string>()): Definition | undefined {
    for (const part of parts)
      for (const name of part.supertypes) {
        const found = this.member({ name, path: part.path, parts: [] }, member, outside, seen)
        if (found) return found
      }
    return undefined
  }

  /** The members of that name that classes have which extend one. */
  ofHeirs(name: string, member: string): Definition[] {
    const found: Definition[] = []
    const seen = new Set<string>([name])
    const open = [name]
    for (let next = open.pop(); next !== undefined && seen.size < MOST_PARENTS; next = open.pop())
      for (const heir of this.#heirs.get(next) ?? []) {
        const own = heir.members.get(member)
        if (own) found.push(own)
        if (!seen.has(heir.name)) open.push(heir.name)
        seen.add(heir.name)
      }
    return found
  }

  /** Methods and properties of that name. */
  methodsNamed(name: string): readonly Definition[] {
    return this.#named.get(name) ?? []
  }

  /**
   * A function or variable (with its sigil) that a package has: its own, or what it takes from another one. Of modules outside:
   * their name.
   */
  inPackage(name: string, member: string, from: string, seen = new Set<Part>()): Definition | string | undefined {
    const parts = this.named(name, from).filter((part) => !seen.has(part))
    for (const part of parts) {
      const own = part.members.get(member)
      if (own) return own
    }
    for (const part of parts) {
      if (seen.size > MOST_PARENTS) return undefined
      seen.add(part)
      const taken = this.#taken(part, member, seen)
      if (taken !== undefined) return taken
    }
    return undefined
  }

  #taken(part: Part, member: string, seen: Set<Part>): Definition | string | undefined {
    const bare = member.startsWith('&') ? member.slice(1) : member
    const { named, wide } = this.#takenBy(part)
    const those = wide.filter(({ isBundle, parts }) =>
      parts.some(
        (from) => this.#handsOut(from).exports.has(bare) || (isBundle && this.#handsOut(from).offers.has(bare)),
      ),
    )
    for (const { module, parts } of [...(named.get(bare) ?? []), ...those].sort((a, b) => a.at - b.at)) {
      if (parts.length === 0) return module
      const found = this.inPackage(module, member, part.path, seen)
      if (found !== undefined) return found
    }
    return undefined
  }

  #takenBy(part: Part): TakenBy {
    let by = this.#takes.get(part)
    if (by) return by
    by = { named: new Map(), wide: [] }
    for (const [at, { module, names }] of part.imports.entries()) {
      const parts = this.named(module, part.path)
      const isBundle = names?.some((name) => BUNDLE.test(name)) === true
      const taken = { at, module, parts, isBundle }
      for (const name of new Set(names)) push(by.named, name, taken)
      const hands = ({ exports, offers }: Part) => exports.length > 0 || (isBundle && offers.length > 0)
      if ((names === undefined || isBundle) && parts.some(hands)) by.wide.push(taken)
    }
    this.#takes.set(part, by)
    return by
  }

  #handsOut(part: Part): { exports: ReadonlySet<string>; offers: ReadonlySet<string> } {
    let handed = this.#handed.get(part)
    if (!handed) {
      handed = { exports: new Set(part.exports), offers: new Set(part.offers) }
      this.#handed.set(part, handed)
    }
    return handed
  }

  /** Modules outside of the repository from which a package takes what they hand out by default: those of which it is known what that is, and others. */
  outsideOf(name: string, from: string): Outside {
    const key = `${name}\0${from}`
    let found = this.#outside.get(key)
    if (!found) {
      found = this.#outsideOf(name, from)
      if (this.#outside.size > 100_000) this.#outside.clear()
      this.#outside.set(key, found)
    }
    return found
  }

  #outsideOf(name: string, from: string): Outside {
    const modules = this.named(name, from).flatMap(({ imports, path }) =>
      imports.filter(({ module, names }) => {
        const known = STANDARD_EXPORTS[module]
        const isAll =
          names === undefined ||
          names.some((one) => BUNDLE.test(one)) ||
          (known !== undefined && names.length > 0 && !names.some((one) => known.has(one)))
        return isAll && /^[A-Z]/.test(module) && this.named(module, path).length === 0
      }),
    )
    const all = [...new Set(modules.map(({ module }) => module))]
    const isKnown = (module: string): boolean => STANDARD_EXPORTS[module] !== undefined
    return { known: all.filter(isKnown), others: all.filter((module) => !isKnown(module)) }
  }
}

export const pathOf = (name: string): string => `${name.replaceAll('::', '/')}.pm`

/** `$Foo::x`: the package `Foo`, and `$x` in it. */
export function variableIn(written: string): { package?: string; name: string } {
  const { package: within, name } = split(written.slice(1))
  return { name: `${written[0]}${name}`, ...(within === undefined ? {} : { package: within }) }
}
