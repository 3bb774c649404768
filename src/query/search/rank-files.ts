/**
 * Orders candidate files, and inside each its passages, for a query.
 *
 * Deterministic: equal scores fall back to the path. Everything that weighs anything is in rank.ts.
 */
import type { FileRecord } from '../../contract/file.ts'
import { termsOf } from '../../contract/words.ts'
import { type Counts, type FileEvidence, gatherEvidence, type Passage, type SearchableFile } from './evidence.ts'
import type { QueryPlan } from './query-plan.ts'
import { BM25, MANIFEST, PASSAGE_SHARE, ROLE_FACTOR, WEIGHT } from './rank.ts'

export interface Candidate extends SearchableFile {
  role: FileRecord['role']
  size: number
}

/** What is known of the repository's words as a whole; never of another repository's. */
export interface Corpus {
  files: number
  /** Files that contain the term. */
  documentFrequency(term: string): number
}

export type Part = keyof typeof WEIGHT

export interface RankedFile {
  candidate: Candidate
  /** 0–1, of the best. */
  score: number
  /** What each kind of evidence added, before the role's factor. */
  parts: Partial<Record<Part, number>>
  /** Best first. */
  passages: (Passage & { score: number })[]
}

/** Cosine of the query with the best passage of each candidate, by path; where vectors are there at all. */
export type Similarities = ReadonlyMap<string, number>

export function rankFiles(
  plan: QueryPlan,
  candidates: readonly Candidate[],
  corpus: Corpus,
  similarities?: Similarities,
  weights: Readonly<Record<Part, number>> = WEIGHT,
): RankedFile[] {
  const idf = inverseDocumentFrequencies(plan, corpus)
  const read = candidates.map((candidate) => ({ candidate, evidence: gatherEvidence(candidate, plan.terms) }))
  const average = averages(read.map((r) => r.evidence))
  const raw = read.map(({ candidate, evidence }) => {
    const passages = evidence.passages
      .map((passage) => ({ ...passage, score: bm25(passage, plan, idf, BM25.passage, average.passage) }))
      .sort((a, b) => b.score - a.score || a.start - b.start)
    return { candidate, evidence, passages }
  })
  const features = raw.map(({ candidate, evidence, passages }) =>
    featuresOf(plan, idf, average, candidate, evidence, passages, similarities),
  )
  const best: Partial<Record<Part, number>> = {}
  for (const own of features) for (const part of COMPARED) best[part] = Math.max(best[part] ?? 0, own[part] ?? 0)

  const ranked = raw.map(({ candidate, passages }, at): RankedFile => {
    const own = features[at] as Partial<Record<Part, number>>
    const parts: Partial<Record<Part, number>> = {}
    let score = 0
    for (const [name, value] of Object.entries(own) as [Part, number][]) {
      const top = COMPARED.has(name) ? best[name] : 1
      const worth = top ? (weights[name] * value) / top : 0
      if (worth === 0) continue
      parts[name] = worth
      score += worth
    }
    return { candidate, score: score * roleFactor(plan, candidate.role), parts, passages }
  })
  const matched = ranked.filter((file) => file.score > 0)
  matched.sort((a, b) => b.score - a.score || (a.candidate.path < b.candidate.path ? -1 : 1))
  const top = matched[0]?.score ?? 1
  return matched.map((file) => ({ ...file, score: file.score / top }))
}

/** Divided by the best of their kind; the others are on a scale of their own. */
const COMPARED: ReadonlySet<Part> = new Set<Part>(['passages', 'file', 'names', 'path', 'stem', 'comments'])

interface Averages {
  file: number
  names: number
  comments: number
  path: number
  stem: number
  passage: number
}

function featuresOf(
  plan: QueryPlan,
  idf: ReadonlyMap<string, number>,
  average: Averages,
  candidate: Candidate,
  evidence: FileEvidence,
  passages: readonly { score: number }[],
  similarities: Similarities | undefined,
): Partial<Record<Part, number>> {
  const words: Partial<Record<Part, number>> = {
    passages: PASSAGE_SHARE.reduce((sum, share, at) => sum + share * (passages[at]?.score ?? 0), 0),
    file: bm25(evidence.file, plan, idf, BM25.file, average.file),
    names: bm25(evidence.names, plan, idf, BM25.names, average.names),
    comments: bm25(evidence.comments, plan, idf, BM25.file, average.comments),
    path: bm25(evidence.path, plan, idf, BM25.path, average.path),
    stem: bm25(evidence.stem, plan, idf, BM25.stem, average.stem),
    coverage: coverage(plan, idf, evidence),
  }
  const found = Object.values(words).some((value) => value > 0)
  const packaging = plan.aboutPackaging && MANIFEST.test(candidate.path)
  const similar = similarities?.get(candidate.path) ?? 0
  if (!found && !packaging && similar <= 0) return {}
  return {
    ...words,
    vector: Math.max(0, similar),
    area: areaShare(plan, candidate.path),
    size: Math.log2(1 + candidate.size) / 16,
    packaging: packaging ? 1 : 0,
    writtenPath: plan.paths.some(
      ({ path }) =>
        candidate.path === path || candidate.path.endsWith(`/${path}`) || path.endsWith(`/${candidate.path}`),
    )
      ? 1
      : 0,
    writtenName: candidate.symbols.some((symbol) => plan.identifiers.includes(symbol.name)) ? 1 : 0,
  }
}

function inverseDocumentFrequencies(plan: QueryPlan, corpus: Corpus): Map<string, number> {
  const idf = new Map<string, number>()
  for (const term of plan.terms.keys()) {
    const n = corpus.documentFrequency(term)
    idf.set(term, n > 0 ? Math.log(1 + (corpus.files - n + 0.5) / (n + 0.5)) : 0)
  }
  return idf
}

function bm25(
  of: Counts,
  plan: QueryPlan,
  idf: ReadonlyMap<string, number>,
  { k1, b }: { k1: number; b: number },
  average: number,
): number {
  let score = 0
  for (const [term, n] of of.counts)
    score +=
      ((plan.terms.get(term) ?? 0) * (idf.get(term) ?? 0) * n * (k1 + 1)) /
      (n + k1 * (1 - b + (b * of.length) / (average || 1)))
  return score
}

/** Share of the written terms' weight that the file has, a synonym counting for 0.6 of the term it stands for. */
function coverage(plan: QueryPlan, idf: ReadonlyMap<string, number>, evidence: FileEvidence): number {
  let all = 0
  let there = 0
  for (const term of plan.written) {
    const weight = idf.get(term) ?? 0
    all += weight
    if (evidence.file.counts.has(term) || evidence.path.counts.has(term)) there += weight
  }
  return all > 0 ? there / all : 0
}

function areaShare(plan: QueryPlan, path: string): number {
  if (plan.areas.size === 0) return 0
  const segments = new Set(path.split(/[/.]/).flatMap(termsOf))
  let found = 0
  for (const area of plan.areas) if (segments.has(area)) found++
  return found / plan.areas.size
}

function roleFactor(plan: QueryPlan, role: FileRecord['role']): number {
  if (role === 'test' && plan.aboutTests) return 0.8
  if (role === 'configuration' && plan.aboutPackaging) return 1
  return ROLE_FACTOR[role]
}

function averages(all: readonly FileEvidence[]): Averages {
  const mean = (of: (evidence: FileEvidence) => number) =>
    all.reduce((sum, evidence) => sum + of(evidence), 0) / (all.length || 1)
  let passages = 0
  let lengths = 0
  for (const evidence of all)
    for (const passage of evidence.passages) {
      passages++
      lengths += passage.length
    }
  return {
    file: mean((e) => e.file.length),
    names: mean((e) => e.names.length),
    comments: mean((e) => e.comments.length),
    path: mean((e) => e.path.length),
    stem: mean((e) => e.stem.length),
    passage: lengths / (passages || 1),
  }
}
