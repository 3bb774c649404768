/** A repository's vectors as a search reads them: which model is active, and which vectors are stored in the shard. */
import type { Id } from '../../../contract/ids.ts'
import type { EmbeddingState, Lookup, VectorBlock } from '../../../query/ports.ts'
import { unhex } from '../../formats/unhex.ts'
import { readVectors } from '../../formats/vector-block.ts'
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

export function termVectors(terms: readonly string[]): Lookup<{ first: string; data: Uint8Array }[]> {
  return lookup({
    sql: () => `SELECT t.first, hex(t.data) AS data FROM (
        SELECT DISTINCT m.id AS model_id, (SELECT max(x.first) FROM embedding_term x
          WHERE x.repository_id = :repository AND x.model_id = m.id AND x.first <= k.value) AS first
        FROM embedding_model m CROSS JOIN json_each(:terms) k WHERE m.repository_id = :repository AND m.status = 'active') w
      CROSS JOIN embedding_term t ON t.repository_id = :repository AND t.model_id = w.model_id AND t.first = w.first`,
    parameters: { terms: JSON.stringify(terms) },
    answer: (rows) => rows.map((row) => ({ first: row.first as string, data: unhex(row.data as string) })),
  })
}

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
        const bytes = block.bytes.length + 16 * block.inverse.length + 40 * block.files.length
        opened.put(scope.repositoryId, 'vectors', id, block, bytes)
        return block
      }),
  })
}
