/**
 * A route that a query asks for (`GET /users/{id}`): which of the files at hand serve it. What a route is called after the handler
 * hardly says, and where it is registered nearly all other routes are too.
 *
 * In two trips: files that are called after routes, as most that register them are, come with the first, so that the second can open
 * their handlers. Whatever else may register the route comes with the second; its handler is known if it is open anyway.
 */
import type { RefScope } from '../../tenancy/scope.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { mayWrite } from '../naming/may-write.ts'
import {
  DOCUMENTS,
  handlerOf,
  likeliest,
  REGISTERING_PATHS,
  registeredIn,
  servedIn,
} from '../naming/routes/handlers.ts'
import { registeringNeeds } from '../naming/routes/registrations.ts'
import type { Route } from '../naming/symbol-name.ts'
import type { FileFilter, Index, Lookup, PostingsBlock, Segment } from '../ports.ts'
import { type Need, one, textNeed } from '../text-search/needs.ts'
import type { PrintedIn } from './printed.ts'

const PARTS = { facts: true, links: true, text: true }
const LIMITS = { files: 20, bytes: 3_000_000 }
const MOST_SCANNED_PATHS = 20_000
const MOST_HANDLERS = 8
/** Lines of one file that are told. */
const MOST_LINES = 12
const BEFORE = { test: 0, documentation: 0, generated: 0, data: 0 }
/** Where it is registered, if its handler is not at hand. */
const REGISTERED = 0.7

/** In front of it a method, or it is all of the query. */
const WITH_METHOD =
  /(?:^|[\s"'`(])(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) +["'`]?(?:https?:\/\/[^/\s]+)?(\/?[^\s"'`/?]+(?:\/[^\s"'`?]*)?|\/)/
const ALONE = /^(?:https?:\/\/[^/\s]+)?(\/[^\s/?.]+(?:\/[^\s/?.]+)*\/?)(?:\?\S*)?$/

/** A longer path is none of a route. */
const LONGEST_PATH = 300

export function routeIn(query: string): Route | undefined {
  const route = routeWrittenIn(query)
  return route && route.path.length <= LONGEST_PATH ? route : undefined
}

function routeWrittenIn(query: string): Route | undefined {
  const [, method, path] = WITH_METHOD.exec(query) ?? []
  if (method !== undefined && path !== undefined)
    return path.includes('/') ? { method, path: `/${path.replace(/^\/|(?<![),.;:])[),.;:]+$/g, '')}` } : undefined
  const [, alone] = ALONE.exec(query.trim()) ?? []
  return alone === undefined ? undefined : { method: 'ANY', path: alone }
}

/** What files contain that may register it. */
export const needsOf = (route: Route): Need => one([textNeed(route.path), ...registeringNeeds(route)])

/** Files that are called after routes; for the first trip. */
export function registeringFiles(index: Index): Record<string, Lookup<IndexedFile[]>> {
  return Object.fromEntries(
    REGISTERING_PATHS.map((part) => [
      `called after ${part}`,
      index.filesInOrder('', { pathHas: [part], notLanguages: DOCUMENTS }, PARTS, {
        ...LIMITS,
        scan: MOST_SCANNED_PATHS,
      }),
    ]),
  )
}

/** Those files among what the first trip brought. */
export const registeringPaths = (read: Record<string, unknown>): IndexedFile[] =>
  REGISTERING_PATHS.flatMap((part) => (read[`called after ${part}`] ?? []) as IndexedFile[])

/** The handlers that those files name, and whatever else may register the route; for the second trip. */
export function filesOfRoute(
  index: Index,
  scope: RefScope,
  route: Route,
  registering: readonly IndexedFile[],
  clues: { readonly segments: readonly Segment[]; readonly blocks: readonly PostingsBlock[] },
  filter: FileFilter,
): Record<string, Lookup<IndexedFile[]>> {
  const named = [...new Set(likeliest(registeredIn(registering, route)).flatMap((each) => each.named))]
  const ids = mayWrite(scope, needsOf(route), clues)
  const preference = { worth: ids.map((_, at) => ids.length - at), roles: BEFORE }
  return {
    ...(named.length > 0 ? { handlers: index.filesDefining({ ids: named }, PARTS, MOST_HANDLERS) } : {}),
    ...(ids.length > 0
      ? { writing: index.filesAmong(ids, { ...filter, notLanguages: DOCUMENTS }, PARTS, LIMITS, preference) }
      : {}),
  }
}

/** Where the files serve the route: what says so itself, and else what a file registers for it. */
export function servingIn(route: Route, files: readonly IndexedFile[], registering: readonly IndexedFile[]): PrintedIn {
  const found = new Map<string, { share: number; lines: number[] }>()
  const add = (path: string, line: number, share: number): void => {
    const own = found.get(path)
    if (own && own.share >= share) {
      if (own.lines.length < MOST_LINES) own.lines.push(line)
    } else found.set(path, { share, lines: [line] })
  }
  const { symbols } = servedIn(files, route)
  for (const { file, symbol } of symbols) add(file.path, symbol.start, 1)
  if (symbols.length > 0) return found
  const all = [...new Map([...registering, ...files].map((file) => [file.path, file])).values()]
  for (const registration of likeliest(registeredIn(all, route))) {
    const handlers = handlerOf(registration, files)
    for (const { file, symbol } of handlers) add(file.path, symbol.start, 1)
    if (handlers.length === 0) add(registration.path, registration.line, REGISTERED)
  }
  return found
}
