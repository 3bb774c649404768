/**
 * What is known about words and trigrams before any file is opened: segments, and those of their blocks that could
 * contain a key.
 */
import type { Id } from '../../../contract/ids.ts'
import type { Lookup, Segment } from '../../../query/ports.ts'
import { WordBlock } from '../../../query/search/word-block.ts'
import { TrigramBlock } from '../../../query/text-search/trigram-block.ts'
import { type BlockRow, blockOf, blocksSql, type PostingsKind } from '../postings-packs.ts'
import { blockLookup, type SentRow } from './block-lookup.ts'
import { type First, unlessHeld } from './held-blocks.ts'
import { notHeld } from './opened.ts'
import { lookup } from './question.ts'

export function segments(): Lookup<Segment[]> {
  return lookup({
    sql: () => `SELECT id, CASE WHEN ${notHeld('id', 'segment')} THEN files END AS files
      FROM segment WHERE repository_id = :repository ORDER BY id`,
    parameters: {},
    answer: (rows, { scope, held, opened }) =>
      rows.map((row) => {
        const id = row.id as Id
        const known = opened.get(scope.repositoryId, 'segment', id) ?? held.segment.get(id)
        if (known) return { id, files: known }
        const files = JSON.parse(row.files as string) as Id[]
        opened.put(scope.repositoryId, 'segment', id, files, 8 * files.length)
        return { id, files }
      }),
  })
}

/** For every segment and key, the block that could contain the key: the last one that begins at or before it. */
const holding = (kind: PostingsKind): string =>
  blocksSql(
    kind,
    (table) => `FROM (
        SELECT DISTINCT s.id AS segment_id, (SELECT max(x.first) FROM ${table} x
          WHERE x.repository_id = :repository AND x.segment_id = s.id AND x.first <= k.value) AS first
        FROM segment s CROSS JOIN json_each(:keys) k WHERE s.repository_id = :repository) w
      CROSS JOIN ${table} b ON b.repository_id = :repository AND b.segment_id = w.segment_id AND b.first = w.first`,
    unlessHeld('b.segment_id'),
  )

export const postings = (keys: readonly number[]): Lookup<TrigramBlock[]> =>
  blockLookup('trigrams', keys, holding('trigrams'), (row: PackedRow<number>) => {
    return new TrigramBlock(row.segment_id, row.first, blockOf(row).data)
  })

export const wordBlocks = (terms: readonly string[]): Lookup<WordBlock[]> =>
  blockLookup('words', ['', ...terms], holding('words'), (row: PackedRow<string>) => {
    return new WordBlock(row.segment_id, row.first, blockOf(row).data)
  })

type PackedRow<F extends First> = SentRow<F> & BlockRow<F>
