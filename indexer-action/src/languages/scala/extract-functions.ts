/** Functions, and what is written as they are: blocks, cases, and what tries and matches with cases. */
import { childOfType, namedChildren, visit } from '../nominal/extraction.ts'
import { LAMBDA_TYPED, OP, SHAPE } from '../nominal/ir.ts'
import { writeValue } from './extract-expressions.ts'
import { isAnything, writePattern } from './extract-patterns.ts'
import { writeType } from './extract-types.ts'
import { scala, scalaHandlers, writeTermName, type X } from './grammar.ts'

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
  lambda_expression: (x, node) => lambda(x, node),
  case_block: caseBlock,
  indented_cases: caseBlock,
  case_clause: caseClause,
  block,
  indented_block: block,
  colon_argument: colonArgument,
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
  try_expression: attempted,
})
