/** Rails' routes: which actions of which controllers `resources :users` and `get "/about", to: "pages#about"` lead to. */
import type { Syntax } from '../declarative/syntax.ts'
import { argumentsOf, methodIn, optionOf, wordsOf } from './call-syntax.ts'
import { camelized } from './camelized.ts'
import { SPELLED } from './classes.ts'
import type { GraphBuilder } from './graph-builder.ts'
import { plural, singular } from './inflections.ts'

const ROUTES = /^(get|post|put|patch|delete|match|root|resources?)$/
const ACTION = /^["']([\w/]+)#(\w+)["']$/
/** `get "admin/dashboard"` */
const SHORT = /^\/?([-\w]+(?:\/[-\w]+)*)\/([-\w]+)$/
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
  const path = (controller: string): string =>
    controller.startsWith('/')
      ? controller.slice(1)
      : [...around.modules, controller].filter((part) => part !== '').join('/')
  if (/^resource/.test(name)) {
    const actions = actionsOf(b.t, args, name)
    for (const symbol of symbols) {
      const named = name === 'resource' ? controllerOf(called(symbol)) : called(symbol)
      const controller = path(pathIn(b.t, args, 'controller') ?? named)
      for (const action of actions) route(b, scope, symbol, controller, action)
    }
    return
  }
  for (const one of args.flatMap((arg) => textIn(b.t, arg))) {
    const [, controller, action] = ACTION.exec(b.t.text(one)) ?? []
    if (controller !== undefined && action !== undefined) route(b, scope, one, path(controller), action)
  }
  const isArrow = args.some((one) => b.t.type(one) === 'pair' && b.t.type(b.t.field(one, 'key') ?? one) === 'string')
  const to = optionOf(b.t, args, 'to')
  const isAction = to !== undefined && b.t.type(to) === 'simple_symbol'
  if (isArrow || (to !== undefined && !isAction)) return
  // Without a controller it is the one that is called as the innermost namespace.
  const controller = path(pathIn(b.t, args, 'controller') ?? around.resource ?? '')
  const told = pathIn(b.t, args, 'action') ?? around.action
  for (const one of args) {
    const type = b.t.type(one)
    if (type !== 'simple_symbol' && type !== 'string') continue
    const written = b.t.text(one).replace(/^[:"']|["']$/g, '')
    const [, front, last] = type === 'string' && told === undefined ? (SHORT.exec(written) ?? []) : []
    const own = /^\/?[-\w]+$/.test(written) ? written.replace('/', '') : undefined
    const action = isAction ? called(to) : (told ?? last ?? own)?.replaceAll('-', '_')
    const of = front === undefined ? controller : path(front.replaceAll('-', '_'))
    if (action !== undefined && of !== '') route(b, scope, isAction ? to : one, of, action)
  }
}

/** The controller of a resource that there is one of: `resource :profile`, `resource :settings`. */
const controllerOf = (resource: string): string => (singular(resource) === resource ? plural(resource) : resource)

/** A call of an action of a controller's object. */
function route(b: GraphBuilder, scope: number, at: number, controller: string, action: string): void {
  const path = controller.split('/').map(camelized).join('::')
  b.calledBy(at, b.objectOf(b.constant(`${SPELLED}${path}Controller`, scope), scope), scope, action)
}

interface Around {
  readonly modules: string[]
  /** The controller of the innermost resource, or the one that is told for a block. */
  readonly resource: string | undefined
  readonly action: string | undefined
}

/** What the blocks around a route say; undefined outside of routes. */
function blocksAround(t: Syntax, call: number): Around | undefined {
  const modules: string[] = []
  let resource: string | undefined
  let action: string | undefined
  for (let at = t.parent(call); at !== undefined; at = t.parent(at)) {
    if (t.type(at) !== 'call' || t.field(at, 'block') === undefined) continue
    const name = methodIn(t, at)
    if (name === 'draw') return { modules, resource, action }
    const args = argumentsOf(t, at)
    const given = args[0] === undefined ? '' : t.text(args[0]).replace(/^[:"']|["']$/g, '')
    const module = name === 'namespace' ? (pathIn(t, args, 'module') ?? given) : pathIn(t, args, 'module')
    if (module !== undefined) modules.unshift(module)
    if (/^resources?$/.test(name))
      resource ??= pathIn(t, args, 'controller') ?? (name === 'resource' ? controllerOf(given) : given)
    else if (name === 'controller') resource ??= given
    else resource ??= pathIn(t, args, 'controller')
    action ??= pathIn(t, args, 'action')
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
