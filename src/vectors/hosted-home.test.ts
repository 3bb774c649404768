import { describe, expect, it } from 'vitest'
import type { EmbeddingStore, Model, NewBlock } from '../db/stores/embedding-store.ts'
import type { SentVectors } from '../db/stores/sent-vectors.ts'
import type { RefScope } from '../tenancy/scope.ts'
import { hostedHome } from './hosted-home.ts'
import type { ChunkVector, Embedder, SentPlace, VectorStore } from './ports.ts'
import { vectorId } from './vectorize.ts'

const SCOPE = { repositoryId: 7 } as RefScope
const HOUR = 3_600_000
const NOW = 100 * HOUR

const NOTES: readonly SentVectors[] = [
  { model: 1, file: 10, chunks: 2, sentAt: 0 },
  { model: 2, file: 11, chunks: 1, sentAt: 35 },
  { model: 2, file: 11, chunks: 1, sentAt: NOW - HOUR / 2 },
]

/** A note of what was sent, and what was done, in its order. */
function kept(failing = false, notes = NOTES) {
  const done: string[] = []
  let left = notes
  const sent = {
    disownReplaced: async () => void done.push('disown replaced'),
    disownSwept: async () => void done.push('disown swept'),
    disownAll: async () => void done.push('disown all'),
    left: async () => left,
    async forget(_: unknown, gone: readonly SentVectors[]) {
      done.push(`forget ${gone.map(({ file, sentAt }) => `${file} of ${sentAt}`)}`)
      left = left.filter((one) => !gone.includes(one))
    },
  }
  const vectors = {
    async remove(namespace: string, places: readonly SentPlace[]) {
      if (failing) throw new Error('VECTOR_DELETE_ERROR')
      done.push(`remove ${places.map((place) => vectorId(namespace, place))}`)
    },
  } as unknown as VectorStore
  return { done, store: { sent } as unknown as EmbeddingStore, home: hostedHome({} as Embedder, vectors) }
}

describe('vectors that are kept elsewhere', () => {
  it('go before the note of them, and not while they may still be sent', async () => {
    const { done, store, home } = kept()
    expect(await home.sweep(store, SCOPE, NOW)).toBe('young')
    expect(done).toEqual([
      'disown replaced',
      'disown swept',
      'remove r7m1.a.0,r7m1.a.1',
      'remove r7m2.b.0-z',
      'forget 10 of 0,11 of 35',
    ])
    expect(await home.sweep(store, SCOPE, NOW + HOUR)).toBe('nothing')
  })

  it('are all taken away with their repository', async () => {
    const { done, store, home } = kept()
    expect(await home.purge(store, SCOPE)).toBe(true)
    expect(done.at(0)).toBe('disown all')
    expect(done.filter((what) => what.startsWith('remove'))).toHaveLength(2)
    expect(await store.sent.left(SCOPE, 1)).toEqual([])
  })

  it('of large files go a few thousand at a time, as an invocation makes only so many calls', async () => {
    const notes = [1000, 9000, 800, 800, 800].map((chunks, file) => ({ model: 1, file, chunks, sentAt: file }))
    const { done, store, home } = kept(false, notes)
    expect(await home.sweep(store, SCOPE, NOW)).toBe('more')
    expect(await home.purge(store, SCOPE)).toBe(false)
    expect(await home.sweep(store, SCOPE, NOW)).toBe('nothing')
    const removed = done.filter((what) => what.startsWith('remove')).map((what) => what.split(',').length)
    expect(removed).toEqual([1000, 9000, 2400])
  })

  it('are still noted when the store did not take the deletion', async () => {
    const { done, store, home } = kept(true)
    await expect(home.purge(store, SCOPE)).rejects.toThrow('VECTOR_DELETE_ERROR')
    expect(done).toEqual(['disown all'])
  })

  it('of a very large file are made and sent in pieces, so that no isolate holds them all', async () => {
    const done: string[] = []
    const embedder = {
      documents: async (texts: readonly string[]) => {
        done.push(`made ${texts.length}`)
        return texts.map((text) => Float32Array.of(Number(text)))
      },
    } as unknown as Embedder
    const sent = new Map<number, number>()
    const vectors = {
      async upsert(_: string, own: readonly ChunkVector[]) {
        done.push(`sent ${own.length}`)
        for (const { chunk, values } of own) sent.set(chunk, values[0] as number)
        return `${done.length}`
      },
    } as unknown as VectorStore
    const store = {
      sent: {
        note: async (_: unknown, __: number, ___: number, [file]: NewBlock['files']) =>
          void done.push(`noted ${file?.chunks}`),
        spend: async (_: unknown, __: number, tokens: number) => void done.push(`spent ${tokens}`),
      },
      add: async (_: unknown, __: number, { sent }: NewBlock) => void done.push(`kept, after ${sent?.mutation}`),
    } as unknown as EmbeddingStore
    const texts = Array.from({ length: 1100 }, (_, at) => `${at}`)
    await hostedHome(embedder, vectors).embed(store, SCOPE as RefScope, { id: 1 } as Model, [{ id: 1, texts }], NOW)
    expect(done).toEqual([
      ...['made 500', 'spent 500', 'noted 1100', 'sent 500', 'made 500', 'spent 500', 'sent 500'],
      ...['made 100', 'spent 200', 'sent 100', 'kept, after 10'],
    ])
    expect([...sent]).toEqual(texts.map((_, at) => [at, at]))
  })
})
