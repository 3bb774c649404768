/** Who may read the repository besides those who were given access; the effect of a change is shown before it is made. */
import { useState } from 'react'
import type { RepositoryPageDetail, Visibility } from '../../../api/answers.ts'
import { plural } from '../../components/ui/amounts.ts'
import { Card, CardContent, CardHeader } from '../../components/ui/card.tsx'
import { type Choice, Choices } from '../../components/ui/choices.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { ErrorNote, Skeleton } from '../../components/ui/states.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { useAnswer, useChange, useNow } from '../../data.ts'

const choicesFor = (organisation: string): readonly Choice<Visibility>[] => [
  { value: 'private', label: 'Private', meaning: `Owners and admins of ${organisation}, and whom they give access` },
  { value: 'internal', label: 'Internal', meaning: `Everybody in ${organisation}` },
  { value: 'public', label: 'Public', meaning: 'Anybody who signs in' },
]

type Chosen = Pick<RepositoryPageDetail, 'id' | 'repository' | 'organisation' | 'visibility'>

export function VisibilityChoice({ repository }: { readonly repository: Chosen }) {
  const params = { repository: repository.id }
  const [wanted, setWanted] = useState<Visibility>()
  const back = useChange('PATCH /repositories/:repository', { done: 'Restored.' })
  const before = repository.visibility
  const now = useNow(before)
  const change = useChange('PATCH /repositories/:repository', {
    done: 'Visibility changed. This takes effect on the next call.',
    tellFailure: false,
    undo: ({ body }) =>
      now.current === body?.visibility || now.current === before
        ? back.mutate({ params, body: { visibility: before } })
        : toast.error(`Somebody else made it ${now.current} meanwhile, so it was not changed back.`),
  })
  return (
    <Card>
      <CardHeader title="Visibility" description="Who may read it, in the dashboard and through clients." />
      <CardContent>
        <Choices
          legend="Visibility"
          choices={choicesFor(repository.organisation.name)}
          value={before}
          onChoose={setWanted}
        />
      </CardContent>
      <Confirm
        open={wanted !== undefined}
        onOpenChange={(open) => {
          if (!open) setWanted(undefined)
        }}
        {...(wanted === before
          ? {
              title: `${repository.repository} is ${before} already`,
              description: 'Somebody else made it so while this question was open. There is nothing left to do.',
              action: 'Done',
              onConfirm: () => undefined,
            }
          : {
              title: `Make ${repository.repository} ${wanted ?? before}?`,
              description: `It is ${before} now. This takes effect on the next call, for people and their clients.`,
              action: `Make it ${wanted ?? before}`,
              onConfirm: () => change.mutateAsync({ params, body: { visibility: wanted ?? before } }),
            })}
        destructive={wanted === 'public' && wanted !== before}
        typed={wanted === 'public' && wanted !== before ? repository.repository : undefined}
      >
        <div aria-live="polite">
          {wanted === undefined || wanted === before ? null : <Effect repository={repository.id} visibility={wanted} />}
        </div>
      </Confirm>
    </Card>
  )
}

function Effect({ repository, visibility }: { readonly repository: number; readonly visibility: Visibility }) {
  const { data, error } = useAnswer('GET /repositories/:repository/access/preview', {
    params: { repository },
    query: { change: 'visibility', visibility },
    live: ['audit'],
  })
  if (error) return <ErrorNote error={error} />
  if (data === undefined) return <Skeleton className="h-12" />
  const names = (people: typeof data.gain): string => {
    const shown = people.slice(0, 8).map(({ login }) => login)
    return `${shown.join(', ')}${people.length > shown.length ? ` and ${people.length - shown.length} more` : ''}`
  }
  return (
    <ul className="list-disc space-y-1 pl-5 text-sm wrap-anywhere">
      {data.opensToAnybody ? (
        <li className="text-destructive">Anybody who can sign in here may read it afterwards.</li>
      ) : null}
      {data.gain.length > 0 ? <li>Gains access: {names(data.gain)}</li> : null}
      {data.lose.length > 0 ? (
        <li>
          Loses access: {names(data.lose)}
          {data.clients > 0 ? `, and with them ${plural(data.clients, 'client')}` : ''}
        </li>
      ) : null}
      {data.gain.length + data.lose.length === 0 && !data.opensToAnybody ? (
        <li>Nobody gains or loses access now.</li>
      ) : null}
    </ul>
  )
}
