/** What is expected of a function or a literal where it stands. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a function that is called where it is written is given the arguments', async () => {
  await expectLinks({
    'a.ts': `interface Settings { size: number }
declare const settings: Settings
;((given) => given.size)(settings)
//                 ^ read a.ts Settings.size
const sized = (function (given, { size }) { return given.size })(settings, settings)
//                                                       ^ read a.ts Settings.size
`,
  })
})

test('a function that is assigned under any name of a documented table is given what the table says', async () => {
  await expectLinks({
    'a.js': `/** @typedef {{ name: string }} Token */
/** @type {Record<string, (token: Token) => void>} */
const modes = {}
modes.start = (token) => token.name
//                             ^ read a.js Token.name
const other = {}
other.start = (token) => token.name
//                             ^ read unknown
`,
  })
})

test('`this` in a literal is what a comment says that the literal is', async () => {
  await expectLinks({
    'a.js': `/**
 * @typedef {object} Reader
 * @property {number} size how much it holds
 */
const reader = /** @type {Reader} */ ({
  size: 0,
  get half() { return this.size / 2 },
//                         ^ read a.js Reader.size
})
`,
  })
})

test('a function that is bound to `this`, or handed on together with it, has the `this` around it', async () => {
  await expectLinks({
    'a.js': `class List {
  constructor(items) { this.items = items }
  draw() {}
  one() { setTimeout(function () { this.draw() }.bind(this), 1) }
//                                      ^ call a.js List.draw
  two() { this.items.forEach(function (item) { this.draw() }, this) }
//                                                  ^ call a.js List.draw
  three() { (function () { this.draw() }).call(this) }
//                              ^ call a.js List.draw
  four(other) { this.items.map(function () { this.draw() }, other) }
//                                                ^ call unknown
  five() {
    const pick = function () { return arguments[0] }.bind(this)
    pick(new List([])).draw()
//                     ^ call a.js List.draw
  }
}
const loose = () => this.draw()
//                       ^ call unknown
`,
  })
})

test('the type arguments of a call say what its callback and its literals are', async () => {
  await expectLinks({
    'a.ts': `interface Part { size: number }
class Box<A> { constructor(public readonly values: A[], run?: (one: A) => void) {} }
new Box<Part>([{ size: 1 }], (one) => one.size)
//               ^ write a.ts Part.size
//                                        ^ read a.ts Part.size
class Pair<A, B = A> { constructor(one: A, other: B) {} }
new Pair<Part>({ size: 1 }, { size: 2 })
//               ^ write a.ts Part.size
//                            ^ write a.ts Part.size
;[1].map<Part>((n) => ({ size: n }))
//                       ^ write a.ts Part.size
;[1].flatMap<Part>((n) => [{ size: n }])
//                           ^ write a.ts Part.size
new Promise<Part>((resolve) => resolve({ size: 1 }))
//                                       ^ write a.ts Part.size
Promise.resolve<Part>({ size: 1 })
//                      ^ write a.ts Part.size
`,
  })
})
