/**
 * Linking a repository: choose it (or name it, where GitHub cannot list them for us), then go on to its first run.
 */
import { ExternalLink, FolderGit2 } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Linkable, Linked } from '../../../api/answers.ts'
import { PageHeader } from '../../components/page.tsx'
import { count } from '../../components/ui/amounts.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardHeader } from '../../components/ui/card.tsx'
import { SearchInput } from '../../components/ui/input.tsx'
import { Empty, ErrorState, LoadingRows, NoPermission } from '../../components/ui/states.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { useAnswer, useChange } from '../../data.ts'
import { at, runs, useOrganisation } from '../../organisation.ts'
import { ByName } from './by-name.tsx'

/** Lines on the page at once; the search goes through all of them. */
const SHOWN = 100

export default function LinkPage() {
  const organisation = useOrganisation()
  const navigate = useNavigate()
  const linked = async (answer: Linked): Promise<void> => {
    if (!answer.confirmed)
      toast.error(
        'GitHub could not confirm which repository it is. API tokens can upload; its workflow cannot until you link again.',
      )
    await navigate(`${at(organisation, 'repositories')}/${answer.id}`)
  }
  return (
    <>
      <PageHeader
        title="Link a repository"
        description={`It becomes a repository of ${organisation.name}. It starts private: only owners and admins read it until you give others access.`}
      />
      {runs(organisation) ? (
        <>
          <FromGitHub onLinked={linked} />
          <ByName onLinked={linked} />
        </>
      ) : (
        <NoPermission />
      )}
    </>
  )
}

function FromGitHub({ onLinked }: { readonly onLinked: (answer: Linked) => Promise<void> }) {
  const organisation = useOrganisation()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim().toLowerCase())
  const { data, error, isPending, refetch } = useAnswer('GET /organisations/:organisation/linkable', {
    params: { organisation: organisation.id },
  })
  const link = useChange('POST /organisations/:organisation/repositories', { done: 'Linked.', first: onLinked })
  if (isPending) return <LoadingRows rows={4} label="Asking GitHub for repositories" />
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (data.from === 'none') return data.installUrl === null ? null : <InstallNote url={data.installUrl} />
  const found = data.repositories.filter(({ repository }) => repository.toLowerCase().includes(search))
  return (
    <Card>
      <CardHeader
        title="At GitHub"
        description={
          data.from === 'installation' ? 'Repositories that the Sextant app may see.' : 'Repositories that you can see.'
        }
        actions={data.installUrl === null ? undefined : <InstallLink url={data.installUrl} />}
      />
      <CardContent className="pb-3">
        <SearchInput
          aria-label="Search repositories at GitHub"
          placeholder="Search by name"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="sm:w-80"
        />
      </CardContent>
      {found.length === 0 ? (
        <Empty icon={FolderGit2} title={search === '' ? 'No repository to link' : 'Nothing matches'}>
          {search === ''
            ? 'Let Sextant see repositories at GitHub, or link one by name below.'
            : 'No visible repository has this in its name.'}
        </Empty>
      ) : (
        <ul className="divide-y border-t">
          {found.slice(0, SHOWN).map((one) => (
            <Line
              key={one.githubId}
              one={one}
              busy={link.isPending}
              onLink={() =>
                link.mutate(
                  { params: { organisation: organisation.id }, body: { repository: one.repository } },
                  // Somebody else may have been quicker.
                  { onError: () => void refetch() },
                )
              }
            />
          ))}
        </ul>
      )}
      <Rest found={found.length} complete={data.complete} />
    </Card>
  )
}

/** What is not on the page, and the way to it. */
function Rest({ found, complete }: { readonly found: number; readonly complete: boolean }) {
  const cut = found > SHOWN
  if (!cut && complete) return null
  return (
    <CardContent className="space-y-1 border-t py-3 text-muted-foreground">
      {cut ? (
        <p>
          {count(SHOWN)} of {count(found)} are shown: search for the others.
        </p>
      ) : null}
      {complete ? null : <p>GitHub has more than can be listed here: link those by name, below.</p>}
    </CardContent>
  )
}

function Line({
  one,
  busy,
  onLink,
}: {
  readonly one: Linkable['repositories'][number]
  readonly busy: boolean
  readonly onLink: () => void
}) {
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5">
      <span className="min-w-0 flex-1 basis-48">
        <span className="font-medium wrap-anywhere">{one.repository}</span>{' '}
        <span className="text-[0.8125rem] text-muted-foreground wrap-anywhere">{one.defaultBranch}</span>
      </span>
      {one.private ? <Badge>private</Badge> : <Badge variant="outline">public</Badge>}
      {one.linkedAs === null ? (
        <Button size="sm" disabled={busy} onClick={onLink} aria-label={`Link ${one.repository}`}>
          Link
        </Button>
      ) : (
        <Button asChild size="sm" variant="outline">
          <Link to={`/repositories/${one.linkedAs}`} aria-label={`Open ${one.repository}`}>
            Open
          </Link>
        </Button>
      )}
    </li>
  )
}

const InstallLink = ({ url }: { readonly url: string }) => (
  <Button asChild variant="outline" size="sm">
    <a href={url} target="_blank" rel="noreferrer">
      <ExternalLink aria-hidden /> Let Sextant see more
    </a>
  </Button>
)

function InstallNote({ url }: { readonly url: string }) {
  return (
    <Card>
      <CardHeader
        title="Choose at GitHub"
        description="Install the Sextant app and choose its repositories; they are then listed here."
        actions={<InstallLink url={url} />}
      />
    </Card>
  )
}
