import { expect, test } from 'vitest'
import type { UnitReader } from '../cache/unit-store.ts'
import type { Sources } from './sources.ts'
import { Units } from './units.ts'
import type { UnitToLink } from './work.ts'

function units() {
  const read: number[] = []
  const reader = {
    head: ([, at]: UnitToLink['place']) => {
      read.push(at)
      return { symbols: [], surface: { at } }
    },
  } as unknown as UnitReader
  const unit = (at: number): UnitToLink => ({
    ...{ path: `${at}.py`, language: 'python', file: at, blob: '' },
    place: ['pack', at, 0, 0],
  })
  return { units: new Units(reader, {} as Sources), one: unit(1), other: unit(2), read }
}

test('a file that is linked is not read again for its linker, nor taken for another, nor kept for longer', async () => {
  const { units: of, one, other, read } = units()
  const file = await of.fileToLink(one)
  expect(of.packedFile(one)).toBe(file)
  expect(read).toEqual([1])
  expect(of.packedFile(one)).not.toBe(file)
  await of.fileToLink(one)
  expect(of.packedFile(other)).toMatchObject({ path: '2.py', surface: { at: 2 } })
  expect(read).toEqual([1, 1, 1, 2])
})

test('a file that a linker was told of is read again, since the linker may have taken over what it says', async () => {
  const { units: of, one } = units()
  const told = await of.file(one)
  told.surface = { taken: true }
  expect(of.packedFile(one).surface).toEqual({ at: 1 })
})
