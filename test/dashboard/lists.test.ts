/**
 * The dashboard's lists: their pages and lines, and what happens when a change is refused.
 */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RunFailure } from '../../src/contract/messages.ts'
import type { AnswerOf } from '../../src/dashboard/api/answers.ts'
import { failBefore, faultAt, withFaults } from '../setup/faulty-d1.ts'
import { type Browser, emptied, run, send, signIn, type World, world } from './world.ts'

const DAY = 86_400_000
let of: World
let owner: Browser
beforeEach(async () => {
  await emptied(env)
  of = await world(env)
  owner = await signIn(env, of.people.owner)
})

const inOrganisation = (path: string) => `/organisations/${of.organisation}/${path}`
const inRepository = (path: string) => `/repositories/${of.repository}/${path}`
async function get<A>(path: string, browser = owner): Promise<A> {
  const said = await send(env, browser, `GET ${path}`)
  expect(said.status, said.all.slice(0, 300)).toBe(200)
  return said.json as A
}

interface Page<Item> {
  readonly items: readonly Item[]
  readonly total: number
  readonly next?: string | undefined
}
/** All pages of a list. Each page states the same total. */
async function pages<Item>(path: string, limit: number): Promise<Item[][]> {
  const found: Item[][] = []
  let next: string | undefined
  const totals = new Set<number>()
  do {
    const cursor = next === undefined ? '' : `&cursor=${next}`
    const page = await get<Page<Item>>(`${path}${path.includes('?') ? '&' : '?'}limit=${limit}${cursor}`)
    found.push([...page.items])
    totals.add(page.total)
    next = page.next
  } while (next !== undefined && found.length < 20)
  expect([...totals]).toEqual([found.flat().length])
  return found
}

describe('a list goes on where its page ends, and ends where there is no more:', () => {
  type Member = AnswerOf<'GET /organisations/:organisation/members'>['items'][number]
  type Client = AnswerOf<'GET /organisations/:organisation/clients'>['items'][number]
  type Ref = AnswerOf<'GET /repositories/:repository/refs'>['items'][number]
  type Run = AnswerOf<'GET /repositories/:repository/runs'>['items'][number]

  it('members, and which of them asks', async () => {
    const found = await pages<Member>(inOrganisation('members'), 2)
    expect(found.map(({ length }) => length)).toEqual([2, 2])
    expect(found.flat().map(({ account }) => account.id)).toEqual(Object.values(of.people))
    expect(found.flat().flatMap(({ account, you }) => (you ? [account.id] : []))).toEqual([of.people.owner])
  })

  it('clients, by their names, and which of them are blocked', async () => {
    for (const [at, name] of ['alpha', 'beta'].entries())
      await run(
        `INSERT INTO client_grant SELECT ?1, ?2, ?3, ?3, redirect_uri, resource, organisation_id, chosen, scopes,
           ?1, created_at, expires_at, revoked_at, last_used_at FROM client_grant WHERE id = ?4`,
        crypto.randomUUID(),
        at === 0 ? of.people.admin : of.people.other,
        name,
        of.grant,
      )
    await run(
      'INSERT INTO blocked_client (organisation_id, client_id, blocked_at) VALUES (?, ?, 0)',
      of.organisation,
      'beta',
    )
    const found = await pages<Client>(inOrganisation('clients'), 2)
    expect(found.map(({ length }) => length)).toEqual([2, 1])
    expect(found.flat().flatMap(({ name, blocked }) => (blocked ? [name] : []))).toEqual(['beta'])
    expect((await pages<Client>(inOrganisation('clients?search=ALPH'), 2)).flat().map(({ name }) => name)).toEqual([
      'alpha',
    ])
    const byPerson = await pages<Client>(inOrganisation(`clients?search=account-${of.people.other}`), 2)
    expect(byPerson.flat().map(({ name }) => name)).toEqual(['beta'])
  })

  it('refs, and what became of the last run of each', async () => {
    for (const [name, status] of [
      ['zzz-failed', 'failed'],
      ['zzz-waiting', undefined],
    ] as const) {
      await run('INSERT INTO ref (repository_id, name, created_at) VALUES (?, ?, 0)', of.repository, name)
      if (status)
        await run(
          `INSERT INTO run (repository_id, ref_name, commit_sha, run, attempt, agent, actor, status, started_at)
           VALUES (?, ?, 'c', 1, 1, 'test', 'ci', ?, 0)`,
          of.repository,
          name,
          status,
        )
    }
    const found = await pages<Ref>(inRepository('refs'), 2)
    expect(found.map(({ length }) => length)).toEqual([2, 2])
    const states = Object.fromEntries(found.flat().map(({ name, status }) => [name, status]))
    expect(states).toMatchObject({ topic: 'ready', 'zzz-failed': 'failed', 'zzz-waiting': 'waiting' })
  })

  it('runs, the newest first, with what they said of themselves', async () => {
    await run(
      `INSERT INTO run (repository_id, ref_name, commit_sha, run, attempt, agent, actor, status, started_at, finished_at, phases,
         counts, failure) VALUES (?, 'topic', 'c', 2, 1, 'test', 'ci', 'failed', 10, 30, ?, ?, ?)`,
      of.repository,
      '{"list":1,"note":"five","parse":3}',
      '{"indexed":4,"odd":null}',
      JSON.stringify({ message: 'no room', next: 'Make some.', phase: 'upload' } satisfies RunFailure),
    )
    const [[latest], [first]] = (await pages<Run>(inRepository('runs'), 1)) as [[Run], [Run]]
    expect(latest).toMatchObject({ ref: 'topic', status: 'failed', durationMs: 20 })
    expect(latest.phases).toEqual([
      { name: 'list', ms: 1 },
      { name: 'parse', ms: 3 },
    ])
    expect(latest.counts).toEqual([{ name: 'indexed', value: 4 }])
    expect(latest.failure).toEqual({ message: 'no room', next: 'Make some.', phase: 'upload' })
    expect(first).toMatchObject({ status: 'published', failure: null })
  })
})

describe('usage', () => {
  it('of a time that is to come ends with the step that is running', async () => {
    const usage = (query: string) =>
      get<AnswerOf<'GET /organisations/:organisation/usage'>>(inOrganisation(`usage?${query}`))
    const now = await usage('step=day')
    expect((await usage(`step=day&from=${now.from}&to=${now.to + 90 * DAY}`)).to).toBe(now.to)
  })
})

describe('the exported trail', () => {
  it('has no value that a spreadsheet would run, whatever it begins with', async () => {
    const names = ['=1+1', '+1', '-1', '@x', '\tx', '\rx', 'plain']
    for (const name of names)
      await run(
        "INSERT INTO audit (at, organisation_id, actor, action) VALUES (1, ?, ?, 'named')",
        of.organisation,
        name,
      )
    const { text } = await send(env, owner, `GET ${inOrganisation('audit/export?format=csv&action=named')}`)
    const actors = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[2])
    expect(actors).toEqual(['plain', `"'\rx"`, "'\tx", "'@x", "'-1", "'+1", "'=1+1"])
  })
})

describe('the exported trail of a large organisation', () => {
  it('is whole, and read in as few questions as an invocation may ask', async () => {
    await run(
      `INSERT INTO audit (at, organisation_id, actor, action)
       WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 12000) SELECT n, ?, 'system', 'many' FROM n`,
      of.organisation,
    )
    const { around, calls } = faultAt(0, failBefore)
    const { text } = await send(
      withFaults(env, around),
      owner,
      `GET ${inOrganisation('audit/export?format=csv&action=many')}`,
    )
    expect(text.split('\r\n').length).toBe(12_000 + 2)
    // D1 answers 1,000 in an invocation: so many lines with each that there is room for millions.
    expect(calls()).toBeLessThan(8)
  })
})

describe('what a change would do', () => {
  it('is told with the clients of those who would read no more', async () => {
    await run('UPDATE client_grant SET account_id = ? WHERE id = ?', of.people.other, of.grant)
    const preview = await get(inRepository(`access/preview?change=revoke&account=${of.people.other}`))
    expect(preview).toMatchObject({ before: 3, after: 2, clients: 1 })
  })

  it('is asked of a person or of a team, and not of both', async () => {
    for (const who of ['', `&account=${of.people.other}&team=${of.team}`])
      expect((await send(env, owner, `GET ${inRepository(`access/preview?change=grant${who}`)}`)).status).toBe(400)
  })
})

describe('a change', () => {
  it('of a limit to nothing takes it away', async () => {
    const limits = async () =>
      (await get<AnswerOf<'GET /organisations/:organisation/limits'>>(inOrganisation('limits'))).limits
    const set = (perMinute: number | null) =>
      send(env, owner, `PUT ${inOrganisation('limits')}`, {
        body: { clientId: 'c', tool: null, perMinute, perDay: null, atOnce: null },
      })
    expect((await set(3)).status).toBe(200)
    expect(await limits()).toEqual([{ clientId: 'c', tool: null, perMinute: 3, perDay: null, atOnce: null }])
    expect((await set(null)).status).toBe(200)
    expect(await limits()).toEqual([])
  })

  it('that makes a team of a name that is taken says so', async () => {
    const make = () => send(env, owner, `POST ${inOrganisation('teams')}`, { body: { name: 'core' } })
    expect([(await make()).status, (await make()).status]).toEqual([200, 409])
  })

  it('to what GitHub does not show is refused', async () => {
    await run('UPDATE repository SET github_id = NULL, github_owner_id = NULL WHERE id = ?', of.repository)
    expect((await send(env, owner, `POST ${inRepository('link')}`)).status).toBe(409)
  })

  it('that asks for a new index is told who was asked', async () => {
    const asked = async () => (await send(env, owner, `POST ${inRepository('reindex')}`, { body: {} })).json
    expect(await asked()).toEqual({ asked: 'nobody' })
    await run('INSERT INTO refresh_watcher VALUES (?, ?)', of.repository, Date.now())
    expect(await asked()).toEqual({ asked: 'local_watcher' })
  })

  it('with a name that is no text is refused, as a value would be', async () => {
    for (const argument of [{ 'a\u0000': 1 }, { a: 'a\u0000' }, { a: { 'half \ud83d': 1 } }])
      expect((await send(env, owner, 'POST /explore/health', { body: { arguments: argument } })).status).toBe(400)
  })
})
