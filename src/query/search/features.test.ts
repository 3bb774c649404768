import { describe, expect, it } from 'vitest'
import type { SymbolFact } from '../../contract/symbols.ts'
import { wordsOf } from '../../contract/words.ts'
import { columnsOf } from '../indexed/symbol-columns.ts'
import { type Candidate, readCandidates } from './features.ts'
import { readWords } from './file-words.ts'
import { planQuery } from './query-plan.ts'

function file(path: string, text: string, role: Candidate['role'] = 'source', names: string[] = []): Candidate {
  const symbols = names.map((name, id) => ({ id, name, kind: 'function' as const, start: 1, end: 1, flags: 0 }))
  const words = readWords({ text, columns: columnsOf(symbols as unknown as SymbolFact[]), chunks: [] })
  return { path, role, size: text.length, words }
}

function featuresOf(query: string, files: readonly Candidate[], texts: readonly string[]) {
  const documentFrequency = (term: string) => texts.filter((text) => wordsOf(text).includes(term)).length
  return readCandidates(planQuery(query), files, { files: 100, documentFrequency }).map(({ features }) => features)
}

describe('what speaks for a file', () => {
  it('tells what the first line of a report says from all that follows', () => {
    const texts = ['cart of goods\n', 'printer and paper\n']
    const files = [file('src/aa.ts', texts[0] as string), file('src/bb.ts', texts[1] as string)]
    const [cart, printer] = featuresOf('cart loses goods\n\nSeen beside a printer, with paper in it.', files, texts)
    expect(cart?.titleCoverage).toBe(1)
    expect(printer?.titleCoverage).toBe(0)
    expect(printer?.coverage).toBeGreaterThan(0)
  })

  it('says how much of a name was asked for', () => {
    const texts = ['cart\n', 'cart\n']
    const files = [file('src/cart.ts', 'cart\n'), file('src/cart-price-table.ts', 'cart\n')]
    const [whole, third] = featuresOf('empty cart', files, texts)
    expect(whole?.stemAsked).toBe(1)
    expect(whole?.pathAsked).toBeCloseTo(1 / 3)
    expect(third?.stemAsked).toBeCloseTo(1 / 3)
  })

  it('knows names that say nothing, and the language that most sources are in', () => {
    const texts = ['cart\n', 'cart\n', 'cart\n', 'cart\n']
    const files = [
      file('src/index.ts', 'cart\n'),
      file('src/cart.ts', 'cart\n'),
      file('tools/cart.py', 'cart\n'),
      file('docs/cart.md', 'cart\n', 'documentation'),
    ]
    const features = featuresOf('empty cart', files, texts)
    expect(features.map((of) => of?.nondescript)).toEqual([1, 0, 0, 0])
    expect(features.map((of) => Math.round(3 * (of?.language ?? 0)))).toEqual([2, 2, 1, 0])
  })

  it('knows where a name is defined that was written with what it belongs to', () => {
    const files = [
      file('src/cart.ts', 'cart\n', 'source', ['Cart', 'empty']),
      file('src/basket/index.ts', 'cart\n', 'source', ['empty']),
      file('src/shelf.ts', 'cart\n', 'source', ['Cart']),
    ]
    const texts = ['cart\n', 'cart\n', 'cart\n']
    const memberOf = (query: string) => featuresOf(query, files, texts).map((of) => of?.member)
    expect(memberOf('cart: Cart.empty loses goods')).toEqual([1, 0, 0])
    expect(memberOf('cart: basket.empty loses goods')).toEqual([0, 1, 0])
    expect(memberOf('cart: empty loses goods')).toEqual([0, 0, 0])
  })

  it('holds no language against a file that was asked for by its path', () => {
    const files = [file('src/cart.ts', 'cart\n'), file('tools/cart.py', 'cart\n')]
    const features = featuresOf('empty cart in tools/cart.py', files, ['cart\n', 'cart\n'])
    expect(features.map((of) => of?.language)).toEqual([0.5, 1])
  })
})
