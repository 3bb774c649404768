/** A file: what it defines beside its text, or what lies in a folder. */
import { FileCode2, FolderOpen } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { plural } from '../../components/ui/amounts.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Field, Input } from '../../components/ui/input.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { Answered } from './answer.tsx'
import { useTool } from './ask.ts'
import { Code } from './code.tsx'
import { languageOf } from './highlight.ts'
import { addressOf, fileAddress, symbolAddress, useDraft, usePlace } from './place.ts'

interface Outline {
  readonly path?: string
  readonly sha?: string
  readonly symbols: readonly Entry[]
}
interface Entry {
  readonly symbol: string
  readonly symbol_kind: string
  readonly symbol_id?: string
  readonly anchor: { readonly file: string; readonly line: number }
  readonly children?: readonly Entry[]
}

/** Lines of one piece; more are asked for with a button. */
const PIECE = 400

export default function FileView() {
  const { place, go } = usePlace()
  const [text, setText] = useDraft(place.path ?? '')
  const open = (event: FormEvent): void => {
    event.preventDefault()
    go({ path: text.trim(), line: undefined })
  }
  // Of a folder the files are wanted, of a file everything in it.
  const depth = /\.\w+$/.test(place.path ?? '') ? 'all' : 'top'
  const outline = useTool<Outline>(place, 'symbols', { path: place.path, depth, limit: 100 })
  const isFile = outline.pages[0]?.sha !== undefined
  return (
    <div className="space-y-5">
      <form onSubmit={open} className="flex flex-wrap items-end gap-3">
        <Field label="File or folder" className="min-w-0 flex-1 basis-64">
          {(field) => (
            <Input
              {...field}
              value={text}
              placeholder="src/app.ts"
              spellCheck={false}
              className="font-mono"
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit">
          <FolderOpen aria-hidden /> Open
        </Button>
      </form>
      {isFile && place.path !== undefined ? (
        <div className="grid min-w-0 gap-5 lg:grid-cols-[minmax(0,1fr)_16rem]">
          <Text path={place.path} />
          <aside aria-label="Outline" className="min-w-0 lg:order-last">
            <h2 className="mb-2 text-sm font-semibold">Outline</h2>
            <Entries entries={outline.pages.flatMap((page) => page.symbols)} />
            {outline.more === undefined ? null : (
              <Button variant="outline" size="sm" className="mt-2" onClick={outline.more.load} busy={outline.more.busy}>
                Show more
              </Button>
            )}
          </aside>
        </div>
      ) : (
        <Answered asked={outline} loading="Opening">
          {(pages) => <Folder entries={pages.flatMap((page) => page.symbols)} />}
        </Answered>
      )}
    </div>
  )
}

function Text({ path }: { readonly path: string }) {
  const { place, go } = usePlace()
  const line = Number(place.line ?? 1)
  const from = Math.max(1, line - Math.floor(PIECE / 4))
  const asked = useTool<{ exists: boolean; code?: string; span: { start: number; end: number } }>(place, 'open_at', {
    path,
    line: from,
    endLine: from + PIECE - 1,
    contextLines: 0,
    max_tokens: 20_000,
  })
  const shown = useRef<HTMLDivElement>(null)
  const there = asked.pages[0] !== undefined
  useEffect(() => {
    const at = shown.current?.querySelector<HTMLElement>(`[data-line="${place.line}"]`)
    const frame = at?.closest('section')
    // Only the frame scrolls; the page stays where it is.
    if (there && at && frame)
      frame.scrollTop += at.getBoundingClientRect().top - frame.getBoundingClientRect().top - frame.clientHeight / 2
  }, [there, place.line])
  return (
    <div ref={shown} className="min-w-0">
      {/* Its own pages repeat what `code` has whole. */}
      <Answered asked={{ ...asked, more: undefined }} loading="Opening the file">
        {([{ code = '', span }]) => {
          const start = span.start
          const end = start + code.split('\n').length - 1
          return (
            <Card className="overflow-hidden">
              <div className="flex flex-wrap items-center gap-3 px-4 py-2.5">
                <FileCode2 className="size-4 text-muted-foreground" aria-hidden />
                <h2 className="min-w-0 flex-1 font-mono text-sm font-medium wrap-anywhere">{path}</h2>
                <span className="text-[0.8125rem] text-muted-foreground">
                  lines {start}–{end}
                </span>
              </div>
              <Code
                className="max-h-[70dvh] border-t"
                label={`${path}, lines ${start} to ${end}`}
                code={code}
                start={start}
                language={languageOf(path)}
                marked={place.line === undefined ? undefined : [line, line]}
                lineAddress={(at) => fileAddress(place, path, at)}
              />
              <div className="flex flex-wrap gap-2 border-t px-4 py-2.5">
                <Button
                  variant="outline"
                  size="sm"
                  disabled={start <= 1}
                  onClick={() => go({ line: String(Math.max(1, start - PIECE / 2)) })}
                >
                  Earlier lines
                </Button>
                <Button
                  variant="outline"
                  size="sm"
                  disabled={end >= span.end && end - start + 1 < PIECE}
                  onClick={() => go({ line: String(end + 1) })}
                >
                  Later lines
                </Button>
              </div>
            </Card>
          )
        }}
      </Answered>
    </div>
  )
}

function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  const { place } = usePlace()
  if (entries.length === 0) return <p className="text-[0.8125rem] text-muted-foreground">It defines no symbols.</p>
  return (
    <ul className="space-y-0.5 text-[0.8125rem]">
      {entries.map((one) => (
        <li key={one.symbol_id ?? `${one.symbol}:${one.anchor.line}`} className="min-w-0">
          <Link
            className="font-mono text-primary wrap-anywhere hover:underline"
            to={symbolAddress(place, { ...one, name: one.symbol, path: one.anchor.file, line: one.anchor.line })}
          >
            {one.symbol}
          </Link>{' '}
          <span className="text-xs text-muted-foreground">{one.symbol_kind}</span>
          {one.children === undefined || one.children.length === 0 ? null : (
            <div className="mt-0.5 ml-1.5 border-l pl-3">
              <Entries entries={one.children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Folder({ entries }: { readonly entries: readonly Entry[] }) {
  const { place } = usePlace()
  const files = new Map<string, number>()
  for (const { anchor } of entries) files.set(anchor.file, (files.get(anchor.file) ?? 0) + 1)
  if (files.size === 0) return <Empty title="Nothing here">There are no indexed files there.</Empty>
  return (
    <Card>
      <ul className="divide-y">
        {[...files].map(([file, symbols]) => (
          <li key={file} className="flex flex-wrap items-baseline gap-x-3 px-4 py-2">
            <Link
              className="font-mono text-primary wrap-anywhere hover:underline"
              to={addressOf(place, { view: 'file', path: file, line: undefined })}
            >
              {file}
            </Link>
            <span className="ml-auto text-[0.8125rem] text-muted-foreground">{plural(symbols, 'symbol')}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
