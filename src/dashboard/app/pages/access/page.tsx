/**
 * Who can read what, and why: of one repository with every reader, or of one person with every repository. The address keeps
 * which, so that other pages can lead here.
 */
import { useSearchParams } from 'react-router'
import { PageHeader } from '../../components/page.tsx'
import { NoPermission } from '../../components/ui/states.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx'
import { runs, useOrganisation } from '../../organisation.ts'
import { OfPerson } from './of-person.tsx'
import { OfRepository } from './of-repository.tsx'

export default function Page() {
  const organisation = useOrganisation()
  const [search, setSearch] = useSearchParams()
  const person = search.get('person')
  const view = person === null ? 'repository' : 'person'
  const choose = (name: 'repository' | 'person', value: string): void => setSearch({ [name]: value }, { replace: true })
  return (
    <>
      <PageHeader
        title="Access"
        description="Owners and admins read everything. Members read what is shared with everybody, with a team of theirs, or with them. Every change takes effect on the next call."
      />
      {runs(organisation) ? (
        <Tabs value={view} onValueChange={(to) => choose(to as 'repository' | 'person', '')}>
          <TabsList aria-label="Access">
            <TabsTrigger value="repository">By repository</TabsTrigger>
            <TabsTrigger value="person">By person</TabsTrigger>
          </TabsList>
          <TabsContent value="repository">
            <OfRepository chosen={search.get('repository') ?? ''} choose={(value) => choose('repository', value)} />
          </TabsContent>
          <TabsContent value="person">
            <OfPerson chosen={person ?? ''} choose={(value) => choose('person', value)} />
          </TabsContent>
        </Tabs>
      ) : (
        <NoPermission />
      )}
    </>
  )
}
