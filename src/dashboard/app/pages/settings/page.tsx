/**
 * Settings of the organisation: what is recorded, how long things are kept, which clients may read. Members may look.
 */
import { useNavigate } from 'react-router'
import type { OrganisationSettings } from '../../../api/answers.ts'
import { PageHeader } from '../../components/page.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardHeader } from '../../components/ui/card.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Time } from '../../components/ui/time.tsx'
import { queryClient, useAnswer, useChange } from '../../data.ts'
import { runs, useOrganisation } from '../../organisation.ts'
import { ClientPolicy } from './client-policy.tsx'
import { Keeping } from './keeping.tsx'

export default function Settings() {
  const organisation = useOrganisation()
  const { data, error, isPending, refetch } = useAnswer('GET /organisations/:organisation', {
    params: { organisation: organisation.id },
    live: ['audit'],
  })
  const mayChange = runs(organisation)
  return (
    <>
      <PageHeader
        title="Settings"
        description={
          data === undefined ? undefined : (
            <>
              {data.name}, added <Time at={data.createdAt} />. {mayChange ? '' : 'Owners and admins can change this.'}
            </>
          )
        }
      />
      {isPending ? (
        <LoadingRows />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <>
          <Keeping settings={data} mayChange={mayChange} />
          <ClientPolicy settings={data} mayChange={mayChange} />
          {organisation.role === 'owner' ? <Danger settings={data} /> : null}
        </>
      )}
    </>
  )
}

function Danger({ settings }: { readonly settings: OrganisationSettings }) {
  const navigate = useNavigate()
  const remove = useChange('DELETE /organisations/:organisation', {
    done: `${settings.name} was deleted.`,
    tellFailure: false,
    first: async () => {
      await navigate('/', { replace: true })
      await queryClient.refetchQueries({ queryKey: ['GET /me'] })
    },
  })
  return (
    <Card className="border-destructive/40">
      <CardHeader
        title="Delete the organisation"
        description="Deletes every repository’s index, every grant and every token of the organisation. Nothing at GitHub is affected. This cannot be undone."
        actions={
          <Confirm
            title={`Delete ${settings.name}?`}
            description="All its repositories stop answering on the next call, for everybody, permanently."
            action="Delete organisation"
            typed={settings.name}
            trigger={<Button variant="destructive">Delete organisation</Button>}
            onConfirm={() =>
              remove.mutateAsync({ params: { organisation: settings.id }, body: { confirm: settings.name } })
            }
          />
        }
      />
    </Card>
  )
}
