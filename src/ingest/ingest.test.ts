import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { developer } from '../../test/setup/developer.ts'
import { buildTree, type Tree, totalsOf } from '../../test/setup/tree.ts'
import { contentRecords, manifestRecord, ndjson, ok, refusal } from '../../test/setup/uploader.ts'
import type { HaveAnswer, PublishAnswer } from '../contract/messages.ts'
import { openDatabases } from '../db/databases.ts'
import { indexReader } from '../db/stores/read/index-reader.ts'

const { send, begin, upload, sendTree, scopeOf, expectSeen } = developer()

const sorted = (tree: Tree) => [...buildTree(tree).entries].sort((a, b) => (a[0] < b[0] ? -1 : 1))

const FIRST: Tree = {
  'a.py': 'def a():\n  b()\n',
  'b.py': 'def b():\n  a()\n',
  'logo.png': { skipped: 'binary' },
  'empty.py': '',
  'ünï/c.py': 'def c(): return a() # é\n',
}
const SECOND: Tree = { ...FIRST, 'b.py': 'def b():\n  pass\n', 'new/d.py': 'def d(): b()\n', 'logo.png': 'now text' }
const { 'a.py': _, ...WITHOUT_A } = SECOND

describe('an upload', () => {
  it('becomes the index of its ref: a full manifest, a delta, a removal', async () => {
    const repository = 'flow/basic'
    const first = await upload({ repository }, FIRST)
    expect(first).toMatchObject({
      outcome: 'published',
      commit: 'a'.repeat(40),
      url: 'http://sextant.test/mcp/flow/basic@main',
    })
    await expectSeen(repository, undefined, FIRST)
    await upload({ repository, run: 2, commit: 'b'.repeat(40) }, SECOND, FIRST)
    await expectSeen(repository, 'main', SECOND)
    await upload({ repository, run: 3, commit: 'c'.repeat(40) }, WITHOUT_A, SECOND)
    await expectSeen(repository, 'main', WITHOUT_A)
    await expectSeen(repository, 'a'.repeat(40), FIRST)
    await expectSeen(repository, 'bbbbbbb', SECOND)
  })

  it('says what the server lacks, and nothing that it has', async () => {
    const repository = 'flow/have'
    await upload({ repository }, FIRST)
    const built = buildTree(SECOND)
    const { upload: id, base } = await begin({ repository, run: 2 })
    expect(base).toMatchObject({ ref: 'main', paths: 5, digest: totalsOf(sorted(FIRST)).digest })
    const lacking = await ok<HaveAnswer>(
      send(`${id}/have`, { files: built.files.map((f) => f.id), links: built.links.map((l) => l.id) }),
    )
    const named = (ids: number[]) => built.files.filter((f) => ids.includes(f.id)).map((f) => f.path)
    expect(named(lacking.files)).toEqual(['b.py', 'logo.png', 'new/d.py'])
  })

  it('may repeat every step, in any order of records, and publish twice with one answer', async () => {
    const repository = 'flow/repeat'
    const built = buildTree(FIRST)
    const { upload: id } = await begin({ repository })
    const records = ndjson([manifestRecord(built.entries), ...contentRecords(FIRST, built).reverse()])
    const once = await ok(send(`${id}/records`, records))
    expect(once).toEqual({ stored: 5 + 4 + 1 + 4, known: 0 })
    expect(await ok(send(`${id}/records`, records))).toEqual({ stored: 5, known: 9 })
    const body = { manifest: 'full', ...totalsOf(built.entries) }
    const answer = await ok<PublishAnswer>(send(`${id}/publish`, body))
    expect(await ok(send(`${id}/publish`, body))).toEqual(answer)
    const scope = await expectSeen(repository, undefined, FIRST)
    expect(scope.generation).toBe(answer.generation)
    expect(await refusal(send(`${id}/records`, records))).toMatchObject({ status: 404, code: 'upload_not_found' })
  })

  it('is invisible until it is published', async () => {
    const repository = 'flow/invisible'
    const { upload: id } = await begin({ repository })
    await sendTree(id, FIRST)
    expect(await scopeOf(repository)).toBe('ref_not_indexed')
  })

  it('stores one edge for all uses of a symbol by another, and a symbol under its name as spelled', async () => {
    const repository = 'flow/edges'
    await upload({ repository }, { 'a.py': 'Target()\ndef Target(): pass\ndef user():\n  Target()\n  Target()\n' })
    const scope = await scopeOf(repository)
    if (typeof scope === 'string') throw new Error(scope)
    const index = indexReader(openDatabases(env))
    const { edges } = await index.read(scope, {
      edges: index.edgesInto({ names: ['Target'] }, { uses: 4, depth: 1, cap: 10 }),
    })
    expect(edges.map(({ uses, sites, confidence }) => [uses, sites, confidence]).sort()).toEqual([
      [4, 1, 90],
      [4, 2, 90],
    ])
    const shard = scope.shard === 0 ? env.INDEX_0 : env.INDEX_1
    const symbols = await shard
      .prepare('SELECT name, ordinal FROM symbol WHERE repository_id = ? ORDER BY ordinal')
      .bind(scope.repositoryId)
      .all()
    expect(symbols.results).toEqual([
      { name: 'Target', ordinal: 0 },
      { name: 'user', ordinal: 1 },
    ])
  })
})

describe('a branch', () => {
  it('stands on the ref that it grew from, and stores only what differs', async () => {
    const repository = 'flow/branch'
    const wide: Tree = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`f${n}.py`, `def f${n}(): pass\n`]))
    await upload({ repository }, wide)
    const { 'f0.py': _, ...fewer } = wide
    const branch: Tree = { ...fewer, 'f1.py': 'def changed(): pass\n', 'extra.py': 'def extra(): f1()\n' }
    await upload({ repository, ref: 'topic', commit: 'd'.repeat(40) }, branch)
    const scope = await expectSeen(repository, 'topic', branch)
    expect(scope.base).toBeDefined()
    const shard = scope.shard === 0 ? env.INDEX_0 : env.INDEX_1
    const own = await shard
      .prepare('SELECT count(*) AS n FROM manifest WHERE repository_id = ? AND layer_id = ?')
      .bind(scope.repositoryId, scope.layerId)
      .first('n')
    expect(own).toBe(3)

    await upload({ repository, ref: 'delta-topic', commit: 'e'.repeat(40) }, branch, wide)
    expect((await expectSeen(repository, 'delta-topic', branch)).base).toEqual(scope.base)
    // The branch goes back to what the base has, and main moves on: neither shows in the other.
    await upload({ repository, ref: 'topic', run: 2 }, { ...branch, ...wide }, branch)
    await upload({ repository, run: 2 }, { 'f1.py': 'def other(): pass\n' })
    await expectSeen(repository, 'topic', { ...branch, ...wide })
    await expectSeen(repository, 'delta-topic', branch)
    await expectSeen(repository, 'main', { 'f1.py': 'def other(): pass\n' })
  })

  it('stands on what is there while nobody has indexed the default ref', async () => {
    const repository = 'flow/no-default-yet'
    const wide: Tree = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`f${n}.py`, `def f${n}(): pass\n`]))
    const target = { repository, defaultRef: 'main' }
    await upload({ ...target, ref: 'first' }, wide)
    const branch: Tree = { ...wide, 'f1.py': 'def changed(): pass\n' }
    await upload({ ...target, ref: 'second' }, branch, wide)
    const second = await expectSeen(repository, 'second', branch)
    const first = await expectSeen(repository, 'first', wide)
    expect(second.base).toMatchObject({ layerId: first.layerId })
    await upload({ ...target, ref: 'another' }, branch)
    expect((await expectSeen(repository, 'another', branch)).base).toMatchObject({ layerId: first.layerId })
  })

  it('is written out whole once it has drifted far', async () => {
    const repository = 'flow/drift'
    const wide: Record<string, string> = Object.fromEntries(
      Array.from({ length: 10 }, (_, n) => [`f${n}.py`, `def f${n}(): pass\n`]),
    )
    await upload({ repository }, wide)
    let tree: Record<string, string> = { ...wide, 'f0.py': 'def x0(): pass\n' }
    await upload({ repository, ref: 'topic' }, tree)
    expect((await expectSeen(repository, 'topic', tree)).base).toBeDefined()
    const { 'f5.py': _, ...next }: Record<string, string> = {
      ...tree,
      'f1.py': 'def x1(): pass\n',
      'f2.py': 'def x2(): pass\n',
    }
    await upload({ repository, ref: 'topic', run: 2 }, next, tree)
    expect((await expectSeen(repository, 'topic', next)).base).toBeUndefined()
    tree = { ...next, 'f5.py': 'def back(): pass\n' }
    await upload({ repository, ref: 'topic', run: 3 }, tree, next)
    await expectSeen(repository, 'topic', tree)
  })
})

describe('runs', () => {
  it('are ordered by run and attempt, whatever order they finish in', async () => {
    const repository = 'flow/order'
    await upload({ repository, run: 5, attempt: 1, commit: '5'.repeat(40) }, SECOND)
    const older = await upload({ repository, run: 4, attempt: 9, commit: '4'.repeat(40) }, FIRST)
    expect(older).toMatchObject({ outcome: 'superseded', commit: '5'.repeat(40) })
    await expectSeen(repository, undefined, SECOND)
    expect(await upload({ repository, run: 5, attempt: 2 }, FIRST)).toMatchObject({ outcome: 'published' })
    await expectSeen(repository, undefined, FIRST)
  })

  it('refuse a delta whose base has moved, and take the whole manifest instead', async () => {
    const repository = 'flow/moved'
    await upload({ repository }, FIRST)
    const slow = await begin({ repository, run: 3 })
    await upload({ repository, run: 2 }, SECOND, FIRST)
    const built = buildTree(WITHOUT_A)
    const content = contentRecords(WITHOUT_A, built)
    await ok(send(`${slow.upload}/records`, ndjson([...content, manifestRecord([['a.py']])])))
    const totals = totalsOf(built.entries)
    expect(await refusal(send(`${slow.upload}/publish`, { manifest: 'delta', ...totals }))).toMatchObject({
      status: 409,
      code: 'base_moved',
    })
    const again = await begin({ repository, run: 3 })
    await ok(send(`${again.upload}/records`, ndjson([manifestRecord(built.entries)])))
    await ok(send(`${again.upload}/publish`, { manifest: 'full', ...totals }))
    await expectSeen(repository, undefined, WITHOUT_A)
  })
})
