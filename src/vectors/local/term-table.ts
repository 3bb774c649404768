/**
 * Word vectors of one repository, in memory and as rows: an embedder that needs nothing but this table.
 *
 * A row holds a run of words in ascending order, so a query reads the rows that would hold its words and no others. Of a
 * word: two bytes of length, its UTF-8, a float32 that one step is worth (its rarity included), and four bits a dimension.
 */
import { wordsOf } from '../../contract/words.ts'
import type { Embedder } from '../ports.ts'
import { bytesOf, coarse, packed, stepOf, unpacked } from './half-bytes.ts'

/** How often words count: the tenth time says little more than the ninth. */
export const countWeight = (count: number): number => 1 + Math.log(count)

/** What the words of a text are worth beside each other, where that is not how often they stand there. */
type Weights = ReadonlyMap<string, number>

const TERMS_PER_ROW = 32

export interface TermRow {
  readonly first: string
  readonly data: Uint8Array
}

export class TermTable {
  readonly dimensions: number
  readonly #rows = new Map<string, { step: number; values: Int8Array }>()

  constructor(dimensions: number) {
    this.dimensions = dimensions
  }

  get size(): number {
    return this.#rows.size
  }

  /** `vectors` are brought to one length, times the word's rarity. */
  static of(names: readonly string[], rarity: Float32Array, vectors: Float32Array, dimensions: number): TermTable {
    const table = new TermTable(dimensions)
    for (const [at, name] of names.entries()) {
      const own = vectors.subarray(at * dimensions, (at + 1) * dimensions)
      const length = Math.hypot(...own)
      if (length === 0) continue
      table.#rows.set(name, { step: (stepOf(own) / length) * (rarity[at] as number), values: coarse(own) })
    }
    return table
  }

  static from(rows: Iterable<TermRow>, dimensions: number): TermTable {
    const table = new TermTable(dimensions)
    const decoder = new TextDecoder()
    for (const { data } of rows) {
      const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
      for (let at = 0; at + 2 <= data.length; ) {
        const length = view.getUint16(at, true)
        const from = at + 2 + length + 4
        const end = from + bytesOf(dimensions)
        if (end > data.length) break
        const name = decoder.decode(data.subarray(at + 2, at + 2 + length))
        const values = unpacked(data.subarray(from, end))
        table.#rows.set(name, { step: view.getFloat32(at + 2 + length, true), values })
        at = end
      }
    }
    return table
  }

  toRows(): TermRow[] {
    const encoder = new TextEncoder()
    const names = [...this.#rows.keys()].sort((a, b) => (a < b ? -1 : 1))
    const rows: TermRow[] = []
    for (let from = 0; from < names.length; from += TERMS_PER_ROW) {
      const run = names.slice(from, from + TERMS_PER_ROW)
      const spelled = run.map((name) => encoder.encode(name))
      const data = new Uint8Array(spelled.reduce((sum, name) => sum + 6 + name.length + bytesOf(this.dimensions), 0))
      const view = new DataView(data.buffer)
      let at = 0
      for (const [nth, name] of run.entries()) {
        const { step, values } = this.#rows.get(name) as { step: number; values: Int8Array }
        const bytes = spelled[nth] as Uint8Array
        view.setUint16(at, bytes.length, true)
        data.set(bytes, at + 2)
        view.setFloat32(at + 2 + bytes.length, step, true)
        data.set(packed(values), at + 6 + bytes.length)
        at += 6 + bytes.length + bytesOf(this.dimensions)
      }
      rows.push({ first: run[0] as string, data })
    }
    return rows
  }

  /** Of length one; all zeros where no word is known. */
  vectorOf(weights: Weights): Float32Array {
    const vector = new Float32Array(this.dimensions)
    for (const [word, weight] of weights) {
      const row = this.#rows.get(word)
      if (!row) continue
      const scale = weight * row.step
      for (let d = 0; d < vector.length; d++) vector[d] = (vector[d] as number) + scale * (row.values[d] as number)
    }
    const length = Math.hypot(...vector)
    return length > 0 ? vector.map((value) => value / length) : vector
  }
}

export function localEmbedder(table: TermTable, model: string): Embedder {
  return {
    model,
    dimensions: table.dimensions,
    documents: async (texts) => texts.map((text) => table.vectorOf(countsOf(text))),
    query: async (text) => table.vectorOf(new Map([...new Set(wordsOf(text))].map((word) => [word, 1]))),
  }
}

function countsOf(text: string): Weights {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const [word, count] of counts) counts.set(word, countWeight(count))
  return counts
}
