import { describe, expect, it } from 'vitest'
import { byKey } from './by-key.ts'

interface Item {
  readonly key: number
  readonly of: string
}
const list = (of: string, ...keys: number[]) => ({
  first: keys[0] as number,
  open: () => keys.map((key): Item => ({ key, of })).values(),
})
const merged = (...lists: ReturnType<typeof list>[]) =>
  [...byKey(lists)].map(({ key, items }) => [
    key,
    items
      .map((item) => item.of)
      .sort()
      .join(''),
  ])

describe('lists that ascend', () => {
  it('become one that ascends, with all items of a key together', () => {
    expect(merged(list('b', 2, 5, 9), list('a', 1, 2, 9, 10), list('c', 9))).toEqual([
      [1, 'a'],
      [2, 'ab'],
      [5, 'b'],
      [9, 'abc'],
      [10, 'a'],
    ])
    expect(merged()).toEqual([])
    expect(merged(list('a', 3, 3), list('b', 3))).toEqual([[3, 'aab']])
  })

  it('give what a sort gives, however many they are', () => {
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const lists = Array.from({ length: 200 }, (_, at) =>
      list(`${at} `, ...Array.from({ length: 1 + random(40) }, () => random(5000)).sort((a, b) => a - b)),
    )
    const all = lists.flatMap((one) => [...one.open()].map(({ key }) => key))
    const found = [...byKey(lists)].flatMap(({ items }) => items.map(({ key }) => key))
    expect(found).toEqual(all.toSorted((a, b) => a - b))
  })

  it('are opened when they are reached, so that few are held at once', () => {
    let open = 0
    let most = 0
    const lists = Array.from({ length: 100 }, (_, at) => ({
      first: 10 * at,
      *open() {
        most = Math.max(most, ++open)
        for (let key = 10 * at; key < 10 * at + 10; key++) yield { key }
        open--
      },
    }))
    expect([...byKey(lists)].map(({ key }) => key)).toEqual(Array.from({ length: 1000 }, (_, key) => key))
    expect(most).toBeLessThanOrEqual(2)
  })

  it('are left out from where they do not ascend', () => {
    expect(merged(list('a', 1, 7, 3, 8), list('b', 2, 9))).toEqual([
      [1, 'a'],
      [2, 'b'],
      [7, 'a'],
      [9, 'b'],
    ])
    const late = { first: 5, open: () => [{ key: 1, of: 'c' }].values() }
    expect(merged(list('a', 1, 7), late)).toEqual([
      [1, 'a'],
      [7, 'a'],
    ])
  })
})
