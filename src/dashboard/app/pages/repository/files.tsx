/** Files that are not in the index, and files that the parser could not read to the end, page by page. */
import type { ReactNode } from 'react'
import { languageName } from '../../components/languages.tsx'
import { bytes, count } from '../../components/ui/amounts.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardHeader } from '../../components/ui/card.tsx'
import { Empty, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Table, Td, Th, Tr } from '../../components/ui/table.tsx'
import { type Paged, usePages } from '../../data.ts'
import { reasonLabel, reasonMeaning } from './reasons.ts'

interface Of {
  readonly params: { readonly repository: number }
  /** The ref. */
  readonly of: string
}

export function SkippedFiles({ params, of, reason }: Of & { readonly reason: string }) {
  const list = usePages('GET /repositories/:repository/skipped', {
    params,
    query: { ref: of, limit: 50, ...(reason === '' ? {} : { reason }) },
    live: ['index'],
  })
  return (
    <Listed list={list} empty={<Empty title="None">Every file of this ref is in the index.</Empty>}>
      <Table label="Skipped files">
        <thead>
          <tr>
            <Th>Path</Th>
            <Th>Reason</Th>
            <Th className="text-right">Size</Th>
          </tr>
        </thead>
        <tbody>
          {list.items.map((file) => (
            <Tr key={file.path}>
              <PathCell path={file.path} />
              <Td className="whitespace-nowrap">
                <span title={reasonMeaning(file.reason)}>{reasonLabel(file.reason)}</span>
              </Td>
              <Td className="text-right whitespace-nowrap">{bytes(file.bytes)}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Listed>
  )
}

/** How many are looked for without being asked to. */
const MOST_AT_FIRST = 20

/** `files`: how many there are. The service finds them by looking through all files, a hundred at a time. */
export function BadlyParsed({ params, of, files }: Of & { readonly files: number }) {
  const list = usePages('GET /repositories/:repository/badly-parsed', {
    params,
    query: { ref: of },
    live: ['index'],
    atLeast: Math.min(files, MOST_AT_FIRST),
  })
  return (
    <Card>
      <CardHeader
        title="Files with parse errors"
        description="These are indexed, but symbols or links may be missing where the parser failed."
      />
      <Listed
        list={list.items.length < files ? list : { ...list, more: undefined }}
        empty={<Empty title="None">The parser read every file of this ref to the end.</Empty>}
      >
        <Table label="Files with parse errors">
          <thead>
            <tr>
              <Th>Path</Th>
              <Th className="@max-lg:hidden">Language</Th>
              <Th className="text-right">Errors</Th>
              <Th className="text-right">First at line</Th>
            </tr>
          </thead>
          <tbody>
            {list.items.map((file) => (
              <Tr key={file.path}>
                <PathCell path={file.path} />
                <Td className="whitespace-nowrap @max-lg:hidden">{languageName(file.language)}</Td>
                <Td className="text-right">{count(file.errors)}</Td>
                <Td className="text-right whitespace-nowrap">
                  {file.firstLine === null ? '' : `${count(file.firstLine)} of ${count(file.lines)}`}
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      </Listed>
    </Card>
  )
}

function PathCell({ path }: { readonly path: string }) {
  return (
    <Td>
      <code className="block min-w-36 font-mono text-[0.8125rem] wrap-anywhere">{path}</code>
    </Td>
  )
}

type FileRoute = 'GET /repositories/:repository/skipped' | 'GET /repositories/:repository/badly-parsed'

/** A page may be empty without being the last: then only the button is shown. */
function Listed<R extends FileRoute>({
  list,
  empty,
  children,
}: {
  readonly list: Paged<R>
  readonly empty: ReactNode
  readonly children: ReactNode
}) {
  const { items, more, coming, query } = list
  if (query.isPending || (coming && items.length === 0))
    return (
      <div className="px-5 pb-4">
        <LoadingRows rows={3} />
      </div>
    )
  if (query.error) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  if (items.length === 0 && more === undefined) return empty
  return (
    <>
      {items.length === 0 ? (
        <p className="px-4 pb-4 text-muted-foreground sm:px-5">None among the files looked at so far.</p>
      ) : (
        children
      )}
      {more === undefined ? null : (
        <div className="border-t p-3 text-center">
          <Button variant="outline" size="sm" onClick={more.load} busy={more.busy}>
            {items.length === 0 ? 'Look further' : 'Load more'}
          </Button>
        </div>
      )}
    </>
  )
}
