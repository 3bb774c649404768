/** Where a program is entered: `main`, `init`, and handlers that a router is told of in the same file. */
import type { SymbolDraft } from '../language.ts'
import type { Extraction } from './extraction.ts'
import { K } from './syntax.ts'

export function entryOf(x: Extraction, name: string): SymbolDraft['extra'] | undefined {
  if (name === 'main' && x.package === 'main') return { entry: 'main' }
  if (name === 'init') return { entry: 'init' }
  return undefined
}

/** Only methods and functions of packages register routes. */
export const CALL_HEADS: ReadonlySet<number> = new Set([K.selector_expression])

/** Names that register a handler, by the HTTP method that they mean. */
const REGISTER: Record<string, string> = {
  GET: 'GET',
  Get: 'GET',
  POST: 'POST',
  Post: 'POST',
  PUT: 'PUT',
  Put: 'PUT',
  PATCH: 'PATCH',
  Patch: 'PATCH',
  DELETE: 'DELETE',
  Delete: 'DELETE',
  HEAD: 'HEAD',
  OPTIONS: 'OPTIONS',
  Any: 'ANY',
  Handle: 'ANY',
  HandleFunc: 'ANY',
}

/** Echo takes middleware behind the handler; the other routers take it before. */
const MIDDLEWARE_LAST = 'github.com/labstack/echo'

/** Calls whose path stands in front of those that are registered on what they give, or in their block. */
const GROUPS = new Set(['Group', 'Route', 'PathPrefix'])

/**
 * `router.GET("/users", list)`: the last argument is the route's handler. If the call groups routes instead, the path that stands in
 * front of theirs.
 */
export function noteRoute(x: Extraction, call: number, head: number, given: readonly number[]): string | undefined {
  const name = x.text(x.tree.child(head, x.field.field))
  const receiver = x.tree.child(head, x.field.operand)
  const path = pathOf(x, given[0] as number)
  if (path !== undefined && GROUPS.has(name)) {
    const group = joined(groupOf(x, receiver), path)
    const variable = assigned(x, call)
    if (variable !== undefined) x.routeGroups.named.set(`${x.owner} ${variable}`, group)
    return given.slice(1).some((one) => x.code(one) === K.func_literal) ? group : undefined
  }
  const method = Object.hasOwn(REGISTER, name) ? REGISTER[name] : undefined
  if (path === undefined || given.length < 2) {
    if (method !== undefined || /^Handler(?:Func)?$/.test(name)) noteChained(x, method ?? 'ANY', receiver, given)
    return undefined
  }
  // Go 1.22's own router takes the method with the path: `GET /users/{id}`.
  const [, verb, own] = /^(?:([A-Z]+) )?(\/.*)?$/.exec(path) ?? []
  const group = groupOf(x, receiver)
  if (method === undefined || (own === undefined && (path !== '' || group === ''))) return undefined
  const last = x.file.text.includes(MIDDLEWARE_LAST) ? 1 : -1
  note(x, given.at(last) as number, verb ?? method, joined(group, own ?? ''))
  return undefined
}

/** `router.Methods("GET").Path("/users").HandlerFunc(list)`, `router.Combo("/users").Get(list)` */
function noteChained(x: Extraction, verb: string, receiver: number, given: readonly number[]): void {
  let method = verb
  let path: string | undefined
  let at = receiver
  for (; x.code(at) === K.call_expression; at = x.tree.child(x.tree.child(at, x.field.function), x.field.operand)) {
    const head = x.tree.child(at, x.field.function)
    if (x.code(head) !== K.selector_expression) return
    const name = x.text(x.tree.child(head, x.field.field))
    const list = x.tree.child(at, x.field.arguments)
    const first = list < 0 ? -1 : x.firstNamed(list)
    if (name === 'Path' || name === 'Combo') path = pathOf(x, first)
    if (name === 'Methods')
      method = /^(?:http\.Method|")([A-Za-z]+)"?$/.exec(x.text(first))?.[1]?.toUpperCase() ?? 'ANY'
  }
  const handler = given.at(-1)
  if (path?.startsWith('/') && handler !== undefined) note(x, handler, method, joined(groupOf(x, at), path))
}

function note(x: Extraction, written: number, method: string, path: string): void {
  const handler = converted(x, written)
  if (x.code(handler) !== K.identifier && x.code(handler) !== K.selector_expression) return
  const last = x.code(handler) === K.identifier ? handler : x.tree.child(handler, x.field.field)
  const isMethod = x.code(handler) === K.selector_expression
  x.routes.push({ handler: x.text(last), method: isMethod, route: `${method} ${path}` })
}

const pathOf = (x: Extraction, node: number): string | undefined =>
  node >= 0 && x.code(node) === K.interpreted_string_literal ? x.text(node).slice(1, -1) : undefined

const joined = (group: string, path: string): string =>
  group === '' ? path : `${group}/${path}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

/** What stands in front of the paths of what a call is made on: a variable's group, or else that of the block. */
function groupOf(x: Extraction, receiver: number): string {
  let at = receiver
  while (x.code(at) === K.call_expression) at = x.tree.child(x.tree.child(at, x.field.function), x.field.operand)
  const { named, around } = x.routeGroups
  return (x.code(at) === K.identifier ? named.get(`${x.owner} ${x.text(at)}`) : undefined) ?? around.at(-1) ?? ''
}

/** The variable that a call's value begins, `users := r.Group("/users")`. */
function assigned(x: Extraction, call: number): string | undefined {
  const start = x.tree.start[call] as number
  return /(?:^|[\s;{])(\w+)\s*:?=\s*$/.exec(x.tree.text.slice(Math.max(0, start - 80), start))?.[1]
}

/** What is in `http.HandlerFunc(list)`. */
function converted(x: Extraction, handler: number): number {
  if (x.code(handler) !== K.call_expression) return handler
  const [given] = x.named(x.tree.child(handler, x.field.arguments))
  return given !== undefined && /\bHandlerFunc$/.test(x.text(x.tree.child(handler, x.field.function))) ? given : handler
}

/** Handlers are known when the whole file is: a route marks the one function or method of that name. */
export function markRoutes(x: Extraction): void {
  for (const { handler, method, route } of x.routes) {
    const named = x.symbols.filter((s) => s.name === handler && s.kind === (method ? 'method' : 'function'))
    const symbol = named[0]
    if (named.length !== 1 || !symbol) continue
    symbol.modifiers = [...new Set([...(symbol.modifiers ?? []), 'entry' as const])]
    symbol.extra = { ...symbol.extra, route: symbol.extra?.route ?? route.slice(0, 200) }
  }
}
