import { env } from 'cloudflare:workers'
import { estimateTokenCount } from 'tokenx'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../test/setup/uploader.ts'
import { type Ask, asker } from '../../test/tools/ask.ts'
import { CALLS } from '../../test/tools/calls.ts'
import { uploadSample } from '../../test/tools/upload-sample.ts'
import { advertise } from './advertise.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { TOOLS } from './registry.ts'
import { TOOLSETS } from './toolsets.ts'

const CORE = TOOLSETS.core as readonly string[]

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/api' })
  ask = asker(env, token)
})

/** What a reader of the markdown must find there, of an answer's fields. */
const FOR_READERS = new Set(
  'name symbol qualified_name file path file_path fileName signature description reason ref commit'.split(' '),
)

/** Texts of the answer that its markdown does not have. */
function lostIn(text: string, answer: object): string[] {
  const said = text.replace(/^\s*> ?/gm, '').replace(/\s+/g, ' ')
  const lost: string[] = []
  JSON.stringify(answer, (key, value) => {
    if (typeof value === 'string' && FOR_READERS.has(key) && !said.includes(value.replace(/\s+/g, ' ').trim()))
      lost.push(`${key}: ${value}`)
    return key === 'cites' || key === 'metadata' ? undefined : value
  })
  return lost
}

describe('every tool', () => {
  it('costs one round trip to the control plane and at most two to its shard, also when it has no answer', async () => {
    expect(Object.keys(CALLS).sort()).toEqual(TOOLS.map((tool) => tool.name).sort())
    for (const [name, calls] of Object.entries(CALLS)) {
      for (const args of calls) {
        const { cost } = await ask(name, args)
        // One decides; `refresh` then writes.
        const control = name === 'refresh' ? 2 : 1
        expect({ name, args, control: cost.control }).toEqual({ name, args, control })
        // `health` asks each shard whether it is there: one question each, at the same time.
        expect({ name, args, few: cost.index <= 2 }).toEqual({ name, args, few: true })
      }
    }
  })

  it('refuses an argument that it does not know, by name, and lists those that it takes', async () => {
    for (const tool of TOOLS) {
      const { error } = await ask(tool.name, { ...CALLS[tool.name]?.[0], colour: 'red' })
      expect(error).toMatchObject({
        code: 'invalid_input',
        message: 'Unknown argument: "colour".',
        details: { unknown: ['colour'], valid: Object.keys(tool.input.shape) },
      })
    }
  })

  it('says what an argument of another tool is called here', async () => {
    const { error } = await ask('get_symbol_hierarchy', { symbol: 'Store' })
    expect(error?.hint).toMatch(/^`symbol` is `symbol_name` here\. Valid arguments: symbol_name, /)
  })

  it('gives the same answer as markdown, with its structured content unchanged', async () => {
    for (const [name, [args]] of Object.entries(CALLS)) {
      const json = await ask(name, args)
      const markdown = await ask(name, { ...args, output_format: 'markdown' })
      expect(JSON.parse(json.text)).toEqual(json.answer)
      const steady = { duration: 0 } // how long it took is another number each time
      expect({ ...markdown.answer, ...steady }).toEqual({ ...json.answer, ...steady })
      expect(markdown.text.startsWith('# ')).toBe(true)
      expect({ name, lost: lostIn(markdown.text, json.answer) }).toEqual({ name, lost: [] })
    }
  })

  it('keeps to its budget, and goes on where it had to stop', async () => {
    for (const name of ['search_code', 'find_references', 'callers', 'symbols'] as const) {
      const args = CALLS[name]?.[0] ?? {}
      const whole = await ask(name, { ...args, limit: 100 })
      const count = (text: string) => text.match(/"anchor"|"lineNumber"/g)?.length ?? 0
      let seen = 0
      let cursor: string | undefined
      let pages = 0
      do {
        const page = await ask(name, { ...args, max_tokens: 600, ...(cursor ? { cursor } : {}) })
        expect(page.text.length / 4).toBeLessThan(600)
        seen += count(page.text)
        cursor = page.answer.nextCursor
        expect(page.answer.metadata.result_completeness).toBe(cursor ? 'truncated' : 'complete')
      } while (cursor && ++pages < 20)
      expect(pages).toBeGreaterThan(0)
      const repeated = name === 'find_references' ? pages : 0 // the definition stands on every page
      expect({ name, seen: seen - repeated }).toEqual({ name, seen: count(whole.text) })
    }
  })

  it('says so when not one result fits, and does not lose it', async () => {
    const { answer } = await ask('find_references', { symbol: 'Store', max_tokens: 10 })
    expect(answer.references).toEqual([])
    expect(answer.metadata.warnings.at(-1)).toContain('max_tokens')
    const { answer: next } = await ask('find_references', { symbol: 'Store', cursor: answer.nextCursor })
    expect(next.references).toHaveLength(4)
    expect((await ask('callers', { symbol: 'Store', max_tokens: 0 })).error).toMatchObject({
      code: 'invalid_max_tokens',
    })
  })

  it('declares that it only reads, and a title and a description that instruct nobody', () => {
    for (const tool of TOOLS) {
      const shown = advertise(tool, {})
      expect(shown.annotations).toEqual({ readOnlyHint: tool.name !== 'refresh', openWorldHint: false })
      expect(shown.name).toMatch(/^[a-z_]{1,64}$/)
      expect(shown.title.length).toBeGreaterThan(3)
      expect(shown.description).not.toMatch(/\b(always|never|must|you should|ignore)\b/i)
      expect(JSON.stringify(shown.inputSchema).length).toBeLessThan(16_384)
    }
  })

  it('is listed in the same order every time, in little space: navigation below 8 KB, all below 6,000 tokens', () => {
    const list = JSON.stringify(TOOLS.map((tool) => advertise(tool, {})))
    expect(list).toBe(JSON.stringify(TOOLS.map((tool) => advertise(tool, {}))))
    expect(estimateTokenCount(list)).toBeLessThan(6000)
    const core = TOOLS.filter((tool) => CORE.includes(tool.name))
    expect(core.map((tool) => tool.name)).toEqual(CORE)
    expect(JSON.stringify(core.map((tool) => advertise(tool, {}))).length).toBeLessThan(8192)
  })

  it('does not ask for what its address says', () => {
    for (const tool of TOOLS) {
      const { properties } = advertise(tool, { owner: 'acme', repository: 'acme/api', ref: 'main' }).inputSchema
      expect(properties).not.toHaveProperty('repository')
      expect(properties).not.toHaveProperty('ref')
    }
  })
})

describe('a cursor', () => {
  const first = async () => (await ask('find_references', { symbol: 'Store', limit: 1 })).answer.nextCursor as string

  it('is refused when it was edited, made up, or belongs to another question', async () => {
    const cursor = await first()
    const again = (args: Record<string, unknown>) => ask('find_references', { symbol: 'Store', limit: 1, ...args })
    expect((await again({ cursor: `${cursor.slice(0, -4)}AAAA` })).error).toMatchObject({ code: 'invalid_cursor' })
    const moved = Buffer.from(cursor, 'base64url')
      .toString()
      .replace(/"o":\d+/, '"o":7')
    expect((await again({ cursor: Buffer.from(moved).toString('base64url') })).error).toMatchObject({
      code: 'invalid_cursor',
    })
    expect((await again({ cursor: 'made up' })).error).toMatchObject({ code: 'invalid_cursor' })
    expect((await again({ cursor, symbol: 'main' })).error).toMatchObject({ code: 'cursor_mismatch' })
    expect((await again({ cursor, kind: 'imports' })).error).toMatchObject({ code: 'cursor_mismatch' })
    expect((await ask('callers', { symbol: 'Store', cursor })).error).toMatchObject({ code: 'cursor_mismatch' })
    expect((await again({ cursor })).error).toBeUndefined()
  })

  it('holds no more than an argument may, also when its check is right', async () => {
    const cursor = decodeCursor(await first())
    const odd = [
      { limit: 101 },
      { limit: 1e308 },
      { offset: -1 },
      { generation: 'x' },
      { generation: 1.5 },
      { baseGeneration: {} },
      { position: 7 },
      { position: [null] },
      { position: [[0]] },
      { position: ['a\0b'] },
      { position: Array(17).fill(0) },
    ]
    for (const more of odd) {
      const forged = encodeCursor({ ...cursor, ...more } as typeof cursor)
      const { error } = await ask('find_references', { symbol: 'Store', limit: 1, cursor: forged })
      expect({ more, code: error?.code }).toEqual({ more, code: 'invalid_cursor' })
    }
  })

  it('is stale when the generation that it was made in is gone', async () => {
    const cursor = decodeCursor(await first())
    const stale = encodeCursor({ ...cursor, generation: 999 })
    const { error } = await ask('find_references', { symbol: 'Store', limit: 1, cursor: stale })
    expect(error).toMatchObject({ code: 'stale_cursor', hint: expect.stringContaining('Leave `cursor` out') })
  })

  it('goes on in the generation that it began in while that is held', async () => {
    const token = await signIn(env)
    const send = sender(env, token)
    await uploadSample(send, { repository: 'acme/moving', run: 1 })
    const moving = asker(env, token, { repository: 'acme/moving' })
    const { answer } = await moving('find_references', { symbol: 'Store', limit: 1 })
    await uploadSample(
      send,
      { repository: 'acme/moving', run: 2, commit: 'b'.repeat(40) },
      { 'empty.md': { text: 'nothing\n' } },
    )
    const { answer: next } = await moving('find_references', { symbol: 'Store', limit: 9, cursor: answer.nextCursor })
    expect(next.references).toHaveLength(3)
    expect(next.metadata.commit).toBe('a'.repeat(40))
    expect((await moving('find_references', { symbol: 'Store' })).error).toMatchObject({ code: 'symbol_not_found' })
  })
})

describe('a repository', () => {
  it('that is absent, or another’s, is not found in the same words', async () => {
    const absent = await ask('symbols', { repository: 'acme/none' })
    await env.DB.batch([
      env.DB.prepare("INSERT INTO organisation (id, name, created_at) VALUES (900, 'rival', 0)"),
      env.DB.prepare(
        "INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, created_at) VALUES (901, 900, 'rival', 'secret', 0, 'main', 0)",
      ),
    ])
    const forbidden = await ask('symbols', { repository: 'rival/secret' })
    expect(absent.error).toMatchObject({ code: 'repository_not_found' })
    expect(forbidden.text).toBe(absent.text)
  })

  it('must be named where the address leaves several open, and may not be another than the address says', async () => {
    const token = await signIn(env)
    await uploadSample(sender(env, token), { repository: 'acme/second' })
    const any = asker(env, token)
    expect((await any('symbols')).error).toMatchObject({ code: 'invalid_input', details: { missing: ['repository'] } })
    const one = asker(env, token, { owner: 'acme', repository: 'acme/api' })
    expect((await one('symbols', { repository: 'ACME/api' })).error).toBeUndefined()
    expect((await one('symbols', { repository: 'acme/second' })).error).toMatchObject({ code: 'invalid_input' })
    expect((await one('symbols', { ref: 'nothing' })).error).toMatchObject({ code: 'ref_not_indexed' })
    expect((await one('symbols', { ref: 'aaaaaaa' })).answer.metadata.ref).toBe('a'.repeat(40))
  })
})
