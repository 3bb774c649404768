/**
 * Names under which nothing is defined and that still have a meaning: a name that something is exported or imported as
 * (`export { Hono as HonoBase }`, `import numpy as np`), a member that a type has from its bases (`ModelForm.is_valid`), and
 * the route that a handler serves (`GET /users`); a command (`cache:clear`);
 * and a line of a file (`src/app.ts:12`).
 *
 * Looked for only when no definition has the name, so an ordinary question pays nothing. The links say what such a name
 * means; one that leads to several things is ambiguous, like any other.
 */
import type { Id } from '../../contract/ids.ts'
import { TYPE_KINDS } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { External } from '../answers/answer.ts'
import { Failure } from '../failure.ts'
import { type IndexedFile, membersOf } from '../indexed/indexed-file.ts'
import { destinations, type Site, siteAt } from '../indexed/occurrences.ts'
import { type Index, PAGE_LIMITS } from '../ports.ts'
import { asciiLower, type Need, textNeed } from '../text-search/needs.ts'
import { keysOf, mostNamed, nextCandidates, postingsOf } from '../text-search/postings.ts'
import { type Clues, cluesTo, MOST_FILES, typeAround, UPWARDS } from './clues.ts'
import { inheritedMembers } from './inherited.ts'
import { nearestNames } from './near-names.ts'
import { NotDefined } from './not-defined.ts'
import { type Registration, registeringNeeds, registrationsIn } from './registered-routes.ts'
import {
  candidates,
  type Defined,
  definedIn,
  idsOf,
  MOST_NEAR_NAMES,
  matching,
  type SymbolQuery,
  sameThing,
} from './resolve.ts'
import { isParameter, shapeOf } from './route-shapes.ts'
import { nameOfIds, type Place, type Route, type SymbolName } from './symbol-name.ts'

/** Files that write a route's path; only their facts are read. */
const MOST_WRITING_FILES = 64
/** Files that may register a route; their links and texts are read, those of documents left out. */
const MOST_REGISTERING_FILES = 60
const MOST_TOLD_FILES = 20
/** Files that register routes and little else are called after it: `routes/api.php`, `urls.py`, `router.ex`, `UserEndpoint.java`. */
const REGISTERING_PATHS = ['rout', 'urls', 'endpoint']
const DOCUMENTS = ['markdown', 'json', 'yaml', 'html', 'css', 'scss', 'text', 'xml', 'svg', 'restructuredtext', 'sql']
/** Paths that are looked through for a route's. */
const MOST_SCANNED_PATHS = 20_000

export interface Named<T> {
  readonly found: T
  /** How the name leads to what was found, for a name that defines nothing itself. */
  readonly said: readonly string[]
}

/** Asks, and if nothing is defined under the name, asks again about what it stands for. */
export async function underAnyName<T>(
  index: Index,
  scope: RefScope,
  query: SymbolQuery,
  ask: (query: SymbolQuery) => Promise<T>,
  outside?: (external: External) => T,
): Promise<Named<T>> {
  try {
    return { found: await ask(query), said: [] }
  } catch (thrown) {
    const command = thrown instanceof Failure ? await commandCalled(index, scope, query) : undefined
    if (command) return { found: await ask({ name: command }), said: [COMMAND_SAID] }
    if (
      !(thrown instanceof NotDefined) ||
      thrown.query.name !== query.name ||
      query.line !== undefined ||
      query.name.id !== undefined
    )
      throw thrown
    const meant = await meaningOf(index, scope, thrown)
    if (meant.external && meant.symbols.length === 0 && outside)
      return { found: outside(meant.external), said: meant.said }
    if (meant.symbols.length === 0) {
      const { code, message } = thrown
      if (!meant.external && (!meant.written?.length || !isUnknown(thrown))) throw thrown
      if (!meant.external)
        throw new Failure(code, message, { hint: WRITTEN, details: { ...thrown.details, written_in: meant.written } })
      throw new Failure(code, message, {
        hint: 'It is imported from outside the repository: see `details.external`.',
        details: { external: meant.external },
      })
    }
    if (!sameThing(meant.symbols))
      throw new Failure(
        'ambiguous_symbol',
        `${JSON.stringify(query.name.text)} stands for several symbols of this ref.`,
        {
          details: { candidates: candidates(meant.symbols) },
        },
      )
    const name = nameOfIds(query.name.text, idsOf(meant.symbols) as [Id, ...Id[]])
    return { found: await ask({ name }), said: meant.said }
  }
}

/** `cache:clear`, as a console names it; of a language's names few look like it. */
const COMMAND = /^[a-z][\w-]*(?::[a-z][\w-]*)+$/

/** What runs the command of that name, if one thing does: a file that defines it writes its name. */
async function commandCalled(index: Index, scope: RefScope, query: SymbolQuery): Promise<SymbolName | undefined> {
  const { text } = query.name
  if (!COMMAND.test(text) || query.path !== undefined || query.line !== undefined) return undefined
  const need = textNeed(text)
  const clues = await index.read(scope, { segments: index.segments(), blocks: index.postings([...keysOf(need)]) })
  const ids = mayWrite(scope, need, clues)
  if (ids.length === 0) return undefined
  const { files } = await index.read(scope, {
    files: index.filesAmong(ids, {}, { facts: true }, { ...PAGE_LIMITS, files: MOST_WRITING_FILES }),
  })
  const [running, other] = runningIn(files, text)
  return running === undefined || other !== undefined ? undefined : nameOfIds(text, [running.symbol.id])
}

/** The same for a question that two symbols, either of which may be left out, are part of. */
export async function underAnyNames<T>(
  index: Index,
  scope: RefScope,
  [first, second]: readonly [SymbolQuery | undefined, SymbolQuery | undefined],
  ask: (first: SymbolQuery | undefined, second: SymbolQuery | undefined) => Promise<T>,
): Promise<Named<T>> {
  const withSecond = (one: SymbolQuery | undefined): Promise<Named<T>> =>
    second === undefined
      ? ask(one, undefined).then((found) => ({ found, said: [] }))
      : underAnyName(index, scope, second, (other) => ask(one, other))
  if (first === undefined) return await withSecond(undefined)
  const { found, said } = await underAnyName(index, scope, first, withSecond)
  return { found: found.found, said: [...said, ...found.said] }
}

/** What nothing is called, and something is exported or imported as; if nothing is, names that are spelled nearly so. */
export async function exportedAs(
  index: Index,
  scope: RefScope,
  query: SymbolQuery,
): Promise<Meaning & { readonly near?: readonly string[] }> {
  if (query.name.containers.length > 0 || query.name.id !== undefined) return NOTHING
  const last = query.name.names.at(-1) ?? ''
  const { alike, ...clues } = await index.read(scope, {
    ...cluesTo(index, scope, query),
    alike: index.namesLike(last, MOST_NEAR_NAMES),
  })
  const meaning = await meaningOf(index, scope, { query, clues })
  return { ...meaning, near: meaning.symbols.length > 0 ? [] : nearestNames(last, alike) }
}

/** Files that write a name which nothing defines, and which are named. */
const MOST_WRITTEN = 3
const WRITTEN =
  'Nothing is defined under it, but files write it, as `details.written_in` says: `search_code` finds the places. A command, a setting or a model of a language without symbols is found so.'

/** Whether nothing more is known than similar names. */
const isUnknown = ({ code, details = {} }: Failure): boolean =>
  code === 'symbol_not_found' && 'near' in details && !('package' in details)

interface Meaning {
  readonly symbols: readonly Defined[]
  /** Paths of files that write the name. */
  readonly written?: readonly string[]
  readonly external?: External | undefined
  readonly said: readonly string[]
}
type Led = Omit<Meaning, 'said'>
const NOTHING: Meaning = { symbols: [], said: [] }

async function meaningOf(
  index: Index,
  scope: RefScope,
  { query, clues }: Pick<NotDefined, 'query' | 'clues'>,
): Promise<Meaning> {
  const { name, path } = query
  if (name.route) {
    const served = await serving(index, scope, name.route, clues)
    if (served.symbols.length > 0) return { ...served, said: [] }
    return { ...(await registered(index, scope, name.route, clues)), said: [REGISTERED] }
  }
  if (name.place) return await atPlace(index, scope, name.place)
  const last = name.names.at(-1) ?? ''
  if (path !== undefined) {
    const { file } = await index.read(scope, { file: index.fileAt(path, { facts: true, links: true, text: true }) })
    const said = [`${quoted(last)} is not defined in that file: this is what it refers to there.`]
    return file ? { ...(await led(index, scope, leadsIn([file], last, isCertain))), said } : NOTHING
  }
  const type = name.containers.at(-1)
  if (type === undefined) {
    return await writtenAs(index, scope, last, clues)
  }
  const types = matching(typeAround(query), clues.types ?? []).filter(isType)
  const inherited = [
    `${quoted(name.text)} is not declared there: this is the member that ${quoted(type)} has from a base.`,
  ]
  const hidden = types
    .flatMap(({ file, index: at }) => membersOf(file, at))
    .filter(({ symbol }) => symbol.name === `#${last}`)
  if (hidden.length > 0)
    return {
      symbols: hidden,
      said: [`${quoted(name.text)} is not declared there: this is the private member of that name.`],
    }
  if (types.length > 0)
    return { symbols: await inheritedMembers(index, scope, types, clues.edges ?? [], last), said: inherited }
  const imported = await writtenAs(index, scope, type, clues)
  const other = imported.symbols.filter(isType)
  // With further containers, a type of that name from outside may be the one that is meant.
  if (other.length === 0 || (name.containers.length > 1 && imported.external)) return NOTHING
  const up = await index.read(scope, { edges: index.edgesOutOf({ ids: idsOf(other) }, UPWARDS) })
  const alias = [
    `The member of what is imported or exported as ${quoted(type)}, which is defined under another path or name.`,
  ]
  return { symbols: await inheritedMembers(index, scope, other, up.edges, last), said: alias }
}

/** What is defined at a line, or else what the line is in. */
async function atPlace(index: Index, scope: RefScope, { path, line }: Place): Promise<Meaning> {
  const { file } = await index.read(scope, { file: index.fileAt(path, { facts: true }) })
  if (!file) return NOTHING
  const all = file.symbols.map((symbol, at) => ({ file, symbol, index: at }))
  const own = all.find(({ symbol }) => symbol.line === line)
  const around = all.findLast(({ symbol }) => symbol.start <= line && line <= symbol.end)
  if (own) return { symbols: [own], said: [] }
  return around ? { symbols: [around], said: ['Nothing is defined at that line: this is what it is in.'] } : NOTHING
}

const quoted = (name: string): string => JSON.stringify(name.slice(0, 100))
const isType = ({ symbol }: Defined): boolean => TYPE_KINDS.has(symbol.kind)

/** What the files that write the name have imported it from, or the command of that name that one of them runs. */
async function writtenAs(index: Index, scope: RefScope, name: string, clues: Partial<Clues>): Promise<Meaning> {
  const ids = mayWrite(scope, textNeed(name), clues)
  const paths = (clues.paths ?? []).filter((path) => path.endsWith(`/management/commands/${name}.py`))
  if (ids.length === 0 && paths.length === 0) return NOTHING
  const { files, placed } = await index.read(scope, {
    files: index.filesAmong(ids, {}, { facts: true, links: true, text: true }, { ...PAGE_LIMITS, files: MOST_FILES }),
    placed: index.filesAt(paths, { facts: true }),
  })
  const imported = await led(index, scope, leadsIn(files, name, isImported))
  if (imported.symbols.length > 0 || imported.external)
    return {
      ...imported,
      said: [`Nothing is defined as ${quoted(name)}: this is what is exported or imported under that name.`],
    }
  const running = runningIn([...placed, ...files], name)
  if (running.length === 1) return { symbols: running, said: [COMMAND_SAID] }
  const written = files.filter(({ text }) => writes(text, name)).map(({ path }) => path)
  return { ...NOTHING, written: written.slice(0, MOST_WRITTEN) }
}

const COMMAND_SAID = 'This is what runs the command of that name.'

function writes(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    if (!IN_WORD.test(text[at - 1] ?? '') && !IN_WORD.test(text[at + word.length] ?? '')) return true
  return false
}
const IN_WORD = /[\p{L}\p{N}_-]/u

/** What runs the command of that name. */
function runningIn(files: readonly IndexedFile[], command: string): Defined[] {
  const found = files.flatMap((file) =>
    file.symbols.flatMap((symbol, at) => (symbol.extra?.command === command ? [{ file, symbol, index: at }] : [])),
  )
  return [...new Map(found.map((one) => [one.symbol.id, one])).values()]
}

/** Versions of other generations are named too, and drop out when they are read. */
function mayWrite(scope: RefScope, need: Need, { segments = [], blocks = [] }: Partial<Clues>): Id[] {
  if (need.kind === 'anything') return []
  const postings = postingsOf(blocks, keysOf(need))
  const named = nextCandidates(need, segments, postings, undefined, mostNamed(segments, scope.indexed)).files
  return named.map(({ id }) => id)
}

/**
 * The handlers of a route: in the files that write its path, and in those whose own path says it (`app/users/[id]/route.ts`). If none
 * is written the same way, those whose parameters are written or called otherwise.
 */
async function serving(index: Index, scope: RefScope, route: Route, clues: Partial<Clues>): Promise<Led> {
  const limits = { ...PAGE_LIMITS, files: MOST_WRITING_FILES }
  const pathHas = shapeOf(route.path)
    .filter((part) => !isParameter(part))
    .map(asciiLower)
  if (pathHas.length === 0 && textNeed(route.path).kind === 'anything') return { symbols: [] }
  const { writing, placed } = await index.read(scope, {
    writing: index.filesAmong(mayWrite(scope, textNeed(route.path), clues), {}, { facts: true }, limits),
    placed: index.filesInOrder('', { pathHas }, { facts: true }, { ...limits, scan: MOST_SCANNED_PATHS }),
  })
  const files = new Map([...writing, ...placed].map((file) => [file.path, file])).values()
  const served = [...files].flatMap((file) =>
    file.symbols.flatMap((symbol, at) => {
      const how = serves(symbol.extra?.route, route)
      return how === undefined ? [] : [{ how, of: { file, symbol, index: at } }]
    }),
  )
  const exact = served.filter(({ how }) => how === 'exactly')
  return { symbols: (exact.length > 0 ? exact : served).map(({ of }) => of) }
}

const REGISTERED =
  'No handler says itself that it serves this route: this is what a file registers for the path, or for the end of it, whose beginning was not followed. `find_references` tells where.'

/** What files register for the longest end of a route's path, as far as links lead from there. */
async function registered(index: Index, scope: RefScope, route: Route, clues: Partial<Clues>): Promise<Led> {
  const ids = [...new Set(registeringNeeds(route).flatMap((need) => mayWrite(scope, need, clues)))]
  if (ids.length === 0) return NOTHING
  const opened = (pathHas: readonly string[], files: number) =>
    index.filesAmong(
      ids,
      { notLanguages: DOCUMENTS, pathHas },
      { facts: true, links: true, text: true },
      { ...PAGE_LIMITS, files },
      { worth: ids.map((_, at) => ids.length - at), roles: { test: 0, documentation: 0, generated: 0, data: 0 } },
    )
  const { others, ...told } = await index.read(scope, {
    ...Object.fromEntries(REGISTERING_PATHS.map((part) => [part, opened([part], MOST_TOLD_FILES)])),
    others: opened([], MOST_REGISTERING_FILES),
  })
  const byPath = Object.values(told as Record<string, IndexedFile[]>).flat()
  const files = new Map([...byPath, ...others].map((file) => [file.path, file]))
  const registrations = [...files.values()]
    .filter(({ row }) => row.role !== 'test')
    .flatMap((file) => registrationsIn(file, route))
  const best = greatest(greatest(greatest(registrations, 'segments'), 'known'), 'alike')
  // What was not read may write more of the path.
  const isCut = others.length >= MOST_REGISTERING_FILES
  const isSure = ({ isWhole, path }: Registration) => isWhole || byPath.some((file) => file.path === path)
  if (best.length === 0 || (isCut && !best.every(isSure))) return NOTHING
  const { defining } = await index.read(scope, {
    defining: index.filesDefining({ ids: best.flatMap(({ named }) => named) }, { facts: true }, MOST_FILES),
  })
  const named = best.flatMap((one) => handlerOf(one, defining))
  const called = named.filter((one) => isCalled(one) || isType(one))
  const handlers = called.length > 0 ? called : named
  return { symbols: [...new Map(handlers.map((one) => [one.symbol.id, one])).values()] }
}

const isCalled = ({ symbol }: Defined): boolean => /^(?:function|method)$/.test(symbol.kind)

function greatest(of: readonly Registration[], by: 'segments' | 'known' | 'alike'): readonly Registration[] {
  const most = Math.max(...of.map((one) => one[by]))
  return of.filter((one) => one[by] === most)
}

/** The last that the line names, because what stands before it only lets requests through; of a type, the member that is named with it. */
function handlerOf({ named, members, byMember }: Registration, files: readonly IndexedFile[]): Defined[] {
  const found = named.flatMap((id) => definedIn(files, new Set([id])))
  const called = found.findLast(isCalled)
  if (called && !byMember) return [called]
  const action = found.filter((one) => isCalled(one) && members.includes(one.symbol.name))
  if (byMember && action.length > 0) return action
  const type = found.findLast((one) => isType(one) || one.symbol.kind === 'module')
  const own = type ? membersOf(type.file, type.index) : []
  const member = own.find(({ symbol }) => members.includes(symbol.name))
  if (member || byMember) return member ? [member] : []
  const invoked = own.find(({ symbol }) => symbol.name === '__invoke')
  return invoked ? [invoked] : type ? [type] : found.slice(-1)
}

/** As facts write it: `GET /users`, `GET,POST /login`, `ANY /health`. */
function serves(written: unknown, { method, path }: Route): 'exactly' | 'alike' | undefined {
  const [methods = '', own] = typeof written === 'string' ? written.split(' ') : []
  if (own === undefined || !(methods === 'ANY' || method === 'ANY' || methods.split(',').includes(method)))
    return undefined
  if (withoutSlash(own) === withoutSlash(path)) return 'exactly'
  return shapeOf(own).join('/') === shapeOf(path).join('/') ? 'alike' : undefined
}
const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '')

interface Leads {
  readonly ids: ReadonlySet<Id>
  readonly externals: ReadonlyMap<string, External>
}

const isImported = ({ evidence, use }: Site): boolean => evidence === 'import' || use === 'import'
const isCertain = ({ evidence }: Site): boolean => evidence !== 'ambiguous' && evidence !== 'dynamic'

/** Where uses that are written as the name lead. */
function leadsIn(files: readonly IndexedFile[], name: string, counts: (site: Site) => boolean): Leads {
  const ids = new Set<Id>()
  const externals = new Map<string, External>()
  for (const file of files) {
    const { links } = file
    for (let at = 0; at < links.line.length; at++) {
      if (links.length[at] !== name.length) continue
      const start = links.column[at] as number
      if (!file.line(links.line[at] as number).startsWith(name, start)) continue
      if (!counts(siteAt(links, at))) continue
      for (const of of destinations(links, links.target[at] as number)) {
        if (of.to === 'symbol' && !of.ambiguous) ids.add(of.id)
        if (of.to === 'external' && !of.ambiguous) {
          externals.set(`${of.package} ${of.name}`, { package: of.package, name: of.name })
        }
      }
    }
  }
  return { ids, externals }
}

async function led(index: Index, scope: RefScope, { ids, externals }: Leads): Promise<Led> {
  const [external, other] = externals.values()
  if (ids.size === 0) return { symbols: [], ...(other === undefined ? { external } : {}) }
  const { files } = await index.read(scope, {
    files: index.filesDefining({ ids: [...ids] }, { facts: true, links: true, text: true }, MOST_FILES),
  })
  return { symbols: definedIn(files, ids), external }
}
