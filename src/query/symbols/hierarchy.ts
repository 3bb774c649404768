/**
 * A symbol's containers up to the file, or what it contains, down to the leaves (seed 1). A type also contains the methods
 * that are declared outside its body, and they are contained in it.
 */

import { z } from 'zod'
import { formatSymbolId } from '../../contract/ids.ts'
import { TYPE_KINDS } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { AnyKind } from '../answers/answer.ts'
import { permalinked, qualifiedName, stableId } from '../answers/describe.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { matchesIn } from '../naming/matches.ts'
import { bareType, filesMentioning, MOST_USERS, membersOutside, mentionsOf } from '../naming/members-outside.ts'
import { type Defined, MOST_CANDIDATE_FILES, type SymbolQuery, startOf, theOne } from '../naming/resolve.ts'
import type { Edge, Index } from '../ports.ts'

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

export interface Hierarchy {
  readonly nodes: HierarchyNode[]
  /** Number of symbols in it. */
  readonly length: number
  readonly language: string
  /** The type has more uses than were searched for members declared outside it. */
  readonly capped: boolean
}

export async function hierarchyOf(
  index: Index,
  scope: RefScope,
  query: SymbolQuery,
  direction: 'ancestors' | 'descendants',
): Promise<Hierarchy> {
  const start = startOf(query)
  const descends = direction === 'descendants'
  const { files, mentions = [] } = await index.read(scope, {
    files: index.filesDefining(start, { facts: true }, MOST_CANDIDATE_FILES),
    ...(descends ? { mentions: mentionsOf(index, start) } : {}),
  })
  const found = await matchesIn(index, scope, query, files)
  const [chosen] = theOne(query, found) as [Defined]
  const nodes = descends ? [await descendants(index, scope, chosen, mentions)] : await ancestors(index, scope, chosen)
  const count = (node: HierarchyNode): number => 1 + (node.children ?? []).reduce((sum, child) => sum + count(child), 0)
  return {
    nodes,
    length: nodes.reduce((sum, node) => sum + count(node), 0),
    language: chosen.file.row.language,
    capped: mentions.length >= MOST_USERS,
  }
}

async function ancestors(
  index: Index,
  scope: RefScope,
  { file, symbol, index: from }: Defined,
): Promise<HierarchyNode[]> {
  const chain: HierarchyNode[] = []
  for (let at = from; at >= 0; at = file.columns.parent(at)) {
    chain.push({ ...summary(scope, file, at), depth: chain.length })
  }
  const type = chain.length === 1 && symbol.receiver !== undefined ? bareType(symbol.receiver) : ''
  if (type === '') return chain
  const { files } = await index.read(scope, {
    files: index.filesDefining({ names: [type] }, { facts: true }, MOST_CANDIDATE_FILES),
  })
  const types = files.flatMap((one) =>
    one.symbols.flatMap((other, at) =>
      other.name === type && TYPE_KINDS.has(other.kind) ? [{ file: one, symbol: other, index: at }] : [],
    ),
  )
  const [own, another] = types.filter((one) => membersOutside(one, [file]).some((member) => member.index === from))
  // Of two types of one name, nothing here tells which is meant.
  return own && !another ? [...chain, { ...summary(scope, own.file, own.index), depth: 1 }] : chain
}

async function descendants(
  index: Index,
  scope: RefScope,
  root: Defined,
  mentions: readonly Edge[],
): Promise<HierarchyNode> {
  const node = contentsOf(scope, root.file, root.index, 0)
  if (!TYPE_KINDS.has(root.symbol.kind)) return node
  const { files } =
    mentions.length === 0 ? { files: [] } : await index.read(scope, { files: filesMentioning(index, root, mentions) })
  const outside = membersOutside(root, [root.file, ...files])
  if (outside.length === 0) return node
  const members = outside.map((member) => contentsOf(scope, member.file, member.index, 1))
  return { ...node, children: [...(node.children ?? []), ...members] }
}

function contentsOf(scope: RefScope, file: IndexedFile, root: number, depth: number): HierarchyNode {
  // A parent comes before its children, so each node's parent already exists.
  const made = new Map<number, HierarchyNode>([[root, { ...summary(scope, file, root), depth }]])
  for (let at = root + 1; at < file.columns.length; at++) {
    const parent = made.get(file.columns.parent(at))
    if (!parent) continue
    const node = { ...summary(scope, file, at), depth: parent.depth + 1 }
    parent.children = [...(parent.children ?? []), node]
    made.set(at, node)
  }
  return made.get(root) as HierarchyNode
}
