import { describe, expect, it } from 'vitest'
import { ReviewAnswer } from '../contract/review.ts'
import type { ComparedSymbol, Comparison } from '../query/changes/compare-refs.ts'
import type { Impact } from '../query/changes/impact.ts'
import type { RefScope } from '../tenancy/scope.ts'
import { reviewText } from './review-text.ts'

const refOf = (ref: string, letter: string): RefScope =>
  ({ repository: 'acme/shop', ref, commit: letter.repeat(40) }) as RefScope
const between = { scope: refOf('refs/pull/7/head', 'b'), base: refOf('main', 'a') }

const symbol = (name: string, more: Partial<ComparedSymbol> = {}): ComparedSymbol => ({
  ...{ change: 'changed', name, kind: 'function', qualified_name: name, symbol_id: `sym_${name}` },
  ...{ path: 'src/shop.ts', line: 3, line_end: 5, symbol_stable_id: name },
  ...more,
})
const breaking = { public: true, breaking: true } as const
const compared = (...items: ComparedSymbol[]): Comparison => ({
  page: { items, after: [], more: false },
  ...{ files: 2, counts: { added: 1, removed: 0, changed: 2, moved: 0 } },
  publicChanged: items.filter((one) => one.breaking).length,
  ...{ oneSided: { added: 0, removed: 0 }, windowed: false, capped: false },
})
const impact = (result: Partial<Impact['result']> = {}): Impact => ({
  result: {
    ...{ configs: [], modules: [], tests: [], owners: [], risks: [], cites: [], changed: [], total_affected: 0 },
    affected: [],
    ...result,
  },
  ...{ capped: false, ownersCut: false, unknownFiles: [], languages: [], changed: 0, removed: 0, notCompared: 0 },
})

describe('the text for reviewers', () => {
  it('begins with what may break whoever uses the code, and says who does', () => {
    const caller = { name: 'pay', kind: 'function', path: 'src/till.ts', line_start: 9 } as const
    const text = reviewText(
      between,
      compared(
        symbol('total', { ...breaking, signature_changed: true, callers: [caller], total_callers: 4 }),
        symbol('inner', { body_changed: true }),
      ),
      impact({
        tests: [{ path: 'test/shop.test.ts', name: 'adds tax', line_start: 4, depth: 1 }],
        owners: ['@acme/tills'],
        risks: [{ level: 'high', reason: 'total has 4 callers' }],
      }),
    )
    const row = text.split('\n').find((line) => line.includes('`total`'))
    expect(row).toMatch(
      /^\| signature \| `total` \| \[`src\/shop\.ts:3`\]\(.+\) \| `pay` \[`src\/till\.ts:9`\]\(.+\), 3 more \|$/,
    )
    expect(text).toContain('- `adds tax` in [`test/shop.test.ts:4`]')
    expect(text).toContain('**Owners:** `@acme/tills`')
    expect(text).toContain('- high: total has 4 callers')
    expect(text.indexOf('`inner`')).toBeGreaterThan(text.indexOf('<details>'))
  })

  it('says when nothing of that kind happened, and no test is known', () => {
    const text = reviewText(between, compared(symbol('inner', { body_changed: true })), impact())
    expect(text).toContain(
      'No public symbol was removed, moved, renamed, hidden, exported otherwise, given another signature, or added for others to implement.',
    )
    expect(text).toContain('none known')
  })

  it('does not say so of symbols that it was not shown, and counts those among them that may break users', () => {
    const inner = symbol('inner', { body_changed: true })
    const none = reviewText(between, { ...compared(inner), windowed: true }, impact())
    expect(none).toContain('No public symbol in the part that was compared was removed, moved,')
    const page = { items: [inner], after: [], more: true }
    const beyond = reviewText(between, { ...compared(inner), page, publicChanged: 2 }, impact())
    expect(beyond).not.toContain('No public symbol')
    expect(beyond).toContain(
      '2 public symbols were removed, moved, renamed, hidden, exported otherwise, given another signature, or added for others to implement',
    )
    const gone = symbol('gone', { ...breaking, change: 'removed' })
    const some = reviewText(
      between,
      { ...compared(gone), page: { ...page, items: [gone] }, publicChanged: 3 },
      impact(),
    )
    expect(some).toContain('… and 2 more of them.')
  })

  it('names who still uses what was removed, and tells a new name, another visibility and another comment apart', () => {
    const caller = { symbol_id: 'sym_1', name: 'pay', kind: 'function' as const, path: 'src/till.ts', line_start: 9 }
    const before = { path: 'src/shop.ts', line: 3, line_end: 4, symbol_stable_id: 'b3:0' }
    const text = reviewText(
      between,
      compared(
        symbol('gone', { ...breaking, change: 'removed', callers: [caller], total_callers: 1 }),
        symbol('sum', { ...breaking, signature_changed: true, before: { ...before, name: 'total' } }),
        symbol('hidden', { ...breaking, visibility_changed: true, hidden: true }),
        symbol('opened', { public: true, visibility_changed: true }),
        symbol('asked', { ...breaking, change: 'added' }),
        symbol('broken', { body_changed: true, whitespace_only: true }),
        symbol('told', { signature_changed: false, body_changed: false, doc_changed: true }),
      ),
      impact(),
    )
    const rowOf = (name: string) =>
      text.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``))
    expect(rowOf('gone')).toMatch(/^\| removed .*`pay` \[`src\/till\.ts:9`\]/)
    expect(rowOf('sum')).toMatch(/^\| renamed from `total` \| `sum` /)
    expect(rowOf('hidden')).toMatch(/^\| hidden /)
    expect(rowOf('opened')).toBeUndefined()
    expect(rowOf('asked')).toMatch(/^\| added .* whoever implements its type \|$/)
    expect(text).toContain('- white space `broken`')
    expect(text).toContain('- visibility `opened`')
    expect(text).toContain('- comment `told`')
  })

  it('lets no name out of its place', () => {
    const hostile = '`| @everyone <img src=x onerror=alert(1)> ``` \n\n# [x](javascript:1)'
    const text = reviewText(
      between,
      compared(symbol(hostile, { ...breaking, change: 'removed', path: `src/${hostile}` })),
      impact({ owners: [hostile], risks: [{ level: 'low', reason: hostile }] }),
    )
    const outside = text.replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '')
    expect(outside).not.toContain('onerror=alert(1)> ')
    expect(outside).not.toMatch(/(?<!\\)<img/)
    expect(outside).not.toMatch(/@everyone/)
    expect(text.split('\n').filter((line) => /^# /.test(line))).toEqual([])
    const rows = text.split('\n').filter((line) => line.startsWith('| removed'))
    expect(rows).toHaveLength(1)
    expect(rows[0]?.match(/(?<!\\)\|/g)).toHaveLength(5)
  })

  it('stays within what a comment may hold, and says that it is a part', () => {
    const many = Array.from({ length: 300 }, (_, at) =>
      symbol(`${'long_'.repeat(50)}${at}`, {
        ...breaking,
        change: 'removed',
        path: `${'deep/'.repeat(100)}${at}.ts`,
        callers: Array.from({ length: 5 }, () => ({
          name: 'x'.repeat(300),
          kind: 'function',
          path: 'p'.repeat(900),
          line_start: 1,
        })),
        total_callers: 900,
      }),
    )
    const text = reviewText(between, { ...compared(...many), windowed: true }, impact())
    expect(ReviewAnswer.shape.markdown.safeParse(text).success).toBe(true)
    expect(text).toMatch(/does not fit into a comment/)
  })
})
