/**
 * Who calls a symbol, and who calls those.
 */

import { formatSymbolId } from '../../contract/ids.ts'
import { TYPE_KINDS } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { CallRelationship } from '../answers/answer.ts'
import { endsIn } from '../answers/call-ends.ts'
import { inContext } from '../answers/describe.ts'
import { namedByUs } from '../answers/named-by-us.ts'
import { ACCESSES, bit, RUNS } from '../indexed/occurrences.ts'
import { matchesIn } from '../naming/matches.ts'
import { type Defined, idsOf, MOST_CANDIDATE_FILES, type SymbolQuery, startOf, theOne } from '../naming/resolve.ts'
import { byNearness } from '../nearness.ts'
import { pageOf } from '../page.ts'
import type { Edge, Index, Lookup } from '../ports.ts'
import {
  type CallOptions,
  type CallsAnswer,
  callsOf,
  isCall,
  mapPage,
  sourceFiles,
  stepOf,
  walk,
  walkOf,
  withFiles,
} from './call-graph.ts'
import { isAccessor, isCut, MOST_EDGES } from './references.ts'
import { inTemplates } from './templates.ts'

/** Methods that one overrides or implements, which calls may name in its place. */
const OVERRIDES = bit('overrides')
const MOST_OVERRIDDEN = 4
const READS = bit('read')
const MOST_READERS = 100

export async function findCallers(
  index: Index,
  scope: RefScope,
  query: SymbolQuery,
  options: CallOptions,
): Promise<CallsAnswer> {
  const start = startOf(query)
  const found = await index.read(scope, {
    files: index.filesDefining(start, { facts: true }, MOST_CANDIDATE_FILES),
    edges: index.edgesInto(start, { ...walkOf(options.depth), cap: MOST_EDGES + 1, also: RUNS }),
  })
  const chosen = theOne(query, await matchesIn(index, scope, query, found.files))
  const [first] = chosen as [Defined, ...Defined[]]
  const ids = idsOf(chosen)
  // Whoever changes what it takes changes these calls too.
  const own = found.edges.filter((edge) => isCall(edge) && ids.includes(edge.source) && ids.includes(edge.target))
  // What creates an instance calls the type, so it is the type's caller.
  const runs = found.edges.filter((edge) => !isCall(edge) && ids.includes(edge.target))
  const { steps: others, cycles } = walk(
    ids,
    ids,
    found.edges.filter((edge) => !own.includes(edge) && !runs.includes(edge)),
    (edge) => [edge.target, edge.source],
    options,
  )
  const sure = own.filter(({ confidence }) => confidence / 100 >= (options.minConfidence ?? 0))
  const steps = [...sure.map((edge) => stepOf(edge, 1)), ...others]
  const near = byNearness(first.file.path)
  const ordered = steps.sort(
    (a, b) => a.depth - b.depth || near(a.path, b.path) || a.source - b.source || a.target - b.target,
  )
  const slice = pageOf(ordered, options.from, options.limit)
  // The files of both ends: a caller's is where the call is; a callee's is that of the previous step.
  const fileOf = new Map(found.edges.map((edge) => [edge.source, edge.fileId]))
  for (const { file, symbol } of chosen) fileOf.set(symbol.id, file.row.id)
  const isUncalled = ordered.length === 0 && runs.length === 0 && !TYPE_KINDS.has(first.symbol.kind)
  const overriding = options.from === undefined && first.symbol.kind === 'method' ? ids : []
  const readers: { readonly reads?: Lookup<Edge[]> } = isUncalled
    ? { reads: index.edgesInto({ ids }, { uses: READS, depth: 1, cap: MOST_READERS }) }
    : {}
  const {
    files,
    targetFiles,
    overridden,
    reads = [],
  } = await index.read(scope, {
    files: sourceFiles(index, slice.items),
    targetFiles: index.files(
      slice.items.map((step) => fileOf.get(step.target) ?? step.fileId),
      { facts: true },
    ),
    overridden: index.edgesOutOf({ ids: overriding }, { uses: OVERRIDES, depth: 1, cap: MOST_OVERRIDDEN * 10 }),
    ...readers,
  })
  const ends = endsIn([...targetFiles, ...files])
  const opened = withFiles(slice, files)
  const page = mapPage(opened, callsOf(scope, opened.items, files, ends, options))
  return {
    symbol: first.symbol.name,
    total: ordered.length,
    page: { ...page, items: inContext(page.items, files) },
    capped: options.depth > 1 ? found.edges.length > MOST_EDGES : isCut(found.edges.filter(isCall), ids),
    cycles,
    recursive: own.length > 0,
    unresolved: 0,
    language: first.file.row.language,
    errorsInFile: first.file.facts.diagnostics?.errors ?? 0,
    otherwise:
      options.from === undefined
        ? [
            ...asEntry(first),
            ...inTemplates(first),
            ...otherwise(first, runs, page.items),
            ...asValue(reads),
            ...throughOthers(overridden),
          ]
        : [],
  }
}

/** How else it runs, where no call says so; constructors that call it do not tell who creates instances. */
function otherwise({ file, symbol }: Defined, runs: readonly Edge[], calls: readonly CallRelationship[]): string[] {
  if (runs.length === 0 || TYPE_KINDS.has(symbol.kind)) return []
  if (isAccessor(symbol) || runs.some(({ uses }) => (uses & ACCESSES) !== 0))
    return ['It runs where the property is read or written: `find_references` tells where.']
  const type = symbol.parent === undefined ? undefined : file.symbol(symbol.parent)
  const isSaid = calls.some(({ caller_symbol, depth }) => depth === 1 && caller_symbol.kind !== 'constructor')
  if (!type || isSaid) return []
  return [`It runs where an instance is created: ask for the callers of \`${namedByUs(type)}\`.`]
}

/** What a framework, a shell or a scheduler calls. */
function asEntry({ symbol: { modifiers = [], extra = {} } }: Defined): string[] {
  if (!modifiers.includes('entry')) return []
  const served = ENTRIES.find((kind) => kind in extra) ?? 'entry'
  return [`It is an entry point (\`${served}\`): it is called from outside the code as well, by no name.`]
}
const ENTRIES = ['route', 'command', 'job', 'action', 'listener', 'hook', 'tool', 'syscall']

/** What is handed on, as a handler to a router, is called from where no name tells. */
function asValue(reads: readonly Edge[]): string[] {
  if (reads.length === 0) return []
  const sites = reads.reduce((sum, edge) => sum + edge.sites, 0)
  const many = `${reads.length < MOST_READERS ? '' : 'at least '}${sites} ${sites === 1 ? 'place' : 'places'}`
  return [
    `It is read as a value at ${many}, and whoever gets it there may call it: \`find_references\` with \`kind: "reads"\` tells where.`,
  ]
}

/** A call through a base type or an interface names what is declared there. */
function throughOthers(overridden: readonly Edge[]): string[] {
  const targets = new Set(overridden.map(({ target }) => target))
  const names = [...targets].slice(0, MOST_OVERRIDDEN).map((id) => `\`${formatSymbolId(id)}\``)
  if (names.length === 0) return []
  const more = targets.size > names.length ? ` and ${targets.size - names.length} more` : ''
  return [
    `It overrides or implements ${names.join(', ')}${more}, which calls may name in its place: ask for the callers of that.`,
  ]
}
