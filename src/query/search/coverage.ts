/** How much of a query the names of symbols and the words of passages cover, each word of the query by its worth. */
import { wordsOfPath } from './evidence.ts'
import type { FileWords } from './file-words.ts'
import type { PrintedIn } from './printed.ts'
import type { QueryPlan } from './query-plan.ts'
import { SYNONYM_COVERS } from './rank.ts'
import { termKey } from './word-places.ts'

/** The written terms that a term covers, by number, and how far. */
type Covers = readonly (readonly [written: number, share: number])[]

interface AskedTerm {
  readonly key: number
  readonly worth: number
  readonly covers: Covers
}

/** The query, prepared once for all of its files. */
export interface Asked {
  /** In the order in which files are asked for them. */
  readonly terms: readonly AskedTerm[]
  readonly byTerm: ReadonlyMap<string, AskedTerm>
  /** Of each written term. */
  readonly weights: readonly number[]
  readonly inTitle: readonly boolean[]
  readonly keys: readonly number[]
  /** Names and words as they are written in the query. */
  readonly words: ReadonlySet<string>
  /** Where files print what the query quotes, or serve the route that it asks for. */
  readonly printed: PrintedIn
  /** The places in a trace, innermost first; none of another query. */
  readonly frames: QueryPlan['paths']
}

export function askedOf(plan: QueryPlan, worths: ReadonlyMap<string, number>, printed: PrintedIn): Asked {
  const written = [...plan.written]
  const covers = new Map([...plan.terms.keys()].map((term) => [term, [] as [number, number][]]))
  for (const [at, [term, others]] of written.entries()) {
    covers.get(term)?.push([at, 1])
    for (const other of others) covers.get(other)?.push([at, SYNONYM_COVERS])
  }
  const worthOf = (term: string): number => worths.get(term) ?? 0
  const byTerm = new Map(
    [...covers].map(([term, covers]) => [term, { key: termKey(term), worth: worthOf(term), covers }]),
  )
  return {
    terms: [...byTerm.values()],
    byTerm,
    // A word that no candidate contains may be contained in another form.
    weights: written.map(([term, others]) => worthOf(term) || Math.max(0, ...others.map(worthOf))),
    inTitle: written.map(([term]) => plan.title.has(term)),
    keys: written.map(([term]) => termKey(term)),
    words: plan.words,
    printed,
    frames: plan.isTrace ? plan.paths : [],
  }
}

export interface Coverage {
  /** The share of the first line's weight that these terms cover, by their numbers. */
  title(terms: readonly number[]): number
  /**
   * The share of the query's weight that the words of one or two names cover; `own`: without what the path already covers, unless that is
   * everything. `count`: of the words, those that the query contains.
   */
  byNames(name: ReadonlySet<string>, owner: ReadonlySet<string>): { all: number; own: number; count: number }
}

export function coverageOf({ terms, byTerm, weights, inTitle, keys }: Asked, words: FileWords, path: string): Coverage {
  const { path: inPath } = wordsOfPath(words, path)
  const isOwn = keys.map((key) => inPath.times(key) === 0)
  const sums = { all: 0, own: 0, title: 0 }
  for (const [at, weight] of weights.entries()) {
    sums.all += weight
    if (isOwn[at]) sums.own += weight
    if (inTitle[at]) sums.title += weight
  }
  /** How far each written term is covered, and which ones are. */
  const shares = new Float64Array(weights.length)
  const touched: number[] = []
  const mark = (covers: Covers): void => {
    for (const [at, share] of covers) {
      if (shares[at] === 0) touched.push(at)
      if ((shares[at] as number) < share) shares[at] = share
    }
  }
  const clear = (): void => {
    for (const at of touched) shares[at] = 0
    touched.length = 0
  }
  return {
    title(numbers) {
      for (const number of numbers) mark(terms[number]?.covers ?? [])
      let there = 0
      for (const at of touched) if (inTitle[at]) there += (weights[at] as number) * (shares[at] as number)
      clear()
      return sums.title > 0 ? there / sums.title : 0
    },
    byNames(name, owner) {
      let count = 0
      for (const parts of [name, owner])
        for (const part of parts) {
          const term = byTerm.get(part)
          if (term === undefined) continue
          mark(term.covers)
          count++
        }
      const there = { all: 0, own: 0 }
      for (const at of touched) {
        const weight = (weights[at] as number) * (shares[at] as number)
        there.all += weight
        if (isOwn[at]) there.own += weight
      }
      clear()
      const all = sums.all > 0 ? there.all / sums.all : 0
      return { all, own: sums.own > 0 ? there.own / sums.own : all, count }
    },
  }
}
