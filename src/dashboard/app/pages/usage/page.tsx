/**
 * How much is asked, how fast it is answered, and what goes wrong: over time, and by tool, client, repository or person.
 * The chart is loaded by itself; the numbers do not wait for it.
 */
import { Activity } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useChosen } from '../../chosen.ts'
import { PageHeader } from '../../components/page.tsx'
import { bytes, compact, count, duration, plural } from '../../components/ui/amounts.ts'
import { Card, CardContent, CardHeader } from '../../components/ui/card.tsx'
import { type Column, DataTable } from '../../components/ui/data-table.tsx'
import { Select } from '../../components/ui/input.tsx'
import { Empty, ErrorState, LoadingRows, Skeleton } from '../../components/ui/states.tsx'
import { useAnswer, usePages } from '../../data.ts'
import { runs, useOrganisation } from '../../organisation.ts'
import { Calls } from './calls.tsx'
import type { Usage } from './chart.tsx'

const Chart = lazy(() => import('./chart.tsx'))

type Group = Usage['groups'][number]
const DAY = 86_400_000

const SPANS = {
  day: { days: 1, step: 'hour' },
  week: { days: 7, step: 'hour' },
  month: { days: 30, step: 'day' },
  year: { days: 365, step: 'day' },
} as const
const LABELS = { day: 'Last 24 hours', week: 'Last 7 days', month: 'Last 30 days', year: 'Last 12 months' } as const
const BY = { tool: 'Tool', client: 'Client', repository: 'Repository', account: 'Person' } as const

const oneOf = <Name extends string>(of: Readonly<Record<Name, unknown>>, name: string | null): Name | undefined =>
  (Object.keys(of) as Name[]).find((one) => one === name)

export default function Page() {
  const organisation = useOrganisation()
  const [chosen, choose] = useChosen()
  const span = oneOf(SPANS, chosen.get('span')) ?? 'week'
  const by = oneOf(BY, chosen.get('by')) ?? 'tool'
  const repository = /^\d+$/.exec(chosen.get('repository') ?? '')?.[0] ?? ''
  const { days, step } = SPANS[span]
  // Rounded to the hour, so that the question stays the same while the page is open.
  const to = Math.ceil(Date.now() / 3_600_000) * 3_600_000
  const from = to - days * DAY
  const { data, error, isPending, refetch } = useAnswer('GET /organisations/:organisation/usage', {
    params: { organisation: organisation.id },
    query: { from, step, by, ...(repository === '' ? {} : { repository: Number(repository) }) },
    live: ['calls'],
  })
  return (
    <>
      <PageHeader
        title="Usage"
        description={
          data?.of === 'me'
            ? 'Calls of your own clients and tokens. People who run the organisation see everybody’s.'
            : 'Calls of every client and token about the organisation’s repositories. They appear within a minute; no question and no code is kept.'
        }
        actions={
          <>
            <RepositoryChoice value={repository} choose={(repository) => choose({ repository })} />
            <Choice label="Time" of={LABELS} value={span} choose={(span) => choose({ span })} />
          </>
        }
      />
      {isPending ? (
        <LoadingRows label="Loading usage" />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <>
          <Totals usage={data} />
          {data.storage === null ? null : <Storage storage={data.storage} />}
          <Card>
            <CardHeader title="Over time" />
            <CardContent>
              {data.totals.calls + data.totals.refused === 0 ? (
                <Empty icon={Activity} title="No call in this time" className="py-8">
                  Calls appear here about a minute after a connected client makes them.
                </Empty>
              ) : (
                <Suspense fallback={<Skeleton className="h-64" />}>
                  <Chart usage={data} />
                </Suspense>
              )}
            </CardContent>
          </Card>
          <Card>
            <CardHeader
              title="By what"
              actions={<Choice label="Group by" of={BY} value={by} choose={(by) => choose({ by })} />}
            />
            <Groups groups={data.groups} label={BY[by]} all={data.totals.calls} />
          </Card>
          {runs(organisation) ? (
            <Calls from={from} to={to} repository={repository === '' ? undefined : Number(repository)} />
          ) : null}
        </>
      )}
    </>
  )
}

function Storage({ storage: { bytes: kept, limit } }: { readonly storage: NonNullable<Usage['storage']> }) {
  const full = limit !== null && kept >= limit
  return (
    <Card>
      <CardHeader title="Storage" description="What all repositories keep, recounted after each sweep." />
      <CardContent className="space-y-2">
        <p>
          <span className="text-lg font-semibold">{bytes(kept)}</span>
          {limit === null ? null : ` of ${bytes(limit)}`}
        </p>
        {limit === null || limit === 0 ? null : (
          <progress
            className="h-2 w-full accent-primary"
            aria-label="Storage used"
            value={Math.min(kept, limit)}
            max={limit}
          />
        )}
        {full ? (
          <p role="status" className="text-destructive">
            Uploads are refused. Delete repositories, or keep ended branches and old commits for fewer days under
            Settings: what nothing needs any more is removed within three days.
          </p>
        ) : null}
      </CardContent>
    </Card>
  )
}

function RepositoryChoice({
  value,
  choose,
}: {
  /** Empty for all of them. */
  readonly value: string
  readonly choose: (repository: string) => void
}) {
  const { id } = useOrganisation()
  const { items } = usePages('GET /repositories', { query: { organisation: id, limit: 500 }, whole: true })
  return (
    <Select
      className="max-w-full sm:max-w-64"
      aria-label="Repository"
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">Every repository</option>
      {items.map((one) => (
        <option key={one.id} value={one.id}>
          {one.repository}
        </option>
      ))}
    </Select>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  /** What can be chosen, with the words for it. */
  readonly of: Readonly<Record<Value, string>>
  readonly value: Value
  readonly choose: (value: Value) => void
}

function Choice<Value extends string>({ label, of, value, choose }: ChoiceProps<Value>) {
  return (
    <Select aria-label={label} value={value} onChange={(event) => choose(event.target.value as Value)}>
      {(Object.keys(of) as Value[]).map((one) => (
        <option key={one} value={one}>
          {of[one]}
        </option>
      ))}
    </Select>
  )
}

const ms = (value: number | null, calls: number): string =>
  calls === 0 ? '–' : value === null ? 'over 10 s' : `≤ ${duration(value)}`
const share = (part: number, of: number): string =>
  of === 0 ? '–' : `${((part / of) * 100).toFixed(part === 0 ? 0 : 1)} %`

function Totals({ usage: { totals } }: { readonly usage: Usage }) {
  const { calls, errors, refused, p50, p95, people, clients, repositories } = totals
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure
        label="Calls"
        value={compact(calls)}
        note={
          calls === 0
            ? 'none in this time'
            : `${count(calls)} by ${plural(people, 'person', 'people')} and ${plural(clients, 'client')}, about ${plural(repositories, 'repository', 'repositories')}`
        }
      />
      <Figure label="Errors" value={share(errors, calls)} note={plural(errors, 'call')} />
      <Figure
        label="Half are answered in"
        value={ms(p50, calls)}
        note={calls === 0 ? 'no call to measure' : `95 % in ${ms(p95, calls)}`}
      />
      <Figure label="Refused by a limit" value={compact(refused)} note={`of ${count(calls + refused)} asked`} />
    </dl>
  )
}

function Figure({ label, value, note }: { readonly label: string; readonly value: string; readonly note: ReactNode }) {
  return (
    <div className="min-w-0 rounded-xl border bg-card px-4 py-3">
      <dt className="text-[0.8125rem] text-muted-foreground">{label}</dt>
      <dd className="text-xl font-semibold tracking-tight">{value}</dd>
      <dd className="text-xs text-muted-foreground wrap-anywhere">{note}</dd>
    </div>
  )
}

function Groups({
  groups,
  label,
  all,
}: {
  readonly groups: readonly Group[]
  readonly label: string
  readonly all: number
}) {
  const columns: Column<Group>[] = [
    {
      id: 'label',
      header: label,
      sort: (group) => group.label,
      cell: (group) => <span className="font-medium wrap-anywhere">{group.label}</span>,
    },
    {
      id: 'calls',
      header: 'Calls',
      className: 'text-right',
      sort: ({ calls }) => calls,
      cell: ({ calls }) => count(calls),
    },
    {
      id: 'share',
      header: 'Share',
      className: 'text-right @max-xl:hidden',
      cell: ({ calls }) => share(calls, all),
    },
    {
      id: 'errors',
      header: 'Errors',
      className: 'text-right',
      sort: ({ errors }) => errors,
      cell: ({ errors, calls }) => share(errors, calls),
    },
    {
      id: 'refused',
      header: 'Refused',
      className: 'text-right @max-2xl:hidden',
      sort: ({ refused }) => refused,
      cell: ({ refused }) => count(refused),
    },
    {
      id: 'p50',
      header: 'Median',
      className: 'text-right @max-2xl:hidden',
      sort: ({ p50 }) => p50,
      cell: ({ p50, calls }) => ms(p50, calls),
    },
    {
      id: 'p95',
      header: '95 %',
      className: 'text-right @max-xl:hidden',
      sort: ({ p95 }) => p95,
      cell: ({ p95, calls }) => ms(p95, calls),
    },
  ]
  return (
    <DataTable
      label={`Usage by ${label.toLowerCase()}`}
      rows={groups}
      rowKey={({ key }) => key}
      columns={columns}
      initialSort={{ by: 'calls', down: true }}
      empty={<Empty title="No call in this time" className="py-8" />}
    />
  )
}
