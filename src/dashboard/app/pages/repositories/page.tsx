/**
 * Every repository of the organisation: how it is doing, how fresh it is, what is in it. Lives while runs come in.
 */
import { FolderGit2, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { RepositoryLine, RepositoryStatus } from '../../../api/answers.ts'
import { useChosen } from '../../chosen.ts'
import { FirstRun } from '../../components/first-run.tsx'
import { PageHeader } from '../../components/page.tsx'
import { statusLabel } from '../../components/status.tsx'
import { plural } from '../../components/ui/amounts.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { DataTable } from '../../components/ui/data-table.tsx'
import { Select } from '../../components/ui/input.tsx'
import { Empty, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { usePages } from '../../data.ts'
import { at, runs, useOrganisation } from '../../organisation.ts'
import { repositoryColumns } from './columns.tsx'

const BY_NAME = { by: 'repository', down: false } as const
const STATUSES: readonly RepositoryStatus[] = ['ready', 'indexing', 'waiting', 'failed']

export default function Repositories() {
  const organisation = useOrganisation()
  const { items, last, more, query } = usePages('GET /repositories', {
    query: { organisation: organisation.id, limit: 500, sort: 'name' },
    live: ['index', 'runs', 'audit'],
    whole: true,
  })
  const only = items.length === 1 ? items[0] : undefined
  return (
    <>
      <PageHeader
        title="Repositories"
        description={
          last === undefined
            ? undefined
            : `${plural(last.total, 'repository', 'repositories')} of ${organisation.name} that you may read.`
        }
        actions={
          runs(organisation) ? (
            <Button asChild>
              <Link to={at(organisation, 'link')}>
                <Plus aria-hidden /> Link a repository
              </Link>
            </Button>
          ) : undefined
        }
      />
      {query.isPending ? (
        <LoadingRows rows={8} label="Loading repositories" />
      ) : query.error ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : items.length === 0 ? (
        <Card>
          <NoRepositories />
        </Card>
      ) : (
        <>
          <List repositories={items} more={more} />
          {only?.status === 'waiting' && only.mayAdminister ? <FirstRun of={only} /> : null}
        </>
      )}
    </>
  )
}

function List({
  repositories,
  more,
}: {
  readonly repositories: readonly RepositoryLine[]
  readonly more: ReturnType<typeof usePages<'GET /repositories'>>['more']
}) {
  const organisation = useOrganisation()
  const [chosen, choose] = useChosen()
  const status = STATUSES.find((one) => one === chosen.get('status')) ?? ''
  const columns = useMemo(() => repositoryColumns(organisation), [organisation])
  const rows = useMemo(
    () => (status === '' ? repositories : repositories.filter((one) => one.status === status)),
    [repositories, status],
  )
  return (
    <Card>
      <DataTable
        label="Repositories"
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        search={({ repository, languages, defaultRef }) =>
          `${repository} ${defaultRef} ${languages.map(({ name }) => name).join(' ')}`
        }
        searchLabel="Search by name or language"
        initialSort={BY_NAME}
        kept
        more={more}
        toolbar={
          <Select
            aria-label="Status"
            value={status}
            onChange={(event) => choose({ status: event.target.value, page: '' })}
          >
            <option value="">Every status</option>
            {STATUSES.map((one) => (
              <option key={one} value={one}>
                {statusLabel(one)} ({repositories.filter((line) => line.status === one).length})
              </option>
            ))}
          </Select>
        }
        empty={<Empty title="None with this status">Choose another status to see the others.</Empty>}
      />
    </Card>
  )
}

function NoRepositories() {
  const organisation = useOrganisation()
  if (!runs(organisation))
    return (
      <Empty icon={FolderGit2} title="No repository is open to you">
        An owner or admin of {organisation.name} links repositories and says who may read them.
      </Empty>
    )
  return (
    <Empty
      icon={FolderGit2}
      title="No repository yet"
      action={
        <Button asChild>
          <Link to={at(organisation, 'link')}>Link a repository</Link>
        </Button>
      }
    >
      Choose a repository of {organisation.name}. You get a workflow for it, and its first index arrives here by itself.
    </Empty>
  )
}
