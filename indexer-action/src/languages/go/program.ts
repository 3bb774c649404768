/** Packages: the files of a folder that share a package clause, and the names that they declare together. */
import { folderOf } from '../../link/paths.ts'
import type { LinkerFile, Project } from '../language.ts'
import { type Build, buildOf, includes, versionOf } from './build-constraint.ts'
import { SourceContext } from './evaluate.ts'
import * as ir from './ir.ts'
import { Modules } from './modules.ts'
import { type Declaration, type Entity, NAMED } from './types.ts'

export interface Package {
  folder: string
  name: string
  files: SourceContext[]
  /** Several definitions of one name belong to different builds. */
  names: Map<string, Entity[]>
}

export class Program {
  readonly #project: Project
  readonly #packages = new Map<string, Package>()
  readonly #byFolder = new Map<string, Package[]>()
  readonly sources = new Map<string, SourceContext>()
  #modules: Modules | undefined

  constructor(project: Project) {
    this.#project = project
  }

  get modules(): Modules {
    this.#modules ??= new Modules(this.#project, new Set(this.#byFolder.keys()))
    return this.#modules
  }

  add(file: LinkerFile<ir.Surface>): void {
    const folder = folderOf(file.path)
    const pack = this.#package(folder, file.surface.package)
    const source = new SourceContext(this, pack, file)
    this.sources.set(file.path, source)
    pack.files.push(source)
  }

  /** Puts every declaration under its package's names, and methods under their types. */
  finish(): void {
    for (const pack of this.#packages.values()) {
      for (const source of pack.files) declareNames(pack, source)
      for (const source of pack.files) declareMethods(pack, source)
    }
  }

  packages(): Iterable<Package> {
    return this.#packages.values()
  }

  /** The package that an import path names, or undefined for one outside of the repository. */
  imported(path: string, from: string): Package | undefined {
    const folder = this.modules.folderOf(path, from)
    if (folder === undefined) return undefined
    const packages = this.#byFolder.get(folder) ?? []
    const importable = packages.filter((one) => !one.name.endsWith('_test') && one.files.some((file) => !file.isTest))
    return mostFiles(importable.filter((one) => one.name !== 'main')) ?? mostFiles(importable) ?? packages[0]
  }

  #package(folder: string, name: string): Package {
    const key = `${folder}\0${name}`
    let pack = this.#packages.get(key)
    if (!pack) {
      pack = { folder, name, files: [], names: new Map() }
      this.#packages.set(key, pack)
      const beside = this.#byFolder.get(folder)
      if (beside) beside.push(pack)
      else this.#byFolder.set(folder, [pack])
    }
    return pack
  }
}

const mostFiles = (packages: Package[]): Package | undefined =>
  packages.reduce<Package | undefined>(
    (best, one) => (best && best.files.length >= one.files.length ? best : one),
    undefined,
  )

const KINDS = { [ir.TYPE_NAME]: 'type', [ir.FUNC]: 'function', [ir.VAR]: 'variable', [ir.CONST]: 'constant' } as const

function declareNames(pack: Package, source: SourceContext): void {
  const { declarations } = source.file.surface
  for (let at = 0; at < declarations.length; at += ir.DECLARATION_SIZE) {
    const kind = declarations[at] as number
    if (kind === ir.METHOD) continue
    const name = source.string(declarations[at + 1] as number)
    const entity: Entity = {
      kind: KINDS[kind as keyof typeof KINDS],
      name,
      source,
      definition: declarations[at + 2] as number,
      node: declarations[at + 3] as number,
    }
    if (kind === ir.TYPE_NAME) entity.declaration = declarationOf(source, entity)
    // `init` may be declared many times, and nobody can name it.
    if (kind === ir.FUNC && name === 'init') continue
    const same = pack.names.get(name)
    if (same) same.push(entity)
    else pack.names.set(name, [entity])
  }
}

export function declarationOf(source: SourceContext, entity: Entity): Declaration {
  const declaration: Declaration = {
    name: entity.name,
    source,
    node: entity.node,
    entity,
    methods: new Map(),
    self: undefined as never,
    parameters: undefined,
    underlying: undefined,
    members: undefined,
  }
  declaration.self = { kind: NAMED, declaration, args: undefined, underlying: undefined }
  return declaration
}

function declareMethods(pack: Package, source: SourceContext): void {
  const { declarations } = source.file.surface
  for (let at = 0; at < declarations.length; at += ir.DECLARATION_SIZE) {
    if (declarations[at] !== ir.METHOD) continue
    const name = source.string(declarations[at + 1] as number)
    const method: Entity = {
      kind: 'method',
      name,
      source,
      definition: declarations[at + 2] as number,
      node: declarations[at + 3] as number,
      pointer: declarations[at + 5] === 1,
    }
    // A type that each build defines anew has its methods once for all of them, or once for each.
    for (const named of pack.names.get(source.string(declarations[at + 4] as number)) ?? []) {
      const type = behindAlias(pack, named)
      if (!type.declaration) continue
      const same = type.declaration.methods.get(name)
      if (same) same.push(method)
      else type.declaration.methods.set(name, [method])
    }
  }
}

/** An alias may stand in a receiver; the methods belong to the type that it names. */
function behindAlias(pack: Package, entity: Entity): Entity {
  let at = entity
  for (let steps = 0; steps < 8 && at.declaration && at.source.at(at.node + 4) === 1; steps++) {
    const { source } = at
    const written = source.at(at.node + 2)
    const next = source.at(written) === ir.NAME ? pack.names.get(source.string(source.at(written + 1)))?.[0] : undefined
    if (!next) break
    at = next
  }
  return at
}

/** Those of several definitions that take part in the build which a file is read in; the file's own before all. */
export function choose(entities: readonly Entity[], from: SourceContext): readonly Entity[] {
  if (entities.length <= 1) return entities
  const own = entities.filter((entity) => entity.source === from)
  if (own.length > 0) return own.slice(0, 1)
  const build: Build = buildOf(from.file.surface.constraint)
  const built = entities.filter((entity) => includes(build, entity.source.file.surface.constraint))
  return built.length > 0 ? built : newest(entities, build)
}

/** Those that the newest version of Go has. */
function newest(entities: readonly Entity[], build: Build): readonly Entity[] {
  const versions = entities.map((entity) => versionOf(entity.source.file.surface.constraint, build))
  const best = Math.max(...versions)
  return best > 0 ? entities.filter((_, at) => versions[at] === best) : entities
}

/** Whether any of them takes part in the build which a file is read in. */
export function isBuilt(entities: readonly Entity[], from: SourceContext): boolean {
  const build = buildOf(from.file.surface.constraint)
  return entities.some((entity) => entity.source === from || includes(build, entity.source.file.surface.constraint))
}
