/** Where a deployment's vectors are made and stored. The pipeline (`embed-generation.ts`) is the same for all. */
import type { Id } from '../contract/ids.ts'
import type { EmbeddingStore, Model } from '../db/stores/embedding-store.ts'
import type { RefScope, RepositoryScope } from '../tenancy/scope.ts'

export interface FileTexts {
  readonly id: Id
  /** The texts of its chunks, in order. */
  readonly texts: readonly string[]
}

/** Reads all chunks of a generation once, in pages, for a model that is fitted to them. */
export type ReadTexts = () => AsyncIterable<readonly FileTexts[]>

/** What is left to delete: another piece; what was sent so lately that it may not have arrived; nothing. */
export type Left = 'more' | 'young' | 'nothing'

export interface VectorHome {
  /** The name of its models. A model with another name is replaced. */
  readonly model: string
  readonly dimensions: number
  /** How much one request embeds; the next request continues. */
  readonly share: { readonly files: number; readonly bytes: number }
  /** Creates a model for this repository: returns its number, or why there is none. */
  found(store: EmbeddingStore, scope: RefScope, texts: ReadTexts, now: number): Promise<Model | 'refused'>
  /** Whether the repository has outgrown what the model was fitted to. */
  outgrown(model: Model, chunks: number): boolean
  /** Makes and stores the vectors, and records after which mutation they can be found. */
  embed(store: EmbeddingStore, scope: RefScope, model: Model, files: readonly FileTexts[], now: number): Promise<void>
  settled(mutation: string): Promise<boolean>
  /** Deletes a piece of what earlier models left, once this one has covered a generation. */
  tidy(store: EmbeddingStore, scope: RefScope, model: Model, now: number): Promise<Left>
  /** Deletes a piece of what is stored outside the shards and can no longer be found. */
  sweep(store: EmbeddingStore, scope: RepositoryScope, now: number): Promise<Left>
  /** Deletes a piece of what is stored outside the shards for a deleted repository. Returns whether it was the last. */
  purge(store: EmbeddingStore, scope: RepositoryScope): Promise<boolean>
}
