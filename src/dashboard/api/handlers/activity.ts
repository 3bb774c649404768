/** What happened: usage over time, single calls, and the audit trail with its export. */
import type { TrailFilter, TrailRow } from '../../../auth/administration/trail.ts'
import { percentile, type UsageQuery, type UsageRow, usage } from '../../../auth/administration/usage.ts'
import { storageLimit } from '../../../ingest/storage-limit.ts'
import type { AuditLine } from '../answers.ts'
import { cursorFrom, momentIn, numberIn } from '../cursor.ts'
import { SAFE } from '../door.ts'
import { type Handlers, organisationIn } from '../handling.ts'
import { Refused } from '../refusals.ts'
import { rowNumbers } from '../row-numbers.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Points in a chart: four hundred days, or a month of hours. */
const MOST_STEPS = 800
const TRAIL_PAGE = 100
const CALL_PAGE = 100
/** An invocation may ask a database 1,000 times, and the trail of a large organisation has millions of lines. */
const EXPORT_PAGE = 5000

type Numbers = Pick<UsageRow, 'calls' | 'errors' | 'refused' | 'latency'>

export const activity: Handlers<`GET /organisations/:organisation/${'usage' | 'calls' | 'audit'}${string}`> = {
  async 'GET /organisations/:organisation/usage'(asked) {
    const { query, databases, env, session, params, now } = asked
    const found = await organisationIn(asked).organisation()
    if (!found) return undefined
    const step = query.step ?? 'day'
    const size = step === 'day' ? DAY : HOUR
    // Up to the end of the current step, so that the same question has the same answer while nothing is called.
    const to = Math.ceil(Math.min(query.to ?? now, now) / size) * size
    const from = Math.floor((query.from ?? to - (step === 'day' ? 30 * DAY : DAY)) / size) * size
    if (!(from < to) || (to - from) / size > MOST_STEPS)
      throw new Refused('invalid', 'The time range is too long, or empty.')
    const actor = { accountId: session.accountId, organisationId: params.organisation }
    const by = query.by ?? 'tool'
    const { tool, client: clientId, repository: repositoryId } = query
    const ask = (of: Pick<UsageQuery, 'step' | 'by'>) =>
      usage(databases, actor, { from, to, tool, clientId, repositoryId, ...of })
    const [series, groups, [whole], stored] = await Promise.all([
      ask({ step, by: [] }),
      ask({ step: 'all', by: [by] }),
      ask({ step: 'all', by: [] }),
      organisationIn(asked).stored(),
    ])
    return {
      from,
      to,
      step,
      of: found.row.role === 'member' ? ('me' as const) : ('organisation' as const),
      totals: {
        ...numbersOf(whole ? [whole] : []),
        people: whole?.people ?? 0,
        clients: whole?.clients ?? 0,
        repositories: whole?.repositories ?? 0,
      },
      series: steps(from, to, size).map((at) => ({ at, ...numbersOf(series.filter((row) => row.time === at)) })),
      groups: grouped(groups, by),
      storage: stored ? { bytes: stored.bytes, limit: storageLimit(env, stored.limit) ?? null } : null,
    }
  },

  async 'GET /organisations/:organisation/calls'(asked) {
    const { cursor, limit = CALL_PAGE, ...filter } = asked.query
    const found = await organisationIn(asked).callPage(filter, { after: momentIn(cursor), limit: limit + 1 })
    if (!found) return undefined
    const items = found.calls.slice(0, limit).map(({ account, ...call }) => ({ person: account, ...call }))
    const last = items.at(-1)
    return {
      items,
      recording: found.recording,
      ...(found.calls.length > limit && last ? { next: cursorFrom(last.at, last.id) } : {}),
    }
  },

  async 'GET /organisations/:organisation/audit'(asked) {
    const { query } = asked
    const limit = query.limit ?? TRAIL_PAGE
    const numbers = rowNumbers(asked.env, 'audit', asked.params.organisation)
    const before = numberIn(query.cursor)
    const found = await organisationIn(asked).trailPage(filterOf(query), {
      before: before === undefined ? undefined : numbers.row(before),
      limit: limit + 1,
    })
    if (!found) return undefined
    const lines = found.lines.slice(0, limit).map((row) => ({ ...row, id: numbers.shown(row.id) }))
    const last = lines.at(-1)
    return {
      items: lines.map(lineOf),
      total: found.total,
      ...(found.lines.length > limit && last ? { next: cursorFrom(last.id) } : {}),
    }
  },

  async 'GET /organisations/:organisation/audit/facets'(asked) {
    return organisationIn(asked).trailFacets()
  },

  /** Streamed page by page, each page with the rights that the person then has. */
  async 'GET /organisations/:organisation/audit/export'(asked) {
    const { query, params, now } = asked
    const as = organisationIn(asked)
    const numbers = rowNumbers(asked.env, 'audit', params.organisation)
    if (!(await as.trailPage({}, { limit: 1 }))) return undefined
    const filter = filterOf(query)
    const csv = query.format === 'csv'
    let before = Number.MAX_SAFE_INTEGER
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        if (csv) controller.enqueue(encoder.encode(`${COLUMNS.join(',')}\r\n`))
      },
      async pull(controller) {
        const rows = await as.trailLines(filter, before, EXPORT_PAGE)
        const text = rows
          .map((row) => ({ ...row, id: numbers.shown(row.id) }))
          .map((row) => (csv ? csvLine(row) : `${JSON.stringify(lineOf(row))}\n`))
          .join('')
        if (text !== '') controller.enqueue(encoder.encode(text))
        before = rows.at(-1)?.id ?? 0
        if (rows.length < EXPORT_PAGE) controller.close()
      },
    })
    const name = `audit-${params.organisation}-${new Date(now).toISOString().slice(0, 10)}.${query.format}`
    return new Response(body, {
      headers: {
        'content-type': csv ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
        ...SAFE,
      },
    })
  },
}

const steps = (from: number, to: number, size: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / size) }, (_, at) => from + at * size)

function numbersOf(rows: readonly Numbers[]) {
  const sum = (of: (row: Numbers) => number) => rows.reduce((total, row) => total + of(row), 0)
  const calls = sum((row) => row.calls)
  const latency = (rows[0]?.latency ?? []).map((_, at) => sum((row) => row.latency[at] ?? 0))
  return {
    calls,
    errors: sum((row) => row.errors),
    refused: sum((row) => row.refused),
    p50: calls === 0 ? null : percentile(latency, 0.5),
    p95: calls === 0 ? null : percentile(latency, 0.95),
  }
}

const NAMES = {
  tool: (row: UsageRow) => [row.tool ?? '', row.tool ?? ''],
  client: (row: UsageRow) => [row.clientId ?? '', row.client ?? row.clientId ?? 'API tokens'],
  repository: (row: UsageRow) => [
    String(row.repositoryId ?? 0),
    row.repository ?? (row.repositoryId ? 'deleted' : 'all of them'),
  ],
  account: (row: UsageRow) => [String(row.accountId ?? 0), row.account ?? 'the organisation’s tokens'],
} as const

function grouped(rows: readonly UsageRow[], by: keyof typeof NAMES) {
  const groups = Map.groupBy(rows, (row) => NAMES[by](row)[0] ?? '')
  return [...groups]
    .map(([key, of]) => ({ key, label: NAMES[by](of[0] as UsageRow)[1] ?? key, ...numbersOf(of) }))
    .sort((a, b) => b.calls - a.calls)
    .slice(0, 200)
}

const filterOf = ({ action, actor, repository, from, to, search }: TrailFilter): TrailFilter => ({
  action,
  actor,
  repository,
  from,
  to,
  search,
})

function lineOf(row: TrailRow): AuditLine {
  return {
    id: row.id,
    at: row.at,
    actor: row.actor,
    actorName: row.actor_name,
    action: row.action,
    repository:
      row.repository_id === null || row.repository === null
        ? null
        : { id: row.repository_id, repository: row.repository },
    details: JSON.parse(row.details) as Record<string, unknown>,
    subject: row.subject,
    object: row.object,
  }
}

const COLUMNS = ['id', 'time', 'actor', 'actor_name', 'action', 'repository', 'subject', 'object', 'details'] as const

function csvLine(row: TrailRow): string {
  const values = [
    String(row.id),
    new Date(row.at).toISOString(),
    row.actor,
    row.actor_name ?? '',
    row.action,
    row.repository ?? '',
    row.subject ?? '',
    row.object ?? '',
    row.details,
  ]
  return `${values.map(csvValue).join(',')}\r\n`
}

/** A spreadsheet treats a value that begins like a formula as one, and names are other people's words. */
function csvValue(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
