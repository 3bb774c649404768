/**
 * Resolves imports: to a file, to a definition of the repository, or to something outside it.
 */
import type { Destination } from '../../link/link-set-builder.ts'
import type { LinkerFile, Project } from '../language.ts'
import { type Definitions, pick } from './definitions.ts'
import { type Found, symbolOf } from './found.ts'
import type { Rules } from './rules.ts'
import { distinct, type Seen } from './types.ts'
import type { Surface } from './unit.ts'

type File = LinkerFile<Surface>

const NO_NAMES: ReadonlySet<string> = new Set()

/** Where an import leads. */
interface Imported extends Found {
  /** The module that it names, if that is a file of this repository rather than a symbol in one. */
  module?: string
  /** The path by which what it names is found: of the module, or as written, from the top. */
  whole: string
}

export class Imports {
  readonly #rules: ReadonlyMap<string, Rules>
  readonly #project: Project
  readonly #files: ReadonlyMap<string, File>
  readonly #definitions: Definitions
  readonly #seen = new Map<File, Seen>()

  constructor(
    rules: ReadonlyMap<string, Rules>,
    project: Project,
    files: ReadonlyMap<string, File>,
    definitions: Definitions,
  ) {
    this.#rules = rules
    this.#project = project
    this.#files = files
    this.#definitions = definitions
  }

  /** `member`: what of an imported file is meant. */
  resolve(file: File, path: string, member?: string): Imported {
    const rules = this.#rules.get(file.language) as Rules
    const target = rules.file?.(path, file.path, this.#project.paths)
    const from = target === undefined ? undefined : this.#files.get(target)
    const whole = this.#whole(file, path)
    const { moduleOf, wholeNames, modulesByName } = rules
    const module =
      moduleOf || wholeNames || modulesByName ? this.#module(target === undefined ? whole : from?.module) : undefined
    const leads = this.#leads(file, path, member, { from, module, isHere: target !== undefined })
    return { ...leads, whole: module ?? whole, ...(module === undefined || member !== undefined ? {} : { module }) }
  }

  /** `isHere`: the path is that of a file of this repository, which need not be indexed. */
  #leads(
    file: File,
    path: string,
    member: string | undefined,
    { from, module, isHere }: { from: File | undefined; module: string | undefined; isHere: boolean },
  ): Found {
    const rules = this.#rules.get(file.language) as Rules
    if (member !== undefined && from) {
      const [found] = from.module === undefined ? [] : this.#definitions.qualified(file, member, from.module)
      if (found) return { destination: symbolOf(found), evidence: 'import' }
      // The file may hand on what it imports itself.
      const handedOn = this.#definitions.top(file, member)
      const [only] = handedOn
      if (only && distinct(handedOn) === 1) return { destination: symbolOf(only), evidence: 'unique_name' }
    }
    const first = from?.symbols[0]
    if (first && member === undefined) return { destination: { to: 'symbol', id: first.id }, evidence: 'import' }
    const name = this.#whole(file, path.replaceAll(rules.separator, '.').replaceAll('/', '.'))
    const named = rules.importsFiles ? [] : this.#definitions.qualified(file, name)
    const [found] = pick(named, { use: 'type' }, file)
    if (found) return { destination: symbolOf(found), evidence: 'import' }
    const inModule = module === undefined || member !== undefined ? undefined : this.#definitions.firstIn(module)
    if (inModule) return { destination: symbolOf(inModule), evidence: 'import' }
    if (module !== undefined || (isHere && rules.moduleOf))
      return { destination: { to: 'unknown', name: path }, evidence: 'import' }
    const outside = member === undefined ? path : `${path}.${member}`
    return { destination: { to: 'external', package: externalPackage(rules, path), name: outside }, evidence: 'import' }
  }

  #module(name: string | undefined): string | undefined {
    return name !== undefined && this.#definitions.isPackage(name) ? name : undefined
  }

  /** The full path of an import that may be relative to a package enclosing the file. */
  #whole(file: File, path: string): string {
    if (!this.#rules.get(file.language)?.relativeImports) return path
    const parts = (file.module ?? '').split('.')
    for (let n = parts.length; n > 0; n--) {
      const prefix = parts.slice(0, n).join('.')
      const whole = `${prefix}.${path}`
      if (prefix === '') continue
      if (this.#definitions.isPackage(whole) || this.#definitions.qualified(file, path, prefix).length > 0) return whole
    }
    return path
  }

  /** The imports by which the types that a file writes in its declarations are resolved. */
  seenBy(file: File): Seen {
    let seen = this.#seen.get(file)
    if (!seen) {
      const imports = new Map<string, Destination>()
      const wildcards: string[] = []
      const modules = new Map<string, string[]>()
      for (const [path, as, member] of file.surface.imports ?? []) {
        const { destination, module, whole } = this.resolve(file, path, member)
        if (as === undefined) wildcards.push(whole)
        else {
          imports.set(as, destination)
          addModule(modules, as, module)
        }
      }
      seen = { imports, wildcards, names: NO_NAMES, modules, attached: [] }
      this.#seen.set(file, seen)
    }
    return seen
  }
}

function externalPackage(rules: Rules, path: string): string {
  const head = path.split(/[./:]+/).filter(Boolean)[0] ?? path
  return rules.origin?.(path) ?? `${rules.standard.slice(4)}:${head}`
}

export function addModule(modules: Map<string, string[]>, as: string, module: string | undefined): void {
  const known = modules.get(as) ?? []
  if (module !== undefined && !known.includes(module)) modules.set(as, [...known, module])
}
