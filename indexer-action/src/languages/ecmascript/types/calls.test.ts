/** Calls that are hard to recognize in the syntax tree. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a call with type arguments is one behind an operator too, and what it gives is awaited', async () => {
  await expectLinks({
    'a.ts': `interface Box<T> { inside: T; open(): Promise<Box<T>> }
interface Thing { weight: number }
declare function load<T>(name: string): Promise<Box<T>>
declare function fetchBox<T>(name: string): Box<T>
async function f() {
  const box = await load<Thing>('a')
//                  ^ call a.ts load
  box.inside.weight
//           ^ read a.ts Thing.weight
  const next = await fetchBox<Thing>('b').open()
//                                        ^ call a.ts Box.open
  next.inside.weight
//            ^ read a.ts Thing.weight
  if (!load<Thing>('c')) return 1 + fetchBox<Thing>('d').inside.weight
//     ^ call a.ts load
//                                  ^ call a.ts fetchBox
//                                                              ^ read a.ts Thing.weight
}
`,
  })
})

test('what is known not to be null is the last operand, not the operation', async () => {
  await expectLinks({
    'a.ts': `interface Part { name: string; next?: Part; load?(): Promise<Part> }
declare const part: Part
async function f() {
  const same = part.name === part.next!.name
//                                      ^ read a.ts Part.name
  const text = 'a' + part.next!.next!.name
//                                    ^ read a.ts Part.name
  const later = await part.load!()
//                         ^ call a.ts Part.load
  return !part.next!.next && later.name
//                   ^ read a.ts Part.next
//                                 ^ read a.ts Part.name
}
`,
  })
})
