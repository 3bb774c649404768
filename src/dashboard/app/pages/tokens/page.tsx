/**
 * API tokens, for CI other than GitHub's and for clients without OAuth. A token is shown once, when it is made.
 */
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import type { TokenLine } from '../../../api/answers.ts'
import { useChosen } from '../../chosen.ts'
import { PageHeader } from '../../components/page.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { type Column, DataTable } from '../../components/ui/data-table.tsx'
import { Empty, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Time } from '../../components/ui/time.tsx'
import { useAnswer, useChange } from '../../data.ts'
import { runs, useOrganisation } from '../../organisation.ts'
import { NewTokenDialog } from './new-token.tsx'

type State = 'live' | 'expired' | 'revoked'
const stateOf = ({ revokedAt, expiresAt }: TokenLine): State =>
  revokedAt !== null ? 'revoked' : expiresAt !== null && expiresAt <= Date.now() ? 'expired' : 'live'

export default function Page() {
  const organisation = useOrganisation()
  const { data, error, isPending, refetch } = useAnswer('GET /organisations/:organisation/tokens', {
    params: { organisation: organisation.id },
    live: ['audit', 'calls'],
  })
  const [chosen, choose] = useChosen()
  const all = chosen.get('ended') === 'shown'
  const [making, setMaking] = useState(false)
  const shown = (data?.tokens ?? []).filter((token) => all || stateOf(token) === 'live')
  const make = (
    <Button onClick={() => setMaking(true)}>
      <Plus aria-hidden /> New token
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Tokens"
        description="For CI other than GitHub’s, and for clients that cannot sign in. GitHub’s own runs and clients that sign in need none."
        actions={make}
      />
      <NewTokenDialog open={making} onOpenChange={setMaking} />
      {isPending ? (
        <LoadingRows label="Loading tokens" />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Card>
          <DataTable
            label="Tokens"
            rows={shown}
            rowKey={({ id }) => id}
            columns={COLUMNS}
            search={({ name, prefix, account, repository }) =>
              `${name} ${prefix} ${account?.login ?? ''} ${repository?.repository ?? ''}`
            }
            searchLabel="Search tokens"
            kept
            toolbar={
              <label className="flex items-center gap-2">
                <input
                  type="checkbox"
                  className="size-4 shrink-0 accent-primary"
                  checked={all}
                  onChange={(event) => choose({ ended: event.target.checked ? 'shown' : '' })}
                />{' '}
                Show those that have ended
              </label>
            }
            empty={
              <Empty icon={KeyRound} title={data.tokens.length === 0 ? 'No token yet' : 'No live token'} action={make}>
                {runs(organisation)
                  ? 'Yours and the organisation’s appear here, with when each was last used.'
                  : 'You see your own tokens here; those who run the organisation see all of them.'}
              </Empty>
            }
          />
        </Card>
      )}
    </>
  )
}

const COLUMNS: readonly Column<TokenLine>[] = [
  {
    id: 'name',
    header: 'Token',
    sort: ({ name }) => name,
    cell: (token) => (
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="font-medium wrap-anywhere">{token.name}</span>
        {stateOf(token) === 'live' ? null : <Badge variant="warning">{stateOf(token)}</Badge>}
        <code className="basis-full font-mono text-xs text-muted-foreground">{token.prefix}…</code>
      </span>
    ),
  },
  {
    id: 'of',
    header: 'Belongs to',
    className: '@max-xl:hidden',
    sort: ({ account }) => account?.login ?? '',
    cell: ({ account, mine }) => (
      <span className="wrap-anywhere">{account === null ? 'the organisation' : mine ? 'you' : account.login}</span>
    ),
  },
  {
    id: 'may',
    header: 'May',
    className: '@max-2xl:hidden',
    cell: ({ scopes, repository, refPattern }) => (
      <span className="wrap-anywhere">
        {scopes.map((scope) => (scope === 'repository:create' ? 'link' : scope)).join(', ')}
        <span className="block text-xs text-muted-foreground">
          {repository?.repository ?? 'every repository'}
          {refPattern === null ? '' : `, refs ${refPattern}`}
        </span>
      </span>
    ),
  },
  {
    id: 'used',
    header: 'Last used',
    className: '@xl:whitespace-nowrap',
    sort: ({ lastUsedAt }) => lastUsedAt,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'never' : <Time at={lastUsedAt} />),
  },
  {
    id: 'expires',
    header: 'Ends',
    className: '@max-4xl:hidden whitespace-nowrap',
    sort: ({ expiresAt }) => expiresAt,
    cell: ({ expiresAt }) => (expiresAt === null ? 'never' : <Time at={expiresAt} />),
  },
  {
    id: 'made',
    header: 'Made',
    className: '@max-4xl:hidden whitespace-nowrap',
    sort: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
  { id: 'actions', header: 'Actions', className: 'w-1 text-right', cell: (token) => <Revoke token={token} /> },
]

function Revoke({ token }: { readonly token: TokenLine }) {
  const organisation = useOrganisation()
  const revoke = useChange('DELETE /organisations/:organisation/tokens/:token', {
    done: `${token.name} is revoked.`,
    tellFailure: false,
  })
  if (stateOf(token) !== 'live') return null
  return (
    <Confirm
      title={`Revoke ${token.name}?`}
      description="Whatever uses it is refused from the next call on. This cannot be undone: create a new token instead."
      action="Revoke token"
      trigger={
        <Button variant="outline" size="sm" aria-label={`Revoke ${token.name}`}>
          Revoke
        </Button>
      }
      onConfirm={() => revoke.mutateAsync({ params: { organisation: organisation.id, token: token.id } })}
    />
  )
}
