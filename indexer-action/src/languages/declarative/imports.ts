/**
 * Resolves imports: to a file, to a definition of the repository, or to something outside it.
 */
import type { Destination } from '../../link/link-set-builder.ts'
import type { LinkerFile, Project } from '../language.ts'
import { type Definitions, pick } from './definitions.ts'
import { type Found, symbolOf } from './link-file.ts'
import type { Rules } from './rules.ts'
import { distinct, type Seen } from './types.ts'
import type { Surface } from './unit.ts'

type File = LinkerFile<Surface>

const NO_NAMES: ReadonlySet<string> = new Set()

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
  resolve(file: File, path: string, member?: string): Found {
    const rules = this.#rules.get(file.language) as Rules
    const target = rules.file?.(path, file.path, this.#project.paths)
    if (member !== undefined) {
      const module = target === undefined ? undefined : this.#files.get(target)?.module
      const [found] = module === undefined ? [] : this.#definitions.qualified(file, member, module)
      if (found) return { destination: symbolOf(found), evidence: 'import' }
      // The file may hand on what it imports itself.
      const handedOn = target === undefined ? [] : this.#definitions.top(file, member)
      const [only] = handedOn
      if (only && distinct(handedOn) === 1) return { destination: symbolOf(only), evidence: 'unique_name' }
    } else if (target !== undefined) {
      const first = this.#files.get(target)?.symbols[0]
      if (first) return { destination: { to: 'symbol', id: first.id }, evidence: 'import' }
    }
    const name = this.whole(file, path.replaceAll(rules.separator, '.').replaceAll('/', '.'))
    const [found] = pick(this.#definitions.qualified(file, name), { use: 'type' }, file)
    if (found) return { destination: symbolOf(found), evidence: 'import' }
    const module = this.moduleOf(file, path)
    const first = module === undefined ? undefined : this.#definitions.firstIn(module)
    if (first && member === undefined) return { destination: symbolOf(first), evidence: 'import' }
    if (module !== undefined || (target !== undefined && rules.moduleOf))
      return { destination: { to: 'unknown', name: path }, evidence: 'import' }
    const named = member === undefined ? path : `${path}.${member}`
    return { destination: { to: 'external', package: externalPackage(rules, path), name: named }, evidence: 'import' }
  }

  /** The module that an import names, if it is a file of this repository rather than a symbol in one. */
  moduleOf(file: File, path: string): string | undefined {
    const rules = this.#rules.get(file.language) as Rules
    if (!rules.moduleOf && !rules.wholeNames) return undefined
    const target = rules.file?.(path, file.path, this.#project.paths)
    const module = target === undefined ? this.whole(file, path) : this.#files.get(target)?.module
    return module !== undefined && this.#definitions.isPackage(module) ? module : undefined
  }

  /** The full path of an import that may be relative to a package enclosing the file. */
  whole(file: File, path: string): string {
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
      for (const [path, as, member] of file.surface.imports ?? [])
        if (as === undefined) wildcards.push(this.moduleOf(file, path) ?? this.whole(file, path))
        else {
          imports.set(as, this.resolve(file, path, member).destination)
          if (member === undefined) addModule(modules, as, this.moduleOf(file, path))
        }
      seen = { imports, wildcards, names: NO_NAMES, modules, attached: [] }
      this.#seen.set(file, seen)
    }
    return seen
  }
}

function externalPackage(rules: Rules, path: string): string {
  const head = path.split(/[./:]+/).filter(Boolean)[0] ?? path
  return /^(kotlin|java|javax|scala)$/.test(head) ? rules.standard : `${rules.standard.slice(4)}:${head}`
}

export function addModule(modules: Map<string, string[]>, as: string, module: string | undefined): void {
  if (module !== undefined) modules.set(as, [...(modules.get(as) ?? []), module])
}
