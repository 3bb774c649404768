/**
 * Vectors of many chunks in one row.
 *
 * Layout: uint32 number of files; for each a float64 file id and a uint32 number of chunks; then four bits per
 * dimension for each chunk (half-bytes.ts), scaled to its largest entry. A cosine depends only on direction, so no
 * scale is stored.
 *
 * Versions of one file share most of their chunks. If it saves space, SHARED is set in the first number; then each
 * distinct vector is stored once, and a uint16 per chunk between the files and the vectors says which vector is its
 * own.
 */
import type { Id } from '../../contract/ids.ts'
import type { ChunksOfFile, VectorBlock } from '../../query/ports.ts'
import { bytesOf, coarse, HIGH, LOW, packed, unpacked } from './half-bytes.ts'

export interface FileVectors {
  readonly file: Id
  readonly vectors: readonly Float32Array[]
}

const SHARED = 2 ** 31
const MOST_SHARED = 2 ** 16

export function packVectors(files: readonly FileVectors[], dimensions: number): Uint8Array {
  const numbers = new Map<string, number>()
  const distinct: Int8Array[] = []
  const chunks = files.flatMap(({ vectors }) =>
    vectors.map((vector) => {
      const values = coarse(vector)
      const key = String.fromCharCode(...new Uint8Array(values.buffer))
      let number = numbers.get(key)
      if (number === undefined) {
        number = distinct.push(values) - 1
        numbers.set(key, number)
      }
      return number
    }),
  )
  const shared =
    distinct.length <= MOST_SHARED && 2 * chunks.length < (chunks.length - distinct.length) * bytesOf(dimensions)
  const head = 4 + 12 * files.length
  const data = new Uint8Array(
    head + (shared ? 2 * chunks.length : 0) + (shared ? distinct : chunks).length * bytesOf(dimensions),
  )
  const view = new DataView(data.buffer)
  view.setUint32(0, files.length + (shared ? SHARED : 0), true)
  for (const [nth, { file, vectors }] of files.entries()) {
    view.setFloat64(4 + 12 * nth, file, true)
    view.setUint32(12 + 12 * nth, vectors.length, true)
  }
  if (shared) for (const [nth, number] of chunks.entries()) view.setUint16(head + 2 * nth, number, true)
  let at = head + (shared ? 2 * chunks.length : 0)
  for (const values of shared ? distinct : chunks.map((number) => distinct[number] as Int8Array)) {
    data.set(packed(values), at)
    at += bytesOf(dimensions)
  }
  return data
}

export function readVectors(data: Uint8Array, dimensions: number): VectorBlock {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const first = view.getUint32(0, true)
  const count = first % SHARED
  const files: { file: Id; from: number; chunks: number }[] = []
  let from = 0
  for (let nth = 0; nth < count; nth++) {
    const chunks = view.getUint32(12 + 12 * nth, true)
    files.push({ file: view.getFloat64(4 + 12 * nth, true) as Id, from, chunks })
    from += chunks
  }
  const head = 4 + 12 * count
  const size = bytesOf(dimensions)
  const bytes = first < SHARED ? data.subarray(head, head + from * size) : spread(data.subarray(head + 2 * from))
  const inverse = new Float32Array(from)
  for (let chunk = 0; chunk < from; chunk++) {
    let square = 0
    for (let at = chunk * size, end = at + size; at < end; at++) square += SQUARES[bytes[at] as number] as number
    inverse[chunk] = square > 0 ? 1 / Math.sqrt(square) : 0
  }
  const places = new Map(files.map(({ file }, at) => [file, at]))
  return { files, places, dimensions, bytes, inverse }

  function spread(distinct: Uint8Array): Uint8Array {
    const all = new Uint8Array(from * size)
    for (let chunk = 0; chunk < from; chunk++) {
      const number = view.getUint16(head + 2 * chunk, true)
      all.set(distinct.subarray(number * size, (number + 1) * size), chunk * size)
    }
    return all
  }
}

/** The vectors of a file's chunks, in the form that `packVectors` takes. */
export function vectorsOf({ bytes, dimensions }: VectorBlock, { from, chunks }: ChunksOfFile): Float32Array[] {
  const size = bytesOf(dimensions)
  return Array.from({ length: chunks }, (_, nth) =>
    Float32Array.from(unpacked(bytes.subarray((from + nth) * size, (from + nth + 1) * size))),
  )
}

/** What the two dimensions of a byte add to the squared length. */
const SQUARES = Uint8Array.from(LOW, (low, byte) => low ** 2 + (HIGH[byte] as number) ** 2)
