/**
 * Fits word vectors to one repository: words that occur in the same chunks get similar vectors.
 *
 * The matrix of chunks by words (log counts × rarity) is reduced to its strongest directions by subspace iteration from
 * fixed signs, so that the same chunks always give the same vectors. Nothing is downloaded, and nothing is learnt from
 * other repositories.
 */
import { wordsOf } from '../../contract/words.ts'
import { paced } from '../breathe.ts'
import { countWeight, TermTable } from './term-table.ts'

export const DIMENSIONS = 128
/** Words beyond this rank are so rare that they lead to one or two places, which the word index finds better. */
const MOST_TERMS = 30_000
const FEWEST_CHUNKS_OF_TERM = 2
const ROUNDS = 2
/** One pass over the numbers of a chunk, in the unit of `paced`. */
const PASS = 40
/** Weight of directions: 0 treats all alike, 1 uses their full strength. */
const STRENGTH = 0.5

/** `texts`: chunks, as they will be embedded. */
export async function fitTerms(texts: Iterable<string>): Promise<TermTable> {
  const pause = paced()
  const { terms, chunks } = await read(texts)
  for (const chunk of chunks) {
    weigh(chunk, terms)
    await pause(PASS / 4)
  }
  let vectors = signs(terms.names)
  const places = new Float32Array(chunks.length * DIMENSIONS)
  for (let round = 0; round < ROUNDS; round++) {
    places.fill(0)
    for (const [at, chunk] of chunks.entries()) {
      sumInto(places, at, chunk, vectors)
      await pause(PASS)
    }
    await orthonormalise(places, chunks.length)
    vectors = new Float32Array(terms.names.length * DIMENSIONS)
    for (const [at, chunk] of chunks.entries()) {
      addBack(vectors, chunk, places, at)
      await pause(PASS)
    }
  }
  scaleDirections(vectors, terms.names.length)
  return TermTable.of(terms.names, terms.rarity, vectors, DIMENSIONS)
}

interface Chunk {
  terms: Uint32Array
  weights: Float32Array
}
interface Terms {
  names: string[]
  rarity: Float32Array
}

async function read(texts: Iterable<string>): Promise<{ terms: Terms; chunks: Chunk[] }> {
  const numbers = new Map<string, number>()
  const frequency: number[] = []
  const all: Chunk[] = []
  const pause = paced()
  for (const text of texts) {
    await pause(text.length)
    const counts = new Map<number, number>()
    for (const word of wordsOf(text)) {
      let number = numbers.get(word)
      if (number === undefined) {
        number = numbers.size
        numbers.set(word, number)
        frequency.push(0)
      }
      counts.set(number, (counts.get(number) ?? 0) + 1)
    }
    for (const number of counts.keys()) frequency[number] = (frequency[number] as number) + 1
    all.push({ terms: Uint32Array.from(counts.keys()), weights: Float32Array.from(counts.values(), countWeight) })
  }
  const names = [...numbers.keys()]
  const kept = names
    .map((_, at) => at)
    .filter((at) => (frequency[at] as number) >= FEWEST_CHUNKS_OF_TERM)
    .sort((a, b) => (frequency[b] as number) - (frequency[a] as number) || a - b)
    .slice(0, MOST_TERMS)
  const place = new Int32Array(names.length).fill(-1)
  for (const [at, number] of kept.entries()) place[number] = at
  const chunks: Chunk[] = []
  for (const { terms, weights } of all) {
    const stay = [...terms.keys()].filter((at) => (place[terms[at] as number] as number) >= 0)
    chunks.push({
      terms: Uint32Array.from(stay, (at) => place[terms[at] as number] as number),
      weights: Float32Array.from(stay, (at) => weights[at] as number),
    })
    await pause(PASS)
  }
  const rarity = Float32Array.from(kept, (at) => {
    const n = frequency[at] as number
    return Math.log(1 + (all.length - n + 0.5) / (n + 0.5))
  })
  return { terms: { names: kept.map((at) => names[at] as string), rarity }, chunks }
}

function weigh({ terms, weights }: Chunk, { rarity }: Terms): void {
  let square = 0
  for (const [at, term] of terms.entries()) {
    weights[at] = (weights[at] as number) * (rarity[term] as number)
    square += (weights[at] as number) ** 2
  }
  const scale = 1 / (Math.sqrt(square) || 1)
  for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] as number) * scale
}

/** Eight entries of ±1 per word, derived from the word. */
function signs(names: readonly string[]): Float32Array {
  const vectors = new Float32Array(names.length * DIMENSIONS)
  for (const [at, name] of names.entries()) {
    let state = 0x811c9dc5
    for (let unit = 0; unit < name.length; unit++) state = Math.imul(state ^ name.charCodeAt(unit), 0x01000193)
    for (let entry = 0; entry < 8; entry++) {
      state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x3c6ef372) | 0
      const to = at * DIMENSIONS + ((state >>> 8) % DIMENSIONS)
      vectors[to] = (vectors[to] as number) + (state < 0 ? 1 : -1)
    }
  }
  return vectors
}

/** Every word of every chunk passes through these two plain loops twice. */
function sumInto(places: Float32Array, at: number, { terms, weights }: Chunk, vectors: Float32Array): void {
  for (let nth = 0; nth < terms.length; nth++) {
    const weight = weights[nth] as number
    const from = (terms[nth] as number) * DIMENSIONS
    for (let d = 0, to = at * DIMENSIONS; d < DIMENSIONS; d++, to++)
      places[to] = (places[to] as number) + weight * (vectors[from + d] as number)
  }
}

function addBack(vectors: Float32Array, { terms, weights }: Chunk, places: Float32Array, at: number): void {
  for (let nth = 0; nth < terms.length; nth++) {
    const weight = weights[nth] as number
    const to = (terms[nth] as number) * DIMENSIONS
    for (let d = 0, from = at * DIMENSIONS; d < DIMENSIONS; d++, from++)
      vectors[to + d] = (vectors[to + d] as number) + weight * (places[from] as number)
  }
}

/**
 * Orthonormalises columns by Cholesky decomposition of their products. A column that depends on the others (few chunks)
 * becomes zero.
 */
async function orthonormalise(rows: Float32Array, count: number): Promise<void> {
  const D = DIMENSIONS
  const pause = paced()
  const products = new Float64Array(D * D)
  for (let row = 0; row < count; row++) {
    await pause(PASS)
    for (let a = 0; a < D; a++) {
      const value = rows[row * D + a] as number
      if (value === 0) continue
      for (let b = 0; b <= a; b++)
        products[a * D + b] = (products[a * D + b] as number) + value * (rows[row * D + b] as number)
    }
  }
  const lower = new Float64Array(D * D)
  for (let a = 0; a < D; a++) {
    for (let b = 0; b <= a; b++) {
      let rest = products[a * D + b] as number
      for (let k = 0; k < b; k++) rest -= (lower[a * D + k] as number) * (lower[b * D + k] as number)
      const pivot = lower[b * D + b] as number
      if (a === b)
        lower[a * D + a] = rest > 1e-7 * (products[a * D + a] as number) && rest > 1e-12 ? Math.sqrt(rest) : 0
      else lower[a * D + b] = pivot > 0 ? rest / pivot : 0
    }
  }
  for (let row = 0; row < count; row++) {
    await pause(PASS)
    for (let a = 0; a < D; a++) {
      const pivot = lower[a * D + a] as number
      let value = rows[row * D + a] as number
      for (let k = 0; k < a; k++) value -= (lower[a * D + k] as number) * (rows[row * D + k] as number)
      rows[row * D + a] = pivot > 0 ? value / pivot : 0
    }
  }
}

function scaleDirections(vectors: Float32Array, terms: number): void {
  const squares = new Float64Array(DIMENSIONS)
  for (let at = 0; at < terms * DIMENSIONS; at++)
    squares[at % DIMENSIONS] = (squares[at % DIMENSIONS] as number) + (vectors[at] as number) ** 2
  const scale = squares.map((square) => (square > 0 ? Math.sqrt(square) ** (STRENGTH - 1) : 0))
  for (let at = 0; at < terms * DIMENSIONS; at++)
    vectors[at] = (vectors[at] as number) * (scale[at % DIMENSIONS] as number)
}
