/**
 * Requests for a new index, from readers to whoever can build one. A request that exists already is not repeated, so
 * asking often costs nothing.
 */
import type { RefScope, RepositoryScope } from '../../tenancy/scope.ts'
import type { Databases } from '../databases.ts'
import { statement } from '../statement.ts'

const DAY = 86_400_000
/** A watcher polls every two seconds; one that has not polled for this long is gone. */
const WATCHING_MS = 15_000

export interface RefreshRequest {
  readonly ref: string
  readonly paths: readonly string[]
}

export function refreshStore({ control }: Pick<Databases, 'control'>) {
  return {
    /** Records the request. Returns whether anybody is there to fulfil it. */
    async request(scope: RefScope, paths: readonly string[]): Promise<{ readonly watched: boolean }> {
      const now = Date.now()
      const values = { repository: scope.repositoryId, ref: scope.ref, paths: JSON.stringify(paths), now }
      const [, watcher] = await control.batch<{ seen_at: number }>([
        statement(
          control,
          `INSERT INTO refresh_request (repository_id, ref, paths, requested_at) VALUES (:repository, :ref, :paths, :now)
           ON CONFLICT (repository_id, ref) DO UPDATE SET requested_at = :now,
             paths = CASE WHEN paths = :paths THEN paths ELSE '[]' END`,
          values,
        ),
        statement(control, 'SELECT seen_at FROM refresh_watcher WHERE repository_id = :repository', values),
      ])
      return { watched: (watcher?.results[0]?.seen_at ?? 0) > now - WATCHING_MS }
    },

    /** Records where branches are and which are gone, by a watcher who sees them. An empty commit says only that there is one. */
    async told(
      scope: RepositoryScope,
      heads: readonly (readonly [name: string, commit: string])[],
      gone: readonly string[],
      endedDays: number,
    ): Promise<void> {
      const values = { repository: scope.repositoryId, now: Date.now() }
      await control.batch([
        statement(
          control,
          `UPDATE ref SET pushed_commit = coalesce(nullif(h.sha, ''), pushed_commit), pushed_at = :now, behind_by = NULL,
             ended = NULL, ended_at = NULL, expires_at = NULL
           FROM (SELECT value ->> 0 AS name, value ->> 1 AS sha FROM json_each(:heads)) h
           WHERE ref.repository_id = :repository AND ref.name = h.name`,
          { ...values, heads: JSON.stringify(heads) },
        ),
        statement(
          control,
          `UPDATE ref SET ended = 'deleted', ended_at = :now, expires_at = :now + ${DAY} * (
             SELECT coalesce(r.keep_ended_days, o.keep_ended_days, :days)
             FROM repository r JOIN organisation o ON o.id = r.organisation_id WHERE r.id = ref.repository_id)
           WHERE repository_id = :repository AND name IN (SELECT value FROM json_each(:gone)) AND ended IS NULL`,
          { ...values, days: endedDays, gone: JSON.stringify(gone) },
        ),
      ])
    },

    /** Hands all requests about the repository to the watcher. */
    async take(scope: RepositoryScope): Promise<RefreshRequest[]> {
      const values = { repository: scope.repositoryId, now: Date.now() }
      const [, taken] = await control.batch<{ ref: string; paths: string }>([
        statement(
          control,
          `INSERT INTO refresh_watcher (repository_id, seen_at) VALUES (:repository, :now)
           ON CONFLICT (repository_id) DO UPDATE SET seen_at = :now`,
          values,
        ),
        statement(
          control,
          'DELETE FROM refresh_request WHERE repository_id = :repository RETURNING ref, paths',
          values,
        ),
      ])
      return (taken?.results ?? []).map(({ ref, paths }) => ({ ref, paths: JSON.parse(paths) as string[] }))
    },
  }
}
