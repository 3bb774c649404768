/**
 * The clients that act for people: my own, and, for those who run the organisation, everybody's that read it; which are not
 * wanted, and how much each may ask.
 */
import { Link } from 'react-router'
import { useTyped } from '../../chosen.ts'
import { PageHeader } from '../../components/page.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { SearchInput } from '../../components/ui/input.tsx'
import { ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger, useTabs } from '../../components/ui/tabs.tsx'
import { useAnswer, usePages } from '../../data.ts'
import { runs, useOrganisation } from '../../organisation.ts'
import { Blocked } from './blocked.tsx'
import { ClientTable } from './client-table.tsx'
import { Limits } from './limits.tsx'

export default function Page() {
  const organisation = useOrganisation()
  const admin = runs(organisation)
  const tabs = useTabs(['all', 'mine', 'blocked', 'limits'])
  return (
    <>
      <PageHeader
        title="Connected clients"
        description="Clients act with the rights of the person who allowed them, and no more. Disconnecting takes effect on their next call."
        actions={
          <Button asChild variant="outline">
            <Link to="/">Connect a client</Link>
          </Button>
        }
      />
      {admin ? (
        <Tabs {...tabs}>
          <TabsList aria-label="Clients">
            <TabsTrigger value="all">Of the organisation</TabsTrigger>
            <TabsTrigger value="mine">Mine</TabsTrigger>
            <TabsTrigger value="blocked">Blocked</TabsTrigger>
            <TabsTrigger value="limits">Limits</TabsTrigger>
          </TabsList>
          <TabsContent value="all">
            <OfOrganisation />
          </TabsContent>
          <TabsContent value="mine">
            <Mine />
          </TabsContent>
          <TabsContent value="blocked">
            <Blocked />
          </TabsContent>
          <TabsContent value="limits">
            <Limits />
          </TabsContent>
        </Tabs>
      ) : (
        <Mine />
      )}
    </>
  )
}

function Mine() {
  const { data, error, isPending, refetch } = useAnswer('GET /clients', { live: ['audit', 'calls'] })
  if (isPending) return <LoadingRows label="Loading clients" />
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  return (
    <Card>
      <ClientTable clients={data.clients} of="me" />
    </Card>
  )
}

function OfOrganisation() {
  const organisation = useOrganisation()
  const { text, type, said: search } = useTyped('search')
  const { items, more, query } = usePages('GET /organisations/:organisation/clients', {
    params: { organisation: organisation.id },
    query: { limit: 200, ...(search === '' ? {} : { search }) },
    live: ['audit', 'calls'],
  })
  if (query.isPending) return <LoadingRows label="Loading clients" />
  if (query.error) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  return (
    <Card>
      <ClientTable
        clients={items}
        of="organisation"
        more={more}
        searching={search !== ''}
        toolbar={
          <SearchInput
            className="sm:w-72"
            aria-label="Search by client, person or host"
            placeholder="Search by client, person or host"
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        }
      />
    </Card>
  )
}
