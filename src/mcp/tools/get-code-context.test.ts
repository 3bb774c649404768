import { env } from 'cloudflare:workers'
import { estimateTokenCount } from 'tokenx'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn, upload } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

const TREE = Object.fromEntries(
  Array.from({ length: 30 }, (_, n) => [
    `lib/part${n}.py`,
    Array.from(
      { length: 8 },
      (_, at) => `def parse_header_${n}_${at}(line): return split_value(line)\n# header ${at}\n`,
    ).join(''),
  ]),
)

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await upload(
    sender(env, token),
    { repository: 'context/all' },
    {
      ...TREE,
      'lib/split.py': 'def split_value(line):\n    return line\n',
    },
  )
  ask = asker(env, token)
})
const QUERY = 'how are headers parsed'
/** The protocol's estimate, as a client would work it out. */
const estimate = (item: unknown) => Math.ceil(JSON.stringify(item).split(/\s+/).filter(Boolean).length * 1.3)

describe('get_code_context', () => {
  it('says that nothing is like the query, or why nothing could be', async () => {
    const why = async (args: Record<string, unknown>) => (await ask('get_code_context', args)).answer.metadata.warnings
    expect(await why({ query: 'zzzqqq' })).toEqual([expect.stringContaining('Nothing here is like the query')])
    expect(await why({ query: QUERY, language: 'klingon' })).toEqual([
      'No indexed file of this ref is in that language.',
    ])
    expect(await why({ query: QUERY, max_tokens: 1 })).toEqual([])
  })

  it('never passes its budget, whoever counts', async () => {
    for (const strategy of ['breadth', 'depth']) {
      for (const max_tokens of [1, 150, 400, 700, 1500, 4000]) {
        const { answer, text } = await ask('get_code_context', { query: QUERY, strategy, max_tokens })
        const sum = answer.context_items.reduce((total: number, item: unknown) => total + estimate(item), 0)
        expect(answer.estimated_tokens).toBe(sum)
        expect(sum).toBeLessThanOrEqual(max_tokens)
        if (max_tokens >= 400) expect(estimateTokenCount(text)).toBeLessThanOrEqual(max_tokens)
        expect(answer.metadata.returned).toBe(answer.context_items.length)
      }
    }
  })

  it('fills a budget with what is written, which is shorter in markdown, and gives no estimate of JSON there', async () => {
    const args = { query: QUERY, max_tokens: 1500 }
    const json = (await ask('get_code_context', args)).answer
    for (const strategy of ['breadth', 'depth']) {
      const { answer, text } = await ask('get_code_context', { ...args, strategy, output_format: 'markdown' })
      expect(estimateTokenCount(text)).toBeLessThanOrEqual(1500)
      expect(estimateTokenCount(text)).toBeGreaterThan(1000)
      expect(text).not.toContain('stimated')
      if (strategy === 'breadth') expect(answer.context_items.length).toBeGreaterThan(json.context_items.length * 1.5)
    }
  })

  it('shows many signatures in breadth and bodies in depth, and no line twice', async () => {
    const breadth = (await ask('get_code_context', { query: QUERY })).answer
    const depth = (await ask('get_code_context', { query: QUERY, strategy: 'depth' })).answer
    expect(breadth.context_items.length).toBeGreaterThan(10)
    expect(breadth.context_items.some((item: { body?: string }) => item.body)).toBe(false)
    expect(depth.context_items[0].body).toContain('def parse_header_')
    for (const { context_items } of [breadth, depth]) {
      const lines = context_items.flatMap((item: { path: string; line_start: number; line_end: number }) =>
        Array.from({ length: item.line_end - item.line_start + 1 }, (_, at) => `${item.path}:${item.line_start + at}`),
      )
      expect(new Set(lines).size).toBe(lines.length)
    }
  })

  it('adds what the best places call', async () => {
    const { answer } = await ask('get_code_context', { query: 'parse_header_3_2 line', max_tokens: 2000 })
    expect(answer.context_items).toContainEqual(expect.objectContaining({ name: 'split_value', relation: 'callee' }))
  })

  it('says what was left out, and refuses a strategy that it does not know', async () => {
    const { answer } = await ask('get_code_context', { query: QUERY, max_tokens: 700 })
    expect(answer.truncated).toBe(true)
    expect(answer.metadata).toMatchObject({
      strategy: 'breadth',
      result_completeness: 'partial',
      remaining_candidates: answer.metadata.total_candidates - answer.context_items.length,
    })
    expect((await ask('get_code_context', { query: QUERY, strategy: 'wide' })).error?.code).toBe('invalid_strategy')
    expect((await ask('get_code_context', { query: QUERY, max_tokens: 0 })).error?.code).toBe('invalid_max_tokens')
  })

  it('says that the language has files, and other languages the words', async () => {
    const token = await signIn(env)
    await uploadSample(
      sender(env, token),
      { repository: 'context/two' },
      {
        'coupon.py': { text: 'def coupon(): pass\n', language: 'python', symbols: [] },
        'greet.rb': { text: 'def greet\nend\n', language: 'ruby', symbols: [] },
      },
    )
    const args = { repository: 'context/two', query: 'coupon', language: 'ruby' }
    const { answer } = await asker(env, token)('get_code_context', args)
    expect(answer.metadata.warnings).toEqual([
      'Files contain these words, but none of them passes the filters and belongs to this ref.',
    ])
  })

  it('begins a long body where the match is, if that is behind what fits', async () => {
    const token = await signIn(env)
    const long = Array.from({ length: 300 }, (_, at) => `  steer(left, right, ${at})`)
    long[280] = '  fail("Wheel came off near %s", town)'
    const text = `function drive() {\n${long.join('\n')}\n}\n`
    const symbols = [{ from: 'function drive', name: 'drive', kind: 'function' as const, lines: 302 }]
    await uploadSample(sender(env, token), { repository: 'context/long' }, { 'src/drive.ts': { text, symbols } })
    const { answer } = await asker(env, token)('get_code_context', {
      ...{ repository: 'context/long', query: 'Wheel came off near Graz', max_tokens: 2000, strategy: 'depth' },
    })
    const [{ body, line_start, line_end, body_truncated }] = answer.context_items
    expect(body).toContain('Wheel came off')
    expect([text.split('\n')[line_start - 1], line_end, body_truncated]).toEqual([body.split('\n')[0], 302, true])
  })
})
