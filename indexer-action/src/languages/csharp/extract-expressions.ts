/** Calls, constructions, operators and literals. Each handler writes exactly one node. */
import { arithmeticOf, assignment, conditional, literal, parenthesized, writeSign } from '../nominal/expressions.ts'
import {
  childOfType,
  firstNamed,
  type Handler,
  namedChildren,
  visit,
  visitChildren,
  visitEach,
  visitField,
  writeName,
} from '../nominal/extraction.ts'
import { LITERAL, OP, USE_READ, USE_READ_WRITE } from '../nominal/ir.ts'
import { conditionalAccess, held, nameParts, target, writeNamed, writeObject } from './extract-names.ts'
import { writeLocal } from './extract-statements.ts'
import { writeTupleAssignment } from './extract-tuples.ts'
import { typeText, writeTypeName } from './extract-types.ts'
import { type CsharpGrammar, csharpHandlers, type X } from './grammar.ts'

function call(x: X, node: number): void {
  const { tree, grammar } = x
  const called = tree.child(node, grammar.f.function)
  const list = tree.child(node, grammar.f.arguments)
  if (tree.type[called] === grammar.t.conditional_access_expression)
    conditionalAccess(x, called, (rest) => writeCall(x, rest, list))
  else writeCall(x, called, list)
}

function writeCall(x: X, called: number, list: number): void {
  const { tree, grammar, out } = x
  const { t, f } = grammar
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
    out.begin(OP.mention)
    if (list >= 0) visitEach(x, list)
    out.end()
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
    writeInitialized(x, initializer)
    out.end()
  }
}

/** `{ Name = value, ["key"] = value, value }`: what an object gets. */
function writeInitialized(x: X, initializer: number): void {
  const { tree, grammar, out } = x
  const { f, t } = grammar
  for (const child of namedChildren(x, initializer)) {
    const left = tree.type[child] === t.assignment_expression ? tree.child(child, f.left) : -1
    if (left >= 0 && tree.type[left] === t.identifier) {
      out.begin(OP.named)
      writeName(x, left)
      writeInitial(x, tree.child(child, f.right))
      out.end()
    } else if (left >= 0 && tree.type[left] === t.element_binding_expression) {
      // The key and the value, as `{ key, value }` has them.
      out.begin(OP.arrayLiteral)
      for (const key of namedChildren(x, left)) visit(x, key)
      writeInitial(x, tree.child(child, f.right))
      out.end()
    } else visit(x, child)
  }
}

/** `Owner = { Name = value }`: what is there already gets it. */
function writeInitial(x: X, value: number): void {
  if (value >= 0 && x.tree.type[value] === x.grammar.t.initializer_expression) {
    x.out.begin(OP.initialize)
    x.out.leaf(OP.subject)
    writeInitialized(x, value)
    x.out.end()
  } else if (value >= 0) visit(x, value)
  else x.out.leaf(OP.sequence)
}

const text: Handler<CsharpGrammar> = (x, node) => {
  const written = x.tree.textOf(node)
  if (/^"[\w.]+"$/.test(written)) x.out.leaf(OP.literal, LITERAL.string, x.out.string(written.slice(1, -1)))
  else x.out.leaf(OP.literal, LITERAL.string)
}

const assign = assignment<CsharpGrammar>(target, true)

csharpHandlers.handle({
  invocation_expression: call,
  object_creation_expression: construct,
  implicit_object_creation_expression: construct,
  this: (x) => x.out.leaf(OP.self, 0),
  base: (x) => x.out.leaf(OP.parent, 0),
  parenthesized_expression: parenthesized,
  argument: (x, node) => {
    const named = x.tree.child(node, x.grammar.f.name)
    const [value] = namedChildren(x, node).filter((child) => child !== named)
    if (value === undefined) x.out.leaf(OP.sequence)
    else if (named < 0) visit(x, value)
    else writeNamed(x, named, value)
  },
  // `value`, `parameter: value` or `Property = value`
  attribute_argument: (x, node) => {
    const { tree, out } = x
    const [name, value] = namedChildren(x, node)
    if (name === undefined) out.leaf(OP.sequence)
    else if (value !== undefined && tree.text.slice(tree.end[name], tree.start[value]).includes('='))
      writeNamed(x, name, value)
    else visit(x, value ?? name)
  },
  assignment_expression: (x, node) => {
    if (!writeTupleAssignment(x, node)) assign(x, node)
  },
  prefix_unary_expression: unary,
  postfix_unary_expression: unary,
  unary_expression: unary,
  await_expression: (x, node) => {
    x.out.begin(OP.unary)
    x.out.operand(2)
    visitEach(x, node)
    x.out.end()
  },
  // It has no value, whatever it throws.
  throw_expression: (x, node) => {
    x.out.begin(OP.sequence)
    visitEach(x, node)
    x.out.leaf(OP.sequence)
    x.out.end()
  },
  binary_expression: (x, node) => {
    const { tree, grammar, out } = x
    const { f } = grammar
    const operator = tree.textOf(tree.child(node, f.operator))
    if (operator === '??') {
      out.begin(OP.condition)
      out.leaf(OP.sequence)
      held(x, () => visitField(x, node, f.left))
    } else {
      out.begin(OP.operation)
      writeName(x, tree.child(node, f.operator))
      out.operand(arithmeticOf(operator))
      visitField(x, node, f.left)
    }
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
  implicit_array_creation_expression: (x, node) => {
    const initializer = childOfType(x, node, x.grammar.t.initializer_expression)
    x.out.begin(OP.newArray)
    x.out.operand(0)
    x.out.leaf(OP.typeInferred)
    if (initializer >= 0) visit(x, initializer)
    x.out.end()
  },
  collection_expression: (x, node) => {
    x.out.begin(OP.arrayLiteral)
    for (const element of namedChildren(x, node)) visit(x, firstNamed(x, element))
    x.out.end()
  },
  expression_element: (x, node) => visit(x, firstNamed(x, node)),
  spread_element: (x, node) => visitChildren(x, node, OP.spread),
  with_expression: (x, node) => {
    const [object, ...initializers] = namedChildren(x, node)
    const { tree, grammar, out } = x
    out.begin(OP.initialize)
    if (object !== undefined) visit(x, object)
    for (const one of initializers) {
      const [left, value] = namedChildren(x, one)
      if (left === undefined || value === undefined || tree.type[left] !== grammar.t.identifier) continue
      writeNamed(x, left, value)
    }
    out.end()
  },
  declaration_expression: (x, node) =>
    writeLocal(x, x.tree.child(node, x.grammar.f.name), 1, x.tree.child(node, x.grammar.f.type)),
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
  const { tree, out } = x
  const inner = firstNamed(x, node)
  const sign = [...tree.children(node)].find((child) => child !== inner) ?? node
  const written = tree.textOf(sign)
  const steps = written === '++' || written === '--'
  // After its operand `!` only says that something is there.
  const calls = inner >= 0 && (steps || (sign < inner && /^[-+!~]$/.test(written)))
  out.begin(OP.unary)
  out.operand(calls && written === '!' ? 1 : 0)
  if (inner >= 0) target(x, inner, steps ? USE_READ_WRITE : USE_READ)
  if (calls) writeSign(x, sign)
  out.end()
}
