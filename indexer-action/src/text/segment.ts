/**
 * The substring index of a batch: which of its files contain which trigram (src/contract/trigrams.ts).
 *
 * Millions of (trigram, file) pairs pass through here, so there is no Map and no object per trigram: a bitmap finds a
 * file's distinct keys, and a radix sort groups the batch's pairs by key.
 */
import { NAME_BIT, type TrigramBlock } from '../../../src/contract/trigrams.ts'

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

/** Packs the postings of files in ordinal order. */
export function packSegment(files: readonly Uint32Array[]): TrigramBlock[] {
  const { keys: sorted, ordinals } = sortPairs(files)
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
  for (let at = 0; at < sorted.length; ) {
    const key = sorted[at] as number
    let end = at + 1
    while (end < sorted.length && sorted[end] === key) end++
    // At most three bytes per ordinal (a batch has at most 4096 files), and two numbers before them.
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
      const ordinal = ordinals[at] as number
      varint(ordinal - previous)
      previous = ordinal
    }
    previousKey = key
    if (length >= BLOCK_BYTES) close()
  }
  close()
  return blocks
}

/** Sorts (key, ordinal) pairs by key, then ordinal, in two stable passes over thirteen bits each. */
function sortPairs(files: readonly Uint32Array[]): { keys: Uint32Array; ordinals: Uint16Array } {
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
  const halfKeys = new Uint32Array(total)
  const halfOrdinals = new Uint16Array(total)
  files.forEach((own, ordinal) => {
    for (let at = 0; at < own.length; at++) {
      const key = own[at] as number
      const to = take(low, key & (DIGITS - 1))
      halfKeys[to] = key
      halfOrdinals[to] = ordinal
    }
  })
  const keys = new Uint32Array(total)
  const ordinals = new Uint16Array(total)
  for (let at = 0; at < total; at++) {
    const key = halfKeys[at] as number
    const to = take(high, key >>> DIGIT_BITS)
    keys[to] = key
    ordinals[to] = halfOrdinals[at] as number
  }
  return { keys, ordinals }
}

/** Returns the counter's value and increments it. */
function take(counters: Uint32Array, at: number): number {
  const value = counters[at] as number
  counters[at] = value + 1
  return value
}
