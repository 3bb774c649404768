/**
 * Where a name is defined: from a place where it is used, or from the name alone.
 *
 * At a place there is one truth, the link set's; a definition of the same name elsewhere is not an answer. So a use
 * that leads outside says where, and one that could not be resolved says so.
 */

import type { Id } from '../../contract/ids.ts'
import type { SymbolFact } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { Candidate, External, SymbolDefinition } from '../answers/answer.ts'
import { localDefinition, moduleDefinition, symbolDefinition } from '../answers/describe.ts'
import { type IndexedFile, symbolsThat } from '../indexed/indexed-file.ts'
import {
  type Destination,
  destinations,
  lastName,
  localAt,
  onLine,
  percent,
  type Site,
  siteAt,
  usesAt,
  usesOnLine,
} from '../indexed/occurrences.ts'
import { fileNotFound, matchesIn } from '../naming/matches.ts'
import {
  candidates,
  type Defined,
  MOST_CANDIDATE_FILES,
  matching,
  type SymbolQuery,
  sameThing,
  startOf,
  withoutDeclarations,
} from '../naming/resolve.ts'
import type { Index } from '../ports.ts'

export interface DefinitionAnswer {
  readonly definition?: SymbolDefinition
  readonly candidates?: readonly Candidate[]
  readonly external?: External
  readonly evidence?: Site['evidence']
  readonly confidence?: number
  readonly warnings: readonly string[]
}

export async function findDefinition(index: Index, scope: RefScope, query: SymbolQuery): Promise<DefinitionAnswer> {
  return query.path === undefined ? byName(index, scope, query) : inFile(index, scope, { ...query, path: query.path })
}

async function byName(index: Index, scope: RefScope, query: SymbolQuery): Promise<DefinitionAnswer> {
  const start = startOf(query)
  const { files } = await index.read(scope, {
    files: index.filesDefining(start, { facts: true }, MOST_CANDIDATE_FILES),
  })
  const withText = (ids: readonly Id[]) => index.read(scope, { texts: index.files(ids, { facts: true, text: true }) })
  const module = 'ids' in start ? moduleAmong(files, start.ids) : undefined
  if (module) {
    const [file] = (await withText([module.row.id])).texts
    if (file) return { definition: moduleDefinition(scope, file), warnings: [] }
  }
  const found = withoutDeclarations(await matchesIn(index, scope, query, files))
  const shown = shownFiles(found)
  if (shown.length === 0) return answerOf(scope, found, [])
  return answerOf(scope, found, (await withText(shown)).texts)
}

async function inFile(index: Index, scope: RefScope, query: SymbolQuery & { path: string }): Promise<DefinitionAnswer> {
  const { file, skipped } = await index.read(scope, {
    file: index.fileAt(query.path, { facts: true, links: true, text: true }),
    skipped: index.skippedAt(query.path),
  })
  if (!file) throw await fileNotFound(index, scope, query.path, skipped?.reason)
  const name = nameAt(query)
  if (query.line !== undefined && query.column === undefined && name === undefined) {
    const many = usesOnLine(file, query.line).filter((sites) => leadsToSymbol(file, sites))
    if (many.length > 0) return onLineOf(index, scope, file, many)
  }
  const uses = query.line === undefined ? [] : usesAt(file, query.line, name, query.column)
  if (uses.length > 0) return atUse(index, scope, file, uses)
  const here =
    name === undefined && query.line !== undefined
      ? definedAt(file, query.line, query.column)
      : matching(query, [file]).filter(({ symbol }) => query.line === undefined || symbol.line === query.line)
  if (here.length > 0) return answerOf(scope, withoutDeclarations(here), [file])
  if (name !== undefined && query.line !== undefined) {
    const local = file.links.locals.of(localAt(file, name, query.line))
    if (local)
      return { definition: localDefinition(scope, file, local), evidence: 'same_file', confidence: 1, warnings: [] }
    return { warnings: [whyNothing(file, query)] }
  }
  if (name !== undefined) return atUse(index, scope, file, usesNamed(file, name, query.name.text))
  return { warnings: [whyNothing(file, query)] }
}

/** What the name at a place defines itself, as when a definition is asked for its definition; without a column, what the line does. */
function definedAt(file: IndexedFile, line: number, column: number | undefined): Defined[] {
  const isAt = ({ column: at, name }: SymbolFact): boolean =>
    column === undefined || (at < column && column <= at + name.length)
  return symbolsThat(file, (symbol) => symbol.line === line && isAt(symbol))
}

const leadsToSymbol = (file: IndexedFile, sites: readonly Site[]): boolean =>
  sites.some((site) => destinations(file.links, file.links.target[site.at] as number).some(({ to }) => to === 'symbol'))

/** Of a line, what its only name for a symbol means; of several such names, what each means. */
async function onLineOf(
  index: Index,
  scope: RefScope,
  file: IndexedFile,
  [first = [], ...others]: readonly Site[][],
): Promise<DefinitionAnswer> {
  if (others.length === 0) return atUse(index, scope, file, first)
  const ids = [first, ...others].flatMap(([site]) =>
    site ? symbolsOf(destinations(file.links, file.links.target[site.at] as number)) : [],
  )
  const { files } = await index.read(scope, { files: index.filesDefining({ ids }, { facts: true, text: true }, 16) })
  const found = [...new Set(ids)].flatMap((id) => definedAs(files, id))
  if (found.length < 2) return atUse(index, scope, file, first)
  return {
    ...answerOf(scope, found, files, true),
    warnings: ['Several names are used on that line: pass `symbol` or `column`.'],
  }
}

const nameAt = (query: SymbolQuery): string | undefined =>
  query.name.id === undefined && query.name.text !== '' ? lastName(query.name.text) : undefined

/** Every use of a name in a file, one per place it leads to; if there are uses of all that is asked for (`server.h`), those alone. */
function usesNamed(file: IndexedFile, name: string, whole: string): Site[] {
  const { links } = file
  const seen = new Set<number>()
  const sites: Site[] = []
  const exact: Site[] = []
  for (let at = 0; at < links.line.length; at++) {
    const target = links.target[at] as number
    if (seen.has(target)) continue
    const start = links.column[at] as number
    const text = file.line(links.line[at] as number).slice(start, start + (links.length[at] as number))
    if (lastName(text) !== name) continue
    seen.add(target)
    const site = siteAt(links, at)
    sites.push(site)
    if (text === whole) exact.push(site)
  }
  return exact.length > 0 ? exact : sites
}

async function atUse(
  index: Index,
  scope: RefScope,
  file: IndexedFile,
  sites: readonly Site[],
): Promise<DefinitionAnswer> {
  const leads = sites.flatMap((site) => destinations(file.links, file.links.target[site.at] as number))
  const [site] = sites
  const belief = site ? { evidence: site.evidence, confidence: percent(site.confidence) } : {}
  const ids = symbolsOf(leads)
  const local = leads.flatMap((of) => (of.to === 'local' ? [file.links.locals.of(of.index)] : []))[0]
  if (ids.length === 0 && local) return { definition: localDefinition(scope, file, local), ...belief, warnings: [] }
  if (ids.length === 0) return outside(leads, belief)
  const { files } = await index.read(scope, { files: index.filesDefining({ ids }, { facts: true, text: true }, 16) })
  const found = ids.flatMap((id) => definedAs(files, id))
  const module = moduleAmong(files, ids)
  if (found.length === 0 && module) return { definition: moduleDefinition(scope, module), ...belief, warnings: [] }
  const ambiguous = leads.some((of) => of.ambiguous)
  return { ...answerOf(scope, found, files, ambiguous), ...belief }
}

const symbolsOf = (leads: readonly Destination[]): Id[] => [
  ...new Set(leads.flatMap((of) => (of.to === 'symbol' ? [of.id] : []))),
]

/** The file that is what one of these ids names, where that is no symbol. */
const moduleAmong = (files: readonly IndexedFile[], ids: readonly Id[]): IndexedFile | undefined =>
  files.find(({ row }) => ids.includes(row.moduleId))

function definedAs(files: readonly IndexedFile[], id: Id): Defined[] {
  for (const file of files) {
    const index = file.indexOf(id)
    const symbol = file.symbol(index)
    if (symbol) return [{ file, symbol, index }]
  }
  return []
}

function outside(
  leads: readonly Destination[],
  belief: Pick<DefinitionAnswer, 'evidence' | 'confidence'>,
): DefinitionAnswer {
  const external = leads.find((of) => of.to === 'external')
  if (external) return { external: { package: external.package, name: external.name }, ...belief, warnings: [] }
  return {
    warnings: [
      'This use could not be resolved: what it refers to is decided at run time or lies outside the indexed code.',
    ],
  }
}

/**
 * One definition, or candidates. At a use that leads to several definitions at once, the first is the one that it
 * names.
 */
function answerOf(
  scope: RefScope,
  found: readonly Defined[],
  opened: readonly IndexedFile[],
  ambiguous?: boolean,
): DefinitionAnswer {
  const [first] = found
  if (!first) return { warnings: ['The definition is not in this version of the index.'] }
  const one = ambiguous === undefined ? sameThing(found) : !ambiguous
  const file = opened.find(({ row }) => row.id === first.file.row.id)
  const definition = one && file ? { definition: symbolDefinition(scope, file, first.symbol) } : {}
  return { ...definition, ...(found.length > 1 ? { candidates: candidates(found) } : {}), warnings: [] }
}

const shownFiles = (found: readonly Defined[]): Id[] => (sameThing(found) && found[0] ? [found[0].file.row.id] : [])

const MOST_COLUMNS = 10

function whyNothing(file: IndexedFile, query: SymbolQuery): string {
  const { line } = query
  if (line !== undefined && line > file.lineCount) return `The file ends at line ${file.lineCount}.`
  const errors = file.facts.diagnostics?.errors ?? 0
  const parsed = errors > 0 ? ` The file was parsed with ${errors} syntax errors, so uses may be missing.` : ''
  const [first, end] = line === undefined ? [0, 0] : onLine(file.links, line)
  if (file.links.line.length === 0)
    return `No names of this file were linked (language: ${file.row.language}).${parsed}`
  if (first === end) return `That line has no linked name.${parsed}`
  const all = Array.from({ length: end - first }, (_, at) => (file.links.column[first + at] as number) + 1)
  const columns = [...new Set(all)].slice(0, MOST_COLUMNS)
  const what = nameAt(query) === undefined ? 'No linked name is at that column' : 'That name is not a linked name'
  return `${what} on that line: those of the line begin at column ${columns.join(', ')}.${parsed}`
}

/** Fails for a path that is not indexed, with the reason if it was skipped, and with similar paths. */
