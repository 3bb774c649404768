/**
 * Who calls it and what it calls, one edge per pair of symbols, each at its first call site.
 *
 * The walk itself is in the database, capped inside; here its rows become a graph: cycles are cut where they close and
 * counted, calls are credited to the symbol that a reader would name, and sites are read only for the edges of the page.
 */
import { formatSymbolId, type Id } from '../contract/ids.ts'
import type { SymbolFact } from '../contract/symbols.ts'
import type { RefScope } from '../tenancy/scope.ts'
import type { CallEnd, CallRelationship } from './answer.ts'
import { fileNotFound } from './definitions.ts'
import { permalink, preview, span } from './describe.ts'
import { Failure } from './failure.ts'
import type { IndexedFile } from './indexed-file.ts'
import { byNearness } from './nearness.ts'
import { CALL_USES, destinations, percent, type Site, siteAt, usesOf } from './occurrences.ts'
import { type Page, type Position, pageOf } from './page.ts'
import { type Edge, type Index, PAGE_LIMITS } from './ports.ts'
import { MOST_EDGES } from './references.ts'
import {
  type Defined,
  idsOf,
  MOST_CANDIDATE_FILES,
  matching,
  notFound,
  type SymbolQuery,
  startOf,
  theOne,
} from './resolve.ts'

export interface CallOptions {
  readonly depth: number
  readonly limit: number
  readonly from?: Position | undefined
  /** Keep calls that exist under this build condition. */
  readonly config?: string | undefined
  /** 0–1. */
  readonly minConfidence?: number | undefined
}

export interface CallsAnswer {
  readonly symbol: string
  readonly total: number
  readonly page: Page<CallRelationship>
  readonly capped: boolean
  /** Edges left out because they lead back to a symbol that the walk had already been at. */
  readonly cycles: number
  /** Call sites whose target nobody could resolve (callees only). */
  readonly unresolved: number
  readonly language: string
  readonly errorsInFile: number
}

/** Top-level code, as a caller. */
export const MODULE = '<module>'

/** One edge of the answer before its site is read. */
interface Step {
  readonly depth: number
  readonly source: Id
  readonly target: Id
  readonly path: string
  readonly fileId: Id
  readonly confidence: number
}

export async function findCallers(
  index: Index,
  scope: RefScope,
  query: SymbolQuery,
  options: CallOptions,
): Promise<CallsAnswer> {
  const start = startOf(query)
  const found = await index.read(scope, {
    files: index.filesDefining(start, { facts: true }, MOST_CANDIDATE_FILES),
    edges: index.edgesInto(start, CALL_USES, options.depth, MOST_EDGES + 1),
  })
  const chosen = theOne(query, await orFail(index, scope, query, matching(query, found.files)))
  const [first] = chosen as [Defined, ...Defined[]]
  const ids = idsOf(chosen)
  const { steps, cycles } = walk(ids, ids, found.edges, (edge) => [edge.target, edge.source], options)
  const near = byNearness(first.file.path)
  const ordered = steps.sort(
    (a, b) => a.depth - b.depth || near(a.path, b.path) || a.source - b.source || a.target - b.target,
  )
  const slice = pageOf(ordered, options.from, options.limit)
  // Both ends' files: a caller's is where the call is; a callee's is the one before it on the way.
  const fileOf = new Map(found.edges.map((edge) => [edge.source, edge.fileId]))
  for (const { file, symbol } of chosen) fileOf.set(symbol.id, file.row.id)
  const { files, targetFiles } = await index.read(scope, {
    files: sourceFiles(index, slice.items),
    targetFiles: index.files(
      slice.items.map((step) => fileOf.get(step.target) ?? step.fileId),
      { facts: true },
    ),
  })
  const ends = endsIn([...targetFiles, ...files])
  const opened = withFiles(slice, files)
  const page = mapPage(opened, (step) => callOf(scope, step, files, ends, options))
  return {
    symbol: first.symbol.name,
    total: ordered.length,
    page,
    capped: found.edges.length > MOST_EDGES,
    cycles,
    unresolved: 0,
    language: first.file.row.language,
    errorsInFile: first.file.facts.diagnostics?.errors ?? 0,
  }
}

/** Breadth first from the start over the rows of the walk; each pair once, at its shortest distance. `been`: not again. */
function walk(
  start: readonly Id[],
  been: readonly Id[],
  edges: readonly Edge[],
  ends: (edge: Edge) => [near: Id, far: Id],
  options: CallOptions,
): { steps: Step[]; cycles: number } {
  const from = new Map<Id, Edge[]>()
  for (const edge of edges) {
    const [near] = ends(edge)
    const list = from.get(near)
    if (list) list.push(edge)
    else from.set(near, [edge])
  }
  const visited = new Set(been)
  const before = new Set(been)
  const steps = new Map<string, Step>()
  let cycles = 0
  let level: readonly Id[] = start
  for (let depth = 1; depth <= options.depth && level.length > 0; depth++) {
    const next: Id[] = []
    for (const id of level) {
      for (const edge of from.get(id) ?? []) {
        const [, far] = ends(edge)
        if (edge.source === edge.target) continue // a self-call is not an edge
        if (edge.confidence / 100 < (options.minConfidence ?? 0)) continue
        const key = `${edge.source} ${edge.target} ${edge.path}`
        if (visited.has(far)) {
          const back = depth > 1 || before.has(far)
          if (back && !steps.has(key)) cycles++
          if (back) continue
        }
        if (!steps.has(key)) {
          const { source, target, path, fileId, confidence } = edge
          steps.set(key, { depth, source, target, path, fileId, confidence })
        }
        if (!visited.has(far)) {
          visited.add(far)
          next.push(far)
        }
      }
    }
    level = next
  }
  return { steps: [...steps.values()], cycles }
}

/** Kinds that a call is credited to; a call in a namespace or an enum belongs to what is around it. */
const CALLERS = new Set<SymbolFact['kind']>([
  'function',
  'method',
  'constructor',
  'macro',
  'class',
  'property',
  'variable',
  'constant',
  'object',
])
/** What a call inside still belongs to when the question is about something around it. */
const OWNERS = new Set<SymbolFact['kind']>(['function', 'method', 'constructor', 'macro', 'class', 'object'])

type Ends = ReadonlyMap<Id, { file: IndexedFile; index: number }>

function endsIn(files: readonly IndexedFile[]): Map<Id, { file: IndexedFile; index: number }> {
  const ends = new Map<Id, { file: IndexedFile; index: number }>()
  for (const file of files) {
    ends.set(file.row.moduleId, { file, index: -1 })
    file.symbols.forEach((symbol, index) => {
      ends.set(symbol.id, { file, index })
    })
  }
  return ends
}

function creditedTo(file: IndexedFile, from: number, until: (index: number) => boolean): number {
  let index = from
  while (index >= 0 && !until(index)) index = file.symbols[index]?.parent ?? -1
  return index
}
const isCaller = (file: IndexedFile) => (index: number) => CALLERS.has(file.symbols[index]?.kind ?? 'module')

function endOf(file: IndexedFile, index: number): CallEnd {
  const symbol = file.symbols[index]
  if (!symbol) {
    return {
      symbol_id: formatSymbolId(file.row.moduleId),
      name: MODULE,
      kind: 'module',
      path: file.path,
      line_start: 1,
      line_end: Math.max(1, file.row.lines),
    }
  }
  const line = Math.max(1, symbol.line)
  return {
    symbol_id: formatSymbolId(symbol.id),
    name: symbol.name,
    kind: symbol.kind,
    path: file.path,
    line_start: line,
    line_end: Math.max(line, symbol.end),
  }
}

/** An edge with its sites; undefined where none passes the filters. */
function callOf(
  scope: RefScope,
  step: Step,
  files: readonly IndexedFile[],
  ends: Ends,
  options: CallOptions,
): CallRelationship | undefined {
  const file = files.find((one) => one.row.id === step.fileId)
  const source = ends.get(step.source)
  const target = ends.get(step.target)
  if (!file || !target) return undefined
  const sites = usesOf(file, new Set([step.target]), CALL_USES).filter(
    ({ site }) => site.from === (source?.index ?? -1) && passes(site, options),
  )
  const [first] = sites
  if (!first) return undefined
  const caller = endOf(file, creditedTo(file, source?.index ?? -1, isCaller(file)))
  const ambiguous = sites.every((one) => one.ambiguous)
  return relationship(
    scope,
    file,
    caller,
    endOf(target.file, target.index),
    step.depth,
    sites.map(({ site }) => site),
    ambiguous,
  )
}

function passes(site: Site, { config, minConfidence }: CallOptions): boolean {
  if (minConfidence !== undefined && percent(site.confidence) < minConfidence) return false
  return config === undefined || site.condition === undefined || site.condition.includes(config)
}

function relationship(
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
    ...(lines.length > 0 ? { other_lines: lines.slice(0, 20) } : {}),
    ...(conditions.length > 0 ? { conditions } : {}),
    permalink: permalink(scope, file.path, line),
  }
}

export async function findCallees(
  index: Index,
  scope: RefScope,
  query: SymbolQuery,
  options: CallOptions,
): Promise<CallsAnswer> {
  if (query.name.text === MODULE && query.path === undefined) {
    throw new Failure('invalid_input', 'The top level of a file is named by `path` with `symbol` "<module>".')
  }
  const start = startOf(query)
  const ofModule = query.name.text === MODULE
  const found = await index.read(scope, {
    files: ofModule
      ? index.filesDefining({ names: [] }, {}, 0)
      : index.filesDefining(
          start,
          { facts: true, links: true, text: true },
          options.depth > 1 ? MOST_CANDIDATE_FILES : 12,
        ),
    edges: index.edgesOutOf(start, CALL_USES, options.depth, MOST_EDGES + 1),
    module: index.fileAt(ofModule ? (query.path ?? '') : '', { facts: true, links: true, text: true }),
  })
  if (ofModule && !found.module) throw await fileNotFound(index, scope, query.path ?? '', undefined)
  const chosen: readonly Pick<Defined, 'file' | 'index'>[] = found.module
    ? [{ file: found.module, index: -1 }]
    : theOne(query, await orFail(index, scope, query, matching(query, found.files)))
  const own = chosen.map(({ file, index: root }) => callsIn(file, root, options))
  const direct = own.flatMap(({ calls }) => calls)
  const [first] = chosen as [Pick<Defined, 'file' | 'index'>]
  const rootIds = chosen.map(({ file, index: root }) => file.symbols[root]?.id ?? file.row.moduleId)

  const depthOne = direct.flatMap(({ target }) => (typeof target === 'number' ? [target] : []))
  const { steps: walked, cycles } = walk(
    [...new Set(depthOne)],
    [...rootIds, ...depthOne],
    found.edges,
    (edge) => [edge.source, edge.target],
    {
      ...options,
      depth: options.depth - 1,
    },
  )
  const farther = walked
    .filter((step) => !rootIds.includes(step.source))
    .map((step) => ({ ...step, depth: step.depth + 1 }))
    .sort(
      (a, b) =>
        a.depth - b.depth ||
        (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) ||
        a.source - b.source ||
        a.target - b.target,
    )
  const slice = pageOf<Direct | Step>([...direct, ...farther], options.from, options.limit)
  const targets = slice.items.flatMap((item) => (typeof item.target === 'number' ? [item.target] : []))
  const steps = slice.items.flatMap((item) => ('sites' in item ? [] : [item]))
  const { files, targetFiles } = await index.read(scope, {
    files: sourceFiles(index, steps),
    targetFiles: index.filesDefining({ ids: [...new Set(targets)] }, { facts: true }, 2 * options.limit),
  })
  const ends = endsIn([...targetFiles, ...files])
  const page = mapPage(withFiles(slice, files), (item) =>
    'sites' in item ? directCall(scope, item, ends) : callOf(scope, item, files, ends, options),
  )
  return {
    symbol: first.file.symbols[first.index]?.name ?? MODULE,
    total: direct.length + farther.length,
    page,
    capped: found.edges.length > MOST_EDGES,
    cycles,
    unresolved: own.reduce((sum, { unresolved }) => sum + unresolved, 0),
    language: first.file.row.language,
    errorsInFile: first.file.facts.diagnostics?.errors ?? 0,
  }
}

/** What a symbol itself calls: all sites of one target. */
interface Direct {
  readonly target: Id | { readonly package: string; readonly name: string } | { readonly local: number }
  readonly sites: Site[]
  readonly ambiguous: boolean
  readonly file: IndexedFile
  readonly root: number
}

/**
 * From the file's own links, and not from the edges: calls made in a property or a variable inside a function are the
 * function's, and calls that leave the repository are no edges at all.
 */
function callsIn(file: IndexedFile, root: number, options: CallOptions): { calls: Direct[]; unresolved: number } {
  const { links } = file
  const calls = new Map<string, Direct>()
  let unresolved = 0
  const rootId = file.symbols[root]?.id
  const container = /^(class|object|module|namespace)$/
  for (let at = 0; at < links.line.length; at++) {
    if (!(CALL_USES & (1 << (links.use[at] as number)))) continue
    let owner = creditedTo(
      file,
      links.from[at] as number,
      (index) => index === root || OWNERS.has(file.symbols[index]?.kind ?? 'module'),
    )
    // The code of class bodies runs when the module is loaded.
    if (root < 0) owner = creditedTo(file, owner, (index) => !container.test(file.symbols[index]?.kind ?? ''))
    if (owner !== root) continue
    const site = siteAt(links, at)
    if (!passes(site, options)) continue
    for (const of of destinations(links, links.target[at] as number)) {
      if (of.to === 'unknown') unresolved++
      if (of.to === 'unknown' || (of.to === 'symbol' && of.id === rootId)) continue
      const target =
        of.to === 'symbol' ? of.id : of.to === 'local' ? { local: of.index } : { package: of.package, name: of.name }
      const key = JSON.stringify(target)
      const known = calls.get(key)
      if (known) known.sites.push(site)
      else calls.set(key, { target, sites: [site], ambiguous: of.ambiguous, file, root })
    }
  }
  return { calls: [...calls.values()], unresolved }
}

function directCall(scope: RefScope, call: Direct, ends: Ends): CallRelationship | undefined {
  const { target, file } = call
  const caller = endOf(file, call.root)
  let callee: CallEnd | undefined
  if (typeof target === 'number') {
    const end = ends.get(target)
    callee = end && endOf(end.file, end.index)
  } else if ('local' in target) {
    const local = file.links.locals[target.local]
    if (local) {
      const line = Math.max(1, local[2])
      callee = { name: local[0], kind: local[1], path: file.path, line_start: line, line_end: line }
    }
  } else {
    callee = { name: target.name || target.package, kind: 'external', external: true, package: target.package }
  }
  return callee && relationship(scope, file, caller, callee, 1, call.sites, call.ambiguous)
}

async function orFail(index: Index, scope: RefScope, query: SymbolQuery, found: Defined[]): Promise<Defined[]> {
  if (found.length > 0) return found
  const { near, file, skipped } = await index.read(scope, {
    near: index.namesLike(query.name.names.at(-1) ?? '', 400),
    file: index.fileAt(query.path ?? '', {}),
    skipped: index.skippedAt(query.path ?? ''),
  })
  if (query.path !== undefined && !file) {
    if (skipped) throw await fileNotFound(index, scope, query.path, skipped.reason)
    throw new Failure('file_not_found', 'No file of this ref has that path.', {
      hint: '`search_symbols` finds where a name is defined; `symbols` without a path lists files.',
    })
  }
  throw notFound(query, near)
}

/** The files that hold the calls of these steps, in order, as far as one page opens. */
function sourceFiles(index: Index, steps: readonly Step[]) {
  const ids = [...new Set(steps.map((step) => step.fileId))]
  return index.filesAmong(ids, {}, { facts: true, links: true, text: true }, PAGE_LIMITS)
}

/** The page up to the first step whose file was not opened any more; what follows is the next page's. */
function withFiles<T extends Direct | Step>(page: Page<T>, files: readonly IndexedFile[]): Page<T> {
  const opened = new Set(files.map((file) => file.row.id))
  const end = page.items.findIndex((item) => !('sites' in item) && !opened.has(item.fileId))
  return end < 0 ? page : { items: page.items.slice(0, end), after: page.after.slice(0, end), more: true }
}

function mapPage<A, B>(page: Page<A>, map: (item: A) => B | undefined): Page<B> {
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
