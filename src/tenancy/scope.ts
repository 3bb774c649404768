/**
 * Whose data a piece of code may touch. Every store method takes one of these first, and there is no way to a store
 * without one.
 *
 * Only `src/auth` makes them (a boundary test holds that), after it has decided that the caller may; so whoever holds
 * a scope need not ask again, and whoever lacks one cannot ask at all. Scopes are per request and never stored.
 */

declare const scoped: unique symbol

/** An organisation, for what belongs to no single repository. */
export interface OrganisationScope {
  readonly [scoped]: 'organisation'
  readonly organisationId: number
}

/** A repository, for writing its index and for managing it. */
export interface RepositoryScope {
  readonly [scoped]: 'repository' | 'ref'
  readonly organisationId: number
  /** Server-made; the first column of every index table. */
  readonly repositoryId: number
  /** `owner/name`, as it is shown. */
  readonly repository: string
  /** Number of the index shard it lives on. */
  readonly shard: number
}

/** A ref of a repository at one generation: what readers read. Everything they see is of that generation. */
export interface RefScope extends RepositoryScope {
  readonly [scoped]: 'ref'
  /** The name it was asked by, resolved: `main`, `refs/pull/7/head`, or a commit. */
  readonly ref: string
  readonly commit: string
  /** Where people see the repository, when that is not github.com. */
  readonly web?: string
  readonly layerId: number
  readonly generation: number
  /** The layer and generation that this layer stands on, for what it does not say itself. */
  readonly base?: { readonly layerId: number; readonly generation: number }
  /** Milliseconds since the epoch. */
  readonly indexedAt: number
  readonly indexed: number
  readonly skipped: number
  /** `syncing` while an upload runs, `stale` when a newer head is known. */
  readonly freshness: 'fresh' | 'stale' | 'syncing'
  /** The newest head that was heard of, when it is another commit, and how many commits it is ahead where that can be said. */
  readonly newer?: { readonly commit: string; readonly by: number | undefined }
  /** Deleted or closed at GitHub, and kept for a while (milliseconds since the epoch). */
  readonly ended?: { readonly how: 'deleted' | 'closed'; readonly until: number | undefined }
  /** Per language: files, files with parse errors, symbols. */
  readonly languages: Readonly<
    Record<string, { readonly files: number; readonly withErrors: number; readonly symbols: number }>
  >
}
