/**
 * Vectors in four bits per dimension: enough for a direction, as the error spreads over a hundred dimensions. Two
 * dimensions per byte, the first in the lower half, each stored as its value of -7 to 7 plus 8.
 */

const LARGEST = 7

/** Size of a vector in bytes; the number of dimensions is even. */
export const bytesOf = (dimensions: number): number => dimensions / 2

/** In steps of a seventh of its largest entry; `stepOf` returns the step. */
export function coarse(vector: Float32Array): Int8Array<ArrayBuffer> {
  const step = stepOf(vector)
  return Int8Array.from(vector, (value) => (step > 0 ? Math.round(value / step) : 0))
}

export const stepOf = (vector: Float32Array): number =>
  vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST

export function packed(values: Int8Array): Uint8Array {
  const bytes = new Uint8Array(bytesOf(values.length))
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = ((values[2 * at] as number) + 8) | (((values[2 * at + 1] as number) + 8) << 4)
  return bytes
}

export function unpacked(bytes: Uint8Array): Int8Array<ArrayBuffer> {
  const values = new Int8Array(2 * bytes.length)
  const pairs = new Int16Array(values.buffer)
  for (let at = 0; at < bytes.length; at++) pairs[at] = PAIR[bytes[at] as number] as number
  return values
}

/** The two values of each byte, as they lie in memory, whatever the machine's byte order. */
const PAIR = new Int16Array(
  Int8Array.from({ length: 512 }, (_, at) => (((at >> 1) >> (at % 2 ? 4 : 0)) & 15) - 8).buffer,
)

/** By byte: the value of its first dimension, and of its second. */
const EVERY_BYTE = unpacked(Uint8Array.from({ length: 256 }, (_, byte) => byte))
export const [LOW, HIGH] = [0, 1].map((half) => EVERY_BYTE.filter((_, at) => at % 2 === half)) as [Int8Array, Int8Array]
