/**
 * Who may read a repository and why; granting and revoking access; and the effect of a change before it is made.
 *
 * `reasonsOf` explains in words what MEMBER_MAY_READ of access-query.ts decides in SQL; a test checks that they agree.
 */
import type { Value } from '../../db/statement.ts'
import { type Acting, ADMIN, OF_ORGANISATION, type Role, type Visibility } from './acting.ts'

export interface Named {
  readonly id: number
  readonly name: string
}
export type Reason =
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'everyone' }
  | { readonly kind: 'person' }
  | { readonly kind: 'team'; readonly team: Named }

/** A member of the organisation who is not suspended, with all of their teams there. */
export interface Candidate {
  readonly id: number
  readonly login: string
  readonly role: Role
  readonly teams: readonly Named[]
}
/** What decides access to one repository. */
export interface Sharing {
  readonly visibility: Visibility
  readonly people: ReadonlySet<number>
  readonly teams: ReadonlySet<number>
}

export function reasonsOf(candidate: Candidate, sharing: Sharing): Reason[] {
  const { id, role, teams } = candidate
  return [
    ...(role === 'member' ? [] : [{ kind: 'role', role } as const]),
    ...(sharing.visibility === 'private' ? [] : [{ kind: 'everyone' } as const]),
    ...(sharing.people.has(id) ? [{ kind: 'person' } as const] : []),
    ...teams.filter((team) => sharing.teams.has(team.id)).map((team) => ({ kind: 'team', team }) as const),
  ]
}

export type Change =
  | { readonly kind: 'grant' | 'revoke'; readonly account?: number | undefined; readonly team?: number | undefined }
  | { readonly kind: 'visibility'; readonly visibility: Visibility }

export function changed(sharing: Sharing, change: Change): Sharing {
  if (change.kind === 'visibility') return { ...sharing, visibility: change.visibility }
  const edit = (set: ReadonlySet<number>, id: number | undefined) =>
    id === undefined ? set : new Set(change.kind === 'grant' ? [...set, id] : [...set].filter((one) => one !== id))
  return { ...sharing, people: edit(sharing.people, change.account), teams: edit(sharing.teams, change.team) }
}

const CANDIDATES = `SELECT a.id, a.name AS login, m.role,
    (SELECT json_group_array(json_array(t.id, t.name) ORDER BY t.name) FROM team_member tm
     JOIN team t ON t.id = tm.team_id AND t.organisation_id = m.organisation_id WHERE tm.account_id = a.id) AS teams
  FROM member m JOIN account a ON a.id = m.account_id AND a.deleted_at IS NULL AND a.suspended_at IS NULL
  WHERE m.organisation_id = :organisation AND m.suspended_at IS NULL AND ${ADMIN}`

const sharedWith = (joined: string) => `FROM repository r JOIN repository_access x ON x.repository_id = r.id ${joined}
  WHERE r.id = :repository AND r.organisation_id = :organisation AND r.deleted_at IS NULL AND ${ADMIN}`

const candidateOf = (row: Record<string, Value>): Candidate => ({
  id: row.id as number,
  login: row.login as string,
  role: row.role as Role,
  teams: (JSON.parse(row.teams as string) as [number, string][]).map(([id, name]) => ({ id, name })),
})

export const accessActs = ({ act, look }: Acting) => ({
  allowPerson: (repository: number, account: number) =>
    act({
      action: 'access.granted',
      sql: `INSERT OR IGNORE INTO repository_access (repository_id, account_id, created_at)
        SELECT r.id, m.account_id, :now FROM repository r JOIN member m ON m.organisation_id = r.organisation_id
        WHERE r.id = :repository AND r.organisation_id = :organisation AND r.deleted_at IS NULL
          AND m.account_id = :account AND ${ADMIN}`,
      parameters: { repository, account },
    }),

  allowTeam: (repository: number, team: number) =>
    act({
      action: 'access.granted',
      sql: `INSERT OR IGNORE INTO repository_access (repository_id, team_id, created_at)
        SELECT r.id, t.id, :now FROM repository r JOIN team t ON t.organisation_id = r.organisation_id
        WHERE r.id = :repository AND r.organisation_id = :organisation AND r.deleted_at IS NULL
          AND t.id = :team AND ${ADMIN}`,
      parameters: { repository, team },
    }),

  revokeAccess: (repository: number, of: { readonly account: number } | { readonly team: number }) =>
    act({
      action: 'access.revoked',
      sql: `DELETE FROM repository_access WHERE repository_id = (SELECT id FROM repository WHERE ${OF_ORGANISATION})
        AND (account_id = :account OR team_id = :team) AND ${ADMIN}`,
      parameters: { repository, account: 'account' in of ? of.account : null, team: 'team' in of ? of.team : null },
      details: { repository, ...of },
    }),

  administers: async (): Promise<boolean> => (await look(ADMIN, [])) !== undefined,

  /** Undefined when there is no such repository, or the actor does not run its organisation. */
  async sharing(repository: number) {
    const rows = await look(
      ADMIN,
      [
        `SELECT visibility FROM repository WHERE ${OF_ORGANISATION} AND ${ADMIN}`,
        `${CANDIDATES} ORDER BY a.name`,
        `SELECT x.account_id AS id, a.name, x.created_at AS since
         ${sharedWith('JOIN account a ON a.id = x.account_id')} ORDER BY a.name`,
        `SELECT x.team_id AS id, t.name, x.created_at AS since,
           (SELECT count(*) FROM team_member tm JOIN member m ON m.account_id = tm.account_id
            AND m.organisation_id = t.organisation_id WHERE tm.team_id = t.id) AS members
         ${sharedWith('JOIN team t ON t.id = x.team_id')} ORDER BY t.name`,
        `SELECT k.id, k.prefix, k.name FROM token k WHERE k.organisation_id = :organisation AND k.account_id IS NULL
           AND k.run IS NULL AND (k.repository_id IS NULL OR k.repository_id = :repository) AND k.revoked_at IS NULL
           AND (k.expires_at IS NULL OR k.expires_at > :now) AND instr(k.scopes, '"read"') > 0 AND ${ADMIN} ORDER BY k.name`,
      ],
      { repository },
    )
    const [row] = rows?.[0] ?? []
    if (!rows || !row) return undefined
    const [, candidates = [], people = [], teams = [], tokens = []] = rows
    return {
      sharing: {
        visibility: row.visibility as Visibility,
        people: new Set(people.map((one) => one.id as number)),
        teams: new Set(teams.map((one) => one.id as number)),
      } satisfies Sharing,
      candidates: candidates.map(candidateOf),
      people: people as unknown as { id: number; name: string; since: number }[],
      teams: teams as unknown as { id: number; name: string; since: number; members: number }[],
      tokens: tokens as unknown as { id: number; prefix: string; name: string }[],
    }
  },

  /** Every repository of the organisation with what decides access to it, for one member. */
  async accessOfMember(account: number) {
    const rows = await look(
      ADMIN,
      [
        `${CANDIDATES} AND a.id = :account`,
        `SELECT r.id, r.owner || '/' || r.name AS repository, r.visibility,
           EXISTS (SELECT 1 FROM repository_access x WHERE x.repository_id = r.id AND x.account_id = :account) AS person,
           (SELECT json_group_array(x.team_id) FROM repository_access x WHERE x.repository_id = r.id AND x.team_id IS NOT NULL) AS teams
         FROM repository r WHERE r.organisation_id = :organisation AND r.deleted_at IS NULL AND ${ADMIN}
         ORDER BY r.owner, r.name LIMIT 5000`,
      ],
      { account },
    )
    const [person] = rows?.[0] ?? []
    if (!rows || !person) return undefined
    const candidate = candidateOf(person)
    const repositories = (rows[1] ?? []).map((row) => ({
      id: row.id as number,
      repository: row.repository as string,
      reasons: reasonsOf(candidate, {
        visibility: row.visibility as Visibility,
        people: new Set(row.person === 1 ? [account] : []),
        teams: new Set(JSON.parse(row.teams as string) as number[]),
      }),
    }))
    return { candidate, repositories: repositories.filter(({ reasons }) => reasons.length > 0) }
  },

  /** Active clients of these people. */
  async clientsOf(accounts: readonly number[]): Promise<number> {
    const rows = await look(
      ADMIN,
      [
        `SELECT count(*) AS clients FROM json_each(:accounts) j JOIN client_grant g ON g.account_id = j.value
         JOIN member m ON m.organisation_id = :organisation AND m.account_id = j.value
         WHERE g.revoked_at IS NULL AND g.expires_at > :now AND ${ADMIN}`,
      ],
      { accounts: JSON.stringify(accounts) },
    )
    return (rows?.[0]?.[0]?.clients as number | undefined) ?? 0
  },
})
