/** Object literals: who sees their members, and what `this` is in their methods. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('an object that a function returns by a local name has members that others see', async () => {
  await expectLinks({
    'setup.ts': `interface Client { query(): string }
declare function make(): Client
export function setup(port: number) {
  const base = { url: 'x', port }
  const client = make()
  const context = { ...base, client, close() {} }
  return context
}
export function useCounter() {
  const actions = { add: () => 1, limit: 5 }
  return [1, actions] as const
}
`,
    'use.ts': `import { setup, useCounter } from './setup'
async function use() {
  await using context = setup(1)
  context.client.query()
//        ^ read setup.ts setup.client
//               ^ call setup.ts Client.query
  context.close()
//        ^ call setup.ts setup.close
  const [, { limit }] = useCounter()
//           ^ read setup.ts useCounter.limit
}
`,
  })
})

test('constants that are frozen are members that others see', async () => {
  await expectLinks({
    'kind.ts': "export const Kind = Object.freeze({ One: 'One' } as const)\n",
    'use.ts': `import { Kind } from './kind'
Kind.One
//   ^ read kind.ts Kind.One
`,
  })
})

test('a shorthand property is what its uses lead to', async () => {
  await expectLinks({
    'a.ts': `function f(port: number) {
  const held = { port }
  held.port
//     ^ read variable port of line 2
  return port
//       ^ read parameter port of line 1
}
`,
  })
})

test('assigning to `this` in a method means the accessor or property that the literal has', async () => {
  await expectLinks({
    'request.js': `module.exports = {
  get url() { return this.req.url },
  set url(value) { this.req.url = value },
  set search(text) {
    this.url = text
//       ^ write request.js exports.url, runs request.js exports.url
    this.count = 1
//       ^ write request.js exports.count
    this.last = text
//       ^ write request.js exports.last
  },
  count: 0,
  'last': '',
}
`,
  })
})

test('a list that begins empty has what is added to it', async () => {
  await expectLinks({
    'a.ts': `class Part { turn() {} }
declare const other: Part[]
export function collect(count: number) {
  const parts = []
  for (let at = 0; at < count; at++) parts.push(new Part())
  parts[0].turn()
//         ^ call a.ts Part.turn
  return parts
}
collect(1).map((part) => part.turn())
//                            ^ call a.ts Part.turn
function all() {
  const copied = []
  copied.unshift(...other)
  for (const part of copied) part.turn()
//                                ^ call a.ts Part.turn
}
`,
    'b.js': `const pairs = []
pairs.push({ left: 1, right: 2 })
pairs[0].left
//       ^ read variable left of line 2
unknown.push(1)
unknown.length
//      ^ read unknown
`,
  })
})

test('a member of an object with computed names is what all of them are', async () => {
  await expectLinks({
    'a.ts': `interface Rule { run(): void }
type Rules<T> = { [P in keyof T]?: Rule }
export function all(rules: Rules<{ a: 1 }>, name: 'a') {
  const rule = rules[name]
  rule?.run()
//      ^ call a.ts Rule.run
}
`,
  })
})

test('`this` in a function is what the type that is expected of it says', async () => {
  await expectLinks({
    'a.ts': `type Methods<T> = { [K in keyof T]?: T[K] extends (...args: infer A) => infer R ? (this: T, ...args: A) => R : never }
interface Schema { name: string; check(...names: string[]): this; copy(): this }
declare function on(run: (this: Schema, event: string) => void): void
export function methods(): Methods<Schema> {
  return {
    check(...names) { return this.copy() },
//                                ^ call a.ts Schema.copy
  }
}
on(function () { this.name })
//                    ^ read a.ts Schema.name
`,
  })
})

test('a value of an enum has none of its constants', async () => {
  await expectLinks({
    'color.ts': `enum Color { Red, Blue }
declare const color: Color
Color.Red
//    ^ read color.ts Color.Red
color.Red
//    ^ read unknown
`,
  })
})
