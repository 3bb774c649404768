/** What is known of a value where `instanceof` was asked of it. */
import { expect, test } from 'vitest'
import { check } from '../../testing/carets.ts'

const ERRORS = 'export class Refused extends Error {\n  status = 1\n}\n'

test('a caught value is what it was found to be, in the branch and in the rest of the condition', async () => {
  const { expected, found } = await check({
    'errors.ts': ERRORS,
    'a.ts': `import { Refused } from './errors'
function f(error: unknown, other: any) {
  if (error instanceof Refused && error.status > 0) {
//                                      ^ read errors.ts Refused.status
    error.status
//        ^ read errors.ts Refused.status
  }
  return other && other instanceof Refused ? other.status : 0
//                                                 ^ read errors.ts Refused.status
}
`,
  })
  expect(found).toEqual(expected)
})

test('nothing is known in the other branch, behind an `or`, after a negation, and of another value of that name', async () => {
  const { expected, found } = await check({
    'errors.ts': ERRORS,
    'a.ts': `import { Refused } from './errors'
function f(error: any, list: any[]) {
  if (error instanceof Refused) list.map((error) => error.status)
//                                                        ^ unknown
  else error.status
//           ^ unknown
  if (error instanceof Refused || error.status) error.status
//                                      ^ unknown
  if (!(error instanceof Refused)) error.status
//                                       ^ unknown
  error.status
//      ^ unknown
}
`,
  })
  const said = (rows: string[]) => rows.map((row) => row.replace(/ (read )?unknown$/, ' unknown'))
  expect(said(found)).toEqual(said(expected))
})
