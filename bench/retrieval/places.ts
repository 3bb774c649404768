/**
 * How often a search lands on the right function, and how much of what a commit changed `get_code_context` holds: the sets of
 * make-commit-sets.ts, asked in this process.
 *
 *   node bench/retrieval/places.ts --sets DIR --mirror DIR [--set commits_gin …] [--context]
 *
 * A function is wanted if a wanted line is in it, and found if file and name agree. acc@k: all of them are among the first k.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { misuse, readCommandLine } from '../../scripts/command-line.ts'
import { CALLABLE_KINDS, TYPE_KINDS } from '../../src/contract/symbols.ts'
import tool from '../../src/mcp/tools/get-code-context.ts'
import type { IndexedFile } from '../../src/query/indexed-file.ts'
import { searchMeaning } from '../../src/query/search/search.ts'
import type { LineRange } from './changed-lines.ts'
import { indexInProcess, type Opened, openInProcess } from './in-process.ts'
import { type Ranking, score } from './score.ts'

const RESULTS = 100
const BUDGETS = [4000, 8000, 16_000]

const { values } = readCommandLine(import.meta.url, {
  options: {
    sets: { type: 'string' },
    mirror: { type: 'string', default: process.env.MIRROR ?? '' },
    set: { type: 'string', multiple: true },
    context: { type: 'boolean', default: false },
  },
})
if (values.sets === undefined) misuse('--sets DIR names the folder of the sets')
const sets = values.sets

interface CommitQuery {
  repo: string
  index_commit: string
  query: string
  gold_files: string[]
  gold_lines: Record<string, LineRange[]>
}

for (const file of readdirSync(sets).filter((one) => /^commits_\w+\.jsonl$/.test(one))) {
  const name = file.replace('.jsonl', '')
  if (values.set && !values.set.includes(name)) continue
  const queries = readFileSync(join(sets, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CommitQuery)
  const [first] = queries
  if (!first) continue
  const repository = join(values.mirror, first.repo.replace('/', '+'), 'repo')
  await ask(name, queries, openInProcess(await indexInProcess(repository, first.index_commit)))
}
// The threads of the last run may still be ending.
process.exit(0)

async function ask(name: string, queries: readonly CommitQuery[], opened: Opened): Promise<void> {
  const { index, scope, semantics } = opened
  const found = { files: [] as Ranking[], functions: [] as Ranking[] }
  const held = new Map(BUDGETS.map((budget) => [budget, [] as number[]]))
  for (const { query: text, gold_files, gold_lines } of queries) {
    const query = text.slice(0, 4000)
    const { page } = await searchMeaning(index, scope, { query, limit: RESULTS }, semantics)
    found.files.push({ ranked: distinct(page.items.map(({ file }) => file.path)), gold: gold_files })
    const places = page.items.flatMap(({ file, symbol }) => (symbol === undefined ? [] : nameOf(file, symbol)))
    const gold = functionsOf(opened, gold_lines)
    if (gold.length > 0) found.functions.push({ ranked: distinct(places), gold })
    if (!values.context) continue
    const lines = Object.entries(gold_lines).flatMap(([path, ranges]) =>
      ranges.flatMap(linesOf).map((line) => [path, line] as const),
    )
    for (const [budget, shares] of lines.length > 0 ? held : []) {
      const { answer } = await tool.run({ query, max_tokens: budget }, {
        scope,
        index,
        semantics,
        recentFiles: [],
      } as never)
      const { context_items } = answer([] as never) as {
        context_items: { path: string; line_start: number; line_end: number }[]
      }
      const isHeld = ([path, line]: readonly [string, number]) =>
        context_items.some((item) => item.path === path && item.line_start <= line && line <= item.line_end)
      shares.push(lines.filter(isHeld).length / lines.length)
    }
  }
  for (const [kind, rankings] of Object.entries(found))
    process.stdout.write(`${name} ${kind} ${shown(score(rankings))}\n`)
  for (const [budget, shares] of held)
    if (shares.length > 0)
      process.stdout.write(`${name} lines in ${budget} tokens ${(sum(shares) / shares.length).toFixed(3)}\n`)
}

function functionsOf({ files }: Opened, lines: CommitQuery['gold_lines']): string[] {
  const found = Object.entries(lines).flatMap(([path, ranges]) => {
    const file = files.get(path)
    if (!file) return []
    // What is inserted belongs to what surrounds the place.
    const spans = ranges.flatMap(([first, last]): LineRange[] =>
      last < first ? [[last, first]] : linesOf([first, last]).map((line) => [line, line]),
    )
    return spans.flatMap(([first, last]) => {
      const symbol = around(file, first, last)
      return symbol < 0 ? [] : nameOf(file, symbol)
    })
  })
  return distinct(found)
}

/** The smallest function or type around these lines, or -1. */
function around(file: IndexedFile, first: number, last: number): number {
  let found = -1
  let size = Number.POSITIVE_INFINITY
  for (const [at, { kind, start, end, doc }] of file.symbols.entries()) {
    const top = Math.min(start, doc?.[0] ?? start)
    if (!(CALLABLE_KINDS.has(kind) || TYPE_KINDS.has(kind)) || top > first || end < last || end - top >= size) continue
    found = at
    size = end - top
  }
  return found
}

/** An insertion counts as the line before it. */
function linesOf([first, last]: LineRange): number[] {
  return last < first ? [last] : Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

function nameOf(file: IndexedFile, symbol: number): string[] {
  return [`${file.path}:${file.columns.names[symbol]}`]
}

function distinct(all: readonly string[]): string[] {
  return [...new Set(all)]
}

function sum(of: readonly number[]): number {
  return of.reduce((all, one) => all + one, 0)
}

function shown(measures: Record<string, number>): string {
  return Object.entries(measures)
    .map(([measure, value]) => `${measure} ${Number.isInteger(value) ? value : value.toFixed(3)}`)
    .join(' · ')
}
