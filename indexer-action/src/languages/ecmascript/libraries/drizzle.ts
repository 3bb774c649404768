/** Drizzle: rows of tables, as queries give them. */
import * as ir from '../ir.ts'
import { primitive, standard, type Type, UNKNOWN, union } from '../types/types.ts'
import { all, type Call, type External, firstOf, known, type Library, type Member, takes } from './library.ts'

/** `Table` of the object that describes its columns, `Row` of such an object, `Column` of what a column holds. */
const columnsOf = (table: Type): Type =>
  table.kind === 'external' && table.name === 'Table' ? firstOf(table.parameters ?? []) : UNKNOWN
const of = (name: string, type: Type): Type =>
  type.kind === 'unknown' ? UNKNOWN : { kind: 'external', package: 'npm:drizzle-orm', name, parameters: [type] }
const rowOf = (table: Type): Type => of('Row', columnsOf(table))

const listed = (row: Type): Type => standard('Promise', standard('Array', row))
/** A query that gives rows once it is awaited, and may be made longer until then. */
const rows = (row: Type): Type => (row.kind === 'unknown' ? UNKNOWN : all(of('Query', row), listed(row)))
const promised = (type: Type): Type => (type.kind === 'unknown' ? UNKNOWN : standard('Promise', type))

/** The object that describes the columns, or what a function that is given the builders returns. */
const table = (call: Call): Type => {
  const columns = call.argument(1)
  return of('Table', columns.kind === 'function' ? call.returned(columns) : columns)
}
/** What a column holds, by how it is made. */
function columnHolds(column: Type): Type {
  if (column.kind !== 'external') return column
  if (column.name === 'Row' || column.name === 'Column' || column.name === 'Table')
    return column.name === 'Column' ? firstOf(column.parameters ?? []) : column
  const made = /^(\w+)\(\)/.exec(column.name)?.[1] ?? ''
  if (/^(?:text|varchar|char|uuid|mysqlEnum|pgEnum)$/.test(made)) return primitive(ir.P_STRING)
  return /^(?:integer|serial|smallint|int|real|double|bigserial)$/.test(made) ? primitive(ir.P_NUMBER) : UNKNOWN
}
const itself: Member = (args, type) => ({ ...type, name: 'Going', parameters: args })
const own = (names: string, member: Member): Record<string, Member> =>
  Object.fromEntries(names.split(' ').map((name) => [name, member]))
const as =
  (name: string): Member =>
  (args, type) => ({ ...type, name, parameters: args })
const schemaOf = (call: Call): Type =>
  of('Database', known(call.member(call.argument(1), 'schema'), call.member(call.argument(0), 'schema')))
const database = ({ args }: { args: readonly Type[] }): Type => of('Database', firstOf(args))
const given = (at: number, name: string) => (call: Call) => of(name, call.argument(at))

/** Indices and constraints are told of the table that they are for. */
const inTable = (call: Call, position: number): Type => {
  const made = position === 2 ? table(call) : UNKNOWN
  return made.kind === 'unknown' ? UNKNOWN : takes(made)
}
const finding = ({ held }: Call): Type =>
  held.kind === 'external' ? of('Finding', firstOf(held.parameters ?? [])) : UNKNOWN
const told: Member = ([columns]) => takes(of('Table', columns ?? UNKNOWN))

export const DRIZZLE: Library = {
  types: {
    InferSelectModel: ({ args }) => rowOf(firstOf(args)),
    InferInsertModel: ({ args }) => rowOf(firstOf(args)),
    ...Object.fromEntries(
      'NodePgDatabase PostgresJsDatabase BetterSQLite3Database LibSQLDatabase DrizzleD1Database MySql2Database'
        .split(' ')
        .map((name) => [name, database]),
    ),
  },
  functions: {
    pgTable: table,
    mysqlTable: table,
    sqliteTable: table,
    drizzle: schemaOf,
    $type: (call) => of('Column', call.written),
    select: given(0, 'Selecting'),
    selectDistinct: given(0, 'Selecting'),
    from: (call) => rows(known(of('Row', call.held), rowOf(call.argument(0)))),
    insert: given(0, 'Writing'),
    update: given(0, 'Writing'),
    delete: given(0, 'Writing'),
    Returned: (call) => rows(known(of('Row', call.argument(0)), rowOf(call.held))),
    Going: (call) => rows(call.held),
    Written: (call) => of('Writing', call.held),
    Given: (call) => of('Writing', call.held),
    FindMany: (call) => promised(standard('Array', call.held)),
    FindFirst: (call) => promised(call.held),
    Kept: (call) => of('Column', call.held),
    Transaction: (call) => call.resultOf(0),
  },
  contexts: {
    pgTable: inTable,
    mysqlTable: inTable,
    sqliteTable: inTable,
    Transaction: (call, position) => (position === 0 ? takes(call.made('Database', call.held)) : UNKNOWN),
    Given: (call) => {
      const row = rowOf(call.held)
      return row.kind === 'unknown' ? UNKNOWN : union([row, standard('Array', row)])
    },
    FindMany: finding,
    FindFirst: finding,
  },
  members: {
    Table: { $inferSelect: as('Row'), $inferInsert: as('Row') },
    Row: {},
    Column: own('notNull default $default $defaultFn $onUpdate primaryKey references unique', as('Kept')),
    Selecting: { from: as('from') },
    Query: {
      ...own('where orderBy limit offset groupBy having for $dynamic prepare as leftJoin innerJoin', itself),
      ...own('then', ([row], _, member) => member(listed(row ?? UNKNOWN), 'then')),
    },
    Writing: {
      ...own('values set', as('Given')),
      ...own('where onConflictDoNothing onConflictDoUpdate from', as('Written')),
      returning: as('Returned'),
    },
    Database: { query: as('Queries'), transaction: as('Transaction') },
    Queries: {},
    Finding: { where: told, orderBy: told },
    Relation: { findMany: as('FindMany'), findFirst: as('FindFirst') },
  },
  refers: {
    Row: (_: External, held) => columnHolds(held),
    Queries: (_: External, held) => of('Relation', rowOf(held)),
  },
  exact: new Set(['Row']),
  unwraps: true,
}
