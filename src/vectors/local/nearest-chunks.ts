/** Exact search over blocks of vectors (db/formats/vector-block.ts). */
import type { Id } from '../../contract/ids.ts'
import { bytesOf, HIGH, LOW } from '../../db/formats/half-bytes.ts'
import type { VectorBlock } from '../../query/ports.ts'
import type { NearChunk } from '../ports.ts'

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
