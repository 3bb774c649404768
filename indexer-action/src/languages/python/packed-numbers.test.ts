import { expect, test } from 'vitest'
import { packNumbers, unpackNumbers } from './packed-numbers.ts'

test('every number of 32 bits comes back', () => {
  const numbers = [0, 1, -1, 63, 64, -64, -65, 8191, 8192, 1e6, -1e6, 2 ** 31 - 1, -(2 ** 31)]
  expect([...unpackNumbers(packNumbers(numbers))]).toEqual(numbers)
  expect([...unpackNumbers(packNumbers([]))]).toEqual([])
})

test('more numbers than there was room for before come back', () => {
  const numbers = Array.from({ length: 100_000 }, (_, at) => at * 7919 - 4e8)
  expect([...unpackNumbers(packNumbers(numbers))]).toEqual(numbers)
})
