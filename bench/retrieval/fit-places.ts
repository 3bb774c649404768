/**
 * Which weights would have put the wanted functions first within their files: a softmax over the places that search compared in each file
 * with a wanted function, and what that is worth on repositories that were kept apart.
 *
 *   node bench/retrieval/fit-places.ts --sets DIR --mirror DIR [--set NAME …] [--hold NAME …] [--folds 4] [--pull 0.001]
 *     [--times questions=2] [--kept DIR]
 *
 * Sets are those of function-sets.ts. `--hold` keeps a repository out of the fit and says what the weights are worth there; `--folds` does so
 * with a share of the repositories in turn. Every kind of query of a repository counts the same; `--times` lets a kind (commits,
 * texts, questions) count more.
 *
 * The weights are printed and copied to `PLACE` in rank.ts by hand, with their reasons. Every weight starts at 0 and is pulled towards it, by
 * `--pull`: the result does not depend on the present weights, except that files far behind have only a few places compared.
 */
import { misuse, readCommandLine } from '../../scripts/command-line.ts'
import type { Found } from '../../src/query/search/found.ts'
import { PLACE } from '../../src/query/search/rank.ts'
import { searchMeaning } from '../../src/query/search/search.ts'
import { type FunctionSet, functionName, functionsOf, isQuestions, openSet, readSets } from './function-sets.ts'
import type { Opened } from './in-process.ts'
import { type Choice, dot, fitWeights, lossOf } from './softmax.ts'

const { values } = readCommandLine(import.meta.url, {
  options: {
    sets: { type: 'string' },
    mirror: { type: 'string', default: process.env.MIRROR ?? '' },
    set: { type: 'string', multiple: true },
    hold: { type: 'string', multiple: true, default: [] },
    folds: { type: 'string', default: '0' },
    pull: { type: 'string', default: '0.001' },
    times: { type: 'string', multiple: true, default: ['questions=2'] },
    kept: { type: 'string' },
  },
})
if (values.sets === undefined) misuse('--sets DIR names the folder of the sets')

type Kind = 'commits' | 'texts' | 'questions'

/** The places that were compared in one file. */
interface Compared {
  readonly repository: string
  readonly kind: Kind
  readonly names: readonly string[]
  readonly rows: readonly (readonly number[])[]
  readonly wanted: readonly boolean[]
}

const PARTS = Object.keys(PLACE) as (keyof typeof PLACE)[]
/** Set by hand: hardly any commit asks for a value, and what is outside all functions is wanted by none of these sets. */
const BY_HAND: ReadonlySet<string> = new Set(['valueAsked', 'outside'])
const SHIPPED = PARTS.map((part) => PLACE[part])
/** All files and all of their places that search compared. */
const EVERYTHING = { limit: 100_000, perFile: 1000 }

const pull = Number(values.pull)
const folds = Number(values.folds)
const times = new Map(values.times.map((one) => one.split('=') as [string, string]))

const compared: Compared[] = []
for (const set of readSets(values.sets, values.set))
  compared.push(...(await ask(set, await openSet(set, values.mirror, values.kept))))
const fitting = compared.filter(({ repository }) => !values.hold.includes(repository))
const fitted = fitTo(fitting)
for (const [at, part] of PARTS.entries())
  process.stdout.write(`${part.padEnd(14)} ${SHIPPED[at]} → ${(fitted[at] as number).toFixed(2)}\n`)
const choices = choicesOf(fitting)
process.stdout.write(`loss ${lossOf(choices, SHIPPED).toFixed(4)} → ${lossOf(choices, fitted).toFixed(4)}\n`)
report('fitted', fitting, () => fitted)
for (const repository of values.hold)
  report(
    repository,
    compared.filter((one) => one.repository === repository),
    () => fitted,
  )
if (folds > 0) report(`${folds} folds`, fitting, leftOut(fitting))
// The threads of the last run may still be ending.
process.exit(0)

async function ask(set: FunctionSet, opened: Opened): Promise<Compared[]> {
  const { index, scope, semantics } = opened
  const kind: Kind = isQuestions(set) ? 'questions' : set.name.endsWith('_texts') ? 'texts' : 'commits'
  const repository = set.name.replace(/^[a-z]+_|_texts$/g, '')
  const found: Compared[] = []
  for (const one of set.queries) {
    const gold = new Set(functionsOf(opened, one))
    if (gold.size === 0) continue
    const query = one.query.slice(0, 4000)
    const { page } = await searchMeaning(index, scope, { query, ...EVERYTHING }, semantics)
    for (const [path, places] of byFile(page.items)) {
      const names = places.map(({ file, symbol }) => functionName(file, symbol as number))
      const wanted = names.map((name) => gold.has(name))
      if (![...gold].some((name) => name.startsWith(`${path}:`))) continue
      const rows = places.map(({ evidence }) => PARTS.map((part) => evidence?.[part] ?? 0))
      found.push({ repository, kind, names, rows, wanted })
    }
  }
  return found
}

/** Symbols only: whatever is outside all of them is not wanted. */
function byFile(places: readonly Found[]): Map<string, Found[]> {
  const found = new Map<string, Found[]>()
  for (const place of places)
    if (place.symbol !== undefined && place.evidence)
      found.set(place.file.path, [...(found.get(place.file.path) ?? []), place])
  return found
}

function fitTo(all: readonly Compared[]): number[] {
  const fixed = PARTS.map((part) => BY_HAND.has(part))
  const start = PARTS.map((_, at) => (fixed[at] ? (SHIPPED[at] as number) : 0))
  return fitWeights(choicesOf(all), { start, fixed, pull, least: Number.NEGATIVE_INFINITY })
}

/** Each wanted place against those that are not; a file's wanted places share one weight. */
function choicesOf(all: readonly Compared[]): Choice[] {
  const sizes = new Map<string, number>()
  const keyOf = ({ repository, kind }: Compared): string => `${repository} ${kind}`
  for (const one of all) sizes.set(keyOf(one), (sizes.get(keyOf(one)) ?? 0) + 1)
  return all.flatMap((one) => {
    const { rows, wanted, kind } = one
    const own = [...rows.keys()].filter((at) => wanted[at])
    if (own.length === rows.length) return []
    const weight = Number(times.get(kind) ?? 1) / Math.sqrt(sizes.get(keyOf(one)) as number) / own.length
    return own.map((at) => {
      const against = [...rows.keys()].filter((other) => other === at || !wanted[other])
      return { rows: against.map((other) => rows[other] as readonly number[]), wanted: against.indexOf(at), weight }
    })
  })
}

/** For each place the weights that its repository had no part in. */
function leftOut(all: readonly Compared[]): (one: Compared) => readonly number[] {
  const repositories = [...new Set(all.map(({ repository }) => repository))].sort()
  const foldOf = ({ repository }: Compared): number => repositories.indexOf(repository) % folds
  const fits = Array.from({ length: folds }, (_, fold) => fitTo(all.filter((one) => foldOf(one) !== fold)))
  return (one) => fits[foldOf(one)] as readonly number[]
}

/** Of the files with a wanted function: how often one is first, among the first five, and the mean reciprocal rank. */
function report(title: string, all: readonly Compared[], weightsOf: (one: Compared) => readonly number[]): void {
  for (const kind of ['commits', 'texts', 'questions']) {
    const own = all.filter((one) => one.kind === kind)
    if (own.length === 0) continue
    const measured = [() => SHIPPED, weightsOf].map((of) => shown(own.map((one) => rankOf(one, of(one)))))
    process.stdout.write(`${title} ${kind} (${own.length}) ${measured.join(' → ')}\n`)
  }
}

/** Among distinct names; 0 if no wanted place was compared. */
function rankOf({ rows, names, wanted }: Compared, weights: readonly number[]): number {
  const order = [...rows.keys()]
    .map((at) => ({ at, sum: dot(rows[at] as readonly number[], weights) }))
    .sort((a, b) => b.sum - a.sum || a.at - b.at)
  const seen = new Set<string>()
  for (const { at } of order) {
    seen.add(names[at] as string)
    if (wanted[at]) return seen.size
  }
  return 0
}

function shown(ranks: readonly number[]): string {
  const share = (of: (rank: number) => number) =>
    (ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : of(rank)), 0) / ranks.length).toFixed(3)
  return [share((rank) => Number(rank === 1)), share((rank) => Number(rank <= 5)), share((rank) => 1 / rank)].join(
    ' · ',
  )
}
