/**
 * Decompression with a limit.
 *
 * `DecompressionStream` has none: it keeps inflating data that nobody reads, so a megabyte of zeros takes a gigabyte of
 * memory however early the reader stops. zlib's one-shot functions with `maxOutputLength` refuse at the limit.
 */
import { gunzipSync, inflateRawSync } from 'node:zlib'
import { LIMITS } from '../contract/limits.ts'
import { IngestRefusal, overLimit } from './refusal.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export function gunzipWithin(bytes: Uint8Array, limit: number, what: string): Uint8Array {
  return within(() => gunzipSync(bytes, { maxOutputLength: limit }), limit, what, 'gzip')
}

export function inflateWithin(bytes: Uint8Array, limit: number, what: string): Uint8Array {
  return within(() => inflateRawSync(bytes, { maxOutputLength: limit }), limit, what, 'raw deflate')
}

export type Inflate = typeof inflateWithin

/** Inflates like `inflateWithin`, and no more than `LIMITS.contentInflatedBytes` in all. */
export function inflateWithinBudget(): Inflate {
  const allowed = LIMITS.contentInflatedBytes
  let left: number = allowed
  return (bytes, limit, what) => {
    try {
      const inflated = inflateWithin(bytes, Math.min(limit, left), what)
      left -= inflated.length
      return inflated
    } catch (error) {
      if (error instanceof IngestRefusal && error.code === 'bomb' && left < limit)
        throw overLimit(
          `${what}: decompressed content of this request`,
          'contentInflatedBytes',
          allowed,
          `> ${allowed}`,
        )
      throw error
    }
  }
}

/** Decodes exactly these bytes: nothing is replaced, and a byte order mark is kept as a character. */
export function decodeUtf8(bytes: Uint8Array, what: string): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new IngestRefusal('invalid', `${what}: not UTF-8`)
  }
}

function within(run: () => Uint8Array, limit: number, what: string, format: string): Uint8Array {
  try {
    return run()
  } catch (error) {
    if (error instanceof RangeError) {
      throw new IngestRefusal('bomb', `${what}: inflates to more than ${limit} bytes`, { details: { allowed: limit } })
    }
    throw new IngestRefusal('invalid', `${what}: not ${format} data`)
  }
}
