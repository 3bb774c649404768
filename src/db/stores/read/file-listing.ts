/**
 * What a ref's index leaves out and why, and how much storage a repository takes: for a repository's page in the
 * dashboard.
 *
 * These read a whole manifest, or count tables. They run when somebody opens the page and never for a tool.
 */
import type { RefScope, RepositoryScope } from '../../../tenancy/scope.ts'
import type { Databases } from '../../databases.ts'
import { statement } from '../../statement.ts'
import { holds, scopeParameters } from './visible.ts'

export interface SkippedRow {
  readonly path: string
  readonly reason: string
  readonly size: number
}
export interface TableSize {
  readonly name: string
  readonly rows: number
  readonly bytes: number
  /** Rows that D1 bills per row written: the row and its index entries. */
  readonly writes: number
}

function skippedRows(scope: RefScope, more: string): string {
  const rows = (layer: string) => `SELECT m.path, m.reason, m.size FROM manifest m
    WHERE m.repository_id = :repository AND m.layer_id = ${layer} AND m.file_id IS NULL AND m.reason <> 'removed'${more}
      AND ${holds(scope)}`
  return scope.base ? `${rows(':layer')} UNION ALL ${rows(':base_layer')}` : rows(':layer')
}

/** Bytes of a row: the size of its bodies, plus an estimate for the rest of it and its index entries. */
const TABLES: readonly (readonly [name: string, bytes: string, writes: number])[] = [
  ['file_version', 'length(t.facts) + length(t.path) + 150', 1],
  ['overflow', 'length(t.data) + 30', 1],
  ['file_text', 'length(t.data) + 30', 1],
  ['symbol', '2 * length(t.name) + 70', 2],
  ['link_set', 'length(t.body) + 60', 1],
  ['edge', '80', 2],
  ['edge_list', 'length(t.others) + 30', 1],
  ['segment', 'length(t.files) + 40', 1],
  ['trigram_block', 'length(t.data) + 30', 1],
  ['word_block', 'length(t.data) + length(t.first) + 30', 1],
  ['trigram_pack', 'length(t.data) + 40', 2],
  ['word_pack', 'length(t.data) + 2 * length(t.first) + 40', 2],
  ['embedding_term', 'length(t.data) + length(t.first) + 30', 1],
  ['vector_block', 'length(t.data) + 40', 1],
  ['embedded_file', '40', 1],
  ['manifest', 'length(t.path) + 160', 4],
]

export function fileListing(databases: Databases) {
  return {
    /** In path order, starting after a path; with `reason`, only those. */
    async skipped(
      scope: RefScope,
      page: { readonly after: string; readonly reason: string | undefined; readonly limit: number },
    ): Promise<{ readonly files: readonly SkippedRow[]; readonly total: number }> {
      const shard = databases.shardOf(scope)
      const reason = page.reason === undefined ? '' : ' AND m.reason = :reason'
      const parameters = scopeParameters(scope, { after: page.after, reason: page.reason, most: page.limit })
      const [files, total] = await shard.batch<Record<string, unknown>>([
        statement(
          shard,
          `SELECT path, reason, size FROM (${skippedRows(scope, `${reason} AND m.path > :after`)}) ORDER BY path LIMIT :most`,
          parameters,
        ),
        statement(shard, `SELECT count(*) AS total FROM (${skippedRows(scope, reason)})`, parameters),
      ])
      return {
        files: (files?.results ?? []) as unknown as SkippedRow[],
        total: (total?.results[0]?.total as number | undefined) ?? 0,
      }
    },

    /** Reasons, the most frequent first. */
    async skippedBy(
      scope: RefScope,
    ): Promise<readonly { readonly reason: string; readonly files: number; readonly bytes: number }[]> {
      const shard = databases.shardOf(scope)
      const sql = `SELECT reason, count(*) AS files, sum(size) AS bytes FROM (${skippedRows(scope, '')})
        GROUP BY reason ORDER BY files DESC, reason`
      const { results } = await statement(shard, sql, scopeParameters(scope)).all<{
        reason: string
        files: number
        bytes: number
      }>()
      return results
    },

    /** Reads every row of the repository: several hundred thousand for a large one. */
    async tableSizes(scope: RepositoryScope): Promise<readonly TableSize[]> {
      const shard = databases.shardOf(scope)
      const results = await shard.batch<{ rows: number; bytes: number }>(
        TABLES.map(([name, bytes]) =>
          statement(
            shard,
            `SELECT count(*) AS rows, coalesce(sum(${bytes}), 0) AS bytes FROM ${name} t WHERE t.repository_id = :repository`,
            { repository: scope.repositoryId },
          ),
        ),
      )
      return TABLES.map(([name, , writes], at) => {
        const row = results[at]?.results[0]
        return { name, rows: row?.rows ?? 0, bytes: row?.bytes ?? 0, writes }
      })
    },
  }
}
