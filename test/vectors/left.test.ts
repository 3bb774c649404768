/**
 * P15, P40: what a vector store was sent stays known until it is deleted there, whatever became of the sending; and a deletion that
 * comes late takes nothing that was sent after it.
 */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabases } from '../../src/db/databases.ts'
import type { RefScope } from '../../src/tenancy/scope.ts'
import { embedShare } from '../../src/vectors/embed-generation.ts'
import { embeddingProgress } from '../../src/vectors/progress.ts'
import { VectorizeDouble } from '../doubles/vectorize/vectorize.ts'
import type { Tree } from '../setup/tree.ts'
import { DIMENSIONS, hosted } from './hosted.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const index = new VectorizeDouble(DIMENSIONS, { delayMs: 0, lost: 0, doubled: 0 })
const { on, pipeline, publish, sweep, found } = hosted(index)

beforeEach(() => {
  index.now = Math.max(index.now, Date.now()) // a store's clock does not go back
})

async function embed(scope: RefScope, model?: string): Promise<void> {
  for (let step = '', turn = 0; step !== 'done'; turn++) {
    expect(turn).toBeLessThan(30)
    step = await embedShare(pipeline(model), scope)
    index.now += step === 'settle' ? 30_000 : 1
  }
}
const stored = ({ repositoryId }: RefScope, model = 1) => index.idsIn(`r${repositoryId}m${model}`)

const file = (name: string) => `def ${name}(x):\n    # shared words about ${name}\n    return x\n`
const ONE: Tree = { 'one.py': file('one') }
const TWO: Tree = { 'two.py': file('two') }

describe('vectors that nobody may find any more', () => {
  it('are deleted also when the store took them and its answer was lost before their file was replaced', async () => {
    const first = await publish('left/lost', ONE)
    index.next.push({ lost: true })
    await expect(embedShare(pipeline(), first)).rejects.toThrow('connection lost')
    expect(stored(first)).toHaveLength(1)
    const second = await publish('left/lost', TWO)
    await embed(second)
    await sweep(second, index.now + 7 * 60 * MINUTE)
    expect(stored(second)).toHaveLength(1)
    expect(await found(second, 'shared words')).toEqual({ semantic: 'ready', paths: ['two.py'] })
  })

  it('are deleted with their repository, although their sending failed', async () => {
    const scope = await publish('left/gone', ONE)
    index.next.push({ lost: true })
    await expect(embedShare(pipeline(), scope)).rejects.toThrow('connection lost')
    await env.DB.prepare('UPDATE repository SET deleted_at = ? WHERE id = ?').bind(index.now, scope.repositoryId).run()
    await sweep(scope, index.now + 60 * MINUTE)
    expect(stored(scope)).toEqual([])
  })

  it('are left alone while whoever sends them may still be at it', async () => {
    const first = await publish('left/slow', ONE)
    const upsert = index.upsert
    // Another consumer finishes the next generation, and the sweeper comes by, before this one has its answer.
    index.upsert = async function (batch) {
      index.upsert = upsert
      const answer = await this.upsert(batch)
      await embed(await publish('left/slow', { ...ONE, ...TWO }))
      await sweep(first, index.now + MINUTE)
      return answer
    }
    await embed(first)
    const scope = await publish('left/slow', ONE)
    await embed(scope)
    await sweep(scope, index.now + 7 * 60 * MINUTE)
    expect(await found(scope, 'shared words')).toEqual({ semantic: 'ready', paths: ['one.py'] })
    expect(stored(scope)).toHaveLength(2)
  })

  it('are deleted when another model has replaced theirs, all of them', async () => {
    const many = Object.fromEntries(Array.from({ length: 1100 }, (_, at) => [`m${at}.py`, file(`piece_${at}`)]))
    const scope = await publish('left/models', many)
    await embed(scope, 'former')
    expect(stored(scope)).toHaveLength(1100)
    index.now += 2 * 60 * MINUTE
    await embed(scope)
    expect([stored(scope).length, stored(scope, 2).length]).toEqual([0, 1100])
  })

  it('are deleted by the sweep that takes their file, with no publish after it', async () => {
    await embed(await publish('left/swept', { ...ONE, ...TWO }))
    const scope = await publish('left/swept', TWO)
    await embed(scope)
    expect(stored(scope)).toHaveLength(2)
    await sweep(scope, index.now + 20 * DAY)
    expect(stored(scope)).toHaveLength(1)
  })
})

describe('what vectors have cost', () => {
  it('counts what was sent twice, and what was swept since', async () => {
    const tokens = async (scope: RefScope) => (await embeddingProgress(openDatabases(on), scope))[0]?.tokens ?? 0
    const plain = await publish('left/plain', { ...ONE, ...TWO })
    await embed(plain)
    const once = await tokens(plain)
    const first = await publish('left/cost', { ...ONE, ...TWO })
    index.next.push({ lost: true })
    await expect(embedShare(pipeline(), first)).rejects.toThrow('connection lost')
    await embed(first)
    expect(await tokens(first)).toBe(2 * once)
    const second = await publish('left/cost', TWO)
    await embed(second)
    await sweep(second, index.now + 20 * DAY)
    expect([stored(second).length, await tokens(second)]).toEqual([1, 2 * once])
  })
})

describe('a file version that was swept and comes again', () => {
  it('keeps its vectors, however late the deletion of the former ones is', async () => {
    await embed(await publish('left/again', { ...ONE, ...TWO }))
    await embed(await publish('left/again', TWO))
    index.now += 20 * DAY
    const without = await publish('left/again', { ...TWO, 'three.py': file('three') })
    await sweep(without, index.now)
    index.next.push({ delayMs: 0 }, { delayMs: 120_000 }, { delayMs: 120_000 })
    await embed(without)
    index.next.length = 0
    const again = await publish('left/again', { ...ONE, ...TWO })
    await embed(again)
    index.now += 5 * MINUTE
    expect(await found(again, 'shared words')).toEqual({ semantic: 'ready', paths: ['one.py', 'two.py'] })
  })

  it('keeps its vectors when it comes while the former ones are deleted', async () => {
    await embed(await publish('left/meanwhile', { ...ONE, ...TWO }))
    await embed(await publish('left/meanwhile', TWO))
    index.now += 20 * DAY
    const remove = index.deleteByIds
    let again: RefScope | undefined
    index.deleteByIds = async function (ids) {
      index.deleteByIds = remove
      again = await publish('left/meanwhile', { ...ONE, ...TWO })
      await embed(again)
      return this.deleteByIds(ids)
    }
    const scope = await publish('left/meanwhile', { ...TWO, 'three.py': file('three') })
    await sweep(scope, index.now)
    await embed(scope)
    if (!again) throw new Error('nothing was deleted')
    expect(await found(again, 'shared words')).toEqual({ semantic: 'ready', paths: ['one.py', 'two.py'] })
  })
})

describe('what a store has yet to show', () => {
  it('is known of each piece that it took, also when the next piece of the same share fails', async () => {
    const many = Object.fromEntries(Array.from({ length: 505 }, (_, at) => [`m${1000 + at}.py`, file(`piece_${at}`)]))
    const whole = await publish('left/pieces', many)
    const { home, ...others } = pipeline()
    index.next.push({ delayMs: 30_000 }, { lost: true })
    const large = { ...home, share: { files: 1000, bytes: 2_000_000 } }
    await expect(embedShare({ ...others, home: large }, whole)).rejects.toThrow('connection lost')
    expect(index.next).toEqual([])
    const alone = await publish('left/pieces', { 'm1000.py': file('piece_0') }, 'other')
    expect(await embedShare(pipeline(), alone)).toBe('settle')
    expect((await found(alone, 'shared words')).semantic).toBe('updating')
  })
})
