/**
 * Clients older than the rules about resources. Those of early 2025 name none, at any address, and are given a token for the
 * whole service. Those after them name that of the metadata at the root, which is the whole service's, when they bring a code.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../isolation/principals.ts'
import { ORIGIN } from '../setup/client-request.ts'
import { call, exchange, REDIRECT, refresh, register, SignedIn, say, VERIFIER } from './flow.ts'

const WHOLE = `${ORIGIN}/mcp`
const API = `${ORIGIN}/mcp/acme/api`

let client: string
let browser: SignedIn
beforeAll(async () => {
  client = await register(env)
  await env.DB.prepare("INSERT INTO organisation (id, name, created_at) VALUES (79, 'acme', 0)").run()
  browser = await SignedIn.as(env, await person(env, { organisation: 79 }))
})

const statuses = (token: string | undefined, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await call(env, token, path)).status))

const none = { resource: undefined }

describe('a token for the whole service', () => {
  const parts = [
    '/mcp',
    '/mcp?tools=core',
    '/mcp/acme',
    '/mcp/acme/api',
    '/mcp/acme/api@main',
    '/mcp/acme/api?tools=core',
  ]

  it('is what a client gets that names no resource, and opens every address, also after a refresh', async () => {
    const given = await exchange(env, client, await browser.code(client, none), none)
    expect([given.status, given.resource]).toEqual([200, WHOLE])
    expect(await statuses(given.access_token, parts)).toEqual(parts.map(() => 200))
    const again = await refresh(env, client, given.refresh_token)
    expect([again.status, again.resource]).toEqual([200, WHOLE])
    expect(await statuses(again.access_token, parts)).toEqual(parts.map(() => 200))
  })

  it('with fewer tools opens no other address: they have more', async () => {
    const resource = `${WHOLE}?tools=core`
    const given = await exchange(env, client, await browser.code(client, { resource }), { resource })
    expect(
      await statuses(given.access_token, ['/mcp?tools=core', '/mcp', '/mcp/acme', '/mcp/acme?tools=core']),
    ).toEqual([200, 401, 401, 401])
  })
})

describe('a client that names the whole service for what it was granted at one address', () => {
  it('is given tokens for that address and no other', async () => {
    const code = await browser.code(client, { resource: API })
    const given = await exchange(env, client, code, { resource: WHOLE })
    expect([given.status, given.resource]).toEqual([200, API])
    const again = await refresh(env, client, given.refresh_token, { resource: WHOLE })
    expect([again.status, again.resource]).toEqual([200, API])
    for (const { access_token } of [given, again])
      expect(await statuses(access_token, ['/mcp/acme/api', '/mcp', '/mcp/acme', '/mcp/acme/web'])).toEqual([
        200, 401, 401, 401,
      ])
  })

  it('and another, or a foreign one, is given nothing', async () => {
    const code = await browser.code(client, { resource: API })
    const twice = new URLSearchParams([
      ...Object.entries({ grant_type: 'authorization_code', code, client_id: client, redirect_uri: REDIRECT }),
      ...Object.entries({ code_verifier: VERIFIER, resource: WHOLE }),
      ['resource', API],
    ])
    expect((await say(env, '/oauth/token', { method: 'POST', body: twice })).status).toBe(400)
    for (const resource of ['https://elsewhere.test/mcp', `${ORIGIN}/mcp/acme`, `${WHOLE}?tools=core`])
      expect((await exchange(env, client, code, { resource })).status).toBe(400)
    expect((await exchange(env, client, code, none)).status).toBe(200)
  })
})
