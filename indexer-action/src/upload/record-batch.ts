/**
 * A records request in the making: `file` records, the link sets of files that have nothing to link, and the segment
 * that covers them, as gzipped NDJSON within the contract's bounds.
 */
import { constants, gzipSync } from 'node:zlib'
import type { Id } from '../../../src/contract/ids.ts'
import { LIMITS } from '../../../src/contract/limits.ts'
import { segmentText } from '../../../src/contract/trigrams.ts'
import { inOnePiece } from '../compression.ts'
import { idOf } from '../extractors.ts'
import type { Role } from '../files/classify.ts'
import { free } from '../free.ts'
import { packSegment } from '../text/segment.ts'
import { type FileWords, Vocabulary } from '../text/words.ts'

/** Small enough to be sent while the next is made; large enough that a repository has few segments. */
const GOOD_BYTES = 6 * 1024 * 1024
const GOOD_PAIRS = 3_000_000
/** The most that a segment adds: its trigram and word postings, in base64. */
const ROOM_FOR_SEGMENT = 12 * 1024 * 1024

/** Files that have nothing to link bring link sets of about a hundred bytes. */
const ROOM_FOR_NO_LINKS = LIMITS.recordsPerBatch * 256

/** Better files come first in a segment, so that a search that stops early has seen them. */
const RANK: Record<Role, number> = { source: 0, documentation: 1, configuration: 2, test: 3, data: 4, generated: 5 }

interface Entry {
  id: Id
  rank: number
  path: string
  keys: Uint32Array
  words: FileWords
}

/** What a file brings to the batch's segment. */
export interface FileTerms {
  text: string
  names: readonly string[]
  keys: Uint32Array
}

export class RecordBatch {
  readonly #vocabulary = new Vocabulary()
  #lines: string[] = []
  #entries: Entry[] = []
  #bytes = 0
  #pairs = 0
  #inflated = 0

  get files(): number {
    return this.#entries.length
  }

  /** Whether a record of that length, with content that inflates to so many bytes, has to wait for the next request. */
  isTooFullFor(line: string, inflated: number): boolean {
    return (
      this.#inflated + inflated > LIMITS.contentInflatedBytes - ROOM_FOR_NO_LINKS ||
      this.#bytes + line.length > LIMITS.requestInflatedBytes - ROOM_FOR_SEGMENT ||
      this.#lines.length + 3 > LIMITS.recordsPerBatch
    )
  }

  get isGood(): boolean {
    return this.#bytes >= GOOD_BYTES || this.#pairs >= GOOD_PAIRS
  }

  /** `line` is JSON in ASCII except for the path, whose length in bytes matters little. */
  addFile(id: Id, path: string, role: Role, line: string, inflated: number, { text, names, keys }: FileTerms): void {
    this.#inflated += inflated
    this.#lines.push(line)
    this.#bytes += line.length + 1
    const words = this.#vocabulary.count({ path, text, names, isData: role === 'data' })
    this.#entries.push({ id, rank: RANK[role], path, keys, words })
    this.#pairs += keys.length + words.terms.length
  }

  addLinks(line: string): void {
    this.#lines.push(line)
    this.#bytes += line.length + 1
  }

  /** The request's body; the batch is empty afterwards. */
  take(): { body: Uint8Array<ArrayBuffer>; files: number } {
    const entries = this.#entries.sort((a, b) => a.rank - b.rank || (a.path < b.path ? -1 : 1))
    const files = entries.map((entry) => entry.id)
    const blocks = packSegment(entries.map((entry) => entry.keys))
    for (const { keys } of entries) free(keys)
    const words = this.#vocabulary.pack(entries.map((entry) => entry.words))
    this.#lines.push(JSON.stringify({ kind: 'segment', id: idOf(segmentText(files)), files, blocks, words }))
    const lines = this.#lines
    this.#lines = []
    const body = pack(lines)
    this.#entries = []
    this.#bytes = 0
    this.#pairs = 0
    this.#inflated = 0
    return { body, files: files.length }
  }
}

/** The content is already deflated; only the redundancy of base64 is left, and Huffman coding alone removes it. */
const BODY_PACKING = { level: 1, strategy: constants.Z_HUFFMAN_ONLY }

export const packingOf = (length: number) => ({ ...BODY_PACKING, ...inOnePiece(length) })

function pack(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = Buffer.allocUnsafe(lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0))
  let at = 0
  for (const line of lines) {
    at += text.write(line, at)
    text[at++] = NEWLINE
  }
  const packed = gzipSync(text, packingOf(text.length))
  free(text)
  // A short buffer shares its memory with others, and such memory cannot be transferred.
  return at < Buffer.poolSize ? new Uint8Array(packed) : packed
}

const NEWLINE = 0x0a
