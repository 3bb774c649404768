/**
 * Links one family in a worker: its units are given to the family's linker once, then asked for one by one. If there is
 * a SCIP index, its links replace ours.
 */
import { readFileSync } from 'node:fs'
import type { Id } from '../../../src/contract/ids.ts'
import type { LinkSetBody } from '../../../src/contract/links.ts'
import type { SymbolFact } from '../../../src/contract/symbols.ts'
import type { Settled } from '../cache/settled-store.ts'
import type { FamilyCode, GrownLinker, Linker, LinkerFile, Project } from '../languages/language.ts'
import { codeOf } from '../languages/registry.ts'
import { affectedFiles, type Earlier, type StoredUnits } from '../link/affected.ts'
import { linkConstructors } from '../link/constructors.ts'
import { LinkSetBuilder } from '../link/link-set-builder.ts'
import { linkSetText } from '../link/link-set-text.ts'
import type { Definitions, ScipOverlay, ScipReport } from '../scip/overlay.ts'
import { linkLine, linkSetId } from '../upload/link-record.ts'
import type { Sources } from './sources.ts'
import { type Units, Unread } from './units.ts'
import { type Before, isUnchanged, type Linked, type ToWorker, UNCHANGED, type UnitToLink } from './work.ts'

export type Preparation = Extract<ToWorker, { kind: 'prepare' }>

/** Where units and texts are, and the SCIP indexes to apply. */
export interface LinkSources {
  units: Units
  sources: Sources
  scip: readonly string[]
}

/** What a smaller program holds besides its settled state is not worth reading its files twice. */
const LIGHT_BYTES = 8 * 1024 * 1024

export class FamilyLinks {
  /** The settled state, if it was wanted and there is one. */
  readonly settled: Settled | undefined
  /** Indexes of further units whose links may have changed; undefined: any unit's may have. */
  readonly dependents: readonly number[] | undefined
  readonly #from: LinkSources
  readonly #linker: Pick<Linker, 'link' | 'symbolsOf'>
  readonly #units: UnitToLink[]
  /** Undefined where nobody holds it. */
  readonly #files: readonly (LinkerFile<unknown> | undefined)[]
  readonly #overlays: readonly ScipOverlay[]
  /** Prepares everything again if a settled state from elsewhere turns out to need a missing unit. */
  readonly #anew: (() => Promise<FamilyLinks>) | undefined
  /** Throws what the linker threw when it was told of the unit, or of the last one. */
  readonly #refuse: ((index: number) => void) | undefined
  #instead: FamilyLinks | undefined

  private constructor(
    from: LinkSources,
    linker: Pick<Linker, 'link' | 'symbolsOf'>,
    units: UnitToLink[],
    more: {
      files?: readonly (LinkerFile<unknown> | undefined)[]
      overlays?: readonly ScipOverlay[]
      settled?: Settled | undefined
      dependents?: readonly number[] | undefined
      anew?: () => Promise<FamilyLinks>
      refuse?: (index: number) => void
    },
  ) {
    this.dependents = more.dependents
    this.#from = from
    this.#linker = linker
    this.#units = units
    this.#files = more.files ?? []
    this.#overlays = more.overlays ?? []
    this.#anew = more.anew
    this.#refuse = more.refuse
    this.settled = more.settled
  }

  static async prepare(told: Preparation, from: LinkSources, light: number = LIGHT_BYTES): Promise<FamilyLinks> {
    const { units } = told
    const code = await codeOf(told.family)
    const texts = new Map(told.configuration)
    const project: Project = {
      paths: new Set([...told.paths, ...units.map((unit) => unit.path)]),
      read: (path) => texts.get(path),
    }
    if (typeof told.settled === 'object') {
      const linker = resumed(code, project, told, told.settled, from)
      if (linker) {
        const { affected } = linker
        return FamilyLinks.#goingOn(linker, told, from, { settled: linker.settled?.(), dependents: affected })
      }
    }
    const linker = code.createLinker(project)
    const held = linker.keepsFiles !== false || from.scip.length > 0
    const files: (LinkerFile<unknown> | undefined)[] = []
    const refused = new Map<number, unknown>()
    for (const [at, unit] of units.entries()) {
      const file = await from.units.file(unit)
      files.push(held ? (linker.isLaden ? { ...file, surface: undefined } : file) : undefined)
      attempt(
        () => linker.add(file),
        (error) => refused.set(at, error),
      )
    }
    let broken: { error: unknown } | undefined
    attempt(
      () => linker.finish(),
      (error) => {
        broken = { error }
      },
    )
    // A linker that failed on a file has no settled state that others could resume from.
    const isWhole = broken === undefined && refused.size === 0
    const settled = told.settled === false || !isWhole ? undefined : linker.settled?.()
    if (settled && linker.isLaden && settled.length > light) {
      const again = resumed(code, project, { ...told, before: UNCHANGED }, settled, from)
      if (again) return FamilyLinks.#goingOn(again, told, from, { settled })
    }
    const dependents = isWhole ? dependentsOf(code, linker, told, from) : undefined
    const overlays = await overlaysOf(from, units, files, new Set(told.tree))
    const refuse = (at: number): void => {
      if (broken) throw broken.error
      if (refused.has(at)) throw refused.get(at)
    }
    return new FamilyLinks(from, linker, units, { files, overlays, settled, dependents, refuse })
  }

  /** Not part of `prepare`, whose functions would keep the linker that settled in memory. */
  static #goingOn(
    linker: Pick<Linker, 'link' | 'symbolsOf'>,
    told: Preparation,
    from: LinkSources,
    more: { settled: Settled | undefined; dependents?: readonly number[] | undefined },
  ): FamilyLinks {
    const anew = () => FamilyLinks.prepare({ ...told, settled: false }, from)
    return new FamilyLinks(from, linker, told.units, { ...more, anew })
  }

  get scip(): ScipReport[] {
    return this.#overlays.map((overlay) => overlay.report)
  }

  /** Links a prepared unit. `line` is its record if the server may lack it; the server has the link set `known`. */
  async link(index: number, known: Id | undefined): Promise<{ linked: Linked; line: Buffer | undefined }> {
    const unit = this.#units[index] as UnitToLink
    const file = this.#files[index] ?? this.#loaded(index, unit) ?? (await this.#from.units.fileToLink(unit))
    let body: LinkSetBody
    let json: string
    let failure: string | undefined
    try {
      this.#refuse?.(index)
      body = this.#overlaid(unit, file, await this.#linksOf(file, unit))
      json = linkSetText(body)
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
      body = new LinkSetBuilder().build()
      json = JSON.stringify(body)
    }
    const id = linkSetId(unit.file, json)
    const linked: Linked = {
      path: unit.path,
      link: id,
      occurrences: body.line.length,
      bodyBytes: Buffer.byteLength(json),
    }
    if (failure !== undefined) linked.failure = failure
    if (id === known) return { linked, line: undefined }
    const symbols = file.symbols.map((symbol) => symbol.id)
    return { linked, line: Buffer.from(`${linkLine(id, unit.file, unit.path, symbols, json)}\n`) }
  }

  /** A file that the linker has loaded. */
  #loaded(index: number, { path, language }: UnitToLink): LinkerFile<unknown> | undefined {
    const symbols = this.#linker.symbolsOf?.(index)
    return symbols && { path, language, symbols, surface: undefined }
  }

  async #linksOf(file: LinkerFile<unknown>, unit: UnitToLink): Promise<LinkSetBody> {
    if (this.#instead) return this.#instead.#linksOf(file, unit)
    const out = new LinkSetBuilder()
    try {
      this.#linker.link(file, await this.#from.units.body(unit), out)
    } catch (error) {
      if (!(error instanceof Unread) || !this.#anew) throw error
      this.#instead = await this.#anew()
      return this.#instead.#linksOf(file, unit)
    }
    linkConstructors(file.symbols, out)
    return out.build()
  }

  #overlaid(unit: UnitToLink, file: LinkerFile<unknown>, links: LinkSetBody): LinkSetBody {
    let body = links
    for (const overlay of this.#overlays) {
      if (!overlay.covers(unit.path)) continue
      const text = this.#from.sources.text(unit) ?? ''
      body = overlay.apply({ path: unit.path, text, symbols: file.symbols, links: body })
    }
    return body
  }
}

function attempt(something: () => void, failed: (error: unknown) => void): void {
  try {
    something()
  } catch (error) {
    failed(error)
  }
}

/**
 * A linker that resumes from an earlier settled state; undefined if that cannot be used. Settling again is always
 * correct, so a bad cache fails no run.
 */
function resumed(
  code: FamilyCode,
  project: Project,
  { units, before }: Preparation,
  settled: Settled,
  from: LinkSources,
): (Pick<Linker, 'link' | 'settled' | 'symbolsOf'> & Pick<GrownLinker<unknown, unknown>, 'affected'>) | undefined {
  const paths = units.map((unit) => unit.path)
  const load = (at: number) => from.units.packedFile(units[at] as UnitToLink)
  try {
    if (isUnchanged(before)) {
      const linker = code.resumeLinker?.(project, settled, paths, load)
      if (!linker) return undefined
      const { symbolsOf } = linker
      return { link: linker.link.bind(linker), affected: [], ...(symbolsOf && { symbolsOf: symbolsOf.bind(linker) }) }
    }
    const then = changedFiles(before, from.units)
    return then && code.growLinker?.(project, settled, paths, load, then)
  } catch {
    return undefined
  }
}

function earlierOf({ units, gone }: Before, from: Units): Earlier {
  const files = units.map(([at, was]) => [at, was && from.packedFile(was)] as const)
  return { files: new Map(files), gone: gone.map((one) => from.packedFile(one)) }
}

/** What files said before; undefined where some came or went. */
function changedFiles(before: Before, units: Units): Map<number, LinkerFile<unknown>> | undefined {
  if (before.gone.length > 0) return undefined
  const files = new Map<number, LinkerFile<unknown>>()
  for (const [at, was] of before.units) {
    if (!was) return undefined
    files.set(at, units.packedFile(was))
  }
  return files
}

/** Links from a SCIP index depend on more than what files offer. */
function dependentsOf(
  { offersOf, ignoresCase }: FamilyCode,
  linker: Linker,
  told: Pick<Preparation, 'units' | 'before'>,
  { units, scip }: LinkSources,
): readonly number[] | undefined {
  const { before } = told
  if (isUnchanged(before) || scip.length > 0) return undefined
  const unit = (at: number) => told.units[at] as UnitToLink
  const stored: StoredUnits = {
    size: told.units.length,
    file: (at) => units.packedFile(unit(at)),
    head: (at) => units.packedJson('head', unit(at)),
    body: (at) => units.packedJson('body', unit(at)),
  }
  try {
    const earlier = earlierOf(before, units)
    const byNames = offersOf && affectedFiles(stored, earlier, offersOf, ignoresCase)
    if (offersOf && (!byNames || !linker.dependents)) return byNames?.files
    const bodyOf = (at: number) => JSON.parse(stored.body(at).toString())
    const others = linker.dependents?.(earlier.files, bodyOf, earlier.gone, byNames)
    return others && [...new Set([...(byNames?.files ?? []), ...others])]
  } catch (error) {
    if (error instanceof Unread) return undefined
    throw error
  }
}

/** A SCIP index's links, for the files of this family that it covers. */
async function overlaysOf(
  { sources, scip }: LinkSources,
  units: readonly UnitToLink[],
  files: readonly (LinkerFile<unknown> | undefined)[],
  tree: ReadonlySet<string>,
): Promise<ScipOverlay[]> {
  if (scip.length === 0) return []
  const [{ ScipOverlay }, { readScip }, { placed }] = await Promise.all([
    import('../scip/overlay.ts'),
    import('../scip/read.ts'),
    import('../scip/placed.ts'),
  ])
  const made: ScipOverlay[] = []
  const globals: Definitions = new Map()
  for (const path of scip) {
    const index = placed(readScip(readFileSync(path), path), sources.root, tree)
    const covered = new Map<string, { text: string; symbols: readonly SymbolFact[] }>()
    const documents = new Set(index.documents.map((document) => document.path))
    for (const [at, unit] of units.entries())
      if (documents.has(unit.path))
        covered.set(unit.path, { text: sources.text(unit) ?? '', symbols: files[at]?.symbols ?? [] })
    made.push(new ScipOverlay(index, covered, tree, globals))
  }
  return made
}
