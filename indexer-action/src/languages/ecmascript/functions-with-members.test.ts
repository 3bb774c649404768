/** Members that a function is given by assignment. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a function of TypeScript has the members that it is given, wherever it is returned or imported', async () => {
  await expectLinks({
    'debounce.ts': `export function debounce<T extends unknown[]>(run: (...given: T) => void) {
  const debounced = (...given: T) => run(...given)
  debounced.cancel = () => {}
//          ^ nothing
  debounced.count = 0
  debounced.count++
//          ^ write variable count of line 5
  return debounced
}
export const open = () => {}
open.count = 0
open.limit = { most: 1 }
const Item = () => {}
export function Menu() {}
Menu.Item = Item
Menu.Group = function () {}
`,
    'use.ts': `import { debounce, Menu, open } from './debounce'
const save = debounce((text: string) => text)
save.cancel()
//   ^ call debounce.ts debounce.cancel
class Form {
  send = debounce(() => {})
  close = () => this.send.cancel()
//                        ^ call debounce.ts debounce.cancel
}
open.count
//   ^ read debounce.ts count
open.limit.most
//         ^ read debounce.ts limit.most
Menu.Item()
//   ^ call debounce.ts Item
Menu.Group()
//   ^ call debounce.ts Group
`,
  })
})

test('a member that the type of a variable declares is no member that the function is given', async () => {
  await expectLinks({
    'a.ts': `interface Runner { (): void; stop: () => void }
const run: Runner = () => {}
run.stop = () => {}
//  ^ write a.ts Runner.stop
let other = {}
other.stop = () => {}
//    ^ write unknown
`,
  })
})
