/** What the list says of a repository, the most asked for first; narrow screens drop the rest. */
import { Globe, Lock, Users } from 'lucide-react'
import { Link } from 'react-router'
import type { MyOrganisation, RepositoryLine, Visibility } from '../../../api/answers.ts'
import { Behind } from '../../components/behind.tsx'
import { Indexed } from '../../components/indexed.tsx'
import { LanguageNames } from '../../components/languages.tsx'
import { StatusBadge, statusLabel } from '../../components/status.tsx'
import { bytes, compact, count, duration } from '../../components/ui/amounts.ts'
import type { Column } from '../../components/ui/data-table.tsx'
import { Time } from '../../components/ui/time.tsx'
import { at } from '../../organisation.ts'

const VISIBILITY = {
  private: { icon: Lock, label: 'Private: only people who were given access' },
  internal: { icon: Users, label: 'Internal: everybody in the organisation' },
  public: { icon: Globe, label: 'Public: anybody who signs in' },
} as const satisfies Record<Visibility, unknown>

export function VisibilityIcon({ visibility }: { readonly visibility: Visibility }) {
  const { icon: Icon, label } = VISIBILITY[visibility]
  return (
    <span title={label} className="shrink-0 text-muted-foreground">
      <Icon className="size-3.5" aria-hidden />
      <span className="sr-only">{label}</span>
    </span>
  )
}

export const repositoryColumns = (organisation: MyOrganisation): Column<RepositoryLine>[] => [
  {
    id: 'repository',
    header: 'Repository',
    sort: ({ repository }) => repository,
    cell: ({ id, repository, visibility, languages }) => (
      <div className="max-w-72 min-w-30">
        <span className="flex items-start gap-2">
          <span className="flex h-[1lh] items-center">
            <VisibilityIcon visibility={visibility} />
          </span>
          <Link to={`${at(organisation, 'repositories')}/${id}`} className="font-medium wrap-anywhere hover:underline">
            {repository}
          </Link>
        </span>
        {languages.length === 0 ? null : (
          <span className="block pl-5.5 text-[0.8125rem] text-muted-foreground">
            <LanguageNames languages={languages} />
          </span>
        )}
      </div>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    sort: ({ status }) => statusLabel(status),
    cell: ({ id, status, lastRun }) =>
      status === 'failed' || lastRun?.status === 'failed' ? (
        <Link to={`${at(organisation, 'repositories')}/${id}?tab=runs`} title="See what failed">
          <StatusBadge status={status} />
        </Link>
      ) : (
        <StatusBadge status={status} />
      ),
  },
  {
    id: 'indexed',
    header: 'Indexed',
    sort: ({ indexedAt }) => indexedAt,
    className: 'whitespace-nowrap @max-xl:hidden',
    cell: ({ indexedAt, commit }) => <Indexed at={indexedAt} commit={commit} />,
  },
  {
    id: 'behind',
    header: 'Behind',
    sort: ({ behindBy }) => behindBy,
    className: 'whitespace-nowrap @max-2xl:hidden',
    cell: ({ behindBy, indexedAt }) => (indexedAt === null ? null : <Behind by={behindBy} />),
  },
  {
    id: 'refs',
    header: 'Refs',
    sort: ({ refs }) => refs,
    className: 'text-right @max-[60rem]:hidden',
    cell: ({ refs }) => count(refs),
  },
  {
    id: 'symbols',
    header: 'Symbols',
    sort: ({ symbols }) => symbols,
    className: 'text-right @max-2xl:hidden',
    cell: ({ symbols }) => <span title={count(symbols)}>{compact(symbols)}</span>,
  },
  {
    id: 'size',
    header: 'Size',
    sort: ({ bytes }) => bytes,
    className: 'text-right whitespace-nowrap @max-[60rem]:hidden',
    cell: (line) => bytes(line.bytes),
  },
  {
    id: 'run',
    header: 'Last run',
    sort: ({ lastRun }) => lastRun?.startedAt,
    className: 'whitespace-nowrap @max-4xl:hidden',
    cell: ({ lastRun }) =>
      lastRun === null ? (
        <span className="text-muted-foreground">none</span>
      ) : (
        <>
          <Time at={lastRun.startedAt} />
          <span className="block text-[0.8125rem] text-muted-foreground">
            {statusLabel(lastRun.status).toLowerCase()}
            {lastRun.durationMs === null ? '' : ` in ${duration(lastRun.durationMs)}`}
          </span>
        </>
      ),
  },
]
