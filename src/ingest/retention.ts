/**
 * How long things are kept where neither the repository nor its organisation says otherwise, and when that is over.
 */
export const KEEP = {
  /** Days that a commit still answers after its ref has left it; a reader's cursor lives less. */
  commitsDays: 7,
  /** Days that a deleted branch or closed pull request still answers. */
  endedDays: 7,
} as const

const DAY = 86_400_000
/** Whatever is configured: a request that has found its generation reads it for as long as a request may take. */
export const READING_MS = 15 * 60_000

/** In SQL, of `r` and `o`: what ended before this moment (`:now`) is over. */
export const commitsBefore = (floor: number, otherwise: number): string =>
  `:now - max(${floor}, coalesce(coalesce(r.keep_commits_days, o.keep_commits_days) * ${DAY}, ${otherwise}))`

/**
 * In SQL, of a row of `ref`, its repository `r` and organisation `o`: it is to be taken away. Never what a repository opens
 * with, nor what somebody is writing.
 */
export const EXPIRED = `ref.name <> r.default_ref AND ref.name IS NOT r.next_default_ref
  AND (ref.expires_at < :now OR EXISTS (SELECT 1 FROM held_generation h WHERE h.repository_id = ref.repository_id
    AND h.generation = ref.generation AND h.indexed_at < :now - coalesce(r.keep_idle_days, o.keep_idle_days) * ${DAY}))
  AND (ref.publishing IS NULL OR ref.publishing_until < :now)
  AND NOT EXISTS (SELECT 1 FROM upload u WHERE u.ref_id = ref.id AND u.status = 'open' AND u.expires_at > :now)`
