/**
 * A symbol's containers up to the file, or what it contains, down to the leaves (seed 1).
 */

import { z } from 'zod'
import { formatSymbolId } from '../contract/ids.ts'
import type { RefScope } from '../tenancy/scope.ts'
import { AnyKind } from './answer.ts'
import { permalinked, qualifiedName, stableId } from './describe.ts'
import type { IndexedFile } from './indexed-file.ts'
import { matchesIn } from './matches.ts'
import type { Index } from './ports.ts'
import { type Defined, MOST_CANDIDATE_FILES, type SymbolQuery, startOf, theOne } from './resolve.ts'

const Node = {
  symbol_id: z.string(),
  symbol_stable_id: z.string(),
  name: z.string(),
  kind: AnyKind,
  qualified_name: z.string(),
  path: z.string(),
  line_start: z.int().positive(),
  line_end: z.int().positive(),
  signature: z.string().optional(),
  language: z.string(),
  permalink: z.string().optional(),
}
/** A symbol as seed 1 writes it: what hierarchy, relations and context are made of. */
export const SymbolSummary = z.object(Node)
export type SymbolSummary = z.infer<typeof SymbolSummary>

export interface HierarchyNode extends SymbolSummary {
  depth: number
  children?: HierarchyNode[] | undefined
}
export const HierarchyNode: z.ZodType<HierarchyNode> = z.object({
  ...Node,
  depth: z.int().min(0),
  children: z.lazy(() => z.array(HierarchyNode)).optional(),
})

export function summary(scope: RefScope, file: IndexedFile, index: number): SymbolSummary {
  const symbol = file.symbol(index)
  if (!symbol) throw new Error('a symbol of a file is asked for by an index that it does not have')
  const start = Math.max(1, symbol.start)
  return {
    symbol_id: formatSymbolId(symbol.id),
    symbol_stable_id: stableId(file, symbol),
    name: symbol.name,
    kind: symbol.kind,
    qualified_name: qualifiedName(file, symbol),
    path: file.path,
    line_start: start,
    line_end: Math.max(start, symbol.end),
    ...(symbol.signature === undefined ? {} : { signature: symbol.signature }),
    language: file.row.language,
    ...permalinked(scope, file.path, start, Math.max(start, symbol.end)),
  }
}

/**
 * The one symbol that is meant, with its file's facts (and text, if requested). One round trip, two if it is not found.
 */
async function resolveOne(index: Index, scope: RefScope, query: SymbolQuery, text = false): Promise<Defined> {
  const { files } = await index.read(scope, {
    files: index.filesDefining(startOf(query), { facts: true, ...(text ? { text: true } : {}) }, MOST_CANDIDATE_FILES),
  })
  const found = await matchesIn(index, scope, query, files)
  return theOne(query, found)[0] as Defined
}

export interface Hierarchy {
  readonly nodes: HierarchyNode[]
  /** Number of symbols in it. */
  readonly length: number
  readonly language: string
}

export async function hierarchyOf(
  index: Index,
  scope: RefScope,
  query: SymbolQuery,
  direction: 'ancestors' | 'descendants',
): Promise<Hierarchy> {
  const { file, index: at } = await resolveOne(index, scope, query)
  const nodes = direction === 'ancestors' ? ancestors(scope, file, at) : [descendants(scope, file, at)]
  const count = (node: HierarchyNode): number => 1 + (node.children ?? []).reduce((sum, child) => sum + count(child), 0)
  return { nodes, length: nodes.reduce((sum, node) => sum + count(node), 0), language: file.row.language }
}

function ancestors(scope: RefScope, file: IndexedFile, from: number): HierarchyNode[] {
  const chain: HierarchyNode[] = []
  for (let at = from; at >= 0; at = file.columns.parent(at)) {
    chain.push({ ...summary(scope, file, at), depth: chain.length })
  }
  return chain
}

function descendants(scope: RefScope, file: IndexedFile, root: number): HierarchyNode {
  // A parent comes before its children, so each node's parent already exists.
  const made = new Map<number, HierarchyNode>([[root, { ...summary(scope, file, root), depth: 0 }]])
  for (let at = root + 1; at < file.columns.length; at++) {
    const parent = made.get(file.columns.parent(at))
    if (!parent) continue
    const node = { ...summary(scope, file, at), depth: parent.depth + 1 }
    parent.children = [...(parent.children ?? []), node]
    made.set(at, node)
  }
  return made.get(root) as HierarchyNode
}
