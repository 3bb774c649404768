/**
 * Blocks of a segment's postings as rows. They are stored deflated. Older blocks are in separate tables, not deflated,
 * and are read from there until the sweeper has merged their segments.
 */
import { inflateRawSync } from 'node:zlib'
import type { Id } from '../../contract/ids.ts'
import { deflated } from '../formats/deflated.ts'
import { unhex } from '../formats/unhex.ts'

export interface Block<First extends number | string> {
  readonly first: First
  readonly data: Uint8Array
}

/** Tables that blocks are written to, and the older tables. */
export const POSTINGS = {
  trigrams: { packs: 'trigram_pack', before: 'trigram_block' },
  words: { packs: 'word_pack', before: 'word_block' },
} as const
export type PostingsKind = keyof typeof POSTINGS
export const POSTINGS_TABLES = Object.values(POSTINGS).flatMap(({ packs, before }) => [packs, before])

/** A block is a few KB, and the contract limits what is accepted. */
const MOST_INFLATED = 4_000_000

export const packedHex = (data: Uint8Array): string => deflated(data).toString('hex')

/**
 * Both tables as one, with `packed` telling them apart. `rest` is appended to each SELECT, in which `b` is the table.
 */
export const blocksSql = (
  kind: PostingsKind,
  rest: (table: string) => string,
  columns = 'b.segment_id, b.first, hex(b.data) AS data',
): string =>
  [POSTINGS[kind].packs, POSTINGS[kind].before]
    .map((table, at) => `SELECT ${columns}, ${1 - at} AS packed ${rest(table)}`)
    .join(' UNION ALL ')

export interface BlockRow<First extends number | string> {
  readonly segment_id: Id
  readonly first: First
  readonly data: string
  readonly packed: number
}

export function blockOf<First extends number | string>(row: BlockRow<First>): Block<First> {
  const bytes = unhex(row.data)
  return { first: row.first, data: row.packed ? inflateRawSync(bytes, { maxOutputLength: MOST_INFLATED }) : bytes }
}
