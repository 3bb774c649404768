/**
 * A list that can be searched, sorted and paged in the browser, and asks for more rows where the server has more.
 *
 * Searching and sorting know only the rows that are here; with `more` the table says so rather than pretend.
 */
import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { count } from './amounts.ts'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { SearchInput } from './input.tsx'
import { type Sort, useListView } from './list-view.ts'
import { Empty } from './states.tsx'
import { Table, Td, Th, Tr } from './table.tsx'

export interface Column<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** What it is sorted by; null comes last either way. Without it the column cannot be sorted. */
  readonly sort?: (row: Row) => string | number | null | undefined
  /** Of its cells and its head: `text-right`, `@max-4xl:hidden`, `w-1`. */
  readonly className?: string
}

export interface DataTableProps<Row> {
  /** What the rows are, for screen readers. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly columns: readonly Column<Row>[]
  /** Text that a search looks in. Without it there is no search field. */
  readonly search?: (row: Row) => string
  readonly searchLabel?: string
  /** Further filters, beside the search field. */
  readonly toolbar?: ReactNode
  readonly initialSort?: Sort
  /** The address keeps what is searched for, the order and the page. For one list of a page. */
  readonly kept?: boolean
  readonly pageSize?: number
  /** Shown when there is no row at all (as opposed to none that matches). */
  readonly empty?: ReactNode
  /** The server has more rows than are here. */
  readonly more?: { readonly load: () => void; readonly busy: boolean } | undefined
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, columns, search, pageSize = 25 } = props
  const { text, said, sort, page, ...view } = useListView(props.kept ?? false, props.initialSort)
  const wanted = said.toLowerCase()
  const found = useMemo(() => {
    const words = wanted.split(/\s+/).filter(Boolean)
    const matching =
      search === undefined || words.length === 0
        ? rows
        : rows.filter((row) => {
            const inside = search(row).toLowerCase()
            return words.every((word) => inside.includes(word))
          })
    const by = columns.find((column) => column.id === sort?.by)?.sort
    return by === undefined ? matching : [...matching].sort(comparing(by, sort?.down ?? false))
  }, [rows, columns, search, wanted, sort])
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const at = Math.min(page, pages - 1)
  const shown = found.slice(at * pageSize, (at + 1) * pageSize)
  const turn = (id: string): void => view.order({ by: id, down: sort?.by === id && !sort.down })

  return (
    <div className="min-w-0">
      {search === undefined && props.toolbar === undefined ? null : (
        <div className="flex flex-wrap items-center gap-2 px-4 py-3 sm:px-5">
          {search === undefined ? null : (
            <SearchInput
              className="sm:w-72"
              aria-label={props.searchLabel ?? `Search ${props.label.toLowerCase()}`}
              placeholder={props.searchLabel ?? 'Search'}
              value={text}
              onChange={(event) => view.search(event.target.value)}
            />
          )}
          {props.toolbar}
        </div>
      )}
      {rows.length === 0 ? (
        (props.empty ?? <Empty title="Nothing here yet" />)
      ) : found.length === 0 ? (
        <Empty title="Nothing matches">
          None of {props.more === undefined ? count(rows.length) : `the ${count(rows.length)} rows that are loaded`} has
          “{text.trim()}”.
        </Empty>
      ) : (
        <Table label={props.label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <Th
                  key={column.id}
                  className={column.className}
                  aria-sort={
                    column.sort === undefined
                      ? undefined
                      : sort?.by !== column.id
                        ? 'none'
                        : sort.down
                          ? 'descending'
                          : 'ascending'
                  }
                >
                  {column.sort === undefined ? (
                    column.header
                  ) : (
                    <SortButton
                      column={column.header}
                      state={sort?.by === column.id ? (sort.down ? 'down' : 'up') : 'none'}
                      onClick={() => turn(column.id)}
                    />
                  )}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Tr key={props.rowKey(row)}>
                {columns.map((column) => (
                  <Td key={column.id} className={column.className}>
                    {column.cell(row)}
                  </Td>
                ))}
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pager at={at} pages={pages} size={pageSize} total={found.length} turnTo={view.turnTo} more={props.more} />
    </div>
  )
}

function SortButton({
  column,
  state,
  onClick,
}: {
  readonly column: string
  readonly state: 'up' | 'down' | 'none'
  readonly onClick: () => void
}) {
  const Icon = state === 'up' ? ArrowUp : state === 'down' ? ArrowDown : ChevronsUpDown
  return (
    <button
      type="button"
      onClick={onClick}
      className="-mx-1 inline-flex items-center gap-1 rounded px-1 font-medium hover:text-foreground"
    >
      {column}
      <Icon className={cn('size-3', state === 'none' && 'opacity-50')} aria-hidden />
    </button>
  )
}

function Pager({
  at,
  pages,
  size,
  total,
  turnTo,
  more,
}: {
  readonly at: number
  readonly pages: number
  readonly size: number
  readonly total: number
  readonly turnTo: (page: number) => void
  readonly more: DataTableProps<unknown>['more']
}) {
  if (pages === 1 && more === undefined) return null
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-2 border-t px-4 py-3 sm:px-5 text-[0.8125rem] text-muted-foreground"
    >
      <span aria-live="polite">
        {total === 0 ? 'none' : `${count(at * size + 1)}–${count(Math.min(total, (at + 1) * size))} of ${count(total)}`}
        {more === undefined ? '' : ' loaded'}
      </span>
      <span className="flex items-center gap-2">
        {more === undefined ? null : (
          <Button variant="outline" size="sm" onClick={more.load} busy={more.busy}>
            Load more
          </Button>
        )}
        <Button
          variant="outline"
          size="icon-sm"
          aria-label="Previous page"
          disabled={at === 0}
          onClick={() => turnTo(at - 1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button
          variant="outline"
          size="icon-sm"
          aria-label="Next page"
          disabled={at >= pages - 1}
          onClick={() => turnTo(at + 1)}
        >
          <ChevronRight aria-hidden />
        </Button>
      </span>
    </nav>
  )
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function comparing<Row>(by: (row: Row) => string | number | null | undefined, down: boolean) {
  return (a: Row, b: Row): number => {
    const left = by(a) ?? null
    const right = by(b) ?? null
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right))
    return down ? -order : order
  }
}
