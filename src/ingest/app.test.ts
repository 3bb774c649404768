/**
 * What the routes decide before anything is stored: how much is read of whom, how often one may ask, and what a token's own
 * words outweigh.
 */
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../test/isolation/principals.ts'
import { developer } from '../../test/setup/developer.ts'
import { buildTree, type Tree } from '../../test/setup/tree.ts'
import { begin, beginBody, contentRecords, ndjson, ok, refusal, sender, upload } from '../../test/setup/uploader.ts'
import { asker } from '../../test/tools/ask.ts'
import { type Env, indexShards } from '../env.ts'

const own = developer()
const TREE: Tree = { 'a.py': 'def a(): pass\n', 'b.py': 'def b(): a()\n' }
const organisation = () =>
  env.DB.prepare("SELECT id FROM organisation WHERE name = 'local'").first<number>('id') as Promise<number>

describe('a body that is read before anybody is believed', () => {
  it.each([
    ['begin', { agent: 'x'.repeat(17_000) }],
    ['report', { outcome: 'failed', failure: { message: 'x'.repeat(17_000) } }],
  ])('is small: %s', async (path, more) => {
    const nobody = sender(env, 'sxt_nobody')
    expect(await refusal(nobody(path, { ...beginBody({ repository: 'routes/large' }), ...more }))).toMatchObject({
      status: 413,
      details: { limit: 'requestBytes', allowed: 16_384 },
    })
  })
})

describe('a token that asks too often', () => {
  it('is refused at every step, and told when to come again', async () => {
    const target = { repository: 'routes/often' }
    const { upload: id } = await own.begin(target)
    const asked: string[] = []
    const limit = async ({ key }: { key: string }) => ({ success: asked.push(key) === 0 })
    const hurried = sender({ ...env, INGEST_LIMIT: { limit } } as Env, own.token)
    for (const [path, body] of [
      ['begin', beginBody(target)],
      [`${id}/have`, { files: [], links: [] }],
      [`${id}/records`, ndjson([])],
      [`${id}/publish`, { manifest: 'full' }],
    ] as const) {
      const answer = await hurried(path, body)
      expect([answer.status, answer.headers.get('retry-after')], path).toEqual([429, '10'])
    }
    expect(new Set(asked).size).toBe(1)
    expect(asked).toHaveLength(4)
  })
})

describe('what the token says', () => {
  it('of its run outweighs what the body says', async () => {
    await own.begin({ repository: 'routes/run' })
    const row = { organisation_id: await organisation(), scopes: '["write"]', run: 7, attempt: 2 }
    const send = sender(env, await tokenOf(env, { ...row, commit_sha: 'c'.repeat(40) }))
    const { upload: id } = await begin(send, { repository: 'routes/run', commit: 'c'.repeat(40), run: 99 })
    const begun = await env.DB.prepare('SELECT run, attempt FROM upload WHERE id = ?').bind(id).first()
    expect(begun).toEqual({ run: 7, attempt: 2 })
  })

  it('of its run lets readers know that the default branch has become another one, which it cannot choose', async () => {
    const repository = 'routes/renamed'
    await own.upload({ repository, defaultRef: 'main' }, TREE)
    let run = 10
    const runOf = async (ref: string, defaultRef: string, own = ++run, attempt = 1) => {
      const commit = String(own).padStart(40, 'c')
      const row = { organisation_id: await organisation(), scopes: '["write"]', ref_pattern: ref, run: own, attempt }
      const send = sender(env, await tokenOf(env, { ...row, commit_sha: commit }))
      await upload(send, { repository, ref, defaultRef, commit, run: own }, TREE)
    }
    const asked = async (ref?: string) => {
      const { answer } = await asker(env, own.token)('symbols', { repository, path: 'a.py', ...(ref ? { ref } : {}) })
      const { ref: of, freshness_status, warnings } = answer.metadata
      return [of, freshness_status, warnings.some((one: string) => one.includes('another default branch'))]
    }
    await runOf('main', 'main')
    await runOf('topic', 'main')
    expect(await asked()).toEqual(['main', 'fresh', false])
    await runOf('trunk', 'trunk')
    expect(await asked()).toEqual(['main', 'stale', true])
    await runOf('main', 'main', 11, 2) // again what was told when it began
    expect(await asked()).toEqual(['main', 'stale', true])
    expect(await asked('main')).toEqual(['main', 'fresh', false])
    expect(await asked('trunk')).toEqual(['trunk', 'fresh', false])
    // As an administrator's choice does, also if it is another one.
    await env.DB.prepare(
      "UPDATE repository SET default_ref = 'topic', known_default_ref = said_default_ref WHERE name = 'renamed'",
    ).run()
    await runOf('trunk', 'trunk')
    expect(await asked()).toEqual(['topic', 'fresh', false])
  })

  it('of the refs that it may write keeps it from choosing the default one', async () => {
    const repository = 'routes/default'
    await own.upload({ repository, defaultRef: 'main' }, TREE)
    const row = { organisation_id: await organisation(), scopes: '["write"]', ref_pattern: 'topic' }
    const target = { repository, ref: 'topic', defaultRef: 'topic' }
    const chosen = () =>
      env.DB.prepare("SELECT default_ref FROM repository WHERE name = 'default'").first('default_ref')
    await upload(sender(env, await tokenOf(env, row)), target, TREE)
    expect(await chosen()).toBe('main')
    await own.upload({ ...target, run: 2, commit: 'b'.repeat(40) }, TREE)
    expect(await chosen()).toBe('topic')
  })
})

describe('a segment that is known', () => {
  it('is taken again with a file that the sweeper has taken from it', async () => {
    const repository = 'routes/swept'
    await own.upload({ repository }, TREE)
    const { upload: id } = await own.begin({ repository, run: 2 })
    const built = buildTree(TREE)
    const lost = built.files[0]?.id as number
    for (const shard of indexShards(env)) await shard.prepare('DELETE FROM file_version WHERE id = ?').bind(lost).run()
    expect(await ok(own.send(`${id}/have`, { files: built.files.map((file) => file.id), links: [] }))).toEqual({
      files: [lost],
      links: [],
    })
    await ok(own.send(`${id}/records`, ndjson(contentRecords(TREE, built))))
    expect(await ok(own.send(`${id}/have`, { files: [lost], links: [] }))).toEqual({ files: [], links: [] })
  })
})
