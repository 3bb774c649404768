/**
 * Who did what, when: filtered by the service, in pages, to be taken along as a file. Nothing in it can be changed.
 */
import { Download, ScrollText } from 'lucide-react'
import type { AuditLine } from '../../../api/answers.ts'
import { addressOf } from '../../api.ts'
import { PageHeader } from '../../components/page.tsx'
import { plural } from '../../components/ui/amounts.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { type Column, DataTable } from '../../components/ui/data-table.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../components/ui/menu.tsx'
import { Empty, ErrorState, LoadingRows, NoPermission } from '../../components/ui/states.tsx'
import { Time } from '../../components/ui/time.tsx'
import { usePages } from '../../data.ts'
import { runs, useOrganisation } from '../../organisation.ts'
import { type Filter, FilterBar, useFilter } from './filter.tsx'
import { detailsOf, sentenceOf } from './sentences.ts'

export default function Page() {
  const organisation = useOrganisation()
  if (runs(organisation)) return <AuditLog />
  return (
    <>
      <PageHeader title="Audit log" />
      <NoPermission />
    </>
  )
}

function AuditLog() {
  const { id } = useOrganisation()
  const { filter, ...fields } = useFilter()
  const { items, last, more, query } = usePages('GET /organisations/:organisation/audit', {
    params: { organisation: id },
    query: { ...filter, limit: 200 },
    live: ['audit'],
  })
  const filtered = Object.keys(filter).length > 0
  return (
    <>
      <PageHeader
        title="Audit log"
        description={
          last === undefined
            ? undefined
            : `${plural(last.total, 'entry', 'entries')}${filtered ? ` ${last.total === 1 ? 'matches' : 'match'} the filter` : ''}. Nobody can change or remove one.`
        }
        actions={<Export organisation={id} filter={filter} filtered={filtered} />}
      />
      <FilterBar organisation={id} {...fields} />
      {query.isPending ? (
        <LoadingRows rows={10} label="Loading the audit log" />
      ) : query.error ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Card>
          <DataTable
            label="Audit log"
            rows={items}
            rowKey={(line) => line.id}
            columns={COLUMNS}
            more={more}
            pageSize={100}
            empty={
              <Empty icon={ScrollText} title={filtered ? 'Nothing matches' : 'Nothing yet'}>
                {filtered
                  ? 'No entry matches the filter.'
                  : 'Every administrative act and every refused access appears here.'}
              </Empty>
            }
          />
        </Card>
      )}
    </>
  )
}

interface ExportProps {
  readonly organisation: number
  readonly filter: Filter
  readonly filtered: boolean
}

function Export({ organisation, filter, filtered }: ExportProps) {
  const at = (format: 'csv' | 'jsonl') =>
    addressOf('GET /organisations/:organisation/audit/export', {
      params: { organisation },
      query: { ...filter, format },
    })
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="outline">
          <Download aria-hidden /> Export
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem asChild>
          <a href={at('csv')} download>
            {filtered ? 'What matches' : 'All'}, as CSV
          </a>
        </MenuItem>
        <MenuItem asChild>
          <a href={at('jsonl')} download>
            {filtered ? 'What matches' : 'All'}, as JSON lines
          </a>
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}

const COLUMNS: readonly Column<AuditLine>[] = [
  {
    id: 'at',
    header: 'When',
    className: 'w-1 align-top @xl:whitespace-nowrap',
    cell: ({ at }) => <Time at={at} />,
  },
  {
    id: 'actor',
    header: 'Who',
    className: 'min-w-20 align-top @xl:min-w-28',
    cell: ({ actor, actorName }) => (
      <span className="wrap-anywhere" title={actor}>
        {actorName ?? actor}
      </span>
    ),
  },
  {
    id: 'act',
    header: 'What',
    className: 'align-top',
    cell: (line) => (
      <span className="block min-w-32 wrap-anywhere @xl:min-w-40">
        {sentenceOf(line)}
        <code className="block font-mono text-xs text-muted-foreground">{line.action}</code>
        <span className="block text-[0.8125rem] @2xl:hidden">{line.repository?.repository}</span>
        <span className="block font-mono text-xs text-muted-foreground @4xl:hidden">{detailsOf(line)}</span>
      </span>
    ),
  },
  {
    id: 'repository',
    header: 'Repository',
    className: 'min-w-36 align-top @max-2xl:hidden',
    cell: ({ repository }) => <span className="wrap-anywhere">{repository?.repository ?? '–'}</span>,
  },
  {
    id: 'details',
    header: 'Details',
    className: 'min-w-64 align-top @max-4xl:hidden',
    cell: (line) => (
      <span className="block max-w-80 font-mono text-xs text-muted-foreground wrap-anywhere">{detailsOf(line)}</span>
    ),
  },
]
