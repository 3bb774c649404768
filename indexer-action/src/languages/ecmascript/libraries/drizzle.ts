/** Drizzle: rows of tables, as queries give them. */
import * as ir from '../ir.ts'
import { primitive, standard, type Type, UNKNOWN, union } from '../types/types.ts'
import {
  all,
  argumentOf,
  array,
  as,
  type Call,
  type External,
  each,
  firstOf,
  heldBy,
  itemAt,
  itemsOf,
  known,
  type Library,
  type Look,
  list,
  literal,
  type Member,
  promised,
  takes,
  typesOf,
  under,
} from './library.ts'

/**
 * `Table` has the object that describes its columns, and the table's name; `Row` has such an object, and the schema in which its
 * relations are. `Query` has a row and the list of the tables that it joins, `Column` what a column holds.
 */
const made = typesOf('npm:drizzle-orm')
const of = (name: string, ...parameters: Type[]): Type =>
  parameters[0]?.kind === 'unknown' ? UNKNOWN : made(name, ...parameters)
const columnsOf = (table: Type): Type => argumentOf(table, 'Table', 0)
const rowOf = (table: Type): Type => of('Row', columnsOf(table))

/** Drivers that wait give the value itself, and others a promise of it. */
const either = (type: Type): Type => all(type, promised(type))
/** A query that gives rows once it is awaited, and may be made longer until then. */
const query = (row: Type, joined: Type): Type =>
  row.kind === 'unknown' ? UNKNOWN : all(of('Query', list(row, joined)), promised(array(row)))
const queried = ([of]: readonly Type[]): Type => itemAt(of, 0)
const queryIn = (type: Type): Type =>
  type.kind === 'intersection' ? known(...type.of.map(queryIn)) : argumentOf(type, 'Query', 0)

/** The object that describes the columns, or what a function that is given the builders returns. */
const table = (call: Call): Type => {
  const columns = call.argument(1)
  return of('Table', columns.kind === 'function' ? call.returned(columns) : columns, literal(call.textOf(0)))
}
/** Rows of a query without a selection have those of each table under the table's name as soon as tables are joined. */
const named = (table: Type): Type => list(argumentOf(table, 'Table', 1), rowOf(table))
const from = (call: Call): Type => {
  const selected = of('Row', call.held)
  const given = call.argument(0)
  return query(known(selected, rowOf(given)), selected.kind === 'unknown' ? list(named(given)) : UNKNOWN)
}
const joining = (call: Call): Type => {
  const [row = UNKNOWN, joined] = itemsOf(call.held)
  if (joined?.kind !== 'tuple') return query(row, UNKNOWN)
  const tables = list(...joined.items, named(call.argument(0)))
  return query(of('Joined', tables), tables)
}
const inJoined: Member = ([tables], _, _member, name) => under(tables, name)
/** A query that others read like a table. */
const asTable = (query: Type, name: Type): Type => of('Table', argumentOf(itemsOf(query)[0], 'Row', 0), name)

/** What a column holds, by how it is made. */
function columnHolds(column: Type): Type {
  if (column.kind !== 'external') return column
  if (column.name === 'Row' || column.name === 'Table') return column
  if (column.name === 'Column') return heldBy(column)
  const made = /^(\w+)\(\)/.exec(column.name)?.[1] ?? ''
  if (/^(?:text|varchar|char|uuid|mysqlEnum|pgEnum)$/.test(made)) return primitive(ir.P_STRING)
  return /^(?:integer|serial|smallint|int|real|double|bigserial)$/.test(made) ? primitive(ir.P_NUMBER) : UNKNOWN
}

/** A row with what the schema relates to it, under the names that its relations have. */
function related(schema: Type, table: Type, look: Look): Type {
  const columns = columnsOf(table)
  if (columns.kind !== 'shape') return rowOf(table)
  const relations = look.names(schema).flatMap((name) => {
    const declared = look.member(schema, name)
    const about = columnsOf(argumentOf(declared, 'Relations', 0))
    const isSame = about.kind === 'shape' && about.unit === columns.unit && about.shape === columns.shape
    return isSame ? [argumentOf(declared, 'Relations', 1)] : []
  })
  return of('Row', all(columns, ...relations), schema)
}
const rowIn = (type: External, held: Type, look: Look): Type => {
  const [, schema = UNKNOWN] = type.parameters ?? []
  const many = argumentOf(held, 'Many', 0)
  return many.kind === 'unknown' ? related(schema, argumentOf(held, 'One', 0), look) : related(schema, many, look)
}
const isRelation = (held: Type): held is External =>
  held.kind === 'external' && (held.name === 'Many' || held.name === 'One')

const schemaOf = (call: Call): Type =>
  of('Database', known(call.member(call.argument(1), 'schema'), call.member(call.argument(0), 'schema')))
/** Types of databases and transactions have the schema among their type arguments. */
const database = ({ args }: { args: readonly Type[] }): Type =>
  of('Database', args.find(({ kind }) => kind === 'module' || kind === 'shape') ?? UNKNOWN)
const given = (at: number, name: string) => (call: Call) => of(name, call.argument(at))

/** Indices and constraints are told of the table that they are for. */
const inTable = (call: Call, position: number): Type => {
  const made = position === 2 ? table(call) : UNKNOWN
  return made.kind === 'unknown' ? UNKNOWN : takes(made)
}
const finding = ({ held }: Call): Type => of('Finding', held)
const described: Member = ([row]) => argumentOf(row, 'Row', 0)
/** A function that is given the table, or an object of its columns. */
const told: Member = (args, type, member, name) => {
  const columns = described(args, type, member, name)
  return columns.kind === 'unknown' ? UNKNOWN : all(takes(of('Table', columns)), columns)
}
const DATABASES =
  'NodePgDatabase PostgresJsDatabase BetterSQLite3Database LibSQLDatabase DrizzleD1Database MySql2Database NeonHttpDatabase ' +
  'NeonDatabase VercelPgDatabase PgliteDatabase BunSQLDatabase BunSQLiteDatabase SqliteRemoteDatabase PlanetScaleDatabase ' +
  'ExpoSQLiteDatabase PgDatabase MySqlDatabase BaseSQLiteDatabase PgTransaction MySqlTransaction SQLiteTransaction'

export const DRIZZLE: Library = {
  types: {
    InferSelectModel: ({ args }) => rowOf(firstOf(args)),
    InferInsertModel: ({ args }) => rowOf(firstOf(args)),
    ...each(DATABASES, database),
  },
  functions: {
    ...each('pgTable mysqlTable sqliteTable Creating', table),
    ...each('pgTableCreator mysqlTableCreator sqliteTableCreator', (call) => call.made('Creating')),
    ...each('getTableColumns getColumns', (call) => columnsOf(call.argument(0))),
    alias: (call) => of('Table', columnsOf(call.argument(0)), literal(call.textOf(1))),
    relations: (call) => of('Relations', call.argument(0), call.resultOf(1)),
    Many: given(0, 'Many'),
    One: given(0, 'One'),
    drizzle: schemaOf,
    $type: (call) => of('Column', call.written),
    select: given(0, 'Selecting'),
    selectDistinct: given(0, 'Selecting'),
    selectDistinctOn: given(1, 'Selecting'),
    from,
    Joining: joining,
    insert: given(0, 'Writing'),
    update: given(0, 'Writing'),
    delete: given(0, 'Writing'),
    Returned: (call) => query(known(of('Row', call.argument(0)), rowOf(call.held)), UNKNOWN),
    Going: (call) => query(itemAt(call.held, 0), itemAt(call.held, 1)),
    All: (call) => either(array(queried([call.held]))),
    Get: (call) => either(queried([call.held])),
    Naming: (call) => asTable(call.held, literal(call.textOf(0))),
    $with: (call) => of('Common', literal(call.textOf(0))),
    CommonOf: (call) => asTable(queryIn(call.argument(0)), call.held),
    With: (call) => call.made('Database', call.held),
    Written: (call) => of('Writing', call.held),
    Given: (call) => of('Writing', call.held),
    FindMany: (call) => promised(array(call.held)),
    FindFirst: (call) => promised(call.held),
    Kept: (call) => of('Column', call.held),
    Transaction: (call) => call.resultOf(0),
  },
  contexts: {
    ...each('pgTable mysqlTable sqliteTable Creating', inTable),
    relations: (call, position) => (position === 1 ? takes(call.made('Relating')) : UNKNOWN),
    Transaction: (call, position) => (position === 0 ? takes(call.made('Database', call.held)) : UNKNOWN),
    Given: (call) => {
      const row = rowOf(call.held)
      return row.kind === 'unknown' ? UNKNOWN : union([row, standard('Array', row)])
    },
    Written: (call, position) => (position === 0 ? of('Conflict', rowOf(call.held)) : UNKNOWN),
    FindMany: finding,
    FindFirst: finding,
  },
  members: {
    Table: { $inferSelect: as('Row'), $inferInsert: as('Row') },
    Row: {},
    Joined: { '*': inJoined },
    Column: each('notNull default $default $defaultFn $onUpdate primaryKey references unique', as('Kept')),
    Relating: { many: as('Many'), one: as('One') },
    Selecting: { from: as('from') },
    Query: {
      ...each('where orderBy limit offset groupBy having for $dynamic prepare', as('Going')),
      ...each('leftJoin innerJoin rightJoin fullJoin crossJoin leftJoinLateral innerJoinLateral', as('Joining')),
      ...each('all execute', as('All')),
      get: as('Get'),
      as: as('Naming'),
      ...each('then', (args, _, member) => member(promised(array(queried(args))), 'then')),
    },
    Writing: {
      ...each('values set', as('Given')),
      ...each('where onConflictDoNothing onConflictDoUpdate onDuplicateKeyUpdate from', as('Written')),
      returning: as('Returned'),
    },
    Conflict: { set: firstOf },
    Database: { query: as('Queries'), transaction: as('Transaction'), with: as('With') },
    Common: { as: as('CommonOf') },
    Queries: {},
    Finding: {
      where: told,
      orderBy: told,
      columns: described,
      with: ([row]) => of('Withs', argumentOf(row, 'Row', 0), argumentOf(row, 'Row', 1)),
    },
    Withs: {},
    Relation: { findMany: as('FindMany'), findFirst: as('FindFirst') },
  },
  refers: {
    Row: (type, held, look) => {
      if (!isRelation(held)) return columnHolds(held)
      const row = rowIn(type, held, look)
      return held.name === 'Many' ? array(row) : row
    },
    Withs: (type, held, look) => (isRelation(held) ? of('Finding', rowIn(type, held, look)) : UNKNOWN),
    Queries: (type, held, look) => of('Relation', related(heldBy(type), held, look)),
  },
  exact: new Set(['Row']),
  unwraps: true,
}

/** Schemas of Zod that are made of tables. */
const ofColumns = (call: Call): Type => {
  const columns = columnsOf(call.argument(0))
  return columns.kind === 'unknown' ? UNKNOWN : typesOf('npm:zod')('ZodObject', columns)
}
export const DRIZZLE_ZOD: Library = {
  functions: each('createInsertSchema createSelectSchema createUpdateSchema', ofColumns),
}
