import { expect, it } from 'vitest'
import { cutsToFit, shortened } from './shorten.ts'

const answer = {
  about: { name: 'Thing', places: [{ path: 'a.ts' }, { path: 'b.ts' }] },
  tests: Array.from({ length: 64 }, (_, at) => ({ path: `test/case-${at}.ts`, lines: [at, at + 1] })),
  hierarchy: [{ name: 'Root', children: Array.from({ length: 8 }, (_, at) => ({ name: `leaf-${at}`, children: [] })) }],
}

it('leaves every part in which nothing is cut as the very same', () => {
  const left = shortened(answer, new Map([['hierarchy.0.children', 2]]))
  expect(left).toEqual({
    ...answer,
    hierarchy: [{ name: 'Root', children: answer.hierarchy[0]?.children.slice(0, 2) }],
  })
  expect(left.about).toBe(answer.about)
  expect(left.tests).toBe(answer.tests)
  expect(left.hierarchy[0]?.children[0]).toBe(answer.hierarchy[0]?.children[0])
})

it('halves what is longest until the whole fits', () => {
  const cuts = cutsToFit(answer, (left) => JSON.stringify(left).length < 450)
  expect([...cuts]).toEqual([
    ['tests', 4],
    ['hierarchy.0.children', 4],
  ])
  expect(JSON.stringify(shortened(answer, cuts)).length).toBeLessThan(450)
})
