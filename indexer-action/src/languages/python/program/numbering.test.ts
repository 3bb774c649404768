/** Files number their things from zero, the program numbers those of all files. */
import { expect, test } from 'vitest'
import { Numbering } from './numbering.ts'

function threeFiles(): Numbering {
  const numbering = new Numbering()
  for (const count of [2, 0, 3]) numbering.add(count)
  return numbering
}

const stored = (numbering: Numbering) => new Numbering(numbering.save())

test('files are numbered one after the other', () => {
  const numbering = stored(threeFiles())
  expect([0, 1, 2].map((at) => [...numbering.file(at)])).toEqual([[0, 1], [], [2, 3, 4]])
  expect([0, 1, 2, 4].map((number) => numbering.holder(number))).toEqual([0, 0, 2, 2])
  expect(numbering.end).toBe(5)
})

test('a file that grows keeps the numbers it had, and gains some behind all others', () => {
  const numbering = threeFiles()
  numbering.grow(0, Int32Array.of(0, 5, 6, 1))
  numbering.grow(1, Int32Array.of(7))
  numbering.grow(0, Int32Array.of(0, 5, 8, 6, 1))
  numbering.grow(2, Int32Array.of(2, 3, 4))
  for (const one of [numbering, stored(numbering)]) {
    expect([0, 1, 2].map((at) => [...one.file(at)])).toEqual([[0, 5, 8, 6, 1], [7], [2, 3, 4]])
    expect([0, 1, 4, 5, 6, 7, 8].map((number) => one.holder(number))).toEqual([0, 0, 2, 0, 0, 1, 0])
    expect(one.end).toBe(9)
    expect(one.file(0).of(2)).toBe(8)
  }
})
