import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { smallPng } from './small-png.ts'

/** A PNG written according to the specification, with one filter for all rows. */
function png(
  width: number,
  height: number,
  colour: (x: number, y: number) => [number, number, number],
  filter: number,
) {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  const at = (x: number, y: number, c: number) => (x < 0 || y < 0 ? 0 : (colour(x, y)[c] ?? 0))
  for (let y = 0; y < height; y++) {
    rows[y * (width * 3 + 1)] = filter
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) {
        const [left, up, corner] = [at(x - 1, y, c), at(x, y - 1, c), at(x - 1, y - 1, c)]
        const p = left + up - corner
        const [a, b, d] = [Math.abs(p - left), Math.abs(p - up), Math.abs(p - corner)]
        const guess = [0, left, up, (left + up) >> 1, a <= b && a <= d ? left : b <= d ? up : corner][filter] ?? 0
        rows[y * (width * 3 + 1) + 1 + x * 3 + c] = at(x, y, c) - guess
      }
  }
  const part = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    part('IHDR', header),
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ])
}

function coloursOf(small: Buffer): { width: number; at: (x: number, y: number) => number[] } {
  const width = small.readUInt32BE(16)
  const parts = new Map<string, Buffer>()
  for (let at = 8; at < small.length; at += 12 + small.readUInt32BE(at))
    parts.set(small.toString('latin1', at + 4, at + 8), small.subarray(at + 8, at + 8 + small.readUInt32BE(at)))
  const rows = inflateSync(parts.get('IDAT') as Buffer)
  const palette = parts.get('PLTE') as Buffer
  return { width, at: (x, y) => [...palette.subarray(3 * (rows[y * (width + 1) + 1 + x] ?? 0)).subarray(0, 3)] }
}

it.each([0, 1, 2, 3, 4])('keeps every pixel of a picture of few colours (filter %i)', (filter) => {
  const colour = (x: number, y: number): [number, number, number] => [(x % 5) * 50, (y % 7) * 30, ((x + y) % 3) * 90]
  const small = coloursOf(smallPng(png(40, 30, colour, filter)))
  for (let y = 0; y < 30; y++) for (let x = 0; x < 40; x++) expect(small.at(x, y)).toEqual(colour(x, y))
})

it('keeps the frequent colours of a picture of many, and changes the others a little', () => {
  const colour = (x: number, y: number): [number, number, number] => (y < 60 ? [10, 20, 30] : [x, y * 2, (x * y) % 256])
  const small = coloursOf(smallPng(png(100, 100, colour, 4)))
  expect(small.at(50, 10)).toEqual([10, 20, 30])
  const off = (x: number, y: number) =>
    Math.max(...colour(x, y).map((value, c) => Math.abs(value - (small.at(x, y)[c] ?? 0))))
  let worst = 0
  for (let y = 60; y < 100; y++) for (let x = 0; x < 100; x++) worst = Math.max(worst, off(x, y))
  expect(worst).toBeLessThan(90)
})
