/**
 * A body stored as its difference to another: deflated with the other as the dictionary.
 *
 * deflate looks back 32 KB, including the dictionary. So the body is split into pieces, and each piece is compressed
 * against the bytes around the same offset in the other body, because an edit may shift what follows by a few KB. Each
 * piece is preceded by its length in four bytes.
 */
import { Buffer } from 'node:buffer'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

const PIECE = 12_288
const WINDOW = 32_768
/** How many bytes before and after a piece's own offset its dictionary covers. */
const AROUND = (WINDOW - PIECE) / 2
/** Room for a piece that deflate could not shrink. */
const MOST_PIECE = 2 * PIECE

/** The bytes most likely to match come last, because a match there has the shortest distance. */
function dictionary(base: Uint8Array, at: number): { dictionary?: Uint8Array } {
  const end = Math.min(base.length, at + PIECE + AROUND)
  const start = Math.max(0, Math.min(at - AROUND, base.length - WINDOW, end))
  return end > start ? { dictionary: base.subarray(start, end) } : {}
}

export function differenceTo(base: Uint8Array, body: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = []
  for (let at = 0; at < body.length; at += PIECE) {
    const piece = deflateRawSync(body.subarray(at, at + PIECE), { level: 9, ...dictionary(base, at) })
    const head = Buffer.alloc(4)
    head.writeUInt32LE(piece.length)
    pieces.push(head, piece)
  }
  return Buffer.concat(pieces)
}

/** Throws if the difference was not made by this code. */
export function fromDifference(base: Uint8Array, difference: Uint8Array, limit: number): Buffer {
  const view = Buffer.from(difference.buffer as ArrayBuffer, difference.byteOffset, difference.byteLength)
  const pieces: Buffer[] = []
  for (let from = 0, at = 0; from < view.length; at += PIECE) {
    const length = view.readUInt32LE(from)
    const piece = view.subarray(from + 4, from + 4 + length)
    pieces.push(inflateRawSync(piece, { maxOutputLength: MOST_PIECE, ...dictionary(base, at) }))
    from += 4 + length
    if (at > limit) throw new RangeError('a difference to more than its limit')
  }
  return Buffer.concat(pieces)
}
