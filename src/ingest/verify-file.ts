/**
 * A verified `file` record: its text has the hashes it claims, and its facts have the agreed shape.
 *
 * The text is stored compressed, as received: it is inflated here only to be checked.
 */
import { Buffer } from 'node:buffer'
import type { FileFacts, FileRecord } from '../contract/file.ts'
import type { Id } from '../contract/ids.ts'
import { LIMITS } from '../contract/limits.ts'
import { SYMBOL_KINDS } from '../contract/symbols.ts'
import { deflated } from '../db/formats/deflated.ts'
import { packFacts } from '../db/formats/facts-body.ts'
import { fileVersionId, gitBlobSha } from './digest.ts'
import { decodeUtf8, type Inflate, inflateWithin } from './inflate.ts'
import { IngestRefusal, overLimit } from './refusal.ts'
import { parseFileFacts } from './shapes.ts'

export interface VerifiedFile {
  readonly record: FileRecord
  /** Compressed, as sent. */
  readonly text: Uint8Array
  /** As they are kept (src/db/formats/facts-body.ts), compressed. */
  readonly facts: Uint8Array
  readonly symbols: readonly VerifiedSymbol[]
}

export interface VerifiedSymbol {
  readonly name: string
  readonly id: Id
  /** Index into SYMBOL_KINDS. */
  readonly kind: number
}

const KIND_NUMBER = new Map<string, number>(SYMBOL_KINDS.map((kind, number) => [kind, number]))

export function verifyFile(record: FileRecord, inflate: Inflate = inflateWithin): VerifiedFile {
  const { path } = record
  const text = Buffer.from(record.text, 'base64')
  const bytes = inflate(text, LIMITS.fileBytes, `text of ${path}`)
  expectSame(path, 'size', record.size, bytes.length)
  expectSame(path, 'blob', record.blob, gitBlobSha(bytes))
  expectSame(path, 'id', record.id, fileVersionId(path, record.blob, record.extractor))
  expectSame(path, 'lines', record.lines, countLines(path, decodeUtf8(bytes, `text of ${path}`)))

  const facts = Buffer.from(record.facts, 'base64')
  const json = decodeUtf8(inflate(facts, LIMITS.bodyInflatedBytes, `facts of ${path}`), `facts of ${path}`)
  const parsed = parseFileFacts(json, `facts of ${path}`)
  const symbols = parsed.symbols.map((symbol, index) => verifySymbol(path, record, symbol, index))
  return { record, text, facts: deflated(packFacts(parsed)), symbols }
}

function verifySymbol(
  path: string,
  record: FileRecord,
  symbol: FileFacts['symbols'][number],
  index: number,
): VerifiedSymbol {
  if (symbol.parent !== undefined && symbol.parent >= index) {
    throw new IngestRefusal('invalid', `facts of ${path} at symbols.${index}: its parent must come before it`)
  }
  if (symbol.end < symbol.start || symbol.end > record.lines + 1 || symbol.line > record.lines + 1) {
    throw new IngestRefusal('invalid', `facts of ${path} at symbols.${index}: lines outside the file`)
  }
  if (!symbol.name.isWellFormed() || symbol.name.includes('\0')) {
    throw new IngestRefusal('invalid', `facts of ${path} at symbols.${index}: a name that cannot be stored`)
  }
  return { name: symbol.name, id: symbol.id, kind: KIND_NUMBER.get(symbol.kind) as number }
}

function expectSame(path: string, what: string, claimed: string | number, found: string | number): void {
  if (claimed === found) return
  throw new IngestRefusal('hash_mismatch', `${path}: ${what} is ${found}, not ${claimed}`, {
    details: { path, what, claimed, found },
  })
}

/** Counts lines, including a last line without a line break, and refuses one that is too long to show. */
function countLines(path: string, text: string): number {
  let lines = 0
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    lines += 1
    if (end - start > LIMITS.lineChars) {
      throw overLimit(`${path} line ${lines}`, 'lineChars', LIMITS.lineChars, end - start)
    }
    start = end + 1
  }
  return lines
}
