/**
 * The part of every read that restricts it to one generation: which rows of `manifest` hold.
 *
 * A layer that builds on another stores only what differs. So a row of the base holds unless the layer itself has a row
 * for that path (possibly one that says the path is gone). Every statement of the read side joins its files through
 * here.
 */
import type { RefScope } from '../../../tenancy/scope.ts'
import type { Value } from '../../statement.ts'

export type ScopeParameters = {
  repository: number
  layer: number
  generation: number
  base_layer: number | null
  base_generation: number | null
} & Record<string, Value>

export function scopeParameters(scope: RefScope, more: Record<string, Value> = {}): ScopeParameters {
  return {
    repository: scope.repositoryId,
    layer: scope.layerId,
    generation: scope.generation,
    base_layer: scope.base?.layerId ?? null,
    base_generation: scope.base?.generation ?? null,
    ...more,
  }
}

const at = (row: string, layer: string, generation: string): string =>
  `${row}.layer_id = ${layer} AND ${row}.from_gen <= ${generation} AND ${row}.to_gen > ${generation}`

const OWN_ROW = `SELECT 1 FROM manifest own
  WHERE own.repository_id = :repository AND own.path = m.path AND ${at('own', ':layer', ':generation')}`

/** True if row `m` holds. Put it last: it is evaluated after `m` was found by path, file or link set. */
export function holds(scope: RefScope): string {
  const own = at('m', ':layer', ':generation')
  if (!scope.base) return own
  return `CASE m.layer_id WHEN :layer THEN ${own}
    WHEN :base_layer THEN ${at('m', ':base_layer', ':base_generation')} AND NOT EXISTS (${OWN_ROW}) ELSE 0 END`
}

const inLayers = (scope: RefScope): string =>
  scope.base ? 'm.layer_id IN (:layer, :base_layer)' : 'm.layer_id = :layer'

/**
 * CROSS JOINs keep SQLite to the written order: first what was asked for, then whether it is in this generation. The
 * index is named because SQLite otherwise reads a repository's whole manifest when a layer builds on another.
 */
export const joinFile = (scope: RefScope, file: string): string =>
  `CROSS JOIN manifest m INDEXED BY manifest_by_file
    ON m.repository_id = :repository AND m.file_id = ${file} AND ${holds(scope)}`

/**
 * `owner` is an edge's `link_set_id`: the id of edges that several link sets may share. The `+` removes the column's
 * type: next to a typed column, SQLite would not use an index on an expression, which has no type.
 */
export const joinEdgeOwner = (scope: RefScope, owner: string): string =>
  `CROSS JOIN manifest m INDEXED BY manifest_by_edges
    ON m.repository_id = :repository AND coalesce(m.edges_id, m.link_set_id) = +${owner} AND m.link_set_id IS NOT NULL
      AND ${inLayers(scope)} AND ${holds(scope)}`

/** The row of one path; at most one holds. */
export function pathRow(scope: RefScope, path: string): string {
  return `m.repository_id = :repository AND ${inLayers(scope)} AND m.path = ${path} AND ${holds(scope)}`
}

/**
 * Rows of indexed files in path order, after `:after` (or another expression) and before `:below`, as a stream: neither layer is
 * sorted or read to its end.
 */
export function inPathOrder(scope: RefScope, after = ':after'): string {
  const rows = (layer: string) => `SELECT m.path, m.file_id, m.link_set_id FROM manifest m
    WHERE m.repository_id = :repository AND m.layer_id = ${layer} AND m.path > ${after} AND m.path < :below AND m.file_id IS NOT NULL
      AND ${holds(scope)}`
  return scope.base
    ? `${rows(':layer')} UNION ALL ${rows(':base_layer')} ORDER BY path`
    : `${rows(':layer')} ORDER BY path`
}

/** Sorts after every character that a name or a path can hold, in the NOCASE order. */
export const AFTER_ALL = '\u{10ffff}'
