/**
 * Deletes everything of a deleted repository. Nobody can read it any more; this makes sure that it is really gone.
 *
 * Every table of a shard begins with the repository's id, so the list of tables is taken from the schema: a new table
 * is purged from the start. Pieces are small enough for D1's limit on query time.
 */
import type { RepositoryScope } from '../../tenancy/scope.ts'
import type { Databases } from '../databases.ts'
import { statement } from '../statement.ts'

const PIECE = 20_000

export interface PurgedTable {
  readonly name: string
  /** The columns after the repository in the table's key. */
  readonly key: string
}

const KEY = /PRIMARY KEY \(repository_id, ([\w, ]+)\)/

export function purgeStore(databases: Databases) {
  const { control } = databases
  return {
    async tables(scope: RepositoryScope): Promise<PurgedTable[]> {
      const { results } = await databases
        .shardOf(scope)
        .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql LIKE '%PRIMARY KEY (repository_id%'")
        .all<{ name: string; sql: string }>()
      return results.map(({ name, sql }) => ({ name, key: KEY.exec(sql)?.[1] ?? 'rowid' }))
    },

    /** Deletes one piece of each table. Returns the tables that had any. */
    async piece(scope: RepositoryScope, tables: readonly PurgedTable[]): Promise<PurgedTable[]> {
      const shard = databases.shardOf(scope)
      const mine = 'repository_id = :repository'
      // By the whole key: many rows may have its first column in common.
      const results = await shard.batch(
        tables.map(({ name, key }) =>
          statement(
            shard,
            `DELETE FROM ${name} WHERE ${mine} AND (${key}) IN (SELECT ${key} FROM ${name} WHERE ${mine} LIMIT ${PIECE})`,
            { repository: scope.repositoryId },
          ),
        ),
      )
      return tables.filter((_, at) => (results[at]?.meta.changes ?? 0) > 0)
    },

    /**
     * Deletes the rows of the control plane, except the one that reserves the repository's id. Its name is free again.
     */
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
             next_default_ref = NULL, said_default_ref = NULL, known_default_ref = NULL, workflow = NULL, ci_policy = '{}', sweep_due = 0, stored_bytes = NULL WHERE id = :repository AND deleted_at IS NOT NULL`,
        ].map((sql) => statement(control, sql, { repository: scope.repositoryId })),
      )
    },
  }
}
