/**
 * How long things are kept where neither the repository nor its organisation sets it, and the SQL for when that time is
 * over.
 */
export const KEEP = {
  /** Days that a commit stays readable after its ref has moved on; a reader's cursor lives shorter. */
  commitsDays: 7,
  /** Days that a deleted branch or closed pull request stays readable. */
  endedDays: 7,
} as const

const DAY = 86_400_000
/** Holds whatever is configured: a request that has chosen its generation may read it as long as a request may run. */
export const READING_MS = 15 * 60_000

/** SQL over `r` and `o`: what ended before this moment (`:now`) has expired. */
export const commitsBefore = (floor: number, otherwise: number): string =>
  `:now - max(${floor}, coalesce(coalesce(r.keep_commits_days, o.keep_commits_days) * ${DAY}, ${otherwise}))`

/**
 * SQL over a row of `ref`, its repository `r` and organisation `o`: the ref is to be removed. Never true of a default
 * ref, nor of a ref that is being written.
 */
export const EXPIRED = `ref.name <> r.default_ref AND ref.name IS NOT r.next_default_ref
  AND (ref.expires_at < :now OR EXISTS (SELECT 1 FROM held_generation h WHERE h.repository_id = ref.repository_id
    AND h.generation = ref.generation AND h.indexed_at < :now - coalesce(r.keep_idle_days, o.keep_idle_days) * ${DAY}))
  AND (ref.publishing IS NULL OR ref.publishing_until < :now)
  AND NOT EXISTS (SELECT 1 FROM upload u WHERE u.ref_id = ref.id AND u.status = 'open' AND u.expires_at > :now)`
