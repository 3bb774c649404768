/**
 * What people who run an organisation do to it, and see of it: all acts together. Each is its own story in `administration/`.
 */
import type { Databases } from '../db/databases.ts'
import { statement } from '../db/statement.ts'
import { accessActs } from './administration/access.ts'
import { type Actor, acting } from './administration/acting.ts'
import { memberActs } from './administration/members.ts'
import { organisationActs } from './administration/organisations.ts'
import { repositoryActs } from './administration/repositories.ts'
import { teamActs } from './administration/teams.ts'
import { tokenActs } from './administration/tokens.ts'
import { trailActs } from './administration/trail.ts'

export { type Actor, ADMIN, MEMBER, OWNER, type Role, type Visibility } from './administration/acting.ts'
export { claimOrganisation } from './administration/organisations.ts'

export function administration(databases: Databases, actor: Actor, now = Date.now()) {
  const as = acting(databases, actor, now)
  return {
    ...organisationActs(as),
    ...memberActs(as),
    ...teamActs(as),
    ...tokenActs(as),
    ...repositoryActs(as, databases.shards.length),
    ...accessActs(as),
    ...trailActs(as),
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
