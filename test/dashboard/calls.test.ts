/**
 * The log of single calls, as admins read it, for the period in which recording was on.
 */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AnswerOf } from '../../src/dashboard/api/answers.ts'
import { emptied, send, signIn, type World, world } from './world.ts'

type Calls = AnswerOf<'GET /organisations/:organisation/calls'>
let of: World
beforeEach(async () => {
  await emptied(env)
  of = await world(env)
})

const ask = async (query = '', person = of.people.owner) =>
  send(env, await signIn(env, person), `GET /organisations/${of.organisation}/calls?${query}`)
const calls = async (query = '') => (await ask(query)).json as Calls
const record = (rows: readonly { at: number; id: string; repository?: number; outcome?: string; account?: number }[]) =>
  env.DB.batch(
    rows.map(({ at, id, repository = of.repository, outcome = 'ok', account = null }) =>
      env.DB.prepare(
        `INSERT INTO tool_call (organisation_id, at, id, session, repository_id, tool, account_id, client_id, outcome, ms)
         SELECT ?, ?, ?, 'grant:x', ?, 'search', ?, client_id, ?, 12 FROM client_grant WHERE id = ?`,
      ).bind(of.organisation, at, id, repository, account, outcome, of.grant),
    ),
  )

describe('calls one by one', () => {
  it('say who asked with what, about what, and how it ended', async () => {
    const [client] = (await env.DB.prepare('SELECT client_name FROM client_grant').raw<[string]>())[0] ?? []
    await record([
      { at: 5, id: 'a', account: of.people.member, outcome: 'symbol_not_found' },
      { at: 4, id: 'b', repository: 0 },
    ])
    expect((await calls()).items).toEqual([
      {
        id: 'a',
        at: 5,
        person: `account-${of.people.member}`,
        client,
        repository: `${of.name}/${of.repositoryName}`,
        tool: 'search',
        outcome: 'symbol_not_found',
        ms: 12,
      },
      { id: 'b', at: 4, person: null, client, repository: null, tool: 'search', outcome: 'ok', ms: 12 },
    ])
  })

  it('are paged newest first, and none is lost where many are of one millisecond', async () => {
    await record([
      ...['a', 'b', 'c', 'd', 'e'].map((id) => ({ at: 7, id })),
      { at: 8, id: 'newest' },
      { at: 6, id: 'oldest' },
    ])
    const found: string[] = []
    let next: string | undefined
    do {
      const page = await calls(`limit=2${next === undefined ? '' : `&cursor=${next}`}`)
      found.push(...page.items.map(({ id }) => id))
      next = page.next
    } while (next !== undefined && found.length < 20)
    expect(found).toEqual(['newest', 'e', 'd', 'c', 'b', 'a', 'oldest'])
  })

  it('are of the time and the repository that were asked for', async () => {
    await record([
      { at: 10, id: 'before' },
      { at: 20, id: 'first' },
      { at: 25, id: 'elsewhere', repository: 0 },
      { at: 30, id: 'after' },
    ])
    const found = await calls(`from=20&to=30&repository=${of.repository}`)
    expect(found.items.map(({ id }) => id)).toEqual(['first'])
  })

  it('are told apart from calls that nobody records', async () => {
    expect(await calls()).toEqual({ items: [], recording: false })
    await env.DB.prepare('UPDATE organisation SET records_calls = 1').run()
    expect(await calls()).toEqual({ items: [], recording: true })
  })

  it('are not for members, and a cursor of another list is refused', async () => {
    await record([{ at: 5, id: 'a' }])
    expect((await ask('', of.people.admin)).status).toBe(200)
    expect((await ask('', of.people.member)).status).toBe(404)
    expect((await ask(`cursor=${btoa('[5]')}`)).status).toBe(400)
  })
})
