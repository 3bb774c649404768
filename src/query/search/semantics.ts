/**
 * Semantic similarity as search uses it. Who makes and stores the vectors is decided elsewhere (src/vectors).
 *
 * What it needs from the index is read in the search's own first trip. Its results name file versions. Only those
 * that can then be opened in the caller's generation count, so a late or foreign vector has no effect.
 */
import type { Id } from '../../contract/ids.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { Index, Lookup } from '../ports.ts'
import type { QueryPlan } from './query-plan.ts'

/** `off`: this deployment or this repository has no vectors. `updating`: some of the generation's vectors are still missing. */
export type SemanticState = 'ready' | 'updating' | 'off'

/** The nearest chunk of each file version. A repository has thousands of them, of which a search looks at a few hundred. */
export interface NearFiles {
  readonly isEmpty: boolean
  get(file: Id): { readonly chunk: number; readonly score: number } | undefined
  /** The nearest ones, best first. */
  nearest(count: number): readonly Id[]
}

export interface Nearness {
  readonly state: SemanticState
  /** What made the vectors, if any were used. */
  readonly model?: string
  readonly files: NearFiles
  /** Why something is missing, worded for the caller. */
  readonly warning?: string
}

export interface SemanticQuestion {
  readonly lookups: Readonly<Record<string, Lookup<unknown>>>
  near(scope: RefScope, answers: Readonly<Record<string, unknown>>): Promise<Nearness>
}

export interface Semantics {
  ask(index: Index, scope: RefScope, query: string, plan: QueryPlan): SemanticQuestion
  /** How well each text answers the query, 0–1; absent without a reranker. */
  readonly rerank?: (query: string, texts: readonly string[]) => Promise<number[]>
}

/** `found`: best first. */
export const nearFiles = (found: ReadonlyMap<Id, { readonly chunk: number; readonly score: number }>): NearFiles => ({
  isEmpty: found.size === 0,
  get: (file) => found.get(file),
  nearest: (count) => [...found.keys()].slice(0, count),
})

export const nothingNear = (state: SemanticState, warning?: string): Nearness => ({
  state,
  files: nearFiles(new Map()),
  ...(warning === undefined ? {} : { warning }),
})

/** No vectors: search uses words and names only. */
export const NO_SEMANTICS: Semantics = {
  ask: () => ({ lookups: {}, near: async () => nothingNear('off') }),
}
