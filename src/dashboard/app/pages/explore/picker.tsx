/**
 * Which repository, which ref. Something is always chosen: the newest indexed repository until a person says otherwise.
 */
import { useEffect, useId } from 'react'
import type { RepositoryLine } from '../../../api/answers.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Field, Input, Select } from '../../components/ui/input.tsx'
import { Time } from '../../components/ui/time.tsx'
import { usePages } from '../../data.ts'
import { usePlace } from './place.ts'

interface PickerProps {
  readonly repositories: readonly RepositoryLine[]
  /** More than are here: then a name can also be typed. */
  readonly total: number
}

export function Picker({ repositories, total }: PickerProps) {
  const { place, go } = usePlace()
  const list = useId()
  const chosen = repositories.find(({ repository }) => repository === place.repository)
  const first = newest(repositories)?.repository
  const missing = place.repository === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when nothing is chosen yet
  useEffect(() => {
    if (missing && first !== undefined) go({ repository: first }, { replace: true })
  }, [missing, first])
  const choose = (repository: string): void =>
    go({ repository, ref: undefined, base: undefined, symbol: undefined, path: undefined, line: undefined })
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <Field label="Repository" className="w-full sm:w-72">
        {(field) =>
          total > repositories.length ? (
            <>
              {/* Before the input: behind it, it would take the place of the last child, below which there is no room. */}
              <datalist id={list}>
                {repositories.map(({ id, repository }) => (
                  <option key={id} value={repository} />
                ))}
              </datalist>
              <Input
                {...field}
                key={place.repository}
                list={list}
                defaultValue={place.repository}
                spellCheck={false}
                onBlur={(event) => {
                  const typed = event.target.value.trim()
                  if (typed !== '' && typed !== place.repository) choose(typed)
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.currentTarget.blur()
                }}
              />
            </>
          ) : (
            <Select
              {...field}
              className="w-full [&>select]:w-full"
              value={place.repository ?? ''}
              onChange={(event) => choose(event.target.value)}
            >
              {chosen === undefined && place.repository !== undefined ? <option>{place.repository}</option> : null}
              {repositories.map(({ id, repository }) => (
                <option key={id}>{repository}</option>
              ))}
            </Select>
          )
        }
      </Field>
      {chosen === undefined ? null : <RefPicker repository={chosen} />}
    </div>
  )
}

function RefPicker({ repository }: { readonly repository: RepositoryLine }) {
  const { place, go } = usePlace()
  const refs = useRefs(repository)
  const wanted = place.ref ?? repository.defaultRef
  const line = refs.find(({ name }) => name === wanted)
  return (
    <>
      <Field label="Ref" className="w-full sm:w-56">
        {(field) => (
          <Select
            {...field}
            className="w-full [&>select]:w-full"
            value={wanted}
            onChange={(event) =>
              go({ ref: event.target.value === repository.defaultRef ? undefined : event.target.value })
            }
          >
            {line === undefined ? <option>{wanted}</option> : null}
            {refs.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <p className="flex h-9 min-w-0 flex-wrap items-center gap-2 text-[0.8125rem] text-muted-foreground">
        {line?.commit ? <code className="font-mono">{line.commit.slice(0, 10)}</code> : null}
        {line?.indexedAt ? (
          <span>
            indexed <Time at={line.indexedAt} />
          </span>
        ) : null}
        {line?.behindBy ? <Badge variant="warning">behind by {line.behindBy}</Badge> : null}
        {line !== undefined && line.commit === null ? <Badge variant="warning">not indexed yet</Badge> : null}
      </p>
    </>
  )
}

/** Refs with an index, the default one first. */
export function useRefs(repository: Pick<RepositoryLine, 'id'>) {
  const { items } = usePages('GET /repositories/:repository/refs', {
    params: { repository: repository.id },
    query: { limit: 500 },
    live: ['index'],
    whole: true,
  })
  return [...items].sort((a, b) => Number(b.default) - Number(a.default) || a.name.localeCompare(b.name))
}

function newest(repositories: readonly RepositoryLine[]): RepositoryLine | undefined {
  const [first, ...rest] = repositories
  if (first === undefined) return undefined
  return rest.reduce((best, one) => ((one.indexedAt ?? 0) > (best.indexedAt ?? 0) ? one : best), first)
}
