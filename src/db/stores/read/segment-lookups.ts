/**
 * What is known of words and trigrams before any file is opened: segments, and the blocks of theirs that would hold a key.
 */
import type { Id } from '../../../contract/ids.ts'
import type { Lookup, PostingsBlock, Segment, WordBlockRow } from '../../../query/ports.ts'
import { unhex } from './file-rows.ts'
import { lookup } from './question.ts'

export function segments(): Lookup<Segment[]> {
  return lookup({
    sql: () => `SELECT id, CASE WHEN instr(:held_segment, ',' || id || ',') = 0 THEN files END AS files
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

export function postings(keys: readonly number[]): Lookup<PostingsBlock[]> {
  return lookup({
    sql: () => `SELECT b.segment_id, b.first, hex(b.data) AS data FROM (
        SELECT DISTINCT s.id AS segment_id, (SELECT max(x.first) FROM trigram_block x
          WHERE x.repository_id = :repository AND x.segment_id = s.id AND x.first <= k.value) AS first
        FROM segment s CROSS JOIN json_each(:keys) k WHERE s.repository_id = :repository) w
      CROSS JOIN trigram_block b ON b.repository_id = :repository AND b.segment_id = w.segment_id AND b.first = w.first`,
    parameters: { keys: JSON.stringify(keys) },
    answer: (rows) =>
      rows.map((row) => ({
        segment: row.segment_id as Id,
        first: row.first as number,
        data: unhex(row.data as string),
      })),
  })
}

export function wordBlocks(terms: readonly string[]): Lookup<WordBlockRow[]> {
  return lookup({
    sql: () => `SELECT b.segment_id, b.first, hex(b.data) AS data FROM (
        SELECT DISTINCT s.id AS segment_id, (SELECT max(x.first) FROM word_block x
          WHERE x.repository_id = :repository AND x.segment_id = s.id AND x.first <= t.value) AS first
        FROM segment s CROSS JOIN json_each(:terms) t WHERE s.repository_id = :repository) w
      CROSS JOIN word_block b ON b.repository_id = :repository AND b.segment_id = w.segment_id AND b.first = w.first`,
    parameters: { terms: JSON.stringify(['', ...terms]) },
    answer: (rows) =>
      rows.map((row) => ({
        segment: row.segment_id as Id,
        first: row.first as string,
        data: unhex(row.data as string),
      })),
  })
}
