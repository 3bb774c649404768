/**
 * Orders candidate files, and the passages inside each file, for a query.
 *
 * Deterministic: equal scores are ordered by path. All weights are in rank.ts.
 */
import { isMeant } from './called.ts'
import { besideOf } from './companions.ts'
import type { Between } from './evidence.ts'
import {
  type Candidate,
  type Corpus,
  type Part,
  readCandidates,
  type ScoredPassage,
  type Similarities,
} from './features.ts'
import type { PrintedIn } from './printed.ts'
import type { QueryPlan } from './query-plan.ts'
import { FURTHER_RECENT, ROLE, SPREAD, WEIGHT } from './rank.ts'
import { asideOf } from './standing.ts'
import { rowsOf, type Tree, togetherOf } from './together.ts'
import { TREES } from './trees.ts'

export interface RankedFile {
  candidate: Candidate
  /** 0–1, relative to the best. */
  score: number
  /** What each feature added. */
  parts: Partial<Record<Part, number>>
  /** The passages that can be shown, best first. */
  passages: ScoredPassage[]
  /** The query's terms on some of its lines. */
  between: Between
  /** The worth of each term. */
  worths: ReadonlyMap<string, number>
}

export type Weights = Readonly<Record<keyof typeof WEIGHT, number>>

/** What is known about the caller besides the query. */
export interface Beside {
  readonly similarities?: Similarities | undefined
  /** Files that the caller visited, latest first. */
  readonly recent?: readonly string[] | undefined
  /** What the files print of the query. */
  readonly printed?: PrintedIn | undefined
  /** Where the files serve a route that the query asks for. */
  readonly served?: PrintedIn | undefined
}

export function rankFiles(
  plan: QueryPlan,
  candidates: readonly Candidate[],
  corpus: Corpus,
  { similarities, recent = [], printed, served }: Beside = {},
  weights: Weights = WEIGHT,
  trees: readonly Tree[] = TREES,
): RankedFile[] {
  const read = readCandidates(plan, candidates, corpus, similarities).filter(({ features }) => features !== undefined)
  const best: Partial<Record<Part, number>> = {}
  for (const { features } of read)
    for (const part of COMPARED) best[part] = Math.max(best[part] ?? 0, features?.[part] ?? 0)
  const weighed = read.map(({ candidate, passages, between, worths, features = {} }) => {
    const evidence: Partial<Record<Part, number>> = {}
    const parts: Partial<Record<Part, number>> = {}
    for (const [name, value] of Object.entries(features) as [keyof Weights, number][]) {
      const top = COMPARED.has(name) ? best[name] : 1
      if (!top || value === 0) continue
      evidence[name] = value / top
      if (weights[name] !== 0) parts[name] = (weights[name] * value) / top
    }
    return { candidate, passages, between, worths, evidence, parts }
  })
  const own = weighed.map(({ parts }) => sumOf(parts))
  const beside = besideOf(
    weighed.map(({ candidate }) => candidate),
    own,
  )
  // A text that no code is known to print or to have the key of is where its file has it.
  const isOnlyText = !candidates.some(({ path, role }) => role === 'source' && printed?.has(path))
  const described = weighed.map(({ candidate, evidence }, at) => {
    const isText = isOnlyText && printed?.get(candidate.path)?.share === 1 && candidate.role === 'data'
    const role = isText ? 0 : roleOf(plan, candidate)
    const { tested, paired } = beside[at] as { tested: number; paired: number }
    return { ...evidence, tested, paired, role }
  })
  const together = togetherOf(rowsOf(plan, described), trees)
  const ranked = weighed.map(({ candidate, passages, between, worths, parts: given }, at) => {
    const { tested, paired, role } = described[at] as (typeof described)[number]
    const since = recent.indexOf(candidate.path)
    const said = printed?.get(candidate.path)?.share
    const serves = served?.get(candidate.path)?.share
    const parts: Partial<Record<Part, number>> = {
      ...given,
      ...(tested > 0 ? { tested: weights.tested * tested } : {}),
      ...(paired > 0 ? { paired: weights.paired * paired } : {}),
      ...(said === undefined ? {} : { printed: weights.printed * said }),
      ...(serves === undefined ? {} : { served: weights.served * serves }),
      ...(since >= 0 ? { recent: weights.recent * FURTHER_RECENT ** since } : {}),
      ...(role !== 0 ? { role } : {}),
      ...(together[at] ? { together: together[at] } : {}),
    }
    return { candidate, passages, between, worths, parts, score: sumOf(parts) }
  })
  ranked.sort((a, b) => b.score - a.score || (a.candidate.path < b.candidate.path ? -1 : 1))
  const top = ranked[0]?.score ?? 0
  return ranked.map((file) => ({ ...file, score: 1 / (1 + (top - file.score) / SPREAD) }))
}

const sumOf = (parts: Partial<Record<Part, number>>): number =>
  Object.values(parts).reduce((sum, worth) => sum + worth, 0)

/** Features that are divided by the best candidate's value. The others have a scale of their own. */
const COMPARED: ReadonlySet<Part> = new Set<Part>([
  'passages',
  'file',
  'names',
  'path',
  'stem',
  'comments',
  'vector',
  'symbol',
])

function roleOf(plan: QueryPlan, { role, path }: Candidate): number {
  // A query that asks for a file by its path means it, whatever its role. A long text mentions tests and change logs in passing.
  if (isMeant(plan, path)) return 0
  const aside = asideOf(path)
  const besides = aside === undefined ? 0 : ROLE[aside]
  if (role === 'test' && plan.aboutTests) return ROLE.testAsked
  if (role === 'configuration' && plan.aboutPackaging) return besides
  return ROLE[role] + besides
}
