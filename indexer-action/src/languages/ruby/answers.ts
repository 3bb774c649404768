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
  const bytes = Buffer.from(encoded.buffer, encoded.byteOffset, encoded.byteLength)
  const count = bytes.readUInt32LE(0)
  const start = at === 0 ? 4 * (count + 1) : bytes.readUInt32LE(4 * at)
  const text = bytes.toString('utf8', start, bytes.readUInt32LE(4 * (at + 1)))
  return text === '' ? [] : (JSON.parse(text) as (Meant | null)[])
}
