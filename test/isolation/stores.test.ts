/**
 * P1, P4, P6: no statement of any store touches another repository's rows, whatever it is asked.
 *
 * Stores are found, not listed: a new file beside them is held to the same rules on the day it is written.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabases } from '../../src/db/databases.ts'
import { contentStore } from '../../src/db/stores/content-store.ts'
import { manifestStore } from '../../src/db/stores/manifest-store.ts'
import { segmentStore } from '../../src/db/stores/segment-store.ts'
import { sweepStore } from '../../src/db/stores/sweep-store.ts'
import { uploadStore } from '../../src/db/stores/upload-store.ts'
import { type Env, indexShards } from '../../src/env.ts'
import type { RefScope } from '../../src/tenancy/scope.ts'
import { indexTables } from '../setup/index-tables.ts'
import { scopeOf } from '../setup/reader.ts'
import { buildTree, type Tree } from '../setup/tree.ts'
import { begin, manifestRecord, ndjson, ok, sender, signIn, upload } from '../setup/uploader.ts'

const sources = import.meta.glob<string>('../../src/db/{stores,formats}/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const stores = Object.entries(sources).filter(([path]) => !path.endsWith('.test.ts'))
const migrations = import.meta.glob<string>('../../migrations/index/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const TREE: Tree = { 'canary.py': 'def canary(): pass\ndef caller(): canary()\n', 'x.bin': { skipped: 'binary' } }
let victim: RefScope
let attacker: RefScope
let victimUpload: string

beforeAll(async () => {
  const token = await signIn(env)
  const send = sender(env, token)
  // Linked one after the other, they would lie on two shards; isolation must not rest on that.
  await upload(send, { repository: 'isolation/victim' }, { 'canary.py': 'def canary(): pass\n' })
  await upload(send, { repository: 'isolation/victim', run: 2 }, TREE)
  await upload(send, { repository: 'isolation/between' }, { 'a.py': '' })
  await upload(send, { repository: 'isolation/attacker' }, { 'own.py': 'def own(): pass\n' })
  const scopes = await Promise.all(['victim', 'attacker'].map((name) => scopeOf(env, token, `isolation/${name}`)))
  ;[victim, attacker] = scopes as [RefScope, RefScope]
  victimUpload = (await begin(send, { repository: 'isolation/victim', run: 3 })).upload
  await ok(send(`${victimUpload}/records`, ndjson([manifestRecord(buildTree(TREE).entries)])))
})

describe('every store', () => {
  it('is found', () => {
    expect(stores.length).toBeGreaterThan(4)
  })

  it.each(stores)('%s takes a scope first in each method', (_, source) => {
    // However the first parameter is written: taken apart, without a type, or not at all.
    for (const [, name, start] of source.matchAll(/\n {4}async (\w+)(?:<[^(]*>)?\(\s*([^\n]{0,60})/g))
      expect(start, name).toMatch(/^scope: (Organisation|Repository|Ref)Scope\b/)
    const methods = [...source.matchAll(/\n {4}(?:async )?(\w+)(?:<[^(]*>)?\(\s*(\w+)?(?:: (\w+))?/g)]
      .filter(([text]) => !/\b(?:if|for|while|switch|return|await|const|statement)\b/.test(text))
      .filter(([, , , type]) => type !== undefined)
    for (const [, name, parameter, type] of methods) {
      expect(`${name}(${parameter}: ${type})`).toMatch(/\(scope: (Organisation|Repository|Ref)Scope\)$/)
    }
  })
})

describe('every index table', () => {
  it('leads with the repository, in its key and in every index', () => {
    const sql = Object.values(migrations).join('\n')
    const tables = [...sql.matchAll(/CREATE TABLE (\w+) \(([\s\S]*?)\n\)(?: WITHOUT ROWID)?;/g)]
    expect(tables.length).toBe([...sql.matchAll(/CREATE TABLE/g)].length)
    for (const [, name, body] of tables) {
      expect(body, name).toMatch(/^\n {2}repository_id INTEGER NOT NULL,/)
      expect(body, name).toMatch(/PRIMARY KEY \(repository_id[,)]/)
    }
    for (const [, name, columns] of sql.matchAll(/CREATE (?:UNIQUE )?INDEX (\w+) ON \w+ \(([^)]*)\)/g)) {
      expect(columns, name).toMatch(/^repository_id,/)
    }
  })
})

/** Everything about one repository, to see whether anything changed. */
async function snapshot(on: Env, repositoryId: number): Promise<string> {
  const rows = await Promise.all(
    indexShards(on).map(async (shard) =>
      Promise.all(
        (await indexTables(shard)).map(
          async (table) =>
            (await shard.prepare(`SELECT * FROM ${table} WHERE repository_id = ?`).bind(repositoryId).all()).results,
        ),
      ),
    ),
  )
  const control = await Promise.all(
    ['ref', 'held_generation', 'upload'].map(
      async (table) =>
        (await on.DB.prepare(`SELECT * FROM ${table} WHERE repository_id = ?`).bind(repositoryId).all()).results,
    ),
  )
  return JSON.stringify([rows, control])
}

describe("with another repository's ids, on the victim's own shard", () => {
  /** The attacker's scope as if it lay beside the victim. */
  const beside = () => ({ ...attacker, shard: victim.shard })
  const ids = () => buildTree(TREE)

  it('nothing can be read', async () => {
    const databases = openDatabases(env)
    const files = ids().files.map((file) => file.id)
    const links = ids().links.map((link) => link.id)
    for (const vouched of [true, false]) {
      const known = await contentStore(databases).known(beside(), vouched, { files, links, segments: [] })
      expect([known.files.size, known.links.size]).toEqual([0, 0])
    }
    const manifest = manifestStore(databases)
    expect(
      await manifest.changes(beside(), victimUpload, { layer: victim.layerId, generation: victim.generation }, '', 10),
    ).toEqual([])
    expect(await manifest.missing(beside(), victimUpload)).toEqual({ count: 0, some: [] })
    const sweep = sweepStore(databases)
    const all = Date.now() + 1e12
    expect((await segmentStore(databases).all(beside())).flatMap((segment) => segment.files)).not.toContain(files[0])
    expect(await sweep.deadFiles(beside(), all, 100)).toEqual([])
    expect(await sweep.deadLinks(beside(), all, 100)).toEqual([])
  })

  it('nothing can be claimed, flipped, written or deleted', async () => {
    const databases = openDatabases(env)
    const before = await snapshot(env, victim.repositoryId)
    const uploads = uploadStore(databases)
    const row = await env.DB.prepare('SELECT ref_id FROM upload WHERE id = ?')
      .bind(victimUpload)
      .first<number>('ref_id')
    const order = { run: 99, attempt: 1 }
    const claim = await uploads.claim(
      beside(),
      { id: victimUpload, refId: row as number, order, baseGeneration: victim.generation },
      Date.now(),
      Date.now() + 1000,
    )
    expect([claim.generation, claim.upload, claim.head, claim.base]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    const stolen = {
      upload: victimUpload,
      refId: row as number,
      refName: 'main',
      order,
      generation: victim.generation,
      commit: 'e'.repeat(40),
      layer: victim.layerId,
      base: undefined,
      digest: 0,
      indexed: 0,
      skipped: 0,
      statistics: '{}',
      vouched: true,
      defaultRef: undefined,
      actor: 'token:0',
      phases: '{}',
      counts: '{}',
    }
    expect(await uploads.flip(beside(), stolen, Date.now())).toBe(false)
    await uploads.supersede(beside(), victimUpload, Date.now())
    const manifest = manifestStore(databases)
    await manifest.nameUnvouched(beside(), victimUpload)
    await manifest.discardStaged(beside(), victimUpload)
    await manifest.write(beside(), {
      upload: victimUpload,
      layer: victim.layerId,
      generation: 1000,
      head: 0,
      mode: 'full',
    })
    const sweep = sweepStore(databases)
    const all = Date.now() + 1e12
    await sweep.clearManifests(beside(), { held: [], layers: [], ended: [victimUpload], horizon: 1e9 })
    await sweep.deleteLinks(
      beside(),
      ids().links.map((link) => ({ id: link.id, edges: link.id, sources: [link.module, ...link.symbols] })),
      all,
    )
    await sweep.deleteFiles(
      beside(),
      ids().files.map((file) => ({ id: file.id, names: ['canary', 'caller'] })),
      all,
    )
    const { results } = await (indexShards(env)[victim.shard] as D1Database)
      .prepare('SELECT id FROM segment WHERE repository_id = ?')
      .bind(victim.repositoryId)
      .all<{ id: number }>()
    expect(results.length).toBeGreaterThan(0)
    const nothing = { id: 0, files: [], blocks: [], words: [] }
    await segmentStore(databases).replace(
      beside(),
      results.map((segment) => segment.id),
      nothing,
      [],
      Date.now(),
    )
    expect(await snapshot(env, victim.repositoryId)).toBe(before)
  })
})
