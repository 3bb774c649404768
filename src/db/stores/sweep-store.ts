/**
 * Clears what can no longer be reached.
 *
 * The control plane goes first: once it has dropped a generation, no reader gets it, and its rows on the shard may
 * follow. Every deleting statement checks again that the row is still unreachable, so it may run during uploads and
 * publishes.
 */
import { Buffer } from 'node:buffer'
import type { Id } from '../../contract/ids.ts'
import type { RepositoryScope } from '../../tenancy/scope.ts'
import type { Databases } from '../databases.ts'
import { otherOf, WAYS } from '../formats/edge-lists.ts'
import { unhex } from '../formats/unhex.ts'
import { rowChunks, statement } from '../statement.ts'
import { PART_BYTES } from './content-rows.ts'

export interface DeadFile {
  readonly id: Id
  /** Names of its symbols, as stored. */
  readonly names: readonly string[]
}
export interface DeadLinks {
  readonly id: Id
  /** The id its edges are stored under. */
  readonly edges: Id
  /** The symbols of its file, and its module: the sources of its edges. */
  readonly sources: readonly Id[]
}

/** What was still held at a moment: rows of anything else, below the horizon, can be deleted. */
export interface Released {
  readonly held: readonly (readonly [layer: number, generation: number])[]
  readonly layers: readonly number[]
  /** Uploads that had staged something and had already ended when this was read. */
  readonly ended: readonly string[]
  /** The repository's next generation at that time: anything published later has this number or a higher one. */
  readonly horizon: number
}

/**
 * True if no manifest row or running upload names the row, it was not just uploaded, and no other row is a difference
 * to it.
 */
const UNREACHED = (
  table: 'file_version' | 'link_set',
  column: 'file_id' | 'link_set_id',
) => `repository_id = :repository
  AND uploaded_at < :before
  AND NOT EXISTS (SELECT 1 FROM manifest m WHERE m.repository_id = :repository AND m.${column} = ${table}.id)
  AND NOT EXISTS (SELECT 1 FROM ${table} c WHERE c.repository_id = :repository AND c.beside_id = ${table}.id)
  AND id NOT IN (SELECT ${column} FROM staged_manifest WHERE repository_id = :repository AND ${column} IS NOT NULL)`

/** Bytes of facts that are read at once, as they are stored: an isolate holds them several times over. */
const FACTS_BYTES = 2_000_000
/** Bytes of a file version's facts; all parts but the last are of one size. */
const SIZE = (version: string) => `length(${version}.facts) + (${version}.facts_parts - 1) * ${PART_BYTES}`
/** The first rows of `rows` whose bytes fit together, and at least one. */
const first = (bytes: string, rows: string) => `SELECT * FROM (
  SELECT d.*, sum(${bytes}) OVER (ORDER BY d.id ROWS UNBOUNDED PRECEDING) - ${bytes} AS ahead FROM (${rows}) d)
  WHERE coalesce(ahead, 0) < ${FACTS_BYTES}`
const FACTS = 'v.id AS version, hex(v.facts) AS facts, v.facts_parts, b.id AS base, hex(b.facts) AS beside'
const OF_VERSION = (id: string) => `LEFT JOIN file_version v ON v.repository_id = :repository AND v.id = ${id}
  LEFT JOIN file_version b ON b.repository_id = :repository AND b.id = v.beside_id`

const gone = 'NOT EXISTS (SELECT 1 FROM link_set l WHERE l.repository_id = :repository AND l.id ='
const left = (edges: string) => `${gone} ${edges})
  AND NOT EXISTS (SELECT 1 FROM link_set l WHERE l.repository_id = :repository AND l.edges_id = ${edges})`
const LIST_OF_SOURCE = `json_each(:rows) s CROSS JOIN edge_list e ON e.repository_id = :repository AND e.way = ${WAYS['out of']}
  AND e.symbol_id = s.value ->> 0 AND e.edges_id = s.value ->> 1`
/**
 * Deletes edges whose source is no longer in any link set. The lists of what a source uses say in which other lists
 * it appears, so those others are deleted first.
 */
const DELETE_EDGES = [
  `DELETE FROM edge_list WHERE repository_id = :repository AND way = ${WAYS.into} AND (symbol_id, edges_id) IN (
     SELECT ${otherOf('j.value')}, e.edges_id FROM ${LIST_OF_SOURCE} CROSS JOIN json_each(e.others) j WHERE ${left('e.edges_id')})`,
  `DELETE FROM edge_list WHERE repository_id = :repository AND way = ${WAYS['out of']} AND (symbol_id, edges_id) IN (
     SELECT value ->> 0, value ->> 1 FROM json_each(:rows)) AND ${left('edge_list.edges_id')}`,
  `DELETE FROM edge WHERE (repository_id, target_id, source_id, link_set_id) IN (
     SELECT e.repository_id, e.target_id, e.source_id, e.link_set_id FROM json_each(:rows) s
     CROSS JOIN edge e INDEXED BY edge_by_source ON e.repository_id = :repository
       AND e.source_id = s.value ->> 0 AND e.link_set_id = s.value ->> 1
     WHERE ${left('e.link_set_id')})`,
]

/**
 * Rows that end in a gap and do not begin before it. Found by where they end: a look at all that is held for every row
 * would take minutes where there are thousands of refs.
 */
const DELETE_IN_GAPS = `DELETE FROM manifest WHERE repository_id = :repository AND (layer_id, path, from_gen) IN (
  SELECT m.layer_id, m.path, m.from_gen FROM json_each(:rows) g CROSS JOIN manifest m INDEXED BY manifest_by_end
    ON m.repository_id = :repository AND m.layer_id = g.value ->> 0 AND m.to_gen > g.value ->> 1
    AND m.to_gen <= g.value ->> 2 AND m.to_gen < ${Number.MAX_SAFE_INTEGER}
  WHERE m.from_gen > g.value ->> 1 AND m.to_gen < :horizon)`

/** The generations of each layer between two that are held, before the first and after the last: (layer, after, up to). */
function gapsOf({ held, layers }: Released): [number, number, number][] {
  const byLayer = new Map(layers.map((layer) => [layer, new Set<number>()]))
  for (const [layer, generation] of held) byLayer.get(layer)?.add(generation)
  return [...byLayer].flatMap(([layer, generations]) => {
    const sorted = [-1, ...[...generations].sort((a, b) => a - b), Number.MAX_SAFE_INTEGER]
    return sorted.slice(1).map((to, at): [number, number, number] => [layer, sorted[at] as number, to])
  })
}

export function sweepStore(databases: Databases) {
  const { control } = databases
  return {
    /**
     * Removes refs whose time is over: from now on nobody finds them by name. What they held is released like any
     * commit that its ref has left. `expired` is a condition, a constant of this code base.
     */
    async expire(scope: RepositoryScope, expired: string, now: number): Promise<void> {
      const gone = `(SELECT ref.id FROM ref JOIN repository r ON r.id = ref.repository_id
        JOIN organisation o ON o.id = r.organisation_id WHERE ref.repository_id = :repository AND ${expired})`
      await control.batch(
        [
          `INSERT INTO audit (at, organisation_id, repository_id, actor, action, details)
           SELECT :now, r.organisation_id, r.id, 'system', 'ref.expired', json_object('ref', f.name, 'ended', f.ended)
           FROM ref f JOIN repository r ON r.id = f.repository_id WHERE f.id IN ${gone}`,
          `UPDATE held_generation SET superseded_at = :now WHERE repository_id = :repository AND superseded_at IS NULL
             AND ref_id IN ${gone}`,
          // This statement comes first, while the ref still satisfies the condition, of which its uploads are a part.
          `UPDATE ref SET generation = NULL, expires_at = -1 WHERE id IN ${gone}`,
          `DELETE FROM upload WHERE repository_id = :repository AND ref_id IN (
             SELECT id FROM ref WHERE repository_id = :repository AND expires_at = -1)`,
          `DELETE FROM push WHERE repository_id = :repository AND ref_name IN (
             SELECT name FROM ref WHERE repository_id = :repository AND expires_at = -1)`,
          'DELETE FROM ref WHERE repository_id = :repository AND expires_at = -1',
        ].map((sql) => statement(control, sql, { repository: scope.repositoryId, now })),
      )
    },

    /**
     * Releases generations that ended before `before` and that nothing builds on, and uploads that expired. Returns
     * what is left.
     */
    async release(
      scope: RepositoryScope,
      times: { now: number; generationsBefore: number; uploadsBefore: number },
    ): Promise<Released> {
      const parameters = {
        repository: scope.repositoryId,
        now: times.now,
        generations_before: times.generationsBefore,
        uploads_before: times.uploadsBefore,
      }
      // Read first: an upload that begins later is not among them, whatever it has staged by the time they are cleared.
      const staging = await statement(
        databases.shardOf(scope),
        'SELECT DISTINCT upload_id AS id FROM staged_manifest WHERE repository_id = :repository',
        { repository: scope.repositoryId },
      ).all<{ id: string }>()
      const results = await control.batch<Record<string, never>>(
        [
          `DELETE FROM held_generation WHERE repository_id = :repository AND superseded_at < :generations_before
             AND NOT EXISTS (SELECT 1 FROM ref f WHERE f.repository_id = :repository AND f.generation = held_generation.generation)
             AND generation NOT IN (SELECT base_generation FROM held_generation WHERE repository_id = :repository AND base_generation IS NOT NULL)
             AND generation NOT IN (SELECT base_generation FROM upload WHERE repository_id = :repository AND status = 'open'
               AND expires_at > :now AND base_generation IS NOT NULL)`,
          'DELETE FROM upload WHERE repository_id = :repository AND expires_at < :uploads_before',
          `DELETE FROM ref WHERE repository_id = :repository AND generation IS NULL AND created_at < :uploads_before
             AND NOT EXISTS (SELECT 1 FROM upload u WHERE u.ref_id = ref.id)`,
          'SELECT layer_id, generation, base_layer_id, base_generation FROM held_generation WHERE repository_id = :repository',
          'SELECT id FROM ref WHERE repository_id = :repository',
          `SELECT id FROM upload WHERE repository_id = :repository AND status = 'open' AND expires_at > :now`,
          'SELECT next_generation FROM repository WHERE id = :repository',
        ].map((sql) => statement(control, sql, parameters)),
      )
      const rows = (at: number) => results[at]?.results as unknown as Record<string, number | string | null>[]
      const held = rows(3).flatMap((row): [number, number][] => [
        [row.layer_id as number, row.generation as number],
        ...(row.base_layer_id === null ? [] : [[row.base_layer_id, row.base_generation] as [number, number]]),
      ])
      const open = new Set(rows(5).map((row) => row.id as string))
      return {
        held,
        layers: [...new Set([...held.map(([layer]) => layer), ...rows(4).map((row) => row.id as number)])],
        ended: staging.results.map((row) => row.id).filter((id) => !open.has(id)),
        horizon: rows(6)[0]?.next_generation as number,
      }
    },

    /**
     * Deletes manifest rows of released generations, of layers that are gone, and of uploads that ended, and what is
     * recorded of those generations and layers besides.
     */
    async clearManifests(scope: RepositoryScope, released: Released): Promise<number> {
      const shard = databases.shardOf(scope)
      const parameters = {
        repository: scope.repositoryId,
        generations: JSON.stringify([...new Set(released.held.map(([, generation]) => generation))]),
        layers: JSON.stringify(released.layers),
        ended: JSON.stringify(released.ended),
        horizon: released.horizon,
      }
      const gaps = rowChunks(gapsOf(released))
      // A row that was closed at or after the horizon may belong to a generation published since the horizon was read.
      const results = await shard.batch([
        ...gaps.map((rows) => statement(shard, DELETE_IN_GAPS, { ...parameters, rows })),
        ...[
          `DELETE FROM manifest WHERE repository_id = :repository AND from_gen < :horizon
             AND layer_id NOT IN (SELECT value FROM json_each(:layers))`,
          'DELETE FROM staged_manifest WHERE repository_id = :repository AND upload_id IN (SELECT value FROM json_each(:ended))',
          `DELETE FROM layer WHERE repository_id = :repository AND fence < :horizon
             AND id NOT IN (SELECT value FROM json_each(:layers))`,
          // What such a generation waited for may not be in the vector store any more, and would be waited for in vain.
          `DELETE FROM embedded_generation WHERE repository_id = :repository AND generation < :horizon
             AND generation NOT IN (SELECT value FROM json_each(:generations))`,
        ].map((sql) => statement(shard, sql, parameters)),
      ])
      return results.reduce((sum, result) => sum + (result.meta.changes ?? 0), 0)
    },

    /** Unreachable link sets, with the facts of their files, which name the sources of their edges. */
    async deadLinks(scope: RepositoryScope, before: number, limit: number) {
      const dead = `SELECT l.id, l.file_id, l.module_id, l.edges, v.id AS version, ${SIZE('v')} AS bytes FROM
          (SELECT id, file_id, module_id, coalesce(edges_id, id) AS edges FROM link_set WHERE ${UNREACHED('link_set', 'link_set_id')} LIMIT ${limit}) l
        LEFT JOIN file_version v ON v.repository_id = :repository AND v.id = l.file_id`
      const sql = `SELECT d.id, d.edges, d.module_id, ${FACTS} FROM (${first('d.bytes', dead)}) d ${OF_VERSION('d.version')}`
      const { results } = await statement(databases.shardOf(scope), sql, {
        repository: scope.repositoryId,
        before,
      }).all<FactsRow & { id: Id; edges: Id; module_id: Id }>()
      return Promise.all(
        results.map(async (row) => ({
          id: row.id,
          edges: row.edges,
          module: row.module_id,
          ...(await factsOf(databases, scope, row)),
        })),
      )
    },

    async deleteLinks(scope: RepositoryScope, links: readonly DeadLinks[], before: number): Promise<void> {
      const shard = databases.shardOf(scope)
      const ids = JSON.stringify(links.map((one) => one.id))
      const parameters = { repository: scope.repositoryId, before, ids }
      const sources = rowChunks(links.flatMap((one) => one.sources.map((source) => [source, one.edges])))
      await shard.batch([
        statement(
          shard,
          `DELETE FROM link_set WHERE id IN (SELECT value FROM json_each(:ids)) AND ${UNREACHED('link_set', 'link_set_id')}`,
          parameters,
        ),
        statement(
          shard,
          `DELETE FROM overflow WHERE repository_id = :repository AND id IN (SELECT value FROM json_each(:ids)) AND ${gone} overflow.id)`,
          parameters,
        ),
        ...sources.flatMap((rows) =>
          DELETE_EDGES.map((sql) => statement(shard, sql, { repository: scope.repositoryId, rows })),
        ),
      ])
    },

    /**
     * Unreachable file versions that no link set is of any more: only their facts say where its edges are. Link sets are
     * listed once, because no index leads from a file to its own.
     */
    async deadFiles(scope: RepositoryScope, before: number, limit: number) {
      const dead = `SELECT id, ${SIZE('file_version')} AS bytes FROM file_version WHERE ${UNREACHED('file_version', 'file_id')}
        AND id NOT IN (SELECT file_id FROM link_set WHERE repository_id = :repository) LIMIT ${limit}`
      const sql = `SELECT d.id, ${FACTS} FROM (${first('d.bytes', dead)}) d ${OF_VERSION('d.id')}`
      const { results } = await statement(databases.shardOf(scope), sql, {
        repository: scope.repositoryId,
        before,
      }).all<FactsRow & { id: Id }>()
      return Promise.all(results.map(async (row) => ({ id: row.id, ...(await factsOf(databases, scope, row)) })))
    },

    async deleteFiles(scope: RepositoryScope, files: readonly DeadFile[], before: number): Promise<void> {
      const shard = databases.shardOf(scope)
      const ids = JSON.stringify(files.map((one) => one.id))
      const parameters = { repository: scope.repositoryId, before, ids }
      const gone = 'NOT EXISTS (SELECT 1 FROM file_version v WHERE v.repository_id = :repository AND v.id ='
      const mine = 'repository_id = :repository'
      const names = rowChunks(files.flatMap((one) => [...new Set(one.names)].map((name) => [name, one.id])))
      await shard.batch([
        statement(
          shard,
          `DELETE FROM file_version WHERE id IN (SELECT value FROM json_each(:ids)) AND ${UNREACHED('file_version', 'file_id')}`,
          parameters,
        ),
        statement(
          shard,
          `DELETE FROM file_text WHERE ${mine} AND file_id IN (SELECT value FROM json_each(:ids)) AND ${gone} file_text.file_id)`,
          parameters,
        ),
        statement(
          shard,
          `DELETE FROM overflow WHERE ${mine} AND id IN (SELECT value FROM json_each(:ids)) AND ${gone} overflow.id)`,
          parameters,
        ),
        ...names.map((rows) =>
          statement(
            shard,
            `DELETE FROM symbol WHERE ${mine} AND (name, file_id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(:rows))
               AND ${gone} symbol.file_id)`,
            { ...parameters, rows },
          ),
        ),
      ])
    },

    async done(scope: RepositoryScope): Promise<void> {
      await statement(control, 'UPDATE repository SET sweep_due = 0 WHERE id = :repository', {
        repository: scope.repositoryId,
      }).run()
    },
  }
}

export type SweepStore = ReturnType<typeof sweepStore>

interface FactsRow {
  readonly version: Id | null
  readonly facts: string
  readonly facts_parts: number
  readonly base: Id | null
  readonly beside: string
}

/** Compressed, and what they are a difference to. Nothing of a file version that is gone. */
async function factsOf(databases: Databases, scope: RepositoryScope, row: FactsRow) {
  const { version, facts, facts_parts, base, beside } = row
  if (version === null) return { facts: undefined, beside: undefined }
  const parts = [unhex(facts)]
  if (facts_parts > 1) {
    const { results } = await statement(
      databases.shardOf(scope),
      'SELECT hex(data) AS data FROM overflow WHERE repository_id = :repository AND id = :id ORDER BY part',
      { repository: scope.repositoryId, id: version },
    ).all<{ data: string }>()
    parts.push(...results.map((part) => unhex(part.data)))
  }
  return { facts: Buffer.concat(parts), beside: base === null ? undefined : unhex(beside) }
}
