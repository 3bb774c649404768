/**
 * The runs of the indexer, newest first: where their time went, what they did, and for a failed one the cause and the next step.
 */
import { ChevronRight, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { RepositoryPageDetail, RunLine } from '../../../api/answers.ts'
import { Commit } from '../../components/behind.tsx'
import { StatusBadge } from '../../components/status.tsx'
import { bytes, count, duration } from '../../components/ui/amounts.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Empty, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Time } from '../../components/ui/time.tsx'
import { usePages } from '../../data.ts'

export default function Runs({ repository }: { readonly repository: RepositoryPageDetail }) {
  const { items, more, query } = usePages('GET /repositories/:repository/runs', {
    params: { repository: repository.id },
    query: { limit: 25 },
    live: ['runs', 'index'],
  })
  if (query.isPending) return <LoadingRows rows={3} />
  if (query.error) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  return (
    <Card>
      {items.length === 0 ? (
        <Empty title="No run yet">Runs appear here when the workflow starts, with what they did.</Empty>
      ) : (
        <ul className="divide-y">
          {items.map((run, index) => (
            <Run key={run.id} run={run} opened={index === 0 && run.status === 'failed'} />
          ))}
        </ul>
      )}
      {more === undefined ? null : (
        <div className="border-t p-3 text-center">
          <Button variant="outline" size="sm" onClick={more.load} busy={more.busy}>
            Older runs
          </Button>
        </div>
      )}
    </Card>
  )
}

function Run({ run, opened }: { readonly run: RunLine; readonly opened: boolean }) {
  const [open, setOpen] = useState(opened)
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex w-full min-w-0 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-left -outline-offset-2 hover:bg-muted/50"
      >
        <ChevronRight
          className={`size-4 shrink-0 text-muted-foreground transition-transform ${open ? 'rotate-90' : ''}`}
          aria-hidden
        />
        <span className="w-26 shrink-0">
          <StatusBadge status={run.status} />
        </span>
        <span className="min-w-0 flex-1 basis-40">
          <code className="font-mono text-[0.8125rem] wrap-anywhere">{run.ref}</code>{' '}
          <span className="text-muted-foreground">at</span> <Commit sha={run.commit} />
        </span>
        <span className="text-[0.8125rem] text-muted-foreground max-sm:pl-8">
          {run.run === null ? '' : `run ${run.run}${run.attempt > 1 ? `, attempt ${run.attempt}` : ''} · `}
          {run.durationMs === null ? '' : `${duration(run.durationMs)} · `}
          <Time at={run.startedAt} />
        </span>
      </button>
      {open ? (
        <div className="space-y-4 px-5 pb-5 pl-13 max-sm:pl-5">
          {run.failure === null ? null : (
            <div className="flex items-start gap-2 rounded-md border border-destructive/30 bg-destructive/10 px-3 py-2 text-destructive">
              <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
              <div className="min-w-0 space-y-1 wrap-anywhere">
                <p className="whitespace-pre-line">{run.failure.message}</p>
                {run.failure.next === null ? null : (
                  <p>
                    <strong>Next:</strong> {run.failure.next}
                  </p>
                )}
                {run.failure.phase === null ? null : <p>Stage when it ended: {run.failure.phase}</p>}
              </div>
            </div>
          )}
          <Phases phases={run.phases} />
          <Counts counts={run.counts} />
          {run.failure === null && run.phases.length === 0 && run.counts.length === 0 ? (
            <p className="text-muted-foreground">
              {run.status === 'open'
                ? 'It is still running; figures appear when it ends.'
                : 'This run recorded no figures.'}
            </p>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

function Phases({ phases }: { readonly phases: RunLine['phases'] }) {
  const longest = Math.max(1, ...phases.map(({ ms }) => ms))
  if (phases.length === 0) return null
  return (
    <dl className="grid max-w-xl grid-cols-[max-content_1fr_max-content] items-center gap-x-3 gap-y-1.5 text-[0.8125rem]">
      {phases.map(({ name, ms }) => (
        <div key={name} className="contents">
          <dt className="text-muted-foreground">{words(name)}</dt>
          <dd className="contents">
            <span className="h-1.5 rounded-full bg-muted" aria-hidden>
              <span
                className="block h-full min-w-0.5 rounded-full bg-primary"
                style={{ width: `${(ms / longest) * 100}%` }}
              />
            </span>
            <span className="text-right">{duration(ms)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Counts({ counts }: { readonly counts: RunLine['counts'] }) {
  if (counts.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 text-[0.8125rem]">
      {counts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-muted-foreground">{words(name)}</dt>
          <dd className="font-medium">{/bytes$/i.test(name) ? bytes(value) : count(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** `filesUploaded`, `files_uploaded` → Files uploaded */
function words(name: string): string {
  const plain = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
