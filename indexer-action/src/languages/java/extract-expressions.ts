/** Expressions. Each handler writes exactly one node. */
import { arithmeticOf, assignment, conditional, literal, parenthesized } from '../nominal/expressions.ts'
import {
  childOfType,
  firstNamed,
  type Handler,
  visit,
  visitChildren,
  visitEach,
  visitField,
  writeName,
} from '../nominal/extraction.ts'
import { LITERAL, OP, SHAPE, USE_READ, USE_READ_WRITE } from '../nominal/ir.ts'
import { writeAnonymousClass } from './extract-declarations.ts'
import { writeLocal } from './extract-statements.ts'
import { dimensionsOf, typeText, writeType } from './extract-types.ts'
import { type JavaExtraction as Extraction, type JavaGrammar, javaHandlers } from './grammar.ts'

function name(x: Extraction, node: number, use: number = USE_READ): void {
  x.out.begin(OP.name)
  writeName(x, node)
  x.out.operand(use)
  x.out.end()
}

function member(x: Extraction, node: number, use: number = USE_READ): void {
  const { tree, grammar, out } = x
  const field = tree.child(node, grammar.f.field)
  const object = tree.child(node, grammar.f.object)
  if (tree.type[field] === grammar.t.this) {
    // `Outer.this`
    out.begin(OP.self)
    out.operand(1)
    visit(x, object)
    out.end()
    return
  }
  out.begin(OP.member)
  writeName(x, field)
  out.operand(use)
  if (childOfType(x, node, grammar.t.super) >= 0 && tree.type[object] !== grammar.t.super) qualifiedParent(x, object)
  else visit(x, object)
  out.end()
}

/** `Outer.super` */
function qualifiedParent(x: Extraction, qualifier: number): void {
  x.out.begin(OP.parent)
  x.out.operand(1)
  visit(x, qualifier)
  x.out.end()
}

function target(x: Extraction, node: number, use: number): void {
  const { tree, grammar } = x
  if (tree.type[node] === grammar.t.identifier) name(x, node, use)
  else if (grammar.names[tree.type[node] as number] === 'field_access') member(x, node, use)
  else visit(x, node)
}

function call(x: Extraction, node: number): void {
  const { tree, grammar, out } = x
  const object = tree.child(node, grammar.f.object)
  const name = tree.child(node, grammar.f.name)
  if (object < 0 && /^(?:super|this)$/.test(tree.textOf(name))) {
    delegation(x, name, -1, tree.child(node, grammar.f.arguments))
    return
  }
  out.begin(OP.call)
  writeName(x, name)
  out.operand(0)
  out.operand(object >= 0 ? 1 : 0)
  if (object >= 0) {
    let qualified = false
    if (tree.type[object] !== grammar.t.super)
      for (const child of tree.children(node))
        if (child !== object && tree.type[child] === grammar.t.super) qualified = true
    if (qualified) qualifiedParent(x, object)
    else visit(x, object)
  }
  typeArguments(x, tree.child(node, grammar.f.type_arguments), 3)
  visitEach(x, tree.child(node, grammar.f.arguments))
  out.end()
}

/** `super(…)`, `this(…)`, `outer.super(…)`. */
export function delegation(x: Extraction, keyword: number, object: number, args: number): void {
  const { tree, out } = x
  out.begin(OP.delegate)
  writeName(x, keyword)
  out.operand(tree.textOf(keyword) === 'super' ? 1 : 0)
  out.operand(object >= 0 ? 1 : 0)
  if (object >= 0) visit(x, object)
  visitEach(x, args)
  out.end()
}

function typeArguments(x: Extraction, list: number, operand: number): void {
  if (list < 0) return
  let count = 0
  for (const child of x.tree.children(list)) {
    if (!x.grammar.isNamed(x.tree, child)) continue
    visit(x, child)
    count++
  }
  x.out.patch(operand, count)
}

function construct(x: Extraction, node: number): void {
  const { tree, grammar, out } = x
  const type = tree.child(node, grammar.f.type)
  const body = childOfType(x, node, grammar.t.class_body)
  let outer = -1
  for (const child of tree.children(node)) {
    if (child === type) break
    if (
      grammar.isNamed(tree, child) &&
      tree.field[child] === 0 &&
      !grammar.isComment(tree, child) &&
      !/annotation/.test(tree.typeName(child))
    )
      outer = child
  }
  out.begin(OP.construct)
  out.operand(-1)
  out.operand(outer >= 0 ? 1 : 0)
  if (outer >= 0) visit(x, outer)
  visit(x, type)
  x.made.add(typeText(x, type).replace(/<.*$/s, '').replace(/^.*\./, ''))
  visitEach(x, tree.child(node, grammar.f.arguments))
  if (body >= 0) out.patch(0, writeAnonymousClass(x, body, type))
  out.end()
}

const integer: Handler<JavaGrammar> = (x, node) => {
  const last = x.tree.text.charCodeAt((x.tree.end[node] as number) - 1) | 32
  x.out.leaf(OP.literal, last === 108 ? LITERAL.long : LITERAL.int)
}

const decimal: Handler<JavaGrammar> = (x, node) => {
  const last = x.tree.text.charCodeAt((x.tree.end[node] as number) - 1) | 32
  x.out.leaf(OP.literal, last === 102 ? LITERAL.float : LITERAL.double)
}

function lambda(x: Extraction, node: number): void {
  const { tree, grammar, out } = x
  const { t, f } = grammar
  const parameters = tree.child(node, f.parameters)
  const body = tree.child(node, f.body)
  out.begin(OP.lambda)
  out.operand(0)
  out.operand(tree.type[parameters] === t.formal_parameters ? 1 : 0)
  out.operand(bodyShape(x, body))
  let count = 0
  if (tree.type[parameters] === t.identifier) {
    writeLocal(x, parameters, 0, -1)
    count = 1
  } else {
    for (const child of tree.children(parameters)) {
      if (tree.type[child] === t.identifier || tree.type[child] === t.underscore_pattern) writeLocal(x, child, 0, -1)
      else if (tree.type[child] === t.formal_parameter || tree.type[child] === t.spread_parameter) visit(x, child)
      else continue
      count++
    }
  }
  out.patch(0, count)
  visit(x, body)
  out.end()
}

function bodyShape(x: Extraction, body: number): number {
  const { tree, grammar } = x
  const { t } = grammar
  switch (tree.type[body]) {
    case t.block:
      return blockShape(x, body)
    case t.method_invocation:
    case t.object_creation_expression:
    case t.assignment_expression:
    case t.update_expression:
      return SHAPE.droppable
    default:
      return SHAPE.value
  }
}

/** A block that cannot end (`throw`) fits a function that must give a value as well as one that must not. */
function blockShape(x: Extraction, block: number): number {
  const { tree, grammar } = x
  const { t } = grammar
  const after = tree.after[block] as number
  let shape: number = SHAPE.statements
  for (let at = block + 1; at < after; ) {
    const type = tree.type[at]
    if (type === t.return_statement) return firstNamed(x, at) >= 0 ? SHAPE.returning : SHAPE.statements
    if (type === t.throw_statement && tree.parent[at] === block) shape = SHAPE.endless
    at = type === t.lambda_expression || type === t.class_body ? (tree.after[at] as number) : at + 1
  }
  return shape
}

function methodReference(x: Extraction, node: number): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  const object = firstNamed(x, node)
  let last = -1
  for (const child of tree.children(node)) if (child !== object && tree.type[child] !== t.type_arguments) last = child
  if (last < 0) {
    visit(x, object)
    return
  }
  out.begin(OP.methodReference)
  writeName(x, last)
  visit(x, object)
  out.end()
}

javaHandlers.handle({
  identifier: (x, node) => name(x, node),
  field_access: (x, node) => member(x, node),
  // Qualified names stand where only a type or a constant can: read as members all the way down.
  scoped_identifier: (x, node) => {
    x.out.begin(OP.member)
    writeName(x, x.tree.child(node, x.grammar.f.name))
    x.out.operand(USE_READ)
    visitField(x, node, x.grammar.f.scope)
    x.out.end()
  },
  this: (x) => x.out.leaf(OP.self, 0),
  super: (x) => x.out.leaf(OP.parent, 0),
  method_invocation: call,
  object_creation_expression: construct,
  parenthesized_expression: parenthesized,
  assignment_expression: assignment(target),
  update_expression: (x, node) => {
    const inner = firstNamed(x, node)
    x.out.begin(OP.unary)
    x.out.operand(0)
    if (inner >= 0) target(x, inner, USE_READ_WRITE)
    x.out.end()
  },
  unary_expression: (x, node) => {
    const { tree, grammar, out } = x
    out.begin(OP.unary)
    out.operand(tree.textOf(tree.child(node, grammar.f.operator)) === '!' ? 1 : 0)
    visitField(x, node, grammar.f.operand)
    out.end()
  },
  binary_expression: (x, node) => {
    const { tree, grammar, out } = x
    out.begin(OP.binary)
    out.operand(arithmeticOf(tree.textOf(tree.child(node, grammar.f.operator))))
    visitField(x, node, grammar.f.left)
    visitField(x, node, grammar.f.right)
    out.end()
  },
  ternary_expression: conditional,
  cast_expression: (x, node) => {
    const { tree, grammar, out } = x
    out.begin(OP.cast)
    // `(A & B) x`: the first says enough for members, and the others are read behind the value.
    const [first, ...others] = [...tree.children(node)].filter((child) => tree.field[child] === grammar.f.type)
    if (first !== undefined) visit(x, first)
    visitField(x, node, grammar.f.value)
    for (const other of others) visit(x, other)
    out.end()
  },
  instanceof_expression: (x, node) => {
    const { tree, grammar, out } = x
    const { f } = grammar
    out.begin(OP.test)
    visitField(x, node, f.left)
    const bound = tree.child(node, f.name)
    const pattern = tree.child(node, f.pattern)
    if (pattern >= 0) visit(x, pattern)
    else if (bound >= 0) writeLocal(x, bound, 1, tree.child(node, f.right))
    else visitField(x, node, f.right)
    out.end()
  },
  array_access: (x, node) => {
    x.out.begin(OP.index)
    visitField(x, node, x.grammar.f.array)
    visitField(x, node, x.grammar.f.index)
    x.out.end()
  },
  array_creation_expression: (x, node) => {
    const { tree, grammar, out } = x
    let dimensions = dimensionsOf(x, node)
    const sizes: number[] = []
    for (const child of tree.children(node))
      if (tree.type[child] === grammar.t.dimensions_expr) {
        const size = firstNamed(x, child)
        if (size >= 0) sizes.push(size)
      }
    const first = tree.child(node, grammar.f.dimensions)
    if (tree.type[first] === grammar.t.dimensions_expr) {
      const trailing = childOfType(x, node, grammar.t.dimensions)
      dimensions = sizes.length
      if (trailing >= 0) dimensions += (tree.textOf(trailing).match(/\[/g) ?? []).length
    }
    out.begin(OP.newArray)
    out.operand(0)
    writeType(x, tree.child(node, grammar.f.type), dimensions)
    for (const size of sizes) visit(x, size)
    const value = tree.child(node, grammar.f.value)
    if (value >= 0) visit(x, value)
    out.end()
  },
  array_initializer: (x, node) => visitChildren(x, node, OP.arrayLiteral),
  element_value_array_initializer: (x, node) => visitChildren(x, node, OP.arrayLiteral),
  element_value_pair: (x, node) => {
    x.out.begin(OP.named)
    writeName(x, x.tree.child(node, x.grammar.f.key))
    visitField(x, node, x.grammar.f.value)
    x.out.end()
  },
  class_literal: (x, node) => {
    x.out.begin(OP.classLiteral)
    const type = firstNamed(x, node)
    if (type >= 0) visit(x, type)
    x.out.end()
  },
  lambda_expression: lambda,
  method_reference: methodReference,
  decimal_integer_literal: integer,
  hex_integer_literal: integer,
  octal_integer_literal: integer,
  binary_integer_literal: integer,
  decimal_floating_point_literal: decimal,
  hex_floating_point_literal: decimal,
  true: literal(LITERAL.boolean),
  false: literal(LITERAL.boolean),
  character_literal: literal(LITERAL.char),
  string_literal: (x, node) => {
    const text = x.tree.textOf(node)
    if (/^"[\w.$]+"$/.test(text)) x.out.leaf(OP.literal, LITERAL.string, x.out.string(text.slice(1, -1)))
    else x.out.leaf(OP.literal, LITERAL.string)
  },
  null_literal: literal(LITERAL.null),
})
