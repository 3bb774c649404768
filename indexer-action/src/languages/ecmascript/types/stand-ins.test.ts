/** Values that stand in where another one is missing. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a literal that stands in for a value of a declared type has the members of that type', async () => {
  await expectLinks({
    'a.ts': `interface Style { color: string; wide?: boolean }
interface Props { style?: Style }
export const draw = (given?: Style) => (given ?? { color: 'red' }).color
//                                                                 ^ read a.ts Style.color
export const drawAll = ({ style = { color: 'red', wide: true } }: Props) => style.wide
//                                                                                ^ read a.ts Style.wide
export const drawOne = ({ style: { color } = { color: 'red' } }: Props) => color
//                                 ^ read a.ts Style.color
export function drawLate(props: Props) {
  props.style ??= { color: 'red' }
  const style = props.style || { color: 'blue', round: 1 }
  return style.wide
//             ^ read a.ts Style.wide
}
`,
  })
})

test('a function in a literal that stands in is one that may be called', async () => {
  await expectLinks({
    'a.ts': `interface Door { open(): void }
export const open = (given?: Door) => (given ?? { open() {} }).open()
//                                                             ^ call all of (a.ts Door.open | a.ts open.open)
`,
  })
})
