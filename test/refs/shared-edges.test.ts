/**
 * Versions of a file with the same edges store them once: on a branch, after a commit, and until the last of them is deleted.
 */
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { openDatabases } from '../../src/db/databases.ts'
import { otherOf, WAYS } from '../../src/db/formats/edge-lists.ts'
import { indexReader } from '../../src/db/stores/read/index-reader.ts'
import { indexShards } from '../../src/env.ts'
import { sweepAll } from '../../src/ingest/sweep.ts'
import type { RefScope } from '../../src/tenancy/scope.ts'
import { developer } from '../setup/developer.ts'
import type { Tree } from '../setup/tree.ts'

const { upload, expectSeen } = developer()
const DAY = 86_400_000
const CALL = 1 << 2

const shardOf = (scope: RefScope) => indexShards(env)[scope.shard] as D1Database
const edgeRows = (scope: RefScope) =>
  shardOf(scope)
    .prepare('SELECT count(*) AS n FROM edge_list WHERE repository_id = ?')
    .bind(scope.repositoryId)
    .first<number>('n')

async function callersOf(name: string, scope: RefScope, depth = 1): Promise<string[]> {
  const index = indexReader(openDatabases(env))
  const { found } = await index.read(scope, {
    found: index.edgesInto({ names: [name] }, { uses: CALL, depth, cap: 100 }),
  })
  return found.map((edge) => edge.path).sort()
}

const wide = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`f${n}.py`, `def f${n}(): pass\n`]))
const main: Tree = { ...wide, 'a.py': 'def a(): b()\n', 'b.py': 'def b(): a()\n' }

/** Converts what is stored to the form before edge lists and before versions shared their edges. */
async function asBefore(scope: RefScope): Promise<void> {
  const mine = `repository_id = ${scope.repositoryId}`
  await shardOf(scope).batch(
    [
      `INSERT INTO edge (repository_id, target_id, source_id, link_set_id, uses, sites, confidence)
       SELECT l.repository_id, e.symbol_id, ${otherOf('j.value')}, l.id, ${CALL}, 1, 90
       FROM link_set l JOIN edge_list e ON e.${mine} AND e.way = ${WAYS.into} AND e.edges_id = l.edges_id
         JOIN json_each(e.others) j WHERE l.${mine}`,
      `DELETE FROM edge_list WHERE ${mine}`,
      `UPDATE link_set SET edges_id = NULL WHERE ${mine}`,
      `UPDATE manifest SET edges_id = NULL WHERE ${mine}`,
    ].map((sql) => shardOf(scope).prepare(sql)),
  )
}

describe('edges', () => {
  it('of an edit that changes none are not stored again, and are found on each ref alone', async () => {
    const repository = 'edges/shared'
    await upload({ repository, run: 1 }, main)
    const before = await edgeRows(await expectSeen(repository, 'main', main))
    const edited: Tree = { ...main, 'a.py': '# comment\ndef a(): b()\n' }
    await upload({ repository, ref: 'edited' }, edited)
    const { 'a.py': _, ...gone } = main
    await upload({ repository, ref: 'gone' }, gone)
    const branch = await expectSeen(repository, 'edited', edited)
    expect(await edgeRows(branch)).toBe(before)
    expect(await callersOf('b', branch)).toEqual(['a.py'])
    expect(await callersOf('b', await expectSeen(repository, 'main', main))).toEqual(['a.py'])
    expect(await callersOf('b', await expectSeen(repository, 'gone', gone))).toEqual([])
    const calls: Tree = { ...main, 'a.py': 'def a():\n  b()\n  f1()\n' }
    await upload({ repository, ref: 'calls' }, calls)
    expect(await callersOf('f1', await expectSeen(repository, 'calls', calls))).toEqual(['a.py'])
    expect(await callersOf('f1', branch)).toEqual([])
  })

  it('stay while a version is left that has them, and go with the last', async () => {
    const repository = 'edges/swept'
    const trees = ['', '# one\n', '# two\n'].map((head): Tree => ({ ...main, 'a.py': `${head}def a(): b()\n` }))
    for (const [at, tree] of trees.entries()) await upload({ repository, run: at + 1 }, tree, trees[at - 1])
    const scope = await expectSeen(repository, 'main', trees[2] as Tree)
    const before = await edgeRows(scope)
    for (const _ of [1, 2]) await sweepAll(env, Date.now() + 40 * DAY)
    const versions = shardOf(scope).prepare('SELECT count(*) AS n FROM link_set WHERE repository_id = ?')
    expect(await versions.bind(scope.repositoryId).first('n')).toBe(12)
    expect(await edgeRows(scope)).toBe(before)
    expect(await callersOf('b', scope)).toEqual(['a.py'])
    const none: Tree = { ...main, 'a.py': 'def a(): pass\n' }
    await upload({ repository, run: 4 }, none)
    for (const _ of [1, 2]) {
      await env.DB.prepare('UPDATE repository SET sweep_due = 1').run()
      await sweepAll(env, Date.now() + 80 * DAY)
    }
    expect(await edgeRows(scope)).toBe((before as number) - 2)
    expect(await callersOf('b', await expectSeen(repository, 'main', none))).toEqual([])
  })

  it('that were stored a row each, before there were lists of them, are found as ever', async () => {
    const repository = 'edges/before'
    await upload({ repository }, main)
    const scope = await expectSeen(repository, 'main', main)
    await asBefore(scope)
    expect(await callersOf('b', scope)).toEqual(['a.py'])
    const edited: Tree = { ...main, 'a.py': '# comment\ndef a(): b()\n' }
    await upload({ repository, ref: 'topic' }, edited)
    expect(await callersOf('b', await expectSeen(repository, 'topic', edited))).toEqual(['a.py'])
    const topic = await expectSeen(repository, 'topic', edited)
    expect(await callersOf('a', topic)).toEqual(['b.py'])
    expect(await callersOf('b', topic, 2), 'a walk by a list and then by rows').toEqual(['a.py', 'b.py'])
  })

  it('that were stored a row each go with the last version that has them', async () => {
    const repository = 'edges/before-swept'
    await upload({ repository }, main)
    const scope = await expectSeen(repository, 'main', main)
    await asBefore(scope)
    const rows = () =>
      shardOf(scope)
        .prepare('SELECT count(*) AS n FROM edge WHERE repository_id = ?')
        .bind(scope.repositoryId)
        .first<number>('n')
    expect([await rows(), await edgeRows(scope)]).toEqual([2, 0])
    await upload({ repository, run: 2 }, { ...wide, 'b.py': 'def b(): pass\n' })
    for (const _ of [1, 2]) {
      await env.DB.prepare('UPDATE repository SET sweep_due = 1').run()
      await sweepAll(env, Date.now() + 80 * DAY)
    }
    expect([await rows(), await edgeRows(scope)]).toEqual([0, 0])
  })
})
