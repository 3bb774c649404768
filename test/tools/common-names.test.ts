import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../setup/uploader.ts'
import { type Ask, asker } from './ask.ts'
import type { FileSpec, Sample } from './sample.ts'
import { uploadSample } from './upload-sample.ts'

const FILES = 230
/** Callers of the same twenty functions: more edges than one walk reads. */
const CALLERS = 110

/** A class with a method `run`, in a file whose path does not contain its name. */
const classIn = (name: string): FileSpec => ({
  text: `class ${name} {\n  run() {}\n}\n`,
  symbols: [
    { from: `class ${name}`, name, kind: 'class', lines: 3 },
    { from: 'run()', name: 'run', kind: 'method', parent: name },
  ],
})

const many = Object.fromEntries(
  Array.from({ length: FILES }, (_, at) => [`a/${String(at).padStart(3, '0')}.ts`, classIn(`Job${at}`)]),
)
const callers = Array.from({ length: CALLERS }, (_, at) => `f${at}`)
const COMMON: Sample = {
  ...many,
  'a/use.ts': {
    text: callers.map((name) => `function ${name}() {\n  any.run(${name})\n}\n`).join(''),
    symbols: callers.map((name) => ({ from: `function ${name}()`, name, kind: 'function', lines: 3 })),
    uses: callers.map((name) => ({
      in: `any.run(${name})`,
      name: 'run',
      use: 'call',
      to: {
        oneOf: Object.keys(many)
          .slice(0, 20)
          .map((path, at) => `${path} method Job${at}.run`),
      },
      evidence: 'ambiguous',
      within: name,
    })),
  },
  'z/last.ts': classIn('Rocket'),
  // A method apart from its type, in the same folder.
  'z/parts/type.go': {
    text: 'type Engine struct{}\n',
    language: 'go',
    symbols: [{ from: 'type Engine', name: 'Engine', kind: 'struct' }],
  },
  'z/parts/verbs.go': {
    text: 'func (e *Engine) run() {}\n',
    language: 'go',
    symbols: [{ from: 'func (e *Engine) run', name: 'run', kind: 'method', more: { receiver: '*Engine' } }],
  },
  'z/use.ts': {
    text: 'function launch() {\n  new Rocket().run()\n}\n',
    symbols: [{ from: 'function launch', name: 'launch', kind: 'function', lines: 3 }],
    uses: [
      { in: 'Rocket().run', name: 'run', use: 'call', to: { symbol: 'z/last.ts method Rocket.run' }, within: 'launch' },
    ],
  },
}

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/common' }, COMMON)
  ask = asker(env, token)
})

describe('a name that hundreds of files define', () => {
  it('is found by what it is in, wherever its file is', async () => {
    const { answer } = await ask('find_definition', { symbol: 'Rocket.run' })
    expect(answer.definition.anchor).toMatchObject({ file: 'z/last.ts', line: 2 })
    const apart = await ask('find_definition', { symbol: '(*Engine).run' })
    expect(apart.answer.definition.anchor).toMatchObject({ file: 'z/parts/verbs.go', line: 1 })
  })

  it('has the callers of the one that was meant', async () => {
    const { answer, cost } = await ask('callers', { symbol: 'Rocket.run' })
    expect(answer.callers.map((call: { caller: string }) => call.caller)).toEqual(['launch'])
    expect(answer.metadata.result_completeness).toBe('complete')
    expect(cost.index).toBeLessThanOrEqual(2)
    const references = await ask('find_references', { symbol: 'Rocket.run' })
    expect(references.answer).toMatchObject({ total: 1, metadata: { result_completeness: 'complete' } })
  })

  it('has all callers of each, and says where they are not all', async () => {
    const { answer } = await ask('callers', { symbol: 'Job7.run' })
    expect(answer).toMatchObject({ total: CALLERS, metadata: { result_completeness: 'truncated', warnings: [] } })
    const deep = await ask('callers', { symbol: 'Job7.run', depth: 2 })
    expect(deep.answer.metadata.warnings).toEqual([
      'The symbol has more edges than one call visits, so only some are shown. Fewer are visited with a smaller `depth` or the `path` that defines it.',
    ])
    const there = await ask('callers', { symbol: 'Job7.run', depth: 2, path: 'a/007.ts' })
    expect(there.answer.metadata.warnings).toEqual([])
  })

  it('is not said to be absent where not all of them were looked at', async () => {
    const { error } = await ask('callers', { symbol: 'Nobody.run' })
    expect(error).toMatchObject({ code: 'ambiguous_symbol', hint: expect.stringContaining('"Nobody"') })
    expect(error?.details?.candidates).toHaveLength(20)
    expect((await ask('callers', { symbol: 'Rocket.walk' })).error).toMatchObject({ code: 'symbol_not_found' })
  })

  it('is counted from below', async () => {
    const { error } = await ask('callers', { symbol: 'run' })
    expect(error).toMatchObject({ code: 'ambiguous_symbol', message: expect.stringContaining('at least 24') })
  })
})
