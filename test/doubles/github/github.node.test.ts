import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeGitHub, startFakeGitHub } from './server.ts'

let github: FakeGitHub
beforeEach(async () => {
  github = await startFakeGitHub({ callback: 'http://127.0.0.1:9/callback' })
  github.world.user('ada')
  github.world.user('bob')
  github.world.organisation('acme', { ada: 'admin' })
  github.world.repository('acme/api')
})
afterEach(() => github.close())

const get = (path: string, token: string) =>
  fetch(`${github.url}/api/v3${path}`, { headers: { authorization: `Bearer ${token}` } })

test('the web flow gives a code once, and a token for it', async () => {
  github.api.tokens.signedInAs = 'ada'
  const authorize = await fetch(`${github.url}/login/oauth/authorize?client_id=${github.oauth.clientId}&state=s1`, {
    redirect: 'manual',
  })
  const back = new URL(authorize.headers.get('location') as string)
  expect(back.searchParams.get('state')).toBe('s1')
  const exchange = () =>
    fetch(`${github.url}/login/oauth/access_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        client_id: github.oauth.clientId,
        client_secret: github.oauth.clientSecret,
        code: back.searchParams.get('code'),
      }),
    }).then((r) => r.json() as Promise<{ access_token?: string; error?: string }>)
  const { access_token } = await exchange()
  expect(await get('/user', access_token as string).then((r) => r.json())).toMatchObject({ login: 'ada', type: 'User' })
  expect(await exchange()).toMatchObject({ error: 'bad_verification_code' })
})

test('a private repository does not exist for who may not see it', async () => {
  const ada = github.api.tokens.tokenFor('ada')
  const bob = github.api.tokens.tokenFor('bob')
  expect((await get('/repos/acme/api', bob)).status).toBe(404)
  const repository = github.world.findRepository('acme/api')
  if (!repository) throw new Error('missing')
  repository.name = 'renamed'
  expect(await get('/repos/acme/renamed', ada).then((r) => r.json())).toMatchObject({
    full_name: 'acme/renamed',
    permissions: { admin: true },
  })
  repository.private = false
  expect((await get('/repos/acme/renamed', bob)).status).toBe(200)
})

test('a rate limit and a revoked token are refused as GitHub refuses them', async () => {
  const ada = github.api.tokens.tokenFor('ada')
  github.api.faults.remaining = 1
  expect((await get('/user', ada)).status).toBe(200)
  const limited = await get('/user', ada)
  expect([limited.status, limited.headers.get('x-ratelimit-remaining')]).toEqual([403, '0'])
  delete github.api.faults.remaining
  github.api.tokens.revokeTokensOf('ada')
  expect((await get('/user', ada)).status).toBe(401)
})

test('Actions’ tokens verify against the published keys, also after a rotation', async () => {
  const token = await github.actions.token({ repository: 'acme/api', audience: 'https://sextant.test', run: 7 })
  await github.actions.rotate()
  const keys = createRemoteJWKSet(new URL(`${github.actions.issuer}/.well-known/jwks`))
  const { payload } = await jwtVerify(token, keys, {
    issuer: github.actions.issuer,
    audience: 'https://sextant.test',
    algorithms: ['RS256'],
  })
  expect(payload).toMatchObject({ repository: 'acme/api', run_id: '7', event_name: 'push' })
})
