/** Patterns, with the names that they declare, and the expressions that match with them. */
import {
  firstNamed,
  namedChildren,
  visit,
  visitChildren,
  visitEach,
  visitField,
  writeName,
} from '../nominal/extraction.ts'
import { OP, USE_READ } from '../nominal/ir.ts'
import { writeLocal } from './extract-statements.ts'
import { writeTypeName } from './extract-types.ts'
import { csharpHandlers, type X } from './grammar.ts'

/** A type, and a name for what has it. */
function designation(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { f } = grammar
  const named = tree.child(node, f.name)
  const type = tree.child(node, f.type)
  const rest = namedChildren(x, node).filter((child) => child !== named && child !== type)
  out.begin(OP.deconstruct)
  if (named >= 0) writeLocal(x, named, 1, type)
  else if (type >= 0) writeTypeName(x, type)
  else out.leaf(OP.typeInferred)
  for (const child of rest) visit(x, child)
  out.end()
}

csharpHandlers.handle({
  is_pattern_expression: (x, node) => {
    x.out.begin(OP.test)
    visitField(x, node, x.grammar.f.expression)
    visitField(x, node, x.grammar.f.pattern)
    x.out.end()
  },
  declaration_pattern: designation,
  recursive_pattern: designation,
  var_pattern: designation,
  list_pattern: designation,
  type_pattern: (x, node) => writeTypeName(x, x.tree.child(node, x.grammar.f.type)),
  // A constant pattern of one name may be a type: the name says which.
  constant_pattern: (x, node) => {
    const inner = firstNamed(x, node)
    if (inner >= 0 && x.tree.type[inner] === x.grammar.t.identifier) {
      x.out.begin(OP.caseLabel)
      writeName(x, inner)
      x.out.operand(USE_READ)
      x.out.end()
    } else visitChildren(x, node, OP.sequence)
  },
  subpattern: (x, node) => {
    const children = namedChildren(x, node)
    x.out.begin(OP.sequence)
    // `{ Name: pattern }`: the name is a member of what is matched.
    for (const child of children.length > 1 ? children.slice(1) : children) visit(x, child)
    x.out.end()
  },
  switch_expression: (x, node) => {
    x.out.begin(OP.switch)
    visitEach(x, node)
    x.out.end()
  },
  switch_expression_arm: (x, node) => visitChildren(x, node, OP.case),
})
