/**
 * Tables and their columns, as `db/schema.rb` declares them: `create_table "users" do |t| t.string "email" end`. Which models have
 * them is in `columns.ts`. Migrations say the same of tables that may have changed since, so they declare nothing.
 */
import type { Syntax } from '../declarative/syntax.ts'
import { argumentsOf, methodIn } from './call-syntax.ts'
import type { GraphBuilder } from './graph-builder.ts'

/** What stands beside columns in a table. */
const NO_COLUMN = /^(index|check_constraint|unique_constraint|exclusion_constraint|foreign_key|timestamps)$/

/** The name of the table that a call declares, or of the column. */
export const declaredInSchema = (t: Syntax, call: number): number | undefined => tableIn(t, call) ?? columnIn(t, call)

export const isTable = (t: Syntax, call: number): boolean => tableIn(t, call) !== undefined

function tableIn(t: Syntax, call: number): number | undefined {
  if (methodIn(t, call) !== 'create_table' || t.field(call, 'receiver') !== undefined) return undefined
  const define = blockAround(t, call)
  const schema = define === undefined ? undefined : t.field(define, 'receiver')
  if (schema === undefined || methodIn(t, define as number) !== 'define') return undefined
  return t.text(schema).startsWith('ActiveRecord::Schema') ? firstText(t, call) : undefined
}

function columnIn(t: Syntax, call: number): number | undefined {
  const receiver = t.field(call, 'receiver')
  if (receiver === undefined || t.type(receiver) !== 'identifier' || NO_COLUMN.test(methodIn(t, call))) return undefined
  const table = blockAround(t, call)
  return table === undefined || !isTable(t, table) ? undefined : firstText(t, call)
}

/** Notes the columns of a table. */
export function declareTable(b: GraphBuilder, call: number): void {
  const { t } = b
  const table = tableIn(t, call)
  const block = table === undefined ? undefined : t.field(call, 'block')
  const body = block === undefined ? undefined : t.field(block, 'body')
  if (table === undefined || body === undefined) return
  for (const one of t.named(body)) {
    const column = t.type(one) === 'call' ? columnIn(t, one) : undefined
    if (column === undefined) continue
    const isList = /\barray: true\b/.test(t.text(one))
    b.add(['column', t.text(table), t.text(column), isList ? '' : methodIn(t, one), b.symbolAt(column)])
  }
}

/** The call in whose block another one stands. */
function blockAround(t: Syntax, call: number): number | undefined {
  const body = t.parent(call)
  const block = body === undefined ? undefined : t.parent(body)
  return block === undefined || !/block$/.test(t.type(block)) ? undefined : t.parent(block)
}

/** The content of the text that is the first argument. */
function firstText(t: Syntax, call: number): number | undefined {
  const [first] = argumentsOf(t, call)
  return first === undefined || t.type(first) !== 'string' ? undefined : t.first(first, 'string_content')
}
