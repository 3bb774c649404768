/** TanStack Table: columns, cells and rows have the data that a table shows. */

import { type Type, UNKNOWN } from '../types/types.ts'
import {
  array,
  as,
  type Call,
  each,
  firstOf,
  held,
  known,
  type Library,
  type Member,
  referring,
  takes,
  told,
} from './library.ts'

const given =
  (name: string): Member =>
  (args, type) =>
    takes({ ...type, name, parameters: args })
const rows: Member = (args, type) => array({ ...type, name: 'Row', parameters: args })
/** What a table shows one of: an item of its data. */
const shown = (call: Call): Type => {
  const options = call.argument(0)
  return known(call.written, call.elementOf(call.member(options, 'data')))
}
const column = (call: Call, position: number): Type => (position === 0 ? call.made('ColumnDef', call.held) : UNKNOWN)

const MODELS =
  'getRowModel getCoreRowModel getSelectedRowModel getFilteredRowModel getFilteredSelectedRowModel getSortedRowModel ' +
  'getPaginationRowModel getPrePaginationRowModel getExpandedRowModel getGroupedRowModel'
const TYPES =
  'ColumnDef Row Table Cell Column Header HeaderGroup CellContext HeaderContext TableOptions RowModel ColumnHelper'

export const TABLES: Library = {
  types: each(TYPES, held),
  functions: {
    ...each(
      'useReactTable useVueTable createSvelteTable createSolidTable createAngularTable createTable',
      (call: Call) => referring(call, 'Table', shown(call)),
    ),
    createColumnHelper: (call) => referring(call, 'ColumnHelper', call.written),
    Modelling: (call) => call.made('RowModel', call.held),
    OneRow: (call) => call.made('Row', call.held),
  },
  contexts: {
    ...each(
      'useReactTable useVueTable createSvelteTable createSolidTable createTable',
      (call: Call, position: number) => (position === 0 ? referring(call, 'TableOptions', shown(call)) : UNKNOWN),
    ),
    Accessing: (call, position) => (position === 0 ? takes(call.held) : call.made('ColumnDef', call.held)),
    Displaying: column,
  },
  members: {
    ColumnDef: {
      ...each('cell aggregatedCell', given('CellContext')),
      ...each('header footer', given('HeaderContext')),
      accessorFn: told,
      columns: (args, type) => array({ ...type, parameters: args }),
    },
    ColumnHelper: { accessor: as('Accessing'), ...each('display group', as('Displaying')) },
    ...each('CellContext HeaderContext Cell Header', {
      row: as('Row'),
      table: as('Table'),
      column: as('Column'),
      cell: as('Cell'),
    }),
    Row: { original: firstOf, subRows: rows, getParentRow: as('OneRow') },
    RowModel: { ...each('rows flatRows', rows) },
    Table: { ...each(MODELS, as('Modelling')), getRow: as('OneRow') },
    TableOptions: {
      columns: (args, type) => array({ ...type, name: 'ColumnDef', parameters: args }),
      ...each('getRowId getSubRows', told),
      getRowCanExpand: given('Row'),
    },
  },
}
