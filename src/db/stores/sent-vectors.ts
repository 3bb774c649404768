/**
 * What a vector store outside the shards may have: noted before it is sent, and until it is deleted there.
 *
 * Vectors that count are recorded with their file (`embedded_file`). The note is of all others: of a sending whose answer
 * was lost, of a file that was swept, of a model that was replaced. One transaction turns a record into a note, so a
 * file version that is uploaded again meanwhile either keeps its vectors or gets new ones, under other ids.
 */
import type { Id } from '../../contract/ids.ts'
import type { RepositoryScope } from '../../tenancy/scope.ts'
import type { Databases } from '../databases.ts'
import { rowChunks, statement } from '../statement.ts'

export interface SentVectors {
  readonly model: number
  readonly file: Id
  readonly chunks: number
  readonly sentAt: number
}

/**
 * Records that one statement turns into notes, because D1 limits the time of a statement. More than are deleted at once:
 * when few notes are left, there are no more such records.
 */
const PIECE = 20_000

const NOTE = 'INSERT OR IGNORE INTO sent_vectors (repository_id, model_id, file_id, sent_at, chunks)'
const REPLACED = `model_id < (SELECT max(id) FROM embedding_model WHERE repository_id = :repository AND status = 'active')`
const SWEPT = `NOT EXISTS (SELECT 1 FROM file_version v WHERE v.repository_id = :repository AND v.id = embedded_file.file_id)`
const COUNTS = `EXISTS (SELECT 1 FROM embedded_file e WHERE e.repository_id = :repository AND e.model_id = sent_vectors.model_id
  AND e.file_id = sent_vectors.file_id AND e.sent_at = sent_vectors.sent_at)`
const MINE = 'repository_id = :repository'

export function sentVectorsStore(databases: Databases) {
  const run = (scope: RepositoryScope, sql: string, parameters: Record<string, string | number> = {}) =>
    statement(databases.shardOf(scope), sql, { repository: scope.repositoryId, ...parameters })

  /** Turns a piece of the records into notes. `which` is a condition, a constant of this code base. */
  async function disown(scope: RepositoryScope, which: string): Promise<void> {
    await databases.shardOf(scope).batch([
      run(
        scope,
        `${NOTE} SELECT repository_id, model_id, file_id, sent_at, chunks FROM embedded_file
         WHERE ${MINE} AND (${which}) LIMIT ${PIECE}`,
      ),
      run(
        scope,
        `DELETE FROM embedded_file WHERE ${MINE} AND (${which}) AND EXISTS (
           SELECT 1 FROM sent_vectors s WHERE s.repository_id = :repository AND s.model_id = embedded_file.model_id
             AND s.file_id = embedded_file.file_id AND s.sent_at = embedded_file.sent_at)`,
      ),
    ])
  }

  return {
    /** Before vectors are sent. */
    async note(
      scope: RepositoryScope,
      model: number,
      at: number,
      files: readonly { readonly id: Id; readonly chunks: number }[],
    ): Promise<void> {
      for (const rows of rowChunks(files.map(({ id, chunks }) => [id, chunks])))
        await run(scope, `${NOTE} SELECT :repository, :model, value ->> 0, :at, value ->> 1 FROM json_each(:rows)`, {
          model,
          at,
          rows,
        }).run()
    },

    /** What a model was given costs, also if it is sent in vain. */
    async spend(scope: RepositoryScope, model: number, tokens: number): Promise<void> {
      const sql =
        'UPDATE embedding_model SET tokens = tokens + :tokens WHERE repository_id = :repository AND id = :model'
      await run(scope, sql, { model, tokens }).run()
    },

    /** Of models that another has replaced. */
    disownReplaced: (scope: RepositoryScope) => disown(scope, REPLACED),

    /** Of file versions that are gone. Looks at all that are recorded. */
    disownSwept: (scope: RepositoryScope) => disown(scope, SWEPT),

    disownAll: (scope: RepositoryScope) => disown(scope, 'TRUE'),

    /** What the store may have and nobody may find, the oldest first. */
    async left(scope: RepositoryScope, most: number): Promise<SentVectors[]> {
      const sql = `SELECT model_id AS model, file_id AS file, chunks, sent_at AS sentAt FROM sent_vectors
        WHERE ${MINE} AND NOT ${COUNTS} ORDER BY sent_at LIMIT :most`
      return (await run(scope, sql, { most }).all<SentVectors>()).results
    },

    /** Once they are deleted in the store. */
    async forget(scope: RepositoryScope, sent: readonly SentVectors[]): Promise<void> {
      for (const rows of rowChunks(sent.map((one) => [one.model, one.file, one.sentAt])))
        await run(
          scope,
          `DELETE FROM sent_vectors WHERE ${MINE} AND (model_id, file_id, sent_at) IN (
             SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(:rows))`,
          { rows },
        ).run()
    },
  }
}
