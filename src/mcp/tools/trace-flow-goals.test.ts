import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import type { SymbolKind } from '../../../src/contract/symbols.ts'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import type { FileSpec } from '../../../test/tools/sample.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

let token: string
let ask: Ask
beforeAll(async () => {
  token = await signIn(env)
  ask = asker(env, token)
})

type Declared = readonly [kind: SymbolKind, name: string, parent?: string]
type Used = readonly [within: string, use: 'call' | 'runs' | 'overrides', name: string, target: string]

/** Each symbol and each use on a line of its own. */
const graph = (declared: readonly Declared[], used: readonly Used[]): FileSpec => ({
  text: [
    ...declared.map(([kind, name, parent]) => `${kind} ${parent}.${name};`),
    ...used.map(([within, use, name]) => `${within} ${use} ${name};`),
    '',
  ].join('\n'),
  symbols: declared.map(([kind, name, parent]) => ({
    from: `${kind} ${parent}.${name};`,
    name,
    kind,
    ...(parent === undefined ? {} : { parent }),
  })),
  uses: used.map(([within, use, name, target]) => ({
    in: `${within} ${use} ${name};`,
    name,
    use,
    to: { symbol: `flow.ts ${target}` },
    within,
  })),
})
async function stepsOf(ref: string, file: FileSpec, args: object): Promise<string[]> {
  await uploadSample(sender(env, token), { repository: 'acme/flow', ref: `refs/heads/${ref}` }, { 'flow.ts': file })
  const { answer, cost } = await ask('trace_flow', { ...args, ref })
  expect(cost.index).toBe(2) // whatever the goal is
  return answer.steps.map(
    (step: { depth: number; from: { name: string }; to: { name: string } }) =>
      `${step.depth} ${step.from.name} > ${step.to.name}`,
  )
}

it('gives up to three ways of one length, also where both walks have seen them', async () => {
  const between = ['left', 'middle', 'right']
  const file = graph(
    ['start', ...between, 'goal'].map((name) => ['function', name] as const),
    between.flatMap((name): Used[] => [
      ['start', 'call', name, `function ${name}`],
      [name, 'call', 'goal', 'function goal'],
    ]),
  )
  const steps = await stepsOf('three', file, { entry: 'start', to: 'goal' })
  expect(steps.sort()).toEqual([
    '1 start > left',
    '1 start > middle',
    '1 start > right',
    '2 left > goal',
    '2 middle > goal',
    '2 right > goal',
  ])
})

it('counts a class and its constructor, which has its name, as one goal', async () => {
  const between = ['left', 'right']
  const file = graph(
    [
      ['class', 'Door'],
      ['constructor', 'Door', 'Door'],
      ...['start', ...between].map((name) => ['function', name] as const),
    ],
    [
      ['Door', 'runs', 'Door', 'constructor Door.Door'],
      ...between.flatMap((name): Used[] => [
        ['start', 'call', name, `function ${name}`],
        [name, 'call', 'Door', 'class Door'],
      ]),
    ],
  )
  const steps = await stepsOf('door', file, { entry: 'start', to: 'Door' })
  expect(steps.sort()).toEqual(['1 start > left', '1 start > right', '2 left > Door', '2 right > Door'])
})

it('goes around a circle where the goal is the entry', async () => {
  const file = graph(
    ['even', 'odd', 'alone'].map((name) => ['function', name] as const),
    [
      ['even', 'call', 'odd', 'function odd'],
      ['odd', 'call', 'even', 'function even'],
      ['odd', 'call', 'alone', 'function alone'],
    ],
  )
  expect(await stepsOf('circle', file, { entry: 'even', to: 'even' })).toEqual(['1 even > odd', '2 odd > even'])
  expect(await stepsOf('alone', file, { entry: 'alone', to: 'alone' })).toEqual([])
  expect(await stepsOf('odd', file, { entry: 'even', to: 'odd' })).toEqual(['1 even > odd'])
})

it('gets from a class to one of its methods through another', async () => {
  const file = graph(
    [
      ['class', 'Door'],
      ['method', 'open', 'Door'],
      ['method', 'unlock', 'Door'],
    ],
    [['open', 'call', 'unlock', 'method Door.unlock']],
  )
  expect(await stepsOf('inside', file, { entry: 'Door', to: 'unlock' })).toEqual(['1 open > unlock'])
})

it('reaches any type at one of its methods', async () => {
  for (const kind of ['struct', 'interface', 'trait', 'enum'] as const) {
    const file = graph(
      [
        [kind, 'Shape'],
        ['method', 'area', 'Shape'],
        ['function', 'draw'],
      ],
      [['draw', 'call', 'area', 'method Shape.area']],
    )
    expect(await stepsOf(kind, file, { entry: 'draw', to: 'Shape' })).toEqual(['1 draw > area'])
  }
})

it('says that there may be more where the goal overrides more methods than one call visits', async () => {
  const bases = ['Base', 'Other'].map((name) => declaring(name))
  const overriders = Array.from({ length: 101 }, (_, at) => declaring(`Shape${at}`, ['Base', 'Other']))
  const draw: FileSpec = {
    text: 'function draw() { base.area() }\n',
    symbols: [{ from: 'function draw', name: 'draw', kind: 'function' }],
    uses: [{ in: 'base.area', name: 'area', use: 'call', to: { symbol: 'Base.ts method Base.area' }, within: 'draw' }],
  }
  const sample = { ...Object.fromEntries([...bases, ...overriders]), 'draw.ts': draw }
  await uploadSample(sender(env, token), { repository: 'acme/flow', ref: 'refs/heads/many' }, sample)
  const { answer } = await ask('trace_flow', { entry: 'draw', to: 'area', ref: 'many' })
  expect(answer.found).toBe(true)
  expect(answer.metadata.warnings).toContainEqual(expect.stringContaining('more edges than one call visits'))
})

/** A file with a class of that name, whose method overrides those of others. */
function declaring(name: string, others: readonly string[] = []): readonly [path: string, file: FileSpec] {
  const symbols = [
    { from: `class ${name}`, name, kind: 'class' as const },
    { from: 'area()', name: 'area', kind: 'method' as const, parent: name },
  ]
  const uses = others.map((other) => ({
    ...{ in: 'area()', name: 'area', use: 'overrides' as const, within: 'area' },
    to: { symbol: `${other}.ts method ${other}.area` },
  }))
  return [`${name}.ts`, { text: `class ${name}\narea() {}\n`, symbols, uses }]
}
