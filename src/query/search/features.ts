/**
 * The features of a candidate file: counts of the query's terms by field, turned into one number for each kind of
 * evidence. The weights are in rank.ts.
 */
import type { FileRecord } from '../../contract/file.ts'
import {
  askedShare,
  bestNames,
  definesMember,
  definesOneOf,
  isMeant,
  pathsFound,
  shareOf,
  writtenPath,
} from './called.ts'
import {
  type Counts,
  type FileEvidence,
  gatherEvidence,
  type Passage,
  type SearchableFile,
  wantedOf,
} from './evidence.ts'
import type { QueryPlan } from './query-plan.ts'
import { BM25, MANIFEST, NONDESCRIPT, PASSAGE_SHARE, SYNONYM_COVERS, type WEIGHT } from './rank.ts'

export interface Candidate extends SearchableFile {
  role: FileRecord['role']
  size: number
}

/** Statistics of the repository's words. Other repositories never count. */
export interface Corpus {
  files: number
  /** Files that contain the term. */
  documentFrequency(term: string): number
}

export type Part = keyof typeof WEIGHT | 'role' | 'together'

/** Cosine of the query with the best passage of each candidate, by path; only if there are vectors. */
export type Similarities = ReadonlyMap<string, number>

export type ScoredPassage = Passage & { score: number }

/** The number of passages per file that can be shown. Fewer are counted. */
const BEST_PASSAGES = 8

export interface ReadCandidate {
  readonly candidate: Candidate
  /** Best first, at most BEST_PASSAGES. */
  readonly passages: ScoredPassage[]
  /** The worth of each term in a passage: its weight times its rarity. */
  readonly worths: ReadonlyMap<string, number>
  /** Undefined if there is no evidence for the file. */
  readonly features: Partial<Record<Part, number>> | undefined
}

export function readCandidates(
  plan: QueryPlan,
  candidates: readonly Candidate[],
  corpus: Corpus,
  similarities?: Similarities,
): ReadCandidate[] {
  const wanted = wantedOf(plan.terms)
  const read = candidates.map((candidate) => ({ candidate, evidence: gatherEvidence(candidate, wanted) }))
  const fields = statistics(
    plan,
    corpus,
    read.map((r) => r.evidence),
  )
  const shareOfLanguage = languageShares(candidates)
  const paths = pathsFound(plan, candidates)
  const worths = new Map([...plan.terms].map(([term, weight]) => [term, weight * (fields.file.idf.get(term) ?? 0)]))
  return read.map(({ candidate, evidence }) => {
    const passages = bestPassages(evidence.passages, (passage) => bm25(passage, plan, fields.passage, BM25.passage))
    const features = featuresOf(plan, fields, candidate, evidence, passages, paths, similarities)
    // A manifest or a file that the query asks for is meant in whatever language it is written.
    if (features)
      features.language = features.packaging || isMeant(plan, candidate.path) ? 1 : shareOfLanguage(candidate.path)
    return { candidate, passages, worths, features }
  })
}

/** A long file has thousands of them, so they are not sorted. */
function bestPassages(all: readonly Passage[], scoreOf: (passage: Passage) => number): ScoredPassage[] {
  const best: ScoredPassage[] = []
  for (const passage of all) {
    const score = scoreOf(passage)
    let at = best.length
    for (; at > 0; at--) {
      const above = best[at - 1] as ScoredPassage
      if (above.score > score || (above.score === score && above.start <= passage.start)) break
    }
    if (at === BEST_PASSAGES) continue
    best.splice(at, 0, { ...passage, score })
    if (best.length > BEST_PASSAGES) best.pop()
  }
  return best
}

/** How the words of a field are distributed over the repository. */
interface Field {
  /** Mean length in terms. */
  average: number
  idf: ReadonlyMap<string, number>
}
type FieldName = 'file' | 'names' | 'comments' | 'path' | 'stem' | 'passage'
type Fields = Record<FieldName, Field>

function featuresOf(
  plan: QueryPlan,
  fields: Fields,
  candidate: Candidate,
  evidence: FileEvidence,
  passages: readonly ScoredPassage[],
  /** The query's paths that some candidate matches. */
  paths: readonly string[],
  similarities: Similarities | undefined,
): Partial<Record<Part, number>> | undefined {
  const { idf } = fields.file
  const here = coverage(plan, idf, (term) => evidence.file.counts.has(term) || evidence.path.counts.has(term))
  const called = bestNames(plan, idf, evidence, candidate.words)
  const words: Partial<Record<Part, number>> = {
    passages: PASSAGE_SHARE.reduce((sum, share, at) => sum + share * (passages[at]?.score ?? 0), 0),
    file: bm25(evidence.file, plan, fields.file, BM25.file),
    names: bm25(evidence.names, plan, fields.names, BM25.names),
    comments: bm25(evidence.comments, plan, fields.comments, BM25.file),
    path: bm25(evidence.path, plan, fields.path, BM25.path),
    stem: bm25(evidence.stem, plan, fields.stem, BM25.stem),
    coverage: share(here),
    symbol: called.symbol,
  }
  const found = Object.values(words).some((value) => value > 0)
  const packaging = plan.aboutPackaging && MANIFEST.test(candidate.path)
  const similar = similarities?.get(candidate.path) ?? 0
  const { symbols, comments, text } = candidate.words
  const inPassage = (term: string) => passages[0]?.counts.has(term) ?? false
  const inPath = (term: string) => evidence.path.counts.has(term)
  const titled = (has: (term: string) => boolean) => share(coverage(plan, idf, has, plan.title))
  if (!found && !packaging && similar <= 0) return undefined
  return {
    ...words,
    vector: Math.max(0, similar),
    area: shareOf(plan.areas, candidate.path),
    prefix: shareOf(plan.prefixes, candidate.path),
    size: Math.log2(1 + candidate.size) / 16,
    rarity: Math.log2(1 + here.there) / 8,
    passageCoverage: share(coverage(plan, idf, inPassage)),
    nameCoverage: share(coverage(plan, idf, (term) => evidence.names.counts.has(term))),
    pathCoverage: share(coverage(plan, idf, inPath)),
    titleCoverage: titled((term) => evidence.file.counts.has(term) || inPath(term)),
    titlePassage: titled(inPassage),
    titlePath: titled(inPath),
    stemAsked: askedShare(evidence.stem),
    pathAsked: askedShare(evidence.path),
    nondescript: NONDESCRIPT.test(candidate.path) ? 1 : 0,
    shallow: 1 / candidate.path.split('/').length,
    wholeName: plan.isChange ? 0 : called.whole ** Math.max(3, plan.written.size),
    symbols: Math.log2(1 + symbols.name.length) / 16,
    documented: comments.reduce((sum, [start, end]) => sum + end - start + 1, 0) / Math.max(1, text.lines),
    message: plan.intent === 'error' ? messageOf(plan, idf, evidence) : 0,
    packaging: packaging ? 1 : 0,
    writtenPath: writtenPath(paths, candidate.path),
    writtenName: definesOneOf(plan.identifiers, candidate.words) ? 1 : 0,
    member: definesMember(plan.members, candidate) ? 1 : 0,
  }
}

/**
 * Document frequencies of the repository exist for whole files only. The frequency of a term in names, paths or passages is
 * estimated: its share among the files that contain it is taken to be the same as among the candidates.
 */
function statistics(plan: QueryPlan, corpus: Corpus, all: readonly FileEvidence[]): Fields {
  const passages = all.flatMap((evidence) => evidence.passages)
  const perFile = all.reduce((sum, evidence) => sum + evidence.windows, 0) / (all.length || 1)
  const files = Math.max(corpus.files, all.length)
  const amongFiles = having(all.map((evidence) => evidence.file))
  const field = (of: readonly Counts[], documents: number): Field => {
    const idf = new Map<string, number>()
    const here = having(of)
    for (const term of plan.terms.keys()) {
      const among = amongFiles.get(term) ?? 0
      const known = corpus.documentFrequency(term)
      const there = here.get(term) ?? 0
      const n = among > 0 && known > 0 ? Math.min(documents, (known * there) / among) : there
      idf.set(term, n > 0 ? Math.log(1 + (documents - n + 0.5) / (n + 0.5)) : 0)
    }
    return { average: of.reduce((sum, own) => sum + own.length, 0) / (of.length || 1), idf }
  }
  const one = (name: Exclude<FieldName, 'passage'>) =>
    field(
      all.map((evidence) => evidence[name]),
      files,
    )
  return {
    file: one('file'),
    names: one('names'),
    comments: one('comments'),
    path: one('path'),
    stem: one('stem'),
    passage: field(passages, files * Math.max(1, perFile)),
  }
}

/** The number of fields that contain each term. */
function having(of: readonly Counts[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>()
  for (const { counts } of of) for (const term of counts.keys()) all.set(term, (all.get(term) ?? 0) + 1)
  return all
}

function bm25(of: Counts, plan: QueryPlan, { average, idf }: Field, { k1, b }: { k1: number; b: number }): number {
  let score = 0
  for (const [term, n] of of.counts)
    score +=
      ((plan.terms.get(term) ?? 0) * (idf.get(term) ?? 0) * n * (k1 + 1)) /
      (n + k1 * (1 - b + (b * of.length) / (average || 1)))
  return score
}

interface Covered {
  /** The sum of the written terms' rarities. */
  readonly all: number
  /** The same sum for the terms that the file contains. */
  readonly there: number
}

const share = ({ all, there }: Covered): number => (all > 0 ? there / all : 0)

/** The share of the written terms' weight (or of some terms') that is covered. */
function coverage(
  plan: QueryPlan,
  idf: ReadonlyMap<string, number>,
  has: (term: string) => boolean,
  asked = plan.written,
): Covered {
  let all = 0
  let there = 0
  for (const [term, others] of asked) {
    // A word that no candidate contains would weigh most, but cannot tell the candidates apart.
    const rarity = idf.get(term) || Math.max(0, ...others.map((other) => idf.get(other) ?? 0))
    const weight = (plan.worths.get(term) ?? 1) * rarity
    all += weight
    if (has(term)) there += weight
    else if (others.some(has)) there += SYNONYM_COVERS * weight
  }
  return { all, there }
}

/**
 * The share of an error message's weight that occurs on two consecutive lines. A message appears in its source as it is printed, except for
 * the values in it.
 */
function messageOf(plan: QueryPlan, idf: ReadonlyMap<string, number>, evidence: FileEvidence): number {
  const worth = new Map([...plan.message].map((term) => [term, idf.get(term) ?? 0]))
  const all = [...worth.values()].reduce((sum, one) => sum + one, 0)
  return share({ all, there: evidence.densest(worth) })
}

/** The share of the candidate source files with this path's extension. A change is seldom made in the project's minor language. */
function languageShares(candidates: readonly Candidate[]): (path: string) => number {
  const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
  const endings = candidates.filter(({ role }) => role === 'source').map(({ path }) => endingOf(path))
  const counts = new Map<string, number>()
  for (const ending of endings) counts.set(ending, (counts.get(ending) ?? 0) + 1)
  return (path) => (counts.get(endingOf(path)) ?? 0) / (endings.length || 1)
}
