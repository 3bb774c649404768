import { expect, it } from 'vitest'
import { bytesOf, coarse, packed, unpacked } from './half-bytes.ts'

const vector = Float32Array.from({ length: 128 }, (_, at) => Math.sin(at * at))

it('keeps a direction in half a byte a dimension, also out of a larger buffer', () => {
  const values = coarse(vector)
  const bytes = packed(values)
  expect(bytes.length).toBe(bytesOf(128))
  expect(unpacked(Buffer.concat([Buffer.from('before'), bytes]).subarray(6))).toEqual(values)
  let product = 0
  for (const [at, value] of values.entries()) product += value * (vector[at] as number)
  expect(product / (Math.hypot(...values) * Math.hypot(...vector))).toBeGreaterThan(0.99)
})

it('is the same when it is made coarse again, and nothing where there is nothing', () => {
  const values = coarse(vector)
  expect(coarse(Float32Array.from(values))).toEqual(values)
  expect(coarse(new Float32Array(4))).toEqual(new Int8Array(4))
})
