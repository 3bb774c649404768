import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a function with a name is called where it is written', async () => {
  await expectLinks({
    'each.js': `function each(list, done) {
  (function next(at) {
//          ^ call each.js each.next
    if (at === list.length) return done()
    next(at + 1)
//  ^ call each.js each.next
  })(0)
  ;!function start() {}()
//           ^ call each.js each.start
  later(function end() {})
//               ^ nothing
}
`,
  })
})
