import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LinkSetBody } from '../../contract/links.ts'
import { packLinkBody, readLinkBody } from './link-body.ts'

const occurrence = fc.record({
  line: fc.integer({ min: 1, max: 2 ** 31 }),
  column: fc.nat(20_000),
  length: fc.nat(10_000),
  use: fc.nat(10),
  target: fc.nat(1_000_000),
  from: fc.integer({ min: -1, max: 200_000 }),
  evidence: fc.nat(6),
  confidence: fc.nat(100),
})
const COLUMNS = ['line', 'column', 'length', 'use', 'target', 'from', 'evidence', 'confidence'] as const

describe('a link set’s body', () => {
  it('is the same again after it was packed', () => {
    fc.assert(
      fc.property(fc.array(occurrence), fc.array(fc.string()), fc.boolean(), (occurrences, names, conditional) => {
        const sorted = occurrences.toSorted((a, b) => a.line - b.line)
        const body = {
          targets: names.map((name) => ['e', 'npm:é', name]),
          locals: names.map((name) => [name, 'variable', 3, 4, -1]),
          ...Object.fromEntries(COLUMNS.map((name) => [name, sorted.map((one) => one[name])])),
          ...(conditional ? { conditions: [[0, 'CONFIG_SMP']] } : {}),
        } as unknown as LinkSetBody
        expect(readLinkBody(packLinkBody(body) as Buffer)).toEqual(body)
      }),
    )
  })

  it('is left as it is where its lines are in no order', () => {
    const columns = Object.fromEntries(COLUMNS.map((name) => [name, [2, 1]]))
    expect(packLinkBody({ targets: [], locals: [], ...columns } as unknown as LinkSetBody)).toBeUndefined()
  })
})
