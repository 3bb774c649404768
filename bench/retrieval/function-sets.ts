/**
 * Sets whose queries say which functions answer them: commits by the lines that they changed (make-commit-sets.ts), questions in words by
 * name (`gold_functions`, `path:name`).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALLABLE_KINDS, TYPE_KINDS } from '../../src/contract/symbols.ts'
import type { IndexedFile } from '../../src/query/indexed/indexed-file.ts'
import type { LineRange } from './changed-lines.ts'
import { indexKept, type Opened, openInProcess } from './in-process.ts'

export interface FunctionQuery {
  readonly repo: string
  readonly index_commit: string
  readonly query: string
  readonly gold_files: readonly string[]
  readonly gold_lines?: Readonly<Record<string, readonly LineRange[]>>
  readonly gold_functions?: readonly string[]
}
export interface FunctionSet {
  readonly name: string
  readonly queries: readonly FunctionQuery[]
}

/** `only`: names of sets, if not all of the folder's are wanted. */
export function readSets(folder: string, only?: readonly string[]): FunctionSet[] {
  const files = readdirSync(folder).filter((file) => /^(?:commits|questions)_\w+\.jsonl$/.test(file))
  const sets = files.sort().map((file) => ({
    name: file.replace('.jsonl', ''),
    queries: readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as FunctionQuery),
  }))
  return sets.filter(({ name, queries }) => queries.length > 0 && (only === undefined || only.includes(name)))
}

export const isQuestions = ({ name }: FunctionSet): boolean => name.startsWith('questions_')

/** The commit that the set's index is made of; `kept`: where indexes are kept between runs. */
export async function openSet({ queries: [first] }: FunctionSet, mirror: string, kept?: string): Promise<Opened> {
  const { repo, index_commit } = first as FunctionQuery
  return openInProcess(await indexKept(join(mirror, repo.replace('/', '+'), 'repo'), index_commit, kept))
}

export function functionsOf({ files }: Opened, { gold_functions, gold_lines = {} }: FunctionQuery): string[] {
  if (gold_functions) return [...gold_functions]
  const found = Object.entries(gold_lines).flatMap(([path, ranges]) => {
    const file = files.get(path)
    if (!file) return []
    // What is inserted belongs to what surrounds the place.
    const spans = ranges.flatMap(([first, last]): LineRange[] =>
      last < first ? [[last, first]] : linesOf([first, last]).map((line) => [line, line]),
    )
    return spans.flatMap(([first, last]) => {
      const symbol = around(file, first, last)
      return symbol < 0 ? [] : functionName(file, symbol)
    })
  })
  return [...new Set(found)]
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
export function linesOf([first, last]: LineRange): number[] {
  return last < first ? [last] : Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

export const functionName = (file: IndexedFile, symbol: number): string => `${file.path}:${file.columns.names[symbol]}`
