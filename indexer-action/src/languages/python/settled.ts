/**
 * A program whose values have come to rest, as bytes: what one thread worked out, for the others, and for the next run.
 *
 * Numbers lie there as the analysis has them, so that resuming costs a read and no work. Only code of the same version may
 * read them: whoever keeps the bytes keeps them apart by the extractors' versions.
 */

/** Columns by name. */
export type Columns = Record<string, Int32Array | Uint8Array>

/** One section after the other, each at a multiple of four; before them a table of contents as JSON, and its length. */
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
 * Views of the bytes, which begin at a multiple of four of their buffer. Other threads have the same under their eyes: what is
 * going to be changed must be copied.
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

/** Of columns that one program leaves and another takes up, so that a hundred thousand words are not read twice. */
const wordsOf = new WeakMap<Columns[string], unknown>()

/** Words as a column, and back: the words themselves, where they were just written or read. */
export function written(words: unknown): Uint8Array {
  const column = Buffer.from(JSON.stringify(words))
  wordsOf.set(column, words)
  return column
}

/** A column of words with those behind it that came since: what was written is not written again. */
export function extended(column: Uint8Array, words: readonly unknown[], from: number): Uint8Array {
  // No words are a list as well.
  if (from === 0) return written(words)
  if (words.length === from) return column
  const behind = Buffer.from(JSON.stringify(words.slice(from)))
  const whole = new Uint8Array(column.length + behind.length - 1)
  whole.set(column)
  // Where one list ends and the other begins there is a comma now.
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
