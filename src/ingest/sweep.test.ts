import { env } from 'cloudflare:workers'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { developer } from '../../test/setup/developer.ts'
import { indexTables } from '../../test/setup/index-tables.ts'
import { buildTree, segmentRecord, type Tree, totalsOf } from '../../test/setup/tree.ts'
import { contentRecords, manifestRecord, ndjson, ok } from '../../test/setup/uploader.ts'
import { trigramKey } from '../contract/trigrams.ts'
import { openDatabases } from '../db/databases.ts'
import { indexReader } from '../db/stores/read/index-reader.ts'
import { indexShards } from '../env.ts'
import type { RepositoryScope } from '../tenancy/scope.ts'
import { mergeSegments } from './merge-segments.ts'
import { RETENTION, sweepAll } from './sweep.ts'

const { send, begin, upload, sendTree, scopeOf, expectSeen } = developer()

const DAY = 86_400_000
const file = (name: string, version: number) => `def ${name}(): return ${version}\ndef ${name}_again(): ${name}()\n`

async function counts(repositoryId: number): Promise<Record<string, number>> {
  const tables = [
    'file_version',
    'file_text',
    'symbol',
    'link_set',
    'edge_list',
    'segment',
    'manifest',
    'staged_manifest',
    'layer',
  ]
  const found = await Promise.all(
    tables.map(async (table) => {
      const each = await Promise.all(
        indexShards(env).map((shard) =>
          shard
            .prepare(`SELECT count(*) AS n FROM ${table} WHERE repository_id = ?`)
            .bind(repositoryId)
            .first<number>('n'),
        ),
      )
      return [table, each.reduce<number>((sum, n) => sum + (n ?? 0), 0)] as const
    }),
  )
  return Object.fromEntries(found)
}

describe('the sweeper', () => {
  it('takes what ended, and nothing that a ref, a held commit or a branch stands on', async () => {
    const repository = 'sweep/basic'
    const names = Array.from({ length: 10 }, (_, n) => `n${n}`)
    let tree: Record<string, string> = Object.fromEntries(names.map((name) => [`${name}.py`, file(name, 0)]))
    await upload({ repository, run: 1, commit: '1'.repeat(40) }, tree)
    const branch: Record<string, string> = { ...tree, 'n0.py': file('n0', 99), 'only.py': file('only', 1) }
    delete branch['n9.py']
    await upload({ repository, ref: 'topic', run: 1, commit: 'f'.repeat(40) }, branch)
    for (let run = 2; run <= 6; run++) {
      const next = { ...tree, [`n${run}.py`]: file(`n${run}`, run), 'n0.py': file('n0', run) }
      await upload({ repository, run, commit: String(run).repeat(40) }, next, tree)
      tree = next
    }
    const scope = await expectSeen(repository, 'main', tree)
    const before = await counts(scope.repositoryId)

    // Nothing has ended yet: every commit still answers.
    await sweepAll(env, Date.now())
    await expectSeen(repository, '1'.repeat(40), Object.fromEntries(names.map((name) => [`${name}.py`, file(name, 0)])))
    expect(await counts(scope.repositoryId)).toEqual(before)

    await sweepAll(env, Date.now() + 8 * DAY)
    await expectSeen(repository, 'main', tree)
    await expectSeen(repository, 'topic', branch)
    await expectSeen(repository, '1'.repeat(40), Object.fromEntries(names.map((name) => [`${name}.py`, file(name, 0)]))) // the branch's base
    for (const gone of [2, 3, 4, 5]) expect(await scopeOf(repository, String(gone).repeat(40))).toBe('ref_not_indexed')

    // n0 of runs 2 to 5 is gone; n0 of runs 0, 6 and the branch, and every other version, is in use.
    const after = await counts(scope.repositoryId)
    expect(before.file_version).toBe(10 + 2 + 10)
    expect(after.file_version).toBe((before.file_version as number) - 4)
    expect(after.link_set).toBe(after.file_version)
    expect(after.file_text).toBe(after.file_version)
    expect(after.symbol).toBe(2 * (after.file_version as number))
    expect(after.edge_list, 'an edge a path, from both ends: its versions differ in none').toBe(2 * (10 + 1))
    expect(after.staged_manifest).toBe(0)
    const again = await counts(scope.repositoryId)
    await sweepAll(env, Date.now() + 8 * DAY)
    expect(await counts(scope.repositoryId)).toEqual(again)
  })

  it('takes what an abandoned upload left, whatever it is called, when it has expired and not before', async () => {
    const repository = 'sweep/abandoned'
    const tree: Tree = { 'a.py': `${file('a', 1)}def Élan(): a()\n` }
    const { upload: id } = await begin({ repository })
    await sendTree(id, tree)
    const row = await env.DB.prepare("SELECT id FROM repository WHERE name = 'abandoned'").first<number>('id')
    await sweepAll(env, Date.now() + 3_600_000)
    expect(await counts(row as number)).toMatchObject({ file_version: 1, staged_manifest: 1 })
    await sweepAll(env, Date.now() + 8 * 3_600_000)
    expect(await counts(row as number)).toMatchObject({ file_version: 1, staged_manifest: 0 })
    await sweepAll(env, Date.now() + 3 * DAY - 3_600_000)
    expect(Object.values(await counts(row as number)).every((n) => n === 0)).toBe(true)
    await upload({ repository, run: 2 }, tree)
    await expectSeen(repository, 'main', tree)
  })

  it('never takes live rows while uploads go on (retention of nothing, sweeping between all steps)', async () => {
    const repository = 'sweep/busy'
    const none = { ...RETENTION, supersededMs: 0, readingMs: 0, uploadMs: DAY, contentMs: 0 }
    const sweep = () =>
      env.DB.prepare('UPDATE repository SET sweep_due = 1')
        .run()
        .then(() => sweepAll(env, Date.now() + 1000, none as never))
    let tree: Record<string, string> = {}
    for (let run = 1; run <= 12; run++) {
      const next = { ...tree, [`f${run % 5}.py`]: file(`f${run % 5}`, run) }
      const built = buildTree(next)
      const { upload: id, base } = await begin({ repository, run })
      await sweep()
      const manifest = base && run % 3 > 0 ? 'delta' : 'full'
      const entries =
        manifest === 'full' ? built.entries : built.entries.filter((entry) => entry[0] === `f${run % 5}.py`)
      await ok(send(`${id}/records`, ndjson([manifestRecord(entries)])))
      await sweep()
      await ok(send(`${id}/records`, ndjson(contentRecords(next, built))))
      await sweep()
      await ok(send(`${id}/publish`, { manifest, ...totalsOf(built.entries) }))
      tree = next
      await sweep()
      await expectSeen(repository, 'main', tree)
    }
  })

  it('merges segments that have become many, and finds the same files by every trigram', async () => {
    const repository = 'sweep/segments'
    let tree: Record<string, string> = {}
    for (let run = 1; run <= 30; run++) {
      const next = { ...tree, [`s${run}.py`]: `def only_${run}(): shared_${run % 3}\n` }
      await upload({ repository, run }, next, run === 1 ? undefined : tree)
      tree = next
    }
    const scope = await expectSeen(repository, 'main', tree)
    expect((await counts(scope.repositoryId)).segment).toBe(30)
    await unpackHalf(scope)
    const index = indexReader(openDatabases(env))
    const { blocks: read } = await index.read(scope, { blocks: index.postings([trigramKey('only_', 0)]) })
    expect(read.length, 'of every segment, however it is kept').toBe(30)
    await env.DB.prepare('UPDATE repository SET sweep_due = 1 WHERE id = ?').bind(scope.repositoryId).run()
    await sweepAll(env, Date.now())
    expect((await counts(scope.repositoryId)).segment).toBe(1)
    const shard = indexShards(env)[scope.shard] as D1Database
    const stored = await shard
      .prepare('SELECT files FROM segment WHERE repository_id = ?')
      .bind(scope.repositoryId)
      .first<string>('files')
    const blocks = await shard
      .prepare('SELECT first, hex(data) AS data FROM trigram_pack WHERE repository_id = ? ORDER BY first')
      .bind(scope.repositoryId)
      .all<{ first: number; data: string }>()
    const paths = new Map(buildTree(tree).files.map((one) => [one.id, one.path]))
    const files = (JSON.parse(stored as string) as number[]).map((id) => ({
      id,
      content: tree[paths.get(id) as string] as string,
    }))
    const expected = segmentRecord(files)
    expect(blocks.results.map((row) => inflateRawSync(Buffer.from(row.data, 'hex')).toString('base64')).join()).toBe(
      expected.blocks[0]?.data,
    )
  })
})

/** Every second segment as it was stored before blocks were packed. */
async function unpackHalf(scope: RepositoryScope): Promise<void> {
  const shard = indexShards(env)[scope.shard] as D1Database
  for (const [packs, blocks] of [
    ['trigram_pack', 'trigram_block'],
    ['word_pack', 'word_block'],
  ]) {
    const { results } = await shard
      .prepare(
        `SELECT segment_id, first, hex(data) AS data FROM ${packs} WHERE repository_id = ? AND segment_id % 2 = 0`,
      )
      .bind(scope.repositoryId)
      .all<{ segment_id: number; first: number | string; data: string }>()
    expect(results.length).toBeGreaterThan(0)
    await shard.batch(
      results.flatMap(({ segment_id, first, data }) => [
        shard
          .prepare(`INSERT INTO ${blocks} (repository_id, segment_id, first, data) VALUES (?, ?, ?, unhex(?))`)
          .bind(scope.repositoryId, segment_id, first, inflateRawSync(Buffer.from(data, 'hex')).toString('hex')),
        shard
          .prepare(`DELETE FROM ${packs} WHERE repository_id = ? AND segment_id = ? AND first = ?`)
          .bind(scope.repositoryId, segment_id, first),
      ]),
    )
  }
}

describe('a ref that has ended', () => {
  const ids = (name: string) =>
    env.DB.prepare('SELECT id FROM repository WHERE name = ?').bind(name).first<number>('id')

  it('goes when its time is over, its commits some days later, and what stands on it stays', async () => {
    const repository = 'sweep/ended'
    const tree = { 'a.py': file('a', 1), 'b.py': file('b', 1), 'c.py': file('c', 1), 'd.py': file('d', 1) }
    await upload({ repository, run: 1, commit: '1'.repeat(40) }, tree)
    const own = { ...tree, 'own.py': file('own', 1) }
    await upload({ repository, ref: 'topic', run: 1, commit: '2'.repeat(40) }, own)
    const id = (await ids('ended')) as number
    await env.DB.prepare("UPDATE ref SET ended = 'deleted', expires_at = ? WHERE repository_id = ?")
      .bind(Date.now() - 1, id)
      .run()
    const before = await counts(id)
    await sweepAll(env, Date.now())
    expect(await scopeOf(repository, 'topic')).toBe('ref_not_indexed')
    await expectSeen(repository, '2'.repeat(40), own)
    await sweepAll(env, Date.now() + 8 * DAY)
    expect(await scopeOf(repository, '2'.repeat(40))).toBe('ref_not_indexed')
    await expectSeen(repository, 'main', tree) // the default, though it was called ended
    const { file_version, layer } = await counts(id)
    expect({ file_version, layer }).toEqual({ file_version: (before.file_version as number) - 1, layer: 1 })
    await upload({ repository, ref: 'topic', run: 2, commit: '3'.repeat(40) }, own)
    await expectSeen(repository, 'topic', own)
  })

  it('is kept while somebody uploads to it', async () => {
    const repository = 'sweep/written'
    await upload({ repository, run: 1 }, { 'a.py': file('a', 1) })
    await upload({ repository, ref: 'topic', run: 1 }, { 'a.py': file('a', 2) })
    await env.DB.prepare("UPDATE ref SET ended = 'closed', expires_at = 1 WHERE name = 'topic'").run()
    await begin({ repository, ref: 'topic', run: 2 })
    await sweepAll(env, Date.now())
    await expectSeen(repository, 'topic', { 'a.py': file('a', 2) })
  })

  it('goes for being idle where the organisation or the repository says so, and commits as soon as they say', async () => {
    const repository = 'sweep/idle'
    for (const [run, ref] of [
      [1, 'main'],
      [1, 'topic'],
      [2, 'main'],
    ] as const)
      await upload({ repository, ref, run, commit: `${run}`.repeat(40) }, { 'a.py': file(ref, run) })
    await sweepAll(env, Date.now() + 6 * DAY)
    await expectSeen(repository, 'topic', { 'a.py': file('topic', 1) })
    await env.DB.prepare('UPDATE repository SET keep_idle_days = 3, keep_commits_days = 0 WHERE id = ?')
      .bind(await ids('idle'))
      .run()
    await sweepAll(env, Date.now() + 4 * DAY)
    expect(await scopeOf(repository, 'topic')).toBe('ref_not_indexed')
    await expectSeen(repository, 'main', { 'a.py': file('main', 2) })
  })
})

describe('what was only heard of', () => {
  it('is forgotten: pushes to branches that nobody indexes, and runs that were not heard of again', async () => {
    const repository = 'sweep/heard'
    await upload({ repository, run: 1 }, { 'a.py': file('a', 1) })
    await begin({ repository, run: 2 })
    const pushed = (ref: string) =>
      env.DB.prepare(
        `INSERT INTO push (repository_id, ref_name, before_sha, after_sha, pushed_at)
         SELECT id, ?, 'a', 'b', ? FROM repository WHERE name = 'heard'`,
      ).bind(ref, Date.now() - 40 * DAY)
    await env.DB.batch([pushed('main'), pushed('never-indexed')])
    await sweepAll(env, Date.now() + DAY)
    const { results: left } = await env.DB.prepare(
      "SELECT p.ref_name FROM push p JOIN repository r ON r.id = p.repository_id WHERE r.name = 'heard'",
    ).all()
    expect(left).toEqual([{ ref_name: 'main' }])
    const { results: runs } = await env.DB.prepare(
      "SELECT run.status FROM run JOIN repository r ON r.id = run.repository_id WHERE r.name = 'heard' ORDER BY run.id",
    ).all()
    expect(runs).toEqual([{ status: 'published' }, { status: 'cancelled' }])
  })

  it('is forgotten no sooner than a run may begin that proved its identity: refs without an upload', async () => {
    const repository = 'sweep/proved'
    await upload({ repository, run: 1 }, { 'a.py': file('a', 1) })
    const now = Date.now()
    await env.DB.batch(
      [now, now - 40 * DAY].map((at, age) =>
        env.DB.prepare(
          `INSERT INTO ref (repository_id, name, base_ref, created_at)
           SELECT id, ?, 'main', ? FROM repository WHERE name = 'proved'`,
        ).bind(`refs/pull/${age}/head`, at),
      ),
    )
    await env.DB.prepare("UPDATE repository SET sweep_due = 1 WHERE name = 'proved'").run()
    await sweepAll(env, now)
    const { results } = await env.DB.prepare(
      "SELECT f.name FROM ref f JOIN repository r ON r.id = f.repository_id WHERE r.name = 'proved' ORDER BY f.name",
    ).all()
    expect(results).toEqual([{ name: 'main' }, { name: 'refs/pull/0/head' }])
  })
})

describe('a repository that was deleted', () => {
  it('leaves no row in any table of its shard, and its neighbour keeps all of its own', async () => {
    for (const name of ['gone', 'beside'])
      await upload({ repository: `purge/${name}`, run: 1 }, { 'a.py': file('a', 1) })
    const idOf = async (name: string) =>
      (await env.DB.prepare('SELECT id FROM repository WHERE name = ?').bind(name).first<number>('id')) as number
    const [gone, beside] = [await idOf('gone'), await idOf('beside')]
    const kept = await counts(beside)
    await env.DB.prepare('UPDATE repository SET deleted_at = ?, sweep_due = 1 WHERE id = ?')
      .bind(Date.now(), gone)
      .run()
    await sweepAll(env, Date.now()) // a request may still be reading
    expect((await counts(gone)).file_version).toBe(1)
    await sweepAll(env, Date.now() + 3_600_000)
    for (const shard of indexShards(env)) {
      const tables = await indexTables(shard)
      expect(tables.length).toBeGreaterThan(8)
      for (const name of tables)
        expect([
          name,
          await shard.prepare(`SELECT count(*) AS n FROM ${name} WHERE repository_id = ?`).bind(gone).first('n'),
        ]).toEqual([name, 0])
    }
    expect(await counts(beside)).toEqual(kept)
    expect(await env.DB.prepare('SELECT name, sweep_due FROM repository WHERE id = ?').bind(gone).first()).toEqual({
      name: `deleted~${gone}`,
      sweep_due: 0,
    })
    await upload({ repository: 'purge/gone', run: 1 }, { 'a.py': file('a', 1) })
    expect(await idOf('gone')).not.toBe(gone)
  })

  it('leaves of its own row nothing that says what it was called, or what was in it', async () => {
    await upload({ repository: 'purge/secret', run: 1 }, { 'a.py': file('a', 1) })
    const { results } = await env.DB.prepare(
      `SELECT name FROM pragma_table_info('repository') WHERE type = 'TEXT' AND name NOT IN ('visibility', 'frozen_because')`,
    ).all<{ name: string }>()
    const said = results.map(({ name }) => `${name} = 'secret ${name}'`).join(', ')
    await env.DB.prepare(`UPDATE repository SET ${said}, deleted_at = 1, sweep_due = 1 WHERE name = 'secret'`).run()
    await sweepAll(env, Date.now() + 3_600_000)
    const rows = await env.DB.prepare('SELECT * FROM repository WHERE deleted_at = 1').all()
    expect(rows.results).toHaveLength(1)
    expect(JSON.stringify(rows.results).match(/secret \w+/g)).toBeNull()
  })
})

describe('mergeSegments', () => {
  const decode = (record: ReturnType<typeof segmentRecord>) => ({
    ...record,
    blocks: record.blocks.map((block) => ({ first: block.first, data: Buffer.from(block.data, 'base64') })),
    words: (record.words ?? []).map((block) => ({ first: block.first, data: Buffer.from(block.data, 'base64') })),
  })

  it('leaves out files that are gone, and names a file once that two segments cover', () => {
    const one = decode(
      segmentRecord([
        { id: 1, content: 'abcd' },
        { id: 2, content: 'bcde' },
      ]),
    )
    const two = decode(
      segmentRecord([
        { id: 2, content: 'bcde' },
        { id: 3, content: 'zabc' },
      ]),
    )
    const merged = mergeSegments([one, two], new Set([2, 3]))
    const expected = decode(
      segmentRecord([
        { id: 2, content: 'bcde' },
        { id: 3, content: 'zabc' },
      ]),
    )
    expect(merged.files).toEqual([2, 3])
    expect(merged.blocks.map((block) => [block.first, ...block.data])).toEqual(
      expected.blocks.map((block) => [block.first, ...block.data]),
    )
    expect(merged.words.map((block) => [block.first, ...block.data])).toEqual(
      expected.words.map((block) => [block.first, ...block.data]),
    )
  })

  it('cuts blocks at about the size of those that come in', () => {
    const content = Array.from({ length: 60_000 }, (_, n) => n.toString(36)).join(' ')
    const whole = decode(segmentRecord([{ id: 1, content }]))
    const merged = mergeSegments([whole], new Set([1]))
    expect(merged.blocks.length).toBeGreaterThan(1)
    expect(mergeSegments([{ id: 9, ...merged }], new Set([1]))).toEqual(merged)
  })
})
