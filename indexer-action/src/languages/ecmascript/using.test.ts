/** `using` and `await using`, which the grammars read in two ways. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const BODY = `import { open } from './open'
async function f(list) {
  await using box = open()
  box.size
//^ read variable box of line 3
//    ^ read open.ts Box.size
  using late = open()
  late.size
//^ read variable late of line 7
  for (using each of list) each.size
//                         ^ read variable each of line 10
}
`
const OPEN = 'export interface Box { size: number }\nexport declare function open(): Box\n'

test('what is declared to be disposed of is a variable like any other', async () => {
  await expectLinks({ 'open.ts': OPEN, 'a.ts': BODY, 'b.js': BODY })
})
