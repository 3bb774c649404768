/**
 * Orders rows so that they fill the pages of a table with row ids.
 *
 * Such a table grows at its end: a row that does not fit the rest of the last page begins a new page, and that rest
 * stays empty for good. With rows that are mostly a body, two or three per page, this wastes a seventh of the table.
 * The rows of one batch may come in any order, so the largest that still fits comes next. Sizes follow SQLite's file
 * format (fileformat2.html); an error costs a few bytes of a page and nothing else.
 */
import { Buffer } from 'node:buffer'
import type { Value } from '../statement.ts'

const PAGE = 4096
const PAGE_HEAD = 8
/** Overhead of a cell in its page: its pointer, its length, and its row id. */
const CELL_HEAD = 2 + 3 + 3
/** A larger row keeps its beginning in the table's page and the rest in overflow pages. */
const MOST_LOCAL = PAGE - 35
const LEAST_LOCAL = Math.floor(((PAGE - 12) * 32) / 255) - 23

/** `blob`: the index of the column that comes as hex. */
export function inPageOrder<Row extends readonly Value[]>(rows: Iterable<Row>, blob: number): Row[] {
  const left = Array.from(rows, (row) => ({ row, bytes: cellBytes(row, blob) })).sort((a, b) => a.bytes - b.bytes)
  const ordered: Row[] = []
  for (let room = PAGE - PAGE_HEAD; left.length > 0; ) {
    const fitting = firstAbove(left, room)
    const [largest] = left.splice((fitting > 0 ? fitting : left.length) - 1, 1) as [(typeof left)[number]]
    room = (fitting > 0 ? room : PAGE - PAGE_HEAD) - largest.bytes
    ordered.push(largest.row)
  }
  return ordered
}

/** The index of the first entry larger than `bytes` in an ascending list. */
function firstAbove(list: readonly { readonly bytes: number }[], bytes: number): number {
  let low = 0
  for (let high = list.length; low < high; ) {
    const middle = (low + high) >> 1
    if ((list[middle] as { bytes: number }).bytes > bytes) high = middle
    else low = middle + 1
  }
  return low
}

/** Bytes that a row takes in a page of the table. */
function cellBytes(row: readonly Value[], blob: number): number {
  let payload = 3 // the record's own length, the repository
  for (const [at, value] of row.entries()) payload += valueBytes(value, at === blob)
  if (payload <= MOST_LOCAL) return CELL_HEAD + payload
  const local = LEAST_LOCAL + ((payload - LEAST_LOCAL) % (PAGE - 4))
  return CELL_HEAD + 4 + (local <= MOST_LOCAL ? local : LEAST_LOCAL)
}

/** Bytes of a column: its type and its content. */
function valueBytes(value: Value, isHex: boolean): number {
  if (typeof value === 'number') {
    const size = Math.abs(value)
    return (
      1 +
      (size < 2
        ? 0
        : size < 2 ** 7
          ? 1
          : size < 2 ** 15
            ? 2
            : size < 2 ** 23
              ? 3
              : size < 2 ** 31
                ? 4
                : size < 2 ** 47
                  ? 6
                  : 8)
    )
  }
  if (typeof value !== 'string') return 1
  const bytes = isHex ? value.length / 2 : Buffer.byteLength(value)
  return bytes + (bytes < 58 ? 1 : bytes < 8186 ? 2 : 3)
}
