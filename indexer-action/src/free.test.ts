import { expect, test } from 'vitest'
import { free } from './free.ts'

const held = () => process.memoryUsage().arrayBuffers

test('the memory of a buffer is free at once, and that which short ones share stays', () => {
  const [long, short, other] = [Buffer.alloc(20_000_000), Buffer.from('short'), Buffer.from('other')]
  const before = held()
  free(long)
  free(short)
  expect(held()).toBeLessThan(before - 19_000_000)
  expect(long).toHaveLength(0)
  expect([short, other].map(String)).toEqual(['short', 'other'])
})
