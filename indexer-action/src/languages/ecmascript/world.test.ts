/** Questions about types that lead back to themselves. */
import { expect, test } from 'vitest'
import type { Type } from './types/types.ts'
import { type Memo, World } from './world.ts'

const NOTHING = { get: () => undefined }

/** For each number, which numbers can be reached from it, itself included. */
function reachable(edges: readonly (readonly number[])[]) {
  const world = new World(
    { paths: new Set(), read: () => undefined },
    { units: NOTHING, globals: NOTHING, ambient: NOTHING },
  )
  const memo: Memo = new Map()
  let asked = 0
  const ask = (key: number): Type =>
    world.once(memo, key, () => {
      asked++
      const found = new Set([key])
      for (const next of edges[key] ?? []) {
        const type = ask(next)
        for (const one of type.kind === 'literal' ? type.text.split(' ') : []) found.add(Number(one))
      }
      return { kind: 'literal', text: [...found].join(' ') }
    })
  return {
    of: (key: number) => {
      const type = ask(key)
      return type.kind === 'literal' ? type.text.split(' ').map(Number).sort() : []
    },
    asked: () => asked,
  }
}

test('in a circle every answer is whole, whoever is asked first', () => {
  // The last leads to what is already answered for the time being.
  const circle = [[1, 4], [2, 3], [0], [3], [2]]
  for (const first of [0, 1, 2, 4]) {
    const answers = reachable(circle)
    answers.of(first)
    for (const key of [0, 1, 2, 4]) expect(answers.of(key), `${key} after ${first}`).toEqual([0, 1, 2, 3, 4])
    expect(answers.of(3)).toEqual([3])
  }
})

test('what leads into no circle is asked once', () => {
  const answers = reachable([[1, 2], [2], [3], []])
  answers.of(0)
  answers.of(2)
  expect(answers.asked()).toBe(4)
})

test('answers of a very large circle are remembered as they are', () => {
  const size = 300
  // A wide one: a deep one is cut off.
  const answers = reachable([
    Array.from({ length: size }, (_, at) => at + 1),
    ...Array.from({ length: size }, () => [0]),
  ])
  answers.of(0)
  expect(answers.asked()).toBe(size + 1)
  for (let key = 1; key <= size; key++) answers.of(key)
  expect(answers.asked()).toBe(size + 1)
})
