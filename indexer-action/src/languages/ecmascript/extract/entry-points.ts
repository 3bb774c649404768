/**
 * Entry points that a file registers itself: handlers passed to a router (`app.get('/users', list)`) and methods with a
 * framework's decorators (`@Get('/users')`). Nothing in the repository calls them, but they are not dead code.
 */
import type { SymbolDraft } from '../../language.ts'
import * as ir from '../ir.ts'
import type { Extraction } from './extraction.ts'

const VERBS = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'all'])
const methodOf = (verb: string): string => (verb.toLowerCase() === 'all' ? 'ANY' : verb.toUpperCase())

/**
 * Notes a call that looks like a route: a member named after an HTTP method, a path that begins with `/`, then handlers; or only
 * handlers, behind the path: `router.route('/users').get(list).post(add)`.
 */
export function noteRoute(x: Extraction, target: number, args: number): void {
  const { code } = x
  if (code[target] !== ir.MEMBER || args === 0) return
  const verb = x.strings[code[target + 2] as number] as string
  if (!VERBS.has(verb)) return
  const own = pathIn(x, args)
  const path = own ?? pathBefore(x, code[target + 1] as number)
  if (path === undefined) return
  for (let at = own === undefined ? 1 : 2; at <= (code[args] as number); at++)
    x.routes.push({ route: `${methodOf(verb)} ${path}`, handler: code[args + at] as number })
}

/** The path that is a call's first argument. */
function pathIn(x: Extraction, args: number): string | undefined {
  const first = args === 0 ? 0 : (x.code[args + 1] as number)
  if (x.code[first] !== ir.STRING) return undefined
  const path = x.strings[x.code[first + 1] as number] as string
  return path.startsWith('/') ? path : undefined
}

/** The path of the call of `route` to which the methods are chained. */
function pathBefore(x: Extraction, object: number): string | undefined {
  const { code } = x
  for (let at = object, links = 0; code[at] === ir.CALL && links < VERBS.size; links++) {
    const target = code[at + 1] as number
    if (code[target] !== ir.MEMBER) return undefined
    const name = x.strings[code[target + 2] as number] as string
    if (name === 'route') return pathIn(x, code[at + 2] as number)
    if (!VERBS.has(name)) return undefined
    at = code[target + 1] as number
  }
  return undefined
}

/** Marks the symbols of handlers with their routes. Runs when names are resolved. */
export function markRoutes(x: Extraction): void {
  for (const { route, handler } of x.routes)
    for (const value of handlersIn(x, handler)) {
      const definition = definitionOf(x, value)
      const symbol = definition > 0 ? x.symbols[definition - 1] : undefined
      if (symbol && (symbol.kind === 'function' || symbol.kind === 'method')) markEntry(symbol, route)
    }
}

/** A handler, those in a list, or what another function is given to wrap: `asyncHandler(list)`. */
function handlersIn(x: Extraction, value: number): number[] {
  if (x.code[value] === ir.ARRAY) return x.listed(x.code[value + 4] as number)
  return x.code[value] === ir.CALL ? x.listed(x.code[value + 2] as number) : [value]
}

function definitionOf(x: Extraction, value: number): number {
  const { code } = x
  if (code[value] === ir.FUNCTION_VALUE) return code[(code[value + 1] as number) + ir.F_DEFINITION] as number
  if (code[value] !== ir.NAME || (code[value + 1] as number) <= 0) return 0
  const declaration = code[(code[value + 1] as number) + ir.E_DECLARATION] as number
  return declaration === 0 ? 0 : (code[declaration + ir.D_DEFINITION] as number)
}

const DECORATED = /^@(Get|Post|Put|Patch|Delete|Head|Options|All)\(\s*\[?\s*(?:['"`]([^'"`]*)['"`])?/

/** Marks methods with a route decorator of NestJS or a similar framework. */
export function markDecorated(symbol: SymbolDraft): void {
  for (const annotation of symbol.annotations ?? []) {
    const match = DECORATED.exec(annotation)
    if (match) markEntry(symbol, `${methodOf(match[1] as string)} /${(match[2] ?? '').replace(/^\//, '')}`)
  }
}

function markEntry(symbol: SymbolDraft, route: string): void {
  if (!symbol.modifiers?.includes('entry')) symbol.modifiers = [...(symbol.modifiers ?? []), 'entry']
  symbol.extra = { ...symbol.extra, route }
}
