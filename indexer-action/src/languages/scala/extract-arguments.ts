/** Lists of arguments, and what each argument is. */
import { namedChildren, visit } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import { writeValue } from './extract-expressions.ts'
import { isGivenFunction, writeTermName, type X } from './grammar.ts'

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
