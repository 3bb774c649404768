/**
 * What the kinds of evidence say together and no sum of them does: what one is worth depends on the others, on the length of the
 * query and on how large the file is among those that were found. Small trees hold that (trees.ts), fitted to what the weights
 * leave over; they add a little to a score or take it.
 *
 * Vectors have no part in them, so they are worth the same whoever embeds, and where nobody does.
 */
import type { QueryPlan } from './query-plan.ts'

/** A leaf's worth, or a feature, the most of it that goes below, and what is below and above. */
export type Tree = number | readonly [feature: number, most: number, below: Tree, above: Tree]

const PARTS = [
  'passages',
  'file',
  'names',
  'symbol',
  'path',
  'stem',
  'comments',
  'coverage',
  'area',
  'prefix',
  'size',
  'writtenName',
  'tested',
  'paired',
  'role',
  'rarity',
  'passageCoverage',
  'nameCoverage',
  'pathCoverage',
  'symbols',
  'documented',
  'titleCoverage',
  'titlePassage',
  'titlePath',
  'stemAsked',
  'pathAsked',
  'nondescript',
  'shallow',
  'language',
] as const

/** By part, each of the best of its kind; `size` and `role` as they are. */
export type Evidence = Readonly<Partial<Record<(typeof PARTS)[number], number>>>

/** For each file what the trees ask about: its own evidence, its size among the sources that were found, words of the query. */
export function rowsOf({ written }: Pick<QueryPlan, 'written'>, files: readonly Evidence[]): number[][] {
  const sizes = files.map(({ role = 0, size = 0 }) => (role === 0 ? size : 0))
  const largest = Math.max(0, ...sizes)
  const descending = [...sizes].sort((a, b) => b - a)
  return files.map((file, at) => [
    ...PARTS.map((part) => file[part] ?? 0),
    (sizes[at] as number) - largest,
    descending.indexOf(sizes[at] as number),
    written.size,
  ])
}

export function togetherOf(rows: readonly (readonly number[])[], trees: readonly Tree[]): number[] {
  return rows.map((row) => trees.reduce<number>((sum, tree) => sum + leafOf(tree, row), 0))
}

function leafOf(tree: Tree, row: readonly number[]): number {
  let node = tree
  while (typeof node !== 'number') node = (row[node[0]] as number) <= node[1] ? node[2] : node[3]
  return node
}
