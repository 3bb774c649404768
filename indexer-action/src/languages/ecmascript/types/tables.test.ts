/** Constants of which the type says only that they hold anything under any name. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a member of a table leads to the key in the object with which the constant begins', async () => {
  await expectLinks({
    'routes.ts': `export interface Page { title: string }
export const routes: Record<string, Page> = { home: { title: 'a' }, about: { title: 'b' } }
export const kinds: { [name: string]: 'a' | 'b' } = { First: 'a' }
export const handlers: Readonly<Record<string, () => Page>> = { open() { return routes.home } }
//                                                                                     ^ read routes.ts routes.home
export let changed: Record<string, string> = { a: 'a' }
changed = {}
`,
    'use.ts': `import { changed, handlers, kinds, routes } from './routes'
import * as all from './routes'
routes.about.title
//     ^ read routes.ts routes.about
//           ^ read routes.ts Page.title
kinds.First
//    ^ read routes.ts kinds.First
handlers.open().title
//       ^ call routes.ts handlers.open
//              ^ read routes.ts Page.title
all.routes.home
//         ^ read routes.ts routes.home
routes.other
//     ^ read unknown
changed.a
//      ^ read unknown
function inside() {
  const own: Record<string, number> = { one: 1 }
  return own.one
//           ^ read variable one of line 18
}
`,
  })
})

test('a function that is taken from a table of some size may be any of its functions', async () => {
  await expectLinks({
    'table.js': `function add() {}
function drop() {}
function find() {}
function join() {}
function keep() {}
function last() {}
function move() {}
function next() {}
function open() {}
function pack() {}
function quit() {}
function read() {}
function save() {}
function take() {}
const table = { add, drop, find, join, keep, last, move, next, open, pack, quit, read, save, take }
module.exports = (name) => {
  const run = table[name]
  run()
//^ call variable run of line 17, call_indirect all of (table.js add | table.js drop | table.js find | table.js join | table.js keep | table.js last | table.js move | table.js next | table.js open | table.js pack | table.js quit | table.js read | table.js save | table.js take)
}
`,
  })
})
