/**
 * P19: whatever a client sends to the token endpoint, in whatever order, its tokens open no more than the person allowed. The
 * requests are random: `VITE_REQUESTS=1000` sends as many, `VITE_REQUESTS_SEED=7` others.
 */
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { person } from '../isolation/principals.ts'
import { ORIGIN } from '../setup/client-request.ts'
import { diceOf } from '../setup/dice.ts'
import { call, REDIRECT, register, SignedIn, say, VERIFIER } from './flow.ts'

const SEED = Number(import.meta.env.VITE_REQUESTS_SEED ?? 1)
const REQUESTS = Number(import.meta.env.VITE_REQUESTS ?? 40)

const PATHS = ['/mcp', '/mcp?tools=core', '/mcp/acme', '/mcp/acme/api', '/mcp/acme/api?tools=core', '/mcp/acme/web']
/** A token for the whole service opens its parts, and one for an address the same address with fewer tools. */
const opens = (granted: string, path: string): boolean =>
  granted === '/mcp' || granted === path || granted === path.replace(/\?.*$/, '')

interface Grant {
  readonly granted: string
  readonly client: string
  code: string
  refresh?: string
}

it(`gives nobody more than was allowed (seed ${SEED})`, async () => {
  const pick = diceOf(SEED)
  await env.DB.prepare("INSERT OR IGNORE INTO organisation (id, name, created_at) VALUES (78, 'acme', 0)").run()
  const browser = await SignedIn.as(env, await person(env, { organisation: 78 }))
  const clients = [await register(env), await register(env)]
  const grants: Grant[] = []
  const allow = async () => {
    const [client, granted] = [pick(clients), pick(PATHS)]
    const code = await browser.code(client, { resource: `${ORIGIN}${granted}` })
    // Allowed again, the one before has ended: it stays in the list, as a client would keep it.
    grants.push({ granted, client, code })
  }
  for (let at = 0; at < 4; at++) await allow()
  let given = 0
  for (let at = 0; at < REQUESTS; at++) {
    if (pick([1, 2, 3, 4, 5, 6]) === 1) await allow()
    const [one, another] = [pick(grants), pick(grants)]
    const byCode = one.refresh === undefined || pick([1, 2, 3, 4, 5]) === 1
    const client = pick([one.client, one.client, one.client, another.client])
    const fields: [string, string][] = [
      ['grant_type', byCode ? 'authorization_code' : 'refresh_token'],
      ['client_id', client],
      byCode ? ['code', one.code] : ['refresh_token', one.refresh ?? ''],
      ...(byCode
        ? ([
            ['redirect_uri', REDIRECT],
            ['code_verifier', VERIFIER],
          ] as [string, string][])
        : []),
    ]
    const more: [string, string][] = [
      ...PATHS.map((path): [string, string] => ['resource', `${ORIGIN}${path}`]),
      ['resource', ''],
      ['resource', `${ORIGIN}/mcp/`],
      ['resource', `${ORIGIN}/mcp#a`],
      ['resource', `${ORIGIN}/MCP`],
      ['resource', `${ORIGIN}/mcp/acme/../acme`],
      ['resource', ORIGIN],
      ['resource', 'https://elsewhere.test/mcp'],
      ['audience', `${ORIGIN}/mcp`],
      ['scope', 'read'],
      ['scope', 'read write'],
      ['scope', 'write repository:create admin'],
      ['code', another.code],
      ['refresh_token', another.refresh ?? 'u1:none:none'],
      ['token', another.refresh ?? another.code],
      ['redirect_uri', `${REDIRECT}/`],
      ['subject_token', another.code],
      ['grant_type', 'client_credentials'],
    ]
    for (let n = pick([0, 1, 1, 2, 3]); n > 0; n--) fields.splice(pick([0, fields.length]), 0, pick(more))
    const said = await say(env, '/oauth/token', { method: 'POST', body: new URLSearchParams(fields) })
    const where = `${JSON.stringify(fields)} for ${one.granted}: ${said.status} ${said.text.slice(0, 300)}`
    expect([200, 400, 401, 429], where).toContain(said.status)
    if (said.status !== 200 || said.text === '') continue
    given++
    const answer = JSON.parse(said.text) as {
      access_token: string
      refresh_token?: string
      scope?: string
      resource?: string
    }
    expect(['read', '', undefined], where).toContain(answer.scope)
    // Of several grants in one request the token names whose it is.
    const of = grants.find((each) => answer.access_token.split(':')[1] === each.code.split(':')[1])
    expect(of?.client, where).toBe(client)
    for (const path of PATHS) {
      const { status } = await call(env, answer.access_token, path)
      expect(status === 200 && !opens(of?.granted ?? '', path), `${path} with ${where}`).toBe(false)
    }
    if (of && answer.refresh_token) of.refresh = answer.refresh_token
  }
  expect(given).toBeGreaterThan(REQUESTS / 20)
}, 300_000)
