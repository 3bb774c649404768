/**
 * Every definition that the files of the family offer, by the names under which it can be found.
 */
import type { Use } from '../../../../src/contract/links.ts'
import { type SymbolFact, TYPE_KINDS } from '../../../../src/contract/symbols.ts'
import type { LinkerFile } from '../language.ts'
import { suitability } from './scopes.ts'
import type { Surface } from './unit.ts'

export interface Definition {
  symbol: SymbolFact
  index: number
  file: LinkerFile<Surface>
}

/** What a use asks of a definition besides its name. */
export interface Wanted {
  use: Use
  /** How many arguments a call gives. */
  arguments?: number
  makes?: true
}

type File = LinkerFile<Surface>

export const isType = ({ symbol }: Definition): boolean => TYPE_KINDS.has(symbol.kind)
export const isContainer = (definition: Definition): boolean =>
  isType(definition) || /module|namespace/.test(definition.symbol.kind)

export class Definitions {
  /** `language\0name` → definitions at the top of a file or directly in a package or module. */
  readonly #top = new Map<string, Definition[]>()
  /** `language\0qualified name with package` → definitions. */
  readonly #qualified = new Map<string, Definition[]>()
  /** `language\0name` → members of types. */
  readonly #members = new Map<string, Definition[]>()
  /** Symbol id of a type → its members by name. */
  readonly #membersOf = new Map<number, Map<string, Definition[]>>()
  /** Symbol id of a type → its companion objects that have names, whose members it lends. */
  readonly #companions = new Map<number, Definition[]>()
  readonly #byId = new Map<number, Definition>()
  /** Those that stand elsewhere than in what contains them. */
  readonly #apart: Definition[] = []
  /** Modules whose members are seen from every file in a folder. */
  readonly #mixins: { folder: string; name: string }[] = []

  /** Packages that files belong to, and those around them. */
  readonly #packages = new Set<string>()

  add(file: File): void {
    for (
      let at = file.module ?? '';
      at !== '' && !this.#packages.has(at);
      at = at.slice(0, Math.max(0, at.lastIndexOf('.')))
    )
      this.#packages.add(at)
    for (const mixin of file.surface.mixins ?? []) {
      const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1)
      this.#mixins.push({ folder, name: mixin.replace(/^::/, '').replaceAll('::', '.') })
    }
    file.symbols.forEach((symbol, index) => {
      const definition = { symbol, index, file }
      // What another language sees as a property as well is first of all what it is.
      if (!this.#byId.has(symbol.id)) this.#byId.set(symbol.id, definition)
      const parent = symbol.parent === undefined ? undefined : file.symbols[symbol.parent]
      const isApart = symbol.qualified !== undefined && symbol.qualified !== nameIn(parent, symbol)
      if (isApart) this.#apart.push(definition)
      const inType = parent !== undefined && TYPE_KINDS.has(parent.kind)
      if (parent !== undefined && !inType && !/module|namespace/.test(parent.kind)) return
      push(this.#qualified, key(file, qualifiedName(definition)), definition)
      if (parent !== undefined && !isApart) {
        if (inType || parent.kind === 'module') push(this.#members, key(file, symbol.name), definition)
        this.#addMember(parent.id, definition)
        if (symbol.kind === 'object' && symbol.modifiers?.includes('static')) {
          const companions = this.#companions.get(parent.id)
          if (companions) companions.push(definition)
          else this.#companions.set(parent.id, [definition])
        }
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

  /** A class that is reopened has the members of all its parts; a companion of its name has its own. */
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

  byId(id: number): Definition | undefined {
    return this.#byId.get(id)
  }

  top(file: File, name: string): readonly Definition[] {
    return this.#top.get(key(file, name)) ?? []
  }

  /**
   * What a name can mean that nothing nearer explains: a definition that stands in no other, or the end of a dotted name. What
   * stands in a type or module is not seen from elsewhere by its bare name, unless a file beside or above takes its members in.
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

  /** By its dotted name: as it is, or below one of the packages. */
  qualified(file: File, name: string, packages = ''): readonly Definition[] {
    return this.#qualified.get(key(file, packages === '' ? name : `${packages}.${name}`)) ?? []
  }

  /** Members of any type. */
  membersNamed(file: File, name: string): readonly Definition[] {
    return this.#members.get(key(file, name)) ?? []
  }

  /** Objects whose members are called on a type. */
  companionsOf(owner: Definition): readonly Definition[] {
    return this.#companions.get(owner.symbol.id) ?? []
  }

  /** Members that a type itself declares. */
  membersOf(owner: Definition, name: string): readonly Definition[] {
    return this.#membersOf.get(owner.symbol.id)?.get(name) ?? []
  }
}

/**
 * Those of some definitions of one name that a use can mean: the best suited, of those that take as many arguments, and one of
 * what is declared several times over (a class that is reopened, a declaration for each platform): the nearest to `from`.
 */
export function pick(candidates: readonly Definition[], wanted: Wanted, from: File): Definition[] {
  if (candidates.length < 2) return [...candidates]
  const fit = candidates.map((candidate) => fitness(candidate, wanted))
  const best = Math.max(...fit)
  const suited = candidates.filter((_, at) => fit[at] === best)
  const taking = suited.filter((candidate) => takes(candidate, wanted.arguments))
  const same = new Map<string, Definition[]>()
  for (const one of taking.length > 0 ? taking : suited) push(same, signatureOf(one), one)
  return [...same.values()].flatMap((parts) => nearest(parts, from))
}

/** Parts of a class that is reopened are one and the same; of declarations that exclude each other, equally near ones are not. */
function nearest(parts: readonly Definition[], from: File): readonly Definition[] {
  if (parts.length < 2) return parts
  const near = parts.map((part) => nearness(part, from))
  const best = Math.max(...near)
  const found = parts.filter((_, at) => near[at] === best)
  // Functions of one name in files without packages are as many functions, and folders do not say which is loaded.
  if (best !== Number.POSITIVE_INFINITY && parts.some((part) => part.file.module === undefined && !isContainer(part)))
    return parts
  return found.some(({ file }) => file.module === undefined || file.path === from.path) ? found.slice(0, 1) : found
}

function fitness({ symbol, index, file }: Definition, { use, makes }: Wanted): number {
  const { setters } = file.surface
  if (setters && symbol.kind === 'property' && use === 'write') return setters.includes(index) ? 4 : 3
  if (setters?.includes(index)) return 0
  if (makes) return symbol.kind === 'object' ? 0 : suitability('type', symbol.kind)
  return suitability(use, symbol.kind)
}

/** A package sees itself and what is around it. */
export const isWithin = (module: string | undefined, of: string | undefined): boolean =>
  of === undefined || module === of || (module?.startsWith(`${of}.`) ?? false)

/** Whether a call with as many arguments can be its. */
export function takes({ file, index }: Definition, given: number | undefined): boolean {
  const arity = file.surface.arities[index]
  return given === undefined || arity === undefined || (given >= arity[0] && given <= arity[1])
}

const signatureOf = ({ file, symbol }: Definition): string =>
  [
    file.module,
    symbol.qualified ?? symbol.name,
    symbol.kind === 'object',
    symbol.receiver,
    ...(symbol.parameters ?? []).map(({ type }) => type),
  ].join('\0')

/** Folders that two files have in common; the same file is nearest of all. */
function nearness({ file }: Definition, from: File): number {
  if (file.path === from.path) return Number.POSITIVE_INFINITY
  const mine = file.path.split('/')
  const other = from.path.split('/')
  let common = 0
  while (common < mine.length && mine[common] === other[common]) common++
  return common
}

const nameIn = (parent: SymbolFact | undefined, symbol: SymbolFact): string =>
  parent ? `${parent.qualified ?? parent.name}.${symbol.name}` : symbol.name

export const qualifiedName = ({ file, symbol }: Definition): string =>
  [file.module, symbol.qualified ?? symbol.name].filter(Boolean).join('.')

const key = (file: File, name: string): string => `${file.language}\0${name}`

function push(map: Map<string, Definition[]>, at: string, definition: Definition): void {
  const list = map.get(at)
  if (list) list.push(definition)
  else map.set(at, [definition])
}
