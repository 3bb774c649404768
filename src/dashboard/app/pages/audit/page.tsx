/**
 * Who did what, when: filtered by the service, in pages, to be taken along as a file. Nothing in it can be changed.
 */
import { Download, ScrollText } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { AuditLine } from '../../../api/answers.ts'
import { addressOf } from '../../api.ts'
import { PageHeader } from '../../components/page.tsx'
import { plural } from '../../components/ui/amounts.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { type Column, DataTable } from '../../components/ui/data-table.tsx'
import { SearchInput, Select } from '../../components/ui/input.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../components/ui/menu.tsx'
import { Empty, ErrorState, LoadingRows, NoPermission } from '../../components/ui/states.tsx'
import { Time } from '../../components/ui/time.tsx'
import { useAnswer, usePages } from '../../data.ts'
import { runs, useOrganisation } from '../../organisation.ts'
import { sentenceOf } from './sentences.ts'

const SPANS = [
  ['', 'All the time'],
  ['1', 'Last day'],
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['90', 'Last 90 days'],
] as const
const DAY = 86_400_000

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
  const organisation = useOrganisation()
  const params = { organisation: organisation.id }
  const [text, setText] = useState('')
  const [action, setAction] = useState('')
  const [actor, setActor] = useState('')
  const [span, setSpan] = useState({ days: '', from: undefined as number | undefined })
  const search = useDeferredValue(text.trim())
  const filter = {
    ...(search === '' ? {} : { search }),
    ...(action === '' ? {} : { action }),
    ...(actor === '' ? {} : { actor }),
    ...(span.from === undefined ? {} : { from: span.from }),
  }
  const { items, last, more, query } = usePages('GET /organisations/:organisation/audit', {
    params,
    query: { ...filter, limit: 200 },
    live: ['audit'],
  })
  const facets = useAnswer('GET /organisations/:organisation/audit/facets', { params, live: ['audit'] })
  const filtered = Object.keys(filter).length > 0
  const exported = (format: 'csv' | 'jsonl') =>
    addressOf('GET /organisations/:organisation/audit/export', { params, query: { ...filter, format } })
  return (
    <>
      <PageHeader
        title="Audit log"
        description={
          last === undefined
            ? undefined
            : `${plural(last.total, 'entry', 'entries')}${filtered ? ` ${last.total === 1 ? 'matches' : 'match'} the filter` : ''}. Nobody can change or remove one.`
        }
        actions={
          <Menu>
            <MenuTrigger asChild>
              <Button variant="outline">
                <Download aria-hidden /> Export
              </Button>
            </MenuTrigger>
            <MenuContent>
              <MenuItem asChild>
                <a href={exported('csv')} download>
                  {filtered ? 'What matches' : 'All'}, as CSV
                </a>
              </MenuItem>
              <MenuItem asChild>
                <a href={exported('jsonl')} download>
                  {filtered ? 'What matches' : 'All'}, as JSON lines
                </a>
              </MenuItem>
            </MenuContent>
          </Menu>
        }
      />
      <search className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        <SearchInput
          aria-label="Search the audit log"
          placeholder="Search names and details"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Select className="w-full" aria-label="Act" value={action} onChange={(event) => setAction(event.target.value)}>
          <option value="">Every act</option>
          {facets.data?.actions.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
        <Select className="w-full" aria-label="Actor" value={actor} onChange={(event) => setActor(event.target.value)}>
          <option value="">Everybody</option>
          {facets.data?.actors.map((one) => (
            <option key={one.actor} value={one.actor}>
              {one.name ?? one.actor}
            </option>
          ))}
        </Select>
        <Select
          className="w-full"
          aria-label="Time"
          value={span.days}
          onChange={({ target: { value } }) =>
            setSpan({ days: value, from: value === '' ? undefined : Date.now() - Number(value) * DAY })
          }
        >
          {SPANS.map(([days, label]) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </Select>
      </search>
      {query.isPending ? (
        <LoadingRows rows={10} label="Loading the audit log" />
      ) : query.error ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Card>
          <DataTable
            label="Audit log"
            rows={items}
            rowKey={({ id }) => id}
            columns={COLUMNS}
            more={more}
            pageSize={100}
            empty={
              <Empty icon={ScrollText} title={filtered ? 'Nothing matches' : 'Nothing yet'}>
                {filtered
                  ? 'No entry is like this.'
                  : 'Every administrative act and every refused access will be here.'}
              </Empty>
            }
          />
        </Card>
      )}
    </>
  )
}

const COLUMNS: readonly Column<AuditLine>[] = [
  {
    id: 'at',
    header: 'When',
    className: 'w-1 align-top sm:whitespace-nowrap',
    cell: ({ at }) => <Time at={at} />,
  },
  {
    id: 'actor',
    header: 'Who',
    className: 'min-w-28 align-top',
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
      <span className="block min-w-40 wrap-anywhere">
        {sentenceOf(line)}
        <code className="block font-mono text-xs text-muted-foreground">{line.action}</code>
        <span className="block text-[0.8125rem] md:hidden">{line.repository?.repository}</span>
        <span className="block font-mono text-xs text-muted-foreground lg:hidden">{detailsOf(line)}</span>
      </span>
    ),
  },
  {
    id: 'repository',
    header: 'Repository',
    className: 'min-w-36 align-top max-md:hidden',
    cell: ({ repository }) => <span className="wrap-anywhere">{repository?.repository ?? '–'}</span>,
  },
  {
    id: 'details',
    header: 'Details',
    className: 'min-w-64 align-top max-lg:hidden',
    cell: (line) => (
      <span className="block max-w-80 font-mono text-xs text-muted-foreground wrap-anywhere">{detailsOf(line)}</span>
    ),
  },
]

const detailsOf = ({ details }: AuditLine): string =>
  Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
