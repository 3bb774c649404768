/** Turns a file's names into occurrences: what each leads to, and how it uses it. */
import type { Evidence, Use } from '../../../../src/contract/links.ts'
import type { Affected } from '../../link/affected.ts'
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import { moduleId } from '../../link/module-id.ts'
import type { Linker, LinkerFile, Project } from '../language.ts'
import type { SourceContext, Value } from './evaluate.ts'
import { GivenFunctions } from './given-functions.ts'
import * as ir from './ir.ts'
import { isRelative } from './modules.ts'
import { givenTexts } from './offers.ts'
import { type Package, Program } from './program.ts'
import { Satisfaction } from './satisfaction.ts'
import * as t from './types.ts'

const LOCAL_KINDS = ir.LOCAL_KINDS

export class GoLinker implements Linker<ir.Surface, ir.Body> {
  readonly #project: Project
  readonly #files: LinkerFile<ir.Surface>[] = []
  readonly #program: Program
  readonly #satisfaction: Satisfaction
  readonly #given: GivenFunctions
  readonly #moduleIds = new Map<Package, number>()

  constructor(project: Project, program = new Program(project)) {
    this.#project = project
    this.#program = program
    this.#satisfaction = new Satisfaction(this.#program)
    this.#given = new GivenFunctions(this.#program)
  }

  add(file: LinkerFile<ir.Surface>): void {
    this.#files.push(file)
    this.#program.add(file)
  }

  finish(): void {
    this.#program.finish()
  }

  /**
   * Files that declare what satisfies other interfaces than before, or with other methods: no name in them has to tell that. And those
   * that import a package for which another file stands by now. Any, where an import may mean another package. Of these three only what
   * the changed names leave possible is worked out, as it takes a program of what there was before.
   */
  dependents(
    before: ReadonlyMap<number, LinkerFile<ir.Surface> | undefined>,
    _: unknown,
    gone: readonly LinkerFile<ir.Surface>[],
    named?: Affected,
  ): number[] | undefined {
    const others = [...this.#files.keys()].filter((at) => !before.has(at))
    // What mentions no changed name leads where it led.
    const giving = (named ? [...before.keys(), ...named.files] : [...this.#files.keys()]).filter(
      (at) => this.#files[at]?.surface.given,
    )
    const arePackagesAlike =
      gone.length === 0 && [...before].every(([at, was]) => was?.surface.package === this.#files[at]?.surface.package)
    const isSatisfiedAlike = named !== undefined && !named.isCompared
    if (giving.length === 0 && arePackagesAlike && isSatisfiedAlike) return []
    const was = this.#asItWas(before, gone)
    if (giving.some((at) => this.#leadsElsewhere(was, at))) return undefined
    const found = new Set<number>()
    for (const at of arePackagesAlike ? [] : others) {
      const file = this.#files[at] as LinkerFile<ir.Surface>
      const [old, now] = [was.#importedBy(file), this.#importedBy(file)]
      if (old.some(({ name }, index) => name !== now[index]?.name)) return undefined
      if (old.some(({ id }, index) => id !== now[index]?.id)) found.add(at)
    }
    for (const at of isSatisfiedAlike ? [] : others) {
      const file = this.#files[at] as LinkerFile<ir.Surface>
      if (was.#satisfied(file) !== this.#satisfied(file)) found.add(at)
    }
    return others.filter((at) => found.has(at))
  }

  #asItWas(
    before: ReadonlyMap<number, LinkerFile<ir.Surface> | undefined>,
    gone: readonly LinkerFile<ir.Surface>[],
  ): GoLinker {
    const then = new Program(this.#project)
    const files = this.#files.map((file, at) => (before.has(at) ? before.get(at) : file)).concat(gone)
    const known = files.filter((file) => file !== undefined)
    for (const file of known.sort((a, b) => (a.path < b.path ? -1 : 1))) then.add(file)
    then.finish()
    return new GoLinker(this.#project, then)
  }

  /** Whether what is given to a field is another function than before, though it is written the same: those that call it do not name that. */
  #leadsElsewhere(was: GoLinker, at: number): boolean {
    const file = this.#files[at] as LinkerFile<ir.Surface>
    const [old, now] = [was.#givenIn(file), this.#givenIn(file)]
    return [...now].some(([text, leads]) => (old.get(text) ?? leads) !== leads)
  }

  #givenIn({ path }: LinkerFile<ir.Surface>): Map<string, string> {
    const source = this.#program.sources.get(path)
    return source?.file.surface.given ? this.#given.told(source, givenTexts(source.file.surface)) : new Map()
  }

  #satisfied({ path }: LinkerFile<ir.Surface>): string {
    return this.#satisfaction.told(this.#program.sources.get(path) as SourceContext)
  }

  /** The packages that a file imports, by name and by what stands for them; of those from outside neither. */
  #importedBy({ path, surface }: LinkerFile<ir.Surface>): { name?: string; id?: number }[] {
    const found: { name?: string; id?: number }[] = []
    for (let at = 0; at < surface.imports.length; at += ir.IMPORT_SIZE) {
      const pack = this.#program.imported(surface.strings[surface.imports[at] as number] as string, path)
      found.push(pack ? { name: pack.name, id: this.#moduleId(pack) } : {})
    }
    return found
  }

  link(file: LinkerFile<ir.Surface>, body: ir.Body, out: LinkSetBuilder): void {
    const source = this.#program.sources.get(file.path)
    if (!source) throw new Error(`${file.path} was not added`)
    for (const [name, kind, line, column, owner] of body.locals)
      out.local(name, LOCAL_KINDS[kind] ?? 'variable', line, column, owner)
    source.withBody(body, () => {
      const { occurrences } = body
      for (let at = 0; at < occurrences.length; at += ir.OCCURRENCE_SIZE) this.#occurrence(source, occurrences, at, out)
    })
    this.#satisfaction.write(source, out)
  }

  #occurrence(source: SourceContext, rows: readonly number[], at: number, out: LinkSetBuilder): void {
    const line = rows[at] as number
    const column = rows[at + 1] as number
    const written = rows[at + 2] as number
    const node = rows[at + 3] as number
    const from = rows[at + 4] as number
    const op = source.at(node)
    if (op === ir.IMPORT) {
      const path = source.string(source.at(node + 1))
      const destination = this.#importDestination(path, source)
      out.occurrence({ line, column, length: path.length, use: 'import', destination, from, evidence: 'import' })
      return
    }
    const name = nameOf(source, node, op)
    const value = source.value(node)
    const destination = this.#destination(source, value, node, op, name)
    if (!destination) return
    const use =
      op === ir.KEY && value.entity?.kind !== 'field' && value.type.kind !== t.EXTERNAL ? 'read' : useOf(written, value)
    const evidence = evidenceOf(value, destination)
    const place = { line, column, length: name.length, from }
    out.occurrence({ ...place, use, destination, evidence })
    if (written !== ir.CALLEE || use !== 'read') return
    const options = this.#given.behind(source, node, value).map((one) => destinationOf(one))
    if (options.length > 0)
      out.occurrence({ ...place, use: 'call_indirect', destination: { to: 'all_of', options }, evidence: 'dynamic' })
  }

  #importDestination(path: string, source: SourceContext): Destination {
    const pack = this.#program.imported(path, source.file.path)
    return pack ? { to: 'symbol', id: this.#moduleId(pack) } : this.#outside(path, '')
  }

  #moduleId(pack: Package): number {
    let id = this.#moduleIds.get(pack)
    if (id === undefined) {
      id = moduleOf(pack)
      this.#moduleIds.set(pack, id)
    }
    return id
  }

  /** A folder that is not in the repository is of no package that has a name. */
  #outside(path: string, name: string): Destination {
    if (isRelative(path)) return { to: 'unknown', name: name || path }
    const { package: provider, prefix } = this.#program.modules.external(path)
    return { to: 'external', package: provider, name: name === '' ? prefix : `${prefix}.${name}` }
  }

  #destination(source: SourceContext, value: Value, node: number, op: number, name: string): Destination | undefined {
    if (value.choices) return { to: 'one_of', options: value.choices.map((one) => destinationOf(one)) }
    if (value.entity) return destinationOf(value.entity)
    if (value.local !== undefined && value.local >= 0) return { to: 'local', index: value.local }
    const { type } = value
    if (op === ir.TYPE_PARAMETER) return { to: 'local', index: source.at(node + 3) }
    if (op === ir.LOCAL) return { to: 'local', index: source.at(node + 1) }
    if (type.kind === t.BUILTIN) return { to: 'external', package: 'std:go', name: `builtin.${type.name}` }
    // Predeclared types and constants are words of the language rather than names that lead somewhere.
    if (op === ir.NAME && (type.kind === t.TYPE || type.kind === t.BASIC)) return undefined
    if (type.kind === t.EXTERNAL) return this.#outside(type.path, type.name)
    return { to: 'unknown', name }
  }
}

export function destinationOf(entity: t.Entity): Destination {
  if (entity.definition < 0) return { to: 'local', index: -entity.definition - 1 }
  const symbol = entity.source.file.symbols[entity.definition - 1]
  return symbol ? { to: 'symbol', id: symbol.id } : { to: 'unknown', name: entity.name }
}

function nameOf(source: SourceContext, node: number, op: number): string {
  switch (op) {
    case ir.SELECTOR:
    case ir.KEY:
      return source.string(source.at(node + 2))
    case ir.LOCAL:
      return source.localName(source.at(node + 1))
    default:
      return source.string(source.at(node + 1))
  }
}

function useOf(written: number, value: Value): Use {
  const { type } = value
  const isType = type.kind === t.TYPE
  switch (written) {
    case ir.WRITE:
      return 'write'
    case ir.EMBEDS:
      return 'extends'
    case ir.CALLEE:
      if (isType) return 'type'
      // A variable or field that holds a function is read; what it holds is called.
      return value.local !== undefined || (value.entity && !/function|method/.test(value.entity.kind)) ? 'read' : 'call'
    default:
      return isType ? 'type' : 'read'
  }
}

function evidenceOf(value: Value, destination: Destination): Evidence {
  if (destination.to === 'external' && value.evidence === 'type')
    return value.type.kind === t.BUILTIN ? 'import' : 'type'
  return value.evidence
}

/** A package is a folder; the file that says what it is stands for it: `doc.go`, its namesake, or the first. */
function moduleOf(pack: Package): number {
  const paths = pack.files.filter((file) => !file.isTest).map((file) => file.file.path)
  const all = (paths.length > 0 ? paths : pack.files.map((file) => file.file.path)).sort()
  const path =
    all.find((one) => one === `${pack.folder}doc.go`) ??
    all.find((one) => one === `${pack.folder}${pack.name}.go`) ??
    (all[0] as string)
  return moduleId(path)
}
