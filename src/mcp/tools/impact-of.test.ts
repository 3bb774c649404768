import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn, upload } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { type FileSpec, SAMPLE } from '../../../test/tools/sample.ts'
import { SHOP } from '../../../test/tools/shop.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/shop' }, { ...SAMPLE, ...SHOP })
  ask = asker(env, token)
})

interface End {
  name: string
  depth: number
  is_test: boolean
}
const affected = (answer: { affected: End[] }) => answer.affected.map((one) => `${one.depth} ${one.name}`)

describe('impact_of', () => {
  it('gives who is reached, which tests run it, and who looks after all of that', async () => {
    const { answer } = await ask('impact_of', { symbols: ['charge'] })
    expect(affected(answer)).toEqual(['1 placeOrder', '2 placesAnOrder', '2 postOrder'])
    expect(answer.tests).toEqual([{ path: 'test/orders.test.ts', name: 'placesAnOrder', line_start: 2, depth: 2 }])
    expect(answer.owners).toEqual(['@shop/payments', '@shop/web'])
    expect(answer.modules).toEqual(['test', 'web', 'web/pay'])
    expect(answer.changed).toMatchObject([{ name: 'charge', path: 'web/pay/charge.ts' }])
    expect(answer.cites[0]).toMatchObject({ path: 'web/pay/charge.ts', start: 1, end: 1 })
  })

  it('has every list, also where it is empty', async () => {
    const { answer } = await ask('impact_of', { symbols: ['user0'] })
    for (const list of ['configs', 'modules', 'tests', 'owners', 'risks', 'cites', 'changed', 'affected'])
      expect(Array.isArray(answer[list])).toBe(true)
    expect(answer).toMatchObject({ total_affected: 0, affected: [], tests: [] })
  })

  it('says what holds for the whole change once: a further page has more of what is affected, and nothing else', async () => {
    const first = (await ask('impact_of', { symbols: ['charge'], limit: 2 })).answer
    expect(first.tests).toHaveLength(1)
    const { answer } = await ask('impact_of', { symbols: ['charge'], limit: 2, cursor: first.nextCursor })
    expect(affected(answer)).toEqual(['2 postOrder'])
    expect(answer).toMatchObject({ total_affected: 3, tests: [], modules: [], cites: [], changed: [], risks: [] })
    expect(answer.metadata.warnings).toEqual([expect.stringContaining('on the first')])
  })

  it('counts calls: from a constructor to its class is no step', async () => {
    const calls = ['open', 'one', 'two', 'three', 'four', 'five', 'six']
    const text = [
      'class Gate {',
      '  constructor() {}',
      '}',
      ...calls.map((name, at) => `function ${name}() { ${at === 0 ? 'new Gate' : calls[at - 1]}() }`),
      '',
    ].join('\n')
    const gate: FileSpec = {
      text,
      symbols: [
        { from: 'class Gate', name: 'Gate', kind: 'class', lines: 3 },
        { from: 'constructor()', name: 'constructor', kind: 'constructor', parent: 'Gate' },
        ...calls.map((name) => ({ from: `function ${name}(`, name, kind: 'function' as const })),
      ],
      uses: [
        {
          in: 'constructor()',
          name: 'constructor',
          use: 'runs',
          to: { symbol: 'gate.ts constructor Gate.constructor' },
          within: 'Gate',
        },
        { in: 'new Gate()', name: 'Gate', use: 'call', to: { symbol: 'gate.ts class Gate' }, within: 'open' },
        ...calls.slice(1).map((name, at) => ({
          in: `{ ${calls[at]}() }`,
          name: calls[at] as string,
          use: 'call' as const,
          to: { symbol: `gate.ts function ${calls[at]}` },
          within: name,
        })),
      ],
    }
    const token = await signIn(env)
    await uploadSample(
      sender(env, token),
      { repository: 'acme/shop', ref: 'refs/heads/gate', run: 2 },
      { 'gate.ts': gate },
    )
    const { answer } = await ask('impact_of', { symbols: ['constructor'], ref: 'gate' })
    expect(affected(answer)).toEqual(['1 Gate', '1 open', '2 one', '3 two', '4 three', '5 four'])
  })

  it('takes whoever uses something in a class, however deep, for one that the class reaches', async () => {
    const nest: FileSpec = {
      text: 'class Outer {\n  class Inner {\n    deep() {}\n  }\n}\nclass Other {\n  own() {}\n}\n',
      symbols: [
        { from: 'class Outer', name: 'Outer', kind: 'class', lines: 5 },
        { from: 'class Inner', name: 'Inner', kind: 'class', parent: 'Outer', lines: 3 },
        { from: 'deep()', name: 'deep', kind: 'method', parent: 'Inner' },
        { from: 'class Other', name: 'Other', kind: 'class', lines: 3 },
        { from: 'own()', name: 'own', kind: 'method', parent: 'Other' },
      ],
    }
    const users: FileSpec = {
      text: 'function first() { deep() }\nfunction second() { own() }\n',
      symbols: ['first', 'second'].map((name) => ({ from: `function ${name}`, name, kind: 'function' as const })),
      uses: [
        { in: '{ deep()', name: 'deep', use: 'call', to: { symbol: 'nest.ts method Inner.deep' }, within: 'first' },
        { in: '{ own()', name: 'own', use: 'call', to: { symbol: 'nest.ts method Other.own' }, within: 'second' },
      ],
    }
    const token = await signIn(env)
    const upload = { repository: 'acme/shop', ref: 'refs/heads/nest', run: 3 }
    await uploadSample(sender(env, token), upload, { 'nest.ts': nest, 'users.ts': users })
    const of = async (args: object) => affected((await ask('impact_of', { ...args, ref: 'nest' })).answer)
    expect(await of({ symbols: ['Outer'] })).toEqual(['1 first'])
    expect(await of({ symbols: ['Other'] })).toEqual(['1 second'])
    expect(await of({ files: ['nest.ts'] })).toEqual(['1 first', '1 second'])
  })

  it('reaches those that read a property that stands for the changed one, as those that call such a method', async () => {
    const shapes: FileSpec = {
      text: 'class Square { size = 1 }\ninterface Shape { size: number }\nfunction area() { square.size }\n',
      symbols: [
        { from: 'class Square', name: 'Square', kind: 'class' },
        { from: 'size = 1', name: 'size', kind: 'property', parent: 'Square' },
        { from: 'interface Shape', name: 'Shape', kind: 'interface' },
        { from: 'size: number', name: 'size', kind: 'property', parent: 'Shape' },
        { from: 'function area', name: 'area', kind: 'function' },
      ],
      uses: [
        {
          in: 'size = 1',
          name: 'size',
          use: 'overrides',
          to: { symbol: 'shapes.ts property Shape.size' },
          within: 'size',
        },
        {
          in: 'square.size',
          name: 'size',
          use: 'read',
          to: { symbol: 'shapes.ts property Square.size' },
          within: 'area',
        },
      ],
    }
    const token = await signIn(env)
    const upload = { repository: 'acme/shop', ref: 'refs/heads/shapes', run: 4 }
    await uploadSample(sender(env, token), upload, { 'shapes.ts': shapes })
    const { answer } = await ask('impact_of', { symbols: ['Shape.size'], ref: 'shapes' })
    expect(affected(answer)).toEqual(['1 size', '1 area'])
  })

  it('goes on through whoever reads a property, one step away from its accessor', async () => {
    const text = ['function rate() {}', 'class Order {', '  get total() { rate() }', '}']
    const readers = ['show', 'page', 'site']
    const calls = ['order.total', 'show()', 'page()']
    text.push(...readers.map((name, at) => `function ${name}() { ${calls[at]} }`), '')
    const total = { name: 'total', to: { symbol: 'order.ts method Order.total' }, within: 'show' }
    const order: FileSpec = {
      text: text.join('\n'),
      symbols: [
        { from: 'function rate', name: 'rate', kind: 'function' },
        { from: 'class Order', name: 'Order', kind: 'class', lines: 3 },
        { from: 'get total', name: 'total', kind: 'method', parent: 'Order' },
        ...readers.map((name) => ({ from: `function ${name}`, name, kind: 'function' as const })),
      ],
      uses: [
        { in: '{ rate()', name: 'rate', use: 'call', to: { symbol: 'order.ts function rate' }, within: 'total' },
        { in: 'order.total', use: 'read', ...total },
        { in: 'order.total', use: 'runs', ...total },
        { in: '{ show()', name: 'show', use: 'call', to: { symbol: 'order.ts function show' }, within: 'page' },
        { in: '{ page()', name: 'page', use: 'call', to: { symbol: 'order.ts function page' }, within: 'site' },
      ],
    }
    const token = await signIn(env)
    await uploadSample(
      sender(env, token),
      { repository: 'acme/shop', ref: 'refs/heads/total', run: 5 },
      { 'order.ts': order },
    )
    const { answer } = await ask('impact_of', { symbols: ['rate'], ref: 'total' })
    expect(affected(answer)).toEqual(['1 total', '2 show', '3 page', '4 site'])
  })

  it('goes on to the callers of what both mentions and, through another, calls it', async () => {
    const text =
      'function goal() {}\nfunction via() { goal() }\nfunction both() { list(goal); via() }\nfunction main() { both() }\n'
    const called = (where: string, name: string, within: string) =>
      ({ in: where, name, use: 'call', to: { symbol: `both.ts function ${name}` }, within }) as const
    const both: FileSpec = {
      text,
      symbols: ['goal', 'via', 'both', 'main'].map((name) => ({ from: `function ${name}`, name, kind: 'function' })),
      uses: [
        called('{ goal()', 'goal', 'via'),
        { ...called('list(goal', 'goal', 'both'), use: 'read' },
        called('; via()', 'via', 'both'),
        called('{ both()', 'both', 'main'),
      ],
    }
    const token = await signIn(env)
    const upload = { repository: 'acme/shop', ref: 'refs/heads/both', run: 6 }
    await uploadSample(sender(env, token), upload, { 'both.ts': both })
    const { answer } = await ask('impact_of', { symbols: ['goal'], ref: 'both' })
    expect(affected(answer)).toEqual(['1 via', '1 both', '3 main'])
  })

  it('goes on where a function is handed on as a value, at each step, and says so apart from calls', async () => {
    const text = [
      'function save() {}',
      'function handle() { save() }',
      'function other() { save() }',
      'const table = { handle }',
      'function routes() { add(table) }',
      'function direct() { add(handle) }',
      'function server() { routes() }',
      'function serves() { server() }',
      'const limit = save()',
      'function reads() { limit }',
      '',
    ].join('\n')
    const uses = (where: string, name: string, use: 'call' | 'read', within: string, kind = 'function') =>
      ({ in: where, name, use, to: { symbol: `handed.ts ${kind} ${name}` }, within }) as const
    const named = (name: string) => ({ from: `function ${name}`, name, kind: 'function' as const })
    const handed: FileSpec = {
      text,
      symbols: [
        ...['save', 'handle', 'other'].map(named),
        { from: 'const table', name: 'table', kind: 'constant' },
        ...['routes', 'direct', 'server'].map(named),
        { ...named('serves'), more: { modifiers: ['test'] } },
        { from: 'const limit', name: 'limit', kind: 'constant' },
        named('reads'),
      ],
      uses: [
        uses('handle() { save()', 'save', 'call', 'handle'),
        uses('other() { save()', 'save', 'call', 'other'),
        uses('{ handle }', 'handle', 'read', 'table'),
        uses('add(table', 'table', 'read', 'routes', 'constant'),
        uses('add(handle', 'handle', 'read', 'direct'),
        uses('{ routes()', 'routes', 'call', 'server'),
        uses('{ server()', 'server', 'call', 'serves'),
        uses('= save()', 'save', 'call', 'limit'),
        uses('{ limit', 'limit', 'read', 'reads', 'constant'),
      ],
    }
    const token = await signIn(env)
    const upload = { repository: 'acme/shop', ref: 'refs/heads/handed', run: 7 }
    await uploadSample(sender(env, token), upload, { 'handed.ts': handed })
    const { answer, cost } = await ask('impact_of', { symbols: ['save'], ref: 'handed' })
    const apart = answer.affected.map(
      (one: End & { handed_on?: true }) => `${one.depth} ${one.name}${one.handed_on ? ' handed on' : ''}`,
    )
    expect(apart).toEqual([
      '1 handle',
      '1 other',
      '1 limit',
      '2 table handed on',
      '2 direct handed on',
      '3 routes handed on',
      '4 server handed on',
      '5 serves handed on',
    ])
    expect(answer.tests).toMatchObject([{ name: 'serves', depth: 5, handed_on: true }])
    expect(answer.risks).toContainEqual({ level: 'low', reason: expect.stringContaining('handed on as a value') })
    expect(answer.risks).not.toContainEqual(expect.objectContaining({ reason: expect.stringContaining('No test') }))
    expect(cost).toMatchObject({ index: 2 })
    const start = (await ask('impact_of', { symbols: ['handle'], ref: 'handed' })).answer
    expect(affected(start)).toEqual(['1 table', '1 direct', '2 routes', '3 server', '4 serves'])
  })

  it('goes on from what holds a function, and not from the class or the file where that is written', async () => {
    const text = [
      'function save() {}',
      'class Router {',
      '  static { add(save) }',
      '}',
      'add(save)',
      'function sizes() { Router.size }',
      'const table = { save }',
      'function takes() { add(table) }',
      '',
    ].join('\n')
    const read = (where: string, name: string, to: string, within?: string) => ({
      ...{ in: where, name, use: 'read' as const, to: { symbol: `held.ts ${to}` } },
      ...(within === undefined ? {} : { within }),
    })
    const held: FileSpec = {
      text,
      symbols: [
        { from: 'function save', name: 'save', kind: 'function' },
        { from: 'class Router', name: 'Router', kind: 'class', lines: 3 },
        { from: 'function sizes', name: 'sizes', kind: 'function' },
        { from: 'const table', name: 'table', kind: 'constant' },
        { from: 'function takes', name: 'takes', kind: 'function' },
      ],
      uses: [
        read('{ add(save', 'save', 'function save', 'Router'),
        read('\nadd(save', 'save', 'function save'),
        read('Router.size', 'Router', 'class Router', 'sizes'),
        read('{ save }', 'save', 'function save', 'table'),
        read('add(table', 'table', 'constant table', 'takes'),
      ],
    }
    const token = await signIn(env)
    const upload = { repository: 'acme/shop', ref: 'refs/heads/held', run: 8 }
    await uploadSample(sender(env, token), upload, { 'held.ts': held })
    const { answer } = await ask('impact_of', { symbols: ['save'], ref: 'held' })
    expect(affected(answer)).toEqual(['1 <module>', '1 Router', '1 table', '2 takes'])
  })

  it('takes a diff, and only the symbols whose lines it touches', async () => {
    const diff = [
      'diff --git a/web/orders.ts b/web/orders.ts',
      '--- a/web/orders.ts',
      '+++ b/web/orders.ts',
      '@@ -7,1 +7,1 @@',
      '-function log(text: any) {}',
      '+function log(text: string) {}',
      '',
    ].join('\n')
    const { answer } = await ask('impact_of', { diff })
    expect(answer.changed.map((one: End) => one.name)).toEqual(['log'])
    expect(affected(answer)).toEqual(['1 placeOrder', '2 placesAnOrder', '2 postOrder'])
    expect((await ask('impact_of', { diff: 'not a diff' })).error).toMatchObject({ code: 'query_error' })
  })

  it('takes files, and says which of them are not indexed', async () => {
    const { answer } = await ask('impact_of', { files: ['web/pay/charge.ts', 'web/gone.ts'] })
    expect(affected(answer)).toContain('1 placeOrder')
    expect(answer.metadata).toMatchObject({ result_completeness: 'partial' })
    expect(answer.metadata.warnings[0]).toContain('1 of the files are not indexed at this ref')
    expect(answer.metadata.warnings[0]).toContain('web/gone.ts')
  })

  it('does not call a change harmless because it knows none of its files', async () => {
    const { error } = await ask('impact_of', { files: ['web/pay/chrage.ts'] })
    expect(error).toMatchObject({ code: 'file_not_found', details: { near: ['web/pay/charge.ts'] } })
    expect((await ask('impact_of', { files: ['./web/pay/charge.ts'] })).answer.total_affected).toBeGreaterThan(0)
  })

  it('takes a deleted or moved file for all that it defines, whichever path is indexed', async () => {
    const whole = affected((await ask('impact_of', { files: ['web/pay/charge.ts'] })).answer)
    const deleted = '--- a/web/pay/charge.ts\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-gone\n'
    expect(affected((await ask('impact_of', { diff: deleted })).answer)).toEqual(whole)
    for (const [from, to] of [
      ['web/pay/charge.ts', 'web/pay/bill.ts'],
      ['web/bill.ts', 'web/pay/charge.ts'],
    ]) {
      const diff = `diff --git a/${from} b/${to}\nsimilarity index 100%\nrename from ${from}\nrename to ${to}\n`
      const { answer } = await ask('impact_of', { diff })
      expect(affected(answer)).toEqual(whole)
      expect(answer.metadata.warnings).toEqual([])
    }
  })

  it('takes the lines of a diff that is not indexed yet as they were', async () => {
    const added = Array.from({ length: 30 }, (_, at) => `+// ${at}`)
    const diff = [
      '--- a/web/orders.ts',
      '+++ b/web/orders.ts',
      '@@ -1,1 +1,31 @@',
      ...added,
      ` ${(SHOP['web/orders.ts'] as FileSpec).text.split('\n')[0]}`,
      '@@ -7,1 +37,1 @@',
      '-function log(text: string) {}',
      '+function log(text: unknown) {}',
      '',
    ].join('\n')
    const { answer } = await ask('impact_of', { diff })
    expect(answer.changed.map((one: End) => one.name)).toEqual(['log'])
  })

  it('calls the risk high above ten affected symbols, not at ten', async () => {
    const { answer } = await ask('impact_of', { symbols: ['hub'] })
    expect(answer.total_affected).toBe(12)
    expect(answer.risks[0]).toEqual({ level: 'high', reason: '12 symbols are affected (more than 10).' })
    const few = await ask('impact_of', { symbols: ['charge'] })
    expect(few.answer.risks.map((risk: { level: string }) => risk.level)).not.toContain('high')
  })

  it('flags system calls and public symbols, and names build conditions', async () => {
    const { answer } = await ask('impact_of', { symbols: ['getbeat'] })
    expect(answer.risks).toContainEqual({ level: 'high', reason: expect.stringContaining('System calls') })
    expect((await ask('impact_of', { symbols: ['beat'] })).answer.configs).toEqual(['CONFIG_NUMA', 'CONFIG_SMP'])
    expect(affected((await ask('impact_of', { symbols: ['beat'], config: 'CONFIG_SMP' })).answer)).toEqual([
      '1 getbeat',
    ])
    expect(affected((await ask('impact_of', { symbols: ['beat'], config: 'CONFIG_ARM' })).answer)).toEqual([])
    const open = await ask('impact_of', { symbols: ['charge'] })
    expect(open.answer.risks).toContainEqual({ level: 'medium', reason: expect.stringContaining('Public symbols') })
  })

  it('takes all symbols of a name for changed, and says so', async () => {
    const { answer } = await ask('impact_of', { symbols: ['get', 'charge'] })
    expect(answer.changed.filter((one: { name: string }) => one.name === 'get')).toHaveLength(2)
    expect(answer.metadata.warnings).toEqual([
      expect.stringMatching(/^"get" names 2 symbols .* `symbol_id` of `changed`/),
    ])
    expect((await ask('impact_of', { symbols: ['Store.get'] })).answer.metadata.warnings).toEqual([])
  })

  it('refuses to answer about a symbol that is not there, or about nothing', async () => {
    expect((await ask('impact_of', { symbols: ['charge', 'missing'] })).error).toMatchObject({
      code: 'symbol_not_found',
    })
    expect((await ask('impact_of')).error).toMatchObject({ code: 'invalid_input' })
  })

  it('pages what is affected, each once', async () => {
    const first = await ask('impact_of', { symbols: ['hub'], limit: 7 })
    const second = await ask('impact_of', { symbols: ['hub'], limit: 7, cursor: first.answer.nextCursor })
    expect(new Set([...affected(first.answer), ...affected(second.answer)]).size).toBe(12)
    expect(second.answer.nextCursor).toBeUndefined()
  })

  it('takes another ref, and begins with the symbols that are not the same in both', async () => {
    const token = await signIn(env)
    const send = sender(env, token)
    const repository = 'acme/impact-refs'
    const store = SAMPLE['src/store.ts'] as FileSpec
    const longer = {
      ...store,
      text: store.text.replace('this.values.set(key, value)', 'this.values.set(key, value.trim())'),
    }
    await uploadSample(send, { repository, run: 1 })
    await uploadSample(send, { repository, run: 2, commit: 'b'.repeat(40) }, { ...SAMPLE, 'src/store.ts': longer })
    const refs = asker(env, token, { repository })
    const { answer, cost } = await refs('impact_of', { base_ref: 'a'.repeat(40) })
    expect(answer.changed).toMatchObject([{ name: 'put', path: 'src/store.ts' }])
    expect(affected(answer).slice(0, 2)).toEqual(['1 lookUp', '2 main'])
    expect(cost).toMatchObject({ control: 1, index: 2 })
    expect((await refs('impact_of', { base_ref: 'main' })).answer).toMatchObject({ changed: [], affected: [] })
    expect((await refs('impact_of', { base_ref: 'nowhere' })).error).toMatchObject({ code: 'ref_not_indexed' })
  })

  it('takes a test that is changed with the code that it runs for one that covers it', async () => {
    const send = sender(env, await signIn(env))
    const repository = 'acme/impact-tests'
    const code = (value: number): FileSpec => ({
      ...{ language: 'python', text: `def inner(): return ${value}\ndef outer(): return inner()\n` },
      symbols: ['inner', 'outer'].map((name) => ({ from: `def ${name}`, name, kind: 'function' as const })),
      uses: [
        { in: 'return inner', name: 'inner', use: 'call', within: 'outer', to: { symbol: 'a.py function inner' } },
      ],
    })
    const tests: FileSpec = {
      ...{ language: 'python', role: 'test', text: 'def test_outer(): outer()\ndef test_other(): pass\n' },
      symbols: ['test_outer', 'test_other'].map((name) => ({ from: `def ${name}`, name, kind: 'function' as const })),
      uses: [
        {
          ...{ in: '(): outer', name: 'outer', use: 'call', within: 'test_outer' },
          to: { symbol: 'a.py function outer' },
        },
      ],
    }
    await uploadSample(send, { repository, run: 1, commit: 'b'.repeat(40) }, { 'a.py': code(1) })
    await uploadSample(
      send,
      { repository, run: 2, commit: 'c'.repeat(40) },
      { 'a.py': code(2), 'tests/test_a.py': tests },
    )
    const refs = asker(env, await signIn(env), { repository })
    const { answer } = await refs('impact_of', { base_ref: 'b'.repeat(40) })
    expect(answer.changed.map((one: End) => one.name)).toEqual(['inner', 'test_outer', 'test_other'])
    expect(affected(answer)).toEqual(['1 outer'])
    expect(answer.tests).toEqual([
      { path: 'tests/test_a.py', name: 'test_outer', line_start: 1, depth: 2, changed: true },
    ])
    expect(answer.risks).not.toContainEqual(expect.objectContaining({ reason: expect.stringContaining('No test') }))
  })

  it('reaches whoever used what is gone, since nothing in the ref leads there any more', async () => {
    const send = sender(env, await signIn(env))
    const repository = 'acme/impact-gone'
    const before = {
      'a.py': 'def goes(): pass\ndef stays(): pass\n',
      'edited.py': 'def mended(): goes()\n',
      'left.py': 'def uses(): goes()\n',
      'over.py': 'def outer(): uses()\n',
    }
    const after = { ...before, 'a.py': 'def stays(): pass\n', 'edited.py': 'def mended(): stays()\n' }
    await upload(send, { repository, run: 1, commit: 'b'.repeat(40) }, before)
    await upload(send, { repository, run: 2, commit: 'c'.repeat(40) }, after, before)
    const { answer, cost } = await asker(env, await signIn(env), { repository })('impact_of', {
      base_ref: 'b'.repeat(40),
    })
    expect(affected(answer)).toEqual(['1 uses', '2 outer'])
    expect(answer.metadata.warnings).toEqual([expect.stringContaining('1 symbols were removed')])
    expect(answer.risks).not.toContainEqual(expect.objectContaining({ level: 'low' }))
    expect(cost).toMatchObject({ control: 1, index: 2 })
  })
})
