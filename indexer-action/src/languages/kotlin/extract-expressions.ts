/** Expressions besides calls: names, literals, operators, lambdas. */
import { literal } from '../nominal/expressions.ts'
import {
  childOfType,
  namedChildren,
  visit,
  visitChildren,
  visitEach,
  writeName,
  writePosition,
} from '../nominal/extraction.ts'
import { LAMBDA_TYPED, LITERAL, OP, SHAPE, USE_READ, USE_READ_WRITE, USE_WRITE } from '../nominal/ir.ts'
import { genericCall, writeGenericCall } from './extract-calls.ts'
import { functionBody, writeDestructured } from './extract-members.ts'
import { writeParameters } from './extract-parameters.ts'
import { innerType, writeType } from './extract-types.ts'
import { isType, kotlin, kotlinHandlers, type X } from './grammar.ts'

/** Whether a name is read, assigned, or both. */
export function useOf(x: X, node: number): number {
  const { tree, grammar } = x
  const parent = tree.parent[node] as number
  if (parent < 0) return USE_READ
  if (tree.type[parent] === grammar.t.assignment && tree.child(parent, grammar.f.left) === node)
    return tree.textOf(tree.child(parent, grammar.f.operator)) === '=' ? USE_WRITE : USE_READ_WRITE
  const isCounted =
    tree.type[parent] === grammar.t.unary_expression && /^(\+\+|--)|(\+\+|--)$/.test(tree.textOf(parent))
  return isCounted ? USE_READ_WRITE : USE_READ
}

export const OPERATORS: Record<string, string> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'div',
  '%': 'rem',
  '..': 'rangeTo',
  '..<': 'rangeUntil',
}

const COMPARISON = /^[<>]=?$/

/** Comments may stand on both sides. */
const TO_SIGN = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(\/|[^\s/]*)/

/** What stands between two nodes: brackets and comparisons have no nodes. */
function signBetween({ tree }: X, left: number, right: number): { sign: string; offset: number } {
  const start = tree.end[left] as number
  const between = TO_SIGN.exec(tree.text.slice(start, tree.start[right])) as RegExpExecArray
  const sign = between[1] as string
  return { sign, offset: start + between[0].length - sign.length }
}

/** The function for which a sign before the second node stands; `other` is one that it may stand for as well, or, for `set`, what gives what is held there. */
export function operator(
  x: X,
  [left, right]: readonly [number, number],
  name: string,
  operands: readonly number[],
  other = '',
): void {
  writeOperator(x, signBetween(x, left, right), name, other, () => {
    for (const one of operands) visit(x, one)
  })
}

export function writeOperator(
  x: X,
  { sign, offset }: { sign: string; offset: number },
  name: string,
  other: string,
  operands: () => void,
): void {
  const { tree, out } = x
  out.begin(OP.operator)
  out.operand(out.string(sign))
  out.operand(x.placeless ? 0 : tree.lineAt(offset))
  out.operand(x.placeless ? 0 : tree.columnAt(offset))
  out.operand(out.string(name))
  out.operand(out.string(other))
  operands()
  out.end()
}

function binary(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { f } = grammar
  const generic = genericCall(x, node)
  if (generic) {
    writeGenericCall(x, generic)
    return
  }
  const left = tree.child(node, f.left)
  const right = tree.child(node, f.right)
  if (left < 0 || right < 0) {
    visitChildren(x, node, OP.sequence)
    return
  }
  const { sign } = signBetween(x, left, right)
  const name = OPERATORS[sign]
  if (name !== undefined) {
    operator(x, [left, right], name, [left, right])
    return
  }
  if (sign === '?:') {
    out.begin(OP.elvis)
    visit(x, left)
    visit(x, right)
    out.end()
    return
  }
  out.begin(OP.logic)
  if (COMPARISON.test(sign)) operator(x, [left, right], 'compareTo', [left, right])
  else {
    visit(x, left)
    visit(x, right)
  }
  out.end()
}

/** Whether a lambda is given to a call at once. */
function isArgument(x: X, node: number): boolean {
  const { tree } = x
  const parent = tree.parent[node] as number
  if (/^(value_argument|annotated_lambda)$/.test(tree.typeName(parent))) return true
  if (tree.typeName(parent) === 'infix_expression') return namedChildren(x, parent)[0] !== node
  return genericCall(x, parent)?.given === node
}

function lambda(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  const list = childOfType(x, node, t.lambda_parameters)
  const parameters =
    list < 0
      ? []
      : namedChildren(x, list).filter(
          (one) => tree.type[one] === t.variable_declaration || tree.type[one] === t.multi_variable_declaration,
        )
  const statements = namedChildren(x, node).filter((child) => child !== list)
  // Whatever is declared inside is a local, also where a property holds it.
  const k = kotlin(x)
  const outer = k.isInitializer
  k.isInitializer = true
  const isTaken = isArgument(x, node)
  if (!isTaken) out.begin(OP.functionValue)
  out.begin(OP.lambda)
  out.operand(parameters.length)
  out.operand(parameters.some((one) => innerType(x, one) >= 0) ? LAMBDA_TYPED : 0)
  out.operand(SHAPE.droppable)
  for (const one of parameters) parameter(x, one)
  out.begin(OP.result)
  for (const one of statements) visit(x, one)
  out.end()
  out.end()
  if (!isTaken) out.end()
  k.isInitializer = outer
}

/** A lambda's parameter, which may take what it is given apart. */
export function parameter(x: X, node: number): void {
  const { tree, grammar, out } = x
  if (tree.type[node] === grammar.t.multi_variable_declaration) {
    writeDestructured(x, node, -1)
    return
  }
  const name = childOfType(x, node, grammar.t.identifier)
  if (name < 0) {
    out.leaf(OP.sequence)
    return
  }
  out.begin(OP.local)
  writeName(x, name)
  out.operand(0)
  writeType(x, namedChildren(x, node).find((child) => child > name && isType(x, child)) ?? -1)
  out.end()
}

function anonymousFunction(x: X, node: number): void {
  const { grammar, out } = x
  const { t } = grammar
  const list = childOfType(x, node, t.function_value_parameters)
  const body = childOfType(x, node, t.function_body)
  const count = list < 0 ? 0 : namedChildren(x, list).filter((one) => x.tree.type[one] === t.parameter).length
  const receiver = namedChildren(x, node).find((child) => child < list && isType(x, child)) ?? -1
  const k = kotlin(x)
  const outer = k.isInitializer
  k.isInitializer = true
  out.begin(OP.lambda)
  out.operand(count)
  out.operand(LAMBDA_TYPED)
  out.operand(SHAPE.returning)
  if (list >= 0) writeParameters(x, list)
  if (receiver >= 0) {
    out.begin(OP.receiver)
    out.operand(out.string(''))
    visit(x, receiver)
  }
  out.begin(OP.block)
  if (body >= 0) functionBody(x, body)
  out.end()
  if (receiver >= 0) out.end()
  out.end()
  k.isInitializer = outer
}

/** `"a $name"`: the grammar has the sign and what begins with the name as two pieces of text. */
function embedded(x: X, node: number): void {
  const { tree, out } = x
  const start = tree.start[node] as number
  if (start === 0 || tree.text[start - 1] !== '$' || tree.text[start - 2] === '\\') return
  const name = /^[A-Za-z_]\w*/.exec(tree.text.slice(start, start + 200))?.[0]
  if (name === undefined || !/^[A-Za-z_]/.test(tree.textOf(node))) return
  if (name === 'this') {
    out.leaf(OP.scopedSelf, out.string(''))
    return
  }
  out.begin(OP.scopedName)
  out.operand(out.string(name))
  writePosition(x, node)
  out.operand(USE_READ)
  out.end()
}

function text(x: X, node: number): void {
  const { tree, grammar, out } = x
  out.begin(OP.text)
  for (const child of tree.children(node)) {
    if (tree.type[child] === grammar.t.string_content) embedded(x, child)
    else if (tree.typeName(child) === 'interpolation') visitEach(x, child)
  }
  out.end()
}

/** Whether a word is a value that has no node of its own. */
const WORDS = new Map<string, number>([
  ['true', LITERAL.boolean],
  ['false', LITERAL.boolean],
  ['null', LITERAL.null],
])

kotlinHandlers.handle({
  identifier: (x, node) => {
    const word = WORDS.get(x.tree.textOf(node))
    if (word !== undefined) {
      x.out.leaf(OP.literal, word)
      return
    }
    x.out.begin(OP.scopedName)
    writeName(x, node)
    x.out.operand(useOf(x, node))
    x.out.end()
  },
  number_literal: (x, node) => x.out.leaf(OP.literal, /[lL]$/.test(x.tree.textOf(node)) ? LITERAL.long : LITERAL.int),
  float_literal: (x, node) =>
    x.out.leaf(OP.literal, /[fF]$/.test(x.tree.textOf(node)) ? LITERAL.float : LITERAL.double),
  character_literal: literal(LITERAL.char),
  boolean_literal: literal(LITERAL.boolean),
  null_literal: literal(LITERAL.null),
  string_literal: text,
  multiline_string_literal: text,
  binary_expression: binary,
  range_expression: (x, node) => {
    const [left, right] = namedChildren(x, node)
    if (left === undefined || right === undefined) visitChildren(x, node, OP.sequence)
    else operator(x, [left, right], OPERATORS[signBetween(x, left, right).sign] ?? 'rangeTo', [left, right])
  },
  in_expression: (x, node) => {
    const [left, right] = namedChildren(x, node)
    x.out.begin(OP.logic)
    if (left === undefined || right === undefined) visitEach(x, node)
    else operator(x, [left, right], 'contains', [right, left])
    x.out.end()
  },
  is_expression: (x, node) => {
    const { tree, grammar, out } = x
    const { f } = grammar
    const left = tree.child(node, f.left)
    const right = tree.child(node, f.right)
    const isNot = /!is\s*$/.test(tree.text.slice(tree.end[left], tree.start[right]))
    if (isNot) {
      out.begin(OP.unary)
      out.operand(3)
    }
    out.begin(OP.test)
    visit(x, left)
    visit(x, right)
    out.end()
    if (isNot) out.end()
  },
  as_expression: (x, node) => {
    const { tree, grammar, out } = x
    out.begin(OP.cast)
    visit(x, tree.child(node, grammar.f.right))
    visit(x, tree.child(node, grammar.f.left))
    out.end()
  },
  unary_expression: (x, node) => {
    const { tree, grammar, out } = x
    const argument = tree.child(node, grammar.f.argument)
    if (argument < 0) {
      out.leaf(OP.sequence)
      return
    }
    out.begin(OP.unary)
    out.operand(/^!(?!!)/.test(tree.textOf(node)) ? 3 : 0)
    visit(x, argument)
    out.end()
  },
  parenthesized_expression: (x, node) => visitChildren(x, node, OP.sequence),
  annotated_expression: (x, node) => visitChildren(x, node, OP.sequence),
  labeled_expression: (x, node) => visitChildren(x, node, OP.sequence),
  label: (x) => x.out.leaf(OP.sequence),
  spread_expression: (x, node) => visitChildren(x, node, OP.sequence),
  collection_literal: (x, node) => visitChildren(x, node, OP.sequence),
  lambda_literal: lambda,
  annotated_lambda: (x, node) => {
    const inner = childOfType(x, node, x.grammar.t.lambda_literal)
    if (inner >= 0) visit(x, inner)
    else x.out.leaf(OP.sequence)
  },
  anonymous_function: anonymousFunction,
  this_expression: (x, node) => {
    const label = childOfType(x, node, x.grammar.t.identifier)
    x.out.leaf(OP.scopedSelf, x.out.string(label >= 0 ? x.tree.textOf(label) : ''))
  },
  super_expression: (x, node) => {
    const type = innerType(x, node)
    x.out.begin(OP.scopedSuper)
    if (type >= 0) visit(x, type)
    x.out.end()
  },
})
