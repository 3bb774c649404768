/**
 * Limits on the calls of connected clients: for all of them, for one, for one tool. The strictest limits apply
 * together, and a refused call is told which limit it exceeded and when to try again.
 */
import { Gauge, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { AnswerOf, ClientLine, Limit } from '../../../api/answers.ts'
import { count } from '../../components/ui/amounts.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardHeader } from '../../components/ui/card.tsx'
import { Field, Input, Select } from '../../components/ui/input.tsx'
import { Empty, ErrorNote, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Table, Td, Th, Tr } from '../../components/ui/table.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { useAnswer, useChange, useNow, usePages } from '../../data.ts'
import { useOrganisation } from '../../organisation.ts'

const said = (value: number | null): string => (value === null ? '–' : value === 0 ? 'none at all' : count(value))

export function Limits() {
  const organisation = useOrganisation()
  const params = { organisation: organisation.id }
  const { data, error, isPending, refetch } = useAnswer('GET /organisations/:organisation/limits', {
    params,
    live: ['audit'],
  })
  const clients = usePages('GET /organisations/:organisation/clients', { params, query: { limit: 500 }, whole: true })
  const now = useNow(data?.limits ?? [])
  if (isPending) return <LoadingRows rows={3} label="Loading limits" />
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  return (
    <Card>
      <CardHeader
        title="Limits"
        description="Each limit applies to every connected client and API token separately. The service’s own limits apply as well, and cannot be exceeded."
      />
      {data.limits.length === 0 ? (
        <Empty icon={Gauge} title="No limit of your own" className="py-6">
          Set one below; it applies from the next call on.
        </Empty>
      ) : (
        <Table label="Limits">
          <thead>
            <tr>
              <Th className="min-w-32">Client</Th>
              <Th className="min-w-28">Tool</Th>
              <Th className="text-right">A minute</Th>
              <Th className="text-right">A day</Th>
              <Th className="text-right">At once</Th>
              <Th className="w-1">
                <span className="sr-only">Actions</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {data.limits.map((limit) => (
              <Row
                key={`${limit.clientId ?? ''} ${limit.tool ?? ''}`}
                limit={limit}
                now={now}
                clients={clients.items}
              />
            ))}
          </tbody>
        </Table>
      )}
      <CardContent className="pt-4">
        <NewLimit limits={data} clients={clients.items} />
      </CardContent>
    </Card>
  )
}

interface RowProps {
  readonly limit: Limit
  readonly now: { readonly current: readonly Limit[] }
  readonly clients: readonly ClientLine[]
}

const isOfTheSame = (one: Limit, other: Limit): boolean => one.clientId === other.clientId && one.tool === other.tool
const isAlike = (one: Limit, other: Limit): boolean =>
  one.perMinute === other.perMinute && one.perDay === other.perDay && one.atOnce === other.atOnce

function Row({ limit, now, clients }: RowProps) {
  const organisation = useOrganisation()
  const params = { organisation: organisation.id }
  const set = useChange('PUT /organisations/:organisation/limits', { done: 'The limit applies again.' })
  const remove = useChange('PUT /organisations/:organisation/limits', {
    done: 'The limit was removed.',
    undo: () =>
      now.current.some((one) => isOfTheSame(one, limit) && !isAlike(one, limit))
        ? toast.error('Somebody else has set this limit meanwhile, so it was not changed back.')
        : set.mutate({ params, body: limit }),
  })
  const name = clients.find(({ clientId }) => clientId === limit.clientId)?.name
  return (
    <Tr>
      <Td>
        {limit.clientId === null ? (
          'each'
        ) : (
          <span className="wrap-anywhere">
            {name}
            <code className="block font-mono text-xs text-muted-foreground">{limit.clientId}</code>
          </span>
        )}
      </Td>
      <Td className="wrap-anywhere">{limit.tool ?? 'all together'}</Td>
      <Td className="text-right">{said(limit.perMinute)}</Td>
      <Td className="text-right">{said(limit.perDay)}</Td>
      <Td className="text-right">{said(limit.atOnce)}</Td>
      <Td className="text-right">
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Remove the limit of ${limit.clientId ?? 'each client'} for ${limit.tool ?? 'all tools'}`}
          onClick={() => remove.mutate({ params, body: { ...limit, perMinute: null, perDay: null, atOnce: null } })}
        >
          <X aria-hidden />
        </Button>
      </Td>
    </Tr>
  )
}

const FIELDS = [
  ['perMinute', 'Calls a minute'],
  ['perDay', 'Calls a day'],
  ['atOnce', 'Calls at once'],
] as const
const NOTHING = { perMinute: '', perDay: '', atOnce: '' }

function NewLimit({
  limits,
  clients,
}: {
  readonly limits: AnswerOf<'GET /organisations/:organisation/limits'>
  readonly clients: readonly ClientLine[]
}) {
  const organisation = useOrganisation()
  const [clientId, setClientId] = useState('')
  const [tool, setTool] = useState('')
  const [numbers, setNumbers] = useState(NOTHING)
  const set = useChange('PUT /organisations/:organisation/limits', {
    done: 'The limit applies from the next call on.',
    tellFailure: false,
    first: () => setNumbers(NOTHING),
  })
  const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))
  const values = Object.values(numbers)
  const wrong = values.some((text) => text.trim() !== '' && !/^\d{1,9}$/.test(text.trim()))
  const empty = values.every((text) => text.trim() === '')
  /** What holds now: a limit is replaced whole, and a field that is left empty must not take its part away. */
  const now = limits.limits.find((one) => (one.clientId ?? '') === clientId && (one.tool ?? '') === tool)
  const names = new Map(clients.map((one) => [one.clientId, one.name]))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (wrong || empty) return
    set.mutate({
      params: { organisation: organisation.id },
      body: {
        clientId: clientId === '' ? null : clientId,
        tool: tool === '' ? null : tool,
        perMinute: numberOf(numbers.perMinute) ?? now?.perMinute ?? null,
        perDay: numberOf(numbers.perDay) ?? now?.perDay ?? null,
        atOnce: numberOf(numbers.atOnce) ?? now?.atOnce ?? null,
      },
    })
  }
  return (
    <form onSubmit={submit} className="space-y-4 border-t pt-4">
      <h3 className="font-medium">Set a limit</h3>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <Field label="Client">
          {(field) => (
            <Select
              {...field}
              className="w-full"
              value={clientId}
              onChange={(event) => setClientId(event.target.value)}
            >
              <option value="">Each</option>
              {[...names].map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Tool">
          {(field) => (
            <Select {...field} className="w-full" value={tool} onChange={(event) => setTool(event.target.value)}>
              <option value="">All together</option>
              {limits.tools.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {FIELDS.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            error={/^\d{0,9}$/.test(numbers[name].trim()) ? undefined : 'A whole number; 0 allows no calls.'}
          >
            {(field) => (
              <Input
                {...field}
                inputMode="numeric"
                placeholder={now?.[name] == null ? 'no limit' : `stays ${said(now[name])}`}
                value={numbers[name]}
                onChange={(event) => setNumbers({ ...numbers, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {set.error ? <ErrorNote error={set.error} /> : null}
      <Button type="submit" variant="outline" busy={set.isPending} disabled={wrong || empty}>
        Set limit
      </Button>
    </form>
  )
}
