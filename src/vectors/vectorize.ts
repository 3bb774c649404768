/**
 * Vectorize as a vector store: one namespace per repository, ids chosen here, writes that become visible later.
 *
 * Values and metadata are never requested: with them a query returns at most twenty vectors, without them a hundred.
 */
import type { Id } from '../contract/ids.ts'
import type { ChunkPlace, SentPlace, VectorStore } from './ports.ts'

const VECTORIZE_LIMITS = {
  /** Vectors per upsert from a Worker; ids per deletion. */
  upsert: 1000,
  delete: 100,
  /** Vectors that a query returns without values and metadata. */
  topK: 100,
  idBytes: 64,
} as const

/** `<namespace>.<file>.<chunk>-<sent>` in base 36: at most 11 + 5 + 9 digits after the namespace. */
export const vectorId = (namespace: string, { file, chunk, sentAt }: SentPlace): string =>
  `${namespace}.${file.toString(36)}.${chunk.toString(36)}${sentAt === 0 ? '' : `-${sentAt.toString(36)}`}`

function placeOf(namespace: string, id: string): ChunkPlace | undefined {
  const parts = id.split('.')
  if (parts.length !== 3 || parts[0] !== namespace) return undefined
  // The number of the chunk ends where the time of its sending begins.
  const [file, chunk] = [Number.parseInt(parts[1] as string, 36), Number.parseInt(parts[2] as string, 36)]
  return Number.isSafeInteger(file) && Number.isSafeInteger(chunk) ? { file: file as Id, chunk } : undefined
}

/** No vector is deleted sooner after the time in its id (`hosted-home.ts`). */
const DELETED_AGAIN_MS = 3_600_000

export function vectorizeStore(index: Vectorize): VectorStore {
  return {
    async upsert(namespace, vectors) {
      let mutation = ''
      for (let from = 0; from < vectors.length; from += VECTORIZE_LIMITS.upsert) {
        const { mutationId } = await index.upsert(
          vectors.slice(from, from + VECTORIZE_LIMITS.upsert).map((vector) => ({
            id: vectorId(namespace, vector),
            values: vector.values,
            namespace,
          })),
        )
        mutation = mutationId
      }
      // Asked about later: when the last id can be found, all before it can.
      const last = vectors.at(-1)
      return JSON.stringify([mutation, last?.sentAt, last ? vectorId(namespace, last) : null])
    },
    async remove(namespace, places) {
      for (let from = 0; from < places.length; from += VECTORIZE_LIMITS.delete)
        await index.deleteByIds(
          places.slice(from, from + VECTORIZE_LIMITS.delete).map((place) => vectorId(namespace, place)),
        )
    },
    async nearest(namespace, vector, count) {
      const { matches } = await index.query(vector, {
        namespace,
        topK: Math.min(count, VECTORIZE_LIMITS.topK),
        returnValues: false,
        returnMetadata: 'none',
      })
      return matches.flatMap(({ id, score }) => {
        const place = placeOf(namespace, id)
        return place ? [{ ...place, score }] : []
      })
    },
    async settled(mutation) {
      const [id, sent, last] = JSON.parse(mutation) as [string, number, string | null]
      if (last === null) return true
      const { processedUpToMutation, processedUpToDatetime } = await index.describe()
      // Typed as numbers but documented as a UUID and an ISO date: both are accepted.
      const upTo = new Date(processedUpToDatetime).getTime()
      if (String(processedUpToMutation) !== id && !(upTo >= sent)) return false
      // By then it has been seen, or is one that was sent twice and deleted again.
      if (upTo > sent + DELETED_AGAIN_MS) return true
      return (await index.getByIds([last])).some((vector) => vector.id === last)
    },
  }
}
