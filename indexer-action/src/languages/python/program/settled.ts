/**
 * A settled program as bytes: computed by one thread, for the other threads and the next run.
 *
 * Numbers are stored as the analysis uses them, so that resuming costs a read and no computation. Only code of the same version
 * can read the bytes: they are stored under the versions of the extractors.
 */

import type { Columns } from './columns.ts'

type Packed = Uint8Array<SharedArrayBuffer>

/** Where a column lies behind the table of contents, in bytes; its numbers, and how many there is room for. */
interface Place {
  name: string
  wide: boolean
  at: number
  length: number
  room: number
}

/**
 * Layout: the length of the table of contents, the table as JSON, then the columns, each at a multiple of four bytes. Behind each
 * column there is room, so that a program that has grown a little can be stored where it lies.
 */
export function pack(columns: Columns): Packed {
  const places: Place[] = []
  let length = 0
  for (const [name, column] of Object.entries(columns)) {
    const wide = column instanceof Int32Array
    const room = column.length + (column.length >> 6) + LEAST_ROOM
    places.push({ name, wide, at: length, length: column.length, room })
    length += aligned(wide ? 4 * room : room)
  }
  const header = aligned(Buffer.byteLength(JSON.stringify(places)) + HEADER_ROOM)
  const bytes = new Uint8Array(new SharedArrayBuffer(4 + header + length))
  new DataView(bytes.buffer).setUint32(0, header, true)
  writeContents(bytes, places)
  for (const place of places) viewOf(bytes, place, place.length).set(columns[place.name] as Int32Array)
  return bytes
}

/** Further numbers that each column has room for, at least. */
const LEAST_ROOM = 1024
/** Bytes of the table of contents that its numbers may grow by: none of them gains more than a few digits. */
const HEADER_ROOM = 256

/**
 * The same columns, or longer ones, where `bytes` has them; packed anew where one has outgrown its room. Only for bytes that
 * nobody else reads. What lies in its place is not copied.
 */
export function repack(bytes: Packed, columns: Columns): Packed {
  const places = contentsOf(bytes)
  for (const place of places) {
    const column = columns[place.name]
    if (!column || column.length > place.room) return pack(columns)
    place.length = column.length
  }
  for (const place of places) {
    const column = columns[place.name] as Int32Array
    const lies = viewOf(bytes, place, place.length)
    if (lies.buffer !== column.buffer || lies.byteOffset !== column.byteOffset) lies.set(column)
  }
  writeContents(bytes, places)
  return bytes
}

/**
 * Views of the bytes, which must begin at a multiple of four in their buffer. Other threads share them: a column must be copied
 * before it is changed.
 */
export function unpack(bytes: Packed): Columns {
  return Object.fromEntries(contentsOf(bytes).map((place) => [place.name, viewOf(bytes, place, place.length)]))
}

/** The same with the room behind each column. Only for bytes that nobody else reads. */
export function unpackWithRoom(bytes: Packed): Columns {
  return Object.fromEntries(contentsOf(bytes).map((place) => [place.name, viewOf(bytes, place, place.room)]))
}

const headerOf = ({ buffer, byteOffset }: Packed): Buffer =>
  Buffer.from(buffer, byteOffset + 4, new DataView(buffer, byteOffset).getUint32(0, true))

const contentsOf = (bytes: Packed): Place[] => JSON.parse(headerOf(bytes).toString('utf8')) as Place[]

function writeContents(bytes: Packed, places: readonly Place[]): void {
  const header = headerOf(bytes)
  header.write(JSON.stringify(places).padEnd(header.length))
}

function viewOf(bytes: Packed, { wide, at }: Place, length: number): Columns[string] {
  const { buffer, byteOffset } = bytes
  const start = byteOffset + 4 + headerOf(bytes).length + at
  return wide ? new Int32Array(buffer, start, length) : new Uint8Array(buffer, start, length)
}

const aligned = (bytes: number): number => (bytes + 3) & ~3

/** Decoded values by column, so that a column which one program writes and another one reads is not parsed again. */
const wordsOf = new WeakMap<Columns[string], unknown>()

/** Encodes a value as JSON in a column; `read` decodes it, without parsing where the column was just written or read. */
export function written(words: unknown): Uint8Array {
  const column = Buffer.from(JSON.stringify(words))
  wordsOf.set(column, words)
  return column
}

/** A column of a list, extended by the entries from `from` on. Earlier entries are not encoded again. */
export function extended(column: Uint8Array, words: readonly unknown[], from: number): Uint8Array {
  // There is no list to extend, or an empty one.
  if (from === 0) return written(words)
  if (words.length === from) return column
  const behind = Buffer.from(JSON.stringify(words.slice(from)))
  const whole = new Uint8Array(column.length + behind.length - 1)
  whole.set(column)
  // A comma replaces the bracket between both lists.
  whole[column.length - 1] = COMMA
  whole.set(behind.subarray(1), column.length)
  wordsOf.set(whole, words)
  return whole
}

const COMMA = 0x2c

export function read<T>(column: Columns[string] | undefined): T {
  if (!column) throw new Error('a column is missing')
  const words = wordsOf.get(column) ?? JSON.parse(Buffer.from(column).toString('utf8'))
  wordsOf.set(column, words)
  return words as T
}
