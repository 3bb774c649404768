/**
 * Writes vectors: which models a repository has, which files are embedded, and the rows of vectors stored in the shard.
 *
 * Every write may be repeated. A model is not read while it is being built. It becomes the active one in the
 * transaction that retires its predecessor, so no reader compares vectors of two models.
 */
import { Buffer } from 'node:buffer'
import type { Id } from '../../contract/ids.ts'
import type { RefScope, RepositoryScope } from '../../tenancy/scope.ts'
import type { Databases } from '../databases.ts'
import { inPageOrder } from '../formats/page-order.ts'
import { rowChunks, statement } from '../statement.ts'
import { inPathOrder, scopeParameters } from './read/visible.ts'
import { sentVectorsStore } from './sent-vectors.ts'

export interface Model {
  readonly id: number
  readonly name: string
  readonly dimensions: number
  readonly status: 'building' | 'active' | 'refused'
  /** Number of chunks it was fitted to. */
  readonly chunks: number
}

export interface NewBlock {
  readonly id: Id
  readonly files: readonly { readonly id: Id; readonly chunks: number; readonly tokens: number }[]
  /** Absent where vectors are stored elsewhere. */
  readonly data?: Uint8Array
  /** Where vectors are stored elsewhere: when they were sent, and what shows that they can be found. */
  readonly sent?: { readonly at: number; readonly mutation: string | undefined }
}

export interface Embedded {
  readonly files: number
  readonly chunks: number
  readonly tokens: number
}

export function embeddingStore(databases: Databases) {
  const run = (scope: RepositoryScope, sql: string, parameters: Record<string, string | number | null> = {}) =>
    statement(databases.shardOf(scope), sql, { repository: scope.repositoryId, ...parameters })

  const waitsFor = (scope: RefScope, model: number, mutation: string | null, now: number) =>
    run(
      scope,
      `INSERT OR REPLACE INTO embedded_generation (repository_id, model_id, generation, mutation, completed_at)
       VALUES (:repository, :model, :generation, :mutation, :now)`,
      { model, generation: scope.generation, mutation, now },
    )

  return {
    sent: sentVectorsStore(databases),

    async models(scope: RepositoryScope): Promise<(Model & { readonly createdAt: number })[]> {
      const sql = `SELECT id, name, dimensions, status, chunks, created_at AS createdAt FROM embedding_model
        WHERE repository_id = :repository ORDER BY id`
      return (await run(scope, sql).all<Model & { createdAt: number }>()).results
    },

    /** Adds a model beside the others, with its words if it is a fitted one. Returns its number. Earlier refusals are forgotten. */
    async addModel(
      scope: RepositoryScope,
      model: Omit<Model, 'id'> & { readonly reason?: string },
      terms: readonly { readonly first: string; readonly data: Uint8Array }[],
      now: number,
    ): Promise<number> {
      const rows = rowChunks(
        inPageOrder(
          terms.map(({ first, data }) => [first, Buffer.from(data).toString('hex')]),
          1,
        ),
      )
      // The number is chosen in the transaction: two that begin at once must not mix the words of two fits.
      // So is its time, by which what is held of their words is told apart.
      const highest = '(SELECT max(id) FROM embedding_model WHERE repository_id = :repository)'
      const latest = '(SELECT max(created_at) FROM embedding_model WHERE repository_id = :repository)'
      const [added] = await databases.shardOf(scope).batch<{ id: number }>([
        run(
          scope,
          `INSERT INTO embedding_model (repository_id, id, name, dimensions, status, chunks, reason, created_at)
           VALUES (:repository, coalesce(${highest}, 0) + 1, :name, :dimensions, :status, :chunks, :reason,
             max(:now, coalesce(${latest}, 0) + 1))
           RETURNING id`,
          {
            name: model.name,
            dimensions: model.dimensions,
            status: model.status,
            chunks: model.chunks,
            reason: model.reason ?? null,
            now,
          },
        ),
        run(
          scope,
          `DELETE FROM embedding_model WHERE repository_id = :repository AND id < ${highest} AND status = 'refused'`,
        ),
        ...rows.map((chunk) =>
          run(
            scope,
            `INSERT OR REPLACE INTO embedding_term (repository_id, model_id, first, data)
             SELECT :repository, ${highest}, value ->> 0, unhex(value ->> 1) FROM json_each(:rows)`,
            { rows: chunk },
          ),
        ),
      ])
      return added?.results[0]?.id as number
    },

    async terms(scope: RepositoryScope, model: number): Promise<{ first: string; data: Uint8Array }[]> {
      const sql = `SELECT first, hex(data) AS data FROM embedding_term
        WHERE repository_id = :repository AND model_id = :model AND first > :after ORDER BY first LIMIT 200`
      const rows: { first: string; data: Uint8Array }[] = []
      for (let after = ''; ; ) {
        const { results } = await run(scope, sql, { model, after }).all<{ first: string; data: string }>()
        for (const { first, data } of results) rows.push({ first, data: new Uint8Array(Buffer.from(data, 'hex')) })
        if (results.length < 200) return rows
        after = results.at(-1)?.first as string
      }
    },

    /** Files of the ref's generation that the model has not embedded, in path order. */
    async lacking(scope: RefScope, model: number, most: number): Promise<Id[]> {
      const sql = `SELECT file_id AS id FROM (${inPathOrder(scope)}) m WHERE NOT EXISTS (
          SELECT 1 FROM embedded_file e WHERE e.repository_id = :repository AND e.model_id = :model AND e.file_id = m.file_id)
        LIMIT :most`
      const parameters = scopeParameters(scope, { model, most, after: '', below: '\u{10ffff}' })
      const { results } = await statement(databases.shardOf(scope), sql, parameters).all<{ id: Id }>()
      return results.map((row) => row.id)
    },

    /** Stores vectors, the files they belong to, and what the generation has yet to wait for, in one transaction. */
    async add(scope: RefScope, model: number, { id, files, data, sent }: NewBlock, now: number): Promise<void> {
      const chunks = files.reduce((sum, file) => sum + file.chunks, 0)
      await databases.shardOf(scope).batch([
        ...(data === undefined || chunks === 0
          ? []
          : [
              run(
                scope,
                `INSERT OR REPLACE INTO vector_block (repository_id, model_id, id, files, chunks, data)
                 VALUES (:repository, :model, :id, :files, :chunks, unhex(:data))`,
                { model, id, files: files.length, chunks, data: Buffer.from(data).toString('hex') },
              ),
            ]),
        ...rowChunks(files.map((file) => [file.id, file.chunks, file.tokens])).flatMap((rows) => [
          run(
            scope,
            `INSERT OR IGNORE INTO embedded_file (repository_id, model_id, file_id, chunks, tokens, sent_at)
             SELECT :repository, :model, value ->> 0, value ->> 1, value ->> 2, :sent FROM json_each(:rows)`,
            { model, rows, sent: sent?.at ?? 0 },
          ),
          ...(sent === undefined
            ? []
            : [
                // What another consumer was quicker with stays noted: its vectors are there twice.
                run(
                  scope,
                  `DELETE FROM sent_vectors WHERE repository_id = :repository AND model_id = :model AND sent_at = :sent
                     AND file_id IN (SELECT e.file_id FROM json_each(:rows) r JOIN embedded_file e
                       ON e.repository_id = :repository AND e.model_id = :model AND e.file_id = r.value ->> 0 AND e.sent_at = :sent)`,
                  { model, rows, sent: sent.at },
                ),
              ]),
        ]),
        ...(sent?.mutation === undefined ? [] : [waitsFor(scope, model, sent.mutation, now)]),
      ])
    },

    /**
     * Marks the generation complete. The model becomes the active one and its predecessors are deleted, except for the
     * record of what they embedded.
     */
    async complete(scope: RefScope, model: number, mutation: string | undefined, now: number): Promise<void> {
      const older = 'repository_id = :repository AND model_id < :model'
      const tables = ['embedding_term', 'vector_block', 'embedded_generation']
      await databases
        .shardOf(scope)
        .batch([
          waitsFor(scope, model, mutation ?? null, now),
          ...(mutation === undefined
            ? [
                run(
                  scope,
                  `UPDATE embedding_model SET status = 'active' WHERE repository_id = :repository AND id = :model`,
                  { model },
                ),
                run(scope, 'DELETE FROM embedding_model WHERE repository_id = :repository AND id < :model', { model }),
                ...tables.map((table) => run(scope, `DELETE FROM ${table} WHERE ${older}`, { model })),
              ]
            : []),
        ])
    },

    /** The last mutation sent to a store that is not visible there yet, of any generation. */
    async pending(scope: RepositoryScope, model: number): Promise<string | undefined> {
      const sql = `SELECT mutation FROM embedded_generation
        WHERE repository_id = :repository AND model_id = :model AND mutation IS NOT NULL ORDER BY completed_at DESC LIMIT 1`
      return (await run(scope, sql, { model }).all<{ mutation: string }>()).results[0]?.mutation
    },

    /** Blocks, each with how much of it is still needed: swept file versions leave holes. */
    async blocks(scope: RepositoryScope, model: number): Promise<{ id: Id; chunks: number }[]> {
      const sql =
        'SELECT id, chunks FROM vector_block WHERE repository_id = :repository AND model_id = :model ORDER BY chunks'
      return (await run(scope, sql, { model }).all<{ id: Id; chunks: number }>()).results
    },

    async openBlocks(scope: RepositoryScope, model: number, ids: readonly Id[]): Promise<Uint8Array[]> {
      const sql = `SELECT hex(data) AS data FROM vector_block
        WHERE repository_id = :repository AND model_id = :model AND id IN (SELECT value FROM json_each(:ids)) ORDER BY id`
      const { results } = await run(scope, sql, { model, ids: JSON.stringify(ids) }).all<{ data: string }>()
      return results.map((row) => new Uint8Array(Buffer.from(row.data, 'hex')))
    },

    /** Those of these file versions that are still stored. */
    async living(scope: RepositoryScope, files: readonly Id[]): Promise<Set<Id>> {
      const sql = `SELECT value AS id FROM json_each(:files) f
        WHERE EXISTS (SELECT 1 FROM file_version WHERE repository_id = :repository AND id = f.value)`
      const { results } = await run(scope, sql, { files: JSON.stringify(files) }).all<{ id: Id }>()
      return new Set(results.map((row) => row.id))
    },

    /** One block in the place of several; what is gone of their files is forgotten. */
    async replaceBlocks(
      scope: RepositoryScope,
      model: number,
      old: readonly Id[],
      merged: { readonly id: Id; readonly files: number; readonly chunks: number; readonly data: Uint8Array },
      gone: readonly Id[],
    ): Promise<void> {
      await databases.shardOf(scope).batch([
        run(
          scope,
          `DELETE FROM vector_block WHERE repository_id = :repository AND model_id = :model
             AND id IN (SELECT value FROM json_each(:old))`,
          { model, old: JSON.stringify(old) },
        ),
        run(
          scope,
          `DELETE FROM embedded_file WHERE repository_id = :repository AND model_id = :model
             AND file_id IN (SELECT value FROM json_each(:gone))`,
          { model, gone: JSON.stringify(gone) },
        ),
        ...(merged.chunks === 0
          ? []
          : [
              run(
                scope,
                `INSERT OR REPLACE INTO vector_block (repository_id, model_id, id, files, chunks, data)
                 VALUES (:repository, :model, :id, :files, :chunks, unhex(:data))`,
                {
                  model,
                  id: merged.id,
                  files: merged.files,
                  chunks: merged.chunks,
                  data: Buffer.from(merged.data).toString('hex'),
                },
              ),
            ]),
      ])
    },

    /** Of vectors that are kept here. What was sent elsewhere stays recorded for whoever can delete it there. */
    async forgetOutlived(scope: RepositoryScope, model: number): Promise<void> {
      await run(
        scope,
        'DELETE FROM embedded_file WHERE repository_id = :repository AND model_id < :model AND sent_at = 0',
        { model },
      ).run()
    },

    /** What has been embedded, of each model: for progress and cost. */
    async embedded(
      scope: RepositoryScope,
    ): Promise<(Model & Embedded & { generation: number | null; reason: string | null })[]> {
      const sql = `SELECT m.id, m.name, m.dimensions, m.status, m.chunks AS fitted, m.reason,
          (SELECT count(*) FROM embedded_file e WHERE e.repository_id = :repository AND e.model_id = m.id) AS files,
          (SELECT coalesce(sum(e.chunks), 0) FROM embedded_file e WHERE e.repository_id = :repository AND e.model_id = m.id) AS chunks,
          max(m.tokens, (SELECT coalesce(sum(e.tokens), 0) FROM embedded_file e
            WHERE e.repository_id = :repository AND e.model_id = m.id)) AS tokens,
          (SELECT max(g.generation) FROM embedded_generation g
            WHERE g.repository_id = :repository AND g.model_id = m.id AND g.mutation IS NULL) AS generation
        FROM embedding_model m WHERE m.repository_id = :repository ORDER BY m.id`
      const { results } = await run(scope, sql).all<
        Model & Embedded & { generation: number | null; reason: string | null }
      >()
      return results
    },
  }
}

export type EmbeddingStore = ReturnType<typeof embeddingStore>
