/**
 * All files of the family, and where each name is defined. Which of them a file can see is known by who includes whom
 * (`include-graph.ts`).
 */
import type { Id } from '../../../../src/contract/ids.ts'
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { moduleId } from '../../link/module-id.ts'
import type { LinkerFile } from '../language.ts'
import type { FileSet } from './builds/file-set.ts'
import { IncludeGraph } from './builds/include-graph.ts'
import { addDeclared, filled } from './declared-by-macros.ts'
import type { Surface } from './fact-layout.ts'
import { type HeldFile, Holder } from './held.ts'
import type { HeldSymbol } from './held-symbols.ts'
import { lettersOf } from './parse/generics.ts'
import { ReferencesByName } from './references-by-name.ts'

export type File = HeldFile
/** file × SYMBOL_BITS + symbol: one number for a definition. */
export type Reference = number
const SYMBOL_BITS = 2 ** 22

export const fileOf = (reference: Reference): number => Math.floor(reference / SYMBOL_BITS)
export const symbolOf = (reference: Reference): number => reference % SYMBOL_BITS

/** Kinds in the name space of `struct`, `union`, `enum`. */
const TAGS = new Set(['struct', 'union', 'enum', 'class'])
/** Files whose records' members are remembered by name. */
const MOST_MEMBERS = 1000

export class Repository {
  readonly files: File[] = []
  readonly #holder = new Holder()
  readonly #names = new ReferencesByName()
  readonly #tags = new ReferencesByName()
  /** C++: files that announce a class of this name, and of which path. */
  readonly #announced = new Map<string, { file: number; path: string }[]>()
  /** C++: files that give a namespace this name as well, and what it is called otherwise. */
  readonly #spaces = new Map<string, { file: number; of: string }[]>()
  /** C++: last name of a namespace → what files bring into it with `using`. */
  readonly #brought = new Map<string, { file: number; into: string[]; name: string }[]>()
  /** C++: paths of namespaces of which those around them have everything. */
  readonly #inlines = new Set<string>()
  /** C++: namespaces that macros open. */
  readonly #opened = new Set<string>()
  #graph = new IncludeGraph([])
  /** By function and name, parameters of functions of which a macro of another file is the head. */
  readonly #parameters = new Map<string, Reference>()
  /** By file and name, what macros declare there for that file alone. */
  readonly #own = new Map<number, ReadonlyMap<string, readonly Reference[]>>()
  readonly #moduleIds = new Map<number, Id>()
  readonly #members = new Map<number, Map<number, Map<string, number[]>>>()

  add(added: LinkerFile<Surface>): void {
    const file = this.#holder.hold(added)
    const number = this.files.push(file) - 1
    for (const path of added.surface.announced ?? [])
      append(this.#announced, path.slice(path.lastIndexOf('.') + 1), { file: number, path })
    for (const [name, of] of added.surface.spaces ?? []) append(this.#spaces, name, { file: number, of })
    for (const [path, name] of added.surface.brings ?? []) {
      const into = path.split('.')
      append(this.#brought, into.at(-1) as string, { file: number, into, name })
    }
    for (const path of added.surface.inlines ?? []) this.#inlines.add(path)
    for (const name of added.surface.opens ?? []) this.#opened.add(name)
    // What stands for a call is not called that: what the macro declares is.
    const calls = new Set([...file.rows, ...file.calls].map(([symbol]) => symbol))
    for (let at = 0; at < file.symbols.length; at++) {
      const { kind, extra } = added.symbols[at] as SymbolFact
      if (extra?.macro === undefined || kind !== 'constant' || !calls.has(at)) this.#name(number, at, kind)
    }
  }

  #name(number: number, at: number, kind: HeldSymbol['kind']): void {
    const { cpp, symbols } = this.files[number] as File
    const name = symbols.nameOf(at)
    const reference = number * SYMBOL_BITS + at
    if (TAGS.has(kind)) {
      this.#tags.add(name, reference)
      if (cpp) this.#names.add(name, reference)
    } else if (kind !== 'property' || cpp) this.#names.add(name, reference)
  }

  /** What a macro that is the head of a function has its body call by that name. */
  parameterByMacro(owner: Reference, name: string): Reference | undefined {
    return this.#parameters.size === 0 ? undefined : this.#parameters.get(`${owner} ${name}`)
  }

  finish(): void {
    this.#holder.finish()
    this.#graph = new IncludeGraph(this.files)
    this.#nameRows()
    for (const { file, named, own, parameters } of addDeclared(this.files, this.#graph)) {
      const { symbols } = this.files[file] as File
      for (const at of named) this.#name(file, at, (symbols.get(at) as HeldSymbol).kind)
      if (own.length > 0)
        this.#own.set(
          file,
          Map.groupBy(
            own.map((at) => this.reference(file, at)),
            (reference) => this.symbol(reference).name,
          ),
        )
      for (const [owner, name, at] of parameters)
        this.#parameters.set(`${this.reference(file, owner)} ${name}`, this.reference(file, at))
    }
    this.#names.finish()
    this.#tags.finish()
  }

  /** Rows of lists are called what those that include the list make of them. */
  #nameRows(): void {
    const said = new Set<string>()
    for (const [number, { cpp, listed }] of this.files.entries())
      for (const [include, macro, name] of cpp ? [] : listed) {
        const list = this.graph.target(number, include)
        for (const [symbol, of, given] of this.files[list]?.rows ?? []) {
          const called = of === macro ? filled(name, given) : ''
          const reference = this.reference(list, symbol)
          const key = `${reference} ${called}`
          if (called === '' || said.has(key) || this.#isNamed(reference, called)) continue
          said.add(key)
          this.#names.add(this.#holder.symbols.numbered(called), reference)
        }
      }
  }

  /** Whether what has that name by itself is found by it: a row is not. */
  #isNamed(reference: Reference, name: string): boolean {
    return this.symbol(reference).name === name && this.named(name).includes(reference)
  }

  /** Once all files are told. */
  get graph(): IncludeGraph {
    return this.#graph
  }

  named(name: string): readonly Reference[] {
    return this.#names.of(this.#holder.symbols.numberOf(name))
  }

  tagged(name: string): readonly Reference[] {
    return this.#tags.of(this.#holder.symbols.numberOf(name))
  }

  /** `named`, and what only this file can name so. */
  namedIn(file: number, name: string): readonly Reference[] {
    const own = this.#own
      .get(file)
      ?.get(name)
      ?.filter((r) => !this.#isTag(r) && this.symbol(r).kind !== 'property')
    return own ? [...this.named(name), ...own] : this.named(name)
  }

  /** `tagged`, and what only this file can name so. */
  taggedIn(file: number, name: string): readonly Reference[] {
    const own = this.#own
      .get(file)
      ?.get(name)
      ?.filter((r) => this.#isTag(r))
    return own ? [...this.tagged(name), ...own] : this.tagged(name)
  }

  #isTag(reference: Reference): boolean {
    return TAGS.has(this.symbol(reference).kind)
  }

  /** C++: paths of the classes of this name that one of these files says there are (`class Door;`). */
  announced(name: string, seen: FileSet): string[] {
    return (this.#announced.get(name) ?? []).filter(({ file }) => seen.has(file)).map(({ path }) => path)
  }

  /** C++: what the namespace is called otherwise that one of these files gives this name. */
  spaceOf(name: string, seen: FileSet): string | undefined {
    return this.#spaces.get(name)?.find(({ file }) => seen.has(file))?.of
  }

  /** C++: what one of these files brings into the namespace of that name, as written, with the path of the namespace. */
  broughtInto(last: string, seen: FileSet): { into: readonly string[]; name: string }[] {
    return (this.#brought.get(last) ?? []).filter(({ file }) => seen.has(file))
  }

  /** C++: a path without the namespaces that are the same as what is around them. */
  withoutInlines(path: string[]): string[] {
    if (this.#inlines.size === 0) return path
    let whole = ''
    return path.filter((part) => {
      whole = whole === '' ? part : `${whole}.${part}`
      return !this.#inlines.has(whole)
    })
  }

  /** C++: whether a macro opens a namespace of this name. What is in it seems to be outside of it. */
  isOpenedByMacro(name: string): boolean {
    return this.#opened.has(name)
  }

  symbol(reference: Reference): HeldSymbol {
    return (this.files[fileOf(reference)] as File).symbols.get(symbolOf(reference)) as HeldSymbol
  }

  idOf(reference: Reference): Id {
    return (this.files[fileOf(reference)] as File).symbols.idOf(symbolOf(reference))
  }

  /** C++: the names that a template has for what it is given. */
  genericsOf(reference: Reference): readonly string[] | undefined {
    return (this.files[fileOf(reference)] as File).generics.get(symbolOf(reference))
  }

  /** C++: what a function takes as a template, as `lettersOf` says it; undefined of what is none. */
  kindsOf(reference: Reference): readonly string[] | undefined {
    const { kinds, generics } = this.files[fileOf(reference)] as File
    const own = kinds.get(symbolOf(reference))
    return own === undefined ? generics.get(symbolOf(reference))?.map(() => 't') : lettersOf(own)
  }

  /** A macro that its file takes back, which no other file has. */
  isUndone(macro: Reference): boolean {
    return (this.files[fileOf(macro)] as File).undone.has(symbolOf(macro))
  }

  /** A macro that declares what one of its parameters is called. */
  isDeclaring(macro: Reference): boolean {
    return (this.files[fileOf(macro)] as File).declares.has(symbolOf(macro))
  }

  /** A macro that calls what it hides. */
  isWrapper(macro: Reference): boolean {
    return (this.files[fileOf(macro)] as File).wraps.has(symbolOf(macro))
  }

  /** The name, or the path of fields, that a macro without parameters stands for. */
  aliasOf(macro: Reference): string | undefined {
    return (this.files[fileOf(macro)] as File).aliases.get(symbolOf(macro))
  }

  /** The way from what a macro is given to the field that it stands for, `head.next`, or whose result it is: `make()`. */
  wayOf(macro: Reference): string | undefined {
    return (this.files[fileOf(macro)] as File).ways.get(symbolOf(macro))
  }

  reference(file: number, symbol: number): Reference {
    return file * SYMBOL_BITS + symbol
  }

  /** The id that stands for a file as a whole. */
  moduleId(file: number): Id {
    let id = this.#moduleIds.get(file)
    if (id === undefined) {
      id = moduleId((this.files[file] as File).path)
      this.#moduleIds.set(file, id)
    }
    return id
  }

  typeOf(reference: Reference): string {
    const { types, typeOf } = this.files[fileOf(reference)] as File
    const type = typeOf[symbolOf(reference)] ?? -1
    return type === -1 ? '' : (types[type] as string)
  }

  /** C++: bits of HELD. */
  heldBy(reference: Reference): number {
    return (this.files[fileOf(reference)] as File).held.get(symbolOf(reference)) ?? 0
  }

  /** An enumerator whose name is one of the scope around its enumeration as well. */
  isOpenEnumerator(reference: Reference): boolean {
    const { symbols } = this.files[fileOf(reference)] as File
    const { kind, parent } = symbols.get(symbolOf(reference)) as HeldSymbol
    return kind === 'enum_member' && parent !== undefined && symbols.get(parent)?.cpp?.scoped === false
  }

  /** C++: what tells a function from others of its name: the last names of its parameters' types, and `const`. */
  takenBy(reference: Reference): string {
    const { symbols, types } = this.files[fileOf(reference)] as File
    const cpp = symbols.get(symbolOf(reference))?.cpp
    if (!cpp) return ''
    const taken = cpp.types.map((type) => (types[type] ?? '').replace(/<.*$/, '').replace(/^.*:/, ''))
    return `${taken.join()}${cpp.isConst ? ' const' : ''}`
  }

  /** Members of a record or class by name; overloads keep their order. */
  members(owner: Reference): Map<string, number[]> | undefined {
    const file = fileOf(owner)
    let byOwner = this.#members.get(file)
    if (!byOwner) {
      byOwner = this.#byOwner(file)
      if (this.#members.size >= MOST_MEMBERS) this.#members.delete(this.#members.keys().next().value as number)
      this.#members.set(file, byOwner)
    }
    return byOwner.get(symbolOf(owner))
  }

  #byOwner(file: number): Map<number, Map<string, number[]>> {
    const byOwner = new Map<number, Map<string, number[]>>()
    const { cpp, symbols } = this.files[file] as File
    const put = (owner: number, name: string, at: number): void => {
      let members = byOwner.get(owner)
      if (!members) {
        members = new Map()
        byOwner.set(owner, members)
      }
      const same = members.get(name)
      if (same) same.push(at)
      else members.set(name, [at])
    }
    for (const [at, { parent, kind, name }] of symbols.entries()) {
      // In C a tag is no member: the struct in `struct node { int key; } node;` is everyone's.
      if (parent === undefined || kind === 'macro' || (!cpp && TAGS.has(kind))) continue
      put(parent, name, at)
      const around = symbols.get(parent)?.parent
      if (around !== undefined && this.isOpenEnumerator(this.reference(file, at))) put(around, name, at)
    }
    return byOwner
  }
}

function append<T>(map: Map<string, T[]>, name: string, one: T): void {
  const known = map.get(name)
  if (known) known.push(one)
  else map.set(name, [one])
}
