/** Expressions besides calls: names, literals, operators, functions. */
import { newType } from '../nominal/declarations.ts'
import { childOfType, namedChildren, visit, visitChildren } from '../nominal/extraction.ts'
import { FLAG, LAMBDA_TYPED, LITERAL, OP, SHAPE, USE_READ, USE_WRITE } from '../nominal/ir.ts'
import { parentsIn, writeClass } from './extract-declarations.ts'
import { isAnything, writePattern } from './extract-patterns.ts'
import { writeType } from './extract-types.ts'
import { scala, scalaHandlers, writeTermName, type X } from './grammar.ts'

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

/** A function of parameters and what it gives; `beside` is the type of its only one, where that stands beside it. */
function writeFunction(x: X, parameters: readonly number[], beside: number, body: () => void): void {
  const { tree, grammar, out } = x
  const s = scala(x)
  const outer = s.isLocal
  s.isLocal = true
  const types = parameters.map((one) => (beside >= 0 ? beside : tree.child(one, grammar.f.type)))
  out.begin(OP.lambda)
  out.operand(parameters.length)
  out.operand(types.some((type) => type >= 0) ? LAMBDA_TYPED : 0)
  out.operand(SHAPE.droppable)
  for (const [at, one] of parameters.entries()) {
    const name = tree.typeName(one) === 'identifier' ? one : tree.child(one, grammar.f.name)
    if (name < 0 || isAnything(tree.textOf(name))) {
      out.leaf(OP.sequence)
      continue
    }
    out.begin(OP.local)
    writeTermName(x, name)
    out.operand(0)
    writeType(x, types[at] as number)
    out.end()
  }
  body()
  out.end()
  s.isLocal = outer
}

/** Statements of a block: what is declared among them is seen by all. */
function writeStatements(x: X, nodes: readonly number[]): void {
  const { out } = x
  const s = scala(x)
  const outer = s.isLocal
  s.isLocal = true
  out.begin(OP.statements)
  for (const one of nodes) writeValue(x, one)
  out.end()
  s.isLocal = outer
}

/** `more`: statements behind it in its block, which are its own. */
function lambda(x: X, node: number, more: readonly number[] = []): void {
  const { tree, grammar } = x
  const list = tree.child(node, grammar.f.parameters)
  const named = namedChildren(x, node)
  const parameters = list < 0 ? [] : parametersIn(x, named, grammar.f.parameters)
  const last = named.filter((one) => tree.field[one] === grammar.f.parameters).at(-1) ?? -1
  const after = last < 0 ? node : (tree.after[last] as number) - 1
  // `implicit x: T => …`: the type stands beside the parameter.
  const type = named.find((one) => one > after && tree.field[one] === grammar.f.type)
  const body = named.filter((one) => one > after && one !== type)
  writeFunction(x, parameters, type ?? -1, () => writeStatements(x, [...body, ...more]))
}

/** What is declared in a field of a function: a name, or several in parentheses. */
const parametersIn = (x: X, nodes: readonly number[], field: number): number[] =>
  nodes
    .filter((one) => x.tree.field[one] === field)
    .flatMap((one) => (x.tree.typeName(one) === 'bindings' ? namedChildren(x, one) : [one]))

/** `xs.map: x =>`, with the function's lines below. */
function colonArgument(x: X, node: number): void {
  const { lambda_start: start } = x.grammar.f
  const children = namedChildren(x, node)
  if (x.tree.child(node, start) < 0) {
    block(x, node)
    return
  }
  const body = children.filter((one) => x.tree.field[one] !== start)
  writeFunction(x, parametersIn(x, children, start), -1, () => writeStatements(x, body))
}

/** A block: a function where it begins with its parameters. */
function block(x: X, node: number): void {
  const [first, ...more] = namedChildren(x, node)
  if (first !== undefined && x.tree.type[first] === x.grammar.t.lambda_expression) lambda(x, first, more)
  else writeStatements(x, namedChildren(x, node))
}

/** `{ case … }`, of what it is given. */
function writeCases(x: X, block: number): void {
  const { tree, out } = x
  out.begin(OP.cases)
  for (const one of namedChildren(x, block)) if (tree.typeName(one) === 'case_clause') visit(x, one)
  out.end()
}

function caseBlock(x: X, node: number): void {
  const { out } = x
  out.begin(OP.lambda)
  out.operand(0)
  out.operand(0)
  out.operand(SHAPE.droppable)
  out.begin(OP.match)
  out.begin(OP.term)
  out.operand(out.string(CASES))
  for (let at = 0; at < 3; at++) out.operand(0)
  out.end()
  writeCases(x, node)
  out.end()
  out.end()
}

/** The parameter of a function that is written as cases. */
export const CASES = '{case}'

const writeConstruction = (x: X, node: number): void => writeInstance(x, node, [])

/** `new A(1) with B`: `mixed` are the types behind the first. */
export function writeInstance(x: X, node: number, mixed: readonly number[]): void {
  const { grammar, out } = x
  const parents = [...parentsIn(x, node), ...mixed.map((type) => ({ type, args: [] }))]
  const body = Math.max(
    childOfType(x, node, grammar.t.template_body),
    childOfType(x, node, grammar.t.with_template_body),
  )
  const [first] = parents
  if (body < 0 && first && parents.length === 1) {
    out.begin(OP.make)
    out.operand(-1)
    writeCounts(x, first.args)
    visit(x, first.type)
    for (const list of first.args) writeArguments(x, list)
    out.end()
    return
  }
  out.begin(OP.objectLiteral)
  const operand = out.code.length
  out.operand(0)
  out.begin(OP.sequence)
  const text = newType('', -1, FLAG.object, x.type, x.member)
  const type = writeClass(x, text, { parents, body, lists: undefined, node })
  out.end()
  out.code[operand] = type
  out.end()
}

/** How many lists of arguments there are, and how many each has. */
export function writeCounts(x: X, lists: readonly number[]): void {
  x.out.operand(lists.length)
  for (const list of lists) x.out.operand(argumentsIn(x, list).length)
}

export function argumentsIn(x: X, list: number): number[] {
  const { tree, grammar } = x
  const type = tree.type[list]
  if (type === grammar.t.arguments || type === grammar.t.tuple_expression) return namedChildren(x, list)
  // A block, a value, or cases: one argument.
  return [list]
}

export function writeArguments(x: X, list: number): void {
  for (const one of argumentsIn(x, list)) writeArgument(x, one)
}

function writeArgument(x: X, node: number): void {
  const { tree, grammar, out } = x
  const type = tree.typeName(node)
  if (isNamedArgument(x, node)) {
    out.begin(OP.named)
    writeTermName(x, tree.child(node, grammar.f.left))
    writeValue(x, tree.child(node, grammar.f.right))
    out.end()
    return
  }
  if (
    type === 'ascription_expression' &&
    namedChildren(x, node).some((one) => tree.typeName(one) === 'repeated_parameter_type')
  ) {
    out.begin(OP.spreadOf)
    writeValue(x, namedChildren(x, node)[0] as number)
    out.end()
    return
  }
  const inner = functionIn(x, node)
  if (inner >= 0) visit(x, inner)
  else writeValue(x, node)
}

const isNamedArgument = (x: X, node: number): boolean =>
  x.tree.typeName(node) === 'assignment_expression' &&
  x.tree.typeName(x.tree.child(node, x.grammar.f.left)) === 'identifier' &&
  !isGivenFunction(x, node)

/** `xs.map: (x: T) =>`, which is read as if the function were assigned (`repair.ts`). */
export function isGivenFunction({ tree, grammar }: X, node: number): boolean {
  const [left, right] = [tree.child(node, grammar.f.left), tree.child(node, grammar.f.right)]
  return left >= 0 && right >= 0 && tree.text.slice(tree.end[left], tree.start[right]).trim() === ':'
}

/** `{ x => … }` and `(x => …)`: the function in it. */
function functionIn(x: X, node: number): number {
  const { tree, grammar } = x
  let at = node
  for (let depth = 0; depth < 4; depth++) {
    const type = tree.type[at]
    if (type === grammar.t.lambda_expression || type === grammar.t.case_block || type === grammar.t.indented_cases)
      return at
    if (type === grammar.t.colon_argument && tree.child(at, grammar.f.lambda_start) >= 0) return at
    if (!isBlock(x, at) && type !== grammar.t.parenthesized_expression) return -1
    const children = namedChildren(x, at)
    const [first] = children
    if (first === undefined) return -1
    // The block is the function.
    if (type !== grammar.t.parenthesized_expression && tree.type[first] === grammar.t.lambda_expression) return at
    if (children.length !== 1) return -1
    at = first
  }
  return -1
}

function isBlock({ tree, grammar: { t } }: X, node: number): boolean {
  const type = tree.type[node]
  return type === t.block || type === t.indented_block || type === t.colon_argument
}

function literal(kind: number) {
  return (x: X, node: number): void => {
    void node
    x.out.leaf(OP.literal, kind)
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

function caseClause(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { f } = grammar
  const guard = childOfType(x, node, grammar.t.guard)
  const pattern = tree.child(node, f.pattern)
  const body = namedChildren(x, node).filter((one) => tree.field[one] === f.body)
  out.begin(OP.alternative)
  out.operand(guard >= 0 ? 1 : 0)
  if (pattern >= 0) writePattern(x, pattern)
  else out.leaf(OP.sequence)
  if (guard >= 0) visit(x, guard)
  writeStatements(x, body)
  out.end()
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

function attempted(x: X, node: number): void {
  const { tree, grammar, out } = x
  out.begin(OP.attempted)
  for (const one of namedChildren(x, node)) {
    if (tree.type[one] === grammar.t.catch_clause && tree.child(one, grammar.f.pattern) >= 0) {
      // `catch case e: IOException => …`
      out.begin(OP.cases)
      caseClause(x, one)
      out.end()
    } else if (tree.type[one] === grammar.t.catch_clause) {
      for (const inside of namedChildren(x, one))
        if (/^(case_block|indented_cases)$/.test(tree.typeName(inside))) writeCases(x, inside)
        else if (tree.typeName(inside) === 'case_clause') {
          out.begin(OP.cases)
          visit(x, inside)
          out.end()
        } else visit(x, inside)
    } else writeValue(x, one)
  }
  out.end()
}

scalaHandlers.handle({
  identifier,
  operator_identifier: identifier,
  wildcard: (x) => {
    x.out.leaf(OP.placeholder, scala(x).placeholders++)
  },
  lambda_expression: (x, node) => lambda(x, node),
  case_block: caseBlock,
  indented_cases: caseBlock,
  case_clause: caseClause,
  block,
  indented_block: block,
  colon_argument: colonArgument,
  guard: (x, node) => {
    const condition = x.tree.child(node, x.grammar.f.condition)
    if (condition >= 0) writeValue(x, condition)
    else x.out.leaf(OP.sequence)
  },
  parenthesized_expression: (x, node) => writeAll(x, node, OP.sequence),
  tuple_expression: (x, node) => writeAll(x, node, OP.tupled),
  instance_expression: writeConstruction,
  match_expression: (x, node) => {
    const { tree, grammar, out } = x
    const value = tree.child(node, grammar.f.value)
    const body = tree.child(node, grammar.f.body)
    out.begin(OP.match)
    if (value >= 0) visit(x, value)
    else out.leaf(OP.sequence)
    if (body >= 0) writeCases(x, body)
    out.end()
  },
  if_expression: conditional,
  while_expression: (x, node) => writeAll(x, node, OP.sequence),
  do_while_expression: (x, node) => writeAll(x, node, OP.sequence),
  for_expression: comprehension,
  enumerator,
  try_expression: attempted,
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
