/** Blocks and control flow: `let`, conditions, matches, loops and jumps. */
import * as ir from '../ir.ts'
import { expect, inner, value } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { isItem } from './items.ts'
import { bindCertainly, bindPattern } from './patterns.ts'
import { attributeText, conditionsOf } from './symbols.ts'
import { K } from './syntax.ts'
import { typeOf } from './types.ts'

export function block(x: Extraction, node: number): number {
  const body = x.code(node) === K.block ? node : x.childOf(node, K.block)
  if (body < 0) return inner(x, node)
  if (x.childOf(body, K.label) < 0) return statements(x, body)
  const values: number[] = []
  x.values.open()
  x.loops.push({ label: labelOf(x, body), values })
  values.push(statements(x, body))
  x.loops.pop()
  x.values.close()
  return either(x, values)
}

function statements(x: Extraction, body: number): number {
  const { scope } = x
  x.scope = x.blockScopes.get(x.place(body)) ?? scope
  x.values.open()
  let last = 0
  let tail = -1
  let conditions: string[] = []
  for (const child of x.named(body)) {
    const code = x.code(child)
    if (code === K.attribute_item) conditions.push(...conditionsOf([attributeText(x, child)]))
    else if (code !== K.line_comment && code !== K.block_comment) {
      if (code === K.let_declaration) x.letConditions = conditions.join('\n')
      conditions = []
    }
    last = value(x, child)
    tail = child
  }
  x.values.close()
  x.scope = scope
  // The value of a block is its last expression, unless a semicolon follows.
  const isStatement =
    tail < 0 ||
    x.code(tail) === K.let_declaration ||
    isItem(x.code(tail)) ||
    (x.code(tail) === K.expression_statement && x.tree.text.charCodeAt((x.tree.end[tail] as number) - 1) === 59)
  if (!isStatement) return last
  return tail >= 0 && diverges(x, tail) ? x.node(ir.OF_TYPE, x.node(ir.NEVER)) : x.node(ir.OF_TYPE, x.node(ir.UNIT))
}

function diverges(x: Extraction, statement: number): boolean {
  const code = x.code(x.firstNamed(statement))
  return code === K.return_expression || code === K.break_expression || code === K.continue_expression
}

export function asyncBlock(x: Extraction, node: number): number {
  const { returns } = x
  x.returns = 0
  const body = block(x, node)
  x.returns = returns
  return x.node(ir.ASYNC_BLOCK, body)
}

export function letDeclaration(x: Extraction, node: number): number {
  const { letConditions } = x
  x.letConditions = ''
  const type = typeOf(x, x.child(node, x.field.type))
  const of = value(x, x.child(node, x.field.value))
  const otherwise = x.child(node, x.field.alternative)
  if (otherwise >= 0) value(x, otherwise)
  if (type !== 0) expect(x, of, type)
  const bound = type !== 0 ? x.node(ir.OF_TYPE, type) : of
  x.letConditions = letConditions
  if (otherwise >= 0) bindPattern(x, x.child(node, x.field.pattern), bound, ir.VARIABLE)
  else bindCertainly(x, x.child(node, x.field.pattern), bound)
  x.letConditions = ''
  return 0
}

function either(x: Extraction, values: readonly number[]): number {
  const known = values.filter((one) => one !== 0)
  return known.length === 1 ? (known[0] as number) : x.record([ir.EITHER, known.length, ...known])
}

/** Chains of `else if` may be long, so they are walked in a loop. Each opens its own scope. */
export function ifExpression(x: Extraction, node: number): number {
  const values: number[] = []
  for (let at = node; at >= 0; ) {
    x.values.open()
    value(x, x.child(at, x.field.condition))
    values.push(value(x, x.child(at, x.field.consequence)))
    x.values.close()
    const otherwise = x.firstNamed(x.child(at, x.field.alternative))
    if (otherwise >= 0 && x.code(otherwise) !== K.if_expression) values.push(value(x, otherwise))
    at = otherwise >= 0 && x.code(otherwise) === K.if_expression ? otherwise : -1
  }
  return either(x, values)
}

export function matchExpression(x: Extraction, node: number): number {
  const of = value(x, x.child(node, x.field.value))
  const values: number[] = []
  for (const arm of x.named(x.child(node, x.field.body))) {
    if (x.code(arm) !== K.match_arm) continue
    x.values.open()
    bindPattern(x, x.child(arm, x.field.pattern), of, ir.VARIABLE)
    values.push(value(x, x.child(arm, x.field.value)))
    x.values.close()
  }
  return either(x, values)
}

export function forLoop(x: Extraction, node: number): number {
  const over = value(x, x.child(node, x.field.value))
  x.values.open()
  x.loops.push({ label: labelOf(x, node), values: [] })
  bindCertainly(x, x.child(node, x.field.pattern), x.node(ir.ITEM, over))
  value(x, x.child(node, x.field.body))
  x.loops.pop()
  x.values.close()
  return 0
}

export function loop(x: Extraction, node: number): number {
  const values: number[] = []
  x.values.open()
  x.loops.push({ label: labelOf(x, node), values })
  value(x, x.child(node, x.field.condition))
  value(x, x.child(node, x.field.body))
  x.loops.pop()
  x.values.close()
  return values.length > 0 ? either(x, values) : 0
}

function labelOf(x: Extraction, node: number): string | undefined {
  const label = x.childOf(node, K.label)
  const name = label < 0 ? -1 : x.childOf(label, K.identifier)
  if (name < 0) return undefined
  const text = `'${x.text(name)}`
  x.values.bind(text, x.node(ir.LOCAL, x.local(x.text(name), ir.LABEL, x.tree.start[name] as number), 0))
  return text
}

export function jump(x: Extraction, node: number): number {
  let to = x.loops.at(-1)
  for (const child of x.named(node)) {
    if (x.code(child) === K.label) {
      const name = x.childOf(child, K.identifier)
      const label = name < 0 ? undefined : `'${x.text(name)}`
      const known = label === undefined ? 0 : x.values.get(label)
      if (known) x.occurrence(x.tree.start[name] as number, ir.READ, known)
      to = x.loops.findLast((loop) => loop.label === label)
    } else {
      const given = value(x, child)
      if (given !== 0) to?.values.push(given)
    }
  }
  return x.node(ir.OF_TYPE, x.node(ir.NEVER))
}
