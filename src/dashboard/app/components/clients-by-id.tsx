/** Clients that an organisation named by their ids: a list of them, and the field that adds one. */
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from './ui/button.tsx'
import { backToField } from './ui/focus.ts'
import { Field, Input } from './ui/input.tsx'
import { ErrorNote } from './ui/states.tsx'
import { Time } from './ui/time.tsx'

export interface NamedClient {
  readonly clientId: string
  readonly name: string | null
  readonly at: number
}

/** `since`: what happened to each `at` that time. */
export function ClientList({
  clients,
  since,
  children,
}: {
  readonly clients: readonly NamedClient[]
  readonly since: string
  /** What can be done with one. */
  readonly children: (client: NamedClient) => ReactNode
}) {
  return (
    <ul className="divide-y rounded-lg border">
      {clients.map((client) => (
        <li key={client.clientId} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
          <span className="min-w-0 flex-1 basis-48">
            {client.name === null ? null : <span className="block font-medium wrap-anywhere">{client.name}</span>}
            <code className="font-mono text-xs text-muted-foreground wrap-anywhere">{client.clientId}</code>
          </span>
          <span className="text-[0.8125rem] text-muted-foreground">
            {since} <Time at={client.at} />
          </span>
          {children(client)}
        </li>
      ))}
    </ul>
  )
}

/** `onAdd` resolves when it is done; only then is the field cleared. */
export function AddClient({
  label,
  hint,
  action,
  onAdd,
  busy,
  error,
}: {
  readonly label: string
  readonly hint: string
  readonly action: string
  readonly onAdd: (clientId: string) => Promise<unknown>
  readonly busy: boolean
  readonly error: Error | null
}) {
  const [clientId, setClientId] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const wanted = clientId.trim()
    if (wanted === '') return
    backToField(event.currentTarget)
    onAdd(wanted).then(
      () => setClientId(''),
      () => undefined, // shown by `error`
    )
  }
  return (
    <form onSubmit={submit} className="space-y-2">
      <Field label={label} hint={hint}>
        {(field) => (
          <span className="flex flex-wrap gap-2">
            <Input
              {...field}
              className="flex-1 basis-56"
              placeholder="https://claude.ai/…"
              value={clientId}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => setClientId(event.target.value)}
            />
            <Button type="submit" variant="outline" className="h-9" busy={busy} disabled={clientId.trim() === ''}>
              {action}
            </Button>
          </span>
        )}
      </Field>
      {error ? <ErrorNote error={error} /> : null}
    </form>
  )
}
