/** Types and names of types that the grammar groups otherwise than the compiler does. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('what a constructor type makes goes on to the end of the type', async () => {
  await expectLinks({
    'a.ts': `interface Part { size: number }
interface Named { label: string }
declare const Make: new <A, B>(a: A, b: B) => A & B & Named
//                                            ^ type type A of line 3
//                                                ^ type type B of line 3
declare const part: Part
new Make(part, { wide: true }).size
//                             ^ read a.ts Part.size
new Make(part, { wide: true }).label
//                             ^ read a.ts Named.label
type Made<T> = new (...args: unknown[]) => T & Named
declare const Other: Made<Part>
new Other().label
//          ^ read a.ts Named.label
new Other().size
//          ^ read a.ts Part.size
interface Makers { of<U>(): new <V>() => U | V }
//                                           ^ type type V of line 17
`,
  })
})

test('a private name is one of the class where it is looked for', async () => {
  await expectLinks({
    'a.ts': `export class Door {
  #open = true
  static is(value: object): value is Door { return #open in value }
//                                                 ^ read a.ts Door.#open
}
`,
  })
})

test('the type of the keys of a class is a use of that type', async () => {
  await expectLinks({
    'a.ts': `type Key = 'one' | 'two'
interface Part { size: number }
export class Parts {
  [key: Key]: Part
//      ^ type a.ts Key
//            ^ type a.ts Part
}
`,
  })
})
