import { expect, it } from 'vitest'
import { rowsOf, type Tree, togetherOf } from './together.ts'

const query = { written: new Map([['cart', []]]) }
const [PASSAGES, NAMES, BELOW_LARGEST, PLACE_BY_SIZE, WORDS] = [0, 2, 29, 30, 31]

it('adds what each tree says of a file, which goes below at the most that is named', () => {
  const trees: Tree[] = [
    [PASSAGES, 0.5, -1, [NAMES, 0, 2, 3]],
    [WORDS, 1, 0.25, 9],
  ]
  const rows = rowsOf(query, [{ passages: 0.5, names: 1 }, { passages: 1 }, { passages: 1, names: 1 }])
  expect(togetherOf(rows, trees)).toEqual([-0.75, 2.25, 3.25])
})

it('says nothing without trees', () => {
  expect(togetherOf(rowsOf(query, [{ passages: 1 }]), [])).toEqual([0])
})

it('holds a source against the largest source that was found, whatever else is larger', () => {
  const rows = rowsOf(query, [{ size: 0.5, role: 0 }, { size: 0.9, role: -4.8 }, { size: 0.75 }])
  expect(rows.map((row) => row[BELOW_LARGEST])).toEqual([-0.25, -0.75, 0])
  expect(rows.map((row) => row[PLACE_BY_SIZE])).toEqual([1, 2, 0])
})
