/**
 * What the flow of values told of each call of each file, as bytes that threads share: whoever links a file needs nothing else of it.
 */
import type { Id } from '../../../../src/contract/ids.ts'

export type Meant =
  /** Its receiver is known, or it has none, and it means nothing of the repository. */
  | ['unknown']
  | ['outside', name: string]
  /** `overrides`: what may be called in the place of the first one. */
  | ['type' | 'unique_name' | 'ambiguous', ids: Id[], overrides: Id[]]

/** Numbers of four bytes: how many files there are, and where the answers of each end. Then the answers of each as JSON. */
export function encode(answers: readonly (readonly Meant[])[]): Uint8Array<SharedArrayBuffer> {
  const texts = answers.map((one) => (one.length === 0 ? '' : JSON.stringify(one)))
  const header = 4 * (texts.length + 1)
  const length = texts.reduce((sum, text) => sum + Buffer.byteLength(text), header)
  const bytes = Buffer.from(new SharedArrayBuffer(length))
  bytes.writeUInt32LE(texts.length, 0)
  let end = header
  for (const [at, text] of texts.entries()) {
    end += bytes.write(text, end)
    bytes.writeUInt32LE(end, 4 * (at + 1))
  }
  return new Uint8Array(bytes.buffer as unknown as SharedArrayBuffer, bytes.byteOffset, length)
}

/** What the calls of a file mean, by the numbers of their names. */
export function decode(encoded: Uint8Array, at: number): readonly (Meant | null)[] {
  const bytes = bytesOf(encoded, at)
  return bytes.length === 0 ? [] : (JSON.parse(bytes.toString()) as (Meant | null)[])
}

/** Whether the calls of a file mean the same in both, which are of the same files. */
export const isSame = (one: Uint8Array, other: Uint8Array, at: number): boolean =>
  bytesOf(one, at).equals(bytesOf(other, at))

function bytesOf(encoded: Uint8Array, at: number): Buffer {
  const bytes = Buffer.from(encoded.buffer, encoded.byteOffset, encoded.byteLength)
  const start = at === 0 ? 4 * (bytes.readUInt32LE(0) + 1) : bytes.readUInt32LE(4 * at)
  return bytes.subarray(start, bytes.readUInt32LE(4 * (at + 1)))
}
