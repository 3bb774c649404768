import { expect, it } from 'vitest'
import { columnsOf } from '../indexed/symbol-columns.ts'
import { gatherEvidence, wantedOf } from './evidence.ts'
import { readWords } from './file-words.ts'

const WANTED = wantedOf(
  new Map([
    ['cart', 1],
    ['total', 1],
  ]),
)

/** A file of so many lines, with these words on these lines (1-based). */
function evidenceOf(lines: number, said: Readonly<Record<number, string>>, spans?: readonly [number, number][]) {
  const text = Array.from({ length: lines }, (_, at) => said[at + 1] ?? 'nothing').join('\n')
  const chunks = (spans ?? []).map(([start, end]) => ({ type: 'function' as const, start, end }))
  return gatherEvidence({ path: 'src/a.ts', words: readWords({ text, columns: columnsOf([]), chunks }) }, WANTED)
}

it('cuts a long text into windows of forty lines, of which it keeps those that contain a term', () => {
  const { passages, windows } = evidenceOf(100, { 30: 'total cart cart' })
  expect(windows).toBe(4)
  expect(passages.map(({ start, end }) => [start, end])).toEqual([
    [1, 40],
    [21, 60],
  ])
  for (const { terms, times, length } of passages) {
    expect(terms.map((term, at) => [WANTED[term]?.[0], times[at]])).toEqual([
      ['cart', 2],
      ['total', 1],
    ])
    expect(length).toBe(42)
  }
})

it('counts the windows of chunks without any term too', () => {
  const { passages, windows } = evidenceOf(130, { 125: 'cart' }, [
    [1, 40],
    [41, 81],
    [82, 130],
  ])
  expect(windows).toBe(1 + 2 + 2)
  expect(passages.map(({ start, end }) => [start, end])).toEqual([[102, 130]])
})
