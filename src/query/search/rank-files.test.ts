import { describe, expect, it } from 'vitest'
import type { SymbolFact } from '../../contract/symbols.ts'
import { wordsOf } from '../../contract/words.ts'
import { columnsOf } from '../indexed/symbol-columns.ts'
import type { Candidate } from './features.ts'
import { readWords } from './file-words.ts'
import { planQuery } from './query-plan.ts'
import { type Beside, rankFiles } from './rank-files.ts'

const file = (path: string, text: string, role: Candidate['role'] = 'source') => ({
  path,
  text,
  role,
  size: text.length,
  words: readWords({ text, columns: columnsOf([]), chunks: [] }),
})

function paths(query: string, files: readonly ReturnType<typeof file>[], beside?: Beside): string[] {
  const documentFrequency = (term: string) => files.filter(({ text }) => wordsOf(text).includes(term)).length
  return rankFiles(planQuery(query), files, { files: 100, documentFrequency }, beside).map(
    ({ candidate }) => candidate.path,
  )
}

describe('the order of files', () => {
  const cart = file('src/cart.ts', 'total of the cart\n')
  const mail = file('src/mail.ts', 'send a message\n')

  it('puts source before tests and documents that say the same, unless tests are asked for', () => {
    const files = [file('cart.test.ts', cart.text, 'test'), file('cart.md', cart.text, 'documentation'), cart]
    expect(paths('total of a cart', files)[0]).toBe('src/cart.ts')
    const asked = [file('cases.test.ts', 'total of the cart, cart total\n', 'test'), file('src/sum.ts', 'total\n')]
    expect(paths('total of a cart', asked)[0]).toBe('src/sum.ts')
    expect(paths('tests of the cart total', asked)[0]).toBe('cases.test.ts')
  })

  it('finds what a test says in prose and its code does not', () => {
    const files = [
      file('src/aa.ts', 'discount\n'),
      file('src/zz.ts', 'discount\n'),
      file('test/zz.test.ts', 'discount for students on weekends\n', 'test'),
    ]
    expect(paths('discount for students on weekends', files)[0]).toBe('src/zz.ts')
  })

  it('puts a test first whose path is asked for, and not one that a long text names on its way', () => {
    const files = [
      cart,
      file('test/cart.test.ts', 'total of the cart\n', 'test'),
      file('CHANGES.md', cart.text, 'documentation'),
    ]
    expect(paths('cart.test.ts: total of the cart', files)[0]).toBe('test/cart.test.ts')
    const report = 'Fix the total of the cart\n\nThere is a case in test/cart.test.ts, and a line in CHANGES.md.'
    expect(paths(report, files)[0]).toBe('src/cart.ts')
  })

  it('goes by the innermost frame that is of the repository, however deep what it stands on fails', () => {
    const frame = (path: string) => `  File "/opt/lib/site-packages/${path}", line 2, in run\n`
    const foreign = Array.from({ length: 12 }, (_, n) => frame(`driver/layer${n}.py`)).join('')
    const trace = `Traceback (most recent call last):\n${frame('shop/far.py')}${frame('shop/near.py')}${foreign}DriverError: timeout`
    const files = [
      file('src/shop/driver.py', 'timeout of the driver error\n'),
      file('src/shop/far.py', 'a\n'),
      file('src/shop/near.py', 'b\n'),
    ]
    expect(paths(trace, files)[0]).toBe('src/shop/near.py')
  })

  it('puts a file first that the asker was just at, of two that say the same', () => {
    const files = [file('src/bill.ts', cart.text), file('src/other.ts', cart.text)]
    expect(paths('total of the cart', files)[0]).toBe('src/bill.ts')
    expect(paths('total of the cart', files, { recent: ['src/other.ts'] })[0]).toBe('src/other.ts')
  })

  it('puts a file first whose symbol is described by its words and its package, before those that say them more often', () => {
    const named = (path: string, text: string, ...names: string[]) => {
      const symbols = names.map((name) => ({ name, start: 1, end: 1 })) as unknown as SymbolFact[]
      return { ...file(path, text), words: readWords({ text, columns: columnsOf(symbols), chunks: [] }) }
    }
    const files = [
      named('src/flow/many.ts', 'cursor result of cursor results\n'.repeat(5), 'CursorResultTable', 'results'),
      named('src/engine/one.ts', 'class CursorResult {}\n', 'CursorResult'),
    ]
    expect(paths('engine result cursors', files)[0]).toBe('src/engine/one.ts')
  })

  it('does not show a file for having been looked at alone', () => {
    expect(paths('total of the cart', [cart, mail], { recent: ['src/mail.ts'] })).toEqual(['src/cart.ts'])
  })

  it('puts the file first that says an error message on a line, before one that says its words here and there', () => {
    const raising = file(
      'src/zz.ts',
      `${'let other = 1\n'.repeat(40)}throw new Error('negotiation of formats is invalid')\n`,
    )
    const lines = ['invalid', 'negotiation', 'formats', 'invalid', 'Error of formats', 'negotiation'].map(
      (line) => `${line}\n${'let other = 1\n'.repeat(9)}`,
    )
    const talking = file('src/aa.ts', lines.join(''))
    expect(paths('Error: negotiation of formats is invalid', [talking, raising])[0]).toBe('src/zz.ts')
  })

  it('finds two words that are one name', () => {
    const apart = file('src/aa.ts', 'content of a page and its length\n')
    const together = file('src/bb.ts', 'a page has contentLength and so\n')
    expect(paths('content length', [apart, together])[0]).toBe('src/bb.ts')
  })
})
