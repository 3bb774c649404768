/**
 * Templates with a tag: `tag`…``. The grammar expects no types between the two. It reads ``tag<A>`…` `` as `tag < A > `…``, which
 * TypeScript never does, or else as a template after ``tag<A>!``, whose `!` is missing.
 */

import * as ir from '../ir.ts'
import { expression, stringText } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { K } from './grammar.ts'
import { isOperation, ofOperand } from './operands.ts'
import { predefined, type, typeList } from './types.ts'

/**
 * A tag that has been read as what is compared: `whole` is the comparison that begins with it, and `last` the operand that begins with
 * the template.
 */
interface Compared {
  whole: number
  tag: number
  last: number
  template: number
}

/** What closes the types: ``A > `…` ``, and with types of types, ``A >> `…` ``. */
const CLOSES = /^>+$/

/** Whether types stand before a template that is an argument. */
export const isAfterTypes = (x: Extraction, template: number): boolean =>
  x.typescript && x.tree.text[(x.tree.start[template] as number) - 1] === '>'

/** Walks what ends with a tag and its types, and calls the tag: ``await tag<A>`…` ``, ``(a) => tag<A>`…` ``. */
export function beforeTemplate(x: Extraction, node: number, template: number): number {
  const outer = x.template
  x.template = template
  const value = expression(x, node)
  if (x.template === template) expression(x, template)
  x.template = outer
  return value
}

/** A function with types: ``tag<A>`…` `` calls it, `make<A>` is the function. */
export function instantiation(x: Extraction, node: number, use: number): number {
  const { template, tree } = x
  const types = x.childOf(node, K.type_arguments)
  const isTag = template >= 0 && tree.end[node] === tree.start[template]
  const make = (operand: number): number => {
    const value = expression(x, operand, isTag ? ir.CALLED : use)
    const list = types >= 0 ? typeList(x, types) : 0
    if (!isTag) return value
    x.template = -1
    const call = x.record(ir.CALL, value, 0, list, 0, 0, 0)
    templateParts(x, template, call)
    return call
  }
  const operand = x.firstNamed(node)
  return isTag && isOperation(x.kind(operand)) ? ofOperand(x, node, operand, make) : make(operand)
}

/** What a template gives the call of its tag: the texts, and the values between them. */
export function templateParts(x: Extraction, template: number, call: number): void {
  const { after } = x.tree
  const values: number[] = []
  for (let at = template + 1, end = after[template] as number; at < end; at = after[at] as number) {
    if (x.kind(at) !== K.template_substitution) continue
    if (values.length === 0) values.push(textsOf(x))
    const value = expression(x, x.firstNamed(at))
    x.setContext(value, ir.IN_ARGUMENT, call, values.length)
    values.push(value)
  }
  if (values.length > 0) x.code[call + 2] = x.list(values)
}

const textsOf = (x: Extraction): number => x.emit(ir.TYPED, x.emit(ir.T_NAME, ~x.string('TemplateStringsArray'), 0))

/** The value of a comparison that is no comparison; undefined for any other. */
export function templateCompared(x: Extraction, node: number): number | undefined {
  const found = readAsCompared(x, node)
  if (!found) return undefined
  const { whole, tag, last, template } = found
  const make = (operand: number): number => {
    const target = expression(x, operand, ir.CALLED)
    const types = x.list([typeAmong(x, node, whole)])
    const outer = x.tagged
    x.tagged = { template, call: x.record(ir.CALL, target, 0, types, 0, 0, 0) }
    const value = expression(x, last)
    x.tagged = outer
    return value
  }
  return isOperation(x.kind(tag)) ? ofOperand(x, node, tag, make) : make(tag)
}

/** The tag that has been read as the beginning of a comparison. */
export function readAsCompared(x: Extraction, node: number): Compared | undefined {
  if (!x.hasTypesBeforeTemplates || !/^([<&|]|>+)$/.test(operatorOf(x, node))) return undefined
  let end = node
  let template = templateBehind(x, end)
  while (template < 0) {
    end = x.field(end, 'right')
    if (end < 0 || x.kind(end) !== K.binary_expression) return undefined
    template = templateBehind(x, end)
  }
  let whole = node
  while (operatorOf(x, whole) !== '<') {
    whole = x.field(whole, 'left')
    if (whole < 0 || x.kind(whole) !== K.binary_expression) return undefined
  }
  return { whole, tag: x.field(whole, 'left'), last: x.field(end, 'right'), template }
}

/** The template behind what closes the types, or -1. */
function templateBehind(x: Extraction, node: number): number {
  if (!CLOSES.test(operatorOf(x, node))) return -1
  const first = firstPart(x, x.field(node, 'right'))
  return x.kind(first) === K.template_string ? first : -1
}

/** What an expression begins with: the template of `` `…`.then(f) ``. */
function firstPart(x: Extraction, node: number): number {
  let at = node
  for (;;) {
    const kind = x.kind(at)
    const first =
      kind === K.call_expression
        ? x.field(at, 'function')
        : kind === K.member_expression || kind === K.subscript_expression
          ? x.field(at, 'object')
          : kind === K.non_null_expression
            ? x.firstNamed(at)
            : -1
    if (first < 0) return at
    at = first
  }
}

/** The type that has been read as operands of the comparison that begins with the tag. */
function typeAmong(x: Extraction, node: number, whole: number): number {
  if (x.kind(node) === K.string) {
    const text = stringText(x, node)
    return text === undefined ? x.emit(ir.T_PRIMITIVE, ir.P_STRING) : x.emit(ir.T_LITERAL, x.string(text))
  }
  if (x.kind(node) !== K.binary_expression) return predefined(x, node) ?? type(x, node)
  const left = x.field(node, 'left')
  const right = x.field(node, 'right')
  const operator = operatorOf(x, node)
  if (CLOSES.test(operator)) return typeAmong(x, left, whole)
  if (operator !== '<') {
    const parts = x.list([typeAmong(x, left, whole), typeAmong(x, right, whole)])
    return x.emit(operator === '&' ? ir.T_INTERSECTION : ir.T_UNION, parts)
  }
  if (node === whole) return typeAmong(x, right, whole)
  const generic = typeAmong(x, left, whole)
  const given = x.list([typeAmong(x, right, whole)])
  if (x.code[generic] === ir.T_NAME) x.code[generic + 2] = given
  else if (x.code[generic] === ir.T_MEMBER) x.code[generic + 3] = given
  return generic
}

/** The tree has no nodes for most operators. */
function operatorOf(x: Extraction, node: number): string {
  const { text, start, end } = x.tree
  const [left, right] = [x.field(node, 'left'), x.field(node, 'right')]
  return left < 0 || right < 0 ? '' : text.slice(end[left], start[right]).trim()
}
