/** What stands before a template: the function that is given its parts, and types. */
import { expect, test } from 'vitest'
import { extractUnit } from '../../../extract.ts'
import { expectLinks } from '../../../testing/carets.ts'
import type { Language } from '../../language.ts'
import { LANGUAGES } from '../../registry.ts'

/** Sources with ´ where they have a backtick, and § for the dollar of what stands in a template. */
const written = (source: string): string => source.replaceAll('´', '`').replaceAll('§', '$')

const LOOKS = `export interface Look { wide: boolean }
export namespace Looks { export interface Round { radius: number } }
declare const draw: {
  <T>(parts: TemplateStringsArray, ...values: ((given: T) => string)[]): T
  box<T>(parts: TemplateStringsArray, ...values: ((given: T) => string)[]): T
}
export const plain = <T>(parts: TemplateStringsArray, ...values: unknown[]): Promise<T[]> => []
`

test('types before a template are types, of which its functions are given values', async () => {
  await expectLinks({
    'a.ts': written(`${LOOKS}export const one = draw<Look>´a §{(given) => given.wide} b´
//                 ^ call a.ts draw
//                      ^ type a.ts Look
//                                                 ^ read a.ts Look.wide
one.wide
//  ^ read a.ts Look.wide
export const two = draw.box<Looks.Round>´§{({ radius }) => radius}´
//                      ^ call a.ts box
//                                ^ type a.ts Looks.Round
//                                            ^ read a.ts Looks.Round.radius
export const three = one && draw<Look & Looks.Round>´§{(given) => given.radius}´
//                               ^ type a.ts Look
//                                                                      ^ read a.ts Looks.Round.radius
export const four = draw<Partial<Look>>´§{(given) => given.wide}´
//                               ^ type a.ts Look
//                                                         ^ read a.ts Look.wide
export const five = draw<{ look: Look }>´§{(given) => given.look.wide}´
//                               ^ type a.ts Look
//                                                               ^ read a.ts Look.wide
export const six = draw<Look | 'none'>´§{(given) => given.wide}´.wide
//                      ^ type a.ts Look
//                                                        ^ read a.ts Look.wide
//                                                               ^ read a.ts Look.wide
export const seven = draw<number>´§{(given) => given.toFixed()}´
//                                                   ^ call std:ecmascript Number.toFixed
`),
  })
})

test('what a template with types gives can be awaited and called', async () => {
  await expectLinks({
    'a.ts': written(`${LOOKS}export async function all() {
  const rows = await plain<Look>´§{one}´
//                         ^ type a.ts Look
  rows[0].wide
//        ^ read a.ts Look.wide
  const more = await plain<Look[]>´´
  more[0][0].wide
//           ^ read a.ts Look.wide
  plain<Look>´´.then((found) => found[0].wide)
//                                       ^ read a.ts Look.wide
}
const one = 1
`),
  })
})

test('functions in a template of a package are given what its types say', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "styled-components": "6" } }',
    'a.tsx': written(`import styled, { css } from 'styled-components'
interface Look { wide: boolean }
export const Box = styled.div<Look>´
  width: §{({ wide }) => (wide ? 1 : 2)};
//            ^ read a.tsx Look.wide
  §{(given) => given.wide && css<Look>´§{(again) => again.wide}´}
//                   ^ read a.tsx Look.wide
//                                                        ^ read a.tsx Look.wide
´
export const Wider = styled(Box).attrs({ id: 'a' })<{ look: Look }>´
  §{(given) => given.look.wide}
//                        ^ read a.tsx Look.wide
´
`),
  })
})

test('comparisons with a template are comparisons', async () => {
  await expectLinks({
    'a.js': written(`const a = 1
const b = 2
const one = a < b > ´´
//              ^ read a.js b
`),
    'b.ts': written(`const a = 1
const b = 2
const one = a > ´§{b}´
//          ^ read b.ts a
//                 ^ read b.ts b
const two = a < b && b > ´´
//              ^ read b.ts b
//                   ^ read b.ts b
`),
  })
})

test('types before a template are no syntax errors', async () => {
  const language = LANGUAGES.find(({ key }) => key === 'typescript') as Language
  const errorsOf = async (text: string) => (await extractUnit(language, 'a.ts', text)).diagnostics?.errors ?? 0
  expect(await errorsOf('const a = draw<{ wide: boolean }, Look[]>`x`\n')).toBe(0)
  expect(await errorsOf('const a = draw<{ wide: boolean }, Look[]>`x`\nconst = 1\n')).toBeGreaterThan(0)
})
