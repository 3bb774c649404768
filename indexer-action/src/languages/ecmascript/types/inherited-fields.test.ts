/** Fields that classes of JavaScript only assign, where a base class has them; and what `super` is called on. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test("a field whose type a comment says is the base class's, if that has it, wherever it is assigned", async () => {
  await expectLinks({
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
})

test('what every error has is not a field of the class whose method assigns it', async () => {
  await expectLinks({
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
class Mismatch extends TypeError {
  read(from) {
    this.stack = from.stack
//       ^ write std:ecmascript TypeError.stack
  }
}
new Mismatch().stack
//             ^ read std:ecmascript TypeError.stack
`,
  })
})

test('a method of the base class that returns `this` gives what it is called on by `super`', async () => {
  await expectLinks({
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
})

test('a field that a static method assigns is one of the class, not of its instances', async () => {
  await expectLinks({
    'a.js': `export class Pool {
  static shared() {
    if (!this.only) this.only = new Pool()
    this.only.drain()
//            ^ call a.js Pool.drain
    return this.only
//              ^ read a.js Pool.only
  }
  drain() {
    this.only
//       ^ read unknown
  }
}
`,
    'b.js': `import { Pool } from './a'
Pool.shared().drain()
//            ^ call a.js Pool.drain
Pool.only.drain()
//        ^ call a.js Pool.drain
`,
  })
})

test('a base has the defaults of the type arguments that are not written', async () => {
  await expectLinks({
    'a.ts': `interface Part { size: number }
class Pair<A, B = A> {
  declare one: A
  declare other: B
}
class Parts extends Pair<Part> {}
new Parts().one.size
//              ^ read a.ts Part.size
new Parts().other.size
//                ^ read a.ts Part.size
`,
  })
})
