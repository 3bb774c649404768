/** Calls one by one, where the organisation has them recorded. Only those who run it see them. */
import { ListTree } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { AnswerOf, RecordedCall } from '../../../api/answers.ts'
import { duration } from '../../components/ui/amounts.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardHeader } from '../../components/ui/card.tsx'
import { type Column, DataTable } from '../../components/ui/data-table.tsx'
import { Empty, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Time } from '../../components/ui/time.tsx'
import { usePages } from '../../data.ts'
import { at, useOrganisation } from '../../organisation.ts'

interface Props {
  /** Milliseconds since the epoch. */
  readonly from: number
  readonly to: number
  readonly repository: number | undefined
}

export function Calls({ from, to, repository }: Props) {
  const organisation = useOrganisation()
  const { items, last, more, query } = usePages('GET /organisations/:organisation/calls', {
    params: { organisation: organisation.id },
    query: { from, to, limit: 100, ...(repository === undefined ? {} : { repository }) },
    live: ['calls'],
  })
  return (
    <Card>
      <CardHeader title="One by one" description="Who asked with what, and how it ended; newest first." />
      {query.isPending ? (
        <CardContent>
          <LoadingRows label="Loading calls" />
        </CardContent>
      ) : query.error ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : (
        <DataTable
          label="Calls"
          rows={items}
          rowKey={({ id }) => id}
          columns={COLUMNS}
          more={more}
          empty={<NoCall recording={last?.recording ?? false} settings={at(organisation, 'settings')} />}
        />
      )}
    </Card>
  )
}

function NoCall({
  recording,
  settings,
}: Pick<AnswerOf<'GET /organisations/:organisation/calls'>, 'recording'> & { readonly settings: string }) {
  return recording ? (
    <Empty title="No call in this time" className="py-8">
      Calls are recorded since recording was switched on, and appear here about a minute after they are made.
    </Empty>
  ) : (
    <Empty
      icon={ListTree}
      title="Calls are counted, and not recorded one by one"
      className="py-8"
      action={
        <Button asChild variant="outline">
          <Link to={settings}>Open settings</Link>
        </Button>
      }
    >
      Under “Records and retention” you can keep a row of each call: never the question or the code.
    </Empty>
  )
}

/** If there is not enough room, it wraps between its words. */
function ToolName({ name }: { readonly name: string }) {
  const [first, ...others] = name.split('_')
  return (
    <code className="font-mono text-[0.8125rem] wrap-anywhere">
      {first}
      {others.map((word) => (
        <Fragment key={word}>
          _<wbr className="@xl:hidden" />
          {word}
        </Fragment>
      ))}
    </code>
  )
}

const COLUMNS: readonly Column<RecordedCall>[] = [
  {
    id: 'at',
    header: 'When',
    className: 'w-1 whitespace-nowrap',
    cell: (call) => <Time at={call.at} />,
  },
  {
    id: 'tool',
    header: 'Tool',
    className: '@xl:whitespace-nowrap',
    cell: ({ tool }) => <ToolName name={tool} />,
  },
  {
    id: 'outcome',
    header: 'Outcome',
    className: '@max-xl:w-1',
    cell: ({ outcome }) =>
      outcome === 'ok' ? (
        <span className="text-muted-foreground">answered</span>
      ) : (
        <Badge variant="warning" className="whitespace-normal wrap-anywhere">
          {outcome.replaceAll('_', ' ')}
        </Badge>
      ),
  },
  {
    id: 'person',
    header: 'Person',
    className: 'min-w-24 @max-xl:hidden',
    cell: ({ person }) => <span className="wrap-anywhere">{person ?? 'the organisation’s token'}</span>,
  },
  {
    id: 'client',
    header: 'Client',
    className: 'min-w-32 @max-2xl:hidden',
    cell: ({ client }) => <span className="wrap-anywhere">{client ?? 'API token'}</span>,
  },
  {
    id: 'repository',
    header: 'Repository',
    className: 'min-w-40 @max-4xl:hidden',
    cell: ({ repository }) => <span className="wrap-anywhere">{repository ?? '–'}</span>,
  },
  {
    id: 'ms',
    header: 'Took',
    className: 'text-right whitespace-nowrap @max-xl:hidden',
    cell: ({ ms }) => duration(ms),
  },
]
