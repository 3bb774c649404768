/** Types that depend on type arguments: mapped and conditional types, `T[K]`, classes made by functions. */
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const THING = 'export class Thing {\n  greet() {}\n}\n'

test('a mapped type makes of each member what it says, also where it speaks of itself', async () => {
  await expectLinks({
    'thing.ts': THING,
    'a.ts': `import { Thing } from './thing'
type Getters<T> = { [K in keyof T]: () => T[K] }
type Partly<T> = { [K in keyof T]?: Partly<T[K]> }
declare const getters: Getters<{ one: Thing; two: { deep: Thing } }>
getters.one().greet()
//            ^ call thing.ts Thing.greet
getters.two().deep.greet()
//                 ^ call thing.ts Thing.greet
declare const partly: Partly<{ a: { b: Thing } }>
partly.a!.b!.greet!()
//           ^ call thing.ts Thing.greet
`,
  })
})

test('`T[K]` is the member that a call names', async () => {
  await expectLinks({
    'thing.ts': THING,
    'a.ts': `import { Thing } from './thing'
const routes = { home: { open() {} }, away: { close() {} } } as const
function route<K extends keyof typeof routes>(key: K): (typeof routes)[K] { return routes[key] }
route('home').open()
//            ^ call a.ts routes.home.open
function pick<T, K extends keyof T>(from: T, key: K): T[K] { return from[key] }
pick({ a: new Thing() }, 'a').greet()
//                            ^ call thing.ts Thing.greet
`,
  })
})

test('a conditional type is the branch that what it infers leads to', async () => {
  await expectLinks({
    'thing.ts': THING,
    'a.ts': `import { Thing } from './thing'
type Item<T> = T extends Array<infer U> ? U : never
type Result<F extends (...all: any) => any> = F extends (...all: any) => infer R ? R : any
type First<F> = F extends (first: infer A) => any ? A : never
declare const item: Item<Thing[]>
item.greet()
//   ^ call thing.ts Thing.greet
function make() { return new Thing() }
declare const result: Result<typeof make>
result.greet()
//     ^ call thing.ts Thing.greet
function take(thing: Thing) {}
declare const first: First<typeof take>
first.greet()
//    ^ call thing.ts Thing.greet
`,
  })
})

test('a class that a function makes has the members of the one that it is given', async () => {
  await expectLinks({
    'thing.ts': THING,
    'mixins.js': `export const Named = (Base) => class extends Base {
  name() {}
}
`,
    'a.ts': `import { Thing } from './thing'
type Class<T = {}> = new (...all: any[]) => T
function Tagged<T extends Class>(Base: T) {
  return class extends Base { label() {} }
}
function Timed<T extends Class<Thing>>(Base: T) {
  return class Timed extends Base {
    time() { this.greet() }
//                ^ call thing.ts Thing.greet
  }
}
const mixed = new (Timed(Tagged(Thing)))()
mixed.greet()
//    ^ call thing.ts Thing.greet
mixed.label()
//    ^ call a.ts Tagged.label
class Own extends Tagged(Thing) {
  go() { this.label() }
//            ^ call a.ts Tagged.label
}
new Own().greet()
//        ^ call thing.ts Thing.greet
`,
    'b.js': `import { Thing } from './thing.ts'
import { Named } from './mixins.js'
class Both extends Named(Thing) {}
new Both().greet()
//         ^ call thing.ts Thing.greet
new Both().name()
//         ^ call mixins.js Named.name
`,
  })
})

test('what extends something outside besides has its own members for sure', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "lib": "1" } }',
    'a.ts': `import type { Options } from 'lib'
interface Own { mine: string }
interface Both extends Options, Own {}
declare const both: Both
both.mine
//   ^ read a.ts Own.mine
both.theirs
//   ^ read npm:lib Options.theirs
`,
  })
})

test('`this` in a literal is what the literal is written to be', async () => {
  await expectLinks({
    'a.ts': `interface Shared { count?: { total: number }; next(): number }
const shared: Shared = {
  count: undefined,
  next() { return this.count!.total },
//                            ^ read a.ts Shared.count.total
}
`,
  })
})

test('what a predicate leaves of a list, and what objects hold, is known behind the calls that give it', async () => {
  await expectLinks({
    'thing.ts': THING,
    'a.ts': `import { Thing } from './thing'
declare function isThing(value: unknown): value is Thing
declare const some: unknown[]
some.filter(isThing).map((thing) => thing.greet())
//                                        ^ call thing.ts Thing.greet
some.find(isThing).greet()
//                 ^ call thing.ts Thing.greet
Object.values({ one: new Thing() }).forEach((thing) => thing.greet())
//                                                           ^ call thing.ts Thing.greet
for (const [, thing] of Object.entries({ one: new Thing() })) thing.greet()
//                                                                  ^ call thing.ts Thing.greet
`,
  })
})

test('types that make of each part of a type another come to an end: those of Workers do', async () => {
  await expectLinks({
    'worker-configuration.d.ts': readFileSync('worker-configuration.d.ts', 'utf8'),
    'a.ts': `const asked = new Request('https://sextant.example/', { method: 'POST', headers: {} })
//                ^ call worker-configuration.d.ts Request
`,
    // What a remote object answers is rewritten again for each result.
    'remote.ts': `import { DurableObject } from 'cloudflare:workers'
interface Env { readonly SESSION?: DurableObjectNamespace<Session> }
interface Begun { ended: boolean; used: Record<string, number>; recent: readonly { path: string }[] }
export class Session extends DurableObject<Env> {
  begin(call: string): Begun { throw new Error() }
  finish(done: { outcome: string }): void { throw new Error() }
}
async function within<T>(of: () => PromiseLike<T>): Promise<T> { return await of() }
export function use({ SESSION }: Env, name: string) {
  const session = SESSION?.get(SESSION.idFromName(name))
//                                     ^ call worker-configuration.d.ts DurableObjectNamespace.idFromName
  if (!session) return undefined
  const begun = within<Begun>(() => session.begin('a')).catch((error: unknown) => undefined)
  return begun.then(() => within(() => session.finish({ outcome: 'a' }))).catch((error: unknown) => log(error))
}
function log(error: unknown) { console.log(error) }
`,
  })
}, 20_000)

test('calling what a condition that is not decided leads to comes to an end where its branches are such conditions too', async () => {
  await expectLinks({
    'a.ts': `interface Parsed { allows(): boolean }
type Infer<T> = T extends [infer L, '|', infer R]
  ? Infer<L> | Infer<R>
  : T extends [infer I, '[]']
    ? Infer<I>[]
    : T extends { of: infer O }
      ? Infer<O>
      : () => Parsed
declare function parse<T>(definition: T): Infer<T>
export function check<T, U extends readonly T[]>(definition: T, others: U, say: (text: string) => void) {
  const parsed = parse(definition)
  say(parsed().allows().toString() + parse(others[0])())
//^ call parameter say of line 10
}
`,
  })
}, 20_000)

test('a long chain of computed types leads where it leads whichever of its files is linked first', async () => {
  const files = {
    'chain.ts': `type Same<T> = T extends { of: infer U } ? { of: U } : never
export class Chain<T> {
  next(): Chain<Same<T>>
  end() {}
}
`,
    'made.ts': `import { Chain } from './chain'
export const made = new Chain<{ of: string }>()${'.next()'.repeat(14)}
`,
    'use.ts': `import { made } from './made'
made.end()
//   ^ call chain.ts Chain.end
`,
  }
  for (const order of [Object.entries(files), Object.entries(files).reverse()]) {
    await expectLinks(Object.fromEntries(order))
  }
})

test('what wraps a value adds to a list of types what its result is made of', async () => {
  await expectLinks({
    'a.ts': `interface Store<T> { get(): T }
interface Kept { forget(): void }
interface Added<S> { kept: S & { keeper: Kept } }
type All<S, L> = number extends L['length' & keyof L]
  ? S
  : L extends []
    ? S
    : L extends [[infer Name, infer _], ...infer Rest]
      ? All<Added<S>[Name & keyof Added<S>], Rest>
      : never
type Maker<T, L> = (() => T) & { $added?: L }
declare function keep<T, L extends unknown[] = []>(maker: Maker<T, L>): Maker<T, [['kept', never], ...L]>
declare function store<T, L extends unknown[] = []>(maker: Maker<T, L>): All<Store<T>, L>
interface Part { turn(): void }
const plain = store(() => ({ part: null as unknown as Part }))
plain.get().part.turn()
//               ^ call a.ts Part.turn
const kept = store(keep(() => ({ part: null as unknown as Part })))
kept.keeper.forget()
//          ^ call a.ts Kept.forget
kept.get().part.turn()
//              ^ call a.ts Part.turn
`,
  })
})

test('a tuple spreads what it is given', async () => {
  await expectLinks({
    'a.ts': `interface A { a(): void }
interface B { b(): void }
type Prefixed<L extends unknown[]> = [A, ...L]
declare const both: Prefixed<[B]>
declare const many: [A, ...rest: B[]]
const [first, second] = both
first.a()
//    ^ call a.ts A.a
second.b()
//     ^ call a.ts B.b
const [, next] = many
next.b()
//   ^ call a.ts B.b
`,
  })
})

test('a class that extends a collection of the language holds what that does', async () => {
  await expectLinks({
    'parts.ts': `class Part { size = 1 }
class Parts<T> extends Set<T> { extra() {} }
class Named extends Map<string, Part> {}
declare const parts: Parts<Part>
for (const one of parts) one.size
//                           ^ read parts.ts Part.size
parts.forEach((one) => one.size)
//                         ^ read parts.ts Part.size
const [first] = [...parts]
first.size
//    ^ read parts.ts Part.size
declare const named: Named
named.get('')!.size
//             ^ read parts.ts Part.size
for (const [, one] of named) one.size
//                               ^ read parts.ts Part.size
`,
  })
})

test('a class that is given for a type of constructors determines what these make', async () => {
  await expectLinks({
    'a.ts': `type constructor<T> = { new (...args: any[]): T }
class Delayed<T> { wrap!: () => constructor<T> }
type Token<T = any> = constructor<T> | string | symbol | Delayed<T>
interface Container { resolve<T>(token: Token<T>): T; isolated<T>(token: constructor<T>): T; all<T>(token: Token<T>): T[] }
declare const container: Container
class Part { value = 1; dispose() {} }
class Whole { constructor(public part: Part) {} }
class Plain { value = 1 }
container.isolated(Plain).value
//                        ^ read a.ts Plain.value
container.resolve(Plain).value
//                       ^ read a.ts Plain.value
container.isolated(Whole).part
//                        ^ read a.ts Whole.part
container.resolve(Whole).part.value
//                            ^ read a.ts Part.value
const whole = container.resolve<Whole>(Whole)
whole.part.dispose()
//         ^ call a.ts Part.dispose
interface Type<T = any> extends Function { new (...args: any[]): T }
interface Abstract<T> extends Function { prototype: T }
declare function inject<T>(token: Type<T> | Abstract<T>): T
declare function make<T>(maker: new (...args: any[]) => T): T
declare function bare<T>(maker: abstract new () => T, other?: number): Promise<T>
abstract class Base { abstract part: Part }
inject(Whole).part.dispose()
//                 ^ call a.ts Part.dispose
inject(Base).part.dispose()
//                ^ call a.ts Part.dispose
make(Whole).part.dispose()
//               ^ call a.ts Part.dispose
const later = async () => (await bare(Base)).part.dispose()
//                                                ^ call a.ts Part.dispose
container.all(Whole)[0].part
//                      ^ read a.ts Whole.part
`,
  })
})

test('what a conditional type infers is known in the types and conditions of its branch', async () => {
  await expectLinks({
    'types.ts': `export interface Ref<S> { snapshot(): S }
export interface Logic<S, I> { transition(snapshot: S): S; start(input: I): S }
export interface Snap<C> { value: string; context: C }
export class Machine<C> implements Logic<Snap<C>, string> {
  transition(snapshot: Snap<C>): Snap<C> { return snapshot }
  start(input: string): Snap<C> { throw new Error(input) }
}
export type SnapOf<T> = T extends infer R
  ? R extends Ref<infer S> ? S : R extends Logic<infer _S, infer _I> ? ReturnType<R['transition']> : never
  : never
export type Held<T> = T extends Promise<infer U> ? { held: U; run(with_: U): void } : never
`,
    'use.ts': `import type { Held, Machine, SnapOf } from './types'
export function use(snap: SnapOf<Machine<{ count: number }>>, held: Held<Promise<Date[]>>, own: Held<Promise<Own>>) {
  snap.value
//     ^ read types.ts Snap.value
  snap.context.count
//             ^ read use.ts use.count
  own.held.name
//         ^ read use.ts Own.name
  held.held.length
//          ^ read std:ecmascript Array.length
}
interface Own { name: string }
`,
  })
})

test('keys that two types share are selected, and what a record holds is a member beside other types', async () => {
  await expectLinks({
    'client.ts': `export interface Options { body: string; kind: string }
type Merged<A, B> = Omit<A, Extract<keyof A, keyof B>> & B
export type Text = Merged<Options, { kind: 'text' }>
interface Send {
  (url: string | URL, options?: Text): void
  (options: Text): void
}
interface Plain { retries: number }
interface Other { limit: number }
type Client = { name: string } & Record<'get' | 'post', Send> & Send
export declare const client: Client
export declare function pick(given: Plain): Plain
export declare function pick(given: Other): Other
`,
    'use.ts': `import { client, pick } from './client'
client.post('a', { body: '', kind: 'text' })
//                 ^ write client.ts Options.body
client.get('a', { body: '', kind: 'text' })
//                          ^ write client.ts Text.kind
client({ body: '', kind: 'text' })
//       ^ write client.ts Options.body
pick({ limit: 1 }).limit
//     ^ write client.ts Other.limit
pick({ limit: 1 }).limit
//                 ^ read client.ts Other.limit
`,
  })
})
