/**
 * Every tool in every unhappy situation: no answer is ever an internal error, a guess, an empty success that hides a gap, or
 * larger than its budget.
 */
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { estimateTokenCount } from 'tokenx'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { TOOLS } from '../../src/mcp/registry.ts'
import { sender, signIn } from '../setup/uploader.ts'
import { type Ask, asker } from './ask.ts'
import { CALLS } from './calls.ts'
import { SAMPLE } from './sample.ts'
import { SHOP } from './shop.ts'
import { uploadSample } from './upload-sample.ts'

const HOSTILE = [
  "'; DROP TABLE symbol; --",
  '%',
  '_',
  '"',
  '../../etc/passwd',
  '\u202e',
  '💥',
  '$(x)',
  'sym_zzzzzzzzzzz',
  '__proto__',
  '<script>',
  'ß'.repeat(200),
  `a${'😀'.repeat(60)}`,
  ' ',
]
const reads = TOOLS.filter((tool) => tool.name !== 'refresh')
const aboutRefs = reads.filter((tool) => tool.about === 'ref')
const first = (tool: string) => CALLS[tool]?.[0] ?? {}

let ask: Ask
let empty: Ask
beforeAll(async () => {
  const token = await signIn(env)
  const send = sender(env, token)
  await uploadSample(send, { repository: 'acme/shop' }, { ...SAMPLE, ...SHOP })
  await uploadSample(send, { repository: 'acme/empty' }, { 'logo.png': { skipped: 'binary' } })
  ask = asker(env, token, { owner: 'acme', repository: 'acme/shop' })
  empty = asker(env, token, { owner: 'acme', repository: 'acme/empty' })
})

const NO_FILES = 'No file of this ref is indexed (1 skipped): nothing can be found in it.'
const NOWHERE = ['symbol_not_found', 'file_not_found', 'result_not_found']

describe('a tool', () => {
  it('asked about a ref that is not indexed says that, and nothing about another ref', async () => {
    for (const { name } of aboutRefs) {
      const { error } = await ask(name, { ...first(name), ref: 'no-such-ref' })
      expect({ name, code: error?.code }).toEqual({ name, code: 'ref_not_indexed' })
      expect(error?.hint).toBeTruthy()
    }
  })

  it('asked about an empty repository fails by name or says what was skipped', async () => {
    for (const { name } of aboutRefs) {
      const { answer, error } = await empty(name, first(name))
      if (error) expect(error.code).not.toMatch(/internal|unavailable/)
      else expect({ name, coverage: answer.metadata.coverage }).toMatchObject({ coverage: { indexed: 0, skipped: 1 } })
      const said = error ? (error.details?.warnings ?? []) : answer.metadata.warnings
      const found = error ? NOWHERE.includes(error.code) : true
      if (found) expect({ name, said }).toEqual({ name, said: expect.arrayContaining([NO_FILES]) })
      expect({ name, said }).not.toMatchObject({
        said: expect.arrayContaining([expect.stringMatching(/other words|of that kind/)]),
      })
    }
  })

  it('given text of any kind answers or refuses, and never breaks', async () => {
    for (const tool of reads) {
      for (const [argument, value] of Object.entries(first(tool.name))) {
        if (typeof value !== 'string' && !Array.isArray(value)) continue
        for (const hostile of HOSTILE) {
          const args = { ...first(tool.name), [argument]: Array.isArray(value) ? [hostile] : hostile }
          const { error } = await ask(tool.name, args)
          expect({ args, code: error?.code ?? '' }).not.toMatchObject({
            code: expect.stringMatching(/internal|unavailable/),
          })
          expect(error?.message ?? '').not.toMatch(/SELECT|SQLITE|D1_|undefined/)
        }
      }
    }
  })

  it('given the name of what every object has, for any text that it takes, never breaks', async () => {
    const texts = ({ input }: (typeof reads)[number]) =>
      Object.entries(z.toJSONSchema(input, { io: 'input' }).properties ?? {})
        .filter(([, shape]) => (shape as { type?: unknown }).type === 'string')
        .map(([argument]) => argument)
    for (const tool of reads) {
      for (const argument of texts(tool)) {
        for (const inherited of ['constructor', '__proto__']) {
          const args = { ...first(tool.name), [argument]: inherited }
          const { error } = await ask(tool.name, args)
          expect({ args, code: error?.code ?? '' }).not.toMatchObject({
            code: expect.stringMatching(/internal|unavailable/),
          })
        }
      }
    }
  })

  it('given the wrong type names the argument', async () => {
    for (const tool of reads) {
      for (const argument of Object.keys(first(tool.name))) {
        const { error } = await ask(tool.name, { ...first(tool.name), [argument]: { wrong: true } })
        expect({ tool: tool.name, code: error?.code }).toEqual({ tool: tool.name, code: 'invalid_input' })
        expect(error?.message).toContain(argument)
      }
    }
  })

  it('given a cursor of another question, or none of ours, refuses it', async () => {
    const { answer } = await ask('find_references', { symbol: 'Store', limit: 1 })
    for (const tool of reads.filter((one) => one.pageSize !== undefined)) {
      const foreign = await ask(tool.name, { ...first(tool.name), cursor: answer.nextCursor })
      const own = tool.name === 'find_references'
      if (!own) expect({ name: tool.name, code: foreign.error?.code }).toMatchObject({ code: 'cursor_mismatch' })
      const made = await ask(tool.name, { ...first(tool.name), cursor: 'e30' })
      expect({ name: tool.name, code: made.error?.code }).toMatchObject({ code: 'invalid_cursor' })
    }
  })

  it('keeps to any budget, whatever is asked', async () => {
    const questions = reads.flatMap((tool) => (CALLS[tool.name] ?? []).map((args) => [tool.name, args] as const))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...questions),
        fc.integer({ min: 500, max: 24_000 }),
        fc.constantFrom('json' as const, 'markdown' as const),
        async ([name, args], max_tokens, output_format) => {
          const { text, error } = await ask(name, { ...args, max_tokens, output_format })
          if (error) return
          expect({ name, args, over: estimateTokenCount(text) > max_tokens || text.length > 130_000 }).toEqual({
            name,
            args,
            over: false,
          })
        },
      ),
      { numRuns: 120, seed: 4 },
    )
  })
})
