/** Hono: what handlers and middleware find in their context, by the environment that an application is written to have. */

import { type Type, UNKNOWN } from '../types/types.ts'
import { type Call, firstOf, held, type Library, takes } from './library.ts'

const contextOf = (environment: Type): Type => ({
  kind: 'external',
  package: 'npm:hono',
  name: 'Context',
  parameters: [environment],
})
const given = (environment: Type): Type => (environment.kind === 'unknown' ? UNKNOWN : takes(contextOf(environment)))
const handling = (call: Call): Type => given(call.held)
type Member = NonNullable<Library['members']>[string][string]
const as =
  (name: string): Member =>
  (args, type) => ({ ...type, name, parameters: args })
const routes = Object.fromEntries(
  'get post put delete patch options all on use notFound basePath route mount'
    .split(' ')
    .map((name) => [name, as('Routing')]),
)

export const HONO: Library = {
  types: {
    Hono: held,
    OpenAPIHono: held,
    Context: held,
    Factory: held,
    MiddlewareHandler: ({ args }) => given(firstOf(args)),
    Handler: ({ args }) => given(firstOf(args)),
  },
  functions: {
    Routing: (call) => call.made('Hono', call.held),
    Getting: (call) => call.member(call.member(call.held, 'Variables'), call.textOf(0) ?? ''),
    createFactory: (call) => (call.written.kind === 'unknown' ? UNKNOWN : call.made('Factory', call.written)),
  },
  arguments: { createMiddleware: ([environment]) => given(environment ?? UNKNOWN) },
  contexts: { Routing: handling, Making: handling, OnError: (call) => takes(UNKNOWN, contextOf(call.held)) },
  members: {
    Hono: { ...routes, onError: as('OnError') },
    OpenAPIHono: { ...routes, onError: as('OnError'), openapi: as('Routing') },
    Factory: { createMiddleware: as('Making'), createHandlers: as('Making') },
    Context: {
      get: as('Getting'),
      var: ([environment], _, member) => member(environment ?? UNKNOWN, 'Variables'),
      env: ([environment], _, member) => member(environment ?? UNKNOWN, 'Bindings'),
    },
  },
}
