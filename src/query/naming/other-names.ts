/**
 * Names under which nothing is defined and that still have a meaning: a name that something is exported or imported as
 * (`export { Hono as HonoBase }`, `import numpy as np`), a member that a type has from its bases (`ModelForm.is_valid`),
 * the route that a handler serves (`GET /users`), a command (`cache:clear`), and a line of a file (`src/app.ts:12`).
 *
 * Looked for only when no definition has the name, so an ordinary question pays nothing. The links say what such a name
 * means; one that leads to several things is ambiguous, like any other.
 */
import type { Id } from '../../contract/ids.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { External } from '../answers/answer.ts'
import { Failure } from '../failure.ts'
import { type IndexedFile, membersOf, symbolsThat } from '../indexed/indexed-file.ts'
import { destinations, type Site, siteAt } from '../indexed/occurrences.ts'
import { type Index, PAGE_LIMITS } from '../ports.ts'
import { all, one as either, type Need, textNeed } from '../text-search/needs.ts'
import { keysOf } from '../text-search/postings.ts'
import { type Clues, cluesTo, MOST_FILES, typeAround, UPWARDS } from './clues.ts'
import { inheritedMembers } from './inherited.ts'
import { MOST_WRITING_FILES, mayWrite } from './may-write.ts'
import { nearestNames } from './near-names.ts'
import { NotDefined } from './not-defined.ts'
import {
  candidates,
  type Defined,
  definedIn,
  eachOnce,
  idsOf,
  isType,
  MOST_NEAR_NAMES,
  matching,
  ofArity,
  type SymbolQuery,
  sameThing,
} from './resolve.ts'
import { handlersOf } from './routes/handlers.ts'
import { nameOfIds, type Place, type SymbolName } from './symbol-name.ts'

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
    const running = isUnfound(thrown) ? await commandCalled(index, scope, query) : []
    if (running.length > 0) return { found: await ask({ name: one(query, running) }), said: [saidOf(running)] }
    if (
      !(thrown instanceof NotDefined) ||
      thrown.query.name !== query.name ||
      query.line !== undefined ||
      query.name.id !== undefined
    )
      throw thrown
    const meaning = await meaningOf(index, scope, thrown)
    const meant = { ...meaning, symbols: ofArity(query.name.arity, meaning.symbols) }
    if (meant.external && meant.symbols.length === 0 && outside)
      return { found: outside(meant.external), said: meant.said }
    if (meant.symbols.length === 0) {
      const { code, message } = thrown
      if (meant.external)
        throw new Failure(code, message, {
          hint: 'It is imported from outside the repository: see `details.external`.',
          details: { external: meant.external },
        })
      if (meant.places?.length)
        throw new Failure(
          code,
          `${quoted(query.name.text)} is a route ${meant.isAction ? 'of whose action no method was found' : 'whose handler has no name'}.`,
          { hint: meant.isAction ? UNSEEN : IN_PLACE, details: { registered_at: meant.places } },
        )
      if (!meant.written?.length || !isUnknown(thrown)) throw thrown
      throw new Failure(code, message, { hint: WRITTEN, details: { ...thrown.details, written_in: meant.written } })
    }
    return { found: await ask({ name: one(query, meant.symbols) }), said: meant.said }
  }
}

const isUnfound = (thrown: unknown): boolean =>
  thrown instanceof Failure && (thrown.code === 'symbol_not_found' || thrown.code === 'ambiguous_symbol')

/** The name of what is meant; a failure with the candidates if that is several. */
function one({ name: { text } }: SymbolQuery, meant: readonly Defined[]): SymbolName {
  if (sameThing(meant)) return nameOfIds(text, idsOf(meant) as [Id, ...Id[]])
  throw new Failure('ambiguous_symbol', `${JSON.stringify(text)} stands for several symbols of this ref.`, {
    details: { candidates: candidates(meant) },
  })
}

/** `cache:clear`, as a console names it; of a language's names few look like it. */
const COMMAND = /^[a-z][\w-]*(?::[a-z][\w-]*)+$/
/** `history list`, as it is typed, maybe with the program in front. */
const TYPED = /^[a-z][\w-]*(?: +[a-z][\w-]*){1,4}$/

/** What runs the command of that name, among the files that write it. */
async function commandCalled(index: Index, scope: RefScope, query: SymbolQuery): Promise<Defined[]> {
  const { text } = query.name
  const isTyped = TYPED.test(text)
  if (!(isTyped || COMMAND.test(text)) || query.path !== undefined || query.line !== undefined) return []
  const words = text.split(/ +/)
  const command = words.at(-1) as string
  const needs = isTyped ? typedNeeds(words) : [textNeed(text)]
  const keys = new Set(needs.flatMap((need) => [...keysOf(need)]))
  const clues = await index.read(scope, { segments: index.segments(), blocks: index.postings([...keys]) })
  const ids = [...new Set(needs.flatMap((need) => mayWrite(scope, need, clues)))]
  if (ids.length === 0) return []
  const { files } = await index.read(scope, {
    files: index.filesAmong(
      ids,
      {},
      { facts: true },
      { ...PAGE_LIMITS, files: MOST_WRITING_FILES },
      { worth: ids.map((_, at) => ids.length - at), roles: { test: 0, documentation: 0, generated: 0, data: 0 } },
    ),
  })
  return isTyped ? withWords(runningIn(files, command), words.slice(0, -1)) : runningIn(files, command)
}

/**
 * Files that declare commands say that word, and the command's name: most as a text, for clap as that of a variant (`DrainAll`). Those
 * that have the word in front too come first.
 */
function typedNeeds(words: readonly string[]): Need[] {
  const [before, command] = words.slice(-2) as [string, string]
  const own = either([textNeed(command), textNeed(command.replaceAll('-', ''))])
  const texts = [`"${command}`, `'${command}`].map((text) => textNeed(text))
  const written = all([textNeed('command'), either(texts)])
  const derived = all([textNeed('Subcommand'), own])
  const around = [written, derived].map((need) => all([need, textNeed(before)]))
  return [...around, written, derived, all([textNeed('command'), own])]
}

/** Those in whose place the words in front stand, the nearest first; all, if none does. */
function withWords(found: readonly Defined[], before: readonly string[]): Defined[] {
  let left = [...found]
  for (const word of before.toReversed()) {
    const placed = left.filter(({ file, symbol }) => wordsOf(`${file.path} ${symbol.qualified ?? ''}`).has(word))
    if (placed.length > 0) left = placed
  }
  return left
}
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().split(/[^\w-]+|_/))

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

const IN_PLACE =
  'It is a function that is written where the route is registered: see `details.registered_at`, and `open_at` for its code.'
const UNSEEN =
  'It is registered at `details.registered_at`: its action is inherited, or no more than a view, or of a controller that is not in this repository.'

/** Whether nothing more is known than similar names. */
const isUnknown = ({ code, details = {} }: Failure): boolean =>
  code === 'symbol_not_found' && 'near' in details && !('package' in details)

interface Meaning {
  readonly symbols: readonly Defined[]
  /** Paths of files that write the name. */
  readonly written?: readonly string[]
  /** Where something without a name is that is meant. */
  readonly places?: readonly Place[]
  /** What is registered there is an action, of which no method was found. */
  readonly isAction?: true
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
  if (name.route) return await handlersOf(index, scope, name.route, clues)
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
  const there = symbolsThat(file, (symbol) => symbol.line === line)
  // A class with its fields on one line is the class.
  const own = there.filter(({ symbol }) => !there.some(({ index: at }) => at === symbol.parent))
  if (own.length > 0) return { symbols: own, said: [] }
  const around = symbolsThat(file, ({ start, end }) => start <= line && line <= end).at(-1)
  return around ? { symbols: [around], said: ['Nothing is defined at that line: this is what it is in.'] } : NOTHING
}

const quoted = (name: string): string => JSON.stringify(name.slice(0, 100))

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
  if (running.length > 0) return { symbols: running, said: [saidOf(running)] }
  const written = files.filter(({ text }) => writes(text, name)).map(({ path }) => path)
  return { ...NOTHING, written: written.slice(0, MOST_WRITTEN) }
}

const COMMAND_SAID = 'This is what runs the command of that name.'
const DECLARED_SAID =
  'This is what declares the command of that name: `find_references` leads to the code that is run for it.'
const saidOf = (running: readonly Defined[]): string =>
  running.every(({ symbol }) => symbol.kind === 'enum_member') ? DECLARED_SAID : COMMAND_SAID

function writes(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    if (!IN_WORD.test(text[at - 1] ?? '') && !IN_WORD.test(text[at + word.length] ?? '')) return true
  return false
}
const IN_WORD = /[\p{L}\p{N}_-]/u

/** What runs the command of that name. */
function runningIn(files: readonly IndexedFile[], command: string): Defined[] {
  return eachOnce(files.flatMap((file) => symbolsThat(file, ({ extra }) => extra?.command === command)))
}

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
