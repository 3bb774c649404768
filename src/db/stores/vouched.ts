/**
 * Keeps apart content by who uploaded it. An indexer's claims about a file are believed, so what a run of one branch
 * claims must not become what the default ref says about the same file.
 *
 * A run that may write the default ref vouches for what it uploads: such content is stored under its own id and read by
 * every ref. Content from any other run is stored beside it, under its id plus 2^52, and only such runs build on it.
 * Outside the stores only the plain ids are used; the additional bit belongs to the row.
 */
import type { Id } from '../../contract/ids.ts'

/** Ids have 52 bits; one more bit still fits a JavaScript number. */
const UNVOUCHED = 2 ** 52

/** The id that content of a run is stored under. */
export const keptAs = (id: Id, vouched: boolean): Id => (vouched ? id : id + UNVOUCHED)

/** The plain id that indexers use. */
export const namedAs = (kept: Id): Id => kept % UNVOUCHED

/** The same in SQL; NULL of NULL. */
export const namedSql = (kept: string): string => `(${kept} & ${UNVOUCHED - 1})`

export type ContentTable = 'file_version' | 'link_set' | 'segment'

/**
 * In SQL: the id under which the content of `table` with the plain id `id` is stored, or NULL. Vouched content comes
 * first, and is the only answer where `vouched` is required.
 */
export function keptSql(table: ContentTable, id: string, vouchedAlone: boolean): string {
  const row = (kept: string) => `(SELECT k.id FROM ${table} k WHERE k.repository_id = :repository AND k.id = ${kept})`
  return vouchedAlone ? row(id) : `coalesce(${row(id)}, ${row(unvouchedSql(id))})`
}

/** In SQL: the id under which an unvouched run stores the content with the plain id `id`. */
export const unvouchedSql = (id: string): string => `${id} + ${UNVOUCHED}`
