import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { C_SAMPLE } from '../../../test/tools/c-sample.ts'
import { CREATION } from '../../../test/tools/creation.ts'
import type { Sample } from '../../../test/tools/sample.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/server' }, C_SAMPLE)
  ask = asker(env, token)
})
interface Call {
  caller_symbol: { name: string }
  callee_symbol: { name: string }
  call_type: string
  anchor: { line: number }
  other_lines?: number[]
  depth: number
}
const edges = (calls: Call[]) =>
  calls.map((call) => `${call.depth} ${call.caller_symbol.name} > ${call.callee_symbol.name} ${call.call_type}`)

describe('callees of C functions', () => {
  it('are what macros call, at the macros\u2019 places, and no macros', async () => {
    const { answer, cost } = await ask('callees', { symbol: 'serve' })
    expect(edges(answer.callees)).toEqual(['1 serve > write_log direct', '1 serve > check macro'])
    expect(answer.callees[0]).toMatchObject({ anchor: { line: 6 }, other_lines: [5] })
    expect(answer.callees[1]).toMatchObject({
      anchor: { line: 5 },
      preview: { lines: expect.arrayContaining(['  LOG("up");']) },
    })
    expect(cost.index).toBe(2)
  })

  it('say how many macros call nothing', async () => {
    const { answer } = await ask('callees', { symbol: 'serve' })
    expect(answer.metadata.warnings).toEqual([expect.stringContaining('1 macro expansion')])
  })

  it('count a macro as no step on the way', async () => {
    const { answer } = await ask('callees', { symbol: 'run', depth: 2 })
    expect(edges(answer.callees).sort()).toEqual([
      '1 run > run direct',
      '1 run > serve direct',
      '2 serve > check macro',
      '2 serve > write_log direct',
    ])
    expect(answer.callees.find((call: Call) => call.callee_symbol.name === 'check').anchor.line).toBe(5)
  })

  it('contain the function itself where it calls itself, as its callers do', async () => {
    expect(edges((await ask('callers', { symbol: 'run' })).answer.callers)).toEqual(['1 run > run direct'])
    expect(edges((await ask('callees', { symbol: 'run' })).answer.callees).sort()).toEqual([
      '1 run > run direct',
      '1 run > serve direct',
    ])
    for (const tool of ['callers', 'callees'] as const) {
      expect((await ask(tool, { symbol: 'run' })).answer).toMatchObject({ recursive: true, cycles: 0 })
      expect((await ask(tool, { symbol: 'serve' })).answer.recursive).toBe(false)
    }
  })

  it('are followed once from a function that calls itself further on, and the cycle is counted', async () => {
    const { answer } = await ask('callers', { symbol: 'serve', depth: 3 })
    expect(edges(answer.callers)).toEqual(['1 run > serve direct'])
    expect(answer).toMatchObject({ recursive: false, cycles: 1 })
  })

  it('are what the body calls, of a macro itself; its users stay its callers', async () => {
    expect(edges((await ask('callees', { symbol: 'LOG' })).answer.callees)).toEqual([
      '1 LOG > write_log direct',
      '1 LOG > check macro',
    ])
    expect(edges((await ask('callers', { symbol: 'LOG' })).answer.callers)).toEqual(['1 serve > LOG macro'])
  })
})

describe('callees of a function whose calls lead to what nobody knows', () => {
  it('are none, and the answer does not say that it calls nothing', async () => {
    const token = await signIn(env)
    const sample: Sample = {
      'door.c': {
        language: 'c',
        text: 'void knock(struct door *door) { door->knock(); }\nvoid idle(void) {}\n',
        symbols: [
          { from: 'void knock', name: 'knock', kind: 'function' },
          { from: 'void idle', name: 'idle', kind: 'function' },
        ],
        uses: [{ in: '->knock()', name: 'knock', use: 'call_indirect', to: { unknown: 'knock' }, within: 'knock' }],
      },
    }
    await uploadSample(sender(env, token), { repository: 'acme/server', ref: 'refs/heads/unknown', run: 2 }, sample)
    const { answer } = await ask('callees', { symbol: 'knock', ref: 'unknown' })
    expect(answer).toMatchObject({ total: 0, unresolved: 1 })
    expect(answer.metadata.warnings).toEqual([expect.stringMatching(/^It makes calls \(`unresolved`: 1\)/)])
    const idle = await ask('callees', { symbol: 'idle', ref: 'unknown' })
    expect(idle.answer.metadata.warnings).toEqual([expect.stringContaining('No calls in it')])
  })
})

describe('callees of what creates instances', () => {
  it('says of a type where it is told what its constructor calls', async () => {
    const token = await signIn(env)
    await uploadSample(sender(env, token), { repository: 'acme/server', ref: 'refs/heads/types', run: 2 }, CREATION)
    const { answer } = await ask('callees', { symbol: 'Door', ref: 'types' })
    expect(answer.metadata.warnings).toContain('What creating an instance calls is told of `Door.__init__`.')
    const { answer: inherits } = await ask('callees', { symbol: 'Gate', ref: 'types' })
    expect(inherits.metadata.warnings).toEqual([expect.stringContaining('No calls in it')])
  })

  it('go on with what the constructor calls, be it inherited', async () => {
    const token = await signIn(env)
    await uploadSample(sender(env, token), { repository: 'acme/server', ref: 'refs/heads/creation', run: 2 }, CREATION)
    for (const [symbol, type] of [
      ['main', 'Door'],
      ['fence', 'Gate'],
    ]) {
      const { answer } = await ask('callees', { symbol, depth: 3, ref: 'creation' })
      expect(edges(answer.callees)).toEqual([
        `1 ${symbol} > ${type} direct`,
        '2 __init__ > hang direct',
        '3 hang > oil direct',
      ])
      const { answer: direct } = await ask('callees', { symbol, ref: 'creation' })
      expect(edges(direct.callees)).toEqual([`1 ${symbol} > ${type} direct`])
    }
  })
})

describe('the definition of a C variable at a use', () => {
  it('is its declaration where that is what the use names, with the definition beside it', async () => {
    const { answer } = await ask('find_definition', { symbol: 'port', path: 'src/server.c', line: 8 })
    expect(answer.definition.anchor).toMatchObject({ file: 'src/server.h', line: 1 })
    expect(answer.candidates.map(({ path }: { path: string }) => path)).toEqual(['src/server.h', 'src/server.c'])
  })

  it('is its definition where only the name is known', async () => {
    const { answer } = await ask('find_definition', { symbol: 'port' })
    expect(answer.definition.anchor).toMatchObject({ file: 'src/server.c', line: 1 })
  })
})
