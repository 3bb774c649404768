/**
 * Word vectors of one repository, in memory and as rows: an embedder that needs only this table.
 *
 * A row holds a run of words in ascending order, so a query reads only the rows that could contain its words. It begins
 * with two bytes that cannot be the length of a word, followed by deflated data: the number of words; the words, each
 * ended by a zero; for each word a float32 that one step is worth (including its rarity); and four bits per dimension
 * for each. Older rows hold one word after the other: two bytes of length, its UTF-8, the step, the dimensions.
 */
import { Buffer } from 'node:buffer'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { wordsOf } from '../../contract/words.ts'
import { bytesOf, coarse, packed, stepOf, unpacked } from '../../db/formats/half-bytes.ts'
import { paced } from '../breathe.ts'
import type { Embedder } from '../ports.ts'

/** The weight of repeated words: the tenth occurrence says little more than the ninth. */
export const countWeight = (count: number): number => 1 + Math.log(count)

/** Weights of a text's words, where they are not occurrence counts. */
type Weights = ReadonlyMap<string, number>

/** What fits a page of the database beside the row's key. */
const ROW_BYTES = 4000
/** Words in the first attempted run; each next run starts with as many as would have fitted the one before. */
const FIRST_RUN = 64
/** Their number must fit a byte. */
const MOST_WORDS = 255
const DEFLATED = 0xffff
/** Making or packing one word's numbers, in the unit of `paced`. */
const WORD = 30
/** Rows were written by this code and have a few KB. */
const MOST_INFLATED = 1_000_000

export interface TermRow {
  readonly first: string
  readonly data: Uint8Array
}

interface Row {
  readonly step: number
  readonly values: Int8Array
}

export class TermTable {
  readonly dimensions: number
  readonly #rows = new Map<string, Row>()

  constructor(dimensions: number) {
    this.dimensions = dimensions
  }

  get size(): number {
    return this.#rows.size
  }

  /** `vectors` are normalised to one length, times the word's rarity. */
  static async of(
    names: readonly string[],
    rarity: Float32Array,
    vectors: Float32Array,
    dimensions: number,
  ): Promise<TermTable> {
    const table = new TermTable(dimensions)
    const pause = paced()
    for (const [at, name] of names.entries()) {
      const own = vectors.subarray(at * dimensions, (at + 1) * dimensions)
      const length = Math.hypot(...own)
      await pause(WORD)
      if (length === 0) continue
      table.#rows.set(name, { step: (stepOf(own) / length) * (rarity[at] as number), values: coarse(own) })
    }
    return table
  }

  /** `wanted`: only these words of the rows, if present. */
  static from(rows: Iterable<TermRow>, dimensions: number, wanted?: { has(word: string): boolean }): TermTable {
    const table = new TermTable(dimensions)
    for (const { data } of rows) {
      const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
      if (data.length >= 2 && view.getUint16(0, true) === DEFLATED) table.#readRun(data.subarray(2), wanted)
      else table.#readEach(data, view, wanted)
    }
    return table
  }

  async toRows(): Promise<TermRow[]> {
    const pause = paced()
    const names = [...this.#rows.keys()].sort((a, b) => (a < b ? -1 : 1))
    const rows: TermRow[] = []
    let words = FIRST_RUN
    for (let from = 0; from < names.length; ) {
      const run = names.slice(from, from + words)
      const data = this.#run(run)
      await pause(WORD * run.length)
      const fitting = Math.floor((run.length * ROW_BYTES) / data.length)
      if (data.length > ROW_BYTES && run.length > 1) {
        words = Math.max(1, Math.min(fitting, run.length - 1))
        continue
      }
      rows.push({ first: run[0] as string, data })
      from += run.length
      words = Math.max(1, Math.min(fitting, MOST_WORDS))
    }
    return rows
  }

  #run(names: readonly string[]): Uint8Array {
    const own = names.map((name) => this.#rows.get(name) as Row)
    const steps = Buffer.alloc(4 * names.length)
    for (const [nth, { step }] of own.entries()) steps.writeFloatLE(step, 4 * nth)
    const whole = Buffer.concat([
      Uint8Array.of(names.length),
      Buffer.from(`${names.join('\0')}\0`),
      steps,
      ...own.map(({ values }) => packed(values)),
    ])
    const head = Uint8Array.of(DEFLATED & 255, DEFLATED >> 8)
    return new Uint8Array(Buffer.concat([head, deflateRawSync(whole, { level: 9 })]))
  }

  #readRun(deflated: Uint8Array, wanted?: { has(word: string): boolean }): void {
    const data = inflateRawSync(deflated, { maxOutputLength: MOST_INFLATED })
    const size = bytesOf(this.dimensions)
    const words = data[0] as number
    let steps = 1
    for (let left = words; left > 0 && steps < data.length; steps++) if (data[steps] === 0) left--
    const names = data.toString('utf8', 1, steps - 1).split('\0')
    for (let nth = 0; nth < words; nth++) {
      const name = names[nth] as string
      if (wanted && !wanted.has(name)) continue
      const values = data.subarray(steps + 4 * words + nth * size).subarray(0, size)
      this.#rows.set(name, { step: data.readFloatLE(steps + 4 * nth), values: unpacked(values) })
    }
  }

  /** A row from before runs were deflated. */
  #readEach(data: Uint8Array, view: DataView, wanted?: { has(word: string): boolean }): void {
    for (let at = 0; at + 2 <= data.length; ) {
      const length = view.getUint16(at, true)
      const from = at + 2 + length + 4
      const end = from + bytesOf(this.dimensions)
      if (end > data.length) break
      const name = new TextDecoder().decode(data.subarray(at + 2, at + 2 + length))
      at = end
      if (wanted && !wanted.has(name)) continue
      this.#rows.set(name, {
        step: view.getFloat32(from - 4, true),
        values: unpacked(data.subarray(from, end)),
      })
    }
  }

  /** A unit vector; all zeros if no word is known. */
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

/** The vector of a text, in the unit of `paced`. */
const VECTOR = 160

export function localEmbedder(table: TermTable, model: string): Embedder {
  const pause = paced()
  return {
    model,
    dimensions: table.dimensions,
    documents: async (texts) => {
      const vectors: Float32Array[] = []
      for (const text of texts) {
        vectors.push(table.vectorOf(countsOf(text)))
        await pause(text.length + VECTOR)
      }
      return vectors
    },
    query: async (text) => table.vectorOf(new Map([...new Set(wordsOf(text))].map((word) => [word, 1]))),
  }
}

function countsOf(text: string): Weights {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const [word, count] of counts) counts.set(word, countWeight(count))
  return counts
}
