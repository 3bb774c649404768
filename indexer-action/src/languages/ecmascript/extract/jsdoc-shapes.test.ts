import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('members of what a comment says that a function gives are known in other files', async () => {
  await expectLinks({
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
})

test('a comment gives what is taken apart its type', async () => {
  await expectLinks({
    'users.d.ts': 'export interface User { name: string }\n',
    'a.js': `const make = require('unknown')
/** @type {{ user: import('./users').User }} */
const { user } = make()
user.name
//   ^ read users.d.ts User.name
/** @type {import('./users').User[]} */
const [first] = make()
first.name
//    ^ read users.d.ts User.name
`,
    'Card.svelte': `<script>
  /** @type {{ user: import('./users').User }} */
  let { user, ...rest } = $props()
</script>
<b>{user.name}</b>
//       ^ read users.d.ts User.name
`,
  })
})
