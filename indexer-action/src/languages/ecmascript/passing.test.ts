/** Functions that are passed to functions. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a parameter that is called calls what the file passes for it', async () => {
  await expectLinks({
    'a.ts': `function log(value: string) {}
function fold(value: string) {}
function isFine(value: string): boolean { return true }
function each(list: string[], fn: (value: string) => void) {
  fn('a')
//^ call parameter fn of line 4, call_indirect one of (a.ts log | a.ts fold)
}
function only(list: string[], test: (value: string) => boolean) {
  test('a')
//^ call parameter test of line 8, call_indirect a.ts isFine
}
each([], log)
each([], fold)
const given = [[], isFine]
only(...given)
`,
  })
})

test('a parameter for which too much is passed calls nothing that is known', async () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  await expectLinks({
    'a.ts': `function run(fn: () => void) {
  fn()
//^ call parameter fn of line 1
}
${names.map((name) => `function ${name}() {}\nrun(${name})`).join('\n')}
`,
  })
})

test('a member of a parameter is that of what the file passes for it', async () => {
  await expectLinks({
    'a.js': `class Page { draw() {} }
class Chart { draw() {} }
function show(page) {
  page.draw()
//     ^ call a.js Page.draw
}
show(new Page())
function refresh(part) {
  part.draw()
//     ^ call one of (a.js Page.draw | a.js Chart.draw)
}
refresh(new Page())
refresh(new Chart())
function clean(text) {
  text.trim()
//     ^ call unknown
}
clean('a ')
`,
  })
})

test('what a constructor is given is the value of its fields', async () => {
  await expectLinks({
    'a.js': `class Store { save() {} }
class Editor {
  constructor(store) { this.store = store }
  close() {
    this.store.save()
//             ^ call a.js Store.save
  }
}
new Editor(new Store())
`,
  })
})

test('what is passed is passed on, by name and by key', async () => {
  await expectLinks({
    'a.js': `class Page { draw() {} }
function log() {}
const view = {
  show(page) { this.put(page) },
  put(page) {
    page.draw()
//       ^ call a.js Page.draw
  },
}
view.show(new Page())
function load({ page, done }) {
  page.draw()
//     ^ call a.js Page.draw
  done()
//^ call parameter done of line 11, call_indirect a.js log
}
load({ page: new Page(), done: log })
function walk(node) {
  walk(node.next)
//          ^ read unknown
}
`,
  })
})

test('a variable that is given another function calls either', async () => {
  await expectLinks({
    'a.ts': `function quiet() {}
function loud() {}
let log = quiet
export function listen() { log = loud }
export function say() {
  log()
//^ call a.ts log, call_indirect all of (a.ts quiet | a.ts loud)
}
`,
  })
})
