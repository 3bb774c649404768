/** Barrels: modules that pass on what others export. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const times = <T>(count: number, one: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => one(at))

test('a name that each of many modules passes on twice, and none has, is soon given up', async () => {
  const chain = times(40, (at) => [`m${at}.ts`, `export { lost } from './m${at + 1}'\nexport * from './m${at + 1}'\n`])
  await expectLinks({
    ...Object.fromEntries(chain),
    'm40.ts': 'export const kept = 1\n',
    'use.ts': `import { kept, lost } from './m0'
lost(kept)
//   ^ read m40.ts kept
`,
  })
}, 20_000)

test('modules that all pass on all of each other are soon searched', async () => {
  const all = times(24, (at) => `export * from './m${at}'\n`).join('')
  const circle = times(24, (at) => [`m${at}.ts`, `export { lost } from './m${(at + 1) % 24}'\n${all}`])
  await expectLinks({
    ...Object.fromEntries(circle),
    'm24.ts': 'export const kept = 1\n',
    'm23.ts': `export * from './m0'\nexport * from './m24'\n`,
    'use.ts': `import { kept, lost } from './m0'
lost(kept)
//   ^ read m24.ts kept
`,
  })
}, 20_000)

test('of modules that a barrel passes on, only those that may have a name are asked for it', async () => {
  await expectLinks({
    'index.ts': `export * from './none'
export * from './first'
export * from './again'
export * from './script'
export * from 'somewhere'
`,
    'none.ts': 'export const other = 1\n',
    'first.ts': 'export const both = 1\n',
    'again.ts': `export * from './index'\nexport * from './deep'\nexport const both = 2\n`,
    'deep.ts': 'export const under = 1\n',
    'script.js': 'exports.assigned = function () {}\n',
    'use.ts': `import * as barrel from './index'
barrel.both
//     ^ read first.ts both
barrel.under
//     ^ read deep.ts under
barrel.assigned()
//     ^ call script.js assigned
barrel.elsewhere
//     ^ read npm:somewhere elsewhere
`,
  })
})
