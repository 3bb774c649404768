/** What a call's type parameters are, by what it is given. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a promise given for a value or a promise of it tells the value', async () => {
  await expectLinks({
    'query.ts': `type MaybePromise<T> = T | Promise<T>
export declare function query<T>(options: { read: (key: string) => MaybePromise<T> }): { data?: T }
export declare function settle<T>(given: T | Promise<T>): T
`,
    'use.ts': `import { query, settle } from './query'
class Form { submit() {} }
const load = async () => new Form()
query({ read: load }).data?.submit()
//                          ^ call use.ts Form.submit
query({ read: async (key) => ({ form: new Form(), key }) }).data?.form.submit()
//                                                                     ^ call use.ts Form.submit
query({ read: () => new Form() }).data?.submit()
//                                      ^ call use.ts Form.submit
settle(load()).submit()
//             ^ call use.ts Form.submit
settle(new Form()).submit()
//                 ^ call use.ts Form.submit
export const either = (given: Form | Promise<Form>) => settle(given).submit()
//                                                                   ^ call use.ts Form.submit
`,
  })
})

test('what a generic function is given to call returns what it returns, and at least what its constraint does', async () => {
  await expectLinks({
    'a.ts': `class Form { submit() {} }
class Long extends Form { scroll() {} }
type Make = (...given: any[]) => Form
function once<F extends Make>(make: F): ReturnType<F> {
  const made: ReturnType<F> = make()
  made.submit()
//     ^ call a.ts Form.submit
  return made
}
once(() => new Long()).scroll()
//                     ^ call a.ts Long.scroll
const later = async <F extends (...given: any[]) => Promise<any>>(make: F): Promise<Awaited<ReturnType<F>>> => make()
async function use() {
  const long = await later(async () => new Long())
  long.scroll()
//     ^ call a.ts Long.scroll
}
`,
  })
})

test('a function takes what the function before it returns', async () => {
  await expectLinks({
    'a.ts': `class Form { parts: Part[] = [] }
class Part { turn() {} }
const compose = <A, B, C>(first: (a: A) => B, second: (b: B) => C) => (a: A): C => second(first(a))
declare function pipe<A, B, C, D>(a: A, ab: (a: A) => B, bc: (b: B) => C, cd: (c: C) => D): D
compose((form: Form) => form.parts, (parts) => parts[0])(new Form()).turn()
//                                                                   ^ call a.ts Part.turn
pipe(new Form(), (form) => form.parts, (parts) => parts[0], (part) => part.turn())
//                                                                         ^ call a.ts Part.turn
`,
  })
})
