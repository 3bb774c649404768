/**
 * All files of the family: who includes whom, and where each name is defined.
 *
 * A name means what its translation unit can see. Headers are read on their own here, so what they use may also come from
 * whatever the files that include them include as well.
 */
import { hash } from 'node:crypto'
import { type Id, idOfDigest, moduleText } from '../../../../src/contract/ids.ts'
import type { LinkerFile } from '../language.ts'
import type { Surface } from './fact-layout.ts'
import { FileSet } from './file-set.ts'
import { type HeldFile, type HeldSymbol, Holder } from './held.ts'
import { likelihood, predefined, type System, systemOfPath, UNLIKELY } from './likelihood.ts'
import { isLibraryHeader, isSystemHeader } from './system-names.ts'

export type File = HeldFile
/** file × SYMBOL_BITS + symbol: one number for a definition. */
export type Reference = number
const SYMBOL_BITS = 2 ** 22

export const fileOf = (reference: Reference): number => Math.floor(reference / SYMBOL_BITS)
export const symbolOf = (reference: Reference): number => reference % SYMBOL_BITS

/** Kinds in the name space of `struct`, `union`, `enum`. */
const TAGS = new Set(['struct', 'union', 'enum', 'class'])
const ROOTS = /(^|\/)(include|inc|src|lib)\/(.*\/)?$/

export interface View {
  file: number
  /** Files whose names are visible: the file and all that it includes. */
  seen: FileSet
  /** Something is included that is not in the repository. */
  outside: boolean
  /** Something is included that looks like the repository's own and is not there (generated headers). */
  gaps: boolean
}

const MOST_VIEWS = 400
const MOST_INCLUDERS = 40
/** Files whose records' members are remembered by name. */
const MOST_MEMBERS = 1000

export class Repository {
  readonly files: File[] = []
  readonly #holder = new Holder()
  readonly #byPath = new Map<string, number>()
  readonly #byBaseName = new Map<string, number[]>()
  readonly #names = new Map<string, Reference | Reference[]>()
  readonly #tags = new Map<string, Reference | Reference[]>()
  /** C++: files that announce a class of this name. */
  readonly #announced = new Map<string, number[]>()
  /** C++: namespaces that macros open. */
  readonly #opened = new Set<string>()
  /** Resolved includes per file, in order; -1 for what is not there. */
  #includes: Int32Array[] = []
  #includers: number[][] = []
  readonly #moduleIds = new Map<number, Id>()
  #last: View | undefined
  readonly #views = new Map<number, View>()
  readonly #wide = new Map<number, FileSet>()
  /** Null where nobody has asked. */
  #systems: (System | undefined | null)[] = []
  readonly #members = new Map<number, Map<number, Map<string, number[]>>>()

  add(added: LinkerFile<Surface>): void {
    const file = this.#holder.hold(added)
    const number = this.files.push(file) - 1
    this.#byPath.set(file.path, number)
    const base = file.path.slice(file.path.lastIndexOf('/') + 1)
    const same = this.#byBaseName.get(base)
    if (same) same.push(number)
    else this.#byBaseName.set(base, [number])
    const { cpp } = file
    for (const name of added.surface.announced ?? []) {
      const files = this.#announced.get(name)
      if (files) files.push(number)
      else this.#announced.set(name, [number])
    }
    for (const name of added.surface.opens ?? []) this.#opened.add(name)
    for (let at = 0; at < file.symbols.length; at++) {
      const symbol = file.symbols[at] as HeldSymbol
      const reference = number * SYMBOL_BITS + at
      if (TAGS.has(symbol.kind)) {
        put(this.#tags, symbol.name, reference)
        if (cpp) put(this.#names, symbol.name, reference)
      } else if (symbol.kind !== 'property' || cpp) put(this.#names, symbol.name, reference)
    }
  }

  finish(): void {
    this.#holder.finish()
    this.#systems = this.files.map(() => null)
    this.#includers = this.files.map(() => [])
    this.#includes = this.files.map((file, from) =>
      Int32Array.from(file.includes, (written) => {
        const target = this.#resolveInclude(file.path, written)
        if (target >= 0) (this.#includers[target] as number[]).push(from)
        return target
      }),
    )
  }

  named(name: string): readonly Reference[] {
    const found = this.#names.get(name)
    return found === undefined ? [] : typeof found === 'number' ? [found] : found
  }

  tagged(name: string): readonly Reference[] {
    const found = this.#tags.get(name)
    return found === undefined ? [] : typeof found === 'number' ? [found] : found
  }

  /** C++: whether one of these files says that there is a class of this name (`class Door;`). */
  isAnnounced(name: string, seen: FileSet): boolean {
    return this.#announced.get(name)?.some((file) => seen.has(file)) ?? false
  }

  /** C++: whether a macro opens a namespace of this name. What is in it seems to be outside of it. */
  isOpenedByMacro(name: string): boolean {
    return this.#opened.has(name)
  }

  symbol(reference: Reference): HeldSymbol {
    return (this.files[fileOf(reference)] as File).symbols[symbolOf(reference)] as HeldSymbol
  }

  /** The name, or the path of fields, that a macro without parameters stands for. */
  aliasOf(macro: Reference): string | undefined {
    return (this.files[fileOf(macro)] as File).aliases.get(symbolOf(macro))
  }

  /** The way from what a macro is given to the field that it stands for: `head.next`. */
  wayOf(macro: Reference): string | undefined {
    return (this.files[fileOf(macro)] as File).ways.get(symbolOf(macro))
  }

  reference(file: number, symbol: number): Reference {
    return file * SYMBOL_BITS + symbol
  }

  number(path: string): number {
    return this.#byPath.get(path) ?? -1
  }

  /** The system that a file is written for, as far as its path says. */
  systemOf(file: number): System | undefined {
    const known = this.#systems[file]
    if (known !== null) return known
    const system = systemOfPath((this.files[file] as File).path)
    this.#systems[file] = system
    return system
  }

  /** Includes that the file is hardly ever compiled with, on the system that the unit is for. */
  #leftOut(file: number, system: System): Set<number> | undefined {
    const { includesIf, cpp } = this.files[file] as File
    let out: Set<number> | undefined
    for (const [include, condition] of includesIf) {
      const likely = likelihood(condition, (name) => predefined(name, system, cpp))
      if (likely <= UNLIKELY) out = (out ?? new Set()).add(include)
    }
    return out
  }

  /** The id that stands for a file as a whole. */
  moduleId(file: number): Id {
    let id = this.#moduleIds.get(file)
    if (id === undefined) {
      id = idOfDigest(hash('sha256', moduleText((this.files[file] as File).path), 'buffer'))
      this.#moduleIds.set(file, id)
    }
    return id
  }

  includeOf(file: number, which: number): number {
    return (this.#includes[file] as Int32Array)[which] ?? -1
  }

  typeOf(reference: Reference): string {
    const { types, typeOf } = this.files[fileOf(reference)] as File
    const type = typeOf[symbolOf(reference)] ?? -1
    return type === -1 ? '' : (types[type] as string)
  }

  view(file: number): View {
    if (this.#last?.file === file) return this.#last
    let view = this.#views.get(file)
    if (view) {
      this.#last = view
      return view
    }
    const seen = new FileSet(this.files.length, [file])
    let outside = false
    let gaps = false
    const system = this.systemOf(file) ?? 'linux'
    for (const at of seen.list) {
      const { includes } = this.files[at] as File
      const targets = this.#includes[at] as Int32Array
      const leftOut = this.#leftOut(at, system)
      for (let i = 0; i < targets.length; i++) {
        if (leftOut?.has(i)) continue
        const target = targets[i] as number
        if (target >= 0) seen.add(target)
        else if ((includes[i] as string).startsWith('"')) gaps = true
        else {
          outside = true
          if (!isSystemHeader((includes[i] as string).slice(1))) gaps = true
        }
      }
    }
    view = { file, seen, outside, gaps }
    if (this.#views.size >= MOST_VIEWS) this.#views.delete(this.#views.keys().next().value as number)
    this.#views.set(file, view)
    this.#last = view
    return view
  }

  /** What the files that include this one see between them: a header may lean on what came before it. */
  wide(file: number): FileSet {
    let wide = this.#wide.get(file)
    if (wide) return wide
    const users = new FileSet(this.files.length, [file])
    for (const at of users.list) {
      for (const includer of this.#includers[at] as number[]) {
        users.add(includer)
        if (users.size >= MOST_INCLUDERS) break
      }
      if (users.size >= MOST_INCLUDERS) break
    }
    wide = new FileSet(this.files.length, users.list)
    for (const at of wide.list) for (const target of this.#includes[at] as Int32Array) if (target >= 0) wide.add(target)
    if (this.#wide.size >= MOST_VIEWS) this.#wide.delete(this.#wide.keys().next().value as number)
    this.#wide.set(file, wide)
    return wide
  }

  isIncluded(file: number): boolean {
    return (this.#includers[file] as number[]).length > 0
  }

  /** An enumerator whose name is one of the scope around its enumeration as well. */
  isOpenEnumerator(reference: Reference): boolean {
    const { symbols } = this.files[fileOf(reference)] as File
    const { kind, parent } = symbols[symbolOf(reference)] as HeldSymbol
    return kind === 'enum_member' && parent !== undefined && symbols[parent]?.cpp?.scoped === false
  }

  /** C++: what tells a function from others of its name: the last names of its parameters' types, and `const`. */
  takenBy(reference: Reference): string {
    const { symbols, types } = this.files[fileOf(reference)] as File
    const cpp = symbols[symbolOf(reference)]?.cpp
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
    const { symbols } = this.files[file] as File
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
    for (let at = 0; at < symbols.length; at++) {
      const { parent, kind, name } = symbols[at] as HeldSymbol
      if (parent === undefined || kind === 'macro') continue
      put(parent, name, at)
      const around = symbols[parent]?.parent
      if (around !== undefined && this.isOpenEnumerator(this.reference(file, at))) put(around, name, at)
    }
    return byOwner
  }

  #resolveInclude(from: string, written: string): number {
    const quoted = written.startsWith('"')
    const path = written.slice(1)
    if (quoted) {
      const beside = this.#byPath.get(normalize(`${folder(from)}${path}`))
      if (beside !== undefined) return beside
    } else if (isLibraryHeader(path)) return this.#bySuffix(from, `include/${path}`, quoted)
    else if (isSystemHeader(path)) return -1
    return this.#bySuffix(from, path.replace(/^(\.\.?\/)+/, ''), quoted)
  }

  /** The header that `-I` would find: nobody tells us the flags, so the one that fits best, and none when two fit alike. */
  #bySuffix(from: string, path: string, quoted: boolean): number {
    const base = path.slice(path.lastIndexOf('/') + 1)
    let fits = (this.#byBaseName.get(base) ?? []).filter((number) => {
      const candidate = (this.files[number] as File).path
      return candidate === path || candidate.endsWith(`/${path}`)
    })
    if (fits.length <= 1) return fits[0] ?? -1
    const own = folder(from)
    if (!quoted) {
      // <x.h> does not look beside the file.
      const elsewhere = fits.filter((number) => folder((this.files[number] as File).path) !== own)
      if (elsewhere.length > 0) fits = elsewhere
      if (fits.length === 1) return fits[0] as number
    }
    const scored = fits
      .map((number) => {
        const candidate = (this.files[number] as File).path
        const root = candidate.slice(0, candidate.length - path.length)
        return { number, score: shared(own, root) * 4 + (ROOTS.test(root) ? 2 : 0) - root.split('/').length * 0.5 }
      })
      .sort((a, b) => b.score - a.score)
    return (scored[0] as { number: number }).number
  }
}

function put(map: Map<string, Reference | Reference[]>, name: string, reference: Reference): void {
  const found = map.get(name)
  if (found === undefined) map.set(name, reference)
  else if (typeof found === 'number') map.set(name, [found, reference])
  else found.push(reference)
}

export const folder = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** How many leading folders two paths share. */
export function shared(a: string, b: string): number {
  const left = a.split('/')
  const right = b.split('/')
  let count = 0
  while (count < left.length - 1 && count < right.length - 1 && left[count] === right[count]) count++
  return count
}

function normalize(path: string): string {
  if (!path.includes('./') && !path.includes('//')) return path
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
