/**
 * Symbols by name, id or prefix, and the files that define them.
 */
import type { Id } from '../../../contract/ids.ts'
import { SYMBOL_KINDS, type SymbolKind } from '../../../contract/symbols.ts'
import type { IndexedFile } from '../../../query/indexed-file.ts'
import type { Lookup, Parts, Start, SymbolRow } from '../../../query/ports.ts'
import type { RefScope } from '../../../tenancy/scope.ts'
import type { Value } from '../../statement.ts'
import { fileLookup, lookup, type Rows } from './question.ts'
import { AFTER_ALL, joinFile, pathRow } from './visible.ts'

/** Symbols to begin with, as (symbol columns of `s`, manifest row `m`). */
export function startFrom(scope: RefScope, start: Start): string {
  if ('ids' in start) {
    return `json_each(:start_ids) j CROSS JOIN symbol s ON s.repository_id = :repository AND s.id = j.value ${joinFile(scope, 's.file_id')}`
  }
  const named = 's.repository_id = :repository AND s.name = j.value'
  if (start.path === undefined)
    return `json_each(:start_names) j CROSS JOIN symbol s ON ${named} ${joinFile(scope, 's.file_id')}`
  return `manifest m CROSS JOIN json_each(:start_names) j CROSS JOIN symbol s ON ${named} AND s.file_id = m.file_id`
}
export function startWhere(scope: RefScope, start: Start): string {
  return 'ids' in start || start.path === undefined ? '1' : pathRow(scope, ':start_path')
}
export function startParameters(start: Start): Record<string, Value> {
  return 'ids' in start
    ? { start_ids: JSON.stringify(start.ids) }
    : { start_names: JSON.stringify(start.names), start_path: start.path }
}
/** As it is spelled comes before another case of it; then in an order that does not change. */
const STARTS_FIRST = 's.name COLLATE BINARY = j.value DESC, m.path, s.ordinal'

export function symbolsNamed(start: Start, limit: number): Lookup<SymbolRow[]> {
  return lookup({
    sql: (scope) => `SELECT s.id, s.name, s.kind, s.file_id, s.ordinal, m.path FROM ${startFrom(scope, start)}
      WHERE ${startWhere(scope, start)} ORDER BY ${STARTS_FIRST} LIMIT :most`,
    parameters: { ...startParameters(start), most: limit },
    answer: symbolRows,
  })
}

function symbolRows(rows: Rows): SymbolRow[] {
  return rows.map((row) => ({
    id: row.id as Id,
    name: row.name as string,
    kind: SYMBOL_KINDS[row.kind as number] as SymbolKind,
    fileId: row.file_id as Id,
    ordinal: row.ordinal as number,
    path: row.path as string,
  }))
}

export function filesDefining(start: Start, parts: Parts, limit: number): Lookup<IndexedFile[]> {
  return lookup(
    fileLookup(
      parts,
      { ...startParameters(start), most: limit },
      (scope) => `SELECT min(at), file_id, link_set_id, path FROM (
        SELECT row_number() OVER (ORDER BY ${STARTS_FIRST}) AS at, m.file_id, m.link_set_id, m.path
        FROM ${startFrom(scope, start)} WHERE ${startWhere(scope, start)}) GROUP BY file_id ORDER BY 1 LIMIT :most`,
    ),
  )
}

export function symbolsStartingWith(prefix: string, limit: number): Lookup<SymbolRow[]> {
  return lookup({
    sql: (scope) => `SELECT s.id, s.name, s.kind, s.file_id, s.ordinal, m.path
      FROM symbol s ${joinFile(scope, 's.file_id')}
      WHERE s.repository_id = :repository AND s.name >= :low AND s.name < :high LIMIT :most`,
    parameters: { low: prefix, high: prefix + AFTER_ALL, most: limit },
    answer: symbolRows,
  })
}

export function namesLike(name: string, limit: number): Lookup<string[]> {
  const prefix = name.slice(0, Math.min(3, name.length))
  return lookup({
    sql: (scope) => `SELECT DISTINCT s.name FROM (
        SELECT name, file_id FROM symbol s WHERE s.repository_id = :repository AND s.name >= :low AND s.name < :high LIMIT :most
      ) s ${joinFile(scope, 's.file_id')}`,
    parameters: { low: prefix, high: prefix + AFTER_ALL, most: limit },
    answer: (rows) => rows.map((row) => row.name as string),
  })
}
