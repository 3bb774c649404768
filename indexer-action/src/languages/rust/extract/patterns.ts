/** Patterns: the names that they bind, and the part of the value that each name holds. */
import * as ir from '../ir.ts'
import { blockValue } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { bare, pathOf } from './paths.ts'
import { K } from './syntax.ts'

/** Binds the names of a pattern that every value matches: of a `let` without `else`, or a loop. */
export function bindCertainly(x: Extraction, node: number, value: number): void {
  x.isIrrefutable = true
  bindPattern(x, node, value, ir.VARIABLE)
  x.isIrrefutable = false
}

/** Binds the names of a pattern to parts of `value`. */
export function bindPattern(x: Extraction, node: number, value: number, kind: number): void {
  if (node >= 0)
    x.nested(() => {
      readPattern(x, node, value, kind)
    })
}

function readPattern(x: Extraction, node: number, value: number, kind: number): void {
  switch (x.code(node)) {
    case K.identifier:
      bindName(x, node, value, kind)
      return
    case K.mut_pattern:
    case K.ref_pattern:
    case K.reference_pattern:
    case K.parenthesized_expression:
      for (const inner of x.named(node)) if (x.code(inner) !== K.mutable_specifier) bindPattern(x, inner, value, kind)
      return
    case K.match_pattern: {
      const condition = x.child(node, x.field.condition)
      for (const inner of x.named(node)) if (inner !== condition) bindPattern(x, inner, value, kind)
      if (condition >= 0) blockValue(x, condition)
      return
    }
    case K.captured_pattern: {
      const [name, inner] = x.named(node)
      if (inner !== undefined) bindPattern(x, inner, value, kind)
      if (name !== undefined) x.declare(bare(x.text(name)), x.tree.start[name] as number, kind, value)
      return
    }
    case K.or_pattern:
      alternatives(x, node, value, kind)
      return
    case K.tuple_pattern:
      parts(x, patternsIn(x, node), (at, fromEnd) => x.node(ir.TUPLE_PART, value, at, fromEnd ? 1 : 0), kind)
      return
    case K.slice_pattern:
      // `[first, rest @ ..]`: the rest is a list as well.
      for (const inner of x.named(node))
        bindPattern(x, inner, isRest(x, inner) ? value : x.node(ir.ELEMENT, value), kind)
      return
    case K.tuple_struct_pattern: {
      const head = x.child(node, x.field.type)
      const path = pathOf(x, head, ir.VALUE_PATH, ir.READ)
      const inner = patternsIn(x, node).filter((one) => one !== head)
      parts(x, inner, (at) => x.node(ir.VARIANT_PART, path, at, value), kind)
      return
    }
    case K.struct_pattern:
      structPattern(x, node, value, kind)
      return
    case K.scoped_identifier:
    case K.generic_pattern:
      pathOf(x, node, ir.VALUE_PATH, ir.READ)
      return
    case K.range_pattern:
      for (const bound of x.named(node))
        if (x.code(bound) === K.identifier || x.code(bound) === K.scoped_identifier)
          pathOf(x, bound, ir.VALUE_PATH, ir.READ)
      return
    case K.macro_invocation:
    case K.const_block:
      blockValue(x, node)
      return
    default:
  }
}

const isRest = (x: Extraction, node: number): boolean =>
  x.code(node) === K.captured_pattern && x.named(node).some((one) => x.code(one) === K.remaining_field_pattern)

/** A name declares a local, or is that of a constant, a variant or a type (`None`, `MAX`). */
function bindName(x: Extraction, node: number, value: number, kind: number): void {
  const text = bare(x.text(node))
  if (text === '_') return
  if (isDeclared(x, node, text, kind)) x.declare(text, x.tree.start[node] as number, kind, value)
  else pathOf(x, node, ir.VALUE_PATH, ir.READ)
}

/**
 * A name that begins with a lower-case letter is one of a local. Where every value matches, no constant can stand, but within a larger
 * pattern a type without fields.
 */
function isDeclared(x: Extraction, node: number, text: string, kind: number): boolean {
  if (!/^\p{Lu}/u.test(text)) return true
  if (!x.isIrrefutable && kind !== ir.PARAMETER) return false
  const around = x.code(x.tree.parent[node] as number)
  const isWhole = around === K.parameter || around === K.let_declaration || around === K.for_expression
  return isWhole || !/\p{Ll}/u.test(text)
}

/** All alternatives bind the same names. The first one declares them; in the others they are reads. */
function alternatives(x: Extraction, node: number, value: number, kind: number): void {
  const outer = x.rebinding
  x.named(node).forEach((one, at) => {
    if (at > 0) x.rebinding = true
    bindPattern(x, one, value, kind)
  })
  x.rebinding = outer
}

/** The patterns of a list in order, including `_`, which is not a named node of the grammar. */
export function patternsIn(x: Extraction, list: number): number[] {
  const { tree } = x
  const named = new Set(x.named(list))
  return [...tree.children(list)].filter(
    (child) =>
      named.has(child) || ((tree.end[child] as number) - (tree.start[child] as number) === 1 && x.text(child) === '_'),
  )
}

/** `..` stands for any number of parts, so the parts after it are counted from the end. */
function parts(
  x: Extraction,
  all: readonly number[],
  part: (position: number, fromEnd: boolean) => number,
  kind: number,
): void {
  const rest = all.findIndex((one) => x.code(one) === K.remaining_field_pattern)
  all.forEach((one, at) => {
    if (at === rest) return
    const fromEnd = rest >= 0 && at > rest
    bindPattern(x, one, part(fromEnd ? all.length - 1 - at : at, fromEnd), kind)
  })
}

function structPattern(x: Extraction, node: number, value: number, kind: number): void {
  const path = pathOf(x, x.child(node, x.field.type), ir.TYPE_PATH, ir.TYPE)
  for (const field of x.named(node)) {
    if (x.code(field) !== K.field_pattern) continue
    const name = x.child(field, x.field.name)
    const text = bare(x.text(name))
    const part = x.node(ir.FIELD_PART, path, x.string(text), value)
    x.occurrence(x.tree.start[name] as number, ir.MEMBER, part)
    const inner = x.child(field, x.field.pattern)
    if (inner >= 0) bindPattern(x, inner, part, kind)
    else x.declare(text, x.tree.start[name] as number, kind, part)
  }
}
