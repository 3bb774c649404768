/**
 * Vectors of many chunks in one row, and exact search over such rows.
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
import type { NearChunk } from '../ports.ts'
import { bytesOf, coarse, packed, unpacked } from './half-bytes.ts'

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
  return { files, dimensions, bytes, inverse }

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

const EVERY_BYTE = unpacked(Uint8Array.from({ length: 256 }, (_, byte) => byte))
const [LOW, HIGH] = [0, 1].map((half) => EVERY_BYTE.filter((_, at) => at % 2 === half)) as [Int8Array, Int8Array]

/** What the two dimensions of a byte add to the squared length. */
const SQUARES = Uint8Array.from(LOW, (low, byte) => low ** 2 + (HIGH[byte] as number) ** 2)

/** The nearest chunk of every file, best first; a file that two blocks hold counts once. `query` is a unit vector. */
export function nearestChunks(blocks: readonly VectorBlock[], query: Float32Array): NearChunk[] {
  const size = bytesOf(query.length)
  const products = productsWith(query)
  const best = new Map<Id, NearChunk>()
  for (const { files, bytes, inverse } of blocks) {
    for (const { file, from, chunks } of files) {
      let score = 0
      let nearest = -1
      for (let chunk = 0; chunk < chunks; chunk++) {
        const cosine = productOf(products, bytes, (from + chunk) * size, size) * (inverse[from + chunk] as number)
        if (cosine <= score) continue
        score = cosine
        nearest = chunk
      }
      if (nearest >= 0 && score > (best.get(file)?.score ?? 0)) best.set(file, { file, chunk: nearest, score })
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.file - b.file)
}

/**
 * Four independent sums: otherwise each addition would wait for the previous one, which would determine this loop's
 * time.
 */
function productOf(products: Float64Array, bytes: Uint8Array, from: number, size: number): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let nth = 0
  for (let at = from; nth + 4 <= size; nth += 4, at += 4) {
    const row = nth << 8
    a += products[row | (bytes[at] as number)] as number
    b += products[(row + 256) | (bytes[at + 1] as number)] as number
    c += products[(row + 512) | (bytes[at + 2] as number)] as number
    d += products[(row + 768) | (bytes[at + 3] as number)] as number
  }
  for (; nth < size; nth++) a += products[(nth << 8) | (bytes[from + nth] as number)] as number
  return a + b + (c + d)
}

/**
 * For each byte of a chunk and each of its 256 values, what it adds to the product: a look-up replaces unpacking the
 * byte.
 */
function productsWith(query: Float32Array): Float64Array {
  const products = new Float64Array(bytesOf(query.length) * 256)
  for (let at = 0; at < products.length; at++) {
    const dimension = (at >> 8) * 2
    const byte = at & 255
    products[at] =
      (query[dimension] as number) * (LOW[byte] as number) + (query[dimension + 1] as number) * (HIGH[byte] as number)
  }
  return products
}
