/**
 * One symbol: where it is defined, and from there what uses it, who calls it and whom it calls, and what a change of it reaches.
 */
import { GitFork, Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import type { SymbolDefinition } from '../../../../query/answers/answer.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { cn } from '../../components/ui/cn.ts'
import { Field, Input } from '../../components/ui/input.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { Answered } from './answer.tsx'
import { type CandidateSymbol, useTool } from './ask.ts'
import { CallGraph } from './call-graph.tsx'
import { Code } from './code.tsx'
import { languageOf } from './highlight.ts'
import { Impact } from './impact.tsx'
import { addressOf, fileAddress, symbolAddress, useDraft, usePlace } from './place.ts'
import { References } from './references.tsx'

const PARTS = { graph: 'Callers and callees', references: 'References', impact: 'Impact of a change' } as const
type Part = keyof typeof PARTS

export default function SymbolView() {
  const { place } = usePlace()
  return (
    <div className="space-y-5">
      <Named />
      {place.symbol === undefined ? (
        <Empty icon={GitFork} title="No symbol chosen">
          Type a name, or follow one from a search. If several symbols share a name, you choose one.
        </Empty>
      ) : (
        <Definition symbol={place.symbol} />
      )}
    </div>
  )
}

function Named() {
  const { place, go } = usePlace()
  const shown = place.symbol?.startsWith('sym_') ? '' : (place.symbol ?? '')
  const [text, setText] = useDraft(shown)
  const find = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') go({ symbol: text.trim(), path: undefined, line: undefined })
  }
  return (
    <search>
      <form onSubmit={find} className="flex flex-wrap items-end gap-3">
        <Field label="Symbol" className="min-w-0 flex-1 basis-64">
          {(field) => (
            <Input
              {...field}
              type="search"
              value={text}
              placeholder="Name or qualified name"
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit">
          <Search aria-hidden /> Find
        </Button>
      </form>
    </search>
  )
}

interface Defined {
  readonly symbol: string
  readonly found: boolean
  readonly definition?: SymbolDefinition
  readonly candidates?: readonly CandidateSymbol[]
  readonly external?: { readonly package: string; readonly name: string }
}

function Definition({ symbol }: { readonly symbol: string }) {
  const { place } = usePlace()
  const line = place.line === undefined ? undefined : Number(place.line)
  const asked = useTool<Defined>(place, 'find_definition', { symbol, path: place.path, line })
  const definition = asked.pages[0]?.definition
  const part = (Object.keys(PARTS) as Part[]).find((one) => one === place.show) ?? 'graph'
  return (
    <>
      <Answered asked={asked} loading="Looking for the definition">
        {([{ found, external, candidates = [] }]) =>
          definition !== undefined ? (
            <Shown definition={definition} />
          ) : external !== undefined ? (
            <p className="wrap-anywhere">
              <code className="font-mono">{external.name}</code> comes from <strong>{external.package}</strong>, outside
              of this repository.
            </p>
          ) : candidates.length > 0 ? (
            <Candidates candidates={candidates} />
          ) : (
            <Empty title={found ? 'Nothing to show' : 'Not defined here'}>
              No symbol of this name is defined at this ref.
            </Empty>
          )
        }
      </Answered>
      {definition?.symbol_id === undefined ? null : (
        <>
          <nav aria-label="About this symbol" className="overflow-x-auto [scrollbar-width:none]">
            <ul className="flex w-max gap-2">
              {(Object.keys(PARTS) as Part[]).map((one) => (
                <li key={one}>
                  <Link
                    to={addressOf(place, { show: one })}
                    preventScrollReset
                    aria-current={one === part ? 'page' : undefined}
                    className={cn(
                      'inline-flex rounded-full border px-3 py-1 text-[0.8125rem] font-medium -outline-offset-2 hover:bg-muted',
                      one === part && 'border-primary bg-accent text-accent-foreground',
                    )}
                  >
                    {PARTS[one]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {part === 'graph' ? (
            <CallGraph symbol={definition.symbol_id} name={definition.symbol} kind={definition.symbol_kind} />
          ) : part === 'references' ? (
            <References symbol={definition.symbol_id} />
          ) : (
            <Impact symbol={definition.symbol_id} />
          )}
        </>
      )}
    </>
  )
}

function Shown({ definition }: { readonly definition: SymbolDefinition }) {
  const { place } = usePlace()
  const { span, anchor } = definition
  // The whole of it, up to what a tool gives in one go.
  const text = useTool<{ preview: { lines: string[]; startLine: number }; code?: string }>(place, 'open_at', {
    path: span.path,
    line: span.start,
    endLine: Math.min(span.end, span.start + 199),
    contextLines: 0,
  })
  const code = text.pages[0]?.code ?? definition.preview.lines.join('\n')
  const start = text.pages[0]?.code === undefined ? definition.preview.startLine : span.start
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 pt-3 pb-3">
        <h2 className="font-mono text-base font-semibold wrap-anywhere">
          {definition.qualified_name ?? definition.symbol}
        </h2>
        <Badge>{definition.symbol_kind}</Badge>
        <Link
          className="font-mono text-[0.8125rem] text-muted-foreground wrap-anywhere hover:underline"
          to={fileAddress(place, anchor.file, anchor.line)}
        >
          {anchor.file}:{anchor.line}
        </Link>
        {definition.containerName === undefined ? null : (
          <span className="text-[0.8125rem] text-muted-foreground wrap-anywhere">
            in <code className="font-mono">{definition.containerName}</code>
          </span>
        )}
      </div>
      <Code
        className="max-h-112 border-t"
        label={`Definition of ${definition.symbol}`}
        code={code}
        start={start}
        language={languageOf(span.path)}
        marked={[anchor.line, anchor.line]}
        lineAddress={(line) => fileAddress(place, anchor.file, line)}
      />
    </Card>
  )
}

function Candidates({ candidates }: { readonly candidates: readonly CandidateSymbol[] }) {
  const { place } = usePlace()
  return (
    <Card>
      <h2 className="px-4 pt-3 pb-2 text-base font-semibold">Which one is meant?</h2>
      <ul className="divide-y">
        {candidates.map((one) => (
          <li
            key={one.symbol_id ?? `${one.path}:${one.line}`}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2.5"
          >
            <Link
              className="font-mono font-medium text-primary wrap-anywhere hover:underline"
              to={symbolAddress(place, one)}
            >
              {one.qualified_name}
            </Link>
            <Badge>{one.kind}</Badge>
            <span className="font-mono text-[0.8125rem] text-muted-foreground wrap-anywhere">
              {one.path}:{one.line}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
