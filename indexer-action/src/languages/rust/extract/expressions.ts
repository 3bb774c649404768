/**
 * Encodes expressions as nodes, with an occurrence for each name. `value` takes any expression and returns its node, or 0 if
 * nothing is known about it.
 */
import * as ir from '../ir.ts'
import { macroCall } from '../macros/macros.ts'
import { readAttribute } from './attributes.ts'
import { asyncBlock, block, forLoop, ifExpression, jump, letDeclaration, loop, matchExpression } from './blocks.ts'
import type { Extraction } from './extraction.ts'
import { namesIn, noteAssigned, noteGiven } from './given.ts'
import { isItem } from './items.ts'
import { bare, pathOf } from './paths.ts'
import { bindPattern, patternsIn } from './patterns.ts'
import { K } from './syntax.ts'
import { typeArguments, typeOf } from './types.ts'

/** The value of any node that can occur where an expression or a block is allowed. */
export function blockValue(x: Extraction, node: number): number {
  return value(x, node)
}

/** Records that a value has this type, if both are known. */
export function expect(x: Extraction, of: number, type: number): void {
  if (of !== 0 && type !== 0) x.evaluate(x.node(ir.EXPECT, of, type))
}

export const value = (x: Extraction, node: number): number =>
  node < 0 ? 0 : (x.nested(() => expression(x, node)) ?? 0)

function expression(x: Extraction, node: number): number {
  switch (x.code(node)) {
    case K.identifier:
    case K.scoped_identifier:
    case K.generic_function:
    case K.self:
    case K.crate:
    case K.super:
      return pathValue(x, node, ir.READ)
    case K.field_expression:
      return field(x, node, ir.READ)
    case K.call_expression:
      return call(x, node)
    case K.macro_invocation:
      return macroCall(x, node)
    case K.struct_expression:
      return structLiteral(x, node)
    case K.closure_expression:
      return closure(x, node, 0, 0)
    case K.block:
    case K.unsafe_block:
    case K.const_block:
    case K.try_block:
    case K.gen_block:
      return block(x, node)
    case K.async_block:
      return asyncBlock(x, node)
    case K.expression_statement:
    case K.parenthesized_expression:
    case K.reference_expression:
      return inner(x, node)
    case K.unary_expression: {
      const operand = inner(x, node)
      if (x.hasToken(node, x.syntax.token['*'])) return x.node(ir.DEREFERENCE, operand)
      return x.node(ir.UNARY, operand, x.string(x.tree.text.charAt(x.tree.start[node] as number)))
    }
    case K.try_expression:
      return x.node(ir.TRY, inner(x, node))
    case K.await_expression:
      return x.node(ir.AWAIT, inner(x, node))
    case K.index_expression: {
      const [operand, index] = x.named(node)
      const of = value(x, operand ?? -1)
      const at = value(x, index ?? -1)
      return x.node(ir.INDEX, of, at, x.code(index ?? -1) === K.range_expression ? 1 : 0)
    }
    case K.range_expression: {
      const bounds = x.named(node).map((bound) => value(x, bound))
      const isClosed = x.hasToken(node, x.syntax.token['..='])
      return x.node(ir.RANGE, bounds.find((bound) => bound !== 0) ?? 0, isClosed ? 1 : 0)
    }
    case K.tuple_expression: {
      const values = x.named(node).map((one) => value(x, one))
      return x.record([ir.TUPLE, values.length, ...values])
    }
    case K.array_expression: {
      const values = x.named(node).map((one) => value(x, one))
      return x.node(ir.ARRAY, values.find((one) => one !== 0) ?? 0)
    }
    case K.type_cast_expression: {
      value(x, x.child(node, x.field.value))
      return x.node(ir.OF_TYPE, typeOf(x, x.child(node, x.field.type)))
    }
    case K.binary_expression:
      return binary(x, node)
    case K.assignment_expression:
      return assignment(x, node)
    case K.compound_assignment_expr:
      target(x, x.child(node, x.field.left))
      value(x, x.child(node, x.field.right))
      return 0
    case K.let_declaration:
      return letDeclaration(x, node)
    case K.let_condition: {
      const of = value(x, x.child(node, x.field.value))
      bindPattern(x, x.child(node, x.field.pattern), of, ir.VARIABLE)
      return primitive(x, 'bool')
    }
    case K.if_expression:
      return ifExpression(x, node)
    case K.match_expression:
      return matchExpression(x, node)
    case K.for_expression:
      return forLoop(x, node)
    case K.while_expression:
    case K.loop_expression:
      return loop(x, node)
    case K.return_expression: {
      expect(x, inner(x, node), x.returns)
      return x.node(ir.OF_TYPE, x.node(ir.NEVER))
    }
    case K.break_expression:
    case K.continue_expression:
      return jump(x, node)
    case K.unit_expression:
      return x.node(ir.OF_TYPE, x.node(ir.UNIT))
    case K.integer_literal:
      return primitive(x, numberType(x, node, 'i32'))
    case K.float_literal:
      return primitive(x, numberType(x, node, 'f64'))
    case K.string_literal:
    case K.raw_string_literal:
      return primitive(x, x.tree.text.charCodeAt(x.tree.start[node] as number) === 98 /* b */ ? '[u8]' : 'str')
    case K.char_literal:
      return primitive(x, x.tree.text.charCodeAt(x.tree.start[node] as number) === 98 /* b */ ? 'u8' : 'char')
    case K.boolean_literal:
      return primitive(x, 'bool')
    case K.line_comment:
    case K.block_comment:
    case K.label:
    case K.lifetime:
    case K.mutable_specifier:
      return 0
    case K.attribute_item:
    case K.inner_attribute_item:
      readAttribute(x, node)
      return 0
    default:
      if (isItem(x.code(node))) return 0
      return inner(x, node)
  }
}

/** Reads all child expressions and returns the last. */
export function inner(x: Extraction, node: number): number {
  let last = 0
  for (const child of x.named(node)) last = value(x, child)
  return last
}

export function primitive(x: Extraction, name: string): number {
  if (name === '[u8]') return x.node(ir.OF_TYPE, x.node(ir.SLICE_TYPE, x.node(ir.PRIMITIVE, x.string('u8'))))
  return x.node(ir.OF_TYPE, x.node(ir.PRIMITIVE, x.string(name)))
}

function numberType(x: Extraction, node: number, otherwise: string): string {
  return /(?:[iu](?:8|16|32|64|128|size)|f32|f64)$/.exec(x.text(node))?.[0] ?? otherwise
}

function pathValue(x: Extraction, node: number, use: number): number {
  if (x.code(node) === K.generic_function) {
    const fn = x.child(node, x.field.function)
    if (x.code(fn) === K.field_expression) return field(x, fn, use)
  }
  return pathOf(x, node, ir.VALUE_PATH, use)
}

function field(x: Extraction, node: number, use: number): number {
  const operand = value(x, x.child(node, x.field.value))
  const name = x.child(node, x.field.field)
  if (name < 0) return operand
  const code = x.node(ir.FIELD, operand, x.string(bare(x.text(name))))
  // Fields of tuples have no declaration, so they get no occurrence.
  if (x.code(name) !== K.integer_literal) x.occurrence(x.tree.start[name] as number, use, code)
  return code
}

/** The target of an assignment: the assigned name is a write, the path to it is read. */
function target(x: Extraction, node: number): number {
  switch (x.code(node)) {
    case K.identifier:
      return x.text(node) === '_' ? 0 : pathValue(x, node, ir.WRITE)
    case K.field_expression:
      return field(x, node, ir.WRITE)
    case K.tuple_expression: {
      const values = x.named(node).map((one) => target(x, one))
      return x.record([ir.TUPLE, values.length, ...values])
    }
    default:
      return value(x, node)
  }
}

function assignment(x: Extraction, node: number): number {
  const left = x.child(node, x.field.left)
  const right = x.child(node, x.field.right)
  const to = target(x, left)
  const of = value(x, right)
  noteAssigned(x, left, right)
  if (to !== 0 && of !== 0) x.evaluate(x.node(ir.SAME, to, of))
  return 0
}

// --- calls

function call(x: Extraction, node: number): number {
  const head = x.child(node, x.field.function)
  const list = x.child(node, x.field.arguments)
  const given = x.named(list).filter((one) => x.code(one) !== K.attribute_item)
  const method = x.code(head) === K.generic_function ? x.child(head, x.field.function) : head
  if (x.code(method) === K.field_expression && x.code(x.child(method, x.field.field)) === K.field_identifier) {
    const receiver = value(x, x.child(method, x.field.value))
    const types = method === head ? 0 : typeArguments(x, x.child(head, x.field.type_arguments)).node
    const name = x.child(method, x.field.field)
    const callee = x.record([ir.METHOD, receiver, x.string(bare(x.text(name))), types, x.scope, x.selfType])
    return called(x, callee, given, x.tree.start[name] as number)
  }
  return called(x, calleeValue(x, head), given, -1)
}

/** A callee that is no method: `f`, `(f)`, `(*f)`. */
function calleeValue(x: Extraction, head: number): number {
  const code = x.code(head)
  if (code === K.parenthesized_expression) return calleeValue(x, x.firstNamed(head))
  if (code === K.unary_expression && x.hasToken(head, x.syntax.token['*']))
    return x.node(ir.DEREFERENCE, calleeValue(x, x.firstNamed(head)))
  const isPath = code === K.identifier || code === K.scoped_identifier || code === K.generic_function
  return isPath ? pathValue(x, head, ir.CALLEE) : value(x, head)
}

/** Records a CALL. `name` is the offset of a method's name, or -1. */
function called(x: Extraction, callee: number, given: readonly number[], name: number): number {
  const code = x.record([ir.CALL, callee, given.length, ...given.map(() => 0)])
  if (name >= 0) x.occurrence(name, ir.CALLEE, callee)
  given.forEach((one, at) => {
    const value = argument(x, one, code, at)
    x.patch(code + 3 + at, value)
    handOn(x, value, code, at)
  })
  x.evaluate(code)
  return code
}

/** What a closure is wrapped in before it is passed on: `Some(|a| …)`, `Box::new(|a| …)`. */
const WRAPPER = /(?:^|::)(?:Some|Ok|(?:Box|Rc|Arc)::(?:new|pin))$/

/** The call that a wrapped closure is passed to says what its parameters are, and not the wrapper. */
function handOn(x: Extraction, given: number, callNode: number, at: number): void {
  let inner = given
  for (let depth = 0; depth < 3 && inner !== 0 && x.at(inner) === ir.CALL && x.at(inner + 2) === 1; depth++) {
    const callee = x.at(inner + 1)
    if (callee === 0 || x.at(callee) !== ir.VALUE_PATH) return
    const names = Array.from({ length: x.at(callee + 3) }, (_, nth) => x.textOf(x.at(callee + ir.PATH_HEAD + 2 * nth)))
    if (!WRAPPER.test(names.join('::'))) return
    inner = x.at(inner + 3)
    if (inner === 0 || x.at(inner) !== ir.CLOSURE) continue
    const count = x.at(inner + 1)
    x.patch(inner + 4 + count, callNode)
    x.patch(inner + 5 + count, at)
  }
}

/** The parameter types of a closure that is passed as an argument, perhaps by reference, are inferred from the call. */
function argument(x: Extraction, node: number, callNode: number, at: number): number {
  let given = node
  while (x.code(given) === K.reference_expression) given = x.child(given, x.field.value)
  return x.code(given) === K.closure_expression ? closure(x, given, callNode, at) : value(x, node)
}

function closure(x: Extraction, node: number, callNode: number, position: number): number {
  const list = x.child(node, x.field.parameters)
  const parameters = patternsIn(x, list)
  const types = parameters.map((one) => (x.code(one) === K.parameter ? typeOf(x, x.child(one, x.field.type)) : 0))
  const result = typeOf(x, x.child(node, x.field.return_type))
  const isAsync = /^(?:static\s+)?async\b/.test(x.tree.text.slice(x.tree.start[node], x.tree.start[list]))
  const given = isAsync && result !== 0 ? x.node(ir.STANDARD_AROUND, x.string('Future'), result) : result
  const code = x.record([ir.CLOSURE, parameters.length, ...types, given, 0, callNode, position])
  const { returns } = x
  x.returns = result
  x.values.open()
  parameters.forEach((one, at) => {
    const pattern = x.code(one) === K.parameter ? x.child(one, x.field.pattern) : one
    bindPattern(x, pattern, x.node(ir.CLOSURE_PARAMETER, code, at), ir.PARAMETER)
  })
  const body = value(x, x.child(node, x.field.body))
  x.values.close()
  x.returns = returns
  x.patch(code + 3 + parameters.length, isAsync && result === 0 ? x.node(ir.ASYNC_BLOCK, body) : body)
  return code
}

function structLiteral(x: Extraction, node: number): number {
  const struct = x.child(node, x.field.name)
  const path = pathOf(x, struct, ir.TYPE_PATH, ir.TYPE)
  for (const initializer of x.named(x.child(node, x.field.body))) {
    switch (x.code(initializer)) {
      case K.shorthand_field_initializer: {
        const name = x.childOf(initializer, K.identifier)
        const text = bare(x.text(name))
        const offset = x.tree.start[name] as number
        // The field comes first: a reader who asks for the name already sees the local.
        const at = literalField(x, path, text, 0, offset)
        x.patch(at + 3, pathValue(x, name, ir.READ))
        x.evaluate(at)
        noteGiven(x, namesIn(x, struct), text, name)
        break
      }
      case K.field_initializer: {
        const name = x.child(initializer, x.field.field)
        const offset = x.tree.start[name] as number
        const text = bare(x.text(name))
        const given = x.child(initializer, x.field.value)
        const at = literalField(x, path, text, 0, offset)
        x.patch(at + 3, value(x, given))
        x.evaluate(at)
        noteGiven(x, namesIn(x, struct), text, given)
        break
      }
      case K.base_field_initializer:
        expect(x, value(x, x.firstNamed(initializer)), path)
        break
      default:
        value(x, initializer)
    }
  }
  return x.node(ir.OF_TYPE, path)
}

function literalField(x: Extraction, path: number, name: string, of: number, offset: number): number {
  const node = x.node(ir.LITERAL_FIELD, path, x.string(name), of)
  x.occurrence(offset, ir.MEMBER, node)
  if (of !== 0) x.evaluate(node)
  return node
}

/** The tree leaves out `<` and `>`. */
export const COMPARISONS = new Set(['', '==', '!=', '<', '<=', '>', '>=', '&&', '||'])

/** A sum may have thousands of left-nested operands, so it is walked without recursion. */
function binary(x: Extraction, node: number): number {
  const chain: number[] = []
  let leftmost = node
  while (x.code(leftmost) === K.binary_expression) {
    chain.push(leftmost)
    leftmost = x.child(leftmost, x.field.left)
  }
  let left = value(x, leftmost)
  for (let at = chain.length - 1; at >= 0; at--) {
    const expression = chain[at] as number
    const right = value(x, x.child(expression, x.field.right))
    const operator = x.child(expression, x.field.operator)
    const sign = operator < 0 ? '' : x.text(operator)
    left = COMPARISONS.has(sign) ? primitive(x, 'bool') : x.node(ir.BINARY, left, right, x.string(sign))
  }
  return left
}
