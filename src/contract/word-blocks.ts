/**
 * Word postings as bytes and back (the layout is in words.ts): packed by the indexer, and again where the server merges
 * segments.
 */

export interface TermPostings {
  readonly term: string
  /** Ascending ordinals, and the weighted count of each. */
  readonly ordinals: ArrayLike<number>
  readonly counts: ArrayLike<number>
}
export interface PackedWords {
  readonly first: string
  readonly data: Uint8Array
}

/** A look-up reads one block per term and segment, so small blocks keep it cheap. */
const BLOCK_BYTES = 2048

/** `terms` in ascending order, each once; `lengths` by ordinal. */
export function packWords(terms: Iterable<TermPostings>, lengths: ArrayLike<number>): PackedWords[] {
  const encoder = new TextEncoder()
  const blocks: PackedWords[] = []
  let bytes = new Uint8Array(BLOCK_BYTES * 2)
  let length = 0
  let first = ''
  let previous = new Uint8Array()
  const reserve = (more: number): void => {
    if (length + more <= bytes.length) return
    const grown = new Uint8Array((length + more) * 2)
    grown.set(bytes.subarray(0, length))
    bytes = grown
  }
  const varint = (value: number): void => {
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes[length++] = (rest % 128) | 128
    bytes[length++] = rest
  }
  const close = (): void => {
    if (length > 0) blocks.push({ first, data: bytes.slice(0, length) })
    length = 0
    previous = new Uint8Array()
  }
  reserve(lengths.length * 6)
  for (let at = 0; at < lengths.length; at++) varint(lengths[at] as number)
  close()
  for (const { term, ordinals, counts } of terms) {
    if (length === 0) first = term
    const own = encoder.encode(term)
    reserve(own.length + 16 + ordinals.length * 8)
    let shared = 0
    while (shared < own.length && shared < previous.length && own[shared] === previous[shared]) shared++
    varint(shared)
    varint(own.length - shared)
    bytes.set(own.subarray(shared), length)
    length += own.length - shared
    varint(ordinals.length)
    let last = -1
    for (let at = 0; at < ordinals.length; at++) {
      const ordinal = ordinals[at] as number
      varint(ordinal - last)
      varint(counts[at] as number)
      last = ordinal
    }
    previous = own
    if (length >= BLOCK_BYTES) close()
  }
  close()
  return blocks
}

/** A reader of varints, which ends where the bytes do. */
export class Varints {
  readonly data: Uint8Array
  at = 0

  constructor(data: Uint8Array) {
    this.data = data
  }
  get more(): boolean {
    return this.at < this.data.length
  }
  next(): number {
    let value = 0
    for (let scale = 1; this.at < this.data.length; scale *= 128) {
      const byte = this.data[this.at++] as number
      value += (byte & 127) * scale
      if (byte < 128) break
    }
    return value
  }
  skip(count: number): void {
    for (let left = count; left > 0 && this.at < this.data.length; this.at++) {
      if ((this.data[this.at] as number) < 128) left--
    }
  }
}

export function readLengths(data: Uint8Array): number[] {
  const lengths: number[] = []
  for (const from = new Varints(data); from.more; ) lengths.push(from.next())
  return lengths
}

/**
 * The terms of a block with their postings, without those that `wanted` refuses. `term` is valid only until the next
 * step.
 */
export function readTerms(
  data: Uint8Array,
  wanted: (term: Uint8Array) => boolean,
  found: (term: Uint8Array, ordinals: number[], counts: number[]) => void,
): void {
  const from = new Varints(data)
  let term = new Uint8Array(512)
  while (from.more) {
    const shared = from.next()
    const rest = Math.min(from.next(), data.length - from.at)
    if (shared + rest > term.length) {
      if (shared > term.length) return // not a block packed by this code
      const grown = new Uint8Array((shared + rest) * 2)
      grown.set(term)
      term = grown
    }
    term.set(data.subarray(from.at, from.at + rest), shared)
    from.at += rest
    const files = from.next()
    const whole = term.subarray(0, shared + rest)
    if (!wanted(whole)) {
      from.skip(2 * files)
      continue
    }
    const ordinals: number[] = []
    const counts: number[] = []
    let ordinal = -1
    for (let left = files; left > 0 && from.more; left--) {
      ordinal += from.next()
      ordinals.push(ordinal)
      counts.push(from.next())
    }
    found(whole, ordinals, counts)
  }
}
