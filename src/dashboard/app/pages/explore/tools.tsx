/** Every tool as agents see it: its own words, a form made from its schema, and the answer to the letter. */
import { Play, Wrench } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { ExploreAnswer, ExploreTool } from '../../../api/answers.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardFooter, CardHeader } from '../../components/ui/card.tsx'
import { cn } from '../../components/ui/cn.ts'
import { Select } from '../../components/ui/input.tsx'
import { Empty, ErrorNote, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { useAnswer } from '../../data.ts'
import { ForAgents, Refused } from './answer.tsx'
import { ask, type Question, refusalOf } from './ask.ts'
import { addressOf, usePlace } from './place.ts'
import { argumentsOf, type Problems, SchemaForm, type Values } from './schema-form.tsx'

export default function ToolsView() {
  const { place, go } = usePlace()
  const tools = useAnswer('GET /explore/tools')
  if (tools.data === undefined)
    return tools.error ? (
      <ErrorState error={tools.error} retry={() => void tools.refetch()} />
    ) : (
      <LoadingRows label="Loading tools" />
    )
  const all = tools.data.tools
  const chosen = all.find(({ name }) => name === place.tool) ?? all[0]
  if (chosen === undefined) return <Empty icon={Wrench} title="No tools" />
  return (
    <div className="grid min-w-0 gap-5 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label="Tools" className="min-w-0">
        <Select
          aria-label="Tool"
          className="w-full lg:hidden [&>select]:w-full"
          value={chosen.name}
          onChange={(event) => go({ tool: event.target.value })}
        >
          {all.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </Select>
        <ul className="space-y-0.5 max-lg:hidden">
          {all.map(({ name, title }) => (
            <li key={name}>
              <Link
                to={addressOf(place, { tool: name })}
                aria-current={name === chosen.name ? 'page' : undefined}
                className={cn(
                  'block rounded-md px-2.5 py-1.5 text-muted-foreground -outline-offset-2 hover:bg-muted hover:text-foreground',
                  name === chosen.name && 'bg-accent font-medium text-accent-foreground',
                )}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Tool key={chosen.name} tool={chosen} />
    </div>
  )
}

function Tool({ tool }: { readonly tool: ExploreTool }) {
  const { place } = usePlace()
  const [values, setValues] = useState<Values>({})
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [asked, setAsked] = useState<{ of: string | undefined; question: Question; answer: ExploreAnswer }>()
  // What is typed stays when another ref is chosen above; an answer of the one before does not.
  const done = asked !== undefined && asked.of === place.ref ? asked : undefined
  const run = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const given = argumentsOf(tool.input, values)
    setProblems(given.problems)
    if (Object.keys(given.problems).length > 0) return
    const question = { tool: tool.name, arguments: given.arguments }
    setBusy(true)
    setError(undefined)
    try {
      setAsked({ of: place.ref, question, answer: await ask(tool.about === 'ref' ? place : {}, question) })
    } catch (reason) {
      setError(reason)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="min-w-0 space-y-5">
      <Card>
        <CardHeader
          title={
            <span className="flex flex-wrap items-center gap-2">
              {tool.title} <code className="font-mono text-sm font-normal text-muted-foreground">{tool.name}</code>
              {tool.writes ? <Badge variant="warning">does more than read</Badge> : null}
            </span>
          }
          description={tool.description}
        />
        <form onSubmit={(event) => void run(event)} noValidate>
          <CardContent>
            <SchemaForm schema={tool.input} values={values} problems={problems} onChange={setValues} />
          </CardContent>
          <CardFooter>
            <Button type="submit" busy={busy}>
              {busy ? null : <Play aria-hidden />} Run
            </Button>
            <span className="text-[0.8125rem] text-muted-foreground">
              {tool.about === 'ref' ? 'Covers the repository and ref chosen above.' : 'Covers everything you can read.'}
            </span>
          </CardFooter>
        </form>
      </Card>
      <div aria-live="polite" className="space-y-4">
        {error === undefined ? null : <ErrorNote error={error} />}
        {done?.answer.isError ? <Refused refusal={refusalOf(done.answer)} /> : null}
        {done === undefined ? null : <ForAgents question={done.question} answers={[done.answer]} open />}
      </div>
    </div>
  )
}
