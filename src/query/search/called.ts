/**
 * What a file is called and what it calls things, against what was asked: its path, its symbols' names, and both together.
 */
import { termsOf } from '../../contract/words.ts'
import type { Counts, FileEvidence, SearchableFile } from './evidence.ts'
import type { FileWords } from './file-words.ts'
import type { Member, QueryPlan } from './query-plan.ts'
import { FURTHER_PATH } from './rank.ts'
import { termKey } from './word-places.ts'

/** Whether a path that somebody wrote is this one, as far as both say. */
const isWritten = (written: string, path: string): boolean =>
  path === written || path.endsWith(`/${written}`) || written.endsWith(`/${path}`)

/** Whether the query is about this file by its path, and does not only name it on the way. */
export const isMeant = ({ meant }: Pick<QueryPlan, 'meant'>, path: string): boolean =>
  meant.some((written) => isWritten(written, path))

/** Of the paths that were written, those that one of the files has: a trace also names what the project stands on. */
export function pathsFound({ paths }: Pick<QueryPlan, 'paths'>, files: readonly { readonly path: string }[]): string[] {
  const written = new Set(paths.map(({ path }) => path))
  return [...written].filter((one) => files.some(({ path }) => isWritten(one, path)))
}

/** The first path that was written, the innermost frame of a trace, counts whole; each further one less. */
export function writtenPath(found: readonly string[], path: string): number {
  const at = found.findIndex((written) => isWritten(written, path))
  return at < 0 ? 0 : FURTHER_PATH ** at
}

/** Share of these words that are the name of a folder, or of the file. */
export function shareOf(words: ReadonlySet<string>, path: string): number {
  if (words.size === 0) return 0
  const segments = new Set(path.split(/[/.]/).flatMap(termsOf))
  let found = 0
  for (const word of words) if (segments.has(word)) found++
  return found / words.size
}

/** Of the words that make up a name, the share that was asked for: a short name that is said whole is meant. */
export function askedShare({ counts, length }: Counts): number {
  let asked = 0
  for (const n of counts.values()) asked += n
  return length > 0 ? asked / length : 0
}

export function definesOneOf(names: readonly string[], { symbols }: FileWords): boolean {
  return names.length > 0 && symbols.name.some((name) => names.includes(name))
}

/** Both names of `Console.status`, or the second where a folder or the file is called like the first: `zerolog.Level`. */
export function definesMember(members: readonly Member[], { path, words }: SearchableFile): boolean {
  if (members.length === 0) return false
  const { name: defined } = words.symbols
  const called = new Set(path.toLowerCase().split(/[/.]/))
  return members.some(
    ({ owner, name }) => defined.includes(name) && (defined.includes(owner) || called.has(owner.toLowerCase())),
  )
}

/**
 * Of all names in the file, what the one says that says most of what was asked and least besides (`symbol`), and the share of it that
 * a name says with a path that says some of it (`whole`, 0–1): a package's name and a type's words mean that type. What a name says at the most is known
 * from where the terms stand: a name is taken apart only where that is more than the best.
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
    // Sums of the same in another order differ in their last digits.
    if (bound * (1 + 1e-9) < found.symbol) break
    const name = symbols.name[nth - 1] ?? ''
    const parts = new Set(termsOf(name))
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
