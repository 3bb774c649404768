/**
 * Items inside of a macro call: `cfg_rt! { pub mod runtime; impl … }`. The grammar leaves them as tokens, so the stretch is
 * parsed again as a file of its own, in place: the tree's positions are those of the whole file.
 */
import { Parser } from 'web-tree-sitter'
import { ERROR, type FlatTree, flatten, MISSING } from '../../syntax/flat-tree.ts'
import type { Extraction } from './extraction.ts'
import { K } from './syntax.ts'

/** How items begin, attributes and comments aside. */
const ITEM =
  /^\s*(?:(?:\/\/[^\n]*\n|\/\*[\s\S]*?\*\/|#!?\[[^\]]*(?:\[[^\]]*\][^\]]*)*\])\s*)*(?:pub\b|fn\b|struct\b|enum\b|union\b|impl\b|mod\b|use\b|static\b|const\b|trait\b|type\b|unsafe\b|async\b|extern\b|macro_rules\b)/

/** Macros that hold items within items go no deeper. */
const DEEPEST = 4

const parsers = new WeakMap<object, Parser>()

/** Reads a macro call's tokens as items, if that is what they are. */
export function readItemsInMacro(x: Extraction, node: number, read: (root: number) => void): boolean {
  const tokens = x.childOf(node, K.token_tree)
  if (tokens < 0 || x.macroDepth >= DEEPEST) return false
  const from = (x.tree.start[tokens] as number) + 1
  const to = (x.tree.end[tokens] as number) - 1
  if (!ITEM.test(x.tree.text.slice(from, Math.min(to, from + 4000)))) return false
  const inner = parseRange(x.tree, from, to)
  if (!inner) return false
  const outer = x.tree
  x.tree = inner
  x.macroDepth++
  read(0)
  x.macroDepth--
  x.tree = outer
  return true
}

function parseRange(tree: FlatTree, from: number, to: number): FlatTree | undefined {
  let parser = parsers.get(tree.grammar)
  if (!parser) {
    parser = new Parser().setLanguage(tree.grammar)
    parsers.set(tree.grammar, parser)
  }
  const position = (offset: number) => ({ row: tree.lineAt(offset) - 1, column: tree.columnAt(offset) })
  const parsed = parser.parse(tree.text, null, {
    includedRanges: [{ startIndex: from, endIndex: to, startPosition: position(from), endPosition: position(to) }],
  })
  if (!parsed) return undefined
  try {
    const flat = flatten(parsed, tree.text, tree.grammar)
    // Tokens of another language that merely begin like items are left alone.
    for (let node = 0; node < flat.count; node++)
      if (((flat.flags[node] as number) & (ERROR | MISSING)) !== 0) return undefined
    return flat
  } finally {
    parsed.delete()
  }
}
