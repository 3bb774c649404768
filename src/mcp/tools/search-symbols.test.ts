import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import type { Sample } from '../../../test/tools/sample.ts'
import { SHOP } from '../../../test/tools/shop.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/api' })
  ask = asker(env, token)
})
const names = async (query: string, more = {}) =>
  (await ask('search_symbols', { query, ...more })).answer.symbols.map((one: { name: string; parent?: string }) =>
    one.parent ? `${one.parent}.${one.name}` : one.name,
  )

describe('search_symbols', () => {
  it('puts the very name first, then names that begin with it, then names that contain it', async () => {
    expect(await names('store')).toEqual(['Store', 'DEFAULT_STORE'])
    expect(await names('Sto')).toEqual(['Store', 'DEFAULT_STORE'])
    expect(await names('up')).toEqual([])
    expect(await names('kUp')).toEqual(['lookUp'])
    expect(await names('default store')).toEqual(['DEFAULT_STORE'])
  })

  it('narrows by container, kind and language', async () => {
    expect(await names('get')).toEqual(['Store.get', 'Cache.get'].sort())
    expect(await names('Cache.get')).toEqual(['Cache.get'])
    for (const kind of ['constant', 'Constant']) expect(await names('store', { kind })).toEqual(['DEFAULT_STORE'])
    expect(await names('store', { language: 'python' })).toEqual([])
    expect(await names('store', { language: 'ts' })).toEqual(['Store', 'DEFAULT_STORE'])
  })

  it('says that there is none, and what finds other things', async () => {
    const none = async (args: object) =>
      (await ask('search_symbols', { query: 'zzz', ...args })).answer.metadata.warnings
    expect(await none({})).toEqual([expect.stringContaining('No symbol is called so: `search_code`')])
    expect(await none({ query: ' ' })).toEqual([expect.stringContaining('No symbol is called so')])
    expect(await none({ kind: 'class' })).toEqual([expect.stringContaining('No symbol of that kind')])
    expect(await none({ query: 'store', language: 'klingon' })).toEqual([
      'No indexed file of this ref is in that language.',
    ])
  })

  it('offers names spelled nearly so, where the name is only misspelt', async () => {
    const near = async (query: string, more = {}) => {
      const { answer, cost } = await ask('search_symbols', { query, ...more })
      expect([answer.total, answer.symbols]).toEqual([0, []])
      expect(cost.index).toBeLessThanOrEqual(2)
      return [answer.near, answer.metadata.warnings]
    }
    const called = [expect.stringContaining('`near` has names spelled nearly so')]
    expect(await near('lookpu')).toEqual([['lookUp'], called])
    expect(await near('Storre', { kind: 'function' })).toEqual([['Store'], called])
    expect(await near('zzz')).toEqual([undefined, [expect.stringContaining('No symbol is called so')]])
    expect((await ask('search_symbols', { query: 'lookUp' })).answer.near).toBeUndefined()
  })

  it('describes each well enough to be asked about', async () => {
    const { answer } = await ask('search_symbols', { query: 'lookUp' })
    expect(answer.symbols[0]).toMatchObject({
      name: 'lookUp',
      kind: 'function',
      file: 'src/app.ts',
      line: 3,
      column: 17,
      symbol_id: expect.stringMatching(/^sym_/),
      symbol_stable_id: expect.stringMatching(/^b3:[0-9a-f]{32}$/),
      descriptor: { language: 'typescript', kind: 'function', location: { start_line: 3, end_line: 8 } },
    })
    const byId = await ask('search_symbols', { query: answer.symbols[0].symbol_id })
    expect(byId.answer.symbols).toHaveLength(1)
  })

  it('describes each in the words of the tools that are asked next', async () => {
    const token = await signIn(env)
    await uploadSample(sender(env, token), { repository: 'acme/shop' }, SHOP)
    const asked = (tool: string, args: object) => asker(env, token)(tool, { repository: 'acme/shop', ...args })
    for (const [query, within] of [
      ['Start', 'shop/engine'],
      ['Order', 'App\\Models'],
      ['charge', 'web/pay'],
    ]) {
      const [found] = (await asked('search_symbols', { query })).answer.symbols
      const listed = (await asked('list_package_exports', { package: within })).answer.exports
      const { description: _, ...same } = listed.find((one: { name: string }) => one.name === query)
      const { descriptor, symbol_id, symbol_stable_id } = found
      expect({ ...descriptor, symbol_id, symbol_stable_id }, query).toEqual(same)
    }
  })

  it('finds names by a part of them however often their files were pushed before', async () => {
    const token = await signIn(env)
    for (let run = 1; run <= 5; run++) {
      const parts = Array.from({ length: 30 }, (_, at) => [`src/part${at}.ts`, defining(`lookUp${at}`, `${run}`)])
      await uploadSample(sender(env, token), { repository: 'acme/pushed', run }, Object.fromEntries(parts))
    }
    const { answer } = await asker(env, token)('search_symbols', { repository: 'acme/pushed', query: 'okUp' })
    expect(answer.total).toBe(30)
    expect(answer.metadata.result_completeness).not.toBe('partial')
  })

  it('finds the only one of a language among hundreds of another', async () => {
    const token = await signIn(env)
    const many = Array.from({ length: 200 }, (_, at) => [
      `lib/a${at}.py`,
      { ...defining('lookUp'), language: 'python' },
    ])
    const sample = { ...Object.fromEntries(many), 'web/z.ts': defining('lookUp') }
    await uploadSample(sender(env, token), { repository: 'acme/mixed' }, sample)
    const asked = asker(env, token)
    for (const query of ['lookUp', 'look', 'okUp']) {
      const { answer } = await asked('search_symbols', { repository: 'acme/mixed', query, language: 'typescript' })
      expect(answer.symbols, query).toMatchObject([{ file: 'web/z.ts' }])
    }
  })
})

const defining = (name: string, body = ''): Extract<Sample[string], { text: string }> => ({
  text: `function ${name}() {${body}}\n`,
  symbols: [{ from: `function ${name}`, name, kind: 'function' }],
})
