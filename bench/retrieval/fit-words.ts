/**
 * Fits what a word of a query is worth: `allow` and `instead` hardly say where a change belongs, `redirect` and `schema` do, however
 * rare they are in a repository.
 *
 *   node bench/retrieval/fit-words.ts --sets DIR --mirror DIR [--folds 4] [--ridge 4] [--write]
 *
 * Each query of the sets (run.ts says what they are) is asked of the sources of its repository, by words alone: a softmax over the best
 * files by plain weights, in which every word that several repositories ask with has a weight of its own, pulled towards 1. `--folds`
 * leaves a share of the repositories out in turn and says what the words of the others are worth on them; `--write` puts the
 * words where the plan of a query finds them.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roleOf } from '../../indexer-action/src/files/classify.ts'
import { misuse, readCommandLine } from '../../scripts/command-line.ts'
import { FIELD_WEIGHT, termsOf, wordsOf } from '../../src/contract/words.ts'
import { planQuery } from '../../src/query/search/query-plan.ts'
import { BM25, WEIGHT } from '../../src/query/search/rank.ts'
import { standingOf } from '../../src/query/search/standing.ts'

const { values } = readCommandLine(import.meta.url, {
  options: {
    sets: { type: 'string' },
    mirror: { type: 'string', default: process.env.MIRROR ?? '' },
    folds: { type: 'string', default: '0' },
    ridge: { type: 'string', default: '4' },
    write: { type: 'boolean', default: false },
  },
})
if (values.sets === undefined) misuse('--sets DIR names the folder of the sets')
const sets = values.sets
const ridge = Number(values.ridge)

interface CommitQuery {
  repo: string
  index_commit: string
  query: string
  gold_files: string[]
}
interface File {
  readonly path: string
  readonly counts: ReadonlyMap<string, number>
  readonly pathTerms: ReadonlySet<string>
  readonly length: number
  readonly size: number
}
/** A query with the files that it might mean: what each of its words says for each of them. */
interface Asked {
  readonly repository: string
  readonly words: readonly string[]
  readonly base: readonly number[]
  readonly said: readonly (readonly number[])[]
  readonly wanted: readonly boolean[]
}

const SOURCE = /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|scala|c|h|cc|cpp|hpp|cs|php|rb)$/
const MOST_BYTES = 500_000
const RIVALS = 30
/** A word counts that so many queries, of so many repositories, were asked with. */
const FEWEST = { queries: 8, repositories: 4 }
const STEPS = 60
const RATE = 0.05
/** Further from 1 a word would decide alone. */
const BOUNDS = [0.2, 1.8] as const
/** Nearer to 1 it is not written down. */
const TELLING = 0.15
/** Of the formatter. */
const LINE_WIDTH = 120
const HEAD = `/** Made by bench/retrieval/fit-words.ts: what a word of a query is worth where that is not 1. Stems, by their worth. */

export const WORTHS: Readonly<Record<string, string>> = {
`

const asked = readdirSync(sets)
  .filter((file) => /^(?:commits_\w+|cosqa_test)\.jsonl$/.test(file))
  .sort()
  .flatMap((file) => (file.startsWith('commits_') ? ofCommits(file) : ofQuestions(file)))
if (Number(values.folds) > 0) compare(Number(values.folds))
if (values.write) write(fitWords(asked))

function lines<T>(file: string): T[] {
  return readFileSync(join(sets, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
}

function ofCommits(file: string): Asked[] {
  const queries = lines<CommitQuery>(file)
  const [{ repo, index_commit }] = queries as [CommitQuery]
  const folder = mkdtempSync(join(tmpdir(), 'sextant-words-'))
  try {
    const git = join(values.mirror, repo.replace('/', '+'), 'repo')
    execFileSync('tar', ['x', '-C', folder], {
      input: execFileSync('git', ['-C', git, 'archive', index_commit], { maxBuffer: 1 << 30 }),
    })
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) => SOURCE.test(path) && isReadable(join(folder, path)),
    )
    const texts = paths.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
    return askedOf(
      repo,
      texts.filter(isSource),
      queries.map((one) => ({ query: one.query, gold: one.gold_files })),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function isReadable(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() === true && found.size <= MOST_BYTES
}

function isSource({ path, text }: { path: string; text: string }): boolean {
  return standingOf({ path, role: roleOf(path, 'source', true, text), language: '' }) === 'source'
}

function ofQuestions(file: string): Asked[] {
  const corpus = lines<{ id: number; code: string }>('cosqa_corpus.jsonl')
  const queries = lines<{ query: string; gold: number[] }>(file)
  return askedOf(
    'questions',
    corpus.map(({ id, code }) => ({ path: String(id), text: code })),
    queries.map(({ query, gold }) => ({ query, gold: gold.map(String) })),
  )
}

function askedOf(
  repository: string,
  texts: readonly { path: string; text: string }[],
  queries: readonly { query: string; gold: readonly string[] }[],
): Asked[] {
  const plans = queries.map(({ query, gold }) => ({ words: [...planQuery(query).written.keys()], gold }))
  const all = new Set(plans.flatMap(({ words }) => words))
  const files = texts.map(({ path, text }) => counted(path, text, all))
  const average = files.reduce((sum, { length }) => sum + length, 0) / (files.length || 1)
  const having = new Map([...all].map((word) => [word, files.filter(({ counts }) => counts.has(word)).length]))
  const rarityOf = (word: string): number => {
    const n = having.get(word) ?? 0
    return n === 0 ? 0 : Math.log(1 + (files.length - n + 0.5) / (n + 0.5))
  }
  return plans.flatMap(({ words, gold }) => {
    const rarities = words.map(rarityOf)
    const total = rarities.reduce((sum, one) => sum + one, 0)
    if (total === 0) return []
    const { k1, b } = BM25.file
    const scored = files.map((file) => {
      const worths = words.map((word, at) => {
        const n = file.counts.get(word) ?? 0
        return ((rarities[at] as number) * n * (k1 + 1)) / (n + k1 * (1 - b + (b * file.length) / average))
      })
      return { file, worths, sum: worths.reduce((sum, one) => sum + one, 0) }
    })
    const top = Math.max(...scored.map(({ sum }) => sum))
    const rows = scored
      .filter(({ sum }) => sum > 0)
      .map(({ file, worths }) => ({
        file,
        base: WEIGHT.size * (Math.log2(1 + file.size) / 16),
        said: words.map((word, at) => {
          const share = (rarities[at] as number) / total
          const covers = file.counts.has(word) ? WEIGHT.coverage * share : 0
          return (
            (WEIGHT.passages * (worths[at] as number)) / top +
            covers +
            (file.pathTerms.has(word) ? WEIGHT.path * share : 0)
          )
        }),
      }))
    const plain = (row: (typeof rows)[0]) => row.base + row.said.reduce((sum, one) => sum + one, 0)
    rows.sort((one, other) => plain(other) - plain(one))
    const kept = rows.filter(({ file }, at) => at < RIVALS || gold.includes(file.path))
    const wanted = kept.map(({ file }) => gold.includes(file.path))
    if (!wanted.includes(true)) return []
    return [{ repository, words, base: kept.map(({ base }) => base), said: kept.map(({ said }) => said), wanted }]
  })
}

/** Only the words that are asked for. */
function counted(path: string, text: string, wanted: ReadonlySet<string>): File {
  const counts = new Map<string, number>()
  let length = 0
  const add = (word: string, weight: number): void => {
    length += weight
    if (wanted.has(word)) counts.set(word, (counts.get(word) ?? 0) + weight)
  }
  for (const word of wordsOf(text)) add(word, FIELD_WEIGHT.body)
  const pathTerms = new Set(path.split(/[^\p{L}\p{N}_$]+/u).flatMap(termsOf))
  for (const word of pathTerms) add(word, FIELD_WEIGHT.path)
  return { path, counts, pathTerms, length, size: text.length }
}

/** What each word is worth, by Adam. */
function fitWords(queries: readonly Asked[]): Map<string, number> {
  const uses = new Map<string, { queries: number; repositories: Set<string> }>()
  for (const { words, repository } of queries)
    for (const word of words) {
      const own = uses.get(word) ?? { queries: 0, repositories: new Set() }
      own.queries++
      own.repositories.add(repository)
      uses.set(word, own)
    }
  const names = [...uses]
    .filter(([, own]) => own.queries >= FEWEST.queries && own.repositories.size >= FEWEST.repositories)
    .map(([word]) => word)
  const place = new Map(names.map((word, at) => [word, at]))
  const known = queries.map((one) => ({ ...one, places: one.words.map((word) => place.get(word) ?? -1) }))
  const worth = new Float64Array(names.length).fill(1)
  const mean = new Float64Array(names.length)
  const square = new Float64Array(names.length)
  for (let step = 1; step <= STEPS; step++) {
    const slopes = worth.map((one) => ridge * (one - 1))
    for (const { places, base, said, wanted } of known) {
      const odds = said.map((row, file) =>
        row.reduce(
          (sum, one, at) => sum + one * ((places[at] as number) < 0 ? 1 : (worth[places[at] as number] as number)),
          base[file] as number,
        ),
      )
      const top = Math.max(...odds)
      const chances = odds.map((one) => Math.exp(one - top))
      const all = chances.reduce((sum, one) => sum + one, 0)
      const golds = chances.reduce((sum, one, file) => (wanted[file] ? sum + one : sum), 0)
      for (const [file, row] of said.entries()) {
        const off = (chances[file] as number) / all - (wanted[file] ? (chances[file] as number) / golds : 0)
        for (let at = 0; at < row.length; at++) {
          const own = places[at] as number
          if (own >= 0) slopes[own] = (slopes[own] as number) + off * (row[at] as number)
        }
      }
    }
    for (let at = 0; at < worth.length; at++) {
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * (slopes[at] as number)
      square[at] = 0.999 * (square[at] as number) + 0.001 * (slopes[at] as number) ** 2
      const [m, s] = [(mean[at] as number) / (1 - 0.9 ** step), (square[at] as number) / (1 - 0.999 ** step)]
      const next = (worth[at] as number) - (RATE * m) / (Math.sqrt(s) + 1e-8)
      worth[at] = Math.min(BOUNDS[1], Math.max(BOUNDS[0], next))
    }
  }
  return new Map(names.map((word, at) => [word, worth[at] as number]))
}

function compare(folds: number): void {
  const repositories = [...new Set(asked.map(({ repository }) => repository))].sort()
  const foldOf = ({ repository }: Asked) => repositories.indexOf(repository) % folds
  const results = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const worth = fitWords(asked.filter((one) => foldOf(one) !== fold))
    return asked
      .filter((one) => foldOf(one) === fold)
      .map((one) => ({ ...one, before: reciprocal(one, new Map()), after: reciprocal(one, worth) }))
  })
  const mean = (of: (one: (typeof results)[0]) => number): string => {
    const each = repositories.map((name) => {
      const own = results.filter(({ repository }) => repository === name)
      return own.reduce((sum, one) => sum + of(one), 0) / (own.length || 1)
    })
    return (each.reduce((sum, one) => sum + one, 0) / each.length).toFixed(4)
  }
  const first = (rank: number): number => (rank === 1 ? 1 : 0)
  process.stdout.write(
    `mean of ${repositories.length}, by words alone: first ${mean(({ before }) => first(before))} → ${mean(({ after }) => first(after))}, MRR ${mean(({ before }) => before)} → ${mean(({ after }) => after)}\n`,
  )
}

function reciprocal({ words, base, said, wanted }: Asked, worth: ReadonlyMap<string, number>): number {
  const sums = said.map((row, file) =>
    row.reduce((sum, one, at) => sum + one * (worth.get(words[at] as string) ?? 1), base[file] as number),
  )
  const best = Math.max(...sums.filter((_, file) => wanted[file]))
  return 1 / (1 + sums.filter((sum, file) => !wanted[file] && sum >= best).length)
}

/** By tenths, so that a table of some hundred words is read at a glance. */
function write(worth: ReadonlyMap<string, number>): void {
  const byWorth = Map.groupBy(
    [...worth].filter(([, one]) => Math.abs(one - 1) >= TELLING),
    ([, one]) => (Math.round(one * 10) / 10).toFixed(1),
  )
  const rows = [...byWorth]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([one, words]) => {
      const stems = words.map(([word]) => word).sort()
      return broken(`  '${one}':`, `'${stems.join(' ')}',`)
    })
  writeFileSync(new URL('../../src/query/search/worths.ts', import.meta.url), `${HEAD}${rows.join('\n')}\n}\n`)
}

/** As the formatter breaks a line. */
function broken(key: string, value: string): string {
  return key.length + 1 + value.length > LINE_WIDTH ? `${key}\n    ${value}` : `${key} ${value}`
}
