/**
 * Expressions (and types, which stand where expressions may) as code, with an occurrence for each name.
 *
 * `visit` takes any node and returns its code, or 0 where there is nothing to say: statements, literals without a type.
 */
import { CALL_HEADS, noteRoute } from './entry-points.ts'
import { noteGiven } from './extract-given.ts'
import { statements } from './extract-statements.ts'
import {
  bindParameters,
  functionCode,
  functionType,
  interfaceType,
  readParameters,
  readResult,
  structType,
  union,
} from './extract-types.ts'
import type { Extraction } from './extraction.ts'
import * as ir from './ir.ts'
import { isNamed, K, type TypeName } from './syntax.ts'

export type Visit = (x: Extraction, node: number) => number

/** Reads a node; -1 is an absent one. */
export function visit(x: Extraction, node: number): number {
  if (node < 0) return 0
  const read = table()[x.code(node)]
  // Generated code nests further than the stack reaches: what lies below is left out.
  if (x.depth >= DEEPEST) return 0
  x.depth++
  const code = read ? read(x, node) : visitChildren(x, node)
  x.depth--
  return code
}

const DEEPEST = 800

export function visitChildren(x: Extraction, node: number): number {
  const { after, flags } = x.tree
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
    if (isNamed(flags[at] as number)) visit(x, at)
  return 0
}

/** A function's block is the scope of its parameters too: `:=` there assigns a named result and does not hide it. */
export function functionBody(x: Extraction, body: number): void {
  if (body >= 0) visitChildren(x, body)
}

const nothing: Visit = () => 0
const inner: Visit = (x, node) => visit(x, x.firstNamed(node))

function name(x: Extraction, node: number): number {
  return named(x, node, ir.READ)
}

function named(x: Extraction, node: number, use: number): number {
  const text = x.text(node)
  if (text === '_') return 0
  const code = x.resolve(x.string(text))
  x.occurrence(node, use, code)
  return code
}

function selector(x: Extraction, node: number, use: number): number {
  const field = x.tree.child(node, x.field.field)
  const before = x.tree.child(node, x.field.operand)
  const operand = visit(x, before)
  if (field < 0) return operand
  const code = x.select(before, operand, field)
  x.occurrence(field, use, code)
  return code
}

function qualified(x: Extraction, node: number): number {
  const pack = x.tree.child(node, x.field.package)
  const member = x.tree.child(node, x.field.name)
  const code = x.select(pack, visit(x, pack), member)
  x.occurrence(member, ir.READ, code)
  return code
}

/** What is assigned: the name itself is written, everything that leads there is read. */
export function visitTarget(x: Extraction, node: number): number {
  switch (x.code(node)) {
    case K.identifier:
      return named(x, node, ir.WRITE)
    case K.selector_expression:
      return selector(x, node, ir.WRITE)
    case K.parenthesized_expression:
      return visitTarget(x, x.firstNamed(node))
    default:
      return visit(x, node)
  }
}

/** What is called, or converted to: only the linker can tell. */
function callee(x: Extraction, node: number): number {
  switch (x.code(node)) {
    case K.identifier:
    case K.type_identifier:
      return named(x, node, ir.CALLEE)
    case K.selector_expression:
      return selector(x, node, ir.CALLEE)
    case K.qualified_type: {
      const code = qualified(x, node)
      x.occurrences[x.occurrences.length - ir.OCCURRENCE_SIZE + 2] = ir.CALLEE
      return code
    }
    case K.parenthesized_expression:
    case K.parenthesized_type:
      return callee(x, x.firstNamed(node))
    case K.index_expression: {
      const operand = callee(x, x.tree.child(node, x.field.operand))
      return indexed(x, operand, [visit(x, x.tree.child(node, x.field.index))])
    }
    case K.generic_type: {
      const operand = callee(x, x.tree.child(node, x.field.type))
      return indexed(x, operand, typeArguments(x, x.tree.child(node, x.field.type_arguments)))
    }
    case K.type_instantiation_expression:
      return instantiation(x, node, callee)
    default:
      return visit(x, node)
  }
}

/** `Pair[int, string]`, which is called, or handed on like other functions. */
function instantiation(x: Extraction, node: number, head: Visit): number {
  const [generic, ...types] = x.named(node)
  const operand = head(x, generic ?? -1)
  return indexed(
    x,
    operand,
    types.map((type) => visit(x, type)),
  )
}

function typeArguments(x: Extraction, list: number): number[] {
  return list < 0 ? [] : x.named(list).map((type) => visit(x, type))
}

function indexed(x: Extraction, operand: number, indexes: number[]): number {
  return x.record([ir.INDEX, operand, indexes.length, ...indexes])
}

function call(x: Extraction, node: number): number {
  const head = x.tree.child(node, x.field.function)
  let fn = callee(x, head)
  const types = x.tree.child(node, x.field.type_arguments)
  if (types >= 0) fn = indexed(x, fn, typeArguments(x, types))
  const list = x.tree.child(node, x.field.arguments)
  const given = list < 0 ? [] : x.named(list)
  const group = given.length > 0 && CALL_HEADS.has(x.code(head)) ? noteRoute(x, node, head, given) : undefined
  const { around } = x.routeGroups
  if (group !== undefined) around.push(group)
  const values = given.map((argument) => visit(x, argument))
  if (group !== undefined) around.pop()
  return called(x, fn, values)
}

function called(x: Extraction, fn: number, given: number[]): number {
  return x.record([ir.CALL, fn, given.length, ...given])
}

function unary(x: Extraction, node: number): number {
  const operand = visit(x, x.tree.child(node, x.field.operand))
  const operator = x.tree.type[x.tree.child(node, x.field.operator)] as number
  if (operator === x.syntax.token['&']) return x.node2(ir.ADDRESS, operand)
  if (operator === x.syntax.token['*']) return x.node2(ir.STAR, operand)
  if (operator === x.syntax.token['<-']) return x.node2(ir.RECEIVE, operand)
  return operand
}

const COMPARISONS = new Set(['==', '!=', '<', '<=', '>', '>=', '&&', '||'])
const SHIFTS = new Set(['<<', '>>'])

/** Long concatenations lean to the left by thousands: they are walked without recursion. */
function binary(x: Extraction, node: number): number {
  const chain: number[] = []
  let leftmost = node
  while (leftmost >= 0 && x.code(leftmost) === K.binary_expression) {
    chain.push(leftmost)
    leftmost = x.tree.child(leftmost, x.field.left)
  }
  let value = visit(x, leftmost)
  for (let at = chain.length - 1; at >= 0; at--) {
    const expression = chain[at] as number
    const operator = x.tree.child(expression, x.field.operator)
    const right = visit(x, x.tree.child(expression, x.field.right))
    const written = operator < 0 ? '' : x.text(operator)
    if (COMPARISONS.has(written)) value = x.basics[ir.BOOL] as number
    else if (!SHIFTS.has(written) && value !== right) value = x.node3(ir.BINARY, value, right)
  }
  return value
}

function functionLiteral(x: Extraction, node: number): number {
  const parameters = readParameters(x, x.tree.child(node, x.field.parameters))
  const result = readResult(x, x.tree.child(node, x.field.result))
  const code = functionCode(x, [], parameters, result)
  x.later(() => {
    const outer = x.labels
    x.labels = new Map()
    x.open()
    bindParameters(x, parameters, result)
    functionBody(x, x.tree.child(node, x.field.body))
    x.close()
    x.labels = outer
  })
  return x.ofType(code)
}

function composite(x: Extraction, node: number): number {
  const type = visit(x, x.tree.child(node, x.field.type))
  literal(x, x.tree.child(node, x.field.body), type)
  return x.ofType(type)
}

/** Elements may leave out their type, and keys may be names of fields. */
function literal(x: Extraction, body: number, type: number): void {
  if (body < 0) return
  let elementType = 0
  let keyType = 0
  for (const element of x.named(body)) {
    const keyed = x.code(element) === K.keyed_element
    let field = 0
    if (keyed) {
      const key = x.firstNamed(x.tree.child(element, x.field.key))
      if (x.code(key) === K.identifier) field = fieldKey(x, key, type)
      else if (x.code(key) === K.literal_value) {
        if (keyType === 0) keyType = x.node2(ir.KEY_TYPE, type)
        literal(x, key, keyType)
      } else visit(x, key)
    }
    const value = x.firstNamed(keyed ? x.tree.child(element, x.field.value) : element)
    if (x.code(value) === K.literal_value) {
      if (elementType === 0) elementType = x.node2(ir.ELEMENT_TYPE, type)
      literal(x, value, elementType)
    } else noteGiven(x, field, visit(x, value), value)
  }
}

function fieldKey(x: Extraction, key: number, type: number): number {
  const text = x.string(x.text(key))
  const field = x.record([ir.KEY, type, text, x.resolve(text)])
  x.occurrence(key, ir.WRITE, field)
  return field
}

const basic =
  (kind: number): Visit =>
  (x) =>
    x.basics[kind] as number

const expressions: Partial<Record<TypeName, Visit>> = {
  comment: nothing,
  identifier: name,
  type_identifier: name,
  package_identifier: name,
  field_identifier: nothing,
  qualified_type: qualified,
  selector_expression: (x, node) => selector(x, node, ir.READ),
  call_expression: call,
  type_conversion_expression: (x, node) => {
    const type = callee(x, x.tree.child(node, x.field.type))
    return called(x, type, [visit(x, x.tree.child(node, x.field.operand))])
  },
  type_instantiation_expression: (x, node) => instantiation(x, node, visit),
  index_expression: (x, node) =>
    indexed(x, visit(x, x.tree.child(node, x.field.operand)), [visit(x, x.tree.child(node, x.field.index))]),
  generic_type: (x, node) =>
    indexed(
      x,
      visit(x, x.tree.child(node, x.field.type)),
      typeArguments(x, x.tree.child(node, x.field.type_arguments)),
    ),
  slice_expression: (x, node) => {
    const operand = visit(x, x.tree.child(node, x.field.operand))
    for (const field of [x.field.start, x.field.end, x.field.capacity]) visit(x, x.tree.child(node, field))
    return x.node2(ir.SLICE, operand)
  },
  type_assertion_expression: (x, node) =>
    x.node3(ir.ASSERT, visit(x, x.tree.child(node, x.field.operand)), visit(x, x.tree.child(node, x.field.type))),
  unary_expression: unary,
  binary_expression: binary,
  parenthesized_expression: inner,
  parenthesized_type: inner,
  variadic_argument: inner,
  negated_type: inner,
  literal_element: inner,
  func_literal: functionLiteral,
  composite_literal: composite,
  pointer_type: (x, node) => x.node2(ir.STAR, visit(x, x.firstNamed(node))),
  slice_type: (x, node) => x.node2(ir.LIST, visit(x, x.tree.child(node, x.field.element))),
  implicit_length_array_type: (x, node) => x.node2(ir.LIST, visit(x, x.tree.child(node, x.field.element))),
  array_type: (x, node) => {
    visit(x, x.tree.child(node, x.field.length))
    return x.node2(ir.LIST, visit(x, x.tree.child(node, x.field.element)))
  },
  map_type: (x, node) =>
    x.node3(ir.MAP, visit(x, x.tree.child(node, x.field.key)), visit(x, x.tree.child(node, x.field.value))),
  channel_type: (x, node) => x.node2(ir.CHANNEL, visit(x, x.tree.child(node, x.field.value))),
  function_type: functionType,
  struct_type: structType,
  interface_type: interfaceType,
  type_elem: union,
  type_constraint: union,
  int_literal: basic(ir.INT),
  iota: basic(ir.INT),
  float_literal: basic(ir.FLOAT),
  imaginary_literal: basic(ir.IMAGINARY),
  rune_literal: basic(ir.RUNE),
  interpreted_string_literal: basic(ir.STRING),
  raw_string_literal: basic(ir.STRING),
  true: basic(ir.BOOL),
  false: basic(ir.BOOL),
  nil: basic(ir.NIL),
}

let visits: (Visit | undefined)[] | undefined

/** By code. Made when first asked for, because the files that it comes from import each other. */
function table(): (Visit | undefined)[] {
  if (!visits) {
    visits = []
    for (const [type, read] of Object.entries({ ...expressions, ...statements })) visits[K[type as TypeName]] = read
  }
  return visits
}
