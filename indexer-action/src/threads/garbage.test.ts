import { expect, test } from 'vitest'
import '../v8-flags.ts'
import { dropGarbage } from './garbage.ts'

const MEGABYTE = 1024 * 1024

test('buffers that nobody holds any more are freed at once, if there is as much as was said', async () => {
  const { arrayBuffers: before } = process.memoryUsage()
  const length = makeGarbage(40)
  dropGarbage(10_000 * MEGABYTE)
  expect(process.memoryUsage().arrayBuffers).toBeGreaterThan(before + length / 2)
  dropGarbage(0)
  // V8 returns their memory in a thread of its own, which a busy machine may keep waiting.
  const held = () => process.memoryUsage().arrayBuffers
  await expect.poll(held, { timeout: 10_000 }).toBeLessThan(before + length / 4)
})

/** In a function of its own, whose registers end with it. */
function makeGarbage(count: number): number {
  return Array.from({ length: count }, () => new ArrayBuffer(MEGABYTE)).reduce(
    (sum, { byteLength }) => sum + byteLength,
    0,
  )
}
