/** Which vectors this deployment has: hosted ones if both bindings exist, otherwise those in the shards, or none. */
import type { Env } from '../env.ts'
import { NO_SEMANTICS, type Semantics } from '../query/search/semantics.ts'
import { embeddedHome } from './embedded-home.ts'
import { embeddedSearch } from './embedded-search.ts'
import type { VectorHome } from './home.ts'
import { hostedHome } from './hosted-home.ts'
import { hostedSearch } from './hosted-search.ts'
import { vectorizeStore } from './vectorize.ts'
import { workersEmbedder, workersReranker } from './workers-ai.ts'

export function homeOf(env: Env): VectorHome | undefined {
  return env.SEXTANT_VECTORS === 'off' ? undefined : keeperOf(env)
}

/** Also used when vectors are switched off, because existing ones are still stored. */
export function keeperOf(env: Env): VectorHome {
  const hosted = hostedOf(env)
  return hosted ? hostedHome(hosted.embedder, hosted.vectors) : embeddedHome
}

export function semanticsOf(env: Env): Semantics {
  if (env.SEXTANT_VECTORS === 'off') return NO_SEMANTICS
  const hosted = hostedOf(env)
  if (!hosted) return embeddedSearch
  const reranker = env.SEXTANT_RERANK === '1' ? workersReranker(hosted.ai) : undefined
  return hostedSearch(hosted.embedder, hosted.vectors, reranker)
}

function hostedOf({ AI, VECTORIZE }: Env) {
  if (!AI || !VECTORIZE) return undefined
  return { ai: AI, embedder: workersEmbedder(AI), vectors: vectorizeStore(VECTORIZE) }
}
