/**
 * What the dashboard's pages rely on: lists that lose nothing between pages, access reasons that are the deciding ones, and
 * changes that take effect on the next request.
 */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { administration } from '../../src/auth/administration.ts'
import { authenticate, tokenHash } from '../../src/auth/authenticate.ts'
import { listRepositories } from '../../src/auth/authorize.ts'
import type { Proof } from '../../src/auth/principal.ts'
import type { AnswerOf, Route } from '../../src/dashboard/api/answers.ts'
import { openDatabases } from '../../src/db/databases.ts'
import type { Env } from '../../src/env.ts'
import { work } from '../../src/vectors/queue.ts'
import { sender, signIn as tokenOfLocal, upload } from '../setup/uploader.ts'
import { asker } from '../tools/ask.ts'
import { type Browser, emptied, send, signIn, type World, world } from './world.ts'

let of: World
let owner: Browser
beforeEach(async () => {
  await emptied(env)
  of = await world(env)
  owner = await signIn(env, of.people.owner)
})

/** The answer of a route at this path. */
async function get<R extends Extract<Route, `GET ${string}`>>(route: R, path: string, browser = owner) {
  expect(`GET ${path}`).toMatch(new RegExp(`^${route.replace(/:\w+/g, '[^/?]+')}(\\?|$)`))
  const said = await send(env, browser, `GET ${path}`)
  expect(said.status, said.all.slice(0, 300)).toBe(200)
  return said.json as AnswerOf<R>
}
const run = (sql: string, ...values: (string | number | null)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()
const proofOf = async (token: string): Promise<Proof> => ({ kind: 'token', hash: await tokenHash(token) })

describe('the list of repositories', () => {
  const more = (count: number) =>
    run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
       INSERT INTO repository (organisation_id, owner, name, shard, default_ref, created_at)
       SELECT ?2, 'many', 'r' || printf('%04d', (i * 7919) % 10007), 0, 'main', i FROM n`,
      count,
      of.organisation,
    )

  it.each(['name', 'indexed', 'symbols', 'size', 'refs', 'status'])(
    'has each of five hundred once, by %s, though some come and go meanwhile',
    async (sort) => {
      await more(499)
      const seen: number[] = []
      let next: string | undefined
      do {
        const query = `sort=${sort}&order=down&limit=120${next ? `&cursor=${next}` : ''}`
        const page: AnswerOf<'GET /repositories'> = await get('GET /repositories', `/repositories?${query}`)
        expect(page.total).toBeGreaterThanOrEqual(500)
        seen.push(...page.items.map(({ id }) => id))
        next = page.next
        // A name that sorts before all others, so that no later page would show it.
        if (sort === 'name')
          await run(
            `INSERT INTO repository (organisation_id, owner, name, shard, default_ref, created_at) VALUES (?, 'zz', ?, 0, 'main', 0)`,
            of.organisation,
            crypto.randomUUID(),
          )
      } while (next)
      expect(seen.length).toBe(500)
      expect(new Set(seen).size).toBe(500)
    },
  )

  it('is searched, and narrowed to a status', async () => {
    await more(20)
    expect((await get('GET /repositories', `/repositories?search=${of.repositoryName}`)).items).toHaveLength(1)
    expect((await get('GET /repositories', '/repositories?search=MANY/R0')).total).toBe(2)
    expect((await get('GET /repositories', '/repositories?status=waiting')).total).toBe(20)
    expect((await get('GET /repositories', '/repositories?status=ready')).items.map(({ symbols }) => symbols)).toEqual([
      7,
    ])
  })

  it('says of a repository when it was last asked about through what opens it alone', async () => {
    await more(1)
    for (const [repository, at] of [
      [of.repository, 777],
      [null, 999],
    ])
      await run(
        `INSERT INTO token (hash, prefix, name, organisation_id, account_id, repository_id, scopes, created_at, last_used_at)
         VALUES (?, 'sxt_', 'own', ?, ?, ?, '["read"]', 0, ?)`,
        `hash-${at}`,
        of.organisation,
        of.people.owner,
        repository ?? null,
        at ?? null,
      )
    const { items } = await get('GET /repositories', '/repositories?sort=name')
    expect(items.map(({ id, lastCallAt }) => [id === of.repository, lastCallAt]).sort()).toEqual([
      [false, null],
      [true, 777],
    ])
  })

  it('refuses a cursor that is none of its own', async () => {
    for (const cursor of ['x', 'WzFd', btoa('["a",{}]'), btoa('["a","b"]')])
      expect((await send(env, owner, `GET /repositories?cursor=${encodeURIComponent(cursor)}`)).status, cursor).toBe(
        400,
      )
  })
})

describe('the reasons why somebody may read', () => {
  /** The same numbers each time. */
  function dice(seed: number) {
    let state = seed
    return (sides: number) => {
      state = (state * 1103515245 + 12345) % 2147483648
      return Math.floor((state / 2147483648) * sides)
    }
  }

  it('are there exactly where the decision is yes, whoever is in which team and whatever is shared with whom', async () => {
    const roll = dice(7)
    const people = [of.people.owner, of.people.admin, of.people.member, of.people.other]
    const teams = [of.team, of.sharedTeam]
    let readable = 0
    for (let round = 0; round < 12; round++) {
      await env.DB.batch([
        env.DB.prepare('DELETE FROM repository_access'),
        env.DB.prepare('DELETE FROM team_member'),
        env.DB.prepare('UPDATE repository SET visibility = ?').bind(
          ['private', 'private', 'internal', 'public'][roll(4)] as string,
        ),
        env.DB.prepare('UPDATE member SET suspended_at = ? WHERE account_id = ?').bind(
          roll(2) ? 1 : null,
          of.people.other,
        ),
        ...people.flatMap((person) =>
          teams
            .filter(() => roll(3) === 0)
            .map((team) =>
              env.DB.prepare('INSERT INTO team_member (team_id, account_id) VALUES (?, ?)').bind(team, person),
            ),
        ),
        ...people
          .filter(() => roll(3) === 0)
          .map((person) =>
            env.DB.prepare(
              'INSERT INTO repository_access (repository_id, account_id, created_at) VALUES (?, ?, 0)',
            ).bind(of.repository, person),
          ),
        ...teams
          .filter(() => roll(2) === 0)
          .map((team) =>
            env.DB.prepare('INSERT INTO repository_access (repository_id, team_id, created_at) VALUES (?, ?, 0)').bind(
              of.repository,
              team,
            ),
          ),
      ])
      const access = await get('GET /repositories/:repository/access', `/repositories/${of.repository}/access`)
      for (const person of people) {
        const { cookie } = await signIn(env, person)
        const hash = await tokenHash(cookie.split('=')[1] ?? '')
        const listed = await listRepositories(openDatabases(env), { kind: 'session', hash })
        const decided = listed.ok && listed.repositories.length > 0
        readable += Number(decided)
        expect(
          access.readers.some(({ account }) => account.id === person),
          `round ${round}, ${person}`,
        ).toBe(decided)
        const theirs = await send(env, owner, `GET /organisations/${of.organisation}/members/${person}/access`)
        const found = (theirs.json as AnswerOf<'GET /organisations/:organisation/members/:account/access'>).repositories
        expect(found === undefined ? 0 : found.length).toBe(Number(decided))
      }
    }
    expect(readable).toBeGreaterThan(20)
    expect(readable).toBeLessThan(48)
  })

  it('change as the preview says', async () => {
    const path = `/repositories/${of.repository}/access`
    const preview = (query: string) => get('GET /repositories/:repository/access/preview', `${path}/preview?${query}`)
    const logins = (people: readonly { login: string }[]) => people.map(({ login }) => login)
    const [member, other] = [`account-${of.people.member}`, `account-${of.people.other}`]
    expect(logins((await preview(`change=grant&account=${of.people.member}`)).gain)).toEqual([member])
    const lost = await preview(`change=revoke&account=${of.people.other}`)
    expect(logins(lost.lose)).toEqual([other])
    expect([lost.before, lost.after, lost.clients]).toEqual([3, 2, 0])
    expect(await preview(`change=grant&team=${of.team}`)).toMatchObject({ gain: [], lose: [] })
    expect(await preview('change=visibility&visibility=public')).toMatchObject({ opensToAnybody: true, after: 4 })
    expect((await send(env, owner, `GET ${path}/preview?change=grant`)).status).toBe(400)
    const before = await get('GET /repositories/:repository/access', path)
    await send(env, owner, `DELETE ${path}/people/${of.people.other}`)
    const after = await get('GET /repositories/:repository/access', path)
    expect(before.readers.length - after.readers.length).toBe(1)
  })
})

describe('a suspended member', () => {
  it('is refused from the next request on, everywhere, and has everything back when let act again', async () => {
    const as = (person: number) =>
      administration(openDatabases(env), { accountId: person, organisationId: of.organisation })
    const token = (await as(of.people.other).createToken({ name: 'mine', scopes: ['read'], personal: true })) ?? ''
    const believed = async () => (await authenticate(openDatabases(env), await proofOf(token))).ok
    const browser = await signIn(env, of.people.other)
    const sees = async () => (await get('GET /repositories', '/repositories', browser)).total
    expect([await believed(), await sees()]).toEqual([true, 1])
    const path = `/organisations/${of.organisation}/members/${of.people.other}`
    await send(env, owner, `PATCH ${path}`, { body: { suspended: true } })
    expect([await believed(), await sees()]).toEqual([false, 0])
    expect((await send(env, browser, `GET /organisations/${of.organisation}`)).status).toBe(404)
    expect((await get('GET /me', '/me', browser)).organisations).toEqual([])
    expect(await as(of.people.other).createToken({ name: 'x', scopes: ['read'], personal: true })).toBeUndefined()
    await send(env, owner, `PATCH ${path}`, { body: { suspended: false } })
    expect([await believed(), await sees()]).toEqual([true, 1])
  })

  it('is never oneself, an owner by an admin, or the last owner who can act', async () => {
    const suspend = async (by: number, person: number) =>
      (
        await send(env, await signIn(env, by), `PATCH /organisations/${of.organisation}/members/${person}`, {
          body: { suspended: true },
        })
      ).status
    expect(await suspend(of.people.owner, of.people.owner)).toBe(404)
    expect(await suspend(of.people.admin, of.people.owner)).toBe(404)
    expect(await suspend(of.people.admin, of.people.admin)).toBe(404)
    const as = administration(openDatabases(env), { accountId: of.people.owner, organisationId: of.organisation })
    expect(await as.setRole(of.people.admin, 'owner')).toBe(true)
    expect(await suspend(of.people.owner, of.people.owner)).toBe(404)
    expect(await suspend(of.people.owner, of.people.admin)).toBe(200)
    expect(await as.setRole(of.people.owner, 'member')).toBe(false)
    expect(await as.removeMember(of.people.owner)).toBe(false)
  })
})

describe('a repository that was transferred away at GitHub', () => {
  it('is read by nobody, and those who run the organisation see that it is there and can delete it', async () => {
    await run(
      "UPDATE repository SET frozen_at = 1, frozen_because = 'transferred', github_id = NULL, visibility = 'internal'",
    )
    const path = `/repositories/${of.repository}`
    const detail = await get('GET /repositories/:repository', path)
    expect(detail).toMatchObject({ frozen: 'transferred', linked: false, mayAdminister: true })
    expect((await get('GET /repositories', '/repositories')).items.map(({ frozen }) => frozen)).toEqual(['transferred'])
    for (const part of ['coverage', 'skipped', 'refs', 'runs', 'badly-parsed'])
      expect((await send(env, owner, `GET ${path}/${part}`)).status, part).toBe(404)
    const member = await signIn(env, of.people.other)
    expect((await get('GET /repositories', '/repositories', member)).total).toBe(0)
    expect((await send(env, member, `GET ${path}`)).status).toBe(404)
    const elsewhere = await world(env)
    expect((await send(env, await signIn(env, elsewhere.people.owner), `GET ${path}`)).status).toBe(404)
    const confirm = `${of.name}/${of.repositoryName}`
    expect((await send(env, owner, `DELETE ${path}`, { body: { confirm } })).status).toBe(200)
  })
})

describe('a member who was removed', () => {
  it('comes back without what was shared with them', async () => {
    const path = `/organisations/${of.organisation}/members/${of.people.other}`
    expect((await send(env, owner, `DELETE ${path}`)).status).toBe(200)
    await run(
      "INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (?, ?, 'member', 1)",
      of.organisation,
      of.people.other,
    )
    expect((await get('GET /repositories', '/repositories', await signIn(env, of.people.other))).total).toBe(0)
    const teams = await get('GET /organisations/:organisation/teams', `/organisations/${of.organisation}/teams`)
    expect(teams.teams.flatMap(({ members }) => members)).toEqual([])
  })
})

describe('clients of an organisation that names them', () => {
  it('read when they are on the list, and only then', async () => {
    const grant: Proof = { kind: 'grant', grant: of.grant, scopes: ['read'] }
    await run("UPDATE repository SET visibility = 'internal'")
    const sees = async () => {
      const listed = await listRepositories(openDatabases(env), grant)
      return listed.ok ? listed.repositories.length : -1
    }
    const [clientId] = of.canaries.slice(-1)
    expect(await sees()).toBe(1)
    await send(env, owner, `PATCH /organisations/${of.organisation}`, { body: { clientPolicy: 'listed' } })
    expect(await sees()).toBe(0)
    await run("UPDATE repository SET visibility = 'public'")
    const named = await listRepositories(openDatabases(env), grant, { owner: of.name })
    expect(named.ok && named.repositories).toEqual([])
    await send(env, owner, `POST /organisations/${of.organisation}/allowed-clients`, { body: { clientId } })
    expect(await sees()).toBe(1)
    const settings = await get('GET /organisations/:organisation', `/organisations/${of.organisation}`)
    expect(settings).toMatchObject({ clientPolicy: 'listed' })
    expect(settings.allowedClients.map((one) => one.clientId).sort()).toEqual([clientId, 'listed'].sort())
  })
})

describe('the audit log', () => {
  const LINES = 10_000
  const path = () => `/organisations/${of.organisation}/audit`
  const fill = () =>
    run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
       INSERT INTO audit (at, organisation_id, actor, action, details)
       SELECT i, ?2, 'person:' || CAST(?3 AS INTEGER), CASE i % 4 WHEN 0 THEN 'access.granted' ELSE 'token.created' END,
         json_object('account', CAST(?3 AS INTEGER), 'name', '=cmd|' || i || ',"x"') FROM n`,
      LINES,
      of.organisation,
      of.people.admin,
    )

  it('has each of ten thousand lines once, while new ones are written', async () => {
    await fill()
    const seen = new Set<number>()
    let next: string | undefined
    let pages = 0
    do {
      const page: AnswerOf<'GET /organisations/:organisation/audit'> = await get(
        'GET /organisations/:organisation/audit',
        `${path()}?limit=500${next ? `&cursor=${next}` : ''}`,
      )
      for (const { id } of page.items) seen.add(id)
      await run(
        "INSERT INTO audit (at, organisation_id, actor, action) VALUES (1, ?, 'system', 'more')",
        of.organisation,
      )
      next = page.next
      pages++
    } while (next)
    expect(seen.size).toBe(LINES + 1)
    expect(pages).toBe(21)
  })

  it('is filtered by act, by person, by time and by text, and says how many there are', async () => {
    await fill()
    const ask = (query: string) => get('GET /organisations/:organisation/audit', `${path()}?limit=1&${query}`)
    expect((await ask('action=access.granted')).total).toBe(LINES / 4)
    expect((await ask(`actor=person:${of.people.admin}`)).total).toBe(LINES)
    expect((await ask('from=100&to=200')).total).toBe(100)
    expect((await ask(`search=account-${of.people.admin}`)).total).toBe(LINES)
    expect((await ask('search=cmd%7C9999%2C')).total).toBe(1)
    const [line] = (await ask('action=access.granted')).items
    expect(line).toMatchObject({ actorName: `account-${of.people.admin}`, subject: `account-${of.people.admin}` })
    const facets = await get('GET /organisations/:organisation/audit/facets', `${path()}/facets`)
    expect(facets.actions).toEqual(['access.granted', 'test.made', 'token.created'])
  })

  it('is exported whole; a value that a spreadsheet would run is one no more', async () => {
    await fill()
    const csv = (await send(env, owner, `GET ${path()}/export?format=csv`)).text
    const lines = csv.trimEnd().split('\r\n')
    expect(lines).toHaveLength(LINES + 2)
    expect(lines[0]).toBe('id,time,actor,actor_name,action,repository,subject,details')
    const jsonl = (await send(env, owner, `GET ${path()}/export?format=jsonl&action=access.granted`)).text
    const rows = jsonl.trimEnd().split('\n')
    expect(rows).toHaveLength(LINES / 4)
    expect(new Set(rows.map((row) => (JSON.parse(row) as { id: number }).id)).size).toBe(LINES / 4)
    await run("UPDATE account SET name = '=HYPERLINK(1)' WHERE id = ?", of.people.admin)
    const dangerous = (await send(env, owner, `GET ${path()}/export?format=csv&action=access.granted`)).text
    expect(dangerous).toContain(",'=HYPERLINK(1),")
    expect(dangerous).not.toMatch(/(^|,)"?[=+@]/m)
  })
})

describe('the pulse', () => {
  it('beats where something changed, and rests where nothing did', async () => {
    const beat = () => get('GET /pulse', '/pulse')
    const different = async (change: () => Promise<unknown>) => {
      const before = await beat()
      await change()
      const after = await beat()
      return (Object.keys(before) as (keyof typeof before)[]).filter((name) => before[name] !== after[name])
    }
    expect(await different(async () => undefined)).toEqual([])
    expect(await different(() => run('UPDATE repository SET next_generation = 3 WHERE id = ?', of.repository))).toEqual(
      ['index'],
    )
    expect(await different(() => run("UPDATE run SET status = 'open', finished_at = NULL"))).toEqual(['runs'])
    expect(
      await different(() => run('UPDATE client_grant SET last_used_at = 5, account_id = ?', of.people.owner)),
    ).toEqual(['calls'])
    expect(
      await different(() =>
        send(env, owner, `POST /organisations/${of.organisation}/teams`, { body: { name: 'new' } }),
      ),
    ).toEqual(['audit'])
    const elsewhere = await world(env)
    expect(
      await different(() => run('UPDATE repository SET next_generation = 9 WHERE id = ?', elsewhere.repository)),
    ).toEqual([])
    const one = await send(env, owner, 'GET /pulse')
    const again = await send(env, owner, 'GET /pulse', { headers: { 'if-none-match': one.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })
})

describe('a repository that was indexed', () => {
  const REPOSITORY = 'local/shown'
  let account: number
  let browser: Browser
  let id: number
  let token: string

  beforeEach(async () => {
    token = await tokenOfLocal(env)
    const tree = {
      'a.py': 'def one(): pass\n',
      'b.py': 'def two():\n  one()\n',
      'x.bin': { skipped: 'binary' },
      'y.bin': { skipped: 'binary' },
      'big.py': { skipped: 'too_large' },
    } as const
    await upload(sender(env, token), { repository: REPOSITORY, defaultRef: 'main' }, tree)
    // A second layer on top of the first: what it says of a path takes precedence.
    await upload(
      sender(env, token),
      { repository: REPOSITORY, ref: 'topic' },
      { ...tree, 'x.bin': 'def now(): pass\n' },
      tree,
    )
    account = (await env.DB.prepare("SELECT id FROM account WHERE name = 'local'").first<number>('id')) ?? 0
    browser = await signIn(env, account)
    id = (await get('GET /repositories', '/repositories', browser)).items[0]?.id ?? 0
  })

  it('shows what is in its index and what is not, ref by ref', async () => {
    const coverage = await get('GET /repositories/:repository/coverage', `/repositories/${id}/coverage`, browser)
    expect(coverage).toMatchObject({ ref: 'main', indexed: 2, skipped: 3 })
    expect(coverage.skippedBy.map(({ reason, files }) => [reason, files])).toEqual([
      ['binary', 2],
      ['too_large', 1],
    ])
    const page = await get('GET /repositories/:repository/skipped', `/repositories/${id}/skipped?limit=2`, browser)
    const rest = await get(
      'GET /repositories/:repository/skipped',
      `/repositories/${id}/skipped?limit=2&cursor=${page.next}`,
      browser,
    )
    expect([...page.items, ...rest.items].map(({ path }) => path)).toEqual(['big.py', 'x.bin', 'y.bin'])
    expect([page.total, rest.next]).toEqual([3, undefined])
    const topic = await get(
      'GET /repositories/:repository/skipped',
      `/repositories/${id}/skipped?ref=topic&reason=binary`,
      browser,
    )
    expect(topic.items.map(({ path }) => path)).toEqual(['y.bin'])
    expect((await send(env, browser, `GET /repositories/${id}/coverage?ref=none`)).status).toBe(404)
  })

  it('goes on after a path as long as git takes one', async () => {
    const deep = (name: string) => `${'ä'.repeat(80)}/`.repeat(25) + name
    const tree = { [deep('a.bin')]: { skipped: 'binary' }, [deep('b.bin')]: { skipped: 'binary' } } as const
    await upload(sender(env, token), { repository: REPOSITORY, ref: 'deep' }, tree)
    const path = `/repositories/${id}/skipped?ref=deep&limit=1`
    const page = await get('GET /repositories/:repository/skipped', path, browser)
    const rest = await get('GET /repositories/:repository/skipped', `${path}&cursor=${page.next}`, browser)
    expect([...page.items, ...rest.items].map((one) => one.path)).toEqual([deep('a.bin'), deep('b.bin')])
  })

  it('has refs, runs and a size that can be told', async () => {
    const refs = await get('GET /repositories/:repository/refs', `/repositories/${id}/refs`, browser)
    expect(refs.items.map((one) => [one.name, one.default, one.status])).toEqual([
      ['main', true, 'ready'],
      ['topic', false, 'ready'],
    ])
    const runs = await get('GET /repositories/:repository/runs', `/repositories/${id}/runs?limit=1`, browser)
    expect([runs.total, runs.items[0]?.ref, runs.items[0]?.status]).toEqual([2, 'topic', 'published'])
    const size = await get('GET /repositories/:repository/storage', `/repositories/${id}/storage`, browser)
    const rows = Object.fromEntries(size.tables.map((table) => [table.name, table.rows]))
    expect(rows).toMatchObject({ file_version: 3, symbol: 3, link_set: 3 })
    expect(size.estimate.fullIndex).toBeGreaterThan(0)
    expect(size.vectors).toEqual([])
    const generation = await env.DB.prepare("SELECT generation FROM ref WHERE repository_id = ? AND name = 'main'")
      .bind(id)
      .first<number>('generation')
    await work({ ...env, SEXTANT_VECTORS: undefined } as unknown as Env, {
      repository: Number(id),
      generation: generation ?? 0,
    })
    const { vectors } = await get('GET /repositories/:repository/storage', `/repositories/${id}/storage`, browser)
    expect(vectors).toMatchObject([{ status: 'active', reason: null, files: 2, waiting: 0, dollars: 0 }])
  })

  it('answers a person as it answers a client', async () => {
    for (const [tool, args] of Object.entries({
      find_references: { symbol: 'one' },
      search_code: { query: 'two' },
      list_repositories: {},
    })) {
      const body = { repository: tool === 'list_repositories' ? undefined : REPOSITORY, arguments: args }
      const person = (await send(env, browser, `POST /explore/${tool}`, { body }))
        .json as AnswerOf<'POST /explore/:tool'>
      const client = await asker(
        env,
        token,
        body.repository === undefined ? {} : { repository: REPOSITORY, owner: 'local' },
      )(tool, args)
      expect(person.text).toBe(client.text)
      expect(person.structured).toEqual(client.answer)
    }
    const wrong = (
      await send(env, browser, 'POST /explore/find_references', {
        body: { repository: REPOSITORY, arguments: { symbol: 'nobody' } },
      })
    ).json
    expect(wrong).toMatchObject({ isError: true })
    expect((await send(env, browser, 'POST /explore/no_such_tool', { body: { arguments: {} } })).status).toBe(404)
  })

  it('answers a person no more often than the deployment allows, whichever browser they ask from', async () => {
    const on = { ...env, SEXTANT_DEV: '0', CALLS_PER_MINUTE: '1' } as Env
    const ask = async (from: Browser) =>
      (
        await send(on, from, 'POST /explore/search_code', {
          body: { repository: REPOSITORY, arguments: { query: 'two' } },
        })
      ).json as AnswerOf<'POST /explore/:tool'>
    const other = await signIn(env, account)
    await ask(browser)
    const { isError, text } = await ask(other)
    expect([isError, text]).toEqual([true, expect.stringContaining('calls_per_minute')])
  })

  it('keeps its ways when it has another default ref, and is gone when it is deleted by its name', async () => {
    const change = (body: object) =>
      send(env, browser, `PATCH /repositories/${id}`, { body }).then(({ status }) => status)
    expect(await change({ defaultRef: 'none' })).toBe(404)
    // Nor is the rest done then: who sees it saved would take all of it for saved.
    expect(await change({ defaultRef: 'none', retentionDays: 5 })).toBe(404)
    expect(await change({ defaultRef: 'topic', retentionDays: 4 })).toBe(200)
    expect(await change({ defaultRef: 'topic', retentionDays: 3 })).toBe(200)
    const detail = await get('GET /repositories/:repository', `/repositories/${id}`, browser)
    expect(detail).toMatchObject({ defaultRef: 'topic', settings: { retentionDays: 3, endedRefDays: null } })
    const remove = (confirm: string) =>
      send(env, browser, `DELETE /repositories/${id}`, { body: { confirm } }).then(({ status }) => status)
    expect(await remove('local/Shown ')).toBe(404)
    expect(await remove(REPOSITORY)).toBe(200)
    expect((await send(env, browser, `GET /repositories/${id}`)).status).toBe(404)
  })
})
