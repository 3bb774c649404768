/** Calls of macros that the same file defines, or a well-known crate: they are read as what they expand to. */
import { Parser } from 'web-tree-sitter'
import { ERROR, type FlatTree, flatten, MISSING } from '../../../syntax/flat-tree.ts'
import { parseText } from '../../../syntax/parse-text.ts'
import { blockValue } from '../extract/expressions.ts'
import type { Extraction, MacroDefinition } from '../extract/extraction.ts'
import { isItem } from '../extract/items.ts'
import { K } from '../extract/syntax.ts'
import * as ir from '../ir.ts'
import { ExpandedTree, joined } from './expanded-tree.ts'
import { knownRules } from './known-macros.ts'
import {
  argumentsOf,
  expand,
  ITEM,
  type Rule,
  ruleOf,
  takesExpressions,
  variablesOf,
  type Written,
  writtenInRounds,
  writtenWith,
} from './macro-rules.ts'
import { tokenTrees } from './macro-tokens.ts'

/** Maximum nesting of expansions; a macro that walks a list calls itself for every element. */
const DEEPEST = 24
/** Maximum number of expansions in one file. */
const MOST = 2000

/** Collects the macros that a file, or a part of it, defines. */
export function readRules(x: Extraction): void {
  const { tree } = x
  // Of what a macro writes out nobody knows the places.
  if (tree instanceof ExpandedTree || !tree.text.includes('macro_rules!')) return
  for (let node = 0; node < tree.count; node++) {
    if (x.code(node) !== K.macro_definition) continue
    const name = x.text(x.child(node, x.field.name))
    // `cfg_rt! { … }` adds a condition to its items, and is read as these.
    if (name.startsWith('cfg_')) continue
    const parent = tree.parent[node] as number
    const definition: MacroDefinition = {
      start: tree.start[node] as number,
      around: [tree.start[parent] as number, tree.end[parent] as number],
      rules: rulesOf(x, node),
      symbol: -1,
    }
    const same = x.macros.get(name)
    if (!same) x.macros.set(name, [definition])
    else if (!same.some(({ start }) => start === definition.start)) same.push(definition)
  }
}

/** What was collected of a definition; of those that macros write out, nothing. */
export function macroOf(x: Extraction, node: number): MacroDefinition | undefined {
  if (x.tree instanceof ExpandedTree) return undefined
  const start = x.tree.start[node] as number
  return x.macros.get(x.text(x.child(node, x.field.name)))?.find((one) => one.start === start)
}

/**
 * The definition that a name means at an offset: the last one before it, in what stands around it. The first one, if conditions decide
 * between several.
 */
export function macroAt(x: Extraction, name: string, offset: number): MacroDefinition | undefined {
  const all = x.macros.get(name)
  if (!all || all.length === 1 || hasConditions(x, all)) return all?.[0]
  let at = offset
  for (let { tree } = x; tree instanceof ExpandedTree; tree = tree.outer) at = tree.call
  const before = all.filter(({ start }) => start < at)
  return before.findLast(({ around: [from, to] }) => from <= at && at < to) ?? before.at(-1) ?? all[0]
}

const hasConditions = (x: Extraction, all: readonly MacroDefinition[]): boolean =>
  all.some(({ symbol }) => (x.symbols[symbol]?.conditions ?? []).length > 0)

const rulesAt = (x: Extraction, node: number): readonly Rule[] | undefined =>
  macroAt(x, x.text(x.child(node, x.field.macro)), x.tree.start[node] as number)?.rules()

/** Parsed when the macro is first called. */
function rulesOf(x: Extraction, definition: number): () => readonly Rule[] {
  let rules: Rule[] | undefined
  const { tree } = x
  const nodes = x.named(definition).filter((node) => x.code(node) === K.macro_rule)
  const sides = nodes.map((node) => {
    const right = x.child(node, x.field.right)
    return { start: tree.start[node] as number, end: tree.end[node] as number, right: tree.start[right] as number }
  })
  return () => {
    rules ??= []
    if (rules.length === 0)
      for (const { start, end, right } of sides) {
        const pattern = tokenTrees(tree.text, start, right)[0]?.inside
        const template = tokenTrees(tree.text, right, end)[0]?.inside
        const rule = pattern && template && ruleOf(pattern, template)
        // After a rule that is not understood, nobody can tell which of the others is meant.
        if (!rule) break
        rules.push(rule)
      }
    return rules
  }
}

/** Reads a macro call as the items that it expands to. Returns false if it does not expand to items. */
export function readExpandedItems(x: Extraction, node: number, read: (root: number) => void): boolean {
  const macro = x.text(x.child(node, x.field.macro))
  const inner = expansionOf(x, node, rulesAt(x, node) ?? knownRules(macro), '', '')
  if (!inner) return false
  within(x, inner, () => {
    read(0)
  })
  return true
}

/** Reads a macro call as the block that it expands to. Undefined if it cannot be read as one. */
export function expandedValue(x: Extraction, node: number): number | undefined {
  const isStatement = x.code(x.tree.parent[node] as number) === K.expression_statement
  const rules = rulesAt(x, node)
  // Expressions are read as well without their macro, and nobody needs the value of a statement.
  if (isStatement && rules?.every(takesExpressions)) return undefined
  const inner = expansionOf(x, node, rules, '{', '}')
  if (!inner) return undefined
  return wholeBlock(x, inner)
}

/** What a macro's calls are as values: a MACRO_RULES node, or 0 if none of its rules can be told without a call. */
export function rulesAsValues(x: Extraction, definition: number): number {
  if (x.inBody) return 0
  const rules = macroOf(x, definition)?.rules()
  if (!rules) return 0
  const values: number[] = []
  for (const rule of rules) {
    const names = argumentsOf(rule)
    const written = names && writtenWith(rule, names, argumentName)
    if (names && written) values.push(...ruleAsValue(x, definition, written, names, names.length))
  }
  const isWhole = rules.length === x.named(definition).filter((node) => x.code(node) === K.macro_rule).length
  if (isWhole && rules.some((rule) => argumentsOf(rule) === undefined)) values.push(...anyCall(x, definition, rules))
  return values.length === 0 ? 0 : x.record([ir.MACRO_RULES, values.length / ir.RULE_SIZE, ...values])
}

/** What each rule writes out whatever it is given, without and with what may be repeated. Nothing, if one of them cannot be told. */
function anyCall(x: Extraction, definition: number, rules: readonly Rule[]): number[] {
  const values: number[] = []
  const seen = new Set<string>()
  for (const rule of rules)
    for (const rounds of [0, 1]) {
      const written = writtenInRounds(rule, rounds, argumentName)
      if (!written || written.length > MOST_IN_RULE) return []
      const text = written.map((one) => one.text).join(' ')
      if (seen.has(text)) continue
      seen.add(text)
      const value = ruleAsValue(x, definition, written, variablesOf(rule), ir.ANY_CALL)
      if (value.length === 0) return []
      values.push(...value)
    }
  return values
}

/** Tokens. */
const MOST_IN_RULE = 1000

/** A rule of a MACRO_RULES node; nothing if it has no value. */
function ruleAsValue(
  x: Extraction,
  definition: number,
  written: readonly Written[],
  names: readonly string[],
  count: number,
): number[] {
  if (written.length === 0 || ITEM.test(written[0]?.text ?? '')) return []
  const pieces = joined(written, '{', '}')
  const parsed = parse(pieces.text, x.tree)
  if (!parsed) return []
  const from = x.surface.code.length
  const inner = new ExpandedTree(parsed, x.tree, x.tree.start[definition] as number, pieces, ++x.expansions)
  x.values.open()
  names.forEach((name, at) => {
    x.values.bind(argumentName(name), x.node(ir.MACRO_ARGUMENT, at))
  })
  x.isTemplate = true
  const value = wholeBlock(x, inner)
  x.isTemplate = false
  x.values.close()
  return value !== undefined && value !== 0 ? [count, value, from, x.surface.code.length] : []
}

const argumentName = (name: string): string => `__${name}`

/** The value of an expansion that is one block. */
function wholeBlock(x: Extraction, inner: ExpandedTree): number | undefined {
  let read: number | undefined
  within(x, inner, () => {
    const statement = x.firstNamed(0)
    const block = x.code(statement) === K.expression_statement ? x.firstNamed(statement) : -1
    const isWhole = x.code(block) === K.block && (inner.end[block] as number) === inner.text.length
    if (isWhole && x.named(block).every((one) => !isItem(x.code(one)))) read = blockValue(x, block)
  })
  return read
}

function within(x: Extraction, inner: ExpandedTree, read: () => void): void {
  const { tree } = x
  x.tree = inner
  read()
  x.tree = tree
}

function expansionOf(
  x: Extraction,
  node: number,
  rules: readonly Rule[] | undefined,
  before: string,
  after: string,
): ExpandedTree | undefined {
  const { tree } = x
  const tokens = x.childOf(node, K.token_tree)
  if (!rules || tokens < 0 || x.expansions >= MOST) return undefined
  if (tree instanceof ExpandedTree && tree.depth >= DEEPEST) return undefined
  const given = tokenTrees(tree.text, tree.start[tokens] as number, tree.end[tokens] as number)[0]?.inside
  const expansion = given && expand(rules, given)
  if (!expansion) return undefined
  const pieces = joined(expansion, before, after)
  const parsed = parse(pieces.text, tree)
  return parsed && new ExpandedTree(parsed, tree, tree.start[node] as number, pieces, ++x.expansions)
}

const parsers = new WeakMap<object, Parser>()

function parse(text: string, { grammar }: FlatTree): FlatTree | undefined {
  let parser = parsers.get(grammar)
  if (!parser) {
    parser = new Parser().setLanguage(grammar)
    parsers.set(grammar, parser)
  }
  const parsed = parseText(parser, text)
  if (!parsed) return undefined
  try {
    const flat = flatten(parsed, text, grammar)
    for (const flag of flat.flags) if ((flag & (ERROR | MISSING)) !== 0) return undefined
    return flat
  } finally {
    parsed.delete()
  }
}
