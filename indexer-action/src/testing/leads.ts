import { expect } from 'vitest'
import { check } from './carets.ts'

/** Checks that what is found at every caret in the sources is what the caret's comment says. */
export async function leads(files: Record<string, string>): Promise<void> {
  const { expected, found } = await check(files)
  expect(expected.length).toBeGreaterThan(0)
  expect(found).toEqual(expected)
}
