/**
 * Vectors in four bits a dimension: what a direction needs, when a hundred dimensions share the error. Two dimensions a byte, the
 * first in the lower half, each 8 more than its value of -7 to 7.
 */

const LARGEST = 7

/** Size of a vector; the number of dimensions is even. */
export const bytesOf = (dimensions: number): number => dimensions / 2

/** In steps of a seventh of its largest entry, which is answered by `stepOf`. */
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

/** What a byte holds, as the two values lie beside each other in memory, whatever the machine's order of bytes. */
const PAIR = new Int16Array(
  Int8Array.from({ length: 512 }, (_, at) => (((at >> 1) >> (at % 2 ? 4 : 0)) & 15) - 8).buffer,
)
