/**
 * Vectors of many chunks in one row, and the exact search over such rows.
 *
 * Layout: uint32 files; for each a float64 file id and a uint32 number of chunks; then four bits a dimension for each chunk
 * (half-bytes.ts), scaled to its largest entry. Direction is all that a cosine looks at, so no scale is kept.
 *
 * Versions of one file share most of their chunks. Where that saves something, SHARED is set in the first number, and between the
 * files and the vectors, of which there is then one of each kind, stands a uint16 a chunk: which of them is its.
 */
import type { Id } from '../../contract/ids.ts'
import type { NearChunk } from '../ports.ts'
import { bytesOf, coarse, packed, unpacked } from './half-bytes.ts'

export interface FileVectors {
  readonly file: Id
  readonly vectors: readonly Float32Array[]
}

export interface VectorBlock {
  readonly files: readonly { readonly file: Id; readonly from: number; readonly chunks: number }[]
  readonly values: Int8Array
  /** 1 / length; 0 for a chunk that says nothing. */
  readonly inverse: Float32Array
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
  const values = first < SHARED ? unpacked(data.subarray(head)) : spread(unpacked(data.subarray(head + 2 * from)))
  const inverse = new Float32Array(from)
  for (let chunk = 0; chunk < from; chunk++) {
    let square = 0
    for (let at = chunk * dimensions, end = at + dimensions; at < end; at++) {
      const value = values[at] as number
      square = (square + Math.imul(value, value)) | 0
    }
    inverse[chunk] = square > 0 ? 1 / Math.sqrt(square) : 0
  }
  return { files, values, inverse }

  function spread(distinct: Int8Array): Int8Array<ArrayBuffer> {
    const all = new Int8Array(from * dimensions)
    for (let chunk = 0; chunk < from; chunk++) {
      const number = view.getUint16(head + 2 * chunk, true)
      all.set(distinct.subarray(number * dimensions, (number + 1) * dimensions), chunk * dimensions)
    }
    return all
  }
}

/** Of every file its nearest chunk, best first; a file that two blocks hold counts once. `query` has length one. */
export function nearestChunks(blocks: readonly VectorBlock[], query: Float32Array): NearChunk[] {
  const dimensions = query.length
  const best = new Map<Id, NearChunk>()
  for (const { files, values, inverse } of blocks) {
    for (const { file, from, chunks } of files) {
      let score = 0
      let nearest = -1
      for (let chunk = 0; chunk < chunks; chunk++) {
        let product = 0
        for (let d = 0, at = (from + chunk) * dimensions; d < dimensions; d++, at++)
          product += (query[d] as number) * (values[at] as number)
        const cosine = product * (inverse[from + chunk] as number)
        if (cosine <= score) continue
        score = cosine
        nearest = chunk
      }
      if (nearest >= 0 && score > (best.get(file)?.score ?? 0)) best.set(file, { file, chunk: nearest, score })
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.file - b.file)
}
