/** People as rows: role, teams, what they have connected, when they last asked anything. */
import type { Member } from '../../../api/answers.ts'
import { count } from '../../components/ui/amounts.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { type Column, DataTable } from '../../components/ui/data-table.tsx'
import { ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Time } from '../../components/ui/time.tsx'
import type { Paged } from '../../data.ts'
import { runs, useOrganisation } from '../../organisation.ts'
import { MemberActions } from './member-actions.tsx'

const RANK = { owner: 0, admin: 1, member: 2 } as const

export function Members({ members }: { readonly members: Paged<'GET /organisations/:organisation/members'> }) {
  const organisation = useOrganisation()
  const { items, more, query } = members
  if (query.isPending) return <LoadingRows label="Loading members" />
  if (query.error) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  const owners = items.filter(({ role, suspendedAt }) => role === 'owner' && suspendedAt === null).length
  const columns: Column<Member>[] = [
    {
      id: 'person',
      header: 'Person',
      sort: ({ account }) => account.login,
      cell: (member) => <Name member={member} />,
    },
    {
      id: 'role',
      header: 'Role',
      sort: ({ role }) => RANK[role],
      cell: ({ role }) => <Badge variant={role === 'member' ? 'outline' : 'info'}>{role}</Badge>,
    },
    {
      id: 'teams',
      header: 'Teams',
      className: '@max-2xl:hidden',
      cell: ({ teams }) => (
        <span className="line-clamp-2 text-muted-foreground wrap-anywhere">
          {teams.map(({ name }) => name).join(', ') || '–'}
        </span>
      ),
    },
    ...(runs(organisation)
      ? ([
          {
            id: 'clients',
            header: 'Clients',
            className: 'text-right @max-4xl:hidden',
            sort: ({ clients }) => clients,
            cell: ({ clients }) => (clients === null ? '–' : count(clients)),
          },
          {
            id: 'tokens',
            header: 'Tokens',
            className: 'text-right @max-4xl:hidden',
            sort: ({ tokens }) => tokens,
            cell: ({ tokens }) => (tokens === null ? '–' : count(tokens)),
          },
          {
            id: 'call',
            header: 'Last call',
            className: '@max-xl:hidden whitespace-nowrap',
            sort: ({ lastCallAt }) => lastCallAt,
            cell: ({ lastCallAt }) =>
              lastCallAt === null ? <span title="None in 30 days">not lately</span> : <Time at={lastCallAt} />,
          },
        ] satisfies Column<Member>[])
      : []),
    {
      id: 'since',
      header: 'Member since',
      className: '@max-[60rem]:hidden whitespace-nowrap',
      sort: ({ since }) => since,
      cell: ({ since }) => <Time at={since} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      className: 'w-1 text-right',
      cell: (member) => <MemberActions member={member} lastOwner={owners === 1 && member.role === 'owner'} />,
    },
  ]
  return (
    <Card>
      <DataTable
        label="Members"
        rows={items}
        rowKey={({ account }) => account.id}
        columns={columns}
        search={({ account, role, teams }) => `${account.login} ${role} ${teams.map(({ name }) => name).join(' ')}`}
        searchLabel="Search by name, role or team"
        initialSort={{ by: 'person', down: false }}
        kept
        more={more}
      />
    </Card>
  )
}

function Name({ member }: { readonly member: Member }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-medium wrap-anywhere">{member.account.login}</span>
      {member.you ? <Badge>you</Badge> : null}
      {member.suspendedAt === null ? null : <Badge variant="warning">suspended</Badge>}
      {member.fromGitHub && member.checkedAt !== null ? (
        <span className="basis-full text-xs text-muted-foreground">
          checked with GitHub <Time at={member.checkedAt} />
        </span>
      ) : null}
    </span>
  )
}
