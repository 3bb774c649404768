/** What a call's type parameters are, by what it is given. */
import { expect, test } from 'vitest'
import { check } from '../../testing/carets.ts'

test('a promise given for a value or a promise of it tells the value', async () => {
  const { expected, found } = await check({
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
  expect(found).toEqual(expected)
})
