/** Names that are both a type and a value. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('an export is not what the module has of its own under the same name', async () => {
  await expectLinks({
    'select.tsx': `export type Option = { value: string }
export function Select() { return <Option /> }
//                                 ^ call select.tsx Option
function Option() { return null }
type Pair = [string, string]
const Pair = { make() {} }
export { Pair }
`,
    'use.tsx': `import { type Option, Pair, Select } from './select'
//            ^ import select.tsx Option
//                    ^ import all of (select.tsx Pair | select.tsx Pair)
export const first: Option = { value: '' }
//                  ^ type select.tsx Option
`,
  })
})
