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
