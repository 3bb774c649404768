/**
 * Expressions: each gives the node of its value, and every name in it becomes an occurrence.
 */
import type { Use } from '../../../../../src/contract/links.ts'
import { LARGEST_KEY, OP } from '../value-graph.ts'
import { call } from './call-expressions.ts'
import { defineLambda } from './definitions.ts'
import { comprehension, dictionary, sequence } from './displays.ts'
import type { Extraction } from './extraction.ts'
import { DEEPEST, OCCURRENCE, SEPARATOR } from './extraction.ts'
import { bindNamedTuple, makesNamedTuple } from './named-tuples.ts'
import { attribute, dottedName, name } from './names.ts'
import { comparesKinds, comparesTypes, where } from './narrowing.ts'
import { compares, negates, operates, takesItem } from './operators.ts'
import { keyOf, keysOf } from './record-keys.ts'
import type { Scope } from './scopes.ts'
import { NODE } from './syntax.ts'
import { assignTarget } from './targets.ts'
import { annotation, typeComment } from './type-expressions.ts'

export function expression(x: Extraction, scope: Scope, node: number, use: Use = 'read'): number {
  if (x.depth >= DEEPEST) return x.graph.unknown
  x.depth++
  const result = readExpression(x, scope, node, use)
  x.depth--
  return result
}

function readExpression(x: Extraction, scope: Scope, node: number, use: Use): number {
  const { reader, graph } = x
  const { field } = reader
  const child = (f: number): number => x.tree.child(node, f)
  const value = (at: number): number => valueAt(x, scope, at)
  switch (reader.code(node)) {
    case NODE.identifier:
      return name(x, scope, node, use).node
    case NODE.attribute:
      return attribute(x, scope, node, use).node
    case NODE.call:
      return call(x, scope, node)
    case NODE.string:
      return string(x, scope, node)
    case NODE.concatenated_string: {
      for (const part of reader.named(node)) expression(x, scope, part)
      return graph.node(OP.TEXT, -1)
    }
    case NODE.integer: {
      const number = Number(x.text(node))
      return Number.isSafeInteger(number) && number < LARGEST_KEY
        ? graph.node(OP.INTEGER, number)
        : graph.builtin('int')
    }
    case NODE.float:
      return graph.builtin('float')
    case NODE.true:
      return graph.node(OP.BUILTIN, graph.string('bool'), 1)
    case NODE.false:
      return graph.node(OP.BUILTIN, graph.string('bool'), 2)
    case NODE.none:
      return graph.builtin('None')
    case NODE.parenthesized_expression:
      return value(reader.firstNamed(node))
    case NODE.list:
    case NODE.set:
    case NODE.tuple:
    case NODE.expression_list:
    case NODE.pattern_list:
      return sequence(x, scope, node)
    case NODE.dictionary:
      return dictionary(x, scope, node)
    case NODE.list_comprehension:
    case NODE.set_comprehension:
    case NODE.generator_expression:
    case NODE.dictionary_comprehension:
      return comprehension(x, scope, node)
    case NODE.subscript:
      return subscript(x, scope, node, use === 'write' ? '__setitem__' : '__getitem__')
    case NODE.slice:
      for (const part of reader.named(node)) value(part)
      return graph.unknown
    case NODE.lambda:
      return defineLambda(x, scope, node, scope.owner)
    case NODE.conditional_expression:
      return conditional(x, scope, node)
    case NODE.boolean_operator:
      return either(x, scope, node)
    case NODE.binary_operator:
      return binary(x, scope, node)
    case NODE.comparison_operator: {
      const operands = reader.named(node)
      const values = operands.map(value)
      compares(x, scope, operands, values)
      comparesTypes(x, scope, node, operands, values)
      comparesKinds(x, scope, node, operands, values)
      return graph.builtin('bool')
    }
    case NODE.not_operator:
      for (const part of reader.named(node)) value(part)
      return graph.builtin('bool')
    case NODE.unary_operator: {
      const held = value(child(field.argument))
      negates(x, scope, node, held)
      const isNegative = graph.kind[held] === OP.INTEGER && x.tree.text[x.tree.start[node] as number] === '-'
      return isNegative ? graph.node(OP.INTEGER, -(graph.a[held] as number)) : held
    }
    case NODE.named_expression: {
      const held = value(child(field.value))
      const target = child(field.name)
      if (target >= 0) assignTarget(x, scope.binder, target, held)
      return held
    }
    case NODE.await:
      return graph.node(OP.AWAITED, value(reader.firstNamed(node)))
    case NODE.yield:
      return yielded(x, scope, node)
    case NODE.assignment:
      // `a = b = value`: the inner assignment is the outer one's value.
      return assignment(x, scope, node)
    case NODE.type:
      return annotation(x, scope, node)
    case NODE.dotted_name:
      return dottedName(x, scope, node)
    case NODE.list_splat:
    case NODE.dictionary_splat:
    case NODE.list_splat_pattern:
    case NODE.dictionary_splat_pattern:
      return value(reader.firstNamed(node))
    case NODE.keyword_argument:
      return value(child(field.value))
    default:
      for (const part of reader.named(node)) expression(x, scope, part)
      return graph.unknown
  }
}

/** The value of a node that may be missing (-1). */
export const valueAt = (x: Extraction, scope: Scope, node: number): number =>
  node < 0 ? x.graph.unknown : expression(x, scope, node)

/** `then if condition else otherwise` */
function conditional(x: Extraction, scope: Scope, node: number): number {
  const [then, condition, otherwise] = x.reader.named(node) as [number, number, number | undefined]
  valueAt(x, scope, condition)
  const held = where(x, condition, true, () => valueAt(x, scope, then))
  const other = otherwise === undefined ? -1 : where(x, condition, false, () => valueAt(x, scope, otherwise))
  return x.graph.join([held, other])
}

/** `a and b`, `a or b`: the value is either operand; `b` is reached where `a` is true (`and`) or false (`or`). */
function either(x: Extraction, scope: Scope, node: number): number {
  const { field } = x.reader
  const first = x.tree.child(node, field.left)
  const left = valueAt(x, scope, first)
  const operator = x.tree.child(node, field.operator)
  const isAnd = operator >= 0 && x.text(operator) === 'and'
  const right = where(x, first, isAnd, () => valueAt(x, scope, x.tree.child(node, field.right)))
  return x.graph.join([left, right])
}

/**
 * A yielded value goes to the code that iterates; the value of `yield` is what that code sends back, that of `yield from` what the
 * other generator returns.
 */
function yielded(x: Extraction, scope: Scope, node: number): number {
  const { reader, graph } = x
  const given = reader.firstNamed(node)
  const held = given < 0 ? -1 : valueAt(x, scope, given)
  const fn = x.functions[scope.fn]
  const start = x.tree.start[node] as number
  const isFrom = held >= 0 && /^yield\s+from\b/.test(x.tree.text.slice(start, start + 20))
  if (fn && held >= 0) graph.edge(isFrom ? graph.node(OP.ELEMENT, held) : held, fn.yields)
  if (isFrom) return graph.node(OP.AWAITED, held)
  const sent = fn ? sentTo(x, fn.annotation) : -1
  return sent < 0 ? graph.unknown : graph.node(OP.TYPED, sent, -1)
}

/** `a + b + c` is nested to the left, by the thousand in generated code: walked in a loop, not recursively. */
function binary(x: Extraction, scope: Scope, node: number): number {
  const { reader, graph } = x
  const { field } = reader
  const chain: number[] = []
  let at = node
  while (at >= 0 && reader.code(at) === NODE.binary_operator) {
    chain.push(at)
    at = x.tree.child(at, field.left)
  }
  let held = at < 0 ? graph.unknown : expression(x, scope, at)
  for (const part of chain.toReversed()) {
    const operator = x.tree.child(part, field.operator)
    const right = x.tree.child(part, field.right)
    const operand = right < 0 ? graph.unknown : expression(x, scope, right)
    operates(x, scope, operator, held, operand)
    held = graph.node(OP.BINARY, held, graph.list([graph.string(operator < 0 ? '' : x.text(operator)), operand]))
  }
  return held
}

function string(x: Extraction, scope: Scope, node: number): number {
  const { reader, graph } = x
  let content: string | undefined
  let pieces = 0
  /** Where a part is filled in: the text before the first such part, and after the last one. */
  let before: string | undefined
  let after = ''
  for (const part of reader.named(node)) {
    const code = reader.code(part)
    if (code === NODE.interpolation) {
      before ??= content ?? ''
      after = ''
      pieces += 2
      interpolation(x, scope, part)
    } else if (code === NODE.string_content) {
      pieces++
      content = x.text(part)
      after = content
    }
  }
  if (before !== undefined && before + after !== '' && IN_NAME.test(before) && IN_NAME.test(after))
    return graph.node(OP.PATTERN, graph.string(before), graph.string(after))
  if (content !== undefined && pieces === 1) dottedPath(x, scope, node, content)
  const bytes = /^[rR]?[bB]/.test(x.tree.text.slice(x.tree.start[node], (x.tree.start[node] as number) + 2)) ? 1 : 0
  const literal = pieces === 0 ? '' : pieces === 1 ? content : undefined
  return graph.node(OP.TEXT, literal !== undefined && literal.length <= LONGEST_KEY ? graph.string(literal) : -1, bytes)
}

/** A text of several names may be the path of a definition, as settings, schedules and `mock.patch` have them. */
function dottedPath(x: Extraction, scope: Scope, node: number, text: string): void {
  if (text.length > LONGEST_PATH || !DOTTED.test(text)) return
  const content = x.reader.content(node)
  if (content === undefined) return
  // Whether a new name of the program may be meant here is told by the strings of this file.
  for (const part of text.split(SEPARATOR)) x.graph.string(part)
  x.emit(content, 'read', scope.owner, OCCURRENCE.path, x.graph.string(text))
}

const LONGEST_PATH = 200
const DOTTED = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*[.:][A-Za-z_]\w*$/

/** What can be in a name. */
const IN_NAME = /^\w*$/

function interpolation(x: Extraction, scope: Scope, node: number): void {
  for (const part of x.reader.named(node)) {
    if (x.tree.field[part] === x.reader.field.expression) expression(x, scope, part)
    else for (const inner of x.reader.named(part)) if (x.reader.isNamed(inner)) interpolation(x, scope, inner)
  }
}

/** `method` is what takes the item. */
export function subscript(x: Extraction, scope: Scope, node: number, method: string): number {
  const { reader, graph } = x
  const object = x.tree.child(node, reader.field.value)
  // `Tree = Union['Leaf', 'Node']`: an alias is read as an annotation.
  if (object >= 0 && TYPE_CONSTRUCTOR.test(x.text(object))) return annotation(x, scope, node)
  const keys = reader.under(node, reader.field.subscript).filter((key) => reader.isNamed(key))
  const held = object < 0 ? graph.unknown : expression(x, scope, object)
  const first = keys[0]
  if (first === undefined) return held
  takesItem(x, scope, object, held, method)
  if (keys.length === 1 && reader.code(first) === NODE.slice) {
    const [start] = reader.named(first)
    expression(x, scope, first)
    // `[:2]` and `[1:]` have the same children; only a start, which stands before the colon, shifts positions.
    const leads =
      start !== undefined && (x.tree.start[start] as number) === (x.tree.start[first] as number)
        ? Number(x.text(start))
        : 0
    return graph.node(OP.SLICE, held, Number.isSafeInteger(leads) && leads >= 0 ? Math.min(leads, LARGEST_KEY) : -1)
  }
  if (keys.length === 1) keyOf(x, scope, first, held, method === '__getitem__' ? 'read' : 'write')
  const key =
    keys.length === 1
      ? expression(x, scope, first)
      : graph.node(OP.TUPLE, graph.list([keys.length, ...keys.map((k) => expression(x, scope, k))]))
  return graph.node(OP.SUBSCRIPT, held, key)
}

/** The node of the type `Sent` in `Generator[Yielded, Sent, Returned]`, which `yield` evaluates to; -1 for other annotations. */
function sentTo(x: Extraction, annotation: number): number {
  const { graph } = x
  if (annotation < 0 || graph.kind[annotation] !== OP.SUBSCRIPT) return -1
  const base = graph.a[annotation] as number
  const imported = graph.kind[base] === OP.IMPORTED ? x.imports[graph.a[base] as number]?.[2] : undefined
  const name = graph.kind[base] === OP.ATTRIBUTE ? graph.b[base] : (imported ?? -1)
  const argument = graph.b[annotation] as number
  if (graph.kind[argument] !== OP.TUPLE || !/^(Async)?Generator$/.test(graph.strings[name as number] ?? '')) return -1
  const list = graph.a[argument] as number
  return (graph.lists[list] as number) > 1 ? (graph.lists[list + 2] as number) : -1
}

export function assignment(x: Extraction, scope: Scope, node: number): number {
  const { reader, graph } = x
  const left = x.tree.child(node, reader.field.left)
  const right = x.tree.child(node, reader.field.right)
  const type = x.tree.child(node, reader.field.type)
  const comment = type < 0 ? typeComment(x, scope, node) : undefined
  const written = type < 0 ? (comment?.type ?? -1) : annotation(x, scope, type)
  const isAlias = type >= 0 && /\bTypeAlias\b/.test(x.text(type))
  let held: number
  if (right < 0) held = -1
  else if (isAlias) held = annotation(x, scope, right)
  else if (reader.code(right) === NODE.lambda && reader.code(left) === NODE.identifier)
    held = defineLambda(x, scope, right, scope.owner, left)
  else {
    keysOf(x, scope, right, written)
    held = expression(x, scope, right)
  }
  if (written >= 0 && !isAlias) held = graph.node(OP.TYPED, written, held)
  const how = { statement: node, type: type < 0 ? comment?.text : x.text(type), bare: right < 0 }
  const { binder } = scope
  if (holdsClass(x, binder, left) && written < 0 && right >= 0 && makesNamedTuple(x, right))
    return bindNamedTuple(x, binder, left, how, right, held)
  const named = held >= 0 && graph.kind[held] === OP.FUNCTION && x.slot(scope.binder, x.text(left)).value === held
  if (left >= 0 && !named) assignTarget(x, binder, left, held, how)
  return held < 0 ? graph.unknown : held
}

/** Whether a target is a name whose symbol can be that of a class. */
const holdsClass = (x: Extraction, binder: Scope, target: number): boolean =>
  target >= 0 && x.reader.code(target) === NODE.identifier && (binder.kind === 'module' || binder.kind === 'class')

const TYPE_CONSTRUCTOR =
  /^(\w+\.)?(Union|Optional|List|Dict|Set|FrozenSet|Tuple|Type|Callable|Sequence|Iterable|Iterator|Mapping|Generator)$/

/** Longer literals are text and never keys. */
const LONGEST_KEY = 64
