import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import type { Id } from '../../../contract/ids.ts'
import { packWords } from '../../../contract/word-blocks.ts'
import { WordBlock } from '../../../query/search/word-block.ts'
import { TrigramBlock } from '../../../query/text-search/trigram-block.ts'
import { BlockShelves, type First, unlessHeld } from './held-blocks.ts'

const database = new DatabaseSync(':memory:')
database.exec('CREATE TABLE pack (segment_id INTEGER, first NUMERIC, data BLOB)')

/** Of stored blocks, those whose bytes are sent all the same. */
function sent(names: string, ...rows: readonly (readonly [segment: number, first: First, size: number])[]): unknown[] {
  database.exec('DELETE FROM pack')
  for (const [segment, first, size] of rows)
    database.prepare('INSERT INTO pack VALUES (?, ?, ?)').run(segment, first, new Uint8Array(size))
  const found = database.prepare(`SELECT ${unlessHeld('b.segment_id')} FROM pack b`).all({ held_blocks: names })
  return found.flatMap((row) => (row.data === null ? [] : [[row.segment_id, row.first, row.size]]))
}

const trigrams = (segment: number) => new TrigramBlock(segment as Id, 7, Uint8Array.of(0, 1, 3))
/** One key in a million files. */
const large = new TrigramBlock(
  5 as Id,
  7,
  new Uint8Array(1_000_004).fill(1).fill(0, 0, 1).fill(192, 1, 2).fill(132, 2, 3).fill(61, 3, 4),
)
const words = (segment: number) => new WordBlock(segment as Id, 'cart', new Uint8Array())
const key = (segment: number, first: First, size = 100) => ({ segment: segment as Id, first, size })

describe('blocks that an isolate holds', () => {
  it('are told apart by what they hold: words of a model are no words of a segment, and another model has others', () => {
    const shelves = new BlockShelves()
    const row = { first: 'cart', data: Uint8Array.of(1), bytes: 201 }
    shelves.keep(1, 'terms', key(1796042683387, 'cart'), row)
    expect(shelves.holding(1, 'words', ['cart']).blocks.size).toBe(0)
    expect(shelves.holding(2, 'terms', ['cart']).blocks.size).toBe(0)
    const { blocks, names } = shelves.holding(1, 'terms', ['carts', 'a'])
    expect([...blocks.values()]).toEqual([row])
    expect(sent(names, [1796042683387, 'cart', 100], [1796042683388, 'cart', 100])).toEqual([
      [1796042683388, 'cart', 100],
    ])
  })

  it('are those that would hold the keys of a question, of the caller’s repository alone', () => {
    const shelves = new BlockShelves()
    for (const first of [10, 20, 30]) shelves.keep(1, 'trigrams', key(5, first), trigrams(5))
    shelves.keep(1, 'trigrams', key(6, 15), trigrams(6))
    shelves.keep(2, 'trigrams', key(5, 22), trigrams(5))
    shelves.keep(1, 'words', key(5, 'cart'), words(5))
    const of = (repository: number, ...keys: number[]) => [
      ...shelves.holding(repository, 'trigrams', keys).blocks.keys(),
    ]
    expect(of(1, 20, 29, 9)).toEqual(['5/20/100', '6/15/100'])
    expect(of(1, 14)).toEqual(['5/10/100'])
    expect(of(2, 29)).toEqual(['5/22/100'])
    expect(of(3, 29)).toEqual([])
    expect([...shelves.holding(1, 'words', ['', 'cat']).blocks.keys()]).toEqual(['5/cart/100'])
  })

  it('are not sent again, and what is packed otherwise or named alike is', () => {
    const shelves = new BlockShelves()
    shelves.keep(1, 'trigrams', key(5, 10), trigrams(5))
    shelves.keep(1, 'trigrams', key(15, 7, 3), trigrams(15))
    const { names } = shelves.holding(1, 'trigrams', [10])
    expect(sent(names, [5, 10, 100], [15, 7, 3])).toEqual([])
    const others = [
      [5, 10, 99],
      [5, 1, 100],
      [55, 10, 100],
      [5, 7, 3],
    ] as const
    expect(sent(names, ...others)).toEqual(others)
    expect(sent(shelves.holding(2, 'trigrams', [10]).names, [5, 10, 100])).toHaveLength(1)
  })

  it('go when there are too many, first what was not used for longest, and nobody’s question loses them', () => {
    const shelves = new BlockShelves()
    for (let first = 1; first <= 20; first++) {
      shelves.keep(1, 'trigrams', key(5, first), large)
      shelves.keep(1, 'trigrams', key(5, 1), large)
    }
    const held = shelves.holding(
      1,
      'trigrams',
      Array.from({ length: 20 }, (_, at) => at + 1),
    )
    const firsts = [...held.blocks.keys()].map((name) => Number(name.split('/')[1]))
    expect(firsts[0]).toBe(1)
    expect(firsts).toContain(20)
    expect(firsts).not.toContain(2)
    for (let first = 21; first <= 40; first++) shelves.keep(2, 'trigrams', key(5, first), large)
    expect(shelves.holding(1, 'trigrams', [20]).blocks.size).toBe(0)
    expect(held.blocks.get('5/20/100')).toBe(large)
  })
})

describe('a block of postings', () => {
  it('gives the files of each of its words, and nothing of words that are not there', () => {
    const terms = ['cart', 'cartŝo', 'cat', '漢字'].map((term, at) => ({
      term,
      ordinals: [at, at + 7],
      counts: [1, 200],
    }))
    const [lengths, ...rest] = packWords(terms, [3, 500]).map(({ first, data }) => new WordBlock(5 as Id, first, data))
    expect(lengths?.lengths).toEqual([3, 500])
    expect(lengths?.of('cart')).toBeUndefined()
    const of = (term: string) => rest.flatMap((block) => block.of(term) ?? [])
    for (const { term, ordinals, counts } of terms) expect(of(term)).toEqual([{ ordinals, counts }])
    for (const term of ['car', 'carts', '', 'cartŝ']) expect(of(term)).toEqual([])
  })

  it('gives the files of each of its keys', () => {
    // The key 7 with files 0 and 300, the key 1007 with file 2.
    const block = new TrigramBlock(5 as Id, 7, Uint8Array.of(0, 2, 1, 172, 2, 232, 7, 1, 3))
    expect([block.of(7), block.of(1007), block.of(8), block.of(2000)]).toEqual([[0, 300], [2], undefined, undefined])
  })
})
