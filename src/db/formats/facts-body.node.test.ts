import { Buffer } from 'node:buffer'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ChunkSpan, type FileFacts } from '../../contract/file.ts'
import { MODIFIERS, SYMBOL_KINDS, SymbolFact } from '../../contract/symbols.ts'
import { packFacts, readFacts } from './facts-body.ts'

const line = fc.nat(10_000_000)
const text = fc.string({ unit: 'binary', maxLength: 20 })
const parameter = fc.record(
  { name: text, type: text, default: text, variadic: fc.constant(true) },
  { requiredKeys: ['name'] },
)
const SYMBOL = {
  id: fc.nat(2 ** 52 - 1),
  name: fc.string({ minLength: 1, maxLength: 20 }),
  kind: fc.constantFrom(...SYMBOL_KINDS),
  qualified: text,
  parent: fc.nat(50),
  line,
  column: line,
  start: line,
  end: line,
  doc: fc.tuple(line, line),
  signature: text,
  modifiers: fc.array(fc.constantFrom(...MODIFIERS), { maxLength: 12 }),
  parameters: fc.array(parameter, { maxLength: 3 }),
  returns: text,
  receiver: text,
  type: text,
  annotations: fc.array(text, { maxLength: 3 }),
  conditions: fc.array(text, { maxLength: 3 }),
  extra: fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), fc.jsonValue()),
}
const CHUNK = {
  type: fc.constantFrom('function', 'method', 'type', 'interface', 'file'),
  start: line,
  end: line,
  symbol: fc.nat(40),
}
const symbol = fc.record(SYMBOL, { requiredKeys: ['id', 'name', 'kind', 'line', 'column', 'start', 'end'] })
const chunk = fc.record(CHUNK, { requiredKeys: ['type', 'start', 'end'] })
const facts = fc
  .record(
    {
      symbols: fc.array(symbol),
      chunks: fc.array(chunk),
      diagnostics: fc.record({ errors: fc.nat(), lines: fc.array(line, { maxLength: 20 }) }),
      module: text,
    },
    { requiredKeys: ['symbols', 'chunks'] },
  )
  .map((one) => ({
    ...one,
    symbols: one.symbols.map(({ parent, ...rest }, at) =>
      parent === undefined || at === 0 ? rest : { ...rest, parent: parent % at },
    ),
  }))
  .map((one) => JSON.parse(JSON.stringify(one)) as FileFacts) // as it comes: without what JSON does not tell apart

/** Methods of classes, as an extractor finds them. */
const methods = (count: number, moved = 0): FileFacts => ({
  symbols: Array.from({ length: count }, (_, n) => {
    const [kind, name] = n % 8 === 0 ? ['class', `Class${n}`] : ['method', `method_${n}`]
    const owner = n - (n % 8)
    return {
      id: (Math.imul(n, 2654435761) >>> 0) * 2 ** 20,
      name,
      kind,
      line: 7 * n + 1 + moved,
      column: 4,
      start: 7 * n + 1 + moved,
      end: 7 * n + 5 + moved,
      signature: `def ${name}(self, value)`,
      ...(kind === 'method' ? { qualified: `Class${owner}.${name}`, parent: owner } : {}),
    } as FileFacts['symbols'][number]
  }),
  chunks: [],
})

describe('a file’s facts', () => {
  it('are the same again after they were packed, whatever the contract allows', () => {
    fc.assert(
      fc.property(facts, (one) => {
        expect(readFacts(packFacts(one))).toEqual(one)
      }),
    )
  })

  it('are the same symbol by symbol, whichever is asked for first', () => {
    fc.assert(
      fc.property(facts, fc.infiniteStream(fc.nat()), (one, order) => {
        const { columns } = readFacts(packFacts(one))
        for (const { at } of one.symbols
          .map((_, at) => ({ at, order: order.next().value }))
          .sort((a, b) => a.order - b.order)) {
          expect(columns.of(at)).toEqual(one.symbols[at])
          expect(columns.of(at)).toBe(columns.of(at))
        }
        expect(columns.names).toEqual(one.symbols.map(({ name }) => name))
        expect([...columns.ids]).toEqual(one.symbols.map(({ id }) => id))
        expect(one.symbols.map((_, at) => columns.kind(at))).toEqual(one.symbols.map(({ kind }) => kind))
        expect(one.symbols.map((_, at) => columns.parent(at))).toEqual(one.symbols.map(({ parent = -1 }) => parent))
        expect(one.symbols.map((_, at) => columns.start(at))).toEqual(one.symbols.map(({ start }) => start))
        expect(one.symbols.map((_, at) => columns.end(at))).toEqual(one.symbols.map(({ end }) => end))
        expect(columns.docs()).toEqual(one.symbols.map(({ doc }) => doc))
        expect(one.symbols.map((_, at) => columns.isDeclaration(at))).toEqual(
          one.symbols.map(({ modifiers = [] }) => modifiers.includes('declaration')),
        )
        expect(columns.hasReceivers).toBe(one.symbols.some(({ receiver }) => receiver !== undefined))
        expect([columns.of(-1), columns.of(one.symbols.length), columns.kind(-1)]).toEqual([
          undefined,
          undefined,
          undefined,
        ])
      }),
    )
  })

  it('are told apart also where a name looks like the end of the names', () => {
    for (const odd of ['a"],[', '],["b', '\\"],["', ',"],[', '"],["', '\\', '],[']) {
      const one = methods(9)
      for (const symbol of one.symbols) Object.assign(symbol, { name: odd, signature: odd })
      expect(readFacts(packFacts({ ...one, module: odd }))).toEqual({ ...one, module: odd })
    }
  })

  it('say once when their texts are read and once when many of their symbols are made', () => {
    const told: string[] = []
    const read = readFacts(packFacts(methods(100)), (what) => told.push(what))
    expect([read.columns.names[50], read.columns.kind(50), read.columns.parent(50)]).toEqual([
      'method_50',
      'method',
      48,
    ])
    expect(told).toEqual([])
    read.columns.of(50)
    expect(told).toEqual(['texts'])
    expect(read.symbols).toHaveLength(100)
    expect(read.symbols[50]).toBe(read.columns.of(50))
    expect(told).toEqual(['texts', 'symbols'])
  })

  it('have no field that was not tried', () => {
    expect(Object.keys(SYMBOL).sort()).toEqual(Object.keys(SymbolFact.shape).sort())
    expect(Object.keys(CHUNK).sort()).toEqual(Object.keys(ChunkSpan.shape).sort())
  })

  it('that were stored before, as the JSON that is sent, are read', () => {
    expect(readFacts(Buffer.from(JSON.stringify(methods(20))))).toEqual(methods(20))
  })

  it('take little more than half of what their JSON does, and a name within its class nothing', () => {
    const packed = deflateRawSync(packFacts(methods(400)))
    expect(packed.length).toBeLessThan(0.6 * deflateRawSync(JSON.stringify(methods(400))).length)
    expect(packFacts(methods(400)).toString('latin1')).not.toContain('Class0.method_1')
  })

  it('that an edit moved differ in one place', () => {
    const [before, after] = [packFacts(methods(400)), packFacts(methods(400, 3))]
    expect(after.length).toBe(before.length)
    expect(after.filter((byte, at) => byte !== before[at])).toHaveLength(1)
  })
})
