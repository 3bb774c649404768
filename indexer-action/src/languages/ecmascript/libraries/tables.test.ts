/** TanStack Table: the rows of a table are what its data has. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('cells, columns and rows of a table have the data that the table shows', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "@tanstack/react-table": "8" } }',
    'user.ts': 'export interface User { name: string; team: { title: string } }\n',
    'table.ts': "export type { ColumnDef as DataColumn } from '@tanstack/react-table'\n",
    'columns.tsx': `import { type ColumnDef, createColumnHelper, type Row, type Table, useReactTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { DataColumn } from './table'
import type { User } from './user'
export const columns: ColumnDef<User>[] = [
  { accessorKey: 'name', cell: ({ row }) => <b>{row.original.name}</b> },
//                                                           ^ read user.ts User.name
  { id: 'team', accessorFn: (user) => user.team, header: 'a' },
//                                         ^ read user.ts User.team
]
const helper = createColumnHelper<User>()
helper.accessor('name', { cell: (info) => info.row.original.team.title })
//                                                               ^ read user.ts User.team.title
helper.accessor((user) => user.name, { id: 'a' })
//                             ^ read user.ts User.name
helper.display({ id: 'b', cell: ({ row }) => row.original.name })
//                                                        ^ read user.ts User.name
function List({ data }: { data: User[] }) {
  const again = useMemo(() => [{ cell: ({ row }) => row.original.name }] satisfies DataColumn<User>[], [])
//                                                               ^ read user.ts User.name
  const table = useReactTable({ data, columns, getRowId: (user) => user.name })
//                                                                      ^ read user.ts User.name
  table.getRowModel().rows.map((row) => row.original.name)
//                                                   ^ read user.ts User.name
  return table.getSelectedRowModel().rows[0].original.team
//                                                    ^ read user.ts User.team
}
const actions = (row: Row<User>, table: Table<User>) => row.original.name
//                                                                   ^ read user.ts User.name
`,
  })
})
