import { expect, test } from 'vitest'
import { Column } from './column.ts'

test('a column holds what was added, however much, before and after it is finished', () => {
  const column = new Column(Float64Array)
  const numbers = Array.from({ length: 1000 }, (_, at) => at * 2 ** 40)
  for (const number of numbers) column.push(number)
  const held = () => numbers.map((_, at) => column.at(at))
  expect(held()).toEqual(numbers)
  column.finish()
  expect(held()).toEqual(numbers)
  expect(column.length).toBe(1000)
})
