import { describe, expect, it } from 'vitest'
import type { Found } from './found.ts'
import { RERANKED } from './rank.ts'
import { NOT_RERANKED, rerank } from './rerank.ts'

const found = (path: string, score: number) =>
  ({ file: { path, text: `one\n${path} two\nthree` }, start: 2, end: 2, score, parts: {} }) as unknown as Found
const order = (results: readonly Found[]) => results.map((one) => one.file.path)

describe('a second reading', () => {
  it('puts first what the judge found to answer, of the lines that were found', async () => {
    const seen: string[] = []
    const { results } = await rerank('q', [found('a', 1), found('b', 0.9), found('c', 0.2)], async (_, texts) => {
      seen.push(...texts)
      return [0, 1, 0]
    })
    expect(seen).toEqual(['a\na two', 'b\nb two', 'c\nc two'])
    expect(order(results)).toEqual(['b', 'a', 'c'])
  })

  it('leaves what it did not read behind what it read', async () => {
    const many = Array.from({ length: RERANKED + 5 }, (_, at) => found(`f${at}`, 1 - at / 100))
    const { results } = await rerank('q', many, async (_, texts) => texts.map((_, at) => at / texts.length))
    expect(order(results).slice(RERANKED)).toEqual(order(many).slice(RERANKED))
    expect(results.map((one) => one.score)).toEqual(results.map((one) => one.score).toSorted((a, b) => b - a))
    expect(order(results)).not.toEqual(order(many))
  })

  it('that does not come leaves the order as it was, and says so', async () => {
    const first = [found('a', 1), found('b', 0.5)]
    const answer = await rerank('q', first, async () => {
      throw new Error('late')
    })
    expect(answer).toEqual({ results: first, warning: NOT_RERANKED })
  })
})
