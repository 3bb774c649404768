import { expect, it } from 'vitest'
import { stem } from '../../contract/words.ts'
import { shareOf, writtenPath } from './called.ts'

it('finds the words of an area in the folders of a path, however they are joined', () => {
  const area = new Set(['message', 'util'].map(stem))
  expect(shareOf(area, 'packages/message-util/src/index.ts')).toBe(1)
  expect(shareOf(area, 'lib/messageUtil.py')).toBe(1)
  expect(shareOf(area, 'packages/util/src/index.ts')).toBe(0.5)
  expect(shareOf(area, 'packages/core/src/index.ts')).toBe(0)
})

it('counts the innermost frame of a trace more than a path, and its callers less than further paths', () => {
  const found = ['src/sum.ts', 'src/cart.ts', 'src/main.ts']
  const [inner = 0, caller = 0, outer = 0] = found.map((path) => writtenPath({ isTrace: true }, found, path))
  const [first = 0, second = 0, third = 0] = found.map((path) => writtenPath({ isTrace: false }, found, path))
  expect(inner).toBeGreaterThan(first)
  expect(caller / inner).toBeLessThan(second / first)
  expect(outer).toBeLessThan(third)
  expect(writtenPath({ isTrace: true }, found, 'src/other.ts')).toBe(0)
})
