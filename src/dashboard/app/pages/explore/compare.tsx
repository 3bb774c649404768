/** Two refs side by side: what was added, removed, changed or moved, and who calls what changed. */
import { Columns2 } from 'lucide-react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import type { CallEnd } from '../../../../query/answers/answer.ts'
import { count, plural } from '../../components/ui/amounts.ts'
import { Badge, type BadgeVariant } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Field, Input, Select } from '../../components/ui/input.tsx'
import { Empty, LoadingRows } from '../../components/ui/states.tsx'
import { useAnswer } from '../../data.ts'
import { useOrganisation } from '../../organisation.ts'
import { Answered } from './answer.tsx'
import { useTool } from './ask.ts'
import { useRefs } from './picker.tsx'
import { addressOf, fileAddress, symbolAddress, useDraft, usePlace } from './place.ts'

type Kind = 'added' | 'removed' | 'changed' | 'moved'

interface Compared {
  readonly base: { readonly ref: string; readonly commit: string }
  readonly head: { readonly ref: string; readonly commit: string }
  readonly counts: Readonly<Record<Kind, number>>
  readonly files_differing: number
  readonly symbols: readonly Changed[]
}
interface Changed {
  readonly change: Kind
  readonly kind: string
  readonly qualified_name: string
  readonly symbol_id: string
  readonly path: string
  readonly line: number
  readonly signature?: string
  readonly before?: {
    readonly path: string
    readonly line: number
    readonly signature?: string
    readonly qualified_name?: string
  }
  readonly signature_changed?: boolean
  readonly body_changed?: boolean
  readonly visibility_changed?: true
  readonly hidden?: true
  readonly doc_changed?: true
  readonly callers?: readonly CallEnd[]
  readonly total_callers?: number
}

const LOOK: Readonly<Record<Kind, BadgeVariant>> = {
  added: 'success',
  removed: 'destructive',
  changed: 'warning',
  moved: 'info',
}

export default function CompareView() {
  const organisation = useOrganisation()
  const { place } = usePlace()
  const repositories = useAnswer('GET /repositories', {
    query: { organisation: organisation.id, search: place.repository },
  })
  const repository = repositories.data?.items.find((one) => one.repository === place.repository)
  if (repository === undefined)
    return repositories.isPending ? (
      <LoadingRows rows={3} />
    ) : (
      <Empty title="Not here">There is no such repository, or you have no access to it.</Empty>
    )
  return <Compare repository={repository} />
}

function Compare({ repository }: { readonly repository: { readonly id: number; readonly defaultRef: string } }) {
  const { place, go } = usePlace()
  const refs = useRefs(repository)
  const head = place.ref ?? repository.defaultRef
  const others = refs.filter(({ name, commit }) => name !== head && commit !== null)
  const [filter, setFilter] = useDraft(place.path ?? '')
  const set = (event: FormEvent): void => {
    event.preventDefault()
    go({ path: filter.trim() })
  }
  const asked = useTool<Compared>(
    place,
    'compare_refs',
    place.base === undefined ? undefined : { base_ref: place.base, path_filter: place.path },
  )
  return (
    <div className="space-y-5">
      <form onSubmit={set} className="flex flex-wrap items-end gap-3">
        <Field label={`Compare ${head} with`} className="w-full sm:w-64">
          {(field) => (
            <Select
              {...field}
              className="w-full [&>select]:w-full"
              value={place.base ?? ''}
              onChange={(event) => go({ base: event.target.value })}
            >
              <option value="">Choose a ref…</option>
              {others.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Only paths with" className="min-w-0 flex-1 basis-48">
          {(field) => (
            <Input
              {...field}
              value={filter}
              placeholder="src/"
              spellCheck={false}
              onChange={(event) => setFilter(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="outline">
          Filter
        </Button>
      </form>
      {place.base === undefined ? (
        others.length === 0 ? (
          <Empty icon={Columns2} title="Only one ref is indexed">
            Once another branch or tag of this repository is indexed, the two can be compared.
          </Empty>
        ) : (
          <Empty icon={Columns2} title="No ref chosen yet">
            Choose what {head} is compared with: the base of a change.
          </Empty>
        )
      ) : (
        <Answered asked={asked} loading="Comparing">
          {(pages) => <Differences first={pages[0]} symbols={pages.flatMap((page) => page.symbols)} />}
        </Answered>
      )}
    </div>
  )
}

function Differences({ first, symbols }: { readonly first: Compared; readonly symbols: readonly Changed[] }) {
  const { base, head, counts } = first
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-muted-foreground wrap-anywhere">
          {base.ref} <code className="font-mono">{base.commit.slice(0, 10)}</code> → {head.ref}{' '}
          <code className="font-mono">{head.commit.slice(0, 10)}</code>, {plural(first.files_differing, 'file')} differ:
        </span>
        {(Object.keys(LOOK) as Kind[]).map((kind) => (
          <Badge key={kind} variant={counts[kind] === 0 ? 'outline' : LOOK[kind]}>
            {count(counts[kind])} {kind}
          </Badge>
        ))}
      </p>
      {symbols.length === 0 ? (
        <Empty title="No difference">No symbol differs between the two refs there.</Empty>
      ) : (
        <Card>
          <ul className="divide-y">
            {symbols.map((one) => (
              <Difference key={`${one.change} ${one.symbol_id}`} one={one} base={base.ref} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function Difference({ one, base }: { readonly one: Changed; readonly base: string }) {
  const { place } = usePlace()
  // A removed symbol can only be viewed at the base.
  const there = one.change === 'removed' ? { ...place, ref: base } : place
  const parts = [
    one.signature_changed ? 'signature' : '',
    one.hidden ? 'hidden' : one.visibility_changed ? 'visibility' : '',
    one.body_changed ? 'body' : '',
    one.doc_changed ? 'comment' : '',
  ].filter(Boolean)
  const what = [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ')
  return (
    <li className="space-y-1 px-4 py-2.5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge variant={LOOK[one.change]}>
          {one.change}
          {what === '' ? '' : `: ${what}`}
        </Badge>
        <Link
          className="font-mono font-medium text-primary wrap-anywhere hover:underline"
          to={symbolAddress(there, { symbol_id: one.symbol_id, name: one.qualified_name })}
        >
          {one.qualified_name}
        </Link>
        <span className="text-[0.8125rem] text-muted-foreground">{one.kind}</span>
        <Link
          className="font-mono text-[0.8125rem] text-muted-foreground wrap-anywhere hover:underline"
          to={fileAddress(there, one.path, one.line)}
        >
          {one.path}:{one.line}
        </Link>
        {one.total_callers === undefined ? null : (
          <Link
            className="ml-auto text-[0.8125rem] text-muted-foreground hover:underline"
            to={addressOf(there, { view: 'symbol', symbol: one.symbol_id, show: 'graph' })}
          >
            {plural(one.total_callers, 'caller')}
          </Link>
        )}
      </div>
      {one.signature_changed && one.before?.signature !== undefined ? (
        <pre className="overflow-x-auto font-mono text-[0.8125rem] whitespace-pre-wrap wrap-anywhere">
          <del className="block text-destructive no-underline">
            <span aria-hidden>− </span>
            {one.before.signature}
          </del>
          <ins className="block text-success no-underline">
            <span aria-hidden>+ </span>
            {one.signature}
          </ins>
        </pre>
      ) : null}
      {one.before !== undefined && (one.change === 'moved' || one.before.qualified_name !== undefined) ? (
        <p className="font-mono text-[0.8125rem] text-muted-foreground wrap-anywhere">
          from {one.before.qualified_name} {one.before.path}:{one.before.line}
        </p>
      ) : null}
    </li>
  )
}
