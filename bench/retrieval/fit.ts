/**
 * Which weights would have put the wanted files first: a softmax over what was found for each query, and what that is worth on
 * sets that were kept apart.
 *
 *   node bench/retrieval/fit.ts --hits FILE … [--hold SET …] [--folds 5] [--pull 0.001] [--trees 60 [--write]] [--times SET=4]
 *
 * `--folds` leaves a share of the repositories out in turn and says what weights that were fitted to the others are worth on them:
 * the sets of one repository are left out together.
 *
 * `--trees` fits so many small trees to what the weights leave over (fit-trees.ts), and `--write` puts them where the ranking finds
 * them; the weights are printed, and copied by hand with their reasons. `--times` lets a set count more than others of its size.
 *
 * `--hits` is written by `run.ts`. What a part added to a hit is its weight times its evidence, so evidence that weighs 0 today
 * is not seen. Every weight is pulled towards 1, by `--pull`, wherever it stands today: what is fitted follows from the hits, and
 * not from the weights that found them, but for which files are among them. Weights below 0.05 are not given: what adds
 * nothing would not be seen any more.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { misuse, readCommandLine } from '../../scripts/command-line.ts'
import { planQuery } from '../../src/query/search/query-plan.ts'
import { WEIGHT } from '../../src/query/search/rank.ts'
import { rowsOf, type Tree, togetherOf } from '../../src/query/search/together.ts'
import { TREES } from '../../src/query/search/trees.ts'
import { fitTrees } from './fit-trees.ts'
import type { Hit } from './mcp-connection.ts'
import { type Ranking, score } from './score.ts'
import { type Choice, dot, fitWeights } from './softmax.ts'

const { values } = readCommandLine(import.meta.url, {
  options: {
    hits: { type: 'string', multiple: true },
    hold: { type: 'string', multiple: true, default: [] },
    folds: { type: 'string', default: '0' },
    pull: { type: 'string', default: '0.001' },
    trees: { type: 'string', default: '0' },
    write: { type: 'boolean', default: false },
    times: { type: 'string', multiple: true, default: [] },
  },
})
if (values.hits === undefined) misuse('--hits FILE is what run.ts wrote')

interface Asked {
  readonly set: string
  readonly query: string
  readonly hits: readonly Hit[]
  readonly gold: readonly string[]
}
interface Model {
  readonly weights: readonly number[]
  readonly trees: readonly Tree[]
}

const PARTS = [...Object.keys(WEIGHT), 'role'] as const
/** What a role is worth has its own table; here it is one part, as it stands. */
const BEFORE: Model = {
  weights: PARTS.map((part) => (part === 'role' ? 1 : WEIGHT[part as keyof typeof WEIGHT])),
  trees: TREES,
}
/** Set by hand: hardly any commit says anything about them. What roles are worth is as it stands, since trees ask for it. */
const BY_HAND: ReadonlySet<string> = new Set([
  'packaging',
  'writtenPath',
  'recent',
  'message',
  'printed',
  'served',
  'wholeName',
  'role',
])
const START = 1
const LEAST = 0.05
/** Of those that are not wanted, the best so far: the others hardly ever come so far. */
const RIVALS = 30
const HEAD = `/** Made by bench/retrieval/fit.ts, which docs/ranking.md has the command of. What they are is in together.ts. */
import type { Tree } from './together.ts'

// biome-ignore format: made by a command, and a tree a line shows which ones a new fit changes
export const TREES: readonly Tree[] = [
`
const MEASURES = ['acc@1', 'acc@5', 'MRR'] as const

const asked = values.hits.flatMap((file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Asked),
)
const pull = Number(values.pull)
const folds = Number(values.folds)
const mostTrees = Number(values.trees)
const times = new Map(values.times.map((one) => one.split('=') as [string, string]))
const held = asked.filter(({ set }) => values.hold.includes(set))
const others = asked.filter(({ set }) => !values.hold.includes(set))
const fitted = fitTo(others)
for (const [at, part] of PARTS.entries())
  process.stdout.write(`${part.padEnd(14)} ${BEFORE.weights[at]} → ${(fitted.weights[at] as number).toFixed(2)}\n`)
if (values.write) writeTrees(fitted.trees)
for (const set of values.hold) compare(held.filter((one) => one.set === set).map((one) => ({ ...one, model: fitted })))
if (folds > 0) compare(leftOut(others))

/** A set of n queries counts like the root of n: many of one kind are not to decide alone. */
function fitTo(queries: readonly Asked[]): Model {
  const sizes = sizesOf(queries)
  const weightOf = ({ set }: Asked) => Number(times.get(set) ?? 1) / Math.sqrt(sizes.get(set) as number)
  const choices = queries.flatMap((one) =>
    choicesOf(one).map((choice) => ({ ...choice, weight: choice.weight * weightOf(one) })),
  )
  const weights = weightsOf(choices)
  const found = queries.map((one) => {
    const scores = one.hits.map((hit) => dot(evidenceOf(hit), weights))
    return {
      rows: treeRowsOf(one),
      scores,
      wanted: one.hits.map(({ file }) => one.gold.includes(file)),
      weight: weightOf(one),
    }
  })
  return { weights, trees: fitTrees(found, mostTrees) }
}

function sizesOf(queries: readonly Asked[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const { set } of queries) sizes.set(set, (sizes.get(set) ?? 0) + 1)
  return sizes
}

/** Every query with a model that its repository had no part in. */
function leftOut(queries: readonly Asked[]): (Asked & { model: Model })[] {
  const repositoryOf = ({ set }: Asked) => set.replace(/_(?:texts|docs)$/, '')
  const repositories = [...new Set(queries.map(repositoryOf))].sort()
  const foldOf = (one: Asked) => repositories.indexOf(repositoryOf(one)) % folds
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const model = fitTo(queries.filter((one) => foldOf(one) !== fold))
    return queries.filter((one) => foldOf(one) === fold).map((one) => ({ ...one, model }))
  })
}

/** Of the sets, and of their mean: with the model of today, with these weights alone, and with the trees. */
function compare(queries: readonly (Asked & { model: Model })[]): void {
  const models = [() => BEFORE, ({ weights }: Model) => ({ weights, trees: [] }), (model: Model) => model]
  const rows = [...sizesOf(queries).keys()].map((set) => {
    const own = queries.filter((one) => one.set === set)
    return { set, scores: models.map((of) => score(own.map((one) => ranked(one, of(one.model))))) }
  })
  for (const { set, scores } of rows) process.stdout.write(`${set} ${scores.map(shown).join(' → ')}\n`)
  const mean = (which: number) =>
    Object.fromEntries(
      MEASURES.map((name) => [
        name,
        rows.reduce((sum, { scores }) => sum + (scores[which]?.[name] ?? 0), 0) / (rows.length || 1),
      ]),
    )
  if (rows.length > 1) process.stdout.write(`mean ${models.map((_, which) => shown(mean(which))).join(' → ')}\n`)
}

function shown(scored: Record<string, number>): string {
  return MEASURES.map((name) => (scored[name] ?? 0).toFixed(4)).join(' · ')
}

function evidenceOf({ parts }: Hit): number[] {
  return PARTS.map((part, at) => (BEFORE.weights[at] ? (parts[part] ?? 0) / (BEFORE.weights[at] as number) : 0))
}

/** Hits do not say which languages a repository has, so a word that names one counts here. */
function treeRowsOf({ query, hits }: Asked): number[][] {
  return rowsOf(
    planQuery(query),
    hits.map((hit) => Object.fromEntries(evidenceOf(hit).map((value, at) => [PARTS[at], value]))),
  )
}

/** The other wanted files are left out of each: they are not to be beaten. */
function choicesOf({ hits, gold }: Asked): Choice[] {
  const found = hits.filter(({ file }) => gold.includes(file))
  return found.map((own) => {
    const rivals = hits.filter((hit, at) => hit === own || (at < RIVALS && !gold.includes(hit.file)))
    return { rows: rivals.map(evidenceOf), wanted: rivals.indexOf(own), weight: 1 / Math.sqrt(gold.length) }
  })
}

/** What is set by hand stays. */
function weightsOf(choices: readonly Choice[]): number[] {
  const fixed = PARTS.map((part) => BY_HAND.has(part))
  const start = PARTS.map((_, at) => (fixed[at] ? (BEFORE.weights[at] as number) : START))
  return fitWeights(choices, { start, fixed, pull, least: LEAST })
}

function ranked(one: Asked, { weights, trees }: Model): Ranking {
  const more = togetherOf(trees.length > 0 ? treeRowsOf(one) : one.hits.map(() => []), trees)
  const sums = one.hits.map((hit, at) => ({
    file: hit.file,
    sum: dot(evidenceOf(hit), weights) + (more[at] as number),
  }))
  sums.sort((a, b) => b.sum - a.sum || (a.file < b.file ? -1 : 1))
  return { ranked: sums.map(({ file }) => file), gold: one.gold }
}

function writeTrees(trees: readonly Tree[]): void {
  const lines = trees.map((tree) => `  ${JSON.stringify(tree)},`)
  writeFileSync(new URL('../../src/query/search/trees.ts', import.meta.url), `${HEAD}${lines.join('\n')}\n]\n`)
}
