import { expect, it } from 'vitest'
import { routeIn } from './served.ts'

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
  for (const query of ['GET request', 'POST a comment', '/src/app.ts', 'read/write', 'users/login', 'why is /tmp full'])
    expect(routeIn(query), query).toBeUndefined()
})
