/**
 * Repositories of an organisation.
 */
import type { OrganisationScope } from '../../tenancy/scope.ts'
import type { Databases } from '../databases.ts'
import { statement } from '../statement.ts'

export function repositoryStore(databases: Databases) {
  const { control, shards } = databases
  return {
    /**
     * Links a repository by name, on the shard that has the fewest. Does nothing if the organisation already has one of
     * that name. Deleted repositories count too: their rows exist until they are purged.
     */
    async link(
      scope: OrganisationScope,
      repository: { owner: string; name: string; defaultRef: string; actor: string },
      now: number,
    ): Promise<void> {
      const parameters = {
        organisation: scope.organisationId,
        owner: repository.owner,
        name: repository.name,
        default_ref: repository.defaultRef,
        actor: repository.actor,
        shards: JSON.stringify(shards.map((_, number) => number)),
        details: JSON.stringify({ repository: `${repository.owner}/${repository.name}` }),
        now,
      }
      await control.batch(
        [
          `INSERT OR IGNORE INTO repository (organisation_id, owner, name, shard, default_ref, created_at)
           SELECT :organisation, :owner, :name, s.value, :default_ref, :now FROM json_each(:shards) s
           ORDER BY (SELECT count(*) FROM repository r WHERE r.shard = s.value), s.value LIMIT 1`,
          `INSERT INTO audit (at, organisation_id, repository_id, actor, action, details)
           SELECT :now, :organisation, r.id, :actor, 'repository.linked', :details FROM repository r
           WHERE changes() = 1 AND r.organisation_id = :organisation AND r.owner = :owner AND r.name = :name
             AND r.deleted_at IS NULL`,
        ].map((sql) => statement(control, sql, parameters)),
      )
    },
  }
}
