import { expect, it } from 'vitest'
import { writtenPath } from './called.ts'

it('counts the innermost frame of a trace more than a path, and its callers less than further paths', () => {
  const found = ['src/sum.ts', 'src/cart.ts', 'src/main.ts']
  const [inner = 0, caller = 0, outer = 0] = found.map((path) => writtenPath({ isTrace: true }, found, path))
  const [first = 0, second = 0, third = 0] = found.map((path) => writtenPath({ isTrace: false }, found, path))
  expect(inner).toBeGreaterThan(first)
  expect(caller / inner).toBeLessThan(second / first)
  expect(outer).toBeLessThan(third)
  expect(writtenPath({ isTrace: true }, found, 'src/other.ts')).toBe(0)
})
