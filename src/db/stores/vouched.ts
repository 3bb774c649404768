/**
 * Content by who brought it. What an indexer says of a file is believed, so what a run of one branch says must not become what
 * the default ref says of the same file.
 *
 * A run that may write the default ref vouches for what it brings: that is kept under the id that it is named by, and read by
 * every ref. What any other run brings is kept beside it, under that id plus 2^52, and only such runs build on it. Outside the
 * stores there are named ids alone: the one bit more is of the row.
 */
import type { Id } from '../../contract/ids.ts'

/** Ids are of 52 bits; the next one still fits a JavaScript number. */
const UNVOUCHED = 2 ** 52

/** The id under which a run's own is kept. */
export const keptAs = (id: Id, vouched: boolean): Id => (vouched ? id : id + UNVOUCHED)

/** The id that indexers name it by. */
export const namedAs = (kept: Id): Id => kept % UNVOUCHED

/** The same in SQL; NULL of NULL. */
export const namedSql = (kept: string): string => `(${kept} & ${UNVOUCHED - 1})`

export type ContentTable = 'file_version' | 'link_set' | 'segment'

/**
 * In SQL: under which id the content of `table` that is named `id` is there, NULL if it is not: what was vouched for first, and
 * nothing else where that alone counts.
 */
export function keptSql(table: ContentTable, id: string, vouchedAlone: boolean): string {
  const row = (kept: string) => `(SELECT k.id FROM ${table} k WHERE k.repository_id = :repository AND k.id = ${kept})`
  return vouchedAlone ? row(id) : `coalesce(${row(id)}, ${row(unvouchedSql(id))})`
}

/** In SQL: the id under which a run that vouches for nothing keeps what is named `id`. */
export const unvouchedSql = (id: string): string => `${id} + ${UNVOUCHED}`
