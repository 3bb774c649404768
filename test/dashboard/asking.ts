/**
 * A request to each route of the service's own table, about a world: paths, questions and bodies that the route takes.
 */
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { type AnswerOf, ROUTES, type Route, type RouteShape } from '../../src/dashboard/api/answers.ts'
import type { Env } from '../../src/env.ts'
import { type Browser, send, type World } from './world.ts'

export const routes = Object.entries<RouteShape>(ROUTES) as [Route, RouteShape][]
export const changing = routes.filter(([route]) => !route.startsWith('GET '))
/** These read only, and are not GET because of their bodies. */
export const READING: readonly Route[] = ['POST /explore/:tool']

/** A value for every field that a body may have. A new field has to be added here. */
const VALUES: Record<string, unknown> = {
  githubId: 1,
  name: 'named',
  scopes: ['read'],
  personal: false,
  clientId: 'another',
  tool: null,
  perMinute: 3,
  perDay: null,
  atOnce: null,
  role: 'admin',
  suspended: true,
  usageRows: true,
  retentionDays: 9,
  endedRefDays: 9,
  refExpiryDays: 9,
  clientPolicy: 'listed',
  visibility: 'internal',
  defaultRef: 'topic',
  repository: 'someone/something',
  ref: 'topic',
  arguments: {},
  confirm: 'nothing',
  repositoryId: undefined,
  refPattern: undefined,
  expiresInDays: undefined,
  events: ['push'],
  pullRequests: false,
  workflow: '.github/workflows/index.yml',
  workflowCommit: 'c'.repeat(40),
  environment: 'release',
  hostedRunnersOnly: true,
}

export function bodyOf(route: Route, shape: RouteShape, of: World): Record<string, unknown> | undefined {
  if (!shape.body) return undefined
  const fields = Object.keys((shape.body as unknown as { shape: object }).shape)
  for (const field of fields) expect(Object.keys(VALUES), `a value for ${field} of ${route}`).toContain(field)
  const particular: Partial<Record<Route, Record<string, unknown>>> = {
    'DELETE /organisations/:organisation': { confirm: of.name },
    'DELETE /repositories/:repository': { confirm: `${of.name}/${of.repositoryName}` },
    'DELETE /organisations/:organisation/blocked-clients': { clientId: 'blocked' },
    'DELETE /organisations/:organisation/allowed-clients': { clientId: 'listed' },
    'PATCH /organisations/:organisation/members/:account': { role: undefined },
    'POST /organisations/:organisation/repositories': { repository: `${of.name}/new` },
    'POST /organisations': { githubId: of.people.owner },
  }
  const own: Record<string, unknown> = particular[route] ?? {}
  return Object.fromEntries(fields.map((field) => [field, field in own ? own[field] : VALUES[field]]))
}

/** The people that the routes are about. Routes that add a person add one who is not there yet. */
export function pathOf(route: Route, of: World): string {
  const adds = route.startsWith('PUT ')
  const values: Record<string, string | number> = {
    organisation: of.organisation,
    repository: of.repository,
    account: adds ? of.people.member : of.people.other,
    team: /^DELETE .*\/access\//.test(route) ? of.sharedTeam : of.team,
    token: of.token,
    grant: of.grant,
    tool: 'health',
  }
  return route.replace(/:(\w+)/g, (_, name: string) => {
    expect(Object.keys(values), `a value for :${name}`).toContain(name)
    return String(values[name])
  })
}
export const queryOf = (route: Route) =>
  route.endsWith('/preview') ? '?change=visibility&visibility=public' : route.endsWith('/export') ? '?format=csv' : ''

export const ask = (browser: Browser | undefined, route: Route, shape: RouteShape, of: World, on: Env = env) =>
  send(on, browser, pathOf(route, of) + queryOf(route), { body: bodyOf(route, shape, of) })

/** Who may call, and how they are signed in. `own` routes concern the caller. */
export const actorOf = (shape: RouteShape, of: World) =>
  shape.for === 'owner' ? of.people.owner : shape.for === 'signed-in' ? of.people.member : of.people.admin

export type Reading = Extract<Route, `GET ${string}`>

/** The answer of a route at this path. */
export async function answerAt<R extends Reading>(browser: Browser, route: R, path: string): Promise<AnswerOf<R>> {
  expect(`GET ${path}`).toMatch(new RegExp(`^${route.replace(/:\w+/g, '[^/?]+')}(\\?|$)`))
  const said = await send(env, browser, `GET ${path}`)
  expect(said.status, said.all.slice(0, 300)).toBe(200)
  return said.json as AnswerOf<R>
}
