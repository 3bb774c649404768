/** An isolate has 128 MB: a sweep holds a piece of a repository at a time, however much of it there is to clear. */
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { developer } from '../../test/setup/developer.ts'
import { openDatabases } from '../db/databases.ts'
import { purgeStore } from '../db/stores/purge-store.ts'
import { segmentStore } from '../db/stores/segment-store.ts'
import { sweepStore } from '../db/stores/sweep-store.ts'
import { indexShards } from '../env.ts'
import type { RepositoryScope } from '../tenancy/scope.ts'
import { sweepAll } from './sweep.ts'

const { upload, expectSeen } = developer()

async function started(repository: string): Promise<{ scope: RepositoryScope; shard: D1Database }> {
  const tree = { 'a.py': 'def a(): pass\n' }
  await upload({ repository }, tree)
  const scope = await expectSeen(repository, 'main', tree)
  return { scope, shard: indexShards(env)[scope.shard] as D1Database }
}

describe('what a sweep holds at once', () => {
  it('is bounded by the bytes of facts, whatever the number of files', async () => {
    const { scope, shard } = await started('sizes/facts')
    const insert = shard.prepare(
      `INSERT INTO file_version (repository_id, id, path, blob, extractor, language, role, size, lines, facts_parts, facts, uploaded_at)
       SELECT ?1, 1000 + value, 'f' || value, '', '', 'python', 'source', 1, 1, 1, randomblob(?2), 0 FROM json_each(?3)`,
    )
    const links = shard.prepare(
      `INSERT INTO link_set (repository_id, id, file_id, module_id, body_parts, body, uploaded_at)
       SELECT ?1, 1000 + value, 1000 + value, 0, 1, x'', 0 FROM json_each(?2)`,
    )
    const forty = JSON.stringify(Array.from({ length: 40 }, (_, at) => at))
    await insert.bind(scope.repositoryId, 300_000, forty).run()
    const store = sweepStore(openDatabases(env))
    const files = await store.deadFiles(scope, Date.now(), 200)
    expect(files.map(({ id }) => id)).toEqual([1000, 1001, 1002, 1003, 1004, 1005, 1006])
    expect(files.map(({ facts }) => facts?.length)).toEqual(Array.from({ length: 7 }, () => 300_000))
    // One that is larger than that is taken by itself.
    await shard.prepare("UPDATE file_version SET facts_parts = 4 WHERE path = 'f0'").run()
    expect((await store.deadFiles(scope, Date.now(), 200)).map(({ id }) => id)).toEqual([1000])
    await shard.prepare("UPDATE file_version SET facts_parts = 1 WHERE path = 'f0'").run()
    await links.bind(scope.repositoryId, forty).run()
    expect((await store.deadLinks(scope, Date.now(), 200)).map(({ id }) => id)).toEqual(files.map(({ id }) => id))
    await shard.prepare('DELETE FROM file_version WHERE uploaded_at = 0').run()
    expect((await store.deadLinks(scope, Date.now(), 200)).length).toBe(40)
  })

  it('is found by reading each link set once, whatever the number of files', async () => {
    const { scope, shard } = await started('sizes/reads')
    const many = JSON.stringify(Array.from({ length: 500 }, (_, at) => at))
    await shard.batch([
      shard
        .prepare(
          `INSERT INTO file_version (repository_id, id, path, blob, extractor, language, role, size, lines, facts_parts, facts, uploaded_at)
           SELECT ?1, 1000 + value, 'f' || value, '', '', 'python', 'source', 1, 1, 1, x'', 0 FROM json_each(?2) WHERE value < 100`,
        )
        .bind(scope.repositoryId, many),
      shard
        .prepare(
          `INSERT INTO link_set (repository_id, id, file_id, module_id, body_parts, body, uploaded_at)
           SELECT ?1, 5000 + value, 5000 + value, 0, 1, x'', 0 FROM json_each(?2)`,
        )
        .bind(scope.repositoryId, many),
    ])
    const databases = openDatabases(env)
    expect((await sweepStore(databases).deadFiles(scope, Date.now(), 200)).length).toBe(100)
    expect(databases.meters.index.rowsRead).toBeLessThan(3000)
  })

  it('is looked for where rows end, however many refs and commits are held', async () => {
    const { scope, shard } = await started('sizes/refs')
    const layers = Array.from({ length: 400 }, (_, at) => 1000 + at)
    const held = layers.flatMap((layer): [number, number][] => [
      [layer, 10],
      [layer, 20],
    ])
    // Of each layer: rows that ended beside what is held, rows that are of it, and one that may be of a newer commit.
    const ends = [
      ['before', 5, 10],
      ['first', 10, 11],
      ['between', 11, 20],
      ['both', 5, 21],
      ['after', 21, 30],
      ['ahead', 21, 31],
    ]
    await shard
      .prepare(
        `INSERT INTO manifest (repository_id, layer_id, path, from_gen, to_gen, file_id)
         SELECT ?1, l.value, e.value ->> 0, e.value ->> 1, e.value ->> 2, 1 FROM json_each(?2) l, json_each(?3) e`,
      )
      .bind(scope.repositoryId, JSON.stringify(layers), JSON.stringify(ends))
      .run()
    const databases = openDatabases(env)
    const own = scope as RepositoryScope & { layerId: number; generation: number }
    const released = {
      held: [...held, [own.layerId, own.generation] as const],
      layers: [...layers, own.layerId],
      ended: [],
      horizon: 31,
    }
    expect(await sweepStore(databases).clearManifests(scope, released)).toBe(3 * layers.length)
    expect(databases.meters.index.rowsRead).toBeLessThan(20 * ends.length * layers.length)
    const { results } = await shard
      .prepare('SELECT DISTINCT path FROM manifest WHERE repository_id = ? AND to_gen < 100 ORDER BY path')
      .bind(scope.repositoryId)
      .all<{ path: string }>()
    expect(results.map(({ path }) => path)).toEqual(['ahead', 'both', 'first'])
  })

  it('is bounded by the bytes of segments, whatever the number of their files', async () => {
    const { scope, shard } = await started('sizes/segments')
    const file = await shard
      .prepare('SELECT id FROM file_version WHERE repository_id = ?')
      .bind(scope.repositoryId)
      .first<number>('id')
    const thirty = JSON.stringify(Array.from({ length: 30 }, (_, at) => at))
    await shard.batch([
      shard
        .prepare(
          'INSERT INTO segment (repository_id, id, files, uploaded_at) SELECT ?1, 1000 + value, ?2, 0 FROM json_each(?3)',
        )
        .bind(scope.repositoryId, JSON.stringify([file]), thirty),
      shard
        .prepare(
          'INSERT INTO trigram_block (repository_id, segment_id, first, data) SELECT ?1, 1000 + value, 1, zeroblob(1000000) FROM json_each(?2)',
        )
        .bind(scope.repositoryId, thirty),
    ])
    await env.DB.prepare('UPDATE repository SET sweep_due = 1 WHERE id = ?').bind(scope.repositoryId).run()
    await sweepAll(env, Date.now())
    const left = await segmentStore(openDatabases(env)).all(scope)
    expect(left.length).toBe(31 - 7 + 1)
  })

  it('is bounded by rows where a repository is purged, however many have the beginning of their key in common', async () => {
    const { scope, shard } = await started('sizes/purge')
    await shard
      .prepare(
        `WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 45000)
         INSERT INTO edge_list (repository_id, way, symbol_id, edges_id, part, others) SELECT ?, 0, n, 1, 0, x'' FROM n`,
      )
      .bind(scope.repositoryId)
      .run()
    const store = purgeStore(openDatabases(env))
    const rows = () =>
      shard
        .prepare('SELECT count(*) AS n FROM edge_list WHERE repository_id = ?')
        .bind(scope.repositoryId)
        .first<number>('n')
    let left = await store.tables(scope)
    for (const rest of [25_000, 5000, 0]) {
      left = await store.piece(scope, left)
      expect(await rows()).toBe(rest)
      expect(left.map(({ name }) => name)).toContain('edge_list')
    }
    expect(await store.piece(scope, left)).toEqual([])
  })
})
