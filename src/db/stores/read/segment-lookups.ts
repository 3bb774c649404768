/**
 * What is known about words and trigrams before any file is opened: segments, and those of their blocks that could
 * contain a key.
 */
import type { Id } from '../../../contract/ids.ts'
import type { Lookup, Segment } from '../../../query/ports.ts'
import { WordBlock } from '../../../query/search/word-block.ts'
import { TrigramBlock } from '../../../query/text-search/trigram-block.ts'
import { blockOf, blocksSql, type PostingsKind } from '../postings-packs.ts'
import { type AnyBlock, type First, nameOf, unlessHeld } from './held-blocks.ts'
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
  blocks('trigrams', keys, (segment, first, data) => new TrigramBlock(segment, first, data))

export const wordBlocks = (terms: readonly string[]): Lookup<WordBlock[]> =>
  blocks('words', ['', ...terms], (segment, first, data) => new WordBlock(segment, first, data))

interface Row<F extends First> {
  readonly segment_id: Id
  readonly first: F
  readonly size: number
  readonly data: string | null
  readonly packed: number
}

function blocks<F extends First, Block extends AnyBlock>(
  kind: PostingsKind,
  keys: readonly F[],
  read: (segment: Id, first: F, data: Uint8Array) => Block,
): Lookup<Block[]> {
  return lookup({
    sql: () => holding(kind),
    parameters: { keys: JSON.stringify(keys) },
    postings: { kind, keys },
    answer: (rows, { scope, heldBlocks, shelves }) =>
      (rows as unknown as Row<F>[]).flatMap(({ segment_id: segment, first, size, data, packed }) => {
        const key = { segment, first, size }
        const held = heldBlocks.blocks.get(nameOf(key)) as Block | undefined
        const block =
          data === null ? held : read(segment, first, blockOf({ segment_id: segment, first, data, packed }).data)
        if (!block) return []
        shelves.keep(scope.repositoryId, kind, key, block)
        return [block]
      }),
  })
}
