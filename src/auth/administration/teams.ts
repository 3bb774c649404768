/** Teams: GitHub's, which only GitHub can fill, and those created here. */
import { type Acting, ADMIN, MEMBER } from './acting.ts'

const MADE_HERE = 'organisation_id = :organisation AND github_id IS NULL'

export const teamActs = ({ act, create, list, look }: Acting) => ({
  teams: () =>
    look(MEMBER, [
      `SELECT t.id, t.name, t.github_id IS NOT NULL AS from_github,
         (SELECT json_group_array(json_array(a.id, a.name) ORDER BY a.name) FROM team_member tm
          JOIN member m ON m.account_id = tm.account_id AND m.organisation_id = t.organisation_id
          JOIN account a ON a.id = tm.account_id AND a.deleted_at IS NULL WHERE tm.team_id = t.id) AS members,
         (SELECT json_group_array(json_array(r.id, r.owner || '/' || r.name) ORDER BY r.owner, r.name)
          FROM repository_access x JOIN repository r ON r.id = x.repository_id AND r.deleted_at IS NULL
          WHERE x.team_id = t.id AND ${ADMIN}) AS repositories
       FROM team t WHERE t.organisation_id = :organisation AND ${MEMBER} ORDER BY t.name LIMIT 1000`,
    ]),

  /** Undefined also when a team of that name exists. */
  createTeam: (name: string) =>
    create({
      action: 'team.created',
      sql: `INSERT OR IGNORE INTO team (organisation_id, name) SELECT :organisation, :name WHERE ${ADMIN}`,
      parameters: { name },
    }),

  /** Its name is for the trail, where nothing else says afterwards which team it was. */
  async deleteTeam(team: number) {
    const named = `SELECT name FROM team WHERE id = :team AND ${MADE_HERE} AND ${ADMIN}`
    const [found] = await list<{ name: string }>(named, { team })
    const ours = `(SELECT id FROM team WHERE id = :team AND ${MADE_HERE} AND ${ADMIN})`
    return act({
      action: 'team.deleted',
      sql: [
        `DELETE FROM repository_access WHERE team_id = ${ours}`,
        `DELETE FROM team_member WHERE team_id = ${ours}`,
        `DELETE FROM team WHERE id = :team AND ${MADE_HERE} AND ${ADMIN}`,
      ],
      parameters: { team },
      details: { team, name: found?.name ?? null },
    })
  },

  joinTeam: (team: number, account: number) =>
    act({
      action: 'team.joined',
      sql: `INSERT OR IGNORE INTO team_member (team_id, account_id)
        SELECT t.id, m.account_id FROM team t JOIN member m ON m.organisation_id = t.organisation_id
        WHERE t.id = :team AND t.organisation_id = :organisation AND t.github_id IS NULL AND m.account_id = :account AND ${ADMIN}`,
      parameters: { team, account },
    }),

  leaveTeam: (team: number, account: number) =>
    act({
      action: 'team.left',
      sql: `DELETE FROM team_member WHERE account_id = :account
        AND team_id = (SELECT id FROM team WHERE id = :team AND ${MADE_HERE}) AND ${ADMIN}`,
      parameters: { team, account },
    }),
})
