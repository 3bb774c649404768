/**
 * Vectors of many chunks in one row, and the exact search over such rows.
 *
 * Layout: uint32 files; for each a float64 file id and a uint32 number of chunks; then an int8 a dimension for each chunk,
 * scaled to its largest entry. Direction is all that a cosine looks at, so no scale is kept.
 */
import type { Id } from '../../contract/ids.ts'
import type { NearChunk } from '../ports.ts'

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

export function packVectors(files: readonly FileVectors[], dimensions: number): Uint8Array {
  const chunks = files.reduce((sum, file) => sum + file.vectors.length, 0)
  const head = 4 + 12 * files.length
  const data = new Uint8Array(head + chunks * dimensions)
  const view = new DataView(data.buffer)
  view.setUint32(0, files.length, true)
  let at = head
  for (const [nth, { file, vectors }] of files.entries()) {
    view.setFloat64(4 + 12 * nth, file, true)
    view.setUint32(12 + 12 * nth, vectors.length, true)
    for (const vector of vectors) {
      const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
      for (let d = 0; d < dimensions; d++)
        view.setInt8(at + d, largest > 0 ? Math.round(((vector[d] as number) / largest) * 127) : 0)
      at += dimensions
    }
  }
  return data
}

export function readVectors(data: Uint8Array, dimensions: number): VectorBlock {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const count = view.getUint32(0, true)
  const files: { file: Id; from: number; chunks: number }[] = []
  let from = 0
  for (let nth = 0; nth < count; nth++) {
    const chunks = view.getUint32(12 + 12 * nth, true)
    files.push({ file: view.getFloat64(4 + 12 * nth, true) as Id, from, chunks })
    from += chunks
  }
  // By the array's own bounds: a Buffer's `slice` is a view of a pool.
  const values = new Int8Array(view.buffer.slice(data.byteOffset + 4 + 12 * count, data.byteOffset + data.byteLength))
  const inverse = new Float32Array(from)
  for (let chunk = 0; chunk < from; chunk++) {
    let square = 0
    for (let d = 0; d < dimensions; d++) square += (values[chunk * dimensions + d] as number) ** 2
    inverse[chunk] = square > 0 ? 1 / Math.sqrt(square) : 0
  }
  return { files, values, inverse }
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
