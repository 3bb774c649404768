/**
 * Runs as people look at them: what became of each, in the control plane's table.
 */
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { developer } from '../../test/setup/developer.ts'
import { buildTree, totalsOf } from '../../test/setup/tree.ts'
import { beginBody, ok, refusal, sender } from '../../test/setup/uploader.ts'
import { tokenHash } from '../auth/authenticate.ts'
import type { Env } from '../env.ts'

const on = env as unknown as Env
const tree = { 'a.py': 'def one(): pass\n' }
const COMMIT = 'a'.repeat(40)

const { send, begin, upload, sendTree } = developer()

interface Row {
  status: string
  run: number
  generation: number | null
  finished_at: number | null
  counts: string
  failure: string | null
}
async function runsOf(repository: string): Promise<Row[]> {
  const { results } = await on.DB.prepare(
    `SELECT run.* FROM run JOIN repository r ON r.id = run.repository_id WHERE r.owner || '/' || r.name = ? ORDER BY run.id`,
  )
    .bind(repository)
    .all<Row>()
  return results
}
const report = (of: object) => {
  const {
    defaultRef: _,
    format: __,
    ...body
  } = beginBody({ repository: 'runs/none', ...of }) as Record<string, unknown>
  return { ...body, outcome: 'failed', failure: { message: 'the disk is full', next: 'Make room.' } }
}

describe('a run', () => {
  it('is published with what its index holds, or superseded', async () => {
    const repository = 'runs/published'
    const { upload: older } = await begin({ repository, run: 1 })
    await upload({ repository, run: 2 }, tree)
    expect(await runsOf(repository)).toMatchObject([
      { run: 1, status: 'open', finished_at: null },
      { run: 2, status: 'published', counts: '{"indexed":1,"skipped":0,"symbols":0}' },
    ])
    await send(`${older}/publish`, {
      ...{ manifest: 'full', digest: 0, indexed: 0, skipped: 0 },
      statistics: { symbols: 0, occurrences: 0, bytes: 0, languages: {} },
    })
    expect((await runsOf(repository))[0]).toMatchObject({ status: 'superseded', generation: null })
  })

  it('that finds what is there makes no generation, and an older one that is still under way comes too late', async () => {
    const repository = 'runs/same'
    const first = await upload({ repository, run: 1 }, tree)
    const { upload: older } = await begin({ repository, run: 2, commit: 'b'.repeat(40) })
    const confirmed = await upload({ repository, run: 3 }, tree)
    expect(confirmed).toMatchObject({ outcome: 'published', generation: first.generation, commit: COMMIT })
    const other = { 'a.py': 'def two(): pass\n' }
    await sendTree(older, other)
    const totals = totalsOf(buildTree(other).entries)
    expect(await ok(send(`${older}/publish`, { manifest: 'full', ...totals }))).toMatchObject({
      outcome: 'superseded',
      commit: COMMIT,
    })
    expect((await runsOf(repository)).map(({ status }) => status)).toEqual(['published', 'superseded', 'published'])
  })

  it('that failed says why, and its upload is over', async () => {
    const repository = 'runs/failed'
    await upload({ repository, run: 1 }, tree)
    const begun = await begin({ repository, run: 2 })
    expect(await ok(send('report', report({ repository, run: 2 })))).toEqual({ noted: true })
    const [, failed] = await runsOf(repository)
    expect(failed).toMatchObject({ status: 'failed', failure: '{"message":"the disk is full","next":"Make room."}' })
    expect(failed?.finished_at).toBeGreaterThan(0)
    expect(await refusal(send(`${begun.upload}/have`, { files: [], links: [] }))).toMatchObject({
      code: 'upload_not_found',
    })
  })

  it('that failed before it began is there too, and one that was published stays so', async () => {
    const repository = 'runs/early'
    await upload({ repository, run: 1 }, tree)
    expect(await ok(send('report', report({ repository, run: 2 })))).toEqual({ noted: true })
    expect(await ok(send('report', report({ repository, run: 1 })))).toEqual({ noted: false })
    expect((await runsOf(repository)).map(({ status }) => status)).toEqual(['published', 'failed'])
  })

  it('that is tried again is open again', async () => {
    const repository = 'runs/again'
    await begin({ repository, run: 1 })
    await ok(send('report', report({ repository, run: 1 })))
    await begin({ repository, run: 1 })
    expect(await runsOf(repository)).toMatchObject([{ status: 'open', failure: null, finished_at: null }])
  })

  it('of a repository of somebody else is nowhere, in the words for one that is not there', async () => {
    const repository = 'runs/theirs'
    await upload({ repository, run: 1 }, tree)
    await on.DB.batch([
      on.DB.prepare("INSERT INTO organisation (id, name, created_at) VALUES (900, 'stranger', 0)"),
      on.DB.prepare(
        `INSERT INTO token (hash, prefix, name, organisation_id, scopes, created_at) VALUES (?, '', '', 900, '["write","repository:create"]', 0)`,
      ).bind(await tokenHash('sxt_stranger')),
    ])
    const stranger = sender(on, 'sxt_stranger')
    const about = async (of: string) => (await stranger('report', report({ repository: of, run: 9 }))).text()
    expect(await about(repository)).toBe(await about('runs/never-was'))
    expect((await runsOf(repository)).map(({ run }) => run)).toEqual([1])
  })

  it('that failed does not link a repository', async () => {
    expect(await refusal(send('report', report({ repository: 'runs/unknown' })))).toMatchObject({
      code: 'repository_not_found',
    })
  })

  it('is forgotten when five hundred newer ones are there', async () => {
    const repository = 'runs/many'
    await begin({ repository, run: 1 })
    await on.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
       INSERT INTO run (repository_id, ref_name, commit_sha, run, attempt, agent, actor, started_at)
       SELECT id, 'main', ?, i, 1, 'test', 'test', 0 FROM n JOIN repository ON name = 'many'`,
    )
      .bind(COMMIT)
      .run()
    await begin({ repository, run: 700 })
    const left = await runsOf(repository)
    expect([left.length, left.at(-1)?.run]).toEqual([500, 700])
  })
})
