/** Which clients may read at all: any that a member allows, or only those on the list. */
import { useState } from 'react'
import type { OrganisationSettings } from '../../../api/answers.ts'
import { AddClient, ClientList } from '../../components/clients-by-id.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardHeader } from '../../components/ui/card.tsx'
import { type Choice, Choices } from '../../components/ui/choices.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { useChange } from '../../data.ts'

type Policy = OrganisationSettings['clientPolicy']
interface Props {
  readonly settings: OrganisationSettings
  readonly mayChange: boolean
}

const CHOICES: readonly Choice<Policy>[] = [
  {
    value: 'any',
    label: 'Any client',
    meaning: 'Members decide for themselves; individual clients can still be blocked under Connected clients.',
  },
  { value: 'listed', label: 'Only listed clients', meaning: 'Every other client is refused from the next call on.' },
]

export function ClientPolicy({ settings, mayChange }: Props) {
  const params = { organisation: settings.id }
  const [asking, setAsking] = useState(false)
  const change = useChange('PATCH /organisations/:organisation', { done: 'Saved.' })
  const set = (clientPolicy: Policy) => change.mutateAsync({ params, body: { clientPolicy } })
  return (
    <Card>
      <CardHeader
        title="Clients"
        description="Which clients may read the organisation’s repositories for its members."
      />
      <CardContent className="space-y-5">
        <Choices
          legend="Clients that may read"
          choices={CHOICES}
          value={settings.clientPolicy}
          onChoose={(policy) => (policy === 'listed' ? setAsking(true) : void set('any').catch(() => undefined))}
          disabled={!mayChange}
        />
        <Confirm
          open={asking}
          onOpenChange={setAsking}
          title="Only listed clients?"
          description={
            settings.allowedClients.length === 0
              ? 'The list is empty: every client of every member is refused from the next call on.'
              : `Clients other than the ${settings.allowedClients.length} on the list are refused from the next call on.`
          }
          action="Only listed clients"
          onConfirm={() => set('listed')}
        />
        <Allowed settings={settings} mayChange={mayChange} />
      </CardContent>
    </Card>
  )
}

function Allowed({ settings, mayChange }: Props) {
  const params = { organisation: settings.id }
  const add = useChange('POST /organisations/:organisation/allowed-clients', { done: 'Listed.', tellFailure: false })
  const back = useChange('POST /organisations/:organisation/allowed-clients', { done: 'Listed again.' })
  const remove = useChange('DELETE /organisations/:organisation/allowed-clients', {
    done: 'Taken off the list.',
    undo: ({ body }) => {
      if (body !== undefined) back.mutate({ params, body })
    },
  })
  return (
    <div className="space-y-3">
      <h3 className="font-medium">Listed clients</h3>
      {settings.allowedClients.length === 0 ? (
        <p className="text-muted-foreground">None.</p>
      ) : (
        <ClientList
          clients={settings.allowedClients.map(({ allowedAt, ...client }) => ({ ...client, at: allowedAt }))}
          since="listed"
        >
          {({ clientId, name }) =>
            mayChange ? (
              <Button
                variant="outline"
                size="sm"
                disabled={remove.isPending}
                aria-label={`Remove ${name ?? clientId} from the list`}
                onClick={() => remove.mutate({ params, body: { clientId } })}
              >
                Remove
              </Button>
            ) : null
          }
        </ClientList>
      )}
      {mayChange ? (
        <AddClient
          label="List a client"
          hint="Its id as shown under Connected clients; for a client that publishes a document about itself, a URL."
          action="Add"
          onAdd={(clientId) => add.mutateAsync({ params, body: { clientId } })}
          busy={add.isPending}
          error={add.error}
        />
      ) : null}
    </div>
  )
}
