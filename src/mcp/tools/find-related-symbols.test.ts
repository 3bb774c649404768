import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { SAMPLE } from '../../../test/tools/sample.ts'
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
})
