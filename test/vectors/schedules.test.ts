/**
 * P39, P40: publishes, embedding, sweeping and a store that is late, loses answers and does things twice, in any order. In the end the
 * store has a vector for each chunk that is recorded and nothing else, and every head finds all of its files.
 */
import { expect, it, vi } from 'vitest'
import { indexShards } from '../../src/env.ts'
import type { RefScope } from '../../src/tenancy/scope.ts'
import { embedShare } from '../../src/vectors/embed-generation.ts'
import { VectorizeDouble } from '../doubles/vectorize/vectorize.ts'
import { numbersOf } from '../setup/dice.ts'
import type { Tree } from '../setup/tree.ts'
import { DIMENSIONS, hosted } from './hosted.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const REFS = ['main', 'other'] as const

it.each([1, 2, 3, 4])('schedule %d leaves what is recorded, and no more', async (seed) => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const index = new VectorizeDouble(DIMENSIONS, { delayMs: 120_000, lost: 0.25, doubled: 0.25 }, seed)
  index.now = Date.now()
  const { on, pipeline, found, ...service } = hosted(index, { files: 2, bytes: 1_000_000 })
  const below = numbersOf(seed)
  const chance = (share: number) => below(1000) < share * 1000
  const repository = `schedules/s${seed}`
  const heads = new Map<string, { scope: RefScope; tree: Tree }>()

  const publish = async (ref: string) => {
    const tree: Record<string, string> = {}
    for (let at = 0; at < 6; at++) {
      const version = below(3)
      if (version < 2) tree[`f${at}.py`] = `def thing_${at}(x):\n    # shared words ${at} ${version}\n    return x\n`
    }
    tree['always.py'] = 'def always(x):\n    # shared words\n    return x\n'
    heads.set(ref, { scope: await service.publish(repository, tree, ref), tree })
  }
  const step = async (ref: string) => {
    const head = heads.get(ref)
    return head ? await embedShare(pipeline(), head.scope).catch(() => 'failed') : 'none'
  }
  const sweep = async () => {
    const [any] = heads.values()
    if (any) await service.sweep(any.scope, index.now)
  }

  for (let turn = 0; turn < 40; turn++) {
    const ref = REFS[below(2)] as string
    if (chance(0.25)) await publish(ref)
    else if (chance(0.15)) await sweep()
    // Two consumers of one repository, or of one generation.
    else if (chance(0.3)) await Promise.all([step('main'), step(REFS[below(2)] as string)])
    else await step(ref)
    index.now += chance(0.1) ? 20 * DAY : below(2 * MINUTE)
  }
  for (const ref of heads.keys())
    for (let state = '', turn = 0; state !== 'done'; index.now += MINUTE, turn++) {
      expect(turn).toBeLessThan(60)
      state = await step(ref)
    }
  const due = () => on.DB.prepare('SELECT sweep_due FROM repository WHERE name = ?').bind(`s${seed}`).first('sweep_due')
  for (let turn = 0; turn === 0 || (await due()) === 1; turn++) {
    expect(turn).toBeLessThan(20)
    index.now += 60 * MINUTE
    await sweep()
  }
  index.now += 10 * MINUTE

  const [any] = heads.values()
  if (!any) throw new Error('nothing was published')
  const { repositoryId, shard } = any.scope
  const recorded = await (indexShards(on)[shard] as D1Database)
    .prepare('SELECT model_id AS model, sum(chunks) AS chunks FROM embedded_file WHERE repository_id = ? GROUP BY 1')
    .bind(repositoryId)
    .all<{ model: number; chunks: number }>()
  for (const { model, chunks } of recorded.results)
    expect(index.idsIn(`r${repositoryId}m${model}`), `model ${model}`).toHaveLength(chunks)
  expect((await index.describe()).vectorCount).toBe(recorded.results.reduce((sum, { chunks }) => sum + chunks, 0))
  for (const { scope, tree } of heads.values()) {
    expect(await found(scope, 'shared words')).toEqual({ semantic: 'ready', paths: Object.keys(tree).sort() })
  }
  vi.restoreAllMocks()
})
