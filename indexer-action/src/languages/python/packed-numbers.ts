/**
 * Columns of small numbers as text. A unit is stored as JSON, and millions of decimal digits and commas would cost more to write
 * and read than computing the numbers did. Each number takes seven bits per byte, with its sign in the lowest bit; the bytes are
 * in base 64.
 */

let scratch = new Uint8Array(1 << 16)

/** Numbers are signed and have 32 bits. */
export function packNumbers(numbers: readonly number[]): string {
  if (scratch.length < numbers.length * 5) scratch = new Uint8Array(numbers.length * 6)
  const bytes = scratch
  let at = 0
  for (let nth = 0; nth < numbers.length; nth++) {
    const number = numbers[nth] as number
    let rest = ((number << 1) ^ (number >> 31)) >>> 0
    while (rest > 127) {
      bytes[at++] = (rest & 127) | 128
      rest >>>= 7
    }
    bytes[at++] = rest
  }
  return Buffer.from(bytes.buffer, 0, at).toString('base64')
}

export function unpackNumbers(text: string): Int32Array {
  const bytes = Buffer.from(text, 'base64')
  let count = 0
  for (let at = 0; at < bytes.length; at++) if ((bytes[at] as number) < 128) count++
  const numbers = new Int32Array(count)
  let at = 0
  for (let nth = 0; nth < count; nth++) {
    let byte = bytes[at++] as number
    let number = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number
      number |= (byte & 127) << shift
    }
    numbers[nth] = (number >>> 1) ^ -(number & 1)
  }
  return numbers
}
