/**
 * Which ref and generation a name means: from rows that the control plane found for an authenticated caller, to the
 * scope that stores accept.
 */
import { refScope, repositoryScope } from '../tenancy/make-scope.ts'
import type { RefScope, RepositoryScope } from '../tenancy/scope.ts'
import { commitQuery, type GenerationRow, type Parameters, type RepositoryRow, refQuery } from './access-query.ts'
import type { Reason } from './authenticate.ts'
import { BASE_OF_PULL, isCommitPrefix, refCandidates, refMatches } from './ref-name.ts'

/** A ref as somebody named it; without a name, the repository's default. */
export interface Wanted {
  readonly ref: string | undefined
  readonly generation: number | undefined
}

export function refQuestions(
  caller: Parameters,
  { ref, generation }: Wanted,
  head?: string,
): readonly [Parameters, string[]] {
  const ofPull = ref === BASE_OF_PULL
  const named = ofPull ? (head ?? '') : ref
  const parameters: Parameters = {
    ...caller,
    ...(ofPull ? { ofPull } : {}),
    ...(named === undefined ? {} : { refs: JSON.stringify(refCandidates(named)) }),
    ...(ref !== undefined && isCommitPrefix(ref) ? { commit: ref.toLowerCase() } : {}),
    ...(generation === undefined ? {} : { generation }),
  }
  const asked = [refQuery(parameters), ...(parameters.commit === undefined ? [] : [commitQuery(parameters)])]
  return [parameters, asked]
}

/** The generation that the rows of `refQuestions` lead to, among refs that match the pattern of the caller's token. */
export function scopeAmong(
  refPattern: string | undefined,
  repository: RepositoryRow,
  wanted: Wanted,
  [refs, commits]: readonly unknown[][],
  web: string,
): RefScope | Reason {
  const candidates = refCandidates(wanted.ref ?? repository.default_ref)
  const mine = (rows: unknown[] | undefined): GenerationRow[] =>
    ((rows ?? []) as GenerationRow[]).filter((row) => refPattern === undefined || refMatches(refPattern, row.ref_name))
  const named = mine(refs).sort((a, b) => candidates.indexOf(a.ref_name) - candidates.indexOf(b.ref_name))
  const ref = () => named.find((row) => row.generation !== null)
  const commit = () => theCommit(mine(commits))
  // Anyone who may push chooses branch names, so a full commit id means that commit, as in git.
  const chosen = isWholeCommit(wanted.ref) ? (commit() ?? ref()) : (ref() ?? commit())
  if (chosen === 'ambiguous') {
    return { ok: false, reason: 'ambiguous_commit', commits: distinctCommits(mine(commits)) }
  }
  if (!chosen) {
    if (wanted.generation !== undefined) return { ok: false, reason: 'generation_gone' }
    return {
      ok: false,
      reason: 'ref_not_indexed',
      repository: fullName(repository),
      ref: wanted.ref ?? repository.default_ref,
      indexing: named.some((row) => row.syncing === 1),
    }
  }
  const isOutdated = wanted.ref === undefined && typeof repository.other_default === 'string'
  return scopeOfRef(repository, chosen, !named.includes(chosen), web, isOutdated)
}

/** The scope for a repository that the control plane found for an authenticated caller. */
export function scopeOfRepository(repository: RepositoryRow): RepositoryScope {
  return repositoryScope({
    organisationId: repository.organisation_id,
    repositoryId: repository.id,
    repository: fullName(repository),
    shard: repository.shard,
  })
}

/** `isOutdated`: the ref was chosen as the default one, which is another by now. */
export function scopeOfRef(
  repository: RepositoryRow,
  row: GenerationRow,
  byCommit: boolean,
  web?: string,
  isOutdated = false,
): RefScope {
  const base =
    row.base_layer_id === null || row.base_generation === null
      ? {}
      : { base: { layerId: row.base_layer_id, generation: row.base_generation } }
  return refScope({
    organisationId: repository.organisation_id,
    repositoryId: repository.id,
    repository: fullName(repository),
    shard: repository.shard,
    ref: byCommit ? row.commit_sha : row.ref_name,
    commit: row.commit_sha,
    ...(web === undefined ? {} : { web }),
    layerId: row.layer_id,
    generation: row.generation as number,
    ...base,
    indexedAt: row.indexed_at,
    indexed: row.indexed,
    skipped: row.skipped,
    // A commit is never stale: it is exactly what was asked for.
    ...(byCommit ? { freshness: 'fresh' as const } : freshnessOf(row, repository)),
    ...(isOutdated ? { freshness: 'stale' as const, isFormerDefault: true } : {}),
    languages: (JSON.parse(row.statistics) as { languages?: RefScope['languages'] }).languages ?? {},
  })
}

export function freshnessOf(
  row: GenerationRow,
  { default_ref }: Pick<RepositoryRow, 'default_ref'>,
): Pick<RefScope, 'freshness' | 'newer' | 'ended'> {
  // A default ref is kept until another takes its place.
  const until = row.ref_name === default_ref ? undefined : (row.expires_at ?? undefined)
  const isBehind = typeof row.pushed_commit === 'string' && row.pushed_commit !== row.commit_sha
  return {
    freshness: row.syncing === 1 ? 'syncing' : isBehind ? 'stale' : 'fresh',
    ...(isBehind ? { newer: { commit: row.pushed_commit as string, by: row.behind_by ?? undefined } } : {}),
    ...(row.ended ? { ended: { how: row.ended, until } } : {}),
  }
}

const isWholeCommit = (ref: string | undefined): boolean => ref?.length === 40 && isCommitPrefix(ref)

/** The newest generation of the only commit that the prefix matches. */
function theCommit(rows: GenerationRow[]): GenerationRow | 'ambiguous' | undefined {
  return distinctCommits(rows).length > 1 ? 'ambiguous' : rows[0]
}
const distinctCommits = (rows: GenerationRow[]): string[] => [...new Set(rows.map((row) => row.commit_sha))]

/** A name that is not `owner/name` belongs to no repository. */
export function splitName(repository: string): [string, string] {
  const at = repository.indexOf('/')
  return [repository.slice(0, at < 0 ? undefined : at), at < 0 ? '' : repository.slice(at + 1)]
}

export const fullName = (repository: RepositoryRow): string => `${repository.owner}/${repository.name}`
