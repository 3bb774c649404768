/**
 * `node:zlib`'s calls, without what each of them leaves behind: its engine is an object with something native behind it,
 * which only V8's full collections free, and it holds the 16 KB or more that it began to write to. A thread that
 * compresses a few thousand files would always have 50 MB of those.
 */
import {
  constants,
  deflateRawSync,
  type ZlibOptions,
  type ZstdOptions,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib'
import { free } from './free.ts'

type Content = string | NodeJS.ArrayBufferView

/** In base64. */
export function deflateRaw(content: Content, options: ZlibOptions): string {
  const bytes = resultOf(deflateRawSync(content, { ...options, ...WITH_ENGINE }))
  const text = bytes.toString('base64')
  free(bytes)
  return text
}

export const zstd = (content: Content, options: ZstdOptions): Buffer =>
  resultOf(zstdCompressSync(content, { ...options, ...WITH_ENGINE }))

/** Of what `zstd` made. */
export const unzstd = (content: Buffer): Buffer =>
  resultOf(zstdDecompressSync(content, { ...inOnePiece(lengthIn(content)), ...WITH_ENGINE }))

/** What becomes of a text of that length is put into one buffer: small ones would be copied together. */
export const inOnePiece = (length: number) => ({ chunkSize: Math.max(constants.Z_MIN_CHUNK, length + 1) })

/** How long the content was, as the frame says at its beginning (RFC 8878, 3.1.1.1). */
function lengthIn(frame: Buffer): number {
  const descriptor = frame.readUInt8(4)
  const isOneSegment = (descriptor & 0x20) !== 0
  const at = isOneSegment ? 5 : 6
  switch (descriptor >>> 6) {
    case 0:
      return isOneSegment ? frame.readUInt8(at) : constants.Z_DEFAULT_CHUNK
    case 1:
      return frame.readUInt16LE(at) + 256
    default:
      return frame.readUInt32LE(at)
  }
}

/** Returns the engine too. */
const WITH_ENGINE = { info: true }

function resultOf(call: unknown): Buffer {
  const { buffer, engine } = call as { buffer: Buffer; engine: { _outBuffer?: unknown } }
  // Node's own name for it. Under another one, memory would only be freed later.
  engine._outBuffer = undefined
  return buffer
}
