/**
 * Segments of the text indexes, as the sweeper sees them: how much of each is still in use, and replacing several by
 * one.
 *
 * A segment is the only place of its files' postings, so the statements that delete one check again whether a dropped
 * file has come back.
 */
import type { Id } from '../../contract/ids.ts'
import type { RepositoryScope } from '../../tenancy/scope.ts'
import type { Databases } from '../databases.ts'
import { inPageOrder } from '../formats/page-order.ts'
import { rowChunks, statement } from '../statement.ts'
import {
  type Block,
  type BlockRow,
  blockOf,
  blocksSql,
  POSTINGS,
  POSTINGS_TABLES,
  type PostingsKind,
  packedHex,
} from './postings-packs.ts'

export function segmentStore(databases: Databases) {
  return {
    /** Each segment's files, and which of them still exist. */
    async all(scope: RepositoryScope): Promise<{ id: Id; files: Id[]; live: number }[]> {
      const sql = `SELECT s.id, s.files, (SELECT count(*) FROM json_each(s.files) f WHERE EXISTS (
          SELECT 1 FROM file_version v WHERE v.repository_id = :repository AND v.id = f.value)) AS live
        FROM segment s WHERE s.repository_id = :repository`
      const { results } = await statement(databases.shardOf(scope), sql, { repository: scope.repositoryId }).all<{
        id: Id
        files: string
        live: number
      }>()
      return results.map((row) => ({ id: row.id, files: JSON.parse(row.files) as Id[], live: row.live }))
    },

    /** Of each of these segments, the bytes of its postings as they are stored. */
    async bytes(scope: RepositoryScope, ids: readonly Id[]): Promise<ReadonlyMap<Id, number>> {
      const blocks = (kind: PostingsKind) =>
        blocksSql(
          kind,
          (table) => `FROM ${table} b
            WHERE b.repository_id = :repository AND b.segment_id IN (SELECT value FROM json_each(:ids))`,
          'b.segment_id, length(b.data) AS bytes',
        )
      const sql = `SELECT segment_id AS id, sum(bytes) AS bytes FROM (${blocks('trigrams')} UNION ALL ${blocks('words')})
        GROUP BY segment_id`
      const { results } = await statement(databases.shardOf(scope), sql, {
        repository: scope.repositoryId,
        ids: JSON.stringify(ids),
      }).all<{ id: Id; bytes: number }>()
      return new Map(results.map((row) => [row.id, row.bytes]))
    },

    async open(scope: RepositoryScope, ids: readonly Id[]) {
      const shard = databases.shardOf(scope)
      const parameters = { repository: scope.repositoryId, ids: JSON.stringify(ids) }
      const blocksOf = (kind: PostingsKind) =>
        statement(
          shard,
          `SELECT * FROM (${blocksSql(
            kind,
            (table) => `FROM ${table} b
              WHERE b.repository_id = :repository AND b.segment_id IN (SELECT value FROM json_each(:ids))`,
          )}) ORDER BY segment_id, first`,
          parameters,
        )
      const [blocks, words, live] = await shard.batch<Record<string, unknown>>([
        blocksOf('trigrams'),
        blocksOf('words'),
        statement(
          shard,
          `SELECT DISTINCT f.value AS id FROM segment s, json_each(s.files) f
           WHERE s.repository_id = :repository AND s.id IN (SELECT value FROM json_each(:ids))
             AND EXISTS (SELECT 1 FROM file_version v WHERE v.repository_id = :repository AND v.id = f.value)`,
          parameters,
        ),
      ])
      const bySegment = <First extends number | string>(result: D1Result<Record<string, unknown>> | undefined) => {
        const groups = Map.groupBy((result?.results ?? []) as unknown as BlockRow<First>[], (row) => row.segment_id)
        return (id: Id) => (groups.get(id) ?? []).map((row) => blockOf(row))
      }
      return {
        live: new Set((live?.results ?? []).map((row) => row.id as Id)),
        blocksOf: bySegment<number>(blocks),
        wordsOf: bySegment<string>(words),
      }
    },

    /**
     * Replaces several segments by one. Does nothing if a dropped file has come back meanwhile, because its only
     * postings are in the segments to be deleted.
     */
    async replace(
      scope: RepositoryScope,
      old: readonly Id[],
      merged: {
        id: Id
        files: readonly Id[]
        blocks: readonly { first: number; data: Uint8Array }[]
        words: readonly { first: string; data: Uint8Array }[]
      },
      leftOut: readonly Id[],
      now: number,
    ): Promise<void> {
      const shard = databases.shardOf(scope)
      const parameters = {
        repository: scope.repositoryId,
        old: JSON.stringify(old.filter((id) => id !== merged.id)),
        left_out: JSON.stringify(leftOut),
        id: merged.id,
        files: JSON.stringify(merged.files),
        now,
      }
      const still = `NOT EXISTS (SELECT 1 FROM json_each(:left_out) f WHERE EXISTS (
        SELECT 1 FROM file_version v WHERE v.repository_id = :repository AND v.id = f.value))`
      const going = `IN (SELECT value FROM json_each(:old)) AND ${still}`
      const remove = (table: string) =>
        statement(shard, `DELETE FROM ${table} WHERE repository_id = :repository AND segment_id ${going}`, parameters)
      const add = (kind: PostingsKind, blocks: readonly Block<number | string>[]) =>
        rowChunks(
          inPageOrder(
            blocks.map((block) => [block.first, packedHex(block.data)]),
            1,
          ),
        ).map((rows) =>
          statement(
            shard,
            `INSERT OR IGNORE INTO ${POSTINGS[kind].packs} (repository_id, segment_id, first, data)
             SELECT :repository, :id, value ->> 0, unhex(value ->> 1) FROM json_each(:rows) WHERE ${still}`,
            { ...parameters, rows },
          ),
        )
      await shard.batch([
        ...POSTINGS_TABLES.map(remove),
        statement(shard, `DELETE FROM segment WHERE repository_id = :repository AND id ${going}`, parameters),
        ...(merged.files.length === 0
          ? []
          : [
              statement(
                shard,
                `INSERT OR IGNORE INTO segment (repository_id, id, files, uploaded_at)
                 SELECT :repository, :id, :files, :now WHERE ${still}`,
                parameters,
              ),
              ...add('trigrams', merged.blocks),
              ...add('words', merged.words),
            ]),
      ])
    },
  }
}

export type SegmentStore = ReturnType<typeof segmentStore>
