/**
 * What the dashboard shows of a repository that was indexed, and how it answers about it.
 */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AnswerOf } from '../../src/dashboard/api/answers.ts'
import type { Env } from '../../src/env.ts'
import { badge } from '../../src/public/badge.ts'
import { work } from '../../src/vectors/queue.ts'
import { ORIGIN } from '../setup/client-request.ts'
import { sender, signIn as tokenOfLocal, upload } from '../setup/uploader.ts'
import { asker } from '../tools/ask.ts'
import { answerAt } from './asking.ts'
import { type Browser, emptied, send, signIn, world } from './world.ts'

beforeEach(async () => {
  await emptied(env)
  await world(env)
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
    id = (await answerAt(browser, 'GET /repositories', '/repositories')).items[0]?.id ?? 0
  })

  it('shows what is in its index and what is not, ref by ref', async () => {
    const coverage = await answerAt(browser, 'GET /repositories/:repository/coverage', `/repositories/${id}/coverage`)
    expect(coverage).toMatchObject({ ref: 'main', indexed: 2, skipped: 3 })
    expect(coverage.skippedBy.map(({ reason, files }) => [reason, files])).toEqual([
      ['binary', 2],
      ['too_large', 1],
    ])
    const page = await answerAt(browser, 'GET /repositories/:repository/skipped', `/repositories/${id}/skipped?limit=2`)
    const rest = await answerAt(
      browser,
      'GET /repositories/:repository/skipped',
      `/repositories/${id}/skipped?limit=2&cursor=${page.next}`,
    )
    expect([...page.items, ...rest.items].map(({ path }) => path)).toEqual(['big.py', 'x.bin', 'y.bin'])
    expect([page.total, rest.next]).toEqual([3, undefined])
    const topic = await answerAt(
      browser,
      'GET /repositories/:repository/skipped',
      `/repositories/${id}/skipped?ref=topic&reason=binary`,
    )
    expect(topic.items.map(({ path }) => path)).toEqual(['y.bin'])
    expect((await send(env, browser, `GET /repositories/${id}/coverage?ref=none`)).status).toBe(404)
  })

  it('goes on after a path as long as git takes one', async () => {
    const deep = (name: string) => `${'ä'.repeat(80)}/`.repeat(25) + name
    const tree = { [deep('a.bin')]: { skipped: 'binary' }, [deep('b.bin')]: { skipped: 'binary' } } as const
    await upload(sender(env, token), { repository: REPOSITORY, ref: 'deep' }, tree)
    const path = `/repositories/${id}/skipped?ref=deep&limit=1`
    const page = await answerAt(browser, 'GET /repositories/:repository/skipped', path)
    const rest = await answerAt(browser, 'GET /repositories/:repository/skipped', `${path}&cursor=${page.next}`)
    expect([...page.items, ...rest.items].map((one) => one.path)).toEqual([deep('a.bin'), deep('b.bin')])
  })

  it('has refs, runs and a size that can be told', async () => {
    const refs = await answerAt(browser, 'GET /repositories/:repository/refs', `/repositories/${id}/refs`)
    expect(refs.items.map((one) => [one.name, one.default, one.status])).toEqual([
      ['main', true, 'ready'],
      ['topic', false, 'ready'],
    ])
    const runs = await answerAt(browser, 'GET /repositories/:repository/runs', `/repositories/${id}/runs?limit=1`)
    expect([runs.total, runs.items[0]?.ref, runs.items[0]?.status]).toEqual([2, 'topic', 'published'])
    const size = await answerAt(browser, 'GET /repositories/:repository/storage', `/repositories/${id}/storage`)
    const rows = Object.fromEntries(size.tables.map((table) => [table.name, table.rows]))
    expect(rows).toMatchObject({ file_version: 3, symbol: 3, link_set: 3 })
    expect(size.estimate.fullIndex).toBeGreaterThan(0)
    expect([size.vectors, size.vectorsOn]).toEqual([[], false])
    const generation = await env.DB.prepare("SELECT generation FROM ref WHERE repository_id = ? AND name = 'main'")
      .bind(id)
      .first<number>('generation')
    const on = { ...env, SEXTANT_VECTORS: undefined } as unknown as Env
    await work(on, { repository: Number(id), generation: generation ?? 0 })
    expect((await send(on, browser, `GET /repositories/${id}/storage`)).json).toMatchObject({ vectorsOn: true })
    const { vectors } = await answerAt(browser, 'GET /repositories/:repository/storage', `/repositories/${id}/storage`)
    expect(vectors).toMatchObject([{ status: 'active', reason: null, files: 2, waiting: 0, dollars: 0 }])
  })

  it('has a badge, whose address is signed unless anybody may see it', async () => {
    const keyed = { ...env, BADGE_KEY: 'a key of this test' } as Env
    const asked = async (query = '', on: Env = keyed) =>
      (await send(on, browser, `GET /repositories/${id}/badge${query}`))
        .json as AnswerOf<'GET /repositories/:repository/badge'>
    const shown = async (address: string | null) => {
      const response = await badge(new Request(address ?? ''), keyed)
      return `${response.status} ${/aria-label="([^"]*)"/.exec(await response.text())?.[1]}`
    }
    const main = await asked()
    expect([main.signed, await shown(main.address)]).toEqual([true, '200 sextant: indexed · just now · main'])
    expect(await shown((await asked('?ref=topic')).address)).toBe('200 sextant: indexed · just now · topic')
    expect(await shown((main.address ?? '').replace(/key=.*/, ''))).toBe('404 sextant: not indexed')
    expect(await asked('', { ...env, BADGE_KEY: undefined } as unknown as Env)).toEqual({ address: null, signed: true })
    await env.DB.prepare("UPDATE repository SET visibility = 'public' WHERE id = ?").bind(id).run()
    const open = { address: `${ORIGIN}/badge/local/shown.svg`, signed: false }
    expect([await asked(), await shown(open.address)]).toEqual([open, '200 sextant: indexed · just now · main'])
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

  it('tells that the default branch has become another one at GitHub, until somebody chooses, if only to keep it', async () => {
    const other = async () =>
      (await answerAt(browser, 'GET /repositories/:repository', `/repositories/${id}`)).otherDefaultRef
    expect(await other()).toBeNull()
    await env.DB.prepare("UPDATE repository SET known_default_ref = 'main', said_default_ref = 'trunk' WHERE id = ?")
      .bind(id)
      .run()
    expect(await other()).toBe('trunk')
    expect((await send(env, browser, `PATCH /repositories/${id}`, { body: { defaultRef: 'main' } })).status).toBe(200)
    expect(await other()).toBeNull()
  })

  it('keeps its ways when it has another default ref, and is gone when it is deleted by its name', async () => {
    const change = (body: object) =>
      send(env, browser, `PATCH /repositories/${id}`, { body }).then(({ status }) => status)
    expect(await change({ defaultRef: 'none' })).toBe(404)
    // Nor is the rest done then: who sees it saved would take all of it for saved.
    expect(await change({ defaultRef: 'none', retentionDays: 5 })).toBe(404)
    expect(await change({ defaultRef: 'topic', retentionDays: 4 })).toBe(200)
    expect(await change({ defaultRef: 'topic', retentionDays: 3 })).toBe(200)
    const detail = await answerAt(browser, 'GET /repositories/:repository', `/repositories/${id}`)
    expect(detail).toMatchObject({ defaultRef: 'topic', settings: { retentionDays: 3, endedRefDays: null } })
    const remove = (confirm: string) =>
      send(env, browser, `DELETE /repositories/${id}`, { body: { confirm } }).then(({ status }) => status)
    expect(await remove('local/Shown ')).toBe(404)
    expect(await remove(REPOSITORY)).toBe(200)
    expect((await send(env, browser, `GET /repositories/${id}`)).status).toBe(404)
  })
})
