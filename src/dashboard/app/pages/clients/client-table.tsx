/** Clients as rows: what it calls itself, where its answers go, for whom, what it may read, and when it last asked. */
import { Cable, Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ClientLine } from '../../../api/answers.ts'
import { plural } from '../../components/ui/amounts.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { type Column, DataTable, type DataTableProps } from '../../components/ui/data-table.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../components/ui/menu.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { Time } from '../../components/ui/time.tsx'
import { useChange } from '../../data.ts'
import { useOrganisation } from '../../organisation.ts'

type Of = 'me' | 'organisation'

export function ClientTable({
  clients,
  of,
  more,
  toolbar,
  searching = false,
}: {
  readonly clients: readonly ClientLine[]
  readonly of: Of
  readonly more?: DataTableProps<ClientLine>['more']
  readonly toolbar?: ReactNode
  readonly searching?: boolean
}) {
  const columns: Column<ClientLine>[] = [
    {
      id: 'client',
      header: 'Client',
      sort: ({ name }) => name,
      cell: ({ name, redirectHost, blocked }) => (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          {blocked ? <Badge variant="destructive">blocked</Badge> : null}
          <span className="basis-full text-xs text-muted-foreground wrap-anywhere">answers go to {redirectHost}</span>
        </span>
      ),
    },
    ...(of === 'organisation'
      ? [
          {
            id: 'person',
            header: 'For',
            sort: ({ account }: ClientLine) => account.login,
            cell: ({ account }: ClientLine) => <span className="wrap-anywhere">{account.login}</span>,
          },
        ]
      : []),
    {
      id: 'reach',
      header: 'May read',
      className: 'min-w-44 @max-2xl:hidden',
      cell: (client) => <Reach client={client} />,
    },
    {
      id: 'call',
      header: 'Last call',
      className: 'min-w-24 @xl:whitespace-nowrap',
      sort: ({ lastCallAt }) => lastCallAt,
      cell: ({ lastCallAt }) => (lastCallAt === null ? 'none yet' : <Time at={lastCallAt} />),
    },
    {
      id: 'since',
      header: 'Connected',
      className: '@max-4xl:hidden whitespace-nowrap',
      sort: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Time at={createdAt} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      className: 'w-1 text-right',
      cell: (client) => <Actions client={client} of={of} />,
    },
  ]
  return (
    <DataTable
      label="Connected clients"
      rows={clients}
      rowKey={({ grant }) => grant}
      columns={columns}
      {...(of === 'me'
        ? {
            search: ({ name, redirectHost, resource }: ClientLine) => `${name} ${redirectHost} ${resource}`,
            searchLabel: 'Search clients',
            kept: true,
          }
        : {})}
      toolbar={toolbar}
      more={more}
      empty={
        <Empty icon={Cable} title={searching ? 'No such client' : 'No client yet'}>
          {searching
            ? 'No client, host or person matches.'
            : 'A client appears here once somebody has allowed it: copy a repository’s address into it, and sign in when it asks.'}
        </Empty>
      }
    />
  )
}

function Reach({ client: { reach, resource } }: { readonly client: ClientLine }) {
  const { pathname, search } = new URL(resource)
  const what =
    reach.of === 'all'
      ? 'everything its person may read'
      : reach.of === 'organisation'
        ? `all of ${reach.name}`
        : reach.repositories.length === 0
          ? 'nothing you can see'
          : reach.repositories.length > 3
            ? plural(reach.repositories.length, 'repository', 'repositories')
            : reach.repositories.join(', ')
  return (
    <span className="wrap-anywhere" title={reach.of === 'repositories' ? reach.repositories.join(', ') : undefined}>
      {what}
      <code className="block font-mono text-xs text-muted-foreground">
        {pathname}
        {search}
      </code>
    </span>
  )
}

function Actions({ client, of }: { readonly client: ClientLine; readonly of: Of }) {
  const organisation = useOrganisation()
  const [asking, setAsking] = useState<'disconnect' | 'block'>()
  const params = { organisation: organisation.id }
  const body = { clientId: client.clientId }
  const own = useChange('DELETE /clients/:grant', { done: `${client.name} is disconnected.`, tellFailure: false })
  const theirs = useChange('DELETE /organisations/:organisation/clients/:grant', {
    done: `${client.name} is disconnected.`,
    tellFailure: false,
  })
  const unblock = useChange('DELETE /organisations/:organisation/blocked-clients', { done: 'It may read again.' })
  const block = useChange('POST /organisations/:organisation/blocked-clients', {
    done: `${client.name} is blocked.`,
    undo: () => unblock.mutate({ params, body }),
    tellFailure: false,
  })
  const disconnect = (): Promise<unknown> =>
    of === 'me'
      ? own.mutateAsync({ params: { grant: client.grant } })
      : theirs.mutateAsync({ params: { ...params, grant: client.grant } })
  return (
    <>
      {of === 'me' ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Disconnect ${client.name}`}
          onClick={() => setAsking('disconnect')}
        >
          Disconnect
        </Button>
      ) : (
        <Menu>
          <MenuTrigger asChild>
            <Button variant="ghost" size="icon-sm" aria-label={`Actions for ${client.name} of ${client.account.login}`}>
              <Ellipsis aria-hidden />
            </Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem onSelect={() => setAsking('disconnect')}>Disconnect</MenuItem>
            {client.blocked ? (
              <MenuItem onSelect={() => unblock.mutate({ params, body })}>Let it read again</MenuItem>
            ) : (
              <MenuItem destructive onSelect={() => setAsking('block')}>
                Block for everybody
              </MenuItem>
            )}
          </MenuContent>
        </Menu>
      )}
      <Confirm
        open={asking !== undefined}
        onOpenChange={(open) => (open ? undefined : setAsking(undefined))}
        title={asking === 'block' ? `Block ${client.name}?` : `Disconnect ${client.name}?`}
        description={
          asking === 'block'
            ? `From the next call on it can read nothing of ${organisation.name}, whoever it acts for.`
            : `It is refused from the next call on, and has to be allowed by ${of === 'me' ? 'you' : client.account.login} again to come back.`
        }
        action={asking === 'block' ? 'Block client' : 'Disconnect'}
        onConfirm={() => (asking === 'block' ? block.mutateAsync({ params, body }) : disconnect())}
      />
    </>
  )
}
