/**
 * Handlers of a route that another file registers: `Route::put('songs', [SongController::class, 'update'])`,
 * `path("ping/<uuid:code>", views.ping)`, `router.post('/users', auth, create)`, `get "/users", UserController, :index`,
 * `resources :users`.
 *
 * What such a line writes is often only the end of the path, because a prefix is added where the file is included. So what is asked for
 * must end with it, and the file must know the rest as well.
 */
import type { Id } from '../../../contract/ids.ts'
import { FUNCTION_KINDS } from '../../indexed/handed-on.ts'
import type { IndexedFile } from '../../indexed/indexed-file.ts'
import { destinations, onLine, siteAt } from '../../indexed/occurrences.ts'
import { all, type Need, one, textNeed } from '../../text-search/needs.ts'
import type { Route } from '../symbol-name.ts'
import { RouteGroups } from './groups.ts'
import { isRailsRoutes, railsRoutes } from './rails-routes.ts'
import {
  actionsOfViewSet,
  inComment,
  isCombined,
  isHandled,
  isInline,
  isMethod,
  isNamedAfterMethod,
  isResource,
  isViewSet,
  mayRegister,
  membersOfResource,
  takesMethod,
  takesMethodBefore,
  verbAround,
} from './registering-calls.ts'
import { chainBehind, handlingBehind, LONGEST_LINE, type Statement, statementBehind } from './registering-statements.ts'
import { askedShape, isParameter, isUsual, shapeOf } from './shapes.ts'

export interface Registration {
  readonly path: string
  readonly line: number
  /** How many segments of the route it writes, with the blocks around it that are followed, and whether those are all. */
  readonly segments: number
  readonly isWhole: boolean
  /** The blocks around it were followed, so that nothing is in front of it but what includes the file. */
  readonly isFollowed?: true
  /** How many of those in front of them are elsewhere in the file. */
  readonly known: number
  /** How many it writes as the caller does: `<uuid:code>` is not `<sha1:key>`. */
  readonly alike: number
  /** What it names behind the path, in order: the last one handles the request, those before stand in front of it. */
  readonly named: readonly Id[]
  /** The handler is a function without a name. `named` is then the function that it is written in, if it is in one. */
  readonly isInline: boolean
  /** Words behind the path that may name a member of the last type: `:index`, `'update'`. */
  readonly members: readonly string[]
  /** Whether one of `members` must be it. */
  readonly byMember: boolean
}

/** Lines from the path to the beginning of a handler that is written in place. */
const LONGEST_HEAD = 12
/** Texts of one file that end the route: a file with more was written by a program. */
const MOST_TRIED = 1000
/** In front of a path. */
const FRONT_CHARACTERS = 300
const LITERAL = /(['"`])((?:(?!\1)[^\\\n]){0,200})\1|(?<![\w:]):(\w{1,200})/g
export function registrationsIn(file: IndexedFile, route: Route): Registration[] {
  if (file.row.language === 'ruby' && isRailsRoutes(file.path, file.text)) return registeredInRails(file, route)
  const asked = askedShape(route)
  const last = lastLiteral(route)
  // Also what a group has in front stands somewhere in the file.
  if (last === undefined || !file.text.includes(last)) return []
  const found: Registration[] = []
  const groups = new RouteGroups()
  const isIn = knownIn(file)
  const effort = { left: MOST_TRIED }
  for (let number = 1; number <= file.lineCount; number++) {
    const line = file.line(number)
    if (line.length > LONGEST_LINE) continue
    const prefix = groups.before(line)
    if (groups.pass(line)) continue
    if (!line.includes(last) && !prefix.includes(last)) continue
    for (const literal of line.matchAll(LITERAL)) {
      if (effort.left <= 0) return found
      const { index } = literal
      const front = line.slice(0, index)
      if (inComment(front)) continue
      const before = `${number > 1 ? file.line(number - 1) : ''}\n${front}`.slice(-FRONT_CHARACTERS)
      const [all, , quoted, named = ''] = literal
      // `resources :users`
      if (quoted === undefined && !isResource(before)) continue
      const place = { line: number, start: index, column: index + all.length }
      const one = registeredAt(file, route, {
        asked,
        last,
        before,
        prefix,
        literal: quoted ?? named,
        place,
        isIn,
        effort,
      })
      if (one) found.push(...one)
    }
  }
  return found
}

interface Written {
  readonly asked: readonly string[]
  readonly last: string
  readonly before: string
  /** The path of the groups around it. */
  readonly prefix: string
  readonly literal: string
  readonly place: { readonly line: number; readonly start: number; readonly column: number }
  readonly isIn: (segment: string) => boolean
  readonly effort: { left: number }
}

type About = Omit<Registration, 'named' | 'isInline' | 'members' | 'byMember'>
type Kind = 'resource' | 'view set' | 'route'

/** What a call with this path registers; one for each method that has a handler of its own. */
function registeredAt(file: IndexedFile, route: Route, written: Written): Registration[] | undefined {
  const { before, place } = written
  const kind: Kind = isResource(before) ? 'resource' : isViewSet(before) ? 'view set' : 'route'
  const isOne = kind !== 'route' && written.asked.at(-1) === '*'
  const about = aboutPath(file, route, written, isOne)
  if (about === undefined) return undefined
  const path = written.prefix === '' ? written.literal : `/${written.literal}`
  if (kind === 'route' && !(mayRegister(before, path, route) && takesMethodBefore(before, route))) return undefined
  const statement = statementBehind(file, place.line, place.column)
  if (statement === undefined) {
    const head = [...file.linesBetween(place.line, place.line + LONGEST_HEAD)].join('\n').slice(place.column)
    return isNamedAfterMethod(before, route) && isInline(head) ? [inPlace(file, about)] : undefined
  }
  const isAlone = statement.text.trim() === '' || isCombined(before)
  const behind = isAlone ? (handlingBehind(file, statement) ?? statement) : statement
  const chain = chainBehind(file, behind)
  if (isHandled(chain) || !takesMethod(behind.text, chain, route)) return undefined
  const told = kind === 'view set' ? actionsOfViewSet(route, isOne) : actionsIn(behind.text, route)
  const served = kind === 'resource' ? membersOfResource(`${behind.text}${chain}`, route, isOne) : told
  if (served?.length === 0) return undefined
  if (isInline(behind.text)) return [inPlace(file, about)]
  const members = served ?? membersIn(behind.text)
  return namedIn(file, behind, route, told !== undefined).map((named) => ({
    ...about,
    named,
    isInline: false,
    members,
    byMember: kind === 'resource',
  }))
}

/** How the path is the end of the one that is asked for; undefined if it is not. `isOne`: a parameter follows that is not written. */
function aboutPath(file: IndexedFile, route: Route, written: Written, isOne: boolean): About | undefined {
  const { asked, last, prefix, literal, place, isIn, effort } = written
  const { verb, shape: own } = writtenShape(literal)
  if (verb !== undefined && !isMethod(verb, route)) return undefined
  const shape = [...shapeOf(prefix), ...own, ...(isOne ? ['*'] : [])]
  const front = asked.slice(0, asked.length - shape.length)
  if (!endsWith(asked, shape, last)) return undefined
  effort.left--
  if (!front.every((segment) => isUsual(segment) || isIn(segment))) return undefined
  return {
    path: file.path,
    line: place.line,
    segments: shape.length,
    isWhole: front.length === 0,
    known: front.filter(isIn).length,
    alike: alikeIn(`${prefix}/${literal}`, route),
  }
}

/** A handler that is a function without a name. */
function inPlace(file: IndexedFile, about: About): Registration {
  const around = functionAround(file, about.line)
  return { ...about, named: around === undefined ? [] : [around], isInline: true, members: [], byMember: false }
}

/** The innermost function that a line is in. */
function functionAround(file: IndexedFile, line: number): Id | undefined {
  const around = file.symbols.filter(
    ({ kind, start, end }) => FUNCTION_KINDS.includes(kind) && start <= line && line <= end,
  )
  return around.reduce((best, one) => (best && best.start >= one.start ? best : one), around[0])?.id
}

/** What the routes of a Rails application lead to. */
function registeredInRails(file: IndexedFile, route: Route): Registration[] {
  const asked = askedShape({ ...route, path: withoutFormat(route.path) })
  const last = asked.findLast((segment) => !isParameter(segment))
  if (last === undefined) return []
  const isIn = knownIn(file)
  return railsRoutes(file.text).flatMap(({ methods, path, action, at }): Registration[] => {
    if (methods.length > 0 && !methods.some((verb) => isMethod(verb, route))) return []
    const shape = shapeOf(withoutFormat(path))
    const front = asked.slice(0, asked.length - shape.length)
    if (!endsWith(asked, shape, last) || !front.every((segment) => isUsual(segment) || isIn(segment))) return []
    const about = { path: file.path, line: at.line, segments: shape.length, isWhole: front.length === 0 }
    const named = leadingFrom(file, at.line, at.column)
    const how = { known: front.length, alike: alikeIn(path, route), isFollowed: true as const }
    return [{ ...about, ...how, named, isInline: false, members: [action], byMember: true }]
  })
}

/** `/users.json` is what serves `/users`. */
const withoutFormat = (path: string): string => path.replace(/\.(?:json|html|xml|js|csv|atom|rss|ya?ml|txt)$/, '')

/** What a name leads to that stands there. */
function leadingFrom({ links }: IndexedFile, line: number, column: number): Id[] {
  const [first, end] = onLine(links, line)
  return Array.from({ length: end - first }, (_, nth) => first + nth)
    .filter((at) => siteAt(links, at).column === column)
    .flatMap((at) => destinations(links, links.target[at] as number))
    .flatMap((of) => (of.to === 'symbol' && !of.ambiguous ? of.id : []))
}

const literalsOf = (route: Route): string[] => askedShape(route).filter((segment) => !isParameter(segment))
/** What every line that registers the route must contain. */
const lastLiteral = (route: Route): string | undefined => literalsOf(route).at(-1)

/**
 * What files that may register the route contain, likeliest first: the end of the path as it is asked for, its last word where a
 * text ends or a parameter follows, and all its words.
 */
export function registeringNeeds(route: Route): Need[] {
  const segments = route.path.split('/').filter((segment) => segment !== '')
  const last = lastLiteral(route)
  if (last === undefined) return []
  const follows = segments.at(-1) === last ? ENDS : PARAMETERS
  const plain = literalsOf({ ...route, path: withoutFormat(route.path) })
  // Of a resource's forms only the resource is written.
  const resource = plain.findLast((segment) => !/^(?:new|edit)$/.test(segment)) ?? last
  return [
    one(ENDS.map((sign) => textNeed(`${segments.slice(-2).join('/')}${sign}`))),
    one([...follows.map((sign) => textNeed(`${last}${sign}`)), textNeed(`:${resource}`)]),
    wordsNeed(route),
  ]
}
/** What a file contains that writes the path in parts, a prefix of the framework's left out. */
export function wordsNeed(route: Route): Need {
  const words = literalsOf(route)
  const own = words.filter((segment) => !isUsual(segment))
  return all((own.length > 0 ? own : words).map((segment) => textNeed(segment)))
}
/** What stands behind a path that ends, and behind a word that a parameter follows. */
const ENDS = ["'", '"', "/'", '/"']
const PARAMETERS = ['/:', '/{', '/<', '/[', '/(', '/$']

/** `GET /users/{id}`, `^users/(?P<id>\d+)/$` */
function writtenShape(literal: string): { verb?: string; shape: string[] } {
  const [, verb, rest = literal] = /^([A-Z]{3,7}) +(\/.*)$/.exec(literal) ?? []
  const plain = rest.replace(/\(\?P?<(\w+)>[^()]*\)/g, '{$1}').replace(/^\^|\$$/g, '')
  return { ...(verb === undefined ? {} : { verb: verb.toLowerCase() }), shape: shapeOf(plain) }
}

function alikeIn(literal: string, route: Route): number {
  const asked = new Set(route.path.split('/'))
  return literal.split('/').filter((segment) => segment !== '' && asked.has(segment)).length
}

/** A parameter stands where one was asked for, or a value of one: a name in its place may be another route's. */
function endsWith(asked: readonly string[], shape: readonly string[], last: string): boolean {
  const from = asked.length - shape.length
  return from >= 0 && shape.includes(last) && shape.every((segment, at) => segment === asked[from + at])
}

/** Whether the file also has, in its text or its path, what the route has in front: each is looked for once. */
function knownIn(file: IndexedFile): (segment: string) => boolean {
  const path = file.path.toLowerCase()
  const known = new Map<string, boolean>()
  return (segment) => {
    const told = known.get(segment)
    if (told !== undefined) return told
    const isIn = !isParameter(segment) && (file.text.includes(segment) || path.includes(segment.toLowerCase()))
    known.set(segment, isIn)
    return isIn
  }
}

/** What the statement names, apart for each method that it has a call for: `get(list).post(create)`. */
function namedIn(
  file: IndexedFile,
  { line, column, endLine, endColumn }: Statement,
  route: Route,
  isTold: boolean,
): Id[][] {
  const { links } = file
  const named: { verb: string | undefined; id: Id }[] = []
  const [first] = onLine(links, line)
  const [, end] = onLine(links, endLine)
  for (let at = first; at < end; at++) {
    const site = siteAt(links, at)
    if (site.line === line && site.column < column) continue
    if (site.line === endLine && site.column >= endColumn) continue
    // What is called there only makes something of the handler: `login_required(views.home)`.
    if (/^[!?]?\s*\(/.test(file.line(site.line).slice(site.column + site.length))) continue
    const lines = [...file.linesBetween(line, site.line - 1), file.line(site.line).slice(0, site.column)]
    const before = lines.join('\n').slice(column)
    const verb = ACTION_OF.exec(before)?.[1] ?? verbAround(before)
    for (const of of destinations(links, links.target[at] as number))
      if (of.to === 'symbol' && !of.ambiguous) named.push({ verb, id: of.id })
  }
  const groups = Map.groupBy(named, ({ verb }) => verb)
  const taken = [...groups].filter(([verb]) => (groups.size === 1 && verb === undefined) || isTaken(verb, route))
  // Of a view that is told its actions, the one that is asked for may be inherited from outside.
  const view = taken.length === 0 && isTold ? [...groups].filter(([verb]) => verb === undefined) : []
  return [...taken, ...view].map(([, some]) => some.map(({ id }) => id))
}
const isTaken = (verb: string | undefined, route: Route): boolean => verb !== undefined && isMethod(verb, route)

/** `as_view({'get': 'list', 'post': 'create'})`: the actions for the method that is asked for; undefined where none are told. */
function actionsIn(text: string, route: Route): string[] | undefined {
  const told = [...text.matchAll(ACTIONS)]
  if (told.length === 0) return undefined
  return told.flatMap(([, verb = '', action = '']) => (isMethod(verb, route) ? [action] : []))
}
const ACTIONS = /['"](get|post|put|patch|delete|head|options)['"]\s*:\s*['"](\w+)['"]/g
const ACTION_OF = /['"](get|post|put|patch|delete|head|options)['"]\s*:\s*['"]$/

const membersIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w:]):(\w+[?!]?)|['"](?:[\w\\/]*[@#])?(\w+)['"]/g)].flatMap(
    ([, atom, said]) => atom ?? said ?? [],
  )
