/** Patterns: what they bind, what they ask for, and what takes a value apart. */
import { namedChildren, visit, visitEach } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import { ANYTHING } from './arrows.ts'
import { writePath, writeType } from './extract-types.ts'
import { fields, scalaHandlers, writeTermName, type X } from './grammar.ts'

/** A name that begins with a small letter is bound; any other is a value that exists. */
const isVariable = (text: string): boolean => /^[\p{Ll}_]/u.test(text)

export const isAnything = (text: string): boolean => text === '_' || text === ANYTHING

const isIdentifier = (x: X, node: number): boolean => /^(operator_)?identifier$/.test(x.tree.typeName(node))

/** Names that a pattern binds. */
export function boundNames(x: X, pattern: number): number[] {
  const { tree, grammar } = x
  const type = tree.typeName(pattern)
  if (isIdentifier(x, pattern)) {
    const text = tree.textOf(pattern)
    return isVariable(text) && !isAnything(text) ? [pattern] : []
  }
  if (type === 'capture_pattern') {
    const name = tree.child(pattern, grammar.f.name)
    return [name, ...fields(x, pattern, grammar.f.pattern).flatMap((one) => boundNames(x, one))]
  }
  if (type === 'typed_pattern' || type === 'given_pattern')
    return fields(x, pattern, grammar.f.pattern).flatMap((one) => boundNames(x, one))
  if (type === 'case_class_pattern' || type === 'repeat_pattern')
    return fields(x, pattern, grammar.f.pattern).flatMap((one) => boundNames(x, one))
  if (type === 'infix_pattern')
    return [tree.child(pattern, grammar.f.left), tree.child(pattern, grammar.f.right)].flatMap((one) =>
      one < 0 ? [] : boundNames(x, one),
    )
  if (/pattern$|^identifiers$/.test(type)) return namedChildren(x, pattern).flatMap((one) => boundNames(x, one))
  return []
}

export function writeBound(x: X, name: number): void {
  x.out.begin(OP.bound)
  writeTermName(x, name)
  x.out.end()
}

/** `isDeclared`: its names are members, and not bound here. */
export function writePattern(x: X, pattern: number, isDeclared = false): void {
  const { tree, grammar, out } = x
  const { f } = grammar
  const inner = (node: number): void => writePattern(x, node, isDeclared)
  if (isIdentifier(x, pattern)) {
    const text = tree.textOf(pattern)
    if (isAnything(text)) out.leaf(OP.sequence)
    else if (!isVariable(text)) stable(x, [pattern])
    else if (isDeclared) out.leaf(OP.sequence)
    else writeBound(x, pattern)
    return
  }
  switch (tree.typeName(pattern)) {
    case 'wildcard':
      out.leaf(OP.sequence)
      return
    case 'identifiers': {
      out.begin(OP.alternatives)
      for (const one of namedChildren(x, pattern)) inner(one)
      out.end()
      return
    }
    case 'capture_pattern': {
      const name = tree.child(pattern, f.name)
      const [of = -1] = fields(x, pattern, f.pattern)
      if (isDeclared) out.begin(OP.sequence)
      else {
        out.begin(OP.captured)
        writeTermName(x, name)
      }
      if (of >= 0) inner(of)
      else out.leaf(OP.sequence)
      out.end()
      return
    }
    case 'typed_pattern': {
      out.begin(OP.typedPattern)
      const [of = -1] = fields(x, pattern, f.pattern)
      if (of >= 0) inner(of)
      else out.leaf(OP.sequence)
      writeType(x, tree.child(pattern, f.type))
      out.end()
      return
    }
    case 'case_class_pattern': {
      const type = tree.child(pattern, f.type)
      out.begin(OP.extracted)
      writeExtractor(x, type)
      for (const one of fields(x, pattern, f.pattern)) inner(one)
      out.end()
      return
    }
    case 'infix_pattern': {
      const operator = tree.child(pattern, f.operator)
      out.begin(OP.extracted)
      writeExtractor(x, operator)
      inner(tree.child(pattern, f.left))
      inner(tree.child(pattern, f.right))
      out.end()
      return
    }
    case 'tuple_pattern':
    case 'parenthesized_pattern': {
      const parts = namedChildren(x, pattern)
      if (parts.length === 1) {
        inner(parts[0] as number)
        return
      }
      out.begin(OP.extracted)
      out.leaf(OP.sequence)
      for (const one of parts) inner(one)
      out.end()
      return
    }
    case 'alternative_pattern': {
      out.begin(OP.alternatives)
      for (const one of namedChildren(x, pattern)) inner(one)
      out.end()
      return
    }
    case 'repeat_pattern': {
      out.begin(OP.rest)
      const [of = -1] = fields(x, pattern, f.pattern)
      if (of >= 0) inner(of)
      else out.leaf(OP.sequence)
      out.end()
      return
    }
    case 'stable_identifier':
    case 'field_expression':
    case 'stable_type_identifier':
      stable(x, namedChildren(x, pattern))
      return
    case 'interpolated_string_expression': {
      out.begin(OP.sequence)
      for (const part of namedChildren(x, pattern))
        if (tree.typeName(part) === 'interpolated_string')
          for (const piece of namedChildren(x, part)) for (const one of namedChildren(x, piece)) inner(one)
      out.end()
      return
    }
    default:
      out.begin(OP.stable)
      visit(x, pattern)
      out.end()
  }
}

function stable(x: X, parts: readonly number[]): void {
  x.out.begin(OP.stable)
  writePath(x, parts)
  x.out.end()
}

/** `Foo`, `a.b.Foo`, `Foo[Int]`: what takes a value apart, by its name as a term. */
function writeExtractor(x: X, type: number): void {
  const { tree, grammar } = x
  if (type < 0) x.out.leaf(OP.sequence)
  else if (tree.typeName(type) === 'generic_type') writeExtractor(x, tree.child(type, grammar.f.type))
  else if (/^stable_/.test(tree.typeName(type))) writePath(x, namedChildren(x, type))
  else writePath(x, [type])
}

scalaHandlers.handle({
  identifiers: (x, node) => visitEach(x, node),
})
