/** Hono. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a context has the variables and bindings of the environment that the application is written to have', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "hono": "4" } }',
    'users.ts':
      'export interface User { id: number; name: string }\nexport class Db { prepare(sql: string): void {} }\n',
    'app.ts': `import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Db, User } from './users'
type Env = { Variables: { user: User }; Bindings: { DB: Db } }
const app = new Hono<Env>().basePath('/api')
app.get('/a', (c) => {
  const user = c.get('user')
  user.name
//     ^ read users.ts User.name
  c.env.DB.prepare('a')
//         ^ call users.ts Db.prepare
  return c.json({})
})
app.use('*', async (c, next) => next()).post('/b', async (c) => c.var.user.id)
//                                                                         ^ read users.ts User.id
app.onError((error, c) => c.text(c.get('user').name))
//                                             ^ read users.ts User.name
const helper = (c: Context<Env>) => c.get('user').name
//                                                ^ read users.ts User.name
export const guard = createMiddleware<{ Variables: { user: User } }>(async (c, next) => c.var.user.name)
//                                                                                                 ^ read users.ts User.name
const open = new Hono()
open.get('/', (c) => c.get('user').name)
//                                 ^ read npm:hono Getting().name
`,
  })
})

test('what validators leave of a request and what middleware brings is known to the handlers behind them', async () => {
  await expectLinks({
    'package.json':
      '{ "dependencies": { "hono": "4", "zod": "4", "@hono/zod-validator": "1", "@hono/zod-openapi": "1" } }',
    'users.ts': 'export interface User { id: number; name: string }\n',
    'app.ts': `import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { validator } from 'hono/validator'
import { z } from 'zod'
import type { User } from './users'
const schema = z.object({ title: z.string() })
const auth = createMiddleware<{ Variables: { user: User } }>(async (c, next) => next())
const app = new Hono()
  .post('/a', zValidator('json', schema), zValidator('query', z.object({ page: z.string() })), async (c) => {
    const { title } = c.req.valid('json')
//          ^ read app.ts schema.title
    c.req.valid('json').title
//                      ^ read app.ts schema.title
    c.req.valid('query').page
//                       ^ read app.ts app.page
    return c.json({})
  })
  .get('/b', auth, (c) => c.json(c.get('user').name))
//                                             ^ read users.ts User.name
  .use(auth)
  .get('/c', (c) => c.json(c.var.user.name))
//                                    ^ read users.ts User.name
  .post('/d', validator('form', (value, c) => ({ user: {} as User })), (c) => c.text(c.req.valid('form').user.name))
//                                                                                                            ^ read users.ts User.name
`,
    'openapi.ts': `import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
const Parameters = z.object({ id: z.string() })
const Body = z.object({ age: z.number() }).openapi('Body')
const route = createRoute({
  method: 'post',
  path: '/users/{id}',
  request: { params: Parameters, body: { content: { 'application/json': { schema: Body } } } },
  responses: { 200: { description: 'found' } },
})
new OpenAPIHono().openapi(route, (c) => {
  c.req.valid('param').id
//                     ^ read openapi.ts Parameters.id
  return c.json({ age: c.req.valid('json').age })
//                                         ^ read openapi.ts Body.age
})
`,
  })
})
