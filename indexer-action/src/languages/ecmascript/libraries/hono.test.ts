/** Hono. */
import { expect, test } from 'vitest'
import { check } from '../../../testing/carets.ts'

test('a context has the variables and bindings of the environment that the application is written to have', async () => {
  const { expected, found } = await check({
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
//                                 ^ read npm:hono Hono.get(…).get().name
`,
  })
  expect(found).toEqual(expected)
})
