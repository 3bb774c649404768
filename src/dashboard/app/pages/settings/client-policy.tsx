/** Which clients may read at all: any that a member allows, or only those on the list. */
import { type FormEvent, useState } from 'react'
import type { OrganisationSettings } from '../../../api/answers.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardHeader } from '../../components/ui/card.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { Field, Input } from '../../components/ui/input.tsx'
import { ErrorNote } from '../../components/ui/states.tsx'
import { Time } from '../../components/ui/time.tsx'
import { useChange } from '../../data.ts'

type Policy = OrganisationSettings['clientPolicy']
interface Props {
  readonly settings: OrganisationSettings
  readonly mayChange: boolean
}

const CHOICES: readonly { readonly value: Policy; readonly label: string; readonly meaning: string }[] = [
  {
    value: 'any',
    label: 'Any client',
    meaning: 'Members decide for themselves; single clients can still be blocked under Connected clients.',
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
        <fieldset disabled={!mayChange} className="space-y-2">
          <legend className="sr-only">Clients that may read</legend>
          {CHOICES.map(({ value, label, meaning }) => (
            <label
              key={value}
              className="flex items-start gap-3 rounded-lg border p-3 has-checked:border-primary has-checked:bg-accent/50"
            >
              <input
                type="radio"
                name="policy"
                className="mt-0.5 size-4 accent-primary"
                checked={settings.clientPolicy === value}
                onChange={() => (value === 'listed' ? setAsking(true) : void set('any').catch(() => undefined))}
              />
              <span className="min-w-0">
                <span className="block font-medium">{label}</span>
                <span className="block text-muted-foreground">{meaning}</span>
              </span>
            </label>
          ))}
        </fieldset>
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
      {settings.allowedClients.length === 0 ? <p className="text-muted-foreground">None.</p> : null}
      <ul className="divide-y rounded-lg border empty:hidden">
        {settings.allowedClients.map(({ clientId, name, allowedAt }) => (
          <li key={clientId} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
            <span className="min-w-0 flex-1 basis-48">
              {name === null ? null : <span className="block font-medium wrap-anywhere">{name}</span>}
              <code className="font-mono text-xs text-muted-foreground wrap-anywhere">{clientId}</code>
            </span>
            <span className="text-[0.8125rem] text-muted-foreground">
              listed <Time at={allowedAt} />
            </span>
            {mayChange ? (
              <Button
                variant="outline"
                size="sm"
                disabled={remove.isPending}
                aria-label={`Remove ${name ?? clientId} from the list`}
                onClick={() => remove.mutate({ params, body: { clientId } })}
              >
                Remove
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {mayChange ? <AddClient settings={settings} /> : null}
    </div>
  )
}

function AddClient({ settings }: { readonly settings: OrganisationSettings }) {
  const [clientId, setClientId] = useState('')
  const add = useChange('POST /organisations/:organisation/allowed-clients', {
    done: 'Listed.',
    tellFailure: false,
    first: () => setClientId(''),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const wanted = clientId.trim()
    if (wanted !== '') add.mutate({ params: { organisation: settings.id }, body: { clientId: wanted } })
  }
  return (
    <form onSubmit={submit} className="space-y-2">
      <Field
        label="List a client"
        hint="Its id, as under Connected clients; for clients that publish a document about themselves it is an address."
      >
        {(field) => (
          <span className="flex flex-wrap gap-2">
            <Input
              {...field}
              className="flex-1 basis-56"
              placeholder="https://claude.ai/…"
              value={clientId}
              onChange={(event) => setClientId(event.target.value)}
              spellCheck={false}
            />
            <Button
              type="submit"
              variant="outline"
              className="h-9"
              busy={add.isPending}
              disabled={clientId.trim() === ''}
            >
              Add
            </Button>
          </span>
        )}
      </Field>
      {add.error ? <ErrorNote error={add.error} /> : null}
    </form>
  )
}
