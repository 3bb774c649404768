/**
 * The state of one walk over a Java file, and the few things that every part of the walk needs.
 *
 * `visit` writes exactly one code node for an expression or a type, so that operands keep their places.
 */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { SymbolDraft } from '../language.ts'
import { CodeWriter } from '../nominal/code-writer.ts'
import { OP, type Surface, type TypeText } from '../nominal/ir.ts'
import { type Grammar, grammarOf } from './grammar.ts'

export interface Extraction {
  tree: FlatTree
  grammar: Grammar
  out: CodeWriter
  symbols: SymbolDraft[]
  surface: Surface
  /** Where the walk stands: indexes of the innermost type, of its member, and of the innermost symbol. */
  type: number
  member: number
  symbol: number
  /** The last comment seen among siblings, for the declaration that follows. */
  comment: number
}

export function startExtraction(tree: FlatTree): Extraction {
  return {
    tree,
    grammar: grammarOf(tree.grammar),
    out: new CodeWriter(),
    symbols: [],
    surface: { package: '', imports: [], types: [] },
    type: -1,
    member: -1,
    symbol: -1,
    comment: -1,
  }
}

export type Handler = (x: Extraction, node: number) => void

const handlers = new Map<string, Handler>()
const tables = new WeakMap<Grammar, (Handler | undefined)[]>()

/** Parts of the walk say here which nodes they read. */
export function handle(types: Record<string, Handler>): void {
  for (const [type, handler] of Object.entries(types)) handlers.set(type, handler)
}

export function visit(x: Extraction, node: number): void {
  let table = tables.get(x.grammar)
  if (!table) {
    table = x.grammar.names.map((name) => handlers.get(name))
    tables.set(x.grammar, table)
  }
  const handler = table[x.tree.type[node] as number]
  if (handler) handler(x, node)
  else visitChildren(x, node, OP.sequence)
}

/** One node around all that a node holds. */
export function visitChildren(x: Extraction, node: number, operation: number): void {
  x.out.begin(operation)
  visitEach(x, node)
  x.out.end()
}

/** What a node holds, side by side. */
export function visitEach(x: Extraction, node: number): void {
  const { tree, grammar } = x
  const after = tree.after[node] as number
  for (let at = node + 1; at < after; at = tree.after[at] as number)
    if (!grammar.isComment(tree, at) && grammar.isNamed(tree, at)) visit(x, at)
}

export function visitField(x: Extraction, node: number, field: number): void {
  const child = x.tree.child(node, field)
  if (child >= 0) visit(x, child)
  else x.out.leaf(OP.sequence)
}

/** The first named child that is not a comment, or -1. */
export function firstNamed(x: Extraction, node: number): number {
  const { tree, grammar } = x
  const after = tree.after[node] as number
  for (let at = node + 1; at < after; at = tree.after[at] as number)
    if (grammar.isNamed(tree, at) && !grammar.isComment(tree, at)) return at
  return -1
}

export function childOfType(x: Extraction, node: number, type: number): number {
  const { tree } = x
  const after = tree.after[node] as number
  for (let at = node + 1; at < after; at = tree.after[at] as number) if (tree.type[at] === type) return at
  return -1
}

/** Operands name, line, column of an identifier. */
export function writeName(x: Extraction, node: number): void {
  const offset = x.tree.start[node] as number
  x.out.operand(x.out.string(x.tree.textOf(node)))
  x.out.operand(x.tree.lineAt(offset))
  x.out.operand(x.tree.columnAt(offset))
}

export function writePosition(x: Extraction, node: number): void {
  const offset = x.tree.start[node] as number
  x.out.operand(x.tree.lineAt(offset))
  x.out.operand(x.tree.columnAt(offset))
}

export function currentType(x: Extraction): TypeText | undefined {
  return x.surface.types[x.type]
}
