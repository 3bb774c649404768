/**
 * Nearness in meaning, as a search sees it. Who makes and keeps the vectors is decided elsewhere (src/vectors).
 *
 * What it needs of the index is looked up with the search's own first trip. What it answers names file versions; only those
 * that are then opened in the caller's generation count, so a late or foreign vector leads nowhere.
 */
import type { Id } from '../../contract/ids.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { Index, Lookup } from '../ports.ts'
import type { QueryPlan } from './query-plan.ts'

/** `off`: this deployment, or this repository, has no vectors. `updating`: some of the generation's are not there yet. */
export type SemanticState = 'ready' | 'updating' | 'off'

export interface Nearness {
  readonly state: SemanticState
  /** What made the vectors, if any took part. */
  readonly model?: string
  /** By file version, best first: its nearest chunk. */
  readonly files: ReadonlyMap<Id, { readonly chunk: number; readonly score: number }>
  /** Why something is missing, in words for the caller. */
  readonly warning?: string
}

export interface SemanticQuestion {
  readonly lookups: Readonly<Record<string, Lookup<unknown>>>
  near(scope: RefScope, answers: Readonly<Record<string, unknown>>): Promise<Nearness>
}

export interface Semantics {
  ask(index: Index, scope: RefScope, query: string, plan: QueryPlan): SemanticQuestion
  /** How well each text answers the query, 0–1; absent where nothing judges that. */
  readonly rerank?: (query: string, texts: readonly string[]) => Promise<number[]>
}

export const nothingNear = (state: SemanticState, warning?: string): Nearness => ({
  state,
  files: new Map(),
  ...(warning === undefined ? {} : { warning }),
})

/** Without vectors: words and names alone. */
export const NO_SEMANTICS: Semantics = {
  ask: () => ({ lookups: {}, near: async () => nothingNear('off') }),
}
