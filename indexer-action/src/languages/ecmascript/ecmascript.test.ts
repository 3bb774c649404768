/** Resolution of names: which definitions they lead to. */
import { describe, expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { repository } from '../../testing/repository.ts'

describe('modules', () => {
  test('a name imported through barrels leads to its definition, whatever it was renamed to', async () => {
    const r = await repository({
      'src/store.ts': 'export function open() {}\nexport type Options = { path: string }\n',
      'src/all.ts': "export * from './store'\nexport { open as start } from './store.js'\n",
      'src/index.ts': "import { start as begin, type Options } from './all'\nbegin()\nlet o: Options\n",
    })
    expect(await r.leads('src/index.ts', 'begin()', 'begin')).toEqual(['src/store.ts:1'])
    expect(await r.leads('src/index.ts', 'o: Options', 'Options')).toEqual(['src/store.ts:2'])
    expect(await r.callers('src/store.ts', 'open')).toEqual(['src/index.ts <module>'])
  })

  test('path aliases, workspaces and what is built lead to sources', async () => {
    const r = await repository({
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./app/*"], }, /* ours */ } }',
      'app/config.ts': 'export const config = { port: 1 }\n',
      'packages/core/package.json':
        '{ "name": "@x/core", "exports": { ".": { "import": "./dist/index.mjs" }, "./sub": "./dist/sub.js" } }',
      'packages/core/src/index.ts': 'export const core = 1\n',
      'packages/core/src/sub.ts': 'export const sub = 2\n',
      'main.ts':
        "import { config } from '@/config'\nimport { core } from '@x/core'\nimport { sub } from '@x/core/sub'\n",
    })
    expect(await r.leads('main.ts', '{ config', 'config')).toEqual(['app/config.ts:1'])
    expect(await r.leads('main.ts', '{ core', 'core')).toEqual(['packages/core/src/index.ts:1'])
    expect(await r.leads('main.ts', '{ sub', 'sub')).toEqual(['packages/core/src/sub.ts:1'])
  })

  test("aliases that every scaffold sets lead to the package's own files without a configuration", async () => {
    const r = await repository({
      'web/package.json': '{ "name": "web" }',
      'web/vite.config.js': "export default { resolve: { alias: { '@': '/src' } } }\n",
      'web/src/api/client.js': 'export function get() {}\n',
      'web/src/main.js': "import { get } from '@/api/client'\nimport { put } from '@/gone'\n",
      'src/api/client.js': 'export function get() {}\n',
    })
    expect(await r.leads('web/src/main.js', '{ get', 'get')).toEqual(['web/src/api/client.js:1'])
    expect(await r.leads('web/src/main.js', '{ put', 'put')).toEqual([])
  })

  test("a package is not hidden behind a workspace's root of the same name", async () => {
    const r = await repository({
      'package.json': '{ "name": "io", "private": true, "workspaces": ["packages/*"] }',
      'packages/io/package.json': '{ "name": "io", "main": "./dist/index.js" }',
      'packages/io/lib/index.ts': 'export class Server {}\n',
      'packages/adapter/package.json': '{ "name": "adapter" }',
      'packages/adapter/test.ts': "import { Server } from 'io'\nnew Server()\n",
    })
    expect(await r.leads('packages/adapter/test.ts', 'new Server', 'Server')).toEqual(['packages/io/lib/index.ts:1'])
  })

  test('names of packages and of the language are outside, even when the repository has the same name', async () => {
    const r = await repository({
      'package.json': '{ "dependencies": { "hono": "4" } }',
      'get.ts': 'export class Other { get() {}\n log() {} }\n',
      'a.ts': "import { Hono } from 'hono'\nconst app = new Hono()\napp.get('/', (c) => c.log())\nconsole.log(1)\n",
    })
    expect(await r.leads('a.ts', 'app.get', 'get')).toEqual(['outside Hono.get'])
    expect(await r.leads('a.ts', 'c.log', 'log')).toEqual(['outside Context.log'])
    expect(await r.leads('a.ts', 'console.log', 'log')).toEqual(['outside console.log'])
  })

  test('a member of something unknown leads nowhere', async () => {
    const r = await repository({
      'a.ts': 'export class A { run() {} }\n',
      'b.ts': 'export function f(x: any) {\n  x.run()\n}\n',
    })
    expect(await r.leads('b.ts', 'x.run', 'run')).toEqual([])
  })

  test('CommonJS: exports, whole modules, prototypes and members given later', async () => {
    const r = await repository({
      'lib/app.js': `var app = exports = module.exports = {}
app.handle = function handle() {}
app.run = function () { this.handle() }
`,
      'lib/tools.js': 'function one() {}\nmodule.exports = { one, two: function () {} }\n',
      'lib/view.js':
        'module.exports = View\nfunction View(name) { this.name = name }\nView.prototype.draw = function () { return this.name }\n',
      'index.js': `var app = require('./lib/app')
const { one } = require('./lib/tools')
const tools = require('./lib/tools')
var View = require('./lib/view')
app.handle()
one(); tools.two()
new View('a').draw()
`,
    })
    expect(await r.leads('lib/app.js', 'this.handle', 'handle')).toEqual(['lib/app.js:2'])
    expect(await r.leads('index.js', 'app.handle', 'handle')).toEqual(['lib/app.js:2'])
    expect(await r.leads('index.js', 'one(); ', 'one')).toEqual(['lib/tools.js:1'])
    expect(await r.leads('index.js', 'tools.two', 'two')).toEqual(['lib/tools.js:2'])
    expect(await r.leads('index.js', '.draw()', 'draw')).toEqual(['lib/view.js:3'])
    expect(await r.leads('lib/view.js', 'return this.name', 'name')).toEqual(['lib/view.js:2'])
  })

  test('a mixin lends its members', async () => {
    const r = await repository({
      'proto.js': 'exports.listen = function () {}\n',
      'a.js': "const proto = require('./proto')\nfunction make() {}\nObject.assign(make, proto)\nmake.listen()\n",
    })
    expect(await r.leads('a.js', 'make.listen', 'listen')).toEqual(['proto.js:1'])
  })
})

describe('types', () => {
  const SHOP = {
    'shop.ts': `export interface Item { price: number }
export class Base<T> { first(): T { return this.items[0]! }
  items: T[] = [] }
export class Shop extends Base<Item> {
  constructor(readonly name: string) { super() }
  all() { return this.items.map((item) => item.price) }
  open(): this { return this }
}
export function make() { return new Shop('a') }
export async function later<T extends Item>(give: () => Promise<T>): Promise<T> { return give() }
`,
  }

  test('members are found through inheritance, generics, returns and callbacks', async () => {
    const r = await repository({
      ...SHOP,
      'use.ts': `import { later, make, type Item } from './shop'
const shop = make()
shop.open().first().price
for (const each of shop.items) each.price
type Special = Item & { label: string }
declare function fetchSpecial(): Promise<Special>
const it = await later(fetchSpecial)
it.label
`,
    })
    expect(await r.leads('shop.ts', 'item.price', 'price')).toEqual(['shop.ts:1'])
    expect(await r.leads('use.ts', 'open().first().price', 'price')).toEqual(['shop.ts:1'])
    expect(await r.leads('use.ts', 'open().first', 'first')).toEqual(['shop.ts:2'])
    expect(await r.leads('use.ts', 'each.price', 'price')).toEqual(['shop.ts:1'])
    expect(await r.leads('use.ts', 'it.label', 'label')).toEqual(['use.ts:5'])
  })

  test('a construction calls the constructor and leads to the class', async () => {
    const r = await repository({ ...SHOP, 'use.ts': "import { Shop } from './shop'\nexport const s = new Shop('b')\n" })
    expect(await r.leads('use.ts', 'new Shop', 'Shop')).toEqual(['shop.ts:5', 'shop.ts:4'])
    expect(await r.callers('shop.ts', 'Shop.constructor')).toEqual(['shop.ts make', 'use.ts <module>'])
  })

  test('keys of a literal are uses of what its context declares', async () => {
    const r = await repository({
      'a.ts':
        'interface Options { path: string; done(ok: Result): void }\ninterface Result { code: number }\nfunction run(o: Options) {}\nrun({ path: "", done: (ok) => ok.code })\n',
    })
    expect(await r.leads('a.ts', '{ path: ""', 'path')).toEqual(['a.ts:1'])
    expect(await r.uses('a.ts', '{ path: ""', 'path')).toEqual(['write'])
    expect(await r.leads('a.ts', 'ok.code', 'code')).toEqual(['a.ts:2'])
  })

  test('overloads are chosen by number and literal', async () => {
    const r = await repository({
      'a.ts': `interface A { a: number }
interface B { b: number }
declare function on(name: 'a', then: (x: A) => void): void
declare function on(name: 'b', then: (x: B) => void): void
on('b', (x) => x.b)
`,
    })
    expect(await r.leads('a.ts', 'x.b', 'b')).toEqual(['a.ts:2'])
  })

  test('declarations merge: interfaces, and namespaces with functions', async () => {
    const r = await repository({
      'a.ts':
        'interface I { x: number }\ninterface I { y: number }\ndeclare const i: I\ni.y\nfunction f() {}\nnamespace f { export const z = 1 }\nf.z\n',
    })
    expect(await r.leads('a.ts', 'i.y', 'y')).toEqual(['a.ts:2'])
    expect(await r.leads('a.ts', 'f.z', 'z')).toEqual(['a.ts:6'])
  })

  test('an implementation overrides what it implements', async () => {
    const r = await repository({
      'a.ts': 'interface Job { run(): void }\nclass Own implements Job {\n  run() {}\n}\n',
    })
    expect(r.uses('a.ts', '  run() {}', 'run')).toEqual(['overrides'])
  })
})

describe('values', () => {
  test('functions in variables, tables and returns are called indirectly', async () => {
    const r = await repository({
      'a.js': `function one() {}
function two() {}
const held = one
held()
const table = { two }
table.two()
function give() { return two }
give()()
`,
    })
    expect(r.uses('a.js', 'held()', 'held')).toEqual(['call', 'call_indirect'])
    expect(await r.callers('a.js', 'one')).toEqual(['a.js <module>'])
    expect(await r.leads('a.js', 'table.two', 'two')).toContain('a.js:2')
  })

  test('destructuring, closures and arguments carry values along', async () => {
    const r = await repository({
      'a.js':
        'const o = { x: { deep: 1 } }\nconst { x: [first] = [o.x] } = { x: [o.x] }\nfirst.deep\nfunction same(v) { return v }\nsame(o).x\n',
    })
    expect(await r.leads('a.js', 'first.deep', 'deep')).toEqual(['a.js:1'])
    expect(await r.leads('a.js', 'same(o).x', 'x')).toEqual(['a.js:1'])
  })

  test('components are called by their elements, and attributes name what they take', async () => {
    const r = await repository({
      'b.tsx': 'export function Button(props: { label: string }) { return <b>{props.label}</b> }\n',
      'a.tsx': "import { Button } from './b'\nexport const Page = () => <Button label='x' />\n",
    })
    expect(await r.callers('b.tsx', 'Button')).toEqual(['a.tsx Page'])
    expect(await r.leads('a.tsx', ' label', 'label')).toEqual(['b.tsx:1'])
  })
})

test('answers do not depend on the order in which files are linked', async () => {
  const files: Record<string, string> = {
    'a.js':
      "const b = require('./b')\nexports.left = (n) => {\n  if (n) return b.right(n - 1)\n  return { end: 1 }\n}\n",
    'b.js': "const a = require('./a')\nexports.right = (n) => a.left(n)\n",
    'c.js': "const { right } = require('./b')\nright(1).end\n",
  }
  const forward = await repository(files)
  const backward = await repository(Object.fromEntries(Object.entries(files).reverse()))
  for (const path of Object.keys(files))
    expect(forward.analysed.find((f) => f.path === path)?.links).toEqual(
      backward.analysed.find((f) => f.path === path)?.links,
    )
  expect(await forward.leads('c.js', '.end', 'end')).toEqual(['a.js:4'])
})

test('decorators of parameters, re-exports with their `from` on the next line', async () => {
  await expectLinks({
    'tokens.ts': 'export const TOKEN = 1\nexport function Inject(token: number): any {}\n',
    'service.ts': `import { Inject, TOKEN } from './tokens'
class Service {
  constructor(@Inject(TOKEN) private a: number) {}
  //           ^ call tokens.ts Inject
  //                  ^ read tokens.ts TOKEN
  go(@Inject(TOKEN) b: number) { return b }
  //  ^ call tokens.ts Inject
}
`,
    'all.ts': `export {
  // The one.
  TOKEN as ONE,
//^ import tokens.ts TOKEN
  Inject }
//^ import tokens.ts Inject
  from './tokens'
`,
    'use.ts': `import { ONE } from './all'
console.log(ONE)
//          ^ read tokens.ts TOKEN
`,
  })
})

test('`f.call(…)`, `f.apply(…)` and `Reflect.apply(f, …)` read f and call it; a method of that name calls nothing else', async () => {
  await expectLinks({
    'a.js': `function greet(text) { return this.name + text }
const bound = greet.bind({})
const redis = { call(name) {} }
class User { constructor() {} }
function run(user) {
  greet.call(user, 'x')
//^ read a.js greet, call_indirect a.js greet
  greet.apply(user, ['x'])
//^ read a.js greet, call_indirect a.js greet
  bound('x')
//^ call a.js bound, call_indirect a.js greet
  Reflect.apply(greet, user, ['x'])
  //            ^ read a.js greet, call_indirect a.js greet
  Reflect.construct(User, [])
  //                ^ call all of (a.js User.constructor | a.js User)
  redis.call('GET')
//^ read a.js redis
  //    ^ call a.js redis.call
}
`,
  })
})

test('a field that a base class declares is the base’s, also where a class only assigns it', async () => {
  await expectLinks({
    'base.ts': 'class Base<E> {\n  router!: string\n  size = 0\n}\nexport { Base as HonoBase }\n',
    'quick.ts': `import { HonoBase } from './base'
export class Quick extends HonoBase<string> {
  constructor() {
    super()
    this.router = 'x'
    //   ^ write base.ts Base.router
  }
  grow() {
    this.size += 1
    //   ^ write base.ts Base.size
    return this.router.length
    //          ^ read base.ts Base.router
  }
}
new Quick().router
//          ^ read base.ts Base.router
`,
  })
})

test('a table of functions that is called by a key calls any of them', async () => {
  await expectLinks({
    'other.ts': 'export function stop() {}\n',
    'a.ts': `import { stop } from './other'
function start() {}
const commands = { start, halt: stop, size: 3, inline() {} }
function run(key: string) {
  commands[key]()
//^ read a.ts commands, call_indirect all of (a.ts start | other.ts stop | a.ts commands.inline)
  return commands['start']
//       ^ read a.ts commands
}
function others(key: string) {
  ;({ begin: start, end: stop })[key]()
//                               ^ read parameter key of line 10, call_indirect all of (a.ts start | other.ts stop)
  const list = [start, stop] as const
  list[1]()
  //   ^ call_indirect other.ts stop
}
`,
  })
})

test("a field that only a class's methods assign is the base class's field, if that has it", async () => {
  await expectLinks({
    'scale.js': `export class Scale {
  constructor() { this.min = 0 }
  measure() { this.length = 1 }
}
`,
    'time.js': `import { Scale } from './scale.js'
export class TimeScale extends Scale {
  constructor() { super(); this.unit = 'day' }
  update() {
    this.min = 1
//       ^ write scale.js Scale.min
    this.length = 2
//       ^ write scale.js Scale.length
    this.unit = 'hour'
//       ^ write time.js TimeScale.unit
    this.own = 3
  }
  read() {
    this.min
//       ^ read scale.js Scale.min
    this.own
//       ^ read time.js TimeScale.own
  }
}
export class Fixed extends Scale {
  freeze() { this.min = 1 }
  constructor() { super(); this.min = 5 }
  read() {
    this.min
//       ^ read time.js Fixed.min
  }
}
new TimeScale().min
//              ^ read scale.js Scale.min
`,
  })
})

test('what a package leads to in special environments only is not what an import means', async () => {
  await expectLinks({
    'package.json': `{
  "name": "tool",
  "imports": { "#debug": { "development": "./debug.js", "default": "./release.js" }, "#only": { "browser": "./debug.js" } }
}`,
    'debug.js': 'export const mode = 1\n',
    'release.js': 'export const mode = 2\n',
    'use.js': `import { mode } from '#debug'
//       ^ import release.js mode
import { mode as other } from '#only'
//       ^ import debug.js mode
console.log(mode, other)
`,
  })
})
