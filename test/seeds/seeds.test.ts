import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { toolNamed } from '../../src/mcp/registry.ts'
import { sender, signIn } from '../setup/uploader.ts'
import { type Ask, asker } from '../tools/ask.ts'
import { SAMPLE } from '../tools/sample.ts'
import { SHOP } from '../tools/shop.ts'
import { uploadSample } from '../tools/upload-sample.ts'
import { ARGUMENTS } from './arguments.ts'
import { found } from './entities/entity.ts'
import { ENTITIES } from './entities.ts'

/** The hash that git gives a file's content. */
async function blobOf(text: string): Promise<string> {
  const content = new TextEncoder().encode(text)
  const head = new TextEncoder().encode(`blob ${content.length}\0`)
  return Buffer.from(await crypto.subtle.digest('SHA-1', Buffer.concat([head, content]))).toString('hex')
}

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

  it('that is an error has seed 2’s code, message, hint and details', async () => {
    const { error } = await ask('find_definition', { symbol: 'Stroe' })
    expect(error).toEqual({
      code: 'symbol_not_found',
      message: expect.stringMatching(/./),
      hint: expect.stringMatching(/./),
      details: expect.objectContaining({ category: 'NOT_FOUND' }),
    })
  })

  it('that has more pages ends with seed 2’s cursor, and the last one with none', async () => {
    const first = await ask('find_references', { symbol: 'Store', limit: 3 })
    const { q, o, l } = JSON.parse(Buffer.from(first.answer.nextCursor, 'base64url').toString())
    expect({ q, o, l }).toEqual({ q: expect.stringMatching(/^[0-9a-f]{16}$/), o: 3, l: 3 })
    const rest = await ask('find_references', { symbol: 'Store', limit: 100, cursor: first.answer.nextCursor })
    expect(rest.answer.references.length).toBe(first.answer.total - 3)
    expect(rest.answer).not.toHaveProperty('nextCursor')
  })

  it('cites places that are there, with the hash of what is there', async () => {
    const files = { ...SAMPLE, ...SHOP } as Record<string, { text?: string }>
    const spans = async (tool: string, args: object, at: string[]) => found((await ask(tool, { ...args })).answer, at)
    const all = [
      ...(await spans('callers', { symbol: 'put' }, ['callers', 'span'])),
      ...(await spans('trace_flow', { entry: 'postOrder' }, ['steps', 'span'])),
      ...(await spans('find_definition', { symbol: 'lookUp' }, ['definition', 'span'])),
      ...(await spans('impact_of', { symbols: ['charge'] }, ['cites'])),
    ] as { path: string; sha: string; start: number; end: number }[]
    expect(all.length).toBeGreaterThan(5)
    for (const { path: file, sha, start, end } of all) {
      const text = files[file]?.text ?? ''
      expect({ file, sha }).toEqual({ file, sha: await blobOf(text) })
      expect(start).toBeLessThanOrEqual(end)
      expect(end).toBeLessThanOrEqual(text.split('\n').length)
    }
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

interface Schema {
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
}

describe('a tool', () => {
  for (const { seed, tool, name, required, values, from, to, args, otherwise, ...said } of ARGUMENTS)
    it(`${tool} takes seed ${seed}’s ${name}`, async () => {
      const schema = z.toJSONSchema(toolNamed(tool).input, { io: 'input' })
      const argument = schema.properties?.[name] as Schema | undefined
      expect(argument).toBeDefined()
      expect(schema.required?.includes(name) === true).toBe(required === true && otherwise === undefined)
      if (values) expect([...(argument?.enum ?? [])].sort()).toEqual([...values].sort())
      if (from !== undefined) expect(argument?.minimum).toBe(from)
      if (to !== undefined) expect(argument?.maximum).toBe(to)
      if (!('default' in said)) return
      const [silent, spoken] = [await ask(tool, args), await ask(tool, { ...args, [name]: said.default })]
      expect(silent.error).toBeUndefined()
      const { nextCursor: _, ...answer } = silent.answer
      const { nextCursor: __, ...same } = spoken.answer
      expect(answer).toEqual(same)
    })
})
