/**
 * What a change affects (seed 4): whoever uses what changed, directly or through others, the tests among them, their
 * owners, and what makes the change risky.
 *
 * Users are followed through calls, accessors, overrides and inheritance. Other reads and types count for one step and
 * lead no further: a function that reads a changed constant is affected, and its callers are not. Whoever reads a function
 * hands it on for somebody else to call, so that leads further at every step, through what holds it then; who is reached
 * only in this way is said apart.
 */

import { z } from 'zod'
import type { Id } from '../../contract/ids.ts'
import type { SymbolFact, SymbolKind } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { CallEnd, Span } from '../answers/answer.ts'
import { type End, endOf } from '../answers/call-ends.ts'
import { span } from '../answers/describe.ts'
import { directoryName } from '../indexed/directory.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { ACCESSES, bit } from '../indexed/occurrences.ts'
import { definitionsOf, matchesIn } from '../naming/matches.ts'
import { underAnyName } from '../naming/other-names.ts'
import { type Defined, MOST_CANDIDATE_FILES, type SymbolQuery, severalOf, startOf } from '../naming/resolve.ts'
import type { DifferingPath, Index, Lookup, Users } from '../ports.ts'
import { goneIn, isOnlyOfDoc } from './change.ts'
import { touchedIn, withMembers } from './changed.ts'
import { sidesOf, WINDOW } from './compare-refs.ts'
import type { FileChange } from './diff.ts'
import { OWNER_FILES, type OwnersOf, ownersIn, stepsForOwners } from './owners.ts'
import { CARRIES, HANDS_ON, MOST_DEPTH, reach, SAME } from './reach.ts'
import { symbolChanges } from './symbol-changes.ts'
import { isPublic } from './visibility.ts'

const Strings = z.array(z.string())
const handed_on = z.literal(true).describe('Reached only where a function is handed on as a value').optional()
export const Affected = z.object({ ...CallEnd.shape, depth: z.int().min(0), is_test: z.boolean(), handed_on })
export type Affected = z.infer<typeof Affected>
export const Risk = z.object({ level: z.enum(['low', 'medium', 'high']), reason: z.string() })
export const ImpactResult = z.object({
  configs: Strings,
  modules: Strings,
  tests: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      line_start: z.int().positive(),
      depth: z.int().positive(),
      handed_on,
      changed: z.literal(true).describe('A part of the change itself').optional(),
    }),
  ),
  owners: Strings,
  risks: z.array(Risk),
  cites: z.array(Span),
  changed: z.array(CallEnd),
  total_affected: z.int().min(0),
  affected: z.array(Affected),
})
export type ImpactResult = z.infer<typeof ImpactResult>

/** Uses that are affected but pass nothing on. */
const TOUCHES = ACCESSES | bit('type')
const MOST_EDGES = 2400
const MOST_FILES = 500
const WALK = {
  uses: CARRIES,
  depth: MOST_DEPTH,
  cap: MOST_EDGES + 1,
  through: SAME,
  stepping: ACCESSES,
  also: TOUCHES,
  alike: bit('overrides'),
  handed: HANDS_ON,
}
/** Symbols from which a walk begins. */
const MOST_STARTS = 200
/** Changed symbols shown. They are not items, so the budget does not cut them. */
export const MOST_CHANGED = 50
const DIFFERENCES = { ...WINDOW, pathHas: '', after: '' }
/** More symbols than this affected is a high risk (seed 4). */
const MANY = 10

export interface ImpactQuery {
  readonly symbols: readonly SymbolQuery[]
  readonly files: ReadonlyMap<string, FileChange>
  /** Everything that differs from this ref: its symbols as `compare_refs` reports them. */
  readonly base?: RefScope | undefined
  readonly config: string | undefined
}

export interface Impact {
  readonly result: ImpactResult
  readonly capped: boolean
  /** Matching the rules of owners took so long that not every path was asked about. */
  readonly ownersCut: boolean
  /** Paths that were named and are not indexed. */
  readonly unknownFiles: string[]
  /** How names that define nothing were understood. */
  readonly said?: readonly string[]
  readonly languages: string[]
  /** Number of changed symbols; `result` shows the first of them. */
  readonly changed: number
  /** Number of symbols that `base` has and the ref no longer has. */
  readonly removed: number
  /** Paths that differ from `base` beyond what one call opens. */
  readonly notCompared: number
}

export async function impactOf(index: Index, scope: RefScope, query: ImpactQuery): Promise<Impact> {
  const paths = [...query.files.keys()]
  const lookups: Record<string, Lookup<unknown>> = {}
  query.symbols.forEach((symbol, at) => {
    lookups[`symbol${at}`] = index.filesDefining(startOf(symbol), { facts: true }, MOST_CANDIDATE_FILES)
  })
  const readsText = [...query.files.values()].some((change) => change.after !== undefined)
  if (paths.length > 0) lookups.files = index.filesAt(paths, { facts: true, ...(readsText ? { text: true } : {}) })
  lookups.owners = index.filesAt(OWNER_FILES, { text: true })
  if (query.base) {
    lookups.differing = index.differing(query.base, DIFFERENCES)
    lookups.differingFiles = index.differingFiles(query.base, DIFFERENCES, { facts: true, text: true })
  }
  const answers = await index.read(scope, lookups)
  const found = answers as Record<string, IndexedFile[] | IndexedFile | undefined>

  const changed: Defined[] = []
  const unknownFiles: string[] = []
  const said: string[] = []
  for (const [at, symbol] of query.symbols.entries()) {
    const files = found[`symbol${at}`] as IndexedFile[]
    const named = await underAnyName(index, scope, symbol, (meant) =>
      meant === symbol ? matchesIn(index, scope, symbol, files) : definitionsOf(index, scope, meant),
    )
    changed.push(...named.found)
    said.push(...named.said, ...allOf(symbol, named.found))
  }
  const opened = new Map(((found.files as IndexedFile[] | undefined) ?? []).map((file) => [file.path, file]))
  for (const [path, change] of query.files) {
    const file = opened.get(path)
    if (file) changed.push(...touchedIn(file, change))
    else if (change.other === undefined || !opened.has(change.other)) unknownFiles.push(path)
  }
  const roots = withMembers(changed)
  const differing = answers.differing as { paths: DifferingPath[]; total: number } | undefined
  const { was, now } = sidesOf(differing?.paths ?? [], (found.differingFiles as IndexedFile[] | undefined) ?? [])
  const differences = symbolChanges(was, now)
  for (const one of differences) {
    const { change, here } = one
    if (change === 'removed' || isOnlyOfDoc(one)) continue
    changed.push(here)
    roots.add(here.symbol.id) // not its members: of a type, only what is its own was compared
  }

  const users = (ids: Iterable<Id>) => index.users({ ids: [...ids] }, WALK, { facts: true }, MOST_FILES)
  const gone = differences.flatMap((one) => (one.isDeclaredStill ? [] : (goneIn(one) ?? [])))
  const goneIds = gone.map(({ symbol }) => symbol.id)
  const reached: { users: Users; former?: Users } = await index.read(scope, {
    users: users(roots),
    ...(query.base && gone.length > 0 ? { former: index.inRef(query.base, users(goneIds)) } : {}),
  })
  const { edges, files } = reached.users
  const differs = new Set(differing?.paths.map(({ path }) => path))
  const former = {
    gone,
    edges: reached.former?.edges ?? [],
    files: (reached.former?.files ?? []).filter(({ path }) => !differs.has(path)),
  }
  const steps = stepsForOwners()
  const owners = ownersIn(found.owners as IndexedFile[], steps)
  return {
    result: describe(changed, roots, { edges, files, former }, owners, query.config),
    ownersCut: steps.left <= 0,
    capped:
      [reached.users, reached.former].some(
        (one) => one !== undefined && (one.edges.length > MOST_EDGES || one.files.length >= MOST_FILES),
      ) || Math.max(roots.size, gone.length) > MOST_STARTS,
    unknownFiles,
    said,
    removed: differences.filter(({ change }) => change === 'removed').length,
    notCompared: (differing?.total ?? 0) - (differing?.paths.length ?? 0),
    changed: changed.length,
    languages: [...new Set(changed.map(({ file }) => file.row.language))],
  }
}

/** Not refused, so that the answer about the other symbols is not lost. */
function allOf({ name }: SymbolQuery, found: readonly Defined[]): string[] {
  const several = severalOf(found)
  if (several.length === 0) return []
  return [
    `${JSON.stringify(name.text.slice(0, 100))} names ${several.length} symbols of this ref, and all of them count as changed: pass a \`symbol_id\` of \`changed\` to ask about one.`,
  ]
}

interface Reached {
  readonly edges: Users['edges']
  readonly files: readonly IndexedFile[]
  /**
   * What `base` has, and nobody can name any more as it was, with its users there. Nothing in the ref leads from it to them, so
   * those count whose files are the same in both.
   */
  readonly former: Pick<Reached, 'edges' | 'files'> & { readonly gone: readonly Defined[] }
}

function describe(
  changed: readonly Defined[],
  roots: ReadonlySet<Id>,
  { edges, files, former }: Reached,
  owners: OwnersOf,
  config: string | undefined,
): ImpactResult {
  const affected: Affected[] = []
  const cites: Span[] = []
  const goneIds = former.gone.map(({ symbol }) => symbol.id)
  const ends = new Set([
    ...goneIds,
    ...roots,
    ...[...former.edges, ...edges].flatMap((edge) => [edge.source, edge.target]),
  ])
  const places = placesOf(ends, [
    ...former.files,
    ...files,
    ...new Set([...changed, ...former.gone].map((one) => one.file)),
  ])
  const kindOf = (id: Id): SymbolKind | undefined => {
    const place = places.get(id)
    return place?.file.columns.kind(place.index)
  }
  const depths = new Map([...reach(goneIds, former.edges, kindOf), ...reach([...roots], edges, kindOf)])
  for (const id of goneIds) if (!roots.has(id)) depths.delete(id)
  const conditions = new Set(changed.flatMap(({ symbol }) => symbol.conditions ?? []))
  for (const [id, { depth, handed }] of depths) {
    const place = places.get(id)
    if (!place || roots.has(id)) continue
    const { file } = place
    const symbol = file.symbol(place.index)
    if (
      config !== undefined &&
      symbol?.conditions &&
      !symbol.conditions.some((condition) => condition.includes(config))
    )
      continue
    for (const condition of symbol?.conditions ?? []) conditions.add(condition)
    affected.push({
      ...endOf(file, symbol),
      depth,
      is_test: isTest(file, symbol),
      ...(handed ? { handed_on: true } : {}),
    })
    if (cites.length < 20) cites.push(span(file, Math.max(1, symbol?.start ?? 1), Math.max(1, symbol?.end ?? 1)))
  }
  affected.sort(
    (a, b) => a.depth - b.depth || compare(a.path ?? '', b.path ?? '') || (a.line_start ?? 0) - (b.line_start ?? 0),
  )
  const everywhere = [
    ...new Set([...changed.map(({ file }) => file.path), ...affected.flatMap((one) => one.path ?? [])]),
  ]
  const isRun = (one: Affected): boolean =>
    one.is_test && one.path !== undefined && /function|method|module/.test(one.kind)
  const own = ownTests(roots, edges, places, kindOf).filter(isRun)
  const tests = [...own, ...affected.filter(isRun)].sort((a, b) => a.depth - b.depth)
  return {
    configs: [...conditions].sort(),
    modules: [...new Set(everywhere.map(directoryName))].sort(),
    tests: tests.map((one) => ({
      path: one.path ?? '',
      name: one.name,
      line_start: one.line_start ?? 1,
      depth: Math.max(1, one.depth),
      ...(one.handed_on ? { handed_on: true as const } : {}),
      ...(own.includes(one) ? { changed: true as const } : {}),
    })),
    owners: [...new Set(everywhere.flatMap((path) => owners(path)))].sort(),
    risks: risks(changed, former.gone, affected, tests),
    cites: [
      ...changed.slice(0, 10).map(({ file, symbol }) => span(file, Math.max(1, symbol.start), symbol.end)),
      ...cites,
    ],
    changed: changed.slice(0, MOST_CHANGED).map(({ file, symbol }) => endOf(file, symbol)),
    total_affected: affected.length,
    affected,
  }
}

/** Tests that are a part of the change, and reach what else is: nothing is affected there, and they cover it nevertheless. */
function ownTests(
  roots: ReadonlySet<Id>,
  edges: Users['edges'],
  places: ReadonlyMap<Id, End>,
  kindOf: (id: Id) => SymbolKind | undefined,
): Affected[] {
  const testAt = (id: Id): End | undefined => {
    const place = places.get(id)
    return place && isTest(place.file, place.file.symbol(place.index)) ? place : undefined
  }
  const code = [...roots].filter((id) => !testAt(id))
  if (code.length === 0 || code.length === roots.size) return []
  return [...reach(code, edges, kindOf)].flatMap(([id, { depth, handed }]) => {
    const place = roots.has(id) ? testAt(id) : undefined
    if (!place) return []
    const end = endOf(place.file, place.file.symbol(place.index))
    return [{ ...end, depth, is_test: true, ...(handed ? { handed_on: true as const } : {}) }]
  })
}

/** The positions of symbols in these files, later files first. They are many, so each file is traversed once. */
function placesOf(ids: ReadonlySet<Id>, files: readonly IndexedFile[]): Map<Id, End> {
  const places = new Map<Id, End>()
  for (const file of files) {
    if (ids.has(file.row.moduleId)) places.set(file.row.moduleId, { file, index: -1 })
    const own = file.columns.ids
    for (let index = 0; index < own.length; index++) {
      const id = own[index] as Id
      if (ids.has(id)) places.set(id, { file, index })
    }
  }
  return places
}

function risks(
  changed: readonly Defined[],
  gone: readonly Defined[],
  affected: readonly Affected[],
  tests: readonly Affected[],
): ImpactResult['risks'] {
  const found: ImpactResult['risks'] = []
  const users = affected.filter((one) => !one.is_test).length
  if (affected.length > MANY)
    found.push({ level: 'high', reason: `${affected.length} symbols are affected (more than ${MANY}).` })
  else if (affected.length > 3) found.push({ level: 'medium', reason: `${affected.length} symbols are affected.` })
  const syscalls = changed.filter(({ symbol }) => symbol.extra && 'syscall' in symbol.extra)
  if (syscalls.length > 0)
    found.push({
      level: 'high',
      reason: `System calls change (${syscalls.length}): user space depends on them.`,
    })
  const open = changed.filter(isPublic)
  if (open.length > 0)
    found.push({
      level: users > MANY ? 'high' : 'medium',
      reason: `Public symbols change (${open.length}): users outside the repository are not visible here.`,
    })
  const lost = gone.filter(isPublic)
  if (lost.length > 0)
    found.push({
      level: users > 0 ? 'high' : 'medium',
      reason: `Public symbols are removed, moved, renamed, hidden or exported otherwise (${lost.length}): whatever still names them as before breaks.`,
    })
  if (users > 0 && tests.length === 0)
    found.push({ level: 'medium', reason: 'No test reaches the change through resolved calls.' })
  if (tests.length > 0 && tests.every((one) => one.handed_on))
    found.push({
      level: 'low',
      reason: 'Tests reach the change only where a function is handed on as a value, not through calls alone.',
    })
  if (changed.length === 0 && gone.length === 0)
    found.push({ level: 'low', reason: 'Nothing that changes is a symbol of this ref.' })
  if (found.length === 0) found.push({ level: 'low', reason: 'Few symbols use what changes.' })
  return found
}

function isTest(file: IndexedFile, symbol: SymbolFact | undefined): boolean {
  return symbol?.modifiers?.includes('test') === true || file.row.role === 'test'
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
