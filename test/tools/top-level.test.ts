import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../setup/uploader.ts'
import { type Ask, asker } from './ask.ts'
import { uploadSample } from './upload-sample.ts'

let ask: Ask
/** The id of `<module>`, as an answer shows it. */
let id: string
const PATH = 'test/app.test.ts'
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/api' })
  ask = asker(env, token)
  const { answer } = await ask('callers', { symbol: 'main' })
  id = answer.callers[0].caller_symbol.symbol_id
})

interface Edge {
  depth: number
  caller: string
  callee: string
}
const edges = (calls: Edge[]) => calls.map(({ depth, caller, callee }) => `${depth} ${caller} > ${callee}`)

describe('the top level of a file', () => {
  it('has callees at any depth, by its file or by the id that an answer shows', async () => {
    const named = await ask('callees', { symbol: '<module>', path: PATH, depth: 2 })
    expect(edges(named.answer.callees)).toEqual([
      '1 <module> > main',
      '2 main > Store',
      '2 main > lookUp',
      '2 main > get',
      '2 main > get',
    ])
    const known = await ask('callees', { symbol: id, depth: 2 })
    expect(known.answer.callees).toEqual(named.answer.callees)
    expect(known.cost.index).toBeLessThanOrEqual(2)
  })

  it('is where a flow may begin', async () => {
    const named = await ask('trace_flow', { entry: '<module>', path: PATH, to: 'Store.put' })
    const steps = named.answer.steps.map(
      (step: { from: { name: string }; to: { name: string } }) => `${step.from.name} > ${step.to.name}`,
    )
    expect(steps).toEqual(['<module> > main', 'main > lookUp', 'lookUp > put'])
    expect(named.answer.entry).toMatchObject({ name: '<module>', path: PATH, symbol_id: id })
    expect((await ask('trace_flow', { entry: id, to: 'Store.put' })).answer.steps).toEqual(named.answer.steps)
  })

  it('is fetched as its file', async () => {
    const { answer } = await ask('fetch', { id })
    expect(answer).toMatchObject({
      title: PATH,
      text: expect.stringContaining('main(1)'),
      span: { path: PATH, start: 1 },
    })
  })

  it('is no symbol, which tools about symbols say, with what takes it', async () => {
    for (const [tool, args] of [
      ['callers', { symbol: id }],
      ['callers', { symbol: '<module>', path: PATH }],
      ['find_references', { symbol: id }],
      ['impact_of', { symbols: [id] }],
      ['get_symbol_hierarchy', { symbol_name: id }],
    ] as const)
      expect((await ask(tool, args)).error, tool).toMatchObject({
        code: 'symbol_not_found',
        message: 'That is the top level of a file, and no symbol.',
        hint: expect.stringContaining('`callees`'),
        details: { path: PATH },
      })
  })

  it('is not known in a file that is not there, or in none', async () => {
    expect((await ask('callees', { symbol: '<module>', path: 'test/ap.test.ts' })).error).toMatchObject({
      code: 'file_not_found',
      details: { near: [PATH] },
    })
    for (const [tool, args] of [
      ['callees', { symbol: '<module>' }],
      ['trace_flow', { entry: '<module>' }],
    ] as const)
      expect((await ask(tool, args)).error, tool).toMatchObject({
        code: 'invalid_input',
        hint: 'Pass the `path` of the file too.',
      })
  })
})

describe('the path of a file in place of a symbol', () => {
  it('is told apart from a name, with what takes a path', async () => {
    for (const symbol of ['src/store.ts', './src/store.ts'])
      expect((await ask('find_references', { symbol })).error).toMatchObject({
        code: 'symbol_not_found',
        message: 'That is the path of a file, and no symbol.',
        hint: expect.stringContaining('`symbols`'),
        details: { path: 'src/store.ts' },
      })
  })

  it('is a name first, where something is imported under it', async () => {
    const token = await signIn(env)
    await uploadSample(
      sender(env, token),
      { repository: 'acme/scripts' },
      {
        configure: { text: '#!/bin/sh\n', symbols: [], uses: [], language: 'bash' },
        'src/setup.ts': {
          text: 'function setup() {}\nexport { setup as configure }\n',
          symbols: [{ from: 'function setup', name: 'setup', kind: 'function' }],
          uses: [],
        },
        'src/main.ts': {
          text: "import { configure } from './setup'\n",
          symbols: [],
          uses: [
            {
              in: 'import { configure }',
              name: 'configure',
              use: 'import',
              to: { symbol: 'src/setup.ts function setup' },
              evidence: 'import',
            },
          ],
        },
      },
    )
    const { answer } = await asker(env, token)('find_references', { symbol: 'configure', repository: 'acme/scripts' })
    expect(answer).toMatchObject({ symbol: 'setup', total: 1 })
  })
})
