/**
 * Who includes whom, and what a file can see by it.
 *
 * A name means what its translation unit can see. Headers are read on their own here, so what they use may also come from
 * whatever the files that include them include as well.
 */

import { baseOf, folderOf, normalPath } from '../../../link/paths.ts'
import type { HeldFile } from '../held.ts'
import { isLibraryHeader, isOfBsd, isSystemHeader } from '../system-names.ts'
import { FileSet } from './file-set.ts'
import { likelihoodOn, UNLIKELY } from './likelihood.ts'
import { isFor, type System, systemOfPath } from './predefined.ts'

const ROOTS = /(^|\/)(include|inc|src|lib)\/(.*\/)?$/

interface View {
  file: number
  /** Files whose names are visible: the file and all that it includes. */
  seen: FileSet
  /** Something is included that is not in the repository. */
  outside: boolean
  /** Something is included that looks like the repository's own and is not there (generated headers). */
  gaps: boolean
}

/** Of where a header may be: that it is written for another system than the one that includes it. */
const FOREIGN = -3
const MOST_VIEWS = 400
const MOST_INCLUDERS = 40

export class IncludeGraph {
  readonly #files: readonly HeldFile[]
  readonly #byPath: ReadonlyMap<string, number>
  readonly #byBaseName: ReadonlyMap<string, readonly number[]>
  /** Resolved includes per file, in order; -1 for what is not there. */
  readonly #includes: readonly Int32Array[]
  readonly #includers: readonly number[][]
  #last: View | undefined
  readonly #views = new Map<number, View>()
  readonly #wide = new Map<number, FileSet>()
  /** What units of C include, and what files of C++ do. */
  #withinC: FileSet | undefined
  #withinCpp: FileSet | undefined
  /** Per system and file, includes that are left out. */
  readonly #out = new Map<System, Map<number, ReadonlySet<number>>>()
  /** Null where nobody has asked. */
  readonly #systems: (System | undefined | null)[]

  constructor(files: readonly HeldFile[]) {
    this.#files = files
    this.#byPath = new Map(files.map(({ path }, number) => [path, number]))
    this.#byBaseName = Map.groupBy(files.keys(), (number) => baseOf((files[number] as HeldFile).path))
    this.#systems = files.map(() => null)
    this.#includers = files.map(() => [])
    this.#includes = files.map((file, from) =>
      Int32Array.from(file.includes, (written) => {
        const target = this.#resolve(file.path, written)
        if (target >= 0) (this.#includers[target] as number[]).push(from)
        return target
      }),
    )
  }

  number(path: string): number {
    return this.#byPath.get(path) ?? -1
  }

  /** The system that a file is written for, as far as its path says. */
  systemOf(file: number): System | undefined {
    const known = this.#systems[file]
    if (known !== null) return known
    const system = systemOfPath((this.#files[file] as HeldFile).path)
    this.#systems[file] = system
    return system
  }

  /** Includes that the file is hardly ever compiled with, on the system that the unit is for. */
  #leftOut(file: number, system: System): ReadonlySet<number> | undefined {
    const { includesIf } = this.#files[file] as HeldFile
    if (includesIf.length === 0) return undefined
    let ofSystem = this.#out.get(system)
    if (!ofSystem) {
      ofSystem = new Map()
      this.#out.set(system, ofSystem)
    }
    let out = ofSystem.get(file)
    if (!out) {
      const cpp = this.isCpp(file)
      const isOut = ([, condition]: [number, string]): boolean => likelihoodOn(system, cpp, condition) <= UNLIKELY
      out = new Set(includesIf.filter(isOut).map(([include]) => include))
      ofSystem.set(file, out)
    }
    return out
  }

  target(file: number, which: number): number {
    return (this.#includes[file] as Int32Array)[which] ?? -1
  }

  view(file: number): View {
    if (this.#last?.file === file) return this.#last
    let view = this.#views.get(file)
    if (view) {
      this.#last = view
      return view
    }
    const seen = new FileSet(this.#files.length, [file])
    let outside = false
    let gaps = false
    const system = this.systemOf(file) ?? 'linux'
    for (const at of seen.list) {
      const { includes } = this.#files[at] as HeldFile
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
    const users = new FileSet(this.#files.length, [file])
    for (const at of users.list) {
      for (const includer of this.#includers[at] as number[]) {
        users.add(includer)
        if (users.size >= MOST_INCLUDERS) break
      }
      if (users.size >= MOST_INCLUDERS) break
    }
    wide = new FileSet(this.#files.length, users.list)
    const system = this.systemOf(file) ?? 'linux'
    for (const at of wide.list) {
      const leftOut = this.#leftOut(at, system)
      ;(this.#includes[at] as Int32Array).forEach((target, which) => {
        if (target >= 0 && !leftOut?.has(which)) wide.add(target)
      })
    }
    if (this.#wide.size >= MOST_VIEWS) this.#wide.delete(this.#wide.keys().next().value as number)
    this.#wide.set(file, wide)
    return wide
  }

  /** `compat/regex/regex.h`, which only its like include: a header that is there for systems without it, and else nobody's. */
  isStandIn(file: number): boolean {
    const { path } = this.#files[file] as HeldFile
    const isBeside = (at: number): boolean => folderOf((this.#files[at] as HeldFile).path) === folderOf(path)
    return isSystemHeader(baseOf(path)) && (this.#includers[file] as number[]).every(isBeside)
  }

  /** Whether conditions in it are asked while C++ is compiled: a header that only C++ includes is part of that, however it is written. */
  isCpp(file: number): boolean {
    if ((this.#files[file] as HeldFile).cpp) return true
    this.#withinC ??= this.#reachedFrom((at) => !(this.#files[at] as HeldFile).cpp && !this.isIncluded(at))
    this.#withinCpp ??= this.#reachedFrom((at) => (this.#files[at] as HeldFile).cpp)
    return this.#withinCpp.has(file) && !this.#withinC.has(file)
  }

  /** These files, and all that they include. */
  #reachedFrom(isFirst: (file: number) => boolean): FileSet {
    const reached = new FileSet(this.#files.length, [...this.#files.keys()].filter(isFirst))
    for (const at of reached.list)
      for (const target of this.#includes[at] as Int32Array) if (target >= 0) reached.add(target)
    return reached
  }

  /** Whether a file includes another one itself. */
  includes(file: number, other: number): boolean {
    return (this.#includes[file] as Int32Array).includes(other)
  }

  isIncluded(file: number): boolean {
    return (this.#includers[file] as number[]).length > 0
  }

  #resolve(from: string, written: string): number {
    const quoted = written.startsWith('"')
    const path = written.slice(1)
    if (quoted) {
      const beside = this.#byPath.get(normalPath(`${folderOf(from)}${path}`))
      if (beside !== undefined) return beside
    } else if (isLibraryHeader(path)) return this.#bySuffix(from, `include/${path}`, quoted)
    else if (isSystemHeader(path) && !isOfBsd(path)) return -1
    return this.#bySuffix(from, path.replace(/^(\.\.?\/)+/, ''), quoted)
  }

  /** The header that `-I` would find: nobody tells us the flags, so the one that fits best, and the first of those that fit alike. */
  #bySuffix(from: string, path: string, quoted: boolean): number {
    let fits = (this.#byBaseName.get(baseOf(path)) ?? []).filter((number) => {
      const candidate = (this.#files[number] as HeldFile).path
      return candidate === path || candidate.endsWith(`/${path}`)
    })
    if (fits.length <= 1) return fits[0] ?? -1
    const own = folderOf(from)
    if (!quoted) {
      // <x.h> does not look beside the file.
      const elsewhere = fits.filter((number) => (this.#files[number] as HeldFile).path !== own + path)
      if (elsewhere.length > 0) fits = elsewhere
      if (fits.length === 1) return fits[0] as number
    }
    const system = systemOfPath(from) ?? 'linux'
    const scored = fits
      .map((number) => {
        const candidate = (this.#files[number] as HeldFile).path
        const root = candidate.slice(0, candidate.length - path.length)
        const near = shared(own, root) * 4 + (ROOTS.test(root) ? 2 : 0) - root.split('/').length * 0.5
        // One for another system is there for that one's build.
        const meant = this.systemOf(number)
        return { number, score: near + (meant === system ? 0.25 : isFor(meant, system) ? 0 : FOREIGN) }
      })
      .sort((a, b) => b.score - a.score)
    return (scored[0] as { number: number }).number
  }
}

/** How many leading folders two paths share. */
export function shared(a: string, b: string): number {
  const left = a.split('/')
  const right = b.split('/')
  let count = 0
  while (count < left.length - 1 && count < right.length - 1 && left[count] === right[count]) count++
  return count
}
