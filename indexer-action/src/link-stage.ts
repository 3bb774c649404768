/**
 * The second stage: each family's linker is told of all its files, in every worker, and links those that need it.
 */
import type { Id } from '../../src/contract/ids.ts'
import type { Cache, Row, State } from './cache.ts'
import type { Warning } from './extract-stage.ts'
import type { Listing } from './files/list-files.ts'
import { configurationOf, FAMILIES, LANGUAGES } from './languages/registry.ts'
import { planLinking } from './link-plan.ts'
import { linkLine, linkSetId, NO_LINKS } from './link-record.ts'
import type { ParserPool, Task } from './parser-pool.ts'
import type { Plan } from './plan.ts'
import type { Progress } from './progress.ts'
import type { ScipReport } from './scip/overlay.ts'
import type { Settlements } from './settlements.ts'
import { UnitReader } from './unit-store.ts'
import type { Uploads } from './uploads.ts'
import type { FromWorker, UnitToLink } from './work.ts'

/** Few, so that workers end together. */
const LINK_TASK_FILES = 8

export async function linkAll(
  pool: ParserPool,
  { listing, state, cache }: { listing: Listing; state: State; cache: Cache },
  todo: Plan,
  present: ReadonlySet<Id>,
  uploads: Uploads,
  progress: Progress,
  warnings: Warning[],
  scip: ScipReport[],
  settlements: Settlements,
): Promise<number> {
  const reader = new UnitReader(cache.folder)
  const plans = planLinking(
    FAMILIES,
    LANGUAGES,
    todo.rows,
    {
      rows: state.rows,
      sameContext: state.context === todo.context,
      has: (row) => row.link !== undefined && present.has(row.link),
    },
    reader,
  )
  reader.close()
  let total = 0
  const paths = listing.files.map((file) => file.path)
  let done = 0
  for (const { family, units, wanted, changed } of plans) {
    const settled = settlements.of(
      family,
      changed?.map(([at, row]) => [at, unitToLink(row)]),
    )
    const isContained = changed?.length === 0
    const isConfiguration = configurationOf([family])
    const configuration = todo.configuration.filter(([path]) => isConfiguration(path.slice(path.lastIndexOf('/') + 1)))
    const message = (files: number[]) => ({
      kind: 'link' as const,
      units: files.map((at): [number, Id | undefined] => {
        const before = state.rows.get((units[at] as Row).path)?.link
        return [at, before !== undefined && present.has(before) ? before : undefined]
      }),
    })
    const preparation = {
      kind: 'prepare' as const,
      family: family.name,
      units: units.map(unitToLink),
      paths,
      configuration,
    }
    /** Those besides `wanted` whose links may be others than they were; undefined: it may be any. */
    let dependents: ReadonlySet<number> | undefined = new Set()
    /** Slots whose workers are prepared. */
    const prepared = new Set<number>()
    const link = async (files: readonly number[]): Promise<void> => {
      if (files.length === 0) return
      total += files.length
      // Once for each: who takes the place of a worker that died knows nothing.
      const still = new Set(prepared)
      prepared.clear()
      const tasks: Task<number>[] = []
      const size = Math.min(LINK_TASK_FILES, Math.ceil(files.length / pool.size))
      // The largest first: the last task to end should be a small one.
      const ordered = files.toSorted((a, b) => bodyBytes(units[b] as Row) - bodyBytes(units[a] as Row))
      for (let at = 0; at < ordered.length; at += size) tasks.push({ files: ordered.slice(at, at + size), message })
      await pool.run(tasks, {
        before: async (slot) => (still.delete(slot) ? undefined : { ...preparation, ...(await settled.for(slot)) }),
        lost: (at, reason) => {
          const row = units[at] as Row
          const { file } = unitToLink(row)
          const link = linkSetId(file, NO_LINKS)
          Object.assign(row, { link, occurrences: 0 })
          const symbols = symbolsOf(cache.folder, row)
          const line = Buffer.from(`${linkLine(link, file, row.path, symbols, NO_LINKS)}\n`)
          uploads.postLinks([{ path: row.path, link, occurrences: 0 }], line, [line.length])
          warnings.push({ path: row.path, message: `no links: its worker ended (${reason})` })
          done++
        },
        reply: async (reply: FromWorker, slot: number) => {
          if (reply.kind === 'prepared') {
            // Every worker lays the same indexes over the same files.
            if (slot === 0) addReports(scip, reply.scip)
            settled.take(reply.settled)
            dependents = reply.dependents && dependents && new Set([...dependents, ...reply.dependents])
            prepared.add(slot)
          }
          if (reply.kind !== 'linked') return
          for (const file of reply.files) {
            const row = todo.rows.get(file.path) as Row
            row.link = file.link
            row.occurrences = file.occurrences
            if (file.failure !== undefined) warnings.push({ path: file.path, message: `no links: ${file.failure}` })
          }
          uploads.postLinks(reply.files, reply.lines, reply.ends)
          done += reply.files.length
          progress.step('Linking', done, total, uploads.note())
          await uploads.room()
        },
      })
    }
    if (isContained || settled.goesOn) await link(wanted)
    if (isContained) continue
    const linked = new Set(settled.goesOn ? wanted : [])
    const others = settled.goesOn && dependents ? [...dependents] : [...units.keys()]
    await link(others.filter((at) => !linked.has(at)))
  }
  return done
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

/** Of what its own linking reads, as it is packed. */
function bodyBytes({ indexed }: Row): number {
  return indexed?.place?.[3] ?? 0
}

function unitToLink(row: Row): UnitToLink {
  const { indexed } = row
  if (!indexed?.place) throw new Error(`${row.path} has no unit`)
  return { path: row.path, language: indexed.language, file: indexed.file, place: indexed.place, blob: indexed.blob }
}
