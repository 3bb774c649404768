/**
 * Columns of whole numbers as bytes and back, for bodies that are deflated then: what is alike stands side by side.
 */
import type { Id } from '../../contract/ids.ts'
import type { Varints } from '../../contract/word-blocks.ts'

export interface Column {
  /** Each as its distance to the one before. */
  readonly step?: true
  /** Some numbers, or some distances, may be below zero. */
  readonly signed?: true
}
/** In the order in which they stand. */
export type Columns = Readonly<Record<string, Column>>
export type Numbers<C extends Columns> = { [Name in keyof C]: number[] }

/** One after the other as varints; how many numbers each has is not among them. */
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
  // Numbers beyond 32 bits are divided as floating point, which takes ten times as long: only until what is left fits.
  for (; left > MOST_INTEGER; left = Math.floor(left / 128)) bytes.push((left % 128) | 128)
  for (; left > 127; left >>= 7) bytes.push((left & 127) | 128)
  bytes.push(left)
}

const MOST_INTEGER = 2 ** 31 - 1

/** One buffer for all columns: what is opened stays in a cache, and many small arrays take more room. */
export type Integers<C extends Columns> = { [Name in keyof C]: Int32Array }

/** `count` numbers of each, which are integers of the machine. */
export function readColumns<C extends Columns>(from: Varints, columns: C, count: number): Integers<C> {
  const read: Record<string, Int32Array> = {}
  for (const name in columns) read[name] = readColumn(from, count, columns[name] as Column)
  return read as Integers<C>
}

/** In a loop of its own, where most numbers are a byte: a file has thousands. */
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

/** Columns of several tables in one list, side by side in memory: what is opened is kept, and each list of its own takes room. */
export class NumberTables {
  readonly #from: Varints
  #length = 0

  constructor(from: Varints) {
    this.#from = from
  }

  /** `count` numbers of each column. Where the first of them begins; the next one does `count` further on. */
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

  /** All numbers, in the smallest integer type that holds the largest. */
  done(): ReturnType<typeof narrowed> {
    return narrowed(scratch.slice(0, this.#length))
  }
}

/** One body is read at a time. */
let scratch = new Int32Array(4096)

function enlarged(from: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * length)
  larger.set(from)
  return larger
}

/** The same numbers in as few bytes each as all of them need: most lines and columns are small. */
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

/** Hashes, where none says anything of the next: seven bytes each, the highest first. In two halves that are integers each. */
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
