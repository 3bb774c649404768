/** A deployment whose vectors are made and kept elsewhere, with a double of each: it publishes, embeds, sweeps and searches. */
import { env } from 'cloudflare:workers'
import { openDatabases } from '../../src/db/databases.ts'
import { embeddingStore } from '../../src/db/stores/embedding-store.ts'
import { indexReader } from '../../src/db/stores/read/index-reader.ts'
import type { Env } from '../../src/env.ts'
import { sweepAll } from '../../src/ingest/sweep.ts'
import { searchMeaning } from '../../src/query/search/search.ts'
import type { RefScope } from '../../src/tenancy/scope.ts'
import type { Pipeline } from '../../src/vectors/embed-generation.ts'
import { hostedHome } from '../../src/vectors/hosted-home.ts'
import { hostedSearch } from '../../src/vectors/hosted-search.ts'
import { vectorizeStore } from '../../src/vectors/vectorize.ts'
import { workersEmbedder } from '../../src/vectors/workers-ai.ts'
import type { VectorizeDouble } from '../doubles/vectorize/vectorize.ts'
import { WorkersAiDouble } from '../doubles/vectorize/workers-ai.ts'
import { scopeOf } from '../setup/reader.ts'
import type { Tree } from '../setup/tree.ts'
import { sender, signIn, upload } from '../setup/uploader.ts'

/** Of each vector. */
export const DIMENSIONS = 1024

/** `share`: how much is embedded at once, if not as much as usual. */
export function hosted(index: VectorizeDouble, share?: Pipeline['home']['share']) {
  const ai = new WorkersAiDouble(DIMENSIONS)
  const on = { ...env, SEXTANT_VECTORS: undefined, AI: ai, VECTORIZE: index } as unknown as Env
  const embedder = workersEmbedder(ai as unknown as Ai)
  const vectors = vectorizeStore(index as unknown as Vectorize)
  let token: string | undefined
  let runs = 0

  /** The client of one request: the database calls of a request are limited. */
  function pipeline(model = embedder.model): Pipeline {
    const databases = openDatabases(on)
    const home = { ...hostedHome({ ...embedder, model }, vectors), ...(share === undefined ? {} : { share }) }
    return { store: embeddingStore(databases), index: indexReader(databases), home, now: () => index.now }
  }

  return {
    on,
    pipeline,

    async publish(repository: string, tree: Tree, ref = 'main'): Promise<RefScope> {
      token ??= await signIn(on)
      await upload(sender(on, token), { repository, ref, run: ++runs }, tree)
      const scope = await scopeOf(on, token, repository, ref)
      if (typeof scope === 'string') throw new Error(scope)
      return scope
    },

    async sweep({ repositoryId }: RefScope, now: number): Promise<void> {
      await on.DB.prepare('UPDATE repository SET sweep_due = 1 WHERE id = ?').bind(repositoryId).run()
      await sweepAll(on, now)
    },

    async found(scope: RefScope, query: string) {
      const request = { query, limit: 100, mode: 'semantic' } as const
      const search = hostedSearch(embedder, vectors)
      const { semantic, page } = await searchMeaning(pipeline().index, scope, request, search)
      return { semantic, paths: page.items.map(({ file }) => file.path).sort() }
    },
  }
}
