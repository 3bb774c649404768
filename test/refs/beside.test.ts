/**
 * An edited file is stored as its difference from the previous version: readers get it complete, and its base is kept as long.
 */
import { env } from 'cloudflare:workers'
import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { openDatabases } from '../../src/db/databases.ts'
import { contentStore } from '../../src/db/stores/content-store.ts'
import { indexReader } from '../../src/db/stores/read/index-reader.ts'
import { indexShards } from '../../src/env.ts'
import { sweepAll } from '../../src/ingest/sweep.ts'
import type { RefScope } from '../../src/tenancy/scope.ts'
import { developer } from '../setup/developer.ts'
import { buildTree, type Tree } from '../setup/tree.ts'

const { upload, expectSeen } = developer()
const DAY = 86_400_000

const lines = Array.from(
  { length: 400 },
  (_, n) => `def f${n}(): f${(Math.imul(n, 2654435761) >>> 0) % 400}() # ${n ** 3}`,
)
const edited = (at: number): string => lines.toSpliced(at, 0, `def edited_${at}(): f1()`).join('\n')
const small = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`s${n}.py`, `def s${n}(): pass\n`]))
const main: Tree = { ...small, 'big.py': lines.join('\n') }

const shardOf = (scope: RefScope) => indexShards(env)[scope.shard] as D1Database
const besides = async (scope: RefScope): Promise<(number | undefined)[]> =>
  Promise.all(
    ['file_version', 'link_set'].map(async (table) => {
      const sql = `SELECT count(beside_id) AS n FROM ${table} WHERE repository_id = ?`
      return (await shardOf(scope).prepare(sql).bind(scope.repositoryId).first<number>('n')) ?? undefined
    }),
  )

/** As a tool would open it, in an isolate that has cached nothing yet. */
async function opened(scope: RefScope): Promise<{ text: string; symbols: string[]; calls: number }> {
  const index = indexReader(openDatabases(env))
  const { file } = await index.read(scope, { file: index.fileAt('big.py', { text: true, facts: true, links: true }) })
  if (!file) throw new Error('not there')
  return { text: file.text, symbols: file.facts.symbols.map((one) => one.name), calls: file.links.line.length }
}
async function expectOpened(scope: RefScope, text: string): Promise<void> {
  const found = await opened(scope)
  expect(found.text).toBe(text)
  const names = [...text.matchAll(/def (\w+)/g)].map((match) => match[1])
  expect(found.symbols).toEqual(names)
  expect(found.calls).toBe(names.length)
}

describe('an edited file', () => {
  it('is kept beside the version before, with its links, and is read whole on every ref', async () => {
    const repository = 'beside/branches'
    await upload({ repository }, main)
    for (const at of [0, 200, 399]) await upload({ repository, ref: `topic-${at}` }, { ...main, 'big.py': edited(at) })
    const scope = await expectSeen(repository, 'main', main)
    expect(await besides(scope)).toEqual([3, 3])
    await expectOpened(scope, main['big.py'] as string)
    for (const at of [0, 200, 399]) {
      const branch = await expectSeen(repository, `topic-${at}`, { ...main, 'big.py': edited(at) })
      await expectOpened(branch, edited(at))
    }
    const bytes = `SELECT sum(length(t.data)) AS n FROM file_version v JOIN file_text t ON t.file_id = v.id
      WHERE v.repository_id = ? AND (v.beside_id IS NOT NULL) = ?`
    const [whole = 0, differences = 0] = await Promise.all(
      [0, 1].map((is) => shardOf(scope).prepare(bytes).bind(scope.repositoryId, is).first<number>('n')),
    )
    expect(differences as number, 'three of them').toBeLessThan((whole as number) / 4)
  })

  it('that has become another is kept whole, and the next stands on that one', async () => {
    const repository = 'beside/rewritten'
    await upload({ repository, run: 1 }, main)
    const other = lines.map((_, n) => `def g${n}(): s${n % 10}() # ${(n + 77) ** 4}`).join('\n')
    await upload({ repository, run: 2 }, { ...main, 'big.py': other })
    await upload({ repository, run: 3 }, { ...main, 'big.py': `${other}\ndef more(): g1()` })
    const scope = await expectSeen(repository, 'main', { ...main, 'big.py': `${other}\ndef more(): g1()` })
    expect((await besides(scope))[0]).toBe(1)
    await expectOpened(scope, `${other}\ndef more(): g1()`)
  })

  it('keeps what it stands on from the sweeper, until it goes itself', async () => {
    const repository = 'beside/swept'
    await upload({ repository, run: 1, commit: '1'.repeat(40) }, main)
    const next = { ...main, 'big.py': edited(10) }
    await upload({ repository, run: 2, commit: '2'.repeat(40) }, next)
    const sweep = async (days: number) => {
      for (const _ of [1, 2, 3]) {
        await env.DB.prepare('UPDATE repository SET sweep_due = 1').run()
        await sweepAll(env, Date.now() + days * DAY)
      }
    }
    await sweep(40)
    const scope = await expectSeen(repository, 'main', next)
    await expectOpened(scope, edited(10))
    const versions = () =>
      shardOf(scope)
        .prepare("SELECT count(*) AS n FROM file_version WHERE repository_id = ? AND path = 'big.py'")
        .bind(scope.repositoryId)
        .first<number>('n')
    expect(await versions()).toBe(2)
    await upload({ repository, run: 3, commit: '3'.repeat(40) }, small)
    await sweep(80)
    expect(await versions()).toBe(0)
    expect(await besides(scope)).toEqual([0, 0])
  })

  it('is not stored at all where what it stands on has just gone, so that it is asked for again', async () => {
    const repository = 'beside/gone'
    await upload({ repository }, small)
    const scope = await expectSeen(repository, 'main', small)
    const [record] = buildTree({ 'big.py': edited(3) }).files
    const [links] = buildTree({ 'big.py': edited(3) }).links
    if (!record || !links) throw new Error('no record')
    const store = contentStore(openDatabases(env))
    const gone = { beside: 12345 }
    const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))
    await store.addSegment(
      scope,
      { id: 99, files: [record.id], blocks: [], words: [] },
      [
        {
          record,
          text: bytes(record.text),
          facts: bytes(record.facts),
          symbols: [{ name: 'a', id: 1, kind: 0 }],
          ...gone,
        },
      ],
      Date.now(),
    )
    const edge = { target: 1, source: 2, uses: 4, sites: 1, confidence: 100 }
    await store.addLinks(
      scope,
      [{ record: links, body: bytes(links.body), edgesId: 5, edges: [edge], ...gone }],
      Date.now(),
    )
    const known = await store.known(scope, true, { files: [record.id], links: [links.id], segments: [] })
    expect([known.files.size, known.links.size]).toEqual([0, 0])
    for (const [table, column, id] of [
      ['file_text', 'file_id', record.id],
      ['symbol', 'file_id', record.id],
      ['edge_list', 'edges_id', 5],
    ]) {
      const sql = `SELECT count(*) AS n FROM ${table} WHERE repository_id = ? AND ${column} = ?`
      expect(await shardOf(scope).prepare(sql).bind(scope.repositoryId, id).first('n'), String(table)).toBe(0)
    }
  })
})
