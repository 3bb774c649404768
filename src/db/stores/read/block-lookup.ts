/** A look-up of blocks, of which those that this isolate holds are not sent again. */
import type { Id } from '../../../contract/ids.ts'
import type { Lookup } from '../../../query/ports.ts'
import { type AnyBlock, type BlockKind, type First, nameOf } from './held-blocks.ts'
import { lookup } from './question.ts'

/** A row with the columns of `unlessHeld`, of a block that is not held. */
export interface SentRow<F extends First> {
  readonly segment_id: Id
  readonly first: F
  readonly size: number
  readonly data: string
}

/** `sql` selects the columns of `unlessHeld`, with the keys bound as `:keys`. */
export function blockLookup<F extends First, Row extends SentRow<F>, Block extends AnyBlock>(
  kind: BlockKind,
  keys: readonly F[],
  sql: string,
  read: (row: Row) => Block,
): Lookup<Block[]> {
  return lookup({
    sql: () => sql,
    parameters: { keys: JSON.stringify(keys) },
    blocks: { kind, keys },
    answer: (rows, { scope, heldBlocks, shelves }) =>
      (rows as unknown as (Row | (Omit<Row, 'data'> & { readonly data: null }))[]).flatMap((row) => {
        const key = { segment: row.segment_id, first: row.first, size: row.size }
        const block = row.data === null ? (heldBlocks.blocks.get(nameOf(key)) as Block | undefined) : read(row as Row)
        if (!block) return []
        shelves.keep(scope.repositoryId, kind, key, block)
        return [block]
      }),
  })
}
