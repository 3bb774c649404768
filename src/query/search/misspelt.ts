/**
 * Words that occur nowhere in a repository, mostly because they are misspelt, and the words that may be meant: those with one letter more, one
 * less, another one, or two letters swapped, and names with underscores that were left out.
 *
 * Only the blocks of postings that were read anyway are looked through. A block holds what sorts near the word, so it has most of them.
 */
import { stem } from '../../contract/words.ts'
import type { WordPostings } from '../ports.ts'
import type { QueryPlan } from './query-plan.ts'
import { MISSPELT_WEIGHT } from './rank.ts'

/** Among shorter words too many are near; fewer letters of a name are enough, because nothing else could be meant by it. */
const SHORTEST = { word: 5, name: 4 }
/** More of them are words of one family, or chance. */
const MOST_NEAR = 4
/** How many letters of a name are taken for wrong. What differs there may be in another block. */
const MOST_WRONG = 20

/** `meant`: the words that may be meant instead of those that occur nowhere. */
export interface Respelt {
  readonly plan: QueryPlan
  readonly meant: ReadonlySet<string>
}

export function respelt(plan: QueryPlan, blocks: readonly WordPostings[]): Respelt {
  const near = new Map<string, readonly string[]>()
  for (const term of plan.written.keys()) {
    if (term.length < shortestOf(plan) || blocks.some((block) => block.has(term))) continue
    const found = new Set<string>()
    for (const block of blocks)
      for (const other of block.terms()) if (isNear(term, other) || isJoined(term, other)) found.add(other)
    if (found.size > 0 && found.size <= MOST_NEAR) near.set(term, [...found].sort())
  }
  if (near.size === 0) return { plan, meant: new Set() }
  const terms = new Map(plan.terms)
  for (const [term, others] of near)
    for (const other of others)
      terms.set(other, Math.max(terms.get(other) ?? 0, MISSPELT_WEIGHT * (plan.worths.get(term) ?? 1)))
  const withNear = (asked: QueryPlan['written']): QueryPlan['written'] =>
    new Map([...asked].map(([term, others]) => [term, [...new Set([...others, ...(near.get(term) ?? [])])]]))
  return {
    plan: { ...plan, terms, written: withNear(plan.written), title: withNear(plan.title) },
    meant: new Set([...near.values()].flat()),
  }
}

/** Further words whose blocks are worth reading for a name: what it would be with a letter too many, or with two swapped. */
export function wordsBeside({ intent, written }: QueryPlan): string[] {
  // The last term of a name is the whole name.
  const name = intent === 'symbol' ? [...written.keys()].at(-1) : undefined
  if (name === undefined || name.length < SHORTEST.name) return []
  return Array.from({ length: Math.min(name.length - 1, MOST_WRONG) }, (_, at) => [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
  ]).flat()
}

const shortestOf = ({ intent }: QueryPlan): number => (intent === 'symbol' ? SHORTEST.name : SHORTEST.word)

/** Whether a name is written without its underscores: `readfile` for `read_file`. */
const isJoined = (term: string, other: string): boolean =>
  other.startsWith(term.slice(0, 2)) && other.includes('_') && stem(other.replaceAll('_', '')) === term

/** Whether one edit makes one of the other. Equal words are not near. */
export function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [own, other] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (own.length + other.length <= 2) return own !== other && Math.max(own.length, other.length) === 1
  return own.length === 2 && other.length === 2 && own[0] === other[1] && own[1] === other[0]
}
