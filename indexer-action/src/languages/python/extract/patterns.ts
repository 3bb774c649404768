/**
 * `match` statements: patterns bind names and refer to classes.
 */

import { OP, REST_BACK } from '../value-graph.ts'
import { expression } from './expressions.ts'
import { type Extraction, OCCURRENCE } from './extraction.ts'
import { dottedName } from './names.ts'
import { isTyped, narrow, narrowTo } from './narrowing.ts'
import { keyOf } from './record-keys.ts'
import type { Scope } from './scopes.ts'
import { block, branch, join } from './statements.ts'
import { NODE } from './syntax.ts'
import { assignTarget } from './targets.ts'

export function matchStatement(x: Extraction, scope: Scope, node: number): void {
  const { reader, graph } = x
  const { field } = reader
  const subjects = subjectsOf(x, reader.under(node, field.subject))
  const values = subjects.map((subject) => expression(x, scope, subject))
  const subject =
    values.length === 1 ? (values[0] as number) : graph.node(OP.TUPLE, graph.list([values.length, ...values]))
  const body = x.tree.child(node, field.body)
  if (body < 0) return
  /** What the subject is where no clause before has matched. */
  let left = subject
  /** Texts of the clauses before. */
  const passed: number[] = []
  const ends = reader.named(body).map((clause) =>
    branch(x, () => {
      const parts = reader.named(clause)
      const patterns = parts.filter((part) => reader.code(part) === NODE.case_pattern)
      const [only] = patterns
      if (subjects.length > 1) matchesEach(x, scope, subjects, values, patterns, subject)
      else if (patterns.length > 1) insideSequence(x, scope, patterns, left)
      else if (only !== undefined) {
        const isUnconditional = parts.length === 2
        const texts = textsIn(x, scope, only)
        narrowOwner(x, scope, subjects[0] as number, subject, texts, passed)
        if (isUnconditional) passed.push(...texts)
        const held = pattern(x, scope, only, left)
        if (held !== subject) narrowTo(x, scope, subjects[0] as number, held)
        if (asksForType(x, only) && isUnconditional && isTyped(x, subject))
          left = graph.node(OP.EXCEPT, left, graph.a[held] as number)
      }
      for (const part of parts) {
        if (reader.code(part) === NODE.if_clause) {
          const condition = reader.firstNamed(part)
          if (condition >= 0) {
            expression(x, scope, condition)
            narrow(x, condition, true)
          }
        } else if (reader.code(part) === NODE.block) block(x, scope, part)
      }
    }),
  )
  join(x, [...ends, new Map()])
}

/** `match first, second:` and `match (first, second):` have several. */
function subjectsOf({ reader }: Extraction, written: readonly number[]): readonly number[] {
  const [only] = written
  if (written.length !== 1 || only === undefined || reader.code(only) !== NODE.tuple) return written
  const items = reader.named(only)
  return items.length > 1 && items.every((item) => reader.code(item) !== NODE.list_splat) ? items : written
}

/** `case Leaf(), Branch():` tells of each of several subjects. */
function matchesEach(
  x: Extraction,
  scope: Scope,
  subjects: readonly number[],
  values: readonly number[],
  patterns: readonly number[],
  tuple: number,
): void {
  const parts = patterns.length === 1 ? partsOf(x, patterns[0] as number) : patterns
  if (parts.length !== subjects.length || parts.some((part) => starred(x, part) >= 0)) {
    if (patterns.length === 1) pattern(x, scope, patterns[0] as number, tuple)
    else insideSequence(x, scope, patterns, tuple)
    return
  }
  for (const [at, part] of parts.entries()) {
    const held = pattern(x, scope, part, values[at] as number)
    if (held !== values[at]) narrowTo(x, scope, subjects[at] as number, held)
  }
}

/** The parts of a sequence pattern; empty for others. */
function partsOf({ reader }: Extraction, part: number): readonly number[] {
  const inner = reader.firstNamed(part)
  const isSequence =
    inner >= 0 && (reader.code(inner) === NODE.tuple_pattern || reader.code(inner) === NODE.list_pattern)
  return isSequence ? reader.named(inner) : []
}

/** `match shape.kind: case 'circle':` tells of the shape. */
function narrowOwner(
  x: Extraction,
  scope: Scope,
  subject: number,
  value: number,
  texts: readonly number[],
  passed: readonly number[],
): void {
  const { kind, a, b } = x.graph
  if (x.reader.code(subject) !== NODE.attribute || kind[value] !== OP.ATTRIBUTE || !isTyped(x, a[value] as number))
    return
  const [nodes, without] = texts.length > 0 ? [texts, 0] : [passed, 1]
  if (nodes.length === 0) return
  const list = x.graph.list([b[value] as number, without, nodes.length, ...nodes])
  narrowTo(x, scope, x.tree.child(subject, x.reader.field.object), x.graph.node(OP.OF_KIND, a[value] as number, list))
}

/** Nodes of the texts that a clause asks for, where it asks for nothing else: `case 'circle' | 'square':`. */
function textsIn(x: Extraction, scope: Scope, part: number): readonly number[] {
  const { reader } = x
  const inner = reader.firstNamed(part)
  if (inner < 0) return []
  const alternatives = reader.code(inner) === NODE.union_pattern ? reader.named(inner) : [inner]
  return alternatives.every((one) => reader.code(one) === NODE.string)
    ? alternatives.map((one) => expression(x, scope, one))
    : []
}

/** `case Leaf():`, which every leaf matches. */
function asksForType({ reader }: Extraction, part: number): boolean {
  const inner = reader.firstNamed(part)
  return inner >= 0 && reader.code(inner) === NODE.class_pattern && reader.named(inner).length === 1
}

function pattern(x: Extraction, scope: Scope, node: number, value: number): number {
  const { reader, graph } = x
  switch (reader.code(node)) {
    case NODE.dotted_name: {
      const parts = reader.named(node)
      if (parts.length !== 1) {
        dottedName(x, scope, node)
        return value
      }
      assignTarget(x, scope.binder, parts[0] as number, value)
      return value
    }
    case NODE.class_pattern: {
      const [type, ...inner] = reader.named(node)
      const matched =
        type === undefined ? graph.unknown : graph.node(OP.TYPED, dottedName(x, scope, type, 'read'), value)
      for (const [at, part] of inner.entries()) insideClass(x, scope, part, matched, at)
      return matched
    }
    case NODE.as_pattern: {
      const parts = reader.named(node)
      const alias = parts.at(-1)
      let held = value
      for (const part of parts.slice(0, -1)) held = pattern(x, scope, part, value)
      if (alias !== undefined) assignTarget(x, scope.binder, alias, held)
      return held
    }
    case NODE.list_pattern:
    case NODE.tuple_pattern:
      insideSequence(x, scope, reader.named(node), value)
      return value
    case NODE.dict_pattern:
      insideMapping(x, scope, node, value)
      return value
    case NODE.splat_pattern: {
      const inner = reader.firstNamed(node)
      if (inner >= 0) assignTarget(x, scope.binder, inner, value)
      return value
    }
    case NODE.identifier:
      assignTarget(x, scope.binder, node, value)
      return value
    case NODE.string:
    case NODE.concatenated_string:
    case NODE.integer:
    case NODE.float:
      return value
    default: {
      const held = reader.named(node).map((part) => pattern(x, scope, part, value))
      return held.length === 0 ? value : graph.join(held)
    }
  }
}

/** `[first, *rest, last]` */
function insideSequence(x: Extraction, scope: Scope, parts: readonly number[], value: number): void {
  const { graph } = x
  const stars = parts.map((part) => starred(x, part))
  const star = stars.findIndex((splat) => splat >= 0)
  for (const [at, part] of parts.entries()) {
    if (at === star)
      pattern(x, scope, stars[at] as number, graph.node(OP.REST, value, at * REST_BACK + (parts.length - at - 1)))
    else pattern(x, scope, part, graph.node(OP.UNPACK, value, star >= 0 && at > star ? at - parts.length : at))
  }
}

/** The `*rest` that a part of a sequence pattern is; -1 for other parts. */
function starred(x: Extraction, part: number): number {
  const inner = x.reader.code(part) === NODE.case_pattern ? x.reader.firstNamed(part) : part
  return inner >= 0 && x.reader.code(inner) === NODE.splat_pattern ? inner : -1
}

/** `{'name': name, Key.owner: Owner() as owner, **others}` */
function insideMapping(x: Extraction, scope: Scope, node: number, value: number): void {
  const { reader, graph } = x
  let key = -1
  for (const part of reader.named(node))
    if (reader.code(part) === NODE.case_pattern) {
      pattern(x, scope, part, key < 0 ? value : graph.node(OP.SUBSCRIPT, value, key))
      key = -1
    } else if (reader.code(part) === NODE.splat_pattern) pattern(x, scope, part, value)
    else {
      keyOf(x, scope, part, value, 'read')
      key = reader.code(part) === NODE.dotted_name ? dottedName(x, scope, part, 'read') : expression(x, scope, part)
    }
}

/** A part of a class pattern: `Point(x=first)` reads the attribute, `Point(first)` the one that the class says is at that place. */
function insideClass(x: Extraction, scope: Scope, node: number, matched: number, at: number): void {
  const { reader, graph } = x
  const part = reader.code(node) === NODE.case_pattern ? reader.firstNamed(node) : node
  if (part < 0 || reader.code(part) !== NODE.keyword_pattern) {
    pattern(x, scope, node, graph.node(OP.MATCHED, matched, at))
    return
  }
  const [key, inner] = reader.named(part)
  if (key === undefined || inner === undefined) return
  const value = graph.node(OP.ATTRIBUTE, matched, graph.string(x.text(key)))
  x.emit(key, 'read', scope.owner, OCCURRENCE.attribute, value)
  pattern(x, scope, inner, value)
}
