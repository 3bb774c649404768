/**
 * Links the languages that are tables of rules: by scope, by import, by the name of a type, and at the end by a name that
 * only one definition in the repository bears. Each step says what it is.
 */
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { Linker, LinkerFile, Project } from '../language.ts'
import { Definitions, pick } from './definitions.ts'
import type { Body, Surface } from './extract.ts'
import { FileLinker, type Found, symbolOf } from './link-file.ts'
import type { Rules } from './rules.ts'
import { Types } from './types.ts'

type File = LinkerFile<Surface>

export class DeclarativeLinker implements Linker<Surface, Body> {
  readonly #rules: ReadonlyMap<string, Rules>
  readonly #project: Project
  readonly #files = new Map<string, File>()
  readonly #definitions = new Definitions()
  readonly #types: Types

  constructor(rules: ReadonlyMap<string, Rules>, project: Project) {
    this.#rules = rules
    this.#project = project
    this.#types = new Types(this.#definitions, rules)
  }

  add(file: File): void {
    this.#files.set(file.path, file)
    this.#definitions.add(file)
  }

  finish(): void {
    this.#definitions.finish()
  }

  link(file: File, body: Body, out: LinkSetBuilder): void {
    const rules = this.#rules.get(file.language)
    if (!rules) return
    const locals = body.locals.map((l) => out.local(l.name, l.kind, l.line, l.column, l.owner))
    const imports = new Map<string, Destination>()
    const wildcards: string[] = []
    const names = new Set(body.references.map(({ name }) => name))
    for (const { path, as, ...at } of body.imports) {
      const found = this.#imported(rules, file, path)
      names.add(path.split(/[./:]+/).pop() ?? '')
      if (as === undefined) wildcards.push(path)
      else imports.set(as, found.destination)
      out.occurrence({ ...at, use: 'import', ...found })
    }
    const linking = new FileLinker(rules, file, { imports, wildcards, names }, this.#definitions, this.#types)
    for (const reference of body.references) {
      const { line, column, length, use, from, local, localOtherwise } = reference
      const ofLocal = (index: number): Found => ({
        destination: { to: 'local', index: locals[index] as number },
        evidence: 'same_file',
      })
      let found = local === undefined ? linking.resolve(reference) : ofLocal(local)
      if (found.destination.to === 'unknown' && localOtherwise !== undefined) found = ofLocal(localOtherwise)
      out.occurrence({ line, column, length, use, from, ...found })
    }
    this.#overrides(file, out)
  }

  #imported(rules: Rules, file: File, path: string): Found {
    const target = rules.file?.(path, file.path, this.#project.paths)
    if (target !== undefined) {
      const first = this.#files.get(target)?.symbols[0]
      if (first) return { destination: { to: 'symbol', id: first.id }, evidence: 'import' }
    }
    const name = path.replaceAll(rules.separator, '.').replaceAll('/', '.')
    const [found] = pick(this.#definitions.qualified(file, name), { use: 'type' }, file)
    if (found) return { destination: symbolOf(found), evidence: 'import' }
    return { destination: { to: 'external', package: externalPackage(rules, path), name: path }, evidence: 'import' }
  }

  #overrides(file: File, out: LinkSetBuilder): void {
    file.symbols.forEach((symbol, index) => {
      if (symbol.kind !== 'method' || symbol.parent === undefined) return
      const owner = this.#types.enclosing(file, symbol.parent)
      if (!owner) return
      const given = file.surface.arities[index]?.[1]
      for (const supertype of this.#types.supertypesOf(owner)) {
        const [base, ...more] = this.#types.member(supertype, symbol.name, {
          use: 'call',
          ...(given === undefined ? {} : { arguments: given }),
        })
        if (base && more.length === 0)
          out.occurrence({
            line: symbol.line,
            column: symbol.column,
            length: symbol.name.length,
            use: 'overrides',
            destination: symbolOf(base),
            from: index,
            evidence: 'type',
          })
      }
    })
  }
}

function externalPackage(rules: Rules, path: string): string {
  const head = path.split(/[./:]+/).filter(Boolean)[0] ?? path
  return /^(kotlin|java|javax|scala)$/.test(head) ? rules.standard : `${rules.standard.slice(4)}:${head}`
}
