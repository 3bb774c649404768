/**
 * A second reading of the first results: a judge that sees query and text together, where the deployment has one.
 *
 * It only orders what was found: a result keeps its place when the judge does not answer, and nothing is lost or added.
 */
import { RERANKED, RERANKED_SHARE } from './rank.ts'
import type { Found } from './search.ts'
import type { Semantics } from './semantics.ts'

export const NOT_RERANKED = 'The reranker did not respond: these results keep the order of the first ranking.'

/** `results` in falling order of score; so is what comes back. */
export async function rerank(
  query: string,
  results: readonly Found[],
  judge: NonNullable<Semantics['rerank']>,
): Promise<{ results: readonly Found[]; warning?: string }> {
  const first = results.slice(0, RERANKED)
  const floor = results[RERANKED]?.score ?? 0
  let scores: readonly number[]
  try {
    scores = await judge(query, first.map(textOf))
  } catch {
    return { results, warning: NOT_RERANKED }
  }
  // Between the best score and that of the first result that was not read again: pages go on where they did.
  const best = first[0]?.score ?? 0
  const judged = first.map((one, at) => {
    const said = floor + (best - floor) * Math.min(1, Math.max(0, scores[at] ?? 0))
    return { ...one, score: one.score * (1 - RERANKED_SHARE) + said * RERANKED_SHARE }
  })
  return { results: [...judged.sort((a, b) => b.score - a.score), ...results.slice(RERANKED)] }
}

const textOf = ({ file, start, end }: Found): string =>
  `${file.path}\n${file.text
    .split('\n')
    .slice(start - 1, end)
    .join('\n')}`
