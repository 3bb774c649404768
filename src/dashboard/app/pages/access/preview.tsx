/** What a change would do, before it is made: who gains, who loses, and how many clients stop. */

import type { QueryOf } from '../../../api/answers.ts'
import { plural } from '../../components/ui/amounts.ts'
import { ErrorNote, Skeleton } from '../../components/ui/states.tsx'
import { useAnswer } from '../../data.ts'

export type Change = Partial<NonNullable<QueryOf<'GET /repositories/:repository/access/preview'>>> & {
  readonly change: 'grant' | 'revoke' | 'visibility'
}

const SHOWN = 12

export function Preview({ repository, change }: { readonly repository: number; readonly change: Change }) {
  const { data, error, isPending } = useAnswer('GET /repositories/:repository/access/preview', {
    params: { repository },
    query: change,
    live: ['audit'],
  })
  if (isPending) return <Skeleton className="h-16" />
  if (error) return <ErrorNote error={error} />
  const { gain, lose, before, after, clients, opensToAnybody } = data
  return (
    <div className="space-y-2 rounded-lg border bg-muted/50 p-3 text-sm" aria-live="polite">
      <p className="font-medium">
        {plural(before, 'person', 'people')} of the organisation may read it now, {after} afterwards.
      </p>
      {gain.length === 0 ? null : <Names label="Gain" people={gain} />}
      {lose.length === 0 ? null : <Names label="Lose" people={lose} />}
      {gain.length + lose.length === 0 ? (
        <p className="text-muted-foreground">
          Nobody gains or loses access: the people concerned may read it for another reason.
        </p>
      ) : null}
      {clients === 0 ? null : (
        <p className="text-muted-foreground">{plural(clients, 'client')} of theirs can no longer read it.</p>
      )}
      {opensToAnybody ? (
        <p className="font-medium text-warning">
          Anybody who signs in to this service may read it, whatever their organisation.
        </p>
      ) : null}
    </div>
  )
}

function Names({
  label,
  people,
}: {
  readonly label: string
  readonly people: readonly { readonly id: number; readonly login: string }[]
}) {
  const more = people.length - SHOWN
  return (
    <p className="wrap-anywhere">
      <strong>{label}:</strong>{' '}
      {people
        .slice(0, SHOWN)
        .map(({ login }) => login)
        .join(', ')}
      {more > 0 ? ` and ${more} more` : ''}
    </p>
  )
}
