import { estimateTokenCount } from 'tokenx'
import { describe, expect, it } from 'vitest'
import { decodeCursor } from './cursor.ts'
import { errorResult } from './failures.ts'
import { type Rendering, render } from './render.ts'

const how = (maxTokens: number): Rendering => ({
  title: 'Impact',
  scope: undefined,
  queryHash: () => 'q',
  limit: 20,
  from: undefined,
  offset: 0,
  maxTokens,
  format: 'json',
})
const tests = Array.from({ length: 400 }, (_, at) => ({ path: `test/some/where/case-${at}.test.ts`, line: at + 1 }))
const owners = ['@acme/one', '@acme/two']
const result = {
  page: { items: ['a', 'b'], after: [[1], [2]], more: false },
  answer: (affected: readonly unknown[]) => ({ affected, tests, owners }),
}

describe('an answer with lists beside its page', () => {
  it('keeps them whole where there is room', () => {
    const { structuredContent } = render(result as never, how(24_000))
    expect(structuredContent).toMatchObject({
      affected: ['a', 'b'],
      owners,
      metadata: { result_completeness: 'complete' },
    })
    expect((structuredContent as { tests: unknown[] }).tests).toHaveLength(400)
  })

  it('cuts the longest first, says which, and still has room for the page', () => {
    const { structuredContent, content } = render(result as never, how(600))
    const answer = structuredContent as { tests: unknown[]; metadata: { warnings: string[] } }
    expect(answer).toMatchObject({ affected: ['a', 'b'], owners, metadata: { result_completeness: 'truncated' } })
    expect(answer.tests.length).toBeGreaterThan(0)
    expect(answer.tests.length).toBeLessThan(100)
    expect(answer.metadata.warnings).toContain('Shortened to fit `max_tokens`: tests.')
    expect(estimateTokenCount((content[0] as { text: string }).text)).toBeLessThanOrEqual(600)
  })
})

describe('the pages of an answer', () => {
  interface PageOf {
    items: string[]
    nextCursor?: string
    metadata: { result_completeness: string; warnings: string[] }
  }
  /** Every page within the budget; `each` tells how many items the query gives at once. */
  function pages(all: readonly string[], each: number, maxTokens: number): PageOf[] {
    const found: PageOf[] = []
    let [at, offset] = [0, 0]
    for (;;) {
      const items = all.slice(at, at + each)
      const page = { items, after: items.map((_, nth) => [at + nth + 1]), more: at + each < all.length }
      const result = { page, warnings: ['Said by the tool.'], answer: (shown: readonly string[]) => ({ items: shown }) }
      const from = at === 0 ? undefined : [at]
      const { content, structuredContent } = render(result as never, { ...how(maxTokens), from, offset })
      const { text } = content[0] as { text: string }
      expect(estimateTokenCount(text)).toBeLessThanOrEqual(maxTokens)
      expect(text.length).toBeLessThanOrEqual(130_000)
      const answer = structuredContent as unknown as PageOf
      expect(JSON.parse(text)).toEqual(answer)
      found.push(answer)
      if (answer.nextCursor === undefined || answer.items.length === 0) return found
      const next = decodeCursor(answer.nextCursor)
      offset += answer.items.length
      expect(next).toMatchObject({ offset, position: [at + answer.items.length] })
      at = next.position[0] as number
    }
  }
  const names = Array.from({ length: 90 }, (_, at) => `src/some/folder/of-many/file-${at}.ts:${at}`)

  it.each([300, 600, 6000])('hold each item once, in order, within %i tokens', (maxTokens) => {
    const found = pages(names, 40, maxTokens)
    expect(found.flatMap(({ items }) => items)).toEqual(names)
    expect(found.map(({ metadata }) => metadata.result_completeness)).toEqual([
      ...found.slice(1).map(() => 'truncated'),
      'complete',
    ])
    for (const { metadata } of found) expect(metadata.warnings).toEqual(['Said by the tool.'])
  })

  it('are no longer than a client accepts, where characters are many and tokens few', () => {
    const long = Array.from({ length: 40 }, (_, at) => `${'x'.repeat(6999)}${at % 10}`)
    const found = pages(long, 40, 24_000)
    expect(found.flatMap(({ items }) => items)).toEqual(long)
    expect(found[0]?.items.length).toBeGreaterThan(15)
  })

  it('say that not even one result fits, and continue where they were', () => {
    const [only] = pages([names.join(' ')], 40, 300)
    expect(only?.items).toEqual([])
    expect(only?.metadata.warnings).toContain('Not even one result fits: raise `max_tokens`.')
    expect(decodeCursor(only?.nextCursor ?? '')).toMatchObject({ offset: 0, position: [0] })
  })
})

describe('an answer that fits as it is', () => {
  it('is neither cut nor paged, although its parts one by one would pass the budget', () => {
    const { content, structuredContent } = render(result as never, how(24_000))
    const { text } = content[0] as { text: string }
    expect(render(result as never, how(estimateTokenCount(text))).structuredContent).toEqual(structuredContent)
  })
})

describe('an answer that is a tree', () => {
  const leaf = (at: number) => ({ name: `member${at}`, children: [] })
  const tree = {
    answer: () => ({ hierarchy: [{ name: 'Root', children: Array.from({ length: 200 }, (_, at) => leaf(at)) }] }),
  }

  it('loses leaves where it is too large, and keeps its root', () => {
    const { structuredContent } = render(tree as never, how(600))
    const answer = structuredContent as { hierarchy: { name: string; children: unknown[] }[] }
    expect(answer).toMatchObject({ hierarchy: [{ name: 'Root' }], metadata: { result_completeness: 'truncated' } })
    expect(answer.hierarchy[0]?.children.length).toBeGreaterThan(5)
  })
})

describe('an answer about one thing', () => {
  const path = 'some/rather/long/folder/names/before/the/file.ts'
  const location = { file_path: path, uri: `file:///${path}`, start_line: 1, end_line: 2 }
  const member = (of: string) => ({ name: of, location, symbol_stable_id: `b3:${'0123456789abcdef'.repeat(2)}` })
  const about = (more: object) => ({
    answer: () => ({
      ...{ name: 'Thing', location, fields: [member('field')], methods: [member('method')], relations: [member('of')] },
      ...more,
    }),
  })
  const told = (more: object, tokens: number) => {
    const { structuredContent, content } = render(about(more) as never, how(tokens))
    expect(estimateTokenCount((content[0] as { text: string }).text)).toBeLessThanOrEqual(tokens)
    return structuredContent as Record<string, unknown> & { metadata: { warnings: string[] } }
  }

  it('loses the ends of its long texts, where its lists have nothing to spare, and says of which', () => {
    const description = 'What it is for, at length. '.repeat(200)
    const answer = told({ description, signature: 'class Thing' }, 500)
    expect(answer).toMatchObject({ name: 'Thing', location, fields: [{ name: 'field' }], signature: 'class Thing' })
    expect(answer.description).toMatch(/^What it is for.*…$/)
    expect(answer.metadata).toMatchObject({
      result_completeness: 'truncated',
      warnings: ['Shortened to fit `max_tokens`: description.'],
    })
  })

  it('loses the last of a list when nothing else is left, and never its own name and place', () => {
    const answer = told({}, 300)
    expect(answer).toMatchObject({ name: 'Thing', location, metadata: { result_completeness: 'truncated' } })
    expect([answer.fields, answer.methods, answer.relations]).toContainEqual([])
    expect(answer.metadata.warnings[0]).toMatch(/^Shortened to fit `max_tokens`: /)
  })
})

describe('an error with candidates', () => {
  const candidates = Array.from({ length: 60 }, (_, at) => ({
    symbol_id: `sym_${at}`,
    path: `src/some/file-${at}.ts`,
    line: at,
  }))
  const error = { code: 'ambiguous_symbol', message: 'Several.', hint: 'Pick one.', details: { candidates } } as const

  it('names as many as the budget holds, and says that there are more', () => {
    const [content] = errorResult(error, 500).content
    const text = content?.type === 'text' ? content.text : ''
    const told = JSON.parse(text)
    expect(estimateTokenCount(text)).toBeLessThanOrEqual(500)
    expect(told.details.candidates.length).toBeGreaterThan(5)
    expect(told).toMatchObject({ code: 'ambiguous_symbol', hint: 'Pick one.', details: { cut_to_fit: 'max_tokens' } })
  })
})
