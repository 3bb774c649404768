/** Members: their roles, suspension and removal. An organisation always keeps an owner who can act. */
import { leftBehind, rememberLeft } from '../people/membership.ts'
import { type Acting, ADMIN, MEMBER, OWNER, type Role } from './acting.ts'

const ANOTHER_OWNER = `EXISTS (SELECT 1 FROM member o JOIN account p ON p.id = o.account_id AND p.deleted_at IS NULL
  AND p.suspended_at IS NULL WHERE o.organisation_id = :organisation AND o.role = 'owner' AND o.suspended_at IS NULL
    AND o.account_id <> :account)`

/** Owners may act on anybody, admins on plain members only. */
const RUNS_THEM = `(${OWNER} OR (${ADMIN} AND NOT EXISTS (SELECT 1 FROM member they
  WHERE they.organisation_id = :organisation AND they.account_id = :account AND they.role <> 'member')))`
const RUNS_THEM_OR_LEAVES = `(${RUNS_THEM} OR (:account = :actor AND ${MEMBER}))`

export interface MemberRow {
  readonly account_id: number
  readonly login: string
  readonly role: Role
  readonly created_at: number
  readonly suspended_at: number | null
  readonly from_github: number
  readonly checked_at: number | null
  /** JSON: [[id, name], …] */
  readonly teams: string
  readonly tokens: number | null
  readonly clients: number | null
  readonly last_call_at: number | null
}

const LEAVES = `organisation_id = :organisation AND account_id = :account AND ${RUNS_THEM_OR_LEAVES}
  AND (role <> 'owner' OR ${ANOTHER_OWNER})`
const LEFT = `SELECT organisation_id FROM member WHERE ${LEAVES}`

export const memberActs = ({ act, look }: Acting) => ({
  setRole: (account: number, role: Role) =>
    act({
      action: 'member.role',
      may: OWNER,
      sql: `UPDATE member SET role = :role WHERE organisation_id = :organisation AND account_id = :account AND role <> :role
        AND ${OWNER} AND (:role = 'owner' OR role <> 'owner' OR ${ANOTHER_OWNER})`,
      parameters: { account, role },
    }),

  /** Admins suspend members, owners suspend anybody; nobody suspends themselves, so an owner who can act is left. */
  suspendMember: (account: number) =>
    act({
      action: 'member.suspended',
      may: RUNS_THEM,
      sql: `UPDATE member SET suspended_at = :now WHERE organisation_id = :organisation AND account_id = :account
        AND suspended_at IS NULL AND account_id <> :actor AND ${RUNS_THEM}`,
      parameters: { account },
    }),

  restoreMember: (account: number) =>
    act({
      action: 'member.restored',
      may: RUNS_THEM,
      sql: `UPDATE member SET suspended_at = NULL WHERE organisation_id = :organisation AND account_id = :account
        AND suspended_at IS NOT NULL AND ${RUNS_THEM}`,
      parameters: { account },
    }),

  /** Admins remove members; owners remove anybody but the last owner; everybody may leave. */
  removeMember: (account: number) =>
    act({
      action: 'member.removed',
      may: RUNS_THEM_OR_LEAVES,
      sql: [rememberLeft(':account', LEFT), ...leftBehind(':account', LEFT), `DELETE FROM member WHERE ${LEAVES}`],
      parameters: { account },
    }),

  /**
   * By name. What somebody has (tokens, clients, last call) is shown to those who run the organisation, and to
   * themselves.
   */
  members(of: { readonly search: string; readonly after: string; readonly limit: number }) {
    const mine = `(${ADMIN} OR m.account_id = :actor)`
    const found = `FROM member m JOIN account a ON a.id = m.account_id AND a.deleted_at IS NULL
      WHERE m.organisation_id = :organisation AND instr(lower(a.name), lower(:search)) > 0 AND ${MEMBER}`
    return look(
      MEMBER,
      [
        `SELECT m.account_id, a.name AS login, m.role, m.created_at, m.suspended_at,
           a.github_id IS NOT NULL AS from_github, a.checked_at,
           (SELECT json_group_array(json_array(t.id, t.name) ORDER BY t.name) FROM team_member tm
            JOIN team t ON t.id = tm.team_id AND t.organisation_id = m.organisation_id
            WHERE tm.account_id = m.account_id) AS teams,
           CASE WHEN ${mine} THEN (SELECT count(*) FROM token k WHERE k.organisation_id = m.organisation_id
             AND k.account_id = m.account_id AND k.run IS NULL AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > :now)) END AS tokens,
           CASE WHEN ${mine} THEN (SELECT count(*) FROM client_grant g WHERE g.account_id = m.account_id
             AND g.revoked_at IS NULL AND g.expires_at > :now
             AND (g.organisation_id IS NULL OR g.organisation_id = m.organisation_id)) END AS clients,
           CASE WHEN ${mine} THEN (SELECT max(u.hour) FROM usage_by_hour u WHERE u.organisation_id = m.organisation_id
             AND u.hour > :now - 2592000000 AND u.account_id = m.account_id) END AS last_call_at
         ${found} AND a.name > :after ORDER BY a.name LIMIT :limit`,
        `SELECT count(*) AS total ${found}`,
      ],
      of,
    )
  },
})
