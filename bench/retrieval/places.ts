/**
 * How often a search lands on the right function, and how much of what a commit changed `get_code_context` holds: the sets of
 * make-commit-sets.ts, and questions in words (function-sets.ts), asked in this process.
 *
 *   node bench/retrieval/places.ts --sets DIR --mirror DIR [--set commits_gin …] [--context] [--kept DIR]
 *
 * A function is wanted if a wanted line is in it, and found if file and name agree. acc@k: all of them are among the first k; of a
 * question's, any one counts. `--kept` is a folder for indexes, which later runs read.
 */
import { misuse, readCommandLine } from '../../scripts/command-line.ts'
import tool from '../../src/mcp/tools/get-code-context.ts'
import { searchMeaning } from '../../src/query/search/search.ts'
import {
  type FunctionSet,
  functionName,
  functionsOf,
  isQuestions,
  linesOf,
  openSet,
  readSets,
} from './function-sets.ts'
import type { Opened } from './in-process.ts'
import { type Ranking, score } from './score.ts'

const RESULTS = 100
const BUDGETS = [4000, 8000, 16_000]
const STRATEGIES = ['breadth', 'depth'] as const

const { values } = readCommandLine(import.meta.url, {
  options: {
    sets: { type: 'string' },
    mirror: { type: 'string', default: process.env.MIRROR ?? '' },
    set: { type: 'string', multiple: true },
    context: { type: 'boolean', default: false },
    kept: { type: 'string' },
  },
})
if (values.sets === undefined) misuse('--sets DIR names the folder of the sets')

for (const set of readSets(values.sets, values.set)) await ask(set, await openSet(set, values.mirror, values.kept))
// The threads of the last run may still be ending.
process.exit(0)

async function ask(set: FunctionSet, opened: Opened): Promise<void> {
  const { index, scope, semantics } = opened
  const found = { files: [] as Ranking[], functions: [] as Ranking[] }
  const held = new Map<string, { lines: number[]; files: number[] }>()
  for (const one of set.queries) {
    const query = one.query.slice(0, 4000)
    const { page } = await searchMeaning(index, scope, { query, limit: RESULTS }, semantics)
    found.files.push(ranking(set, distinct(page.items.map(({ file }) => file.path)), one.gold_files))
    const places = page.items.flatMap(({ file, symbol }) => (symbol === undefined ? [] : functionName(file, symbol)))
    const gold = functionsOf(opened, one)
    if (gold.length > 0) found.functions.push(ranking(set, distinct(places), gold))
    if (!values.context) continue
    const lines = Object.entries(one.gold_lines ?? {}).flatMap(([path, ranges]) =>
      ranges.flatMap(linesOf).map((line) => [path, line] as const),
    )
    if (lines.length === 0) continue
    for (const strategy of STRATEGIES)
      for (const budget of BUDGETS) {
        const items = await contextOf(opened, query, budget, strategy)
        const isHeld = ([path, line]: readonly [string, number]) =>
          items.some((item) => item.path === path && item.line_start <= line && line <= shownTo(item))
        const shares = held.get(`${strategy} in ${budget} tokens`) ?? { lines: [], files: [] }
        held.set(`${strategy} in ${budget} tokens`, shares)
        shares.lines.push(lines.filter(isHeld).length / lines.length)
        const isThere = (path: string) => items.some((item) => item.path === path)
        shares.files.push(one.gold_files.filter(isThere).length / one.gold_files.length)
      }
  }
  for (const [kind, rankings] of Object.entries(found))
    process.stdout.write(`${set.name} ${kind} ${shown(score(rankings))}\n`)
  for (const [kind, { lines, files }] of held)
    process.stdout.write(`${set.name} ${kind}: lines ${mean(lines)} · files ${mean(files)}\n`)
}

interface ContextItem {
  readonly path: string
  readonly line_start: number
  readonly line_end: number
  readonly body?: string
}

async function contextOf(
  { index, scope, semantics }: Opened,
  query: string,
  budget: number,
  strategy: (typeof STRATEGIES)[number],
): Promise<readonly ContextItem[]> {
  const { answer } = await tool.run({ query, max_tokens: budget, strategy }, {
    scope,
    index,
    semantics,
    recentFiles: [],
  } as never)
  return (answer([] as never) as { context_items: ContextItem[] }).context_items
}

/** A body may be cut; without one, what is listed counts. */
const shownTo = ({ line_start, line_end, body }: ContextItem): number =>
  body === undefined ? line_end : line_start + body.split('\n').length - 1

/** A question is answered by any one of its gold places. */
function ranking(set: FunctionSet, ranked: readonly string[], gold: readonly string[]): Ranking {
  if (!isQuestions(set)) return { ranked, gold }
  return { ranked, gold: [ranked.find((one) => gold.includes(one)) ?? (gold[0] as string)] }
}

function distinct(all: readonly string[]): string[] {
  return [...new Set(all)]
}

function mean(of: readonly number[]): string {
  return (of.reduce((all, one) => all + one, 0) / of.length).toFixed(3)
}

function shown(measures: Record<string, number>): string {
  return Object.entries(measures)
    .map(([measure, value]) => `${measure} ${Number.isInteger(value) ? value : value.toFixed(3)}`)
    .join(' · ')
}
