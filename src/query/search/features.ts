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
  type Between,
  type Counts,
  type FileEvidence,
  gatherEvidence,
  type Passage,
  type SearchableFile,
  type Wanted,
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

/** `counts`: of its terms, in the order in which they first occur. */
export type ScoredPassage = Omit<Passage, 'terms' | 'times'> & Counts & { score: number }

/** The number of passages per file that can be shown. Fewer are counted. */
const BEST_PASSAGES = 8

export interface ReadCandidate {
  readonly candidate: Candidate
  /** Best first, at most BEST_PASSAGES. */
  readonly passages: ScoredPassage[]
  readonly between: Between
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
    wanted,
  )
  const asked = {
    written: rarityOf(plan, fields.file.idf, plan.written),
    title: rarityOf(plan, fields.file.idf, plan.title),
  }
  const shareOfLanguage = languageShares(candidates)
  const paths = pathsFound(plan, candidates)
  return read.map(({ candidate, evidence }) => {
    const passages = bestPassages(evidence.passages, fields.passage, wanted)
    const features = featuresOf(plan, fields, asked, candidate, evidence, passages, paths, similarities)
    // A manifest or a file that the query asks for is meant in whatever language it is written.
    if (features)
      features.language = features.packaging || isMeant(plan, candidate.path) ? 1 : shareOfLanguage(candidate.path)
    return { candidate, passages, between: evidence.between, worths: fields.file.worth, features }
  })
}

/** A long file has thousands of them, so they are not sorted. */
function bestPassages(all: readonly Passage[], { average, worth }: Field, wanted: Wanted): ScoredPassage[] {
  const worths = wanted.map(([term]) => worth.get(term) ?? 0)
  const { k1, b } = BM25.passage
  const best: { passage: Passage; score: number }[] = []
  for (const passage of all) {
    const { terms, times, length, start } = passage
    const norm = k1 * (1 - b + (b * length) / (average || 1))
    let score = 0
    for (let at = 0; at < terms.length; at++) {
      const n = times[at] as number
      score += ((worths[terms[at] as number] as number) * n * (k1 + 1)) / (n + norm)
    }
    let at = best.length
    for (; at > 0; at--) {
      const above = best[at - 1] as (typeof best)[number]
      if (above.score > score || (above.score === score && above.passage.start <= start)) break
    }
    if (at === BEST_PASSAGES) continue
    best.splice(at, 0, { passage, score })
    if (best.length > BEST_PASSAGES) best.pop()
  }
  return best.map(({ passage: { terms, times, ...passage }, score }) => {
    const counts = new Map(terms.map((term, at) => [(wanted[term] as Wanted[number])[0], times[at] as number]))
    return { ...passage, counts, score }
  })
}

/** How the words of a field are distributed over the repository. */
interface Field {
  /** Mean length in terms. */
  average: number
  idf: ReadonlyMap<string, number>
  /** By term: its weight times its rarity here. */
  worth: ReadonlyMap<string, number>
}
type FieldName = 'file' | 'names' | 'comments' | 'path' | 'stem' | 'passage'
type Fields = Record<FieldName, Field>

function featuresOf(
  plan: QueryPlan,
  fields: Fields,
  asked: Readonly<Record<'written' | 'title', readonly Rarity[]>>,
  candidate: Candidate,
  evidence: FileEvidence,
  passages: readonly ScoredPassage[],
  /** The query's paths that some candidate matches. */
  paths: readonly string[],
  similarities: Similarities | undefined,
): Partial<Record<Part, number>> | undefined {
  const { idf } = fields.file
  const here = coverage(asked.written, (term) => evidence.file.counts.has(term) || evidence.path.counts.has(term))
  const called = bestNames(plan, idf, evidence, candidate.words)
  const words: Partial<Record<Part, number>> = {
    passages: PASSAGE_SHARE.reduce((sum, share, at) => sum + share * (passages[at]?.score ?? 0), 0),
    file: bm25(evidence.file, fields.file, BM25.file),
    names: bm25(evidence.names, fields.names, BM25.names),
    comments: bm25(evidence.comments, fields.comments, BM25.file),
    path: bm25(evidence.path, fields.path, BM25.path),
    stem: bm25(evidence.stem, fields.stem, BM25.stem),
    coverage: share(here),
    symbol: called.symbol,
  }
  const found = Object.values(words).some((value) => value > 0)
  const packaging = plan.aboutPackaging && MANIFEST.test(candidate.path)
  const similar = similarities?.get(candidate.path) ?? 0
  const { symbols, comments, text } = candidate.words
  const inPassage = (term: string) => passages[0]?.counts.has(term) ?? false
  const inPath = (term: string) => evidence.path.counts.has(term)
  const titled = (has: (term: string) => boolean) => share(coverage(asked.title, has))
  if (!found && !packaging && similar <= 0) return undefined
  return {
    ...words,
    vector: Math.max(0, similar),
    area: shareOf(plan.areas, candidate.path),
    prefix: shareOf(plan.prefixes, candidate.path),
    size: Math.log2(1 + candidate.size) / 16,
    rarity: Math.log2(1 + here.there) / 8,
    passageCoverage: share(coverage(asked.written, inPassage)),
    nameCoverage: share(coverage(asked.written, (term) => evidence.names.counts.has(term))),
    pathCoverage: share(coverage(asked.written, inPath)),
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
    writtenPath: writtenPath(plan, paths, candidate.path),
    writtenName: definesOneOf(plan.identifiers, candidate.words) ? 1 : 0,
    member: definesMember(plan.members, candidate) ? 1 : 0,
  }
}

/**
 * Document frequencies of the repository exist for whole files only. The frequency of a term in names, paths or passages is
 * estimated: its share among the files that contain it is taken to be the same as among the candidates.
 */
function statistics(plan: QueryPlan, corpus: Corpus, all: readonly FileEvidence[], wanted: Wanted): Fields {
  const passages = all.flatMap((evidence) => evidence.passages)
  const perFile = all.reduce((sum, evidence) => sum + evidence.windows, 0) / (all.length || 1)
  const files = Math.max(corpus.files, all.length)
  const amongFiles = having(all.map((evidence) => evidence.file))
  const field = (
    of: readonly { readonly length: number }[],
    here: ReadonlyMap<string, number>,
    documents: number,
  ): Field => {
    const idf = new Map<string, number>()
    const worth = new Map<string, number>()
    for (const [term, weight] of plan.terms) {
      const among = amongFiles.get(term) ?? 0
      const known = corpus.documentFrequency(term)
      const there = here.get(term) ?? 0
      const n = among > 0 && known > 0 ? Math.min(documents, (known * there) / among) : there
      const rarity = n > 0 ? Math.log(1 + (documents - n + 0.5) / (n + 0.5)) : 0
      idf.set(term, rarity)
      worth.set(term, weight * rarity)
    }
    return { average: of.reduce((sum, own) => sum + own.length, 0) / (of.length || 1), idf, worth }
  }
  const one = (name: Exclude<FieldName, 'passage'>) => {
    const counts = all.map((evidence) => evidence[name])
    return field(counts, having(counts), files)
  }
  return {
    file: one('file'),
    names: one('names'),
    comments: one('comments'),
    path: one('path'),
    stem: one('stem'),
    passage: field(passages, passagesHaving(passages, wanted), files * Math.max(1, perFile)),
  }
}

/** The number of fields that contain each term. */
function having(of: readonly Counts[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>()
  for (const { counts } of of) for (const term of counts.keys()) all.set(term, (all.get(term) ?? 0) + 1)
  return all
}

function passagesHaving(passages: readonly Passage[], wanted: Wanted): ReadonlyMap<string, number> {
  const all = wanted.map(() => 0)
  for (const { terms } of passages) for (const term of terms) all[term] = (all[term] as number) + 1
  return new Map(wanted.map(([term], at) => [term, all[at] as number]))
}

function bm25(of: Counts, { average, worth }: Field, { k1, b }: { k1: number; b: number }): number {
  const norm = k1 * (1 - b + (b * of.length) / (average || 1))
  let score = 0
  for (const [term, n] of of.counts) score += ((worth.get(term) ?? 0) * n * (k1 + 1)) / (n + norm)
  return score
}

interface Covered {
  /** The sum of the written terms' rarities. */
  readonly all: number
  /** The same sum for the terms that the file contains. */
  readonly there: number
}

const share = ({ all, there }: Covered): number => (all > 0 ? there / all : 0)

/** What a written term counts for, with the terms that may replace it. */
interface Rarity {
  readonly term: string
  readonly others: readonly string[]
  readonly weight: number
}

function rarityOf(plan: QueryPlan, idf: ReadonlyMap<string, number>, asked: QueryPlan['written']): Rarity[] {
  return [...asked].map(([term, others]) => {
    // A word that no candidate contains would weigh most, but cannot tell the candidates apart.
    const rarity = idf.get(term) || Math.max(0, ...others.map((other) => idf.get(other) ?? 0))
    return { term, others, weight: (plan.worths.get(term) ?? 1) * rarity }
  })
}

/** How much of these terms' weight is covered. */
function coverage(asked: readonly Rarity[], has: (term: string) => boolean): Covered {
  let all = 0
  let there = 0
  for (const { term, others, weight } of asked) {
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
