import { describe, expect, it } from 'vitest'
import { packWords } from '../../contract/word-blocks.ts'
import { wordsOf } from '../../contract/words.ts'
import type { Segment } from '../ports.ts'
import { wordCandidates } from './candidates.ts'
import { planQuery } from './query-plan.ts'
import { WordBlock } from './word-block.ts'

/** One segment of texts; a file's id is its place in `ids`. */
function indexOf(segments: readonly { id: number; files: Record<number, string> }[]): {
  segments: Segment[]
  blocks: WordBlock[]
} {
  const blocks: WordBlock[] = []
  const all = segments.map(({ id, files }) => {
    const ids = Object.keys(files).map(Number)
    const terms = new Map<string, Map<number, number>>()
    const lengths = ids.map((file, ordinal) => {
      const words = wordsOf(files[file] as string)
      for (const word of words) {
        const own = terms.get(word) ?? new Map<number, number>()
        terms.set(word, own.set(ordinal, (own.get(ordinal) ?? 0) + 1))
      }
      return words.length
    })
    const postings = [...terms]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, own]) => ({ term, ordinals: [...own.keys()], counts: [...own.values()] }))
    for (const { first, data } of packWords(postings, lengths)) blocks.push(new WordBlock(id, first, data))
    return { id, files: ids }
  })
  return { segments: all, blocks }
}
const candidates = (query: string, index: ReturnType<typeof indexOf>, indexed: number, most = 10) =>
  wordCandidates(planQuery(query), index.segments, index.blocks, indexed, most)
const named = ({ scores }: ReturnType<typeof wordCandidates>): number[] => [...scores.keys()]

describe('candidates by words', () => {
  const index = indexOf([
    { id: 1, files: { 10: 'parse cookie header cookie', 11: 'render template page', 12: 'header footer' } },
    { id: 2, files: { 20: 'cookie jar', 10: 'parse cookie header cookie', 21: 'nothing here' } },
  ])

  it('puts first the files that hold all of the words, then those that hold the rarer', () => {
    expect(named(candidates('parse cookie', index, 5))).toEqual([10, 20])
  })

  it('counts a file once that two segments cover', () => {
    const once = indexOf([
      { id: 1, files: { 10: 'parse cookie header cookie', 11: 'render template page', 12: 'header footer' } },
      { id: 2, files: { 20: 'cookie jar', 21: 'nothing here' } },
    ])
    expect(named(candidates('cookie header', index, 5))).toEqual(named(candidates('cookie header', once, 5)))
  })

  it('names no more than were asked for, and says how many there are', () => {
    const found = candidates('cookie header', index, 5, 1)
    expect(named(found)).toEqual([10])
    expect(found.total).toBe(3)
  })

  it('tells which files may be called so, where their paths count as often as they do', () => {
    const word = (text: string, times: number) => `${text} `.repeat(times)
    const paths = indexOf([
      { id: 1, files: { 10: word('cart', 6) + word('test', 6), 11: word('cart', 20), 12: word('test', 5) } },
      {
        id: 2,
        files: { 20: word('cart', 7) + word('test', 8) + word('sum', 50), 10: word('cart', 6) + word('test', 6) },
      },
    ])
    const { called } = candidates('cart.test.ts', paths, 4, 1)
    expect(called(['cart', 'test']).sort()).toEqual([10, 20])
    expect(called(['cart']).sort()).toEqual([10, 11, 20])
    expect(called(['sum'])).toEqual([])
    expect(called([])).toEqual([])
  })

  it('finds nothing where no file holds a word', () => {
    expect(candidates('quaternion', index, 5)).toMatchObject({ scores: new Map(), total: 0 })
  })
})
