/**
 * One repository: its refs, its runs and what went wrong in them, what is covered, what it costs, and its settings.
 */
import { Cable, Compass, RefreshCw } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import type { RepositoryPageDetail } from '../../../api/answers.ts'
import { ApiError } from '../../api.ts'
import { FirstRun } from '../../components/first-run.tsx'
import { LanguageBar } from '../../components/languages.tsx'
import { Gone, NotFound } from '../../components/not-found.tsx'
import { PageHeader } from '../../components/page.tsx'
import { StatusBadge } from '../../components/status.tsx'
import { bytes, count } from '../../components/ui/amounts.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger, useTabs } from '../../components/ui/tabs.tsx'
import { Time } from '../../components/ui/time.tsx'
import { useAnswer, useChange } from '../../data.ts'
import { at, useMe } from '../../organisation.ts'
import { VisibilityIcon } from '../repositories/columns.tsx'
import { Refs } from './refs.tsx'

const Runs = lazy(() => import('./runs.tsx'))
const Coverage = lazy(() => import('./coverage.tsx'))
const Storage = lazy(() => import('./storage.tsx'))
const Settings = lazy(() => import('./settings.tsx'))

interface Part {
  readonly id: string
  readonly label: string
  readonly Content: (props: { readonly repository: RepositoryPageDetail }) => React.ReactNode
  /** Only for those who may change the repository. */
  readonly admins?: boolean
}

const PARTS: readonly Part[] = [
  { id: 'refs', label: 'Refs', Content: Refs },
  { id: 'runs', label: 'Runs', Content: (props) => <Runs {...props} /> },
  { id: 'coverage', label: 'Coverage', Content: (props) => <Coverage {...props} /> },
  { id: 'storage', label: 'Storage and cost', Content: (props) => <Storage {...props} />, admins: true },
  { id: 'settings', label: 'Settings', Content: (props) => <Settings {...props} />, admins: true },
]

export default function Repository() {
  const { repository: id = '', organisation } = useParams()
  const { organisations } = useMe()
  const { search } = useLocation()
  const { data, error, refetch } = useAnswer('GET /repositories/:repository', {
    params: { repository: id },
    live: ['index', 'runs', 'audit'],
  })
  // It may be deleted, or access to it taken away, while its page is open. The page may also have shown another one before.
  const last = useRef<{ readonly id: string; readonly name: string }>(undefined)
  if (data !== undefined) last.current = { id, name: data.repository }
  const shown = last.current?.id === id ? last.current.name : undefined
  if (error instanceof ApiError && error.status === 404)
    return shown === undefined ? <NotFound /> : <Gone what={shown} />
  if (data === undefined)
    return (
      <>
        <PageHeader title={shown ?? 'Repository'} />
        {error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <LoadingRows label="Loading the repository" />
        )}
      </>
    )
  // Its place is below its organisation, for those who are in that.
  if (organisation === undefined && organisations.some(({ id: mine }) => mine === data.organisation.id))
    return <Navigate to={`${at(data.organisation, 'repositories')}/${data.id}${search}`} replace />
  return <Loaded repository={data} key={data.id} />
}

function Loaded({ repository }: { readonly repository: RepositoryPageDetail }) {
  const parts = PARTS.filter(({ admins }) => !admins || repository.mayAdminister)
  const tabs = useTabs(parts.map(({ id }) => id))
  const reindex = useChange('POST /repositories/:repository/reindex', { done: ({ asked }) => SAID[asked] })
  const params = { repository: repository.id }
  const { organisations } = useMe()
  // Explore covers everything the person may read, so for a repository of another organisation any of their own will
  // do.
  const explore = organisations.find(({ id }) => id === repository.organisation.id) ?? organisations[0]
  return (
    <>
      <PageHeader
        documentTitle={repository.repository}
        title={
          <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
            {repository.repository} <VisibilityIcon visibility={repository.visibility} />
            <StatusBadge status={repository.status} />
          </span>
        }
        description={
          repository.indexedAt === null ? (
            'Nothing is indexed yet.'
          ) : (
            <>
              <code className="font-mono text-[0.8125rem] wrap-anywhere">{repository.defaultRef}</code> was indexed{' '}
              <Time at={repository.indexedAt} />
            </>
          )
        }
        actions={
          <>
            <Button asChild variant="outline">
              <Link to={`/?repository=${repository.id}`}>
                <Cable aria-hidden /> Connect
              </Link>
            </Button>
            {repository.indexedAt === null || explore === undefined ? null : (
              <Button asChild variant="outline">
                <Link to={`${at(explore, 'explore')}?repository=${encodeURIComponent(repository.repository)}`}>
                  <Compass aria-hidden /> Explore
                </Link>
              </Button>
            )}
            {repository.mayAdminister ? (
              <Button variant="outline" busy={reindex.isPending} onClick={() => reindex.mutate({ params, body: {} })}>
                {reindex.isPending ? null : <RefreshCw aria-hidden />} Re-index
              </Button>
            ) : null}
          </>
        }
      />
      {repository.frozen === null ? null : <Frozen why={repository.frozen} />}
      {repository.indexedAt === null && repository.mayAdminister ? <FirstRun of={repository} /> : null}
      {repository.indexedAt === null ? null : <Facts repository={repository} />}
      <Tabs {...tabs}>
        <TabsList aria-label="About this repository">
          {parts.map(({ id, label }) => (
            <TabsTrigger key={id} value={id}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        {parts.map(({ id, Content }) => (
          <TabsContent key={id} value={id} className="space-y-5">
            <Suspense fallback={<LoadingRows rows={4} />}>
              <Content repository={repository} />
            </Suspense>
          </TabsContent>
        ))}
      </Tabs>
    </>
  )
}

const SAID = {
  local_watcher: 'The watcher on this machine was asked. The new index will appear here.',
  workflow: 'The workflow was started at GitHub. The new index will appear here.',
  nobody: 'Recorded. Nothing could be started now, so it is indexed on the next push.',
} as const

function Frozen({ why }: { readonly why: string }) {
  return (
    <p role="status" className="rounded-md border border-warning/30 bg-warning/10 px-4 py-3 text-warning wrap-anywhere">
      It cannot be read or written until somebody who runs the organisation links it again under Settings: {why}
    </p>
  )
}

function Facts({ repository }: { readonly repository: RepositoryPageDetail }) {
  const facts = [
    ['Files', count(repository.files)],
    ['Skipped', count(repository.skipped)],
    ['Symbols', count(repository.symbols)],
    ['Source text', bytes(repository.bytes)],
    ['Refs', count(repository.refs)],
  ] as const
  return (
    <Card>
      <CardContent className="space-y-4 pt-5">
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
          {facts.map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-xs text-muted-foreground">{name}</dt>
              <dd className="truncate text-lg font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <LanguageBar languages={repository.languages} />
      </CardContent>
    </Card>
  )
}
