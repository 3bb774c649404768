/**
 * What people who run an organisation do to it. Each act is one batch: the change, made only if the actor may, and its line in
 * the audit trail, written only if the change was made. What the actor may not touch and what is not there answer the same.
 */
import type { Databases } from '../db/databases.ts'
import { statement, type Value } from '../db/statement.ts'
import { SCOPES, type Scope } from './principal.ts'
import { newToken } from './tokens.ts'

export type Role = 'owner' | 'admin' | 'member'
export type Visibility = 'private' | 'internal' | 'public'

/** The person who acts, and the organisation that is acted on. */
export interface Actor {
  readonly accountId: number
  readonly organisationId: number
}

const runs = (...roles: Role[]) => `EXISTS (SELECT 1 FROM member acting
  JOIN account person ON person.id = acting.account_id AND person.deleted_at IS NULL AND person.suspended_at IS NULL
  JOIN organisation of ON of.id = acting.organisation_id AND of.deleted_at IS NULL AND of.suspended_at IS NULL
  WHERE acting.organisation_id = :organisation AND acting.account_id = :actor
    AND acting.role IN (${roles.map((role) => `'${role}'`).join(', ')}))`
export const OWNER = runs('owner')
export const ADMIN = runs('owner', 'admin')
export const MEMBER = runs('owner', 'admin', 'member')

const OF_ORGANISATION = 'id = :repository AND organisation_id = :organisation AND deleted_at IS NULL'

export interface TokenRequest {
  readonly name: string
  readonly scopes: readonly Scope[]
  /** Bound to the person who makes it: ends with the membership, and reads what the person reads. */
  readonly personal: boolean
  readonly repositoryId?: number | undefined
  readonly refPattern?: string | undefined
  readonly expiresAt?: number | undefined
}

export function administration(databases: Databases, actor: Actor, now = Date.now()) {
  const { control } = databases
  // A number that is bound comes out of a concatenation as 1.0, so names are made here.
  const by = `person:${actor.accountId}`
  const who = { organisation: actor.organisationId, actor: actor.accountId, by, now }

  /** Whether anything was changed. */
  async function act(
    action: string,
    sql: string,
    parameters: Record<string, Value> = {},
    details: Record<string, Value> = parameters,
  ): Promise<boolean> {
    const all = { repository: null, ...parameters, ...who, action, details: JSON.stringify(details) }
    const [change] = await control.batch(
      [
        sql,
        `INSERT INTO audit (at, organisation_id, repository_id, actor, action, details)
         SELECT :now, :organisation, :repository, :by, :action, :details WHERE changes() > 0`,
      ].map((text) => statement(control, text, all)),
    )
    return (change?.meta.changes ?? 0) > 0
  }

  async function list<Row>(sql: string, parameters: Record<string, Value> = {}): Promise<Row[]> {
    return (await statement(control, sql, { ...parameters, ...who }).all<Row>()).results
  }

  return {
    /** Shown once. Undefined when the actor may not, or there is no such repository. */
    async createToken(request: TokenRequest): Promise<string | undefined> {
      const scopes = SCOPES.filter((scope) => request.scopes.includes(scope))
      // A member's own token reads; what writes, or outlives a membership, is for those who run the organisation.
      const guard = request.personal && scopes.every((scope) => scope === 'read') ? MEMBER : ADMIN
      const made = await newToken()
      const { hash, prefix } = made
      const created = await act(
        'token.created',
        `INSERT INTO token (hash, prefix, name, organisation_id, account_id, repository_id, ref_pattern, scopes, created_at, expires_at)
         SELECT :hash, :prefix, :name, :organisation, :account, :repository, :pattern, :scopes, :now, :expires
         WHERE ${guard} AND (:repository IS NULL OR EXISTS (SELECT 1 FROM repository WHERE ${OF_ORGANISATION}))`,
        {
          hash,
          prefix,
          name: request.name.slice(0, 100),
          account: request.personal ? actor.accountId : null,
          repository: request.repositoryId ?? null,
          pattern: request.refPattern ?? null,
          scopes: JSON.stringify(scopes),
          expires: request.expiresAt ?? null,
        },
        { prefix, name: request.name.slice(0, 100), scopes: scopes.join(' ') },
      )
      return created ? made.token : undefined
    },

    /** Everybody sees their own; those who run the organisation see all. Upload tokens of CI runs live for minutes. */
    tokens: () =>
      list<{ id: number; prefix: string; name: string; scopes: string; expires_at: number; last_used_at: number }>(
        `SELECT id, prefix, name, account_id, repository_id, ref_pattern, scopes, created_at, expires_at, last_used_at, revoked_at
         FROM token WHERE organisation_id = :organisation AND run IS NULL
           AND (${ADMIN} OR (account_id = :actor AND ${MEMBER})) ORDER BY id DESC LIMIT 500`,
      ),

    revokeToken: (token: number) =>
      act(
        'token.revoked',
        `UPDATE token SET revoked_at = :now WHERE id = :token AND organisation_id = :organisation AND revoked_at IS NULL
           AND (${ADMIN} OR (account_id = :actor AND ${MEMBER}))`,
        { token },
      ),

    /** An organisation is never left without an owner. */
    setRole: (account: number, role: Role) =>
      act(
        'member.role',
        `UPDATE member SET role = :role WHERE organisation_id = :organisation AND account_id = :account AND role <> :role
           AND ${OWNER} AND (:role = 'owner' OR role <> 'owner' OR (
             SELECT count(*) FROM member o WHERE o.organisation_id = :organisation AND o.role = 'owner') > 1)`,
        { account, role },
      ),

    /** Admins remove members; owners remove anybody but the last owner; everybody may leave. */
    removeMember: (account: number) =>
      act(
        'member.removed',
        `DELETE FROM member WHERE organisation_id = :organisation AND account_id = :account
           AND (${OWNER} OR (role = 'member' AND ${ADMIN}) OR account_id = :actor)
           AND (role <> 'owner' OR (
             SELECT count(*) FROM member o WHERE o.organisation_id = :organisation AND o.role = 'owner') > 1)`,
        { account },
      ),

    setVisibility: (repository: number, visibility: Visibility) =>
      act(
        'repository.visibility',
        `UPDATE repository SET visibility = :visibility WHERE ${OF_ORGANISATION} AND visibility <> :visibility AND ${ADMIN}`,
        { repository, visibility },
      ),

    /** Which repository at GitHub may upload to this one, by its ids. */
    linkToGitHub: (
      repository: number,
      github: { readonly id: number; readonly ownerId: number },
      policy: object = {},
    ) =>
      act(
        'repository.identity',
        `UPDATE repository SET github_id = :github, github_owner_id = :owner, ci_policy = :policy
         WHERE ${OF_ORGANISATION} AND ${ADMIN}
           AND NOT EXISTS (SELECT 1 FROM repository other WHERE other.github_id = :github AND other.deleted_at IS NULL
             AND other.id <> :repository)`,
        { repository, github: github.id, owner: github.ownerId, policy: JSON.stringify(policy) },
      ),

    deleteRepository: (repository: number) =>
      act(
        'repository.deleted',
        `UPDATE repository SET deleted_at = :now, sweep_due = 1 WHERE ${OF_ORGANISATION} AND ${ADMIN}`,
        { repository },
      ),

    allowPerson: (repository: number, account: number) =>
      act(
        'access.granted',
        `INSERT OR IGNORE INTO repository_access (repository_id, account_id, created_at)
         SELECT r.id, m.account_id, :now FROM repository r JOIN member m ON m.organisation_id = r.organisation_id
         WHERE r.id = :repository AND r.organisation_id = :organisation AND r.deleted_at IS NULL
           AND m.account_id = :account AND ${ADMIN}`,
        { repository, account },
      ),

    allowTeam: (repository: number, team: number) =>
      act(
        'access.granted',
        `INSERT OR IGNORE INTO repository_access (repository_id, team_id, created_at)
         SELECT r.id, t.id, :now FROM repository r JOIN team t ON t.organisation_id = r.organisation_id
         WHERE r.id = :repository AND r.organisation_id = :organisation AND r.deleted_at IS NULL
           AND t.id = :team AND ${ADMIN}`,
        { repository, team },
      ),

    revokeAccess: (repository: number, of: { readonly account: number } | { readonly team: number }) =>
      act(
        'access.revoked',
        `DELETE FROM repository_access WHERE repository_id = (SELECT id FROM repository WHERE ${OF_ORGANISATION})
           AND (account_id = :account OR team_id = :team) AND ${ADMIN}`,
        { repository, account: 'account' in of ? of.account : null, team: 'team' in of ? of.team : null },
      ),

    blockClient: (client: string) =>
      act(
        'client.blocked',
        `INSERT OR IGNORE INTO blocked_client (organisation_id, client_id, blocked_at)
         SELECT :organisation, :client, :now WHERE ${ADMIN}`,
        { client },
      ),

    unblockClient: (client: string) =>
      act(
        'client.unblocked',
        `DELETE FROM blocked_client WHERE organisation_id = :organisation AND client_id = :client AND ${ADMIN}`,
        { client },
      ),

    deleteOrganisation: () =>
      act(
        'organisation.deleted',
        `UPDATE organisation SET deleted_at = :now WHERE id = :organisation AND deleted_at IS NULL AND ${OWNER}`,
      ),

    trail: (before = Number.MAX_SAFE_INTEGER) =>
      list<{ id: number; at: number; repository_id: number | null; actor: string; action: string; details: string }>(
        `SELECT id, at, repository_id, actor, action, details FROM audit
         WHERE organisation_id = :organisation AND id < :before AND ${ADMIN} ORDER BY id DESC LIMIT 200`,
        { before },
      ),
  }
}

/** A person's own clients, in every organisation: what they are, and ending one. */
export function ownClients(databases: Databases, accountId: number, now = Date.now()) {
  const { control } = databases
  return {
    async list() {
      const { results } = await statement(
        control,
        `SELECT id, client_id, client_name, resource, organisation_id, chosen, created_at, expires_at, last_used_at
         FROM client_grant WHERE account_id = :account AND revoked_at IS NULL AND expires_at > :now ORDER BY created_at DESC`,
        { account: accountId, now },
      ).all<{ id: string; client_id: string; client_name: string; resource: string; last_used_at: number | null }>()
      return results
    },
    async revoke(grant: string): Promise<boolean> {
      const [change] = await control.batch(
        [
          `UPDATE client_grant SET revoked_at = :now WHERE id = :grant AND account_id = :account AND revoked_at IS NULL`,
          `INSERT INTO audit (at, organisation_id, actor, action, details)
           SELECT :now, m.organisation_id, :by, 'client.revoked', json_object('grant', :grant)
           FROM member m WHERE m.account_id = :account AND changes() > 0`,
        ].map((sql) => statement(control, sql, { grant, account: accountId, by: `person:${accountId}`, now })),
      )
      return (change?.meta.changes ?? 0) > 0
    },
  }
}

/**
 * An organisation of GitHub's, or a person's own name, becomes one here. Only for who owns it there, which the caller has asked
 * GitHub; undefined when somebody has claimed it before.
 */
export async function claimOrganisation(
  databases: Databases,
  accountId: number,
  github: { readonly id: number; readonly login: string },
  now = Date.now(),
): Promise<number | undefined> {
  const { control } = databases
  const parameters = { github: github.id, login: github.login, account: accountId, by: `person:${accountId}`, now }
  const [made] = await control.batch(
    [
      'INSERT OR IGNORE INTO organisation (name, github_id, created_at) VALUES (:login, :github, :now)',
      `INSERT INTO member (organisation_id, account_id, role, created_at)
       SELECT o.id, :account, 'owner', :now FROM organisation o WHERE o.github_id = :github AND changes() = 1`,
      `INSERT INTO audit (at, organisation_id, actor, action, details)
       SELECT :now, o.id, :by, 'organisation.claimed', json_object('github', :github)
       FROM organisation o WHERE o.github_id = :github AND changes() = 1`,
    ].map((sql) => statement(control, sql, parameters)),
  )
  if (made?.meta.changes !== 1) return undefined
  return made.meta.last_row_id
}
