/** Teams: GitHub's, which only GitHub fills, and those made here. */
import type { UseQueryResult } from '@tanstack/react-query'
import { Users, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { AnswerOf, Person, Team } from '../../../api/answers.ts'
import { ChooseOne } from '../../components/choose-one.tsx'
import { plural } from '../../components/ui/amounts.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardHeader } from '../../components/ui/card.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { backToField } from '../../components/ui/focus.ts'
import { Field, Input } from '../../components/ui/input.tsx'
import { Empty, ErrorNote, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { useChange } from '../../data.ts'
import { runs, useOrganisation } from '../../organisation.ts'

export function Teams({
  teams,
  people,
}: {
  readonly teams: UseQueryResult<AnswerOf<'GET /organisations/:organisation/teams'>>
  readonly people: readonly Person[]
}) {
  const organisation = useOrganisation()
  if (teams.isPending) return <LoadingRows label="Loading teams" />
  if (teams.error) return <ErrorState error={teams.error} retry={() => void teams.refetch()} />
  return (
    <div className="space-y-4">
      {runs(organisation) ? <NewTeam /> : null}
      {teams.data.teams.length === 0 ? (
        <Card>
          <Empty icon={Users} title="No team yet">
            GitHub teams appear when one of their members signs in. You can add people yourself to a team created here.
          </Empty>
        </Card>
      ) : (
        teams.data.teams.map((team) => <OneTeam key={team.id} team={team} people={people} />)
      )}
    </div>
  )
}

function NewTeam() {
  const organisation = useOrganisation()
  const [name, setName] = useState('')
  const create = useChange('POST /organisations/:organisation/teams', {
    done: 'The team was created. Add people to it below.',
    tellFailure: false,
    first: () => setName(''),
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (name.trim() === '') return
    backToField(event.currentTarget)
    create.mutate({ params: { organisation: organisation.id }, body: { name: name.trim() } })
  }
  return (
    <form onSubmit={submit} className="space-y-2">
      <Field label="New team">
        {(field) => (
          <span className="flex gap-2">
            <Input
              {...field}
              className="max-w-72"
              value={name}
              maxLength={100}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" variant="outline" busy={create.isPending} disabled={name.trim() === ''}>
              Make team
            </Button>
          </span>
        )}
      </Field>
      {create.error ? <ErrorNote error={create.error} /> : null}
    </form>
  )
}

function OneTeam({ team, people }: { readonly team: Team; readonly people: readonly Person[] }) {
  const organisation = useOrganisation()
  const params = { organisation: organisation.id, team: team.id }
  const mayChange = runs(organisation) && !team.fromGitHub
  const join = useChange('PUT /organisations/:organisation/teams/:team/members/:account', { done: 'Added.' })
  const leave = useChange('DELETE /organisations/:organisation/teams/:team/members/:account', {
    done: 'Taken out.',
    undo: ({ params: of }) => of && join.mutate({ params: of }),
  })
  const remove = useChange('DELETE /organisations/:organisation/teams/:team', {
    done: `${team.name} was deleted.`,
    tellFailure: false,
  })
  const absent = people.filter(({ id }) => team.members.every((member) => member.id !== id))
  return (
    <Card>
      <CardHeader
        title={
          <span className="flex flex-wrap items-center gap-2">
            {team.name} <Badge variant="outline">{team.fromGitHub ? 'from GitHub' : 'made here'}</Badge>
          </span>
        }
        description={`${plural(team.members.length, 'member')}${
          runs(organisation)
            ? ` · opens ${team.repositories.length === 0 ? 'no repository' : plural(team.repositories.length, 'repository', 'repositories')}`
            : ''
        }`}
        actions={
          mayChange ? (
            <Confirm
              title={`Delete ${team.name}?`}
              description={
                team.repositories.length === 0
                  ? 'It gives access to nothing, so nobody loses access.'
                  : `Its members lose access to: ${team.repositories.map((one) => one.repository).join(', ')}.`
              }
              action="Delete team"
              trigger={
                <Button variant="outline" size="sm" aria-label={`Delete ${team.name}`}>
                  Delete
                </Button>
              }
              onConfirm={() => remove.mutateAsync({ params })}
            />
          ) : undefined
        }
      />
      <CardContent className="space-y-3">
        {team.members.length === 0 ? <p className="text-muted-foreground">Nobody is in it.</p> : null}
        <ul className="flex flex-wrap gap-2">
          {team.members.map((person) => (
            <li key={person.id} className="flex max-w-full items-center gap-1 rounded-full border py-0.5 pr-1 pl-3">
              <span className="truncate">{person.login}</span>
              {mayChange ? (
                <Button
                  variant="ghost"
                  size="icon-sm"
                  className="size-6 rounded-full"
                  aria-label={`Take ${person.login} out of ${team.name}`}
                  onClick={() => leave.mutate({ params: { ...params, account: person.id } })}
                >
                  <X aria-hidden />
                </Button>
              ) : (
                <span className="w-2" />
              )}
            </li>
          ))}
        </ul>
        {mayChange && absent.length > 0 ? (
          <ChooseOne
            label={`Add somebody to ${team.name}`}
            prompt="Add somebody"
            action="Add"
            none=""
            among={absent.map(({ id, login }) => ({ id, name: login }))}
            busy={join.isPending}
            choose={({ id }) => join.mutate({ params: { ...params, account: id } })}
          />
        ) : null}
        {runs(organisation) && team.repositories.length > 0 ? (
          <p className="text-muted-foreground wrap-anywhere">
            Opens {team.repositories.map((one) => one.repository).join(', ')}.
          </p>
        ) : null}
      </CardContent>
    </Card>
  )
}
