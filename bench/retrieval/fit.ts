/**
 * Which weights would have put the wanted files first: a softmax over what was found for each query, and what that is worth on
 * sets that were kept apart.
 *
 *   node bench/retrieval/fit.ts --hits FILE --hold SET … [--pull 0.01]
 *
 * `--hits` is written by `run.ts`. What a part added to a hit is its weight times its evidence, so evidence that weighs 0 today
 * is not seen. Every weight is pulled towards 1, by `--pull`, wherever it stands today: what is fitted follows from the hits, and
 * not from the weights that found them, but for which files are among them. Weights below 0 are not given.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { WEIGHT } from '../../src/query/search/rank.ts'
import type { Hit } from './mcp-connection.ts'
import { score } from './score.ts'

const { values } = parseArgs({
  options: {
    hits: { type: 'string' },
    hold: { type: 'string', multiple: true, default: [] },
    pull: { type: 'string', default: '0.01' },
  },
})
if (values.hits === undefined) throw new Error('--hits FILE is what run.ts wrote')

interface Asked {
  readonly set: string
  readonly hits: readonly Hit[]
  readonly gold: readonly string[]
}
/** One wanted file among those that were not wanted. */
interface Choice {
  readonly rows: readonly (readonly number[])[]
  readonly wanted: number
  readonly weight: number
}

const PARTS = [...Object.keys(WEIGHT), 'role'] as const
/** What a role is worth has its own table; here it is one part, as it stands. */
const BEFORE = PARTS.map((part) => (part === 'role' ? 1 : WEIGHT[part as keyof typeof WEIGHT]))
/** Set by hand: hardly any commit says anything about them. */
const BY_HAND: ReadonlySet<string> = new Set(['packaging', 'writtenPath', 'recent'])
const START = 1
const STEPS = 600
const RATE = 0.05

const asked = readFileSync(values.hits, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Asked)
const kept = asked.filter(({ set }) => values.hold.includes(set))
const fitted = fitWeights(asked.filter(({ set }) => !values.hold.includes(set)).flatMap(choicesOf), Number(values.pull))
for (const [at, part] of PARTS.entries())
  process.stdout.write(`${part.padEnd(14)} ${BEFORE[at]} → ${(fitted[at] as number).toFixed(2)}\n`)
for (const set of values.hold) {
  process.stdout.write(`${set} before ${JSON.stringify(scoreOf(set, BEFORE))}\n`)
  process.stdout.write(`${set} after  ${JSON.stringify(scoreOf(set, fitted))}\n`)
}

function evidenceOf({ parts }: Hit): number[] {
  return PARTS.map((part, at) => (BEFORE[at] ? (parts[part] ?? 0) / (BEFORE[at] as number) : 0))
}

/** The other wanted files are left out of each: they are not to be beaten. */
function choicesOf({ hits, gold }: Asked): Choice[] {
  const found = hits.filter(({ file }) => gold.includes(file))
  return found.map((own) => {
    const rivals = hits.filter((hit) => hit === own || !gold.includes(hit.file))
    return { rows: rivals.map(evidenceOf), wanted: rivals.indexOf(own), weight: 1 / Math.sqrt(gold.length) }
  })
}

/** By Adam: the sets are small, and no package is worth it. */
function fitWeights(choices: readonly Choice[], pull: number): number[] {
  const weights = PARTS.map((part, at) => (BY_HAND.has(part) ? (BEFORE[at] as number) : START))
  const mean = weights.map(() => 0)
  const square = weights.map(() => 0)
  const all = choices.reduce((sum, { weight }) => sum + weight, 0) || 1
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight) => pull * (weight - START))
    for (const { rows, wanted, weight } of choices) {
      const sums = rows.map((row) => dot(row, weights))
      const top = Math.max(...sums)
      const chances = sums.map((sum) => Math.exp(sum - top))
      const total = chances.reduce((sum, chance) => sum + chance, 0)
      for (const [nth, row] of rows.entries()) {
        const off = ((chances[nth] as number) / total - (nth === wanted ? 1 : 0)) * (weight / all)
        for (let at = 0; at < row.length; at++) gradient[at] = (gradient[at] as number) + off * (row[at] as number)
      }
    }
    for (const [at, slope] of gradient.entries()) {
      if (BY_HAND.has(PARTS[at] as string)) continue
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * slope
      square[at] = 0.999 * (square[at] as number) + 0.001 * slope ** 2
      const [m, s] = [(mean[at] as number) / (1 - 0.9 ** step), (square[at] as number) / (1 - 0.999 ** step)]
      weights[at] = Math.max(0, (weights[at] as number) - (RATE * m) / (Math.sqrt(s) + 1e-8))
    }
  }
  return weights
}

function scoreOf(set: string, weights: readonly number[]): Record<string, number> {
  const rankings = kept
    .filter((one) => one.set === set)
    .map(({ hits, gold }) => {
      const ranked = hits.map((hit) => ({ file: hit.file, sum: dot(evidenceOf(hit), weights) }))
      ranked.sort((a, b) => b.sum - a.sum || (a.file < b.file ? -1 : 1))
      return { ranked: ranked.map(({ file }) => file), gold }
    })
  return score(rankings)
}

function dot(row: readonly number[], weights: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < row.length; at++) sum += (row[at] as number) * (weights[at] as number)
  return sum
}
