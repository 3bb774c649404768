/**
 * What tests of Python have in common.
 */
import { expect } from 'vitest'
import { check } from '../../testing/carets.ts'

/** Every caret of the sources says what is found there. */
export async function leads(files: Record<string, string>): Promise<void> {
  const { expected, found } = await check(files)
  expect(expected.length).toBeGreaterThan(0)
  expect(found).toEqual(expected)
}

/** Six lines of source, the first of them empty: what stands behind them begins in the seventh. */
export const ONE_AND_TWO = `
def one():
    pass

def two():
    pass
`
