import { describe, expect, it } from 'vitest'
import { bytes, dollars, duration, plural } from './amounts.ts'
import { ago } from './time.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('times and amounts in words', () => {
  it('says how long ago in the largest unit that has passed whole', () => {
    const now = Date.UTC(2026, 10, 22, 12)
    const said = (before: number): string => ago(now - before, now)
    expect([0, 59_000, 61_000, 59 * MINUTE, 23.9 * HOUR, DAY, 6.9 * DAY, 8 * DAY, 400 * DAY].map(said)).toEqual([
      'just now',
      'just now',
      '1 minute ago',
      '59 minutes ago',
      '23 hours ago',
      'yesterday',
      '6 days ago',
      'last week',
      'last year',
    ])
    expect(ago(now + 3 * DAY, now)).toBe('in 3 days')
  })

  it('keeps three digits of sizes, and no more of durations than one cares for', () => {
    expect([0, 999, 1000, 54_321, 713_381, 9_999_999, 4.2e12].map(bytes)).toEqual([
      '0 B',
      '999 B',
      '1.0 KB',
      '54.3 KB',
      '713 KB',
      '10.0 MB',
      '4.2 TB',
    ])
    expect([7, 1234, 43_210, 59_700, 61_000, 119_700, 3_599_700, 3_700_000].map(duration)).toEqual([
      '7 ms',
      '1.2 s',
      '43 s',
      '1 min 0 s',
      '1 min 1 s',
      '2 min 0 s',
      '1 h 0 min',
      '1 h 1 min',
    ])
  })

  it('does not call a small cost nothing', () => {
    expect([0, 0.0001, 0.014, 12].map(dollars)).toEqual(['$0.00', 'under $0.01', '$0.01', '$12.00'])
    expect([plural(1, 'file'), plural(1200, 'repository', 'repositories')]).toEqual(['1 file', '1,200 repositories'])
  })
})
