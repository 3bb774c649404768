/**
 * The handlers of a route (`GET /users`): those that say themselves what they serve, by their facts, and else what other files
 * register for the path.
 */
import type { RefScope } from '../../../tenancy/scope.ts'
import { FUNCTION_KINDS } from '../../indexed/handed-on.ts'
import { type IndexedFile, membersOf } from '../../indexed/indexed-file.ts'
import { type Index, PAGE_LIMITS } from '../../ports.ts'
import { asciiLower, textNeed } from '../../text-search/needs.ts'
import { type Clues, MOST_FILES } from '../clues.ts'
import { MOST_WRITING_FILES, mayWrite } from '../may-write.ts'
import { type Defined, definedIn, eachOnce, isType } from '../resolve.ts'
import type { Route } from '../symbol-name.ts'
import { type Registration, registeringNeeds, registrationsIn, wordsNeed } from './registrations.ts'
import { askedShape, isParameter, isUsual, shapeOf } from './shapes.ts'

/** Files that may register a route; their links and texts are read, those of documents left out. */
const MOST_REGISTERING_FILES = 60
const MOST_TOLD_FILES = 20
const MOST_PLACES = 5
/** Files that register routes and little else are called after it: `routes/api.php`, `urls.py`, `router.ex`, `UserEndpoint.java`. */
export const REGISTERING_PATHS = ['rout', 'urls', 'endpoint']
export const DOCUMENTS = [
  'markdown',
  'json',
  'yaml',
  'html',
  'css',
  'scss',
  'text',
  'xml',
  'svg',
  'restructuredtext',
  'sql',
]
/** Paths that are looked through for a route's. */
const MOST_SCANNED_PATHS = 20_000

interface Handlers {
  readonly symbols: readonly Defined[]
  readonly said: readonly string[]
  /** Where handlers without a name are registered. */
  readonly places?: readonly { readonly path: string; readonly line: number }[]
  /** What is registered there is an action by its name, of which no method was found. */
  readonly isAction?: true
}

export async function handlersOf(
  index: Index,
  scope: RefScope,
  route: Route,
  clues: Partial<Clues>,
): Promise<Handlers> {
  const { symbols, how } = await serving(index, scope, route, clues)
  if (symbols.length > 0) return { symbols, said: how === 'ending' ? [ENDING] : [] }
  return registered(index, scope, route, clues)
}

const ENDING =
  'The handler says only the end of this path: what is in front of it, as a prefix of the whole application, was not followed.'

/** How a handler's own route is the one that is asked for, closest first. */
const CLOSENESS = ['exactly', 'alike', 'ending'] as const
type Closeness = (typeof CLOSENESS)[number]

/**
 * The handlers of a route: in the files that write its path, also in parts (`@Controller('users')`, `@Get(':id')`), and in those whose own
 * path says it (`app/users/[id]/route.ts`). If none is written the same way, those whose parameters are written or called otherwise, and
 * else those that lack a usual beginning.
 */
async function serving(
  index: Index,
  scope: RefScope,
  route: Route,
  clues: Partial<Clues>,
): Promise<{ symbols: readonly Defined[]; how?: Closeness }> {
  const limits = { ...PAGE_LIMITS, files: MOST_WRITING_FILES }
  const pathHas = shapeOf(route.path)
    .filter((part) => !isParameter(part))
    .map(asciiLower)
  if (pathHas.length === 0 && textNeed(route.path).kind === 'anything') return { symbols: [] }
  const { writing, parts, placed } = await index.read(scope, {
    writing: index.filesAmong(mayWrite(scope, textNeed(route.path), clues), {}, { facts: true }, limits),
    parts: index.filesAmong(
      mayWrite(scope, wordsNeed(route), clues),
      { notLanguages: DOCUMENTS },
      { facts: true },
      limits,
    ),
    placed: index.filesInOrder('', { pathHas }, { facts: true }, { ...limits, scan: MOST_SCANNED_PATHS }),
  })
  return servedIn([...new Map([...writing, ...parts, ...placed].map((file) => [file.path, file])).values()], route)
}

/** The handlers among these files that say themselves that they serve the route, those that say so most closely. */
export function servedIn(
  files: readonly IndexedFile[],
  route: Route,
): { symbols: readonly Defined[]; how?: Closeness } {
  const served = files.flatMap((file) =>
    file.symbols.flatMap((symbol, at) => {
      const how = serves(symbol.extra?.route, route)
      return how === undefined ? [] : [{ how, of: { file, symbol, index: at } }]
    }),
  )
  const how = CLOSENESS.find((one) => served.some((other) => other.how === one))
  return {
    symbols: served.filter((one) => one.how === how).map(({ of }) => of),
    ...(how === undefined ? {} : { how }),
  }
}

const REGISTERED =
  'No handler says itself that it serves this route: this is what a file registers for the path, or for the end of it, whose beginning was not followed. `find_references` tells where.'

const ROUTED = 'This is what the routes of the application lead to for this path: `find_references` tells where.'

const WRITTEN_IN =
  'The handler of this route has no name: this is the function in which it is written, where a file registers the path or the end of it.'

/** What files register for the longest end of a route's path, as far as links lead from there. */
async function registered(index: Index, scope: RefScope, route: Route, clues: Partial<Clues>): Promise<Handlers> {
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
  const best = likeliest(registeredIn([...files.values()], route))
  // What was not read may write more of the path.
  const isCut = others.length >= MOST_REGISTERING_FILES
  const isSure = ({ isWhole, path }: Registration) => isWhole || byPath.some((file) => file.path === path)
  if (best.length === 0 || (isCut && !best.every(isSure))) return NOTHING
  const named = best.filter((one) => one.named.length > 0)
  const unnamed: Handlers = {
    ...NOTHING,
    places: best.slice(0, MOST_PLACES).map(({ path, line }) => ({ path, line })),
    ...(best.every((one) => one.isFollowed) ? { isAction: true } : {}),
  }
  if (named.length === 0) return unnamed
  const { defining } = await index.read(scope, {
    defining: index.filesDefining({ ids: named.flatMap((one) => one.named) }, { facts: true }, MOST_FILES),
  })
  const found = named.flatMap((one) => handlerOf(one, defining))
  const called = found.filter((one) => isCalled(one) || isType(one))
  const symbols = eachOnce(called.length > 0 ? called : found)
  if (symbols.length === 0 && unnamed.isAction) return unnamed
  const how = named.every((one) => one.isFollowed && one.isWhole) ? ROUTED : REGISTERED
  return { symbols, said: [named.every((one) => one.isInline) ? WRITTEN_IN : how] }
}

export const registeredIn = (files: readonly IndexedFile[], route: Route): Registration[] =>
  files
    .filter(({ row }) => row.role !== 'test' && row.role !== 'documentation')
    .flatMap((file) => registrationsIn(file, route))

/** Those that write most of the path, and know most of the rest. */
export const likeliest = (registrations: readonly Registration[]): readonly Registration[] =>
  greatest(greatest(greatest(registrations, 'segments'), 'known'), 'alike')

const NOTHING: Handlers = { symbols: [], said: [] }

const isCalled = ({ symbol }: Defined): boolean => FUNCTION_KINDS.includes(symbol.kind)

function greatest(of: readonly Registration[], by: 'segments' | 'known' | 'alike'): readonly Registration[] {
  const most = of.reduce((sum, one) => Math.max(sum, one[by]), 0)
  return of.filter((one) => one[by] === most)
}

/** The last that the line names, because what stands before it only lets requests through; of a type, the member that is named with it. */
export function handlerOf({ named, members, byMember }: Registration, files: readonly IndexedFile[]): Defined[] {
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
function serves(written: unknown, route: Route): Closeness | undefined {
  const { method, path } = route
  const [methods = '', own] = typeof written === 'string' ? written.split(' ') : []
  if (own === undefined || !(methods === 'ANY' || method === 'ANY' || methods.split(',').includes(method)))
    return undefined
  if (withoutSlash(own) === withoutSlash(path)) return 'exactly'
  // Some frameworks make no difference between capital and small letters.
  const shape = shapeOf(asciiLower(own))
  if (shape.join('/') === shapeOf(asciiLower(path)).join('/')) return 'alike'
  const asked = askedShape(route).map(asciiLower)
  const front = asked.length - shape.length
  if (front < 0 || shape.every(isParameter) || shape.some((segment, at) => segment !== asked[front + at]))
    return undefined
  if (front === 0) return 'alike'
  return asked.slice(0, front).every((segment) => isUsual(segment) && !isParameter(segment)) ? 'ending' : undefined
}
const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '')
