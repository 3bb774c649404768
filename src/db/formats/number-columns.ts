/**
 * Encodes columns of integers as bytes and decodes them. Bodies are deflated afterwards, and similar values side by
 * side compress well.
 */
import type { Id } from '../../contract/ids.ts'
import type { Varints } from '../../contract/word-blocks.ts'

export interface Column {
  /** Each value is stored as its distance to the previous one. */
  readonly step?: true
  /** Values, or distances, may be negative. */
  readonly signed?: true
}
/** In the order in which they are stored. */
export type Columns = Readonly<Record<string, Column>>
export type Numbers<C extends Columns> = { [Name in keyof C]: number[] }

/** One column after the other as varints. The number of values is not stored. */
export function writeColumns<C extends Columns>(bytes: number[], columns: C, numbers: Numbers<C>): void {
  for (const [name, { step, signed }] of Object.entries(columns)) {
    let before = 0
    for (const value of numbers[name] as number[]) {
      const number = step ? value - before : value
      writeNumber(bytes, signed ? (number < 0 ? -2 * number - 1 : 2 * number) : number)
      before = value
    }
  }
}

export function writeNumber(bytes: number[], number: number): void {
  let left = number
  // Numbers beyond 32 bits are divided in floating point, which takes ten times as long, so only until the rest fits.
  for (; left > MOST_INTEGER; left = Math.floor(left / 128)) bytes.push((left % 128) | 128)
  for (; left > 127; left >>= 7) bytes.push((left & 127) | 128)
  bytes.push(left)
}

const MOST_INTEGER = 2 ** 31 - 1

/** One buffer for all columns: opened bodies stay in a cache, and many small arrays would take more memory. */
export type Integers<C extends Columns> = { [Name in keyof C]: Int32Array }

/** Reads `count` 32-bit integers of each column. */
export function readColumns<C extends Columns>(from: Varints, columns: C, count: number): Integers<C> {
  const read: Record<string, Int32Array> = {}
  for (const name in columns) read[name] = readColumn(from, count, columns[name] as Column)
  return read as Integers<C>
}

/** A loop of its own, with a fast path for one byte, because a file has thousands of values. */
function readColumn(from: Varints, count: number, { step, signed }: Column): Int32Array {
  const { data } = from
  const values = new Int32Array(count)
  let { at } = from
  let before = 0
  for (let nth = 0; nth < count; nth++) {
    let number = data[at++] ?? 0
    if (number > 127) {
      from.at = at - 1
      number = from.next()
      at = from.at
    }
    if (signed) number = number % 2 === 1 ? -(number + 1) / 2 : number / 2
    if (step) number += before
    values[nth] = number
    before = number
  }
  from.at = at
  return values
}

/**
 * Columns of several tables in one contiguous list: opened bodies are cached, and separate lists would take more
 * memory.
 */
export class NumberTables {
  readonly #from: Varints
  #length = 0

  constructor(from: Varints) {
    this.#from = from
  }

  /**
   * Reads `count` values of each column. Returns where the first column begins; each further column begins `count`
   * later.
   */
  read(columns: Columns, count: number): number {
    const begin = this.#length
    for (const name in columns) {
      const values = readColumn(this.#from, count, columns[name] as Column)
      if (scratch.length < this.#length + count) scratch = enlarged(scratch, this.#length + count)
      scratch.set(values, this.#length)
      this.#length += count
    }
    return begin
  }

  at(place: number): number {
    return scratch[place] as number
  }

  /** All values, in the smallest integer type that holds the largest. */
  done(): ReturnType<typeof narrowed> {
    return narrowed(scratch.slice(0, this.#length))
  }
}

/** Shared, because one body is read at a time. */
let scratch = new Int32Array(4096)

function enlarged(from: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * length)
  larger.set(from)
  return larger
}

/** The same values with as few bytes each as they need: most lines and columns are small. */
export function narrowed(values: Int32Array): Int32Array | Int16Array | Uint16Array | Uint8Array {
  let least = 0
  let most = 0
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number
    if (value < least) least = value
    else if (value > most) most = value
  }
  if (least < 0) return least >= -0x8000 && most < 0x8000 ? new Int16Array(values) : values
  return most > 0xffff ? values : most > 0xff ? new Uint16Array(values) : new Uint8Array(values)
}

const ID_BYTES = 7

/**
 * Hashes are unrelated to each other, so they take seven bytes each, highest byte first. Computed in two 32-bit halves.
 */
export function writeIds(bytes: number[], ids: Iterable<Id>): void {
  for (const id of ids) {
    const high = Math.floor(id / 2 ** 24)
    const low = id - high * 2 ** 24
    bytes.push(high >> 24, (high >> 16) & 255, (high >> 8) & 255, high & 255, low >> 16, (low >> 8) & 255, low & 255)
  }
}

export function readIds(from: Varints, count: number): Float64Array {
  const ids = new Float64Array(count)
  const view = new DataView(from.data.buffer, from.data.byteOffset, from.data.byteLength)
  for (let nth = 0; nth < count; nth++, from.at += ID_BYTES)
    ids[nth] = view.getUint32(from.at) * 2 ** 24 + (view.getUint32(from.at + 3) & 0xffffff)
  return ids
}
