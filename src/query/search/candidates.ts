/**
 * The files that a query's words lead to, before any of them is opened: BM25 over weighted counts of whole files.
 *
 * Counts include every stored generation. Which of these files belong to the caller's ref is decided when they are opened.
 * Files of other repositories are never among them.
 */
import type { Id } from '../../contract/ids.ts'
import type { Segment, TermPostings, WordPostings } from '../ports.ts'
import type { Corpus } from './features.ts'
import type { QueryPlan } from './query-plan.ts'
import { BM25 } from './rank.ts'

export interface WordCandidates {
  /** Best first. */
  readonly scores: ReadonlyMap<Id, number>
  readonly total: number
  readonly corpus: Corpus
}

interface Postings extends TermPostings {
  readonly segment: Segment
  readonly lengths: readonly number[]
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
  const average = averageLength(segments, blocks)
  const found = new Map<Id, { score: number; covered: number; term: string }>()
  let asked = 0
  for (const [term, worth] of plan.worths) asked += worth * idfOf(term)
  for (const [term, weight] of plan.terms) {
    const idf = idfOf(term)
    const written = (plan.worths.get(term) ?? 0) * idf
    for (const { segment, lengths, ordinals, counts } of postings.get(term) ?? []) {
      for (let at = 0; at < ordinals.length; at++) {
        const ordinal = ordinals[at] as number
        const id = segment.files[ordinal]
        if (id === undefined) continue
        let own = found.get(id)
        if (own === undefined) {
          own = { score: 0, covered: 0, term: '' }
          found.set(id, own)
        } else if (own.term === term) continue // two segments cover the same file
        const n = counts[at] as number
        const { k1, b } = BM25.file
        own.score += (weight * idf * n * (k1 + 1)) / (n + k1 * (1 - b + (b * (lengths[ordinal] ?? average)) / average))
        own.covered += written
        own.term = term
      }
    }
  }
  const scored = [...found].map(([id, { score, covered }]) => ({ id, score: score * (1 + covered / (asked || 1)) }))
  scored.sort((a, b) => b.score - a.score || a.id - b.id)
  return {
    scores: new Map(scored.slice(0, most).map(({ id, score }) => [id, score])),
    total: scored.length,
    corpus: { files, documentFrequency: (term) => Math.min(frequency(term), files) },
  }
}

function postingsOf(
  plan: QueryPlan,
  segments: readonly Segment[],
  blocks: readonly WordPostings[],
): Map<string, Postings[]> {
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const lengths = new Map(blocks.flatMap((block) => (block.lengths ? [[block.segment, block.lengths] as const] : [])))
  const postings = new Map<string, Postings[]>()
  for (const block of blocks) {
    const segment = byId.get(block.segment)
    if (!segment) continue
    for (const term of plan.terms.keys()) {
      const found = block.of(term)
      if (!found) continue
      const own = postings.get(term) ?? []
      own.push({ segment, lengths: lengths.get(segment.id) ?? [], ...found })
      postings.set(term, own)
    }
  }
  return postings
}

function averageLength(segments: readonly Segment[], blocks: readonly WordPostings[]): number {
  let total = 0
  for (const { lengths = [] } of blocks) for (const length of lengths) total += length
  const files = segments.reduce((sum, segment) => sum + segment.files.length, 0)
  return total / (files || 1) || 1
}
