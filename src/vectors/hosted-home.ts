/** Vectors made by a hosted model and stored in a vector store; D1 only records which files were embedded. */
import type { Id } from '../contract/ids.ts'
import type { EmbeddingStore } from '../db/stores/embedding-store.ts'
import type { RefScope, RepositoryScope } from '../tenancy/scope.ts'
import { tokensIn } from './chunk-text.ts'
import type { FileTexts, VectorHome } from './home.ts'
import type { ChunkVector, Embedder, VectorStore } from './ports.ts'

/** Chosen by the server, per repository and model: vectors of two models never meet in one search. */
export const namespaceOf = (scope: { readonly repositoryId: number }, model: { readonly id: number }): string =>
  `r${scope.repositoryId}m${model.id}`

/** Chunks per upsert. */
const UPSERTED = 500
/** Files whose vectors are deleted at once. */
const REMOVED = 500

export function hostedHome(embedder: Embedder, vectors: VectorStore): VectorHome {
  return {
    model: `${embedder.model}@${embedder.dimensions}`,
    dimensions: embedder.dimensions,
    share: { files: 100, bytes: 2_000_000 },
    async found(store, scope, _texts, now) {
      const model = { name: this.model, dimensions: embedder.dimensions, status: 'building' as const, chunks: 0 }
      return { ...model, id: await store.addModel(scope, model, [], now) }
    },
    outgrown: () => false,
    async embed(store, scope, model, files) {
      let mutation: string | undefined
      for (const group of grouped(files)) {
        const texts = group.flatMap((file) => file.texts)
        const made = await embedder.documents(texts)
        let at = 0
        const own = group.flatMap(({ id, texts: chunks }): ChunkVector[] =>
          chunks.map((_, chunk) => ({ file: id, chunk, values: made[at++] as Float32Array })),
        )
        if (own.length > 0) mutation = await vectors.upsert(namespaceOf(scope, model), own)
        // Recorded after the store has accepted them: after a crash in between they are embedded again, under the same
        // ids.
        await store.add(scope, model.id, { id: 0 as Id, files: group.map(counted) })
      }
      return mutation
    },
    settled: (mutation) => vectors.settled(mutation),
    async tidy(store, scope: RefScope, model) {
      await removeOutlived(store, scope, model.id)
      const swept = await store.swept(scope, model.id, REMOVED)
      await remove(store, scope, model.id, swept)
    },
    purge: (store, scope) => removeOutlived(store, scope, Number.MAX_SAFE_INTEGER),
  }

  /** Deletes a piece of what models with lower numbers left. Returns whether it was the last. */
  async function removeOutlived(store: EmbeddingStore, scope: RepositoryScope, model: number): Promise<boolean> {
    const outlived = await store.outlived(scope, model, REMOVED)
    for (const [of, files] of Map.groupBy(outlived, (one) => one.model)) await remove(store, scope, of, files)
    return outlived.length < REMOVED
  }

  /** Deletes vectors before their record: after a crash in between the deletion is repeated. */
  async function remove(
    store: EmbeddingStore,
    scope: RepositoryScope,
    model: number,
    files: readonly { readonly file: Id; readonly chunks: number }[],
  ): Promise<void> {
    if (files.length === 0) return
    const places = files.flatMap(({ file, chunks }) => Array.from({ length: chunks }, (_, chunk) => ({ file, chunk })))
    await vectors.remove(namespaceOf(scope, { id: model }), places)
    await store.forget(
      scope,
      model,
      files.map((one) => one.file),
    )
  }
}

const counted = ({ id, texts }: FileTexts) => ({
  id,
  chunks: texts.length,
  tokens: texts.reduce((sum, text) => sum + tokensIn(text), 0),
})

function* grouped(files: readonly FileTexts[]): Generator<FileTexts[]> {
  let group: FileTexts[] = []
  let chunks = 0
  for (const file of files) {
    if (chunks + file.texts.length > UPSERTED && group.length > 0) {
      yield group
      group = []
      chunks = 0
    }
    group.push(file)
    chunks += file.texts.length
  }
  if (group.length > 0) yield group
}
