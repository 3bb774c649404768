/**
 * Annotations: expressions that denote types, in which strings are types, too.
 */

import { OP } from '../value-graph.ts'
import { readStringAnnotation } from './annotations.ts'
import { expression } from './expressions.ts'
import { type Extraction, OCCURRENCE } from './extraction.ts'
import { name } from './names.ts'
import type { Scope } from './scopes.ts'
import { NODE } from './syntax.ts'

/** The node of an annotation's type expression; strings in it are read as types. */
export function annotation(x: Extraction, scope: Scope, node: number): number {
  const { reader, graph } = x
  switch (reader.code(node)) {
    case NODE.type: {
      const inner = reader.firstNamed(node)
      return inner < 0 ? graph.unknown : annotation(x, scope, inner)
    }
    case NODE.string: {
      const content = reader.content(node)
      return content === undefined
        ? graph.unknown
        : readStringAnnotation(x, scope, x.text(content), x.tree.start[content] as number)
    }
    case NODE.identifier:
      return name(x, scope, node, 'type').node
    case NODE.attribute: {
      const object = x.tree.child(node, reader.field.object)
      const property = x.tree.child(node, reader.field.attribute)
      const held = object < 0 ? graph.unknown : annotation(x, scope, object)
      if (property < 0) return held
      const result = graph.node(OP.ATTRIBUTE, held, graph.string(x.text(property)))
      x.emit(property, 'type', scope.owner, OCCURRENCE.attribute, result)
      return result
    }
    case NODE.member_type: {
      const [object, property] = reader.named(node)
      const held = object === undefined ? graph.unknown : annotation(x, scope, object)
      if (property === undefined) return held
      const result = graph.node(OP.ATTRIBUTE, held, graph.string(x.text(property)))
      x.emit(property, 'type', scope.owner, OCCURRENCE.attribute, result)
      return result
    }
    case NODE.generic_type: {
      const [base, parameters] = reader.named(node)
      const held = base === undefined ? graph.unknown : annotation(x, scope, base)
      if (parameters === undefined) return held
      return graph.node(OP.SUBSCRIPT, held, many(x, scope, reader.named(parameters), x.text(base as number)))
    }
    case NODE.subscript: {
      const base = x.tree.child(node, reader.field.value)
      const keys = reader.under(node, reader.field.subscript).filter((key) => reader.isNamed(key))
      const held = base < 0 ? graph.unknown : annotation(x, scope, base)
      return graph.node(OP.SUBSCRIPT, held, many(x, scope, keys, base < 0 ? '' : x.text(base)))
    }
    case NODE.union_type:
    case NODE.binary_operator: {
      const parts = reader.named(node).filter((part) => x.tree.field[part] !== reader.field.operator)
      let held = -1
      for (const part of parts) {
        const next = annotation(x, scope, part)
        held = held < 0 ? next : graph.node(OP.BINARY, held, graph.list([graph.string('|'), next]))
      }
      return held < 0 ? graph.unknown : held
    }
    case NODE.tuple:
    case NODE.list:
    case NODE.expression_list: {
      const items = reader.named(node).map((item) => annotation(x, scope, item))
      return graph.node(OP.TUPLE, graph.list([items.length, ...items]))
    }
    case NODE.parenthesized_expression: {
      const inner = reader.firstNamed(node)
      return inner < 0 ? graph.unknown : annotation(x, scope, inner)
    }
    default:
      return expression(x, scope, node)
  }
}

const TYPE_COMMENT = /[ \t]*#[ \t]*type:[ \t]*(?!ignore\b)([^\s#][^#\n]*)/y

/** The type in the comment of `x = None  # type: User`, as in Python 2, and its node; undefined where no such comment follows. */
export function typeComment(x: Extraction, scope: Scope, node: number): { text: string; type: number } | undefined {
  TYPE_COMMENT.lastIndex = x.tree.end[node] as number
  const text = TYPE_COMMENT.exec(x.tree.text)?.[1]
  if (text === undefined) return undefined
  return { text, type: readStringAnnotation(x, scope, text, TYPE_COMMENT.lastIndex - text.length) }
}

/** Type arguments: one node, or a TUPLE of several. `Literal['a']` and the metadata of `Annotated` are not types. */
function many(x: Extraction, scope: Scope, keys: readonly number[], base: string): number {
  const literal = /\bLiteral$/.test(base)
  const annotated = /\bAnnotated$/.test(base)
  const nodes = keys.map((key, at) =>
    literal || (annotated && at > 0) ? written(x, scope, key) : annotation(x, scope, key),
  )
  if (nodes.length === 1) return nodes[0] as number
  return x.graph.node(OP.TUPLE, x.graph.list([nodes.length, ...nodes]))
}

/** What stands where only a value can, though the grammar takes it for a type: its strings are texts. */
function written(x: Extraction, scope: Scope, node: number): number {
  const { reader } = x
  const inner = reader.code(node) === NODE.type ? reader.firstNamed(node) : node
  const isText = inner >= 0 && (reader.code(inner) === NODE.string || reader.code(inner) === NODE.concatenated_string)
  return expression(x, scope, isText ? inner : node)
}
