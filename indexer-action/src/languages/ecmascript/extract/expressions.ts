/**
 * Turns expressions into records. Each handler returns the value's record; identifiers leave occurrences.
 */

import * as ir from '../ir.ts'
import { assignment } from './assignments.ts'
import { call, construct } from './calls.ts'
import { classShape } from './classes.ts'
import { recover } from './errors.ts'
import type { Extraction } from './extraction.ts'
import { functionValue } from './functions.ts'
import { dispatch, K } from './grammar.ts'
import { compared, condition, eitherOf, narrowed, narrowedObject, where } from './guards.ts'
import { castBefore } from './jsdoc.ts'
import { jsx } from './jsx.ts'
import { isConstantKey } from './keys.ts'
import { ITERATING, objectLiteral } from './literals.ts'
import { isOperation, ofOperand } from './operands.ts'
import { statement } from './statements.ts'
import { instantiation, readAsCompared, templateCompared, templateParts } from './tagged-templates.ts'
import { type } from './types.ts'

type Handler = (x: Extraction, node: number, use: number) => number

/** `use` is what the surrounding expression does with the value: reads it, calls it, and so on. */
export function expression(x: Extraction, node: number, use: number = ir.READ): number {
  if (node < 0) return 0
  const handler = HANDLERS[x.kind(node)]
  const value = handler ? handler(x, node, use) : expressionsIn(x, node)
  if (x.awaited !== node) return value
  x.awaited = -1
  return x.emit(ir.AWAIT, value)
}

/** Fallback for expressions without a handler: their parts are still walked. */
function expressionsIn(x: Extraction, node: number): number {
  const { after } = x.tree
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) statement(x, at)
  return x.emit(ir.UNKNOWN)
}

const primitive =
  (number: number): Handler =>
  (x) =>
    x.emit(ir.PRIMITIVE, number)

/** The text between a string's quotes, or undefined when it has escapes. */
export function stringText(x: Extraction, node: number): string | undefined {
  const text = x.text(node)
  if (text.length < 2 || text.includes('\\')) return undefined
  return text.slice(1, -1)
}

function identifier(x: Extraction, node: number, use: number): number {
  const name = x.nameOf(node)
  const text = x.strings[name] as string
  if (text === 'undefined') return x.emit(ir.PRIMITIVE, ir.P_UNDEFINED)
  const record = x.name(name, ir.VALUE_SPACE)
  // A function that is bound to `this` has arguments of its own.
  const { flags, record: own, self } = x.frame
  const called = own === 0 || (flags & ir.ARROW) !== 0 ? self : own
  if (text === 'arguments' && called !== 0 && x.code[called] === ir.FUNCTION) {
    x.code[called + ir.F_FLAGS] = (x.code[called + ir.F_FLAGS] as number) | ir.USES_ARGUMENTS
    return x.emit(ir.ARGUMENTS, called)
  }
  x.occurrence(node, use, record)
  const value = narrowed(x, name, record)
  return x.component ? x.component.named(node, record, value) : value
}

/** The largest number of names before the last one in a qualified type behind `as`. */
const LONGEST_NAMESPACE = 8

function member(x: Extraction, node: number, use: number): number {
  const property = x.field(node, 'property')
  if (x.typescript) {
    const outer = [node]
    let of = x.field(node, 'object')
    while (of >= 0 && x.kind(of) === K.member_expression && outer.length < LONGEST_NAMESPACE) {
      outer.push(of)
      of = x.field(of, 'object')
    }
    if (of >= 0 && isCast(x.kind(of))) return cast(x, of, ir.READ, outer)
  }
  const applies = use === ir.CALLED && property >= 0 && /^(call|apply)$/.test(x.text(property))
  const object = narrowedObject(x, expression(x, x.field(node, 'object'), applies ? ir.APPLIED : ir.READ))
  if (property < 0) return object
  const record = x.emit(ir.MEMBER, object, x.nameOf(property))
  if (!x.typescript && x.code[object] === ir.NAME && x.text(node) === 'module.exports') x.moduleExports.push(record)
  x.occurrence(property, use, record)
  return record
}

function subscript(x: Extraction, node: number, use: number): number {
  const index = x.field(node, 'index')
  const named = index >= 0 && (x.kind(index) === K.string || x.kind(index) === K.number)
  const object = expression(x, x.field(node, 'object'), use === ir.CALLED && !named ? ir.DISPATCHED : ir.READ)
  if (index >= 0 && x.kind(index) === K.string) {
    const text = stringText(x, index)
    if (text) {
      const record = x.emit(ir.MEMBER, object, x.string(text))
      const inside = index + 1
      if (inside < (x.tree.after[index] as number)) x.occurrence(inside, use === ir.READ ? ir.SHORTHAND : use, record)
      return record
    }
  }
  if (index >= 0 && x.kind(index) === K.number) {
    const position = Number(x.text(index))
    if (Number.isInteger(position) && position < 1e6) {
      const item = x.emit(ir.ITEM, object, position, x.string(x.text(index)))
      if (use === ir.CALLED) x.occurrence(index, use, item)
      return item
    }
  }
  if (index >= 0 && x.kind(index) === K.member_expression && ITERATING.has(`[${x.text(index)}]`)) {
    expression(x, index)
    return x.emit(ir.MEMBER, object, x.string(`[${x.text(index)}]`))
  }
  // A table that is written on the spot has no name to be called by.
  if (index >= 0 && use === ir.CALLED && x.code[object] === ir.SHAPE_VALUE) x.occurrence(index, ir.DISPATCHED, object)
  const record = x.emit(ir.INDEX, object, expression(x, index))
  if (use === ir.CALLED && isConstantKey(x, index)) x.occurrence(index, ir.DISPATCHED, record)
  return record
}

function array(x: Extraction, node: number): number {
  const { after } = x.tree
  const items: number[] = []
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
    if (x.kind(at) === K.comment) continue
    items.push(expression(x, at))
  }
  const record = x.record(ir.ARRAY, 0, 0, 0, x.list(items))
  items.forEach((item, position) => {
    x.setContext(item, ir.IN_ARRAY, record, position)
  })
  return record
}

/** Long chains (`a + b + c …`) nest to the left. They are walked in a loop, because recursion would overflow the stack. */
function binary(x: Extraction, node: number, use: number): number {
  const called = templateCompared(x, node)
  if (called !== undefined) return called
  const chain: number[] = []
  let left = node
  while (left >= 0 && x.kind(left) === K.binary_expression && (left === node || !readAsCompared(x, left))) {
    chain.push(left)
    left = x.field(left, 'left')
  }
  // Of `(given || usual)()`, each may be called; of `(a + b || c)()`, the last.
  const isChoice = use !== ir.READ && chain.every((at) => isEitherOf(x, at))
  let value = condition(x, left, isChoice ? use : ir.READ)
  for (let at = chain.length - 1; at >= 0; at--) {
    const here = chain[at] as number
    const operator = x.field(here, 'operator')
    const kind = operator >= 0 ? x.kind(operator) : 0
    const node = x.field(here, 'right')
    const { held, denied } = x
    if (kind === K['||'] || kind === K['??'] || kind === K['&&']) {
      const all = kind === K['&&']
      const right = where(x, all ? held : kind === K['||'] ? denied : [], () =>
        condition(x, node, isChoice || at === 0 ? use : ir.READ),
      )
      const any = kind === K['||']
      x.held = all ? [...held, ...x.held] : any ? eitherOf(x, held, x.held) : []
      x.denied = any ? [...denied, ...x.denied] : all ? eitherOf(x, denied, x.denied) : []
      value = all ? right : x.emit(ir.EITHER, value, right)
    } else {
      const right = expression(x, node)
      const text = operator >= 0 ? x.text(operator) : ''
      const bool = /^([<>]=?|[!=]==?|in|instanceof)$/.test(text)
      compared(x, text, value, right)
      value = x.emit(ir.PRIMITIVE, bool ? ir.P_BOOLEAN : text === '+' ? ir.P_STRING : ir.P_NUMBER)
    }
  }
  return value
}

function isEitherOf(x: Extraction, node: number): boolean {
  const operator = x.field(node, 'operator')
  return operator >= 0 && (x.kind(operator) === K['||'] || x.kind(operator) === K['??'])
}

function sequence(x: Extraction, node: number, use: number): number {
  const { after } = x.tree
  let last = 0
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
    if (x.kind(at) !== K.comment) last = expression(x, at, after[at] === end ? use : ir.READ)
  return last
}

function parenthesized(x: Extraction, node: number, use: number): number {
  const { after } = x.tree
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
    if (x.kind(at) !== K.comment) {
      const value = expression(x, at, use)
      const said = x.typescript ? 0 : castBefore(x, node)
      if (said === 0) return value
      x.setContext(value, ir.IN_TYPE, said, 0)
      return x.emit(ir.AS, value, said)
    }
  return 0
}

function ternary(x: Extraction, node: number, use: number): number {
  condition(x, x.field(node, 'condition'))
  const { held, denied } = x
  const then = where(x, held, () => expression(x, x.field(node, 'consequence'), use))
  const otherwise = where(x, denied, () => expression(x, x.field(node, 'alternative'), use))
  return x.emit(ir.EITHER, then, otherwise)
}

function isCast(kind: number): boolean {
  return kind === K.as_expression || kind === K.satisfies_expression
}

/**
 * `value as T`, `value satisfies T`. For `value as a.b.C`, the grammar makes the later names members of the cast: `outer`
 * contains these member expressions, outermost first.
 */
function cast(x: Extraction, node: number, use: number, outer: readonly number[] = []): number {
  const { after, flags } = x.tree
  const value = expression(x, x.firstNamed(node), use)
  let target = 0
  for (let at = after[x.firstNamed(node)] as number, end = after[node] as number; at < end; at = after[at] as number)
    if (((flags[at] as number) & 1) !== 0 && x.kind(at) !== K.comment)
      target = type(x, at, outer.length > 0 ? ir.READ : ir.TYPE_USE)
  if (target === 0) return value
  for (let at = outer.length - 1; at >= 0; at--) {
    const name = x.field(outer[at] as number, 'property')
    target = x.emit(ir.T_MEMBER, target, x.nameOf(name))
    x.occurrence(name, at === 0 ? ir.TYPE_USE : ir.READ, target)
  }
  x.setContext(value, ir.IN_TYPE, target, 0)
  return x.emit(x.kind(node) === K.as_expression ? ir.AS : ir.SATISFIES, value, target)
}

function typeAssertion(x: Extraction, node: number, use: number): number {
  const types = x.childOf(node, K.type_arguments)
  const target = types >= 0 ? x.firstNamed(types) : -1
  const asserted = target >= 0 ? type(x, target) : 0
  const last = types >= 0 ? (x.tree.after[types] as number) : -1
  const value = last >= 0 && last < (x.tree.after[node] as number) ? expression(x, last, use) : 0
  if (asserted === 0) return value
  x.setContext(value, ir.IN_TYPE, asserted, 0)
  return x.emit(ir.AS, value, asserted)
}

function yields(x: Extraction, node: number): number {
  const at = x.firstNamed(node)
  const value = at >= 0 ? expression(x, at) : 0
  if (value !== 0) x.frame.yielded.push(x.has(node, K['*']) ? x.emit(ir.ELEMENT, value) : value)
  return x.emit(ir.UNKNOWN)
}

function nonNull(x: Extraction, node: number, use: number): number {
  const value = x.firstNamed(node)
  if (value >= 0 && isOperation(x.kind(value)))
    return ofOperand(x, node, value, (operand) => expression(x, operand, use))
  return expression(x, value, use)
}

const HANDLERS = dispatch<Handler>({
  identifier,
  undefined: primitive(ir.P_UNDEFINED),
  number: primitive(ir.P_NUMBER),
  true: (x) => x.emit(ir.PRIMITIVE, ir.P_BOOLEAN, x.string('true')),
  false: (x) => x.emit(ir.PRIMITIVE, ir.P_BOOLEAN, x.string('false')),
  null: primitive(ir.P_NULL),
  regex: primitive(ir.P_REGEXP),
  string: (x, node) => {
    const text = (x.tree.end[node] as number) - (x.tree.start[node] as number) < 80 ? stringText(x, node) : undefined
    return text === undefined ? x.emit(ir.PRIMITIVE, ir.P_STRING) : x.emit(ir.STRING, x.string(text))
  },
  template_string: (x, node) => {
    const { tagged } = x
    if (tagged?.template === node) {
      templateParts(x, node, tagged.call)
      return tagged.call
    }
    expressionsIn(x, node)
    return x.emit(ir.PRIMITIVE, ir.P_STRING)
  },
  // `#name in value`
  private_property_identifier: (x, node, use) => {
    const record = x.emit(ir.MEMBER, x.emit(ir.TYPED, x.emit(ir.T_THIS, x.classShape)), x.nameOf(node))
    x.occurrence(node, use, record)
    return record
  },
  this: (x) => x.emit(ir.THIS, x.frame.self),
  super: (x, node, use) => {
    const record = x.emit(ir.SUPER, x.classShape, x.classStatic ? 1 : 0)
    if (use === ir.CALLED) x.occurrence(node, use, record)
    return record
  },
  // `import.meta`; `new.target` has no type of its own.
  meta_property: (x, node) =>
    x.text(node).startsWith('import')
      ? x.emit(ir.TYPED, x.emit(ir.T_NAME, ~x.string('ImportMeta'), 0))
      : x.emit(ir.UNKNOWN),
  member_expression: member,
  subscript_expression: subscript,
  call_expression: call,
  new_expression: construct,
  function_expression: functionValue,
  generator_function: functionValue,
  arrow_function: functionValue,
  class: (x, node) => x.emit(ir.SHAPE_VALUE, classShape(x, node)),
  object: objectLiteral,
  array,
  assignment_expression: assignment,
  augmented_assignment_expression: (x, node) => {
    const left = x.field(node, 'left')
    const target = expression(x, left, ir.UPDATED)
    const value = expression(x, x.field(node, 'right'))
    const operator = x.field(node, 'operator')
    if (operator >= 0 && /^(\?\?|\|\||&&)=$/.test(x.text(operator))) {
      if (x.kind(left) === K.identifier) x.write(x.nameOf(left), value, left)
      x.setContext(value, ir.IN_ASSIGNMENT, target, 0)
      return x.emit(ir.EITHER, target, value)
    }
    return target
  },
  update_expression: (x, node) => {
    expression(x, x.field(node, 'argument'), ir.UPDATED)
    return x.emit(ir.PRIMITIVE, ir.P_NUMBER)
  },
  unary_expression: (x, node) => {
    expression(x, x.field(node, 'argument'))
    const operator = x.field(node, 'operator')
    const text = operator >= 0 ? x.text(operator) : ''
    const result = text === 'typeof' ? ir.P_STRING : text === '!' || text === 'delete' ? ir.P_BOOLEAN : ir.P_NUMBER
    return x.emit(ir.PRIMITIVE, text === 'void' ? ir.P_UNDEFINED : result)
  },
  binary_expression: binary,
  ternary_expression: ternary,
  sequence_expression: sequence,
  parenthesized_expression: parenthesized,
  await_expression: (x, node) => x.emit(ir.AWAIT, expression(x, x.firstNamed(node))),
  spread_element: (x, node) => x.emit(ir.SPREAD, expression(x, x.firstNamed(node))),
  yield_expression: yields,
  as_expression: (x, node, use) => cast(x, node, use),
  satisfies_expression: (x, node, use) => cast(x, node, use),
  type_assertion: typeAssertion,
  non_null_expression: nonNull,
  instantiation_expression: instantiation,
  jsx_element: jsx,
  jsx_self_closing_element: jsx,
  comment: () => 0,
  ERROR: recover,
})
