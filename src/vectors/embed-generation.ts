/**
 * Gives every chunk of a published generation a vector, a bounded share at a time.
 *
 * The database is asked each time which share is left, so a step that died, ran twice or came late does no harm. A
 * model that replaces another is built beside it and takes over when it has covered the whole generation.
 */
import type { EmbeddingStore, Model } from '../db/stores/embedding-store.ts'
import type { Index } from '../query/ports.ts'
import type { RefScope } from '../tenancy/scope.ts'
import { paced } from './breathe.ts'
import { textsOf } from './chunk-text.ts'
import type { FileTexts, VectorHome } from './home.ts'

export interface Pipeline {
  readonly store: EmbeddingStore
  readonly index: Index
  readonly home: VectorHome
  readonly now: () => number
}

/** What remains: another share; waiting until the store shows what it was sent; nothing. */
export type Step = 'more' | 'settle' | 'done'

/** To find out whether a repository is still too large takes reading much of it, which not every push is worth. */
const REFUSED_MS = 86_400_000
/** Small enough to be inflated and read between two requests of others. */
const READ_AT_ONCE = { files: 100, bytes: 1_500_000 }

export async function embedShare(pipeline: Pipeline, scope: RefScope): Promise<Step> {
  const { store, home, now } = pipeline
  const model = await modelFor(pipeline, scope)
  if (model === 'refused') return 'done'
  const lacking = await store.lacking(scope, model.id, home.share.files)
  if (lacking.length > 0) {
    await home.embed(store, scope, model, await open(pipeline, scope, lacking, home.share), now())
    return 'more'
  }
  const pending = await store.pending(scope, model.id)
  if (pending !== undefined && !(await home.settled(pending))) {
    await store.complete(scope, model.id, pending, now())
    return 'settle'
  }
  await store.complete(scope, model.id, undefined, now())
  return (await home.tidy(store, scope, model, now())) === 'more' ? 'more' : 'done'
}

/** The model that is being built, or the active one if this deployment still uses it. */
async function modelFor(pipeline: Pipeline, scope: RefScope): Promise<Model | 'refused'> {
  const { store, home, now } = pipeline
  const models = (await store.models(scope)).filter((model) => model.name === home.model)
  const latest = models.at(-1)
  if (latest?.status === 'building') return latest
  if (latest?.status === 'refused' && now() - latest.createdAt < REFUSED_MS) return 'refused'
  if (latest?.status === 'active') {
    const embedded = (await store.embedded(scope)).find((model) => model.id === latest.id)
    if (!home.outgrown(latest, embedded?.chunks ?? 0)) return latest
  }
  return home.found(store, scope, () => pages(pipeline, scope), now())
}

async function* pages(pipeline: Pipeline, scope: RefScope): AsyncGenerator<FileTexts[]> {
  // No model has the number 0, so these are all files of the generation.
  const ids = await pipeline.store.lacking(scope, 0, 1_000_000)
  for (let at = 0; at < ids.length; ) {
    const files = await open(pipeline, scope, ids.slice(at, at + READ_AT_ONCE.files), READ_AT_ONCE)
    yield files
    at += Math.max(1, files.length)
  }
}

async function open(
  { index }: Pipeline,
  scope: RefScope,
  ids: readonly number[],
  limits: { files: number; bytes: number },
): Promise<FileTexts[]> {
  const { files } = await index.read(scope, {
    files: index.filesAmong(ids, {}, { facts: true, text: true }, limits),
  })
  const opened: FileTexts[] = []
  const pause = paced()
  for (const file of files) {
    // Data and generated code say nothing about what a person means; they are found by words.
    const mute = file.row.role === 'data' || file.row.role === 'generated'
    const { path, text, facts } = file
    opened.push({ id: file.row.id, texts: mute ? [] : textsOf({ path, language: file.row.language, text, facts }) })
    await pause(text.length)
  }
  return opened
}
