/**
 * What clients called, as an organisation may see it: those who run it see everybody's calls, a member sees their own.
 *
 * Sums arrive from the session objects about a minute after the calls; they contain no query and no code.
 */
import type { Databases } from '../../db/databases.ts'
import { statement } from '../../db/statement.ts'
import { LATENCY_COLUMNS, LATENCY_MS } from '../../sessions/latency.ts'
import { type Actor, ADMIN, MEMBER } from './acting.ts'

const DIMENSIONS = {
  client: {
    id: 'u.client_id',
    name: '(SELECT g.client_name FROM client_grant g WHERE g.client_id = u.client_id LIMIT 1)',
  },
  account: { id: 'u.account_id', name: '(SELECT a.name FROM account a WHERE a.id = u.account_id)' },
  repository: {
    id: 'u.repository_id',
    name: `(SELECT r.owner || '/' || r.name FROM repository r
      WHERE r.id = u.repository_id AND r.organisation_id = u.organisation_id)`,
  },
  tool: { id: 'u.tool', name: 'u.tool' },
} as const
const DISTINCT = [
  'count(DISTINCT u.session) AS sessions',
  'count(DISTINCT u.account_id) AS people',
  'count(DISTINCT u.client_id) AS clients',
  'count(DISTINCT nullif(u.repository_id, 0)) AS repositories',
] as const
export type UsageDimension = keyof typeof DIMENSIONS

const STEPS = { hour: 'u.hour', day: 'u.hour / 86400000 * 86400000', all: '0' } as const

export interface UsageQuery {
  /** Milliseconds since the epoch, from the hour that contains `from` up to but excluding `to`. */
  readonly from: number
  readonly to: number
  /** One row per hour, per UTC day, or for the whole time. */
  readonly step: keyof typeof STEPS
  /** Further dimensions of a row. */
  readonly by: readonly UsageDimension[]
  /** Restricts to these. */
  readonly tool?: string | undefined
  readonly clientId?: string | undefined
  readonly repositoryId?: number | undefined
}

export interface UsageRow {
  /** First millisecond of the hour or day; 0 for the whole time. */
  readonly time: number
  /** The names of the dimensions in `by`. Null: an API token as client, or no single repository. */
  readonly client?: string | null
  readonly clientId?: string | null
  readonly account?: string | null
  readonly accountId?: number | null
  readonly repository?: string | null
  readonly repositoryId?: number
  readonly tool?: string
  readonly calls: number
  readonly errors: number
  /** Refused by a limit; not included in `calls`. */
  readonly refused: number
  /** How many people's clients or tokens these were. */
  readonly sessions: number
  readonly people: number
  readonly clients: number
  /** Calls about no single repository are not counted here. */
  readonly repositories: number
  readonly meanMs: number
  /** Calls by duration, in the buckets of `LATENCY_MS` and one for longer calls. */
  readonly latency: readonly number[]
  /** Upper end of the bucket that contains the median or the 95th percentile; null: longer than the last bound. */
  readonly p50Ms: number | null
  readonly p95Ms: number | null
}

const MOST_ROWS = 5000
const HOUR = 3_600_000

export async function usage(databases: Databases, actor: Actor, query: UsageQuery): Promise<UsageRow[]> {
  const by = [...new Set(query.by)]
  const dimensions = by.map((name) => `${DIMENSIONS[name].id} AS ${name}_id, ${DIMENSIONS[name].name} AS ${name}_name`)
  const sums = ['calls', 'errors', 'refused', 'ms', ...LATENCY_COLUMNS].map((name) => `sum(u.${name}) AS ${name}`)
  const groups = ['time', ...by.map((name) => `${name}_id`)]
  const { results } = await statement(
    databases.control,
    `SELECT ${[`${STEPS[query.step]} AS time`, ...dimensions, ...sums, ...DISTINCT].join(', ')}
     FROM usage_by_hour u WHERE u.organisation_id = :organisation AND u.hour >= :from AND u.hour < :to
       AND (${ADMIN} OR (u.account_id = :actor AND ${MEMBER}))
       AND (:tool IS NULL OR u.tool = :tool) AND (:client IS NULL OR u.client_id = :client)
       AND (:repository IS NULL OR u.repository_id = :repository)
     GROUP BY ${groups.join(', ')} ORDER BY time, calls DESC LIMIT ${MOST_ROWS}`,
    {
      organisation: actor.organisationId,
      actor: actor.accountId,
      from: Math.floor(query.from / HOUR) * HOUR,
      to: query.to,
      tool: query.tool,
      client: query.clientId,
      repository: query.repositoryId,
    },
  ).all<Record<string, unknown> & { calls: number; ms: number }>()
  return results.map((row) => usageRow(row, by))
}

function usageRow(row: Record<string, unknown>, by: readonly UsageDimension[]): UsageRow {
  const number = (name: string) => row[name] as number
  const latency = LATENCY_COLUMNS.map(number)
  const named = by.flatMap((name): [string, unknown][] =>
    name === 'tool'
      ? [['tool', row.tool_id]]
      : [
          [name, row[`${name}_name`]],
          [`${name}Id`, row[`${name}_id`]],
        ],
  )
  return {
    time: number('time'),
    ...Object.fromEntries(named),
    calls: number('calls'),
    errors: number('errors'),
    refused: number('refused'),
    sessions: number('sessions'),
    people: number('people'),
    clients: number('clients'),
    repositories: number('repositories'),
    meanMs: number('calls') === 0 ? 0 : Math.round(number('ms') / number('calls')),
    latency,
    p50Ms: percentile(latency, 0.5),
    p95Ms: percentile(latency, 0.95),
  }
}

/** Upper end of the bucket that contains it. */
export function percentile(latency: readonly number[], part: number): number | null {
  const all = latency.reduce((sum, one) => sum + one, 0)
  let below = 0
  for (const [at, count] of latency.entries()) {
    below += count
    if (below >= all * part) return LATENCY_MS[at] ?? null
  }
  return null
}

/** How long sums are kept, and single calls (`calls.ts`). */
const KEPT = { sumsMs: 400 * 24 * HOUR, callsMs: 180 * 24 * HOUR } as const

/** For the cron; a bounded piece each time. */
export async function clearOldUsage(databases: Databases, now: number): Promise<void> {
  const { control } = databases
  await control.batch(
    [
      `DELETE FROM usage_by_hour WHERE (organisation_id, hour, session, repository_id, tool) IN (
         SELECT organisation_id, hour, session, repository_id, tool FROM usage_by_hour WHERE hour < :sums LIMIT 20000)`,
      `DELETE FROM tool_call WHERE (organisation_id, at, id) IN (
         SELECT organisation_id, at, id FROM tool_call WHERE at < :calls LIMIT 20000)`,
    ].map((sql) => statement(control, sql, { sums: now - KEPT.sumsMs, calls: now - KEPT.callsMs })),
  )
}
