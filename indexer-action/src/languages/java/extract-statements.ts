/** Statements, as far as they declare names, open scopes or give values; the others are their parts in order. */
import {
  childOfType,
  firstNamed,
  visit,
  visitChildren,
  visitEach,
  visitField,
  writeName,
} from '../nominal/extraction.ts'
import { OP, USE_READ } from '../nominal/ir.ts'
import { dimensionsOf, writeType } from './extract-types.ts'
import { type JavaExtraction as Extraction, javaHandlers } from './grammar.ts'

/** `kind` as in LOCAL_KINDS; `type` may be -1 where the context says it. */
export function writeLocal(x: Extraction, name: number, kind: number, type: number, value = -1, dimensions = 0): void {
  const { out } = x
  out.begin(OP.local)
  writeName(x, name)
  out.operand(kind)
  if (type >= 0) writeType(x, type, dimensions)
  else out.leaf(OP.typeInferred)
  if (value >= 0) visit(x, value)
  out.end()
}

function declarators(x: Extraction, node: number): void {
  const { tree, grammar } = x
  const { f } = grammar
  modifiers(x, node)
  const type = tree.child(node, f.type)
  for (const child of tree.children(node))
    if (tree.field[child] === f.declarator)
      writeLocal(x, tree.child(child, f.name), 1, type, tree.child(child, f.value), dimensionsOf(x, child))
}

/** The annotations among a declaration's modifiers. */
export function modifiers(x: Extraction, node: number): void {
  const list = childOfType(x, node, x.grammar.t.modifiers)
  if (list >= 0) visitEach(x, list)
}

function parameter(x: Extraction, node: number): void {
  const { tree, grammar } = x
  const { f } = grammar
  const name = tree.child(node, f.name)
  if (name >= 0) writeLocal(x, name, 0, tree.child(node, f.type), -1, dimensionsOf(x, node))
  else x.out.leaf(OP.sequence)
}

/** `String... names`: the name stands in a declarator, the type has no field. */
export function spreadParts(x: Extraction, node: number): { name: number; type: number } {
  const { tree, grammar } = x
  let type = -1
  let name = -1
  for (const child of tree.children(node)) {
    if (!grammar.isNamed(tree, child) || tree.type[child] === grammar.t.modifiers) continue
    if (tree.type[child] === grammar.t.variable_declarator) name = tree.child(child, grammar.f.name)
    else if (!/annotation/.test(tree.typeName(child)) || tree.type[child] === grammar.t.annotated_type) type = child
  }
  return { name, type }
}

javaHandlers.handle({
  block: (x, node) => visitChildren(x, node, OP.block),
  constructor_body: (x, node) => visitChildren(x, node, OP.block),
  for_statement: (x, node) => visitChildren(x, node, OP.block),
  try_with_resources_statement: (x, node) => visitChildren(x, node, OP.block),
  catch_clause: (x, node) => visitChildren(x, node, OP.block),
  local_variable_declaration: (x, node) => {
    x.out.begin(OP.sequence)
    declarators(x, node)
    x.out.end()
  },
  formal_parameter: parameter,
  catch_formal_parameter: (x, node) => {
    const name = x.tree.child(node, x.grammar.f.name)
    if (name >= 0) writeLocal(x, name, 0, childOfType(x, node, x.grammar.t.catch_type))
  },
  spread_parameter: (x, node) => {
    const { name, type } = spreadParts(x, node)
    if (name >= 0 && type >= 0) writeLocal(x, name, 0, type, -1, 1)
    else x.out.leaf(OP.sequence)
  },
  receiver_parameter: (x) => x.out.leaf(OP.sequence),
  resource: (x, node) => {
    const { tree, grammar } = x
    const name = tree.child(node, grammar.f.name)
    if (name < 0) return visitChildren(x, node, OP.sequence)
    writeLocal(x, name, 1, tree.child(node, grammar.f.type), tree.child(node, grammar.f.value), dimensionsOf(x, node))
  },
  enhanced_for_statement: (x, node) => {
    const { tree, grammar, out } = x
    const { f } = grammar
    out.begin(OP.forEach)
    writeLocal(x, tree.child(node, f.name), 1, tree.child(node, f.type), -1, dimensionsOf(x, node))
    visitField(x, node, f.value)
    visitField(x, node, f.body)
    out.end()
  },
  return_statement: (x, node) => visitChildren(x, node, OP.return),
  yield_statement: (x, node) => visitChildren(x, node, OP.return),
  labeled_statement: (x, node) => {
    const { tree, grammar, out } = x
    out.begin(OP.block)
    for (const child of tree.children(node)) {
      if (!grammar.isNamed(tree, child) || grammar.isComment(tree, child)) continue
      if (tree.type[child] === grammar.t.identifier) {
        out.begin(OP.label)
        writeName(x, child)
        out.end()
      } else visit(x, child)
    }
    out.end()
  },
  break_statement: jump,
  continue_statement: jump,
  switch_expression: (x, node) => {
    const { f } = x.grammar
    x.out.begin(OP.switch)
    visitField(x, node, f.condition)
    const body = x.tree.child(node, f.body)
    if (body >= 0) visitEach(x, body)
    x.out.end()
  },
  switch_block_statement_group: (x, node) => visitChildren(x, node, OP.case),
  switch_rule: (x, node) => visitChildren(x, node, OP.case),
  switch_label: (x, node) => {
    const { tree, grammar, out } = x
    out.begin(OP.sequence)
    for (const child of tree.children(node)) {
      if (!grammar.isNamed(tree, child) || grammar.isComment(tree, child)) continue
      if (tree.type[child] === grammar.t.identifier) {
        out.begin(OP.caseLabel)
        writeName(x, child)
        out.operand(USE_READ)
        out.end()
      } else visit(x, child)
    }
    out.end()
  },
  type_pattern: (x, node) => {
    const parts: number[] = []
    for (const child of x.tree.children(node)) if (x.grammar.isNamed(x.tree, child)) parts.push(child)
    const name = parts.at(-1) as number
    if (parts.length > 1) writeLocal(x, name, 1, parts.at(-2) as number)
    else visitChildren(x, node, OP.sequence)
  },
  record_pattern: (x, node) => {
    const { tree, grammar, out } = x
    out.begin(OP.deconstruct)
    for (const child of tree.children(node)) {
      if (!grammar.isNamed(tree, child)) continue
      if (tree.type[child] === grammar.t.identifier) {
        writeTypePath(x, tree.textOf(child), tree.start[child] as number)
      } else if (tree.typeName(child) === 'record_pattern_body') visitEach(x, child)
      else visit(x, child)
    }
    out.end()
  },
  record_pattern_component: (x, node) => {
    const parts: number[] = []
    for (const child of x.tree.children(node)) if (x.grammar.isNamed(x.tree, child)) parts.push(child)
    const [type, name] = parts
    if (type !== undefined && name !== undefined) writeLocal(x, name, 1, type)
    else visitChildren(x, node, OP.sequence)
  },
})

function jump(x: Extraction, node: number): void {
  const label = firstNamed(x, node)
  if (label < 0) {
    x.out.leaf(OP.sequence)
    return
  }
  x.out.begin(OP.jump)
  writeName(x, label)
  x.out.end()
}

/** `Order.Id`, of which the repaired text made one name. */
function writeTypePath(x: Extraction, path: string, offset: number): void {
  const { tree, out } = x
  const dot = path.lastIndexOf('.')
  const name = path.slice(dot + 1).trimStart()
  const at = offset + path.length - name.length
  out.begin(dot < 0 ? OP.typeName : OP.typeMember)
  out.operand(out.string(name))
  out.operand(tree.lineAt(at))
  out.operand(tree.columnAt(at))
  if (dot >= 0) writeTypePath(x, path.slice(0, dot).trimEnd(), offset)
  out.end()
}
