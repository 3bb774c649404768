/**
 * Facts and link sets that parse and are not believed: each place that could point outside the file.
 */
import { describe, expect, it } from 'vitest'
import { fileRecord, linkRecord } from '../../test/setup/tree.ts'
import type { FileFacts } from '../contract/file.ts'
import type { LinkSetBody } from '../contract/links.ts'
import { verifyFile } from './verify-file.ts'
import { verifyLinks } from './verify-links.ts'

describe('facts', () => {
  const symbol = { id: 1, name: 'a', kind: 'function', line: 1, column: 0, start: 1, end: 2 } as const
  const verified = (...symbols: FileFacts['symbols']) =>
    verifyFile(fileRecord('a.py', 'def a():\n  pass\n', { symbols, chunks: [] }))

  it('may name every line, the one after the last too, and a parent before', () => {
    expect(verified(symbol, { ...symbol, line: 3, start: 3, end: 3, parent: 0 }).symbols).toHaveLength(2)
  })

  it.each([
    ['a symbol that ends before it begins', { start: 2, end: 1 }, 'lines outside the file'],
    ['a symbol that ends beyond the file', { end: 4 }, 'lines outside the file'],
    ['a name that stands beyond the file', { line: 4 }, 'lines outside the file'],
    ['a symbol that is its own parent', { parent: 1 }, 'its parent must come before it'],
    ['a parent that is not there', { parent: 7 }, 'its parent must come before it'],
    ['a name with NUL', { name: 'a\0b' }, 'a name that cannot be stored'],
    ['a name with half a character', { name: 'a\ud800' }, 'a name that cannot be stored'],
  ] as const)('are refused: %s', (_, change, why) => {
    expect(() => verified(symbol, { ...symbol, ...change })).toThrow(`facts of a.py at symbols.1: ${why}`)
  })
})

describe('a link set', () => {
  /** One occurrence, of the second symbol, that leads to the first of two symbols. */
  const BODY: LinkSetBody = {
    targets: [
      ['s', 5],
      ['u', 'who'],
    ],
    locals: [['x', 'parameter', 1, 0, 1]],
    line: [1],
    column: [0],
    length: [1],
    use: [2],
    target: [0],
    from: [1],
    evidence: [0],
    confidence: [90],
  }
  const verified = (change: Partial<LinkSetBody>) => verifyLinks(linkRecord(1, 'a.py', [5, 6], { ...BODY, ...change }))

  it('leads from the symbols that it names to those that its targets name, each through a choice too', () => {
    expect(verified({}).edges).toEqual([{ source: 6, target: 5, uses: 4, sites: 1, confidence: 90 }])
    const choice = verified({ targets: [...BODY.targets, ['s', 6], ['a', [0, 1, 2]]], target: [3] })
    expect(choice.edges.map(({ target }) => target)).toEqual([5, 6])
  })

  it('has no more edges than a file has occurrences, however many each may mean', () => {
    const options = Array.from({ length: 64 }, (_, at) => at)
    const [symbols, uses] = [20_000, 20_000]
    const of = (value: (at: number) => number) => Array.from({ length: uses }, (_, at) => value(at))
    const flood: LinkSetBody = {
      targets: [...options.map((at): ['s', number] => ['s', at]), ['a', options]],
      locals: [],
      line: of(() => 1),
      column: of(() => 0),
      length: of(() => 1),
      use: of(() => 2),
      target: of(() => 64),
      from: of((at) => at),
      evidence: of(() => 0),
      confidence: of(() => 90),
    }
    const ids = Array.from({ length: symbols }, (_, at) => at)
    expect(() => verifyLinks(linkRecord(1, 'a.py', ids, flood))).toThrow(
      'edges: > 1000000 is over the limit edgesPerFile',
    )
  })

  it.each([
    ['a choice among choices', { targets: [...BODY.targets, ['a', [0, 1]], ['m', [0, 2]]] }, 'targets.3'],
    ['a choice among what reaches several', { targets: [...BODY.targets, ['m', [0, 1]], ['a', [0, 2]]] }, 'targets.3'],
    ['a choice of what is not there', { targets: [...BODY.targets, ['a', [0, 9]]] }, 'targets.2'],
    ['a local that is not there', { targets: [...BODY.targets, ['l', 1]] }, 'targets.2'],
    ['a local of a symbol that is not there', { locals: [['x', 'parameter', 1, 0, 2]] }, 'locals.0'],
    ['an occurrence of what is not there', { target: [2] }, 'target.0'],
    ['an occurrence in a symbol that is not there', { from: [2] }, 'from.0'],
    ['a condition of an occurrence that is not there', { conditions: [[1, 'linux']] }, 'conditions'],
  ] as [string, Partial<LinkSetBody>, string][])('is refused: %s', (_, change, place) => {
    expect(() => verified(change)).toThrow(`at ${place}: points past the end`)
  })
})
