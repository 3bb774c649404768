/** Modules that import from each other what they export themselves. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a name that modules only import from each other leads to its import, and is soon told', async () => {
  await expectLinks({
    'one.js': `import dep from './two.js'
export { other } from './two.js'
export default dep
`,
    'two.js': `import dep from './one.js'
export { other } from './one.js'
export default dep
//             ^ read import dep of line 1
`,
    'use.js': `import dep, { other } from './one.js'
dep(other)
`,
  })
})
