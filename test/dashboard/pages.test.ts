/**
 * What the dashboard's pages rely on: lists that lose nothing between pages, and a pulse that says when something changed.
 */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AnswerOf } from '../../src/dashboard/api/answers.ts'
import { answerAt, type Reading } from './asking.ts'
import { type Browser, emptied, run, send, signIn, type World, world } from './world.ts'

let of: World
let owner: Browser
beforeEach(async () => {
  await emptied(env)
  of = await world(env)
  owner = await signIn(env, of.people.owner)
})

const get = <R extends Reading>(route: R, path: string, browser = owner) => answerAt(browser, route, path)

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
    expect(lines[0]).toBe('id,time,actor,actor_name,action,repository,subject,object,details')
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

  it('is still for somebody who is suspended, whatever the organisation’s tokens do', async () => {
    const admin = await signIn(env, of.people.admin)
    const beat = () => answerAt(admin, 'GET /pulse', '/pulse')
    const used = () => run('UPDATE token SET last_used_at = coalesce(last_used_at, 0) + 5 WHERE id = ?', of.token)
    const before = await beat()
    await used()
    expect(await beat()).not.toEqual(before)
    await run('UPDATE member SET suspended_at = 1 WHERE account_id = ?', of.people.admin)
    const still = await beat()
    await used()
    expect(await beat()).toEqual(still)
  })
})
