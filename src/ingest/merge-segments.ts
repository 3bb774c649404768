/**
 * Merges several segments into one without the files that are gone (layout: src/contract/trigrams.ts, words.ts). A
 * search opens every segment, and every push adds one.
 *
 * Key by key: all postings of a few thousand files at once take more memory than an isolate has.
 */
import type { Id } from '../contract/ids.ts'
import { packWords, readLengths, readTerms, type TermPostings, Varints } from '../contract/word-blocks.ts'
import { byKey } from './by-key.ts'

export interface StoredSegment {
  readonly id: Id
  readonly files: readonly Id[]
  readonly blocks: readonly { readonly first: number; readonly data: Uint8Array }[]
  readonly words: readonly { readonly first: string; readonly data: Uint8Array }[]
}

/** About the size of an incoming block: what one search reads to look a key up. */
const BLOCK_BYTES = 8192

/** Of each ordinal of a segment the new one; undefined for a file that is gone. */
type Moved = readonly (number | undefined)[]

export function mergeSegments(segments: readonly StoredSegment[], keep: ReadonlySet<Id>): Omit<StoredSegment, 'id'> {
  const ordinals = new Map<Id, number>()
  for (const segment of segments) {
    for (const file of segment.files) if (keep.has(file) && !ordinals.has(file)) ordinals.set(file, ordinals.size)
  }
  const of = segments.map((segment) => ({ ...segment, moved: segment.files.map((file) => ordinals.get(file)) }))
  return { files: [...ordinals.keys()], blocks: encodeBlocks(postings(of)), words: mergeWords(of, ordinals.size) }
}

type Moving = StoredSegment & { readonly moved: Moved }

/** Ascending by key; of each, ascending ordinals. */
function* postings(segments: readonly Moving[]): Generator<{ readonly key: number; readonly own: number[] }> {
  const lists = segments.flatMap(({ blocks, moved }) =>
    blocks.map(({ first, data }) => ({ first, open: () => decodeBlock(first, data, moved) })),
  )
  for (const { key, items } of byKey(lists)) {
    const own = [...new Set(items.flatMap((item) => item.own))].sort((a, b) => a - b)
    if (own.length > 0) yield { key, own }
  }
}

/** If several segments cover a file, they all say the same about it. */
function mergeWords(segments: readonly Moving[], files: number): StoredSegment['words'] {
  if (segments.every((segment) => segment.words.length === 0)) return []
  const lengths: number[] = Array.from({ length: files }, () => 0)
  for (const { words, moved } of segments)
    for (const { first, data } of words) {
      if (first !== '') continue
      for (const [at, length] of readLengths(data).entries()) {
        const to = moved[at]
        if (to !== undefined) lengths[to] = length
      }
    }
  return packWords(terms(segments), lengths)
}

function* terms(segments: readonly Moving[]): Generator<TermPostings> {
  const lists = segments.flatMap(({ words, moved }) =>
    words.flatMap(({ first, data }) => (first === '' ? [] : [{ first, open: () => decodeWords(data, moved) }])),
  )
  for (const { key: term, items } of byKey(lists)) {
    const own = [...new Map(items.flatMap((item) => item.own))].sort(([a], [b]) => a - b)
    if (own.length > 0) yield { term, ordinals: own.map(([ordinal]) => ordinal), counts: own.map(([, count]) => count) }
  }
}

function* decodeBlock(
  first: number,
  data: Uint8Array,
  moved: Moved,
): Generator<{ readonly key: number; readonly own: number[] }> {
  const from = new Varints(data)
  let key = first
  while (from.more) {
    key += from.next()
    const own: number[] = []
    let ordinal = -1
    for (let left = from.next(); left > 0 && from.more; left--) {
      ordinal += from.next()
      const to = moved[ordinal]
      if (to !== undefined) own.push(to)
    }
    yield { key, own }
  }
}

/** A block has about 2 KB, so all of it at once. */
function decodeWords(
  data: Uint8Array,
  moved: Moved,
): Iterator<{ readonly key: string; readonly own: readonly (readonly [ordinal: number, count: number])[] }> {
  const decoder = new TextDecoder()
  const found: { key: string; own: [number, number][] }[] = []
  readTerms(
    data,
    () => true,
    (bytes, ordinals, counts) => {
      const own = ordinals.flatMap((ordinal, at): [number, number][] => {
        const to = moved[ordinal]
        return to === undefined ? [] : [[to, counts[at] as number]]
      })
      found.push({ key: decoder.decode(bytes), own })
    },
  )
  return found.values()
}

function encodeBlocks(
  postings: Iterable<{ readonly key: number; readonly own: readonly number[] }>,
): { first: number; data: Uint8Array }[] {
  const blocks: { first: number; data: Uint8Array }[] = []
  let bytes: number[] = []
  let first = 0
  let previous = 0
  const varint = (value: number) => {
    let rest = value
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
    bytes.push(rest)
  }
  for (const { key, own } of postings) {
    if (bytes.length === 0) {
      first = key
      previous = key
    }
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
