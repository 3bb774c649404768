/** What the sweeper leaves alone although its time seems to be over, and for how long. */
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { developer } from '../../test/setup/developer.ts'
import { buildTree, type Tree, totalsOf } from '../../test/setup/tree.ts'
import { delta, manifestRecord, ndjson, ok } from '../../test/setup/uploader.ts'
import { indexShards } from '../env.ts'
import type { RepositoryScope } from '../tenancy/scope.ts'
import { RETENTION, sweepAll } from './sweep.ts'

const { send, begin, upload, sendTree, scopeOf, expectSeen } = developer()

const HOUR = 3_600_000
const DAY = 24 * HOUR
const count = ({ repositoryId, shard }: RepositoryScope, table: string) =>
  indexShards(env)
    [shard]?.prepare(`SELECT count(*) AS n FROM ${table} WHERE repository_id = ?`)
    .bind(repositoryId)
    .first('n')
const set = (values: string, name: string) =>
  env.DB.prepare(`UPDATE repository SET ${values} WHERE name = ?`).bind(name).run()

describe('a ref that nobody has pushed to for months', () => {
  it('stays, and what its branches stand on stays, when its uploads are forgotten', async () => {
    const tree = { 'a.py': 'def a(): return 1\n' }
    await upload({ repository: 'kept/quiet', run: 1, commit: '1'.repeat(40) }, tree)
    await upload({ repository: 'kept/quiet', ref: 'topic', run: 1, commit: '2'.repeat(40) }, { ...tree, 'b.py': '' })
    await set('sweep_due = 1', 'quiet')
    await sweepAll(env, Date.now() + 100 * DAY)
    const { repositoryId } = await expectSeen('kept/quiet', 'main', tree)
    await expectSeen('kept/quiet', 'topic', { ...tree, 'b.py': '' })
    const uploads = env.DB.prepare('SELECT count(*) AS n FROM upload WHERE repository_id = ?').bind(repositoryId)
    expect(await uploads.first('n')).toBe(0)
  })
})

describe('the commits of a ref that has ended', () => {
  it('go when the time of each is over, and those of other refs have not ended', async () => {
    const repository = 'kept/ended'
    const commit = (ref: string, run: number, digit: string) =>
      upload({ repository, ref, run, commit: digit.repeat(40) }, { 'a.py': `def a(): return ${digit}\n` })
    await commit('main', 1, '1')
    await commit('topic', 1, '2')
    await commit('topic', 2, '3')
    await env.DB.prepare('UPDATE held_generation SET superseded_at = ? WHERE commit_sha = ?')
      .bind(Date.now() - 5 * DAY, '2'.repeat(40))
      .run()
    await env.DB.prepare("UPDATE ref SET ended = 'deleted', expires_at = 1 WHERE name = 'topic'").run()
    await sweepAll(env, Date.now())
    await set('sweep_due = 1', 'ended')
    await sweepAll(env, Date.now() + 3 * DAY)
    expect(await scopeOf(repository, '2'.repeat(40))).toBe('ref_not_indexed')
    await expectSeen(repository, '3'.repeat(40), { 'a.py': 'def a(): return 3\n' })
    const { repositoryId } = await expectSeen(repository, 'main', { 'a.py': 'def a(): return 1\n' })
    const { results } = await env.DB.prepare(
      'SELECT commit_sha FROM held_generation WHERE repository_id = ? AND superseded_at IS NULL',
    )
      .bind(repositoryId)
      .all()
    expect(results).toEqual([{ commit_sha: '1'.repeat(40) }])
  })
})

describe('a commit that an upload builds on', () => {
  it('stays as long as the upload may go on, though its own time is over', async () => {
    const repository = 'kept/base'
    const tree = { 'a.py': 'def a(): return 1\n', 'b.py': 'def b(): a()\n' }
    await upload({ repository, run: 1, commit: '1'.repeat(40) }, tree)
    await set('keep_commits_days = 0', 'base')
    const { upload: id, base } = await begin({ repository, ref: 'topic', run: 1, commit: '9'.repeat(40) })
    expect(base?.commit).toBe('1'.repeat(40))
    await upload({ repository, run: 2, commit: '2'.repeat(40) }, { ...tree, 'a.py': 'def a(): return 2\n' })
    await sweepAll(env, Date.now() + 2 * HOUR)
    const next = { ...tree, 'b.py': 'def b(): return 3\n' }
    const built = buildTree(next)
    await sendTree(id, { 'b.py': next['b.py'] })
    await ok(send(`${id}/records`, ndjson([manifestRecord(delta(buildTree(tree).entries, built.entries))])))
    await ok(send(`${id}/publish`, { manifest: 'delta', ...totalsOf(built.entries) }))
    await expectSeen(repository, 'topic', next)
  })

  it('goes when the upload has expired', async () => {
    const repository = 'kept/expired'
    const commit = (run: number) => ({ repository, run, commit: String(run).repeat(40) })
    await upload(commit(1), { 'a.py': 'def a(): return 1\n' })
    await set('keep_commits_days = 0', 'expired')
    await begin({ repository, ref: 'topic', run: 1 })
    await upload(commit(2), { 'a.py': 'def a(): return 2\n' })
    await sweepAll(env, Date.now() + 2 * HOUR)
    expect(await scopeOf(repository, '1'.repeat(40))).not.toBe('ref_not_indexed')
    await set('sweep_due = 1', 'expired')
    await sweepAll(env, Date.now() + 7 * HOUR)
    expect(await scopeOf(repository, '1'.repeat(40))).toBe('ref_not_indexed')
  })
})

describe('content that nothing names', () => {
  it('goes also while an upload stages a path that has no content', async () => {
    const repository = 'kept/skipped'
    const versions: Tree[] = [1, 2].map((n) => ({ 'a.py': `def a(): return ${n}\n` }))
    for (const [at, tree] of versions.entries()) await upload({ repository, run: at + 1 }, tree)
    const { upload: id } = await begin({ repository, run: 3 })
    await ok(send(`${id}/records`, ndjson([manifestRecord([['big.bin', 'too_large', 17]])])))
    await set('sweep_due = 1', 'skipped')
    const none = { ...RETENTION, supersededMs: 0, readingMs: 0, contentMs: 0 }
    await sweepAll(env, Date.now() + 1000, none as never)
    const scope = await expectSeen(repository, 'main', versions[1] as Tree)
    expect([await count(scope, 'file_version'), await count(scope, 'link_set')]).toEqual([1, 1])
    expect(await count(scope, 'staged_manifest')).toBe(1)
  })

  it('stays as long as links of it may still be named: only its facts say where their edges are', async () => {
    const repository = 'kept/linked'
    const tree = { 'a.py': 'def a(): return 1\n', 'b.py': 'def b(): a()\n' }
    await upload({ repository, run: 1 }, { 'b.py': tree['b.py'] })
    await upload({ repository, run: 2 }, { 'a.py': tree['a.py'] }, { 'b.py': tree['b.py'] })
    await set('keep_commits_days = 0', 'linked')
    const scope = await expectSeen(repository, 'main', { 'a.py': tree['a.py'] })
    const shard = indexShards(env)[scope.shard] as D1Database
    for (const table of ['file_version', 'link_set'])
      await shard.prepare(`UPDATE ${table} SET uploaded_at = 0 WHERE repository_id = ?`).bind(scope.repositoryId).run()
    const { upload: id } = await begin({ repository, run: 3 })
    await ok(send(`${id}/records`, ndjson(buildTree(tree).links)))
    expect(await count(scope, 'edge_list')).toBeGreaterThan(0)
    await sweepAll(env, Date.now() + HOUR)
    await set('sweep_due = 1', 'linked')
    await sweepAll(env, Date.now() + 4 * DAY)
    expect([await count(scope, 'file_version'), await count(scope, 'edge_list')]).toEqual([1, 0])
  })

  it('stays until its links have gone, however many go before them', async () => {
    const repository = 'kept/many'
    const tree = { 'a.py': 'def a(): return 1\n', 'b.py': 'def b(): a()\n' }
    await upload({ repository, run: 1 }, tree)
    await upload({ repository, run: 2 }, { 'a.py': tree['a.py'] }, tree)
    await set('keep_commits_days = 0', 'many')
    const scope = await expectSeen(repository, 'main', { 'a.py': tree['a.py'] })
    const shard = indexShards(env)[scope.shard] as D1Database
    // As many as one sweep takes, all of lower ids.
    await shard
      .prepare(
        `WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 2000)
         INSERT INTO link_set (repository_id, id, file_id, module_id, body_parts, body, uploaded_at)
         SELECT ?, n, n, 0, 1, x'', 0 FROM n`,
      )
      .bind(scope.repositoryId)
      .run()
    expect(await count(scope, 'edge_list')).toBeGreaterThan(0)
    for (const day of [4, 5]) {
      await set('sweep_due = 1', 'many')
      await sweepAll(env, Date.now() + day * DAY)
    }
    const left = ['file_version', 'link_set', 'edge_list'].map((table) => count(scope, table))
    expect(await Promise.all(left)).toEqual([1, 1, 0])
  })
})
