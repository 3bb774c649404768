/**
 * A migration runs while the previous version still serves, and a deployment can be rolled back. So whatever the previous version's
 * statements name must still exist, and its inserts must still be accepted.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../migrations')

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly required: boolean
}

function columns(database: DatabaseSync): Column[] {
  const sql = `SELECT t.name AS "table", c.name AS name, c.type AS type, c."notnull" = 1 AND c.dflt_value IS NULL AND c.pk = 0 AS required
    FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table' ORDER BY 1, c.cid`
  return database.prepare(sql).all() as unknown as Column[]
}

/** What the previous version relies on and the next removes, or what the next requires and the previous does not provide. */
function broken(before: readonly Column[], after: readonly Column[]): string[] {
  const key = ({ table, name }: Column) => `${table}.${name}`
  const now = new Map(after.map((one) => [key(one), one]))
  const tables = new Set(before.map((one) => one.table))
  const known = new Set(before.map(key))
  return [
    ...before
      .filter((one) => now.get(key(one))?.type !== one.type)
      .map((one) => `${key(one)} is gone or of another type`),
    ...after
      .filter((one) => tables.has(one.table) && !known.has(key(one)) && one.required)
      .map((one) => `${key(one)} must be given, and the previous version does not know it`),
  ]
}

describe.each(['control', 'index'])('migrations of the %s databases', (set) => {
  const files = readdirSync(join(ROOT, set))
    .filter((name) => name.endsWith('.sql'))
    .sort()

  it('leave what the previous version uses, one after the other', () => {
    const database = new DatabaseSync(':memory:')
    let before: Column[] = []
    for (const file of files) {
      database.exec(readFileSync(join(ROOT, set, file), 'utf8'))
      const after = columns(database)
      expect(broken(before, after), file).toEqual([])
      before = after
    }
    expect(before.length).toBeGreaterThan(30)
  })

  it('are numbered without a gap, so that no two developers merge the same number', () => {
    expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, at) => at + 1))
  })
})

describe('the check', () => {
  const columnsAfter = (...sql: string[]) => {
    const database = new DatabaseSync(':memory:')
    for (const one of sql) database.exec(one)
    return columns(database)
  }
  const first = 'CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT NOT NULL) STRICT'

  it.each([
    ['ALTER TABLE t DROP COLUMN a', 't.a is gone'],
    ['ALTER TABLE t RENAME COLUMN a TO b', 't.a is gone'],
    ['ALTER TABLE t RENAME TO u', 't.id is gone'],
    ['DROP TABLE t; CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, b TEXT NOT NULL)', 't.b must be given'],
  ])('notices %s', (sql, expected) => {
    expect(broken(columnsAfter(first), columnsAfter(first, sql)).join('; ')).toContain(expected)
  })

  it('accepts what is added with a default or nullable', () => {
    const more =
      "ALTER TABLE t ADD COLUMN b TEXT NOT NULL DEFAULT ''; ALTER TABLE t ADD COLUMN c INTEGER; CREATE TABLE u (x TEXT NOT NULL)"
    expect(broken(columnsAfter(first), columnsAfter(first, more))).toEqual([])
  })
})
