/**
 * The second stage: each family's linker is told about all its files, in every worker, and links those that need it.
 */
import type { Id } from '../../../src/contract/ids.ts'
import type { Cache, Row, State } from '../cache/cache.ts'
import { UnitReader } from '../cache/unit-store.ts'
import type { Listing } from '../files/list-files.ts'
import { FAMILIES, LANGUAGES } from '../languages/registry.ts'
import type { ScipReport } from '../scip/overlay.ts'
import type { ParserPool, Task } from '../threads/parser-pool.ts'
import type { Settlements } from '../threads/settlements.ts'
import type { FromWorker, ToWorker, UnitToLink } from '../threads/work.ts'
import { linkLine, linkSetId, NO_LINKS } from '../upload/link-record.ts'
import type { Uploads } from '../upload/uploads.ts'
import type { Warning } from './extract-stage.ts'
import { type FamilyToLink, planLinking } from './link-plan.ts'
import { amountOf, type Plan } from './plan.ts'
import type { Progress } from './progress.ts'

/** A small number, so that workers finish together. */
const LINK_TASK_FILES = 8

/** The input of linking, and where its results go. */
export interface LinkWork {
  pool: ParserPool
  listing: Listing
  cache: Cache
  /** The state of the previous run. */
  state: State
  /** The plan, whose rows receive their link sets. */
  todo: Plan
  /** Link sets that the server already has. */
  present: ReadonlySet<Id>
  uploads: Uploads
  progress: Progress
  warnings: Warning[]
  /** The report on each SCIP index. */
  scip: ScipReport[]
  settlements: Settlements
}

/** Returns how many files were linked. */
export async function linkAll(work: LinkWork): Promise<number> {
  const { cache, state, todo, present } = work
  const reader = new UnitReader(cache.folder)
  const plans = planLinking(
    FAMILIES,
    LANGUAGES,
    todo.rows,
    {
      rows: state.rows,
      isSameContext: (family) => state.contexts[family.name] === todo.around.of(family).context,
      has: (row) => row.link !== undefined && present.has(row.link),
    },
    reader,
  )
  reader.close()
  const counted = { done: 0, total: 0 }
  for (const plan of plans) await new FamilyStage(work, plan, counted).run()
  return counted.done
}

/** The linking of one family. */
class FamilyStage {
  readonly #work: LinkWork
  readonly #plan: FamilyToLink
  readonly #counted: { done: number; total: number }
  readonly #settled: ReturnType<Settlements['of']>
  readonly #preparation: Omit<Extract<ToWorker, { kind: 'prepare' }>, 'settled' | 'before'>
  /** Further files whose links may have changed, as the first worker says; undefined: any file's may have. */
  #dependents: readonly number[] | undefined
  #isReported = false
  /** Whether the first worker has said which files are affected. */
  #isTold = false
  /** Slots whose workers are prepared. */
  readonly #prepared = new Set<number>()

  constructor(work: LinkWork, plan: FamilyToLink, counted: { done: number; total: number }) {
    const { family, units, changed } = plan
    this.#work = work
    this.#plan = plan
    this.#counted = counted
    this.#settled = work.settlements.of(
      family,
      changed && {
        units: changed.units.map(([at, row]) => [at, row && unitToLink(row)]),
        gone: changed.gone.map(unitToLink),
      },
    )
    const { paths, configuration } = work.todo.around.of(family)
    this.#preparation = {
      kind: 'prepare',
      family: family.name,
      units: units.map(unitToLink),
      paths,
      configuration,
      // A SCIP index also names files of other families, so their paths are needed as well.
      tree: work.settlements.overlaid ? work.listing.files.map((file) => file.path) : [],
    }
  }

  async run(): Promise<void> {
    const { units, wanted, changed } = this.#plan
    const isContained = changed !== undefined && changed.units.length === 0 && changed.gone.length === 0
    const { goesOn } = this.#settled
    // Where files only went, the worker that is asked what that affects links one besides.
    const first = goesOn && !isContained && wanted.length === 0 ? [0] : wanted
    if (isContained || goesOn) await this.#link(first)
    if (isContained) return
    const linked = new Set(goesOn ? first : [])
    const others = (goesOn && this.#dependents) || [...units.keys()]
    await this.#link(others.filter((at) => !linked.has(at)))
  }

  async #link(files: readonly number[]): Promise<void> {
    if (files.length === 0) return
    this.#counted.total += files.length
    // A small change may have made a whole family of links doubtful.
    this.#work.pool.expect(amountOf(files.map((at) => this.#plan.units[at] as Row)))
    // Once per worker, and again for one that replaces a dead worker, because it has been told nothing.
    const still = new Set(this.#prepared)
    this.#prepared.clear()
    await this.#work.pool.run(this.#tasks(files), {
      before: async (slot) =>
        still.delete(slot) ? undefined : { ...this.#preparation, ...(await this.#settled.for(slot)) },
      lost: (at, reason) => this.#lost(at, reason),
      reply: async (reply, slot) => {
        if (reply.kind === 'prepared') this.#take(reply, slot)
        if (reply.kind !== 'linked') return
        this.#post(reply)
        await this.#work.uploads.room()
      },
    })
  }

  #tasks(files: readonly number[]): Task<number>[] {
    const { units } = this.#plan
    const { state, present, pool } = this.#work
    const message = (some: number[]): ToWorker => ({
      kind: 'link',
      units: some.map((at) => {
        const before = state.rows.get((units[at] as Row).path)?.link
        return [at, before !== undefined && present.has(before) ? before : undefined]
      }),
    })
    const tasks: Task<number>[] = []
    const size = Math.min(LINK_TASK_FILES, Math.ceil(files.length / pool.size))
    // The largest first: the last task to end should be a small one.
    const ordered = files.toSorted((a, b) => bodyBytes(units[b] as Row) - bodyBytes(units[a] as Row))
    for (let at = 0; at < ordered.length; at += size) tasks.push({ files: ordered.slice(at, at + size), message })
    return tasks
  }

  #take({ scip, settled, dependents }: Extract<FromWorker, { kind: 'prepared' }>, slot: number): void {
    // Every worker applies the same SCIP indexes to the same files, also one that takes a dead one's place.
    if (!this.#isReported) addReports(this.#work.scip, scip)
    this.#isReported = true
    this.#settled.take(settled)
    // A worker that takes a dead one's place goes on from what that has settled, in which the change is no news.
    if (slot === 0 && !this.#isTold) this.#dependents = dependents
    this.#isTold ||= slot === 0
    this.#prepared.add(slot)
  }

  #post({ files, lines, ends }: Extract<FromWorker, { kind: 'linked' }>): void {
    const { todo, warnings, uploads, progress } = this.#work
    for (const file of files) {
      const row = todo.rows.get(file.path) as Row
      row.link = file.link
      row.occurrences = file.occurrences
      delete row.lost
      if (file.failure !== undefined) warnings.push({ path: file.path, message: `no links: ${file.failure}` })
    }
    uploads.postLinks(files, lines, ends)
    this.#counted.done += files.length
    progress.step('Linking', this.#counted.done, this.#counted.total, uploads.note())
  }

  #lost(at: number, reason: string): void {
    const { cache, uploads, warnings } = this.#work
    const row = this.#plan.units[at] as Row
    const { file } = unitToLink(row)
    const link = linkSetId(file, NO_LINKS)
    Object.assign(row, { link, occurrences: 0, lost: (row.lost ?? 0) + 1 })
    const line = Buffer.from(`${linkLine(link, file, row.path, symbolsOf(cache.folder, row), NO_LINKS)}\n`)
    uploads.postLinks([{ path: row.path, link, occurrences: 0, bodyBytes: NO_LINKS.length }], line, [line.length])
    warnings.push({ path: row.path, message: `no links: its worker died (${reason})` })
    this.#counted.done++
  }
}

/** One index may cover files of several families. */
function addReports(to: ScipReport[], from: readonly ScipReport[]): void {
  from.forEach((report, at) => {
    const known = to[at]
    if (!known) to.push({ ...report })
    else {
      known.covered += report.covered
      known.stale.push(...report.stale)
    }
  })
}

function symbolsOf(folder: string, row: Row): Id[] {
  const reader = new UnitReader(folder)
  try {
    return row.indexed?.place ? reader.head(row.indexed.place).symbols.map((symbol) => symbol.id) : []
  } finally {
    reader.close()
  }
}

/** Packed size of the part of a unit that only its own linking reads. */
function bodyBytes({ indexed }: Row): number {
  return indexed?.place?.[3] ?? 0
}

function unitToLink(row: Row): UnitToLink {
  const { indexed } = row
  if (!indexed?.place) throw new Error(`${row.path} has no unit`)
  return { path: row.path, language: indexed.language, file: indexed.file, place: indexed.place, blob: indexed.blob }
}
