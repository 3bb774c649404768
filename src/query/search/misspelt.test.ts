import { describe, expect, it } from 'vitest'
import { packWords } from '../../contract/word-blocks.ts'
import { isNear, respelt, wordsBeside } from './misspelt.ts'
import { planQuery } from './query-plan.ts'
import { MISSPELT_WEIGHT } from './rank.ts'
import { WordBlock } from './word-block.ts'

/** The blocks of one file that consists of these terms. */
function blocksOf(...terms: string[]): WordBlock[] {
  const postings = [...terms].sort().map((term) => ({ term, ordinals: [0], counts: [1] }))
  return packWords(postings, [terms.length]).map(({ first, data }) => new WordBlock(1, first, data))
}

describe('a misspelt word', () => {
  it('is near what one edit makes of it', () => {
    expect(['parser', 'parse', 'passe', 'pasre', 'arse'].map((other) => isNear('parse', other))).toEqual([
      true,
      false,
      true,
      true,
      true,
    ])
    expect(isNear('parse', 'parsing')).toBe(false)
    expect(isNear('parse', 'sparer')).toBe(false)
    expect(isNear('aab', 'ab')).toBe(true)
  })

  it('leads to the word that is meant, which counts nearly as much', () => {
    const { plan, meant } = respelt(planQuery('authentcator'), blocksOf('authenticator', 'authority'))
    expect([...meant]).toEqual(['authenticator'])
    expect(plan.written.get('authentcator')).toContain('authenticator')
    expect(plan.title.get('authentcator')).toContain('authenticator')
    const worth = plan.worths.get('authentcator') as number
    expect(plan.terms.get('authenticator')).toBeCloseTo(MISSPELT_WEIGHT * worth)
  })

  it('is left alone if the repository contains it, or if too many words are near', () => {
    const known = respelt(planQuery('readFile'), blocksOf('readfile', 'readfiles', 'read', 'fil'))
    expect(known.meant.size).toBe(0)
    const many = respelt(planQuery('lines of texta'), blocksOf('textb', 'textc', 'textd', 'texte', 'textf', 'text'))
    expect(many.meant.size).toBe(0)
  })

  it('may be a name without its underscores', () => {
    expect([...respelt(planQuery('readfiles'), blocksOf('read_file', 'readable')).meant]).toEqual(['read_file'])
  })

  it('may have its right spelling in another block', () => {
    expect(wordsBeside(planQuery('oepnSession'))).toContain('opensession')
    expect(wordsBeside(planQuery('REDIS_MODULEE_NODE'))).toContain('redis_module_node')
    expect(wordsBeside(planQuery('how are sessions opened'))).toEqual([])
  })
})
