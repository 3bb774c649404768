/**
 * Interactions between features, which a weighted sum cannot express: the worth of one feature depends on the others, on the length of the
 * query and on the file's size relative to the other candidates. Small decision trees (trees.ts), fitted to the residual of the weights,
 * adjust a score a little.
 *
 * The trees use no vectors, so they work the same with any embedder, and without one.
 */
import type { QueryPlan } from './query-plan.ts'

/** A leaf's value, or a split: feature, threshold, the subtree up to the threshold, the subtree above it. */
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

/** Features relative to the best of their kind; `size` and `role` as they are. */
export type Evidence = Readonly<Partial<Record<(typeof PARTS)[number], number>>>

/** The trees' inputs for each file: its own features, its size relative to the source files found, and the query's length. */
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
