/**
 * The repositories that somebody may read, as a list: sorted, filtered, in pages.
 *
 * A page begins after a (value, id) pair and not at a number, so that repositories which are added or removed meanwhile
 * shift nothing.
 */
import type { Databases } from '../../db/databases.ts'
import { statement } from '../../db/statement.ts'
import type { Proof } from '../../tenancy/principal.ts'
import { allowed, COLUMNS } from '../access-query.ts'
import { parametersOf } from '../authenticate.ts'

export interface LineRow {
  readonly id: number
  readonly organisation_id: number
  readonly organisation: string
  readonly repository: string
  readonly shard: number
  readonly visibility: 'private' | 'internal' | 'public'
  readonly default_ref: string
  readonly created_at: number
  readonly github_id: number | null
  readonly frozen: string | null
  readonly role: 'owner' | 'admin' | 'member' | null
  readonly refs: number
  readonly behind_by: number | null
  readonly commit_sha: string | null
  readonly indexed_at: number | null
  readonly indexed: number
  readonly skipped: number
  /** JSON, as published. */
  readonly statistics: string
  readonly symbols: number
  readonly size: number
  readonly status: 'waiting' | 'indexing' | 'ready' | 'failed'
  readonly run_status: 'open' | 'published' | 'superseded' | 'failed' | 'cancelled' | null
  readonly run_ref: string
  readonly started_at: number
  readonly finished_at: number | null
}

const INDEXING = `EXISTS (SELECT 1 FROM ref f JOIN upload u ON u.ref_id = f.id AND u.status = 'open' AND u.touched_at > :live
  AND (u.run, u.attempt) > (f.run, f.attempt) WHERE f.repository_id = a.id)`

/**
 * Repositories that were transferred away at GitHub: nobody reads them, but those who run the organisation see them, to
 * link them again or delete them. Follows `allowed`, whose `caller` it uses.
 */
export const FROZEN = (more: string) => `frozen AS (
  SELECT ${COLUMNS} FROM caller c
  JOIN member m ON m.account_id = c.account_id AND m.suspended_at IS NULL AND m.role IN ('owner', 'admin')
  JOIN organisation o ON o.id = m.organisation_id AND o.deleted_at IS NULL AND o.suspended_at IS NULL
  JOIN repository r ON r.organisation_id = o.id AND r.frozen_at IS NOT NULL
  WHERE r.deleted_at IS NULL${more})`

/** `more`: conditions on `r`, to select one repository. */
export const linesOf = (
  proof: Proof,
  more = '',
) => `WITH ${allowed(parametersOf(proof), more)}, ${FROZEN(more)}, line AS (
  SELECT a.id, a.organisation_id, o.name AS organisation, a.owner || '/' || a.name AS repository, a.shard, a.visibility,
    a.default_ref, r.created_at, r.github_id,
    CASE WHEN r.frozen_at IS NOT NULL THEN coalesce(r.frozen_because, 'frozen') END AS frozen, m.role,
    (SELECT count(*) FROM ref f WHERE f.repository_id = a.id AND f.generation IS NOT NULL) AS refs,
    d.behind_by, h.commit_sha, h.indexed_at, coalesce(h.indexed, 0) AS indexed, coalesce(h.skipped, 0) AS skipped,
    coalesce(h.statistics, '{}') AS statistics, coalesce(h.statistics ->> '$.symbols', 0) AS symbols,
    coalesce(h.statistics ->> '$.bytes', 0) AS size,
    CASE WHEN ${INDEXING} THEN 'indexing'
      WHEN x.status = 'failed' AND (x.ref_name = a.default_ref OR h.generation IS NULL) THEN 'failed'
      WHEN h.generation IS NULL THEN 'waiting' ELSE 'ready' END AS status,
    x.status AS run_status, x.ref_name AS run_ref, x.started_at, x.finished_at
  FROM (SELECT * FROM allowed UNION SELECT * FROM frozen) a JOIN repository r ON r.id = a.id JOIN organisation o ON o.id = a.organisation_id
  LEFT JOIN member m ON m.organisation_id = a.organisation_id AND m.account_id = (SELECT account_id FROM caller)
  LEFT JOIN ref d ON d.repository_id = a.id AND d.name = a.default_ref
  LEFT JOIN held_generation h ON h.repository_id = a.id AND h.generation = d.generation
  LEFT JOIN run x ON x.id = (SELECT max(y.id) FROM run y WHERE y.repository_id = a.id))`

/** The key of each order. Texts are compared by the database, so that the next page begins where this one ended. */
const KEYS = {
  name: 'lower(repository)',
  indexed: 'coalesce(indexed_at, 0)',
  symbols: 'symbols',
  size: 'size',
  refs: 'refs',
  status: 'status',
} as const
export type Sort = keyof typeof KEYS

export interface ListQuery {
  readonly organisation?: number | undefined
  readonly search?: string | undefined
  readonly status?: LineRow['status'] | undefined
  readonly sort: Sort
  readonly descending: boolean
  /** The last entry of the previous page. */
  readonly after?: { readonly key: string | number; readonly id: number } | undefined
  readonly limit: number
}

export interface Heard {
  /** The person's own clients and tokens: what each opens, and when it was last used. */
  readonly clients: readonly { readonly resource: string; readonly last_used_at: number }[]
  readonly tokens: readonly { readonly repository_id: number; readonly last_used_at: number }[]
}

export async function readableRepositories(databases: Databases, proof: Proof, accountId: number, query: ListQuery) {
  const { control } = databases
  const key = KEYS[query.sort]
  const order = query.descending ? 'DESC' : 'ASC'
  const filters = [
    '1',
    ...(query.organisation === undefined ? [] : ['organisation_id = :organisation']),
    ...(query.search ? ['instr(lower(repository), lower(:search)) > 0'] : []),
    ...(query.status === undefined ? [] : ['status = :status']),
  ].join(' AND ')
  const after = query.after ? `AND (${key}, id) ${query.descending ? '<' : '>'} (:key, :after_id)` : ''
  const parameters = {
    ...parametersOf(proof),
    organisation: query.organisation,
    search: query.search,
    status: query.status,
    key: query.after?.key,
    after_id: query.after?.id,
    limit: query.limit,
    account: accountId,
  }
  const [lines, count, clients, tokens] = await control.batch<Record<string, unknown>>(
    [
      `${linesOf(proof)} SELECT *, ${key} AS key FROM line WHERE ${filters} ${after} ORDER BY key ${order}, id ${order} LIMIT :limit`,
      `${linesOf(proof)} SELECT count(*) AS total FROM line WHERE ${filters}`,
      ...HEARD,
    ].map((sql) => statement(control, sql, parameters)),
  )
  return {
    lines: (lines?.results ?? []) as unknown as (LineRow & { readonly key: string | number })[],
    total: (count?.results[0]?.total as number | undefined) ?? 0,
    heard: { clients: clients?.results ?? [], tokens: tokens?.results ?? [] } as unknown as Heard,
  }
}

export const HEARD = [
  `SELECT g.resource, g.last_used_at FROM client_grant g WHERE g.account_id = :account AND g.revoked_at IS NULL
     AND g.last_used_at IS NOT NULL LIMIT 1000`,
  `SELECT t.repository_id, t.last_used_at FROM token t JOIN member m ON m.organisation_id = t.organisation_id
     AND m.account_id = :account WHERE t.account_id = :account AND t.run IS NULL AND t.repository_id IS NOT NULL AND t.revoked_at IS NULL
     AND t.last_used_at IS NOT NULL LIMIT 1000`,
]
