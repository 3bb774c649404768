/** Types that decide where a member leads: mapped ones, inherited fields, functions behind casts, large barrels. */
import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../../bench/accuracy/language-of-path.ts'
import { USES } from '../../../../../src/contract/links.ts'
import { analyse } from '../../../analysis.ts'
import { expectLinks } from '../../../testing/carets.ts'

const CALL = USES.indexOf('call')

/** Names of the symbols that contain the calls of a symbol. */
async function calls(files: Record<string, string>) {
  const analysed = await analyse(new Map(Object.entries(files)), languageOfPath)
  const named = new Map(analysed.flatMap((file) => file.symbols.map((symbol) => [symbol.id, symbol.name] as const)))
  const callers = (name: string): string[] =>
    analysed.flatMap(({ symbols, links }) =>
      links.target.flatMap((target, at) => {
        const led = links.targets[target]
        if (links.use[at] !== CALL || led?.[0] !== 's' || named.get(led[1]) !== name) return []
        return [symbols[links.from[at] as number]?.name ?? '<module>']
      }),
    )
  return { callers }
}

test('a mapped type has the members of what it maps, with a type of their own', async () => {
  await expectLinks({
    'a.ts': `interface Flags { dirty: boolean; valid: number }
type Watched = { [K in keyof Flags]: boolean | 'all' } & { values?: boolean }
type Loose<T> = { [K in keyof T]?: T[K] }
interface Box { open: string }
type Boxed<T> = { readonly [K in keyof T]-?: Box }
declare const watched: Watched
declare const loose: Loose<Flags>
declare const boxed: Boxed<Flags>
watched.dirty
//      ^ read a.ts Flags.dirty
loose.valid
//    ^ read a.ts Flags.valid
boxed.dirty.open
//          ^ read a.ts Box.open
`,
  })
})

test('a field that a subclass assigns is the one that its base declares', async () => {
  await expectLinks({
    'base.ts': 'export abstract class Base {\n  app: any\n}\n',
    'own.ts': `import { Base } from './base'
export class Own extends Base {
  constructor(public koa?: any) {
    super()
    this.app = this.koa
//       ^ write base.ts Base.app
  }
}
`,
  })
})

test('a function behind a cast is called by its name and calls in its name', async () => {
  await expectLinks({
    'a.ts': `type Create = (...args: any[]) => void
function ensure() {}
export const create = ((...args) => {
  ensure()
//^ call a.ts ensure
}) as Create
create()
//^ unknown
`.replace('create()\n//^ unknown', '  create()\n//^ call a.ts create'),
  })
})

test('a barrel may pass on more than a hundred modules', async () => {
  const files: Record<string, string> = { 'use.ts': "import { last } from './all'\nlast()\n//^ call m119.ts last\n" }
  const lines: string[] = []
  for (let at = 0; at < 120; at++) {
    files[`m${at}.ts`] = at === 119 ? 'export function last() {}\n' : `export const m${at} = ${at}\n`
    lines.push(`export * from './m${at}'`)
  }
  files['all.ts'] = `${lines.join('\n')}\n`
  await expectLinks({
    ...files,
    'use.ts': (files['use.ts'] as string).replace('last()', '  last()'),
  })
})

test('what a function computes for a property is called by the function', async () => {
  const { callers } = await calls({
    'a.js': `class Hooks {}
class Client {
  constructor() {
    this.hooks = {
      request: new Hooks(),
      all: [
        made(),
      ],
      later() { made() },
    }
  }
}
function made() {}
const table = { first: made() }
`,
  })
  expect(callers('Hooks')).toEqual(['constructor'])
  expect(callers('made')).toEqual(['constructor', 'later', 'first'])
})

test('what a call makes for a written type, its callbacks are given', async () => {
  await expectLinks({
    'make.ts': `export interface Trait { parts: { size: unknown } }
export interface Maker<T, P = unknown> { make(parts: P): T }
export function Maker() {}
export function Maker(size?: number) {}
export declare function maker<T extends Trait, P = T['parts']>(name: string, setUp: (made: T, parts: P) => void): Maker<T, P>
`,
    'own.ts': `import { type Maker, maker, type Trait } from './make'
import type * as all from './make'
interface Parts { size: number; colour: string }
interface Own extends Trait { parts: Parts; own: string }
export const made: Maker<Own, Parts> = maker('own', (it, parts) => {
  it.own
//   ^ read own.ts Own.own
  it.parts.colour
//   ^ read own.ts Own.parts
  parts.colour
//      ^ read own.ts Parts.colour
})
export const through: all.Maker<Own> = maker('own', (it) => it.own)
//                                                             ^ read own.ts Own.own
export function again(): Maker<Own> {
  return maker('own', (it, parts) => parts.colour)
//                                         ^ read own.ts Parts.colour
}
`,
  })
})

test('`Omit` and `Pick` say which members are left', async () => {
  await expectLinks({
    'a.ts': `interface Options { retry: number | Retry; hooks: string; name: string }
interface Retry { limit: number }
interface Known { hooks: 1 }
type Own = Omit<Options, 'retry' | 'name'> & { retry: Retry }
type Rest = Pick<Options, 'name'> & { hooks: Retry }
type Others = Omit<Options, keyof Known> & { hooks: Retry }
type Except<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>
type Rebuilt = Except<Options, 'retry' | 'name'> & { retry: Retry }
declare const rebuilt: Rebuilt
rebuilt.retry.limit
//      ^ read a.ts Rebuilt.retry
rebuilt.hooks
//      ^ read a.ts Options.hooks
declare const own: Own
own.retry.limit
//  ^ read a.ts Own.retry
own.hooks
//  ^ read a.ts Options.hooks
declare const rest: Rest
rest.hooks.limit
//         ^ read a.ts Retry.limit
rest.name
//   ^ read a.ts Options.name
declare const others: Others
others.hooks.limit
//           ^ read a.ts Retry.limit
`,
  })
})

test('what is a promise among other things is awaited', async () => {
  await expectLinks({
    'a.ts': `interface Reply { status: number }
interface Pending<T> extends Promise<T> { cancel(): void }
type Response<T> = { json<J>(): Promise<J> } & Promise<T>
type Both = { status: number } & ({ done: true } | { done: false })
declare function get(): Pending<Reply>
declare function post(): Response<Reply>
async function f() {
  const a = await get()
  const b = await post()
  a.status
//  ^ read a.ts Reply.status
  b.status
//  ^ read a.ts Reply.status
}
declare function both(): Promise<Both>
both().then((given) => given.status)
//                           ^ read a.ts Both.status
`,
  })
})

test('a function that is assigned to a member is not its own context', async () => {
  await expectLinks({
    'a.ts': `const shown = () => 1
shown.later = (event) => event.stop()
//                             ^ call unknown
`,
  })
})

test('a type asks what a module exports by `typeof import`', async () => {
  await expectLinks({
    'box.ts': 'export class Box {\n  open() {}\n}\n',
    'a.ts': `let Box: typeof import('./box').Box
//                              ^ read box.ts Box
new Box().open()
//        ^ call box.ts Box.open
`,
  })
})

test('a type is named through the module that exports it, with type arguments too', async () => {
  await expectLinks({
    'box.ts': `export class Box<T> {
  open(): T { return null as never }
}
export namespace lids { export interface Lid { turn(): void } }
`,
    'a.ts': `interface Part { size: number }
let plain: import('./box').Box
//                         ^ type box.ts Box
plain.open()
//    ^ call box.ts Box.open
type Given<T> = import('./box').Box<T>
//                              ^ type box.ts Box
declare const given: Given<Part>
given.open().size
//           ^ read a.ts Part.size
declare function closed(lid: import("./box").lids.Lid, all: Array<import("./box").Box<Part>>): void
//                                                ^ type box.ts lids.Lid
`,
  })
})

test('members that a constant names are found by it', async () => {
  await expectLinks({
    'a.ts': `interface Part { turn(): void }
declare const inner: unique symbol
interface Holder {
  [inner]: Part
}
class Parts {
  [inner](): Part { return null as never }
}
declare const holder: Holder
holder[inner].turn()
//            ^ call a.ts Part.turn
new Parts()[inner]().turn()
//                   ^ call a.ts Part.turn
`,
  })
})

test('any member of a type may be what a key that is not known gives', async () => {
  await expectLinks({
    'a.ts': `interface Part { turn(): void }
declare const inner: unique symbol
interface Parts { [inner]: { first: Part }; last: Part }
declare const any: Parts[keyof Parts]
any.turn()
//  ^ call a.ts Part.turn
type Together<U> = (U extends any ? (one: U) => void : never) extends (one: infer All) => void ? All : never
declare const all: Together<Parts[keyof Parts]>
all.first.turn()
//        ^ call a.ts Part.turn
all.turn()
//  ^ call a.ts Part.turn
`,
  })
})

test('a cast names its type through namespaces, and what is inferred has a bound', async () => {
  await expectLinks({
    'core/index.ts': `export interface Foo { size: number }
export type Bar = Foo
`,
    'all.ts': "export * as core from './core/index'\nexport const made = () => JSON.parse('')\n",
    'use.ts': `import * as all from './all'
const bar = all.made() as unknown as all.core.Bar
//                                       ^ read all.ts core
//                                            ^ type core/index.ts Bar
bar.size
//  ^ read core/index.ts Foo.size
all.made() satisfies all.core.Foo
//                            ^ type core/index.ts Foo
export type Last<T> = T extends [...infer Rest, infer End extends all.core.Bar] ? End : never
//                                                                         ^ type core/index.ts Bar
`,
  })
})

test('what is frozen is what it was, and a list is made of what is iterated', async () => {
  await expectLinks({
    'level.js': `const Level = Object.freeze({ low: 1 })
exports.Level = Level
`,
    'use.js': `const { Level } = require('./level')
Level.low
//    ^ read level.js Level.low
class Part { constructor() { this.size = 1 } }
/** @param {Set<Part>} parts */
const sizes = (parts) => Array.from(parts, (part) => part.size)
//                                                        ^ read use.js Part.size
`,
  })
})

test('an overload is the one whose literal the argument is declared to be, or whose class it is of', async () => {
  await expectLinks({
    'requests.ts': `export namespace Hover { export const method: 'hover' = 'hover' }
export namespace Rename { export const method: 'rename' = 'rename' }
export class Plain { constructor(readonly name: string) {} }
export class Typed<P> { sent: P | undefined; constructor(readonly name: string) {} }
export interface Params { token: number }
`,
    'client.ts': `import { Hover, type Params, Plain, Rename, Typed } from './requests'
interface Hovers { hover(): void }
interface Renames { rename(): void }
interface Client {
  feature(request: typeof Hover.method): Hovers
  feature(request: typeof Rename.method): Renames
  on(type: Plain, handler: () => void): void
  on<P>(type: Typed<P>, handler: (params: P) => void): void
}
declare const client: Client
client.feature(Rename.method).rename()
//                            ^ call client.ts Renames.rename
const traced = new Typed<Params>('trace')
client.on(traced, (params) => params.token)
//                                   ^ read requests.ts Params.token
`,
  })
})

test('a reduction goes on with what it starts with: its type argument, its initial value, or an element', async () => {
  await expectLinks({
    'a.ts': `interface Part { size: number; name: string }
interface Sum { size: number; parts: Record<string, Part> }
declare const parts: Part[]
const sum = parts.reduce<Sum>((all, part) => {
  all.size += part.size
//    ^ write a.ts Sum.size
//                 ^ read a.ts Part.size
  return all
}, { size: 0, parts: {} })
//   ^ write a.ts Sum.size
sum.parts.any.size
//            ^ read a.ts Part.size
const named = parts.reduce((all, part) => all.set(part.name, part), new Map<string, Part>())
named.get('a').size
//             ^ read a.ts Part.size
const counted = parts.reduce((all, { size }) => ({ count: all.count + size }), { count: 0 })
//                                                            ^ read variable count of line 16
parts.reduce((all: { part: Part }[], part) => [...all, { part }], [])[0].part.name
//                                                                            ^ read a.ts Part.name
parts.reduce((all, part): Sum => all, {}).parts.any.name
//                                                  ^ read a.ts Part.name
parts.reduce((a, b) => (a.size > b.size ? a : b)).name
//                        ^ read a.ts Part.size
//                                                ^ read a.ts Part.name
Object.fromEntries(parts.map((part) => [part.name, part])).any.size
//                                                             ^ read a.ts Part.size
`,
  })
})

test('each trap of a proxy is given the target, whose type is that of the handler', async () => {
  await expectLinks({
    'a.ts': `interface State { base: object; parent?: State }
const traps: ProxyHandler<State> = {
  get(state, name) {
    return state.parent
//               ^ read a.ts State.parent
  },
  has: (state) => 'base' in state.base,
//                                ^ read a.ts State.base
}
`,
  })
})

test('a key of which the texts are known gives the members of these names', async () => {
  await expectLinks({
    'a.ts': `interface Part { size: number }
interface Other { limit: number }
interface Line { start: Part; end: Part; label: Other }
export function use(line: Line, isFirst: boolean, side: 'start' | 'end', any: string) {
  line[isFirst ? 'start' : 'end'].size
//                                ^ read a.ts Part.size
  line[side].size
//           ^ read a.ts Part.size
  line[side].limit
//           ^ read unknown
  line[any].size
//          ^ read unknown
}
`,
  })
})

test('a member that several parts of an intersection declare has what each of them says of it', async () => {
  await expectLinks({
    'a.ts': `type Plain<T> = { [K in keyof T]: T[K] } & {}
interface Refs { first: Node; set(node: Node): void }
interface Base { refs: { last: Node }; size: string }
type Whole = Plain<Base & { refs: Refs; size: 'small' }>
declare const whole: Whole
const { refs } = whole
refs.last
//   ^ read a.ts Base.refs.last
refs.set(refs.first)
//   ^ call a.ts Refs.set
//            ^ read a.ts Refs.first
whole.size.trim()
//         ^ call std:ecmascript String.trim
`,
  })
})

test('a member that a type of the language does not have is not claimed to be its', async () => {
  await expectLinks({
    'a.ts': `declare const list: string[]
list.unsubscribe()
//   ^ call unknown
list.at(0)
//   ^ call std:ecmascript Array.at
'text'.match(/t/)!.index
//                 ^ read std:ecmascript Array.index
;/x/g.lastIndex
//    ^ read std:ecmascript RegExp.lastIndex
new Error('').code
//            ^ read std:ecmascript Error.code
`,
  })
})

test('what the newest edition of the language gives its types is theirs, whichever engine runs the indexer', async () => {
  await expectLinks({
    'a.ts': `declare const sizes: Map<string, { draw(): void }>
sizes.getOrInsert('a', { draw() {} }).draw()
//    ^ call std:ecmascript Map.getOrInsert
new Set<number>().union(new Set<number>())
//                ^ call std:ecmascript Set.union
declare global {
  interface Set<T> { union(other: Set<T>): Set<T>; first(): T }
  interface TypeError { place: string }
}
new Set<number>().first()
//                ^ call a.ts Set.first
new TypeError('').place
//                ^ read a.ts TypeError.place
export {}
`,
  })
})
