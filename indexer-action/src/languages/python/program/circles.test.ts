import { expect, test } from 'vitest'
import { Answers, Circle } from './circles.ts'

/** For each number, the set of numbers that can be reached from it, itself included. */
function reachable(edges: readonly (readonly number[])[]) {
  let asked = 0
  const answers: Answers<Set<number>> = new Answers(
    new Circle(),
    (key) => {
      asked++
      return new Set([key, ...(edges[key] ?? []).flatMap((next) => [...answers.of(next)])])
    },
    () => new Set(),
  )
  return { of: (key: number) => [...answers.of(key)].sort(), asked: () => asked }
}

const LOOP = [[1], [2, 3], [0], [3]]

test('in a circle, every answer is whole, whoever is asked first', () => {
  for (const first of [0, 1, 2]) {
    const answers = reachable(LOOP)
    answers.of(first)
    for (const key of [0, 1, 2]) expect(answers.of(key), `${key} after ${first}`).toEqual([0, 1, 2, 3])
  }
})

test('what does not lead back into the circle is asked once', () => {
  const answers = reachable([[1, 2], [2], [3], []])
  answers.of(0)
  expect(answers.asked()).toBe(4)
  answers.of(2)
  expect(answers.asked()).toBe(4)
})

test('a knot of many circles costs no more than its questions squared', () => {
  const size = 60
  const all = Array.from({ length: size }, (_, at) => at)
  const answers = reachable(all.map(() => all))
  for (const key of all) answers.of(key)
  expect(answers.asked()).toBeLessThanOrEqual(size * size)
})
