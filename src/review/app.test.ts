import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { developer } from '../../test/setup/developer.ts'
import { tokenHash } from '../auth/authenticate.ts'
import { ReviewAnswer } from '../contract/review.ts'
import type { Env } from '../env.ts'
import { review } from './app.ts'

const on = env as unknown as Env
const REPOSITORY = 'reviewed/shop'
const REF = 'refs/pull/7/head'
const BASE = 'a'.repeat(40)
const HEAD = 'b'.repeat(40)

const owner = developer()
const { upload } = owner

beforeAll(async () => {
  await upload(
    { repository: REPOSITORY, commit: BASE },
    { 'shop.py': 'def total(): pass\n', 'till.py': 'def pay():\n  total()\n', 'gone.py': 'def gone(): pass\n' },
  )
  await upload(
    { repository: REPOSITORY, ref: REF, commit: HEAD, run: 5 },
    { 'shop.py': 'def total(tax): pass\n', 'till.py': 'def pay():\n  total()\n', 'new.py': 'def new(): pass\n' },
  )
})

/** As the exchange of a run's identity leaves it. */
async function runOf({
  repository = REPOSITORY,
  pattern = REF,
  commit = HEAD,
  expires = 60_000,
} = {}): Promise<string> {
  const token = `sxt_run-${crypto.randomUUID()}`
  await on.DB.prepare(
    `INSERT INTO token (hash, prefix, name, organisation_id, repository_id, ref_pattern, scopes, commit_sha, run, attempt,
       created_at, expires_at)
     SELECT ?, 'sxt_run-', 'run', organisation_id, id, ?, '["write"]', ?, 5, 1, 0, ? FROM repository
     WHERE owner || '/' || name = ?`,
  )
    .bind(await tokenHash(token), pattern, commit, Date.now() + expires, repository)
    .run()
  return token
}

const ask = (
  token: string | undefined,
  body: unknown = { repository: REPOSITORY, ref: REF },
  method = 'POST',
  more: Partial<Env> = {},
) =>
  review(
    new Request('https://sextant.example/api/review', {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    }),
    { ...on, ...more },
  )

describe('a review', () => {
  it('tells the run of a pull request what differs from the branch that it goes into', async () => {
    const response = await ask(await runOf())
    expect(response.status).toBe(200)
    const { markdown, changed } = ReviewAnswer.parse(await response.json())
    expect(changed).toBe(3)
    expect(markdown).toContain('`main` at `aaaaaaaaaaaa` → `refs/pull/7/head` at `bbbbbbbbbbbb`')
    expect(markdown).toMatch(/added `\S*new` \[`new\.py:1`\]\(\S+\/bbbb\S+new\.py#L1\)/)
    // What is gone is looked at where it was.
    expect(markdown).toMatch(/removed `\S*gone` \[`gone\.py:1`\]\(\S+\/aaaa\S+gone\.py#L1\)/)
  })

  it('compares with the branch that the run names', async () => {
    await upload({ repository: REPOSITORY, ref: 'release', commit: 'c'.repeat(40) }, { 'new.py': 'def new(): pass\n' })
    const response = await ask(await runOf(), { repository: REPOSITORY, ref: REF, base: 'release' })
    expect(ReviewAnswer.parse(await response.json()).markdown).toContain('`release` at `cccccccccccc`')
  })

  it('is for the run that indexed the pull request, and the same words are for everybody else', async () => {
    await upload({ repository: 'reviewed/other', commit: BASE }, { 'other.py': 'def other(): pass\n' })
    const absent = await (await ask(await runOf(), { repository: 'reviewed/none', ref: REF })).text()
    const others = {
      'who may write, but is no run: the tools are for them': owner.token,
      'a run of another repository': await runOf({ repository: 'reviewed/other' }),
      'a run of another commit': await runOf({ commit: 'd'.repeat(40) }),
      'a run of another pull request': await runOf({ pattern: 'refs/pull/8/head' }),
    }
    for (const [who, token] of Object.entries(others)) {
      const response = await ask(token)
      expect([who, response.status, await response.text()]).toEqual([who, 404, absent])
    }
    expect((await ask(await runOf({ expires: -1 }))).status).toBe(401)
    expect((await ask(undefined)).status).toBe(401)
    expect((await ask('sxt_unknown')).status).toBe(401)
  })

  it('is made as often as the run’s token may ask, and no more', async () => {
    const asked: string[] = []
    const INGEST_LIMIT = { limit: async ({ key }: { key: string }) => ({ success: asked.push(key) < 2 }) }
    const token = await runOf()
    const statuses = [1, 2].map(async () => (await ask(token, undefined, 'POST', { INGEST_LIMIT })).status)
    expect((await Promise.all(statuses)).sort()).toEqual([200, 429])
    expect(asked).toEqual([asked[0], asked[0]])
  })

  it('says what is wrong with a question', async () => {
    const token = await runOf()
    for (const body of [{}, { repository: REPOSITORY }, { repository: REPOSITORY, ref: REF, more: 1 }, 'text'])
      expect((await ask(token, body)).status).toBe(422)
    expect((await ask(token, undefined, 'GET')).status).toBe(422)
    expect(await (await ask(token, { repository: REPOSITORY, ref: REF, base: 'never-pushed' })).json()).toMatchObject({
      code: 'repository_not_found',
    })
  })
})
