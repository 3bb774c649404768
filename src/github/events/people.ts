/**
 * Who belongs to what. A right that is lost at GitHub is lost here at once. Somebody who joins an organisation becomes
 * a member here if they have signed in before, and may then read what members may.
 *
 * Deliveries come late and in any order, and these carry no time. So a departure is remembered for as long as GitHub
 * may redeliver, and an arrival in that time is ignored: whoever did come back gets in by signing in, which asks
 * GitHub.
 */
import type { z } from 'zod'
import { DEPARTED, leftBehind } from '../../auth/people/membership.ts'
import { signedOut } from '../../auth/people/sign-out-everywhere.ts'
import type { Effect } from './effect.ts'
import type { Authorization, Member, Membership, Organization, Team } from './payloads.ts'

const ORGANISATION = 'SELECT id FROM organisation WHERE github_id = :organisation AND deleted_at IS NULL'
const ACCOUNT = '(SELECT id FROM account WHERE github_id = :account AND deleted_at IS NULL)'
const TEAM =
  '(SELECT t.id FROM team t JOIN organisation o ON o.id = t.organisation_id WHERE t.github_id = :team AND o.github_id = :organisation)'

const DEPARTED_TEAM = DEPARTED('team', ':team', ':account')
/** How long GitHub redelivers a delivery that failed. */
const AGAIN_MS = 3 * 86_400_000

const departed = (
  id: string,
): string => `INSERT INTO webhook_delivery (id, event, received_at) VALUES (${id}, 'left', :now)
  ON CONFLICT (id) DO UPDATE SET received_at = excluded.received_at`
const isNews = (id: string): string =>
  `NOT EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.id = ${id} AND d.received_at > :now - ${AGAIN_MS})`

const OUT_OF_THE_WAY = `UPDATE repository AS r SET name = substr(r.name, 1, 80) || '~' || r.id
  WHERE r.deleted_at IS NULL AND EXISTS (SELECT 1 FROM repository m WHERE m.deleted_at IS NULL AND m.id <> r.id
    AND m.organisation_id = r.organisation_id AND m.name = r.name AND m.github_owner_id = :organisation`
/** What still has a name below the login is somebody's who had the login before. */
const STRANGERS_OUT_OF_THE_WAY = `${OUT_OF_THE_WAY}) AND r.owner = :login AND r.github_owner_id IS NOT :organisation`
/** And of two repositories that were one owner's by the same name, one is not there any more: what was told of last is. */
const FORMER_OUT_OF_THE_WAY = `${OUT_OF_THE_WAY} AND (m.owner = :login OR m.id > r.id))
  AND r.owner <> :login AND r.github_owner_id = :organisation`

export function onOrganization(
  { action, organization, membership }: z.infer<typeof Organization>,
  now: number,
): Effect[] {
  const organisation = organization.id
  if (action === 'renamed') {
    const parameters = { organisation, login: organization.login }
    return [
      {
        sql: `UPDATE organisation SET name = substr(name, 1, 80) || '~' || id WHERE name = :login AND github_id IS NOT :organisation`,
        parameters,
      },
      { sql: 'UPDATE organisation SET name = :login WHERE github_id = :organisation', parameters },
      ...[STRANGERS_OUT_OF_THE_WAY, FORMER_OUT_OF_THE_WAY].map((sql) => ({ sql, parameters })),
      {
        sql: 'UPDATE repository SET owner = :login WHERE github_owner_id = :organisation AND deleted_at IS NULL',
        parameters,
      },
      { sql: 'UPDATE installation SET owner = :login WHERE github_owner_id = :organisation', parameters },
    ]
  }
  if (action === 'deleted')
    return of(organisation, now, 'organisation.deleted', {}, [
      'UPDATE organisation SET deleted_at = :now WHERE github_id = :organisation AND deleted_at IS NULL',
    ])
  if (!membership) return []
  const account = membership.user.id
  if (action === 'member_removed')
    return of(organisation, now, 'member.removed', { account }, [
      departed(DEPARTED('organisation', ':organisation', ':account')),
      ...leftBehind(ACCOUNT, ORGANISATION),
      `DELETE FROM member WHERE account_id = ${ACCOUNT} AND organisation_id IN (${ORGANISATION})`,
    ])
  if (action === 'member_added')
    return of(organisation, now, 'member.added', { account, role: membership.role === 'admin' ? 'owner' : 'member' }, [
      `INSERT OR IGNORE INTO member (organisation_id, account_id, role, created_at)
       SELECT o.id, a.id, :role, :now FROM organisation o, account a
       WHERE o.github_id = :organisation AND o.deleted_at IS NULL AND a.github_id = :account AND a.deleted_at IS NULL
         AND ${isNews(DEPARTED('organisation', ':organisation', ':account'))}`,
    ])
  return []
}

export function onMembership(
  { action, member, team, organization }: z.infer<typeof Membership>,
  now: number,
): Effect[] {
  const details = { account: member.id, team: team.id }
  if (action === 'removed')
    return of(organization.id, now, 'team.member.removed', details, [
      departed(DEPARTED_TEAM),
      `DELETE FROM team_member WHERE account_id = ${ACCOUNT} AND team_id = ${TEAM}`,
    ])
  if (action === 'added')
    return of(organization.id, now, 'team.member.added', details, [
      `INSERT OR IGNORE INTO team_member (team_id, account_id)
       SELECT t.id, a.id FROM team t JOIN organisation o ON o.id = t.organisation_id, account a
       WHERE t.github_id = :team AND o.github_id = :organisation AND a.github_id = :account AND a.deleted_at IS NULL
         AND ${isNews(DEPARTED_TEAM)}`,
    ])
  return []
}

export function onTeam({ action, team, organization, repository }: z.infer<typeof Team>, now: number): Effect[] {
  const details = { team: team.id }
  switch (action) {
    case 'deleted':
      return of(organization.id, now, 'team.deleted', details, [
        `DELETE FROM repository_access WHERE team_id = ${TEAM}`,
        `DELETE FROM team_member WHERE team_id = ${TEAM}`,
        `DELETE FROM team WHERE id = ${TEAM}`,
      ])
    case 'edited':
      return of(organization.id, now, 'team.renamed', { ...details, name: team.slug }, [
        `UPDATE OR IGNORE team SET name = :name WHERE id = ${TEAM} AND name <> :name`,
      ])
    case 'removed_from_repository':
      return repository === undefined
        ? []
        : of(organization.id, now, 'access.revoked', { ...details, repo: repository.id }, [
            `DELETE FROM repository_access WHERE team_id = ${TEAM}
               AND repository_id IN (SELECT id FROM repository WHERE github_id = :repo)`,
          ])
    default:
      return []
  }
}

/** A collaborator was removed. Only removals are applied: who may read here is decided here. */
export function onMember({ action, member, repository }: z.infer<typeof Member>, now: number): Effect[] {
  if (action !== 'removed') return []
  return of(repository.owner.id, now, 'access.revoked', { account: member.id, repo: repository.id }, [
    `DELETE FROM repository_access WHERE account_id = ${ACCOUNT}
       AND repository_id IN (SELECT id FROM repository WHERE github_id = :repo)`,
  ])
}

/** The person revoked Sextant's authorisation at GitHub: what they signed in with it is signed out. */
export function onAuthorization({ action, sender }: z.infer<typeof Authorization>, now: number): Effect[] {
  if (action !== 'revoked') return []
  const parameters = { account: sender.id, details: JSON.stringify({ account: sender.id }), now }
  return signedOut(ACCOUNT, "'github'", ':details').map((sql) => ({ sql, parameters }))
}

/** The statements, and an audit line about the last of them if it changed something. */
function of(
  organisation: number,
  now: number,
  action: string,
  details: Record<string, string | number>,
  acts: readonly string[],
): Effect[] {
  const parameters = { ...details, organisation, now, action, details: JSON.stringify(details) }
  const note = `INSERT INTO audit (at, organisation_id, actor, action, details)
    SELECT :now, id, 'github', :action, :details FROM organisation WHERE github_id = :organisation AND changes() > 0`
  return [...acts, note].map((sql) => ({ sql, parameters }))
}
