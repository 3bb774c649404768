import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPageOrder } from './page-order.ts'

/** What a table of bodies takes of a database, in bytes. */
function stored(rows: readonly (readonly [number, string])[]): number {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE body (repository_id INTEGER NOT NULL, id INTEGER NOT NULL, data BLOB NOT NULL)')
  database
    .prepare('INSERT INTO body SELECT 1, value ->> 0, unhex(value ->> 1) FROM json_each(?)')
    .run(JSON.stringify(rows))
  const { bytes } = database.prepare("SELECT sum(pgsize) AS bytes FROM dbstat WHERE name = 'body'").get() as {
    bytes: number
  }
  database.close()
  return bytes
}

/** From a tenth of a page to three pages, most of them small; the same in each run. */
const sizes = Array.from({ length: 800 }, (_, n) => Math.round(400 * 30 ** ((((n * 7919) % 1000) / 1000) ** 2)))
const rows = sizes.map((size, n): [number, string] => [2 ** 50 + n, 'ab'.repeat(size)])
const content = sizes.reduce((sum, size) => sum + size + 8, 0)

describe('rows in the order of pages', () => {
  it('leave next to nothing of them empty', () => {
    expect(stored(rows) / content).toBeGreaterThan(1.1)
    expect(stored(inPageOrder(rows, 1)) / content).toBeLessThan(1.03)
  })

  it('are the same rows', () => {
    const row = fc.tuple(fc.oneof(fc.constant(null), fc.integer(), fc.string()), fc.string({ maxLength: 20_000 }))
    fc.assert(
      fc.property(fc.array(row), (list) => {
        expect(new Set(inPageOrder(list, 1))).toEqual(new Set(list))
        expect(inPageOrder(list, 1)).toHaveLength(list.length)
      }),
    )
  })
})
