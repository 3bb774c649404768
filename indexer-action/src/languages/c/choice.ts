/**
 * Which of several definitions that a file sees is meant: its own before others, definitions before declarations, and of those the
 * ones that the tree's shape gives to a use.
 */
import type { Evidence } from '../../../../src/contract/links.ts'
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { folderOf, stemOf } from '../../link/paths.ts'
import type { Builds } from './builds/builds.ts'
import { shared } from './builds/include-graph.ts'
import type { HeldSymbol } from './held-symbols.ts'
import { type File, fileOf, type Reference, type Repository } from './repository.ts'

export interface Found {
  references: readonly Reference[]
  /** `one`: it is this. `any`: one of these, depending on what the preprocessor decides. `all`: a declaration and its definition. */
  as: 'one' | 'any' | 'all'
  evidence: Evidence
}

/** Of what was found, what types leave; all of it where they leave nothing. */
export function keeping(found: Found, kept: readonly Reference[]): Found {
  if (kept.length === 0 || kept.length === found.references.length) return found
  return kept.length === 1 ? { references: kept, as: 'one', evidence: 'type' } : { ...found, references: kept }
}

/** More alternatives than this say nothing. */
const MOST_ALTERNATIVES = 64

export const has = (symbol: HeldSymbol, modifier: NonNullable<SymbolFact['modifiers']>[number]): boolean =>
  symbol.modifiers?.includes(modifier) ?? false
const CLASS = /^(class|struct|union)$/
export const OF_TESTS = /(^|\/)((unit_?)?tests?|testing|mocks?|fuzz(ing|ers?)?)\/|_(test|mock)\.\w+$/
const VALUE: ReadonlySet<string> = new Set(['variable', 'constant'])

export class Choice {
  readonly #repository: Repository
  readonly #builds: Builds

  constructor(repository: Repository, builds: Builds) {
    this.#repository = repository
    this.#builds = builds
  }

  /** Of what a file sees of a name, what is meant. `all`: whatever bears the name at the top of files. */
  choose(file: number, visible: readonly Reference[], all: readonly Reference[], under: string): Found {
    const repository = this.#repository
    const of = (test: (symbol: HeldSymbol) => boolean): Reference[] => visible.filter((r) => test(repository.symbol(r)))
    const macros = of((s) => s.kind === 'macro')
    const functions = of((s) => s.kind === 'function')
    if (macros.length > 0) {
      const isExpected = macros.some((r) => this.#builds.isExpected(file, r, under))
      const beside =
        isExpected || functions.length === 0 || macros.every((r) => repository.isWrapper(r))
          ? []
          : this.#functions(file, functions, all, under).references
      return this.#among(file, [...this.#nearest(file, this.#redefined(macros)), ...beside])
    }
    if (functions.length > 0) {
      const found = this.#functions(file, functions, all, under)
      const classes = (repository.files[file] as File).cpp ? of((s) => CLASS.test(s.kind)) : []
      if (classes.length === 0) return found
      // Of two scopes: which of them is meant, the use decides.
      return this.#among(file, [...found.references, ...this.#nearest(file, classes)])
    }
    const values = of((s) => VALUE.has(s.kind))
    if (values.length > 0) return this.#values(file, values, all, under)
    return this.#among(file, this.#nearest(file, visible))
  }

  /** What a header defines in any case is not what one that it includes has defined. */
  #redefined(macros: readonly Reference[]): readonly Reference[] {
    if (macros.length < 2) return macros
    const repository = this.#repository
    const last = macros.filter((r) => {
      const by = macros.filter((other) => fileOf(other) !== fileOf(r) && !repository.symbol(other).conditions)
      return !by.some((other) => repository.graph.view(fileOf(other)).seen.has(fileOf(r)))
    })
    return last.length > 0 ? last : macros
  }

  /** C++: of each path the nearest, those of the file first: which path is meant, the use decides. */
  #nearest(file: number, references: readonly Reference[]): readonly Reference[] {
    if (references.length < 2) return references
    const repository = this.#repository
    if (!(repository.files[file] as File).cpp) return this.#nearestOf(file, references)
    const ownFirst = references.toSorted((a, b) => Number(fileOf(b) === file) - Number(fileOf(a) === file))
    const byPath = Map.groupBy(ownFirst, (r) => {
      const { kind, name, cpp } = repository.symbol(r)
      return kind === 'macro' ? '' : (cpp?.qualified ?? name)
    })
    return [...byPath.values()].flatMap((same) => this.#nearestOf(file, same))
  }

  /** Those in the file itself, or else all. */
  #nearestOf(file: number, references: readonly Reference[]): readonly Reference[] {
    // A namespace is the same one wherever it is opened.
    if (references.every((r) => this.#repository.symbol(r).kind === 'namespace')) return references.slice(0, 1)
    const own = references.filter((r) => fileOf(r) === file)
    if (own.length > 0) return own
    if (references.length < 2) return references
    const types = references.filter((r) => this.#repository.symbol(r).kind === 'type')
    if (types.length < references.length) return references
    // The same typedef, repeated: the one that always stands, beside its record, or else the first.
    const always = types.filter((r) => this.#repository.symbol(r).conditions === undefined)
    const usable = always.length > 0 ? always : types
    const beside = usable.find((r) => {
      const type = this.#repository.typeOf(r)
      return type.startsWith('#') || this.#repository.tagged(type.slice(2)).some((tag) => fileOf(tag) === fileOf(r))
    })
    return [beside ?? (usable[0] as Reference)]
  }

  /** The one, or the nearest of several, for a tag or a type. */
  among(file: number, references: readonly Reference[]): Found {
    return this.#among(file, this.#nearest(file, references))
  }

  #among(file: number, references: readonly Reference[]): Found {
    const kept = references.slice(0, MOST_ALTERNATIVES)
    if (kept.length === 1) return { references: kept, as: 'one', evidence: this.#evidence(file, kept[0] as Reference) }
    return { references: kept, as: 'any', evidence: 'ambiguous' }
  }

  #evidence(file: number, reference: Reference): Evidence {
    return fileOf(reference) === file ? 'same_file' : 'import'
  }

  #functions(file: number, visible: readonly Reference[], all: readonly Reference[], under: string): Found {
    const repository = this.#repository
    const { cpp } = repository.files[file] as File
    // Overloads: which is called decides whose definition is wanted.
    if (cpp && visible.length > 1 && new Set(visible.map((r) => repository.takenBy(r))).size > 1)
      return this.#among(file, visible)
    const bodies = visible.filter((r) => !has(repository.symbol(r), 'declaration'))
    const prototypes = visible.filter((r) => has(repository.symbol(r), 'declaration'))
    const own = bodies.filter((r) => fileOf(r) === file)
    if (own.length > 0) return this.#among(file, own)
    // An inline stub for one configuration beside the prototype for another (`#ifdef CONFIG_X`).
    const external = prototypes.length === 0 ? [] : this.#external(file, prototypes, all, under)
    const found = [...external, ...bodies.filter((r) => !external.includes(r))]
    if (found.length > 0) return this.#among(file, found)
    return this.#among(file, prototypes.slice(0, 1))
  }

  #values(file: number, visible: readonly Reference[], all: readonly Reference[], under: string): Found {
    const repository = this.#repository
    const definitions = visible.filter((r) => !has(repository.symbol(r), 'declaration'))
    const own = definitions.filter((r) => fileOf(r) === file)
    const declared = visible.find((r) => has(repository.symbol(r), 'declaration'))
    if (declared === undefined) return this.#among(file, own.length > 0 ? own : definitions)
    const defined = own.length > 0 ? own : this.#external(file, [declared], all, under)
    const only = defined.length === 1 ? defined : definitions
    if (only.length !== 1) return { references: [declared], as: 'one', evidence: this.#evidence(file, declared) }
    return {
      references: [declared, only[0] as Reference],
      as: 'all',
      evidence: this.#evidence(file, only[0] as Reference),
    }
  }

  /** Definitions that a declaration can link with, fewest that the tree's shape allows. */
  #external(file: number, declarations: readonly Reference[], all: readonly Reference[], under: string): Reference[] {
    const repository = this.#repository
    const kind = repository.symbol(declarations[0] as Reference).kind
    let found = all.filter((r) => {
      const symbol = repository.symbol(r)
      return (
        (symbol.kind === kind || (VALUE.has(symbol.kind) && VALUE.has(kind))) &&
        !has(symbol, 'declaration') &&
        !has(symbol, 'static')
      )
    })
    found = [...this.#builds.likely(file, found, under)]
    return this.implementing(file, declarations, found)
  }

  /** Of several definitions of what these declare, those that the tree's shape gives to a use in this file. */
  implementing(file: number, declarations: readonly Reference[], definitions: readonly Reference[]): Reference[] {
    const repository = this.#repository
    let found = [...definitions]
    if (found.length < 2) return found
    const headers = declarations.map(fileOf)
    const narrow = (test: (r: Reference) => boolean): void => {
      const some = found.filter(test)
      if (some.length > 0) found = some
    }
    // A stand-in for tests is linked with nothing else.
    if (!OF_TESTS.test((repository.files[file] as File).path))
      narrow((r) => !OF_TESTS.test((repository.files[fileOf(r)] as File).path))
    // Who implements a header includes it.
    narrow((r) => this.#includesAny(fileOf(r), headers))
    if (found.length > 1) {
      const stems = new Set(headers.map((h) => stemOf((repository.files[h] as File).path)))
      narrow((r) => stems.has(stemOf((repository.files[fileOf(r)] as File).path)))
    }
    if (found.length > 1) {
      const from = folderOf((repository.files[file] as File).path)
      const close = Math.max(...found.map((r) => shared(from, folderOf((repository.files[fileOf(r)] as File).path))))
      narrow((r) => shared(from, folderOf((repository.files[fileOf(r)] as File).path)) === close)
    }
    return found
  }

  #includesAny(file: number, headers: readonly number[]): boolean {
    const { seen } = this.#repository.graph.view(file)
    return headers.some((header) => seen.has(header))
  }
}
