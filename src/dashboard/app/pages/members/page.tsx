/**
 * The people of the organisation: who they are in it, what they have, and the teams. Everybody sees who is here; what can
 * be done about it depends on who looks.
 */
import { PageHeader } from '../../components/page.tsx'
import { plural } from '../../components/ui/amounts.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger, useTabs } from '../../components/ui/tabs.tsx'
import { useAnswer, usePages } from '../../data.ts'
import { useOrganisation } from '../../organisation.ts'
import { Members } from './members.tsx'
import { Teams } from './teams.tsx'

export default function Page() {
  const organisation = useOrganisation()
  const params = { organisation: organisation.id }
  const live = ['audit', 'calls'] as const
  const members = usePages('GET /organisations/:organisation/members', {
    params,
    query: { limit: 500 },
    live,
    whole: true,
  })
  const teams = useAnswer('GET /organisations/:organisation/teams', { params, live })
  const tabs = useTabs(['people', 'teams'])
  const { last } = members
  return (
    <>
      <PageHeader
        title="Members"
        description={
          last === undefined
            ? undefined
            : `${plural(last.total, 'person', 'people')} in ${organisation.name}. Memberships that come from GitHub follow it at each sign-in and whenever a client renews its access.`
        }
      />
      <Tabs {...tabs}>
        <TabsList aria-label="Members">
          <TabsTrigger value="people">People</TabsTrigger>
          <TabsTrigger value="teams">Teams</TabsTrigger>
        </TabsList>
        <TabsContent value="people">
          <Members members={members} />
        </TabsContent>
        <TabsContent value="teams">
          <Teams teams={teams} people={members.items.map(({ account }) => account)} />
        </TabsContent>
      </Tabs>
    </>
  )
}
