/** Every place that uses a symbol, file by file, with how it is used and how certain that is. */
import { Link } from 'react-router'
import type { SymbolReference } from '../../../../query/answers/answer.ts'
import { count, plural } from '../../components/ui/amounts.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { Answered } from './answer.tsx'
import { useTool } from './ask.ts'
import { Code } from './code.tsx'
import { languageOf } from './highlight.ts'
import { fileAddress, usePlace } from './place.ts'

interface Referenced {
  readonly total: number
  readonly references: readonly SymbolReference[]
}

export function References({ symbol }: { readonly symbol: string }) {
  const { place } = usePlace()
  const asked = useTool<Referenced>(place, 'find_references', { symbol })
  return (
    <Answered asked={asked} loading="Looking for references">
      {(pages) => {
        const references = pages.flatMap((page) => page.references)
        if (references.length === 0) return <Empty title="No references">Nothing indexed at this ref uses it.</Empty>
        return (
          <>
            <p className="text-[0.8125rem] text-muted-foreground">
              {asked.more === undefined
                ? plural(references.length, 'reference')
                : `${count(references.length)} of at most ${count(pages[0].total)}`}{' '}
              in {plural(byFile(references).size, 'file')}, nearest first
            </p>
            {[...byFile(references)].map(([file, uses]) => (
              <Card key={file} className="overflow-hidden">
                <h3 className="px-4 pt-3 pb-2 text-sm font-medium">
                  <Link className="font-mono text-primary wrap-anywhere hover:underline" to={fileAddress(place, file)}>
                    {file}
                  </Link>
                </h3>
                <ul>
                  {uses.map((use) => (
                    <li key={`${use.anchor.line}:${use.anchor.column}`} className="border-t">
                      <div className="flex flex-wrap gap-1.5 px-4 py-1.5 text-[0.8125rem] text-muted-foreground">
                        <Badge variant={use.isWrite ? 'warning' : 'default'}>{use.use.replaceAll('_', ' ')}</Badge>
                        {use.within === undefined ? null : (
                          <span className="min-w-0 wrap-anywhere">
                            in <code className="font-mono">{use.within}</code>
                          </span>
                        )}
                        <span className="ml-auto">
                          {use.evidence.replaceAll('_', ' ')} · {Math.round(use.confidence * 100)} %
                        </span>
                      </div>
                      <Code
                        label={`${file} line ${use.anchor.line}`}
                        code={use.preview.lines.join('\n')}
                        start={use.preview.startLine}
                        language={languageOf(file)}
                        marked={use.preview.lines.length > 1 ? [use.anchor.line, use.anchor.line] : undefined}
                        lineAddress={(line) => fileAddress(place, file, line)}
                      />
                    </li>
                  ))}
                </ul>
              </Card>
            ))}
          </>
        )
      }}
    </Answered>
  )
}

function byFile(references: readonly SymbolReference[]): Map<string, SymbolReference[]> {
  const files = new Map<string, SymbolReference[]>()
  for (const one of references) files.set(one.anchor.file, [...(files.get(one.anchor.file) ?? []), one])
  return files
}
