/** Whole expressions, and the plain ones: names, literals, conditions, `for`, texts. */
import { literal } from '../nominal/expressions.ts'
import { childOfType, namedChildren, visit, visitChildren } from '../nominal/extraction.ts'
import { LITERAL, OP, SHAPE, USE_READ, USE_WRITE } from '../nominal/ir.ts'
import { writePattern } from './extract-patterns.ts'
import { isGivenFunction, scala, scalaHandlers, writeTermName, type X } from './grammar.ts'

/** What holds whole expressions, each of which a `_` in it may make a function. */
const HOLDERS =
  /^(arguments|parenthesized_expression|block|indented_block|tuple_expression|lambda_expression|case_clause|if_expression|val_definition|var_definition|function_definition|template_body|colon_argument|compilation_unit|interpolation|while_expression|for_expression|try_expression|finally_clause|throw_expression|return_expression|guard|enumerator)$/
const NO_VALUE = /type|pattern|_bound$|^(type_arguments|parameters|class_parameters|bindings|modifiers)$/

/** How many `_` make a function of an expression. */
function placeholdersIn(x: X, node: number): number {
  const { tree, grammar } = x
  const holds = HOLDERS.test(tree.typeName(node))
  let count = 0
  for (const child of tree.children(node)) {
    if (tree.field[child] === grammar.f.lambda_start) continue
    if (tree.type[child] === grammar.t.wildcard) count++
    else if (grammar.isNamed(tree, child) && !holds && !NO_VALUE.test(tree.typeName(child)))
      count += placeholdersIn(x, child)
  }
  return count
}

/** A whole expression: a function of what `_` stands for in it, if it has some. */
export function writeValue(x: X, node: number): void {
  const { tree, grammar, out } = x
  const type = tree.typeName(node)
  // What holds expressions is none that a `_` in it makes a function, but for a tuple.
  const isMade = tree.type[node] !== grammar.t.wildcard && (type === 'tuple_expression' || !HOLDERS.test(type))
  const count = isMade ? placeholdersIn(x, node) : 0
  if (count === 0) {
    visit(x, node)
    return
  }
  const s = scala(x)
  const outer = { placeholders: s.placeholders, isLocal: s.isLocal }
  s.placeholders = 0
  s.isLocal = true
  out.begin(OP.lambda)
  out.operand(count)
  out.operand(0)
  out.operand(SHAPE.droppable)
  for (let at = 0; at < count; at++) out.leaf(OP.placeholderParameter, at)
  visit(x, node)
  out.end()
  Object.assign(s, outer)
}

/** Whether a name is read or assigned. */
export function useOf(x: X, node: number): number {
  const { tree, grammar } = x
  const parent = tree.parent[node] as number
  const isAssigned =
    parent >= 0 &&
    tree.typeName(parent) === 'assignment_expression' &&
    tree.child(parent, grammar.f.left) === node &&
    !isGivenFunction(x, parent)
  return isAssigned ? USE_WRITE : USE_READ
}

function identifier(x: X, node: number): void {
  const { tree, out } = x
  const text = tree.textOf(node)
  if (text === 'this' || text === 'super') out.leaf(text === 'this' ? OP.thisOf : OP.superOf, out.string(''))
  else if (text === '_') out.leaf(OP.sequence)
  else {
    out.begin(OP.term)
    writeTermName(x, node)
    out.operand(useOf(x, node))
    out.end()
  }
}

function conditional(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { f } = grammar
  const parts = [tree.child(node, f.condition), tree.child(node, f.consequence), tree.child(node, f.alternative)]
  out.begin(OP.either)
  for (const one of parts) if (one >= 0) writeValue(x, one)
  out.end()
}

/** What a node holds, each a whole expression. */
function writeAll(x: X, node: number, operation: number): void {
  x.out.begin(operation)
  for (const one of namedChildren(x, node)) writeValue(x, one)
  x.out.end()
}

function comprehension(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { f } = grammar
  const isYielding = [...tree.children(node)].some((child) => tree.typeName(child) === 'yield')
  out.begin(OP.comprehension)
  out.operand(isYielding ? 1 : 0)
  const list = childOfType(x, node, grammar.t.enumerators)
  for (const one of list < 0 ? [] : namedChildren(x, list)) visit(x, one)
  const body = tree.child(node, f.body)
  if (body >= 0) writeValue(x, body)
  else out.leaf(OP.sequence)
  out.end()
}

function enumerator(x: X, node: number): void {
  const { tree, grammar, out } = x
  const [pattern, value, ...others] = namedChildren(x, node)
  out.begin(OP.sequence)
  if (pattern !== undefined && tree.type[pattern] === grammar.t.guard) visit(x, pattern)
  else if (pattern !== undefined && value !== undefined) {
    const isDrawn = tree.text.slice(tree.end[pattern], tree.start[value]).includes('<-')
    out.begin(isDrawn ? OP.generator : OP.bindings)
    writePattern(x, pattern)
    if (!isDrawn) out.leaf(OP.typeInferred)
    writeValue(x, value)
    out.end()
  }
  for (const one of others) visit(x, one)
  out.end()
}

scalaHandlers.handle({
  identifier,
  operator_identifier: identifier,
  wildcard: (x) => {
    x.out.leaf(OP.placeholder, scala(x).placeholders++)
  },
  guard: (x, node) => {
    const condition = x.tree.child(node, x.grammar.f.condition)
    if (condition >= 0) writeValue(x, condition)
    else x.out.leaf(OP.sequence)
  },
  parenthesized_expression: (x, node) => writeAll(x, node, OP.sequence),
  tuple_expression: (x, node) => writeAll(x, node, OP.tupled),
  if_expression: conditional,
  while_expression: (x, node) => writeAll(x, node, OP.sequence),
  do_while_expression: (x, node) => writeAll(x, node, OP.sequence),
  for_expression: comprehension,
  enumerator,
  finally_clause: (x, node) => writeAll(x, node, OP.sequence),
  throw_expression: (x, node) => writeAll(x, node, OP.never),
  return_expression: (x, node) => writeAll(x, node, OP.never),
  ascription_expression: (x, node) => {
    const [value, type] = namedChildren(x, node)
    x.out.begin(OP.ascribed)
    if (value !== undefined) writeValue(x, value)
    else x.out.leaf(OP.sequence)
    if (type !== undefined && !/^annotation$/.test(x.tree.typeName(type))) visit(x, type)
    x.out.end()
  },
  prefix_expression: (x, node) => {
    const { tree, out } = x
    const operand = namedChildren(x, node).at(-1)
    const offset = tree.start[node] as number
    const sign = /^[!~+-]/.exec(tree.textOf(node))?.[0] ?? '!'
    out.begin(OP.prefixed)
    out.operand(out.string(sign))
    out.operand(x.placeless ? 0 : tree.lineAt(offset))
    out.operand(x.placeless ? 0 : tree.columnAt(offset))
    if (operand !== undefined) visit(x, operand)
    out.end()
  },
  interpolated_string_expression: (x, node) => {
    const { tree, grammar, out } = x
    const name = tree.child(node, grammar.f.interpolator)
    if (name < 0) {
      visitChildren(x, node, OP.text)
      return
    }
    out.begin(OP.interpolation)
    writeTermName(x, name)
    for (const one of namedChildren(x, node)) if (one !== name) visit(x, one)
    out.end()
  },
  interpolated_string: (x, node) => visitChildren(x, node, OP.sequence),
  interpolation: (x, node) => writeAll(x, node, OP.sequence),
  string: literal(LITERAL.string),
  integer_literal: (x, node) => x.out.leaf(OP.literal, /[lL]$/.test(x.tree.textOf(node)) ? LITERAL.long : LITERAL.int),
  floating_point_literal: (x, node) =>
    x.out.leaf(OP.literal, /[fF]$/.test(x.tree.textOf(node)) ? LITERAL.float : LITERAL.double),
  boolean_literal: literal(LITERAL.boolean),
  character_literal: literal(LITERAL.char),
  null_literal: literal(LITERAL.null),
  symbol_literal: (x) => x.out.leaf(OP.sequence),
  unit: (x) => x.out.leaf(OP.knownType, x.out.string('scala.Unit')),
  comment: (x) => x.out.leaf(OP.sequence),
})
