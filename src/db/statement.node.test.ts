import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { statement } from './statement.ts'

interface Made {
  readonly sql: string
  readonly values: readonly SQLInputValue[]
}
const made = (text: string, parameters: object): Made => {
  const prepare = (sql: string) => ({ bind: (...values: SQLInputValue[]) => ({ sql, values }) })
  return statement({ prepare } as unknown as D1Database, text, parameters) as unknown as Made
}

describe('a statement', () => {
  it('numbers a parameter once, however often it is named', () => {
    const { sql, values } = made('SELECT :b, :a, :b, :none', { a: 1, b: 2 })
    expect([sql, values]).toEqual(['SELECT ?1, ?2, ?1, ?3', [2, 1, null]])
  })

  it('is compiled once, whatever its limit', () => {
    const database = new DatabaseSync(':memory:')
    database.exec("CREATE TABLE file (path TEXT); INSERT INTO file VALUES ('a'), ('b'), ('c')")
    const text = 'SELECT path FROM (SELECT path FROM file LIMIT :most_scanned) ORDER BY path DESC LIMIT :most'
    const limits = [
      { most: 1, most_scanned: 3 },
      { most: 3, most_scanned: 2 },
    ].map((limits) => made(text, limits))
    // Asked of what a statement touches, whenever one is compiled.
    let asked = 0
    database.setAuthorizer(() => {
      asked++
      return 0
    })
    const prepared = database.prepare(limits[0]?.sql ?? '')
    const once = asked
    const paths = limits.map(({ values }) => prepared.all(...values).map((row) => row.path))
    expect(paths).toEqual([['c'], ['b', 'a']])
    expect(asked).toBe(once)
  })
})
