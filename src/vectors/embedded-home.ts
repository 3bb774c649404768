/**
 * The embedded default: a model fitted to the repository's own words, with its vectors in the repository's shard. It
 * needs no network and no account. It is for development, tests and small installations, and answers ranked by it say
 * so.
 */
import { idOfDigest } from '../contract/ids.ts'
import { bytesOf } from '../db/formats/half-bytes.ts'
import { packVectors, readVectors, vectorsOf } from '../db/formats/vector-block.ts'
import type { EmbeddingStore, Model } from '../db/stores/embedding-store.ts'
import type { RefScope } from '../tenancy/scope.ts'
import { tokensIn } from './chunk-text.ts'
import type { FileTexts, Left, ReadTexts, VectorHome } from './home.ts'
import { DIMENSIONS, fitTerms } from './local/fit.ts'
import { localEmbedder, TermTable } from './local/term-table.ts'
import type { Embedder } from './ports.ts'

/** Raised with every change that gives other vectors: then all repositories are fitted again, beside the old model. */
export const LOCAL_MODEL = 'local-lsa-2'

/** A search reads all vectors of a repository, 4 MB at this size. Larger repositories need a vector store. */
const MOST_CHUNKS = 60_000
/** Chunks that a fit reads. In larger repositories it takes every second chunk, every fourth, and so on. */
const MOST_FITTED = 12_000
/** Above this number blocks are merged: every push adds one, and every search reads all of them. */
const MOST_BLOCKS = 16
/** Below the largest row of the database, in bytes. */
const BLOCK_BYTES = 800_000

export const embeddedHome: VectorHome = {
  model: LOCAL_MODEL,
  dimensions: DIMENSIONS,
  share: { files: 100, bytes: 1_500_000 },
  found,
  outgrown: (model, chunks) => chunks > 2 * model.chunks + 200,
  embed,
  settled: async () => true,
  tidy,
  sweep: async () => 'nothing',
  purge: async () => true,
}

async function found(store: EmbeddingStore, scope: RefScope, read: ReadTexts, now: number): Promise<Model | 'refused'> {
  let texts: string[] = []
  let chunks = 0
  let step = 1
  for await (const files of read()) {
    for (const text of files.flatMap((file) => file.texts)) if (chunks++ % step === 0) texts.push(text)
    while (texts.length > 2 * MOST_FITTED) {
      step *= 2
      texts = texts.filter((_, at) => at % 2 === 0)
    }
    if (chunks > MOST_CHUNKS) break // the rest would not change that
  }
  const model = { name: LOCAL_MODEL, dimensions: DIMENSIONS, chunks }
  if (chunks > MOST_CHUNKS) {
    const reason = `It has more than ${MOST_CHUNKS} chunks, which is the most that is searched without a vector store`
    await store.addModel(scope, { ...model, status: 'refused', reason }, [], now)
    return 'refused'
  }
  const sample = texts.length > MOST_FITTED ? texts.filter((_, at) => at % 2 === 0) : texts
  const status = 'building' as const
  const rows = await (await fitTerms(sample)).toRows()
  const id = await store.addModel(scope, { ...model, status }, rows, now)
  return { ...model, id, status }
}

async function embed(
  store: EmbeddingStore,
  scope: RefScope,
  model: Model,
  files: readonly FileTexts[],
  now: number,
): Promise<void> {
  const embedder = await embedderOf(store, scope, model)
  for (const group of grouped(files)) {
    const made: { file: number; vectors: Float32Array[] }[] = []
    for (const { id, texts } of group) made.push({ file: id, vectors: await embedder.documents(texts) })
    const block = {
      id: await blockId(
        model.id,
        group.map((file) => file.id),
      ),
      files: group.map(({ id, texts }) => ({
        id,
        chunks: texts.length,
        tokens: texts.reduce((sum, text) => sum + tokensIn(text), 0),
      })),
      data: packVectors(
        made.filter((file) => file.vectors.length > 0),
        DIMENSIONS,
      ),
    }
    await store.add(scope, model.id, block, now)
  }
}

/** The one that was used last: a repository is embedded in many shares, one after the other. */
let lastUsed: { of: string; embedder: Embedder } | undefined

async function embedderOf(store: EmbeddingStore, scope: RefScope, model: Model): Promise<Embedder> {
  const of = `${scope.shard} ${scope.repositoryId} ${model.id}`
  if (lastUsed?.of !== of) {
    const table = TermTable.from(await store.terms(scope, model.id), model.dimensions)
    lastUsed = { of, embedder: localEmbedder(table, model.name) }
  }
  return lastUsed.embedder
}

function* grouped(files: readonly FileTexts[]): Generator<FileTexts[]> {
  let group: FileTexts[] = []
  let bytes = 0
  for (const file of files) {
    const size = 12 + file.texts.length * bytesOf(DIMENSIONS)
    if (bytes + size > BLOCK_BYTES && group.length > 0) {
      yield group
      group = []
      bytes = 0
    }
    group.push(file)
    bytes += size
  }
  if (group.length > 0) yield group
}

async function blockId(model: number, files: readonly number[]): Promise<number> {
  const text = new TextEncoder().encode(JSON.stringify([model, files]))
  return idOfDigest(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
}

/** Merges the smallest blocks while there are too many, leaving out vectors of files that are no longer held. */
async function tidy(store: EmbeddingStore, scope: RefScope, model: Model): Promise<Left> {
  lastUsed = undefined
  await store.forgetOutlived(scope, model.id)
  const blocks = await store.blocks(scope, model.id)
  if (blocks.length <= MOST_BLOCKS) return 'nothing'
  const chosen: typeof blocks = []
  let bytes = 0
  for (const block of blocks) {
    bytes += block.chunks * bytesOf(DIMENSIONS) + 1000
    if (bytes > BLOCK_BYTES) break
    chosen.push(block)
  }
  if (chosen.length < 2) return 'nothing'
  const ids = chosen.map((block) => block.id)
  const opened = (await store.openBlocks(scope, model.id, ids)).map((data) => readVectors(data, DIMENSIONS))
  const living = await store.living(
    scope,
    opened.flatMap((block) => block.files.map((file) => file.file)),
  )
  const kept = new Map<number, Float32Array[]>()
  const gone: number[] = []
  for (const block of opened) {
    for (const of of block.files) {
      if (!living.has(of.file)) gone.push(of.file)
      else if (!kept.has(of.file)) kept.set(of.file, vectorsOf(block, of))
    }
  }
  const files = [...kept].map(([file, vectors]) => ({ file, vectors }))
  const merged = {
    id: await blockId(model.id, [...kept.keys()]),
    files: files.length,
    chunks: files.reduce((sum, file) => sum + file.vectors.length, 0),
    data: packVectors(files, DIMENSIONS),
  }
  await store.replaceBlocks(scope, model.id, ids, merged, gone)
  return 'nothing'
}
