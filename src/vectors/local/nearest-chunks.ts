/** Exact search over blocks of vectors (db/formats/vector-block.ts). */
import type { Id } from '../../contract/ids.ts'
import { bytesOf, HIGH, LOW } from '../../db/formats/half-bytes.ts'
import type { VectorBlock } from '../../query/ports.ts'
import type { NearFiles } from '../../query/search/semantics.ts'

/** The nearest chunk of every file that has one with a positive cosine; a file that two blocks hold counts once. `query` is a unit vector. */
export function nearestChunks(blocks: readonly VectorBlock[], query: Float32Array): NearFiles {
  const size = bytesOf(query.length)
  const products = productsWith(query)
  const total = blocks.reduce((sum, { files }) => sum + files.length, 0)
  /** Of the files of all blocks in turn: the highest cosine of a chunk, and which chunk has it. */
  const scores = new Float64Array(total)
  const chunks = new Int32Array(total)
  let isEmpty = true
  let at = 0
  for (const { files, bytes, inverse } of blocks) {
    for (const { from, chunks: count } of files) {
      let score = 0
      let nearest = -1
      for (let chunk = 0; chunk < count; chunk++) {
        const cosine = productOf(products, bytes, (from + chunk) * size, size) * (inverse[from + chunk] as number)
        if (cosine <= score) continue
        score = cosine
        nearest = chunk
      }
      scores[at] = score
      chunks[at++] = nearest
      if (nearest >= 0) isEmpty = false
    }
  }
  return new Nearest(blocks, scores, chunks, isEmpty)
}

/** Scores are told apart in so many steps before the highest are sorted. */
const STEPS = 1024
const stepOf = (score: number): number => Math.min(STEPS, Math.floor(score * STEPS))

class Nearest implements NearFiles {
  readonly isEmpty: boolean
  readonly #blocks: readonly VectorBlock[]
  readonly #scores: Float64Array
  readonly #chunks: Int32Array

  constructor(blocks: readonly VectorBlock[], scores: Float64Array, chunks: Int32Array, isEmpty: boolean) {
    this.#blocks = blocks
    this.#scores = scores
    this.#chunks = chunks
    this.isEmpty = isEmpty
  }

  get(file: Id): { readonly chunk: number; readonly score: number } | undefined {
    let best: { chunk: number; score: number } | undefined
    let before = 0
    for (const { files, places } of this.#blocks) {
      const place = places.get(file)
      if (place !== undefined) {
        const score = this.#scores[before + place] as number
        if (score > (best?.score ?? 0)) best = { chunk: this.#chunks[before + place] as number, score }
      }
      before += files.length
    }
    return best
  }

  nearest(count: number): Id[] {
    const scores = this.#scores
    const steps = new Uint32Array(STEPS + 1)
    for (let at = 0; at < scores.length; at++) {
      const step = stepOf(scores[at] as number)
      steps[step] = (steps[step] as number) + 1
    }
    for (let most = count; ; most *= 2) {
      let lowest = STEPS
      for (let sum = steps[lowest] as number; sum < most && lowest > 0; sum += steps[lowest] as number) lowest--
      const among = new Map<Id, number>()
      let at = 0
      for (const { files } of this.#blocks)
        for (const { file } of files) {
          const score = scores[at++] as number
          if (stepOf(score) >= lowest && score > (among.get(file) ?? 0)) among.set(file, score)
        }
      // Files that two blocks hold have taken places of others.
      if (among.size < count && most < scores.length) continue
      return [...among]
        .sort((a, b) => b[1] - a[1] || a[0] - b[0])
        .slice(0, count)
        .map(([file]) => file)
    }
  }
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
