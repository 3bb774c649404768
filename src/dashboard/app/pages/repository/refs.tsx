/** The refs that have an index, the default one first. */
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { RefLine, RepositoryPageDetail } from '../../../api/answers.ts'
import { Behind } from '../../components/behind.tsx'
import { Indexed } from '../../components/indexed.tsx'
import { StatusBadge, statusLabel } from '../../components/status.tsx'
import { compact, count } from '../../components/ui/amounts.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { type Column, DataTable } from '../../components/ui/data-table.tsx'
import { Empty, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Time } from '../../components/ui/time.tsx'
import { usePages } from '../../data.ts'

export function Refs({ repository }: { readonly repository: RepositoryPageDetail }) {
  const { items, more, query } = usePages('GET /repositories/:repository/refs', {
    params: { repository: repository.id },
    query: { limit: 200 },
    live: ['index', 'runs'],
  })
  const columns = useMemo(() => columnsOf(repository.id), [repository.id])
  if (query.isPending) return <LoadingRows rows={3} />
  if (query.error) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  return (
    <Card>
      <DataTable
        label="Refs"
        rows={items}
        rowKey={({ name }) => name}
        columns={columns}
        more={more}
        {...(items.length > 8 ? { search: ({ name }: RefLine) => name, searchLabel: 'Search refs' } : {})}
        empty={<Empty title="No ref yet">The first run of the workflow adds the first one.</Empty>}
      />
    </Card>
  )
}

const columnsOf = (repository: number): Column<RefLine>[] => [
  {
    id: 'name',
    header: 'Ref',
    sort: ({ name }) => name,
    cell: (ref) => (
      <span className="flex max-w-96 min-w-27 flex-wrap items-center gap-x-2 gap-y-1">
        <code className="font-mono text-[0.8125rem] wrap-anywhere">{ref.name}</code>
        {ref.default ? <Badge variant="outline">default</Badge> : null}
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    sort: ({ status }) => statusLabel(status),
    className: '@max-md:[&>span]:whitespace-normal',
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'indexed',
    header: 'Indexed',
    sort: ({ indexedAt }) => indexedAt,
    className: 'whitespace-nowrap @max-xl:hidden',
    cell: ({ indexedAt, commit }) => <Indexed at={indexedAt} commit={commit} />,
  },
  {
    id: 'behind',
    header: 'Behind',
    sort: ({ behindBy }) => behindBy,
    className: 'whitespace-nowrap @max-2xl:hidden',
    cell: ({ behindBy, pushedCommit, commit }) => <Behind by={behindBy} pushed={pushedCommit} commit={commit} />,
  },
  {
    id: 'files',
    header: 'Files',
    sort: ({ files }) => files,
    className: 'text-right @max-2xl:hidden',
    cell: ({ files, skipped }) => <span title={`${count(skipped)} skipped`}>{count(files)}</span>,
  },
  {
    id: 'symbols',
    header: 'Symbols',
    sort: ({ symbols }) => symbols,
    className: 'text-right @max-4xl:hidden',
    cell: ({ symbols }) => <span title={count(symbols)}>{compact(symbols)}</span>,
  },
  {
    id: 'expires',
    header: 'Expires',
    sort: ({ expiresAt }) => expiresAt,
    className: 'whitespace-nowrap @max-4xl:hidden',
    cell: ({ expiresAt }) =>
      expiresAt === null ? <span className="text-muted-foreground">stays</span> : <Time at={expiresAt} />,
  },
  {
    id: 'connect',
    header: 'Address',
    className: 'w-1 text-right',
    cell: (ref) => (
      <Button asChild variant="outline" size="sm">
        <Link
          to={`/?repository=${repository}${ref.default ? '' : `&ref=${encodeURIComponent(ref.name)}`}`}
          aria-label={`Connect to ${ref.name}`}
        >
          Connect
        </Link>
      </Button>
    ),
  },
]
