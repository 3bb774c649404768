/**
 * P1–P3, P11, P28 for the dashboard: every route of the table, and everyone who should be refused.
 *
 * Routes come from the service's own route table, so a new route is tested from the day it is written.
 */
import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { administration } from '../../src/auth/administration.ts'
import { newToken } from '../../src/auth/tokens.ts'
import type { Route, RouteShape } from '../../src/dashboard/api/answers.ts'
import { openDatabases } from '../../src/db/databases.ts'
import worker from '../../src/worker.ts'
import { ORIGIN } from '../setup/client-request.ts'
import { actorOf, ask, bodyOf, changing, pathOf, queryOf, READING, routes } from './asking.ts'
import { atGitHub } from './at-github.ts'
import { account, type Browser, emptied, everything, send, signIn, type World, world } from './world.ts'

const { withGitHub } = atGitHub()
beforeEach(() => emptied(env))

const SECURE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

describe('the table', () => {
  it('says of every route that changes something how the trail calls it', () => {
    expect(routes.length).toBeGreaterThan(50)
    expect(changing.filter(([, { audit }]) => audit === undefined).map(([route]) => route)).toEqual(READING)
    expect(routes.filter(([route, { audit }]) => route.startsWith('GET ') && audit !== undefined)).toEqual([])
  })

  it('is all there is', async () => {
    const of = await world(env)
    const browser = await signIn(env, of.people.owner)
    for (const path of ['GET /nothing', 'POST /me', 'GET /', 'DELETE /organisations', 'PUT /repositories/1/access'])
      expect((await send(env, browser, path)).status, path).toBe(404)
  })
})

describe('a request from elsewhere', () => {
  it.each(changing)('%s is refused, and nothing is changed', async (route, shape) => {
    const of = await world(env)
    const browser = await signIn(env, actorOf(shape, of))
    const another = await signIn(env, actorOf(shape, of))
    const before = await everything(env)
    const path = pathOf(route, of)
    const body = bodyOf(route, shape, of)
    const { token } = await newToken()
    const forged: Record<string, Record<string, string | undefined>> = {
      'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      'a sister site': { origin: 'http://127.0.0.1:9999', 'sec-fetch-site': 'same-site' },
      nowhere: { origin: undefined, 'sec-fetch-site': undefined },
      'a sandboxed frame': { origin: 'null', 'sec-fetch-site': 'cross-site' },
      'a page that lies about one': { 'sec-fetch-site': 'cross-site' },
      'a sister site’s page that lies about one': { 'sec-fetch-site': 'same-site' },
      'a page without the token': { 'x-csrf-token': undefined },
      'a page with the token of another session': { 'x-csrf-token': another.csrf },
    }
    for (const [from, headers] of Object.entries(forged)) {
      const said = await send(env, browser, path, { body, headers })
      expect(said.status, from).toBe(403)
    }
    const signedOut = [
      await send(env, undefined, path, { body }),
      await send(env, { cookie: '__Host-sextant-session=guess', csrf: browser.csrf }, path, { body }),
      await send(env, undefined, path, { body, headers: { authorization: `Bearer ${token}` } }),
    ]
    expect(signedOut.map(({ status }) => status)).toEqual([401, 401, 401])
    if (shape.body) {
      const headers = { 'content-type': 'text/plain' }
      expect((await send(env, browser, path, { body: JSON.stringify(body), headers })).status).toBe(400)
      expect(
        (await send(env, browser, path, { body: JSON.stringify({ ...body, x: 'x'.repeat(70_000) }) })).status,
      ).toBe(413)
      expect((await send(env, browser, path, { body: { ...body, unknown: 1 } })).status).toBe(400)
      expect((await send(env, browser, path, { body: '{"a":' })).status).toBe(400)
    }
    expect(await everything(env)).toBe(before)
  })
})

describe('text', () => {
  it('that the database would shorten or replace is refused, in a body and in a question', async () => {
    const of = await world(env)
    const browser = await signIn(env, of.people.owner)
    const teams = `/organisations/${of.organisation}/teams`
    const before = await everything(env)
    for (const name of ['core\u0000hidden', 'half \ud83d'])
      expect((await send(env, browser, `POST ${teams}`, { body: JSON.stringify({ name }) })).status).toBe(400)
    expect((await send(env, browser, 'GET /repositories?search=a%00b')).status).toBe(400)
    expect(await everything(env)).toBe(before)
    expect((await send(env, browser, `POST ${teams}`, { body: JSON.stringify({ name: 'whole 😀' }) })).status).toBe(200)
  })
})

describe('a name that somebody gives', () => {
  it('reads in the order of its letters, also where it is shown to others', async () => {
    const of = await world(env)
    const browser = await signIn(env, of.people.owner)
    const to = `/organisations/${of.organisation}`
    const status = async (path: string, body: object) =>
      (await send(env, browser, `POST ${to}${path}`, { body })).status
    const token = { scopes: ['read'], personal: true }
    for (const name of ['nightly \u202egnp', 'a\u2066b']) {
      expect(await status('/teams', { name })).toBe(400)
      expect(await status('/tokens', { name, ...token })).toBe(400)
    }
    for (const name of ['צוות מהדר', 'می\u200cخواهم']) expect(await status('/teams', { name })).toBe(200)
    expect(await status('/tokens', { name: 'مفتاح', ...token })).toBe(200)
  })

  it('is seen in whole: nothing in it is hidden, and it is one line', async () => {
    const of = await world(env)
    const browser = await signIn(env, of.people.owner)
    const to = `/organisations/${of.organisation}`
    const status = async (path: string, body: object) =>
      (await send(env, browser, `POST ${to}${path}`, { body })).status
    const token = { scopes: ['read'], personal: true }
    const hidden = [
      '\u200b',
      'compiler\u200b',
      'compi\u200cler',
      'compiler\u{e0061}',
      'com\u00adpiler',
      '\u3164',
      'a\nb',
      '\u001b[31mred',
    ]
    for (const name of hidden) {
      expect([name, await status('/teams', { name })]).toEqual([name, 400])
      expect([name, await status('/tokens', { name, ...token })]).toEqual([name, 400])
    }
    for (const name of ['👩‍👩‍👧‍👧 ❤️', 'ක්‍රියා', 'Üben ß', '葛\u{e0100}城'])
      expect([name, await status('/teams', { name })]).toEqual([name, 200])
  })
})

describe('a session’s cookie', () => {
  it('opens the dashboard and nothing else, and nothing else opens the dashboard', async () => {
    const of = await world(env)
    const browser = await signIn(env, of.people.owner)
    const elsewhere = (path: string) =>
      worker.fetch(
        new Request(`${ORIGIN}${path}`, {
          method: 'POST',
          headers: { cookie: browser.cookie, origin: ORIGIN, 'content-type': 'application/json' },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
        }) as never,
        env,
        createExecutionContext(),
      )
    for (const path of ['/mcp', `/mcp/${of.name}/${of.repositoryName}`, '/api/ingest/begin'])
      expect((await elsewhere(path)).status, path).toBe(401)
    const as = administration(openDatabases(env), { accountId: of.people.owner, organisationId: of.organisation })
    const token = await as.createToken({ name: 't', scopes: ['read', 'write'], personal: false })
    for (const header of [{ authorization: `Bearer ${token}` }, { cookie: `__Host-sextant-session=${token}` }])
      expect((await send(env, undefined, 'GET /me', { headers: header })).status).toBe(401)
  })
})

describe('signing in', () => {
  it('takes away the person’s sessions that are over, and no other', async () => {
    const { people } = await world(env)
    await env.DB.prepare(
      `INSERT INTO web_session (hash, account_id, created_at, expires_at)
       VALUES ('over', ?1, 0, 1), ('open', ?1, 0, 9e15), ('of another', ?2, 0, 1)`,
    )
      .bind(people.owner, people.admin)
      .run()
    await signIn(env, people.owner)
    const { results } = await env.DB.prepare(
      "SELECT hash FROM web_session WHERE hash IN ('over', 'open', 'of another') ORDER BY hash",
    ).all()
    expect(results).toEqual([{ hash: 'of another' }, { hash: 'open' }])
  })
})

describe('a route that reads', () => {
  it.each(routes.filter(([route]) => route.startsWith('GET ')))(
    '%s asks who it is, and says nothing to other sites',
    async (route, shape) => {
      const of = await world(env)
      expect((await ask(undefined, route, shape, of)).status).toBe(401)
      const browser = await withGitHub(of, actorOf(shape, of))
      const said = await ask(browser, route, shape, of)
      expect(said.status).toBe(200)
      expect(Object.fromEntries(said.headers)).toMatchObject(SECURE)
      expect(said.headers.get('access-control-allow-origin')).toBeNull()
      expect(said.headers.get('cache-control')).toMatch(/no-store|private/)
      if (route.endsWith('/export')) return
      expect(() => shape.answer.parse(said.json)).not.toThrow()
      const again = await send(env, browser, pathOf(route, of) + queryOf(route), {
        headers: { 'if-none-match': said.headers.get('etag') ?? '' },
      })
      expect([again.status, again.all.endsWith(' ')]).toEqual([304, true])
    },
  )
})

interface Line {
  readonly id: number
  readonly in_trail: number
  readonly action: string
}
const lastLine = async () => (await env.DB.prepare('SELECT max(id) AS id FROM audit').first<{ id: number }>())?.id ?? 0
const linesAfter = async (id: number) =>
  (
    await env.DB.prepare('SELECT id, organisation_id AS in_trail, action FROM audit WHERE id > ? ORDER BY id')
      .bind(id)
      .all<Line>()
  ).results

describe('somebody who may not', () => {
  const about = routes.filter(([route]) => /:(organisation|repository|grant)/.test(route))

  it.each(about)(
    '%s tells them what it would tell of something that never was, and leaves a line',
    async (route, shape) => {
      const of = await world(env)
      const elsewhere = await world(env)
      const gone = await world(env)
      const suspended = await account(env)
      await env.DB.batch([
        env.DB.prepare('UPDATE organisation SET deleted_at = 1 WHERE id = ?').bind(gone.organisation),
        env.DB.prepare(
          "INSERT INTO member (organisation_id, account_id, role, created_at, suspended_at) VALUES (?, ?, 'owner', 0, 1)",
        ).bind(of.organisation, suspended),
      ])
      const former = await account(env)
      const mayNot: Record<string, [Browser, World]> = {
        'the owner of another organisation': [await withGitHub(elsewhere, elsewhere.people.owner), of],
        'somebody of no organisation': [await signIn(env, former), of],
        'a suspended owner': [await signIn(env, suspended), of],
        'the owner of one that is gone': [await signIn(env, gone.people.owner), gone],
        ...(['admin', 'owner', 'admin-of', 'reader'].includes(shape.for)
          ? { 'a member': [await signIn(env, of.people.member), of] as [Browser, World] }
          : {}),
        ...(shape.for === 'admin-of'
          ? { 'a member who reads it': [await signIn(env, of.people.other), of] as [Browser, World] }
          : {}),
        ...(shape.for === 'owner' ? { 'an admin': [await signIn(env, of.people.admin), of] as [Browser, World] } : {}),
      }
      if (route.endsWith('/:grant') && shape.for === 'signed-in') delete mayNot['the owner of one that is gone']
      const never: World = { ...of, organisation: 9_999_999, repository: 9_999_999, grant: crypto.randomUUID() }
      const before = await everything(env, ['audit'])
      for (const [who, [browser, victim]] of Object.entries(mayNot)) {
        const since = await lastLine()
        const said = await ask(browser, route, shape, victim)
        const between = await lastLine()
        const absent = await ask(browser, route, shape, never)
        expect(said.status, who).toBe(404)
        expect(said.all, who).toBe(absent.all)
        for (const canary of victim.canaries) expect(said.all, who).not.toContain(canary)
        const lines = await linesAfter(since)
        const about = (asked: boolean) =>
          lines.filter(({ id }) => id <= between === asked).map(({ in_trail }) => in_trail)
        // The client is not theirs, so they were refused nothing.
        if (route === 'DELETE /clients/:grant') {
          expect(lines, who).toEqual([])
          continue
        }
        for (const { action } of lines) expect(action, who).toMatch(/^(act|access)\.refused$/)
        // Recorded for their organisation if they know of the target; otherwise for nobody, as if the target had never existed.
        const isIn = who === 'an admin' || who.startsWith('a member')
        const knows = isIn && (route.includes(':organisation') || who === 'a member who reads it')
        expect([...new Set(about(true))], who).toEqual([knows ? of.organisation : 0])
        expect([...new Set(about(false))], who).toEqual([0])
        if (!knows) expect(about(true), who).toEqual(about(false))
      }
      expect(await everything(env, ['audit'])).toBe(before)
    },
  )

  it('sees nothing of another organisation in what is their own', async () => {
    const [of, elsewhere] = [await world(env), await world(env)]
    for (const person of Object.values(elsewhere.people)) {
      const browser = await withGitHub(elsewhere, person)
      for (const [route, shape] of routes.filter(([one]) => one.startsWith('GET '))) {
        const said = await ask(browser, route, shape, elsewhere)
        for (const canary of of.canaries) expect(said.all, route).not.toContain(canary)
      }
    }
  })
})

describe('an act', () => {
  const acts = changing.filter(([, { audit }]) => audit !== undefined)
  const trail = (of: World) =>
    env.DB.prepare("SELECT id, action, actor FROM audit WHERE action <> 'test.made' ORDER BY id DESC LIMIT 5")
      .all<{ id: number; action: string; actor: string }>()
      .then(({ results }) => results.map(({ action, actor }) => ({ action, actor, of: of.organisation })))

  async function ready(route: Route, of: World) {
    if (route === 'POST /organisations')
      await env.DB.prepare('UPDATE organisation SET github_id = NULL WHERE github_id = ?').bind(of.people.owner).run()
  }
  /** `signed-in` routes act on the person's own data. */
  const personOf = (route: Route, shape: RouteShape, of: World) =>
    route === 'POST /organisations' ? of.people.owner : actorOf(shape, of)

  it.each(acts)('%s is made by who may, and the trail says so', async (route, shape) => {
    const of = await world(env)
    await ready(route, of)
    const person = personOf(route, shape, of)
    const browser = await withGitHub(of, person)
    const said = await ask(browser, route, shape, of)
    expect(said.all).toMatch(/^200 /)
    expect(() => shape.answer.parse(said.json)).not.toThrow()
    expect(said.headers.get('cache-control')).toBe('no-store')
    expect(await trail(of)).toContainEqual({ action: shape.audit, actor: `person:${person}`, of: of.organisation })
  })

  it.each(acts)('%s is not made when the trail cannot be written', async (route, shape) => {
    const of = await world(env)
    await ready(route, of)
    const browser = await withGitHub(of, personOf(route, shape, of))
    await env.DB.prepare(
      "CREATE TRIGGER no_trail BEFORE INSERT ON audit BEGIN SELECT raise(ABORT, 'no trail today'); END",
    ).run()
    const before = await everything(env)
    const said = await ask(browser, route, shape, of)
    expect(said.status).toBe(503)
    expect(said.all).not.toMatch(/trail today|D1_ERROR|SQLITE/i)
    expect(await everything(env)).toBe(before)
  })
  afterEach(() => env.DB.prepare('DROP TRIGGER IF EXISTS no_trail').run())
})
