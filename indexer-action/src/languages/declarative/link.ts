/**
 * Links the languages that are described by rules: by scope, by import, by type, and finally by a name that only one definition
 * in the repository has. Each link states the evidence for it.
 */
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { Linker, LinkerFile, Project } from '../language.ts'
import { type Definition, Definitions, isSetter, qualifiedName } from './definitions.ts'
import { type Found, symbolOf } from './found.ts'
import { linkImplied } from './implied.ts'
import { addModule, Imports } from './imports.ts'
import { nameOf, takesLabels } from './labels.ts'
import { FileLinker } from './link-file.ts'
import type { Rules } from './rules.ts'
import { distinct, Types } from './types.ts'
import type { Body, Reference, Surface } from './unit.ts'
import { Values } from './values.ts'

type File = LinkerFile<Surface>

/** What is known of a reference without names and scopes; `overrides`: what may be called in the place of what it names. */
export type Known = (reference: Reference) => (Found & { overrides?: readonly Destination[] }) | undefined

/** What a module imports for those who use it, by its local name or for all of its names. */
interface Brought {
  as: string | undefined
  destination: Destination
  module: string | undefined
  whole: string
}

/** Modules that bring what others bring: more are no chain that anybody wrote. */
const MOST_BRINGING = 5

export class DeclarativeLinker implements Linker<Surface, Body> {
  readonly #rules: ReadonlyMap<string, Rules>
  readonly #files = new Map<string, File>()
  readonly #definitions: Definitions
  readonly #imports: Imports
  readonly #types: Types
  readonly #values: Values
  readonly #known: Known

  /** `known` goes before what names and scopes tell. */
  constructor(rules: ReadonlyMap<string, Rules>, project: Project, known: Known = () => undefined) {
    this.#rules = rules
    this.#known = known
    this.#definitions = new Definitions(new Map([...rules.values()].map(({ key, openTypes }) => [key, openTypes])))
    this.#imports = new Imports(rules, project, this.#files, this.#definitions)
    const seenBy = (file: File) => this.#imports.seenBy(file)
    this.#types = new Types(this.#definitions, rules, seenBy)
    this.#values = new Values(this.#definitions, this.#types, rules, seenBy)
  }

  add(given: File): void {
    const moduleOf = this.#rules.get(given.language)?.moduleOf
    const file = moduleOf ? { ...given, module: moduleOf(given.path) } : given
    this.#files.set(file.path, file)
    this.#definitions.add(file)
  }

  finish(): void {
    this.#definitions.finish()
  }

  link({ path, language }: File, body: Body, out: LinkSetBuilder): void {
    const rules = this.#rules.get(language)
    const file = this.#files.get(path)
    if (!rules || !file) return
    const locals = body.locals.map((l) => out.local(l.name, l.kind, l.line, l.column, l.owner))
    const imports = new Map<string, Destination>()
    const wildcards: string[] = []
    const modules = new Map<string, string[]>()
    const names = new Set(body.references.map(({ name }) => name))
    for (const { path, as, all, member, uses, ...at } of body.imports) {
      const { module, whole, ...found } = this.#imports.resolve(file, path, member)
      names.add(path.split(/[./:]+/).pop() ?? '')
      if (as === undefined || all) wildcards.push(whole)
      if (as !== undefined) {
        imports.set(as, found.destination)
        addModule(modules, as, module)
      }
      out.occurrence({ ...at, use: 'import', ...found })
      if (uses === undefined) continue
      for (const brought of this.#broughtBy(found.destination, uses)) {
        if (brought.as === undefined) wildcards.push(brought.whole)
        else if (!imports.has(brought.as)) {
          imports.set(brought.as, brought.destination)
          addModule(modules, brought.as, brought.module)
        }
        names.add(brought.whole.split('.').pop() ?? '')
      }
    }
    const linking = new FileLinker(
      rules,
      file,
      { imports, wildcards, names, modules, attached: body.attached ?? [] },
      this.#definitions,
      this.#types,
      this.#values,
    )
    for (const reference of body.references) {
      const { line, column, length, from, local, localOtherwise } = reference
      const ofLocal = (index: number): Found => ({
        destination: { to: 'local', index: locals[index] as number },
        evidence: 'same_file',
      })
      const known = local === undefined ? this.#known(reference) : undefined
      let found = local === undefined ? (known ?? linking.resolve(reference)) : ofLocal(local)
      if (found.destination.to === 'unknown' && localOtherwise !== undefined) found = ofLocal(localOtherwise)
      const { destination, evidence, confidence } = found
      if (reference.supposed && !this.#mayMean(reference, destination)) continue
      const at = { line, column, length, from }
      // Where it is known what a name calls, it is called.
      const use = found.use ?? (known && reference.use === 'read' ? 'call' : reference.use)
      const sure = { evidence, ...(confidence === undefined ? {} : { confidence }) }
      out.occurrence({ ...at, use, destination, ...sure })
      for (const one of this.#accessors(reference, destination, linking))
        out.occurrence({ ...at, use: 'runs', destination: one, ...sure })
      for (const one of known?.overrides ?? [])
        out.occurrence({ ...at, use: 'call_indirect', destination: one, evidence: 'dynamic' })
    }
    this.#overrides(file, out)
    const { constructorName, constructsByMethod } = rules
    const methods =
      constructsByMethod && constructorName !== undefined
        ? (of: Definition) => this.#inheritedMethods(of, constructorName)
        : undefined
    linkImplied(file, (one) => this.#baseOf(one), methods, out)
  }

  /** What is imported where a module is used, by the function that it is told and by the one that always says so. */
  #broughtBy(used: Destination, uses: string, depth = 0): Brought[] {
    const module = used.to === 'symbol' ? this.#definitions.byId(used.id) : undefined
    if (!module || depth > MOST_BRINGING) return []
    const { file, symbol } = module
    const of = symbol.qualified ?? symbol.name
    return [...new Set([uses, '__using__'])]
      .flatMap((name) => file.surface.brings?.[`${of}.${name}`] ?? [])
      .flatMap(({ path, as, uses: further }) => {
        const { destination, module, whole } = this.#imports.resolve(file, path)
        const more = further === undefined ? [] : this.#broughtBy(destination, further, depth + 1)
        return [{ as, destination, module, whole }, ...more]
      })
  }

  /** What reading or writing a property runs. */
  #accessors(reference: Reference, property: Destination, linking: FileLinker): Destination[] {
    const { use, accessor } = reference
    const symbolAt = (one: Destination) => (one.to === 'symbol' ? this.#definitions.byId(one.id) : undefined)
    if (accessor !== undefined) {
      const { destination, evidence } = linking.resolve({ ...reference, name: accessor, use: 'call' })
      const symbol = evidence === 'type' ? symbolAt(destination)?.symbol : undefined
      return symbol?.kind !== 'method' || symbol.modifiers?.includes('declaration') ? [] : [destination]
    }
    if (use !== 'read' && use !== 'write') return []
    return (property.to === 'one_of' ? property.options : [property]).filter((one) => {
      const found = symbolAt(one)
      return found?.file.surface.runs?.[found.index]?.includes(use)
    })
  }

  /** The methods of that name that a class has without declaring one, in any of its parts. */
  #inheritedMethods(of: Definition, name: string): readonly Definition[] {
    const { parts } = this.#definitions.generic(of)
    const isOwn = parts.some((part) => this.#definitions.membersOf(part, name).length > 0)
    return isOwn ? [] : this.#types.inherited(of, name, { use: 'call' })
  }

  /** The class that is named first among its supertypes. */
  #baseOf({ file, index, symbol }: Definition): Definition | undefined {
    const written = file.surface.supertypes[index]?.[0]
    const base =
      written === undefined
        ? undefined
        : this.#types.named(file, written, symbol.parent ?? -1, this.#imports.seenBy(file))
    return base === 'external' || base?.symbol.kind !== 'class' ? undefined : base
  }

  /** Something is filled only if it can hold a value. */
  #mayMean({ use }: Reference, destination: Destination): boolean {
    if (use !== 'write' || destination.to !== 'symbol') return destination.to !== 'unknown'
    return this.#definitions.byId(destination.id)?.symbol.kind === 'property'
  }

  /** Qualified name, with the package, of the inferred type of a definition's value or result. */
  typeGivenBy(file: File, index: number): string | undefined {
    const symbol = file.symbols[index]
    const type = symbol && this.#values.value({ symbol, index, file })
    return type && type !== 'external' ? qualifiedName(type.definition) : undefined
  }

  #overrides(file: File, out: LinkSetBuilder): void {
    file.symbols.forEach((symbol, index) => {
      const { kind, parent } = symbol
      if ((kind !== 'method' && kind !== 'property') || parent === undefined) return
      const owner = this.#types.enclosing(file, parent)
      if (!owner) return
      const given = file.surface.arities[index]?.[1]
      const labels = file.surface.labels?.[index]?.map(nameOf)
      for (const supertype of this.#types.supertypesOf(owner)) {
        const bases = this.#types.member(supertype, symbol.name, {
          use: kind === 'method' ? 'call' : isSetter(symbol) ? 'write' : 'read',
          ...(given === undefined ? {} : { arguments: given }),
          ...(labels ? { labels } : {}),
        })
        const base = kind === 'property' ? accessorAmong(bases) : bases.length === 1 ? bases[0] : undefined
        if (!base) continue
        if (!takesLabels(base.file.surface.labels?.[base.index], labels)) continue
        out.implied(symbol, index, 'overrides', symbolOf(base))
      }
    })
  }
}

/** The property that one of a subtype stands for. */
function accessorAmong(bases: readonly Definition[]): Definition | undefined {
  const open = bases.filter(({ symbol }) => symbol.kind === 'property' && !symbol.modifiers?.includes('private'))
  return open.length < bases.length || distinct(open) > 1 ? undefined : open[0]
}
