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

/** `router.GET("/users", list)`: the last argument is the route's handler. */
export function noteRoute(x: Extraction, head: number, given: readonly number[]): void {
  const name = x.text(x.tree.child(head, x.field.field))
  const method = Object.hasOwn(REGISTER, name) ? REGISTER[name] : undefined
  const path = given[0] as number
  if (method === undefined || x.code(path) !== K.interpreted_string_literal) return
  const written = x.text(path).slice(1, -1)
  // Go 1.22's own router takes the method with the path: `GET /users/{id}`.
  const verb = /^([A-Z]+ )?(\/.*)$/.exec(written)
  if (!verb) return
  const handler = converted(x, given.at(x.file.text.includes(MIDDLEWARE_LAST) ? 1 : -1) as number)
  if (x.code(handler) !== K.identifier && x.code(handler) !== K.selector_expression) return
  const last = x.code(handler) === K.identifier ? handler : x.tree.child(handler, x.field.field)
  x.routes.push({
    handler: x.text(last),
    method: x.code(handler) === K.selector_expression,
    route: verb[1] ? written : `${method} ${written}`,
  })
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
