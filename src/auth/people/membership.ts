/**
 * Updates what we know about a person to what GitHub says: which organisations, which role, which teams.
 *
 * Everything is by numeric id. A login that changed hands transfers nothing: its former owner's account here is renamed
 * and keeps its id.
 */

import type { Databases } from '../../db/databases.ts'
import { statement } from '../../db/statement.ts'
import { REFRESH_TOKEN_SECONDS } from '../oauth/lifetimes.ts'
import type { GitHub, GitHubAccount } from './github.ts'

export interface Person {
  readonly accountId: number
  readonly login: string
  /** Suspended or deleted by the operator. */
  readonly closed: boolean
}

export async function recordPerson(databases: Databases, me: GitHubAccount, now: number): Promise<Person> {
  const { control } = databases
  const results = await control.batch<{ id: number; name: string; closed: number }>(
    [
      `UPDATE account SET name = name || '~' || id WHERE name = :login AND (github_id IS NULL OR github_id <> :github)`,
      `INSERT INTO account (name, github_id, created_at) VALUES (:login, :github, :now)
       ON CONFLICT (github_id) WHERE github_id IS NOT NULL DO UPDATE SET name = :login`,
      `SELECT id, name, deleted_at IS NOT NULL OR suspended_at IS NOT NULL AS closed FROM account WHERE github_id = :github`,
    ].map((sql) => statement(control, sql, { login: me.login, github: me.id, now })),
  )
  const row = results[2]?.results[0]
  if (!row) throw new Error('the account was not recorded')
  return { accountId: row.id, login: row.name, closed: row.closed === 1 }
}

/**
 * What belongs to a membership ends with it, however it ends, so whoever comes back starts without it. `organisations`
 * is a query for the ids that are being left.
 */
export const leftBehind = (account: string, organisations: string): readonly string[] => [
  `DELETE FROM repository_access WHERE account_id = ${account}
     AND repository_id IN (SELECT id FROM repository WHERE organisation_id IN (${organisations}))`,
  `DELETE FROM team_member WHERE account_id = ${account}
     AND team_id IN (SELECT id FROM team WHERE organisation_id IN (${organisations}))`,
  `UPDATE token SET revoked_at = :now WHERE organisation_id IN (${organisations}) AND account_id = ${account}
     AND run IS NULL AND revoked_at IS NULL`,
]

/**
 * SQL for the id under which the table of deliveries remembers that GitHub reported somebody's departure, so that older
 * news does not bring them back. It cannot equal a delivery's id, because those have no spaces.
 */
export const DEPARTED = (from: 'organisation' | 'team', id: string, account: string): string =>
  `'left ${from} ' || CAST(${id} AS INTEGER) || ' ' || CAST(${account} AS INTEGER)`

/**
 * Of somebody who left an organisation here, or was removed, GitHub may still say that they are a member. They come
 * back when they sign in, and not by a client of theirs that refreshes: that is remembered, among what was used up, for
 * as long as such a client can go on. `left`: a query for the ids of the organisations.
 */
export const rememberLeft = (account: string, left: string): string =>
  `INSERT OR REPLACE INTO exchanged_identity (issuer, jti, expires_at)
   SELECT 'left', ${OF_BOTH('organisation_id', account)}, :now + ${REFRESH_TOKEN_SECONDS * 1000} FROM (${left})`
const OF_BOTH = (organisation: string, account: string): string =>
  `CAST(${organisation} AS INTEGER) || ' ' || CAST(${account} AS INTEGER)`
const LEFT_HERE = `EXISTS (SELECT 1 FROM exchanged_identity e
  WHERE e.issuer = 'left' AND e.jti = ${OF_BOTH('o.id', ':account')} AND e.expires_at > :now)`

/** Whatever GitHub says is about whose token it was asked with. */
const IS_THEM = 'EXISTS (SELECT 1 FROM account a WHERE a.id = :account AND a.github_id = :github)'
const LOST = `SELECT m.organisation_id FROM member m JOIN organisation o ON o.id = m.organisation_id
  WHERE m.account_id = :account AND o.github_id IS NOT NULL AND o.github_id NOT IN (SELECT value ->> 0 FROM json_each(:roles))
    AND ${IS_THEM}`

/**
 * GitHub's teams by their names there. A team made here may have the same name, and so may one whose new name nobody told:
 * then its number follows the name for as long as that is so.
 */
const SAID_NAME = '(SELECT s.value ->> 1 FROM json_each(:teams) s WHERE s.value ->> 0 = team.github_id)'
const TEAMS_AS_SAID = [
  // A former name is let go of before others may want it.
  `UPDATE OR IGNORE team SET name = ${SAID_NAME} || '~' || github_id
   WHERE github_id IN (SELECT value ->> 0 FROM json_each(:teams)) AND name NOT IN (${SAID_NAME}, ${SAID_NAME} || '~' || github_id)`,
  `UPDATE OR IGNORE team SET name = ${SAID_NAME} WHERE github_id IN (SELECT value ->> 0 FROM json_each(:teams))
     AND name <> ${SAID_NAME}`,
  `INSERT OR IGNORE INTO team (organisation_id, github_id, name)
   SELECT o.id, t.value ->> 0, iif(EXISTS (SELECT 1 FROM team k WHERE k.organisation_id = o.id AND k.name = t.value ->> 1),
     t.value ->> 1 || '~' || (t.value ->> 0), t.value ->> 1)
   FROM json_each(:teams) t JOIN organisation o ON o.github_id = t.value ->> 2`,
]

/** What GitHub says they are in, each with the row that is there already as `m`, and the role that this comes to. */
const SAID = `json_each(:roles) r JOIN organisation o ON o.github_id = r.value ->> 0
  LEFT JOIN member m ON m.organisation_id = o.id AND m.account_id = :account
  WHERE o.deleted_at IS NULL AND ${IS_THEM}
    AND NOT EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.id = ${DEPARTED('organisation', 'o.github_id', ':github')} AND d.received_at >= :now)
    AND (:signs_in OR m.role IS NOT NULL OR NOT ${LEFT_HERE})`
const ROLE = `CASE WHEN m.role = 'admin' AND r.value ->> 1 = 'member' THEN 'admin' ELSE r.value ->> 1 END`

/**
 * Adds, changes and ends memberships of organisations that GitHub knows. An admin appointed here stays admin as long as
 * GitHub calls the person a member. One batch, including its lines in the audit trail. `now` is the time before GitHub
 * was asked: whoever left in between has left. `signsIn`: the person is there, and not only a client of theirs.
 */
export async function syncMemberships(
  databases: Databases,
  github: GitHub,
  accountId: number,
  token: string,
  now: number,
  signsIn: boolean,
): Promise<void> {
  const [me, memberships, teams] = await Promise.all([github.me(token), github.memberships(token), github.teams(token)])
  const { control } = databases
  const parameters = {
    account: accountId,
    github: me.id,
    now,
    signs_in: signsIn ? 1 : 0,
    // A person owns the organisation that stands for their own repositories.
    roles: JSON.stringify([
      [me.id, 'owner'],
      ...memberships.map(({ organisation, role }) => [organisation.id, role === 'admin' ? 'owner' : 'member']),
    ]),
    teams: JSON.stringify(teams.map(({ id, slug, organisationId }) => [id, slug, organisationId])),
  }
  await control.batch(
    [
      `INSERT INTO audit (at, organisation_id, actor, action, details)
       SELECT :now, organisation_id, 'system', 'member.removed', json_object('account', :account, 'by', 'github') FROM (${LOST})`,
      ...leftBehind(':account', LOST),
      `DELETE FROM member WHERE account_id = :account AND organisation_id IN (${LOST})`,
      `INSERT INTO audit (at, organisation_id, actor, action, details)
       SELECT :now, o.id, 'system', iif(m.role IS NULL, 'member.added', 'member.role'),
         json_object('account', :account, 'role', ${ROLE}, 'by', 'github') FROM ${SAID} AND m.role IS NOT ${ROLE}`,
      `INSERT INTO member (organisation_id, account_id, role, created_at)
       SELECT o.id, :account, ${ROLE}, :now FROM ${SAID}
       ON CONFLICT (organisation_id, account_id) DO UPDATE SET role = excluded.role`,
      ...TEAMS_AS_SAID,
      `DELETE FROM team_member WHERE account_id = :account AND ${IS_THEM} AND team_id IN (
         SELECT id FROM team WHERE github_id IS NOT NULL
           AND github_id NOT IN (SELECT value ->> 0 FROM json_each(:teams)))`,
      `INSERT OR IGNORE INTO team_member (team_id, account_id)
       SELECT t.id, m.account_id FROM team t JOIN member m ON m.organisation_id = t.organisation_id AND m.account_id = :account
       WHERE t.github_id IN (SELECT value ->> 0 FROM json_each(:teams)) AND ${IS_THEM}
         AND NOT EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.id = ${DEPARTED('team', 't.github_id', ':github')} AND d.received_at >= :now)`,
      'UPDATE account SET checked_at = :now WHERE id = :account AND github_id = :github',
    ].map((sql) => statement(control, sql, parameters)),
  )
}
