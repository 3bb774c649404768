/** Fields that classes of JavaScript only assign, where a base class has them; and what `super` is called on. */
import { expect, test } from 'vitest'
import { check } from '../../../testing/carets.ts'

test("a field whose type a comment says is the base class's, if that has it, wherever it is assigned", async () => {
  const { expected, found } = await check({
    'module.js': `export class Module {
  constructor() {
    /** @type {string | undefined} */
    this.info = undefined
  }
}
`,
    'normal.js': `import { Module } from './module.js'
export class Normal extends Module {
  constructor() {
    super()
    /** @type {string} */
    this.info = ''
//       ^ write module.js Module.info
    this.own = 1
  }
}
new Normal().info
//           ^ read module.js Module.info
new Normal().own
//           ^ read normal.js Normal.own
`,
  })
  expect(found).toEqual(expected)
})

test('what every error has is not a field of the class whose method assigns it', async () => {
  const { expected, found } = await check({
    'a.js': `class Failure extends Error {
  constructor() { super(); this.name = 'Failure' }
  read(from) {
    this.stack = from.stack
//       ^ write std:ecmascript Error.stack
    this.module = from.module
  }
}
new Failure().stack
//            ^ read std:ecmascript Error.stack
new Failure().module
//            ^ read a.js Failure.module
new Failure().name
//            ^ read a.js Failure.name
`,
  })
  expect(found).toEqual(expected)
})

test('a method of the base class that returns `this` gives what it is called on by `super`', async () => {
  const { expected, found } = await check({
    'a.ts': `class Base {
  copy(): this { return this }
  turn() { return this }
}
class Range extends Base {
  options = { size: 1 }
  copy(): this {
    const made = super.copy()
    made.options.size
//       ^ read a.ts Range.options
    super.turn().options
//               ^ read a.ts Range.options
    return made
  }
}
`,
  })
  expect(found).toEqual(expected)
})
