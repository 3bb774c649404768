import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../setup/uploader.ts'
import { type Ask, asker } from '../tools/ask.ts'
import { SAMPLE } from '../tools/sample.ts'
import { SHOP } from '../tools/shop.ts'
import { uploadSample } from '../tools/upload-sample.ts'
import { ENTITIES, found } from './entities.ts'

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/shop' }, { ...SAMPLE, ...SHOP })
  ask = asker(env, token)
})

describe('an answer', () => {
  for (const { seed, name, tool, args, at, schema } of ENTITIES)
    it(`of ${tool} keeps seed ${seed}’s ${name}`, async () => {
      const { answer, error } = await ask(tool, args)
      expect(error).toBeUndefined()
      const all = found(answer, at)
      expect(all.length).toBeGreaterThan(0)
      for (const one of all) expect(schema.safeParse(one).error?.issues ?? []).toEqual([])
    })

  it('refuses what is outside the bounds of the documents', async () => {
    for (const [tool, args] of [
      ['find_references', { symbol: 'Store', limit: 0 }],
      ['callers', { symbol: 'Store', limit: 101 }],
      ['callees', { symbol: 'Store', depth: 6 }],
      ['search', { query: '' }],
      ['search', { query: 'x', limit: 101 }],
      ['find_definition', { symbol: '' }],
      ['open_at', { path: 'src/app.ts', line: 0 }],
      ['open_at', { path: 'src/app.ts', line: 1, contextLines: 51 }],
      ['search_code', { query: 'x', contextLines: 11 }],
    ] as const) {
      const { error } = await ask(tool, args)
      expect({ tool, args, code: error?.code }).toEqual({ tool, args, code: 'invalid_input' })
    }
  })
})
