/**
 * The files that a query's words lead to, before any of them is opened: BM25 over weighted counts of whole files.
 *
 * Counts include every stored generation. Which of these files belong to the caller's ref is decided when they are opened.
 * Files of other repositories are never among them.
 */
import type { Id } from '../../contract/ids.ts'
import { FIELD_WEIGHT } from '../../contract/words.ts'
import type { Segment, TermPostings, WordPostings } from '../ports.ts'
import type { Corpus } from './features.ts'
import type { QueryPlan } from './query-plan.ts'
import { BM25 } from './rank.ts'

export interface WordCandidates {
  /** Best first. */
  readonly scores: ReadonlyMap<Id, number>
  readonly total: number
  readonly corpus: Corpus
  /** The files whose paths may have all of these words that the query has too, best first. */
  called(words: readonly string[]): Id[]
}

interface Postings extends TermPostings {
  readonly segment: Segment
}

export function wordCandidates(
  plan: QueryPlan,
  segments: readonly Segment[],
  blocks: readonly WordPostings[],
  indexed: number,
  most: number,
): WordCandidates {
  const postings = postingsOf(plan, segments, blocks)
  const frequency = (term: string): number =>
    (postings.get(term) ?? []).reduce((sum, { ordinals }) => sum + ordinals.length, 0)
  const files = Math.max(indexed, 1)
  const idfOf = (term: string): number => {
    const n = Math.min(frequency(term), files)
    return n === 0 ? 0 : Math.log(1 + (files - n + 0.5) / (n + 0.5))
  }
  const places = placesOf(segments, blocks)
  const scores = new Float64Array(places.files)
  const covered = new Float64Array(places.files)
  let asked = 0
  for (const [term, worth] of plan.worths) asked += worth * idfOf(term)
  for (const [term, weight] of plan.terms) {
    const idf = idfOf(term)
    const written = (plan.worths.get(term) ?? 0) * idf
    const worth = weight * idf * (BM25.file.k1 + 1)
    for (const { segment, ordinals, counts } of postings.get(term) ?? []) {
      const start = places.starts.get(segment.id) as number
      for (let at = 0; at < ordinals.length; at++) {
        const ordinal = ordinals[at] as number
        if (ordinal >= segment.files.length) continue
        const n = counts[at] as number
        const place = start + ordinal
        scores[place] = (scores[place] as number) + (worth * n) / (n + (places.norms[place] as number))
        covered[place] = (covered[place] as number) + written
      }
    }
  }
  const found = new Map<Id, number>()
  for (const { id: segment, files } of segments) {
    const start = places.starts.get(segment) as number
    for (let ordinal = 0; ordinal < files.length; ordinal++) {
      const score = scores[start + ordinal] as number
      if (score <= 0) continue
      const id = files[ordinal] as Id
      // Two segments may cover the same file.
      if (!found.has(id)) found.set(id, score * (1 + (covered[start + ordinal] as number) / (asked || 1)))
    }
  }
  return {
    scores: new Map(highest(found, most)),
    total: found.size,
    corpus: { files, documentFrequency: (term) => Math.min(frequency(term), files) },
    called(words) {
      const known = [...new Set(words)].filter((word) => plan.terms.has(word))
      const lists = known.map((word) => (postings.get(word) ?? []).flatMap(inPath))
      const times = new Map<Id, number>()
      for (const id of lists.flatMap((ids) => [...new Set(ids)])) times.set(id, (times.get(id) ?? 0) + 1)
      const all = [...found].filter(([id]) => known.length > 0 && times.get(id) === known.length)
      return all.sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id]) => id)
    },
  }
}

/** A word that is counted less often is nowhere in the path. */
function inPath({ segment, ordinals, counts }: Postings): Id[] {
  const ids: Id[] = []
  for (let at = 0; at < ordinals.length; at++) {
    const id = segment.files[ordinals[at] as number]
    if (id !== undefined && (counts[at] as number) >= FIELD_WEIGHT.path) ids.push(id)
  }
  return ids
}

/** The highest, best first. There may be thousands, and few are wanted. */
function highest(scores: ReadonlyMap<Id, number>, most: number): (readonly [Id, number])[] {
  const ascending = new Float64Array(scores.size)
  let at = 0
  for (const score of scores.values()) ascending[at++] = score
  const least = ascending.sort()[ascending.length - most] ?? 0
  const among: (readonly [Id, number])[] = []
  for (const [id, score] of scores) if (score >= least) among.push([id, score])
  return among.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, most)
}

/** All files of all segments, numbered in turn. */
interface PlacesOfFiles {
  readonly files: number
  /** The number of a segment's first file. */
  readonly starts: ReadonlyMap<Id, number>
  /** What BM25 adds to a count for the length of the file. */
  readonly norms: Float64Array
}

function placesOf(segments: readonly Segment[], blocks: readonly WordPostings[]): PlacesOfFiles {
  const lengths = new Map(blocks.flatMap((block) => (block.lengths ? [[block.segment, block.lengths] as const] : [])))
  const starts = new Map<Id, number>()
  let files = 0
  let total = 0
  for (const segment of segments) {
    starts.set(segment.id, files)
    files += segment.files.length
  }
  for (const own of lengths.values()) for (const length of own) total += length
  const average = total / (files || 1) || 1
  const { k1, b } = BM25.file
  const norms = new Float64Array(files).fill(k1)
  for (const segment of segments) {
    const start = starts.get(segment.id) as number
    const own = lengths.get(segment.id) ?? []
    for (let ordinal = 0; ordinal < Math.min(own.length, segment.files.length); ordinal++)
      norms[start + ordinal] = k1 * (1 - b + (b * (own[ordinal] as number)) / average)
  }
  return { files, starts, norms }
}

function postingsOf(
  plan: QueryPlan,
  segments: readonly Segment[],
  blocks: readonly WordPostings[],
): Map<string, Postings[]> {
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const postings = new Map<string, Postings[]>()
  for (const block of blocks) {
    const segment = byId.get(block.segment)
    if (!segment) continue
    for (const term of plan.terms.keys()) {
      const found = block.of(term)
      if (!found) continue
      const own = postings.get(term) ?? []
      own.push({ segment, ...found })
      postings.set(term, own)
    }
  }
  return postings
}
