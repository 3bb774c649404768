/**
 * What a symbol calls, in the repository and outside it, and what those call.
 */
import type { Id } from '../../contract/ids.ts'
import { TYPE_KINDS } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { CallEnd, CallRelationship } from '../answers/answer.ts'
import { creditedTo, type Ends, endOf, endsIn, MODULE, OWNERS } from '../answers/call-ends.ts'
import { inContext } from '../answers/describe.ts'
import { namedByUs } from '../answers/named-by-us.ts'
import { type IndexedFile, membersOf } from '../indexed/indexed-file.ts'
import { CALL_USES, destinations, percent, type Site, siteAt } from '../indexed/occurrences.ts'
import { isPreprocessed } from '../indexed/preprocessed.ts'
import { matchesIn } from '../naming/matches.ts'
import { type Defined, MOST_CANDIDATE_FILES, type SymbolQuery, startOf, theOne } from '../naming/resolve.ts'
import { byItsId, topLevelIn } from '../naming/top-level.ts'
import { pageOf } from '../page.ts'
import type { Index } from '../ports.ts'
import {
  type CallOptions,
  type CallsAnswer,
  callsOf,
  mapPage,
  passes,
  relationship,
  type Step,
  sourceFiles,
  walk,
  walkOf,
  withFiles,
} from './call-graph.ts'
import { type Expansion, type Expansions, expansionsIn, MACRO_USES, withoutMacros } from './macros.ts'
import { MOST_EDGES } from './references.ts'

export async function findCallees(
  index: Index,
  scope: RefScope,
  given: SymbolQuery,
  options: CallOptions,
): Promise<CallsAnswer> {
  const query = byItsId(given)
  const start = startOf(query)
  const steps = walkOf(options.depth)
  const mostFiles = options.depth > 1 ? MOST_CANDIDATE_FILES : 12
  const found = await index.read(scope, {
    files: index.filesDefining(start, { facts: true, links: true, text: true }, mostFiles),
    edges: index.edgesOutOf(start, { ...steps, cap: MOST_EDGES + 1, through: MACRO_USES | (steps.through ?? 0) }),
  })
  const top = topLevelIn(query, found.files)
  const chosen: readonly Pick<Defined, 'file' | 'index'>[] = top
    ? [{ file: top, index: -1 }]
    : theOne(query, await matchesIn(index, scope, query, found.files, mostFiles))
  const [first] = chosen as [Pick<Defined, 'file' | 'index'>]
  const expansions: Expansions = isPreprocessed(first.file.row.language) ? expansionsIn(found.edges) : new Map()
  const own = chosen.map(({ file, index: root }) => callsIn(file, root, options))
  const expanded = own.map(({ calls }) => throughMacros(calls, expansions, options))
  const direct = expanded.flatMap(({ calls }) => calls)
  const rootIds = chosen.map(({ file, index: root }) => file.symbol(root)?.id ?? file.row.moduleId)

  const depthOne = direct.flatMap(({ target }) =>
    typeof target === 'number' && !rootIds.includes(target) ? [target] : [],
  )
  const { steps: walked, cycles } = walk(
    [...new Set(depthOne)],
    [...rootIds, ...depthOne],
    withoutMacros(found.edges, expansions),
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
  const read = slice.items.flatMap((item) => ('sites' in item ? [] : [item]))
  const { files, targetFiles } = await index.read(scope, {
    files: sourceFiles(index, read),
    targetFiles: index.filesDefining({ ids: [...new Set(targets)] }, { facts: true }, 2 * options.limit),
  })
  const ends = endsIn([...targetFiles, ...files])
  const callOf = callsOf(scope, read, files, ends, options)
  const page = mapPage(withFiles(slice, files), (item) =>
    'sites' in item ? directCall(scope, item, ends) : callOf(item),
  )
  return {
    symbol: first.file.symbol(first.index)?.name ?? MODULE,
    total: direct.length + farther.length,
    page: { ...page, items: inContext(page.items, [...files, ...direct.map(({ file }) => file)]) },
    capped: found.edges.length > MOST_EDGES,
    cycles,
    recursive: direct.some(({ target }) => typeof target === 'number' && rootIds.includes(target)),
    unresolved: own.reduce((sum, { unresolved }) => sum + unresolved, 0),
    macros: expanded.reduce((sum, { leftOut }) => sum + leftOut, 0),
    language: first.file.row.language,
    errorsInFile: first.file.facts.diagnostics?.errors ?? 0,
    otherwise: options.from === undefined ? ofConstructor(chosen) : [],
  }
}

/** What a type calls itself is in its body: creating an instance runs a constructor, which may have another name. */
function ofConstructor(chosen: readonly Pick<Defined, 'file' | 'index'>[]): string[] {
  const [first] = chosen
  const type = first?.file.symbol(first.index)
  if (!first || !type || !TYPE_KINDS.has(type.kind)) return []
  const isChosen = (index: number) => chosen.some((one) => one.file === first.file && one.index === index)
  const own = membersOf(first.file, first.index).find(
    ({ symbol, index }) => symbol.kind === 'constructor' && !isChosen(index),
  )?.symbol
  return own ? [`What creating an instance calls is told of \`${namedByUs(own)}\`.`] : []
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
 * Read from the file's own links rather than from the edges: calls made in a property or a variable inside a function
 * belong to the function, and calls that leave the repository have no edges.
 */
function callsIn(file: IndexedFile, root: number, options: CallOptions): { calls: Direct[]; unresolved: number } {
  const { links } = file
  const calls = new Map<string, Direct>()
  let unresolved = 0
  const container = /^(class|object|module|namespace)$/
  for (let at = 0; at < links.line.length; at++) {
    if (!(CALL_USES & (1 << (links.use[at] as number)))) continue
    let owner = creditedTo(
      file,
      links.from[at] as number,
      (index) => index === root || OWNERS.has(file.columns.kind(index) ?? 'module'),
    )
    // The code of class bodies runs when the module is loaded.
    if (root < 0) owner = creditedTo(file, owner, (index) => !container.test(file.columns.kind(index) ?? ''))
    if (owner !== root) continue
    const site = siteAt(links, at)
    if (!passes(site, options)) continue
    for (const of of destinations(links, links.target[at] as number)) {
      if (of.to === 'unknown') {
        unresolved++
        continue
      }
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

/** Replaces macros by what they call. A function that is also called by name keeps its own calls first. */
function throughMacros(
  calls: readonly Direct[],
  expansions: Expansions,
  { minConfidence = 0 }: CallOptions,
): { calls: Direct[]; leftOut: number } {
  const targets = new Map<Direct['target'], Direct>()
  const macros: [Direct, readonly Expansion[]][] = []
  for (const call of calls) {
    const into = typeof call.target === 'number' ? expansions.get(call.target) : undefined
    if (into) macros.push([call, into])
    else targets.set(call.target, call)
  }
  for (const [call, into] of macros) {
    for (const { target, confidence } of into) {
      if (percent(confidence) < minConfidence) continue
      const sites = call.sites.map((site) => ({ ...site, confidence: Math.min(site.confidence, confidence) }))
      const known = targets.get(target)
      targets.set(target, known ? { ...known, sites: [...known.sites, ...sites] } : { ...call, target, sites })
    }
  }
  const leftOut = macros.reduce((sum, [call, into]) => sum + (into.length > 0 ? 0 : call.sites.length), 0)
  return { calls: [...targets.values()], leftOut }
}

function directCall(scope: RefScope, call: Direct, ends: Ends): CallRelationship | undefined {
  const { target, file } = call
  const caller = endOf(file, file.symbol(call.root))
  let callee: CallEnd | undefined
  if (typeof target === 'number') {
    const end = ends.get(target)
    callee = end && endOf(end.file, end.file.symbol(end.index))
  } else if ('local' in target) {
    const local = file.links.locals.of(target.local)
    if (local) {
      const line = Math.max(1, local[2])
      callee = { name: local[0], kind: local[1], path: file.path, line_start: line, line_end: line }
    }
  } else {
    callee = { name: target.name || target.package, kind: 'external', external: true, package: target.package }
  }
  return callee && relationship(scope, file, caller, callee, 1, call.sites, call.ambiguous)
}
