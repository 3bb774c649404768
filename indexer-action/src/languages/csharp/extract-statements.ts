/** Statements, as far as they declare names or open scopes; the others are their parts in order. */
import { namedChildren, visit, visitChildren, visitEach, visitField, writeName } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import { isTakenApart, writeTakenApart } from './extract-tuples.ts'
import { writeTypeName } from './extract-types.ts'
import { csharpHandlers, type X } from './grammar.ts'

/** `kind` as in LOCAL_KINDS; `type` may be -1 where the context says it. */
export function writeLocal(x: X, name: number, kind: number, type: number, value = -1): void {
  const { out } = x
  out.begin(OP.local)
  writeName(x, name)
  out.operand(kind)
  if (type >= 0) writeTypeName(x, type)
  else out.leaf(OP.typeInferred)
  if (value >= 0) visit(x, value)
  out.end()
}

/** The value of a declarator: the last child that is not its name. */
export function declaratorValue(x: X, declarator: number): number {
  const name = x.tree.child(declarator, x.grammar.f.name)
  return (
    namedChildren(x, declarator)
      .filter((child) => child !== name && x.tree.type[child] !== x.grammar.t.bracketed_argument_list)
      .at(-1) ?? -1
  )
}

csharpHandlers.handle({
  block: (x, node) => visitChildren(x, node, OP.block),
  for_statement: (x, node) => visitChildren(x, node, OP.block),
  using_statement: (x, node) => visitChildren(x, node, OP.block),
  fixed_statement: (x, node) => visitChildren(x, node, OP.block),
  catch_clause: (x, node) => visitChildren(x, node, OP.block),
  switch_section: (x, node) => visitChildren(x, node, OP.case),
  switch_statement: (x, node) => {
    const { f } = x.grammar
    x.out.begin(OP.switch)
    visitField(x, node, f.value)
    const body = x.tree.child(node, f.body)
    if (body >= 0) visitEach(x, body)
    x.out.end()
  },
  variable_declaration: (x, node) => {
    const { tree, grammar, out } = x
    const { t, f } = grammar
    const type = tree.child(node, f.type)
    out.begin(OP.sequence)
    for (const child of namedChildren(x, node)) {
      if (tree.type[child] !== t.variable_declarator) continue
      const name = tree.child(child, f.name)
      const [first] = namedChildren(x, child)
      if (name >= 0) writeLocal(x, name, 1, type, declaratorValue(x, child))
      else if (first !== undefined && isTakenApart(x, first))
        writeTakenApart(x, first, () => {
          const value = declaratorValue(x, child)
          if (value >= 0 && value !== first) visit(x, value)
          else out.leaf(OP.subject)
        })
      else visit(x, child)
    }
    out.end()
  },
  discard: (x) => x.out.leaf(OP.sequence),
  parameter: (x, node) => {
    const { tree, grammar } = x
    const { f } = grammar
    const name = tree.child(node, f.name)
    const type = tree.child(node, f.type)
    x.out.begin(OP.sequence)
    for (const child of namedChildren(x, node)) if (tree.type[child] === grammar.t.attribute_list) visit(x, child)
    if (name >= 0) writeLocal(x, name, 0, type)
    for (const child of namedChildren(x, node))
      if (
        child !== name &&
        child !== type &&
        tree.type[child] !== grammar.t.attribute_list &&
        tree.type[child] !== grammar.t.modifier
      )
        visit(x, child)
    x.out.end()
  },
  parameter_list: (x, node) => {
    const { tree, grammar, out } = x
    const { f, t } = grammar
    out.begin(OP.sequence)
    let type = -1
    for (const child of namedChildren(x, node)) {
      // `params` stands in the list itself: a type, then a name.
      if (tree.field[child] === f.type) type = child
      else if (tree.field[child] === f.name) writeLocal(x, child, 0, type)
      else if (tree.type[child] === t.parameter) visit(x, child)
    }
    out.end()
  },
  modifier: (x) => x.out.leaf(OP.sequence),
  catch_declaration: (x, node) => {
    const { tree, grammar } = x
    const name = tree.child(node, grammar.f.name)
    const type = tree.child(node, grammar.f.type)
    if (name >= 0) writeLocal(x, name, 1, type)
    else writeTypeName(x, type)
  },
  foreach_statement: (x, node) => {
    const { tree, grammar, out } = x
    const { f, t } = grammar
    const left = tree.child(node, f.left)
    out.begin(OP.forEach)
    if (tree.type[left] === t.identifier) writeLocal(x, left, 1, tree.child(node, f.type))
    else if (isTakenApart(x, left)) writeTakenApart(x, left, () => out.leaf(OP.subject))
    else visit(x, left)
    visitField(x, node, f.right)
    visitField(x, node, f.body)
    out.end()
  },
  return_statement: (x, node) => visitChildren(x, node, OP.return),
  arrow_expression_clause: (x, node) => visitChildren(x, node, OP.return),
  labeled_statement: (x, node) => {
    const [label, ...rest] = namedChildren(x, node)
    x.out.begin(OP.sequence)
    if (label !== undefined) {
      x.out.begin(OP.label)
      writeName(x, label)
      x.out.end()
    }
    for (const child of rest) visit(x, child)
    x.out.end()
  },
  goto_statement: (x, node) => {
    const [label] = namedChildren(x, node)
    if (label === undefined || x.tree.type[label] !== x.grammar.t.identifier) {
      visitChildren(x, node, OP.sequence)
      return
    }
    x.out.begin(OP.jump)
    writeName(x, label)
    x.out.end()
  },
})
