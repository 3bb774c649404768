/**
 * Embeddings and the reranker of Workers AI. Queries carry an instruction and documents none, as the model was trained.
 */
import type { Embedder, Reranker } from './ports.ts'

const EMBEDDING = '@cf/qwen/qwen3-embedding-0.6b'
const RERANKER = '@cf/baai/bge-reranker-base'

const INSTRUCTION =
  'Given a question, a change request or an error message about a software repository, retrieve the code that it is about'

const EMBEDDING_LIMITS = {
  /** Texts per call. */
  texts: 32,
  dimensions: 1024,
  /** Of a text's 8192 tokens: each stands for a byte at least, and an instruction needs some too. */
  bytes: 7800,
} as const
/** The reranker reads 512 tokens of query and text together. */
const RERANKED_CHARS = 1200

export function workersEmbedder(ai: Ai): Embedder {
  const run = async (inputs: AiModels[typeof EMBEDDING]['inputs'], expected: number): Promise<Float32Array[]> => {
    const { data } = await ai.run(EMBEDDING, inputs)
    // A shorter answer would assign vectors to the wrong texts.
    if (data?.length !== expected || data.some((vector) => vector.length !== EMBEDDING_LIMITS.dimensions))
      throw new Error(`the embedding model answered ${data?.length ?? 0} vectors for ${expected} texts`)
    return data.map((vector) => Float32Array.from(vector))
  }
  return {
    model: EMBEDDING,
    dimensions: EMBEDDING_LIMITS.dimensions,
    async documents(texts) {
      const vectors: Float32Array[] = []
      for (let from = 0; from < texts.length; from += EMBEDDING_LIMITS.texts) {
        const documents = texts.slice(from, from + EMBEDDING_LIMITS.texts).map(beginning)
        vectors.push(...(await run({ documents }, documents.length)))
      }
      return vectors
    },
    async query(text) {
      const [vector] = await run({ queries: [beginning(text)], instruction: INSTRUCTION }, 1)
      return vector as Float32Array
    },
  }
}

/** As much of a text as the model certainly takes. A call with one that it refuses would fail for all others of it, each time. */
function beginning(text: string): string {
  if (text.length * 3 <= EMBEDDING_LIMITS.bytes) return text
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(EMBEDDING_LIMITS.bytes))
  return text.slice(0, read)
}

export function workersReranker(ai: Ai): Reranker {
  return {
    async scores(query, texts) {
      const inputs = { query, contexts: texts.map((text) => ({ text: text.slice(0, RERANKED_CHARS) })) }
      // The published type of the inputs lacks `query`, which the model's page and schema require.
      const { response } = await ai.run(RERANKER, inputs as AiModels[typeof RERANKER]['inputs'])
      const scores = texts.map(() => 0)
      for (const { id, score } of response ?? [])
        if (id !== undefined && score !== undefined && id < scores.length) scores[id] = score
      return scores
    },
  }
}
