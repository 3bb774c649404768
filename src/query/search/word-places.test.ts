import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../contract/words.ts'
import { readPlaces, termKey } from './word-places.ts'

const TEXT = `const totalOfCart = sum(cart) // ein größerer Korb 12ab 漢字 𝒳x
getHTTPServer($cart_items, 3)

the total, totals and total_of_cart
`

describe('places of words', () => {
  it('says on which lines each term stands, once for each time', () => {
    const places = readPlaces(TEXT)
    expect(Array.from(places.of(termKey('cart')))).toEqual([1, 1, 2, 4])
    expect(Array.from(places.of(termKey('server')))).toEqual([])
    expect(places.says(termKey('cart'), 2, 3)).toBe(true)
    expect(places.says(termKey('cart'), 3, 3)).toBe(false)
    expect(places.says(termKey('missing'), 1, 4)).toBe(false)
    expect(Array.from(places.of(termKey('total')))).toEqual([1, 4, 4, 4])
  })

  it('counts the terms that the contract cuts, line by line', () => {
    const places = readPlaces(TEXT)
    const lines = TEXT.split('\n')
    for (const [at, line] of lines.entries())
      expect(places.termsBetween(at + 1, at + 1), line).toBe(wordsOf(line).length)
    for (const term of new Set(wordsOf(TEXT))) {
      const times = wordsOf(TEXT).filter((word) => word === term).length
      expect([places.of(termKey(term)).length, places.times(termKey(term))], term).toEqual([times, times])
    }
    expect(places.times(termKey('missing'))).toBe(0)
    expect(places.termsBetween(1, 99)).toBe(wordsOf(TEXT).length)
    expect(places.termsBetween(3, 2)).toBe(0)
  })

  it('keeps two texts apart that share words', () => {
    const one = readPlaces('cart\ncart')
    const other = readPlaces('mail\ncart')
    expect(one.of(termKey('cart')).length).toBe(2)
    expect(other.of(termKey('cart')).length).toBe(1)
    expect(one.of(termKey('mail')).length).toBe(0)
  })
})
