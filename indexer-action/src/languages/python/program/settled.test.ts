/** A settled program's columns in one piece of memory, which they can grow in. */
import { expect, test } from 'vitest'
import type { Columns } from './columns.ts'
import { pack, repack, unpack, unpackWithRoom } from './settled.ts'

const columns = (): Columns => ({
  kinds: Uint8Array.of(1, 2, 3),
  places: Int32Array.of(-1, 70_000),
  none: new Int32Array(0),
})

test('columns come back as they were', () => {
  expect(unpack(pack(columns()))).toEqual(columns())
})

test('a column that was written to beyond its end is longer, in the same place', () => {
  const bytes = pack(columns())
  const room = unpackWithRoom(bytes)
  const kinds = room.kinds as Uint8Array
  kinds[3] = 4
  const grown = repack(bytes, { ...unpack(bytes), kinds: kinds.subarray(0, 4), none: Int32Array.of(5, 6) })
  expect(grown.buffer).toBe(bytes.buffer)
  expect(unpack(grown)).toEqual({ ...columns(), kinds: Uint8Array.of(1, 2, 3, 4), none: Int32Array.of(5, 6) })
})

test('columns are packed anew where one has no room left', () => {
  const bytes = pack(columns())
  const places = new Int32Array((unpackWithRoom(bytes).places?.length ?? 0) + 1).fill(7)
  const grown = repack(bytes, { ...unpack(bytes), places })
  expect(grown.buffer).not.toBe(bytes.buffer)
  expect(unpack(grown)).toEqual({ ...columns(), places })
  expect(unpack(bytes)).toEqual(columns())
})
