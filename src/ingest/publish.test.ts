/**
 * What `publish` is asked for and does not do: a manifest that is not what it was said to be, an upload that is over.
 */
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { developer } from '../../test/setup/developer.ts'
import { buildTree, type Tree, totalsOf } from '../../test/setup/tree.ts'
import { contentRecords, manifestRecord, ndjson, ok, refusal, sender, signIn } from '../../test/setup/uploader.ts'
import type { PublishAnswer } from '../contract/messages.ts'
import { openDatabases } from '../db/databases.ts'
import { uploadStore } from '../db/stores/upload-store.ts'
import { targetOf } from '../mcp/access.ts'
import type { RefScope } from '../tenancy/scope.ts'

const { send, begin, upload, sendTree, scopeOf, expectSeen } = developer()
const TREE: Tree = { 'a.py': 'def a(): pass\n', 'logo.png': { skipped: 'binary' } }
const { entries } = buildTree(TREE)
const totals = totalsOf(entries)

describe('a manifest', () => {
  it.each([
    ['indexed', 2],
    ['skipped', 0],
    ['digest', totals.digest + 1],
  ] as const)('that is not what was claimed of it is not published: %s', async (what, claimed) => {
    const repository = `claims/${what}`
    const { upload: id } = await begin({ repository })
    await sendTree(id, TREE)
    expect(await refusal(send(`${id}/publish`, { manifest: 'full', ...totals, [what]: claimed }))).toMatchObject({
      status: 422,
      code: 'digest_mismatch',
      details: { what, claimed, found: totals[what] },
    })
    expect(await scopeOf(repository)).toBe('ref_not_indexed')
    await ok(send(`${id}/publish`, { manifest: 'full', ...totals }))
    await expectSeen(repository, undefined, TREE)
  })

  it('that is whole removes nothing', async () => {
    const repository = 'claims/removes'
    await upload({ repository }, TREE)
    const { upload: id } = await begin({ repository, run: 2 })
    await ok(send(`${id}/records`, ndjson([manifestRecord([...entries, ['gone.py']])])))
    expect(await refusal(send(`${id}/publish`, { manifest: 'full', ...totals }))).toMatchObject({
      code: 'invalid',
      message: 'gone.py: a full manifest must not contain removals',
    })
  })

  it('that holds what the ref holds is of its own commit all the same', async () => {
    const repository = 'claims/commit'
    await upload({ repository, run: 1 }, TREE)
    const commit = 'b'.repeat(40)
    expect(await upload({ repository, run: 2, commit }, TREE)).toMatchObject({ outcome: 'published', commit })
    await expectSeen(repository, commit, TREE)
  })

  it('that holds what the ref holds makes this ref the default one all the same', async () => {
    const repository = 'claims/checked-out'
    const checkOut = (ref: string, run: number) => upload({ repository, ref, run, defaultRef: ref }, TREE)
    const chosen = () =>
      env.DB.prepare("SELECT default_ref FROM repository WHERE name = 'checked-out'").first('default_ref')
    const { generation } = await checkOut('main', 1)
    await checkOut('topic', 2)
    expect(await chosen()).toBe('topic')
    expect(await checkOut('main', 3)).toMatchObject({ outcome: 'published', generation })
    expect(await chosen()).toBe('main')
    await checkOut('topic', 1)
    expect(await chosen()).toBe('main')
  })

  it('that wants another default ref has it where that is indexed, and once it is', async () => {
    const repository = 'acme/wanted'
    const push = (ref: string, run: number, defaultRef: string) => upload({ repository, ref, run, defaultRef }, TREE)
    const defaultRef = () =>
      env.DB.prepare("SELECT default_ref FROM repository WHERE name = 'wanted'").first('default_ref')
    await push('main', 1, 'main')
    await push('topic', 2, 'trunk')
    expect(await defaultRef()).toBe('main')
    await push('topic', 3, 'trunk') // the same once more, which is only confirmed
    expect(await defaultRef()).toBe('main')
    await push('trunk', 4, 'trunk')
    expect(await defaultRef()).toBe('trunk')
    await push('topic', 5, 'main')
    expect(await defaultRef()).toBe('main')
    // What is wanted later counts, also when what was wanted first is indexed after it.
    await push('topic', 6, 'next')
    await push('topic', 7, 'main')
    await push('next', 8, 'main')
    expect(await defaultRef()).toBe('main')
  })
})

describe('an upload', () => {
  it('whose time is over takes nothing more, and is not published', async () => {
    const repository = 'over/late'
    const { upload: id } = await begin({ repository })
    await sendTree(id, TREE)
    await env.DB.prepare('UPDATE upload SET expires_at = ? WHERE id = ?').bind(Date.now(), id).run()
    const records = ndjson([...contentRecords(TREE, buildTree(TREE)), manifestRecord(entries)])
    for (const answer of [
      send(`${id}/have`, { files: [], links: [] }),
      send(`${id}/records`, records),
      send(`${id}/publish`, { manifest: 'full', ...totals }),
    ])
      expect(await refusal(answer)).toMatchObject({ status: 404, code: 'upload_not_found' })
    expect(await scopeOf(repository)).toBe('ref_not_indexed')
  })

  it('that was cancelled while its publish is under way is not said to be gone before that has ended', async () => {
    const repository = 'over/twice'
    const { upload: id } = await begin({ repository })
    await sendTree(id, TREE)
    const under = (until: number) =>
      env.DB.prepare(
        `UPDATE ref SET publishing = 1, publishing_run = 1, publishing_attempt = 1, publishing_until = ?
         WHERE id = (SELECT ref_id FROM upload WHERE id = ?)`,
      )
        .bind(until, id)
        .run()
    await under(Date.now() + 60_000)
    await env.DB.prepare('UPDATE upload SET expires_at = ? WHERE id = ?').bind(Date.now(), id).run()
    const again = () => refusal(send(`${id}/publish`, { manifest: 'full', ...totals }))
    expect(await again()).toMatchObject({ status: 503, code: 'unavailable' })
    await under(Date.now() - 1)
    expect(await again()).toMatchObject({ status: 404, code: 'upload_not_found' })
  })
})

describe('a publish', () => {
  const claimed = async (scope: RefScope, repository: string, run: number) => {
    const uploads = uploadStore(openDatabases(env))
    const { upload: id } = await begin({ repository, run, commit: `${run}`.repeat(40) })
    const of = { id, refId: scope.layerId, order: { run, attempt: 1 }, baseGeneration: scope.generation }
    const { generation = 0 } = await uploads.claim(scope, of, Date.now(), Date.now() + 60_000)
    expect(generation).toBeGreaterThan(scope.generation)
    const ref = { refId: of.refId, refName: 'main', layer: scope.layerId, base: undefined, defaultRef: undefined }
    const told = { commit: `${run}`.repeat(40), ...totals, statistics: '{}', phases: '{}', counts: '{}' }
    const publication = { upload: id, order: of.order, generation, ...ref, ...told, vouched: true, actor: 'test' }
    return { flip: (to: RefScope) => uploads.flip(to, publication, Date.now()) }
  }

  it('whose claim a newer run has taken is found by nobody, and ends nothing', async () => {
    const repository = 'claims/taken'
    await upload({ repository, run: 1, commit: '1'.repeat(40) }, TREE)
    const scope = await expectSeen(repository, 'main', TREE)
    const older = await claimed(scope, repository, 2)
    await claimed(scope, repository, 3)
    expect(await older.flip(scope)).toBe(false)
    expect(await scopeOf(repository, '2'.repeat(40))).toBe('ref_not_indexed')
    expect(await heads('taken')).toEqual(['1'.repeat(40)])
  })

  it('to a shard that the repository has left is found by nobody, and ends nothing', async () => {
    const repository = 'claims/moved'
    await upload({ repository, run: 1, commit: '1'.repeat(40) }, TREE)
    const scope = await expectSeen(repository, 'main', TREE)
    const { flip } = await claimed(scope, repository, 2)
    expect(await flip({ ...scope, shard: 1 - scope.shard })).toBe(false)
    expect(await scopeOf(repository, '2'.repeat(40))).toBe('ref_not_indexed')
    expect(await heads('moved')).toEqual(['1'.repeat(40)])
  })

  it('ends what its ref held, and nothing of another ref', async () => {
    const repository = 'claims/ends'
    for (const [ref, run, digit] of [
      ['main', 1, '1'],
      ['topic', 1, '2'],
      ['main', 2, '3'],
    ] as const)
      await upload({ repository, ref, run, commit: digit.repeat(40) }, { 'a.py': `def a(): return ${digit}\n` })
    expect(await heads('ends')).toEqual(['2'.repeat(40), '3'.repeat(40)])
  })
})

/** Commits that have not been superseded. */
async function heads(name: string): Promise<unknown[]> {
  const { results } = await env.DB.prepare(
    `SELECT h.commit_sha FROM held_generation h JOIN repository r ON r.id = h.repository_id
     WHERE r.name = ? AND h.superseded_at IS NULL ORDER BY h.commit_sha`,
  )
    .bind(name)
    .all()
  return results.map((row) => row.commit_sha)
}

describe('the address that an upload is told', () => {
  it('leads to its ref, whatever that is called, at the deployment’s own name', async () => {
    const target = { repository: 'claims/address', ref: 'fix/#12-$(id)' }
    const { url } = await upload(target, TREE)
    expect(url).toBe('http://sextant.test/mcp/claims/address@fix/%2312-%24%28id%29')
    expect(targetOf(new URL(url).pathname)).toEqual({
      owner: 'claims',
      repository: target.repository,
      ref: target.ref,
    })
    const { upload: id } = await begin({ ...target, run: 2 })
    await sendTree(id, TREE)
    const named = sender({ ...env, SEXTANT_ORIGIN: 'https://sextant.example' }, await signIn(env))
    const answer = await ok<PublishAnswer>(named(`${id}/publish`, { manifest: 'full', ...totals }))
    expect(answer.url).toBe('https://sextant.example/mcp/claims/address@fix/%2312-%24%28id%29')
  })
})
