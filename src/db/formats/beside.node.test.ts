import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differenceTo, fromDifference } from './beside.ts'

const lines = (count: number, seed = 7) =>
  Array.from({ length: count }, (_, n) => `line ${n} says ${Math.imul(n + seed, 2654435761) >>> 0}\n`).join('')

describe('a difference', () => {
  it('gives the body again, whatever both are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60_000 }), fc.uint8Array({ maxLength: 60_000 }), (base, body) => {
        expect(fromDifference(base, differenceTo(base, body), 100_000).equals(body)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it.each([10, 1_000, 20_000])('of an edited line among %i costs next to nothing, wherever it stands', (count) => {
    const base = Buffer.from(lines(count))
    for (const at of [0, count >> 1, count - 1]) {
      const edited = lines(count).split('\n')
      edited.splice(at, 0, 'def something_that_was_not_there_before(): pass')
      const body = Buffer.from(edited.join('\n'))
      const difference = differenceTo(base, body)
      expect(fromDifference(base, difference, body.length).equals(body)).toBe(true)
      expect(difference.length).toBeLessThan(200 + body.length / 100)
      expect(difference.length).toBeLessThan(deflateRawSync(body).length)
    }
  })

  it('of what has become a small part of the other, or many times as long, comes back whole', () => {
    const base = Buffer.from(lines(5_000))
    for (const body of [Buffer.alloc(0), Buffer.from(lines(3)), Buffer.from(lines(40_000, 9))])
      expect(fromDifference(base, differenceTo(base, body), body.length).equals(body)).toBe(true)
    expect(fromDifference(Buffer.alloc(0), differenceTo(Buffer.alloc(0), base), base.length).equals(base)).toBe(true)
  })
})
