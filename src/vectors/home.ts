/**
 * Where a deployment's vectors are made and kept. The pipeline (`embed-generation.ts`) is the same for all of them.
 */
import type { Id } from '../contract/ids.ts'
import type { EmbeddingStore, Model } from '../db/stores/embedding-store.ts'
import type { RefScope, RepositoryScope } from '../tenancy/scope.ts'

export interface FileTexts {
  readonly id: Id
  /** Of its chunks, in their order. */
  readonly texts: readonly string[]
}

/** Reads a generation's chunks once through, in pages: for a model that is fitted to them. */
export type ReadTexts = () => AsyncIterable<readonly FileTexts[]>

export interface VectorHome {
  /** What its models are called. One of another name is replaced. */
  readonly model: string
  readonly dimensions: number
  /** What one request embeds; the next request goes on. */
  readonly share: { readonly files: number; readonly bytes: number }
  /** A new model for this repository: its number, or why there is none. */
  found(store: EmbeddingStore, scope: RefScope, texts: ReadTexts, now: number): Promise<Model | 'refused'>
  /** Whether the repository has outgrown what the model was made for. */
  outgrown(model: Model, chunks: number): boolean
  /** Makes and keeps the vectors. Answers the mutation after which they can be found; none when they can be at once. */
  embed(store: EmbeddingStore, scope: RefScope, model: Model, files: readonly FileTexts[]): Promise<string | undefined>
  settled(mutation: string): Promise<boolean>
  /** Takes away what belongs to files that were swept, and to the models before this one. */
  tidy(store: EmbeddingStore, scope: RefScope, model: Model): Promise<void>
  /** Takes away a piece of what is kept outside the shards of a repository that was deleted. Says whether it was the last. */
  purge(store: EmbeddingStore, scope: RepositoryScope): Promise<boolean>
}
