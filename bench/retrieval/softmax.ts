/**
 * Fits weights to choices: one of several rows was wanted. A step of 1 in a weighted sum makes a row e times as likely.
 */

export interface Choice {
  /** The evidence for each of them. */
  readonly rows: readonly (readonly number[])[]
  readonly wanted: number
  readonly weight: number
}

export interface Fit {
  readonly start: readonly number[]
  /** The weights that stay as they are. */
  readonly fixed: readonly boolean[]
  /** Each weight is pulled towards its start, by this times the distance. */
  readonly pull: number
  readonly least: number
}

const STEPS = 150
const RATE = 0.05

/** By Adam: the sets are small, and no package is worth it. */
export function fitWeights(choices: readonly Choice[], { start, fixed, pull, least }: Fit): number[] {
  const weights = [...start]
  const mean = weights.map(() => 0)
  const square = weights.map(() => 0)
  const all = choices.reduce((sum, { weight }) => sum + weight, 0) || 1
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight, at) => pull * (weight - (start[at] as number)))
    for (const { rows, wanted, weight } of choices) {
      for (const [nth, chance] of chances(rows, weights).entries()) {
        const off = (chance - (nth === wanted ? 1 : 0)) * (weight / all)
        const row = rows[nth] as readonly number[]
        for (let at = 0; at < row.length; at++) gradient[at] = (gradient[at] as number) + off * (row[at] as number)
      }
    }
    for (const [at, slope] of gradient.entries()) {
      if (fixed[at]) continue
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * slope
      square[at] = 0.999 * (square[at] as number) + 0.001 * slope ** 2
      const [m, s] = [(mean[at] as number) / (1 - 0.9 ** step), (square[at] as number) / (1 - 0.999 ** step)]
      weights[at] = Math.max(least, (weights[at] as number) - (RATE * m) / (Math.sqrt(s) + 1e-8))
    }
  }
  return weights
}

/** The mean of the wanted rows' negative log likelihoods. */
export function lossOf(choices: readonly Choice[], weights: readonly number[]): number {
  let sum = 0
  let all = 0
  for (const { rows, wanted, weight } of choices) {
    sum -= weight * Math.log(chances(rows, weights)[wanted] as number)
    all += weight
  }
  return sum / (all || 1)
}

function chances(rows: readonly (readonly number[])[], weights: readonly number[]): number[] {
  const sums = rows.map((row) => dot(row, weights))
  const top = Math.max(...sums)
  const odds = sums.map((sum) => Math.exp(sum - top))
  const total = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / total)
}

export function dot(row: readonly number[], weights: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < row.length; at++) sum += (row[at] as number) * (weights[at] as number)
  return sum
}
