import { expect, it } from 'vitest'
import { processorTimeOf } from '../../../test/setup/processor-time.ts'
import { type FileRow, IndexedFile } from '../indexed/indexed-file.ts'
import { routeIn, servingIn } from './served.ts'

it('knows a route by its method, or if it is all that is asked for', () => {
  for (const [query, route] of [
    ['GET /users/{id}', 'GET /users/{id}'],
    ['POST api/me/otp', 'POST /api/me/otp'],
    ['who serves "PUT /v1/entries/{id}/star"?', 'PUT /v1/entries/{id}/star'],
    ['DELETE https://example.org/users/7?force=1', 'DELETE /users/7'],
    ['/accounts/login/totp/', 'ANY /accounts/login/totp/'],
  ] as const) {
    const found = routeIn(query)
    expect(found && `${found.method} ${found.path}`, query).toBe(route)
  }
  for (const query of [
    'GET request',
    'POST a comment',
    '/src/app.ts',
    'read/write',
    'users/login',
    'why is /tmp full',
    `/${'a/'.repeat(200)}`,
  ])
    expect(routeIn(query), query).toBeUndefined()
})

it('takes no longer for a path that is none of a route', async () => {
  const spent = await processorTimeOf(() => {
    for (const query of [
      `/${'configuration'.repeat(8)}.yaml`,
      `/${'a/b'.repeat(40)} `.repeat(2),
      `GET /a${'.'.repeat(3900)}b`,
    ])
      routeIn(query)
  })
  expect(spent).toBeLessThan(500)
})

it('tells some of the lines of a file that serves one route a thousand times', () => {
  const symbols = Array.from({ length: 1000 }, (_, at) => ({ start: at + 1, extra: { route: 'GET /users' } }))
  const file = new IndexedFile({ path: 'a.ts' } as FileRow, { facts: () => ({ symbols }) as never })
  expect(servingIn({ method: 'GET', path: '/users' }, [file], []).get('a.ts')?.lines).toHaveLength(12)
})
