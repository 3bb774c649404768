/**
 * Writes content-addressed data: file versions, link sets, and the segments of the substring and word indexes.
 *
 * Every write is INSERT OR IGNORE under an id derived from the content, so it may be repeated, in any order, by several
 * uploads at once. Nothing is visible before a manifest names it.
 */
import { Buffer } from 'node:buffer'
import type { Id } from '../../contract/ids.ts'
import type { RepositoryScope } from '../../tenancy/scope.ts'
import type { Databases } from '../databases.ts'
import { statement } from '../statement.ts'
import {
  fileStatements,
  linkStatements,
  type NewFile,
  type NewLinks,
  type NewSegment,
  segmentStatements,
} from './content-rows.ts'
import { type ContentTable, keptAs, keptSql, namedAs } from './vouched.ts'

/** Ids by their public name, each with the id it is stored under (vouched.ts). */
export interface Known {
  readonly files: ReadonlyMap<Id, Id>
  readonly links: ReadonlyMap<Id, Id>
  /** Of this run's own kind (vouched or not), because a segment covers files that were uploaded with it. */
  readonly segments: ReadonlySet<Id>
}

/** Larger bodies are stored whole: a reader of a difference must read its base too. */
const MOST_BESIDE = 200_000
/** Bytes of parameters in one transaction: what an isolate can hold besides the request itself. */
const TRANSACTION_BYTES = 16_000_000

export function contentStore(databases: Databases) {
  return {
    /**
     * Which of these ids this repository has, for a vouched or an unvouched run. Never asked about another repository,
     * because the answer would reveal what that one contains.
     */
    async known(
      scope: RepositoryScope,
      vouched: boolean,
      ids: { files: Id[]; links: Id[]; segments: Id[] },
    ): Promise<Known> {
      const shard = databases.shardOf(scope)
      const query = (table: ContentTable, list: Id[], vouchedAlone: boolean) =>
        statement(
          shard,
          `SELECT value AS id, ${keptSql(table, 'i.value', vouchedAlone)} AS kept FROM json_each(:ids) i WHERE kept IS NOT NULL`,
          { ids: JSON.stringify(list), repository: scope.repositoryId },
        )
      const own = ids.segments.map((id) => keptAs(id, vouched))
      const [files, links, segments] = await shard.batch<{ id: Id; kept: Id }>([
        query('file_version', ids.files, vouched),
        query('link_set', ids.links, vouched),
        query('segment', own, true),
      ])
      const map = (result: D1Result<{ id: Id; kept: Id }> | undefined) =>
        new Map(result?.results.map((row) => [row.id, row.kept]))
      return {
        files: map(files),
        links: map(links),
        segments: new Set(segments?.results.map((row) => namedAs(row.id))),
      }
    },

    /** For each path, the latest version that is stored whole and is not large: a possible base for a difference. */
    async wholeVersions(
      scope: RepositoryScope,
      paths: readonly string[],
    ): Promise<Map<string, { id: Id; text: Uint8Array; facts: Uint8Array }>> {
      const last = `(SELECT x.id FROM file_version x INDEXED BY file_version_whole
        WHERE x.repository_id = :repository AND x.path = p.value AND x.beside_id IS NULL ORDER BY x.rowid DESC LIMIT 1)`
      const sql = `SELECT v.path, v.id, hex(v.facts) AS facts, hex(t.data) AS text
        FROM json_each(:paths) p
          CROSS JOIN file_version v ON v.repository_id = :repository AND v.id = ${last}
          CROSS JOIN file_text t ON t.repository_id = :repository AND t.file_id = v.id AND t.part = 0
        WHERE v.facts_parts = 1 AND v.size <= ${MOST_BESIDE}`
      const { results } = await statement(databases.shardOf(scope), sql, {
        repository: scope.repositoryId,
        paths: JSON.stringify(paths),
      }).all<{ path: string; id: Id; facts: string; text: string }>()
      return new Map(
        results.map((row) => [row.path, { id: row.id, text: bytesOf(row.text), facts: bytesOf(row.facts) }]),
      )
    },

    /**
     * For each file version, a link set that is stored whole: one that a ref has for it, or for the version that it is
     * a difference to.
     */
    async wholeLinks(scope: RepositoryScope, files: readonly Id[]): Promise<Map<Id, { id: Id; body: Uint8Array }>> {
      const link = (id: string) =>
        `SELECT coalesce(l.beside_id, l.id) FROM link_set l WHERE l.repository_id = :repository AND l.id = ${id}`
      const ofFile = `(SELECT m.link_set_id FROM manifest m INDEXED BY manifest_by_file
        WHERE m.repository_id = :repository AND m.file_id = coalesce(f.beside_id, f.id) LIMIT 1)`
      const sql = `SELECT i.value AS file, l.id, hex(l.body) AS body FROM json_each(:files) i
        CROSS JOIN file_version f ON f.repository_id = :repository AND f.id = i.value
        CROSS JOIN link_set l ON l.repository_id = :repository AND l.id = (${link(ofFile)})
        WHERE l.body_parts = 1 AND length(l.body) <= ${MOST_BESIDE}`
      const { results } = await statement(databases.shardOf(scope), sql, {
        repository: scope.repositoryId,
        files: JSON.stringify(files),
      }).all<{ file: Id; id: Id; body: string }>()
      return new Map(results.map((row) => [row.file, { id: row.id, body: bytesOf(row.body) }]))
    },

    /**
     * Stores a segment and the files it covers in one transaction, so that no file is ever stored without its index.
     */
    async addSegment(
      scope: RepositoryScope,
      segment: NewSegment,
      files: readonly NewFile[],
      now: number,
    ): Promise<void> {
      const shard = databases.shardOf(scope)
      await shard.batch([...fileStatements(shard, scope, files, now), ...segmentStatements(shard, scope, segment, now)])
    },

    /** Stores link sets with their edges; each with all of its edges, or not at all. */
    async addLinks(scope: RepositoryScope, links: readonly NewLinks[], now: number): Promise<void> {
      const shard = databases.shardOf(scope)
      for (const group of grouped(links, (one) => 2 * one.body.length + 64 * one.edges.length)) {
        await shard.batch(linkStatements(shard, scope, group, now))
      }
    },
  }
}

export type ContentStore = ReturnType<typeof contentStore>

const bytesOf = (text: string): Buffer => Buffer.from(text, 'hex')

function* grouped<T>(items: readonly T[], bytesOf: (item: T) => number): Generator<T[]> {
  let group: T[] = []
  let bytes = 0
  for (const item of items) {
    const size = bytesOf(item)
    if (bytes + size > TRANSACTION_BYTES && group.length > 0) {
      yield group
      group = []
      bytes = 0
    }
    group.push(item)
    bytes += size
  }
  if (group.length > 0) yield group
}
