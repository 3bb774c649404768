/**
 * The substring index of a batch: which of its files contain which trigram (src/contract/trigrams.ts).
 *
 * Millions of (trigram, file) pairs pass through here, so there is no Map and no object per trigram: a bitmap finds a
 * file's distinct keys, and a radix sort groups the batch's pairs by key.
 */
import { NAME_BIT, type TrigramBlock } from '../../../src/contract/trigrams.ts'
import { free } from '../free.ts'

/** One bit per key, including those of names. Cleared key by key, never as a whole. */
const seen = new Uint32Array((2 * NAME_BIT) / 32)

/** What a UTF-16 unit counts as (`fold` in the contract). */
const FOLDED = new Uint8Array(65_536)
for (let unit = 0; unit < FOLDED.length; unit++)
  FOLDED[unit] = unit >= 65 && unit <= 90 ? unit + 32 : unit < 128 ? unit : 0x80 | (unit & 0x7f)

let keys = new Uint32Array(65_536)
let found = 0

function add(key: number): void {
  const word = key >>> 5
  const bit = 1 << (key & 31)
  const before = seen[word] as number
  if ((before & bit) !== 0) return
  seen[word] = before | bit
  if (found === keys.length) {
    const grown = new Uint32Array(found * 2)
    grown.set(keys)
    keys = grown
  }
  keys[found++] = key
}

/** The distinct keys of a text and of the names that the file defines, unordered. */
export function fileKeys(text: string, names: Iterable<string>): Uint32Array {
  found = 0
  addText(text, 0)
  for (const name of names) addText(name, NAME_BIT)
  const own = keys.slice(0, found)
  for (let at = 0; at < found; at++) seen[(own[at] as number) >>> 5] = 0
  return own
}

function addText(text: string, bits: number): void {
  const { length } = text
  if (length < 3) return
  let key = ((FOLDED[text.charCodeAt(0)] as number) << 8) | (FOLDED[text.charCodeAt(1)] as number)
  for (let at = 2; at < length; at++) {
    key = ((key << 8) | (FOLDED[text.charCodeAt(at)] as number)) & 0xffffff
    add(key | bits)
  }
}

/** The contract's block size is approximate: a block ends after the posting that exceeds this. */
const BLOCK_BYTES = 8192
const DIGIT_BITS = 13
const DIGITS = 1 << DIGIT_BITS
/** A batch has at most 4096 files. */
const ORDINAL_BITS = 12
const MOST_ORDINAL = (1 << ORDINAL_BITS) - 1

/** Packs the postings of files in ordinal order. */
export function packSegment(files: readonly Uint32Array[]): TrigramBlock[] {
  const { pairs, ends } = sortPairs(files)
  const blocks: TrigramBlock[] = []
  let bytes = Buffer.allocUnsafe(BLOCK_BYTES * 2)
  let length = 0
  let first = 0
  let previousKey = 0
  const varint = (value: number): void => {
    let rest = value
    while (rest > 127) {
      bytes[length++] = (rest & 127) | 128
      rest >>>= 7
    }
    bytes[length++] = rest
  }
  const close = (): void => {
    if (length > 0) blocks.push({ first, data: bytes.toString('base64', 0, length) })
    length = 0
  }
  let at = 0
  for (let digit = 0; digit < DIGITS; digit++) {
    const last = ends[digit] as number
    while (at < last) {
      const low = (pairs[at] as number) >>> ORDINAL_BITS
      const key = (digit << DIGIT_BITS) | low
      let end = at + 1
      while (end < last && (pairs[end] as number) >>> ORDINAL_BITS === low) end++
      // At most three bytes per ordinal, and two numbers before them.
      const room = length + 16 + (end - at) * 3
      if (room > bytes.length) bytes = Buffer.concat([bytes.subarray(0, length), Buffer.allocUnsafe(room * 2)])
      if (length === 0) {
        first = key
        previousKey = key
      }
      varint(key - previousKey)
      varint(end - at)
      let previous = -1
      for (; at < end; at++) {
        const ordinal = (pairs[at] as number) & MOST_ORDINAL
        varint(ordinal - previous)
        previous = ordinal
      }
      previousKey = key
      if (length >= BLOCK_BYTES) close()
    }
  }
  close()
  free(pairs)
  return blocks
}

/**
 * Sorts (key, ordinal) pairs by key, then ordinal, in two stable passes over thirteen bits each. A pair's place says one
 * half of its key, so each column holds the other half and the ordinal: `ends` are where the upper halves end.
 */
function sortPairs(files: readonly Uint32Array[]): { pairs: Uint32Array; ends: Uint32Array } {
  const total = files.reduce((sum, own) => sum + own.length, 0)
  const low = new Uint32Array(DIGITS + 1)
  const high = new Uint32Array(DIGITS + 1)
  for (const own of files) {
    for (let at = 0; at < own.length; at++) {
      const key = own[at] as number
      take(low, (key & (DIGITS - 1)) + 1)
      take(high, (key >>> DIGIT_BITS) + 1)
    }
  }
  for (let digit = 1; digit <= DIGITS; digit++) {
    low[digit] = (low[digit] as number) + (low[digit - 1] as number)
    high[digit] = (high[digit] as number) + (high[digit - 1] as number)
  }
  const byLow = new Uint32Array(total)
  files.forEach((own, ordinal) => {
    for (let at = 0; at < own.length; at++) {
      const key = own[at] as number
      byLow[take(low, key & (DIGITS - 1))] = ((key >>> DIGIT_BITS) << ORDINAL_BITS) | ordinal
    }
  })
  const pairs = new Uint32Array(total)
  // What began as a digit's start is its end by now.
  for (let digit = 0, at = 0; digit < DIGITS; digit++) {
    for (const end = low[digit] as number; at < end; at++) {
      const upper = byLow[at] as number
      pairs[take(high, upper >>> ORDINAL_BITS)] = (digit << ORDINAL_BITS) | (upper & MOST_ORDINAL)
    }
  }
  free(byLow)
  return { pairs, ends: high }
}

/** Returns the counter's value and increments it. */
function take(counters: Uint32Array, at: number): number {
  const value = counters[at] as number
  counters[at] = value + 1
  return value
}
