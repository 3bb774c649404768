/**
 * An answer of a tool: drawn for a person, and below it exactly what an agent gets.
 */
import { Bot, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ExploreAnswer } from '../../../api/answers.ts'
import { bytes, duration, plural } from '../../components/ui/amounts.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { CopyButton } from '../../components/ui/copy.tsx'
import { ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx'
import type { Asked, Question, Refusal } from './ask.ts'
import { Code } from './code.tsx'
import { symbolAddress, usePlace } from './place.ts'

/** Loading, failed, refused or there. */
export function Answered<T>({
  asked,
  loading = 'Asking',
  children,
}: {
  readonly asked: Asked<T>
  readonly loading?: string
  readonly children: (pages: readonly [T, ...T[]]) => ReactNode
}) {
  const [first, ...rest] = asked.pages
  if (asked.loading) return <LoadingRows label={loading} rows={4} />
  if (asked.error !== undefined) return <ErrorState error={asked.error} retry={asked.again} />
  return (
    <div className="min-w-0 space-y-4">
      {asked.refusal === undefined ? null : <Refused refusal={asked.refusal} />}
      {first === undefined ? null : (
        <>
          <Warnings answer={first} />
          {children([first, ...rest])}
        </>
      )}
      {asked.more === undefined ? null : (
        <Button variant="outline" onClick={asked.more.load} busy={asked.more.busy}>
          Show more
        </Button>
      )}
      {asked.answers.length === 0 ? null : <ForAgents question={asked.question} answers={asked.answers} />}
    </div>
  )
}

export function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { place } = usePlace()
  const candidates = refusal.details?.candidates ?? []
  return (
    <div role="alert" className="space-y-3 rounded-lg border border-warning/40 bg-warning/10 p-4 text-sm">
      <p className="flex items-start gap-2 font-medium wrap-anywhere">
        <CircleAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden />
        {refusal.message}
      </p>
      {refusal.hint === undefined ? null : <p className="wrap-anywhere">{refusal.hint}</p>}
      {candidates.length === 0 ? null : (
        <ul className="space-y-1">
          {candidates.map((one) => (
            <li key={one.symbol_id ?? `${one.path}:${one.line}`} className="min-w-0 wrap-anywhere">
              <Link className="font-mono text-primary hover:underline" to={symbolAddress(place, one)}>
                {one.qualified_name}
              </Link>{' '}
              <span className="text-muted-foreground">
                {one.kind} · {one.path}:{one.line}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Warnings({ answer }: { readonly answer: unknown }) {
  const { warnings = [] } = (answer as { metadata?: { warnings?: string[] } }).metadata ?? {}
  if (warnings.length === 0) return null
  return (
    <ul className="space-y-1 text-[0.8125rem] text-muted-foreground">
      {warnings.map((warning) => (
        <li key={warning} className="wrap-anywhere">
          {warning}
        </li>
      ))}
    </ul>
  )
}

/** The call and its answer, exactly. */
export function ForAgents({
  question,
  answers,
  open = false,
}: {
  readonly question: Question
  readonly answers: readonly ExploreAnswer[]
  readonly open?: boolean
}) {
  const last = answers.at(-1)
  if (last === undefined) return null
  const time = answers.reduce((sum, { ms }) => sum + ms, 0)
  return (
    <details className="group min-w-0 rounded-lg border bg-card" open={open}>
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm font-medium">
        <Bot className="size-4 text-muted-foreground" aria-hidden />
        What an agent gets
        <span className="flex flex-wrap gap-1.5">
          <Badge variant="outline">{question.tool}</Badge>
          <Badge variant="outline">{duration(time)}</Badge>
          <Badge variant="outline">{bytes(last.text.length)} of text</Badge>
          {last.isError ? <Badge variant="warning">error</Badge> : null}
          {answers.length > 1 ? (
            <Badge variant="outline">{plural(answers.length, 'page')}, the last shown</Badge>
          ) : null}
        </span>
      </summary>
      <div className="min-w-0 border-t px-4 py-3">
        <Tabs defaultValue="text">
          <TabsList aria-label="Parts of the exchange">
            <TabsTrigger value="call">Call</TabsTrigger>
            <TabsTrigger value="text">Text</TabsTrigger>
            {last.structured === undefined ? null : <TabsTrigger value="structured">Structured content</TabsTrigger>}
          </TabsList>
          <TabsContent value="call">
            <Verbatim
              label="The call"
              code={JSON.stringify({ name: question.tool, arguments: question.arguments }, null, 2)}
              language="json"
            />
          </TabsContent>
          <TabsContent value="text">
            <Verbatim label="Text of the answer" {...readable(last.text)} copied={last.text} />
          </TabsContent>
          {last.structured === undefined ? null : (
            <TabsContent value="structured">
              <Verbatim
                label="Structured content of the answer"
                code={JSON.stringify(last.structured, null, 2)}
                language="json"
              />
            </TabsContent>
          )}
        </Tabs>
      </div>
    </details>
  )
}

function Verbatim({
  label,
  code,
  language,
  copied = code,
}: {
  readonly label: string
  readonly code: string
  readonly language: string | undefined
  /** What is copied, if it differs from what is shown. */
  readonly copied?: string
}) {
  return (
    <div className="relative min-w-0">
      <Code code={code} language={language} label={label} className="max-h-112 rounded-lg border" />
      <CopyButton text={copied} label={`Copy ${label.toLowerCase()}`} className="absolute top-1.5 right-3 bg-card" />
    </div>
  )
}

/** JSON comes in one line to save tokens; people get it with line breaks. Markdown is as it is. */
function readable(text: string): { code: string; language: string | undefined } {
  try {
    return { code: JSON.stringify(JSON.parse(text), null, 2), language: 'json' }
  } catch {
    return { code: text, language: 'markdown' }
  }
}
