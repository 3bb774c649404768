import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { unhex } from './unhex.ts'

it('bytes come back as they were, in letters of either size', () => {
  for (const length of [0, 1, 255, 4097]) {
    const bytes = randomBytes(length)
    expect(unhex(bytes.toString('hex')).equals(bytes)).toBe(true)
    expect(unhex(bytes.toString('hex').toUpperCase()).equals(bytes)).toBe(true)
  }
})
