/** Calls of values that are not written as a name alone. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a choice that is called calls each function that it may be', async () => {
  await expectLinks({
    'a.ts': `function warn(text: string) {}
function fail(text: string) {}
class Page {}
class Chart {}
export function report(strict: boolean, given?: (text: string) => void) {
  ;(strict ? fail : warn)('a')
//           ^ call a.ts fail
//                  ^ call a.ts warn
  ;(given ?? warn)('a')
//  ^ call parameter given of line 5
//           ^ call a.ts warn
  ;(strict ? fail : warn).call(undefined, 'a')
//           ^ read a.ts fail, call_indirect a.ts fail
  return new (strict ? Page : Chart)()
//                     ^ call a.ts Page
}
`,
  })
})

test('what is called may be asserted to have another type, or stand last in a sequence', async () => {
  await expectLinks({
    'a.ts': `function warn(text: string) {}
class Log {
  private write(text: string) {}
}
export function report(log: Log) {
  ;(warn as any)('a')
//  ^ call a.ts warn
  ;(log as any).write('a')
//  ^ read parameter log of line 5
  ;(log.write as (text: 'a') => void)('a')
//      ^ call a.ts Log.write
  ;(<any>warn)('a')
//       ^ call a.ts warn
  ;(0, warn)('a')
//     ^ call a.ts warn
}
`,
  })
})
