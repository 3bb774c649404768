/** Lambdas, and queries, which are read as a block whose clauses declare its names. */
import { childOfType, firstNamed, namedChildren, visit, visitChildren, writeName } from '../nominal/extraction.ts'
import { LAMBDA_ASYNC, LAMBDA_TYPED, OP, SHAPE } from '../nominal/ir.ts'
import { writeLocal } from './extract-statements.ts'
import { writeTypeName } from './extract-types.ts'
import { csharpHandlers, type X } from './grammar.ts'

function lambda(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { t, f } = grammar
  const parameters = tree.child(node, f.parameters)
  const body = tree.child(node, f.body) >= 0 ? tree.child(node, f.body) : childOfType(x, node, t.block)
  out.begin(OP.lambda)
  out.operand(0)
  out.operand(0)
  out.operand(shapeOf(x, body))
  let count = 0
  let flags = isAsync(x, node) ? LAMBDA_ASYNC : 0
  if (parameters >= 0 && tree.type[parameters] === t.implicit_parameter) {
    writeLocal(x, parameters, 0, -1)
    count = 1
  } else if (parameters >= 0)
    for (const child of namedChildren(x, parameters)) {
      if (tree.type[child] !== t.parameter) continue
      const type = tree.child(child, f.type)
      if (type >= 0) flags |= LAMBDA_TYPED
      writeLocal(x, tree.child(child, f.name), 0, type)
      count++
    }
  out.patch(0, count)
  out.patch(1, flags)
  if (body >= 0) visit(x, body)
  else out.leaf(OP.sequence)
  out.end()
}

function isAsync(x: X, node: number): boolean {
  return namedChildren(x, node).some(
    (child) => x.tree.type[child] === x.grammar.t.modifier && x.tree.textOf(child) === 'async',
  )
}

function shapeOf(x: X, body: number): number {
  const { tree, grammar } = x
  const { t } = grammar
  if (body < 0) return SHAPE.droppable
  switch (tree.type[body]) {
    case t.block:
      return returnsValue(x, body) ? SHAPE.returning : SHAPE.statements
    case t.invocation_expression:
    case t.assignment_expression:
    case t.object_creation_expression:
    case t.await_expression:
      return SHAPE.droppable
    case t.throw_expression:
      return SHAPE.endless
    default:
      return SHAPE.value
  }
}

function returnsValue(x: X, block: number): boolean {
  const { tree, grammar } = x
  const { t } = grammar
  const after = tree.after[block] as number
  for (let at = block + 1; at < after; ) {
    if (tree.type[at] === t.return_statement) return firstNamed(x, at) >= 0
    if (tree.type[at] === t.throw_statement && tree.parent[at] === block) return true
    at = tree.type[at] === t.lambda_expression ? (tree.after[at] as number) : at + 1
  }
  return false
}

/** A name for each element of a list. */
function drawn(x: X, named: number, type: number, list: number): void {
  const { out } = x
  out.begin(OP.local)
  writeName(x, named)
  out.operand(1)
  if (type >= 0) writeTypeName(x, type)
  else out.leaf(OP.typeInferred)
  out.begin(OP.spread)
  if (list >= 0) visit(x, list)
  out.end()
  out.end()
}

csharpHandlers.handle({
  lambda_expression: lambda,
  anonymous_method_expression: lambda,
  query_expression: (x, node) => {
    const { tree, grammar, out } = x
    out.begin(OP.query)
    for (const child of namedChildren(x, node)) {
      if (tree.type[child] === grammar.t.identifier) writeLocal(x, child, 1, -1)
      else visit(x, child)
    }
    out.end()
  },
  select_clause: (x, node) => visitChildren(x, node, OP.selected),
  group_clause: (x, node) => visitChildren(x, node, OP.grouped),
  join_clause: (x, node) => {
    const { tree, grammar, out } = x
    const type = tree.child(node, grammar.f.type)
    const [named, list, ...rest] = namedChildren(x, node).filter((child) => child !== type)
    out.begin(OP.sequence)
    if (named !== undefined && list !== undefined) drawn(x, named, type, list)
    for (const child of rest) visit(x, child)
    out.end()
  },
  from_clause: (x, node) => {
    const { tree, grammar } = x
    const named = tree.child(node, grammar.f.name)
    const type = tree.child(node, grammar.f.type)
    const value = namedChildren(x, node).find((child) => child !== named && child !== type)
    drawn(x, named, type, value ?? -1)
  },
  let_clause: (x, node) => {
    const [named, value] = namedChildren(x, node)
    if (named !== undefined) writeLocal(x, named, 1, -1, value ?? -1)
  },
  join_into_clause: (x, node) => {
    const named = firstNamed(x, node)
    if (named >= 0) writeLocal(x, named, 1, -1)
  },
})
