/**
 * Lines of a file with their numbers, highlighted.
 */
import './code.css'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { cn } from '../../components/ui/cn.ts'
import { Scrolling } from '../../components/ui/scrolling.tsx'
import { highlight, type Line, mark, plainLines } from './highlight.ts'

interface CodeProps {
  readonly code: string
  readonly language: string | undefined
  /** For screen readers: what this is. */
  readonly label: string
  /** Number of the first line; without it there are no numbers. */
  readonly start?: number
  /** Lines that are meant. */
  readonly marked?: readonly [first: number, last: number] | undefined
  /** Parts of lines that are meant: line → columns, 0-based, end exclusive. */
  readonly hits?: ReadonlyMap<number, readonly (readonly [number, number])[]>
  /** Where a line's number leads. */
  readonly lineAddress?: (line: number) => string
  readonly className?: string
}

export function Code({ code, language, label, start, marked, hits, lineAddress, className }: CodeProps) {
  const lines = useHighlighted(code, language)
  const digits = String((start ?? 1) + lines.length).length
  return (
    <Scrolling label={label} className={cn('bg-muted py-2', className)}>
      <pre className="w-max min-w-full font-mono text-[0.8125rem] leading-relaxed">
        {lines.map((line, index) => {
          const number = (start ?? 1) + index
          const meant = marked !== undefined && number >= marked[0] && number <= marked[1]
          return (
            <div key={number} className={cn('flex px-3', meant && 'bg-accent')} data-line={number}>
              {start === undefined ? null : <LineNumber number={number} digits={digits} to={lineAddress?.(number)} />}
              <code className="whitespace-pre">
                {mark(line, hits?.get(number) ?? []).map(({ text, token, marked: hit }, at) => {
                  const look = token === undefined ? undefined : `code-${token}`
                  // Pieces of a line have no identity but their place.
                  const key = `${number}:${at}`
                  // Marked text has another background, so it keeps the plain colour.
                  return hit ? (
                    <mark key={key} className="rounded-xs bg-warning/30 text-foreground">
                      {text}
                    </mark>
                  ) : (
                    <span key={key} className={look}>
                      {text}
                    </span>
                  )
                })}
                {'\n'}
              </code>
            </div>
          )
        })}
      </pre>
    </Scrolling>
  )
}

function LineNumber({
  number,
  digits,
  to,
}: {
  readonly number: number
  readonly digits: number
  readonly to?: string | undefined
}) {
  const look = 'mr-4 shrink-0 text-right text-muted-foreground select-none'
  const text = String(number).padStart(digits)
  if (to === undefined)
    return (
      <span aria-hidden className={look}>
        {text}
      </span>
    )
  return (
    <Link
      to={to}
      tabIndex={-1}
      aria-label={`Line ${number}`}
      className={cn(look, 'hover:text-foreground hover:underline')}
    >
      {text}
    </Link>
  )
}

/** Plain until the grammar is loaded: nobody waits for colours. */
function useHighlighted(code: string, language: string | undefined): readonly Line[] {
  const [done, setDone] = useState<{ of: string; lines: readonly Line[] }>()
  const of = `${language}\n${code}`
  useEffect(() => {
    let wanted = true
    void highlight(code, language).then((lines) => {
      if (wanted) setDone({ of, lines })
    })
    return () => {
      wanted = false
    }
  }, [code, language, of])
  return done?.of === of ? done.lines : plainLines(code)
}
