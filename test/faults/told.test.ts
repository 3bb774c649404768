/**
 * P49, P51: whatever fails underneath, and whenever, every surface answers, and its message reveals nothing internal.
 */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env as bound } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Env } from '../../src/env.ts'
import worker from '../../src/worker.ts'
import { register, SignedIn } from '../identity/flow.ts'
import { person } from '../isolation/principals.ts'
import { clientRequest, message, ORIGIN } from '../setup/client-request.ts'
import { failAfter, failBefore, faultAt, withFaults } from '../setup/faulty-d1.ts'
import { beginBody, sender, signIn, upload } from '../setup/uploader.ts'

const INSIDES = /SQLITE|D1_ERROR|no such table|\.ts\b|\bat \w+ \(|is not a function|undefined|eyJ|ghp_/
const MOST_CALLS = 12

const env: Env = { ...(bound as Env), BADGE_KEY: 'key', GITHUB_WEBHOOK_SECRET: 'secret' }
let token: string
let cookie: string
let client: string
beforeAll(async () => {
  token = await signIn(env)
  await upload(
    sender(env, token),
    { repository: 'told/api' },
    { 'a.py': 'def first(): pass\ndef second():\n  first()\n' },
  )
  const account = await person(env)
  cookie = [...(await SignedIn.as(env, account)).cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  client = await register(env)
})

type Ask = () => Request
const mcp =
  (method: string, params: object = {}): Ask =>
  () =>
    clientRequest('/mcp/told/api', { bearer: token, body: message(method, params) })
const complete = (name: string, value: string): Ask =>
  mcp('completion/complete', { ref: { type: 'ref/prompt', name: 'onboard' }, argument: { name, value } })
const get =
  (path: string): Ask =>
  () =>
    new Request(`${ORIGIN}${path}`, { headers: { cookie, authorization: `Bearer ${token}` } })
const post =
  (path: string, body: string, type: string, more: Record<string, string> = {}): Ask =>
  () =>
    new Request(`${ORIGIN}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, authorization: `Bearer ${token}`, cookie, origin: ORIGIN, ...more },
    })
const initialize = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
const form = 'application/x-www-form-urlencoded'
const json = 'application/json'

describe('a database that fails', () => {
  it.each<[string, Ask]>([
    ['a greeting', mcp('initialize', initialize)],
    ['the list of tools', mcp('tools/list')],
    ['a tool', mcp('tools/call', { name: 'callers', arguments: { symbol: 'first' } })],
    ['a tool about the caller', mcp('tools/call', { name: 'list_repositories', arguments: {} })],
    ['the list of resources', mcp('resources/list')],
    ['a resource', mcp('resources/read', { uri: 'sextant://told/api@main/a.py' })],
    ['completion of a path', complete('path', 'a')],
    ['completion of a symbol', complete('symbol', 'fir')],
    ['completion of a repository', complete('repository', 't')],
    ['a badge', get('/badge/told/api.svg')],
    ['the status', get('/status')],
    ['whether it lives', get('/healthz')],
    ['signing in', get('/sign-in')],
    ['the question for consent', () => get(`/authorize?response_type=code&client_id=${client}`)()],
    ['an exchange of tokens', post('/oauth/token', 'grant_type=authorization_code&code=u1:x:y', form)],
    ['the dashboard', get('/api/dashboard/me')],
    ['the dashboard’s repositories', get('/api/dashboard/repositories')],
    ['an upload', post('/api/ingest/begin', JSON.stringify(beginBody({ repository: 'told/api', run: 2 })), json)],
    ['a review', post('/api/review', '{"repository":"told/api","ref":"refs/pull/1/head"}', json)],
    ['a watcher', post('/dev/refresh-requests', '{"repository":"told/api"}', json)],
    ['the development sign-in', post('/dev/sign-in', '', json)],
  ])('is told in our own words by %s', async (_, ask) => {
    for (const fault of [failBefore, failAfter]) {
      for (let at = 1; at <= MOST_CALLS; at++) {
        const { around, calls } = faultAt(at, fault)
        const context = createExecutionContext()
        const response = await worker.fetch(ask() as never, withFaults(env, around), context)
        const said = JSON.stringify([...response.headers]) + (await response.text())
        await waitOnExecutionContext(context).catch(() => {})
        expect(said).not.toMatch(INSIDES)
        if (calls() < at) break
      }
    }
  })
})
