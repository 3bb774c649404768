/**
 * Resolves imports: to a file, to a definition of the repository, or to something outside it.
 */
import type { Destination } from '../../link/link-set-builder.ts'
import type { LinkerFile, Project } from '../language.ts'
import { type Definitions, pick } from './definitions.ts'
import { type Found, symbolOf } from './link-file.ts'
import type { Rules } from './rules.ts'
import type { Seen } from './types.ts'
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

  resolve(file: File, path: string): Found {
    const rules = this.#rules.get(file.language) as Rules
    const target = rules.file?.(path, file.path, this.#project.paths)
    if (target !== undefined) {
      const first = this.#files.get(target)?.symbols[0]
      if (first) return { destination: { to: 'symbol', id: first.id }, evidence: 'import' }
    }
    const name = this.whole(file, path.replaceAll(rules.separator, '.').replaceAll('/', '.'))
    const [found] = pick(this.#definitions.qualified(file, name), { use: 'type' }, file)
    if (found) return { destination: symbolOf(found), evidence: 'import' }
    return { destination: { to: 'external', package: externalPackage(rules, path), name: path }, evidence: 'import' }
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
      for (const [path, as] of file.surface.imports ?? [])
        if (as === undefined) wildcards.push(this.whole(file, path))
        else imports.set(as, this.resolve(file, path).destination)
      seen = { imports, wildcards, names: NO_NAMES }
      this.#seen.set(file, seen)
    }
    return seen
  }
}

function externalPackage(rules: Rules, path: string): string {
  const head = path.split(/[./:]+/).filter(Boolean)[0] ?? path
  return /^(kotlin|java|javax|scala)$/.test(head) ? rules.standard : `${rules.standard.slice(4)}:${head}`
}
