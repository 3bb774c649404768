/** Namespaces declared in several blocks: each block sees what the others export. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('what one file adds to a namespace is seen by its bare name in another', async () => {
  await expectLinks({
    'types.ts': `namespace app {
  export interface Part { size: number }
  export const enum Flags { none }
  export namespace Debug { export function fail(): void {} }
  const own = 1
}
`,
    'more.ts': `namespace app {
  export interface Part { colour: string }
  export function measure(part: Part): number {
//                              ^ type more.ts app.Part
    Debug.fail()
//        ^ call types.ts app.Debug.fail
    part.size
//       ^ read types.ts app.Part.size
    own
//  ^ read unknown
    return Flags.none
//               ^ read types.ts app.Flags.none
  }
}
`,
    'use.ts': `namespace app.inner {
  export const found = (part: Part[]) => part.map(measure)
//                                                ^ read more.ts app.measure
  export const colours = (part: Part) => part.colour
//                                            ^ read more.ts app.Part.colour
}
namespace app.inner.most {
  export const deep = measure(null)
//                    ^ call more.ts app.measure
}
app.inner.found
//        ^ read use.ts app.inner.found
app.measure({ size: 1, colour: '' })
//  ^ call more.ts app.measure
`,
  })
})

test('a declaration file exports what it declares, unless it says what it exports', async () => {
  await expectLinks({
    'hooks.d.ts': 'type Done = () => void\nexport interface Hook { done: Done }\n',
    'listed.d.ts': 'type Done = () => void\ninterface Hook { done: Done }\nexport { Hook }\n',
    'a.ts': `import { Done, Hook } from './hooks'
import { Done as Hidden } from './listed'
let done: Done
//        ^ type hooks.d.ts Done
let hidden: Hidden
//          ^ type import Hidden of line 2
`,
  })
})

test('what several files declare of one ambient module is one module', async () => {
  await expectLinks({
    'types/index.d.ts': `declare module 'store' {
  interface Options { path: string }
  export function open(options: Options): Handle
}
`,
    'types/handle.d.ts': `declare module 'store' {
  interface Handle { close(options?: Options): void }
//                                   ^ type types/index.d.ts store.Options
}
`,
    'main.ts': `import { open, type Handle } from 'store'
open({ path: '' }).close()
//                 ^ call types/handle.d.ts store.Handle.close
declare const handle: Handle
handle.close()
//     ^ call types/handle.d.ts store.Handle.close
`,
  })
})

test('an ambient module gives one thing, by default or as a whole', async () => {
  await expectLinks({
    'shims.d.ts': `declare function expect(target?: unknown): expect.Root
declare namespace expect {
  interface Root { to: Root; eql(other: unknown): void }
}
declare module 'expect.js' { export = expect }
declare module 'merge-map' { export default function merge(a: string): Merged; interface Merged { size: number } }
declare module 'parts' { export { Part as Piece } from 'merge-parts' }
declare module 'merge-parts' { export class Part { run(): void } }
`,
    'use.ts': `import expect, { type Root } from 'expect.js'
//                    ^ import shims.d.ts expect.Root
import merge from 'merge-map'
import { Piece } from 'parts'
import * as all from 'expect.js'
import whole = require('expect.js')
expect(1).to.eql(2)
//           ^ call shims.d.ts expect.Root.eql
merge('').size
// ^ nothing
merge('').size
//        ^ read shims.d.ts merge-map.Merged.size
const made = all(1)
//           ^ call all of (shims.d.ts expect | shims.d.ts expect)
new Piece().run()
//          ^ call shims.d.ts merge-parts.Part.run
whole(1).to
//       ^ read shims.d.ts expect.Root.to
`,
  })
})

test('a namespace passes others on by another name', async () => {
  await expectLinks({
    'css.d.ts': 'export namespace _CSS { export interface Rule { name: string } }\n',
    'tree.d.ts': `import type { _CSS } from './css'
export namespace Tree { export type { _CSS as CSS } }
`,
    'use.js': `/** @import { Tree } from './tree' */
/** @param {Tree.CSS.Rule} rule */
const name = (rule) => rule.name
//                          ^ read css.d.ts _CSS.Rule.name
`,
  })
})

test('what files add to a package leaves the rest of it outside', async () => {
  await expectLinks({
    'package.json': '{ "devDependencies": { "@types/editor": "1" } }',
    'typings/proposed.d.ts': `declare module 'editor' {
  export interface Action { isNew?: boolean }
}
`,
    'main.ts': `import * as editor from 'editor'
import { type Action, Emitter } from 'editor'
import type { Action as Renamed } from 'editor'
const emitter = new Emitter()
//                  ^ call npm:editor Emitter
emitter.fire()
//      ^ call npm:editor Emitter.fire
const uri = editor.Uri.parse('')
//                     ^ call npm:editor Uri.parse
let range: editor.Range
//                ^ type npm:editor Range
declare const action: Action
action.isNew
//     ^ read typings/proposed.d.ts editor.Action.isNew
declare const renamed: editor.Action
renamed.isNew
//      ^ read typings/proposed.d.ts editor.Action.isNew
`,
  })
})

test("a package's own name means the module that its declaration file declares, to code with types", async () => {
  await expectLinks({
    'package.json': '{ "name": "store", "main": "./index.js", "types": "./types/index.d.ts" }',
    'index.js': 'exports.open = function open() {}\n',
    'types/index.d.ts': `/// <reference path="./more.d.ts" />
declare module 'store' {
  export function open(): Handle
}
`,
    'types/more.d.ts': `declare module 'store' {
  export interface Handle { close(): void }
}
`,
    'test/types.ts': `import { type Handle, open } from 'store'
let handle: Handle = open()
//          ^ type types/more.d.ts store.Handle
//                   ^ call types/index.d.ts store.open
open().close()
//     ^ call types/more.d.ts store.Handle.close
`,
    'test/run.js': `const store = require('store')
store.open()
//    ^ call index.js open
`,
  })
})

test('a module that is imported whole and exported by name is a symbol of the module that passes it on', async () => {
  await expectLinks({
    'external.ts': 'export function parse() {}',
    'index.ts': `import * as z from './external'
export * from './external'
export { z, z as default }
`,
    'use.ts': `import { z } from './index'
//       ^ import index.ts z
import whole from './index'
  z.parse()
//  ^ call external.ts parse
whole.parse()
//    ^ call external.ts parse
`,
    'outside.ts': `import * as react from 'react'
export { react }
`,
    'hook.ts': `import { react } from './outside'
react.useState()
//    ^ call npm:react useState
`,
    'package.json': '{ "dependencies": { "react": "1" } }',
  })
})

test('what qualifies a type is no variable, even if one has that name', async () => {
  await expectLinks({
    'checks.ts': 'export interface Check { run(): void }\n',
    'a.ts': `import * as checks from './checks'
export const all = (checks: checks.Check[]) => checks[0].run()
//                                 ^ type checks.ts Check
//                                                       ^ call checks.ts Check.run
`,
  })
})

test('a module that is required and exported under a name', async () => {
  await expectLinks({
    'shapes.ts': 'export class Box { open() {} }\nexport interface Size { wide: boolean }\n',
    'door.ts': 'class Door { close() {} }\nexport = Door\n',
    'index.ts': `export import shapes = require('./shapes')
export import Door = require('./door')
const box: shapes.Box = new shapes.Box()
//                ^ type shapes.ts Box
//                                 ^ call shapes.ts Box
export const size = (of: shapes.Size) => of.wide
//                                          ^ read shapes.ts Size.wide
`,
    'use.ts': `import { shapes, Door } from './index'
import index = require('./index')
new shapes.Box().open()
//               ^ call shapes.ts Box.open
new Door().close()
//         ^ call door.ts Door.close
new index.shapes.Box().open()
//                     ^ call shapes.ts Box.open
`,
  })
})

test('the blocks of a namespace see what each of them exports before what is around them', async () => {
  await expectLinks({
    'a.ts': `const size = 1
const hidden = 2
namespace Shapes {
  export const size = 3
  export interface Box { open(): void }
  const hidden = 4
}
namespace Shapes {
  export const twice = (box: Box) => size * hidden
//                           ^ type a.ts Shapes.Box
//                                   ^ read a.ts Shapes.size
//                                          ^ read a.ts hidden
}
namespace Far.Shapes { export const size = 5 }
namespace Far.Shapes { export const more = size }
//                                         ^ read a.ts Far.Shapes.size
namespace Far { export namespace Shapes { export const most = size } }
//                                                            ^ read a.ts Far.Shapes.size
enum Way { Up = 1, Down = 2 }
enum Way { Both = Up | Down }
//                ^ read a.ts Way.Up
//                     ^ read a.ts Way.Down
`,
  })
})

test('what a class makes has the members of the class, not those of the namespace of its name', async () => {
  await expectLinks({
    'client.ts': `interface Answer { size: number }
interface Line { draw(): void }
interface Room { open(): void }
export declare namespace Client {
  export namespace query {
    export interface Signature { (text: string): Answer }
  }
  const shared: Client
}
export class Client {
  static join(): Room { return globalThis.room }
  join(): Line { return globalThis.line }
  query: Client.query.Signature = (text) => globalThis.answer
}
`,
    'use.ts': `import { Client } from './client'
const client = new Client()
//                 ^ call all of (client.ts Client | client.ts Client)
client.query('').size
//               ^ read client.ts Answer.size
client.join().draw()
//            ^ call client.ts Line.draw
Client.join().open()
//            ^ call client.ts Room.open
Client.shared.join().draw()
//                   ^ call client.ts Line.draw
`,
  })
})

test('one name means another thing in each namespace, and another as a type', async () => {
  await expectLinks({
    'one.ts':
      'namespace One { export const size = 1; export interface Box { open(): void } }\ninterface Kind { name: string }\n',
    'two.ts': 'namespace Two { export const size = 2; export class Box { open() {} } }\nconst Kind = 1\n',
    'use.ts': `namespace One { export const more = size
//                                  ^ read one.ts One.size
  export const box: Box = more
//                  ^ type one.ts One.Box
  export const none = Box
//                    ^ read one.ts One.Box
}
namespace Two { export const more = size
//                                  ^ read two.ts Two.size
  export const box: Box = new Box()
//                  ^ type two.ts Two.Box
//                            ^ call two.ts Two.Box
}
let kind: Kind = Kind
//        ^ type one.ts Kind
//               ^ read two.ts Kind
kind.name
//   ^ read one.ts Kind.name
`,
  })
})
