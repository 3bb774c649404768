/** All repositories that I may read, each with its address at hand. */
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { RepositoryLine } from '../../../api/answers.ts'
import { StatusBadge, statusLabel } from '../../components/status.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardHeader } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy.tsx'
import { type Column, DataTable, type DataTableProps } from '../../components/ui/data-table.tsx'
import { Time } from '../../components/ui/time.tsx'
import { useMe } from '../../organisation.ts'
import { mcpAddress } from './addresses.ts'

interface Props {
  readonly repositories: readonly RepositoryLine[]
  readonly more: DataTableProps<RepositoryLine>['more']
}

export function MyRepositories({ repositories, more }: Props) {
  const { origin } = useMe()
  const columns = useMemo(() => columnsFor(origin), [origin])
  return (
    <Card>
      <CardHeader title="My repositories" description="Everything you may read, in all organisations." />
      <DataTable
        label="My repositories"
        rows={repositories}
        rowKey={({ id }) => id}
        columns={columns}
        search={({ repository, organisation }) => `${repository} ${organisation.name}`}
        searchLabel="Search repositories"
        pageSize={25}
        more={more}
      />
    </Card>
  )
}

const columnsFor = (origin: string): Column<RepositoryLine>[] => [
  {
    id: 'repository',
    header: 'Repository',
    sort: ({ repository }) => repository,
    cell: ({ id, repository, status }) => (
      <div className="max-w-80 min-w-36 space-y-1">
        <Link to={`/repositories/${id}`} className="block font-medium wrap-anywhere hover:underline">
          {repository}
        </Link>
        <span className="@xl:hidden">
          <StatusBadge status={status} />
        </span>
      </div>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    sort: ({ status }) => statusLabel(status),
    className: '@max-xl:hidden',
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'indexed',
    header: 'Indexed',
    sort: ({ indexedAt }) => indexedAt,
    className: 'whitespace-nowrap @max-xl:hidden',
    cell: ({ indexedAt }) =>
      indexedAt === null ? <span className="text-muted-foreground">never</span> : <Time at={indexedAt} />,
  },
  {
    id: 'call',
    header: 'My last call',
    sort: ({ lastCallAt }) => lastCallAt,
    className: 'whitespace-nowrap @max-3xl:hidden',
    cell: ({ lastCallAt }) =>
      lastCallAt === null ? <span className="text-muted-foreground">none yet</span> : <Time at={lastCallAt} />,
  },
  {
    id: 'address',
    header: 'Address',
    className: 'w-1 text-right',
    cell: ({ id, repository }) => (
      <span className="inline-flex gap-1.5">
        <CopyButton text={mcpAddress(origin, { repository, ref: undefined })} label={`Copy address of ${repository}`} />
        <Button asChild variant="outline" size="sm" className="@max-xl:hidden">
          <Link to={`/?repository=${id}#connect`} aria-label={`Connect ${repository}`}>
            Connect
          </Link>
        </Button>
      </span>
    ),
  },
]
