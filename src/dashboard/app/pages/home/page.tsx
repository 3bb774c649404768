/**
 * The start: choose what an agent shall read, give it the address, see it arrive.
 */
import { FolderGit2 } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { RepositoryLine } from '../../../api/answers.ts'
import { PageHeader } from '../../components/page.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardHeader } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy.tsx'
import { Field, Select } from '../../components/ui/input.tsx'
import { Empty, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { usePages } from '../../data.ts'
import { at, runs, useMe } from '../../organisation.ts'
import { mcpAddress, serverName } from './addresses.ts'
import { Clients } from './clients.tsx'
import { ConnectedTick } from './connected.tsx'
import { MyRepositories } from './my-repositories.tsx'

export default function Home() {
  const { items, more, coming, query } = usePages('GET /repositories', {
    query: { limit: 500, sort: 'name' },
    live: ['index', 'runs', 'calls'],
    whole: true,
  })
  return (
    <>
      <PageHeader
        title="Connect"
        description="Give a coding agent this one address. It signs in as you, can read what you may read, and can change nothing."
      />
      {query.isPending ? (
        <LoadingRows label="Loading repositories" />
      ) : query.error ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : items.length === 0 ? (
        <NothingYet />
      ) : (
        <>
          <Connect repositories={items} coming={coming} />
          <MyRepositories repositories={items} more={more} />
        </>
      )}
    </>
  )
}

/** `coming`: there are more repositories than those, and they are being loaded. */
function Connect({
  repositories,
  coming,
}: {
  readonly repositories: readonly RepositoryLine[]
  readonly coming: boolean
}) {
  const { origin } = useMe()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('repository')
  const named = repositories.find(({ id }) => String(id) === wanted)
  // The address of a repository other than the requested one is never shown.
  if (wanted !== null && wanted !== 'all' && named === undefined && coming)
    return <LoadingRows label="Loading repositories" />
  const chosen = wanted === null ? repositories[0] : named
  const ref = search.get('ref') ?? undefined
  const target = { repository: chosen?.repository, ref: chosen === undefined ? undefined : ref }
  const address = mcpAddress(origin, target)
  const local = /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin)
  const choose = (values: Record<string, string>): void =>
    setSearch(values, { replace: true, preventScrollReset: true })
  return (
    <Card id="connect">
      <CardHeader title="MCP address" />
      <CardContent className="space-y-5">
        {wanted === null || wanted === 'all' || named !== undefined ? null : (
          <p role="status" className="rounded-md border border-warning/30 bg-warning/10 px-4 py-2 text-warning">
            The repository that was chosen is gone, or you may no longer read it. Choose another: this address is for
            all that you may read.
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Repository">
            {(field) => (
              <Select
                {...field}
                className="w-full"
                value={chosen === undefined ? 'all' : chosen.id}
                onChange={(event) => choose({ repository: event.target.value })}
              >
                <option value="all">All that I may read</option>
                {repositories.map(({ id, repository }) => (
                  <option key={id} value={id}>
                    {repository}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {chosen === undefined ? null : (
            <RefPicker
              repository={chosen}
              value={ref}
              onChange={(to) => choose({ repository: String(chosen.id), ...(to === undefined ? {} : { ref: to }) })}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-2 rounded-lg border bg-muted py-1.5 pr-1.5 pl-3 sm:flex-nowrap">
          <code
            data-testid="mcp-address"
            className="min-w-0 flex-1 basis-full py-1 font-mono sm:basis-0 text-[0.8125rem] wrap-anywhere"
          >
            {address}
          </code>
          <CopyButton text={address} label="Copy address" showLabel className="bg-card" />
        </div>
        <ConnectedTick address={address} lastCallAt={chosen?.lastCallAt ?? null} />
        <Clients name={serverName(target)} address={address} local={local} />
        <p className="text-sm text-muted-foreground">
          Too many tools for your client? <code className="font-mono text-[0.8125rem]">?tools=core</code> at the end of
          the address leaves those for finding code, <code className="font-mono text-[0.8125rem]">?tools=research</code>{' '}
          only search and fetch; names of tools, joined by commas, leave those. Put such an address in quotes in a
          shell.
        </p>
      </CardContent>
    </Card>
  )
}

function RefPicker({
  repository,
  value,
  onChange,
}: {
  readonly repository: RepositoryLine
  readonly value: string | undefined
  readonly onChange: (to: string | undefined) => void
}) {
  const { items } = usePages('GET /repositories/:repository/refs', {
    params: { repository: repository.id },
    query: { limit: 500 },
    live: ['index'],
    whole: true,
  })
  const names = items.map(({ name }) => name)
  const all = value === undefined || names.includes(value) ? names : [value, ...names]
  return (
    <Field label="Ref">
      {(field) => (
        <Select
          {...field}
          className="w-full"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          <option value="">The default, now {repository.defaultRef}</option>
          {all.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function NothingYet() {
  const { organisations } = useMe()
  const mine = organisations.find(runs)
  return (
    <Card>
      <Empty
        icon={FolderGit2}
        title="No repository yet"
        action={
          <Button asChild>
            {mine === undefined ? (
              <Link to="/claim">Add an organisation</Link>
            ) : (
              <Link to={at(mine, 'link')}>Link a repository</Link>
            )}
          </Button>
        }
      >
        {mine === undefined
          ? 'There is no indexed repository you may read. Add your organisation, or ask an administrator for access.'
          : `Link a repository of ${mine.name}. A workflow then indexes it on every push, and its address appears here.`}
      </Empty>
    </Card>
  )
}
