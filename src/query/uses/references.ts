/**
 * Every place a symbol is used, nearest first.
 *
 * The edges say which files use it and how often, so a page opens only the files that it shows.
 */

import type { Id } from '../../contract/ids.ts'
import type { Use } from '../../contract/links.ts'
import type { SymbolFact } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { SymbolReference } from '../answers/answer.ts'
import { inContext, permalinked, preview, symbolDefinition } from '../answers/describe.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import {
  bit,
  destinations,
  localAt,
  percent,
  type Site,
  usesAt,
  usesOf,
  usesOfLocal,
  WRITTEN,
} from '../indexed/occurrences.ts'
import { matchesIn } from '../naming/matches.ts'
import {
  type Defined,
  idsOf,
  MOST_CANDIDATE_FILES,
  matching,
  type SymbolQuery,
  startOf,
  theOne,
} from '../naming/resolve.ts'
import { byNearness } from '../nearness.ts'
import type { Page, Position } from '../page.ts'
import { pageOf } from '../page.ts'
import { type Edge, type Index, PAGE_LIMITS } from '../ports.ts'
import { inTemplates } from './templates.ts'

/** What a caller may restrict the answer to. */
export const REFERENCE_KINDS = ['calls', 'imports', 'reads', 'writes', 'extends', 'implements', 'types'] as const
export type ReferenceKind = (typeof REFERENCE_KINDS)[number]
const USES_OF: Record<ReferenceKind, readonly Use[]> = {
  calls: ['call', 'call_indirect', 'call_macro'],
  imports: ['import'],
  reads: ['read'],
  writes: ['write'],
  extends: ['extends'],
  implements: ['implements'],
  types: ['type'],
}
/**
 * Go does not write that a type satisfies an interface: that use has no text, so it is not a reference. A question
 * restricted to `implements` still returns it.
 */
const SILENT = bit('implements')
const isSilent = (language: string, kind: ReferenceKind | undefined): boolean => language === 'go' && kind === undefined
const usesOfKind = (kind: ReferenceKind | undefined): number =>
  kind === undefined ? WRITTEN : USES_OF[kind].reduce((set, use) => set | bit(use), 0)

/** Rows that one question may visit; a symbol with more users gets a partial answer that says so. */
export const MOST_EDGES = 2000

/**
 * Whether edges into these symbols were left out. A walk takes one start after the other, so only the last one reached
 * can lack some.
 */
export function isCut(edges: readonly Edge[], ids: readonly Id[]): boolean {
  if (edges.length <= MOST_EDGES) return false
  const last = edges.at(-1)?.target
  return ids.some((id) => id === last || !edges.some((edge) => edge.target === id))
}

/** Files that one page opens. */
const FILES_PER_PAGE = 40

export interface ReferencesAnswer {
  readonly symbol: string
  readonly total: number
  /** `total` counts uses of other kinds too: an edge has one count for all of its uses. */
  readonly atMost?: boolean
  readonly definition?: ReturnType<typeof symbolDefinition>
  readonly page: Page<SymbolReference>
  readonly language: string
  readonly capped: boolean
  readonly errorsInFile: number
  /** Where uses of it are not seen. */
  readonly unseen?: readonly string[]
}

export async function findReferences(
  index: Index,
  scope: RefScope,
  query: SymbolQuery,
  options: { kind?: ReferenceKind | undefined; limit: number; from?: Position | undefined },
): Promise<ReferencesAnswer> {
  const uses = usesOfKind(options.kind)
  const start = startOf(query)
  const own = query.path === undefined ? undefined : index.fileAt(query.path, { facts: true, links: true, text: true })
  const found = await index.read(scope, {
    files: index.filesDefining(start, { facts: true }, MOST_CANDIDATE_FILES),
    edges: index.edgesInto(start, { uses, depth: 1, cap: MOST_EDGES + 1 }),
    ...(own ? { own } : {}),
  })
  const file = (found as { own?: IndexedFile | undefined }).own
  const symbols = withAccessors(matching(query, found.files), query, found.files)
  if (file && query.line !== undefined && !symbols.some(({ symbol }) => symbol.line === query.line)) {
    const local = ofLocal(scope, file, query, uses, options)
    if (local) return local
    const assigned = assignedAt(file, query, found.files)
    if (assigned.length > 0) return ofSymbols(index, scope, assigned, found.edges, uses, options)
  }
  const chosen = theOne(query, symbols.length > 0 ? symbols : await matchesIn(index, scope, query, found.files))
  if (!isSilent(chosen[0]?.file.row.language ?? '', options.kind))
    return ofSymbols(index, scope, chosen, found.edges, uses, options)
  const written = found.edges.flatMap((edge) => {
    if ((edge.uses & SILENT) === 0) return [edge]
    return edge.uses === SILENT ? [] : [{ ...edge, uses: edge.uses & ~SILENT, sites: edge.sites - 1 }]
  })
  const answer = await ofSymbols(index, scope, chosen, written, uses & ~SILENT, options)
  return { ...answer, capped: isCut(found.edges, idsOf(chosen)) }
}

/** A property is one thing: whoever points at its setter also means uses of its getter. */
function withAccessors(chosen: Defined[], query: SymbolQuery, files: readonly IndexedFile[]): Defined[] {
  if (query.line === undefined || !chosen.some(({ symbol }) => isAccessor(symbol))) return chosen
  const others = matching({ ...query, line: undefined }, files).filter(
    (one) =>
      isAccessor(one.symbol) &&
      chosen.some(
        ({ file, symbol }) => file === one.file && symbol.parent === one.symbol.parent && symbol !== one.symbol,
      ),
  )
  return [...chosen, ...others]
}

export const isAccessor = ({ modifiers }: SymbolFact): boolean =>
  (modifiers?.includes('getter') || modifiers?.includes('setter')) ?? false

/**
 * An attribute that is assigned again on the line, as in `self.port = …` in a second method: whoever points at it means
 * the attribute.
 */
function assignedAt(file: IndexedFile, query: SymbolQuery, files: readonly IndexedFile[]): Defined[] {
  const ids = new Set(
    usesAt(file, query.line ?? 0, query.name.names.at(-1), query.column)
      .filter(({ use }) => use === 'write')
      .flatMap(({ at }) => destinations(file.links, file.links.target[at] as number))
      .flatMap((of) => (of.to === 'symbol' ? [of.id] : [])),
  )
  return ids.size === 0 ? [] : matching({ ...query, line: undefined }, files).filter(({ symbol }) => ids.has(symbol.id))
}

async function ofSymbols(
  index: Index,
  scope: RefScope,
  chosen: readonly Defined[],
  edges: readonly Edge[],
  uses: number,
  options: { limit: number; from?: Position | undefined },
): Promise<ReferencesAnswer> {
  const [first] = chosen as [Defined, ...Defined[]]
  const ids = new Set(idsOf(chosen))
  const mine = edges.filter((edge) => ids.has(edge.target))
  const perFile = new Map<string, { fileId: number; sites: number }>()
  for (const edge of mine) {
    const entry = perFile.get(edge.path)
    if (entry) entry.sites += edge.sites
    else perFile.set(edge.path, { fileId: edge.fileId, sites: edge.sites })
  }
  const paths = [...perFile.keys()].sort(byNearness(first.file.path))
  const [fileAt, skip] = positionOf(options.from)
  const shown = filesToOpen(paths, perFile, fileAt, skip + options.limit)
  const opened = await index.read(scope, {
    files: index.filesAmong(
      shown.map((path) => perFile.get(path)?.fileId as number),
      {},
      { facts: true, links: true, text: true },
      PAGE_LIMITS,
    ),
    definition: index.files([first.file.row.id], { facts: true, text: true }),
  })
  const items: SymbolReference[] = []
  const after: Position[] = []
  let counted = 0
  let more = fileAt + shown.length < paths.length
  let next: Position = [fileAt + shown.length, 0]
  collecting: for (const [offset, path] of shown.entries()) {
    const file = opened.files.find((one) => one.path === path)
    if (!file) {
      more = true
      next = [fileAt + offset, 0]
      break
    }
    const sites = usesOf(file, ids, uses)
    counted += sites.length
    for (const [at, { site, ambiguous }] of sites.entries()) {
      if (offset === 0 && at < skip) continue
      if (items.length >= options.limit) {
        more = true
        next = [fileAt + offset, at]
        break collecting
      }
      items.push(reference(scope, first.symbol.name, file, site, ambiguous))
      after.push([fileAt + offset, at + 1])
    }
  }
  const complete = fileAt === 0 && !more
  const capped = isCut(edges, [...ids])
  const definitionFile = opened.definition[0]
  return {
    symbol: first.symbol.name,
    total: complete ? counted : mine.reduce((sum, edge) => sum + edge.sites, 0),
    atMost: !complete && mine.some((edge) => (edge.uses & ~uses) !== 0),
    ...(definitionFile ? { definition: symbolDefinition(scope, definitionFile, first.symbol, 3) } : {}),
    page: { items: inContext(items, opened.files), after, more, next },
    language: first.file.row.language,
    capped,
    errorsInFile: first.file.facts.diagnostics?.errors ?? 0,
    unseen: options.from === undefined ? inTemplates(first) : [],
  }
}

const positionOf = (from: Position | undefined): [number, number] => [Number(from?.[0] ?? 0), Number(from?.[1] ?? 0)]

/** Enough files for a page, by the number of sites that the edges report. */
function filesToOpen(
  paths: readonly string[],
  perFile: ReadonlyMap<string, { sites: number }>,
  from: number,
  sites: number,
): string[] {
  const shown: string[] = []
  let promised = 0
  for (const path of paths.slice(from)) {
    if (promised > sites || shown.length >= FILES_PER_PAGE) break
    shown.push(path)
    promised += perFile.get(path)?.sites ?? 0
  }
  return shown
}

function reference(scope: RefScope, name: string, file: IndexedFile, site: Site, ambiguous: boolean): SymbolReference {
  const holder = file.symbol(site.from)
  return {
    symbol: name,
    anchor: { file: file.path, line: Math.max(1, site.line), column: site.column + 1 },
    preview: preview(file, Math.max(1, site.line), site.line),
    isWrite: site.use === 'write',
    type: 'usage',
    repository: scope.repository,
    use: site.use,
    evidence: ambiguous ? 'ambiguous' : site.evidence,
    confidence: percent(site.confidence),
    ...(holder ? { within: holder.qualified ?? holder.name } : {}),
    sha: file.row.blob,
    ...permalinked(scope, file.path, Math.max(1, site.line)),
  }
}

/** Uses of a parameter or local variable, which are all in its own file. */
function ofLocal(
  scope: RefScope,
  file: IndexedFile,
  query: SymbolQuery,
  uses: number,
  options: { limit: number; from?: Position | undefined },
): ReferencesAnswer | undefined {
  const name = query.name.names.at(-1) ?? ''
  const local = localAt(file, name, query.line ?? 0)
  if (local < 0) return undefined
  const all = usesOfLocal(file, local, uses).map(({ site, ambiguous }) => reference(scope, name, file, site, ambiguous))
  return {
    symbol: name,
    total: all.length,
    page: pageOf(all, options.from, options.limit),
    language: file.row.language,
    capped: false,
    errorsInFile: file.facts.diagnostics?.errors ?? 0,
  }
}
