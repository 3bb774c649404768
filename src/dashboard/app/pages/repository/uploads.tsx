/** Which runs of the repository's workflows may upload. What nobody touched here stays as others have it meanwhile. */
import { type FormEvent, useId, useState } from 'react'
import type { RepositoryPageDetail, UploadRules, UploadRulesChange } from '../../../api/answers.ts'
import { ApiError } from '../../api.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardFooter, CardHeader } from '../../components/ui/card.tsx'
import { Field, Input } from '../../components/ui/input.tsx'
import { ErrorNote, ErrorState, Skeleton } from '../../components/ui/states.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { useAnswer, useChange } from '../../data.ts'

interface Props {
  readonly repository: RepositoryPageDetail
}

export function UploadRulesOf({ repository }: Props) {
  const params = { repository: repository.id }
  const { data, error, refetch } = useAnswer('GET /repositories/:repository/uploads', { params, live: ['audit'] })
  const id = useId()
  return (
    <Card>
      <CardHeader
        title={<span id={id}>Runs that may upload</span>}
        description={`A run of a workflow of ${repository.repository} may upload its commit if all of this holds. A change is for runs that have not begun to upload; unlinking stops those that have as well.`}
      />
      {error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <CardContent>
          <Skeleton className="h-40" />
        </CardContent>
      ) : (
        <Rules repository={repository} rules={data} labelledBy={id} />
      )}
    </Card>
  )
}

/** In words, for those who do not know GitHub's names. */
const EVENTS: Readonly<Record<string, string>> = {
  push: 'A push',
  workflow_dispatch: 'Somebody by hand, or Re-index here',
  schedule: 'A schedule',
  release: 'A release',
  create: 'A new branch or tag',
  merge_group: 'A merge queue',
}

const RESTRICTIONS = [
  {
    name: 'workflow',
    label: 'Workflow file',
    hint: 'Only runs of this workflow.',
    placeholder: '.github/workflows/sextant.yml',
  },
  {
    name: 'environment',
    label: 'Environment',
    hint: 'Only jobs of this environment at GitHub, spelled as in the workflow.',
    placeholder: 'indexing',
  },
  {
    name: 'workflowCommit',
    label: 'Commit of the workflow',
    hint: 'Only jobs whose workflow has this commit: pins a reusable workflow.',
    placeholder: '40 hexadecimal digits',
  },
] as const

function Rules({
  repository,
  rules,
  labelledBy,
}: Props & { readonly rules: UploadRules; readonly labelledBy: string }) {
  const params = { repository: repository.id }
  const [changed, setChanged] = useState<UploadRulesChange>({})
  const [others, setOthers] = useState<string>()
  const change = useChange('PATCH /repositories/:repository/uploads', { done: 'Saved.', tellFailure: false })
  const set = (more: UploadRulesChange): void => setChanged((before) => ({ ...before, ...more }))
  const now: UploadRules = { ...rules, ...withoutAbsent(changed) }
  const { usualEvents } = rules
  const unusual = now.events.filter((event) => !usualEvents.includes(event))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (Object.keys(changed).length === 0) toast.success('Nothing has changed.')
    else
      change.mutate(
        { params, body: changed },
        {
          onSuccess: () => {
            setChanged({})
            setOthers(undefined)
          },
        },
      )
  }
  const problem = change.error instanceof ApiError ? change.error : undefined
  const saidBeside = (problem?.details.length ?? 0) > 0
  return (
    <form onSubmit={submit} aria-labelledby={labelledBy}>
      <CardContent className="grid gap-5 sm:grid-cols-2">
        <fieldset className="min-w-0 sm:col-span-2">
          <legend className="mb-1.5 text-sm font-medium">Started by</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {usualEvents.map((event) => (
              <Tick
                key={event}
                label={EVENTS[event] ?? event}
                code={event}
                checked={now.events.includes(event)}
                onChange={(on) =>
                  set({ events: on ? [...now.events, event] : now.events.filter((one) => one !== event) })
                }
              />
            ))}
            <Tick
              label="A pull request of its own branches"
              code="pull_request"
              checked={now.pullRequests}
              onChange={(pullRequests) => set({ pullRequests })}
            />
          </div>
          {now.events.length === 0 && !now.pullRequests ? (
            <p role="status" className="mt-2 text-[0.8125rem] text-warning">
              With none of these no run may upload.
            </p>
          ) : null}
        </fieldset>
        <Field
          label="Other events"
          hint="GitHub’s names, separated by spaces. What strangers can start is never taken."
          error={problem?.of('events')}
        >
          {(field) => (
            <Input
              {...field}
              value={others ?? unusual.join(' ')}
              placeholder="repository_dispatch"
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => {
                setOthers(target.value)
                const named = target.value.split(/[\s,]+/).filter((name) => name !== '')
                const usual = now.events.filter((event) => usualEvents.includes(event))
                set({ events: [...new Set([...usual, ...named])] })
              }}
            />
          )}
        </Field>
        {RESTRICTIONS.map(({ name, label, hint, placeholder }) => (
          <Field key={name} label={label} hint={`${hint} Empty: any.`} error={problem?.of(name)}>
            {(field) => (
              <Input
                {...field}
                value={now[name] ?? ''}
                placeholder={placeholder}
                spellCheck={false}
                autoComplete="off"
                onChange={({ target }) => set({ [name]: target.value === '' ? null : target.value })}
              />
            )}
          </Field>
        ))}
        <div className="sm:col-span-2">
          <Tick
            label="Only on GitHub’s own runners"
            checked={now.hostedRunnersOnly}
            onChange={(hostedRunnersOnly) => set({ hostedRunnersOnly })}
          />
        </div>
        {change.error && !saidBeside ? <ErrorNote error={change.error} /> : null}
      </CardContent>
      <CardFooter className="justify-end">
        <Button type="submit" busy={change.isPending}>
          Save
        </Button>
      </CardFooter>
    </form>
  )
}

const withoutAbsent = (changed: UploadRulesChange) =>
  Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))

interface TickProps {
  readonly label: string
  readonly code?: string
  readonly checked: boolean
  readonly onChange: (on: boolean) => void
}

function Tick({ label, code, checked, onChange }: TickProps) {
  return (
    <label className="flex items-start gap-2">
      <input
        type="checkbox"
        className="mt-0.5 size-4 shrink-0 accent-primary"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="min-w-0 wrap-anywhere">
        {label} {code === undefined ? null : <code className="font-mono text-xs text-muted-foreground">{code}</code>}
      </span>
    </label>
  )
}
