/** Expressions. Each handler writes exactly one node. */
import { arithmeticOf, assignment, conditional, literal, parenthesized } from '../nominal/expressions.ts'
import {
  childOfType,
  type Extraction,
  firstNamed,
  type Handler,
  namedChildren,
  visit,
  visitChildren,
  visitEach,
  visitField,
  writeName,
} from '../nominal/extraction.ts'
import { LAMBDA_TYPED, LITERAL, OP, SHAPE, USE_READ, USE_READ_WRITE } from '../nominal/ir.ts'
import { writeLocal } from './extract-statements.ts'
import { typeText, writeTypeName } from './extract-types.ts'
import { type CsharpGrammar, csharp, csharpHandlers } from './grammar.ts'

type X = Extraction<CsharpGrammar>

/** `Name` or `Name<T>`: the token, and the type arguments' list. */
function nameParts(x: X, node: number): { name: number; list: number } {
  const { tree, grammar } = x
  if (tree.type[node] !== grammar.t.generic_name) return { name: node, list: -1 }
  return { name: firstNamed(x, node), list: childOfType(x, node, grammar.t.type_argument_list) }
}

function name(x: X, node: number, use: number = USE_READ): void {
  if (x.tree.textOf(node) === 'value' && insideSetter(x, node)) {
    x.out.leaf(OP.sequence)
    return
  }
  x.out.begin(OP.name)
  writeName(x, nameParts(x, node).name)
  x.out.operand(use)
  x.out.end()
}

function insideSetter(x: X, node: number): boolean {
  const { tree, grammar } = x
  for (let at = tree.parent[node] as number; at >= 0; at = tree.parent[at] as number)
    if (tree.type[at] === grammar.t.accessor_declaration)
      return /^(set|init|add|remove)$/.test(tree.textOf(tree.child(at, grammar.f.name)))
  return false
}

/** The object of a member: what is written before the dot, or before the `?` around it. */
function writeObject(x: X, node: number): void {
  const { tree, grammar } = x
  if (tree.type[node] === grammar.t.member_binding_expression) {
    const conditions = csharp(x).conditions
    const condition = conditions.pop()
    if (condition === undefined) x.out.leaf(OP.sequence)
    else visit(x, condition)
    if (condition !== undefined) conditions.push(condition)
  } else writeValue(x, tree.child(node, grammar.f.expression))
}

/** What may be a type as well as a value: `List<int>.Empty`, `int.Parse`. */
function writeValue(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  if (tree.type[node] === t.generic_name || tree.type[node] === t.predefined_type) {
    out.begin(OP.classReference)
    writeTypeName(x, node)
    out.end()
  } else visit(x, node)
}

function member(x: X, node: number, use: number = USE_READ): void {
  x.out.begin(OP.member)
  writeName(x, nameParts(x, x.tree.child(node, x.grammar.f.name)).name)
  x.out.operand(use)
  writeObject(x, node)
  x.out.end()
}

function target(x: X, node: number, use: number): void {
  const { tree, grammar } = x
  if (tree.type[node] === grammar.t.identifier) name(x, node, use)
  else if (
    tree.type[node] === grammar.t.member_access_expression ||
    tree.type[node] === grammar.t.member_binding_expression
  )
    member(x, node, use)
  else visit(x, node)
}

function call(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { t, f } = grammar
  const called = tree.child(node, f.function)
  const list = tree.child(node, f.arguments)
  const isMember = tree.type[called] === t.member_access_expression || tree.type[called] === t.member_binding_expression
  const isName = tree.type[called] === t.identifier || tree.type[called] === t.generic_name
  if (!isMember && !isName) {
    out.begin(OP.sequence)
    visit(x, called)
    if (list >= 0) visitEach(x, list)
    out.end()
    return
  }
  if (isName && tree.textOf(called) === 'nameof') {
    out.begin(OP.sequence)
    if (list >= 0) visitEach(x, list)
    out.leaf(OP.literal, LITERAL.string)
    out.end()
    return
  }
  const parts = nameParts(x, isMember ? tree.child(called, f.name) : called)
  out.begin(OP.call)
  writeName(x, parts.name)
  out.operand(0)
  out.operand(isMember ? 1 : 0)
  if (isMember) writeObject(x, called)
  if (parts.list >= 0) {
    const args = namedChildren(x, parts.list)
    out.patch(3, args.length)
    for (const arg of args) writeTypeName(x, arg)
  }
  if (list >= 0) visitEach(x, list)
  out.end()
}

function construct(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { f, t } = grammar
  const type = tree.child(node, f.type)
  const list = type >= 0 ? tree.child(node, f.arguments) : childOfType(x, node, t.argument_list)
  const initializer = type >= 0 ? tree.child(node, f.initializer) : childOfType(x, node, t.initializer_expression)
  if (initializer >= 0) out.begin(OP.initialize)
  out.begin(OP.construct)
  out.operand(-1)
  out.operand(0)
  if (type >= 0) {
    writeTypeName(x, type)
    x.made.add((typeText(x, type) ?? '').replace(/<.*$/s, '').replace(/^.*\./, ''))
  } else out.leaf(OP.typeInferred)
  if (list >= 0) visitEach(x, list)
  out.end()
  if (initializer >= 0) {
    for (const child of namedChildren(x, initializer)) {
      const left = tree.type[child] === t.assignment_expression ? tree.child(child, f.left) : -1
      if (left >= 0 && tree.type[left] === t.identifier) {
        out.begin(OP.named)
        writeName(x, left)
        visitField(x, child, f.right)
        out.end()
      } else visit(x, child)
    }
    out.end()
  }
}

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
  if (parameters >= 0 && tree.type[parameters] === t.implicit_parameter) {
    writeLocal(x, parameters, 0, -1)
    count = 1
  } else if (parameters >= 0)
    for (const child of namedChildren(x, parameters)) {
      if (tree.type[child] !== t.parameter) continue
      const type = tree.child(child, f.type)
      if (type >= 0) out.patch(1, LAMBDA_TYPED)
      writeLocal(x, tree.child(child, f.name), 0, type)
      count++
    }
  out.patch(0, count)
  if (body >= 0) visit(x, body)
  else out.leaf(OP.sequence)
  out.end()
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

const text: Handler<CsharpGrammar> = (x, node) => {
  const written = x.tree.textOf(node)
  if (/^"[\w.]+"$/.test(written)) x.out.leaf(OP.literal, LITERAL.string, x.out.string(written.slice(1, -1)))
  else x.out.leaf(OP.literal, LITERAL.string)
}

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
  identifier: (x, node) => name(x, node),
  generic_name: (x, node) => {
    const { list } = nameParts(x, node)
    x.out.begin(OP.sequence)
    if (list >= 0) for (const arg of namedChildren(x, list)) writeTypeName(x, arg)
    name(x, node)
    x.out.end()
  },
  member_access_expression: (x, node) => member(x, node),
  member_binding_expression: (x, node) => member(x, node),
  conditional_access_expression: (x, node) => {
    const { tree, grammar } = x
    const condition = tree.child(node, grammar.f.condition)
    const rest = namedChildren(x, node).find((child) => child !== condition)
    const { conditions } = csharp(x)
    conditions.push(condition)
    if (rest === undefined) visit(x, condition)
    else visit(x, rest)
    conditions.pop()
  },
  element_binding_expression: (x, node) => {
    const { conditions } = csharp(x)
    const condition = conditions.pop()
    x.out.begin(OP.index)
    if (condition === undefined) x.out.leaf(OP.sequence)
    else visit(x, condition)
    if (condition !== undefined) conditions.push(condition)
    x.out.begin(OP.sequence)
    visitEach(x, node)
    x.out.end()
    x.out.end()
  },
  element_access_expression: (x, node) => {
    x.out.begin(OP.index)
    visitField(x, node, x.grammar.f.expression)
    visitField(x, node, x.grammar.f.subscript)
    x.out.end()
  },
  invocation_expression: call,
  object_creation_expression: construct,
  implicit_object_creation_expression: construct,
  this: (x) => x.out.leaf(OP.self, 0),
  base: (x) => x.out.leaf(OP.parent, 0),
  parenthesized_expression: parenthesized,
  argument: (x, node) => {
    const { tree, grammar, out } = x
    const named = tree.child(node, grammar.f.name)
    const [value] = namedChildren(x, node).filter((child) => child !== named)
    if (value === undefined) {
      out.leaf(OP.sequence)
      return
    }
    if (named < 0) {
      visit(x, value)
      return
    }
    out.begin(OP.sequence)
    visit(x, value)
    out.end()
  },
  attribute_argument: (x, node) => {
    const { tree, grammar, out } = x
    const named = tree.child(node, grammar.f.name)
    const [value] = namedChildren(x, node).filter((child) => child !== named)
    if (named < 0 && value !== undefined) {
      visit(x, value)
      return
    }
    out.begin(OP.sequence)
    if (value !== undefined) visit(x, value)
    out.end()
  },
  assignment_expression: assignment(target),
  prefix_unary_expression: (x, node) => unary(x, node),
  postfix_unary_expression: (x, node) => unary(x, node),
  unary_expression: (x, node) => unary(x, node),
  await_expression: (x, node) => {
    x.out.begin(OP.unary)
    x.out.operand(2)
    visitEach(x, node)
    x.out.end()
  },
  binary_expression: (x, node) => {
    const { tree, grammar, out } = x
    const { f } = grammar
    const operator = tree.textOf(tree.child(node, f.operator))
    if (operator === '??') {
      out.begin(OP.condition)
      out.leaf(OP.sequence)
    } else {
      out.begin(OP.binary)
      out.operand(arithmeticOf(operator))
    }
    visitField(x, node, f.left)
    visitField(x, node, f.right)
    out.end()
  },
  conditional_expression: conditional,
  cast_expression: (x, node) => {
    x.out.begin(OP.cast)
    writeTypeName(x, x.tree.child(node, x.grammar.f.type))
    visitField(x, node, x.grammar.f.value)
    x.out.end()
  },
  as_expression: (x, node) => {
    x.out.begin(OP.cast)
    writeTypeName(x, x.tree.child(node, x.grammar.f.right))
    visitField(x, node, x.grammar.f.left)
    x.out.end()
  },
  is_expression: (x, node) => {
    x.out.begin(OP.test)
    visitField(x, node, x.grammar.f.left)
    writeTypeName(x, x.tree.child(node, x.grammar.f.right))
    x.out.end()
  },
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
  typeof_expression: (x, node) => {
    x.out.begin(OP.classLiteral)
    writeTypeName(x, x.tree.child(node, x.grammar.f.type))
    x.out.end()
  },
  default_expression: (x, node) => {
    const type = x.tree.child(node, x.grammar.f.type)
    if (type < 0) x.out.leaf(OP.literal, LITERAL.null)
    else writeTypeName(x, type)
  },
  sizeof_expression: (x, node) => writeTypeName(x, x.tree.child(node, x.grammar.f.type)),
  array_creation_expression: (x, node) => {
    const { tree, grammar, out } = x
    const type = tree.child(node, grammar.f.type)
    out.begin(OP.newArray)
    out.operand(0)
    visit(x, type)
    const rank = tree.child(type, grammar.f.rank)
    if (rank >= 0) for (const size of namedChildren(x, rank)) visit(x, size)
    const initializer = childOfType(x, node, grammar.t.initializer_expression)
    if (initializer >= 0) visit(x, initializer)
    out.end()
  },
  initializer_expression: (x, node) => visitChildren(x, node, OP.arrayLiteral),
  implicit_array_creation_expression: (x, node) => visitChildren(x, node, OP.sequence),
  collection_expression: (x, node) => visitChildren(x, node, OP.arrayLiteral),
  anonymous_object_creation_expression: (x, node) => {
    // `new { A = x.A }`: names before `=` are the object's own.
    const { tree, grammar, out } = x
    out.begin(OP.sequence)
    const children = namedChildren(x, node)
    for (const [at, child] of children.entries()) {
      const next = children[at + 1]
      const isName =
        tree.type[child] === grammar.t.identifier &&
        next !== undefined &&
        /^\s*=[^=]/.test(tree.text.slice(tree.end[child], (tree.end[child] as number) + 4))
      if (!isName) visit(x, child)
    }
    out.leaf(OP.sequence)
    out.end()
  },
  with_expression: (x, node) => {
    const [object, ...initializers] = namedChildren(x, node)
    const { tree, grammar, out } = x
    out.begin(OP.initialize)
    if (object !== undefined) visit(x, object)
    for (const one of initializers) {
      const [left, value] = namedChildren(x, one)
      if (left === undefined || value === undefined || tree.type[left] !== grammar.t.identifier) continue
      out.begin(OP.named)
      writeName(x, left)
      visit(x, value)
      out.end()
    }
    out.end()
  },
  lambda_expression: lambda,
  anonymous_method_expression: lambda,
  declaration_expression: (x, node) =>
    writeLocal(x, x.tree.child(node, x.grammar.f.name), 1, x.tree.child(node, x.grammar.f.type)),
  switch_expression: (x, node) => {
    x.out.begin(OP.switch)
    visitEach(x, node)
    x.out.end()
  },
  switch_expression_arm: (x, node) => visitChildren(x, node, OP.case),
  from_clause: (x, node) => {
    const { tree, grammar, out } = x
    const named = tree.child(node, grammar.f.name)
    const type = tree.child(node, grammar.f.type)
    const value = namedChildren(x, node).find((child) => child !== named && child !== type)
    out.begin(OP.local)
    writeName(x, named)
    out.operand(1)
    if (type >= 0) writeTypeName(x, type)
    else out.leaf(OP.typeInferred)
    out.begin(OP.spread)
    if (value !== undefined) visit(x, value)
    out.end()
    out.end()
  },
  let_clause: (x, node) => {
    const [named, value] = namedChildren(x, node)
    if (named !== undefined) writeLocal(x, named, 1, -1, value ?? -1)
  },
  join_into_clause: (x, node) => {
    const named = firstNamed(x, node)
    if (named >= 0) writeLocal(x, named, 1, -1)
  },
  query_expression: (x, node) => visitChildren(x, node, OP.block),
  interpolated_string_expression: (x, node) => {
    x.out.begin(OP.sequence)
    visitEach(x, node)
    x.out.leaf(OP.literal, LITERAL.string)
    x.out.end()
  },
  interpolation_format_clause: literal(LITERAL.string),
  integer_literal: (x, node) => x.out.leaf(OP.literal, /l/i.test(x.tree.textOf(node)) ? LITERAL.long : LITERAL.int),
  real_literal: (x, node) => x.out.leaf(OP.literal, /f$/i.test(x.tree.textOf(node)) ? LITERAL.float : LITERAL.double),
  boolean_literal: literal(LITERAL.boolean),
  character_literal: literal(LITERAL.char),
  null_literal: literal(LITERAL.null),
  string_literal: text,
  verbatim_string_literal: text,
  raw_string_literal: text,
})

function unary(x: X, node: number): void {
  const inner = firstNamed(x, node)
  const operator = x.tree.text.slice(x.tree.start[node], (x.tree.start[node] as number) + 2)
  x.out.begin(OP.unary)
  x.out.operand(operator.startsWith('!') ? 1 : 0)
  const written = x.tree.textOf(node)
  if (inner >= 0) target(x, inner, /^(\+\+|--)|(\+\+|--)$/.test(written) ? USE_READ_WRITE : USE_READ)
  x.out.end()
}
