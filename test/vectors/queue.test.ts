/**
 * Messages that tell of a publish: what becomes of them when they succeed, fail, are lost, or are none.
 */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Env, indexShards } from '../../src/env.ts'
import { LOCAL_MODEL } from '../../src/vectors/embedded-home.ts'
import { announceMissing } from '../../src/vectors/missing.ts'
import { consume, type EmbedMessage, work } from '../../src/vectors/queue.ts'
import { VectorizeDouble } from '../doubles/vectorize/vectorize.ts'
import { WorkersAiDouble } from '../doubles/vectorize/workers-ai.ts'
import { sender, signIn, upload } from '../setup/uploader.ts'

const sent: { body: EmbedMessage; delaySeconds: number | undefined }[] = []
const queue = {
  send: async (body: EmbedMessage, { delaySeconds }: { delaySeconds?: number } = {}) =>
    void sent.push({ body, delaySeconds }),
}
const own = { ...env, SEXTANT_VECTORS: undefined, EMBED_QUEUE: queue as unknown as Queue } as unknown as Env
const MINUTE = 60_000
const DAY = 1440 * MINUTE

beforeEach(() => {
  sent.length = 0
})

let runs = 0
async function publish(repository: string, files = 1, ref = 'main'): Promise<EmbedMessage> {
  const tree = Object.fromEntries(
    Array.from({ length: files }, (_, at) => [`m${at}.py`, `def piece_${at}(bolt): # ${runs}\n    return bolt\n`]),
  )
  await upload(sender(own, await signIn(own)), { repository, ref, run: ++runs }, tree)
  return (sent.splice(0)[0] as (typeof sent)[number]).body
}

/** In whichever shard the repository is. */
async function everywhere(sql: string, { repository }: EmbedMessage): Promise<void> {
  for (const shard of indexShards(own)) await shard.prepare(sql).bind(repository).run()
}

/** What is done with messages that come together. */
async function consumed(...messages: { body: unknown; attempts?: number }[]): Promise<string[]> {
  const done: string[] = []
  const batch = messages.map(({ body, attempts = 1 }, at) => ({
    ...{ id: String(at), timestamp: new Date(), body, attempts },
    ack: () => void done.push(`${at} done`),
    retry: ({ delaySeconds = 0 } = {}) => void done.push(`${at} again in ${delaySeconds} s`),
  }))
  await consume({ queue: 'embed', messages: batch } as unknown as MessageBatch, own)
  return done
}

describe('a message', () => {
  it('that leaves something to do is followed by another, and the last by none', async () => {
    const body = await publish('queue/large', 1000)
    expect(await consumed({ body })).toEqual(['0 done'])
    expect(sent.splice(0)).toEqual([{ body, delaySeconds: undefined }])
    expect(await consumed({ body })).toEqual(['0 done'])
    expect(sent).toEqual([])
  })

  it('that waits for the store to show what it was sent looks again later and later, but never so late that the cron does', async () => {
    const body = await publish('queue/slow')
    const ai = new WorkersAiDouble(1024)
    const store = new VectorizeDouble(1024, { delayMs: 0, lost: 0, doubled: 0 })
    store.describe = async () => ({
      processedUpToMutation: 0,
      processedUpToDatetime: 0,
      vectorCount: 0,
      dimensions: 1024,
    })
    Object.assign(own, { AI: ai, VECTORIZE: store })
    const delays: (number | undefined)[] = []
    let next: unknown = body
    for (let turn = 0; turn < 8; turn++) {
      expect(await consumed({ body: next })).toEqual(['0 done'])
      const [message] = sent.splice(0)
      delays.push(message?.delaySeconds)
      next = message?.body
    }
    Object.assign(own, { AI: undefined, VECTORIZE: undefined })
    expect(delays).toEqual([15, 30, 60, 120, 240, 300, 300, 300])
    await env.DB.prepare('UPDATE repository SET deleted_at = 1 WHERE id = ?').bind(body.repository).run()
  })

  it('that fails comes again later and later, and those beside it are not held up', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [lost, kept] = [await publish('queue/lost'), await publish('queue/kept')]
    await env.DB.prepare('UPDATE repository SET shard = 99 WHERE id = ?').bind(lost.repository).run()
    const tries = [1, 3, 30].map((attempts) => ({ body: lost, attempts }))
    expect(await consumed(...tries, { body: { repository: 'x' } }, { body: kept })).toEqual([
      '0 again in 2 s',
      '1 again in 8 s',
      '2 again in 600 s',
      '3 done',
      '4 done',
    ])
    await env.DB.prepare('UPDATE repository SET deleted_at = 1 WHERE id = ?').bind(lost.repository).run()
    expect(await consumed({ body: lost })).toEqual(['0 done'])
    vi.restoreAllMocks()
  })
})

describe('a message whose work nobody needs any more', () => {
  const ai = new WorkersAiDouble(1024)
  const hosted = {
    ...own,
    AI: ai,
    VECTORIZE: new VectorizeDouble(1024, { delayMs: 0, lost: 0, doubled: 0 }),
  } as unknown as Env
  /** Texts that are given to the model when this happens during the first call, of a repository with three shares. */
  const embeddedDespite = async (name: string, happens: (body: EmbedMessage) => Promise<unknown>) => {
    const body = await publish(name, 300)
    ai.calls.length = 0
    const run = ai.run
    ai.run = async function (...call) {
      ai.run = run
      await happens(body)
      return this.run(...call)
    }
    expect(await work(hosted, body)).toBe('done')
    return ai.calls.reduce((sum, call) => sum + call.documents, 0)
  }
  const set = (sql: string) => (body: EmbedMessage) => env.DB.prepare(sql).bind(body.repository).run()

  it('ends after the share that it is at', async () => {
    const deleted = set('UPDATE repository SET deleted_at = 1 WHERE id = ?')
    expect(await embeddedDespite('queue/deleted', deleted)).toBe(100)
    expect(await embeddedDespite('queue/newer', () => publish('queue/newer'))).toBe(100)
    const ended = set(
      'UPDATE organisation SET deleted_at = 1 WHERE id = (SELECT organisation_id FROM repository WHERE id = ?)',
    )
    expect(await embeddedDespite('queue/ended', ended)).toBe(100)
    await env.DB.prepare('UPDATE organisation SET deleted_at = NULL').run()
    await env.DB.prepare("UPDATE repository SET deleted_at = 1 WHERE owner = 'queue'").run()
  })
})

describe('a head without vectors', () => {
  const announced = async (now: number) => {
    const count = await announceMissing(own, now)
    const bodies = sent.splice(0).map(({ body }) => body)
    expect(bodies).toHaveLength(count)
    return bodies
  }

  it('is announced again from ten minutes on, until it has some', async () => {
    const [body, beside] = [await publish('queue/missing'), await publish('queue/beside')]
    await work(own, beside)
    const now = Date.now()
    expect(await announced(now + 9 * MINUTE)).not.toContainEqual(body)
    const missing = await announced(now + 11 * MINUTE)
    expect(missing).toContainEqual(body)
    expect(missing).not.toContainEqual(beside)
    expect(await announced(now + DAY + MINUTE)).toEqual([body])
    const newer = await publish('queue/missing')
    const heads = await announced(Date.now() + 11 * MINUTE)
    expect(heads).toContainEqual(newer)
    expect(heads).not.toContainEqual(body)
    await work(own, newer)
    expect(await announced(Date.now() + 11 * MINUTE)).not.toContainEqual(newer)
  })

  it('of a store that does not show all of them yet is announced too, and of a deleted repository not', async () => {
    const body = await publish('queue/pending')
    await work(own, body)
    await everywhere("UPDATE embedded_generation SET mutation = 'm' WHERE repository_id = ?", body)
    expect(await announced(Date.now() + 11 * MINUTE)).toContainEqual(body)
    await env.DB.prepare('UPDATE repository SET deleted_at = 1 WHERE id = ?').bind(body.repository).run()
    expect(await announced(Date.now() + 11 * MINUTE)).not.toContainEqual(body)
  })

  it('is left to the messages that are at work on it, however long that takes', async () => {
    const body = await publish('queue/at-work')
    await work(own, body)
    await everywhere("UPDATE embedded_generation SET mutation = 'm' WHERE repository_id = ?", body)
    const seen = `UPDATE embedded_generation SET completed_at = ${Date.now() + 50 * MINUTE} WHERE repository_id = ?`
    await everywhere(seen, body)
    expect(await announced(Date.now() + 59 * MINUTE)).not.toContainEqual(body)
    expect(await announced(Date.now() + 61 * MINUTE)).toContainEqual(body)
    await everywhere("UPDATE embedding_model SET name = 'former' WHERE repository_id = ?", body)
    expect(await announced(Date.now() + 61 * MINUTE)).toContainEqual(body)
    await env.DB.prepare('UPDATE repository SET deleted_at = 1 WHERE id = ?').bind(body.repository).run()
  })

  it('is announced however old it is, as it was published while vectors were off, but not of an organisation that is gone', async () => {
    const body = await publish('queue/off')
    expect(await announced(Date.now() + 30 * DAY)).toEqual([body])
    await env.DB.prepare('UPDATE organisation SET deleted_at = 1').run()
    expect(await announced(Date.now() + 30 * DAY)).toEqual([])
    expect(await announced(Date.now() + 11 * MINUTE)).toEqual([])
    await env.DB.prepare('UPDATE organisation SET deleted_at = NULL').run()
    await work(own, body)
    expect(await announced(Date.now() + 30 * DAY)).toEqual([])
  })

  it('of a repository that was refused is announced once the refusal is a day old', async () => {
    const body = await publish('queue/refused')
    await everywhere(
      `INSERT INTO embedding_model (repository_id, id, name, dimensions, status, chunks, created_at)
       SELECT DISTINCT repository_id, 1, '${LOCAL_MODEL}', 128, 'refused', 60001, ${Date.now()} FROM file_version WHERE repository_id = ?`,
      body,
    )
    expect(await announced(Date.now() + 11 * MINUTE)).not.toContainEqual(body)
    await everywhere(`UPDATE embedding_model SET created_at = created_at - ${DAY} WHERE repository_id = ?`, body)
    expect(await announced(Date.now() + 11 * MINUTE)).toContainEqual(body)
    await env.DB.prepare('UPDATE repository SET deleted_at = 1 WHERE id = ?').bind(body.repository).run()
  })

  it('by the model that is used now is announced however old it is, one of a repository at a time', async () => {
    const heads = [await publish('queue/old'), await publish('queue/old', 1, 'other')]
    for (const head of heads) await work(own, head)
    const later = Date.now() + 30 * DAY
    expect(await announced(later)).toEqual([])
    await everywhere("UPDATE embedding_model SET name = 'former' WHERE repository_id = ?", heads[0] as EmbedMessage)
    const [first] = (await announced(later)) as [EmbedMessage]
    expect(heads).toContainEqual(first)
    await work(own, first)
    const [second] = (await announced(later)) as [EmbedMessage]
    expect([first, second]).toEqual(expect.arrayContaining(heads))
    await work(own, second)
    expect(await announced(later)).toEqual([])
  })

  it('is left to whoever began its model within the last day', async () => {
    const body = await publish('queue/begun', 1000)
    await work(own, body)
    await work(own, body)
    await everywhere("UPDATE embedding_model SET name = 'former' WHERE repository_id = ?", body)
    await work(own, body, 1)
    expect(await announced(Date.now() + DAY / 2)).toEqual([])
    expect(await announced(Date.now() + 2 * DAY)).toEqual([body])
  })

  it('by the model that is used now, are announced twenty at a cron', async () => {
    const heads: EmbedMessage[] = []
    for (let at = 0; at < 21; at++) heads.push(await publish(`queue/many-${at}`))
    for (const head of heads) {
      await work(own, head)
      await everywhere("UPDATE embedding_model SET name = 'former' WHERE repository_id = ?", head)
    }
    expect(await announced(Date.now() + 30 * DAY)).toHaveLength(20)
  })
})
