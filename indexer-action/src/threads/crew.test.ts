/** Threads start quickly: nothing makes Node compile its own modules again for each of them. */
import { cachedDataVersionTag } from 'node:v8'
import { expect, test } from 'vitest'

test('starting threads sets no flags of V8, under which cached code would be rejected', async () => {
  const before = cachedDataVersionTag()
  await import('./crew.ts')
  expect(cachedDataVersionTag()).toBe(before)
})
