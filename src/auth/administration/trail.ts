/**
 * The audit trail for those who run an organisation: filtered, newest first, in pages that stay stable while the trail
 * grows.
 */
import { type Acting, ADMIN, type Parameters } from './acting.ts'

export interface TrailFilter {
  readonly action?: string | undefined
  readonly actor?: string | undefined
  readonly repository?: number | undefined
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly search?: string | undefined
}

export interface TrailRow {
  readonly id: number
  readonly at: number
  readonly actor: string
  readonly actor_name: string | null
  readonly action: string
  readonly repository_id: number | null
  readonly repository: string | null
  readonly details: string
  readonly subject: string | null
  readonly object: string | null
}

/**
 * `person:7` → the login, `token:12` → the token's name. A person's name is shown to the organisation they acted on.
 */
const ACTOR_NAME = `CASE WHEN t.actor GLOB 'person:[0-9]*' THEN
    (SELECT a.name FROM account a WHERE a.id = CAST(substr(t.actor, 8) AS INTEGER))
  WHEN t.actor GLOB 'token:[0-9]*' THEN
    (SELECT k.name FROM token k WHERE k.id = CAST(substr(t.actor, 7) AS INTEGER) AND k.organisation_id = t.organisation_id)
  END`
const REPOSITORY = `(SELECT r.owner || '/' || r.name FROM repository r
  WHERE r.id = t.repository_id AND r.organisation_id = t.organisation_id)`
/**
 * Whom it was done to, by GitHub's or our ids. For a refused act only people in the organisation are named: the
 * requester could send any number, and would be told who has it.
 */
const SUBJECT = `CASE WHEN t.actor = 'github' THEN (SELECT a.name FROM account a WHERE a.github_id = t.details ->> '$.account')
  WHEN t.action = 'act.refused' THEN (SELECT a.name FROM account a
    JOIN member m ON m.account_id = a.id AND m.organisation_id = t.organisation_id WHERE a.id = t.details ->> '$.account')
  ELSE (SELECT a.name FROM account a WHERE a.id = t.details ->> '$.account') END`

/** The team or token that it was done to, by GitHub's or our ids, if it is the organisation's. */
const OBJECT = `CASE
  WHEN t.details ->> '$.team' IS NOT NULL AND t.actor = 'github' THEN
    (SELECT b.name FROM team b WHERE b.github_id = t.details ->> '$.team' AND b.organisation_id = t.organisation_id)
  WHEN t.details ->> '$.team' IS NOT NULL THEN
    (SELECT b.name FROM team b WHERE b.id = t.details ->> '$.team' AND b.organisation_id = t.organisation_id)
  WHEN t.details ->> '$.token' IS NOT NULL THEN
    (SELECT b.name FROM token b WHERE b.id = t.details ->> '$.token' AND b.organisation_id = t.organisation_id) END`

function where(filter: TrailFilter): { sql: string; parameters: Parameters } {
  const parts = ['t.organisation_id = :organisation', 't.id < :before', ADMIN]
  if (filter.action !== undefined) parts.push('t.action = :of_action')
  if (filter.actor !== undefined) parts.push('t.actor = :of_actor')
  if (filter.repository !== undefined) parts.push('t.repository_id = :of_repository')
  if (filter.from !== undefined) parts.push('t.at >= :from')
  if (filter.to !== undefined) parts.push('t.at < :to')
  if (filter.search)
    parts.push(
      `instr(lower(t.action || ' ' || t.details || ' ' || coalesce(${ACTOR_NAME}, '') || ' ' || coalesce(${REPOSITORY}, '')
        || ' ' || coalesce(${SUBJECT}, '') || ' ' || coalesce(${OBJECT}, '')), lower(:search)) > 0`,
    )
  return {
    sql: parts.join(' AND '),
    parameters: {
      of_action: filter.action,
      of_actor: filter.actor,
      of_repository: filter.repository,
      from: filter.from,
      to: filter.to,
      search: filter.search,
    },
  }
}

const LINES = `SELECT t.id, t.at, t.actor, ${ACTOR_NAME} AS actor_name, t.action, t.repository_id, ${REPOSITORY} AS repository,
  t.details, ${SUBJECT} AS subject, ${OBJECT} AS object FROM audit t`

export const trailActs = ({ list, look }: Acting) => ({
  trail: (before = Number.MAX_SAFE_INTEGER) =>
    list<{ id: number; at: number; repository_id: number | null; actor: string; action: string; details: string }>(
      `SELECT id, at, repository_id, actor, action, details FROM audit
       WHERE organisation_id = :organisation AND id < :before AND ${ADMIN} ORDER BY id DESC LIMIT 200`,
      { before },
    ),

  /** Undefined when the actor does not run the organisation. `total` counts all pages. */
  async trailPage(filter: TrailFilter, page: { readonly before?: number | undefined; readonly limit: number }) {
    const { sql, parameters } = where(filter)
    const before = page.before ?? Number.MAX_SAFE_INTEGER
    const rows = await look(
      ADMIN,
      [
        `${LINES} WHERE ${sql} ORDER BY t.id DESC LIMIT :limit`,
        `SELECT count(*) AS total FROM audit t WHERE ${sql.replace('t.id < :before', '1')}`,
      ],
      { ...parameters, before, limit: page.limit },
    )
    if (!rows) return undefined
    const lines = (rows[0] ?? []) as unknown as TrailRow[]
    return { lines, total: (rows[1]?.[0]?.total as number | undefined) ?? 0 }
  },

  /** The same without a count, for an export that reads many pages. */
  trailLines(filter: TrailFilter, before: number, limit: number): Promise<TrailRow[]> {
    const { sql, parameters } = where(filter)
    return list<TrailRow>(`${LINES} WHERE ${sql} ORDER BY t.id DESC LIMIT :limit`, { ...parameters, before, limit })
  },

  /** The values to filter by. */
  async trailFacets() {
    const rows = await look(ADMIN, [
      `SELECT DISTINCT t.action FROM audit t WHERE t.organisation_id = :organisation AND ${ADMIN} ORDER BY t.action`,
      `SELECT t.actor, ${ACTOR_NAME} AS name FROM (
         SELECT DISTINCT actor, organisation_id FROM audit WHERE organisation_id = :organisation) t WHERE ${ADMIN}
       ORDER BY name LIMIT 1000`,
    ])
    if (!rows) return undefined
    return {
      actions: (rows[0] ?? []).map((row) => row.action as string),
      actors: (rows[1] ?? []).map((row) => ({ actor: row.actor as string, name: (row.name ?? null) as string | null })),
    }
  },
})
