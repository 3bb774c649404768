/**
 * The substring index of one batch of files: for each trigram, which files of the batch contain it.
 *
 * Keys come from case-folded text: three consecutive UTF-16 units, each lower-cased by the simple ASCII rule; a unit
 * above 0x7f counts as 0x80 | (unit & 0x7f). A key has 24 bits, and different texts may share one, so candidates are
 * always verified against the text. A line break is an ordinary unit. Names of symbols are indexed a second time under
 * `NAME_BIT`, so that a search for symbols by part of their name need not open every file that merely uses them.
 */
import * as z from 'zod'
import { Id } from './ids.ts'
import { LIMITS } from './limits.ts'
import { WordIndex } from './words.ts'

/** Set in the key of a trigram that occurs in the name of a symbol that the file defines. */
export const NAME_BIT = 1 << 24

const fold = (unit: number): number => (unit >= 65 && unit <= 90 ? unit + 32 : unit < 128 ? unit : 0x80 | (unit & 0x7f))

/** The key of the trigram that starts at `at`. Undefined behaviour past the end: callers stop two units early. */
export function trigramKey(text: string, at: number): number {
  return (fold(text.charCodeAt(at)) << 16) | (fold(text.charCodeAt(at + 1)) << 8) | fold(text.charCodeAt(at + 2))
}

/** The distinct keys of a text, ascending; empty for texts shorter than three units. */
export function trigramKeys(text: string): number[] {
  const keys = new Set<number>()
  for (let at = 0; at + 2 < text.length; at++) keys.add(trigramKey(text, at))
  return [...keys].sort((a, b) => a - b)
}

/**
 * A block is a run of postings, ascending by key, about 8 KB long: for each key, a varint of the key's distance to the
 * one before it (the first: to the block's `first`), a varint of the number of files, and then that many varints of
 * file ordinals, each as the distance to the one before it (the first from -1). Ordinals count the batch's `files`.
 * Varints are little-endian base 128.
 */
export const TrigramBlock = z.object({
  first: z
    .int()
    .min(0)
    .max(2 * NAME_BIT - 1),
  data: z.base64().max(2_000_000),
})
export type TrigramBlock = z.infer<typeof TrigramBlock>

/** One per batch that has `file` records. `files` lists their ids in ordinal order, best files first. */
export const SegmentRecord = z.object({
  kind: z.literal('segment'),
  id: Id,
  files: z.array(Id).min(1).max(LIMITS.recordsPerBatch),
  blocks: z.array(TrigramBlock).max(65_536),
  /** Absent from an indexer that makes none: its files are then found by text and names alone. */
  words: WordIndex.optional(),
})
export type SegmentRecord = z.infer<typeof SegmentRecord>

/** Canonical text of a segment's id: the files that it covers, in order. */
export function segmentText(files: readonly Id[]): string {
  return `segment\0${files.join(',')}`
}
