/** Turns type annotations into records. */

import * as ir from '../ir.ts'
import { defineLocal } from './definitions.ts'
import { expression, stringText } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { functionRecord } from './functions.ts'
import { dispatch, K } from './grammar.ts'
import { TYPE_SCOPE } from './scopes.ts'
import { shapeMembers } from './shapes.ts'
import { importType, isImport, query } from './type-queries.ts'

type Handler = (x: Extraction, node: number, use: number) => number

export function type(x: Extraction, node: number, use: number = ir.TYPE_USE): number {
  if (node < 0) return 0
  const handler = HANDLERS[x.kind(node)]
  return handler ? handler(x, node, use) : typesIn(x, node)
}

/** Whether a node can only be a type. */
export function isType(x: Extraction, node: number): boolean {
  return (
    x.kind(node) !== K.call_expression && x.kind(node) !== K.member_expression && HANDLERS[x.kind(node)] !== undefined
  )
}

/** The record of an annotated type: `: T`, `: x is T`, `: asserts x is T` or `: asserts x`. */
export function annotation(x: Extraction, node: number): number {
  const kind = x.kind(node)
  if (kind === K.type_annotation) {
    const inside = x.firstNamed(node)
    return inside >= 0 ? type(x, inside) : 0
  }
  return type(x, node)
}

export function typeList(x: Extraction, node: number): number {
  const { after, flags } = x.tree
  const items: number[] = []
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
    if (((flags[at] as number) & 1) !== 0 && x.kind(at) !== K.comment) items.push(type(x, at))
  return x.list(items)
}

/** Walks the types inside a node whose own type is not modelled and stays unknown. */
export function typesIn(x: Extraction, node: number): number {
  const { after, flags } = x.tree
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
    if (((flags[at] as number) & 1) !== 0) type(x, at)
  return x.emit(ir.T_PRIMITIVE, 0)
}

export function typeParameters(x: Extraction, node: number): number {
  if (node < 0) return 0
  const { after } = x.tree
  const made: number[] = []
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
    if (x.kind(at) !== K.type_parameter) continue
    const name = x.field(at, 'name')
    if (name < 0) continue
    const text = x.nameOf(name)
    const entity = x.entity(text)
    const declaration = x.declare(entity, ir.TYPE_PARAMETER, defineLocal(x, text, 'type', name))
    made.push(declaration)
    x.visible = [...x.visible, declaration]
    const constraint = x.field(at, 'constraint')
    if (constraint >= 0) x.code[declaration + ir.D_TYPE] = type(x, x.firstNamed(constraint))
    const fallback = x.field(at, 'value')
    if (fallback >= 0) x.code[declaration + ir.D_EXTRA] = type(x, x.firstNamed(fallback))
  }
  return x.list(made)
}

function name(x: Extraction, node: number, use: number): number {
  const record = x.name(x.nameOf(node), ir.TYPE_SPACE)
  x.occurrence(node, use, record)
  return record
}

/** `A.B.C`: all names but the last are namespaces. */
function qualified(x: Extraction, node: number, use: number): number {
  const left = x.field(node, 'module') >= 0 ? x.field(node, 'module') : x.field(node, 'object')
  const right = x.field(node, 'name') >= 0 ? x.field(node, 'name') : x.field(node, 'property')
  if (left < 0 || right < 0) return typesIn(x, node)
  const kind = x.kind(left)
  let owner: number
  if (kind === K.call_expression || isImport(x, left)) owner = importType(x, left)
  else if (kind === K.identifier) {
    // `(checks: checks.Check)`: no variable is meant. In JavaScript, one may hold a module.
    owner = x.name(x.nameOf(left), x.typescript ? ir.TYPE_SPACE : ir.VALUE_SPACE)
    x.code[owner] = ir.NAME
    x.occurrence(left, ir.READ, owner)
  } else owner = qualified(x, left, ir.READ)
  const record = x.emit(ir.T_MEMBER, owner, x.nameOf(right))
  x.occurrence(right, use, record)
  return record
}

function generic(x: Extraction, node: number, use: number): number {
  const base = type(x, x.field(node, 'name') >= 0 ? x.field(node, 'name') : x.firstNamed(node), use)
  const args = x.childOf(node, K.type_arguments)
  if (args >= 0) {
    const list = typeList(x, args)
    const op = x.code[base]
    if (op === ir.T_NAME) x.code[base + 2] = list
    else if (op === ir.T_MEMBER) x.code[base + 3] = list
  }
  return base
}

/** `a | b | c` nests to the left; its parts become one list. */
function joined(op: number, kind: number): Handler {
  return (x, node) => {
    const made = constructorAround(x, node)
    if (made !== 0) return made
    const parts: number[] = []
    const collect = (at: number) => {
      const { after, flags } = x.tree
      for (let part = at + 1, end = after[at] as number; part < end; part = after[part] as number) {
        if (((flags[part] as number) & 1) === 0 || x.kind(part) === K.comment) continue
        if (x.kind(part) === kind) collect(part)
        else parts.push(type(x, part))
      }
    }
    collect(node)
    return x.emit(op, x.list(parts))
  }
}

/** `new () => A & B` makes what is both: the grammar ends the constructor's type before the `&`. */
function constructorAround(x: Extraction, node: number): number {
  const { after, flags } = x.tree
  const further: (readonly [op: number, node: number])[] = []
  let at = node
  for (let kind = x.kind(at); kind === K.union_type || kind === K.intersection_type; kind = x.kind(at)) {
    const first = x.firstNamed(at)
    let next = first < 0 ? -1 : (after[first] as number)
    const end = after[at] as number
    while (next >= 0 && next < end && (((flags[next] as number) & 1) === 0 || x.kind(next) === K.comment))
      next = after[next] as number
    if (next < 0 || next >= end) return 0
    further.push([kind === K.union_type ? ir.T_UNION : ir.T_INTERSECTION, next])
    at = first
  }
  if (x.kind(at) !== K.constructor_type) return 0
  x.made = { by: at, further: further.reverse() }
  return type(x, at)
}

/** The type of what a constructor makes. */
export function madeBy(x: Extraction, node: number, result: number): number {
  const { made } = x
  let value = annotation(x, result)
  if (made?.by !== node) return value
  for (const [op, next] of made.further) value = x.emit(op, x.list([value, type(x, next)]))
  return value
}

function functionType(op: number): Handler {
  return (x, node) => x.emit(op, functionRecord(x, node, { definition: 0, owner: 0 }))
}

function only(x: Extraction, node: number): number {
  return type(x, x.firstNamed(node))
}

const PREDEFINED: Record<string, number> = Object.fromEntries(ir.PRIMITIVES.map((p, at) => [p, at]))

/** The type that the language itself calls so; undefined for other names. */
export function predefined(x: Extraction, node: number): number | undefined {
  const known = PREDEFINED[x.text(node)]
  return known === undefined ? undefined : x.emit(ir.T_PRIMITIVE, known)
}

const HANDLERS = dispatch<Handler>({
  type_identifier: name,
  identifier: name,
  predefined_type: (x, node) => x.emit(ir.T_PRIMITIVE, PREDEFINED[x.text(node)] ?? 0),
  nested_type_identifier: qualified,
  nested_identifier: qualified,
  member_expression: (x, node, use) => qualified(x, node, use),
  generic_type: generic,
  union_type: joined(ir.T_UNION, K.union_type),
  intersection_type: joined(ir.T_INTERSECTION, K.intersection_type),
  array_type: (x, node) => x.emit(ir.T_ARRAY, only(x, node)),
  tuple_type: (x, node) => {
    const { after, flags } = x.tree
    const items: number[] = []
    for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
      if (((flags[at] as number) & 1) === 0 || x.kind(at) === K.comment) continue
      const kind = x.kind(at)
      const labelled = kind === K.required_parameter || kind === K.optional_parameter
      const item = labelled ? annotation(x, x.field(at, 'type')) : type(x, at)
      const label = labelled ? x.field(at, 'name') : -1
      const rest = label >= 0 && x.kind(label) === K.rest_pattern
      items.push(rest ? x.emit(ir.T_REST, item) : item)
    }
    return x.emit(ir.T_TUPLE, x.list(items))
  },
  readonly_type: only,
  optional_type: only,
  rest_type: (x, node) => x.emit(ir.T_REST, only(x, node)),
  parenthesized_type: only,
  type_annotation: only,
  opting_type_annotation: only,
  omitting_type_annotation: only,
  adding_type_annotation: only,
  constraint: only,
  function_type: functionType(ir.T_FUNCTION),
  constructor_type: functionType(ir.T_CONSTRUCTOR),
  object_type: (x, node) => {
    const mapped = x.childOf(node, K.index_signature)
    if (mapped >= 0 && x.has(mapped, K.mapped_type_clause)) return mappedType(x, mapped)
    const shape = x.shape(ir.OBJECT_TYPE, 0)
    shapeMembers(x, node, shape)
    return x.emit(ir.T_OBJECT, shape)
  },
  literal_type: (x, node) => {
    const inside = node + 1
    const kind = inside < (x.tree.after[node] as number) ? x.kind(inside) : 0
    if (kind === K.string) {
      const text = stringText(x, inside)
      return text === undefined ? x.emit(ir.T_PRIMITIVE, ir.P_STRING) : x.emit(ir.T_LITERAL, x.string(text))
    }
    if (kind === K.true || kind === K.false) return x.emit(ir.T_LITERAL, x.string(x.text(inside)), ir.P_BOOLEAN)
    const primitive = kind === K.null ? ir.P_NULL : kind === K.undefined ? ir.P_UNDEFINED : ir.P_NUMBER
    return x.emit(ir.T_PRIMITIVE, primitive)
  },
  template_literal_type: (x, node) => {
    typesIn(x, node)
    return x.emit(ir.T_PRIMITIVE, ir.P_STRING)
  },
  type_query: query,
  index_type_query: (x, node) => x.emit(ir.T_KEYOF, only(x, node)),
  lookup_type: (x, node) => {
    const object = x.firstNamed(node)
    const index = x.tree.after[object] as number
    const first = type(x, object)
    const record = x.emit(ir.T_LOOKUP, first, index < (x.tree.after[node] as number) ? type(x, index) : 0)
    const text = index + 2
    if (x.code[x.code[record + 2] as number] === ir.T_LITERAL && text < (x.tree.after[index] as number))
      x.occurrence(text, ir.SHORTHAND, record)
    return record
  },
  conditional_type: (x, node) => {
    const outer = x.enter(TYPE_SCOPE)
    const { inferring: outerInferring, inferred: outerInferred, visible } = x
    x.inferring = x.scope
    x.inferred = []
    const check = type(x, x.field(node, 'left'))
    const bound = type(x, x.field(node, 'right'))
    const infers = x.hasNames
    // What has been inferred is known where the condition holds.
    if (x.inferred.length > 0) x.visible = [...visible, ...x.inferred]
    const consequence = type(x, x.field(node, 'consequence'))
    x.visible = visible
    const alternative = type(x, x.field(node, 'alternative'))
    const record = x.record(ir.T_CONDITIONAL, check, bound, consequence, alternative, infers ? 1 : 0, x.visibleList())
    x.inferring = outerInferring
    x.inferred = outerInferred
    x.leave(outer)
    return record
  },
  infer_type: (x, node) => {
    const at = x.firstNamed(node)
    if (at < 0) return 0
    const text = x.nameOf(at)
    const declared = x.declare(x.entity(text, x.inferring), ir.TYPE_PARAMETER, defineLocal(x, text, 'type', at))
    x.inferred.push(declared)
    // `infer T extends Bound`
    const { after, flags } = x.tree
    for (let bound = after[at] as number; bound < (after[node] as number); bound = after[bound] as number)
      if (((flags[bound] as number) & 1) !== 0) type(x, bound)
    return x.name(text, ir.TYPE_SPACE)
  },
  this_type: (x) => x.emit(ir.T_THIS, x.classShape),
  type_predicate: (x, node) => {
    const name = x.field(node, 'name')
    if (name >= 0 && x.kind(name) === K.identifier) expression(x, name)
    return x.emit(ir.T_PREDICATE, name >= 0 ? x.nameOf(name) : 0, type(x, x.field(node, 'type')))
  },
  type_predicate_annotation: only,
  asserts_annotation: only,
  asserts: (x, node) => {
    const inside = x.firstNamed(node)
    if (inside >= 0 && x.kind(inside) !== K.identifier) return type(x, inside)
    if (inside >= 0) expression(x, inside)
    return x.emit(ir.T_PRIMITIVE, ir.P_UNDEFINED)
  },
  call_expression: importType,
})

function mappedType(x: Extraction, node: number): number {
  const outer = x.enter(TYPE_SCOPE)
  const clause = x.childOf(node, K.mapped_type_clause)
  const outerVisible = x.visible
  const visible = x.visibleList()
  const key = x.field(clause, 'name')
  let declared = 0
  if (key >= 0) {
    const text = x.nameOf(key)
    declared = x.declare(x.entity(text), ir.TYPE_PARAMETER, defineLocal(x, text, 'type', key))
    x.visible = [...outerVisible, declared]
  }
  const over = x.field(clause, 'type')
  const source = over >= 0 ? type(x, over) : 0
  const renamed = x.field(clause, 'alias')
  if (renamed >= 0) type(x, renamed)
  const value = x.field(node, 'type')
  const record = x.record(ir.T_MAPPED, value >= 0 ? annotation(x, value) : 0, source, declared, visible)
  x.visible = outerVisible
  x.leave(outer)
  return record
}
