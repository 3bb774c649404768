/**
 * Explore: what an agent gets, shown to a person. One repository and ref are chosen above; what is done with them is below,
 * each way of looking loaded when it is first used.
 */
import { Columns2, FileCode2, FolderGit2, GitFork, type LucideIcon, Search, Wrench } from 'lucide-react'
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { PageHeader } from '../../components/page.tsx'
import { Button } from '../../components/ui/button.tsx'
import { cn } from '../../components/ui/cn.ts'
import { showInRow } from '../../components/ui/scrolling.tsx'
import { Empty, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { useAnswer } from '../../data.ts'
import { at, useOrganisation } from '../../organisation.ts'
import { Picker } from './picker.tsx'
import { addressOf, usePlace, VIEWS, type View } from './place.ts'

const LOOKS: Readonly<Record<View, { label: string; icon: LucideIcon; shown: LazyExoticComponent<ComponentType> }>> = {
  search: { label: 'Search', icon: Search, shown: lazy(() => import('./search.tsx')) },
  symbol: { label: 'Symbol', icon: GitFork, shown: lazy(() => import('./symbol.tsx')) },
  file: { label: 'File', icon: FileCode2, shown: lazy(() => import('./file.tsx')) },
  compare: { label: 'Compare refs', icon: Columns2, shown: lazy(() => import('./compare.tsx')) },
  tools: { label: 'All tools', icon: Wrench, shown: lazy(() => import('./tools.tsx')) },
}

export default function Page() {
  const organisation = useOrganisation()
  const { place } = usePlace()
  const repositories = useAnswer('GET /repositories', {
    query: { organisation: organisation.id, limit: 500, sort: 'name', order: 'up' },
    live: ['index'],
  })
  const { shown: Shown } = LOOKS[place.view]
  return (
    <>
      <PageHeader
        title="Explore"
        description="Call the tools as an agent would and see what it gets: every tool, for any repository and ref you can read."
      />
      {repositories.data === undefined ? (
        repositories.error ? (
          <ErrorState error={repositories.error} retry={() => void repositories.refetch()} />
        ) : (
          <LoadingRows label="Loading repositories" rows={4} />
        )
      ) : repositories.data.items.length === 0 ? (
        <Empty
          icon={FolderGit2}
          title="No repository yet"
          action={
            <Button asChild>
              <Link to={at(organisation, 'repositories')}>Go to repositories</Link>
            </Button>
          }
        >
          There is something to explore once a repository of this organisation is indexed.
        </Empty>
      ) : (
        <>
          <Picker repositories={repositories.data.items} total={repositories.data.total} />
          <Ways />
          {place.repository === undefined ? null : (
            <Suspense fallback={<LoadingRows label="Loading" rows={4} />}>
              <Shown key={`${place.view} ${place.repository} ${place.view === 'tools' ? '' : place.ref}`} />
            </Suspense>
          )}
        </>
      )}
    </>
  )
}

function Ways() {
  const { place } = usePlace()
  const row = useRef<HTMLElement>(null)
  useEffect(() => showInRow(row.current, `[data-view=${place.view}]`), [place.view])
  return (
    <nav ref={row} aria-label="Ways to explore" className="relative overflow-x-auto border-b [scrollbar-width:none]">
      <ul className="flex w-max gap-1">
        {VIEWS.map((view) => {
          const { label, icon: Icon } = LOOKS[view]
          return (
            <li key={view}>
              <Link
                to={addressOf(place, { view })}
                data-view={view}
                aria-current={view === place.view ? 'page' : undefined}
                className={cn(
                  'inline-flex items-center gap-2 border-b-2 border-transparent px-3 py-2 font-medium whitespace-nowrap text-muted-foreground -outline-offset-2 hover:text-foreground',
                  view === place.view && 'border-primary text-foreground',
                )}
              >
                <Icon className="size-4" aria-hidden /> {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
