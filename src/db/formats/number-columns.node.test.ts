import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Varints } from '../../contract/word-blocks.ts'
import { narrowed, readColumns, readIds, writeColumns, writeIds } from './number-columns.ts'

const COLUMNS = {
  plain: {},
  step: { step: true },
  signed: { signed: true },
  steps: { step: true, signed: true },
} as const

describe('numbers in columns', () => {
  it('are the same again, with ids between them', () => {
    const row = fc.tuple(fc.nat(), fc.nat(), fc.integer(), fc.integer(), fc.nat(2 ** 52 - 1))
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const numbers = {
          plain: rows.map((one) => one[0]),
          step: rows.map((one) => one[1]).sort((a, b) => a - b),
          signed: rows.map((one) => one[2]),
          steps: rows.map((one) => one[3]),
        }
        const ids = rows.map((one) => one[4])
        const bytes: number[] = []
        writeColumns(bytes, COLUMNS, numbers)
        writeIds(bytes, ids)
        writeColumns(bytes, COLUMNS, numbers)
        const from = new Varints(Uint8Array.from(bytes))
        const integers = Object.fromEntries(Object.entries(numbers).map(([name, of]) => [name, Int32Array.from(of)]))
        expect(readColumns(from, COLUMNS, rows.length)).toEqual(integers)
        expect(readIds(from, rows.length)).toEqual(Float64Array.from(ids))
        expect(readColumns(from, COLUMNS, rows.length)).toEqual(integers)
        expect(from.more).toBe(false)
      }),
    )
  })

  it('take as few bytes as all of them need, and stay the same', () => {
    const bound = fc.constantFrom(0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 2 ** 31 - 1)
    const numbers = bound.chain((most) => fc.array(fc.integer({ min: -most - 1, max: most })))
    fc.assert(
      fc.property(numbers, (of) => {
        expect([...narrowed(Int32Array.from(of))]).toEqual(of)
      }),
    )
    const bytes = (...of: number[]): number => narrowed(Int32Array.from(of)).BYTES_PER_ELEMENT
    expect([bytes(0, 255), bytes(256), bytes(65_535), bytes(65_536)]).toEqual([1, 2, 2, 4])
    expect([bytes(-1, 32_767), bytes(-1, 32_768), bytes(-32_769)]).toEqual([2, 4, 4])
  })
})
