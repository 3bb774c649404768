/** Constructs that the grammar cannot read yet: the file around them is read all the same. */
import { expect, test } from 'vitest'
import { processorTimeOf } from '../../../../../test/setup/processor-time.ts'
import { extractUnit } from '../../../extract.ts'
import { expectLinks } from '../../../testing/carets.ts'
import type { Language } from '../../language.ts'
import { LANGUAGES } from '../../registry.ts'

test('type parameters say how they vary, and are type parameters', async () => {
  await expectLinks({
    'a.ts': `interface Part { size: number }
export interface Source<
  out T = unknown,
  // Read and written.
  in out Rest extends Part = Part,
> {
  next(): T
//        ^ type type T of line 3
  rest: Rest
}
declare const parts: Source<Part>
parts.next().size
//           ^ read a.ts Part.size
parts.rest.size
//         ^ read a.ts Part.size
`,
  })
})

test('types that a module passes on are found through it', async () => {
  await expectLinks({
    'types.ts': 'export interface Options { deep: boolean }\n',
    'index.ts': "export type * from './types'\nexport const version = 1\n",
    'use.ts': `import type { Options } from './index'
export const given = (options: Options) => options.deep
//                             ^ type types.ts Options
export { version } from './index'
//       ^ import index.ts version
`,
  })
})

test('modules pass names on that are keywords elsewhere', async () => {
  await expectLinks({
    'build.js': `function returned() {}
const yes = 1
export { returned as return, yes as true, returned as other }
`,
    'use.js': `import * as b from './build'
import { return as made, true as truth } from './build'
b.return()
//^ call build.js returned
b.true
//^ read build.js yes
made()
// ^ nothing
truth + 1
made()
`,
  })
})

test('attributes are called like keywords, and lists are of what another module exports', async () => {
  await expectLinks({
    'label.jsx': `export const Label = ({ id, title }) => <label class="name" for={id}>{title}</label>
//                                                                    ^ read parameter title of line 1
export const after = Label
//                   ^ read label.jsx Label
`,
    'part.ts': 'export interface Part { size: number }\n',
    'parts.ts': `export type Parts = import('./part').Part[]
export type Titled = { parts: (import('./part').Part & { title: string })[] }
export const first = (parts: Parts, titled: Titled) => parts[0].size + titled.parts[0].size
//                           ^ type parts.ts Parts
//                                                              ^ read part.ts Part.size
//                                                                                     ^ read part.ts Part.size
`,
  })
})

test('what is called `using` is a name where it declares nothing', async () => {
  await expectLinks({
    'a.ts': `export interface Step { id: number }
const using = ({ id }: Step) => id
export const usesOf = (steps: Step[]) => {
  const all = steps.map(using)
//                      ^ read a.ts using
  return [using({ id: 1 }), ...all]
//        ^ call a.ts using
}
`,
  })
})

test('places of tuples, parameters and variables are called like types and keywords', async () => {
  await expectLinks({
    'a.ts': `export type Given = [symbol: number, string?: Part, ...number: Part[]]
export interface Part { size: number }
interface Modifiers { abstract: boolean }
export function said(part: Part, abstract: boolean): [object: Part, any: boolean] {
//                         ^ type a.ts Part
  for (let of = 0; of < part.size; of++) part.size
//                 ^ read variable of of line 6
//                                            ^ read a.ts Part.size
  return [part, abstract]
//              ^ read parameter abstract of line 4
}
export type Made = {
  <T>(given: T): T
  <T = Part>(): Part
//              ^ type a.ts Part
}
said({ size: 1 }, true)[0].size
//                         ^ read a.ts Part.size
`,
  })
})

test('attributes of markup hold what addresses do, and properties are called like operators', async () => {
  await expectLinks({
    'a.tsx': `interface Filter<
  /** given by whoever asks */
  out Shape extends object = object,
> {
  given: Shape | undefined
  in2?: string
  in?: string
  shape: Shape
//       ^ type type Shape of line 3
}
export const Link = () => <a href="/?from=a&to=b">there</a>
export const of = (filter: Filter) => [Link, filter.in]
//                         ^ type a.tsx Filter
//                                                  ^ read a.tsx Filter.in
`,
  })
})

test('call signatures without semicolons and functions with type parameters stand in one file', async () => {
  await expectLinks({
    'a.ts': `export interface Part { size: number }
interface Kept<A> { get(): A }
export const keep: {
  (n: number): <A>(as: A[]) => Kept<A>
  /** The same, with the list first. */
  <_, B extends _>(as: B[], n: number): Kept<B>
  <const A, C = A>(as: A, n: C): Kept<A>
} = undefined as never
export const lazily =
  <A, B>(make: (a: A) => B) =>
  <C = never>(a: A): B => make(a)
//                        ^ call parameter make of line 10
keep(1)([{} as Part]).get().size
//                          ^ read a.ts Part.size
`,
  })
})

test('types stand before templates, in templates and among the arguments of calls', async () => {
  await expectLinks({
    'b.ts': 'export const port = 1\n',
    'a.ts': `declare function load<T>(): T
export const found = load<typeof import('./b')>()
found.port
//    ^ read b.ts port
declare const sql: any
export const rows = sql<{ total: number }>\`select count(*)\`
export type Hint<T extends string> = \`Install \\\`\${T}\\\`\`
export const hint = (text: Hint<'a'>) => text
//                         ^ type a.ts Hint
`,
  })
})

test('a file that was read in the end is not said to have syntax errors', async () => {
  const language = LANGUAGES.find(({ key }) => key === 'typescript') as Language
  const errorsOf = async (text: string) => (await extractUnit(language, 'a.ts', text)).diagnostics?.errors ?? 0
  expect(await errorsOf('export type Place = [symbol: number]\n')).toBe(0)
  expect(await errorsOf('export type Place = [symbol: number]\nconst = 1\n')).toBeGreaterThan(0)
})

test('looking for what can be repaired takes no longer for long comments', async () => {
  const language = LANGUAGES.find(({ key }) => key === 'typescript') as Language
  const comments = `// in and out, of what is here\n${' '.repeat(40)}/* as well, <in> */\n`.repeat(2000)
  const taken = await processorTimeOf(async () => {
    await extractUnit(language, 'a.ts', `${comments}const = 1\n`)
  })
  expect(taken).toBeLessThan(5000)
})

test('a call is none of the comparisons that it looks like', async () => {
  await expectLinks({
    'package.json': '{ "devDependencies": { "vitest": "4" } }',
    'form.ts': 'export class Form { submit() {} }\nexport const open = () => new Form()\n',
    'form.test.ts': `import { vi } from 'vitest'
declare function load<T>(path: string): T
const actual = await vi.importActual<typeof import('./form')>('./form')
//                      ^ call npm:vitest vi.importActual
actual.open().submit()
//            ^ call form.ts Form.submit
vi.mock('./form', async () => ({ ...(await vi.importActual<typeof import('./form')>('./form')), more: 1 }))
load<typeof import('./form')>('./form').open().submit()
//                                             ^ call form.ts Form.submit
`,
  })
})

test('a module is imported as its source, and one that is called `source` as it is', async () => {
  await expectLinks({
    'a.ts': `import source parts from './parts'
import source from './parts'
parts.size
source.size
//     ^ read parts.ts default.size
`,
    'parts.ts': 'export default { size: 1 }\n',
  })
})

test('a private name that is said to be private is so once', async () => {
  const { unit } = await extractUnit(
    LANGUAGES.find(({ key }) => key === 'typescript') as Language,
    'a.ts',
    'class A {\n  private accessor #size = 1\n}\n',
  )
  expect(unit.symbols[1]?.modifiers).toEqual(['private'])
})

test('the type of `undefined` is one', async () => {
  await expectLinks({
    'a.ts': `export function add(element: { list: string[] }, ...names: (typeof undefined | null | string)[]): void {
  for (const name of names) {
    if (typeof name === typeof undefined) continue
    element.list.push(name as string)
//          ^ read a.ts add.list
  }
}
void add({ list: [] })
//   ^ call a.ts add
`,
  })
})

test('an abstract field may override another', async () => {
  await expectLinks({
    'a.ts': `interface Data { label: string }
export abstract class Base { protected abstract readonly data: object }
export abstract class Builder extends Base {
  protected abstract override readonly data: Data
  label() { return this.data.label }
//                           ^ read a.ts Data.label
}
`,
  })
})

test('a member may be called `accessor`', async () => {
  await expectLinks({
    'a.ts': `export class Builder {
  accessor(): string
  accessor<T>(name: T): T
  accessor(name?: unknown): unknown { return name }
  static accessor(): Builder { return new Builder() }
  after(): void { this.accessor() }
//                     ^ call a.ts Builder.accessor
}
export class Column {
  accessor = new Builder()
  last?: string
}
new Column().accessor.accessor('')
//           ^ read a.ts Column.accessor
//                    ^ call a.ts Builder.accessor
Builder.accessor().after()
//      ^ call a.ts Builder.accessor
//                 ^ call a.ts Builder.after
new Column().last
//           ^ read a.ts Column.last
`,
  })
})

test('a variable is declared though its name stands on the line after `let`', async () => {
  await expectLinks({
    'a.js': `export default () => {
  let // what is read
    input;
  let
    at = 0,
    /* as far as it goes */
    end;
  // Whatever we let
  // be, stays.
  const start = (text) => {
    input = text
//  ^ write variable input of line 3
    end = input.length
//  ^ write variable end of line 7
    return at + end
//         ^ read variable at of line 5
  }
  return start
}
let
  last
export const isLast = () => last
//                          ^ read a.js last
`,
    'b.ts': `export let // the first
  first: string | undefined
export const isFirst = () => first
//                           ^ read b.ts first
`,
  })
})

test('a comment that speaks of `let` at the end of a line is passed over at once, however far the next line is indented', async () => {
  await expectLinks({
    'a.js': `function first() {}
// let
${' '.repeat(60)}/* Whatever we
  let
${' '.repeat(60)}* be. */
let
  last = first
//       ^ read a.js first
`,
  })
})
