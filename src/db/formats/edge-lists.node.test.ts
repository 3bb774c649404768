import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { USES } from '../../contract/links.ts'
import { edgeLists, howIn, otherOf, readEdge, type SymbolEdge, USE_BITS, WAYS } from './edge-lists.ts'

const database = new DatabaseSync(':memory:')
const opened = (others: string) =>
  database
    .prepare(
      `SELECT ${otherOf('j.value')} AS other, ${howIn('j.value')} AS how, j.value AS text FROM json_each(jsonb(?)) j`,
    )
    .all(others) as { other: number; how: number; text: string }[]

const edge = (target: number, source: number, more: Partial<SymbolEdge> = {}): SymbolEdge => ({
  ...{ target, source, uses: 4, sites: 1, confidence: 95 },
  ...more,
})

describe('a list of edges', () => {
  it('gives back what was put into it, from both ends, and inside the database the symbol and its uses', () => {
    const edges = [
      edge(2 ** 52 - 1, 0),
      edge(2 ** 52 - 1, 91, { uses: 2 ** USE_BITS - 1, sites: 1_000_000, confidence: 100 }),
      edge(5, 92 ** 7, { uses: 1, sites: 2, confidence: 0 }),
      edge(5, 2 ** 51 + 57, { uses: 1024, sites: 300, confidence: 1 }),
    ]
    for (const [way, near, far] of [
      [WAYS.into, 'target', 'source'],
      [WAYS['out of'], 'source', 'target'],
    ] as const) {
      const found = edgeLists(edges)
        .filter((list) => list.way === way)
        .flatMap(({ symbol, others }) =>
          opened(others).map(({ other, how, text }) => {
            const { other: read, ...use } = readEdge(text)
            expect([other, how % 2 ** USE_BITS]).toEqual([read, use.uses])
            return { [near]: symbol, [far]: read, ...use }
          }),
        )
      expect(found).toEqual(expect.arrayContaining(edges))
      expect(found).toHaveLength(edges.length)
    }
  })

  it('is in rows of less than 1 KB, the same in whatever order the edges come', () => {
    const edges = Array.from({ length: 500 }, (_, at) => edge(7, at * 9e12, { sites: at + 1 }))
    const lists = edgeLists(edges)
    expect(lists.filter((list) => list.way === WAYS.into).length).toBeGreaterThan(1)
    for (const { others } of lists) {
      const { bytes } = database.prepare('SELECT length(jsonb(?)) AS bytes').get(others) as { bytes: number }
      expect(bytes).toBeLessThan(970)
    }
    const into = (of: typeof lists) => of.filter((list) => list.way === WAYS.into)
    expect(into(edgeLists(edges.toReversed()))).toEqual(into(lists))
  })

  it('has room for every use that there is', () => {
    expect(USES.length).toBeLessThanOrEqual(USE_BITS)
  })
})
