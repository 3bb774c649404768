/**
 * P1–P3, P11, P28 for the dashboard: every route of the table, and everyone who should be refused.
 *
 * Routes come from the service's own route table, so a new route is tested from the day it is written.
 */
import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { administration } from '../../src/auth/administration.ts'
import { newToken } from '../../src/auth/tokens.ts'
import type { Linkable, Route, RouteShape } from '../../src/dashboard/api/answers.ts'
import { openDatabases } from '../../src/db/databases.ts'
import type { Env } from '../../src/env.ts'
import worker from '../../src/worker.ts'
import { GitHubApi } from '../doubles/github/api.ts'
import { World as GitHubWorld } from '../doubles/github/world.ts'
import { actorOf, ask, bodyOf, changing, pathOf, queryOf, READING, routes } from './asking.ts'
import { account, type Browser, emptied, everything, ORIGIN, send, signIn, type World, world } from './world.ts'

let github: GitHubApi
let gitHubWorld: GitHubWorld
beforeAll(() => {
  gitHubWorld = new GitHubWorld()
  github = new GitHubApi(gitHubWorld, { clientId: 'c', clientSecret: 's', callback: ORIGIN })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as Request, init as RequestInit)
    const url = new URL(request.url)
    if (url.host !== 'api.github.com') throw new Error(`no way to ${url.host}`)
    return github.app.fetch(new Request(`http://github.test/api/v3${url.pathname}${url.search}`, request))
  })
})

beforeEach(() => emptied(env))

/** At GitHub, the organisation's owner also owns it, and a repository in it. */
async function withGitHub(of: World, person: number): Promise<Browser> {
  const { github_id } = (await env.DB.prepare('SELECT github_id FROM organisation WHERE id = ?')
    .bind(of.organisation)
    .first<{ github_id: number }>()) as { github_id: number }
  const login = `at-github-${person}`
  gitHubWorld.user(login, { id: of.people.owner })
  const at = gitHubWorld.organisation(of.name, { [login]: 'admin' })
  gitHubWorld.accounts.delete(at.id)
  gitHubWorld.memberships.set(github_id, gitHubWorld.memberships.get(at.id) ?? new Map())
  gitHubWorld.memberships.delete(at.id)
  at.id = github_id
  gitHubWorld.accounts.set(github_id, at)
  gitHubWorld.repository(`${of.name}/${of.repositoryName}`)
  gitHubWorld.repository(`${of.name}/new`)
  return signIn(env, person, github.tokens.tokenFor(login))
}

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

describe('a first run', () => {
  it('has its workflow added where this deployment’s GitHub is', async () => {
    const of = await world(env)
    const browser = await signIn(env, of.people.member)
    const shown = async (on: Env) => {
      await env.DB.prepare("UPDATE repository SET visibility = 'internal'").run()
      return (await send(on, browser, `GET /repositories/${of.repository}/workflow`)).json
    }
    expect(await shown(env)).toMatchObject({ gitHub: 'https://github.com' })
    expect(await shown({ ...env, GITHUB_URL: 'https://git.example/' })).toMatchObject({ gitHub: 'https://git.example' })
  })
})

describe('what GitHub confirms', () => {
  const link = (browser: Browser, of: World, repository: string) =>
    send(env, browser, `POST /organisations/${of.organisation}/repositories`, { body: { repository } })
  const identity = (name: string) =>
    env.DB.prepare('SELECT github_id, github_owner_id FROM repository WHERE name = ?')
      .bind(name)
      .first<{ github_id: number | null; github_owner_id: number | null }>()

  it('is the identity of the organisation’s own repository, and never of another’s', async () => {
    const of = await world(env)
    const browser = await withGitHub(of, of.people.owner)
    gitHubWorld.user(`somebody-${of.organisation}`)
    gitHubWorld.repository(`somebody-${of.organisation}/open`, { private: false })
    const own = await link(browser, of, `${of.name}/new`)
    expect(own.json).toMatchObject({ confirmed: true })
    const { github_id } = (await identity('new')) ?? {}
    expect(github_id).toBe(gitHubWorld.findRepository(`${of.name}/new`)?.id)
    const foreign = await link(browser, of, `somebody-${of.organisation}/open`)
    expect(foreign.json).toMatchObject({ confirmed: false })
    expect(await identity('open')).toEqual({ github_id: null, github_owner_id: null })
    expect((await link(browser, of, `${of.name}/new`)).status).toBe(409)
    const seen = await send(env, browser, `GET /organisations/${of.organisation}/linkable`)
    expect(seen.json).toMatchObject({ from: 'person' })
    expect(seen.text).not.toContain('somebody-')
  })

  it('is the branch that a repository opens with, which an installation does not say', async () => {
    const of = await world(env)
    const browser = await withGitHub(of, of.people.owner)
    const { id } = gitHubWorld.repository(`${of.name}/old`, { defaultBranch: 'trunk' })
    await env.DB.batch(
      [
        `INSERT INTO installation (id, github_owner_id, owner, selection, updated_at)
         SELECT 1, github_id, name, 'all', 0 FROM organisation WHERE id = ${of.organisation}`,
        `INSERT INTO installation_repository (installation_id, github_id, name, private) VALUES (1, ${id}, 'old', 1)`,
      ].map((sql) => env.DB.prepare(sql)),
    )
    const seen = await send(env, browser, `GET /organisations/${of.organisation}/linkable`)
    expect(seen.json).toMatchObject({ from: 'installation', repositories: [{ githubId: id, defaultBranch: null }] })
    expect((await link(browser, of, `${of.name}/old`)).json).toMatchObject({ confirmed: true })
    const row = await env.DB.prepare("SELECT default_ref FROM repository WHERE name = 'old'").first()
    expect(row).toEqual({ default_ref: 'trunk' })
  })

  it('is every repository that the organisation has there, and else it is said that there are more', async () => {
    const of = await world(env)
    const browser = await withGitHub(of, of.people.owner)
    for (let at = 0; at < 640; at++) gitHubWorld.repository(`${of.name}/many-${at}`)
    const listed = async () => {
      const { json } = await send(env, browser, `GET /organisations/${of.organisation}/linkable`)
      const { repositories, complete } = json as Linkable
      return { count: new Set(repositories.map(({ githubId }) => githubId)).size, complete }
    }
    expect(await listed()).toEqual({ count: 642, complete: true })
    for (let at = 640; at < 5100; at++) gitHubWorld.repository(`${of.name}/many-${at}`)
    expect(await listed()).toEqual({ count: 5000, complete: false })
  })

  it('is a repository of the installation also beyond those that are listed', async () => {
    const of = await world(env)
    const admin = await signIn(env, of.people.admin)
    await env.DB.batch(
      [
        `INSERT INTO installation (id, github_owner_id, owner, selection, updated_at)
         SELECT 1, github_id, name, 'all', 0 FROM organisation WHERE id = ${of.organisation}`,
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5001)
         INSERT INTO installation_repository (installation_id, github_id, name, private)
         SELECT 1, 900000 + i, printf('r%05d', i), 1 FROM n`,
      ].map((sql) => env.DB.prepare(sql)),
    )
    const { json } = await send(env, admin, `GET /organisations/${of.organisation}/linkable`)
    expect((json as Linkable).repositories).toHaveLength(5000)
    expect(json).toMatchObject({ from: 'installation', complete: false })
    expect((await link(admin, of, `${of.name}/R05001`)).json).toMatchObject({ confirmed: true })
    expect(await identity('R05001')).toMatchObject({ github_id: 905001 })
  })

  it('is who may claim an organisation: its owner there, once', async () => {
    const of = await world(env)
    const login = `claims-${of.organisation}`
    const person = await account(env)
    gitHubWorld.user(login)
    const [mine, other] = [
      gitHubWorld.organisation(`mine-${of.organisation}`, { [login]: 'admin' }),
      gitHubWorld.organisation(`other-${of.organisation}`, { [login]: 'member' }),
    ]
    const browser = await signIn(env, person, github.tokens.tokenFor(login))
    const claim = (githubId: number) => send(env, browser, 'POST /organisations', { body: { githubId } })
    expect((await claim(other.id)).status).toBe(404)
    expect((await claim(mine.id)).status).toBe(200)
    expect((await claim(mine.id)).status).toBe(409)
    const claimable = (await send(env, browser, 'GET /claimable')).json as { organisations: { login: string }[] }
    expect(claimable.organisations.map((one) => one.login)).toEqual([mine.login, login])
  })
})
