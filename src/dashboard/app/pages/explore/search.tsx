/**
 * Searching as agents do: by what code is about, by the exact text of its lines, or by the names it defines.
 */
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { count, plural } from '../../components/ui/amounts.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Field, Input, Select } from '../../components/ui/input.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { Answered } from './answer.tsx'
import { useTool } from './ask.ts'
import { Code } from './code.tsx'
import { fileAddress, symbolAddress, useDraft, usePlace } from './place.ts'

const WAYS = {
  search: { label: 'Meaning and names', example: 'where are refresh tokens rotated' },
  search_code: { label: 'Exact text or /regex/', example: 'retry file:upload -test' },
  search_symbols: { label: 'Names of symbols', example: 'Session' },
} as const
type Way = keyof typeof WAYS

export default function SearchView() {
  const { place, go } = usePlace()
  const way = (Object.keys(WAYS) as Way[]).find((one) => one === place.how) ?? 'search'
  const [text, setText] = useDraft(place.query ?? '')
  const search = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') go({ query: text.trim() })
  }
  return (
    <div className="space-y-5">
      <search>
        <form onSubmit={search} className="flex flex-wrap items-end gap-3">
          <Field label="Search by" className="w-full sm:w-56">
            {(field) => (
              <Select
                {...field}
                className="w-full [&>select]:w-full"
                value={way}
                onChange={(event) => go({ how: event.target.value })}
              >
                {Object.entries(WAYS).map(([value, { label }]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Query" className="min-w-0 flex-1 basis-64">
            {(field) => (
              <Input
                {...field}
                type="search"
                value={text}
                placeholder={WAYS[way].example}
                spellCheck={false}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit">
            <Search aria-hidden /> Search
          </Button>
        </form>
      </search>
      {place.query === undefined ? (
        <Empty icon={Search} title="No search yet">
          Try “{WAYS[way].example}”. Each hit leads on to its symbol and its file.
        </Empty>
      ) : way === 'search' ? (
        <ByMeaning query={place.query} />
      ) : way === 'search_code' ? (
        <ByText query={place.query} />
      ) : (
        <ByName query={place.query} />
      )}
    </div>
  )
}

interface Meant {
  readonly total: number
  readonly intent: string
  readonly results: readonly {
    readonly id: string
    readonly title: string
    readonly anchor: { readonly file: string; readonly line: number }
    readonly preview: { readonly lines: readonly string[]; readonly startLine: number }
    readonly score: number
    readonly provenance: string
    readonly language?: string
    readonly kind?: string
    readonly name?: string
    readonly description?: string
    readonly symbol_id?: string
  }[]
}

function ByMeaning({ query }: { readonly query: string }) {
  const { place } = usePlace()
  const asked = useTool<Meant>(place, 'search', { query })
  return (
    <Answered asked={asked} loading="Searching">
      {(pages) => {
        const results = pages.flatMap((page) => page.results)
        return (
          <>
            <Found number={results.length} total={pages[0].total} noun="place" />
            <ol className="space-y-4">
              {results.map((hit) => {
                const file = fileAddress(place, hit.anchor.file, hit.anchor.line)
                const symbol =
                  hit.symbol_id === undefined
                    ? undefined
                    : symbolAddress(place, { symbol_id: hit.symbol_id, name: hit.name ?? hit.title })
                return (
                  <li key={hit.id}>
                    <Card className="overflow-hidden">
                      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 pt-3 pb-2">
                        <Link
                          className="font-mono font-medium text-primary wrap-anywhere hover:underline"
                          to={symbol ?? file}
                        >
                          {hit.name ?? hit.anchor.file}
                        </Link>
                        {hit.kind === undefined ? null : <Badge>{hit.kind}</Badge>}
                        <Link
                          className="font-mono text-[0.8125rem] text-muted-foreground wrap-anywhere hover:underline"
                          to={file}
                        >
                          {hit.anchor.file}:{hit.anchor.line}
                        </Link>
                        <span className="ml-auto text-[0.8125rem] whitespace-nowrap text-muted-foreground">
                          {hit.provenance} · score {hit.score.toFixed(2)}
                        </span>
                      </div>
                      {hit.description === undefined ? null : (
                        <p className="mx-4 mb-2 line-clamp-2 text-muted-foreground wrap-anywhere">{hit.description}</p>
                      )}
                      <Code
                        className="border-t"
                        label={`${hit.anchor.file} from line ${hit.preview.startLine}`}
                        code={hit.preview.lines.join('\n')}
                        start={hit.preview.startLine}
                        language={hit.language}
                        lineAddress={(line) => fileAddress(place, hit.anchor.file, line)}
                      />
                    </Card>
                  </li>
                )
              })}
            </ol>
          </>
        )
      }}
    </Answered>
  )
}

interface Matched {
  readonly stats: { readonly filesMatched: number }
  readonly files: readonly {
    readonly fileName: string
    readonly language: string
    readonly matches: readonly {
      readonly content: string
      readonly lineNumber: number
      readonly ranges: readonly {
        readonly startLine: number
        readonly startColumn: number
        readonly endLine: number
        readonly endColumn: number
      }[]
    }[]
  }[]
}

function ByText({ query }: { readonly query: string }) {
  const { place } = usePlace()
  const asked = useTool<Matched>(place, 'search_code', { query, contextLines: 1 })
  return (
    <Answered asked={asked} loading="Searching">
      {(pages) => {
        const files = pages.flatMap((page) => page.files)
        return (
          <>
            <Found number={files.length} total={undefined} noun="file" />
            <ol className="space-y-4">
              {files.map((file, at) => (
                // The same file may come again on a later page.
                <li key={`${file.fileName} ${file.matches[0]?.lineNumber ?? at}`}>
                  <Card className="overflow-hidden">
                    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 pt-3 pb-2">
                      <Link
                        className="font-mono font-medium text-primary wrap-anywhere hover:underline"
                        to={fileAddress(place, file.fileName, file.matches[0]?.lineNumber)}
                      >
                        {file.fileName}
                      </Link>
                      <span className="text-[0.8125rem] text-muted-foreground">
                        {plural(file.matches.length, 'match', 'matches')}
                      </span>
                    </div>
                    {file.matches.map((match) => (
                      <Code
                        key={match.lineNumber}
                        className="border-t"
                        label={`${file.fileName} at line ${match.lineNumber}`}
                        code={match.content}
                        start={match.lineNumber}
                        language={file.language}
                        hits={hitsOf(match.ranges)}
                        lineAddress={(line) => fileAddress(place, file.fileName, line)}
                      />
                    ))}
                  </Card>
                </li>
              ))}
            </ol>
          </>
        )
      }}
    </Answered>
  )
}

function hitsOf(ranges: Matched['files'][number]['matches'][number]['ranges']): Map<number, [number, number][]> {
  const hits = new Map<number, [number, number][]>()
  for (const { startLine, startColumn, endLine, endColumn } of ranges)
    for (let line = startLine; line <= endLine; line++) {
      const from = line === startLine ? startColumn - 1 : 0
      const to = line === endLine ? endColumn - 1 : Number.MAX_SAFE_INTEGER
      hits.set(line, [...(hits.get(line) ?? []), [from, to]])
    }
  return hits
}

interface Named {
  readonly total: number
  readonly symbols: readonly {
    readonly name: string
    readonly symbol_kind: string
    readonly parent?: string
    readonly file: string
    readonly line: number
    readonly symbol_id: string
    readonly descriptor: { readonly signature?: string; readonly language: string }
  }[]
}

function ByName({ query }: { readonly query: string }) {
  const { place } = usePlace()
  const asked = useTool<Named>(place, 'search_symbols', { query })
  return (
    <Answered asked={asked} loading="Searching">
      {(pages) => {
        const symbols = pages.flatMap((page) => page.symbols)
        return (
          <>
            <Found number={symbols.length} total={pages[0].total} noun="symbol" />
            {symbols.length === 0 ? null : (
              <Card>
                <ol className="divide-y">
                  {symbols.map((one) => (
                    <li key={one.symbol_id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2.5">
                      <Link
                        className="font-mono font-medium text-primary wrap-anywhere hover:underline"
                        to={symbolAddress(place, one)}
                      >
                        {one.parent === undefined ? one.name : `${one.parent}.${one.name}`}
                      </Link>
                      <Badge>{one.symbol_kind}</Badge>
                      <Link
                        className="font-mono text-[0.8125rem] text-muted-foreground wrap-anywhere hover:underline"
                        to={fileAddress(place, one.file, one.line)}
                      >
                        {one.file}:{one.line}
                      </Link>
                      {one.descriptor.signature === undefined ? null : (
                        <code className="line-clamp-2 w-full font-mono text-[0.8125rem] wrap-anywhere">
                          {one.descriptor.signature}
                        </code>
                      )}
                    </li>
                  ))}
                </ol>
              </Card>
            )}
          </>
        )
      }}
    </Answered>
  )
}

function Found({
  number,
  total,
  noun,
}: {
  readonly number: number
  readonly total: number | undefined
  readonly noun: string
}) {
  const shown =
    total === undefined || total <= number ? plural(number, noun) : `${count(number)} of ${plural(total, noun)}`
  return (
    <p aria-live="polite" className="text-[0.8125rem] text-muted-foreground">
      {number === 0 ? 'Nothing was found.' : shown}
    </p>
  )
}
