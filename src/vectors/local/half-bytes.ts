/**
 * Vectors in four bits a dimension: what a direction needs, when a hundred dimensions share the error. Two dimensions a byte, the
 * first in the lower half, each 8 more than its value of -7 to 7.
 */

const LARGEST = 7

/** Of a number of dimensions that is even. */
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
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    values[2 * at] = (byte & 15) - 8
    values[2 * at + 1] = (byte >> 4) - 8
  }
  return values
}
