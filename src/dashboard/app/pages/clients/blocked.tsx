/** Clients that read nothing of the organisation, for whomever they act. */
import { Ban } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardHeader } from '../../components/ui/card.tsx'
import { Field, Input } from '../../components/ui/input.tsx'
import { Empty, ErrorNote, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Time } from '../../components/ui/time.tsx'
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
        description="To let in nothing but what you name, make a list of clients under Settings instead."
      />
      <CardContent className="space-y-4">
        {data.blocked.length === 0 ? (
          <Empty icon={Ban} title="None is blocked" className="py-6">
            Block one from the list of clients, or by its id here.
          </Empty>
        ) : (
          <ul className="divide-y rounded-lg border">
            {data.blocked.map(({ clientId, name, blockedAt }) => (
              <li key={clientId} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
                <span className="min-w-0 flex-1 basis-48">
                  {name === null ? null : <span className="block font-medium wrap-anywhere">{name}</span>}
                  <code className="font-mono text-xs text-muted-foreground wrap-anywhere">{clientId}</code>
                </span>
                <span className="text-[0.8125rem] text-muted-foreground">
                  blocked <Time at={blockedAt} />
                </span>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Let it read again: ${name ?? clientId}`}
                  onClick={() => unblock.mutate({ params, body: { clientId } })}
                >
                  Let it read again
                </Button>
              </li>
            ))}
          </ul>
        )}
        <ByName />
      </CardContent>
    </Card>
  )
}

function ByName() {
  const organisation = useOrganisation()
  const [clientId, setClientId] = useState('')
  const block = useChange('POST /organisations/:organisation/blocked-clients', {
    done: 'Blocked.',
    tellFailure: false,
    first: () => setClientId(''),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const wanted = clientId.trim()
    if (wanted !== '') block.mutate({ params: { organisation: organisation.id }, body: { clientId: wanted } })
  }
  return (
    <form onSubmit={submit} className="space-y-2">
      <Field
        label="Block a client by its id"
        hint="For clients that publish a document about themselves it is an address."
      >
        {(field) => (
          <span className="flex flex-wrap gap-2">
            <Input
              {...field}
              className="flex-1 basis-56"
              value={clientId}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => setClientId(event.target.value)}
            />
            <Button type="submit" variant="outline" busy={block.isPending} disabled={clientId.trim() === ''}>
              Block
            </Button>
          </span>
        )}
      </Field>
      {block.error ? <ErrorNote error={block.error} /> : null}
    </form>
  )
}
