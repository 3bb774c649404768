/** Hono: what handlers find in their context, by the application's environment and by the middleware and validators before them. */

import { type Type, UNKNOWN } from '../types/types.ts'
import {
  type Applied,
  all,
  as,
  type Call,
  each,
  firstOf,
  heldBy,
  itemsOf,
  type Library,
  list,
  literal,
  type Member,
  takes,
  typesOf,
  under,
} from './library.ts'
import { accepted } from './schemas.ts'

/**
 * `Hono`, `Routing` and `Context` have the list of the environments that apply, and `Context` besides a list of pairs: the part of a
 * request (`json`, `query`) and what its validator leaves there.
 */
const of = typesOf('npm:hono')
const knownAmong = (items: readonly Type[]): Type => list(...items.filter((item) => item.kind !== 'unknown'))
const nothing = list()

const contextOf = (environments: Type, validated: Type = nothing): Type => of('Context', environments, validated)
/** A handler or middleware of that environment, which is also what it brings to those behind it. */
const handler = ({ args }: Applied): Type => middleware(firstOf(args))
const middleware = (environment: Type): Type =>
  environment.kind === 'unknown'
    ? UNKNOWN
    : all(takes(contextOf(knownAmong([environment]))), of('Middleware', environment))

const partNamed = (type: Type, name: string): Extract<Type, { kind: 'external' }> | undefined => {
  if (type.kind === 'intersection') return type.of.map((part) => partNamed(part, name)).find(Boolean)
  return type.kind === 'external' && type.name === name ? type : undefined
}
const broughtBy = (type: Type): Type => heldBy(partNamed(type, 'Middleware'))
const checkedBy = (type: Type): Type => knownAmong(partNamed(type, 'Validator')?.parameters ?? [])

/** What stands before a handler among the arguments of a route, at most so many. */
const MOST_BEFORE = 6
const before = (call: Call, position: number): Type[] =>
  Array.from({ length: Math.min(position, MOST_BEFORE) }, (_, at) => call.argument(at))

const handling = (call: Call, position: number): Type => {
  const others = before(call, position)
  const validated = others.map(checkedBy).filter((pair) => itemsOf(pair).length > 0)
  return takes(contextOf(knownAmong([...others.map(broughtBy), ...itemsOf(call.held)]), knownAmong(validated)))
}
/** The application, to which `use` adds what the middleware brings. */
const routed = (call: Call): Type => call.made('Hono', call.held)
const used = (call: Call): Type =>
  call.made('Hono', knownAmong([...before(call, MOST_BEFORE).map(broughtBy), ...itemsOf(call.held)]))

/** Parts of a request as a route of `createRoute` names them. */
const PARTS: readonly (readonly [part: string, ...path: string[]])[] = [
  ['param', 'params'],
  ['query', 'query'],
  ['header', 'headers'],
  ['cookie', 'cookies'],
  ['json', 'body', 'content', 'application/json', 'schema'],
  ['form', 'body', 'content', 'multipart/form-data', 'schema'],
]
const ofRoute = (call: Call): Type => {
  const request = call.member(call.argument(0), 'request')
  const pairs = PARTS.map(([part, ...path]) => {
    const type = accepted(path.reduce(call.member, request))
    return type.kind === 'unknown' ? UNKNOWN : list(literal(part), type)
  })
  return takes(contextOf(call.held, knownAmong(pairs)))
}

const routes: Record<string, Member> = {
  ...each('get post put delete patch options all on notFound basePath route mount', as('Routing')),
  use: as('Using'),
  onError: as('OnError'),
}
/** `Variables` or `Bindings` of all environments. */
const inEach = (environments: Type | undefined, name: string, member: Call['member']): Type =>
  all(...itemsOf(environments).map((environment) => member(environment, name)))

const application = ({ whole, args }: Applied): Type =>
  whole.kind === 'external' ? { ...whole, parameters: [knownAmong(args.slice(0, 1))] } : whole

export const HONO: Library = {
  types: {
    Hono: application,
    OpenAPIHono: application,
    Context: ({ args }) => (firstOf(args).kind === 'unknown' ? UNKNOWN : contextOf(knownAmong(args.slice(0, 1)))),
    Factory: ({ args }) => of('Factory', firstOf(args)),
    MiddlewareHandler: handler,
    Handler: handler,
  },
  bare: new Set(['Hono', 'OpenAPIHono']),
  functions: {
    Routing: routed,
    Using: used,
    Getting: (call) => call.member(inEach(call.held, 'Variables', call.member), call.textOf(0) ?? ''),
    Valid: (call) => under(call.held, call.textOf(0)),
    createFactory: (call) => (call.written.kind === 'unknown' ? UNKNOWN : of('Factory', call.written)),
    createMiddleware: (call) => middleware(call.written),
    Making: (call) => middleware(call.held),
    createRoute: (call) => call.argument(0),
    validator: (call) => validated(call, call.awaited(call.resultOf(1))),
  },
  contexts: {
    createMiddleware: (call, position) =>
      position === 0 && call.written.kind !== 'unknown' ? takes(contextOf(knownAmong([call.written]))) : UNKNOWN,
    Routing: handling,
    Using: handling,
    Making: (call) => takes(contextOf(knownAmong([call.held]))),
    OnError: (call) => takes(UNKNOWN, contextOf(call.held)),
    OpenApi: (call, position) => (position === 1 ? ofRoute(call) : UNKNOWN),
  },
  members: {
    Hono: routes,
    OpenAPIHono: { ...routes, openapi: as('OpenApi') },
    Factory: { createMiddleware: as('Making'), createHandlers: as('Making') },
    Context: {
      get: as('Getting'),
      var: ([environments], _, member) => inEach(environments, 'Variables', member),
      env: ([environments], _, member) => inEach(environments, 'Bindings', member),
      req: ([, validated]) => of('HonoRequest', validated ?? nothing),
    },
    HonoRequest: { valid: as('Valid') },
  },
}

const validated = (call: Call, type: Type): Type => {
  const part = call.textOf(0)
  if (part === undefined || type.kind === 'unknown') return UNKNOWN
  return of('Validator', literal(part), type)
}
const ofSchema = (call: Call): Type => validated(call, accepted(call.argument(1)))
/** `zValidator('json', schema)`, and those for other kinds of schemas. */
export const VALIDATORS: Library = {
  functions: { zValidator: ofSchema, sValidator: ofSchema, vValidator: ofSchema, validator: ofSchema },
}
