/**
 * Handlers of a route that another file registers: `Route::put('songs', [SongController::class, 'update'])`,
 * `path("ping/<uuid:code>", views.ping)`, `router.post('/users', auth, create)`, `get "/users", UserController, :index`,
 * `resources :users`.
 *
 * What such a line writes is often only the end of the path, because a prefix is added where the file is included. So what is asked for
 * must end with it, and the file must know the rest as well.
 */
import type { Id } from '../../contract/ids.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { destinations, onLine, siteAt } from '../indexed/occurrences.ts'
import { all, type Need, one, textNeed } from '../text-search/needs.ts'
import { isParameter, shapeOf } from './route-shapes.ts'
import type { Route } from './symbol-name.ts'

export interface Registration {
  readonly path: string
  /** How many segments of the route it writes, and whether those are all. */
  readonly segments: number
  readonly isWhole: boolean
  /** How many of those in front of them are elsewhere in the file. */
  readonly known: number
  /** How many it writes as the caller does: `<uuid:code>` is not `<sha1:key>`. */
  readonly alike: number
  /** What it names behind the path, in order: the last one handles the request, those before stand in front of it. */
  readonly named: readonly Id[]
  /** Words behind the path that may name a member of the last type: `:index`, `'update'`. */
  readonly members: readonly string[]
  /** Whether one of `members` must be it. */
  readonly byMember: boolean
}

/** Most lines of one registration. */
const MOST_LINES = 30
const LITERAL = /(['"`])((?:(?!\1)[^\\\n]){1,200})\1|(?<![\w:]):(\w{1,200})/g
const VERBS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options'])
/** What registers routes, by the words of its name: `MapGet`, `HandleFunc`, `re_path`, `add_url_rule`. */
const REGISTERS = new Set([
  ...VERBS,
  ...[
    'any',
    'all',
    'match',
    'route',
    'routes',
    'path',
    'url',
    'handle',
    'handler',
    'map',
    'pattern',
    'live',
    'endpoint',
    'to',
  ],
])
/** `Route::apiResource('songs', SongController::class)`, `resources "/users", UserController`: what serves what has its usual name. */
const RESOURCE = /(?:^|[^\w$])(?:apiResource|resources?)\s*\(?\s*['"`]?$/
function membersOfResource({ method }: Route, isOne: boolean): readonly string[] {
  if (method === 'GET' || method === 'HEAD') return [isOne ? 'show' : 'index']
  if (method === 'POST') return isOne ? [] : ['store', 'create']
  if (method === 'PUT' || method === 'PATCH') return isOne ? ['update'] : []
  return method === 'DELETE' && isOne ? ['destroy', 'delete'] : []
}
/** What sends requests, and is written alike: `axios.post('/users', done)`. */
const SENDS =
  /(?<![\w$])(?:\$|jQuery|axios|https?|ky|got|superagent|requests?|fetch\w*|\w*[cC]lient|\w*[aA]pi[cC]lient)\s*(?:\.|->|::)\s*$/
/** A prefix that says nothing about what is behind it. */
const USUAL = /^(?:api|rest|v\d+(?:\.\d+)?)$/i

export function registrationsIn(file: IndexedFile, route: Route): Registration[] {
  const asked = askedShape(route)
  const last = lastLiteral(route)
  if (last === undefined) return []
  const found: Registration[] = []
  for (let number = 1; number <= file.lineCount; number++) {
    const line = file.line(number)
    if (!line.includes(last)) continue
    for (const literal of line.matchAll(LITERAL)) {
      const before = `${number > 1 ? file.line(number - 1) : ''}\n${line.slice(0, literal.index)}`
      const resource = RESOURCE.test(before)
      const [, , quoted, named = ''] = literal
      // `resources :users`
      if (quoted === undefined && !resource) continue
      const { verb, shape } = written(quoted ?? named)
      if (verb !== undefined && !isMethod(verb, route)) continue
      const isOne = resource && asked.at(-1) === '*'
      if (isOne) shape.push('*')
      const front = asked.slice(0, asked.length - shape.length)
      if (!endsWith(asked, shape, last) || !front.every((segment) => isUsual(segment) || isIn(file, segment))) continue
      if (!resource && !mayRegister(before, route)) continue
      if (file.row.language === 'ruby' && !isInItsResource(file, number, front)) continue
      const behind = statementBehind(file, number, literal.index + literal[0].length)
      if (behind === undefined || !takesMethod(behind.text, route)) continue
      // In Ruby the name of a resource or an action leads there itself.
      const isRuby = file.row.language === 'ruby'
      const leads = namedIn(file, isRuby ? { ...behind, column: literal.index } : behind)
      if (leads.length > 0)
        found.push({
          path: file.path,
          segments: shape.length,
          isWhole: front.length === 0,
          known: front.filter((segment) => isIn(file, segment)).length,
          alike: alikeIn(quoted ?? named, route),
          named: leads,
          byMember: resource,
          members: resource ? membersOfResource(route, isOne) : membersIn(behind.text),
        })
    }
  }
  return found
}

/** Whether the resource of Rails whose block the line is in, if it is in one, is in front of the path that is asked for. */
function isInItsResource(file: IndexedFile, number: number, front: readonly string[]): boolean {
  let indent = indentOf(file.line(number))
  for (let at = number - 1; at > 0 && indent > 0; at--) {
    const line = file.line(at)
    if (line.trim() === '' || indentOf(line) >= indent) continue
    indent = indentOf(line)
    const name = /^\s*resources?[ (]+:(\w+)(?!.*\bpath:)/.exec(line)?.[1]
    if (name !== undefined) return front.includes(name)
  }
  return true
}
const indentOf = (line: string): number => line.search(/\S|$/)

/** A number or an id stands for a parameter. */
const askedShape = (route: Route): string[] =>
  shapeOf(route.path).map((segment) => (VALUE.test(segment) ? '*' : segment))
const VALUE = /^(?:\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

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
  return [
    one(ENDS.map((sign) => textNeed(`${segments.slice(-2).join('/')}${sign}`))),
    one([...follows.map((sign) => textNeed(`${last}${sign}`)), textNeed(`:${last}`)]),
    all(literalsOf(route).map((segment) => textNeed(segment))),
  ]
}
/** What stands behind a path that ends, and behind a word that a parameter follows. */
const ENDS = ["'", '"', "/'", '/"']
const PARAMETERS = ['/:', '/{', '/<', '/[', '/(', '/$']

/** `GET /users/{id}`, `^users/(?P<id>\d+)/$` */
function written(literal: string): { verb?: string; shape: string[] } {
  const [, verb, rest = literal] = /^([A-Z]{3,7}) +(\/.*)$/.exec(literal) ?? []
  const plain = rest.replace(/\(\?P?<(\w+)>[^()]*\)/g, '{$1}').replace(/^\^|\$$/g, '')
  return { ...(verb === undefined ? {} : { verb: verb.toLowerCase() }), shape: shapeOf(plain) }
}

function alikeIn(literal: string, route: Route): number {
  const asked = new Set(route.path.split('/'))
  return literal.split('/').filter((segment) => segment !== '' && asked.has(segment)).length
}

const isMethod = (verb: string, { method }: Route): boolean => method === 'ANY' || verb === method.toLowerCase()

/** A parameter stands where one was asked for, or a value of one: a name in its place may be another route's. */
function endsWith(asked: readonly string[], shape: readonly string[], last: string): boolean {
  const from = asked.length - shape.length
  return from >= 0 && shape.includes(last) && shape.every((segment, at) => segment === asked[from + at])
}

/** Whether the file also has, in its text or its path, what the route has in front. */
const isIn = (file: IndexedFile, segment: string): boolean =>
  !isParameter(segment) && (file.text.includes(segment) || file.path.toLowerCase().includes(segment.toLowerCase()))
/** In front of routes whatever they are about, and often written by the framework alone. */
const isUsual = (segment: string): boolean => isParameter(segment) || USUAL.test(segment)

/** Whether what stands before the path may register it for the method. */
function mayRegister(before: string, route: Route): boolean {
  const call = /([\w$]+[!?]?)\s*(?:<[^<>]*>)?\s*\(?\s*$/.exec(before)
  const name = call?.[1]
  if (call === null || name === undefined) return false
  if (SENDS.test(before.slice(0, call.index))) return false
  const words = name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .toLowerCase()
    .split('_')
  const verbs = words.filter((word) => VERBS.has(word))
  return (
    words.some((word) => REGISTERS.has(word)) && (verbs.length === 0 || verbs.some((verb) => isMethod(verb, route)))
  )
}

/** `methods=["POST"]`, `.Methods("GET", "PUT")`, `via: [:get]`: none, or the one that is asked for. */
function takesMethod(text: string, route: Route): boolean {
  const said = [...text.matchAll(/['":.](GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b/g)].map(([, verb = '']) => verb)
  return said.length === 0 || route.method === 'ANY' || said.includes(route.method)
}

interface Statement {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  readonly text: string
}

/** From behind the path to where the call ends, or without parentheses the line. */
function statementBehind(file: IndexedFile, line: number, column: number): Statement | undefined {
  const inCall = isInCall(file, line, column)
  let depth = 0
  let text = ''
  for (let at = line; at <= Math.min(line + MOST_LINES, file.lineCount); at++) {
    const whole = file.line(at)
    const from = at === line ? column : 0
    for (let place = from; place < whole.length; place++) {
      const one = whole[place] as string
      if (/[([{]/.test(one)) depth++
      if (/[)\]}]/.test(one)) depth--
      if (depth < 0 || (depth === 0 && one === ';'))
        return { line, column, endLine: at, endColumn: place, text: text + whole.slice(from, place) }
    }
    text += `${whole.slice(from)}\n`
    if (!inCall && depth === 0 && !/,\s*$/.test(text))
      return { line, column, endLine: at, endColumn: whole.length, text }
  }
  return undefined
}

/** Whether a parenthesis before the path, on its line or on the line above, is still open. */
function isInCall(file: IndexedFile, line: number, column: number): boolean {
  let depth = 0
  for (const one of `${line > 1 ? file.line(line - 1) : ''}\n${file.line(line).slice(0, column)}`) {
    if (one === '(') depth++
    if (one === ')') depth = Math.max(0, depth - 1)
  }
  return depth > 0
}

function namedIn(file: IndexedFile, { line, column, endLine, endColumn }: Statement): Id[] {
  const { links } = file
  const named: Id[] = []
  const [first] = onLine(links, line)
  const [, end] = onLine(links, endLine)
  for (let at = first; at < end; at++) {
    const site = siteAt(links, at)
    if (site.line === line && site.column < column) continue
    if (site.line === endLine && site.column >= endColumn) continue
    // What is called there only makes something of the handler: `login_required(views.home)`.
    if (/^[!?]?\s*\(/.test(file.line(site.line).slice(site.column + site.length))) continue
    for (const of of destinations(links, links.target[at] as number))
      if (of.to === 'symbol' && !of.ambiguous) named.push(of.id)
  }
  return named
}

const membersIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w:]):(\w+[?!]?)|['"](?:[\w\\/]*[@#])?(\w+)['"]/g)].flatMap(
    ([, atom, said]) => atom ?? said ?? [],
  )
