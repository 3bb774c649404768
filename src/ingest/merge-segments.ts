/**
 * Merges several segments into one without the files that are gone (layout: src/contract/trigrams.ts, words.ts). A
 * search opens every segment, and every push adds one.
 */
import type { Id } from '../contract/ids.ts'
import { packWords, readLengths, readTerms } from '../contract/word-blocks.ts'

export interface StoredSegment {
  readonly id: Id
  readonly files: readonly Id[]
  readonly blocks: readonly { readonly first: number; readonly data: Uint8Array }[]
  readonly words: readonly { readonly first: string; readonly data: Uint8Array }[]
}

/** About the size of an incoming block: what one search reads to look a key up. */
const BLOCK_BYTES = 8192

export function mergeSegments(segments: readonly StoredSegment[], keep: ReadonlySet<Id>): Omit<StoredSegment, 'id'> {
  const ordinals = new Map<Id, number>()
  for (const segment of segments) {
    for (const file of segment.files) if (keep.has(file) && !ordinals.has(file)) ordinals.set(file, ordinals.size)
  }
  const postings = new Map<number, Set<number>>()
  for (const segment of segments) {
    const moved = segment.files.map((file) => ordinals.get(file))
    for (const block of segment.blocks) {
      for (const [key, own] of decodeBlock(block.first, block.data)) {
        for (const ordinal of own) {
          const to = moved[ordinal]
          if (to === undefined) continue
          const all = postings.get(key)
          if (all) all.add(to)
          else postings.set(key, new Set([to]))
        }
      }
    }
  }
  return { files: [...ordinals.keys()], blocks: encodeBlocks(postings), words: mergeWords(segments, ordinals) }
}

/** If several segments cover a file, they all say the same about it. */
function mergeWords(segments: readonly StoredSegment[], ordinals: ReadonlyMap<Id, number>): StoredSegment['words'] {
  if (segments.every((segment) => segment.words.length === 0)) return []
  const decoder = new TextDecoder()
  const lengths: number[] = Array.from({ length: ordinals.size }, () => 0)
  const terms = new Map<string, Map<number, number>>()
  for (const segment of segments) {
    const moved = segment.files.map((file) => ordinals.get(file))
    for (const { first, data } of segment.words) {
      if (first === '') {
        for (const [at, length] of readLengths(data).entries()) {
          const to = moved[at]
          if (to !== undefined) lengths[to] = length
        }
        continue
      }
      readTerms(
        data,
        () => true,
        (bytes, own, counts) => {
          const term = decoder.decode(bytes)
          const into = terms.get(term) ?? new Map<number, number>()
          for (const [at, ordinal] of own.entries()) {
            const to = moved[ordinal]
            if (to !== undefined) into.set(to, counts[at] as number)
          }
          if (into.size > 0) terms.set(term, into)
        },
      )
    }
  }
  const sorted = [...terms].sort(([a], [b]) => (a < b ? -1 : 1))
  return packWords(
    sorted.map(([term, own]) => {
      const files = [...own].sort(([a], [b]) => a - b)
      return { term, ordinals: files.map(([ordinal]) => ordinal), counts: files.map(([, count]) => count) }
    }),
    lengths,
  )
}

function* decodeBlock(first: number, data: Uint8Array): Generator<[number, number[]]> {
  let at = 0
  const varint = () => {
    let value = 0
    for (let shift = 1; ; shift *= 128) {
      const byte = data[at++] ?? 0
      value += (byte & 127) * shift
      if (byte < 128) return value
    }
  }
  let key = first
  while (at < data.length) {
    key += varint()
    const own: number[] = []
    let ordinal = -1
    for (let left = varint(); left > 0 && at < data.length; left--) {
      ordinal += varint()
      own.push(ordinal)
    }
    yield [key, own]
  }
}

function encodeBlocks(postings: ReadonlyMap<number, ReadonlySet<number>>): { first: number; data: Uint8Array }[] {
  const blocks: { first: number; data: Uint8Array }[] = []
  let bytes: number[] = []
  let first = 0
  let previous = 0
  const varint = (value: number) => {
    let rest = value
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
    bytes.push(rest)
  }
  for (const key of [...postings.keys()].sort((a, b) => a - b)) {
    if (bytes.length === 0) {
      first = key
      previous = key
    }
    const own = [...(postings.get(key) as ReadonlySet<number>)].sort((a, b) => a - b)
    varint(key - previous)
    varint(own.length)
    let last = -1
    for (const ordinal of own) {
      varint(ordinal - last)
      last = ordinal
    }
    previous = key
    if (bytes.length >= BLOCK_BYTES) close()
  }
  close()
  return blocks

  function close() {
    if (bytes.length > 0) blocks.push({ first, data: Uint8Array.from(bytes) })
    bytes = []
  }
}
