/**
 * Nearness from a hosted model and a vector store. Both are queried in parallel with the index, and neither may delay
 * an answer: what fails or is late is left out, and the answer says so.
 */
import type { Id } from '../contract/ids.ts'
import type { EmbeddingState, Index } from '../query/ports.ts'
import { type Nearness, nearFiles, nothingNear, type Semantics } from '../query/search/semantics.ts'
import { log } from '../telemetry/log.ts'
import type { RefScope } from '../tenancy/scope.ts'
import { namespaceOf } from './hosted-home.ts'
import type { Embedder, Reranker, VectorStore } from './ports.ts'

const NEAREST = 100
const MOST_MS = 1500
const UNAVAILABLE =
  'Search by meaning is not available right now: these results were found and ranked by words and names.'

export function hostedSearch(
  embedder: Embedder,
  vectors: VectorStore,
  reranker?: Reranker,
  mostMs = MOST_MS,
): Semantics {
  return {
    ask(index: Index, _scope, query) {
      // Started with the first round trip, and awaited after it.
      const vector = within(embedder.query(query), mostMs)
      vector.catch(() => {})
      return {
        lookups: { embedding: index.embedding() },
        near: (scope, answers) =>
          nearest(scope, answers.embedding as EmbeddingState | undefined, embedder, vectors, vector, mostMs),
      }
    },
    ...(reranker ? { rerank: (query, texts) => within(reranker.scores(query, texts), mostMs) } : {}),
  }
}

async function nearest(
  scope: RefScope,
  embedding: EmbeddingState | undefined,
  embedder: Embedder,
  vectors: VectorStore,
  vector: Promise<Float32Array>,
  mostMs: number,
): Promise<Nearness> {
  const model = `${embedder.model}@${embedder.dimensions}`
  if (embedding === undefined || embedding.model !== model || embedding.status !== 'active')
    return nothingNear('updating')
  const state = embedding.generation === 'ready' ? 'ready' : 'updating'
  try {
    const near = await within(vectors.nearest(namespaceOf(scope, embedding), await vector, NEAREST), mostMs)
    const files = new Map<Id, { chunk: number; score: number }>()
    for (const { file, chunk, score } of near) if (!files.has(file)) files.set(file, { chunk, score })
    return { state, model, files: nearFiles(files) }
  } catch (error) {
    log('warn', 'search by meaning failed', { repository: scope.repositoryId, error })
    return nothingNear(state, UNAVAILABLE)
  }
}

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
