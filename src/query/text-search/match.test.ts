import { describe, expect, it } from 'vitest'
import { processorTimeOf } from '../../../test/setup/processor-time.ts'
import { FileText, IndexedFile } from '../indexed/indexed-file.ts'
import { Effort, EffortSpent } from './effort.ts'
import { hitsIn } from './match.ts'
import { parseQuery } from './query.ts'

const row = { path: 'a.txt', language: 'text' } as IndexedFile['row']
const ALL = { after: 0, lines: Number.POSITIVE_INFINITY }
const hits = (text: string, query: string, wanted = ALL) => {
  const [branch] = parseQuery(query).branches
  const whole = new FileText(text)
  return branch && hitsIn(new IndexedFile(row, { text: () => whole }), branch, wanted, new Effort())
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

it('a text is found in any case, with signs that mean something in expressions, and letters outside ASCII', () => {
  const columns = (text: string, query: string) => hits(text, query)?.map(({ start, end }) => [start, end])
  expect(columns('x = A.B(c)[0]; y = aXb(C)[0]', '"a.b(c)[0]"')).toEqual([[4, 13]])
  expect(columns('größe GRÖSSE Größe', '"grö"')).toEqual([
    [0, 3],
    [6, 9],
    [13, 16],
  ])
  expect(columns('GetUser getuser', 'case:yes getuser')).toEqual([[8, 15]])
})

it('lines that are pasted are found however the file ends its lines', () => {
  for (const pasted of ['"b(\n  Ü)"', '"b(\r\n  Ü)"', 'case:no "B(\n  ü)"'])
    for (const text of ['a\nb(\n  Ü)\nb(\n  Ü)', 'a\r\nb(\r\n  Ü)\r\nb(\r\n  Ü)'])
      expect(hits(text, pasted), JSON.stringify([pasted, text])).toEqual([
        { line: 2, start: 0, endLine: 3, end: 4 },
        { line: 4, start: 0, endLine: 5, end: 4 },
      ])
  expect(hits('a\r\nb', '"a\n\nb"')).toBeUndefined()
})

it('an expression that looks to the end of a long line from each of its letters takes no time', async () => {
  const taken = await processorTimeOf(() => {
    expect(hits(`${LONG}\n`.repeat(5), '/a.*b|a/')?.length).toBeGreaterThanOrEqual(5)
  })
  expect(taken).toBeLessThan(10_000)
}, 600_000)

describe('of a file in which every line matches', () => {
  const text = 'ab\n'.repeat(200_000)

  it.each(['a', '/a|b/', 'a or ab'])('no more lines are noted than are wanted: %s', (query) => {
    const found = hits(text, query, { after: 150_000, lines: 3 }) ?? []
    expect([...new Set(found.map(({ line }) => line))]).toEqual([150_001, 150_002, 150_003])
  })

  it('every term counts wherever it stands, behind the wanted lines or before them', () => {
    const marked = `first\n${'ab\n'.repeat(10)}last\n`
    for (const query of ['ab first last', '"ab" "first" "last"', '"ab" /fir/ /las/']) {
      const found = hits(marked, query, { after: 5, lines: 2 })
      const lines = found && [...new Set(found.map(({ line }) => line))]
      expect(lines).toEqual(query.startsWith('"') ? [6, 7, 12] : undefined)
    }
    expect(hits(marked, '"ab" /nowhere/', { after: 5, lines: 2 })).toBeUndefined()
    expect(hits(marked, '"ab" -"first"', { after: 5, lines: 2 })).toBeUndefined()
    expect(hits(marked, 'first', { after: 5, lines: 2 })).toEqual([])
  })
})

it('an expression is not begun on what would take it minutes', () => {
  const large = '/(?:a.{200}|b.{200}|c.{200}|d.{200})z/'
  expect(() => hits('abcd efgh ijkl mnop\n'.repeat(20_000), large)).toThrow(EffortSpent)
  expect(() => hits('abcd efgh ijkl mnop\n'.repeat(20_000), `x -${large}`)).toThrow(EffortSpent)
  expect(hits('abcd efgh ijkl mnop\n'.repeat(200_000), '/[a-z]+ efgh (\\w{4} )+nowhere/')).toBeUndefined()
}, 60_000)
