import type { Hit } from './mcp-connection.ts'

/** What a list of rankings is worth. acc@k: every gold file is among the first k; MRR: of the first gold file. */
export interface Ranking {
  readonly ranked: readonly string[]
  readonly gold: readonly string[]
}

export function score(rankings: readonly Ranking[]): Record<string, number> {
  const share = (of: (ranking: Ranking) => number) =>
    rankings.reduce((sum, ranking) => sum + of(ranking), 0) / (rankings.length || 1)
  const all = (k: number) =>
    share(({ ranked, gold }) => (gold.every((one) => ranked.slice(0, k).includes(one)) ? 1 : 0))
  const reciprocal = share(({ ranked, gold }) => {
    const at = ranked.findIndex((one) => gold.includes(one))
    return at < 0 ? 0 : 1 / (at + 1)
  })
  return { n: rankings.length, 'acc@1': all(1), 'acc@5': all(5), MRR: reciprocal }
}

/**
 * The same hits in the order that they would have without one kind of evidence. Only files that were found are put in another
 * order, so this is a lower bound of what the evidence is worth.
 */
export function without(part: string, hits: readonly Hit[]): string[] {
  const rest = hits.map(({ file, parts }) => ({
    file,
    score: Object.entries(parts).reduce((sum, [name, worth]) => (name === part ? sum : sum + worth), 0),
  }))
  return rest.sort((a, b) => b.score - a.score || (a.file < b.file ? -1 : 1)).map(({ file }) => file)
}
