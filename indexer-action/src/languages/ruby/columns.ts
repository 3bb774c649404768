/**
 * Gives models the columns of their tables as attributes. As in Rails they stand in a module that each model includes before all
 * others, so what the model and its concerns define goes before them.
 */
import type { Id } from '../../../../src/contract/ids.ts'
import type { Class, Classes } from './classes.ts'
import { plural, underscored } from './inflections.ts'
import { isRecord } from './queries.ts'

export interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly id: Id | undefined
  readonly path: string
}

/** What ActiveRecord makes of a column. */
const METHODS = [
  '',
  '=',
  '?',
  '_was',
  '_changed?',
  '_change',
  '_in_database',
  '_before_last_save',
  '_before_type_cast',
  '_previously_was',
  '_previously_changed?',
]
const SAVED = ['saved_change_to_*', 'saved_change_to_*?', 'will_save_change_to_*?']

/** Ruby's class by the type of a column. */
const TYPES: Record<string, string | undefined> = Object.assign(Object.create(null), {
  string: 'String',
  text: 'String',
  citext: 'String',
  uuid: 'String',
  integer: 'Integer',
  bigint: 'Integer',
  float: 'Float',
  boolean: 'TrueClass',
  datetime: 'Time',
  date: 'Date',
})

/** `named`: the tables that models name themselves. `objectOf`: the node of an object of one of Ruby's classes. */
export function giveColumns(
  classes: Classes,
  columns: readonly Column[],
  named: ReadonlyMap<Class, string>,
  objectOf: (type: string) => number,
): void {
  if (columns.length === 0) return
  const tables = Map.groupBy(columns, ({ table }) => table)
  const isModel = (one: Class): boolean => one.isInside && !one.isModule && isRecord(classes, one)
  for (const model of classes.all.filter(isModel)) {
    const table = named.get(model) ?? namesOfTables(model.name).find((name) => tables.has(name))
    const own = table === undefined ? [] : ofApplication(tables.get(table) ?? [], model)
    if (own.length > 0) model.includes.unshift(attributesOf(classes, own, objectOf))
  }
}

/** Of `Shop::Order`: with the names around it, as in a model of another, and without. */
function namesOfTables(path: string): string[] {
  const names = path.split('::').map(underscored)
  return names.flatMap((_, at) => {
    const name = names.slice(at).join('_')
    return [plural(name), name]
  })
}

/** Of several applications in one repository each has a schema. */
function ofApplication(columns: readonly Column[], model: Class): readonly Column[] {
  const schemas = new Set(columns.map(({ path }) => path))
  if (schemas.size < 2) return columns
  const isAround = (schema: string): boolean =>
    model.symbols.some(({ path }) => path.startsWith(schema.slice(0, schema.lastIndexOf('db/'))))
  const [only, ...more] = [...schemas].filter(isAround)
  return more.length > 0 ? [] : columns.filter(({ path }) => path === only)
}

function attributesOf(classes: Classes, columns: readonly Column[], objectOf: (type: string) => number): Class {
  const made = classes.make('GeneratedAttributeMethods', true)
  made.isOfTable = true
  for (const { name, type, id, path } of columns) {
    const called = [...METHODS.map((end) => name + end), ...SAVED.map((pattern) => pattern.replace('*', name))]
    const ruby = TYPES[type]
    const value = ruby === undefined ? -1 : objectOf(ruby)
    for (const one of called) {
      const result = one === name ? value : -1
      made.methods.set(one, [{ name: one, owner: made, id, path, self: -1, result, parameters: [], block: -1 }])
    }
  }
  return made
}
