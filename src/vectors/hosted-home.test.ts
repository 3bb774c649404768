import { describe, expect, it } from 'vitest'
import type { EmbeddingStore, Model } from '../db/stores/embedding-store.ts'
import type { RefScope } from '../tenancy/scope.ts'
import { hostedHome } from './hosted-home.ts'
import type { Embedder, VectorStore } from './ports.ts'

const SCOPE = { repositoryId: 7 } as RefScope
const MODEL = { id: 3 } as Model

/** A note of two embedded files of models before, and what was done, in its order. */
function kept(failing = false) {
  const done: string[] = []
  let outlived = [
    { model: 1, file: 10, chunks: 2 },
    { model: 2, file: 11, chunks: 1 },
  ]
  const store = {
    outlived: async (_: unknown, below: number) => outlived.filter(({ model }) => model < below),
    swept: async () => [{ file: 12, chunks: 1 }],
    async forget(_: unknown, model: number, files: readonly number[]) {
      done.push(`forget ${model}: ${files}`)
      outlived = outlived.filter((one) => one.model !== model)
    },
  } as unknown as EmbeddingStore
  const vectors = {
    async remove(namespace: string, places: readonly { file: number; chunk: number }[]) {
      if (failing) throw new Error('VECTOR_DELETE_ERROR')
      done.push(`remove ${namespace}: ${places.map(({ file, chunk }) => `${file}.${chunk}`)}`)
    },
  } as unknown as VectorStore
  return { done, store, home: hostedHome({} as Embedder, vectors) }
}

describe('vectors that are kept elsewhere', () => {
  it('go with the models before and with swept files, each before the note of it', async () => {
    const { done, store, home } = kept()
    await home.tidy(store, SCOPE, MODEL)
    expect(done).toEqual([
      'remove r7m1: 10.0,10.1',
      'forget 1: 10',
      'remove r7m2: 11.0',
      'forget 2: 11',
      'remove r7m3: 12.0',
      'forget 3: 12',
    ])
  })

  it('are all taken away with their repository', async () => {
    const { done, store, home } = kept()
    expect(await home.purge(store, SCOPE)).toBe(true)
    expect(done.filter((what) => what.startsWith('remove'))).toEqual(['remove r7m1: 10.0,10.1', 'remove r7m2: 11.0'])
  })

  it('are still noted when the store did not take the deletion', async () => {
    const { done, store, home } = kept(true)
    await expect(home.purge(store, SCOPE)).rejects.toThrow('VECTOR_DELETE_ERROR')
    expect(done).toEqual([])
  })
})
