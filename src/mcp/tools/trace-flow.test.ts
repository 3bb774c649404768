import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { type FileSpec, SAMPLE, type Sample } from '../../../test/tools/sample.ts'
import { SHOP } from '../../../test/tools/shop.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

/** A hundred and one callers of one function. */
const CALLERS = Array.from({ length: 101 }, (_, at) => `caller${at}`)
const declared = (name: string, body: string) => `function ${name}() { ${body} }`
const MANY: Sample = {
  'src/many.ts': {
    text: [declared('goal', ''), ...CALLERS.map((name) => declared(name, `goal(/* ${name} */)`))].join('\n'),
    symbols: ['goal', ...CALLERS].map((name) => ({ from: `function ${name}()`, name, kind: 'function' as const })),
    uses: CALLERS.map((name) => ({
      in: `goal(/* ${name} */`,
      name: 'goal',
      use: 'call' as const,
      to: { symbol: 'src/many.ts function goal' },
      within: name,
    })),
  },
}

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/shop' }, { ...SAMPLE, ...SHOP, ...MANY })
  ask = asker(env, token)
})

interface Step {
  edge: string
  from: { name: string }
  to: { name: string }
  depth: number
}
const steps = (answer: { steps: Step[] }) =>
  answer.steps.map((step) => `${step.depth} ${step.edge} ${step.from.name} > ${step.to.name}`)

describe('trace_flow', () => {
  it('walks from a route down, level by level, citing each call', async () => {
    const { answer } = await ask('trace_flow', { entry: 'postOrder' })
    expect(steps(answer).sort()).toEqual([
      '1 route postOrder > placeOrder',
      '2 function_call placeOrder > charge',
      '2 function_call placeOrder > log',
    ])
    expect(answer.steps[0]).toMatchObject({
      span: { path: 'web/api.ts', start: 3, end: 3, sha: expect.stringMatching(/^[0-9a-f]{40}$/) },
      confidence: 0.9,
    })
  })

  it('gives what a function calls in the order in which it is written', async () => {
    const token = await signIn(env)
    const names = Array.from({ length: 12 }, (_, at) => `part${at}`)
    const whole: FileSpec = {
      text: `function whole() {\n${names.map((name) => `  ${name}()\n`).join('')}}\n${names.map((name) => `function ${name}_() {}\n`).join('')}`,
      symbols: [
        { from: 'function whole', name: 'whole', kind: 'function', lines: 14 },
        ...names.map((name) => ({ from: `function ${name}_`, name: `${name}_`, kind: 'function' as const })),
      ],
      uses: names.map((name) => ({
        ...{ in: `  ${name}()`, name, use: 'call' as const, within: 'whole' },
        to: { symbol: `whole.ts function ${name}_` },
      })),
    }
    const target = { repository: 'acme/shop', ref: 'refs/heads/whole', run: 2 }
    await uploadSample(sender(env, token), target, { 'whole.ts': whole })
    const { answer } = await ask('trace_flow', { entry: 'whole', ref: 'whole' })
    expect(answer.steps.map((step: Step) => step.to.name)).toEqual(names.map((name) => `${name}_`))
  })

  it('never takes a call of itself for a step', async () => {
    const { answer } = await ask('trace_flow', { entry: 'placeOrder', depth: 5 })
    for (const step of answer.steps as Step[]) expect(step.from.name).not.toBe(step.to.name)
  })

  it('gives the shortest way between two, and nothing beside it', async () => {
    const { answer } = await ask('trace_flow', { entry: 'postOrder', to: 'charge' })
    expect(answer).toMatchObject({ found: true, entry: { name: 'postOrder' }, to: { name: 'charge' } })
    expect(steps(answer)).toEqual(['1 route postOrder > placeOrder', '2 function_call placeOrder > charge'])
  })

  it('gives a way to each definition that a name means, the nearest first', async () => {
    const goals = ['far.ts', 'near.ts', 'never.ts']
    const closed = Object.fromEntries(
      goals.map((path) => [
        path,
        {
          text: 'function close() {}\n',
          symbols: [{ from: 'function close', name: 'close', kind: 'function' as const }],
        },
      ]),
    )
    const calls = (of: string, name: string, to: string) =>
      ({ in: `{ ${of}()`, name: of, use: 'call', to: { symbol: to }, within: name }) as const
    const start = {
      text: 'function start() { close() }\nfunction begin() { start() }\nfunction other() { close() }\n',
      symbols: ['start', 'begin', 'other'].map((name) => ({
        from: `function ${name}`,
        name,
        kind: 'function' as const,
      })),
      uses: [
        calls('close', 'start', 'far.ts function close'),
        calls('start', 'begin', 'start.ts function start'),
        { ...calls('close', 'begin', 'near.ts function close'), in: '{ start()', name: 'start' },
        { ...calls('close', 'other', 'never.ts function close'), in: 'other() { close' },
      ],
    }
    const token = await signIn(env)
    const upload = { repository: 'acme/shop', ref: 'refs/heads/ways', run: 2 }
    await uploadSample(sender(env, token), upload, { ...closed, 'start.ts': start })
    const { answer } = await ask('trace_flow', { entry: 'begin', to: 'close', ref: 'ways' })
    expect(answer.to).toMatchObject({ path: 'near.ts' })
    expect(answer.steps.map((step: Step & { to: { path: string } }) => `${step.depth} ${step.to.path}`)).toEqual([
      '1 near.ts',
      '1 start.ts',
      '2 far.ts',
    ])
  })

  it('finds the one that is reached among more definitions of a name than are opened', async () => {
    const paths = Array.from({ length: 40 }, (_, at) => `many/${String(at).padStart(2, '0')}.ts`)
    const setups = paths.map((path) => [
      path,
      {
        text: 'function setUp() {}\n',
        symbols: [{ from: 'function setUp', name: 'setUp', kind: 'function' as const }],
      },
    ])
    for (const path of ['many/00.ts', 'many/20.ts', 'many/39.ts']) {
      const starter: FileSpec = {
        text: 'function starter() { setUp() }\n',
        symbols: [{ from: 'function starter', name: 'starter', kind: 'function' }],
        uses: [
          { in: '{ setUp()', name: 'setUp', use: 'call', to: { symbol: `${path} function setUp` }, within: 'starter' },
        ],
      }
      const token = await signIn(env)
      const ref = path.slice(5, 7)
      const upload = { repository: 'acme/shop', ref: `refs/heads/setups-${ref}`, run: 2 }
      await uploadSample(sender(env, token), upload, { ...Object.fromEntries(setups), 'starter.ts': starter })
      const { answer } = await ask('trace_flow', { entry: 'starter', to: 'setUp', ref: `setups-${ref}` })
      expect(answer.steps).toEqual([expect.objectContaining({ to: expect.objectContaining({ path }) })])
    }
  })

  it('gets to a method through a call of the one that it overrides', async () => {
    const area = { from: 'area()', name: 'area', kind: 'method' } as const
    const base = 'shape.ts method Shape.area'
    const shape: FileSpec = {
      text: 'class Shape {\n  area() {}\n}\nfunction draw() { shape.area() }\n',
      symbols: [
        { from: 'class Shape', name: 'Shape', kind: 'class', lines: 3 },
        { ...area, parent: 'Shape' },
        { from: 'function draw', name: 'draw', kind: 'function' },
      ],
      uses: [{ in: 'shape.area', name: 'area', use: 'call', to: { symbol: base }, within: 'draw' }],
    }
    const square: FileSpec = {
      text: '\n\n\nclass Square {\n  area() {}\n}\n',
      symbols: [
        { from: 'class Square', name: 'Square', kind: 'class', lines: 3 },
        { ...area, parent: 'Square' },
      ],
      uses: [{ in: 'area()', name: 'area', use: 'overrides', to: { symbol: base }, within: 'area' }],
    }
    const token = await signIn(env)
    const upload = { repository: 'acme/shop', ref: 'refs/heads/shapes', run: 2 }
    await uploadSample(sender(env, token), upload, { 'shape.ts': shape, 'square.ts': square })
    const { answer } = await ask('trace_flow', { entry: 'draw', to: 'Square.area', ref: 'shapes' })
    expect(steps(answer)).toEqual(['1 function_call draw > area', '2 callback area > area'])
    expect(answer.steps[1]).toMatchObject({
      from: { path: 'shape.ts' },
      to: { path: 'square.ts' },
      span: { path: 'square.ts', start: 5 },
    })
  })

  it('says that a goal’s name means several', async () => {
    const warned = async (args: Record<string, unknown>) => (await ask('trace_flow', args)).answer.metadata.warnings
    const several = [expect.stringMatching(/^`to` names 2 symbols .* `to_path`/)]
    expect(await warned({ to: 'get' })).toEqual(several)
    expect(await warned({ entry: 'main', to: 'get' })).toEqual(several)
    expect(await warned({ to: 'get', to_path: 'src/store.ts' })).toEqual([])
  })

  it('tells what leads to a goal when only that is given', async () => {
    const { answer } = await ask('trace_flow', { to: 'charge' })
    expect(steps(answer)).toContain('1 function_call placeOrder > charge')
    expect(steps(answer)).toContain('2 route postOrder > placeOrder')
    expect(steps(answer)).toContain('2 test placesAnOrder > placeOrder')
  })

  it('marks what enters through a system call', async () => {
    expect(steps((await ask('trace_flow', { entry: 'getbeat' })).answer)).toEqual(['1 syscall getbeat > beat'])
  })

  it('keeps to what is built under a condition, at the call and at both ends of it', async () => {
    const under = async (config: string) => steps((await ask('trace_flow', { entry: 'getbeat', config })).answer)
    expect(await under('CONFIG_NUMA')).toEqual([])
    expect(await under('CONFIG_SMP')).toEqual([])
    expect(steps((await ask('trace_flow', { entry: 'postOrder', config: 'CONFIG_ARM' })).answer)).toHaveLength(3)
  })

  it('says that it found no way, and that this is not a proof', async () => {
    const { answer } = await ask('trace_flow', { entry: 'charge', to: 'postOrder' })
    expect(answer).toMatchObject({ found: false, total: 0, steps: [] })
    expect(answer.metadata.warnings[0]).toContain('could not be resolved')
  })

  it('says that it gives the first hundred steps and no more', async () => {
    const { answer } = await ask('trace_flow', { to: 'goal' })
    expect(answer.total).toBe(100)
    expect(answer.metadata).toMatchObject({
      result_completeness: 'partial',
      warnings: [expect.stringContaining('the first 100 steps')],
    })
  })

  it('stops at the depth that was asked for, which is at most five', async () => {
    expect(steps((await ask('trace_flow', { entry: 'postOrder', depth: 1 })).answer)).toHaveLength(1)
    expect((await ask('trace_flow', { entry: 'postOrder', depth: 6 })).error).toMatchObject({ code: 'invalid_input' })
    expect((await ask('trace_flow')).error).toMatchObject({ code: 'invalid_input', details: { missing: ['entry'] } })
  })
})
