import { expect, it } from 'vitest'
import { rowNumbers } from './row-numbers.ts'

const KEY = { BADGE_KEY: 'a key of the deployment' }
const ROWS = [0, 1, 2, 3, 1000, 16_777_215, 16_777_216, 2 ** 40, 2 ** 48 - 1]

it('leads back to the row, and no two rows have one number', () => {
  const { shown, row } = rowNumbers(KEY, 'audit', 7)
  expect(ROWS.map((one) => row(shown(one)))).toEqual(ROWS)
  const numbers = Array.from({ length: 2000 }, (_, at) => shown(at))
  expect(new Set(numbers).size).toBe(2000)
  expect(numbers.every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true)
})

it('says neither which row came before, nor how many came between', () => {
  const { shown } = rowNumbers(KEY, 'audit', 7)
  const numbers = Array.from({ length: 2000 }, (_, at) => shown(at))
  const rising = numbers.filter((one, at) => at > 0 && one > (numbers[at - 1] as number)).length
  expect(rising).toBeGreaterThan(900)
  expect(rising).toBeLessThan(1100)
})

it('is another in every tenant, of every kind, under every key', () => {
  const of = [
    rowNumbers(KEY, 'audit', 7),
    rowNumbers(KEY, 'audit', 8),
    rowNumbers(KEY, 'run', 7),
    rowNumbers({ BADGE_KEY: 'another' }, 'audit', 7),
  ]
  expect(new Set(of.map(({ shown }) => shown(12))).size).toBe(4)
})

it('is refused where it can be none', () => {
  for (const none of [-1, 0.5, 2 ** 48, Number.NaN]) expect(() => rowNumbers(KEY, 'run', 1).row(none)).toThrow('cursor')
})
