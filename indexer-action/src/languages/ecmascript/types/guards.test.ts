/** Narrowing: the type of a value where a check of it holds (`instanceof`, type predicates, discriminated unions). */
import { expect, test } from 'vitest'
import { check, expectLinks } from '../../../testing/carets.ts'

const ERRORS = 'export class Refused extends Error {\n  status = 1\n}\n'

test('a caught value is what it was found to be, in the branch and in the rest of the condition', async () => {
  await expectLinks({
    'errors.ts': ERRORS,
    'a.ts': `import { Refused } from './errors'
function f(error: unknown, other: any) {
  if (error instanceof Refused && error.status > 0) {
//                                      ^ read errors.ts Refused.status
    error.status
//        ^ read errors.ts Refused.status
  }
  return other && other instanceof Refused ? other.status : 0
//                                                 ^ read errors.ts Refused.status
}
`,
  })
})

test('nothing is known in the other branch, behind an `or`, after a negation, and of another value of that name', async () => {
  const { expected, found } = await check({
    'errors.ts': ERRORS,
    'a.ts': `import { Refused } from './errors'
function f(error: any, list: any[]) {
  if (error instanceof Refused) list.map((error) => error.status)
//                                                        ^ unknown
  else error.status
//           ^ unknown
  if (error instanceof Refused || error.status) error.status
//                                      ^ unknown
  if (!(error instanceof Refused)) error.status
//                                       ^ unknown
  error.status
//      ^ unknown
}
`,
  })
  const said = (rows: string[]) => rows.map((row) => row.replace(/ (read )?unknown$/, ' unknown'))
  expect(said(found)).toEqual(said(expected))
})

test('a value is what a predicate says of it where the predicate holds', async () => {
  await expectLinks({
    'is.ts': `export interface Circle { radius: number }
export interface Square { side: number; inner: Circle }
export type Shape = Circle | Square
export function isCircle(shape: unknown): shape is Circle { return true }
export const Check = { isSquare(depth: number, shape: Shape): shape is Square { return true } }
export function isFine(shape: unknown): boolean { return true }
`,
    'a.ts': `import { Check, isCircle, isFine } from './is'
import type { Circle } from './is'
interface Disc extends Circle { radius: 1 }
function own(disc: Disc | string, circle: Circle, named: (value: unknown) => value is { radius: 2 }) {
  if (isCircle(disc) && disc.radius) return
//                           ^ read a.ts Disc.radius
  return named(circle) ? circle.radius : 0
//                              ^ read a.ts own.radius
}
function f(shape: unknown, other: any, list: any[]) {
  if (isCircle(shape)) shape.radius
//                           ^ read is.ts Circle.radius
  const side = Check.isSquare(1, other) && isFine(other) ? other.inner.radius : 0
//                                                                     ^ read is.ts Circle.radius
  for (const each of list) {
    if (!isCircle(each)) continue
    each.radius
//       ^ read is.ts Circle.radius
  }
  if (!(Check.isSquare(2, shape))) {
    throw shape
  }
  shape.side
//      ^ read is.ts Square.side
  if (isFine(other)) other.side
//                         ^ read unknown
}
`,
  })
})

test('a tag leaves of a union the parts that have it, in branches, cases, the rest of a condition, and behind what leaves', async () => {
  await expectLinks({
    'shapes.ts': `export enum Kind { Circle, Square }
export interface Circle { type: 'circle'; kind: Kind.Circle; done: true; size: number; radius: number }
export interface Square { type: 'square'; kind: Kind.Square; done: false; size: number }
export type Shape = Circle | Square
`,
    'a.ts': `import { Kind, type Shape } from './shapes'
function f(shape: Shape, other: Shape, third: Shape) {
  if (shape.type === 'circle') shape.size
//                                   ^ read shapes.ts Circle.size
  else shape.size
//           ^ read shapes.ts Square.size
  const size = shape.kind !== Kind.Circle ? shape.size : shape.done && shape.size
//                                                ^ read shapes.ts Square.size
//                                                                           ^ read shapes.ts Circle.size
  switch (shape.type) {
    case 'square':
      shape.size
//          ^ read shapes.ts Square.size
      break
    default:
      shape.size
//          ^ read shapes.ts Circle.size
  }
  if (!('radius' in other) || other.size > 0) return
//                                  ^ read shapes.ts Circle.size
  other.size
//      ^ read shapes.ts Circle.size
  if (third.type !== 'circle') {
    third = other
    third.size
//        ^ read all of (shapes.ts Circle.size | shapes.ts Square.size)
  }
  third.size
//      ^ read all of (shapes.ts Circle.size | shapes.ts Square.size)
}
`,
  })
})

test('a tag tells the parts of a union apart that are all met with something else', async () => {
  await expectLinks({
    'a.ts': `interface Base { kind: 'base'; name: number }
interface Reference { kind: 'reference'; name: string; symbol: string }
type Info = { doc?: string } & (Base | Reference)
export function show(info: Info) {
  if (info.kind === 'reference') {
    info.name
//       ^ read a.ts Reference.name
  } else info.name
//            ^ read a.ts Base.name
}
`,
  })
})

test('a tag selects among the parts of a long union', async () => {
  const kinds = Array.from({ length: 40 }, (_, at) => `One${at}`)
  await expectLinks({
    'a.ts': `${kinds.map((kind) => `interface ${kind} { type: '${kind}'; text: string }`).join('\n')}
export type Any = ${kinds.join(' | ')}
export function show(any: Any) {
  if (any.type === 'One37') return any.text
//                                     ^ read a.ts One37.text
  return ''
}
`,
  })
})

test('what is asserted holds in the rest of the block, and a loop by its condition', async () => {
  const { expected, found } = await check({
    'is.ts': `export interface Node { parent: Node | undefined }
export class Item implements Node { parent: Node | undefined; act() {} }
export class Leaf implements Node { parent: Node | undefined; act() {} }
export class Entry {
  isFile(): this is FileEntry { return true }
}
export class FileEntry extends Entry { act() {} }
export function assertItem(value: unknown): asserts value is Item {}
export function isLeaf(value: unknown): value is Leaf { return true }
export namespace Debug {
  export function assertNode<T, U extends T>(node: T, test: (node: T) => node is U): asserts node is U {}
}
`,
    'a.ts': `import assert from 'node:assert'
import { assertItem, Debug, isLeaf, Entry, Item, Leaf, Node } from './is'
function asserted(first: unknown, second: unknown, third: unknown, fourth: unknown) {
  if (first) {
    assertItem(first)
    first.act()
//        ^ call is.ts Item.act
  }
  first.act()
//      ^ unknown
  assert(second instanceof Item && isLeaf(third))
  second.act()
//       ^ call is.ts Item.act
  third.act()
//      ^ call is.ts Leaf.act
  Debug.assertNode(fourth, isLeaf)
  fourth.act()
//       ^ call is.ts Leaf.act
}
function climb(node: Node | undefined, other: Node | undefined, entry: Entry) {
  while (node instanceof Item) {
    node.act()
//       ^ call is.ts Item.act
    node = node.parent
  }
  while (!(other instanceof Leaf)) other = other?.parent
  other.act()
//      ^ call is.ts Leaf.act
  if (entry.isFile()) entry.act()
//                          ^ call is.ts FileEntry.act
}
function ended(node: Node | undefined) {
  while (!(node instanceof Leaf)) {
    if (!node) break
    node = node.parent
  }
  node.act()
//     ^ unknown
}
`,
  })
  const said = (rows: string[]) => rows.map((row) => row.replace(/ (call )?unknown$/, ' unknown'))
  expect(said(found)).toEqual(said(expected))
})

test('a readonly field tells classes apart by the literal that it is made with', async () => {
  await expectLinks({
    'a.ts': `class Manual { readonly type = 'manual'; url = '' }
class Automatic { public readonly type = 'automatic' as const; url = '' }
class Other { type = 'other'; url = '' }
const FIRST = 'first'
interface First { kind: typeof FIRST; at: number }
interface Second { kind: 'second'; at: number }
function f(mock: Manual | Automatic, other: Manual | Other, one: First | Second) {
  if (mock.type === 'manual') mock.url
//                                 ^ read a.ts Manual.url
  else mock.url
//          ^ read a.ts Automatic.url
  if (one.kind === FIRST) one.at
//                            ^ read a.ts First.at
  if (other.type !== 'manual') return
  other.url
//      ^ read all of (a.ts Manual.url | a.ts Other.url)
}
`,
  })
})

test('a function that only returns a check of its parameter is a predicate', async () => {
  const files = (ending: string, types: string) => ({
    [`errors.${ending}`]: ERRORS,
    [`a.${ending}`]: `import { Refused } from './errors'
export const isRefused = (error) => error instanceof Refused
function isAlso(error) {
  const wanted = Refused
  return typeof error === 'object' && error instanceof wanted
}
function mayBe(error) {
  if (!error) return true
  return error instanceof Refused
}
${types}
function f(one, other, third, fourth) {
  if (isRefused(one)) one.status
//                        ^ read errors.${ending} Refused.status
  if (isAlso(other)) other.status
//                         ^ read errors.${ending} Refused.status
  if (mayBe(third)) third.status
//                        ^ read unknown
  if (isDeclared(fourth)) fourth.status
//                               ^ read errors.${ending} Refused.status
}
`,
  })
  const declared = 'function isDeclared(error: unknown): error is Refused { return true }'
  const documented =
    '/** @param {unknown} error\n * @returns {error is Refused} */\nfunction isDeclared(error) { return true }'
  for (const [ending, types] of [
    ['ts', declared],
    ['js', documented],
  ] as const) {
    await expectLinks(files(ending, types))
  }
})

test('a function that only returns a check of a tag is a predicate of the part that has it', async () => {
  await expectLinks({
    'a.ts': `interface Circle { kind: 'circle'; size: number }
interface Square { kind: 'square'; size: number }
const isCircle = (shape: Circle | Square) => shape.kind === 'circle'
function f(shape: Circle | Square) {
  if (isCircle(shape)) shape.size
//                           ^ read a.ts Circle.size
}
`,
  })
})

test('what two predicates say of a value holds together', async () => {
  await expectLinks({
    'a.ts': `interface Item { name: string; wide?: boolean }
interface Wide { wide: boolean }
interface Sized { size: number }
declare function isWide(item: Item): item is Item & Wide
declare function isSized(item: unknown): item is Sized
declare function isRound(item: unknown): item is { radius: number }
export function show(item: Item) {
  if (isSized(item) && isRound(item)) {
    item.size
//       ^ read a.ts Sized.size
    item.radius
//       ^ read a.ts isRound.radius
    item.name
//       ^ read a.ts Item.name
  }
  if (isWide(item)) {
    if (isSized(item)) {
      item.name
//         ^ read a.ts Item.name
      item.size
//         ^ read a.ts Sized.size
    }
  }
}
`,
  })
})

test('a value that is an instance of a class is still what it is declared to be', async () => {
  await expectLinks({
    'a.ts': `class Base { base = 1 }
class Part extends Base { part = 1 }
class Mixed { mixed = 1 }
export function show(part: Part, base: Base, either: Part | Mixed) {
  if (part instanceof Base) part.part
//                               ^ read a.ts Part.part
  if (part instanceof Mixed) part.part + part.mixed
//                                ^ read a.ts Part.part
//                                            ^ read a.ts Mixed.mixed
  if (base instanceof Part) base.part
//                               ^ read a.ts Part.part
  if (either instanceof Mixed) either.mixed
//                                    ^ read a.ts Mixed.mixed
}
`,
  })
})
