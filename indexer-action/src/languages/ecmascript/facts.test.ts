/** The facts of symbols, also in files that the grammar cannot fully parse. */
import { expect, test } from 'vitest'
import { LinkSetBody } from '../../../../src/contract/links.ts'
import { SymbolFact } from '../../../../src/contract/symbols.ts'
import { repository } from '../../testing/repository.ts'

test('symbols say what they are', async () => {
  const r = await repository({
    'a.ts': `/** Opens. */
export async function open(path: string, mode = 'r', ...rest: number[]): Promise<void> {}
export abstract class C<T> {
  private static count = 0
  get size(): number { return 0 }
  abstract run(): void
}
export enum Level { Low, High = 2 }
export const handler = (a: string) => a
`,
  })
  expect(r.symbols('a.ts')).toEqual([
    'function open',
    'class C',
    'property C.count',
    'method C.size',
    'method C.run',
    'enum Level',
    'enum_member Level.Low',
    'enum_member Level.High',
    'function handler',
  ])
  expect(r.symbol('a.ts', 'open')).toMatchObject({
    doc: [1, 1],
    modifiers: ['exported', 'async'],
    signature: "async function open(path: string, mode = 'r', ...rest: number[]): Promise<void>",
    parameters: [
      { name: 'path', type: 'string' },
      { name: 'mode', default: "'r'" },
      { name: 'rest', type: 'number[]', variadic: true },
    ],
    returns: 'Promise<void>',
  })
  expect(r.symbol('a.ts', 'C.count')?.modifiers).toEqual(['private', 'static'])
})

test('what a module assigns to its exports reaches to the end of what is assigned', async () => {
  const r = await repository({
    'sign.js': `module.exports = (headers, options) => {
  return helper(headers)
}
function helper() {}
`,
    'table.js': `module.exports = {
  open() {
  },
}
`,
    'box.js': `module.exports = class extends Base {
  open() {}
}
`,
  })
  expect(r.symbol('sign.js', 'exports')).toMatchObject({
    start: 1,
    end: 3,
    signature: 'module.exports = (headers, options)',
  })
  expect(r.symbol('table.js', 'exports')).toMatchObject({ start: 1, end: 4 })
  expect(r.symbol('box.js', 'exports')).toMatchObject({ start: 1, end: 3 })
})

test('handlers of routes are entry points', async () => {
  const r = await repository({
    'a.js':
      "const app = require('express')()\napp.get('/users', list)\nfunction list(req, res) {}\nfunction other() {}\n",
    'b.ts': "class Users {\n  @Get('mine')\n  mine() {}\n}\n",
  })
  expect(r.symbol('a.js', 'list')).toMatchObject({ modifiers: ['entry'], extra: { route: 'GET /users' } })
  expect(r.symbol('a.js', 'other')?.modifiers).toBeUndefined()
  expect(r.symbol('b.ts', 'Users.mine')).toMatchObject({ modifiers: ['entry'], extra: { route: 'GET /mine' } })
})

test('decorators of a class are kept, wherever they stand around export', async () => {
  const r = await repository({
    'a.ts':
      "@Injectable()\nexport class A {}\nexport @Component({ selector: 'b' }) class B {}\n@Module({})\nclass C {}\n",
  })
  expect(['A', 'B', 'C'].map((name) => r.symbol('a.ts', name)?.annotations)).toEqual([
    ['@Injectable()'],
    ["@Component({ selector: 'b' })"],
    ['@Module({})'],
  ])
})

test('a signature that the grammar cannot read does not take the file with it', async () => {
  const r = await repository({
    'a.ts': `interface Get<S> {
  // one
  <P extends string>(path: P): Out<S>

  // two
  <
    P extends string,
    Q = P,
  >(path: P, then: (x: Q) => void): Out<S>
}
interface Out<S> { sent: S }
declare const get: Get<string>
get('/').sent
`,
  })
  expect(await r.leads('a.ts', ').sent', 'sent')).toEqual(['a.ts:11'])
})

test('broken code still gives facts and links that the contract takes', async () => {
  const r = await repository({
    'a.ts': 'export type = ;;; function ( {\nclass { x = \nexport function ok() { return ok }\n<<<<<<< HEAD\nif (',
    'b.js':
      'module.exports = { a, get [b]() {}, ...c }; var { [d]: e = f, ...g } = this; label: for (;;) break label\n',
  })
  for (const file of r.analysed) {
    LinkSetBody.parse(file.links)
    for (const symbol of file.symbols) SymbolFact.parse(symbol)
  }
  expect(r.symbols('a.ts')).toContain('function ok')
})
