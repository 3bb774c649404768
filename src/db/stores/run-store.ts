/**
 * Runs of the indexer, for people to look at: one row each, from `begin` to how it ended.
 *
 * The rows decide nothing: which run moves a ref is recorded with the ref (upload-store.ts). They are written in the
 * transactions that decide, so that a page never shows a run as published whose index cannot be read.
 */
import type { RunCounts, RunFailure, RunOrder } from '../../contract/messages.ts'
import type { RepositoryScope } from '../../tenancy/scope.ts'
import type { Databases } from '../databases.ts'
import { statement } from '../statement.ts'

/** Runs kept per repository: a few weeks of a busy one. */
const REMEMBERED = 500

const OF_UPLOAD = `(repository_id, ref_name, run, attempt) IN (
  SELECT u.repository_id, f.name, u.run, u.attempt FROM upload u JOIN ref f ON f.id = u.ref_id
  WHERE u.id = :upload AND u.repository_id = :repository)`

/**
 * How many commits lie between a ref's index and its newest head, along the pushes that led from one to the other. NULL
 * when one of them was forced or is unknown.
 */
const BEHIND = `(WITH RECURSIVE way (sha, commits, steps) AS (
    SELECT ref.pushed_commit, 0, 0
    UNION ALL
    SELECT p.before_sha, way.commits + p.commits, way.steps + 1
    FROM way JOIN push p ON p.repository_id = ref.repository_id AND p.ref_name = ref.name AND p.after_sha = way.sha
    WHERE way.steps < 100)
  SELECT way.commits FROM way JOIN held_generation h
    ON h.repository_id = ref.repository_id AND h.generation = ref.generation AND h.commit_sha = way.sha
  ORDER BY way.steps LIMIT 1)`

const OF_REF = 'p.repository_id = ref.repository_id AND p.ref_name = ref.name'

/** Statements for the batches of other stores; parameters as there. */
export const RUN = {
  begun: `INSERT INTO run (repository_id, ref_name, commit_sha, run, attempt, agent, actor, started_at)
    VALUES (:repository, :ref, :commit, :run, :attempt, :agent, :actor, :now)
    ON CONFLICT (repository_id, ref_name, run, attempt) DO UPDATE SET commit_sha = :commit, status = 'open',
      finished_at = NULL, failure = NULL WHERE status <> 'published'`,
  /**
   * A run tells which commit is the newest where no webhook does, unless a later run has already done so. No webhook does either when
   * the newest it told of had an earlier run than this one of a commit that it never told of: a delivery was lost.
   */
  headOfRun: `UPDATE ref SET pushed_commit = :commit, pushed_at = :now, behind_by = NULL
    WHERE repository_id = :repository AND name = :ref AND (run, attempt) < (:run, :attempt)
      AND (NOT EXISTS (SELECT 1 FROM push p WHERE p.repository_id = :repository AND p.ref_name = :ref)
        OR NOT EXISTS (SELECT 1 FROM push p WHERE p.repository_id = :repository AND p.ref_name = :ref AND :commit IN (p.after_sha, p.before_sha))
          AND EXISTS (SELECT 1 FROM run r WHERE r.repository_id = :repository AND r.ref_name = :ref
            AND r.commit_sha = ref.pushed_commit AND (r.run, r.attempt) < (:run, :attempt)))
      AND NOT EXISTS (SELECT 1 FROM run r WHERE r.repository_id = :repository AND r.ref_name = :ref
        AND (r.run, r.attempt) > (:run, :attempt))`,
  forgotten: `DELETE FROM run WHERE repository_id = :repository AND id <= (
    SELECT id FROM run WHERE repository_id = :repository ORDER BY id DESC LIMIT 1 OFFSET ${REMEMBERED})`,
  published: `UPDATE run SET status = 'published', generation = :generation, finished_at = :now, phases = :phases,
    counts = :counts, failure = NULL WHERE ${OF_UPLOAD} AND status <> 'published'`,
  /** After the ref has moved: the published commit is the newest, unless webhooks know a newer one. */
  headOfIndex: `UPDATE ref SET
      pushed_commit = CASE WHEN EXISTS (SELECT 1 FROM push p WHERE ${OF_REF}) OR EXISTS (
          SELECT 1 FROM run r WHERE r.repository_id = ref.repository_id AND r.ref_name = ref.name
            AND (r.run, r.attempt) > (ref.run, ref.attempt))
        THEN coalesce(pushed_commit, (SELECT p.after_sha FROM push p WHERE ${OF_REF} ORDER BY p.pushed_at DESC, p.id DESC LIMIT 1),
          :commit)
        ELSE :commit END,
      pushed_at = coalesce(pushed_at, (SELECT max(p.pushed_at) FROM push p WHERE ${OF_REF}), :now)
    WHERE id = :ref AND repository_id = :repository`,
  behind: `UPDATE ref SET behind_by = ${BEHIND} WHERE id = :ref AND repository_id = :repository`,
  /** SQL for a row of `ref` that is being updated. */
  behindBy: BEHIND,
  /** A ref is back if a run began to publish to it after it had ended, but not if its last run was merely late. */
  revived: `UPDATE ref SET ended = NULL, ended_at = NULL, expires_at = NULL WHERE id = :ref AND repository_id = :repository
    AND ended_at < (SELECT created_at FROM upload WHERE id = :upload)`,
  superseded: `UPDATE run SET status = 'superseded', finished_at = :now WHERE ${OF_UPLOAD} AND status = 'open'`,
} as const

export interface EndedRun {
  readonly ref: string
  readonly commit: string
  readonly order: RunOrder
  readonly agent: string
  readonly actor: string
  readonly outcome: 'failed' | 'cancelled'
  readonly failure?: RunFailure | undefined
  readonly phases?: Record<string, number> | undefined
  readonly counts?: RunCounts | undefined
}

export function runStore({ control }: Pick<Databases, 'control'>) {
  return {
    /** Records that a run ended without publishing, and abandons its upload. */
    async ended(scope: RepositoryScope, run: EndedRun, now: number): Promise<boolean> {
      const parameters = {
        repository: scope.repositoryId,
        ref: run.ref,
        commit: run.commit,
        run: run.order.run,
        attempt: run.order.attempt,
        agent: run.agent,
        actor: run.actor,
        outcome: run.outcome,
        failure: run.failure ? JSON.stringify(run.failure) : null,
        phases: JSON.stringify(run.phases ?? {}),
        counts: JSON.stringify(run.counts ?? {}),
        now,
      }
      const [noted] = await control.batch(
        [
          `INSERT INTO run (repository_id, ref_name, commit_sha, run, attempt, agent, actor, status, started_at, finished_at,
             phases, counts, failure)
           VALUES (:repository, :ref, :commit, :run, :attempt, :agent, :actor, :outcome, :now, :now, :phases, :counts, :failure)
           ON CONFLICT (repository_id, ref_name, run, attempt) DO UPDATE SET status = :outcome, finished_at = :now,
             phases = :phases, counts = :counts, failure = :failure WHERE status = 'open' AND commit_sha = :commit`,
          // An abandoned upload does not count as "syncing", and its staged rows may be cleared.
          `UPDATE upload SET expires_at = :now, touched_at = 0 WHERE repository_id = :repository AND status = 'open'
             AND expires_at > :now AND run = :run AND attempt = :attempt
             AND ref_id = (SELECT id FROM ref WHERE repository_id = :repository AND name = :ref) AND changes() = 1`,
          RUN.forgotten,
        ].map((sql) => statement(control, sql, parameters)),
      )
      return (noted?.meta.changes ?? 0) === 1
    },
  }
}
