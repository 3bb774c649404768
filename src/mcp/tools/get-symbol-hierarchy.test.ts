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

describe('get_symbol_hierarchy', () => {
  it('climbs from the leaf to the root', async () => {
    const { answer } = await ask('get_symbol_hierarchy', { symbol_name: 'get', path: 'src/store.ts' })
    expect(answer).toMatchObject({ direction: 'ancestors', chain_length: 2 })
    expect(answer.hierarchy).toMatchObject([
      {
        name: 'get',
        kind: 'method',
        depth: 0,
        path: 'src/store.ts',
        line_start: 4,
        line_end: 6,
        language: 'typescript',
      },
      { name: 'Store', kind: 'class', depth: 1, line_start: 2, line_end: 10, signature: 'export class Store' },
    ])
    for (const node of answer.hierarchy) {
      expect(node.symbol_id).toMatch(/^sym_/)
      expect(node.symbol_stable_id).toMatch(/^b3:/)
      expect(node.permalink).toContain(`/blob/${'a'.repeat(40)}/src/store.ts#L`)
    }
  })

  it('says of a type where its supertypes and subtypes are told, as containers are neither', async () => {
    const { answer } = await ask('get_symbol_hierarchy', { symbol_name: 'Store', path: 'src/store.ts' })
    expect(answer.chain_length).toBe(1)
    expect(answer.metadata.warnings).toEqual([
      'These are containers: `find_type_definition` tells what the type extends, and `find_references` with `kind: "extends"` or `"implements"` what extends it.',
    ])
    const { answer: method } = await ask('get_symbol_hierarchy', { symbol_name: 'get', path: 'src/store.ts' })
    expect(method.metadata.warnings).toEqual([])
  })

  it('descends from the root to the leaves', async () => {
    const { answer } = await ask('get_symbol_hierarchy', { symbol_name: 'Store', direction: 'descendants' })
    expect(answer).toMatchObject({ direction: 'descendants', chain_length: 3 })
    expect(answer.hierarchy).toMatchObject([
      {
        name: 'Store',
        depth: 0,
        children: [
          { name: 'get', depth: 1 },
          { name: 'put', depth: 1 },
        ],
      },
    ])
  })

  it('has the methods that stand outside of their type, in its file or in another, and their type above them', async () => {
    const down = await ask('get_symbol_hierarchy', {
      symbol_name: 'Engine',
      path: 'engine/engine.go',
      direction: 'descendants',
    })
    expect(down.answer.hierarchy).toMatchObject([
      {
        name: 'Engine',
        children: [
          { name: 'Core', depth: 1 },
          { name: 'name', depth: 1 },
          { name: 'Start', depth: 1, path: 'engine/start.go', line_start: 4 },
        ],
      },
    ])
    const up = await ask('get_symbol_hierarchy', { symbol_name: 'Start', path: 'engine/start.go' })
    expect(up.answer).toMatchObject({ chain_length: 2 })
    expect(up.answer.hierarchy).toMatchObject([
      { name: 'Start', depth: 0 },
      { name: 'Engine', kind: 'struct', depth: 1, path: 'engine/engine.go' },
    ])
  })

  it('is one node long for what neither contains nor is contained', async () => {
    for (const direction of ['ancestors', 'descendants']) {
      const { answer } = await ask('get_symbol_hierarchy', { symbol_name: 'lookUp', direction })
      expect(answer).toMatchObject({ chain_length: 1, hierarchy: [{ name: 'lookUp', depth: 0 }] })
      expect(answer.hierarchy[0]).not.toHaveProperty('children')
    }
  })

  it('names the candidates when several files have the name, and near names when none has it', async () => {
    const several = await ask('get_symbol_hierarchy', { symbol_name: 'get' })
    expect(several.error).toMatchObject({ code: 'ambiguous_symbol' })
    expect(several.error?.details?.candidates).toHaveLength(2)
    const none = await ask('get_symbol_hierarchy', { symbol_name: 'lookUpp' })
    expect(none.error).toMatchObject({ code: 'symbol_not_found', details: { near: ['lookUp'] } })
    expect((await ask('get_symbol_hierarchy', { symbol_name: 'get', direction: 'sideways' })).error).toMatchObject({
      code: 'invalid_input',
    })
  })
})
