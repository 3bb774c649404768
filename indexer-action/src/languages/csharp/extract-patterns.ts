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
import { writeProperty } from './extract-tuples.ts'
import { writeTypeName } from './extract-types.ts'
import { csharpHandlers, type X } from './grammar.ts'

/** A type, a name for what has it, and what it holds by position or by name. */
function designation(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { f } = grammar
  const named = tree.child(node, f.name)
  const type = tree.child(node, f.type)
  out.begin(OP.recursivePattern)
  if (named >= 0) writeLocal(x, named, 1, type)
  else if (type >= 0) writeTypeName(x, type)
  else out.leaf(OP.typeInferred)
  for (const clause of namedChildren(x, node)) {
    if (clause === named || clause === type) continue
    if (/^(positional|property)_pattern_clause$/.test(tree.typeName(clause)))
      for (const part of namedChildren(x, clause)) subpattern(x, part)
    else visit(x, clause)
  }
  out.end()
}

/** `{ Name: pattern }`, `{ Owner.Name: pattern }`, or a pattern by position. */
function subpattern(x: X, node: number): void {
  const children = namedChildren(x, node)
  const [first, second] = children
  if (first === undefined) x.out.leaf(OP.sequence)
  else if (second === undefined) visit(x, first)
  else property(x, first, () => visit(x, second))
}

function property(x: X, path: number, pattern: () => void): void {
  const { tree, grammar } = x
  const { t, f } = grammar
  if (tree.type[path] === t.member_access_expression)
    property(x, tree.child(path, f.expression), () => writeProperty(x, tree.child(path, f.name), pattern))
  else writeProperty(x, path, pattern)
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
  list_pattern: (x, node) => {
    const { tree, out } = x
    out.begin(OP.listPattern)
    for (const child of namedChildren(x, node)) {
      // `.. var rest`, of which the grammar may have been given the rest alone (repair.ts).
      const isRest = /\.\.\s*$/.test(tree.text.slice(tree.start[node], tree.start[child]))
      if (isRest) out.begin(OP.spread)
      visit(x, child)
      if (isRest) out.end()
    }
    out.end()
  },
  type_pattern: (x, node) => writeTypeName(x, x.tree.child(node, x.grammar.f.type)),
  // A constant pattern of one name may be a type: the name says which.
  constant_pattern: (x, node) => {
    const inner = firstNamed(x, node)
    if (inner >= 0 && x.tree.type[inner] === x.grammar.t.tuple_expression) {
      // `(1, var rest)`
      x.out.begin(OP.recursivePattern)
      x.out.leaf(OP.typeInferred)
      for (const argument of namedChildren(x, inner)) visitEach(x, argument)
      x.out.end()
    } else if (inner >= 0 && x.tree.type[inner] === x.grammar.t.identifier) {
      x.out.begin(OP.caseLabel)
      writeName(x, inner)
      x.out.operand(USE_READ)
      x.out.end()
    } else visitChildren(x, node, OP.sequence)
  },
  subpattern,
  switch_expression: (x, node) => {
    x.out.begin(OP.switch)
    visitEach(x, node)
    x.out.end()
  },
  switch_expression_arm: (x, node) => visitChildren(x, node, OP.case),
})
