/**
 * Items inside a macro call: `cfg_rt! { pub mod runtime; impl … }`. The grammar does not parse them, so the range is parsed again
 * as if it were a file. Positions in the resulting tree are those of the whole file.
 */
import { Parser } from 'web-tree-sitter'
import { ERROR, type FlatTree, flatten, MISSING } from '../../../syntax/flat-tree.ts'
import { parseText } from '../../../syntax/parse-text.ts'
import { blockValue } from '../extract/expressions.ts'
import type { Extraction } from '../extract/extraction.ts'
import { isItem, readItems } from '../extract/items.ts'
import { above, conditionsOf } from '../extract/symbols.ts'
import { K, syntaxOf } from '../extract/syntax.ts'
import * as ir from '../ir.ts'
import { ExpandedTree } from './expanded-tree.ts'
import { readRules } from './expansions.ts'
import { tokenTrees } from './macro-tokens.ts'
import { OPEN } from './tokens.ts'

/** The start of an item after attributes and comments. */
const ITEM =
  /^(?:(?:pub|fn|struct|enum|union|impl|mod|use|static|const|trait|type|unsafe|async|extern|macro_rules)\b|cfg_\w+!)/
/** A macro call with braces, which may contain items itself. */
const CALL = /^(?:\w+\s*::\s*)*\w+\s*!\s*\{/
const LONGEST_HEAD = 64

/** The first offset that is not in white space, a comment or an attribute. Doc comments may be long. */
function firstWord(text: string, from: number, to: number): number {
  let at = from
  while (at < to) {
    const c = text.charCodeAt(at)
    if (c === 32 || c === 10 || c === 9 || c === 13) at++
    else if (text.startsWith('//', at)) {
      const end = text.indexOf('\n', at)
      at = end < 0 ? to : end + 1
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at)
      at = end < 0 ? to : end + 2
    } else if (c === 35 && /^#!?\[/.test(text.slice(at, at + 3))) at = afterAttribute(text, at, to)
    else return at
  }
  return to
}

function afterAttribute(text: string, from: number, to: number): number {
  let depth = 0
  for (let at = from; at < to; at++) {
    const c = text.charCodeAt(at)
    if (c === 34) {
      at++
      while (at < to && text.charCodeAt(at) !== 34) at += text.charCodeAt(at) === 92 ? 2 : 1
    } else if (c === 91) depth++
    else if (c === 93 && --depth === 0) return at + 1
  }
  return to
}

/** Maximum nesting of macro calls whose tokens are parsed. */
const DEEPEST = 4

const parsers = new WeakMap<object, Parser>()

/** Reads the tokens of a macro call as items. Returns false if they are not items. */
export function readItemsInMacro(x: Extraction, node: number, read: (root: number) => void): boolean {
  const tokens = x.childOf(node, K.token_tree)
  if (tokens < 0 || x.macroDepth >= DEEPEST) return false
  const from = (x.tree.start[tokens] as number) + 1
  const to = (x.tree.end[tokens] as number) - 1
  const first = firstWord(x.tree.text, from, to)
  const head = x.tree.text.slice(first, Math.min(to, first + LONGEST_HEAD))
  if (!ITEM.test(head) && !CALL.test(head)) return false
  const inner = parseRange(x.tree, from, to) ?? parseFirst(x.tree, from, to)
  if (!inner) return false
  const { tree, threadLocal } = x
  const name = x.text(x.child(node, x.field.macro))
  const around =
    x.code(x.tree.parent[node] as number) === K.expression_statement ? (x.tree.parent[node] as number) : node
  const conditions = conditionsOf(above(x, around).attributes)
  // Crates with many features use `cfg_rt! { … }` for `#[cfg(feature = "rt")]`.
  if (/^cfg_\w+$/.test(name)) conditions.push(`${name}!`)
  x.threadLocal = /(?:thread|task)_local$/.test(name)
  x.tree = inner
  readRules(x)
  x.macroDepth++
  x.underConditions(conditions, () => {
    read(0)
  })
  x.macroDepth--
  Object.assign(x, { tree, threadLocal })
  x.itemMacros.add(x.place(tokens))
  return true
}

/**
 * Reads what a macro without arguments declares wherever it is called, as items of a scope of their own. Calls in the same file are
 * read as what they expand to.
 */
export function readTemplate(x: Extraction, definition: number, name: string, symbol: number): void {
  const { tree } = x
  if (x.inBody || tree instanceof ExpandedTree || tree.text.includes(`${name}!`)) return
  for (const rule of x.named(definition)) {
    if (x.code(rule) !== K.macro_rule || x.named(x.child(rule, x.field.left)).length > 0) continue
    const right = x.child(rule, x.field.right)
    const from = (tree.start[right] as number) + 1
    const to = (tree.end[right] as number) - 1
    const first = firstWord(tree.text, from, to)
    if (!ITEM.test(tree.text.slice(first, Math.min(to, first + LONGEST_HEAD)))) continue
    const inner = parseRange(tree, from, to)
    if (!inner) continue
    const outer = { tree, scope: x.scope }
    const scope = x.newScope(ir.BLOCK, name, 0)
    x.item(ir.MACRO_ITEMS, name, symbol + 1, scope, false)
    Object.assign(x, { tree: inner, scope })
    x.macroDepth++
    readItems(x, 0)
    x.macroDepth--
    Object.assign(x, outer)
    return
  }
}

/** Parses what ends with the first braces: what follows them may be the macro's own language (`fn f() { … } ?= 0`). */
function parseFirst(tree: FlatTree, from: number, to: number): FlatTree | undefined {
  const braces = tokenTrees(tree.text, from, to).find((token) => token.text === '{' && token.kind === OPEN)
  const end = braces?.closeAt ?? -1
  return end < 0 ? undefined : parseRange(tree, from, end + 1)
}

/** What ends with braces and has a value. */
const VALUES = new Set([K.block, K.match_expression, K.if_expression, K.loop_expression, K.async_block, K.unsafe_block])

/**
 * Reads a block in a macro's tokens, or an expression that ends with one; the range includes the braces. Undefined if it is neither or
 * if it contains items.
 */
export function readBlock(x: Extraction, from: number, to: number): number | undefined {
  if (x.macroDepth >= DEEPEST) return undefined
  const inner = parseRange(x.tree, from, to)
  if (!inner) return undefined
  const { tree } = x
  x.tree = inner
  const statement = x.firstNamed(0)
  const block = x.code(statement) === K.expression_statement ? x.firstNamed(statement) : -1
  let read: number | undefined
  if (
    VALUES.has(x.code(block)) &&
    (inner.end[block] as number) === to &&
    x.named(block).every((one) => !isItem(x.code(one)))
  ) {
    x.macroDepth++
    read = blockValue(x, block)
    x.macroDepth--
  }
  x.tree = tree
  return read
}

/** Parses a range of a file. Undefined if it is not valid Rust. */
function parseRange(tree: FlatTree, from: number, to: number): FlatTree | undefined {
  let parser = parsers.get(tree.grammar)
  if (!parser) {
    parser = new Parser().setLanguage(tree.grammar)
    parsers.set(tree.grammar, parser)
  }
  const position = (offset: number) => ({ row: tree.lineAt(offset) - 1, column: tree.columnAt(offset) })
  const parsed = parseText(parser, tree.text, {
    includedRanges: [{ startIndex: from, endIndex: to, startPosition: position(from), endPosition: position(to) }],
  })
  if (!parsed) return undefined
  try {
    const flat = flatten(parsed, tree.text, tree.grammar)
    // A range with syntax errors is rejected, because it may be in another language. Errors inside declaration lists and macro
    // definitions are accepted, because these may use syntax that only the macro understands.
    const { declaration_list, macro_definition } = K
    const codes = syntaxOf(tree.grammar).codes
    for (let node = 0; node < flat.count; ) {
      if (((flat.flags[node] as number) & (ERROR | MISSING)) !== 0) return undefined
      const code = codes[flat.type[node] as number]
      const isBody = code === declaration_list || code === macro_definition
      node = isBody ? (flat.after[node] as number) : node + 1
    }
    return tree instanceof ExpandedTree ? tree.again(flat) : flat
  } finally {
    parsed.delete()
  }
}
