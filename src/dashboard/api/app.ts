/**
 * The dashboard's API: the table of routes, each with its handler, behind one door.
 */
import { Hono } from 'hono'
import type { Env } from '../../env.ts'
import { ROUTES, type Route, type RouteShape } from './answers.ts'
import { enter, type Handler, jsonHeaders } from './door.ts'
import { access } from './handlers/access.ts'
import { activity } from './handlers/activity.ts'
import { contents } from './handlers/contents.ts'
import { explore } from './handlers/explore.ts'
import { linking } from './handlers/linking.ts'
import { organisation } from './handlers/organisation.ts'
import { people } from './handlers/people.ts'
import { repositories } from './handlers/repositories.ts'
import { uploads } from './handlers/uploads.ts'
import type { Handlers } from './handling.ts'
import { Refused, refusal } from './refusals.ts'

const HANDLERS: Handlers<string> = {
  ...people,
  ...organisation,
  ...activity,
  ...repositories,
  ...contents,
  ...access,
  ...linking,
  ...uploads,
  ...explore,
}

export const dashboardApi = new Hono<{ Bindings: Env }>().basePath('/api/dashboard')

for (const [route, shape] of Object.entries<RouteShape>(ROUTES)) {
  const [method = '', path = ''] = route.split(' ')
  const handler = HANDLERS[route as Route] as unknown as Handler<Route>
  dashboardApi.on(method, path, (c) => enter(c, shape, handler))
}

dashboardApi.notFound(() => refused(new Refused('not_found')))
dashboardApi.onError((error) => refused(error))

function refused(thrown: unknown): Response {
  const { status, body } = refusal(thrown)
  return Response.json(body, { status, headers: jsonHeaders('no-store') })
}
