/**
 * Bringing an organisation of GitHub's in: whoever may run it there owns it here.
 */
import { Building2, CircleUser } from 'lucide-react'
import { useNavigate } from 'react-router'
import { PageHeader } from '../../components/page.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Empty, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { queryClient, useAnswer, useChange } from '../../data.ts'
import { at, useMe } from '../../organisation.ts'

export default function Claim() {
  const { organisations } = useMe()
  const { data, error, isPending, refetch } = useAnswer('GET /claimable')
  return (
    <>
      <PageHeader
        title="Add an organisation"
        description="Organisations at GitHub that you own. Adding one makes you its owner here; its other members join when they sign in, and can read only what they are given."
      />
      {isPending ? (
        <LoadingRows rows={3} label="Asking GitHub for organisations" />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Card>
          {!data.available ? (
            <Empty icon={Building2} title="GitHub is not used here">
              This service runs without GitHub, or you signed in without it.{' '}
              {organisations.length > 0 ? `You are in ${organisations.map(({ name }) => name).join(', ')}.` : ''}
            </Empty>
          ) : data.organisations.length === 0 ? (
            <Empty icon={Building2} title="None to add">
              You own no organisation at GitHub that this service may see. Grant it access under GitHub’s settings for
              authorised apps, then sign in again.
            </Empty>
          ) : (
            <ul className="divide-y">
              {data.organisations.map((one) => (
                <Candidate
                  key={one.githubId}
                  one={one}
                  mine={organisations.find(({ name }) => name.toLowerCase() === one.login.toLowerCase())?.name}
                />
              ))}
            </ul>
          )}
        </Card>
      )}
    </>
  )
}

interface CandidateProps {
  readonly one: {
    readonly githubId: number
    readonly login: string
    readonly kind: 'organisation' | 'person'
    readonly claimed: boolean
  }
  /** What it is called here, when I am in it. */
  readonly mine: string | undefined
}

function Candidate({ one, mine }: CandidateProps) {
  const navigate = useNavigate()
  const claim = useChange('POST /organisations', {
    done: `${one.login} was added.`,
    // The frame must know the organisation before its pages can be shown.
    first: async () => {
      await queryClient.refetchQueries({ queryKey: ['GET /me'] })
      await navigate(at({ name: one.login }, 'link'))
    },
  })
  const Icon = one.kind === 'person' ? CircleUser : Building2
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-3 px-5 py-3">
      <Icon className="size-5 shrink-0 text-muted-foreground" aria-hidden />
      <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{one.login}</span>
      {one.kind === 'person' ? <Badge variant="outline">your own account</Badge> : null}
      {one.claimed ? (
        mine === undefined ? (
          <span className="text-muted-foreground">Already added; ask its owners for access</span>
        ) : (
          <Button variant="outline" size="sm" onClick={() => void navigate(at({ name: mine }, 'repositories'))}>
            Open
          </Button>
        )
      ) : (
        <Button
          size="sm"
          busy={claim.isPending}
          onClick={() => claim.mutate({ body: { githubId: one.githubId } })}
          aria-label={`Add ${one.login}`}
        >
          Add
        </Button>
      )}
    </li>
  )
}
