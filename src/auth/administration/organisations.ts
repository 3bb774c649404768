/** The organisation itself: its settings, the clients it permits, its creation and its end. */
import type { Databases } from '../../db/databases.ts'
import { statement } from '../../db/statement.ts'
import type { Stored } from '../authorize-ingest.ts'
import { type Acting, ADMIN, MEMBER, OWNER, type Role } from './acting.ts'
import { type Keeping, keepingColumns } from './repositories.ts'

export interface OrganisationRow {
  readonly id: number
  readonly name: string
  readonly github_id: number | null
  readonly role: Role
  readonly created_at: number
  readonly records_calls: number
  readonly listed_clients_only: number
  readonly keep_commits_days: number | null
  readonly keep_ended_days: number | null
  readonly keep_idle_days: number | null
}

/** The client's own name for itself, as it was last shown to somebody of the organisation. */
const NAME_OF_CLIENT = `(SELECT g.client_name FROM client_grant g JOIN member m ON m.account_id = g.account_id
  AND m.organisation_id = :organisation WHERE g.client_id = c.client_id ORDER BY g.created_at DESC LIMIT 1)`

export const organisationActs = ({ act, list, look }: Acting) => ({
  /** For its members; `guard` may require more. */
  async organisation(guard: typeof MEMBER | typeof ADMIN = MEMBER) {
    const rows = await look(guard, [
      `SELECT o.id, o.name, o.github_id, m.role, o.created_at, o.records_calls, o.listed_clients_only, o.keep_commits_days,
         o.keep_ended_days, o.keep_idle_days
       FROM organisation o JOIN member m ON m.organisation_id = o.id AND m.account_id = :actor
       WHERE o.id = :organisation AND ${MEMBER}`,
      `SELECT c.client_id, ${NAME_OF_CLIENT} AS name, c.allowed_at AS at FROM allowed_client c
       WHERE c.organisation_id = :organisation AND ${MEMBER} ORDER BY c.allowed_at DESC LIMIT 500`,
      `SELECT c.client_id, ${NAME_OF_CLIENT} AS name, c.blocked_at AS at FROM blocked_client c
       WHERE c.organisation_id = :organisation AND ${MEMBER} ORDER BY c.blocked_at DESC LIMIT 500`,
    ])
    const [row] = rows?.[0] ?? []
    if (!rows || !row) return undefined
    type Listed = { client_id: string; name: string | null; at: number }[]
    return {
      row: row as unknown as OrganisationRow,
      allowed: (rows[1] ?? []) as unknown as Listed,
      blocked: (rows[2] ?? []) as unknown as Listed,
    }
  },

  setOrganisation(change: Keeping & { readonly listedClientsOnly?: boolean | undefined }) {
    const { assignments, parameters } = keepingColumns(change)
    const listed = change.listedClientsOnly
    const all = [assignments, listed === undefined ? '' : 'listed_clients_only = :listed_only'].filter(Boolean)
    if (all.length === 0) return Promise.resolve(false)
    return act({
      action: 'organisation.settings',
      sql: `UPDATE organisation SET ${all.join(', ')} WHERE id = :organisation AND deleted_at IS NULL AND ${ADMIN}`,
      parameters: { ...parameters, ...(listed === undefined ? {} : { listed_only: listed ? 1 : 0 }) },
    })
  },

  blockClient: (client: string) =>
    act({
      action: 'client.blocked',
      sql: `INSERT OR IGNORE INTO blocked_client (organisation_id, client_id, blocked_at)
        SELECT :organisation, :client, :now WHERE ${ADMIN}`,
      parameters: { client },
    }),

  unblockClient: (client: string) =>
    act({
      action: 'client.unblocked',
      sql: `DELETE FROM blocked_client WHERE organisation_id = :organisation AND client_id = :client AND ${ADMIN}`,
      parameters: { client },
    }),

  allowClient: (client: string) =>
    act({
      action: 'client.listed',
      sql: `INSERT OR IGNORE INTO allowed_client (organisation_id, client_id, allowed_at)
        SELECT :organisation, :client, :now WHERE ${ADMIN}`,
      parameters: { client },
    }),

  unlistClient: (client: string) =>
    act({
      action: 'client.unlisted',
      sql: `DELETE FROM allowed_client WHERE organisation_id = :organisation AND client_id = :client AND ${ADMIN}`,
      parameters: { client },
    }),

  /** Undefined for those who do not run it. */
  async stored(): Promise<Stored | undefined> {
    const [row] = await list<Stored>(
      `SELECT (SELECT coalesce(sum(r.stored_bytes), 0) FROM repository r WHERE r.organisation_id = o.id) AS bytes,
         o.stored_bytes_limit AS "limit"
       FROM organisation o WHERE o.id = :organisation AND ${ADMIN}`,
    )
    return row
  },

  /** `confirmation`: the name as typed by the person who deletes it. */
  deleteOrganisation: (confirmation?: string) =>
    act({
      action: 'organisation.deleted',
      may: OWNER,
      sql: `UPDATE organisation SET deleted_at = :now WHERE id = :organisation AND deleted_at IS NULL
        AND (:confirmation IS NULL OR name = :confirmation) AND ${OWNER}`,
      parameters: { confirmation: confirmation ?? null },
      details: {},
    }),
})

/** The organisations that a person is in. */
export async function organisationsOf(databases: Databases, accountId: number) {
  const { results } = await statement(
    databases.control,
    `SELECT o.id, o.name, o.github_id, m.role,
       (SELECT count(*) FROM repository r WHERE r.organisation_id = o.id AND r.deleted_at IS NULL
          AND (m.role IN ('owner', 'admin') OR r.visibility <> 'private')) AS repositories
     FROM member m JOIN organisation o ON o.id = m.organisation_id AND o.deleted_at IS NULL AND o.suspended_at IS NULL
     WHERE m.account_id = :account AND m.suspended_at IS NULL ORDER BY o.name LIMIT 500`,
    { account: accountId },
  ).all<{ id: number; name: string; github_id: number | null; role: Role; repositories: number }>()
  return results
}

/** Which of these GitHub ids belong to an organisation here already. */
export async function claimedAmong(databases: Databases, githubIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { results } = await statement(
    databases.control,
    'SELECT o.github_id FROM json_each(:ids) j JOIN organisation o ON o.github_id = j.value WHERE o.deleted_at IS NULL',
    { ids: JSON.stringify(githubIds) },
  ).all<{ github_id: number }>()
  return new Set(results.map((row) => row.github_id))
}

/**
 * Creates an organisation for one at GitHub, or for a person's own account. Only for its owner there, which the caller
 * has checked with GitHub; undefined if it is already claimed. GitHub decides who has a name now: a former holder here
 * is renamed out of the way. One that was deleted here lets go of what is unique, for it and its repositories, and is swept
 * as it would be.
 */
export async function claimOrganisation(
  databases: Databases,
  accountId: number,
  github: { readonly id: number; readonly login: string },
  now = Date.now(),
): Promise<number | undefined> {
  const { control } = databases
  const parameters = { github: github.id, login: github.login, account: accountId, by: `person:${accountId}`, now }
  const former = 'SELECT id FROM organisation WHERE github_id = :github AND deleted_at IS NOT NULL'
  const [, , , made] = await control.batch(
    [
      `UPDATE repository SET sweep_due = 1, deleted_at = :now WHERE deleted_at IS NULL AND organisation_id IN (${former})`,
      `UPDATE organisation SET github_id = NULL, name = substr(name, 1, 80) || '~' || id WHERE id IN (${former})`,
      `UPDATE organisation SET name = substr(name, 1, 80) || '~' || id
       WHERE name = :login AND github_id IS NOT NULL AND github_id <> :github`,
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
