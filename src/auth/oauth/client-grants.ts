/**
 * What people granted to clients, as rows of the control plane. The authorization server has its own records in a store
 * that may lag by a minute; these rows decide, on every request.
 */
import type { Databases } from '../../db/databases.ts'
import { statement } from '../../db/statement.ts'
import type { Env } from '../../env.ts'
import { sessionNamed, sessionOfGrant } from '../../sessions/open-session.ts'
import { visible } from '../../visible-text.ts'
import { grantLine, revokedLine } from '../grant-line.ts'
import { GitHubRefused, GitHubUnavailable, openGitHub } from '../people/github.ts'
import { syncMemberships } from '../people/membership.ts'

/**
 * How long memberships count as current while GitHub is unavailable: an hour, less the life of a token issued on them.
 */
const OLDEST_CHECK_MS = 3_000_000

export interface NewGrant {
  readonly id: string
  readonly accountId: number
  /**
   * Hash of the browser session in which it was allowed. Nothing is recorded if the session ends in the meantime:
   * whoever signs out everywhere must not be left with a client that is allowed at that moment. Undefined: of no browser.
   */
  readonly session: string | undefined
  readonly clientId: string
  readonly clientName: string
  readonly redirectUri: string
  readonly resource: string
  /** Everything the person may read, everything in one organisation, or these repositories. */
  readonly reach:
    | { readonly of: 'all' }
    | { readonly of: 'organisation'; readonly organisationId: number }
    | { readonly of: 'repositories'; readonly repositoryIds: readonly number[] }
  readonly scopes: readonly string[]
  readonly providerGrant: string
  readonly expiresAt: number
}

/** A grant that has ended in the control plane; the authorization server's records of it are still there. */
export interface EndedGrant {
  readonly id: string
  readonly account_id: number
  readonly provider_grant: string | null
  readonly resource: string
}

/**
 * If the same client at the same address is allowed again, only the last grant remains; gives the ones that it replaces. With
 * another redirect URI it is in another place, as a program on a computer and the same on the web are.
 */
export async function recordGrant(databases: Databases, grant: NewGrant, now: number): Promise<readonly EndedGrant[]> {
  const { control } = databases
  const { reach } = grant
  const parameters = {
    id: grant.id,
    account: grant.accountId,
    by: `person:${grant.accountId}`,
    session: grant.session ?? null,
    client: grant.clientId,
    // As the person saw it when they allowed the client: lists show it to others.
    name: visible(grant.clientName).slice(0, 200),
    redirect: grant.redirectUri,
    resource: grant.resource,
    organisation: reach.of === 'organisation' ? reach.organisationId : null,
    chosen: reach.of === 'repositories' ? 1 : 0,
    repositories: JSON.stringify(reach.of === 'repositories' ? reach.repositoryIds : []),
    scopes: JSON.stringify(grant.scopes),
    provider: grant.providerGrant,
    expires: grant.expiresAt,
    now,
  }
  const [replaced] = await control.batch<EndedGrant>(
    [
      `UPDATE client_grant SET revoked_at = :now WHERE account_id = :account AND client_id = :client
         AND resource = :resource AND redirect_uri = :redirect AND revoked_at IS NULL
       RETURNING id, account_id, provider_grant, resource`,
      `INSERT INTO client_grant (id, account_id, client_id, client_name, redirect_uri, resource, organisation_id, chosen, scopes,
         provider_grant, created_at, expires_at)
       SELECT :id, :account, :client, :name, :redirect, :resource, :organisation, :chosen, :scopes, :provider, :now, :expires
       WHERE :session IS NULL OR EXISTS (SELECT 1 FROM web_session s WHERE s.hash = :session AND s.account_id = :account)`,
      `INSERT INTO client_grant_repository (grant_id, repository_id)
       SELECT g.id, r.id FROM client_grant g, json_each(:repositories) j JOIN repository r ON r.id = j.value WHERE g.id = :id`,
      grantLine({
        ...{ action: 'client.allowed', actor: ':by', where: 'g.id = :id' },
        details: "'client', g.client_id, 'resource', g.resource",
      }),
    ].map((sql) => statement(control, sql, parameters)),
  )
  return replaced?.results ?? []
}

/**
 * Whether tokens may still be issued for a grant. If there is a GitHub token, asks GitHub about the person's
 * memberships first. What GitHub refuses, or the operator has closed, is over for the authorization server too: the row says so
 * at once, as its store may answer for a minute with tokens that it has deleted, and lists show the row.
 */
export async function recheckGrant(
  databases: Databases,
  env: Env,
  grant: string,
  { gitHubToken, now }: { readonly gitHubToken: string | undefined; readonly now: number },
): Promise<'holds' | 'ended' | 'unknown'> {
  const row = await statement(
    databases.control,
    `SELECT g.account_id, a.checked_at FROM client_grant g
     JOIN account a ON a.id = g.account_id AND a.deleted_at IS NULL AND a.suspended_at IS NULL
     WHERE g.id = :grant AND g.revoked_at IS NULL AND g.expires_at > :now`,
    { grant, now },
  ).first<{ account_id: number; checked_at: number | null }>()
  if (!row) return endedBy('system', 'account closed')
  if (gitHubToken === undefined) return 'holds'
  try {
    await syncMemberships(databases, openGitHub(env), row.account_id, gitHubToken, now, false)
    return 'holds'
  } catch (error) {
    if (error instanceof GitHubRefused) return endedBy('github', 'github')
    if (!(error instanceof GitHubUnavailable)) throw error
    return now - (row.checked_at ?? 0) < OLDEST_CHECK_MS ? 'holds' : 'unknown'
  }

  async function endedBy(actor: string, by: string): Promise<'ended'> {
    const { control } = databases
    await control.batch(
      [
        'UPDATE client_grant SET revoked_at = :now WHERE id = :grant AND revoked_at IS NULL AND expires_at > :now',
        REVOKED,
      ].map((sql) => statement(control, sql, { grant, actor, by, now })),
    )
    await sessionNamed(env, sessionOfGrant(grant))
      ?.disconnect()
      .catch(() => undefined)
    return 'ended'
  }
}

const REVOKED = revokedLine('g.id = :grant', ':actor')

/** What ended a client whose code came twice, in the trail. */
export const CODE_USED_TWICE = 'code used twice'
/** The issuer under which used codes are recorded; a code belongs to its grant. */
const CODES = 'code'
/** Longer than a code is valid. */
const REMEMBER_MS = 86_400_000

/**
 * Whether this is the first exchange of the grant's code. A second exchange means that the code was stolen, by one side
 * or the other, so the grant ends for both.
 */
export async function claimCode(databases: Databases, grant: string, now: number): Promise<boolean> {
  const { control } = databases
  const parameters = { issuer: CODES, grant, actor: 'system', by: CODE_USED_TWICE, now, until: now + REMEMBER_MS }
  const [, , , first] = await control.batch(
    [
      'DELETE FROM exchanged_identity WHERE expires_at < :now',
      `UPDATE client_grant SET revoked_at = :now WHERE id = :grant AND revoked_at IS NULL
         AND EXISTS (SELECT 1 FROM exchanged_identity WHERE issuer = :issuer AND jti = :grant)`,
      REVOKED,
      'INSERT OR IGNORE INTO exchanged_identity (issuer, jti, expires_at) VALUES (:issuer, :grant, :until)',
    ].map((sql) => statement(control, sql, parameters)),
  )
  return first?.meta.changes === 1
}

/** After an exchange that gave nobody tokens. If the code was used again meanwhile, its grant has ended and stays so. */
export async function releaseCode(databases: Databases, grant: string): Promise<void> {
  const sql = 'DELETE FROM exchanged_identity WHERE issuer = :issuer AND jti = :grant'
  await statement(databases.control, sql, { issuer: CODES, grant }).run()
}

/** The resource of a grant, by the authorization server's grant id, which codes and refresh tokens start with. */
export async function resourceOfGrant(databases: Databases, providerGrant: string): Promise<string | undefined> {
  const row = await statement(databases.control, 'SELECT resource FROM client_grant WHERE provider_grant = :provider', {
    provider: providerGrant,
  }).first<{ resource: string }>()
  return row?.resource
}
