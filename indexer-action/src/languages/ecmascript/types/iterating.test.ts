/** What iterating gives: by the class's own iterator, by what the language's functions make of a collection. */
import { expect, test } from 'vitest'
import { check, expectLinks } from '../../../testing/carets.ts'

const KINDS = `export class Leaf { act() {} }
export class Stone { act() {} }
export async function made() { return new Leaf() }
`

test('a class is iterated by what its iterator gives', async () => {
  await expectLinks({
    'kinds.ts': KINDS,
    'bags.ts': `import { Leaf } from './kinds'
export class Yields { *[Symbol.iterator]() { yield new Leaf() } }
export class Declares { [Symbol.iterator](): Iterator<Leaf> { return null! } }
export class Delegates {
  constructor(private leaves: Leaf[]) {}
  [Symbol.iterator]() { return this.leaves[Symbol.iterator]() }
  async *[Symbol.asyncIterator]() { yield* this.leaves }
}
export class Written { [Symbol.iterator]() { return { next() { return { done: false, value: new Leaf() } } } } }
export interface Implements extends Iterable<Leaf> {}
export class Streams { async *[Symbol.asyncIterator]() { yield new Leaf() } }
`,
    'a.ts': `import { Declares, Delegates, Implements, Streams, Written, Yields } from './bags'
export async function f(a: Yields, b: Declares, c: Delegates, d: Written, e: Implements, g: Streams) {
  for (const one of a) one.act()
//                         ^ call kinds.ts Leaf.act
  for (const one of b) one.act()
//                         ^ call kinds.ts Leaf.act
  for (const one of c) one.act()
//                         ^ call kinds.ts Leaf.act
  for (const one of d) one.act()
//                         ^ call kinds.ts Leaf.act
  for (const one of e) one.act()
//                         ^ call kinds.ts Leaf.act
  for await (const one of g) one.act()
//                               ^ call kinds.ts Leaf.act
  const [first] = a
  first.act()
//      ^ call kinds.ts Leaf.act
  ;[...a][0].act()
//           ^ call kinds.ts Leaf.act
  new Set(a).forEach((one) => one.act())
//                                ^ call kinds.ts Leaf.act
}
`,
  })
})

test('what the language makes of a collection has its elements', async () => {
  await expectLinks({
    'kinds.ts': KINDS,
    'a.ts': `import { Leaf, made } from './kinds'
export async function f(leaves: Leaf[], table: Map<string, Leaf>, set: Set<Leaf>) {
  const { value, done } = leaves[Symbol.iterator]().next()
  if (!done) value.act()
//                 ^ call kinds.ts Leaf.act
  set.union(new Set<Leaf>()).forEach((leaf) => leaf.act())
//                                                  ^ call kinds.ts Leaf.act
  leaves.values().drop(1).toArray()[0].act()
//                                     ^ call kinds.ts Leaf.act
  Object.groupBy(leaves, (leaf) => leaf.act())['first'][0].act()
//                                      ^ call kinds.ts Leaf.act
//                                                         ^ call kinds.ts Leaf.act
  Map.groupBy(leaves, () => 'first').get('first')?.[0].act()
//                                                     ^ call kinds.ts Leaf.act
  for (const one of await Promise.allSettled(leaves.map(() => made())))
    if (one.status === 'fulfilled') one.value.act()
//                                            ^ call kinds.ts Leaf.act
  ;(await Array.fromAsync(leaves))[0].act()
//                                    ^ call kinds.ts Leaf.act
  ;(await Promise.try(made)).act()
//                           ^ call kinds.ts Leaf.act
  table.getOrInsert('first', new Leaf()).act()
//                                       ^ call kinds.ts Leaf.act
}
`,
  })
})

test('a collection that begins empty holds what is added to it', async () => {
  await expectLinks({
    'kinds.js': 'export class Leaf { act() {} }\nexport class Stone { act() {} }\n',
    'a.js': `import { Leaf, Stone } from './kinds.js'
const table = new Map()
table.set('first', new Leaf())
table.get('first').act()
//                 ^ call kinds.js Leaf.act
for (const [, leaf] of table) leaf.act()
//                                 ^ call kinds.js Leaf.act
const stones = new Set()
stones.add(new Stone())
for (const stone of stones) stone.act()
//                                ^ call kinds.js Stone.act
class Store {
  constructor() {
    this.leaves = []
    this.named = new Map()
    this.last = null
    this.both = null
  }
  keep(name) {
    this.leaves.push(new Leaf())
    this.named.set(name, new Stone())
    this.last = new Leaf()
    this.both = []
    this.both.push(new Stone())
  }
  use(name) {
    this.leaves[0].act()
//                 ^ call kinds.js Leaf.act
    this.named.get(name).act()
//                       ^ call kinds.js Stone.act
    this.last.act()
//            ^ call kinds.js Leaf.act
    this.both[0].act()
//               ^ call kinds.js Stone.act
  }
}
function Shelf() {
  this.last = null
}
Shelf.prototype.keep = function () {
  this.last = new Stone()
}
Shelf.prototype.use = function () {
  this.last.act()
//          ^ call kinds.js Stone.act
}
`,
  })
})

test('what is added to something else that has such a method says nothing of it', async () => {
  const { found } = await check({
    'kinds.js': 'export class Leaf { act() {} }\nexport class Stone { act() {} }\n',
    'a.js': `import { Leaf, Stone } from './kinds.js'
const settings = make()
settings.set('first', new Leaf())
settings.get('first').act()
//                    ^ call unknown
class Store {
  constructor() {
    this.settings = make()
    this.nothing = null
  }
  keep() {
    this.settings.set('first', new Leaf())
    this.nothing.add(new Stone())
  }
  use() {
    this.settings.get('first').act()
//                             ^ call unknown
    for (const one of this.nothing) one.act()
//                                      ^ call unknown
  }
}
`,
  })
  expect(found.map((row) => row.split(' ').slice(1).join(' '))).toEqual([
    'call unknown',
    'call unknown',
    'call unknown',
  ])
})

test('iterators that give themselves, or each other, give nothing that is known', async () => {
  const { found } = await check({
    'a.ts': `interface Own { [Symbol.iterator](): Own }
interface One<T> { [Symbol.iterator](): Other<One<T>> }
interface Other<T> { [Symbol.iterator](): One<Other<T>> | T }
class Next { [Symbol.iterator]() { return this } next() { return { value: this } } }
export function f(own: Own, one: One<string>, next: Next) {
  for (const item of own) item.act()
//                             ^ call unknown
  for (const item of one) item.act()
//                             ^ call unknown
  for (const item of next) item.next()
//                              ^ call a.ts Next.next
}
`,
  })
  expect(found.map((row) => row.split(' ').slice(1).join(' '))).toEqual([
    'call unknown',
    'call unknown',
    'call a.ts Next.next',
  ])
})

test('an object that is filled by key holds what is put into it', async () => {
  await expectLinks({
    'a.js': `class Page { draw() {} }
const pages = {}
function page(name) {
  if (!pages[name]) pages[name] = new Page()
  return pages[name]
}
page('a').draw()
//        ^ call a.js Page.draw
Object.values(pages).forEach((one) => one.draw())
//                                        ^ call a.js Page.draw
class Book {
  constructor() { this.pages = Object.create(null) }
  add(name) { this.pages[name] = new Page() }
  first() { return this.pages[0] }
}
new Book().first().draw()
//                 ^ call a.js Page.draw
const counts = {}
counts[1] = 'one'
counts[2].trim()
//        ^ call unknown
`,
  })
})

test('a table of functions that is filled by key calls any of them', async () => {
  await expectLinks({
    'a.js': `function add() {}
function remove() {}
const commands = { add }
for (const name of ['remove', 'delete']) commands[name] = remove
const run = (name) => commands[name]()
//                    ^ read a.js commands, call_indirect all of (a.js add | a.js remove)
`,
  })
})

test('an object that begins empty is what is assigned instead', async () => {
  await expectLinks({
    'a.js': `let options = {}
if (process.argv[2]) options = { draw() {} }
options.draw()
//      ^ call a.js draw
options.late = function () {}
options.late()
//      ^ call a.js late
`,
  })
})

test('a method of the prototype of arrays gives what it gives as a method of the array that it is called with', async () => {
  await expectLinks({
    'kinds.ts': KINDS,
    'a.ts': `import { Leaf } from './kinds'
declare const leaves: Leaf[]
Array.prototype.slice.call(leaves, 1)[0].act()
//                                       ^ call kinds.ts Leaf.act
;[].concat.call(leaves).map((one) => one.act())
//                                       ^ call kinds.ts Leaf.act
function all() {
  const given = Array.prototype.slice.call(arguments)
  given[0].act()
//         ^ call unknown
  return given.length
//             ^ read std:ecmascript Array.length
}
`,
  })
})
