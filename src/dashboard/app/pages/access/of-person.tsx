/** One person: every repository of the organisation that they may read, and why. */
import { Link } from 'react-router'
import { plural } from '../../components/ui/amounts.ts'
import { Card, CardHeader } from '../../components/ui/card.tsx'
import { DataTable } from '../../components/ui/data-table.tsx'
import { Field, Select } from '../../components/ui/input.tsx'
import { Empty, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { useAnswer, usePages } from '../../data.ts'
import { at, useOrganisation } from '../../organisation.ts'
import { Reasons, wordsOf } from './reasons.tsx'

export function OfPerson({ chosen, choose }: { readonly chosen: string; readonly choose: (value: string) => void }) {
  const organisation = useOrganisation()
  const { items, coming, query } = usePages('GET /organisations/:organisation/members', {
    params: { organisation: organisation.id },
    query: { limit: 500 },
    live: ['audit'],
    whole: true,
  })
  if (query.isPending) return <LoadingRows label="Loading members" />
  if (query.error) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  const member = chosen === '' ? items[0] : items.find(({ account }) => String(account.id) === chosen)
  if (member === undefined && coming) return <LoadingRows label="Loading members" />
  return (
    <div className="space-y-5">
      <Field label="Person" className="max-w-xl">
        {(field) => (
          <Select
            {...field}
            className="w-full"
            value={member?.account.id ?? ''}
            onChange={(event) => choose(event.target.value)}
          >
            {member === undefined ? <option value="">Choose one</option> : null}
            {items.map(({ account, role, suspendedAt }) => (
              <option key={account.id} value={account.id}>
                {account.login} ({role}
                {suspendedAt === null ? '' : ', suspended'})
              </option>
            ))}
          </Select>
        )}
      </Field>
      {member === undefined ? (
        <Empty title="No such person">They may have left the organisation.</Empty>
      ) : member.suspendedAt === null ? (
        <Readable account={member.account.id} login={member.account.login} />
      ) : (
        <Empty title={`${member.account.login} is suspended`}>
          They can read nothing until somebody reinstates them under Members.
        </Empty>
      )}
    </div>
  )
}

function Readable({ account, login }: { readonly account: number; readonly login: string }) {
  const organisation = useOrganisation()
  const { data, error, isPending, refetch } = useAnswer('GET /organisations/:organisation/members/:account/access', {
    params: { organisation: organisation.id, account },
    live: ['audit', 'index'],
  })
  if (isPending) return <LoadingRows label="Loading access" />
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  return (
    <Card>
      <CardHeader
        title={`What ${login} may read`}
        description={`${plural(data.repositories.length, 'repository', 'repositories')} of ${organisation.name}.`}
      />
      <DataTable
        label="Repositories"
        rows={data.repositories}
        rowKey={({ id }) => id}
        search={({ repository, reasons }) => `${repository} ${reasons.map(wordsOf).join(' ')}`}
        searchLabel="Search by name or reason"
        initialSort={{ by: 'repository', down: false }}
        columns={[
          {
            id: 'repository',
            header: 'Repository',
            sort: ({ repository }) => repository,
            cell: ({ id, repository }) => (
              <Link
                className="font-medium text-primary wrap-anywhere hover:underline"
                to={`${at(organisation, 'access')}?repository=${id}`}
              >
                {repository}
              </Link>
            ),
          },
          { id: 'why', header: 'Because', cell: ({ reasons }) => <Reasons reasons={reasons} /> },
        ]}
        empty={<Empty title="Nothing">No repository is shared with {login}, a team of theirs, or everybody.</Empty>}
      />
    </Card>
  )
}
