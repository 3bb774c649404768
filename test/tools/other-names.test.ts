/**
 * Names that agents use and that nothing is defined under: aliases, inherited members, and names with a path or a keyword.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../setup/uploader.ts'
import { type Ask, asker } from './ask.ts'
import { lines, type Sample } from './sample.ts'
import { uploadSample } from './upload-sample.ts'

const KITCHEN: Sample = {
  'src/oven.ts': {
    text: lines(
      'class Oven {',
      '  bake() { return this.#heat() }',
      '  #heat() { return 200 }',
      '}',
      'export { Oven as HotOven }',
    ),
    symbols: [
      { from: 'class Oven', name: 'Oven', kind: 'class', lines: 4 },
      { from: 'bake()', name: 'bake', kind: 'method', parent: 'Oven', more: { qualified: 'Oven.bake' } },
      { from: '  #heat()', name: '#heat', kind: 'method', parent: 'Oven', more: { qualified: 'Oven.#heat' } },
    ],
    uses: [
      {
        in: 'this.#heat()',
        name: '#heat',
        use: 'call',
        to: { symbol: 'src/oven.ts method Oven.#heat' },
        within: 'bake',
      },
    ],
  },
  'src/kitchen.ts': {
    text: lines(
      "import { HotOven } from './oven'",
      "import toaster from 'toaster-lib'",
      'export class Kitchen extends HotOven {',
      '  cook() { return toaster(this.bake()) }',
      '}',
    ),
    symbols: [
      { from: 'export class Kitchen', name: 'Kitchen', kind: 'class', lines: 3 },
      { from: 'cook()', name: 'cook', kind: 'method', parent: 'Kitchen', more: { qualified: 'Kitchen.cook' } },
    ],
    uses: [
      {
        in: 'import { HotOven }',
        name: 'HotOven',
        use: 'import',
        to: { symbol: 'src/oven.ts class Oven' },
        evidence: 'import',
      },
      {
        in: 'import toaster',
        name: 'toaster',
        use: 'import',
        to: { external: ['npm:toaster-lib', 'default'] },
        evidence: 'import',
      },
      {
        in: 'extends HotOven',
        name: 'HotOven',
        use: 'extends',
        to: { symbol: 'src/oven.ts class Oven' },
        evidence: 'import',
        within: 'Kitchen',
      },
      {
        in: 'this.bake()',
        name: 'bake',
        use: 'call',
        to: { symbol: 'src/oven.ts method Oven.bake' },
        evidence: 'type',
        within: 'cook',
      },
    ],
  },
  'src/routes.ts': {
    text: lines(
      "app.get('/menu/:id', show)",
      'export function show() { return wash() }',
      "app.get('/menu', list)",
      'export function list() {}',
    ),
    symbols: [
      { from: 'function show', name: 'show', kind: 'function', more: { extra: { route: 'GET,HEAD /menu/:id' } } },
      { from: 'function list', name: 'list', kind: 'function', more: { extra: { route: 'GET /menu/' } } },
    ],
    uses: [
      {
        in: 'return wash()',
        name: 'wash',
        use: 'call',
        to: { symbol: 'kitchen/menu.ts function wash' },
        evidence: 'import',
        within: 'show',
      },
    ],
  },
  'src/devices.ts': {
    text: lines("@Controller('devices')", 'class Devices {', "  @Get(':id/image')", '  picture() {}', '}'),
    symbols: [
      { from: 'class Devices', name: 'Devices', kind: 'class' },
      {
        from: 'picture()',
        name: 'picture',
        kind: 'method',
        parent: 'Devices',
        more: { extra: { route: 'GET /Devices/:id/image' } },
      },
    ],
  },
  'src/tills.ts': {
    text: lines(
      'class TillsController {',
      '  open() {}',
      '}',
      "class Count { name = 'till:open'",
      '  handle() {}',
      '}',
      'function open() {}',
      "function early() { command('till:audit') }",
      "function late() { command('till:audit') }",
      'const morning = 1, evening = 2',
      'class Coins { count = 1 }',
    ),
    symbols: [
      { from: 'class TillsController', name: 'TillsController', kind: 'class', lines: 3 },
      {
        from: '  open()',
        name: 'open',
        kind: 'method',
        parent: 'TillsController',
        more: { qualified: 'TillsController.open', extra: { action: 'tills#open' } },
      },
      { from: 'class Count', name: 'Count', kind: 'class', lines: 3 },
      {
        from: 'handle()',
        name: 'handle',
        kind: 'method',
        parent: 'Count',
        more: { qualified: 'Count.handle', extra: { command: 'till:open' } },
      },
      { from: 'function open', name: 'open', kind: 'function' },
      { from: 'function early', name: 'early', kind: 'function', more: { extra: { command: 'till:audit' } } },
      { from: 'function late', name: 'late', kind: 'function', more: { extra: { command: 'till:audit' } } },
      { from: 'morning = 1', name: 'morning', kind: 'constant' },
      { from: 'evening = 2', name: 'evening', kind: 'constant' },
      { from: 'class Coins', name: 'Coins', kind: 'class' },
      { from: 'count = 1', name: 'count', kind: 'property', parent: 'Coins' },
    ],
  },
  // Handlers that another file registers: the beginning of the path is written elsewhere.
  'src/views.ts': {
    text: lines(
      'export function login() {}',
      'export function audit() {}',
      'export class Bills {',
      '  index() {}',
      '  __invoke() {}',
      '}',
    ),
    symbols: [
      { from: 'function login', name: 'login', kind: 'function' },
      { from: 'function audit', name: 'audit', kind: 'function' },
      { from: 'class Bills', name: 'Bills', kind: 'class', lines: 4 },
      { from: 'index()', name: 'index', kind: 'method', parent: 'Bills', more: { qualified: 'Bills.index' } },
      { from: '__invoke()', name: '__invoke', kind: 'method', parent: 'Bills', more: { qualified: 'Bills.__invoke' } },
    ],
  },
  'src/urls.ts': {
    text: lines(
      "Route::prefix('tills')",
      "Route::post('bills/{bill}/pay', audit, login)",
      "Route::get('bills', [Bills::class, 'index'])",
      "Route::delete('bills/{bill}', Bills::class)",
      'path(',
      "  'bills/<int:id>/void',",
      '  audit,',
      ')',
      "axios.post('bills/sent', login)",
      'get "/bills/late", Bills, :index',
      'resources "/tabs", Bills',
      'audit',
    ),
    symbols: [],
    uses: [
      { in: 'audit, login', name: 'audit', use: 'read', to: { symbol: 'src/views.ts function audit' } },
      { in: 'audit, login', name: 'login', use: 'read', to: { symbol: 'src/views.ts function login' } },
      { in: '[Bills', name: 'Bills', use: 'read', to: { symbol: 'src/views.ts class Bills' } },
      { in: "', Bills", name: 'Bills', use: 'read', to: { symbol: 'src/views.ts class Bills' } },
      { in: '  audit,', name: 'audit', use: 'read', to: { symbol: 'src/views.ts function audit' } },
      { in: "sent', login", name: 'login', use: 'read', to: { symbol: 'src/views.ts function login' } },
      { in: 'tabs", Bills', name: 'Bills', use: 'read', to: { symbol: 'src/views.ts class Bills' } },
      { in: 'late", Bills', name: 'Bills', use: 'read', to: { symbol: 'src/views.ts class Bills' } },
    ],
  },
  'app/drawers.rb': {
    language: 'ruby',
    text: lines('class DrawersController', '  def create; end', '  def show; end', '  def lock; end', 'end'),
    symbols: [
      { from: 'class DrawersController', name: 'DrawersController', kind: 'class', lines: 5 },
      { from: 'def create', name: 'create', kind: 'method', parent: 'DrawersController' },
      { from: 'def show', name: 'show', kind: 'method', parent: 'DrawersController' },
      { from: 'def lock', name: 'lock', kind: 'method', parent: 'DrawersController' },
    ],
  },
  'config/routes.rb': {
    language: 'ruby',
    text: lines(
      'resources :drawers, except: [:index] do',
      '  post "lock"',
      'end',
      'resources :lids do',
      '  member do',
      '    post "lock"  # it too',
      '  end',
      'end',
    ),
    symbols: [],
    uses: [
      {
        in: 'post "lock"  # it too',
        name: 'lock',
        use: 'call_indirect',
        to: { symbol: 'app/drawers.rb class DrawersController' },
      },
      ...['create', 'show'].map((name) => ({
        in: 'resources :drawers',
        name: 'drawers',
        use: 'call_indirect' as const,
        to: { symbol: `app/drawers.rb method DrawersController.${name}` },
      })),
      {
        in: '  post "lock"',
        name: 'lock',
        use: 'call_indirect',
        to: { symbol: 'app/drawers.rb method DrawersController.lock' },
      },
    ],
  },
  'shop/management/commands/sendlate.py': {
    language: 'python',
    text: lines('class Command:', '    def handle(self): pass'),
    symbols: [
      { from: 'class Command', name: 'Command', kind: 'class', lines: 2 },
      {
        from: 'def handle',
        name: 'handle',
        kind: 'method',
        parent: 'Command',
        more: { extra: { command: 'sendlate' } },
      },
    ],
  },
  'src/cli.ts': {
    text: lines(
      "cli.command('pour-tea').action(runPour)",
      'function runPour() {}',
      "url('tea-details')",
      "cli.command('brew').action(brewed)",
      "cli.command('brew').action(brewn)",
      'function brewed() {}',
      'function brewn() {}',
    ),
    symbols: [
      { from: 'function runPour', name: 'runPour', kind: 'function', more: { extra: { command: 'pour-tea' } } },
      { from: 'function brewed', name: 'brewed', kind: 'function', more: { extra: { command: 'brew' } } },
      { from: 'function brewn', name: 'brewn', kind: 'function', more: { extra: { command: 'brew' } } },
    ],
  },
  'src/kegs/cli.rs': {
    language: 'rust',
    text: lines('#[derive(Subcommand)]', 'enum Cmd { List, DrainAll }'),
    symbols: [
      { from: 'enum Cmd', name: 'Cmd', kind: 'enum' },
      { from: 'List', name: 'List', kind: 'enum_member', parent: 'Cmd', more: { extra: { command: 'list' } } },
      {
        from: 'DrainAll',
        name: 'DrainAll',
        kind: 'enum_member',
        parent: 'Cmd',
        more: { extra: { command: 'drain-all' } },
      },
    ],
  },
  'src/mugs.rs': {
    language: 'rust',
    text: lines('#[derive(Subcommand)]', 'enum Cmd { List }'),
    symbols: [
      { from: 'enum Cmd', name: 'Cmd', kind: 'enum' },
      { from: 'List', name: 'List', kind: 'enum_member', parent: 'Cmd', more: { extra: { command: 'list' } } },
    ],
  },
  // A handler without a name.
  'src/counter.ts': {
    text: lines("router.post('/counter/open', auth(), async (ctx) => {", '  ctx.body = 1', '})'),
    symbols: [],
  },
  // A controller writes the path in parts.
  'src/cellar.ts': {
    text: lines("@Controller('cellar')", 'class Cellar {', "  @Get('bottles/:id')", '  pull() {}', '}'),
    symbols: [
      { from: 'class Cellar', name: 'Cellar', kind: 'class', lines: 4 },
      {
        ...{ from: 'pull() {}', name: 'pull', kind: 'method', parent: 'Cellar' },
        more: { extra: { route: 'GET /cellar/bottles/:id' } },
      },
    ],
  },
  // What serves a route because of where its file is does not write the path.
  'src/app/(shop)/orders/[id]/route.ts': {
    text: lines('export function GET() {}'),
    symbols: [{ from: 'function GET', name: 'GET', kind: 'function', more: { extra: { route: 'GET /orders/[id]' } } }],
  },
  'src/app/orders/[id]/lines/route.ts': {
    text: lines('export function GET() {}'),
    symbols: [
      { from: 'function GET', name: 'GET', kind: 'function', more: { extra: { route: 'GET /orders/[id]/lines' } } },
    ],
  },
  // A folder and a function of the same name as the class, for telling members apart.
  'kitchen/menu.ts': {
    text: lines('export function cook() { return 1 }', 'export function wash() { return 2 }'),
    symbols: [
      { from: 'function cook', name: 'cook', kind: 'function' },
      { from: 'function wash', name: 'wash', kind: 'function' },
    ],
  },
}

const textOf = (spec: Sample[string]): string => ('text' in spec ? spec.text : '')

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/kitchen' }, KITCHEN)
  ask = asker(env, token, { owner: 'acme', repository: 'acme/kitchen' })
})
const whereIs = async (symbol: string) => {
  const { answer, error } = await ask('find_definition', { symbol })
  const { file, line } = answer?.definition?.anchor ?? {}
  return { place: file === undefined ? undefined : `${file}:${line}`, answer, error }
}

describe('a name that nothing is defined under', () => {
  it('finds what is exported under it, and says so', async () => {
    const { place, answer } = await whereIs('HotOven')
    expect(place).toBe('src/oven.ts:1')
    expect(answer.metadata.warnings).toEqual([
      'Nothing is defined as "HotOven": this is what is exported or imported under that name.',
    ])
    const { answer: searched } = await ask('search_symbols', { query: 'HotOven' })
    expect(searched.symbols.map((one: { name: string }) => one.name)).toEqual(['Oven'])
    expect(searched.metadata.warnings[0]).toContain('"HotOven"')
    const { answer: users } = await ask('find_references', { symbol: 'HotOven' })
    expect(users.references.map((one: { use: string }) => one.use)).toEqual(['import', 'extends'])
    expect(users.metadata.warnings[0]).toContain('"HotOven"')
  })

  it('finds the members of a type that is exported under it', async () => {
    const { place, answer } = await whereIs('HotOven.bake')
    expect(place).toBe('src/oven.ts:2')
    expect(answer.metadata.warnings).toEqual([
      'The member of what is imported or exported as "HotOven", which is defined under another path or name.',
    ])
    const { answer: called } = await ask('callers', { symbol: 'HotOven#bake' })
    expect(called.callers.map((one: { caller: string }) => one.caller)).toEqual(['cook'])
  })

  it('finds the handler of a route, and says where there is none', async () => {
    expect((await whereIs('GET /menu/:id')).place).toBe('src/routes.ts:2')
    expect((await whereIs('HEAD /menu/:id')).place).toBe('src/routes.ts:2')
    expect((await whereIs('GET /menu')).place).toBe('src/routes.ts:4')
    // Its class writes the beginning of the path, and the case does not matter.
    expect((await whereIs('GET /devices/{id}/image')).place).toBe('src/devices.ts:4')
    const { answer, cost } = await ask('trace_flow', { entry: 'GET /menu/:id' })
    expect(answer.steps.map((one: { edge: string; to: { name: string } }) => `${one.edge} ${one.to.name}`)).toEqual([
      'route wash',
    ])
    expect(cost.index).toBeLessThanOrEqual(5)
    for (const [route, why] of [
      ['POST /menu/:id', 'no known handler'],
      ['GET /men', 'no known handler'],
      ['GET /', 'too short'],
    ] as const) {
      const { error } = await whereIs(route)
      expect(error, route).toMatchObject({ code: 'symbol_not_found', message: expect.stringContaining(why) })
    }
  })

  it('finds the handler of a route whose path is written in parts, behind a prefix that is usual, and says so', async () => {
    expect((await whereIs('GET /cellar/bottles/:id')).place).toBe('src/cellar.ts:4')
    expect((await whereIs('GET /cellar/bottles/12')).answer.metadata.warnings).toEqual([])
    const { place, answer } = await whereIs('GET /api/v1/cellar/bottles/12')
    expect(place).toBe('src/cellar.ts:4')
    expect(answer.metadata.warnings).toEqual([expect.stringContaining('only the end of this path')])
    for (const route of ['POST /cellar/bottles/12', 'GET /kitchen/cellar/bottles/12', 'GET /bottles/12'])
      expect((await whereIs(route)).error, route).toMatchObject({ code: 'symbol_not_found' })
    const { cost } = await ask('trace_flow', { entry: 'GET /cellar/bottles/:id' })
    expect(cost.index).toBeLessThanOrEqual(5)
  })

  it('finds the handler of a route that another file registers, whatever is in front of the path, and says so', async () => {
    const { place, answer } = await whereIs('POST /api/tills/bills/{id}/pay')
    expect(place).toBe('src/views.ts:1')
    expect(answer.metadata.warnings[0]).toContain('what a file registers for the path')
    expect((await whereIs('POST /bills/12/pay')).place).toBe('src/views.ts:1')
    expect((await whereIs('GET /api/bills')).place).toBe('src/views.ts:4')
    expect((await whereIs('DELETE /bills/:bill')).place).toBe('src/views.ts:5')
    expect((await whereIs('GET /bills/7/void')).place).toBe('src/views.ts:2')
    expect((await whereIs('GET /bills/late')).place).toBe('src/views.ts:4')
    expect((await whereIs('GET /tabs')).place).toBe('src/views.ts:4')
    // Another method, a client's request, and a beginning that is nowhere.
    for (const route of ['GET /bills/12/pay', 'POST /bills/sent', 'GET /kitchens/bills', 'PUT /bills', 'GET /tabs/1'])
      expect((await whereIs(route)).error, route).toMatchObject({ code: 'symbol_not_found' })
    const { cost } = await ask('trace_flow', { entry: 'POST /api/tills/bills/{id}/pay' })
    expect(cost.index).toBeLessThanOrEqual(7)
  })

  it('says where a route is registered whose handler has no name', async () => {
    const { error } = await whereIs('POST /api/counter/open')
    expect(error).toMatchObject({
      ...{ code: 'symbol_not_found', message: expect.stringContaining('no name') },
      details: { registered_at: [{ path: 'src/counter.ts', line: 1 }] },
    })
    expect((await whereIs('GET /counter/open')).error?.message).toContain('no known handler')
  })

  it('finds the action of a resource that Rails registers by its name alone', async () => {
    expect((await whereIs('POST /drawers')).place).toBe('app/drawers.rb:2')
    expect((await whereIs('GET /drawers/12')).place).toBe('app/drawers.rb:3')
    expect((await whereIs('POST /drawers/:id/lock')).place).toBe('app/drawers.rb:4')
    for (const route of ['GET /drawers', 'POST /drawers/1', 'GET /drawers/:id/lock'])
      expect((await whereIs(route)).error, route).toMatchObject({ code: 'symbol_not_found' })
    expect((await whereIs('GET /drawers/:id/edit')).error?.message).toContain('of whose action no method was found')
  })

  it('finds the handler of a route that its path says, however the parameter is written', async () => {
    const handler = 'src/app/(shop)/orders/[id]/route.ts:1'
    for (const path of ['/orders/[id]', '/orders/:id', '/orders/{order_id}', '/orders/<int:id>/'])
      expect((await whereIs(`GET ${path}`)).place, path).toBe(handler)
    for (const route of ['GET /orders/list', 'POST /orders/[id]', 'GET /orders', 'GET /orders/[...id]'])
      expect((await whereIs(route)).error, route).toMatchObject({ code: 'symbol_not_found' })
    const { cost } = await ask('trace_flow', { entry: 'GET /orders/[id]' })
    expect(cost.index).toBeLessThanOrEqual(5)
  })

  it('finds what an action or a command is run by', async () => {
    expect((await whereIs('tills#open')).place).toBe('src/tills.ts:2')
    const { place, answer } = await whereIs('till:open')
    expect(place).toBe('src/tills.ts:5')
    expect(answer.metadata.warnings).toEqual(['This is what runs the command of that name.'])
    expect((await whereIs('sendlate')).place).toBe('shop/management/commands/sendlate.py:2')
    const pour = await whereIs('pour-tea')
    expect(pour.place).toBe('src/cli.ts:2')
    expect(pour.answer.metadata.warnings).toEqual(['This is what runs the command of that name.'])
    const tea = await ask('find_definition', { symbol: 'tea-details' })
    expect(tea.error).toMatchObject({ code: 'symbol_not_found', hint: expect.stringContaining('`search_code`') })
    expect(tea.error?.details).toMatchObject({ written_in: ['src/cli.ts'] })
    expect(tea.cost.index).toBeLessThanOrEqual(3)
    // A part of a word is not the name.
    expect((await whereIs('details')).error?.details).not.toHaveProperty('written_in')
    expect((await whereIs('brew')).error).toMatchObject({
      code: 'ambiguous_symbol',
      details: { candidates: [{ name: 'brewed' }, { name: 'brewn' }] },
    })
    expect((await whereIs('till:audit')).error).toMatchObject({
      code: 'ambiguous_symbol',
      details: { candidates: [{ name: 'early' }, { name: 'late' }] },
    })
    const shut = await ask('find_definition', { symbol: 'till:shut' })
    expect(shut.error).toMatchObject({ code: 'symbol_not_found' })
    expect(shut.cost.index).toBeLessThanOrEqual(4)
    expect((await whereIs('tills#shut')).error).toMatchObject({ code: 'symbol_not_found' })
  })

  it('finds a command by what is typed, of several of the name the one whose place has the words in front', async () => {
    expect((await whereIs('bar kegs list')).place).toBe('src/kegs/cli.rs:2')
    expect((await whereIs('bar mugs list')).place).toBe('src/mugs.rs:2')
    const { place, answer } = await whereIs('bar kegs drain-all')
    expect(place).toBe('src/kegs/cli.rs:2')
    expect(answer.metadata.warnings[0]).toContain('declares the command')
    expect((await whereIs('tea pour-tea')).place).toBe('src/cli.ts:2')
    expect((await whereIs('bar list')).error).toMatchObject({
      code: 'ambiguous_symbol',
      details: { candidates: [{ name: 'List' }, { name: 'List' }] },
    })
    const unknown = await ask('find_definition', { symbol: 'bar kegs paint' })
    expect(unknown.error).toMatchObject({ code: 'symbol_not_found' })
    expect(unknown.cost.index).toBeLessThanOrEqual(5)
  })

  it('finds what is defined at a line of a file, or what the line is in', async () => {
    const at = async (symbol: string) => {
      const { answer } = await ask('callers', { symbol })
      return [answer?.symbol, answer?.metadata.warnings.some((one: string) => one.includes('at that line'))]
    }
    expect(await at('./src/oven.ts:2')).toEqual(['bake', false])
    expect(await at('src/oven.ts#L4')).toEqual(['Oven', true])
    expect((await at('src/tills.ts:11'))[0]).toBe('Coins')
    const { error } = await ask('callers', { symbol: 'src/tills.ts:10' })
    expect(error).toMatchObject({
      code: 'ambiguous_symbol',
      details: { candidates: [{ name: 'morning' }, { name: 'evening' }] },
    })
    for (const symbol of ['src/oven.ts:99', 'src/none.ts:2'])
      expect((await ask('callers', { symbol })).error, symbol).toMatchObject({ code: 'symbol_not_found' })
  })

  it('finds a member in the base that declares it', async () => {
    const { place, answer } = await whereIs('Kitchen::bake')
    expect(place).toBe('src/oven.ts:2')
    expect(answer.metadata.warnings).toEqual([
      '"Kitchen::bake" is not declared there: this is the member that "Kitchen" has from a base.',
    ])
    const { answer: flow } = await ask('trace_flow', { entry: 'Kitchen.cook', to: 'Kitchen.bake' })
    expect(flow.found).toBe(true)
    const { answer: impact } = await ask('impact_of', { symbols: ['Kitchen.bake'] })
    expect(impact.affected.map((one: { name: string }) => one.name)).toContain('cook')
  })

  it('finds the private member that is written without its sign, in any language’s way', async () => {
    for (const symbol of ['Oven.heat', 'Oven#heat', 'Oven::heat']) {
      const { answer, cost } = await ask('find_definition', { symbol })
      expect(answer.definition, symbol).toMatchObject({ symbol: '#heat', qualified_name: 'Oven.#heat' })
      expect(answer.metadata.warnings, symbol).toEqual([expect.stringContaining('private member')])
      expect(cost.index, symbol).toBeLessThanOrEqual(4)
    }
  })

  it('names the package of something from outside', async () => {
    const { answer } = await whereIs('toaster')
    expect(answer).toMatchObject({ found: false, external: { package: 'npm:toaster-lib', name: 'default' } })
    const { error } = await ask('callers', { symbol: 'toaster' })
    expect(error).toMatchObject({ code: 'symbol_not_found', details: { external: { package: 'npm:toaster-lib' } } })
  })

  it('is understood in a file that uses it', async () => {
    const { answer } = await ask('callers', { symbol: 'bake', path: 'src/kitchen.ts' })
    expect(answer.callers.map((one: { caller: string }) => one.caller)).toEqual(['cook'])
    expect(answer.metadata.warnings[0]).toContain('not defined in that file')
  })

  it('is still unknown if nothing has it', async () => {
    expect((await whereIs('ColdOven')).error?.code).toBe('symbol_not_found')
    expect((await whereIs('Kitchen.wash')).error?.code).toBe('symbol_not_found')
    expect((await whereIs('ColdOven.bake')).error).toMatchObject({
      code: 'symbol_not_found',
      details: { candidates: [{ qualified_name: 'Oven.bake' }] },
    })
  })
})

describe('a name that nothing is defined under, in files that were pushed often', () => {
  it('finds what it finds in a new repository', async () => {
    const send = sender(env, await signIn(env))
    for (let run = 1; run <= 20; run++) {
      const version = Object.fromEntries(
        Object.entries(KITCHEN).map(([path, spec]) => [path, { ...spec, text: `${textOf(spec)}// ${run}\n` }]),
      )
      await uploadSample(send, { repository: 'acme/busy', run }, version)
    }
    const asked = asker(env, await signIn(env), { owner: 'acme', repository: 'acme/busy' })
    const place = async (symbol: string) => (await asked('find_definition', { symbol })).answer?.definition?.anchor.file
    expect(await place('HotOven')).toBe('src/oven.ts')
    expect(await place('GET /menu')).toBe('src/routes.ts')
  })
})

describe('a name with more around it', () => {
  it('is read without what only a declaration, a path or a stack trace writes', async () => {
    for (const symbol of ['class Oven', 'src/oven.ts:Oven', 'src/oven.ts::Oven', 'Oven<T>'])
      expect((await whereIs(symbol)).place, symbol).toBe('src/oven.ts:1')
    for (const symbol of ['Oven.prototype.bake', 'src/oven.ts::Oven::bake', '<Oven<T> as Hot>::bake', 'Oven$bake'])
      expect((await whereIs(symbol)).place, symbol).toBe('src/oven.ts:2')
    expect((await whereIs('Oven.#heat')).place).toBe('src/oven.ts:3')
  })

  it('does not mean what only lies in a folder that is called nearly so', async () => {
    expect((await whereIs('Kitchen.wash')).place).toBeUndefined()
    expect((await whereIs('kitchen.wash')).place).toBe('kitchen/menu.ts:2')
  })

  it('means the member of that class before anything in a folder of its name', async () => {
    expect((await whereIs('Kitchen.cook')).place).toBe('src/kitchen.ts:4')
  })
})
