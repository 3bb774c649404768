/** Classes that functions make of other classes. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('an instance of what a mixin makes has the members of all classes that went into it', async () => {
  await expectLinks({
    'a.ts': `type Constructor<T> = new (...args: any[]) => T
interface Closable { close(): void }
class Door { open() {} }
export const Closing = <T extends Constructor<Door>>(base: T): Constructor<Closable> & T =>
  class extends base { close() {} } as Constructor<Closable> & T
const Both = Closing(Door)
new Both().open()
//         ^ call a.ts Door.open
new Both().close()
//         ^ call a.ts Closable.close
class Gate extends Closing(Door) {
  shut() {
    this.close()
//       ^ call a.ts Closable.close
    this.open()
//       ^ call a.ts Door.open
  }
}
new Gate().open()
//         ^ call a.ts Door.open
declare const Mixed: typeof Door & Constructor<Closable> & { made: number }
new Mixed().close()
//          ^ call a.ts Closable.close
Mixed.made
`,
  })
})

test('a method whose `this` is all traits together finds what one of them declares and another assigns', async () => {
  await expectLinks({
    'parser.ts': `import { Builder } from './builder'
export class Engine {
  reset(this: Mixed): void {
    this.stack = []
//       ^ write builder.ts Builder.stack
    this.stack.pop()
//       ^ read builder.ts Builder.stack
  }
}
export type Mixed = Engine & Builder
`,
    'builder.ts': `import type { Mixed } from './parser'
export class Builder {
  stack: string[]
  add(this: Mixed, one: string) {
    this.stack.push(one)
//       ^ read builder.ts Builder.stack
  }
}
`,
  })
})
