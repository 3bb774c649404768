import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../../test/setup/uploader.ts'
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

const related = (answer: { related: { relation: string; name: string }[] }) =>
  answer.related.map((one) => `${one.relation} ${one.name}`)

describe('find_related_symbols', () => {
  it('stays in the file unless told otherwise', async () => {
    const { answer } = await ask('find_related_symbols', { symbol_name: 'lookUp' })
    expect(answer).toMatchObject({ scope_used: 'file', total_found: 1, anchor: { name: 'lookUp', path: 'src/app.ts' } })
    expect(related(answer)).toEqual(['same_file main'])
  })

  it('goes on to the files beside it and to what its file imports, each symbol once', async () => {
    const { answer } = await ask('find_related_symbols', { symbol_name: 'placeOrder', scope: 'module' })
    const found = related(answer)
    expect(found[0]).toBe('same_file log')
    expect(found).toContain('same_module postOrder')
    expect(found).toContain('imported charge')
    expect(found).not.toContain('same_package charge')
    const ids = answer.related.map((one: { symbol_id: string }) => one.symbol_id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('goes on to the folders below for a package', async () => {
    const { answer } = await ask('find_related_symbols', { symbol_name: 'placeOrder', scope: 'package' })
    expect(related(answer)).toContain('same_package charge')
    expect(related(answer).join()).not.toContain('Engine')
  })

  it('gives twenty at a time, and the rest to whoever asks on', async () => {
    const args = { symbol_name: 'user0', scope: 'file', limit: 5 }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { answer } = await ask('find_related_symbols', { ...args, ...(cursor ? { cursor } : {}) })
      expect(answer.total_found).toBe(11)
      seen.push(...related(answer))
      cursor = answer.nextCursor
    } while (cursor && seen.length < 50)
    expect(seen).toEqual(Array.from({ length: 11 }, (_, at) => `same_file user${at + 1}`))
  })

  it('names the candidates when several files have the name', async () => {
    const { error } = await ask('find_related_symbols', { symbol_name: 'get' })
    expect(error).toMatchObject({ code: 'ambiguous_symbol' })
  })

  it('knows the files beside it, however many lie in the folders that come before them', async () => {
    const token = await signIn(env)
    const defining = (name: string): FileSpec => ({
      text: `function ${name}() {}\n`,
      symbols: [{ from: `function ${name}`, name, kind: 'function' }],
    })
    const inFolder = Array.from({ length: 70 }, (_, at) => [`lib/adapter/a${at}.ts`, defining(`adapt${at}`)])
    const files = { ...Object.fromEntries(inFolder), 'lib/one.ts': defining('one'), 'lib/two.ts': defining('two') }
    await uploadSample(sender(env, token), { repository: 'acme/wide' }, files)
    const asked = (scope: string) =>
      asker(env, token, { repository: 'acme/wide' })('find_related_symbols', { symbol_name: 'one', scope })
    const { answer } = await asked('module')
    expect(related(answer)).toEqual(['same_module two'])
    expect(answer.metadata).toMatchObject({ result_completeness: 'complete', warnings: [] })
    const wide = await asked('package')
    expect(related(wide.answer)).toHaveLength(20)
    expect(related(wide.answer)[0]).toBe('same_module two')
    expect(wide.answer.metadata).toMatchObject({
      result_completeness: 'partial',
      warnings: [expect.stringContaining('`symbols` with its path')],
    })
  })
})
