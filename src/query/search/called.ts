/**
 * Compares the query with names: a file's path, its symbols' names, and both together.
 */
import { termsOf } from '../../contract/words.ts'
import type { Counts, FileEvidence, SearchableFile } from './evidence.ts'
import type { FileWords } from './file-words.ts'
import { termsOfName } from './name-terms.ts'
import type { Member, QueryPlan } from './query-plan.ts'
import { FURTHER_FRAME, FURTHER_PATH, INNERMOST_FRAME } from './rank.ts'
import { termKey } from './word-places.ts'

/** Whether a path in the query matches this one, as far as both have parts to compare. */
export const isWritten = (written: string, path: string): boolean =>
  path === written || path.endsWith(`/${written}`) || written.endsWith(`/${path}`)

/** Whether the query is about this file, and does not just mention its path in passing. */
export const isMeant = ({ meant }: Pick<QueryPlan, 'meant'>, path: string): boolean =>
  meant.some((written) => isWritten(written, path))

/** The query's paths that match one of the files. A stack trace also names files of dependencies. */
export function pathsFound({ paths }: Pick<QueryPlan, 'paths'>, files: readonly { readonly path: string }[]): string[] {
  const written = new Set(paths.map(({ path }) => path))
  return [...written].filter((one) => files.some(({ path }) => isWritten(one, path)))
}

/** The query's first path counts fully, each further one less. In a trace the innermost frame counts more, and the others fall off faster. */
export function writtenPath({ isTrace }: Pick<QueryPlan, 'isTrace'>, found: readonly string[], path: string): number {
  const at = found.findIndex((written) => isWritten(written, path))
  if (at < 0) return 0
  return isTrace ? INNERMOST_FRAME * FURTHER_FRAME ** at : FURTHER_PATH ** at
}

/** The share of these words that name a folder of the path or the file. */
export function shareOf(words: ReadonlySet<string>, path: string): number {
  if (words.size === 0) return 0
  // `packages/message-util` has the words of `fix(message-util): …`.
  const segments = new Set(path.split(/[^\p{L}\p{N}_$]+/u).flatMap(termsOf))
  let found = 0
  for (const word of words) if (segments.has(word)) found++
  return found / words.size
}

/** The share of a name's words that the query contains. A short name that is covered completely is meant. */
export function askedShare({ counts, length }: Counts): number {
  let asked = 0
  for (const n of counts.values()) asked += n
  return length > 0 ? asked / length : 0
}

export function definesOneOf(names: readonly string[], { symbols }: FileWords): boolean {
  return names.length > 0 && symbols.name.some((name) => names.includes(name))
}

/** Whether the file defines both names of `Console.status`, or the second one if a folder or the file has the first as its name: `zerolog.Level`. */
export function definesMember(members: readonly Member[], { path, words }: SearchableFile): boolean {
  if (members.length === 0) return false
  const { name: defined } = words.symbols
  const called = new Set(path.toLowerCase().split(/[/.]/))
  return members.some(
    ({ owner, name }) => defined.includes(name) && (defined.includes(owner) || called.has(owner.toLowerCase())),
  )
}

/**
 * `symbol`: the score of the file's best name, which covers most of the query and contains little else. `whole` (0–1): the share of the query
 * that a name covers together with the path, if the path covers part of it; a package's name plus a type's words mean that type.
 * The positions of the terms give an upper bound for each name, so a name is split into words only if it could beat the best so far.
 */
export function bestNames(
  plan: QueryPlan,
  idf: ReadonlyMap<string, number>,
  { names: said, path }: FileEvidence,
  { names, symbols }: FileWords,
): { symbol: number; whole: number } {
  const most = new Map<number, number>()
  for (const term of said.counts.keys()) {
    const worth = (plan.terms.get(term) ?? 0) * (idf.get(term) ?? 0)
    const places = names.of(termKey(term))
    for (let at = 0; at < places.length; at++) {
      const nth = places[at] as number
      if (nth !== places[at - 1]) most.set(nth, (most.get(nth) ?? 0) + worth)
    }
  }
  let asked = 0
  let inPath = 0
  for (const [term, worth] of plan.worths) {
    asked += worth * (idf.get(term) ?? 0)
    if (path.counts.has(term)) inPath += worth * (idf.get(term) ?? 0)
  }
  const found = { symbol: 0, whole: 0 }
  for (const [nth, bound] of [...most].sort((a, b) => b[1] - a[1])) {
    // Sums of the same numbers in another order differ in their last digits.
    if (bound * (1 + 1e-9) < found.symbol) break
    const name = symbols.name[nth - 1] ?? ''
    const parts = termsOfName(name)
    const together = parts.size > 1 && parts.has(name.toLowerCase()) ? 1 : 0
    let weight = 0
    let count = 0
    let own = 0
    let inBoth = 0
    let ownCount = 0
    for (const part of parts) {
      const wanted = plan.terms.get(part)
      if (wanted === undefined) continue
      weight += wanted * (idf.get(part) ?? 0)
      count++
      const worth = (plan.worths.get(part) ?? 0) * (idf.get(part) ?? 0)
      if (worth === 0) continue
      own += worth
      if (path.counts.has(part)) inBoth += worth
      ownCount++
    }
    if (count > 0) found.symbol = Math.max(found.symbol, weight * Math.sqrt(count / parts.size))
    if (inPath > 0) {
      const precision = Math.min(1, ownCount / Math.max(1, parts.size - together))
      found.whole = Math.max(found.whole, ((own + inPath - inBoth) / asked) * precision)
    }
  }
  return found
}
