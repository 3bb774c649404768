/**
 * Which definition a name of a module is: packages and files, their imports and re-exports, star imports, submodules, builtins,
 * and modules outside the repository.
 */

import { type Binding, DEFINITION, type ImportFact, OP } from '../value-graph.ts'
import type { ProgramFile } from './files.ts'
import { type Objects, VALUE } from './objects.ts'
import type { Program } from './program.ts'
import { BUILTINS } from './standard-library.ts'

/** A definition with its file. */
export interface Found {
  file: number
  binding: Binding
}

/** What a name leads to: a definition, or an object that has no definition. Empty where nothing is known. */
export interface Named {
  found?: Found
  object?: number
}

export class Modules {
  /** Paths of packages without a file of their own, by the index that their objects have. */
  readonly directories: string[]
  readonly #program: Program
  readonly #directoryIndex: Map<string, number>
  /** By directory. */
  readonly #resolved: Map<number, number | undefined>[] = []
  readonly #members: Map<number, number>[] = []

  constructor(program: Program, directories: string[]) {
    this.#program = program
    this.directories = directories
    this.#directoryIndex = new Map(directories.map((directory, at) => [directory, at]))
  }

  /** The module that an import names, as an object; undefined when it belongs in the repository but is missing. */
  module(file: number, module: number, level: number): number | undefined {
    const known = tableAt(this.#resolved, this.#program.packages.homeOf(file))
    const key = module * 16 + Math.min(level, 15)
    if (known.has(key)) return known.get(key)
    const found = this.#findModule(file, module, level)
    known.set(key, found)
    return found
  }

  /** The file of the module that a text names: `'shop.settings'`; undefined where the repository has none, and for other nodes. */
  fileNamed(file: number, text: number): number | undefined {
    const { kind, a, objects } = this.#program
    if (kind[text] !== OP.TEXT || (a[text] as number) < 0) return undefined
    const module = this.module(file, a[text] as number, 0)
    return module !== undefined && objects.kind[module] === VALUE.module ? (objects.a[module] as number) : undefined
  }

  #findModule(file: number, module: number, level: number): number | undefined {
    const target = this.#program.packages.resolve(file, this.#program.strings[module] as string, level)
    switch (target.is) {
      case 'file':
        return this.#program.objects.of(VALUE.module, target.file)
      case 'namespace':
        return this.#program.objects.of(VALUE.namespace, this.#directory(target.directory))
      case 'external':
        return this.#program.objects.external(target.package, target.name)
      case 'missing':
        return undefined
    }
  }

  #directory(path: string): number {
    let index = this.#directoryIndex.get(path)
    if (index === undefined) {
      index = this.directories.push(path) - 1
      this.#directoryIndex.set(path, index)
    }
    return index
  }

  /** A name of a module: what the file binds, then what its star imports bring. */
  exported(file: number, name: number, seen?: Set<number>): Found | undefined {
    const binding = this.#program.file(file).exports.get(name)
    if (binding) return { file, binding }
    const { stars } = this.#program.file(file)
    if (stars.length === 0) return undefined
    const visited = seen ?? new Set<number>()
    if (visited.has(file)) return undefined
    visited.add(file)
    const text = this.#program.strings[name] as string
    for (let at = stars.length - 1; at >= 0; at--) {
      const star = stars[at] as ProgramFile['stars'][number]
      const module = this.module(file, star.module, star.level)
      if (module === undefined || this.#program.objects.kind[module] !== VALUE.module) continue
      const from = this.#program.objects.a[module] as number
      const { all } = this.#program.file(from)
      if (all ? !all.has(text) : text.startsWith('_')) continue
      const found = this.exported(from, name, visited)
      if (found) return found
    }
    return undefined
  }

  /** The first module outside the repository that the file star-imports, or a file that it star-imports: it may have brought any name. */
  outsideStar(file: number, seen = new Set<number>()): number | undefined {
    if (seen.has(file)) return undefined
    seen.add(file)
    const { objects } = this.#program
    for (const star of this.#program.file(file).stars) {
      const module = this.module(file, star.module, star.level)
      if (module === undefined) continue
      if (objects.kind[module] === VALUE.external) return module
      const from = objects.kind[module] === VALUE.module ? (objects.a[module] as number) : -1
      if (from < 0 || this.#program.file(from).all) continue
      const further = this.outsideStar(from, seen)
      if (further !== undefined) return further
    }
    return undefined
  }

  submodule(module: number, name: number): number | undefined {
    const { objects } = this.#program
    const directory =
      objects.kind[module] === VALUE.module
        ? this.#program.packages.packageDirectory(objects.a[module] as number)
        : objects.kind[module] === VALUE.namespace
          ? this.directories[objects.a[module] as number]
          : undefined
    if (directory === undefined) return undefined
    const found = this.#program.packages.submodule(directory, this.#program.strings[name] as string)
    if (found?.is === 'file') return objects.of(VALUE.module, found.file)
    if (found?.is === 'namespace') return objects.of(VALUE.namespace, this.#directory(found.directory))
    return undefined
  }

  /** What `name` means in a module: a definition, a submodule, or a member of something external. */
  member(module: number, name: number): Named {
    const { objects } = this.#program
    if (objects.kind[module] === VALUE.module) {
      const file = objects.a[module] as number
      const found = this.exported(file, name)
      if (found) return { found }
      const below = this.submodule(module, name)
      if (below !== undefined) return { object: below }
      const star = this.outsideStar(file)
      return star === undefined ? {} : { object: this.outsideMember(star, name) }
    }
    if (objects.kind[module] === VALUE.namespace) {
      const below = this.submodule(module, name)
      return below === undefined ? {} : { object: below }
    }
    return objects.outside(module) ? { object: this.outsideMember(module, name) } : {}
  }

  /** A member of an external object. */
  outsideMember(object: number, name: number): number {
    const known = tableAt(this.#members, object)
    let member = known.get(name)
    if (member === undefined) {
      member = memberOutside(this.#program.objects, object, this.#program.strings[name] as string)
      known.set(name, member)
    }
    return member
  }

  /** What an import binds. */
  imported(file: number, fact: ImportFact): Named {
    const module = this.module(file, fact[0], fact[1])
    if (fact[2] < 0) return module === undefined ? {} : { object: module }
    if (module === undefined) return {}
    // `from . import x` in a package's own `__init__` means the submodule, where there is one.
    if (this.#program.objects.kind[module] === VALUE.module && this.#program.objects.a[module] === file) {
      const below = this.submodule(module, fact[2])
      if (below !== undefined) return { object: below }
    }
    const named = this.member(module, fact[2])
    // A star import leads back to this import: while it runs the package has no such name, so the submodule is meant.
    if (named.found?.file === file && this.#binds(named.found, fact)) {
      const below = this.submodule(module, fact[2])
      if (below !== undefined) return { object: below }
    }
    return named
  }

  #binds({ file, binding: [, , ...definitions] }: Found, fact: ImportFact): boolean {
    const { imports } = this.#program.file(file)
    return definitions.some((one) => one % 4 === DEFINITION.import && imports[one >> 2] === fact)
  }

  /** A free name of a file: a global that is bound later, a name from a star import, or a builtin. */
  global(file: number, name: number): Named {
    const found = this.exported(file, name)
    if (found) return { found }
    const text = this.#program.strings[name] as string
    if (BUILTINS.has(text)) return { object: this.#program.objects.external('std:python', text) }
    const star = this.outsideStar(file)
    return star === undefined ? {} : { object: this.outsideMember(star, name) }
  }
}

/** A member of an external object. Its name is the path that leads there, as far as that consists of known names. */
function memberOutside(objects: Objects, object: number, name: string): number {
  const outside = objects.outside(object) as { package: string; name: string }
  const path = outside.name.split('.')
  // `Session.get` is a member of a class: neither type nor path of what follows it is known.
  const behindMember = /^[A-Z].*[a-z]/.test(path.at(-2) ?? '')
  const deep = outside.name === '' || behindMember || path.length >= LONGEST_PATH
  return objects.external(outside.package, deep ? name : `${outside.name}.${name}`, false, objects.b[object])
}

const LONGEST_PATH = 6

/** The table at a position, made when it is first asked for. */
function tableAt<V>(tables: Map<number, V>[], at: number): Map<number, V> {
  const known = tables[at]
  if (known) return known
  const made = new Map<number, V>()
  tables[at] = made
  return made
}
