import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FileFacts } from '../contract/file.ts'
import { LinkRecord, LinkSetBody } from '../contract/links.ts'
import { isPlainFileFacts, isPlainLinkRecord, isPlainLinkSetBody, parseFileFacts, parseLinkSetBody } from './shapes.ts'

const body = {
  targets: [
    ['s', 5],
    ['l', 0],
    ['e', 'npm:x', 'y'],
    ['u', 'who'],
    ['a', [0, 3]],
    ['m', [0, 3]],
  ],
  locals: [['x', 'parameter', 1, 2, -1]],
  line: [1, 2],
  column: [0, 4],
  length: [3, 1],
  use: [2, 0],
  target: [0, 4],
  from: [-1, 0],
  evidence: [1, 5],
  confidence: [100, 30],
  conditions: [[0, 'CONFIG_SMP']],
}
const record = { kind: 'links', id: 1, file: 2, module: 3, symbols: [4, 5], body: 'QUI=' }
const facts = {
  symbols: [
    {
      id: 1,
      name: 'f',
      kind: 'function',
      qualified: 'A.f',
      parent: 0,
      line: 1,
      column: 4,
      start: 1,
      end: 3,
      doc: [1, 2],
      signature: 'def f()',
      modifiers: ['async'],
      parameters: [{ name: 'a', type: 'int', default: '1', variadic: true }],
      returns: 'int',
      receiver: 'A',
      type: 'T',
      annotations: ['@x'],
      conditions: ['linux'],
      extra: { syscall: 'read', scoped: true, arity: 2, none: null, tables: ['a', 1] },
    },
  ],
  chunks: [{ type: 'function', start: 1, end: 3, symbol: 0 }],
  diagnostics: { errors: 1, lines: [4] },
  module: 'm',
}

/** Values that sit on the edge of some rule, or are of another kind altogether. */
const odd = fc.oneof(
  fc.constantFrom(
    -2,
    -1,
    0,
    1,
    1.5,
    99,
    101,
    10_000,
    10_001,
    10_000_001,
    2 ** 52,
    2 ** 53,
    1e300,
    Number.NaN,
    null,
    true,
    '',
    's',
    'zz',
  ),
  fc.constantFrom([], {}, [1], ['s'], ['s', 1, 2], ['x', 1], 'n'.repeat(513), 'n'.repeat(1025), 'n'.repeat(2049), {
    name: 'a',
    other: 1,
  }),
  fc.constantFrom(undefined, Number.POSITIVE_INFINITY, 'QQ=', 'Q===', '=QQQ', 'QQ=Q', 'Q-==', 'QQ==\n', {
    deep: [[1]],
  }),
)

/** The value with one place of it, however deep, replaced, removed or added. */
function mutated(value: unknown, choose: number, by: unknown): unknown {
  const copy = structuredClone(value) as Record<string, unknown>
  const places: [Record<string, unknown>, string][] = []
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    for (const key of [...Object.keys(node), Array.isArray(node) ? String(node.length) : 'added']) {
      places.push([node as Record<string, unknown>, key])
      walk((node as Record<string, unknown>)[key])
    }
  }
  walk(copy)
  const [node, key] = places[choose % places.length] as [Record<string, unknown>, string]
  if (by === undefined && !Array.isArray(node)) delete node[key]
  else node[key] = by ?? null
  return copy
}

describe.each([
  ['a link set body', body, LinkSetBody, isPlainLinkSetBody],
  ['the facts of a file', facts, FileFacts, isPlainFileFacts],
  ['a record of links', record, LinkRecord, isPlainLinkRecord],
] as const)('%s', (_, good, schema, isPlain) => {
  it('is recognised as it is usually sent', () => {
    expect(isPlain(good)).toBe(true)
    expect(schema.safeParse(good).success).toBe(true)
  })

  it('is never accepted when the schema refuses it', () => {
    let refused = 0
    fc.assert(
      fc.property(fc.nat(10_000), odd, fc.nat(10_000), odd, (first, one, second, other) => {
        const value = mutated(mutated(good, first, one), second, other)
        const lawful = schema.safeParse(value).success
        if (!lawful) refused += 1
        return !isPlain(value) || lawful
      }),
      { numRuns: 4000 },
    )
    expect(refused).toBeGreaterThan(1000)
  })
})

it.each([
  ['a link set body', body, parseLinkSetBody],
  ['the facts of a file', facts, parseFileFacts],
] as const)('leaves fields that the contract does not know out of %s', (_, good, parse) => {
  expect(parse(JSON.stringify({ ...good, added: [[1]] }), 'it')).toEqual(good)
})
