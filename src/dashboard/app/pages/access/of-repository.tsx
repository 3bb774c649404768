/** One repository: who reads it and why, whom it is shared with, and changing that with the effect shown first. */
import { useState } from 'react'
import type { AnswerOf, RepositoryLine } from '../../../api/answers.ts'
import { ChooseOne, type Named } from '../../components/choose-one.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardHeader } from '../../components/ui/card.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { DataTable } from '../../components/ui/data-table.tsx'
import { Field, Select } from '../../components/ui/input.tsx'
import { Empty, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Time } from '../../components/ui/time.tsx'
import { useAnswer, useChange, usePages } from '../../data.ts'
import { useOrganisation } from '../../organisation.ts'
import { VisibilityChoice } from '../repository/visibility.tsx'
import { type Change, Preview } from './preview.tsx'
import { Reasons, wordsOf } from './reasons.tsx'

export function OfRepository({
  chosen,
  choose,
}: {
  readonly chosen: string
  readonly choose: (value: string) => void
}) {
  const organisation = useOrganisation()
  const { items, coming, query } = usePages('GET /repositories', {
    query: { organisation: organisation.id, limit: 500 },
    live: ['index', 'audit'],
    whole: true,
  })
  if (query.isPending) return <LoadingRows label="Loading repositories" />
  if (query.error) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  const repository = chosen === '' ? items[0] : items.find(({ id }) => String(id) === chosen)
  if (items.length === 0)
    return <Empty title="No repository yet">Link one first; this page then decides who may read it.</Empty>
  // Never falls back to another one: decisions made here would apply to that.
  if (repository === undefined && coming) return <LoadingRows label="Loading repositories" />
  return (
    <div className="space-y-5">
      <Field label="Repository" className="max-w-xl">
        {(field) => (
          <Select
            {...field}
            className="w-full"
            value={repository?.id ?? ''}
            onChange={(event) => choose(event.target.value)}
          >
            {repository === undefined ? <option value="">Choose one</option> : null}
            {items.map((one) => (
              <option key={one.id} value={one.id}>
                {one.repository} ({one.visibility})
              </option>
            ))}
          </Select>
        )}
      </Field>
      {repository === undefined ? (
        <Empty title="No such repository">It may be gone, or belong to another organisation.</Empty>
      ) : (
        <OneRepository key={repository.id} repository={repository} />
      )}
    </div>
  )
}

type Access = AnswerOf<'GET /repositories/:repository/access'>

function OneRepository({ repository }: { readonly repository: RepositoryLine }) {
  const { data, error, isPending, refetch } = useAnswer('GET /repositories/:repository/access', {
    params: { repository: repository.id },
    live: ['audit'],
  })
  if (isPending) return <LoadingRows label="Loading access" />
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  return (
    <>
      <VisibilityChoice repository={{ ...repository, visibility: data.visibility }} />
      <Shared repository={repository} access={data} />
      <Card>
        <CardHeader
          title="Who may read it"
          description={
            data.tokens.length === 0
              ? undefined
              : `Besides these people, tokens of the organisation: ${data.tokens.map(({ name }) => name).join(', ')}.`
          }
        />
        <DataTable
          label="Readers"
          rows={data.readers}
          rowKey={({ account }) => account.id}
          search={({ account, reasons }) => `${account.login} ${reasons.map(wordsOf).join(' ')}`}
          searchLabel="Search by name or reason"
          initialSort={{ by: 'person', down: false }}
          columns={[
            {
              id: 'person',
              header: 'Person',
              sort: ({ account }) => account.login,
              cell: ({ account }) => <span className="font-medium wrap-anywhere">{account.login}</span>,
            },
            { id: 'why', header: 'Because', cell: ({ reasons }) => <Reasons reasons={reasons} /> },
          ]}
          empty={<Empty title="Nobody">Not even an owner: this should not be.</Empty>}
        />
      </Card>
    </>
  )
}

interface Asked extends Named {
  readonly kind: 'grant' | 'revoke'
  readonly of: 'account' | 'team'
}

function Shared({ repository, access }: { readonly repository: RepositoryLine; readonly access: Access }) {
  const organisation = useOrganisation()
  const [asked, setAsked] = useState<Asked>()
  const acts = useSharing(repository.id)
  const members = usePages('GET /organisations/:organisation/members', {
    params: { organisation: organisation.id },
    query: { limit: 500 },
    live: ['audit'],
    whole: true,
  })
  const teams = useAnswer('GET /organisations/:organisation/teams', {
    params: { organisation: organisation.id },
    live: ['audit'],
  })
  const person = ({ id, name }: Named, kind: Asked['kind'] = 'grant'): void =>
    setAsked({ kind, of: 'account', id, name })
  const team = ({ id, name }: Named, kind: Asked['kind'] = 'grant'): void => setAsked({ kind, of: 'team', id, name })
  const otherPeople = members.items
    .filter(({ account, role }) => role === 'member' && access.people.every((one) => one.account.id !== account.id))
    .map(({ account: { id, login } }) => ({ id, name: login }))
  const otherTeams = (teams.data?.teams ?? []).filter(({ id }) => access.teams.every((one) => one.team.id !== id))
  return (
    <Card>
      <CardHeader title="Shared with" description="People and teams, besides owners and admins." />
      <CardContent className="space-y-4">
        {access.people.length + access.teams.length === 0 ? (
          <p className="text-muted-foreground">Nobody in particular.</p>
        ) : (
          <ul className="divide-y rounded-lg border">
            {access.teams.map(({ team: one, members: size, since }) => (
              <Grant
                key={`team ${one.id}`}
                name={one.name}
                note={`team of ${size}`}
                since={since}
                revoke={() => team(one, 'revoke')}
              />
            ))}
            {access.people.map(({ account, since }) => (
              <Grant
                key={account.id}
                name={account.login}
                note="person"
                since={since}
                revoke={() => person({ id: account.id, name: account.login }, 'revoke')}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          <ChooseOne label="Share with a team" action="Share" none="No other team" among={otherTeams} choose={team} />
          <ChooseOne
            label="Share with a person"
            action="Share"
            none="No other member"
            among={otherPeople}
            choose={person}
          />
        </div>
        <Confirm
          open={asked !== undefined}
          onOpenChange={(open) => (open ? undefined : setAsked(undefined))}
          title={
            asked?.kind === 'revoke'
              ? `Stop sharing with ${asked.name}?`
              : `Share ${repository.repository} with ${asked?.name ?? ''}?`
          }
          description="This takes effect on the next call."
          action={asked?.kind === 'revoke' ? 'Stop sharing' : 'Share'}
          destructive={asked?.kind === 'revoke'}
          onConfirm={() => (asked ? acts(asked) : undefined)}
        >
          {asked === undefined ? null : (
            <Preview
              repository={repository.id}
              change={{ change: asked.kind, [asked.of]: asked.id } satisfies Change as Change}
            />
          )}
        </Confirm>
      </CardContent>
    </Card>
  )
}

function Grant({
  name,
  note,
  since,
  revoke,
}: {
  readonly name: string
  readonly note: string
  readonly since: number
  readonly revoke: () => void
}) {
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <span className="font-medium">{name}</span> <span className="text-muted-foreground">{note}</span>
      </span>
      <span className="text-[0.8125rem] text-muted-foreground">
        since <Time at={since} />
      </span>
      <Button variant="outline" size="sm" aria-label={`Stop sharing with ${name}`} onClick={revoke}>
        Stop sharing
      </Button>
    </li>
  )
}

/** The four acts as one; each can be undone by its opposite. */
function useSharing(repository: number): (asked: Asked) => Promise<unknown> {
  const givePerson = useChange('PUT /repositories/:repository/access/people/:account', options('Shared.'))
  // The page itself says why these fail: the question that led to them is closed.
  const givePersonBack = useChange('PUT /repositories/:repository/access/people/:account', { done: 'Shared again.' })
  const giveTeamBack = useChange('PUT /repositories/:repository/access/teams/:team', { done: 'Shared again.' })
  const takePerson = useChange('DELETE /repositories/:repository/access/people/:account', {
    ...options('No longer shared.'),
    undo: ({ params }) => params && givePersonBack.mutate({ params }),
  })
  const giveTeam = useChange('PUT /repositories/:repository/access/teams/:team', options('Shared.'))
  const takeTeam = useChange('DELETE /repositories/:repository/access/teams/:team', {
    ...options('No longer shared.'),
    undo: ({ params }) => params && giveTeamBack.mutate({ params }),
  })
  return ({ kind, of, id }) => {
    if (of === 'team') return (kind === 'grant' ? giveTeam : takeTeam).mutateAsync({ params: { repository, team: id } })
    return (kind === 'grant' ? givePerson : takePerson).mutateAsync({ params: { repository, account: id } })
  }
}

const options = (done: string) => ({ done, tellFailure: false })
