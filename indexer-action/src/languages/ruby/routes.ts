/** Rails' routes: which actions of which controllers `resources :users` and `get "/about", to: "pages#about"` lead to. */
import type { Syntax } from '../declarative/syntax.ts'
import { argumentsOf, methodIn, optionOf, wordsOf } from './call-syntax.ts'
import { camelized } from './camelized.ts'
import type { GraphBuilder } from './graph-builder.ts'
import { plural } from './inflections.ts'

const ROUTES = /^(get|post|put|patch|delete|match|root|resources?)$/
const ACTION = /^["']([\w/]+)#(\w+)["']$/
const OF_RESOURCES = ['index', 'show', 'new', 'create', 'edit', 'update', 'destroy']

/** A call without a receiver. It is a route if it stands in a block of `routes.draw`. */
export function declareRoute(
  b: GraphBuilder,
  scope: number,
  call: number,
  name: string,
  args: readonly number[],
): void {
  if (!ROUTES.test(name)) return
  const around = blocksAround(b.t, call)
  if (!around) return
  const symbols = args.filter((one) => b.t.type(one) === 'simple_symbol')
  const called = (symbol: number): string => b.t.text(symbol).slice(1)
  const path = (controller: string): string => [...around.modules, controller].join('/')
  if (/^resource/.test(name)) {
    const actions = actionsOf(b.t, args, name)
    for (const symbol of symbols) {
      const named = name === 'resource' ? plural(called(symbol)) : called(symbol)
      const controller = path(pathIn(b.t, args, 'controller') ?? named)
      for (const action of actions) route(b, scope, symbol, controller, action)
    }
    return
  }
  for (const one of args.flatMap((arg) => textIn(b.t, arg))) {
    const [, controller, action] = ACTION.exec(b.t.text(one)) ?? []
    if (controller !== undefined && action !== undefined) route(b, scope, one, path(controller), action)
  }
  if (around.resource === undefined) return
  const [first] = args
  // `post "upvote"`, which says nowhere else where it leads.
  const isTold = args.some((one) => b.t.type(one) === 'pair' && b.t.type(b.t.field(one, 'key') ?? one) === 'string')
  const action =
    first !== undefined && b.t.type(first) === 'string' ? /^["'](\w+)["']$/.exec(b.t.text(first))?.[1] : undefined
  if (first !== undefined && action !== undefined && !isTold && optionOf(b.t, args, 'to') === undefined)
    route(
      b,
      scope,
      first,
      path(pathIn(b.t, args, 'controller') ?? around.resource),
      pathIn(b.t, args, 'action') ?? action,
    )
  for (const symbol of symbols) route(b, scope, symbol, path(around.resource), called(symbol))
}

/** A call of an action of a controller's object. */
function route(b: GraphBuilder, scope: number, at: number, controller: string, action: string): void {
  const path = controller.split('/').map(camelized).join('::')
  b.calledBy(at, b.objectOf(b.constant(`${path}Controller`, scope), scope), scope, action)
}

/** The namespaces around a route and the innermost resource; undefined outside of routes. */
function blocksAround(t: Syntax, call: number): { modules: string[]; resource: string | undefined } | undefined {
  const modules: string[] = []
  let resource: string | undefined
  for (let at = t.parent(call); at !== undefined; at = t.parent(at)) {
    if (t.type(at) !== 'call' || t.field(at, 'block') === undefined) continue
    const name = methodIn(t, at)
    if (name === 'draw') return { modules, resource }
    const args = argumentsOf(t, at)
    const given = args[0] === undefined ? '' : t.text(args[0]).replace(/^[:"']|["']$/g, '')
    const module = name === 'namespace' ? (pathIn(t, args, 'module') ?? given) : pathIn(t, args, 'module')
    if (module !== undefined) modules.unshift(module)
    if (/^resources?$/.test(name))
      resource ??= pathIn(t, args, 'controller') ?? (name === 'resource' ? plural(given) : given)
    else if (name === 'controller') resource ??= given
  }
  return undefined
}

/** `"pages#about"` itself, as `to: "pages#about"` and as `"/about" => "pages#about"`. */
function textIn(t: Syntax, arg: number): number[] {
  const value = t.type(arg) === 'pair' ? t.field(arg, 'value') : arg
  return value !== undefined && t.type(value) === 'string' ? [value] : []
}

function pathIn(t: Syntax, args: readonly number[], name: string): string | undefined {
  const value = optionOf(t, args, name)
  return value === undefined ? undefined : /^[:"']?([\w/]+)["']?$/.exec(t.text(value))?.[1]
}

function actionsOf(t: Syntax, args: readonly number[], name: string): string[] {
  const named = (option: string): string[] | undefined => {
    const value = optionOf(t, args, option)
    return value === undefined ? undefined : wordsOf(t, value)
  }
  const [only, except] = [named('only'), named('except') ?? []]
  return OF_RESOURCES.filter((action) =>
    only ? only.includes(action) : !except.includes(action) && !(name === 'resource' && action === 'index'),
  )
}
