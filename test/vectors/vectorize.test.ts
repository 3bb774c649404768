/**
 * P5, P40, P51: a vector store that is late, reorders, forgets and is shared never returns a stale or foreign result, and its
 * failure never empties an answer.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabases } from '../../src/db/databases.ts'
import { embeddingStore } from '../../src/db/stores/embedding-store.ts'
import { indexReader } from '../../src/db/stores/read/index-reader.ts'
import type { Env } from '../../src/env.ts'
import { sweepAll } from '../../src/ingest/sweep.ts'
import { searchMeaning } from '../../src/query/search/search.ts'
import type { RefScope } from '../../src/tenancy/scope.ts'
import { embedShare } from '../../src/vectors/embed-generation.ts'
import { hostedHome, namespaceOf } from '../../src/vectors/hosted-home.ts'
import { hostedSearch } from '../../src/vectors/hosted-search.ts'
import { vectorId, vectorizeStore } from '../../src/vectors/vectorize.ts'
import { workersEmbedder } from '../../src/vectors/workers-ai.ts'
import { VectorizeDouble } from '../doubles/vectorize/vectorize.ts'
import { WorkersAiDouble } from '../doubles/vectorize/workers-ai.ts'
import { scopeOf } from '../setup/reader.ts'
import type { Tree } from '../setup/tree.ts'
import { sender, signIn, upload } from '../setup/uploader.ts'

const DIMENSIONS = 1024
const ai = new WorkersAiDouble(DIMENSIONS)
const index = new VectorizeDouble(DIMENSIONS, { delayMs: 120_000, lost: 0.2, doubled: 0.3 }, 42)
const embedder = workersEmbedder(ai as unknown as Ai)
const vectors = vectorizeStore(index as unknown as Vectorize)
const home = { ...hostedHome(embedder, vectors), share: { files: 4, bytes: 1_000_000 } }
const semantics = hostedSearch(embedder, vectors, undefined)
/** Time-outs so short that no test waits for a hanging store. */
const impatient = hostedSearch(embedder, vectors, undefined, 200)
/** The client of one request: the database calls of a request are limited. */
function pipeline() {
  const databases = openDatabases(env as unknown as Env)
  return { store: embeddingStore(databases), index: indexReader(databases), home, now: () => index.now }
}
let token: string

beforeAll(async () => {
  token = await signIn(env as unknown as Env)
})

async function publish(repository: string, run: number, tree: Tree): Promise<RefScope> {
  await upload(sender(env as unknown as Env, token), { repository, run }, tree)
  const scope = await scopeOf(env as unknown as Env, token, repository)
  if (typeof scope === 'string') throw new Error(scope)
  return scope
}

/** Retries like the queue: again after a failure, later after a wait. */
async function step(scope: RefScope): Promise<string> {
  try {
    return await embedShare(pipeline(), scope)
  } catch {
    return 'failed'
  }
}
const search = (scope: RefScope, query: string) =>
  searchMeaning(pipeline().index, scope, { query, limit: 100, mode: 'semantic' }, semantics)

const tree = (of: string, version: number): Tree =>
  Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [
      `${of}/f${at}_v${version > at ? version : 0}.py`,
      `def ${of}_thing_${at}(x):\n    # shared words ${of} number ${at} version ${version > at ? version : 0}\n    return x\n`,
    ]),
  )

describe('a vector store that shows things late, twice and out of order', () => {
  it('never gives a hit of another generation or repository, in any state on the way', async () => {
    let hits = 0
    const states = new Set<string>()
    for (let version = 1; version <= 2; version++) {
      for (const name of ['alpha', 'beta']) {
        const scope = await publish(`late/${name}`, version, tree(name, version))
        const expected = new Set(Object.keys(tree(name, version)))
        for (let state = 'more', turn = 0; state !== 'done'; turn++) {
          expect(turn).toBeLessThan(200)
          state = await step(scope)
          index.now += 25_000
          const found = await search(scope, `shared words ${name} number 3`)
          states.add(found.semantic)
          for (const { file } of found.page.items) {
            hits++
            expect(expected).toContain(file.path)
          }
        }
        expect((await search(scope, 'shared words')).semantic).toBe('ready')
      }
    }
    expect(hits).toBeGreaterThan(100)
    expect(states).toEqual(new Set(['updating', 'ready']))
  })

  it('says that it is updating until the store has shown everything', async () => {
    const scope = await publish('late/gamma', 1, tree('gamma', 1))
    let state = 'more'
    for (let turn = 0; state === 'more' || state === 'failed'; turn++) {
      expect(turn).toBeLessThan(50)
      state = await step(scope)
    }
    expect(state).toBe('settle')
    expect((await search(scope, 'gamma number')).semantic).toBe('updating')
    index.now += 240_000
    expect(await step(scope)).toBe('done')
    const found = await search(scope, 'gamma number 3')
    expect(found.semantic).toBe('ready')
    expect(new Set(found.page.items.map((one) => one.file.path))).toEqual(new Set(Object.keys(tree('gamma', 1))))
  })

  it('is not waited for on account of a generation that is gone, whose vectors it no longer has', async () => {
    const whole = tree('epsilon', 1)
    const without = (...numbers: number[]) =>
      Object.fromEntries(Object.entries(whole).filter(([path]) => !numbers.some((at) => path.includes(`/f${at}_`))))
    const embedded = async (run: number, files: Tree) => {
      const scope = await publish('late/epsilon', run, files)
      for (let state = '', turn = 0; state !== 'done'; index.now += 60_000, turn++) {
        expect(turn, `run ${run}`).toBeLessThan(50)
        state = await step(scope)
      }
    }
    const first = await publish('late/epsilon', 1, whole)
    for (let state = 'more', turn = 0; state !== 'settle'; turn++) {
      expect(turn).toBeLessThan(50)
      state = await step(first)
    }
    // Superseded before the store showed it: what it waited for stays on record.
    await embedded(2, without(7))
    await env.DB.prepare('UPDATE repository SET sweep_due = 1 WHERE id = ?').bind(first.repositoryId).run()
    await sweepAll(env as unknown as Env, Date.now() + 20 * 86_400_000)
    await embedded(3, without(7, 6)) // takes the vectors of what was swept
    index.now += 240_000
    await embedded(4, without(7, 6, 5))
    const generations = await (env as unknown as { INDEX_0: D1Database; INDEX_1: D1Database })[
      first.shard === 0 ? 'INDEX_0' : 'INDEX_1'
    ]
      .prepare('SELECT count(*) AS n FROM embedded_generation WHERE repository_id = ?')
      .bind(first.repositoryId)
      .first<number>('n')
    expect(generations, 'those that are held').toBe(3)
  })

  it('is waited for until it shows the last vector, and no longer once that may have been deleted again', async () => {
    const prompt = new VectorizeDouble(DIMENSIONS, { delayMs: 0, lost: 0, doubled: 0 })
    const store = vectorizeStore(prompt as unknown as Vectorize)
    const sentAt = prompt.now
    prompt.now += 10 * 60_000 // what a share takes
    const vector = { file: 1, chunk: 0, sentAt, values: new Float32Array(DIMENSIONS) }
    prompt.next.push({ delayMs: 60_000 })
    const mutation = await store.upsert('r1m1', [vector])
    expect(await store.settled(mutation)).toBe(false)
    prompt.now += 60_000
    expect(await store.settled(mutation)).toBe(true)
    prompt.now = sentAt + 3_600_001
    await store.remove('r1m1', [vector])
    expect(await store.settled(mutation)).toBe(true)
  })

  it('drops what does not belong to the namespace or was never of this repository', async () => {
    const scope = await publish('late/delta', 1, tree('delta', 1))
    for (let state = '', turn = 0; state !== 'done'; index.now += 60_000, turn++) {
      expect(turn).toBeLessThan(50)
      state = await step(scope)
    }
    const model = (await pipeline().store.models(scope))[0]
    if (!model) throw new Error('no model')
    const namespace = namespaceOf(scope, model)
    const values = await embedder.query('delta planted')
    index.plant({ id: vectorId(namespace, { file: 12_345, chunk: 0, sentAt: 0 }), values, namespace })
    index.plant({ id: 'r1m1.zz.0', values, namespace })
    index.plant({ id: 'nonsense', values, namespace })
    const found = await search(scope, 'delta planted')
    expect(found.page.items.length).toBeGreaterThan(0)
    for (const { file } of found.page.items) expect(file.path).toMatch(/^delta\//)
  })

  it('answers by words and says so when the model or the store fails or hangs', async () => {
    const scope = await publish('late/alpha', 4, tree('alpha', 3))
    for (const break_ of ['failing model', 'hanging model', 'failing store'] as const) {
      ai.failing = break_ === 'failing model'
      ai.hanging = break_ === 'hanging model'
      index.failing = break_ === 'failing store'
      const found = await searchMeaning(pipeline().index, scope, { query: 'alpha_thing_3', limit: 10 }, impatient)
      expect(found.page.items[0]?.file.path).toMatch(/^alpha\/f3/)
      expect(found.warnings.join()).toMatch(/not available right now/)
      expect(found.warnings.join()).not.toMatch(/VECTOR|Capacity|3040|stack/)
    }
    ai.failing = ai.hanging = index.failing = false
  })

  it('says once why there are only words, and calls nothing ranked by vectors of which none came back', async () => {
    const scope = await publish('late/zeta', 1, tree('zeta', 1))
    for (let state = '', turn = 0; state !== 'done'; index.now += 60_000, turn++) {
      expect(turn).toBeLessThan(50)
      state = await step(scope)
    }
    const query = index.query
    index.query = async () => ({ matches: [], count: 0 })
    const empty = await search(scope, 'zeta number')
    index.query = query
    expect([empty.semantic, empty.model]).toEqual(['ready', undefined])
    expect(empty.warnings.join()).toMatch(/^No vector is near this question/)
    index.failing = true
    const failing = await search(scope, 'zeta number')
    index.failing = false
    expect(failing.warnings).toEqual([
      'Search by meaning is not available right now: these results were found and ranked by words and names.',
    ])
  })

  it('gives the model no text that it might refuse, for one would hold up the vectors of its whole repository', async () => {
    // Bytes are the most tokens that there can be: scripts that the model hardly knows have one for each.
    for (const text of ['ཀ'.repeat(6000), `${'a'.repeat(5999)}ཀ`, '😀'.repeat(3000), 'b'.repeat(6000)]) {
      expect(await embedder.documents([text, 'short'])).toHaveLength(2)
      expect(await embedder.query(text)).toHaveLength(DIMENSIONS)
    }
  })

  it('gives documents no instruction and queries one, in calls that the model takes', () => {
    expect(ai.calls.length).toBeGreaterThan(20)
    for (const call of ai.calls) expect(call.instruction).toBe(call.queries > 0)
  })
})
