/**
 * Names under which nothing is defined and that still have a meaning: a name that something is exported or imported as
 * (`export { Hono as HonoBase }`, `import numpy as np`), a member that a type has from its bases (`ModelForm.is_valid`), and
 * the route that a handler serves (`GET /users`).
 *
 * Looked for only when no definition has the name, so an ordinary question pays nothing. The links say what such a name
 * means; one that leads to several things is ambiguous, like any other.
 */
import type { Id } from '../contract/ids.ts'
import { TYPE_KINDS } from '../contract/symbols.ts'
import type { RefScope } from '../tenancy/scope.ts'
import type { External } from './answer.ts'
import { directoryOf } from './directory.ts'
import { Failure } from './failure.ts'
import { type IndexedFile, membersOf } from './indexed-file.ts'
import { bareType } from './members-outside.ts'
import { bit, destinations, type Site, siteAt } from './occurrences.ts'
import {
  type Edge,
  type Index,
  type Lookup,
  PAGE_LIMITS,
  type Parts,
  type PostingsBlock,
  type Segment,
} from './ports.ts'
import {
  candidates,
  type Defined,
  idsOf,
  MOST_NEAR_NAMES,
  matching,
  NotDefined,
  nearest,
  type SymbolQuery,
  sameThing,
  startOf,
} from './resolve.ts'
import { nameOfIds, parseSymbolName, type Route } from './symbol-name.ts'
import { textNeed } from './text-search/needs.ts'
import { keysOf, mostNamed, nextCandidates, postingsOf } from './text-search/postings.ts'
import { embeddedIn } from './types.ts'

/** Files whose links are read for what a name means in them: any that imports it says so. */
const MOST_FILES = 16
/** Files that write a route's path; only their facts are read. */
const MOST_WRITING_FILES = 64
const MOST_BASES = 60
const INHERITS = bit('extends') | bit('implements')
const UPWARDS = { uses: INHERITS, depth: 5, cap: 400 }

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
      if (!meant.external) throw thrown
      const { code, message } = thrown
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

/** What is read about a name together with the names similar to it, so that an unknown one costs no further round trip. */
export interface Clues {
  readonly segments: readonly Segment[]
  readonly blocks: readonly PostingsBlock[]
  /** Files that define the type that the name has around it. */
  readonly types: readonly IndexedFile[]
  readonly edges: readonly Edge[]
}
type ClueLookups = { [K in keyof Clues]?: Lookup<Clues[K]> }

/** What nothing is called, and something is exported or imported as; if nothing is, names that are spelled nearly so. */
export async function exportedAs(
  index: Index,
  scope: RefScope,
  query: SymbolQuery,
): Promise<Meaning & { readonly near?: readonly string[] }> {
  if (query.name.containers.length > 0 || query.name.id !== undefined) return NOTHING
  const last = query.name.names.at(-1) ?? ''
  const { alike, ...clues } = await index.read(scope, {
    ...cluesTo(index, query),
    alike: index.namesLike(last, MOST_NEAR_NAMES),
  })
  const meaning = await meaningOf(index, scope, { query, clues })
  return { ...meaning, near: meaning.symbols.length > 0 ? [] : nearest(last, alike) }
}

/** What may be known under another name: the type around the name, or the name itself. */
const aliasIn = ({ name }: SymbolQuery): string => name.route?.path ?? name.containers.at(-1) ?? name.names.at(-1) ?? ''

export function cluesTo(index: Index, query: SymbolQuery): ClueLookups {
  if (query.path !== undefined || query.line !== undefined || query.name.id !== undefined) return {}
  const need = textNeed(aliasIn(query))
  const start = startOf(typeAround(query))
  return {
    ...(need.kind === 'anything' ? {} : { segments: index.segments(), blocks: index.postings([...keysOf(need)]) }),
    ...(query.name.containers.length === 0
      ? {}
      : {
          types: index.filesDefining(start, { facts: true, links: true, text: true }, MOST_FILES),
          edges: index.edgesOutOf(start, UPWARDS),
        }),
  } as ClueLookups
}

const typeAround = ({ name }: SymbolQuery): SymbolQuery => ({ name: parseSymbolName(name.containers.join('.')) })

interface Meaning {
  readonly symbols: readonly Defined[]
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
  if (name.route) return { ...(await serving(index, scope, name.route, clues)), said: [] }
  const last = name.names.at(-1) ?? ''
  if (path !== undefined) {
    const { file } = await index.read(scope, { file: index.fileAt(path, { facts: true, links: true, text: true }) })
    const said = [`${quoted(last)} is not defined in that file: this is what it refers to there.`]
    return file ? { ...(await led(index, scope, leadsIn([file], last, isCertain))), said } : NOTHING
  }
  const type = name.containers.at(-1)
  if (type === undefined) {
    const said = [`Nothing is defined as ${quoted(last)}: this is what is exported or imported under that name.`]
    return { ...(await importedAs(index, scope, last, clues)), said }
  }
  const types = matching(typeAround(query), clues.types ?? []).filter(isType)
  const inherited = [
    `${quoted(name.text)} is not declared there: this is the member that ${quoted(type)} has from a base.`,
  ]
  if (types.length > 0) return { ...(await memberOf(index, scope, types, clues.edges ?? [], last)), said: inherited }
  const imported = await importedAs(index, scope, type, clues)
  const other = imported.symbols.filter(isType)
  // With further containers, a type of that name from outside may be the one that is meant.
  if (other.length === 0 || (name.containers.length > 1 && imported.external)) return NOTHING
  const up = await index.read(scope, { edges: index.edgesOutOf({ ids: idsOf(other) }, UPWARDS) })
  const alias = [
    `The member of what is imported or exported as ${quoted(type)}, which is defined under another path or name.`,
  ]
  return { ...(await memberOf(index, scope, other, up.edges, last)), said: alias }
}

const quoted = (name: string): string => JSON.stringify(name.slice(0, 100))
const isInterface = ({ symbol }: Defined): boolean => symbol.kind === 'interface'
const isType = ({ symbol }: Defined): boolean => TYPE_KINDS.has(symbol.kind)

/** What the files that write the name have imported it from. */
async function importedAs(index: Index, scope: RefScope, name: string, clues: Partial<Clues>): Promise<Led> {
  const files = await filesWriting(index, scope, name, clues, { facts: true, links: true, text: true }, MOST_FILES)
  return await led(index, scope, leadsIn(files, name, isImported))
}

/** At most `most` of the files that may write it. Versions of other generations are named too, and drop out. */
async function filesWriting(
  index: Index,
  scope: RefScope,
  text: string,
  { segments = [], blocks = [] }: Partial<Clues>,
  parts: Parts,
  most: number,
): Promise<IndexedFile[]> {
  const need = textNeed(text)
  if (need.kind === 'anything') return []
  const postings = postingsOf(blocks, keysOf(need))
  const named = nextCandidates(need, segments, postings, undefined, mostNamed(segments, scope.indexed)).files
  if (named.length === 0) return []
  const ids = named.map(({ id }) => id)
  const limits = { ...PAGE_LIMITS, files: most }
  const { files } = await index.read(scope, { files: index.filesAmong(ids, {}, parts, limits) })
  return files
}

/** The handlers of a route, in the files that write its path. */
async function serving(index: Index, scope: RefScope, route: Route, clues: Partial<Clues>): Promise<Led> {
  const files = await filesWriting(index, scope, route.path, clues, { facts: true }, MOST_WRITING_FILES)
  return {
    symbols: files.flatMap((file) =>
      file.symbols.flatMap((symbol, at) => (serves(symbol.extra?.route, route) ? [{ file, symbol, index: at }] : [])),
    ),
  }
}

/** As facts write it: `GET /users`, `GET,POST /login`, `ANY /health`. */
function serves(written: unknown, { method, path }: Route): boolean {
  const [methods = '', own] = typeof written === 'string' ? written.split(' ') : []
  if (own === undefined || withoutSlash(own) !== withoutSlash(path)) return false
  return methods === 'ANY' || method === 'ANY' || methods.split(',').includes(method)
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

function definedIn(files: readonly IndexedFile[], ids: ReadonlySet<Id>): Defined[] {
  return [...ids].flatMap((id) => {
    for (const file of files) {
      const at = file.indexOf(id)
      const symbol = file.symbol(at)
      if (symbol) return [{ file, symbol, index: at }]
    }
    return []
  })
}

/** The members of that name in the nearest base with one, the types themselves first. */
async function memberOf(
  index: Index,
  scope: RefScope,
  types: readonly Defined[],
  edges: readonly Edge[],
  name: string,
): Promise<Led> {
  const levels = basesOf(types, edges)
  const ids = [...new Set(levels.flat())].slice(0, MOST_BASES)
  const { bases, named } = await index.read(scope, {
    bases: index.filesDefining({ ids }, { facts: true }, MOST_BASES),
    // A language that declares methods outside their types has them in further files.
    named: index.filesDefining({ names: [name] }, { facts: true }, MOST_FILES),
  })
  const here = [
    ...new Map([...types.map(({ file }) => file), ...bases, ...named].map((file) => [file.path, file])).values(),
  ]
  for (const level of levels) {
    const holders = definedIn(here, new Set(level))
    const members = (of: readonly Defined[]) => of.flatMap((holder) => membersNamed(holder, here, name))
    // What an interface only declares is defined by whatever else the type has it from.
    const [bodies, promises] = [
      members(holders.filter((one) => !isInterface(one))),
      members(holders.filter(isInterface)),
    ]
    if (bodies.length > 0 || promises.length > 0) return { symbols: bodies.length > 0 ? bodies : promises }
  }
  return NOTHING
}

/** The types, then their bases level by level. */
function basesOf(types: readonly Defined[], edges: readonly Edge[]): Id[][] {
  const levels: Id[][] = [idsOf(types)]
  const seen = new Set(levels.flat())
  for (const type of types) for (const id of embeddedIn(type)) if (!seen.has(id)) levels[1] = [...(levels[1] ?? []), id]
  for (const id of levels[1] ?? []) seen.add(id)
  for (let depth = 0; depth < levels.length; depth++) {
    const next = edges.flatMap(({ source, target }) =>
      levels[depth]?.includes(source) && !seen.has(target) ? [target] : [],
    )
    for (const id of next) seen.add(id)
    const level = [...new Set([...(levels[depth + 1] ?? []), ...next])]
    if (level.length > 0) levels[depth + 1] = level
  }
  return levels
}

function membersNamed(holder: Defined, files: readonly IndexedFile[], name: string): Defined[] {
  const inside = membersOf(holder.file, holder.index).filter(({ symbol }) => symbol.name === name)
  if (inside.length > 0) return inside
  const folder = directoryOf(holder.file.path)
  return files
    .filter((file) => directoryOf(file.path) === folder && file.columns.hasReceivers)
    .flatMap((file) =>
      matching({ name: { text: name, names: [name, name], containers: [holder.symbol.name] } }, [file]),
    )
    .filter(({ symbol }) => symbol.name === name && bareType(symbol.receiver ?? '') === holder.symbol.name)
}
