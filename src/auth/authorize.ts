/**
 * The only place that decides who may touch what, used by every surface on every request.
 *
 * Each function is one batch to the control plane's primary: it verifies the credentials, resolves names to ids, and
 * returns a scope, the only key that stores accept. A repository that is absent, forbidden or deleted gives the same
 * reason, because the same statement found nothing.
 */
import type { Databases } from '../db/databases.ts'
import type { Proof } from '../tenancy/principal.ts'
import type { RefScope, RepositoryScope } from '../tenancy/scope.ts'
import {
  callerQuery,
  type GenerationRow,
  type Parameters,
  type RepositoryRow,
  readableQuery,
  refsOfAllQuery,
  refusedAccess,
  repositoryQuery,
} from './access-query.ts'
import {
  type Allowed,
  ask,
  askAll,
  believe,
  parametersOf,
  policyFrom,
  type Reason,
  type Refusal,
} from './authenticate.ts'
import { refMatches } from './ref-name.ts'
import {
  freshnessOf,
  fullName,
  refQuestions,
  scopeAmong,
  scopeOfRef,
  scopeOfRepository,
  splitName,
  type Wanted,
} from './ref-scope.ts'

/** What a request asks for. Precedence: explicit argument, URL, the session's pin, the repository's default. */
export interface RefQuery {
  /** `owner/name`. Without it: the only repository that the caller sees, if there is exactly one. */
  readonly repository?: string | undefined
  /** The owner in the URL, when the URL names no repository. */
  readonly owner?: string | undefined
  /** The tool's `ref` argument. */
  readonly ref?: string | undefined
  /** The ref in the URL. */
  readonly urlRef?: string | undefined
  /** The ref that the caller's session is pinned to. */
  readonly pin?: string | undefined
  /** A cursor's generation: the scope is of that generation, or the answer is `generation_gone`. */
  readonly generation?: number | undefined
  /** Another ref of the same repository to compare with, and the generation that a cursor was made for. */
  readonly baseRef?: string | undefined
  readonly baseGeneration?: number | undefined
}

/**
 * May the caller read this ref of this repository (and the ref to compare with), and which generation is it? `isOwn`:
 * the repository belongs to an organisation of the caller, and is not merely public.
 */
export async function authorizeRef(
  databases: Databases,
  proof: Proof | undefined,
  query: RefQuery,
): Promise<Allowed<{ readonly scope: RefScope; readonly base?: RefScope; readonly isOwn: boolean }>> {
  if (!proof) return { ok: false, reason: 'unauthenticated' }
  const [owner, name] = query.repository === undefined ? [query.owner] : splitName(query.repository)
  const parameters: Parameters = {
    ...parametersOf(proof),
    ...(owner === undefined ? {} : { owner }),
    ...(name === undefined ? {} : { name }),
  }
  const head: Wanted = { ref: query.ref ?? query.urlRef ?? query.pin, generation: query.generation }
  const base: Wanted | undefined =
    query.baseRef === undefined ? undefined : { ref: query.baseRef, generation: query.baseGeneration }
  const [[caller, repositories], headRows, baseRows] = await askAll(databases, [
    [parameters, [callerQuery(parameters), readableQuery(parameters)]],
    refQuestions(parameters, head),
    base ? refQuestions(parameters, base, head.ref) : [parameters, []],
  ] as const)
  // In a round trip of its own: with a write in the batch, the statements for permitted callers would become a
  // transaction.
  if (query.repository !== undefined && caller?.length && !repositories?.length)
    await ask(databases, parameters, [refusedAccess(parameters)])
  const believed = believe(caller, 'read', proof)
  if (!believed.ok) return believed
  const { principal } = believed
  const found = repositories as RepositoryRow[]
  const refused = (reason: Reason): Refusal => ({ ...reason, by: { principal, policy: believed.policy } })
  if (query.repository === undefined && found.length !== 1) return refused({ ok: false, reason: 'repository_required' })
  const repository = found[0]
  if (!repository) return refused({ ok: false, reason: 'repository_not_found' })
  const policy = policyFrom(repository.policy)
  const scope = scopeAmong(principal.refPattern, repository, head, headRows, databases.web)
  if ('reason' in scope) return { ...scope, by: { principal, policy } }
  const isOwn = repository.own === 1
  if (!base) return { ok: true, principal, policy, scope, isOwn }
  const other = scopeAmong(principal.refPattern, repository, base, baseRows, databases.web)
  if ('reason' in other) return { ...other, by: { principal, policy } }
  return { ok: true, principal, policy, scope, base: other, isOwn }
}

export interface ListedRef {
  readonly name: string
  /** Absent until the first publish. */
  readonly index?: Pick<RefScope, 'commit' | 'generation' | 'indexedAt' | 'indexed' | 'skipped' | 'languages'> & {
    /** Bytes of source text, as counted by the indexer. */
    readonly bytes: number
  }
  readonly syncing: boolean
  readonly freshness: RefScope['freshness']
  readonly newer?: RefScope['newer']
  readonly ended?: RefScope['ended']
}
export interface ListedRepository {
  readonly repository: string
  readonly scope: RepositoryScope
  readonly defaultRef: string
  readonly visibility: 'private' | 'internal' | 'public'
  readonly refs: readonly ListedRef[]
  /** The repository has more refs than are listed. */
  readonly moreRefs: boolean
}

/** An organisation of thousands is listed whole; each has at least its default ref. */
const MOST_REPOSITORIES = 5000
const MOST_REFS = 5000

/** Every repository that the caller may read (of `owner`, or just one), with its refs. `more`: there are others. */
export async function listRepositories(
  databases: Databases,
  proof: Proof | undefined,
  query: { readonly owner?: string | undefined; readonly repository?: string | undefined } = {},
): Promise<Allowed<{ readonly repositories: readonly ListedRepository[]; readonly more: boolean }>> {
  if (!proof) return { ok: false, reason: 'unauthenticated' }
  const [owner, name] = query.repository === undefined ? [query.owner] : splitName(query.repository)
  const parameters: Parameters = {
    ...parametersOf(proof),
    ...(owner === undefined ? {} : { owner }),
    ...(name === undefined ? {} : { name }),
  }
  const [caller, repositories, refs] = await ask(databases, parameters, [
    callerQuery(parameters),
    repositoryQuery(parameters, MOST_REPOSITORIES + 1),
    refsOfAllQuery(parameters, MOST_REFS),
  ])
  const believed = believe(caller, 'read', proof)
  if (!believed.ok) return believed
  const pattern = believed.principal.refPattern
  const refsOf = Map.groupBy(refs as (GenerationRow & { refs: number })[], (row) => row.repository_id)
  const listed = (repositories as RepositoryRow[]).slice(0, MOST_REPOSITORIES).map((repository) => {
    const own = refsOf.get(repository.id) ?? []
    return {
      repository: fullName(repository),
      scope: scopeOfRepository(repository),
      defaultRef: repository.default_ref,
      visibility: repository.visibility,
      refs: own.filter((row) => !pattern || refMatches(pattern, row.ref_name)).map((row) => listedRef(repository, row)),
      moreRefs: (own[0]?.refs ?? 0) > own.length,
    }
  })
  return { ...believed, repositories: listed, more: (repositories?.length ?? 0) > MOST_REPOSITORIES }
}

function listedRef(repository: RepositoryRow, row: GenerationRow): ListedRef {
  const syncing = row.syncing === 1
  if (row.generation === null) return { name: row.ref_name, syncing, ...freshnessOf(row, repository) }
  const { commit, generation, indexedAt, indexed, skipped, languages } = scopeOfRef(repository, row, false)
  const { bytes = 0 } = JSON.parse(row.statistics) as { bytes?: number }
  const listed = { name: row.ref_name, syncing, ...freshnessOf(row, repository) }
  return { ...listed, index: { commit, generation, indexedAt, indexed, skipped, languages, bytes } }
}
