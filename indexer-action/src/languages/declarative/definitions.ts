/**
 * Every definition in the files of the family, by the names under which it can be looked up.
 */

import type { Use } from '../../../../src/contract/links.ts'
import { type SymbolFact, type SymbolKind, TYPE_KINDS } from '../../../../src/contract/symbols.ts'
import type { Destination } from '../../link/link-set-builder.ts'
import { push } from '../../link/lists.ts'
import { folderOf, sharedParts } from '../../link/paths.ts'
import type { LinkerFile } from '../language.ts'
import { takesLabels } from './labels.ts'
import type { Rules } from './rules.ts'
import { suitability } from './scopes.ts'
import type { Surface } from './unit.ts'

export interface Definition {
  symbol: SymbolFact
  index: number
  file: LinkerFile<Surface>
}

/** What a use requires of a definition besides its name. */
export interface Wanted {
  use: Use
  /** Number of arguments of a call. */
  arguments?: number
  /** What they are named (`labels.ts`). */
  labels?: readonly string[]
  makes?: true
}

type File = LinkerFile<Surface>

export const isType = ({ symbol }: Definition): boolean => TYPE_KINDS.has(symbol.kind)
export const isContainer = (definition: Definition): boolean =>
  isType(definition) || /module|namespace/.test(definition.symbol.kind)

/** Whether what a type of this kind declares is visible around it, in languages where types are open. */
export const isOpen = (kind: SymbolKind, open: Rules['openTypes']): boolean =>
  open === true ? TYPE_KINDS.has(kind) && kind !== 'impl' : open?.has(kind) === true

/** A table that is a class, and the classes that it extends. */
interface Table {
  file: File
  table: string
  bases: readonly string[]
}

export class Definitions {
  /** `language\0name` → definitions at the top level of a file or directly in a package or module. */
  readonly #top = new Map<string, Definition[]>()
  /** `language\0qualified name with package` → definitions. */
  readonly #qualified = new Map<string, Definition[]>()
  /** `language\0name` → members of types and modules. */
  readonly #members = new Map<string, Definition[]>()
  /** Symbol id of a type or module → its members by name. */
  readonly #membersOf = new Map<number, Map<string, Definition[]>>()
  readonly #byId = new Map<number, Definition>()
  /** By file and name, of files that were asked about. */
  readonly #ofFile = new WeakMap<File, Map<string, Definition[]>>()
  /** Definitions written outside their container (`class A::B`). */
  readonly #apart: Definition[] = []
  /** Mixed-in modules whose members are visible in every file of a folder and below it. */
  readonly #mixins: { folder: string; name: string }[] = []

  /** Packages that files belong to, and all enclosing packages. */
  readonly #packages = new Set<string>()
  /** Of each package, its first file. */
  readonly #first = new Map<string, File>()

  /** By qualified name of a type: its parts, one of which may name its type parameters. */
  readonly #generic = new Map<string, { names?: readonly string[]; parts: readonly Definition[] }>()

  /** `language\0class` → the tables that comments call so. */
  readonly #tables = new Map<string, Table[]>()

  /** Languages in which what a type declares is visible by its bare name wherever the type is. */
  readonly #open: ReadonlyMap<string, Rules['openTypes']>

  constructor(open: ReadonlyMap<string, Rules['openTypes']>) {
    this.#open = open
  }

  add(file: File): void {
    for (const [name, [table, ...bases]] of Object.entries(file.surface.classes ?? {}))
      push(this.#tables, key(file, name), { file, table, bases })
    const open = this.#open.get(file.language)
    if (file.module !== undefined && !this.#first.has(file.module)) this.#first.set(file.module, file)
    for (
      let at = file.module ?? '';
      at !== '' && !this.#packages.has(at);
      at = at.slice(0, Math.max(0, at.lastIndexOf('.')))
    )
      this.#packages.add(at)
    for (const mixin of file.surface.mixins ?? []) {
      const folder = folderOf(file.path)
      this.#mixins.push({ folder, name: mixin.replace(/^::/, '').replaceAll('::', '.') })
    }
    file.symbols.forEach((symbol, index) => {
      const definition = { symbol, index, file }
      // A Java accessor that is also declared as a property has two entries with one id. The first one is the method itself.
      if (!this.#byId.has(symbol.id)) this.#byId.set(symbol.id, definition)
      const parent = symbol.parent === undefined ? undefined : file.symbols[symbol.parent]
      const isApart = symbol.qualified !== undefined && symbol.qualified !== nameIn(parent, symbol)
      if (isApart) this.#apart.push(definition)
      const inType = parent !== undefined && TYPE_KINDS.has(parent.kind)
      if (parent !== undefined && !inType && !/module|namespace/.test(parent.kind)) return
      push(this.#qualified, key(file, qualifiedName(definition)), definition)
      if (parent && (isOpen(parent.kind, open) || file.surface.opened?.includes(symbol.parent as number))) {
        const outer = parent.parent === undefined ? undefined : file.symbols[parent.parent]
        const around = outer && (outer.qualified ?? outer.name)
        push(this.#qualified, key(file, [file.module, around, symbol.name].filter(Boolean).join('.')), definition)
      }
      if (parent !== undefined && !isApart) {
        if (inType || parent.kind === 'module') push(this.#members, key(file, symbol.name), definition)
        this.#addMember(parent.id, definition)
      }
      if (parent === undefined || TYPE_KINDS.has(symbol.kind) || symbol.kind === 'module')
        push(this.#top, key(file, symbol.name), definition)
    })
  }

  #addMember(owner: number, definition: Definition): void {
    const members = this.#membersOf.get(owner) ?? new Map<string, Definition[]>()
    this.#membersOf.set(owner, members)
    push(members, definition.symbol.name, definition)
  }

  /** Gives all parts of a reopened class the members of every part. An object of the same name stays separate. */
  finish(): void {
    for (const one of this.#apart) {
      const container = qualifiedName(one).split('.').slice(0, -1).join('.')
      const [part] = this.qualified(one.file, container).filter(isContainer)
      if (part) this.#addMember(part.symbol.id, one)
    }
    for (const named of this.#qualified.values()) {
      this.#merge(named.filter((part) => isContainer(part) && part.symbol.kind !== 'object'))
      this.#merge(named.filter((part) => part.symbol.kind === 'object'))
    }
  }

  #merge(parts: Definition[]): void {
    if (parts.length < 2) return
    const merged = new Map<string, Definition[]>()
    for (const part of parts)
      for (const [name, members] of this.#membersOf.get(part.symbol.id) ?? [])
        merged.set(name, [...(merged.get(name) ?? []), ...members])
    for (const part of parts) this.#membersOf.set(part.symbol.id, merged)
  }

  isPackage(name: string): boolean {
    return this.#packages.has(name)
  }

  /** Whether files belong to it, not only to packages inside of it. */
  isModule(name: string): boolean {
    return this.#first.has(name)
  }

  /** The first definition in a package. */
  firstIn(name: string): Definition | undefined {
    const file = this.#first.get(name)
    const symbol = file?.symbols[0]
    return file && symbol && { symbol, index: 0, file }
  }

  byId(id: number): Definition | undefined {
    return this.#byId.get(id)
  }

  top(file: File, name: string): readonly Definition[] {
    return this.#top.get(key(file, name)) ?? []
  }

  /** The definitions of this name in a file, but for those inside of others. */
  atTopOf(file: File, name: string): readonly Definition[] {
    let named = this.#ofFile.get(file)
    if (!named) {
      named = new Map()
      for (const [index, symbol] of file.symbols.entries())
        if (symbol.parent === undefined) push(named, symbol.name, { symbol, index, file })
      this.#ofFile.set(file, named)
    }
    return named.get(name) ?? []
  }

  /** The definitions of this name in the file that an import leads to. */
  offeredBy(imported: Destination, name: string): readonly Definition[] {
    const file = imported.to === 'symbol' ? this.#byId.get(imported.id)?.file : undefined
    return file ? this.atTopOf(file, name) : []
  }

  /**
   * The definitions that a name may refer to if no scope or import resolves it: those at the top level, or those whose qualified
   * name ends with a dotted name. A member of a type or module is not visible by its bare name, unless a file in the same folder
   * or a folder above mixes that module in.
   */
  seenFrom(file: File, name: string): readonly Definition[] {
    const dot = name.lastIndexOf('.')
    const all = this.top(file, name.slice(dot + 1))
    const mixins = this.#mixins.filter(({ folder }) => file.path.startsWith(folder))
    return all.filter((one) => {
      const qualified = qualifiedName(one)
      if (dot >= 0) return `.${qualified}`.endsWith(`.${name}`)
      return (one.symbol.qualified ?? name) === name || mixins.some((mixin) => `${mixin.name}.${name}` === qualified)
    })
  }

  /** By qualified name, as given or relative to the package `packages`. */
  qualified(file: File, name: string, packages = ''): readonly Definition[] {
    return this.#qualified.get(key(file, packages === '' ? name : `${packages}.${name}`)) ?? []
  }

  /** The names of a type's parameters, and all its parts: the type and its extensions. */
  generic(type: Definition): { names?: readonly string[]; parts: readonly Definition[] } {
    const named = key(type.file, qualifiedName(type))
    let known = this.#generic.get(named)
    if (!known) {
      const found = (this.#qualified.get(named) ?? []).filter(isType)
      const parts = found.length > 0 ? found : [type]
      const names = parts
        .map(({ file, index }) => file.surface.typeParameters[index])
        .find((list) => list !== undefined)
      known = { parts, ...(names ? { names } : {}) }
      this.#generic.set(named, known)
    }
    return known
  }

  /** The table that is a class by what comments say, if it is one alone. */
  tableNamed(file: File, name: string): Table | undefined {
    const [only, ...more] = this.#tables.get(key(file, name)) ?? []
    return more.length === 0 ? only : undefined
  }

  /** The members of this name in all types and modules. */
  membersNamed(file: File, name: string): readonly Definition[] {
    return this.#members.get(key(file, name)) ?? []
  }

  /** The members of this name that the type itself declares. */
  membersOf(owner: Definition, name: string): readonly Definition[] {
    return this.#membersOf.get(owner.symbol.id)?.get(name) ?? []
  }
}

/**
 * Chooses from definitions of one name those that a use can refer to. The best suited ones are kept, of these the ones that take
 * the number of arguments, and of repeated declarations (a reopened class, one declaration per platform) the nearest to `from`.
 */
export function pick(candidates: readonly Definition[], wanted: Wanted, from: File): Definition[] {
  if (candidates.length < 2) return [...candidates]
  const fit = candidates.map((candidate) => fitness(candidate, wanted))
  const best = Math.max(...fit)
  const suited = accessing(defined(candidates.filter((_, at) => fit[at] === best)), wanted.use)
  const taking = suited.filter((candidate) => takes(candidate, wanted))
  const same = new Map<string, Definition[]>()
  for (const one of taking.length > 0 ? taking : suited) push(same, signatureOf(one), one)
  return [...same.values()].flatMap((parts) => nearest(parts, from))
}

/** Whether a property is a setter, which has a parameter. */
export const isSetter = ({ parameters = [] }: SymbolFact): boolean => parameters.length > 0

/** Of a getter and a setter the one that is called. */
function accessing(all: readonly Definition[], use: Use): readonly Definition[] {
  if (all.length < 2 || (use !== 'read' && use !== 'write')) return all
  const fit = all.filter(({ symbol }) => symbol.kind === 'property' && isSetter(symbol) === (use === 'write'))
  return fit.length > 0 ? fit : all
}

/** Without callbacks and declarations, if there are functions of that name too that are defined. */
function defined(all: readonly Definition[]): readonly Definition[] {
  const isDefined = ({ symbol: { kind, modifiers } }: Definition): boolean =>
    !modifiers || !(modifiers.includes('declaration') || (kind === 'function' && modifiers.includes('abstract')))
  const own = all.filter(isDefined)
  return own.length > 0 ? own : all
}

/**
 * Chooses the nearest of repeated declarations. Parts of a reopened class are one class, so the first of them is enough; of
 * declarations for different platforms, all equally near ones are kept.
 */
function nearest(parts: readonly Definition[], from: File): readonly Definition[] {
  if (parts.length < 2) return parts
  const near = parts.map((part) => nearness(part, from))
  const best = Math.max(...near)
  const found = parts.filter((_, at) => near[at] === best)
  // In languages without packages, functions of one name in several files are different functions. The folder does not tell
  // which one is loaded.
  if (best !== Number.POSITIVE_INFINITY && parts.some((part) => part.file.module === undefined && !isContainer(part)))
    return parts
  return found.some(({ file }) => file.module === undefined || file.path === from.path) ? found.slice(0, 1) : found
}

function fitness({ symbol }: Definition, { use, makes }: Wanted): number {
  if (makes) return symbol.kind === 'object' ? 0 : suitability('type', symbol.kind)
  return suitability(use, symbol.kind)
}

/** Whether code in the package `module` is in the package `of` or in one nested in it. */
export const isWithin = (module: string | undefined, of: string | undefined): boolean =>
  of === undefined || module === of || (module?.startsWith(`${of}.`) ?? false)

/** Whether it can be called with such arguments. */
export function takes({ file, index }: Definition, { arguments: given, labels }: Omit<Wanted, 'use'>): boolean {
  const arity = file.surface.arities[index]
  const isCounted = given === undefined || arity === undefined || (given >= arity[0] && given <= arity[1])
  return isCounted && takesLabels(file.surface.labels?.[index], labels)
}

const signatures = new WeakMap<Definition, string>()

/** What tells a definition from others of its name; a name that many files define is compared by it at every use. */
function signatureOf(definition: Definition): string {
  let known = signatures.get(definition)
  if (known === undefined) {
    const { file, symbol } = definition
    const types = (symbol.parameters ?? []).map(({ type }) => type)
    known = [file.module, symbol.qualified ?? symbol.name, symbol.kind === 'object', ...types].join('\0')
    signatures.set(definition, known)
  }
  return known
}

/** Number of leading path segments that the two files share; infinite for the same file. */
function nearness({ file }: Definition, from: File): number {
  return file.path === from.path ? Number.POSITIVE_INFINITY : sharedParts(file.path, from.path)
}

const nameIn = (parent: SymbolFact | undefined, symbol: SymbolFact): string =>
  parent ? `${parent.qualified ?? parent.name}.${symbol.name}` : symbol.name

export const qualifiedName = ({ file, symbol }: Definition): string =>
  [file.module, symbol.qualified ?? symbol.name].filter(Boolean).join('.')

const key = (file: File, name: string): string => `${file.language}\0${name}`
