/** What a file exports without a name. */
import { expect, test } from 'vitest'
import { extractUnit } from '../../../extract.ts'
import { expectLinks } from '../../../testing/carets.ts'
import type { Language } from '../../language.ts'
import { LANGUAGES } from '../../registry.ts'

test('a class without a name is one under the name by which it is exported', async () => {
  await expectLinks({
    'base.ts': 'export class Base { open() {} }\n',
    'a.ts': `import { Base } from './base'
export default class extends Base {
//                           ^ extends base.ts Base
  static made = 1
  close() { this.open() }
//               ^ call base.ts Base.open
}
`,
    'b.ts': `import Door from './a'
//     ^ import a.ts default
import { default as Same } from './a'
//                  ^ import a.ts default
export { default as Other } from './a'
//                  ^ import a.ts default
class Gate extends Door {
//                 ^ extends a.ts default
  close() { super.close() }
//                ^ call a.ts default.close
}
new Door().close()
//  ^ call a.ts default
//         ^ call a.ts default.close
new Gate().open()
//         ^ call base.ts Base.open
Same.made
//   ^ read a.ts default.made
`,
    'c.js': 'export default class { open() {} }\n',
    'd.js': `import Door from './c.js'
//     ^ import c.js default
new Door().open()
//         ^ call c.js default.open
`,
  })
})

test('the members of a class without a name are within it', async () => {
  const language = LANGUAGES.find(({ key }) => key === 'typescript') as Language
  const { unit } = await extractUnit(language, 'a.ts', 'export default class {\n  open() {}\n}\n')
  expect(unit.symbols.map(({ kind, qualified, name, line, end }) => [kind, qualified ?? name, line, end])).toEqual([
    ['class', 'default', 1, 3],
    ['method', 'default.open', 2, 2],
  ])
})
