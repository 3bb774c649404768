/**
 * Usage as shown to an organisation: totals are right for any number of repositories, people and clients.
 */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Usage } from '../../src/dashboard/api/answers.ts'
import { type Browser, emptied, send, signIn, type World, world } from './world.ts'

const DAY = 86_400_000
const NOW = Math.floor(Date.now() / DAY) * DAY
const REPOSITORIES = 400
const DAYS = 20

let of: World
let owner: Browser
beforeEach(async () => {
  await emptied(env)
  of = await world(env)
  owner = await signIn(env, of.people.owner)
  // Each repository is used once on each of the days before today, by one of seven people with one of five clients.
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${REPOSITORIES * DAYS - 1})
     INSERT INTO usage_by_hour
     SELECT ?1, ?2 - (1 + i / ${REPOSITORIES}) * ${DAY}, 'grant:' || (i % 7), 1 + i % ${REPOSITORIES}, 'search', ?3 + i % 7,
       'client-' || (i % 5), 1, 0, 0, 5, 1, 0, 0, 0, 0, 0, 0, 0 FROM n`,
  )
    .bind(of.organisation, NOW, of.people.owner)
    .run()
})

const ask = (query: string, browser = owner) =>
  send(env, browser, `GET /organisations/${of.organisation}/usage?from=${NOW - 30 * DAY}&to=${NOW}${query}`)
const usage = async (query: string, browser = owner) => (await ask(query, browser)).json as Usage

describe('usage', () => {
  it('of one repository has all of its days, also among many', async () => {
    const { series, totals } = await usage('&repository=7')
    expect(series.filter(({ calls }) => calls === 1)).toHaveLength(DAYS)
    expect(totals).toMatchObject({ calls: DAYS, repositories: 1 })
    expect((await usage('&client=client-3')).totals).toMatchObject({ calls: (REPOSITORIES * DAYS) / 5, clients: 1 })
    expect((await usage('&tool=none')).totals).toMatchObject({ calls: 0, people: 0, clients: 0, repositories: 0 })
  })

  it('counts every call, and everybody and everything once', async () => {
    for (const by of ['tool', 'client', 'repository', 'account']) {
      const { totals, groups, series } = await usage(`&by=${by}`)
      expect(totals).toMatchObject({ calls: REPOSITORIES * DAYS, people: 7, clients: 5, repositories: REPOSITORIES })
      expect(series.reduce((sum, { calls }) => sum + calls, 0)).toBe(totals.calls)
      expect(groups.length).toBe({ tool: 1, client: 5, repository: 200, account: 7 }[by])
    }
  })

  it('of a member is their own, and says so', async () => {
    const { of: whose, totals } = await usage('', await signIn(env, of.people.member))
    expect([whose, totals.people]).toEqual(['me', 1])
    expect(totals.calls).toBeLessThan(REPOSITORIES * DAYS)
    expect((await usage('')).of).toBe('organisation')
  })

  it('says what the organisation keeps and may keep, to those who run it', async () => {
    const other = await world(env)
    await env.DB.prepare('UPDATE repository SET stored_bytes = 300 WHERE id = ?').bind(of.repository).run()
    await env.DB.prepare('UPDATE repository SET stored_bytes = 5000 WHERE id = ?').bind(other.repository).run()
    const storage = async (browser?: Browser) => (await usage('', browser)).storage
    expect(await storage()).toEqual({ bytes: 300, limit: null })
    await env.DB.prepare('UPDATE organisation SET stored_bytes_limit = 1000 WHERE id = ?').bind(of.organisation).run()
    expect(await storage()).toEqual({ bytes: 300, limit: 1000 })
    expect(await storage(await signIn(env, of.people.member))).toBeNull()
  })

  it('is refused for a time that is too long for a chart, or none', async () => {
    expect((await ask('&step=hour')).status).toBe(200)
    for (const times of [`from=${NOW - 40 * DAY}&to=${NOW}&step=hour`, `from=${NOW}&to=${NOW - DAY}`])
      expect((await send(env, owner, `GET /organisations/${of.organisation}/usage?${times}`)).status).toBe(400)
  })
})
