/**
 * Which weights would have put the wanted files first: a softmax over what was found for each query, and what that is worth on
 * sets that were kept apart.
 *
 *   node bench/retrieval/fit.ts --hits FILE [--hold SET …] [--folds 5] [--pull 0.01]
 *
 * `--folds` leaves a share of the repositories out in turn and says what weights that were fitted to the others are worth on them:
 * the sets of one repository are left out together.
 *
 * `--hits` is written by `run.ts`. What a part added to a hit is its weight times its evidence, so evidence that weighs 0 today
 * is not seen. Every weight is pulled towards 1, by `--pull`, wherever it stands today: what is fitted follows from the hits, and
 * not from the weights that found them, but for which files are among them. Weights below 0 are not given.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { WEIGHT } from '../../src/query/search/rank.ts'
import type { Hit } from './mcp-connection.ts'
import { type Ranking, score } from './score.ts'

const { values } = parseArgs({
  options: {
    hits: { type: 'string' },
    hold: { type: 'string', multiple: true, default: [] },
    folds: { type: 'string', default: '0' },
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
const MEASURES = ['acc@1', 'acc@5', 'MRR'] as const

const asked = readFileSync(values.hits, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Asked)
const pull = Number(values.pull)
const folds = Number(values.folds)
const held = asked.filter(({ set }) => values.hold.includes(set))
const others = asked.filter(({ set }) => !values.hold.includes(set))
const fitted = fitTo(others)
for (const [at, part] of PARTS.entries())
  process.stdout.write(`${part.padEnd(14)} ${BEFORE[at]} → ${(fitted[at] as number).toFixed(2)}\n`)
for (const set of values.hold)
  compare(held.filter((one) => one.set === set).map((one) => ({ ...one, weights: fitted })))
if (folds > 0) compare(leftOut(others))

/** A set of n queries counts like the root of n: many of one kind are not to decide alone. */
function fitTo(queries: readonly Asked[]): number[] {
  const sizes = sizesOf(queries)
  const choices = queries.flatMap((one) =>
    choicesOf(one).map((choice) => ({ ...choice, weight: choice.weight / Math.sqrt(sizes.get(one.set) as number) })),
  )
  return fitWeights(choices, pull)
}

function sizesOf(queries: readonly Asked[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const { set } of queries) sizes.set(set, (sizes.get(set) ?? 0) + 1)
  return sizes
}

/** Every query with weights that its repository had no part in. */
function leftOut(queries: readonly Asked[]): (Asked & { weights: readonly number[] })[] {
  const repositoryOf = ({ set }: Asked) => set.replace(/_texts$/, '')
  const repositories = [...new Set(queries.map(repositoryOf))].sort()
  const foldOf = (one: Asked) => repositories.indexOf(repositoryOf(one)) % folds
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const weights = fitTo(queries.filter((one) => foldOf(one) !== fold))
    return queries.filter((one) => foldOf(one) === fold).map((one) => ({ ...one, weights }))
  })
}

/** Of the sets, and of their mean, with the weights of today and with these. */
function compare(queries: readonly (Asked & { weights: readonly number[] })[]): void {
  const rows: [Record<string, number>, Record<string, number>][] = []
  for (const set of sizesOf(queries).keys()) {
    const own = queries.filter((one) => one.set === set)
    const row: (typeof rows)[number] = [
      score(own.map((one) => ranked(one, BEFORE))),
      score(own.map((one) => ranked(one, one.weights))),
    ]
    rows.push(row)
    process.stdout.write(`${set} ${shown(row[0])} → ${shown(row[1])}\n`)
  }
  const mean = (which: 0 | 1) =>
    Object.fromEntries(
      MEASURES.map((name) => [name, rows.reduce((sum, row) => sum + (row[which][name] ?? 0), 0) / (rows.length || 1)]),
    )
  if (rows.length > 1) process.stdout.write(`mean ${shown(mean(0))} → ${shown(mean(1))}\n`)
}

function shown(scored: Record<string, number>): string {
  return MEASURES.map((name) => (scored[name] ?? 0).toFixed(4)).join(' · ')
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

function ranked({ hits, gold }: Asked, weights: readonly number[]): Ranking {
  const sums = hits.map((hit) => ({ file: hit.file, sum: dot(evidenceOf(hit), weights) }))
  sums.sort((a, b) => b.sum - a.sum || (a.file < b.file ? -1 : 1))
  return { ranked: sums.map(({ file }) => file), gold }
}

function dot(row: readonly number[], weights: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < row.length; at++) sum += (row[at] as number) * (weights[at] as number)
  return sum
}
