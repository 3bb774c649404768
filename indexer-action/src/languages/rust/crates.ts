/**
 * Crates, modules and their declarations. Cargo.toml determines the root files, `mod` the files below them.
 */
import { baseOf, folderOf, normalPath, stemOf } from '../../link/paths.ts'
import type { Project } from '../language.ts'
import { areOn } from './conditions.ts'
import * as ir from './ir.ts'
import { type Manifest, readManifest, takeOverShared } from './manifest.ts'
import type { Target } from './resolve.ts'
import type { Source } from './source.ts'
import type * as t from './types/types.ts'

export type { Source } from './source.ts'

export interface Crate {
  /** The name used in code: `my_crate`. */
  name: string
  root: Module
  manifest: Manifest | undefined
  /** Macros with `#[macro_export]`, which are at the crate's root, and macros in textual scope. */
  macros: Map<string, Item[]>
  /** Crates whose macros are in scope everywhere: `#[macro_use] extern crate name`. */
  macrosFrom: string[]
}

/** A module, or a block that contains items. */
export interface Module {
  name: string
  source: Source
  scope: number
  isBlock: boolean
  /** The enclosing module or block. A file's root has none until a `mod` names the file. */
  parent: Module | undefined
  crate: Crate | undefined
  names: Map<string, Item[]>
  imports: Map<string, Use[]>
  globs: Use[]
  /** Names of the macros without arguments that are called here. */
  calls: string[]
  /** Of what a macro declares: the module that calls the macro. */
  caller?: Module
  /** The `mod` item that declares it. */
  item: Item | undefined
}

export interface Use {
  module: Module
  /** ANY_PATH node. */
  node: number
  /** Seen from outside of its module. */
  isPublic: boolean
  /** The `cfg` conditions under which the import exists. */
  conditions: readonly string[]
  /** Cache. */
  names?: string[]
  targets?: Map<number, Target>
}

export interface Variant {
  name: string
  source: Source
  definition: number
  node: number
}

export interface Item {
  kind: number
  name: string
  source: Source
  module: Module
  definition: number
  node: number
  isPublic: boolean
  /** For a module item: the module. */
  child?: Module
  /** Cache. */
  parameters?: t.Parameter[]
  variants?: Variant[]
  type?: t.Type
}

export class Crates {
  readonly sources: Source[] = []
  readonly #byPath = new Map<string, Source>()
  readonly #byName = new Map<string, Crate[]>()
  readonly #project: Project
  readonly all: Crate[] = []
  #manifests: Manifest[] = []

  constructor(project: Project) {
    this.#project = project
  }

  add(source: Source): void {
    this.sources.push(source)
    this.#byPath.set(source.file.path, source)
  }

  source(path: string): Source | undefined {
    return this.#byPath.get(path)
  }

  /** Adds every file to the module tree of its crate. */
  finish(): void {
    for (const source of this.sources) declare(source)
    const manifests = [...this.#project.paths]
      .filter((path) => path === 'Cargo.toml' || path.endsWith('/Cargo.toml'))
      .map((path) => readManifest(path.slice(0, -'Cargo.toml'.length), this.#project.read(path) ?? ''))
    takeOverShared(manifests)
    this.#manifests = manifests
      .filter((one) => one.name !== undefined)
      .sort((a, b) => b.folder.length - a.folder.length || (a.folder < b.folder ? -1 : 1))
    const rest = new Set(this.sources)
    for (const manifest of this.#manifests)
      for (const [path, name] of this.#roots(manifest)) {
        const source = this.#byPath.get(path)
        if (source && !source.root.crate) this.#plant(source, name, manifest, rest)
      }
    // Files that no `mod` names: scripts, files declared by macros, folders without a manifest. Likely crate roots come first.
    const order = [...rest].sort((a, b) => likeliness(a) - likeliness(b) || (a.file.path < b.file.path ? -1 : 1))
    for (const source of order) {
      if (source.root.crate) continue
      const manifest = this.#manifestOf(source.file.path)
      this.#plant(source, manifest?.name ?? stemOf(source.file.path), manifest, rest)
    }
  }

  /** The crate that a name refers to in the code of the crate `from`; undefined if it is external. */
  named(name: string, from: Crate | undefined): Crate | undefined {
    const manifest = from?.manifest
    const isOther = manifest?.lib !== undefined || manifest?.dependencies.has(name)
    if (from && from.name === name && !isOther) return from
    const crates = this.#byName.get(name)
    if (manifest) {
      // A binary or a test refers to the library of its own package.
      if (manifest.crateName === name) return this.#library(manifest) ?? from
      const dependency = manifest.dependencies.get(name)
      if (dependency) {
        const target = this.#manifests.find(
          (one) =>
            one.folder === dependency.folder || (dependency.folder === undefined && one.name === dependency.package),
        )
        return target && this.#library(target)
      }
      return undefined
    }
    return crates?.[0]
  }

  #library(manifest: Manifest): Crate | undefined {
    return this.all.find((crate) => crate.manifest === manifest && crate.root.source.file.path === manifest.lib)
  }

  #manifestOf(path: string): Manifest | undefined {
    return this.#manifests.find((one) => path.startsWith(one.folder))
  }

  /** Root files of a package, the library first. */
  #roots(manifest: Manifest): [path: string, name: string][] {
    const { folder, crateName } = manifest
    const lib = manifest.libPath ?? `${folder}src/lib.rs`
    const roots: [string, string][] = []
    if (this.#byPath.has(lib)) {
      manifest.lib = lib
      roots.push([lib, crateName])
    }
    roots.push([`${folder}src/main.rs`, crateName])
    for (const target of manifest.targets) roots.push([target.path, target.name])
    const pattern = /^(?:src\/bin|tests|examples|benches)\/(?:([^/]+)\.rs|([^/]+)\/main\.rs)$|^build\.rs$/
    for (const path of this.#byPath.keys()) {
      if (!path.startsWith(folder)) continue
      const match = pattern.exec(path.slice(folder.length))
      if (match) roots.push([path, (match[1] ?? match[2] ?? 'build').replaceAll('-', '_')])
    }
    return roots
  }

  #plant(source: Source, name: string, manifest: Manifest | undefined, rest: Set<Source>): void {
    const crate: Crate = {
      name: name.replaceAll('-', '_'),
      root: source.root,
      manifest,
      macros: new Map(),
      macrosFrom: [],
    }
    this.all.push(crate)
    const named = this.#byName.get(crate.name)
    if (named) named.push(crate)
    else this.#byName.set(crate.name, [crate])
    this.#grow(source, crate, rest)
  }

  /** Assigns a file's modules to the crate and follows its `mod` declarations to further files. */
  #grow(source: Source, crate: Crate, rest: Set<Source>): void {
    rest.delete(source)
    for (const module of source.modules) {
      module.crate = crate
      for (const items of module.names.values())
        for (const item of items) {
          if (item.kind === ir.MACRO_ITEM) keepMacro(crate, item)
          if (item.kind === ir.EXTERN_CRATE) crate.macrosFrom.push(item.name)
          if (item.kind !== ir.MODULE_FILE || item.child) continue
          // The file of the usual build comes first, and is what the name means.
          for (const child of this.#filesOf(item, crate)) {
            item.child ??= child.root
            if (child.root.crate) {
              if (child.root.crate !== crate) shareMacros(child.root, crate, new Set())
              continue
            }
            child.root.parent = module
            child.root.name = item.name
            child.root.item = item
            this.#grow(child, crate, rest)
          }
        }
    }
    // The macros that are called may be in the files that were read meanwhile.
    for (const module of source.modules)
      for (const name of module.calls) {
        const declared = itemsOf(crate, name)
        const isOurs = declared?.source.root.crate === crate
        if (declared && isOurs && !declared.caller) this.#declareIn(module, declared, crate, rest)
      }
  }

  /** Adds what a macro declares to the module that calls it. */
  #declareIn(module: Module, declared: Module, crate: Crate, rest: Set<Source>): void {
    Object.assign(declared, { caller: module, parent: module, crate })
    for (const [name, items] of declared.names) module.names.set(name, [...(module.names.get(name) ?? []), ...items])
    for (const [name, uses] of declared.imports)
      module.imports.set(name, [...(module.imports.get(name) ?? []), ...uses])
    module.globs.push(...declared.globs)
    this.#grow(declared.source, crate, rest)
  }

  /** The files that may be the module of a `mod name;`, that of the usual build first. */
  #filesOf(item: Item, crate: Crate): Source[] {
    const module = item.module.caller ?? item.module
    const path = module.source.file.path
    const folder = folderOf(path)
    const written = item.source.string(item.node)
    const inline = inlineNames(module)
    const base = baseOf(path)
    const own =
      base === 'mod.rs' || crate.root.source === module.source || base === 'lib.rs' || base === 'main.rs'
        ? folder
        : `${folder}${base.slice(0, -3)}/`
    const above = inline[0]?.startsWith(ir.FOLDER) ? folder : own
    const inner = inline.map((one) => `${one}/`).join('')
    const inside = normalPath(above + inner)
    const unsaid = this.#byPath.get(`${inside}${item.name}.rs`) ?? this.#byPath.get(`${inside}${item.name}/mod.rs`)
    if (item.node === 0) return unsaid ? [unsaid] : []
    const usual: Source[] = []
    const others: Source[] = []
    let isCertain = false
    for (const line of written.split('\n')) {
      const [said, condition] = line.split('\t') as [string, string?]
      // A path is said from the file's own folder, and inside of a module's braces from where its files would be.
      const file = this.#byPath.get(normalPath((inner === '' ? folder : above) + inner + said))
      if (file) (condition === undefined || areOn(item.source, [condition]) ? usual : others).push(file)
      if (condition === undefined) isCertain = true
    }
    return isCertain || !unsaid ? [...usual, ...others] : [...usual, unsaid, ...others]
  }
}

/** What a macro without arguments declares. */
function itemsOf(crate: Crate, name: string): Module | undefined {
  for (const { module, source } of crate.macros.get(name) ?? []) {
    const own = module.names.get(name)?.find((item) => item.kind === ir.MACRO_ITEMS)
    if (own) return source.modules[own.node]
  }
  return undefined
}

function keepMacro(crate: Crate, item: Item): void {
  const same = crate.macros.get(item.name)
  if (same) same.push(item)
  else crate.macros.set(item.name, [item])
}

/**
 * A file that several crates declare as a module (`common` in tests) belongs to the first of them. Its macros are added to each
 * of the crates.
 */
function shareMacros(shared: Module, crate: Crate, seen: Set<Source>): void {
  if (seen.has(shared.source)) return
  seen.add(shared.source)
  for (const module of shared.source.modules)
    for (const items of module.names.values())
      for (const item of items) {
        if (item.kind === ir.MACRO_ITEM) keepMacro(crate, item)
        else if (item.kind === ir.MODULE_FILE && item.child) shareMacros(item.child, crate, seen)
      }
}

/** The folders of the inline modules around this one, the outermost first. */
function inlineNames(module: Module): string[] {
  const names: string[] = []
  for (let at: Module | undefined = module; at && at.scope !== 0; at = at.parent)
    if (!at.isBlock) names.unshift(at.name)
  return names
}

function likeliness(source: Source): number {
  const name = stemOf(source.file.path)
  return name === 'lib' ? 0 : name === 'main' ? 1 : name === 'mod' ? 2 : 3
}

/** Fills a file's modules with their items and imports. */
function declare(source: Source): void {
  const { scopes, items, uses } = source.file.surface
  for (let at = 0, scope = 0; at < scopes.length; at += ir.SCOPE_SIZE, scope++) {
    const parent = scopes[at + 1] as number
    source.modules.push({
      name: source.string(scopes[at + 2] as number),
      source,
      scope,
      isBlock: scopes[at] === ir.BLOCK,
      parent: parent < 0 ? undefined : source.modules[parent],
      crate: undefined,
      names: new Map(),
      imports: new Map(),
      globs: [],
      calls: [],
      item: undefined,
    })
  }
  for (let at = 0; at < items.length; at += ir.ITEM_SIZE) {
    const module = source.modules[items[at + 1] as number] as Module
    const item: Item = {
      kind: items[at] as number,
      name: source.string(items[at + 2] as number),
      source,
      module,
      definition: items[at + 3] as number,
      node: items[at + 4] as number,
      isPublic: items[at + 5] === 1,
    }
    if (item.kind === ir.MODULE_ITEM) {
      item.child = source.modules[item.node] as Module
      item.child.item = item
    }
    const same = module.names.get(item.name)
    if (same) same.push(item)
    else module.names.set(item.name, [item])
  }
  for (let at = 0; at < uses.length; at += ir.USE_SIZE) {
    const module = source.modules[uses[at] as number] as Module
    const conditions = source.string(uses[at + 5] as number)
    const use: Use = {
      module,
      node: uses[at + 1] as number,
      isPublic: uses[at + 4] === 1,
      conditions: conditions === '' ? [] : conditions.split('\n'),
    }
    const name = source.string(uses[at + 2] as number)
    const kind = uses[at + 3]
    if (kind === ir.OF_ALL) module.globs.push(use)
    else if (kind === ir.OF_CALL) module.calls.push(name)
    else {
      const same = module.imports.get(name)
      if (same) same.push(use)
      else module.imports.set(name, [use])
    }
  }
}
