/** What the grammar cannot read yet: the file around it is read all the same. */
import { expect, test } from 'vitest'
import { check } from '../../testing/carets.ts'

test('type parameters say how they vary, and are type parameters', async () => {
  const { expected, found } = await check({
    'a.ts': `interface Part { size: number }
export interface Source<out T = unknown, in out Rest extends Part = Part> {
  next(): T
//        ^ type type T of line 2
  rest: Rest
}
declare const parts: Source<Part>
parts.next().size
//           ^ read a.ts Part.size
parts.rest.size
//         ^ read a.ts Part.size
`,
  })
  expect(found).toEqual(expected)
})

test('types that a module passes on are found through it', async () => {
  const { expected, found } = await check({
    'types.ts': 'export interface Options { deep: boolean }\n',
    'index.ts': "export type * from './types'\nexport const version = 1\n",
    'use.ts': `import type { Options } from './index'
export const given = (options: Options) => options.deep
//                             ^ type types.ts Options
export { version } from './index'
//       ^ import index.ts version
`,
  })
  expect(found).toEqual(expected)
})
