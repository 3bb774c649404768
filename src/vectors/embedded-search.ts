/** Nearness from the vectors in the repository's own shard: exact, and within the search's first round trip. */

import type { EmbeddingState, Index, VectorBlock } from '../query/ports.ts'
import type { QueryPlan } from '../query/search/query-plan.ts'
import { type Nearness, nothingNear, type Semantics } from '../query/search/semantics.ts'
import { LOCAL_MODEL } from './embedded-home.ts'
import { nearestChunks } from './local/nearest-chunks.ts'
import { type TermRow, TermTable } from './local/term-table.ts'

export const embeddedSearch: Semantics = {
  ask(index: Index, _scope, _query: string, plan: QueryPlan) {
    return {
      lookups: {
        embedding: index.embedding(),
        terms: index.termVectors([...plan.terms.keys()]),
        vectors: index.vectorBlocks(),
      },
      near: async (_, answers) =>
        nearest(
          plan,
          answers.embedding as EmbeddingState | undefined,
          answers.terms as readonly TermRow[],
          answers.vectors as readonly VectorBlock[],
        ),
    }
  },
}

function nearest(
  plan: QueryPlan,
  embedding: EmbeddingState | undefined,
  terms: readonly TermRow[],
  vectors: readonly VectorBlock[],
): Nearness {
  if (embedding === undefined) return nothingNear('updating')
  if (embedding.status === 'refused')
    return nothingNear(
      'off',
      'This repository is too large to search by meaning without a vector store: results are ranked by words and names.',
    )
  const state = embedding.generation === 'ready' ? 'ready' : 'updating'
  if (embedding.model !== LOCAL_MODEL) return nothingNear('updating') // made by another deployment's model, until it is replaced
  const query = TermTable.from(terms, embedding.dimensions, plan.terms).vectorOf(plan.terms)
  if (!query.some((value) => value !== 0)) return nothingNear(state)
  return { state, model: embedding.model, files: nearestChunks(vectors, query) }
}
