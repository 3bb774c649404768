/** How far a repository's vectors are, and what they have cost, for the people who look after it. */
import { PRICES } from '../contract/prices.ts'
import type { Databases } from '../db/databases.ts'
import { embeddingStore } from '../db/stores/embedding-store.ts'
import type { RefScope } from '../tenancy/scope.ts'
import { LOCAL_MODEL } from './embedded-home.ts'

export interface EmbeddingProgress {
  readonly model: string
  readonly dimensions: number
  /** `building`: made beside the active model, which it replaces when complete. `refused`: see `reason`. */
  readonly status: 'building' | 'active' | 'refused'
  readonly reason: string | undefined
  /** Files embedded, of every held generation; and files of this ref that are still waiting, up to a thousand. */
  readonly files: number
  readonly waiting: number
  readonly chunks: number
  /** Estimated tokens that the model was ever given, and US dollars. A local one costs nothing. */
  readonly tokens: number
  readonly dollars: number
}

const MOST_WAITING = 1000

export async function embeddingProgress(databases: Databases, scope: RefScope): Promise<EmbeddingProgress[]> {
  const store = embeddingStore(databases)
  const models = await store.embedded(scope)
  return Promise.all(
    models.map(async ({ id, name, dimensions, status, reason, files, chunks, tokens }) => ({
      model: name,
      dimensions,
      status,
      reason: reason ?? undefined,
      files,
      waiting: status === 'refused' ? 0 : (await store.lacking(scope, id, MOST_WAITING)).length,
      chunks,
      tokens,
      dollars: name === LOCAL_MODEL ? 0 : (tokens / 1e6) * PRICES.embeddingPerMillionTokens,
    })),
  )
}
