/**
 * A settled program as bytes: computed by one thread, for the other threads and the next run.
 *
 * Numbers are stored as the analysis uses them, so that resuming costs a read and no computation. Only code of the same version
 * can read the bytes: they are stored under the versions of the extractors.
 */

/** Columns by name. */
export type Columns = Record<string, Int32Array | Uint8Array>

/** Layout: the length of the table of contents, the table as JSON, then the columns, each at a multiple of four bytes. */
export function pack(columns: Columns): Uint8Array<SharedArrayBuffer> {
  const contents: [name: string, wide: boolean, at: number, length: number][] = []
  let length = 0
  for (const [name, column] of Object.entries(columns)) {
    contents.push([name, column instanceof Int32Array, length, column.length])
    length += aligned(column.byteLength)
  }
  const header = Buffer.from(JSON.stringify(contents))
  const start = aligned(4 + header.length)
  const bytes = new Uint8Array(new SharedArrayBuffer(start + length))
  new DataView(bytes.buffer).setUint32(0, header.length, true)
  bytes.set(header, 4)
  for (const [name, , at] of contents) {
    const column = columns[name] as Int32Array
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), start + at)
  }
  return bytes
}

/**
 * Views of the bytes, which must begin at a multiple of four in their buffer. Other threads share them: a column must be copied
 * before it is changed.
 */
export function unpack(bytes: Uint8Array<SharedArrayBuffer>): Columns {
  const { buffer, byteOffset } = bytes
  const length = new DataView(buffer, byteOffset).getUint32(0, true)
  const header = Buffer.from(buffer, byteOffset + 4, length).toString('utf8')
  const start = byteOffset + aligned(4 + length)
  const columns: Columns = {}
  for (const [name, wide, at, count] of JSON.parse(header) as [string, boolean, number, number][])
    columns[name] = wide ? new Int32Array(buffer, start + at, count) : new Uint8Array(buffer, start + at, count)
  return columns
}

const aligned = (bytes: number): number => (bytes + 3) & ~3

/** Decoded values by column, so that a column which one program writes and another one reads is not parsed again. */
const wordsOf = new WeakMap<Columns[string], unknown>()

/** Encodes a value as JSON in a column; `read` decodes it, without parsing where the column was just written or read. */
export function written(words: unknown): Uint8Array {
  const column = Buffer.from(JSON.stringify(words))
  wordsOf.set(column, words)
  return column
}

/** A column of a list, extended by the entries from `from` on. Earlier entries are not encoded again. */
export function extended(column: Uint8Array, words: readonly unknown[], from: number): Uint8Array {
  // There is no list to extend, or an empty one.
  if (from === 0) return written(words)
  if (words.length === from) return column
  const behind = Buffer.from(JSON.stringify(words.slice(from)))
  const whole = new Uint8Array(column.length + behind.length - 1)
  whole.set(column)
  // A comma replaces the bracket between both lists.
  whole[column.length - 1] = COMMA
  whole.set(behind.subarray(1), column.length)
  wordsOf.set(whole, words)
  return whole
}

const COMMA = 0x2c

export function read<T>(column: Columns[string] | undefined): T {
  if (!column) throw new Error('a column is missing')
  const words = wordsOf.get(column) ?? JSON.parse(Buffer.from(column).toString('utf8'))
  wordsOf.set(column, words)
  return words as T
}
