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

/** Words as a column, and back. */
export const written = (words: unknown): Uint8Array => Buffer.from(JSON.stringify(words))
export const read = <T>(column: Uint8Array | Int32Array | undefined): T =>
  JSON.parse(Buffer.from(column as Uint8Array).toString('utf8')) as T
