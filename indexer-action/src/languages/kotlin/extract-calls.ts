/** Calls, members of values, and references to functions: chains that are read from their ends. */
import { childOfType, namedChildren, visit, visitEach, writeName, writePosition } from '../nominal/extraction.ts'
import { LAST_PARAMETER, OP } from '../nominal/ir.ts'
import { operator, useOf } from './extract-expressions.ts'
import { innerType } from './extract-types.ts'
import { isType, kotlinHandlers, type X } from './grammar.ts'

const isChain = (x: X, node: number): boolean => /^(navigation|call|index)_expression$/.test(x.tree.typeName(node))

/** The sign before a chain: the grammar binds it to the first name alone, `!f(x)` being a call of `!f`. */
function signBefore(x: X, node: number): string | undefined {
  const { tree } = x
  const parent = tree.parent[node] as number
  if (parent >= 0 && isChain(x, parent) && namedChildren(x, parent)[0] === node) return undefined
  let at = node
  while (isChain(x, at)) {
    const [first] = namedChildren(x, at)
    if (first === undefined) return undefined
    at = first
  }
  return tree.typeName(at) === 'unary_expression' ? /^(?:!|-(?!-)|\+(?!\+))/.exec(tree.textOf(at))?.[0] : undefined
}

/** What stands before the dot, a sign before it left out. */
function objectOf(x: X, node: number): number {
  const { tree } = x
  const [first = -1] = namedChildren(x, node)
  if (first < 0 || tree.typeName(first) !== 'unary_expression' || !/^(?:!|-(?!-)|\+(?!\+))/.test(tree.textOf(first)))
    return first
  return tree.child(first, x.grammar.f.argument)
}

/** Writes a chain, under its sign where it has one. */
function signed(x: X, node: number, write: () => void): void {
  const sign = signBefore(x, node)
  if (sign === '!') {
    x.out.begin(OP.unary)
    x.out.operand(1)
  }
  write()
  if (sign === '!') x.out.end()
}

function lastName(x: X, node: number): number {
  return namedChildren(x, node).findLast((child) => x.tree.type[child] === x.grammar.t.identifier) ?? -1
}

const isReference = (x: X, node: number): boolean => {
  const name = lastName(x, node)
  return /::\s*$/.test(x.tree.text.slice(Math.max(0, (x.tree.start[name] as number) - 8), x.tree.start[name] as number))
}

function navigation(x: X, node: number): void {
  const { tree, out } = x
  const name = lastName(x, node)
  const object = objectOf(x, node)
  if (name < 0 || object === name || object < 0) {
    // A word that is no name here, as in `A::class`.
    if (object >= 0) visit(x, object)
    else out.leaf(OP.sequence)
    return
  }
  signed(x, node, () => {
    if (isReference(x, node)) {
      if (tree.textOf(name) === 'class') {
        out.begin(OP.classLiteral)
        visit(x, object)
        out.end()
        return
      }
      out.begin(OP.callableReference)
      writeName(x, name)
      out.operand(1)
      visit(x, object)
      out.end()
      return
    }
    out.begin(OP.scopedMember)
    writeName(x, name)
    out.operand(useOf(x, node))
    visit(x, object)
    out.end()
  })
}

interface WrittenCall {
  callee: number
  typeArguments: number
  args: number
  lambda: number
}

/** A call with the lambda behind it, for which the grammar has a call of its own. */
function partsOf(x: X, node: number): WrittenCall {
  const { t } = x.grammar
  const { tree } = x
  const lambda = childOfType(x, node, t.annotated_lambda)
  let at = node
  const inner = objectOf(x, node)
  if (lambda >= 0 && childOfType(x, node, t.value_arguments) < 0 && tree.type[inner] === t.call_expression) {
    const hasLambda = childOfType(x, inner, t.annotated_lambda) >= 0
    if (!hasLambda) at = inner
  }
  return {
    callee: objectOf(x, at),
    typeArguments: childOfType(x, at, t.type_arguments),
    args: childOfType(x, at, t.value_arguments),
    lambda,
  }
}

function writeArguments(x: X, args: number): void {
  if (args >= 0) visitEach(x, args)
}

/** A lambda behind a call, which its last parameter takes. */
function writeLambda(x: X, at: number, literal: number): void {
  const { out } = x
  out.begin(OP.named)
  out.operand(out.string(LAST_PARAMETER))
  writePosition(x, at)
  visit(x, literal)
  out.end()
}

function call(x: X, node: number): void {
  const { callee, typeArguments, args, lambda } = partsOf(x, node)
  const literal = lambda < 0 ? -1 : childOfType(x, lambda, x.grammar.t.lambda_literal)
  signed(x, node, () => {
    const given = typeArguments < 0 ? [] : namedChildren(x, typeArguments)
    writeCall(x, callee, given, () => {
      writeArguments(x, args)
      if (literal >= 0) writeLambda(x, lambda, literal)
    })
  })
}

/** A call of what `callee` names, or of a value where it is an expression. */
function writeCall(x: X, callee: number, typeArguments: readonly number[], args: () => void): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  const isNamed = tree.type[callee] === t.identifier
  const isMember = tree.type[callee] === t.navigation_expression && lastName(x, callee) >= 0 && !isReference(x, callee)
  if (!isNamed && !isMember) {
    out.begin(OP.invoke)
    if (callee >= 0) visit(x, callee)
    else out.leaf(OP.sequence)
    args()
    out.end()
    return
  }
  out.begin(OP.scopedCall)
  writeName(x, isNamed ? callee : lastName(x, callee))
  out.operand(typeArguments.length)
  out.operand(isMember ? 1 : 0)
  if (isMember) visit(x, objectOf(x, callee))
  for (const one of typeArguments) {
    if (isType(x, one) || tree.type[one] === t.type_projection) visit(x, one)
    else writeMisreadType(x, one)
  }
  args()
  out.end()
}

/** A type that the grammar took for a value: `A`, `A.B`. */
function writeMisreadType(x: X, node: number): void {
  const { tree, grammar, out } = x
  const [object, name] = tree.type[node] === grammar.t.navigation_expression ? namedChildren(x, node) : [-1, node]
  if (object === undefined || name === undefined || tree.type[name] !== grammar.t.identifier) {
    out.leaf(OP.typeInferred)
    return
  }
  out.begin(object < 0 ? OP.typeName : OP.typeMember)
  writeName(x, name)
  if (object >= 0) writeMisreadType(x, object)
  out.end()
}

/** `f<A>(x)` and `f<A> { … }`, which the grammar may take for two comparisons: the callee, the type and what it is given. */
export function genericCall(x: X, node: number): { callee: number; type: number; given: number } | undefined {
  const { tree, grammar } = x
  const { t, f } = grammar
  const less = tree.child(node, f.left)
  const given = tree.child(node, f.right)
  if (less < 0 || given < 0 || tree.type[less] !== t.binary_expression) return undefined
  if (tree.type[given] !== t.parenthesized_expression && tree.type[given] !== t.lambda_literal) return undefined
  const callee = tree.child(less, f.left)
  const type = tree.child(less, f.right)
  if (callee < 0 || type < 0 || !/_expression$|^identifier$/.test(tree.typeName(callee))) return undefined
  const between = tree.text.slice(tree.end[callee], tree.start[given])
  return /^<[\w.?, ]+>\s*$/.test(between) ? { callee, type, given } : undefined
}

export function writeGenericCall(x: X, { callee, type, given }: { callee: number; type: number; given: number }): void {
  const { tree, grammar } = x
  const isName = tree.type[type] === grammar.t.identifier || tree.type[type] === grammar.t.navigation_expression
  writeCall(x, callee, isName ? [type] : [], () => {
    if (tree.type[given] === grammar.t.parenthesized_expression) visitEach(x, given)
    else writeLambda(x, given, given)
  })
}

/** `a name b` is a call of a function with one argument. */
function infix(x: X, node: number): void {
  const { tree, grammar, out } = x
  const children = namedChildren(x, node)
  const [left = -1] = children
  const name = children.find((child) => child !== left && tree.type[child] === grammar.t.identifier) ?? -1
  const right = children.find((child) => child > name) ?? -1
  if (left < 0 || name < 0) {
    visitEach(x, node)
    return
  }
  out.begin(OP.scopedCall)
  writeName(x, name)
  out.operand(0)
  out.operand(1)
  visit(x, left)
  if (right >= 0) visit(x, right)
  out.end()
}

kotlinHandlers.handle({
  navigation_expression: navigation,
  call_expression: call,
  infix_expression: infix,
  index_expression: (x, node) => {
    const [, ...keys] = namedChildren(x, node)
    const object = objectOf(x, node)
    const [first] = keys
    signed(x, node, () => {
      if (first === undefined) visit(x, object)
      else operator(x, [object, first], 'get', [object, ...keys])
    })
  },
  value_argument: (x, node) => {
    const { tree, grammar, out } = x
    const children = namedChildren(x, node)
    const [name] = children
    const value = children.at(-1)
    const isNamed = name !== undefined && children.length > 1 && tree.type[name] === grammar.t.identifier
    if (isNamed && /^\s*=/.test(tree.text.slice(tree.end[name], tree.start[value as number]))) {
      out.begin(OP.named)
      writeName(x, name)
      visit(x, value as number)
      out.end()
    } else if (value !== undefined) visit(x, value)
    else out.leaf(OP.sequence)
  },
  callable_reference: (x, node) => {
    const { tree, grammar, out } = x
    const name = lastName(x, node)
    const type = innerType(x, node)
    const first = namedChildren(x, node)[0] ?? -1
    if (name < 0) {
      visitEach(x, node)
      out.leaf(OP.sequence)
      return
    }
    const object = type >= 0 ? type : first !== name && tree.type[first] === grammar.t.identifier ? first : -1
    if (tree.textOf(name) === 'class') {
      out.begin(OP.classLiteral)
      if (object >= 0) visit(x, object)
      out.end()
      return
    }
    out.begin(OP.callableReference)
    writeName(x, name)
    out.operand(object >= 0 ? 1 : 0)
    if (object >= 0) visit(x, object)
    out.end()
  },
})
