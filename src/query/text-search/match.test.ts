import { expect, it } from 'vitest'
import { FileText, IndexedFile } from '../indexed-file.ts'
import { hitsIn } from './match.ts'
import { parseQuery } from './query.ts'

const row = { path: 'a.txt', language: 'text' } as IndexedFile['row']
const hits = (text: string, query: string) => {
  const [branch] = parseQuery(query).branches
  return branch && hitsIn(new IndexedFile(row, { text: () => new FileText(text) }), branch)
}
const LONG = 'a'.repeat(20_000)

it.each(['a', '/a/', 'case:yes /a|b/'])('of a line no more is noted than an answer shows: %s', (query) => {
  const found = hits(`${LONG}\n${LONG}\nb a\n`, query) ?? []
  expect(found.filter(({ line }) => line === 1).length).toBeLessThanOrEqual(20)
  expect([...new Set(found.map(({ line }) => line))]).toEqual([1, 2, 3])
})

it('all that a line of ordinary length holds is noted', () => {
  expect(hits('a a a\na', 'a')?.map(({ line, start }) => [line, start])).toEqual([
    [1, 0],
    [1, 2],
    [1, 4],
    [2, 0],
  ])
  expect(hits('a a a\na', '/a/')).toHaveLength(4)
})

it('an expression that looks to the end of a long line from each of its letters takes no time', () => {
  const before = performance.now()
  expect(hits(`${LONG}\n`.repeat(5), '/a.*b|a/')?.length).toBeGreaterThanOrEqual(5)
  expect(performance.now() - before).toBeLessThan(10_000)
}, 600_000)
