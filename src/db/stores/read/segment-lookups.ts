/**
 * What is known of words and trigrams before any file is opened: segments, and the blocks of theirs that would hold a key.
 */
import type { Id } from '../../../contract/ids.ts'
import type { Lookup, PostingsBlock, Segment, WordBlockRow } from '../../../query/ports.ts'
import { type BlockRow, blockOf, blocksSql, type PostingsKind } from '../postings-packs.ts'
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
        const known = held.segment.get(id)
        if (known) return { id, files: known }
        const files = JSON.parse(row.files as string) as Id[]
        opened.put(scope.repositoryId, 'segment', id, files, 8 * files.length)
        return { id, files }
      }),
  })
}

/** In every segment, the block that would hold each key: the last that begins at or before it. */
const holding = (kind: PostingsKind): string =>
  blocksSql(
    kind,
    (table) => `FROM (
        SELECT DISTINCT s.id AS segment_id, (SELECT max(x.first) FROM ${table} x
          WHERE x.repository_id = :repository AND x.segment_id = s.id AND x.first <= k.value) AS first
        FROM segment s CROSS JOIN json_each(:keys) k WHERE s.repository_id = :repository) w
      CROSS JOIN ${table} b ON b.repository_id = :repository AND b.segment_id = w.segment_id AND b.first = w.first`,
  )

export function postings(keys: readonly number[]): Lookup<PostingsBlock[]> {
  return lookup({
    sql: () => holding('trigrams'),
    parameters: { keys: JSON.stringify(keys) },
    answer: (rows) =>
      (rows as unknown as BlockRow<number>[]).map((row) => ({ segment: row.segment_id, ...blockOf(row) })),
  })
}

export function wordBlocks(terms: readonly string[]): Lookup<WordBlockRow[]> {
  return lookup({
    sql: () => holding('words'),
    parameters: { keys: JSON.stringify(['', ...terms]) },
    answer: (rows) =>
      (rows as unknown as BlockRow<string>[]).map((row) => ({ segment: row.segment_id, ...blockOf(row) })),
  })
}
