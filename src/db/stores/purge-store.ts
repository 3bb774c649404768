/**
 * Takes away everything of a repository that was deleted. Nobody can ask for it since; this is so that it is not there.
 *
 * Every table of a shard begins with the repository's id, so the list of tables is the schema's own: a table that is added
 * is purged from the day it is there. Pieces are small enough for D1's bound on a query's time.
 */
import type { RepositoryScope } from '../../tenancy/scope.ts'
import type { Databases } from '../databases.ts'
import { statement } from '../statement.ts'

const PIECE = 20_000

export interface PurgedTable {
  readonly name: string
  /** What follows the repository in its key; undefined where nothing does. */
  readonly second: string | undefined
}

export function purgeStore(databases: Databases) {
  const { control } = databases
  return {
    async tables(scope: RepositoryScope): Promise<PurgedTable[]> {
      const { results } = await databases
        .shardOf(scope)
        .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql LIKE '%PRIMARY KEY (repository_id%'")
        .all<{ name: string; sql: string }>()
      return results.map(({ name, sql }) => ({ name, second: /PRIMARY KEY \(repository_id, (\w+)/.exec(sql)?.[1] }))
    },

    /** One piece of each of the tables. Says how many rows went. */
    async piece(scope: RepositoryScope, tables: readonly PurgedTable[]): Promise<number> {
      const shard = databases.shardOf(scope)
      const mine = 'repository_id = :repository'
      const results = await shard.batch(
        tables.map(({ name, second }) => {
          const end = `(SELECT ${second} FROM ${name} WHERE ${mine} ORDER BY ${second} LIMIT 1 OFFSET ${PIECE})`
          // Fewer than a piece: all that is left.
          const part = second === undefined ? '' : ` AND (${end} IS NULL OR ${second} <= ${end})`
          return statement(shard, `DELETE FROM ${name} WHERE ${mine}${part}`, { repository: scope.repositoryId })
        }),
      )
      return results.reduce((sum, result) => sum + (result.meta.changes ?? 0), 0)
    },

    /** What the control plane had, except that there was such a repository: its id is never used again, its name is free. */
    async forget(scope: RepositoryScope): Promise<void> {
      const mine = 'WHERE repository_id = :repository'
      await control.batch(
        [
          `DELETE FROM upload ${mine}`,
          `DELETE FROM run ${mine}`,
          `DELETE FROM push ${mine}`,
          `DELETE FROM held_generation ${mine}`,
          `DELETE FROM ref ${mine}`,
          `DELETE FROM token ${mine}`,
          `DELETE FROM repository_access ${mine}`,
          `DELETE FROM client_grant_repository ${mine}`,
          `DELETE FROM refresh_request ${mine}`,
          `DELETE FROM refresh_watcher ${mine}`,
          `DELETE FROM workflow_start ${mine}`,
          `UPDATE repository SET owner = '', name = 'deleted~' || id, github_id = NULL, github_owner_id = NULL, default_ref = '',
             ci_policy = '{}', sweep_due = 0 WHERE id = :repository AND deleted_at IS NOT NULL`,
        ].map((sql) => statement(control, sql, { repository: scope.repositoryId })),
      )
    },
  }
}
