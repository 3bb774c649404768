import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LinkSetBody } from '../../contract/links.ts'
import type { Links } from '../../query/indexed/links.ts'
import { PACKING, packLinkBody, readLinkBody } from './link-body.ts'

const id = fc.nat(2 ** 52 - 1)
const index = fc.nat(200_000)
const options = fc.array(index, { minLength: 2, maxLength: 5 })
const target = fc.oneof(
  fc.tuple(fc.constant('s'), id),
  fc.tuple(fc.constant('l'), index),
  fc.tuple(fc.constant('e'), fc.string(), fc.string({ unit: 'binary' })),
  fc.tuple(fc.constant('u'), fc.string()),
  fc.tuple(fc.constantFrom('a', 'm'), options),
)
const line = fc.nat(10_000_000)
const local = fc.tuple(
  fc.string(),
  fc.constantFrom('parameter', 'variable', 'function', 'class', 'type', 'label', 'import'),
  line,
  line,
  fc.integer({ min: -1, max: 200_000 }),
)
const occurrence = fc.record({
  line,
  column: line,
  length: fc.nat(10_000),
  use: fc.nat(10),
  target: fc.nat(1_000_000),
  from: fc.integer({ min: -1, max: 200_000 }),
  evidence: fc.nat(6),
  confidence: fc.nat(100),
})
const COLUMNS = ['line', 'column', 'length', 'use', 'target', 'from', 'evidence', 'confidence'] as const

/** One of each kind, and what was kept of it while targets and locals were JSON. */
const BODY = {
  targets: [
    ['s', 4503599627370495],
    ['l', 0],
    ['e', 'npm:é', 'get'],
    ['u', 'who'],
    ['a', [0, 3]],
  ],
  locals: [['x', 'variable', 3, 4, -1]],
  line: [1, 200, 200],
  column: [0, 4, 300],
  length: [3, 1, 200],
  use: [2, 0, 10],
  target: [0, 4, 1],
  from: [-1, 2, 0],
  evidence: [1, 5, 2],
  confidence: [100, 30, 90],
  conditions: [[1, 'CONFIG_SMP']],
} satisfies LinkSetBody
const BEFORE =
  'AwHHAQAABKwCAwHIAQIACgAEAQEGAwEFAmQeWnsidGFyZ2V0cyI6W1sicyIsNDUwMzU5OTYyNzM3MDQ5NV0sWyJsIiwwXSxbImUiLCJucG06w6kiLCJnZXQi' +
  'XSxbInUiLCJ3aG8iXSxbImEiLFswLDNdXV0sImxvY2FscyI6W1sieCIsInZhcmlhYmxlIiwzLDQsLTFdXSwiY29uZGl0aW9ucyI6W1sxLCJDT05GSUdfU01QIl1dfQ=='

/** As it was sent. */
function sent({ targets, locals, conditions, ...columns }: Links) {
  return {
    ...Object.fromEntries(Object.entries(columns).map(([name, of]) => [name, Array.from(of)])),
    ...(conditions === undefined ? {} : { conditions }),
    targets: Array.from({ length: targets.length }, (_, at) => targets.of(at)),
    locals: Array.from({ length: locals.length }, (_, at) => locals.of(at)),
  }
}

describe('a link set’s body', () => {
  it('is the same again after it was packed', () => {
    fc.assert(
      fc.property(
        fc.array(occurrence),
        fc.array(target),
        fc.array(local),
        fc.boolean(),
        (all, targets, locals, conditional) => {
          const body = {
            targets,
            locals,
            ...Object.fromEntries(COLUMNS.map((name) => [name, all.map((one) => one[name])])),
            ...(conditional ? { conditions: [[0, 'CONFIG_SMP']] } : {}),
          } as unknown as LinkSetBody
          const links = readLinkBody(packLinkBody(body), PACKING.columns)
          expect(sent(links)).toEqual(body)
          for (const [at, [kind, id]] of targets.entries())
            expect(links.targets.symbol(at)).toBe(kind === 's' ? id : undefined)
          for (const [name, , line] of locals)
            expect(links.locals.find(name, line)).toBe(locals.findIndex((of) => of[0] === name && of[2] === line))
          expect(links.targets.of(targets.length)).toBeUndefined()
          expect(links.locals.of(-1)).toBeUndefined()
        },
      ),
    )
  })

  it('that was stored before is read as it was kept then', () => {
    expect(sent(readLinkBody(packLinkBody(BODY), PACKING.columns))).toEqual(BODY)
    expect(sent(readLinkBody(Buffer.from(BEFORE, 'base64'), PACKING.occurrences))).toEqual(BODY)
    expect(sent(readLinkBody(Buffer.from(JSON.stringify(BODY)), PACKING.json))).toEqual(BODY)
  })
})
