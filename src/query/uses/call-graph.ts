/**
 * What both directions of the call graph share: the walk over the database's rows, and an edge at its first call site.
 *
 * The walk itself runs in the database, with a limit. Here its rows become a graph: cycles are cut where they close,
 * and counted, and call sites are read only for the edges of the page.
 */
import type { Id } from '../../contract/ids.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { CallEnd, CallRelationship } from '../answers/answer.ts'
import { creditedTo, type Ends, endOf, isCaller } from '../answers/call-ends.ts'
import { permalinked, preview, span } from '../answers/describe.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { ACCESSES, CALL_USES, percent, RUNS, type Site } from '../indexed/occurrences.ts'
import type { Page, Position } from '../page.ts'
import { type Edge, type Index, PAGE_LIMITS, type Walk } from '../ports.ts'
import { type Using, usesOfSteps } from './step-uses.ts'

export interface CallOptions {
  readonly depth: number
  readonly limit: number
  readonly from?: Position | undefined
  /** Keeps only calls that exist under this build condition. */
  readonly config?: string | undefined
  /** 0–1. */
  readonly minConfidence?: number | undefined
}

export interface CallsAnswer {
  readonly symbol: string
  readonly total: number
  readonly page: Page<CallRelationship>
  readonly capped: boolean
  /** Edges left out because they close a cycle to a symbol that the walk had already visited. */
  readonly cycles: number
  /** Whether the symbol calls itself: among the direct calls, one whose ends are both the symbol. */
  readonly recursive: boolean
  /** Call sites whose target could not be resolved (callees only). */
  readonly unresolved: number
  /** Uses of macros that lead to no symbol of the repository (callees only). */
  readonly macros?: number
  /** Where to ask further: how else it runs (callers), or what creating an instance calls (callees). */
  readonly otherwise?: readonly string[]
  readonly language: string
  readonly errorsInFile: number
}

/** An edge of the answer before its site is read. */
export interface Step {
  readonly depth: number
  readonly source: Id
  readonly target: Id
  readonly path: string
  readonly fileId: Id
  readonly confidence: number
  /** The macro used at the call site, if the call is in the macro's body. */
  readonly via?: Id | undefined
}

/**
 * Creating an instance is a call of the type, and what it runs are constructors: beyond the direct calls, a walk goes on from
 * one to the other, which is no step. Whoever accesses a property does not call its accessor.
 */
export const walkOf = (depth: number): Omit<Walk, 'cap'> =>
  depth > 1
    ? { uses: CALL_USES | RUNS, depth, through: RUNS, beside: ACCESSES, fewer: CALL_USES }
    : { uses: CALL_USES, depth }

export const isCall = ({ uses }: Pick<Edge, 'uses'>): boolean => (uses & CALL_USES) !== 0
const isCreation = ({ uses }: Pick<Edge, 'uses'>): boolean => (uses & (RUNS | CALL_USES | ACCESSES)) === RUNS

/**
 * Breadth first from the start over the rows of the walk; each pair once, at its shortest distance. `been`: symbols
 * that are not visited again.
 */
export function walk(
  start: readonly Id[],
  been: readonly Id[],
  edges: readonly (Edge & Pick<Step, 'via'>)[],
  ends: (edge: Edge) => [near: Id, far: Id],
  options: CallOptions,
): { steps: Step[]; cycles: number } {
  const sure = edges.filter(({ confidence }) => confidence / 100 >= (options.minConfidence ?? 0))
  const from = Map.groupBy(sure, (edge) => ends(edge)[0])
  const visited = new Set(been)
  const before = new Set(been)
  const steps = new Map<string, Step>()
  const closing = new Set<string>()
  let level = [...start]
  for (let depth = 1; depth <= options.depth && level.length > 0; depth++) {
    const next: Id[] = []
    // grows by what is no step away
    for (const id of level) {
      for (const edge of from.get(id) ?? []) {
        const [, far] = ends(edge)
        if (isCreation(edge)) {
          if (!visited.has(far)) level.push(far)
          visited.add(far)
        }
        if (!isCall(edge)) continue
        const key = `${edge.source} ${edge.target} ${edge.path}`
        if (visited.has(far)) {
          const back = depth > 1 || before.has(far)
          if (back && !steps.has(key)) closing.add(key)
          if (back) continue
        }
        if (!steps.has(key)) steps.set(key, stepOf(edge, depth))
        if (!visited.has(far)) {
          visited.add(far)
          next.push(far)
        }
      }
    }
    level = next
  }
  return { steps: [...steps.values()], cycles: closing.size }
}

export function stepOf(edge: Edge & Pick<Step, 'via'>, depth: number): Step {
  const { source, target, path, fileId, confidence, via } = edge
  return { depth, source, target, path, fileId, confidence, ...(via === undefined ? {} : { via }) }
}

/** An edge with its sites; undefined if none passes the filters. `steps`: all that may be asked for. */
export function callsOf(
  scope: RefScope,
  steps: readonly Step[],
  files: readonly IndexedFile[],
  ends: Ends,
  options: CallOptions,
): (step: Step) => CallRelationship | undefined {
  const using = ({ fileId, source, target, via = target }: Step): Using => ({
    fileId,
    target: via,
    holder: ends.get(source)?.index ?? -1,
  })
  const usesOf = usesOfSteps(steps.map(using), files, CALL_USES)
  const opened = new Map(files.map((file) => [file.row.id, file]))
  return (step) => {
    const file = opened.get(step.fileId)
    const target = ends.get(step.target)
    if (!file || !target) return undefined
    const { holder = -1, ...used } = using(step)
    const sites = usesOf({ ...used, holder }).filter(({ site }) => passes(site, options))
    if (sites.length === 0) return undefined
    return relationship(
      scope,
      file,
      endOf(file, file.symbol(creditedTo(file, holder, isCaller(file)))),
      endOf(target.file, target.file.symbol(target.index)),
      step.depth,
      sites.map(({ site }) => site),
      sites.every((one) => one.ambiguous),
    )
  }
}

export function passes(site: Site, { config, minConfidence }: Pick<CallOptions, 'config' | 'minConfidence'>): boolean {
  if (minConfidence !== undefined && percent(site.confidence) < minConfidence) return false
  return config === undefined || site.condition === undefined || site.condition.includes(config)
}

/** Lines of further calls that one relationship lists. The top level of a test file can have a thousand. */
const MOST_LINES = 100

export function relationship(
  scope: RefScope,
  file: IndexedFile,
  caller: CallEnd,
  callee: CallEnd,
  depth: number,
  sites: readonly Site[],
  ambiguous: boolean,
): CallRelationship {
  const best = sites.reduce((a, b) => (b.confidence > a.confidence ? b : a))
  const [first] = sites as [Site, ...Site[]]
  const line = Math.max(1, first.line)
  const lines = [...new Set(sites.map((site) => site.line))].filter((other) => other !== first.line)
  const conditions = [...new Set(sites.flatMap((site) => site.condition ?? []))]
  return {
    caller: caller.name,
    callee: callee.name,
    anchor: { file: file.path, line, column: first.column + 1 },
    preview: preview(file, line, line),
    caller_symbol: caller,
    callee_symbol: callee,
    call_type: first.use === 'call_macro' ? 'macro' : first.use === 'call_indirect' ? 'indirect' : 'direct',
    span: span(file, line, line),
    depth,
    evidence: ambiguous ? 'ambiguous' : best.evidence,
    confidence: percent(best.confidence),
    ...(lines.length > 0 ? { other_lines: lines.slice(0, MOST_LINES) } : {}),
    ...(lines.length > MOST_LINES ? { more_lines: lines.length - MOST_LINES } : {}),
    ...(conditions.length > 0 ? { conditions } : {}),
    ...permalinked(scope, file.path, line),
  }
}

/** The files that contain the calls of these steps, in order, up to the number that one page opens. */
export function sourceFiles(index: Index, steps: readonly Step[]) {
  const ids = [...new Set(steps.map((step) => step.fileId))]
  return index.filesAmong(ids, {}, { facts: true, links: true, text: true }, PAGE_LIMITS)
}

/** The page up to the first step whose file was not opened; the rest belongs to the next page. */
export function withFiles<T extends Step | { readonly sites: readonly Site[] }>(
  page: Page<T>,
  files: readonly IndexedFile[],
): Page<T> {
  const opened = new Set(files.map((file) => file.row.id))
  const end = page.items.findIndex((item) => !('sites' in item) && !opened.has(item.fileId))
  return end < 0 ? page : { items: page.items.slice(0, end), after: page.after.slice(0, end), more: true }
}

export function mapPage<A, B>(page: Page<A>, map: (item: A) => B | undefined): Page<B> {
  const items: B[] = []
  const after: Position[] = []
  page.items.forEach((item, at) => {
    const mapped = map(item)
    if (mapped === undefined) return
    items.push(mapped)
    after.push(page.after[at] as Position)
  })
  const next = page.after.at(-1)
  return { items, after, more: page.more, ...(next ? { next } : {}) }
}
