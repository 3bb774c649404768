/**
 * Whose data a piece of code may touch. Every store method takes a scope first, and there is no other way to a store.
 *
 * Only `src/auth` creates scopes (a boundary test enforces it), after it has decided that the caller may read or write.
 * Whoever holds a scope need not check again, and whoever lacks one cannot ask at all. Scopes belong to one request and
 * are never stored.
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
  /** The resolved name it was asked for by: `main`, `refs/pull/7/head`, or a commit. */
  readonly ref: string
  readonly commit: string
  /** Where people see the repository, when that is not github.com. */
  readonly web?: string
  readonly layerId: number
  readonly generation: number
  /** The layer and generation that this layer builds on, for what it does not hold itself. */
  readonly base?: { readonly layerId: number; readonly generation: number }
  /** Milliseconds since the epoch. */
  readonly indexedAt: number
  readonly indexed: number
  readonly skipped: number
  /** `syncing` while an upload runs, `stale` when a newer head is known. */
  readonly freshness: 'fresh' | 'stale' | 'syncing'
  /** The newest known head, when it is another commit, and how many commits it is ahead, if known. */
  readonly newer?: { readonly commit: string; readonly by: number | undefined }
  /** Deleted or closed at GitHub, and kept until the given time (milliseconds since the epoch). */
  readonly ended?: { readonly how: 'deleted' | 'closed'; readonly until: number | undefined }
  /** No ref was named, and a run has said that another branch is the default one by now. */
  readonly isFormerDefault?: boolean
  /** Per language: files, files with parse errors, symbols. */
  readonly languages: Readonly<
    Record<string, { readonly files: number; readonly withErrors: number; readonly symbols: number }>
  >
}
