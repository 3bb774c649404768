/**
 * `node:zlib`'s calls, without what each of them leaves behind: its engine is an object with something native behind it,
 * which only V8's full collections free, and it holds the 16 KB or more that it began to write to. A thread that
 * compresses a few thousand files would always have 50 MB of those.
 */
import { deflateRawSync, type ZlibOptions, type ZstdOptions, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

type Content = string | NodeJS.ArrayBufferView

export const deflateRaw = (content: Content, options: ZlibOptions): Buffer =>
  resultOf(deflateRawSync(content, { ...options, ...WITH_ENGINE }))

export const zstd = (content: Content, options: ZstdOptions): Buffer =>
  resultOf(zstdCompressSync(content, { ...options, ...WITH_ENGINE }))

export const unzstd = (content: NodeJS.ArrayBufferView): Buffer => resultOf(zstdDecompressSync(content, WITH_ENGINE))

/** Returns the engine too. */
const WITH_ENGINE = { info: true }

function resultOf(call: unknown): Buffer {
  const { buffer, engine } = call as { buffer: Buffer; engine: { _outBuffer?: unknown } }
  // Node's own name for it. Under another one, memory would only be freed later.
  engine._outBuffer = undefined
  return buffer
}
