import { expect, it } from 'vitest'
import { termsOf } from '../../contract/words.ts'
import { termsOfName } from './name-terms.ts'

it('gives the terms that the contract cuts, each once, however many names were asked about in between', () => {
  const names = ['cartOfCarts', 'HTTPServer', '_total_of_cart', 'x'.repeat(65)]
  for (const name of names) expect([...termsOfName(name)]).toEqual([...new Set(termsOf(name))])
  for (let at = 0; at < 10_001; at++) termsOfName(`name${at}`)
  for (const name of names) expect([...termsOfName(name)]).toEqual([...new Set(termsOf(name))])
})
