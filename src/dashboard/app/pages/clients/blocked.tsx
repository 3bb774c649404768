/** Clients that read nothing of the organisation, for whomever they act. */
import { Ban } from 'lucide-react'
import { AddClient, ClientList } from '../../components/clients-by-id.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardHeader } from '../../components/ui/card.tsx'
import { Empty, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { useAnswer, useChange } from '../../data.ts'
import { useOrganisation } from '../../organisation.ts'

export function Blocked() {
  const organisation = useOrganisation()
  const params = { organisation: organisation.id }
  const { data, error, isPending, refetch } = useAnswer('GET /organisations/:organisation/clients', {
    params,
    query: { limit: 1 },
    live: ['audit'],
  })
  const block = useChange('POST /organisations/:organisation/blocked-clients', { done: 'Blocked again.' })
  const unblock = useChange('DELETE /organisations/:organisation/blocked-clients', {
    done: 'It may read again.',
    undo: ({ body }) => {
      if (body !== undefined) block.mutate({ params, body })
    },
  })
  if (isPending) return <LoadingRows rows={3} label="Loading blocked clients" />
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  return (
    <Card>
      <CardHeader
        title="Blocked clients"
        description="To permit only the clients you name, make a list of clients under Settings instead."
      />
      <CardContent className="space-y-4">
        {data.blocked.length === 0 ? (
          <Empty icon={Ban} title="None is blocked" className="py-6">
            Block one from the list of clients, or by its id here.
          </Empty>
        ) : (
          <ClientList
            clients={data.blocked.map(({ blockedAt, ...client }) => ({ ...client, at: blockedAt }))}
            since="blocked"
          >
            {({ clientId, name }) => (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Let it read again: ${name ?? clientId}`}
                onClick={() => unblock.mutate({ params, body: { clientId } })}
              >
                Let it read again
              </Button>
            )}
          </ClientList>
        )}
        <ByName />
      </CardContent>
    </Card>
  )
}

function ByName() {
  const organisation = useOrganisation()
  const block = useChange('POST /organisations/:organisation/blocked-clients', { done: 'Blocked.', tellFailure: false })
  return (
    <AddClient
      label="Block a client by its id"
      hint="The id of a client that publishes a document about itself is a URL."
      action="Block"
      onAdd={(clientId) => block.mutateAsync({ params: { organisation: organisation.id }, body: { clientId } })}
      busy={block.isPending}
      error={block.error}
    />
  )
}
