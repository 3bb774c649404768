/**
 * Authentication: the credentials that a request carries, and the principal that the control plane finds for them.
 *
 * Reading credentials does not verify them. Only rows that the control plane's primary returned for them, in the same
 * batch as the request's own question, make a principal.
 */
import type { Databases } from '../db/databases.ts'
import { statement } from '../db/statement.ts'
import type { Policy } from '../sessions/limit.ts'
import type { Principal, Proof, Scope } from '../tenancy/principal.ts'
import { type CallerRow, callerQuery, lastUsedUpdate, type Parameters } from './access-query.ts'
import { type LimitRow, limitOf } from './administration/limits.ts'

/** An upload that has been silent for this long no longer counts as "syncing". */
const LIVE_UPLOAD_MS = 120_000

export type Refusal = Reason & { readonly by?: Believed }

/** Authenticated, but refused: it still counts as a call of theirs. */
interface Believed {
  readonly principal: Principal
  readonly policy?: Policy | undefined
}

export type Reason =
  /** No credentials, or invalid ones: 401. */
  | { readonly ok: false; readonly reason: 'unauthenticated' }
  /** Valid credentials without this scope: 403, and the caller may be told which scope. */
  | { readonly ok: false; readonly reason: 'insufficient_scope'; readonly scope: Scope }
  /** Absent, forbidden and deleted repositories alike. */
  | { readonly ok: false; readonly reason: 'repository_not_found' }
  /** No repository was named, and the caller sees several (or none). */
  | { readonly ok: false; readonly reason: 'repository_required' }
  /** The caller may see the repository, but this ref does not exist, or has no published index yet (`indexing`). */
  | {
      readonly ok: false
      readonly reason: 'ref_not_indexed'
      readonly repository: string
      readonly ref: string
      readonly indexing: boolean
    }
  /** An ambiguous abbreviated commit. */
  | { readonly ok: false; readonly reason: 'ambiguous_commit'; readonly commits: readonly string[] }
  /** The generation that a cursor was made for is no longer held. */
  | { readonly ok: false; readonly reason: 'generation_gone' }

/** `policy`: what the organisation requires of the call, if the call concerns one. */
export type Allowed<T> =
  | ({ readonly ok: true; readonly principal: Principal; readonly policy?: Policy | undefined } & T)
  | Refusal

/** Reads the credentials of a request without verifying them. Only the Authorization header counts, never the URL. */
export async function proofOf(request: Request): Promise<Proof | undefined> {
  const token = /^Bearer +(\S{1,200}) *$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return token === undefined ? undefined : { kind: 'token', hash: await tokenHash(token) }
}

/** Look-up is by this hash and not by the token, so the duration of a comparison reveals nothing about any token. */
export async function tokenHash(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether the credentials are valid at all, for requests that concern no repository. */
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

export function believe(rows: unknown[] | undefined, needs: Scope, proof: Proof): Allowed<object> {
  const caller = (rows as CallerRow[] | undefined)?.[0]
  if (!caller) return { ok: false, reason: 'unauthenticated' }
  const granted = JSON.parse(caller.scopes) as Scope[]
  // An access token may carry fewer scopes than its grant, never more.
  const scopes = new Set(proof.kind === 'grant' ? granted.filter((scope) => proof.scopes.includes(scope)) : granted)
  if (caller.creates === 0) scopes.delete('repository:create')
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

export function policyFrom(text: string | null | undefined): Policy | undefined {
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

/** One round trip; returns the rows of each statement in order. */
export async function ask(databases: Databases, parameters: Parameters, texts: string[]): Promise<unknown[][]> {
  const [rows] = await askAll(databases, [[parameters, texts]] as const)
  return rows
}

/** The same for groups of statements with parameters of their own: still one round trip. */
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
