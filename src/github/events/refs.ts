/**
 * Pushes, deleted refs and pull requests: how far behind the index is, and when a ref is no longer kept.
 *
 * Deliveries are late, repeated and out of order, so none is treated as the latest: the time that GitHub gives decides,
 * and within the same second the chain of commits.
 */
import type { z } from 'zod'
import { canonicalRef } from '../../auth/ref-name.ts'
import { RUN } from '../../db/stores/run-store.ts'
import { KEEP } from '../../ingest/retention.ts'
import { type Effect, LINKED, noted } from './effect.ts'
import type { Delete, PullRequest, Push } from './payloads.ts'

/** A push lists at most this many commits; beyond it the number is unknown. */
const MOST_LISTED = 2048
/** Pushes remembered per ref. More than this are behind an index only if indexing has stopped. */
const REMEMBERED = 100
const DAY = 86_400_000

export function onPush(push: z.infer<typeof Push>, now: number): Effect[] {
  const name = canonicalRef(push.ref)
  const at = timeOf(push.repository.pushed_at, now)
  if (push.deleted) return ended(push.repository, [name], 'deleted', at, now)
  const isAddition = !push.forced && !push.created && push.commits.length < MOST_LISTED
  const commits = isAddition ? push.commits.length : null
  const after = push.ref.startsWith('refs/tags/') ? (push.head_commit?.id ?? push.after) : push.after
  return headMoved(push.repository, name, { before: push.before, after, commits, at })
}

export function onDelete({ ref, ref_type, repository }: z.infer<typeof Delete>, now: number): Effect[] {
  const name = canonicalRef(ref_type === 'tag' ? `refs/tags/${ref}` : `refs/heads/${ref}`)
  return ended(repository, [name], 'deleted', timeOf(repository.pushed_at, now), now)
}

export function onPullRequest(event: z.infer<typeof PullRequest>, now: number): Effect[] {
  const { action, before, pull_request, repository } = event
  const { number, head, base, updated_at } = pull_request
  const name = `refs/pull/${number}/head`
  const at = timeOf(updated_at, now)
  if (action === 'closed') return ended(repository, [name, `refs/pull/${number}/merge`], 'closed', at, now)
  const parameters = { ...idsOf(repository), name, base: canonicalRef(`refs/heads/${base.ref}`), at }
  return [
    {
      sql: `UPDATE ref SET base_ref = :base, base_at = :at WHERE ${OF_REF} AND coalesce(base_at, 0) <= :at`,
      parameters,
    },
    ...(action === 'synchronize' || action === 'opened' || action === 'reopened'
      ? headMoved(repository, name, { before: before ?? '0'.repeat(40), after: head.sha, commits: null, at })
      : []),
  ]
}

const OF_REF = `name = :name AND repository_id = (SELECT r.id FROM repository r WHERE ${LINKED})`

interface Move {
  readonly before: string
  readonly after: string
  readonly commits: number | null
  /** Milliseconds, with a resolution of one second. */
  readonly at: number
}

function headMoved(repository: Parameters<typeof idsOf>[0], name: string, move: Move): Effect[] {
  const parameters = { ...idsOf(repository), name, ...move }
  return [
    `INSERT OR IGNORE INTO push (repository_id, ref_name, before_sha, after_sha, commits, pushed_at)
     SELECT r.id, :name, :before, :after, :commits, :at FROM repository r WHERE ${LINKED}`,
    `DELETE FROM push WHERE id <= (SELECT p.id FROM push p JOIN repository r ON r.id = p.repository_id
       WHERE ${LINKED} AND p.ref_name = :name ORDER BY p.id DESC LIMIT 1 OFFSET ${REMEMBERED})
       AND ref_name = :name AND repository_id = (SELECT r.id FROM repository r WHERE ${LINKED})`,
    // A ref that is not indexed is not behind. A later push that was delivered first stays the newest.
    `UPDATE ref SET pushed_commit = :after, pushed_at = :at WHERE ${OF_REF} AND NOT EXISTS (
       SELECT 1 FROM push p WHERE p.repository_id = ref.repository_id AND p.ref_name = :name
         AND (p.pushed_at > :at OR (p.pushed_at = :at AND p.before_sha = :after)))`,
    `UPDATE ref SET ended = NULL, ended_at = NULL, expires_at = NULL WHERE ${OF_REF} AND ended_at <= :at`,
    `UPDATE ref SET behind_by = ${RUN.behindBy} WHERE ${OF_REF}`,
  ].map((sql) => ({ sql, parameters }))
}

/**
 * A default ref that was deleted says so too, and stays: a question that names no ref must have an answer. It goes like any
 * other once another is the default, of which nothing more is told.
 */
function ended(
  repository: Parameters<typeof idsOf>[0],
  names: readonly string[],
  how: 'deleted' | 'closed',
  at: number,
  now: number,
): Effect[] {
  const parameters = { ...idsOf(repository), names: JSON.stringify(names), how, at, now }
  return [
    {
      sql: `UPDATE ref SET ended = :how, ended_at = :at, expires_at = :now + ${DAY} * (
          SELECT coalesce(r.keep_ended_days, o.keep_ended_days, ${KEEP.endedDays})
          FROM repository r JOIN organisation o ON o.id = r.organisation_id WHERE r.id = ref.repository_id)
        WHERE name IN (SELECT value FROM json_each(:names)) AND ended IS NULL
          AND repository_id = (SELECT r.id FROM repository r WHERE ${LINKED})
          AND NOT EXISTS (SELECT 1 FROM push p WHERE p.repository_id = ref.repository_id AND p.ref_name = ref.name
            AND p.pushed_at > :at)`,
      parameters,
    },
    noted('ref.ended', { refs: names.join(' '), how }, repository, now),
  ]
}

const idsOf = (repository: { id: number; owner: { id: number; login: string } }) => ({
  repo: repository.id,
  owner: repository.owner.id,
})

/** GitHub's time if the payload has one, in milliseconds. */
function timeOf(said: number | string | null | undefined, now: number): number {
  const time = typeof said === 'number' ? said * 1000 : Date.parse(said ?? '')
  return Number.isFinite(time) ? time : now
}
