import { expect, test } from 'vitest'
import { ReferencesByName } from './references-by-name.ts'

test('references of a name come in the order in which they were added, and a name that nothing bears has none', () => {
  const names = new ReferencesByName()
  for (const [name, reference] of [
    [2, 2 ** 40],
    [0, 7],
    [2, 5],
    [2, 2 ** 41],
  ] as const)
    names.add(name, reference)
  names.finish()
  expect([0, 1, 2, 3, -1].map((name) => names.of(name))).toEqual([[7], [], [2 ** 40, 5, 2 ** 41], [], []])
})
