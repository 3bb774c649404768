/**
 * Vectors without a network: made after a publish, found by words, and never stale.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabases } from '../../src/db/databases.ts'
import { embeddingStore } from '../../src/db/stores/embedding-store.ts'
import type { Env } from '../../src/env.ts'
import { embeddingProgress } from '../../src/vectors/progress.ts'
import { work } from '../../src/vectors/queue.ts'
import { scopeOf } from '../setup/reader.ts'
import type { Tree } from '../setup/tree.ts'
import { sender, signIn, upload } from '../setup/uploader.ts'
import { type Ask, asker } from '../tools/ask.ts'

const sent: { repository: number; generation: number }[] = []
const queue = { send: async (message: { repository: number; generation: number }) => void sent.push(message) }
const own = { ...env, SEXTANT_VECTORS: undefined, EMBED_QUEUE: queue as unknown as Queue } as unknown as Env

/** Words that occur together connect a question with a file that contains none of its words. */
const TREE: Tree = {
  'cart/price.py': 'def total_amount(cart):\n    # money invoice amount\n    return sum_invoice(cart)\n',
  'cart/tax.py': 'def levy(amount):\n    # invoice levy money\n    return amount\n',
  'net/socket.py': 'def connect(host):\n    # packet wire port\n    return open_port(host)\n',
  'net/frame.py': 'def frame(packet):\n    # packet wire bytes\n    return packet\n',
  'net/dns.py': 'def lookup(host):\n    # wire host port\n    return host\n',
}
let ask: Ask
let token: string

beforeAll(async () => {
  token = await signIn(own)
  await upload(sender(own, token), { repository: 'vectors/one' }, TREE)
  ask = asker(own, token)
})

const finish = async () => {
  for (const message of sent.splice(0)) expect(await work(own, message, 20)).toBe('done')
}
const search = async (query: string, args = {}) =>
  (await ask('search', { repository: 'vectors/one', query, ...args })).answer

describe('vectors in the shard', () => {
  it('are updating until a publish has been embedded, and words answer meanwhile', async () => {
    const before = await search('levy')
    expect(before.semantic).toBe('updating')
    expect(before.ranked_by).toBe('words, names')
    const { metadata } = await search('levy', { mode: 'semantic' })
    expect(metadata.warnings).toEqual([
      'The vectors of this commit are still being made: these results were found and ranked by words and names.',
    ])
    expect(before.results[0].anchor.file).toBe('cart/tax.py')
    await finish()
    const after = await search('levy invoice')
    expect(after.semantic).toBe('ready')
    expect(after.ranked_by).toBe('words, names, vectors (local-lsa-2)')
  })

  it('are said to be there, but not near, where a question has no word that they know', async () => {
    const { answer } = await ask('search', { repository: 'vectors/one', query: 'zebra', mode: 'semantic' })
    expect([answer.semantic, answer.ranked_by]).toEqual(['ready', 'words, names'])
    expect(answer.metadata.warnings.join()).toMatch(/No vector is near this question/)
    expect(answer.metadata.warnings.join()).not.toMatch(/There are no vectors here/)
  })

  it('find what is meant in other words, and say where a result came from', async () => {
    const { results } = await search('invoice money', { mode: 'semantic' })
    expect(
      results
        .slice(0, 2)
        .map((one: { anchor: { file: string } }) => one.anchor.file)
        .sort(),
    ).toEqual(['cart/price.py', 'cart/tax.py'])
    const hybrid = await search('packet', { explain: true })
    const by = Object.fromEntries(
      hybrid.results.map((one: { anchor: { file: string }; provenance: string }) => [one.anchor.file, one.provenance]),
    )
    expect(by['net/frame.py']).toBe('both')
  })

  it('cost no round trip of their own and few rows', async () => {
    const { cost } = await ask('search', { repository: 'vectors/one', query: 'invoice money' })
    expect(cost.control).toBe(1)
    expect(cost.index).toBeLessThanOrEqual(2)
    const words = await ask('search', { repository: 'vectors/one', query: 'invoice money', mode: 'keyword' })
    expect(cost.rowsRead - words.cost.rowsRead).toBeLessThan(60)
  })

  it('embed what a push changed and nothing else, and never show a file that is gone', async () => {
    const { 'cart/tax.py': _, ...others } = TREE
    const rest: Tree = { ...others, 'net/dns.py': 'def lookup(host):\n    # wire host port zone\n    return host\n' }
    await upload(sender(own, token), { repository: 'vectors/one', run: 2 }, rest)
    const lagging = await search('levy money', { mode: 'semantic' })
    expect(lagging.semantic).toBe('updating')
    expect(lagging.results.map((one: { anchor: { file: string } }) => one.anchor.file)).not.toContain('cart/tax.py')
    const scope = await scopeOf(own, token, 'vectors/one')
    if (typeof scope === 'string') throw new Error(scope)
    const databases = openDatabases(own)
    const embeddedFiles = async () => (await embeddingStore(databases).embedded(scope))[0]?.files ?? 0
    expect(await embeddingProgress(databases, scope)).toMatchObject([
      { status: 'active', files: 5, waiting: 1, dollars: 0 },
    ])
    const before = await embeddedFiles()
    await finish()
    expect((await embeddedFiles()) - before).toBe(1)
    expect((await search('wire')).semantic).toBe('ready')
  })

  it('may be told of a publish twice, late, or of one that is gone', async () => {
    const scope = await scopeOf(own, token, 'vectors/one')
    if (typeof scope === 'string') throw new Error(scope)
    const message = { repository: scope.repositoryId, generation: scope.generation }
    const before = JSON.stringify((await search('packet')).results)
    expect(await Promise.all([work(own, message), work(own, message)])).toEqual(['done', 'done'])
    expect(await work(own, { ...message, generation: scope.generation - 1 })).toBe('done')
    expect(await work(own, { repository: 999_999, generation: 1 })).toBe('done')
    expect(JSON.stringify((await search('packet')).results)).toBe(before)
  })

  it('are of one fit each, when two consumers begin at once', async () => {
    for (const ref of ['main', 'other'])
      await upload(
        sender(own, token),
        { repository: 'vectors/two', ref, run: 1 },
        { ...TREE, [`${ref}.py`]: `${ref} = 1\n` },
      )
    const messages = sent.splice(0)
    await Promise.all(messages.map((message) => work(own, message, 1)))
    const scope = await scopeOf(own, token, 'vectors/two')
    if (typeof scope === 'string') throw new Error(scope)
    const store = embeddingStore(openDatabases(own))
    expect((await store.models(scope)).map(({ id }) => id)).toEqual([1, 2])
    for (const message of messages) expect(await work(own, message)).toBe('done')
    expect((await store.models(scope)).map(({ id, status }) => [id, status])).toEqual([[2, 'active']])
    const { answer } = await ask('search', { repository: 'vectors/two', query: 'invoice money' })
    expect(answer.semantic).toBe('ready')
  })

  it('have a time of their own for each fit, by which their words are told apart, also where two begin at once', async () => {
    await upload(sender(own, token), { repository: 'vectors/three' }, TREE)
    sent.length = 0
    const scope = await scopeOf(own, token, 'vectors/three')
    if (typeof scope === 'string') throw new Error(scope)
    const store = embeddingStore(openDatabases(own))
    const model = { name: 'local-lsa-2', dimensions: 8, status: 'building', chunks: 1 } as const
    for (const now of [5000, 5000, 4000]) await store.addModel(scope, model, [], now)
    expect((await store.models(scope)).map(({ createdAt }) => createdAt)).toEqual([5000, 5001, 5002])
  })

  it('fit themselves anew beside the old when a repository has outgrown them, and switch when complete', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 260 }, (_, at) => [
        `gen/m${at}.py`,
        `def piece_${at}(bolt):\n    # bolt nut washer ${at % 7}\n    return bolt\n`,
      ]),
    )
    await upload(sender(own, token), { repository: 'vectors/one', run: 3 }, { ...TREE, ...many })
    const message = sent.splice(0)[0] as { repository: number; generation: number }
    const states: string[] = []
    for (let step = 'more'; step === 'more'; ) {
      step = await work(own, message, 1)
      states.push((await search('invoice money bolt')).ranked_by)
    }
    expect(new Set(states)).toEqual(new Set(['words, names, vectors (local-lsa-2)']))
    // The model knows these words only after the second fit.
    const { answer } = await ask('search', { repository: 'vectors/one', query: 'nut', mode: 'semantic' })
    expect(answer.results[0].anchor.file).toMatch(/^gen\//)
  })
})
