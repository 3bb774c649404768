/**
 * What the service needs of embeddings, whoever makes and stores them: Workers AI and Vectorize in a deployment,
 * otherwise the repository's own shard and a fitted table of words.
 *
 * A vector's id names a chunk of a file version, and nothing that a client wrote. Whether that file version belongs to
 * the caller's generation is decided in D1, after every search: a store may lag, and may still hold what was swept.
 */
import type { Id } from '../contract/ids.ts'

/** A chunk of a file version, by its index in the file's facts. */
export interface ChunkPlace {
  readonly file: Id
  readonly chunk: number
}

/** One of the vectors that a chunk may have in a store: each sending has its own. */
export interface SentPlace extends ChunkPlace {
  /** In milliseconds. 0: sent before the time was a part of the id. */
  readonly sentAt: number
}

export interface ChunkVector extends SentPlace {
  readonly values: Float32Array
}

/** `score` is a cosine. */
export interface NearChunk extends ChunkPlace {
  readonly score: number
}

export interface Embedder {
  /** The model that made the vectors: vectors of different models are never compared. */
  readonly model: string
  readonly dimensions: number
  documents(texts: readonly string[]): Promise<Float32Array[]>
  query(text: string): Promise<Float32Array>
}

export interface VectorStore {
  /** Replaces those with the same ids. Returns what to ask `settled` about. */
  upsert(namespace: string, vectors: readonly ChunkVector[]): Promise<string>
  remove(namespace: string, places: readonly SentPlace[]): Promise<void>
  /** Best first. */
  nearest(namespace: string, vector: Float32Array, count: number): Promise<NearChunk[]>
  /** Whether everything up to this mutation can be found by now. */
  settled(mutation: string): Promise<boolean>
}

export interface Reranker {
  /** How well each text answers the query, 0–1, in the order of the texts. */
  scores(query: string, texts: readonly string[]): Promise<number[]>
}
