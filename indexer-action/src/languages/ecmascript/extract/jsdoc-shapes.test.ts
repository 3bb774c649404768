import { expect, test } from 'vitest'
import { check } from '../../../testing/carets.ts'

test('members of what a comment says that a function gives are known in other files', async () => {
  const { expected, found } = await check({
    'paths.js': `/**
 * @param {(path: string) => string} shorten
 * @returns {((path: string) => string) & { bound: (to: string) => { size: number } }} the function, with its cache
 */
const cached = (shorten) => shorten
exports.shortened = cached((path) => path)
/** @returns {Promise<{ total: number }>} */
exports.count = async () => ({ total: 1 })
`,
    'a.js': `const { shortened, count } = require('./paths')
shortened.bound('x').size
//        ^ call paths.js cached.bound
//                   ^ read paths.js cached.size
count().then((counted) => counted.total)
//                                ^ read paths.js count.total
`,
  })
  expect(found).toEqual(expected)
})
