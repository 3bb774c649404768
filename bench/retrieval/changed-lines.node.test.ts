import { describe, expect, it } from 'vitest'
import { hunksOf, linesBefore } from './changed-lines.ts'

const diff = (...heads: string[]) => hunksOf(['--- a/x.ts', '+++ b/x.ts', ...heads].join('\n')).get('x.ts') ?? []

describe('lines that a commit changed', () => {
  it('are counted as they were before what happened since', () => {
    const since = diff('@@ -10,0 +11,5 @@', '@@ -20,3 +25 @@')
    expect(linesBefore(diff('@@ -5,2 +5 @@', '@@ -17 +16,2 @@', '@@ -30,0 +30,4 @@'), since)).toEqual([
      [5, 6],
      [12, 12],
      [28, 27],
    ])
  })

  it('do not include those that came or changed since', () => {
    expect(linesBefore(diff('@@ -10,4 +10 @@'), diff('@@ -11,2 +11,2 @@'))).toEqual([
      [10, 10],
      [13, 13],
    ])
  })
})
