/**
 * The one place that decides who may touch what, asked by every surface on every request.
 *
 * Each function is one batch to the control plane's primary: it believes the proof or not, resolves names to ids, and
 * gives back a scope, which is the only key that stores accept. A repository that is absent, forbidden or deleted gives
 * the same reason, because the same statement found nothing.
 */
import type { Databases } from '../db/databases.ts'
import { statement } from '../db/statement.ts'
import { refScope, repositoryScope } from '../tenancy/make-scope.ts'
import type { RefScope, RepositoryScope } from '../tenancy/scope.ts'
import {
  type CallerRow,
  callerQuery,
  commitQuery,
  type GenerationRow,
  lastUsedUpdate,
  type Parameters,
  type RepositoryRow,
  readableQuery,
  refQuery,
  refsOfAllQuery,
  refusedAccess,
  repositoryQuery,
} from './access-query.ts'
import { type LimitRow, limitOf, type Policy } from './limits.ts'
import type { Principal, Proof, Scope } from './principal.ts'
import { BASE_OF_PULL, isCommitPrefix, refCandidates, refMatches } from './ref-name.ts'

/** An upload that was not heard of for this long is not "syncing" any more. */
const LIVE_UPLOAD_MS = 120_000

export type Refusal = Reason & { readonly by?: Believed }

/** Who was believed and got no answer all the same: it counts as a call of theirs. */
interface Believed {
  readonly principal: Principal
  readonly policy?: Policy | undefined
}

type Reason =
  /** No proof, or one that is not believed: 401. */
  | { readonly ok: false; readonly reason: 'unauthenticated' }
  /** A believed proof that does not carry this scope: 403, and the caller may be told which. */
  | { readonly ok: false; readonly reason: 'insufficient_scope'; readonly scope: Scope }
  /** Absent, forbidden and deleted alike. */
  | { readonly ok: false; readonly reason: 'repository_not_found' }
  /** Nobody said which repository, and the caller sees several (or none). */
  | { readonly ok: false; readonly reason: 'repository_required' }
  /** The caller may see the repository; this ref of it is not there, or has no published index yet (`indexing`). */
  | {
      readonly ok: false
      readonly reason: 'ref_not_indexed'
      readonly repository: string
      readonly ref: string
      readonly indexing: boolean
    }
  /** An abbreviated commit that means several. */
  | { readonly ok: false; readonly reason: 'ambiguous_commit'; readonly commits: readonly string[] }
  /** The generation that a cursor was made for is not held any more. */
  | { readonly ok: false; readonly reason: 'generation_gone' }

/** `policy`: what the organisation asks of the call, where the call is of one. */
export type Allowed<T> =
  | ({ readonly ok: true; readonly principal: Principal; readonly policy?: Policy | undefined } & T)
  | Refusal

/** What a request asks for: explicit argument before URL before the session's pin before the repository's default. */
export interface RefQuery {
  /** `owner/name`. Without it: the only repository that the caller sees, if it is one. */
  readonly repository?: string | undefined
  /** Owner that the URL names, when it names no repository. */
  readonly owner?: string | undefined
  /** The tool's `ref` argument. */
  readonly ref?: string | undefined
  /** The ref in the URL. */
  readonly urlRef?: string | undefined
  /** The ref that the caller's session is held to. */
  readonly pin?: string | undefined
  /** A cursor's generation: the scope is of that one, or the answer is `generation_gone`. */
  readonly generation?: number | undefined
  /** Another ref of the same repository, to compare with, and the generation of it that a cursor was made for. */
  readonly baseRef?: string | undefined
  readonly baseGeneration?: number | undefined
}

/** Reads the proof that a request carries, without believing it. Only the Authorization header counts, never the URL. */
export async function proofOf(request: Request): Promise<Proof | undefined> {
  const token = /^Bearer +(\S{1,200}) *$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return token === undefined ? undefined : { kind: 'token', hash: await tokenHash(token) }
}

/** Look-up is by this hash and not by the token, so how long a comparison takes says nothing about any token. */
export async function tokenHash(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether the proof is believed at all: for requests that touch no repository. */
export async function authenticate(
  databases: Databases,
  proof: Proof | undefined,
  needs: Scope = 'read',
): Promise<Allowed<object>> {
  if (!proof) return { ok: false, reason: 'unauthenticated' }
  const parameters = parametersOf(proof)
  const [caller] = await ask(databases, parameters, [callerQuery(parameters), lastUsedUpdate(parameters)])
  return believe(caller, needs, proof)
}

/** May the caller read this ref of this repository (and the one to compare with), and which generation of it is that? */
export async function authorizeRef(
  databases: Databases,
  proof: Proof | undefined,
  query: RefQuery,
): Promise<Allowed<{ readonly scope: RefScope; readonly base?: RefScope }>> {
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
    [parameters, [lastUsedUpdate(parameters), ...(query.repository === undefined ? [] : [refusedAccess(parameters)])]],
  ] as const)
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
  if (!base) return { ok: true, principal, policy, scope }
  const other = scopeAmong(principal.refPattern, repository, base, baseRows, databases.web)
  if ('reason' in other) return { ...other, by: { principal, policy } }
  return { ok: true, principal, policy, scope, base: other }
}

/** A ref as somebody named it; without a name, the repository's default. */
interface Wanted {
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
    ...(ref !== undefined && isCommitPrefix(ref) ? { commit: ref } : {}),
    ...(generation === undefined ? {} : { generation }),
  }
  const asked = [refQuery(parameters), ...(parameters.commit === undefined ? [] : [commitQuery(parameters)])]
  return [parameters, asked]
}

/** The generation that the rows of `refQuestions` lead to, of the refs that fit the caller's token's pattern. */
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
  const chosen = named.find((row) => row.generation !== null) ?? theCommit(mine(commits))
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
  return scopeOfRef(repository, chosen, !named.includes(chosen), web)
}

export interface ListedRef {
  readonly name: string
  /** Absent until the first publish. */
  readonly index?: Pick<RefScope, 'commit' | 'generation' | 'indexedAt' | 'indexed' | 'skipped' | 'languages'> & {
    /** Bytes of source text, as the indexer counted them. */
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
}

/** Every repository that the caller may read (of `owner`, or just one), with its refs. */
export async function listRepositories(
  databases: Databases,
  proof: Proof | undefined,
  query: { readonly owner?: string | undefined; readonly repository?: string | undefined } = {},
): Promise<Allowed<{ readonly repositories: readonly ListedRepository[] }>> {
  if (!proof) return { ok: false, reason: 'unauthenticated' }
  const [owner, name] = query.repository === undefined ? [query.owner] : splitName(query.repository)
  const parameters: Parameters = {
    ...parametersOf(proof),
    ...(owner === undefined ? {} : { owner }),
    ...(name === undefined ? {} : { name }),
  }
  const [caller, repositories, refs] = await ask(databases, parameters, [
    callerQuery(parameters),
    repositoryQuery(parameters, 1000),
    refsOfAllQuery(parameters, 5000),
    lastUsedUpdate(parameters),
  ])
  const believed = believe(caller, 'read', proof)
  if (!believed.ok) return believed
  const pattern = believed.principal.refPattern
  const listed = (repositories as RepositoryRow[]).map((repository) => ({
    repository: fullName(repository),
    scope: scopeOfRepository(repository),
    defaultRef: repository.default_ref,
    visibility: repository.visibility,
    refs: (refs as GenerationRow[])
      .filter((row) => row.repository_id === repository.id && (!pattern || refMatches(pattern, row.ref_name)))
      .map((row) => listedRef(repository, row)),
  }))
  return { ...believed, repositories: listed }
}

function listedRef(repository: RepositoryRow, row: GenerationRow): ListedRef {
  const syncing = row.syncing === 1
  if (row.generation === null) return { name: row.ref_name, syncing, ...freshnessOf(row) }
  const { commit, generation, indexedAt, indexed, skipped, languages } = scopeOfRef(repository, row, false)
  const { bytes = 0 } = JSON.parse(row.statistics) as { bytes?: number }
  const listed = { name: row.ref_name, syncing, ...freshnessOf(row) }
  return { ...listed, index: { commit, generation, indexedAt, indexed, skipped, languages, bytes } }
}

/** What the control plane found for a believed caller's repository, as a scope for its stores. */
export function scopeOfRepository(repository: RepositoryRow): RepositoryScope {
  return repositoryScope({
    organisationId: repository.organisation_id,
    repositoryId: repository.id,
    repository: fullName(repository),
    shard: repository.shard,
  })
}

export function scopeOfRef(repository: RepositoryRow, row: GenerationRow, byCommit: boolean, web?: string): RefScope {
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
    // A commit never becomes stale: it is what was asked for.
    ...(byCommit ? { freshness: 'fresh' as const } : freshnessOf(row)),
    languages: (JSON.parse(row.statistics) as { languages?: RefScope['languages'] }).languages ?? {},
  })
}

function freshnessOf(row: GenerationRow): Pick<RefScope, 'freshness' | 'newer' | 'ended'> {
  const isBehind = typeof row.pushed_commit === 'string' && row.pushed_commit !== row.commit_sha
  return {
    freshness: row.syncing === 1 ? 'syncing' : isBehind ? 'stale' : 'fresh',
    ...(isBehind ? { newer: { commit: row.pushed_commit as string, by: row.behind_by ?? undefined } } : {}),
    ...(row.ended ? { ended: { how: row.ended, until: row.expires_at ?? undefined } } : {}),
  }
}

/** Newest generation of the only commit that the prefix means. */
function theCommit(rows: GenerationRow[]): GenerationRow | 'ambiguous' | undefined {
  return distinctCommits(rows).length > 1 ? 'ambiguous' : rows[0]
}
const distinctCommits = (rows: GenerationRow[]): string[] => [...new Set(rows.map((row) => row.commit_sha))]

export function believe(rows: unknown[] | undefined, needs: Scope, proof: Proof): Allowed<object> {
  const caller = (rows as CallerRow[] | undefined)?.[0]
  if (!caller) return { ok: false, reason: 'unauthenticated' }
  const granted = JSON.parse(caller.scopes) as Scope[]
  // An access token may carry less than its grant; it never carries more.
  const scopes = new Set(proof.kind === 'grant' ? granted.filter((scope) => proof.scopes.includes(scope)) : granted)
  if (!scopes.has(needs)) return { ok: false, reason: 'insufficient_scope', scope: needs }
  const run =
    caller.commit_sha !== null && caller.run !== null && caller.attempt !== null
      ? { commit: caller.commit_sha, run: caller.run, attempt: caller.attempt }
      : undefined
  const principal: Principal = {
    kind: proof.kind !== 'token' ? 'person' : run ? 'ci' : 'token',
    id: proof.kind === 'token' ? `token:${caller.id}` : `person:${caller.account_id}`,
    scopes,
    ...(caller.organisation_id === null ? {} : { organisationId: caller.organisation_id }),
    ...(caller.account_id === null ? {} : { accountId: caller.account_id }),
    ...(caller.repository_id === null ? {} : { repositoryId: caller.repository_id }),
    ...(caller.ref_pattern === null ? {} : { refPattern: caller.ref_pattern }),
    ...(run === undefined ? {} : { run }),
    ...(proof.kind === 'token' ? { tokenId: caller.id } : {}),
    ...(caller.grant_id === null ? {} : { grantId: caller.grant_id }),
    ...(caller.client_id === null ? {} : { clientId: caller.client_id }),
  }
  return { ok: true, principal, policy: policyFrom(caller.policy) }
}

function policyFrom(text: string | null | undefined): Policy | undefined {
  if (text === null || text === undefined) return undefined
  const { organisation, records, limits } = JSON.parse(text) as {
    organisation: number
    records: number
    limits: LimitRow[]
  }
  return { organisationId: organisation, recordsCalls: records === 1, limits: limits.map(limitOf) }
}

export function parametersOf(proof: Proof): Parameters {
  const now = Date.now()
  const who =
    proof.kind === 'token'
      ? { hash: proof.hash }
      : proof.kind === 'grant'
        ? { grant: proof.grant }
        : { session: proof.hash }
  return { ...who, now, live: now - LIVE_UPLOAD_MS }
}

/** One round trip; the rows of each statement in order. */
export async function ask(databases: Databases, parameters: Parameters, texts: string[]): Promise<unknown[][]> {
  const [rows] = await askAll(databases, [[parameters, texts]] as const)
  return rows
}

/** The same for groups of statements, each with parameters of its own: still one round trip. */
export async function askAll<G extends readonly (readonly [Parameters, readonly string[]])[]>(
  databases: Databases,
  groups: G,
): Promise<{ [K in keyof G]: unknown[][] }> {
  const { control } = databases
  const results = await control.batch(
    groups.flatMap(([parameters, texts]) => texts.map((text) => statement(control, text, parameters))),
  )
  const rows = results.map((result) => result.results)
  return groups.map(([, texts]) => rows.splice(0, texts.length)) as { [K in keyof G]: unknown[][] }
}

/** A name that is not `owner/name` is one that no repository has. */
export function splitName(repository: string): [string, string] {
  const at = repository.indexOf('/')
  return [repository.slice(0, at < 0 ? undefined : at), at < 0 ? '' : repository.slice(at + 1)]
}

const fullName = (repository: RepositoryRow): string => `${repository.owner}/${repository.name}`
