/**
 * Fits small trees to what weights leave over: gradient boosting of a softmax over the candidates of each query, with histograms.
 *
 * It draws nothing by lot, so the same queries give the same trees.
 */
import type { Tree } from '../../src/query/search/together.ts'

export interface Candidates {
  /** What each candidate has, as `rowsOf` gives it. */
  readonly rows: readonly (readonly number[])[]
  /** Its score by weights alone. */
  readonly scores: readonly number[]
  readonly wanted: readonly boolean[]
  /** Of the query, among the others. */
  readonly weight: number
}

const LEAVES = 10
const RATE = 0.1
const BINS = 32
/** A leaf of fewer candidates says something about one repository. */
const FEWEST = 300
const CAUTION = 10
/** Of those that are not wanted, the best by weights: the others hardly ever come so far. */
const RIVALS = 25
const DIGITS = 1e4

export function fitTrees(queries: readonly Candidates[], most: number): Tree[] {
  const chosen = queries.map(strongest).filter(({ wanted }) => wanted.includes(true))
  const mean = chosen.reduce((sum, { weight }) => sum + weight, 0) / (chosen.length || 1)
  const rows = chosen.flatMap((query) => query.rows)
  const bins = binned(rows)
  const scores = Float64Array.from(chosen.flatMap((query) => query.scores))
  const slopes = new Float64Array(rows.length)
  const bends = new Float64Array(rows.length)
  const trees: Tree[] = []
  while (trees.length < most) {
    let from = 0
    for (const { wanted, weight } of chosen) {
      pullsOf(scores, from, wanted, weight / mean, slopes, bends)
      from += wanted.length
    }
    const { tree, leaves } = grow(bins, slopes, bends)
    for (const { members, value } of leaves) for (const row of members) scores[row] = (scores[row] as number) + value
    trees.push(tree)
  }
  return trees
}

function strongest({ rows, scores, wanted, weight }: Candidates): Candidates {
  const order = [...rows.keys()].sort((a, b) => (scores[b] as number) - (scores[a] as number))
  const kept = order.filter((at, place) => wanted[at] || place < RIVALS)
  return {
    rows: kept.map((at) => rows[at] as readonly number[]),
    scores: kept.map((at) => scores[at] as number),
    wanted: kept.map((at) => wanted[at] as boolean),
    weight,
  }
}

/** First and second derivative of each candidate's loss. A wanted file has the unwanted for rivals, and no other wanted one. */
function pullsOf(
  scores: Float64Array,
  from: number,
  wanted: readonly boolean[],
  weight: number,
  slopes: Float64Array,
  bends: Float64Array,
): void {
  let top = Number.NEGATIVE_INFINITY
  for (let at = 0; at < wanted.length; at++) top = Math.max(top, scores[from + at] as number)
  const odds = wanted.map((_, at) => Math.exp((scores[from + at] as number) - top))
  const rivals = odds.reduce((sum, own, at) => (wanted[at] ? sum : sum + own), 0)
  const golds = odds.filter((_, at) => wanted[at])
  const once = golds.reduce((sum, own) => sum + 1 / (rivals + own), 0)
  const twice = golds.reduce((sum, own) => sum + 1 / (rivals + own) ** 2, 0)
  const share = weight / Math.sqrt(golds.length)
  for (const [at, own] of odds.entries()) {
    const chance = own / (rivals + own)
    slopes[from + at] = share * (wanted[at] ? chance - 1 : own * once)
    bends[from + at] = share * Math.max(1e-6, wanted[at] ? chance * (1 - chance) : own * once - own * own * twice)
  }
}

interface Binned {
  /** By feature: the bin of each row. */
  readonly columns: readonly Uint8Array[]
  /** By feature: the most that a value of each bin is, but of the last. */
  readonly limits: readonly (readonly number[])[]
}

function binned(rows: readonly (readonly number[])[]): Binned {
  const features = rows[0]?.length ?? 0
  const limits = Array.from({ length: features }, (_, feature) => {
    const values = Float64Array.from(rows, (row) => row[feature] as number).sort()
    const cuts = Array.from(
      { length: BINS - 1 },
      (_, at) => values[Math.floor(((at + 1) * values.length) / BINS)] as number,
    )
    return [...new Set(cuts.map((cut) => Math.round(cut * DIGITS) / DIGITS))]
  })
  const columns = limits.map((cuts, feature) =>
    Uint8Array.from(rows, (row) => {
      const at = cuts.findIndex((cut) => (row[feature] as number) <= cut)
      return at < 0 ? cuts.length : at
    }),
  )
  return { columns, limits }
}

interface Leaf {
  readonly members: Uint32Array
  readonly sums: Float64Array
  readonly value: number
  readonly split: { readonly gain: number; readonly feature: number; readonly bin: number }
}
interface Branch {
  readonly feature: number
  readonly bin: number
  below: Leaf | Branch
  above: Leaf | Branch
}

/** The leaf that gains most is parted next. */
function grow(bins: Binned, slopes: Float64Array, bends: Float64Array): { tree: Tree; leaves: readonly Leaf[] } {
  const all = Uint32Array.from(slopes.keys())
  let root: Leaf | Branch = leafOf(all, sumsOf(bins, all, slopes, bends))
  const leaves: { leaf: Leaf; put: (branch: Branch) => void }[] = [{ leaf: root, put: (branch) => (root = branch) }]
  while (leaves.length < LEAVES) {
    leaves.sort((a, b) => b.leaf.split.gain - a.leaf.split.gain)
    const [{ leaf, put }] = leaves as [(typeof leaves)[0]]
    if (leaf.split.gain <= 0) break
    const { feature, bin } = leaf.split
    const column = bins.columns[feature] as Uint8Array
    const low = leaf.members.filter((row) => (column[row] as number) <= bin)
    const high = leaf.members.filter((row) => (column[row] as number) > bin)
    const [small, large] = low.length < high.length ? [low, high] : [high, low]
    const own = sumsOf(bins, small, slopes, bends)
    const rest = leaf.sums.map((sum, at) => sum - (own[at] as number))
    const [smaller, larger] = [leafOf(small, own), leafOf(large, rest)]
    const [below, above] = small === low ? [smaller, larger] : [larger, smaller]
    const branch: Branch = { feature, bin, below, above }
    put(branch)
    leaves.splice(
      0,
      1,
      { leaf: below, put: (one) => (branch.below = one) },
      { leaf: above, put: (one) => (branch.above = one) },
    )
  }
  return { tree: treeOf(root, bins), leaves: leaves.map(({ leaf }) => leaf) }
}

/** Of each feature's bins: slopes, bends and rows. */
const SUMS = 3

function sumsOf({ columns }: Binned, members: Uint32Array, slopes: Float64Array, bends: Float64Array): Float64Array {
  const sums = new Float64Array(columns.length * BINS * SUMS)
  for (const [feature, column] of columns.entries()) {
    for (let nth = 0; nth < members.length; nth++) {
      const row = members[nth] as number
      const at = (feature * BINS + (column[row] as number)) * SUMS
      sums[at] = (sums[at] as number) + (slopes[row] as number)
      sums[at + 1] = (sums[at + 1] as number) + (bends[row] as number)
      sums[at + 2] = (sums[at + 2] as number) + 1
    }
  }
  return sums
}

function leafOf(members: Uint32Array, sums: Float64Array): Leaf {
  const total = [0, 0, 0] as [number, number, number]
  for (let at = 0; at < BINS * SUMS; at++) total[at % SUMS] = (total[at % SUMS] as number) + (sums[at] as number)
  const worth = (slope: number, bend: number): number => slope ** 2 / (bend + CAUTION)
  let split = { gain: 0, feature: 0, bin: 0 }
  for (let feature = 0; feature < sums.length / (BINS * SUMS); feature++) {
    const low = [0, 0, 0] as [number, number, number]
    for (let bin = 0; bin < BINS - 1; bin++) {
      for (let kind = 0; kind < SUMS; kind++)
        low[kind] = (low[kind] as number) + (sums[(feature * BINS + bin) * SUMS + kind] as number)
      if (low[2] < FEWEST || total[2] - low[2] < FEWEST) continue
      const gain = worth(low[0], low[1]) + worth(total[0] - low[0], total[1] - low[1]) - worth(total[0], total[1])
      if (gain > split.gain) split = { gain, feature, bin }
    }
  }
  const value = Math.round((-RATE * total[0] * DIGITS) / (total[1] + CAUTION)) / DIGITS
  return { members, sums, value, split }
}

function treeOf(node: Leaf | Branch, bins: Binned): Tree {
  if ('value' in node) return node.value
  const most = bins.limits[node.feature]?.[node.bin] as number
  return [node.feature, most, treeOf(node.below, bins), treeOf(node.above, bins)]
}
