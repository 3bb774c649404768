/** Augmentations: declarations that a file adds to other modules of the repository or to the global scope. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('what a file adds to an interface of another module is a member of it, everywhere', async () => {
  await expectLinks({
    'registry.ts': `export interface Part { turn(): void }
export interface Registry<T> { own: T }
`,
    'index.ts': "export * from './registry'\n",
    'added.ts': `import type { Part } from './registry'
declare module './index' {
  interface Registry<U> {
    added: U
    'with/slash': Part
  }
}
`,
    'main.ts': `import type { Part, Registry } from './registry'
declare const registry: Registry<Part>
registry.added.turn()
//       ^ read added.ts ./index.Registry.added
registry.added.turn()
//             ^ call registry.ts Part.turn
declare const looked: Registry<Part>['with/slash']
looked.turn()
//     ^ call registry.ts Part.turn
`,
  })
})

test('what several declarations of one interface say is bound by the same type arguments', async () => {
  await expectLinks({
    'a.ts': `interface Part { turn(): void }
interface Box<T> { first: T }
interface Box<U> { second: U }
declare const box: Box<Part>
box.second.turn()
//         ^ call a.ts Part.turn
`,
  })
})

test("what files add to the host's window is found on it", async () => {
  await expectLinks({
    'hooks.ts': `export class App { refresh() {} }
declare global {
  interface Window { hooks: { app: App } }
}
export const create = () => {
  window.hooks.app.refresh()
//                 ^ call hooks.ts App.refresh
}
`,
    'use.ts': `const { hooks } = window
hooks.app
//    ^ read hooks.ts Window.hooks.app
window.hooks
//     ^ read hooks.ts Window.hooks
window.addEventListener('load', () => {})
//     ^ call std:ecmascript window.addEventListener
`,
  })
})

test('what files add to the types of the language is found on them, under names that the language does not have', async () => {
  await expectLinks({
    'added.ts': `export {}
declare global {
  interface String { camelCase(): string; trim(): string }
  interface Array<T> { random(): T }
  interface Function { named(): string }
}
`,
    'use.ts': `class Part { turn() {} }
export function use(text: string, parts: Part[], run: () => void) {
  text.camelCase().trim().camelCase()
//     ^ call added.ts String.camelCase
//                 ^ call std:ecmascript String.trim
//                        ^ call added.ts String.camelCase
  parts.random().turn()
//      ^ call added.ts Array.random
//               ^ call use.ts Part.turn
  run.named()
//    ^ call added.ts Function.named
  parts.map((part) => part.turn())
//      ^ call std:ecmascript Array.map
//                         ^ call use.ts Part.turn
}
`,
  })
})

test('an interface of the global scope is one, whichever file declares which of its members', async () => {
  await expectLinks({
    'create.ts': `export const create: unique symbol = Symbol('create')
declare global {
  interface Flow<T> { [create]: <R>(init: (sink: Sink<R>) => void) => Flow<R>; end(): void }
  interface Sink<T> { put(value: T): void }
}
`,
    'skip.ts': `import { create } from './create'
export const skip: unique symbol = Symbol('skip')
declare global {
  interface Flow<T> { [skip]: (count: number) => Flow<T> }
}
export function skipping<T>(this: Flow<T>) {
  return this[create]((sink) => { sink.put(1) })
//                                     ^ call create.ts Sink.put
}
export function use(flow: Flow<string>) {
  flow[skip](1).end()
//              ^ call create.ts Flow.end
}
`,
  })
})

test("what a nested project declares of the language's names holds in that project", async () => {
  await expectLinks({
    'tsconfig.json': '{}',
    'src/a.ts': `new Headers()
//  ^ call std:ecmascript Headers
`,
    'test/edge/tsconfig.json': '{}',
    'test/edge/worker.d.ts': 'declare class Headers {}\n',
    'test/edge/b.ts': `new Headers()
//  ^ call test/edge/worker.d.ts Headers
`,
  })
})

test('classes of the same name in scripts that know nothing of each other are two', async () => {
  await expectLinks({
    'a.ts': `class Part { turn() {} }
namespace Part { export const size = 1 }
new Part().other()
//         ^ call unknown
new Part().turn()
//         ^ call a.ts Part.turn
`,
    'b.ts': 'class Part { other() {} }\n',
  })
})

test("what files add to the language's own types is found beside what these have", async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "express": "5" } }',
    'global.d.ts': `interface App { run(): void }
interface Array<T> { lastOne(): T }
interface Promise<T> { tap(): T }
interface Error { app?: App }
declare var shared: App
declare namespace NodeJS { interface ProcessEnv { DATABASE: string } }
declare namespace Express { interface Request { app: App } }
interface ImportMetaEnv { readonly VITE_URL: string }
interface ImportMeta { readonly env: ImportMetaEnv }
`,
    'use.ts': `import type { Request } from 'express'
export async function use(apps: Array<App>, later: Promise<App>, error: Error, request: Request) {
  apps.lastOne().run()
//     ^ call global.d.ts Array.lastOne
  apps.map((app) => app.run())
//                      ^ call global.d.ts App.run
  apps.map((app) => app.run())
//     ^ call std:ecmascript Array.map
  const app = await later
  app.run()
//    ^ call global.d.ts App.run
  error.app?.run()
//           ^ call global.d.ts App.run
  error.message
//      ^ read std:ecmascript Error.message
  globalThis.shared.run()
//                  ^ call global.d.ts App.run
  request.app.run()
//            ^ call global.d.ts App.run
  request.body
//        ^ read npm:express Request.body
}
process.env.DATABASE
//          ^ read global.d.ts NodeJS.ProcessEnv.DATABASE
process.env.HOME
//          ^ read std:node process.env.HOME
import.meta.env.VITE_URL
//              ^ read global.d.ts ImportMetaEnv.VITE_URL
import.meta.url
//          ^ read std:ecmascript ImportMeta.url
try {
} catch (error) {
  if (error instanceof Error) error.app?.run()
//                                       ^ call global.d.ts App.run
  if (error instanceof TypeError) error.message
//                                      ^ read std:ecmascript TypeError.message
}
`,
  })
})

test('what a module adds to a package hides nothing else of it, even where no package.json declares it', async () => {
  await expectLinks({
    'package.json': '{}',
    'types/vue.d.ts': `export {}
declare module 'vue' {
  interface GlobalDirectives { own: number }
}
`,
    'types/made.d.ts': "declare module 'made' {\n  export const one: number\n}\n",
    'a.ts': `import { ref, type GlobalDirectives } from 'vue'
//       ^ import npm:vue ref
import { one, two } from 'made'
//       ^ import types/made.d.ts made.one
//            ^ import unknown
class Form { submit() {} }
ref(new Form()).value.submit()
//                    ^ call a.ts Form.submit
declare const known: GlobalDirectives
known.own
//    ^ read types/vue.d.ts vue.GlobalDirectives.own
`,
  })
})
