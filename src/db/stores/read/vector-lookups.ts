/** A repository's vectors as a search reads them: which model is active, and which vectors are stored in the shard. */
import type { Id } from '../../../contract/ids.ts'
import type { EmbeddingState, Lookup, VectorBlock } from '../../../query/ports.ts'
import { unhex } from '../../formats/unhex.ts'
import { readVectors } from '../../formats/vector-block.ts'
import { blockLookup, type SentRow } from './block-lookup.ts'
import { type TermBlock, unlessHeld } from './held-blocks.ts'
import { notHeld } from './opened.ts'
import { lookup } from './question.ts'

export function embedding(): Lookup<EmbeddingState | undefined> {
  return lookup({
    sql: () => `SELECT m.id, m.name AS model, m.dimensions, m.status, coalesce((
        SELECT CASE WHEN g.mutation IS NULL THEN 'ready' ELSE 'settling' END FROM embedded_generation g
        WHERE g.repository_id = :repository AND g.model_id = m.id AND g.generation = :generation), 'behind') AS generation
      FROM embedding_model m WHERE m.repository_id = :repository AND m.status <> 'building' ORDER BY m.id DESC LIMIT 1`,
    parameters: {},
    answer: ([row]) => row as unknown as EmbeddingState | undefined,
  })
}

/** A model and its words are written at once and never again, so its time tells it from every other of its repository. */
export const termVectors = (terms: readonly string[]): Lookup<TermBlock[]> =>
  blockLookup('terms', terms, TERM_ROWS, ({ first, data: hex }: SentRow<string>) => {
    const data = unhex(hex)
    return { first, data, bytes: data.length + 200 }
  })

const TERM_ROWS = `SELECT ${unlessHeld('w.created_at')} FROM (
    SELECT DISTINCT m.id AS model_id, m.created_at, (SELECT max(x.first) FROM embedding_term x
      WHERE x.repository_id = :repository AND x.model_id = m.id AND x.first <= k.value) AS first
    FROM embedding_model m CROSS JOIN json_each(:keys) k WHERE m.repository_id = :repository AND m.status = 'active') w
  CROSS JOIN embedding_term b ON b.repository_id = :repository AND b.model_id = w.model_id AND b.first = w.first`

export function vectorBlocks(): Lookup<VectorBlock[]> {
  return lookup({
    sql: () => `SELECT b.id, m.dimensions, CASE WHEN ${notHeld('b.id', 'vectors')} THEN hex(b.data) END AS data
      FROM embedding_model m CROSS JOIN vector_block b ON b.repository_id = :repository AND b.model_id = m.id
      WHERE m.repository_id = :repository AND m.status = 'active'`,
    parameters: {},
    answer: (rows, { scope, held, opened }) =>
      rows.map((row) => {
        const id = row.id as Id
        const known = opened.get(scope.repositoryId, 'vectors', id) ?? held.vectors.get(id)
        if (known) return known
        const block = readVectors(unhex(row.data as string), row.dimensions as number)
        const bytes = block.bytes.length + 16 * block.inverse.length + 80 * block.files.length
        opened.put(scope.repositoryId, 'vectors', id, block, bytes)
        return block
      }),
  })
}
