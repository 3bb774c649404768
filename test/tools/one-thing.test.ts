/** Names that several symbols have, and that still mean one thing. */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../setup/uploader.ts'
import { type Ask, asker } from './ask.ts'
import { lines, type Sample } from './sample.ts'
import { uploadSample } from './upload-sample.ts'

const java = { language: 'java', module: 'shop' } as const

const SHOP: Sample = {
  'Cart.java': {
    ...java,
    text: lines(
      'class Cart {',
      '  private Cart() {}',
      '  public Cart(int size) {}',
      '  void add(String name) {}',
      '  int add(String name, int count) {}',
      '}',
    ),
    symbols: [
      { from: 'class Cart', name: 'Cart', kind: 'class', lines: 6 },
      {
        from: 'private Cart() {}',
        name: 'Cart',
        kind: 'constructor',
        parent: 'Cart',
        more: { qualified: 'Cart.Cart' },
      },
      {
        from: 'public Cart(int size)',
        name: 'Cart',
        kind: 'constructor',
        parent: 'Cart',
        more: { qualified: 'Cart.Cart', parameters: [{ name: 'size', type: 'int' }] },
      },
      {
        from: 'void add(String name) {}',
        name: 'add',
        kind: 'method',
        parent: 'Cart',
        more: { qualified: 'Cart.add', parameters: [{ name: 'name', type: 'String' }] },
      },
      {
        from: 'int add(String name, int count)',
        name: 'add',
        kind: 'method',
        parent: 'Cart',
        more: {
          qualified: 'Cart.add',
          parameters: [
            { name: 'name', type: 'String' },
            { name: 'count', type: 'int' },
          ],
        },
      },
    ],
  },
  'Main.java': {
    ...java,
    text: lines('class Main {', '  void run() { new Cart(); }', '  Cart last;', '}'),
    symbols: [
      { from: 'class Main', name: 'Main', kind: 'class', lines: 4 },
      { from: 'run()', name: 'run', kind: 'method', parent: 'Main', more: { qualified: 'Main.run' } },
    ],
    uses: [
      { in: 'new Cart()', name: 'Cart', use: 'call', to: { symbol: 'Cart.java constructor Cart.Cart' }, within: 'run' },
      { in: '  Cart last', name: 'Cart', use: 'type', to: { symbol: 'Cart.java class Cart' }, within: 'Main' },
    ],
  },
  'Cargo.toml': { language: 'toml', text: '[package]\nname = "my-shop"\n' },
  'go.mod': { language: 'go', text: 'module github.com/acme/kit/v2\n' },
  'tree.go': {
    language: 'go',
    module: 'kit',
    text: lines('type Tree struct {}', 'func (t *Tree) Grow() {}'),
    symbols: [
      { from: 'type Tree', name: 'Tree', kind: 'struct' },
      { from: 'func (t *Tree) Grow', name: 'Grow', kind: 'method', more: { receiver: 'Tree' } },
    ],
  },
  'leaf/leaf.go': {
    language: 'go',
    module: 'leaf',
    text: lines('type Tree struct {}'),
    symbols: [{ from: 'type Tree', name: 'Tree', kind: 'struct' }],
  },
  'jam/api.py': {
    language: 'python',
    module: 'jam.api',
    text: lines('def fetch(): pass'),
    symbols: [{ from: 'def fetch', name: 'fetch', kind: 'function' }],
  },
  'jam/jar.py': {
    language: 'python',
    module: 'jam.jar',
    text: lines('class Jar:', '    def fetch(self): pass'),
    symbols: [
      { from: 'class Jar', name: 'Jar', kind: 'class', lines: 2 },
      { from: 'def fetch', name: 'fetch', kind: 'method', parent: 'Jar' },
    ],
  },
  'web/index.ts': {
    text: lines('export function cors() {', '  return function cors() {}', '}'),
    symbols: [
      { from: 'export function cors', name: 'cors', kind: 'function', lines: 3 },
      {
        from: 'return function cors() {}',
        name: 'cors',
        kind: 'function',
        parent: 'cors',
        more: { qualified: 'cors.cors' },
      },
    ],
  },
  'lib/response.js': {
    language: 'javascript',
    text: lines('res.send = function send(body) {}', 'Queue.prototype.take = function () {}'),
    symbols: [
      {
        from: 'res.send =',
        name: 'send',
        kind: 'function',
        more: { signature: 'res.send = function send(body)' },
      },
      {
        from: 'Queue.prototype',
        name: 'take',
        kind: 'function',
        more: { signature: 'Queue.prototype.take = function ()' },
      },
    ],
  },
  'lib/mail.js': {
    language: 'javascript',
    text: lines('exports.send = function send() {}', 'function take() {}'),
    symbols: [
      {
        from: 'exports.send',
        name: 'send',
        kind: 'function',
        more: { signature: 'exports.send = function send()' },
      },
      { from: 'function take', name: 'take', kind: 'function' },
    ],
  },
}

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/one' }, SHOP)
  ask = asker(env, token)
})
const lineOf = async (symbol: string) => (await ask('find_definition', { symbol })).answer?.definition?.anchor.line

describe('a name that several symbols have', () => {
  it('what a script assigns to an object is inside what it is assigned to', async () => {
    const found = async (symbol: string) => (await ask('find_definition', { symbol })).answer.definition?.anchor.file
    expect(await found('res.send')).toBe('lib/response.js')
    expect(await found('Queue.take')).toBe('lib/response.js')
    expect(await found('mail.send')).toBe('lib/mail.js')
    expect((await ask('callers', { symbol: 'res.send' })).error).toBeUndefined()
    expect((await ask('callers', { symbol: 'req.send' })).error).toMatchObject({ code: 'symbol_not_found' })
  })

  it('is a type’s, and its constructors are called by it', async () => {
    expect(await lineOf('Cart')).toBe(1)
    const { answer } = await ask('callers', { symbol: 'Cart' })
    expect(answer.callers.map((one: { caller: string }) => one.caller)).toEqual(['run'])
    const { answer: users } = await ask('find_references', { symbol: 'Cart' })
    expect(users.references.map((one: { use: string }) => one.use).sort()).toEqual(['call', 'type'])
  })

  it('is the outer one’s, where another lies in it', async () => {
    expect(await lineOf('cors')).toBe(1)
    expect(await lineOf('cors.cors')).toBe(2)
  })

  it('of a package, is no method of a class in there', async () => {
    const { answer } = await ask('find_definition', { symbol: 'jam.fetch' })
    expect(answer.definition.anchor.file).toBe('jam/api.py')
    expect((await ask('find_definition', { symbol: 'jam.Jar.fetch' })).answer.definition.anchor.file).toBe('jam/jar.py')
  })

  it('may begin with what the repository’s manifest calls the package, which is in no path', async () => {
    expect(await lineOf('my_shop::Cart')).toBe(1)
    expect((await ask('find_definition', { symbol: 'your_shop::Cart' })).error?.code).toBe('symbol_not_found')
  })

  it('may begin with the path of a Go module, as stack traces and imports write it', async () => {
    const place = async (symbol: string) => {
      const { file, line } = (await ask('find_definition', { symbol })).answer?.definition?.anchor ?? {}
      return file && `${file}:${line}`
    }
    expect(await place('github.com/acme/kit/v2.Tree')).toBe('tree.go:1')
    expect(await place('github.com/acme/kit/v2.(*Tree).Grow')).toBe('tree.go:2')
    expect(await place('github.com/acme/kit/v2/leaf.Tree')).toBe('leaf/leaf.go:1')
    expect(await place('github.com/acme/tool.Tree')).toBeUndefined()
    expect(await place('github.com/acme/kit/v2/twig.Tree')).toBeUndefined()
  })

  it('with argument types, is that overload’s', async () => {
    expect(await lineOf('Cart.add(String, int)')).toBe(5)
    expect(await lineOf('Cart.add(String)')).toBe(4)
    expect(await lineOf('Cart(int)')).toBe(3)
  })
})
