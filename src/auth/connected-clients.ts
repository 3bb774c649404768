/**
 * The clients that act for people: what each may read, when it last did, and how to end it.
 *
 * Ending one changes a row of the control plane, which every request checks. Telling its session object and the
 * authorization server only speeds up what would happen anyway, so a failure of either does not revive the client.
 */
import type { Databases } from '../db/databases.ts'
import { statement } from '../db/statement.ts'
import type { Env } from '../env.ts'
import { sessionNamed, sessionOfGrant } from '../sessions/open-session.ts'
import { log } from '../telemetry/log.ts'
import { readByMember } from './access-query.ts'
import { type Actor, ADMIN, refusedLine } from './administration/acting.ts'
import { grantLine } from './grant-line.ts'
import { authorizationServer } from './oauth/authorization-server.ts'
import type { EndedGrant } from './oauth/client-grants.ts'

export interface ConnectedClient {
  readonly grant: string
  readonly accountId: number
  readonly account: string
  readonly clientId: string
  /** The client's own name for itself, unverified. */
  readonly name: string
  /** Where its answers go: the only part of its self-description that is verified. */
  readonly redirectHost: string
  readonly resource: string
  /** Everything the person may read, everything in one organisation, or these. */
  readonly repositories: 'all' | { readonly organisation: string } | readonly string[]
  readonly scopes: readonly string[]
  readonly createdAt: number
  readonly expiresAt: number
  /** Accurate to a few minutes. */
  readonly lastCallAt: number | null
}

interface Row {
  id: string
  account_id: number
  account: string
  client_id: string
  client_name: string
  redirect_uri: string
  resource: string
  organisation_id: number | null
  organisation: string | null
  chosen: number
  repositories: string
  scopes: string
  created_at: number
  expires_at: number
  last_used_at: number | null
}

const COLUMNS = `g.id, g.account_id, a.name AS account, g.client_id, g.client_name, g.redirect_uri, g.resource,
  g.organisation_id, g.chosen, g.scopes, g.created_at, g.expires_at, g.last_used_at`

/** The name of the only organisation that it reads: for the person, while they may act in it. */
const organisationOf = (where: string) => `(SELECT o.name FROM organisation o
  WHERE o.id = g.organisation_id ${where}) AS organisation`

const PERSON_ACTS = `AND EXISTS (SELECT 1 FROM member m
  WHERE m.organisation_id = o.id AND m.account_id = g.account_id AND m.suspended_at IS NULL)`

/** Repositories that were chosen for it: of one organisation when that asks, and those that they may still read when the person asks. */
const chosenOf = (where: string) => `(SELECT json_group_array(r.owner || '/' || r.name ORDER BY r.owner, r.name)
  FROM client_grant_repository k JOIN repository r ON r.id = k.repository_id AND r.deleted_at IS NULL ${where}
  WHERE k.grant_id = g.id) AS repositories`

const READ_BY_PERSON = `AND (r.visibility = 'public' OR ${readByMember('g.account_id')})`

const HOLDS = 'g.revoked_at IS NULL AND g.expires_at > :now'

/**
 * Whether the grant reaches the organisation at all. An admin does not see clients that read only other organisations,
 * nor which foreign repositories the others read.
 */
const REACHES = `(g.organisation_id IS NULL OR g.organisation_id = :organisation)
  AND (g.chosen = 0 OR EXISTS (SELECT 1 FROM client_grant_repository k JOIN repository r ON r.id = k.repository_id
    WHERE k.grant_id = g.id AND r.organisation_id = :organisation))
  AND (instr(g.resource, '/mcp/') = 0 OR EXISTS (SELECT 1 FROM repository r WHERE r.organisation_id = :organisation
    AND instr(replace(lower(substr(g.resource, instr(g.resource, '/mcp/'))), '?', '/') || '/', '/mcp/' || lower(r.owner) || '/') = 1))`

/** A person's own clients, in every organisation. */
export async function clientsOfPerson(
  databases: Databases,
  accountId: number,
  now = Date.now(),
): Promise<ConnectedClient[]> {
  const { results } = await statement(
    databases.control,
    `SELECT ${COLUMNS}, ${organisationOf(PERSON_ACTS)}, ${chosenOf(READ_BY_PERSON)}
     FROM client_grant g JOIN account a ON a.id = g.account_id
     WHERE g.account_id = :account AND ${HOLDS} ORDER BY coalesce(g.last_used_at, g.created_at) DESC LIMIT 500`,
    { account: accountId, now },
  ).all<Row>()
  return results.map(clientOf)
}

/** Members' clients that may read something of the organisation, for those who run it. */
export async function clientsOfOrganisation(
  databases: Databases,
  actor: Actor,
  now = Date.now(),
): Promise<ConnectedClient[]> {
  const { results } = await statement(
    databases.control,
    `SELECT ${COLUMNS}, ${organisationOf('')}, ${chosenOf('AND r.organisation_id = :organisation')}
     FROM member m JOIN client_grant g ON g.account_id = m.account_id JOIN account a ON a.id = g.account_id
     WHERE m.organisation_id = :organisation AND ${HOLDS} AND ${REACHES} AND ${ADMIN}
     ORDER BY coalesce(g.last_used_at, g.created_at) DESC LIMIT 1000`,
    { organisation: actor.organisationId, actor: actor.accountId, now },
  ).all<Row>()
  return results.map(clientOf)
}

/** A person disconnects a client of their own. False if it is not theirs, or has ended. */
export function disconnectOwn(
  env: Env,
  databases: Databases,
  accountId: number,
  grant: string,
  now = Date.now(),
): Promise<boolean> {
  const where = 'g.account_id = :actor'
  return end(env, databases, where, { grant, actor: accountId, organisation: null, by: `person:${accountId}`, now })
}

/**
 * Somebody who runs an organisation disconnects a member's client that reads it: the whole grant ends, and the person
 * may grant it again. To exclude a client altogether, block it (`administration.blockClient`).
 */
export function disconnectOfOrganisation(
  env: Env,
  databases: Databases,
  actor: Actor,
  grant: string,
  now = Date.now(),
): Promise<boolean> {
  const { accountId, organisationId } = actor
  const where = `${REACHES} AND ${ADMIN} AND EXISTS (
    SELECT 1 FROM member m WHERE m.organisation_id = :organisation AND m.account_id = g.account_id)`
  const parameters = { grant, actor: accountId, organisation: organisationId, by: `person:${accountId}`, now }
  return end(env, databases, where, parameters)
}

async function end(
  env: Env,
  databases: Databases,
  where: string,
  parameters: { grant: string; actor: number; organisation: number | null; by: string; now: number },
): Promise<boolean> {
  const { control } = databases
  const { grant, organisation } = parameters
  const refused = JSON.stringify({ grant, act: 'client.disconnected', organisation })
  const [ended] = await control.batch<EndedGrant>(
    [
      `UPDATE client_grant AS g SET revoked_at = :now WHERE g.id = :grant AND g.revoked_at IS NULL AND ${where}
       RETURNING id, account_id, provider_grant, resource`,
      grantLine({
        ...{ action: 'client.disconnected', actor: ':by', details: "'client', g.client_id" },
        where: 'g.id = :grant AND changes() > 0 AND (:organisation IS NULL OR m.organisation_id = :organisation)',
      }),
      ...(organisation === null ? [] : [`${refusedLine('act.refused', ADMIN)} AND changes() = 0`]),
    ].map((sql) => statement(control, sql, { ...parameters, refused })),
  )
  const row = ended?.results[0]
  if (!row) return false
  await afterwards(env, row)
  return true
}

/** Follow-up work for an ended grant, which may fail. */
export async function afterwards(env: Env, ended: EndedGrant): Promise<void> {
  const { id, account_id: account, provider_grant: provider, resource } = ended
  const told = await Promise.allSettled([
    sessionNamed(env, sessionOfGrant(id))?.disconnect(),
    provider === null
      ? undefined
      : authorizationServer(new URL(resource).origin, resource).getOAuthApi(env).revokeGrant(provider, `u${account}`),
  ])
  for (const one of told)
    if (one.status === 'rejected') log('warn', 'an ended grant could not be cleared everywhere', { error: one.reason })
}

function clientOf(row: Row): ConnectedClient {
  return {
    grant: row.id,
    accountId: row.account_id,
    account: row.account,
    clientId: row.client_id,
    name: row.client_name,
    redirectHost: hostOf(row.redirect_uri),
    resource: row.resource,
    repositories: reachOf(row),
    scopes: JSON.parse(row.scopes) as string[],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastCallAt: row.last_used_at,
  }
}

function reachOf({ chosen, repositories, organisation_id, organisation }: Row): ConnectedClient['repositories'] {
  if (chosen === 1) return JSON.parse(repositories) as string[]
  if (organisation_id === null) return 'all'
  return organisation === null ? [] : { organisation }
}

/** A custom URL scheme has no host: then the scheme says where answers go. */
function hostOf(redirect: string): string {
  if (!URL.canParse(redirect)) return ''
  const { host, protocol } = new URL(redirect)
  return protocol === 'https:' || protocol === 'http:' ? host : `${protocol}//${host}`
}
