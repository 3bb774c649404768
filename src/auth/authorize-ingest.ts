/** May the caller write this repository's index? The same decision as for readers, for the steps of an upload. */
import type { Databases } from '../db/databases.ts'
import { repositoryStore } from '../db/stores/repository-store.ts'
import { organisationScope } from '../tenancy/make-scope.ts'
import type { Principal, Proof } from '../tenancy/principal.ts'
import type { RefScope, RepositoryScope } from '../tenancy/scope.ts'
import {
  callerQuery,
  lastUsedUpdate,
  type Parameters,
  type RepositoryRow,
  repositoryQuery,
  touchUpload,
  type UploadRow,
  uploadQuery,
  type WritableRow,
} from './access-query.ts'
import { type Allowed, ask, askAll, believe, parametersOf } from './authenticate.ts'
import { BASE_OF_PULL, refMatches } from './ref-name.ts'
import { refQuestions, scopeAmong, scopeOfRepository, splitName } from './ref-scope.ts'

export type { UploadRow } from './access-query.ts'

/** For a watcher, which indexes a repository whenever somebody asks. */
export async function authorizeWatch(
  databases: Databases,
  proof: Proof | undefined,
  repository: string,
): Promise<Allowed<{ readonly scope: RepositoryScope }>> {
  if (!proof) return { ok: false, reason: 'unauthenticated' }
  const [owner, name] = splitName(repository)
  const parameters: Parameters = { ...parametersOf(proof), owner, name }
  const [caller, repositories] = await ask(databases, parameters, [
    callerQuery(parameters),
    repositoryQuery(parameters, 1, 'write'),
  ])
  const believed = believe(caller, 'write', proof)
  if (!believed.ok) return believed
  const [found] = repositories as RepositoryRow[]
  if (!found) return { ok: false, reason: 'repository_not_found' }
  return { ok: true, principal: believed.principal, scope: scopeOfRepository(found) }
}

/**
 * For `begin`. A missing repository is linked on the spot if the token may create repositories; `defaultRef` becomes
 * its default ref, and without one it is not linked. A token that is limited to some refs gets `repository_not_found`
 * for all others.
 */
export async function authorizeBegin(
  databases: Databases,
  proof: Proof | undefined,
  request: {
    readonly repository: string
    readonly ref: string
    readonly defaultRef: string | undefined
    readonly commit: string
  },
): Promise<Allowed<{ readonly scope: RepositoryScope; readonly vouched: boolean; readonly stored: Stored }>> {
  if (!proof) return { ok: false, reason: 'unauthenticated' }
  const [owner, name] = splitName(request.repository)
  const parameters: Parameters = { ...parametersOf(proof), owner, name }
  const look = () =>
    ask(databases, parameters, [
      callerQuery(parameters),
      repositoryQuery(parameters, 1, 'write'),
      lastUsedUpdate(parameters),
    ])
  let [caller, repositories] = await look()
  const believed = believe(caller, 'write', proof)
  if (!believed.ok) return believed
  const { principal } = believed
  if (principal.refPattern !== undefined && !refMatches(principal.refPattern, request.ref)) {
    return { ok: false, reason: 'repository_not_found' }
  }
  if (principal.run !== undefined && principal.run.commit !== request.commit) {
    return { ok: false, reason: 'repository_not_found' }
  }
  if (
    repositories?.length === 0 &&
    request.defaultRef !== undefined &&
    principal.organisationId !== undefined &&
    principal.scopes.has('repository:create') &&
    principal.repositoryId === undefined
  ) {
    const scope = organisationScope({ organisationId: principal.organisationId })
    const { defaultRef } = request
    await repositoryStore(databases).link(scope, { owner, name, defaultRef, actor: principal.id }, parameters.now)
    ;[caller, repositories] = await look()
  }
  const repository = (repositories as WritableRow[])[0]
  if (!repository) return { ok: false, reason: 'repository_not_found' }
  return {
    ok: true,
    principal,
    scope: scopeOfRepository(repository),
    vouched: vouches(principal, repository),
    stored: storedOf(repository),
  }
}

/**
 * For the later steps: the upload belongs to a repository the caller may write, or the answer is
 * `repository_not_found`.
 */
export async function authorizeUpload(
  databases: Databases,
  proof: Proof | undefined,
  upload: string,
): Promise<Allowed<{ readonly scope: RepositoryScope; readonly upload: UploadRow; readonly stored: Stored }>> {
  if (!proof) return { ok: false, reason: 'unauthenticated' }
  const parameters: Parameters = { ...parametersOf(proof), upload }
  const [caller, uploads] = await ask(databases, parameters, [
    callerQuery(parameters),
    uploadQuery(parameters),
    touchUpload(parameters),
    lastUsedUpdate(parameters),
  ])
  const believed = believe(caller, 'write', proof)
  if (!believed.ok) return believed
  const row = (uploads as (Omit<UploadRow, 'vouched'> & { vouched: number } & WritableRow)[])[0]
  const { principal } = believed
  if (!row || (principal.refPattern !== undefined && !refMatches(principal.refPattern, row.ref_name))) {
    return { ok: false, reason: 'repository_not_found' }
  }
  // A run may continue only what it began itself, whatever else is in progress for its ref.
  const { run } = principal
  if (run && !(run.commit === row.commit_sha && run.run === row.run && run.attempt === row.attempt)) {
    return { ok: false, reason: 'repository_not_found' }
  }
  // Continuing another's upload vouches for no more than the caller may vouch for themselves.
  const vouched = row.vouched === 1 && vouches(principal, row)
  return { ok: true, principal, scope: scopeOfRepository(row), upload: { ...row, vouched }, stored: storedOf(row) }
}

/** What the repository's organisation keeps in all, in bytes, and its own limit. */
export interface Stored {
  readonly bytes: number
  readonly limit: number | null
}
const storedOf = (row: WritableRow): Stored => ({ bytes: row.stored_bytes, limit: row.stored_bytes_limit })

/**
 * An indexer's claims about a file are believed by every ref if they come from somebody who may write the default ref,
 * and could claim them there anyway. Nothing that the caller sends affects this.
 */
function vouches({ refPattern }: Principal, { default_ref, next_default_ref }: WritableRow): boolean {
  return (
    refPattern === undefined ||
    [default_ref, next_default_ref].some((ref) => ref !== null && refMatches(refPattern, ref))
  )
}

/**
 * For a CI run that indexed a pull request: its head and its base, so that reviewers can be told what changed. The
 * run's token names only the head. The other ref belongs to the same repository, whose code the run has checked out.
 */
export async function authorizeReview(
  databases: Databases,
  proof: Proof | undefined,
  request: { readonly repository: string; readonly ref: string; readonly base?: string | undefined },
): Promise<Allowed<{ readonly scope: RefScope; readonly base: RefScope }>> {
  if (!proof) return { ok: false, reason: 'unauthenticated' }
  const [owner, name] = splitName(request.repository)
  const parameters: Parameters = { ...parametersOf(proof), owner, name }
  const head = { ref: request.ref, generation: undefined }
  const into = { ref: request.base ?? BASE_OF_PULL, generation: undefined }
  const [[caller, repositories], headRows, baseRows] = await askAll(databases, [
    [parameters, [callerQuery(parameters), repositoryQuery(parameters, 1, 'write')]],
    refQuestions(parameters, head),
    refQuestions(parameters, into, request.ref),
  ] as const)
  const believed = believe(caller, 'write', proof)
  if (!believed.ok) return believed
  const { principal } = believed
  const repository = (repositories as RepositoryRow[])[0]
  // A token made by hand reads what it may read through the tools instead.
  if (!repository || principal.run === undefined) return { ok: false, reason: 'repository_not_found' }
  const scope = scopeAmong(principal.refPattern, repository, head, headRows, databases.web)
  if ('reason' in scope) return scope
  if (scope.commit !== principal.run.commit)
    return { ok: false, reason: 'ref_not_indexed', repository: scope.repository, ref: scope.ref, indexing: false }
  const base = scopeAmong(undefined, repository, into, baseRows, databases.web)
  if ('reason' in base) return base
  return { ok: true, principal, scope, base }
}
