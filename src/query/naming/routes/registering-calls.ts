/**
 * What is around a path in a call that registers a route: the call's name in front, `get` or `HandleFunc`, and behind the path which
 * methods it takes. A look-up (`cache.get('users', load)`), a request and a link are written nearly alike.
 */
import type { Route } from '../symbol-name.ts'

const VERBS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options'])
/** In front of a verb in one name: `MapGet`, `add_post`. */
const BEFORE_VERBS: ReadonlySet<string> = new Set(['map', 'add', 'on', 'handle', 'register', 'route'])
/** Whole names, in lower case with `_` between words: `HandleFunc`, `re_path`. */
const REGISTERS: ReadonlySet<string> = new Set([
  ...[
    'any',
    'combo',
    'all',
    'match',
    'map',
    'map_methods',
    'path',
    're_path',
    'url',
    'add_url_rule',
    'pattern',
    'live',
    'endpoint',
  ],
  ...['handle', 'handle_func', 'handler', 'handler_func'],
])
/** What stands in front of a path: maybe a receiver, a name, type arguments, a parenthesis and the sign of a raw text. */
const CALL = /(?:([\w$]+|\))\s*(\??\.|->|::)\s*)?([\w$]+[!?]?)\s*(?:<[^<>]*>)?(?:\(\s*|\s+)(?:[rRuU@])?$/
/** What sends requests, and is written alike: `axios.post('/users', done)`. */
const SENDS = /^(?:\$|jQuery|axios|https?|ky|got|superagent|requests?|fetch\w*|\w*[cC]lient)$/
/** Requests are awaited, which a registration never is. */
const AWAITED = /\bawait\s+(?:[\w$]+\s*\??\.\s*)*$/
const HANDLED = /^\)\s*\??\.\s*(?:then|catch|finally|subscribe|pipe)\b/
/** Of what is called a router nobody looks anything up. */
const ROUTER = /rout|^\$?(?:app|api|server|group|scope|bp|blueprint|urls?)$/i
/** A comment that begins in front of the path. */
const COMMENT = /^\s*(?:\{?\/\*|\/\/|#|\*|<!--|<%#|--|%%|;;)|\s(?:\/\/|\/\*|#)\s/

export const isMethod = (verb: string, { method }: Route): boolean => method === 'ANY' || verb === method.toLowerCase()

export const inComment = (before: string): boolean => COMMENT.test(before)

/** Whether what stands in front of the path may register it for the method. */
export function mayRegister(before: string, literal: string, route: Route): boolean {
  const [whole, receiver, sign, name] = CALL.exec(before) ?? []
  if (whole === undefined || name === undefined || !registersBy(name, route)) return false
  const front = before.slice(0, -whole.length)
  if (AWAITED.test(front) || (receiver !== undefined && SENDS.test(receiver))) return false
  // A path that does not begin as one may be any word, and `GET` is no look-up.
  const isLookUp = sign !== undefined && sign !== '::' && wordsOf(name).length === 1 && name !== name.toUpperCase()
  const isWord = isLookUp && !/^[/^]/.test(literal)
  return !isWord || ROUTER.test(receiver ?? '') || (receiver === ')' && /rout|\bapp\b/i.test(front))
}

/** Whether the call in front of the path is named after a method: what follows the path is its handler, and no group of routes. */
export function isNamedAfterMethod(before: string, route: Route): boolean {
  const last = wordsOf(CALL.exec(before)?.[3] ?? '').at(-1) ?? ''
  return VERBS.has(last) && isMethod(last, route)
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .toLowerCase()
    .split('_')

function registersBy(name: string, route: Route): boolean {
  const words = wordsOf(name)
  const last = words.at(-1) ?? ''
  if (VERBS.has(last)) return isMethod(last, route) && words.slice(0, -1).every((word) => BEFORE_VERBS.has(word))
  return REGISTERS.has(words.join('_')) || last === 'route' || last === 'routes'
}

/** Whether the call is a request: what comes back is handled. */
export const isHandled = (chain: string): boolean => HANDLED.test(chain)

const SAID = /['":.](GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b|\bMethod(Get|Post|Put|Patch|Delete|Head|Options)\b/g
/** `via: [:get, :post]`, `methods=["post"]`, and in what follows the call `.Methods("GET")`. */
const LISTED = /\b(?:via|methods?)\b['"]?\s*(?:=>|[:=])\s*(\[[^\]]*\]|\([^)]*\)|[^,)\n]*)/gi
const CHAINED = /\.\s*methods?\s*\(([^()]*)\)/i

/** Whether no method is written behind the path, or the one that is asked for is. */
export function takesMethod(text: string, chain: string, route: Route): boolean {
  const behind = `${text} ${CHAINED.exec(chain)?.[0] ?? ''}`
  const listed = [...behind.matchAll(LISTED)].flatMap(([, list = '']) => list.match(/\w+/g) ?? [])
  const said = [...behind.matchAll(SAID)].flatMap(([, verb, named]) => verb ?? named ?? [])
  const verbs = [...listed, ...said].map((verb) => verb.toLowerCase()).filter((verb) => VERBS.has(verb))
  return verbs.length === 0 || verbs.some((verb) => isMethod(verb, route))
}

/** In front of a path: `.Methods(http.MethodGet).Path(`. */
const CHAINED_BEFORE = /\.\s*Methods?\s*\(([^()]*)\)\s*\.\s*\w+\s*\(\s*$/

/** Whether the calls in front of the one with the path leave the method. */
export function takesMethodBefore(before: string, route: Route): boolean {
  const said = CHAINED_BEFORE.exec(before)?.[0]
  return said === undefined || takesMethod(said, '', route)
}

/** `m.Combo("/users", signedIn).Get(list)`: what is behind the path only stands in front of the handlers. */
const COMBINED = /\bCombo\s*\(\s*$/
export const isCombined = (before: string): boolean => COMBINED.test(before)

const INLINE =
  /\b(?:func|fn|function(?:\s*\*)?(?:\s+\w+)?)\s*\(|(?:\)\s*(?::[^=()]*)?|(?:^|[,(])\s*(?:async\s+)?\w+\s*)=>/
/** Whether what is given last is, or holds, a function without a name. */
export const isInline = (text: string): boolean => INLINE.test(lastOf(text))

/** The last of what stands between commas, outside of parentheses. */
function lastOf(text: string): string {
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const one = text[at] as string
    if ('([{'.includes(one)) depth++
    else if (')]}'.includes(one)) depth--
    else if (one === ',' && depth <= 0 && text.slice(at + 1).trim() !== '') from = at + 1
  }
  return text.slice(from)
}

const HANDING = /\.\s*(?:handler|handlerfunc|get|post|put|patch|delete|head|options|any|all|to)\s*\(/i
/** Whether one of the calls is given a handler. */
export const isHanding = (calls: string): boolean => HANDING.test(calls)

/** The method in whose parentheses a text ends: `get(list).post(`. */
export function verbAround(text: string): string | undefined {
  const open: (string | undefined)[] = []
  for (const [sign, verb] of text.matchAll(/(?<![\w$])(\w+)\s*\(|[()]/g)) {
    if (sign === ')') open.pop()
    else open.push(verb !== undefined && VERBS.has(verb.toLowerCase()) ? verb.toLowerCase() : undefined)
  }
  return open.findLast((verb) => verb !== undefined)
}

/** `Route::apiResource('songs', SongController::class)`, `resources "/users", UserController`: what serves what has its usual name. */
const RESOURCE = /(?:^|[^\w$])(?:apiResource|resources?)\s*\(?\s*$/
export const isResource = (before: string): boolean => RESOURCE.test(before)

/** `router.register(r'orders', OrderViewSet)` of REST framework: what serves may be inherited. */
const VIEW_SET = /router\w*\s*\.\s*register\s*\(\s*(?:prefix\s*=\s*)?[rR]?$/i
export const isViewSet = (before: string): boolean => VIEW_SET.test(before)

const ACTIONS: Readonly<Record<string, readonly [ofAll: string, ofOne: string]>> = {
  GET: ['list', 'retrieve'],
  HEAD: ['list', 'retrieve'],
  POST: ['create', ''],
  PUT: ['', 'update'],
  PATCH: ['', 'partial_update'],
  DELETE: ['', 'destroy'],
}
/** The action of a view set for a method; none of one that it does not take. */
export function actionsOfViewSet({ method }: Route, isOne: boolean): readonly string[] {
  const pairs = method === 'ANY' ? Object.values(ACTIONS) : [ACTIONS[method] ?? ['', '']]
  return [...new Set(pairs.map(([ofAll, ofOne]) => (isOne ? ofOne : ofAll)))].filter((name) => name !== '')
}

/** Of the usual names, those that are served: `only: [:index]`, `->except(['show'])`. `isOne`: of one of the things, by its id. */
export function membersOfResource(text: string, route: Route, isOne: boolean): readonly string[] {
  const [, how, list = ''] = /\b(only|except)\b([^\])]*)/.exec(text) ?? []
  const named = new Set(list.match(/\w+/g))
  const usual = usualMembers(route, isOne)
  if (how === 'except') return usual.some((member) => named.has(member)) ? [] : usual
  return how === undefined ? usual : usual.filter((member) => named.has(member))
}

function usualMembers({ method }: Route, isOne: boolean): readonly string[] {
  if (method === 'GET' || method === 'HEAD') return [isOne ? 'show' : 'index']
  if (method === 'POST') return isOne ? [] : ['store', 'create']
  if (method === 'PUT' || method === 'PATCH') return isOne ? ['update'] : []
  return method === 'DELETE' && isOne ? ['destroy', 'delete'] : []
}
