/**
 * Reranks the first results with a model that sees query and text together, if the deployment has one.
 *
 * It only changes the order: if the model does not answer, results keep their places, and nothing is lost or added.
 */

import type { Found } from './found.ts'
import { RERANKED, RERANKED_SHARE } from './rank.ts'
import type { Semantics } from './semantics.ts'

export const NOT_RERANKED = 'The reranker did not respond: these results keep the order of the first ranking.'

/** `results` in descending order of score, and so is the return value. */
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
  // Scores stay between the best one and that of the first result that was not reranked, so that later pages continue from there.
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
