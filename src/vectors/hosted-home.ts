/**
 * Vectors made by a hosted model and stored in a vector store; D1 records which files were embedded, and notes what else
 * the store may have.
 *
 * Each sending has ids of its own. So what was sent again after a lost answer, or after a deletion, is not touched by
 * what the store does late.
 */
import type { Id } from '../contract/ids.ts'
import type { EmbeddingStore } from '../db/stores/embedding-store.ts'
import type { SentVectors } from '../db/stores/sent-vectors.ts'
import type { RepositoryScope } from '../tenancy/scope.ts'
import { tokensIn } from './chunk-text.ts'
import type { FileTexts, Left, VectorHome } from './home.ts'
import type { ChunkVector, Embedder, VectorStore } from './ports.ts'

/** Chosen by the server, per repository and model: vectors of two models never meet in one search. */
export const namespaceOf = (scope: { readonly repositoryId: number }, model: { readonly id: number }): string =>
  `r${scope.repositoryId}m${model.id}`

/** Chunks per upsert. */
const UPSERTED = 500
/** Files, and vectors of them, that are deleted at once: a hundred vectors are a call, and one invocation makes so many and no more. */
const REMOVED = { files: 500, vectors: 2500 }
/** After this nobody is still sending, and a store shows what it was sent. */
const SENDING_MS = 3_600_000

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
    async embed(store, scope, model, files, now) {
      for (const group of grouped(files)) {
        const own = group.map(counted)
        const spoken = own.filter((file) => file.chunks > 0)
        const chunks = group.flatMap(({ id, texts }) =>
          texts.map((text, chunk) => ({ text, place: { file: id, chunk, sentAt: now } })),
        )
        let mutation: string | undefined
        // A single file may have more than fit the memory of an isolate.
        for (let from = 0; from < chunks.length; from += UPSERTED) {
          const piece = chunks.slice(from, from + UPSERTED)
          const texts = piece.map(({ text }) => text)
          const made = await embedder.documents(texts)
          await store.sent.spend(scope, model.id, tokensOf(texts))
          if (from === 0) await store.sent.note(scope, model.id, now, spoken)
          const sent = piece.map(({ place }, at): ChunkVector => ({ ...place, values: made[at] as Float32Array }))
          mutation = await vectors.upsert(namespaceOf(scope, model), sent)
        }
        await store.add(scope, model.id, { id: 0 as Id, files: own, sent: { at: now, mutation } }, now)
      }
    },
    settled: (mutation) => vectors.settled(mutation),
    async tidy(store, scope, _model, now) {
      await store.sent.disownReplaced(scope)
      return removeLeft(store, scope, now - SENDING_MS)
    },
    async sweep(store, scope, now) {
      await store.sent.disownReplaced(scope)
      await store.sent.disownSwept(scope)
      return removeLeft(store, scope, now - SENDING_MS)
    },
    async purge(store, scope) {
      await store.sent.disownAll(scope)
      return (await removeLeft(store, scope, Number.MAX_SAFE_INTEGER)) === 'nothing'
    },
  }

  /** Deletes a piece of what was sent before. Vectors go before their note: after a crash in between the deletion is repeated. */
  async function removeLeft(store: EmbeddingStore, scope: RepositoryScope, before: number): Promise<Left> {
    const left = await store.sent.left(scope, REMOVED.files)
    const old = left.filter(({ sentAt }) => sentAt < before)
    const piece = fitting(old)
    for (const [model, sent] of Map.groupBy(piece, (one) => one.model))
      await vectors.remove(namespaceOf(scope, { id: model }), sent.flatMap(placesOf))
    if (piece.length > 0) await store.sent.forget(scope, piece)
    if (piece.length < old.length) return 'more'
    if (old.length < left.length) return 'young'
    return left.length < REMOVED.files ? 'nothing' : 'more'
  }
}

/** The first of them whose vectors are deleted at once, and at least one. */
function fitting(sent: readonly SentVectors[]): readonly SentVectors[] {
  let vectors = 0
  const rest = sent.findIndex(({ chunks }, at) => {
    vectors += chunks
    return at > 0 && vectors > REMOVED.vectors
  })
  return rest < 0 ? sent : sent.slice(0, rest)
}

const placesOf = ({ file, chunks, sentAt }: SentVectors) =>
  Array.from({ length: chunks }, (_, chunk) => ({ file, chunk, sentAt }))

const counted = ({ id, texts }: FileTexts) => ({
  id,
  chunks: texts.length,
  tokens: tokensOf(texts),
})

const tokensOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + tokensIn(text), 0)

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
