/**
 * What a linked repository needs to be indexed: its workflow, ready to commit, and a sign that changes when the run comes.
 */
import { CircleCheck, LoaderCircle } from 'lucide-react'
import { Link } from 'react-router'
import type { AnswerOf, RepositoryLine } from '../../api/answers.ts'
import { useAnswer } from '../data.ts'
import { at, useMe } from '../organisation.ts'
import { Button } from './ui/button.tsx'
import { Card, CardContent, CardHeader } from './ui/card.tsx'
import { CodeBlock } from './ui/copy.tsx'
import { ErrorNote, Skeleton } from './ui/states.tsx'

type Workflow = AnswerOf<'GET /repositories/:repository/workflow'>
type Waiting = Pick<RepositoryLine, 'id' | 'repository' | 'status' | 'defaultRef' | 'linked' | 'organisation'>

export function FirstRun({ of }: { readonly of: Waiting }) {
  const workflow = useAnswer('GET /repositories/:repository/workflow', { params: { repository: of.id } })
  const file = workflow.data?.path ?? '.github/workflows/sextant.yml'
  return (
    <Card>
      <CardHeader
        title={`Index ${of.repository}`}
        description="Commit this workflow. It runs on every push and needs no secret: GitHub tells Sextant which repository it is."
      />
      <CardContent className="space-y-4">
        {of.linked ? null : <NotLinked of={of} />}
        <p>
          Save as <code className="font-mono text-[0.8125rem] wrap-anywhere">{file}</code> on{' '}
          <code className="font-mono text-[0.8125rem] wrap-anywhere">{of.defaultRef}</code>:
        </p>
        {workflow.data ? (
          <CodeBlock code={workflow.data.yaml} label="Workflow" />
        ) : workflow.error ? (
          <ErrorNote error={workflow.error} />
        ) : (
          <Skeleton className="h-60" />
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Waiting status={of.status} />
          {of.linked && workflow.data ? (
            <Button asChild variant="outline" size="sm">
              <a href={newFileAt(of, workflow.data)} target="_blank" rel="noreferrer">
                Add it at GitHub
              </a>
            </Button>
          ) : null}
        </div>
      </CardContent>
    </Card>
  )
}

/** GitHub has not said which repository this is: its runs are refused, and an API token is the other way in. */
function NotLinked({ of }: { readonly of: Waiting }) {
  const { origin } = useMe()
  return (
    <div className="space-y-3 rounded-md border border-warning/30 bg-warning/10 px-4 py-3">
      <p className="text-warning">
        GitHub has not confirmed which repository this is, so its workflow cannot upload yet: link it again under
        Settings below. Until then, or for a repository that is not at GitHub, index a checkout yourself with an{' '}
        <Link to={at(of.organisation, 'tokens')} className="underline underline-offset-2">
          API token
        </Link>{' '}
        that may write, in <code className="font-mono text-[0.8125rem]">SEXTANT_TOKEN</code>:
      </p>
      <CodeBlock
        code={`npm run sextant -- index PATH --server ${origin} --repository ${of.repository}`}
        label="Command"
        wrap
      />
    </div>
  )
}

/** GitHub's own editor, filled in. */
function newFileAt({ repository, defaultRef }: Waiting, { path, yaml, gitHub }: Workflow): string {
  const query = new URLSearchParams({ filename: path, value: yaml })
  return `${gitHub}/${repository}/new/${defaultRef.split('/').map(encodeURIComponent).join('/')}?${query}`
}

function Waiting({ status }: { readonly status: Waiting['status'] }) {
  const [text, done] =
    status === 'waiting'
      ? (['Waiting for the first run. This page updates when it starts.', false] as const)
      : status === 'indexing'
        ? (['The first run has started and is being indexed.', false] as const)
        : (['Indexed.', true] as const)
  return (
    <p role="status" className="flex min-w-0 items-start gap-2 text-muted-foreground">
      {done ? (
        <CircleCheck className="mt-0.5 size-4 shrink-0 text-success" aria-hidden />
      ) : (
        <LoaderCircle className="mt-0.5 size-4 shrink-0 animate-spin" aria-hidden />
      )}
      {text}
    </p>
  )
}
