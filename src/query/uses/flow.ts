/**
 * How execution gets from an entry to a goal (seed 4): the call graph walked forward from it, or the shortest paths to
 * `to`.
 *
 * A path between two points is searched from both ends, because a hub in one direction is seldom one in the other. Each
 * walk is limited inside the database.
 */

import { z } from 'zod'
import type { Id } from '../../contract/ids.ts'
import { type SymbolFact, TYPE_KINDS } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { CallEnd, Span } from '../answers/answer.ts'
import { type Ends, endOf, endsIn } from '../answers/call-ends.ts'
import { span } from '../answers/describe.ts'
import { type IndexedFile, membersOf } from '../indexed/indexed-file.ts'
import { bit, CALL_USES, type Site } from '../indexed/occurrences.ts'
import { matchesIn } from '../naming/matches.ts'
import {
  type Defined,
  idsOf,
  MOST_CANDIDATE_FILES,
  type SymbolQuery,
  severalOf,
  startOf,
  theOne,
  withoutDeclarations,
} from '../naming/resolve.ts'
import { byItsId, topLevelIn } from '../naming/top-level.ts'
import type { Edge, Index } from '../ports.ts'
import { passes } from './call-graph.ts'
import { type Using, usesOfSteps } from './step-uses.ts'

export const FlowStep = z.object({
  edge: z.enum(['function_call', 'syscall', 'route', 'command', 'test', 'callback']),
  from: CallEnd,
  to: CallEnd,
  span: Span,
  depth: z.int().positive(),
  confidence: z.number().min(0).max(1),
})
export type FlowStep = z.infer<typeof FlowStep>

/** Calls, and what runs without one. */
const FLOWS = CALL_USES | bit('runs')
/** A call of the method that the goal overrides can be one of the goal. */
const OVERRIDES = bit('overrides')
const MOST_OVERRIDES = 200
/** Most rows that one walk visits. */
const MOST_EDGES = 2000
export const MOST_STEPS = 100
/** Paths of the same length that are all shown. */
const MOST_WAYS = 3

/** `isDispatch`: from a method to one that overrides it. */
type FlowEdge = Edge & { readonly isDispatch?: boolean }

export interface FlowQuery {
  readonly entry?: SymbolQuery | undefined
  readonly to?: SymbolQuery | undefined
  readonly depth: number
  /** Keeps only calls that exist under this build condition. */
  readonly config?: string | undefined
}
export interface Flow {
  readonly steps: FlowStep[]
  readonly found: boolean
  readonly capped: boolean
  /** There are more steps than one answer has. */
  readonly cut: boolean
  readonly entry?: CallEnd
  readonly to?: CallEnd
  /** How many symbols `to` may mean, if they are several: `to` above is one that is reached, or the first. */
  readonly goals: number
}

export async function traceFlow(index: Index, scope: RefScope, query: FlowQuery): Promise<Flow> {
  const { to, depth, config } = query
  const entry = query.entry && byItsId(query.entry)
  const nothing = index.filesDefining({ ids: [] }, {}, 0)
  const flows = { uses: FLOWS, depth, cap: MOST_EDGES + 1 }
  const overrides = { uses: OVERRIDES, depth, cap: MOST_OVERRIDES + 1 }
  const noEdges = index.edgesOutOf({ ids: [] }, flows)
  const found = await index.read(scope, {
    entryFiles: entry ? index.filesDefining(startOf(entry), { facts: true }, MOST_CANDIDATE_FILES) : nothing,
    forward: entry ? index.edgesOutOf(startOf(entry), flows) : noEdges,
    toFiles: to ? index.filesDefining(startOf(to), { facts: true }, MOST_CANDIDATE_FILES) : nothing,
    backward: to ? index.edgesInto(startOf(to), flows) : noEdges,
    overridden: entry && to ? index.edgesOutOf(startOf(to), overrides) : noEdges,
  })
  const top = entry && topLevelIn(entry, found.entryFiles)
  const starts = entry && !top ? await chosen(index, scope, entry, found.entryFiles) : []
  const startIds = top ? [top.row.moduleId] : idsOf(starts)
  // Any definition of the name can be the goal: each that is reached is shown, the nearest first.
  const goals = to ? await matchesIn(index, scope, to, found.toFiles) : []
  const targets = [...(to ? furtherGoals(to, found.toFiles, found.backward) : []), ...asGoals(goals)]
  const dispatched = found.overridden.map((edge) => ({ ...turned(edge), isDispatch: true }))
  const walked = [...found.forward, ...found.backward, ...dispatched]

  const pick = (keep: (edge: Edge) => boolean): FlowEdge[] => {
    const [forward, backward] = [found.forward.filter(keep), found.backward.filter(keep)]
    if (entry && to)
      return between(
        [...startIds, ...starts.flatMap(withMembers)],
        targets,
        [...forward, ...dispatched.filter(keep), ...backward],
        depth,
      )
    return entry ? spread(startIds, forward) : spread(idsOf(goals), backward.map(turned)).map(turned)
  }
  const picked = pick(() => true)
  // Which calls exist under a condition is known only once their files are open, so the nearest files of the walk are
  // opened too.
  const edges = (
    config === undefined ? picked : [...new Map([...picked, ...walked].map((edge) => [pair(edge), edge])).values()]
  ).slice(0, MOST_STEPS)
  const unseen = config !== undefined && new Set(walked.map(pair)).size > edges.length
  const capped =
    found.forward.length > MOST_EDGES ||
    found.backward.length > MOST_EDGES ||
    found.overridden.length > MOST_OVERRIDES ||
    unseen
  const ids = [...new Set(edges.flatMap((edge) => [edge.source, edge.target]))]
  const { files, sites } = await index.read(scope, {
    files: index.filesDefining({ ids }, { facts: true }, 2 * MOST_STEPS),
    sites: index.files(
      edges.map((edge) => edge.fileId),
      { facts: true, links: true, text: true },
    ),
  })
  const ends = endsIn([...sites, ...files])
  const opened = new Map(sites.map((file) => [file.row.id, file]))
  const siteOf = sitesOf(edges, sites, config)
  const held = config === undefined ? edges : heldBy(config, edges, siteOf, ends, pick)
  const first = top ? { file: top, symbol: undefined } : starts[0]
  const goalOf = new Map(goals.flatMap((one) => withMembers(one).map((id) => [id, one])))
  const goal = held.map((edge) => goalOf.get(edge.target)).find(Boolean) ?? withoutDeclarations(goals)[0]
  const steps = held.flatMap((edge) => step(edge, opened, ends, siteOf(edge)))
  return {
    steps: to === undefined ? asWritten(steps) : steps,
    found: held.length > 0,
    capped,
    cut: config === undefined && picked.length > edges.length,
    goals: severalOf(goals).length,
    ...(first ? { entry: endOf(first.file, first.symbol) } : {}),
    ...(goal ? { to: endOf(goal.file, goal.symbol) } : {}),
  }
}

async function chosen(
  index: Index,
  scope: RefScope,
  query: SymbolQuery,
  files: readonly IndexedFile[],
): Promise<Defined[]> {
  return theOne(query, await matchesIn(index, scope, query, files))
}

/** A type is reached if one of its methods is. */
function withMembers({ file, symbol, index }: Defined): Id[] {
  const members = TYPE_KINDS.has(symbol.kind) || symbol.kind === 'module' ? membersOf(file, index) : []
  return [symbol.id, ...members.map((member) => member.symbol.id)]
}

/** A constructor that has its type's name is no goal of its own. */
function asGoals(found: readonly Defined[]): Id[][] {
  const goals = found.map(withMembers)
  const members = new Set(goals.flatMap(([, ...inside]) => inside))
  return goals.filter(([own]) => own !== undefined && !members.has(own))
}

/** Of a name that more files define than are opened: the definitions from which the walk back began. */
function furtherGoals({ name, path }: SymbolQuery, opened: readonly IndexedFile[], backward: readonly Edge[]): Id[][] {
  if (opened.length < MOST_CANDIDATE_FILES || path !== undefined || name.containers.length > 0) return []
  return [...new Set(backward.flatMap(({ depth, target }) => (depth === 1 ? target : [])))].map((id) => [id])
}

/** Level by level, callers as they were reached, and what each calls in the order in which it is written. */
function asWritten(steps: readonly FlowStep[]): FlowStep[] {
  const ordered: FlowStep[] = []
  const place = new Map<string | undefined, number>()
  const placeOf = ({ from }: FlowStep): number => place.get(from.symbol_id) ?? -1
  for (const level of Map.groupBy(steps, ({ depth }) => depth).values()) {
    level.sort((a, b) => placeOf(a) - placeOf(b) || a.span.start - b.span.start)
    for (const one of level) place.set(one.to.symbol_id, ordered.push(one))
  }
  return ordered
}

const turned = (edge: Edge): Edge => ({ ...edge, source: edge.target, target: edge.source })

/** Breadth first, each symbol reached once. */
function spread(starts: readonly Id[], edges: readonly Edge[]): Edge[] {
  const from = bySource(edges)
  const seen = new Set(starts)
  const steps: Edge[] = []
  let level = [...starts]
  for (let depth = 1; level.length > 0; depth++) {
    const next: Id[] = []
    for (const id of level)
      for (const edge of from.get(id) ?? []) {
        if (seen.has(edge.target)) continue
        seen.add(edge.target)
        steps.push({ ...edge, depth })
        next.push(edge.target)
      }
    level = next
  }
  return steps
}

/**
 * The shortest paths over the edges that either walk has seen, most certain first: several to the only goal that is
 * reached, or one to each, the nearest first. A goal is reached at any of its symbols.
 */
function between(
  starts: readonly Id[],
  goals: readonly (readonly Id[])[],
  edges: readonly FlowEdge[],
  depth: number,
): FlowEdge[] {
  // Both walks may have seen an edge.
  const from = bySource([...new Map(edges.map((edge) => [pair(edge), edge])).values()])
  const wanted = new Map(goals.flatMap((goal) => goal.map((id) => [id, goal])))
  /** The symbols at which each goal is reached. */
  const reached = new Map<readonly Id[], Id[]>()
  const before = new Map<Id, FlowEdge[]>()
  const distance = new Map<Id, number>(starts.map((id) => [id, 0]))
  let level = [...new Set(starts)]
  // Two walks of `depth` meet at most that far apart.
  for (let far = 1; far <= 2 * depth && level.length > 0 && reached.size < goals.length; far++) {
    const next: Id[] = []
    const ends = new Set<Id>()
    for (const id of level)
      for (const edge of from.get(id) ?? []) {
        const known = distance.get(edge.target)
        const isGoal = wanted.has(edge.target)
        // The only goal may be where it starts: then a circle leads to it.
        const isBack = known === 0 && isGoal && goals.length === 1
        if (known !== undefined && known < far && !isBack) continue
        before.set(edge.target, [...(before.get(edge.target) ?? []), edge])
        if (isGoal) ends.add(edge.target)
        if (known !== undefined) continue
        distance.set(edge.target, far)
        next.push(edge.target)
      }
    level = next
    for (const [goal, ids] of Map.groupBy(ends, (id) => wanted.get(id) as readonly Id[]))
      if (!reached.has(goal)) reached.set(goal, ids)
  }
  const ways: FlowEdge[][] = []
  const back = (id: Id, most: number, tail: FlowEdge[] = []): void => {
    if (ways.length >= most) return
    if (distance.get(id) === 0 && tail.length > 0) {
      ways.push(tail.map((edge, at) => ({ ...edge, depth: at + 1 })))
      return
    }
    const options = [...(before.get(id) ?? [])].sort((a, b) => b.confidence - a.confidence || a.source - b.source)
    for (const edge of options) back(edge.source, most, [edge, ...tail])
  }
  for (const ids of reached.values()) {
    const most = reached.size === 1 ? MOST_WAYS : ways.length + 1
    for (const id of ids) back(id, most)
  }
  // Of ways that share an edge, the first has it.
  return [...Map.groupBy(ways.flat(), ({ source, target }) => `${source} ${target}`).values()].flatMap(
    ([edge]) => edge ?? [],
  )
}

const bySource = (edges: readonly FlowEdge[]): Map<Id, FlowEdge[]> =>
  Map.groupBy(
    edges.filter(({ source, target }) => source !== target),
    ({ source }) => source,
  )

type Opened = ReadonlyMap<Id, IndexedFile>

const pair = (edge: Edge): string => `${edge.source} ${edge.target} ${edge.fileId}`

/** Selects again among edges that have a call under the condition, between ends that exist under it. */
function heldBy(
  config: string,
  edges: readonly FlowEdge[],
  siteOf: (edge: Edge) => Site | undefined,
  ends: Ends,
  pick: (keep: (edge: Edge) => boolean) => FlowEdge[],
): FlowEdge[] {
  const exists = (id: Id) => symbolAt(ends.get(id))?.conditions?.some((one) => one.includes(config)) ?? true
  const held = new Set(
    edges.filter((edge) => exists(edge.source) && exists(edge.target) && (edge.isDispatch || siteOf(edge))).map(pair),
  )
  return pick((edge) => held.has(pair(edge)))
}

const symbolAt = (end: ReturnType<Ends['get']>): SymbolFact | undefined => end?.file.symbol(end.index)

/** The first call of each edge; with a condition, the first that exists under it. */
function sitesOf(
  edges: readonly Edge[],
  files: readonly IndexedFile[],
  config: string | undefined,
): (edge: Edge) => Site | undefined {
  const places = new Map(files.map((file) => [file.row.id, endsIn([file])]))
  const using = ({ fileId, target, source }: Edge): Using => ({
    fileId,
    target,
    holder: places.get(fileId)?.get(source)?.index,
  })
  const usesOf = usesOfSteps(edges.map(using), files, FLOWS)
  return (edge) => usesOf(using(edge)).find(({ site }) => passes(site, { config }))?.site
}

function step(edge: FlowEdge, opened: Opened, ends: Ends, site: Site | undefined): FlowStep[] {
  const file = opened.get(edge.fileId)
  const [source, target] = [ends.get(edge.source), ends.get(edge.target)]
  if (!file || !source || !target) return []
  const from = symbolAt(source)
  const line = Math.max(1, site?.line ?? (edge.isDispatch ? symbolAt(target) : from)?.line ?? 1)
  return [
    {
      edge: edge.isDispatch ? 'callback' : kindOf(from, site?.use),
      from: endOf(source.file, from),
      to: endOf(target.file, symbolAt(target)),
      span: span(file, line, line),
      depth: edge.depth,
      confidence: edge.confidence / 100,
    },
  ]
}

function kindOf(source: SymbolFact | undefined, use: string | undefined): FlowStep['edge'] {
  const extra = source?.extra ?? {}
  if ('syscall' in extra) return 'syscall'
  if ('route' in extra) return 'route'
  if ('command' in extra) return 'command'
  if (source?.modifiers?.includes('test')) return 'test'
  return use === 'call_indirect' ? 'callback' : 'function_call'
}
