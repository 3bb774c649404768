/** From needs to files: which trigrams to look up, what the blocks say, and the candidates in best-first order. */
import type { Id } from '../../contract/ids.ts'
import { NAME_BIT, trigramKey } from '../../contract/trigrams.ts'
import type { PostingsBlock, Segment } from '../ports.ts'
import type { Need } from './needs.ts'

/**
 * Trigrams looked up per text. Each is a block per segment; eight rare ones narrow about as far as all do, five do not.
 */
const KEYS_PER_TEXT = 8

export function keysOf(need: Need): Set<number> {
  const keys = new Set<number>()
  const collect = (of: Need): void => {
    if (of.kind === 'text') for (const key of rarestKeys(of.text, of.names)) keys.add(key)
    if (of.kind === 'all' || of.kind === 'one') of.of.forEach(collect)
  }
  collect(need)
  return keys
}

/** Letters of English and of code, most common first: used to guess which trigrams are rare before anything is read. */
const COMMON = ' etnarisolcdpumf_.(gh)'
const commonness = (unit: number): number => {
  const at = COMMON.indexOf(String.fromCharCode(unit >= 65 && unit <= 90 ? unit + 32 : unit))
  return at < 0 ? 0 : COMMON.length - at
}

function rarestKeys(text: string, names: boolean): number[] {
  const scored = new Map<number, number>()
  for (let at = 0; at + 2 < text.length; at++) {
    const key = trigramKey(text, at) | (names ? NAME_BIT : 0)
    const score =
      commonness(text.charCodeAt(at)) + commonness(text.charCodeAt(at + 1)) + commonness(text.charCodeAt(at + 2))
    scored.set(key, score)
  }
  return [...scored]
    .sort((a, b) => a[1] - b[1] || a[0] - b[0])
    .slice(0, KEYS_PER_TEXT)
    .map(([key]) => key)
}

/** Ordinals of the files that contain a key, by segment and key. An absent key is in no file. */
export type Postings = ReadonlyMap<Id, ReadonlyMap<number, readonly number[]>>

export function postingsOf(blocks: readonly PostingsBlock[], wanted: ReadonlySet<number>): Postings {
  const postings = new Map<Id, Map<number, readonly number[]>>()
  for (const block of blocks) {
    const own = postings.get(block.segment) ?? new Map<number, readonly number[]>()
    postings.set(block.segment, own)
    for (const key of wanted) {
      const ordinals = block.of(key)
      if (ordinals) own.set(key, ordinals)
    }
  }
  return postings
}

/** Ordinals of one segment that may match, ascending; 'all' if the need excludes nothing. */
function candidatesIn(
  need: Need,
  lists: ReadonlyMap<number, readonly number[]> | undefined,
): readonly number[] | 'all' {
  switch (need.kind) {
    case 'anything':
      return 'all'
    case 'text':
      return rarestKeys(need.text, need.names)
        .map((key) => lists?.get(key) ?? [])
        .sort((a, b) => a.length - b.length)
        .reduce(intersection)
    case 'all':
      return need.of
        .map((of) => candidatesIn(of, lists))
        .reduce((a, b) => (a === 'all' ? b : b === 'all' ? a : intersection(a, b)))
    case 'one':
      return need.of
        .map((of) => candidatesIn(of, lists))
        .reduce((a, b) => (a === 'all' || b === 'all' ? 'all' : union(a, b)))
  }
}

function intersection(a: readonly number[], b: readonly number[]): readonly number[] {
  const result: number[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const x = a[i] as number
    const y = b[j] as number
    if (x === y) result.push(x)
    if (x <= y) i++
    if (y <= x) j++
  }
  return result
}
function union(a: readonly number[], b: readonly number[]): readonly number[] {
  return [...new Set([...a, ...b])].sort((x, y) => x - y)
}

/** A file that may match. `rank` is its relative position in its segment's best-first order, 0 to 1. */
export interface CandidateFile {
  readonly id: Id
  readonly rank: number
}

export interface CandidateList {
  readonly files: readonly CandidateFile[]
  readonly total: number
}

/**
 * Candidates of this generation that one page considers. Postings contain every held version of a file, and the second
 * round trip drops those that are not in this generation, so correspondingly more are named: a file that was pushed
 * thirty times takes no place from other files. Beyond the limit, a page may return less and be continued.
 */
const CANDIDATES_CONSIDERED = 1000
const MOST_CANDIDATES_NAMED = 20_000

/** `indexed`: files of this generation. */
export function mostNamed(segments: readonly Segment[], indexed: number): number {
  const held = segments.reduce((sum, segment) => sum + segment.files.length, 0)
  return Math.min(CANDIDATES_CONSIDERED + Math.max(0, held - indexed), MOST_CANDIDATES_NAMED)
}

/**
 * The next `most` candidates after a position in the order. Segments are merged by rank, so that every segment's source
 * comes before any segment's tests, and only as far as needed: a common word has as many candidates as the repository
 * has files, and most are never examined.
 */
export function nextCandidates(
  need: Need,
  segments: readonly Segment[],
  postings: Postings,
  after: CandidateFile | undefined,
  most: number,
): CandidateList {
  let total = 0
  // Two segments may hold the same file, and an earlier page may have had it from the other one.
  const seen = new Set<Id>()
  const heads = segments.map((segment) => {
    const ordinals = candidatesIn(need, postings.get(segment.id))
    const length = ordinals === 'all' ? segment.files.length : ordinals.length
    total += length
    const candidate = (at: number): CandidateFile | undefined => {
      const ordinal = ordinals === 'all' ? (at < length ? at : undefined) : ordinals[at]
      const id = ordinal === undefined ? undefined : segment.files[ordinal]
      return ordinal === undefined || id === undefined ? undefined : { id, rank: ordinal / segment.files.length }
    }
    let at = 0
    for (let one = candidate(at); after && one && before(one, after); one = candidate(++at)) seen.add(one.id)
    return { at, candidate, next: candidate(at) }
  })
  const files: CandidateFile[] = []
  while (files.length < most) {
    let best: (typeof heads)[number] | undefined
    for (const head of heads) if (head.next && (!best?.next || !before(best.next, head.next))) best = head
    if (!best?.next) break
    if (!seen.has(best.next.id)) files.push(best.next)
    seen.add(best.next.id)
    best.next = best.candidate(++best.at)
  }
  return { files, total }
}

const before = (a: CandidateFile, b: CandidateFile): boolean => a.rank < b.rank || (a.rank === b.rank && a.id < b.id)
