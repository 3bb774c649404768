/**
 * What each ref contains, by generation: the shard's half of a publish.
 *
 *   layer 100 (main)              gen 4        gen 7          A row holds for from_gen <= g < to_gen. Writing
 *     a.ts  ──────────────────────[4 …………………………………………)      generation 7 closes rows at 7 and opens rows from 7.
 *     b.ts  ──────────────────────[4 …………………)[7 ……………………)     Readers at 4 see none of it, and nobody reads at 7
 *   layer 101 (feature, on 100@4)                              before the ref points there.
 *     b.ts  ……………………… its own row hides the base's
 *
 * Several publishers may run at once, one of them long presumed dead. Each holds a generation number of its own and
 * writes only while the layer's `fence` has that number. Raising the fence first undoes what an earlier publisher left.
 */
import type { Id } from '../../contract/ids.ts'
import type { ManifestEntry } from '../../contract/manifest.ts'
import type { RepositoryScope } from '../../tenancy/scope.ts'
import type { Databases } from '../databases.ts'
import { rowChunks, statement, type Value } from '../statement.ts'
import { keptSql, namedAs, namedSql, unvouchedSql } from './vouched.ts'

/** `to_gen` of a row that is still open. */
const OPEN = Number.MAX_SAFE_INTEGER
/** Staged paths written in one transaction, which D1 limits to 30 seconds. */
const PATHS_PER_TRANSACTION = 50_000

/** A layer at a generation, and the layer it builds on. */
export interface View {
  readonly layer: number
  readonly generation: number
  readonly base?: { readonly layer: number; readonly generation: number } | undefined
}

export interface NextGeneration {
  readonly upload: string
  readonly layer: number
  readonly generation: number
  /** The layer's published generation; 0 for a new layer. */
  readonly head: number
  /** The base that the layer builds on after this write. Absent: the layer is complete by itself. */
  readonly base?: { readonly layer: number; readonly generation: number } | undefined
  readonly mode: 'full' | 'delta'
  /** For a delta: rows of another layer that the new layer starts with (a branch of a branch). */
  readonly copy?: { readonly layer: number; readonly generation: number } | undefined
  /** For a delta that gives up its base: the base whose rows are copied. */
  readonly flatten?: { readonly layer: number; readonly generation: number } | undefined
}

/** A staged entry, and what its path holds now. */
export interface StagedChange {
  readonly path: string
  readonly next: ManifestEntry
  readonly previous?: ManifestEntry | undefined
}

export interface MissingContent {
  readonly path: string
  readonly file: Id
  readonly links: Id
}

interface Row {
  path: string
  file_id: Id | null
  link_set_id: Id | null
  reason: string | null
  size: number
}

const SAME = (a: string, b: string) =>
  `${a}.file_id IS ${b}.file_id AND ${a}.link_set_id IS ${b}.link_set_id AND ${a}.reason IS ${b}.reason AND ${a}.size = ${b}.size`
const STAGED = 'staged_manifest s WHERE s.repository_id = :repository AND s.upload_id = :upload'
const IN_RANGE = (row: string) => `${row}.path > :low AND (:high IS NULL OR ${row}.path <= :high)`
const MINE = '(SELECT fence FROM layer WHERE repository_id = :repository AND id = :layer) = :generation'
/** True if the layer being written has an open row at the path of `of`. */
const OPEN_ROW = (of: string, more = '') => `EXISTS (SELECT 1 FROM manifest o WHERE o.repository_id = :repository
  AND o.layer_id = :layer AND o.path = ${of}.path AND o.to_gen = ${OPEN}${more})`
/** True if the base has a row at the path of `of`. A base has no base, so it has no tombstones. */
const BASE_ROW = (of: string, more = '') => `EXISTS (SELECT 1 FROM manifest b WHERE b.repository_id = :repository
  AND b.layer_id = :base AND b.path = ${of}.path AND b.from_gen <= :base_generation AND b.to_gen > :base_generation${more})`
const INSERT = `INSERT INTO manifest (repository_id, layer_id, path, from_gen, to_gen, file_id, link_set_id, reason, size, edges_id)
  SELECT :repository, :layer,`
const COLUMNS = (row: string, edges = `${row}.edges_id`) =>
  `${row}.path, :generation, ${OPEN}, ${row}.file_id, ${row}.link_set_id, ${row}.reason, ${row}.size, ${edges}`
const STAGED_EDGES = '(SELECT l.edges_id FROM link_set l WHERE l.repository_id = :repository AND l.id = s.link_set_id)'

const MISSING = `FROM ${STAGED} AND s.file_id IS NOT NULL AND NOT (
  EXISTS (SELECT 1 FROM file_version v WHERE v.repository_id = :repository AND v.id = s.file_id AND v.path = s.path)
  AND EXISTS (SELECT 1 FROM link_set l WHERE l.repository_id = :repository AND l.id = s.link_set_id
    AND ${namedSql('l.file_id')} = ${namedSql('s.file_id')}))`

export function manifestStore(databases: Databases) {
  return {
    /** Stores an upload's manifest entries until it is published. The last entry for a path counts. */
    async stage(scope: RepositoryScope, upload: string, entries: readonly ManifestEntry[]): Promise<void> {
      if (entries.length === 0) return
      const shard = databases.shardOf(scope)
      const sql = `INSERT OR REPLACE INTO staged_manifest (repository_id, upload_id, path, file_id, link_set_id, reason, size)
        SELECT :repository, :upload, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(:rows)`
      await shard.batch(
        rowChunks(entries.map(rowOf)).map((rows) =>
          statement(shard, sql, { repository: scope.repositoryId, upload, rows }),
        ),
      )
    },

    /**
     * For an unvouched upload: points each staged entry to stored content, vouched content first. Repeating it uses
     * what is stored by then.
     */
    async nameUnvouched(scope: RepositoryScope, upload: string): Promise<void> {
      const kept = (table: 'file_version' | 'link_set', id: string) =>
        `coalesce(${keptSql(table, namedSql(id), false)}, ${unvouchedSql(namedSql(id))})`
      const file = kept('file_version', 'staged_manifest.file_id')
      const links = kept('link_set', 'staged_manifest.link_set_id')
      const sql = `UPDATE staged_manifest SET file_id = ${file}, link_set_id = ${links}
        WHERE repository_id = :repository AND upload_id = :upload AND file_id IS NOT NULL
          AND (file_id <> ${file} OR link_set_id <> ${links})`
      await statement(databases.shardOf(scope), sql, { repository: scope.repositoryId, upload }).run()
    },

    /** Staged entries by path, each with what `current` holds at that path. */
    async changes(
      scope: RepositoryScope,
      upload: string,
      current: View | undefined,
      after: string,
      limit: number,
    ): Promise<StagedChange[]> {
      const shard = databases.shardOf(scope)
      const at = (layer: string, generation: string, row: string) => `LEFT JOIN manifest ${row}
        ON ${row}.repository_id = :repository AND ${row}.layer_id = ${layer} AND ${row}.path = s.path
        AND ${row}.from_gen <= ${generation} AND ${row}.to_gen > ${generation}`
      const sql = `SELECT s.path, s.file_id, s.link_set_id, s.reason, s.size,
          o.path IS NOT NULL AS own, o.file_id AS own_file, o.link_set_id AS own_links, o.reason AS own_reason, o.size AS own_size,
          b.path IS NOT NULL AS based, b.file_id AS base_file, b.link_set_id AS base_links, b.reason AS base_reason, b.size AS base_size
        FROM staged_manifest s ${at(':layer', ':generation', 'o')} ${at(':base', ':base_generation', 'b')}
        WHERE s.repository_id = :repository AND s.upload_id = :upload AND s.path > :after
        ORDER BY s.path LIMIT ${limit}`
      const { results } = await statement(shard, sql, {
        repository: scope.repositoryId,
        upload,
        after,
        layer: current?.layer,
        generation: current?.generation,
        base: current?.base?.layer,
        base_generation: current?.base?.generation,
      }).all<Row & Record<string, number | string | null>>()
      return results.map((row) => {
        const prefix = row.own ? 'own' : row.based ? 'base' : undefined
        const previous = prefix && {
          path: row.path,
          file_id: row[`${prefix}_file`] as Id | null,
          link_set_id: row[`${prefix}_links`] as Id | null,
          reason: row[`${prefix}_reason`] as string | null,
          size: row[`${prefix}_size`] as number,
        }
        const gone = !previous || previous.reason === 'removed'
        return { path: row.path, next: entryOf(row), ...(gone ? {} : { previous: entryOf(previous) }) }
      })
    },

    /** Number of paths where a layer differs from its base: what flattening it would save readers. */
    async differences(scope: RepositoryScope, next: NextGeneration): Promise<number> {
      const shard = databases.shardOf(scope)
      const own = `SELECT count(*) AS n FROM manifest WHERE repository_id = :repository AND layer_id = :layer AND to_gen > :head
        AND from_gen <= :head`
      const staged =
        next.mode === 'delta'
          ? `SELECT count(*) AS n FROM ${STAGED}`
          : `SELECT count(*) AS n FROM ${STAGED} AND NOT ${BASE_ROW('s', ` AND ${SAME('b', 's')}`)}`
      const results = await shard.batch<{ n: number }>(
        [own, staged].map((sql) => statement(shard, sql, parametersOf(scope, next))),
      )
      const [before = 0, now = 0] = results.map((result) => result.results[0]?.n ?? 0)
      return next.mode === 'delta' ? before + now : now
    },

    /** Staged entries whose file version or link set is missing or belongs to another path. */
    async missing(scope: RepositoryScope, upload: string): Promise<{ count: number; some: MissingContent[] }> {
      const shard = databases.shardOf(scope)
      const parameters = { repository: scope.repositoryId, upload }
      const [counted, listed] = await shard.batch<Record<string, unknown>>([
        statement(shard, `SELECT count(*) AS n ${MISSING}`, parameters),
        statement(
          shard,
          `SELECT s.path, ${namedSql('s.file_id')} AS file, ${namedSql('s.link_set_id')} AS links ${MISSING} LIMIT 20`,
          parameters,
        ),
      ])
      return {
        count: Number(counted?.results[0]?.n ?? 0),
        some: (listed?.results ?? []) as unknown as MissingContent[],
      }
    },

    /**
     * Writes the rows of the next generation, and says whether all of them are there. Idempotent, and invisible to
     * readers. `false` when another publisher has raised the fence, or content was missing after all.
     */
    async write(scope: RepositoryScope, next: NextGeneration): Promise<boolean> {
      const shard = databases.shardOf(scope)
      const parameters = parametersOf(scope, next)
      const run = (sql: string, low: string, high: string | null) => statement(shard, sql, { ...parameters, low, high })
      const ranges = await this.ranges(scope, next.upload)
      let written = true
      for (const [at, [low, high]] of ranges.entries()) {
        const results = await shard.batch<{ n: number }>([
          ...(at === 0 ? HEAL.map((sql) => run(sql, low, high)) : []),
          ...steps(next).map((sql) => run(sql, low, high)),
          run(unapplied(next), low, high),
        ])
        written &&= results.at(-1)?.results[0]?.n === 0
      }
      return written
    },

    /** Ranges of paths that are each written in one transaction. */
    async ranges(scope: RepositoryScope, upload: string): Promise<[string, string | null][]> {
      const shard = databases.shardOf(scope)
      const sql = `SELECT path FROM (SELECT s.path, row_number() OVER (ORDER BY s.path) AS nth FROM ${STAGED})
        WHERE nth % ${PATHS_PER_TRANSACTION} = 0`
      const { results } = await statement(shard, sql, { repository: scope.repositoryId, upload }).all<{
        path: string
      }>()
      const lows = ['', ...results.map((row) => row.path)]
      return lows.map((low, at) => [low, lows[at + 1] ?? null])
    },

    async discardStaged(scope: RepositoryScope, upload: string): Promise<void> {
      const sql = `DELETE FROM staged_manifest WHERE repository_id = :repository AND upload_id = :upload`
      await statement(databases.shardOf(scope), sql, { repository: scope.repositoryId, upload }).run()
    },
  }
}

export type ManifestStore = ReturnType<typeof manifestStore>

/**
 * Raises the fence, after undoing what a publisher left that wrote rows and never flipped. If the last writer flipped,
 * the layer's fence equals the head, so an orderly publish reads one row here rather than the whole layer.
 */
const LEFTOVERS = `EXISTS (SELECT 1 FROM layer WHERE repository_id = :repository AND id = :layer
  AND fence < :generation AND fence <> :head)`
const HEAL = [
  `DELETE FROM manifest WHERE repository_id = :repository AND layer_id = :layer AND from_gen > :head AND ${LEFTOVERS}`,
  `UPDATE manifest SET to_gen = ${OPEN} WHERE repository_id = :repository AND layer_id = :layer
     AND to_gen > :head AND to_gen <> ${OPEN} AND ${LEFTOVERS}`,
  `INSERT INTO layer (repository_id, id, fence) VALUES (:repository, :layer, :generation)
     ON CONFLICT DO UPDATE SET fence = excluded.fence WHERE fence < excluded.fence`,
]

function steps(next: NextGeneration): string[] {
  const close = (condition: string) => `UPDATE manifest SET to_gen = :generation
    WHERE repository_id = :repository AND layer_id = :layer AND to_gen = ${OPEN} AND from_gen < :generation
      AND ${MINE} AND ${IN_RANGE('manifest')} AND ${condition}`
  const staged = (more: string) => `EXISTS (SELECT 1 FROM ${STAGED} AND s.path = manifest.path${more})`
  const changed = `NOT ${staged(` AND ${SAME('manifest', 's')}`)}`
  const inserted = `${INSERT} ${COLUMNS('s', STAGED_EDGES)} FROM ${STAGED} AND ${IN_RANGE('s')} AND ${MINE}
    AND s.reason IS NOT 'removed' AND NOT ${OPEN_ROW('s')}`
  const all: string[] = []
  if (next.mode === 'full') {
    // Keeps a tombstone if its path is still absent.
    const still = next.base ? `AND NOT (reason IS 'removed' AND NOT ${staged('')})` : ''
    all.push(close(`${changed} ${still}`))
  } else {
    all.push(
      close(`path IN (SELECT s.path FROM ${STAGED} AND ${IN_RANGE('s')}) AND ${changed}
        AND NOT (reason IS 'removed' AND ${staged(" AND s.reason = 'removed'")})`),
    )
  }
  if (next.flatten) {
    all.push(close("reason IS 'removed'"))
    // Rows from `head` on belong to this layer itself, including tombstones and changes of this publish.
    all.push(`${INSERT} ${COLUMNS('f')} FROM manifest f WHERE f.repository_id = :repository AND f.layer_id = :flatten
      AND f.from_gen <= :flatten_generation AND f.to_gen > :flatten_generation AND ${IN_RANGE('f')} AND ${MINE}
      AND NOT EXISTS (SELECT 1 FROM ${STAGED} AND s.path = f.path)
      AND NOT EXISTS (SELECT 1 FROM manifest o WHERE o.repository_id = :repository AND o.layer_id = :layer
        AND o.path = f.path AND o.to_gen >= :generation)`)
  }
  if (next.copy) {
    all.push(`${INSERT} ${COLUMNS('c')} FROM manifest c WHERE c.repository_id = :repository AND c.layer_id = :copy
      AND c.from_gen <= :copy_generation AND c.to_gen > :copy_generation AND ${IN_RANGE('c')} AND ${MINE}
      AND NOT EXISTS (SELECT 1 FROM ${STAGED} AND s.path = c.path) AND NOT ${OPEN_ROW('c')}`)
  }
  if (!next.base) return [...all, inserted]
  all.push(`${inserted} AND NOT ${BASE_ROW('s', ` AND ${SAME('b', 's')}`)}`)
  const tombstone = (row: string) => `${row}.path, :generation, ${OPEN}, NULL, NULL, 'removed', 0, NULL`
  if (next.mode === 'delta') {
    all.push(`${INSERT} ${tombstone('s')} FROM ${STAGED} AND ${IN_RANGE('s')} AND ${MINE}
      AND s.reason = 'removed' AND ${BASE_ROW('s')} AND NOT ${OPEN_ROW('s')}`)
  } else {
    all.push(`${INSERT} ${tombstone('t')} FROM manifest t WHERE t.repository_id = :repository AND t.layer_id = :base
      AND t.from_gen <= :base_generation AND t.to_gen > :base_generation AND ${IN_RANGE('t')} AND ${MINE}
      AND NOT EXISTS (SELECT 1 FROM ${STAGED} AND s.path = t.path) AND NOT ${OPEN_ROW('t')}`)
  }
  return all
}

/** Counts staged entries that a reader of the new generation would not find as staged, or whose content is missing. */
function unapplied(next: NextGeneration): string {
  const based = next.base ? `OR (NOT ${OPEN_ROW('s')} AND ${BASE_ROW('s', ` AND ${SAME('b', 's')}`)})` : ''
  const gone = next.base
    ? `${OPEN_ROW('s', " AND o.reason IS 'removed'")} OR (NOT ${OPEN_ROW('s')} AND NOT ${BASE_ROW('s')})`
    : `NOT ${OPEN_ROW('s')}`
  return `SELECT (SELECT count(*) FROM ${STAGED} AND ${IN_RANGE('s')} AND NOT CASE
      WHEN s.reason IS 'removed' THEN (${gone})
      ELSE (${OPEN_ROW('s', ` AND ${SAME('o', 's')}`)} ${based}) END)
    + (SELECT count(*) ${MISSING} AND ${IN_RANGE('s')}) + (SELECT NOT coalesce(${MINE}, 0)) AS n`
}

function parametersOf(scope: RepositoryScope, next: NextGeneration): Record<string, Value> {
  return {
    repository: scope.repositoryId,
    upload: next.upload,
    layer: next.layer,
    generation: next.generation,
    head: next.head,
    base: next.base?.layer,
    base_generation: next.base?.generation,
    copy: next.copy?.layer,
    copy_generation: next.copy?.generation,
    flatten: next.flatten?.layer,
    flatten_generation: next.flatten?.generation,
  }
}

function rowOf(entry: ManifestEntry): Value[] {
  if (entry.length === 1) return [entry[0], null, null, 'removed', 0]
  const [path, second, third] = entry
  return typeof second === 'number' ? [path, second, third, null, 0] : [path, null, null, second, third]
}

/** With the ids that indexers use. */
function entryOf(row: Row): ManifestEntry {
  if (row.file_id !== null && row.link_set_id !== null)
    return [row.path, namedAs(row.file_id), namedAs(row.link_set_id)]
  if (row.reason === 'removed') return [row.path]
  return [row.path, row.reason, row.size] as ManifestEntry
}
