/** Types that refer to a value or a module: `typeof a.b`, `import('./x')`, `typeof import('./x').y`. */

import * as ir from '../ir.ts'
import { module } from './calls.ts'
import { expression, stringText } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { K } from './grammar.ts'
import { typesIn } from './types.ts'

export function query(x: Extraction, node: number): number {
  const inside = x.firstNamed(node)
  if (inside < 0) return 0
  if (x.kind(inside) === K.call_expression || isImport(x, inside)) return importType(x, inside)
  return x.emit(ir.T_TYPEOF, x.kind(inside) === K.member_expression ? queried(x, inside) : expression(x, inside))
}

/** `typeof import('./x').y.z` refers to the module itself, whereas `import('./x')` in code is a promise of it. */
function queried(x: Extraction, node: number): number {
  const object = x.field(node, 'object')
  const property = x.field(node, 'property')
  const kind = object < 0 || property < 0 ? 0 : x.kind(object)
  if (kind !== K.call_expression && kind !== K.member_expression) return expression(x, node)
  let left: number
  if (kind === K.member_expression) left = queried(x, object)
  else {
    const specifier = importSpecifier(x, object)
    if (specifier === undefined) return expression(x, node)
    left = x.emit(ir.REQUIRE, module(x, specifier), 1)
  }
  const record = x.emit(ir.MEMBER, left, x.nameOf(property))
  x.occurrence(property, ir.READ, record)
  return record
}

/** `import('./x')` in a type. */
export function importType(x: Extraction, node: number): number {
  const specifier = importSpecifier(x, node)
  return specifier === undefined ? typesIn(x, node) : x.emit(ir.T_IMPORT, module(x, specifier))
}

/** Whether a node is an `import('./x')` that `repair.ts` turned into a name. */
export function isImport(x: Extraction, node: number): boolean {
  return x.kind(node) === K.identifier && x.text(node).startsWith('import(')
}

function importSpecifier(x: Extraction, node: number): string | undefined {
  if (x.kind(node) === K.identifier) return /['"](.*)['"]/.exec(x.text(node))?.[1]
  const args = x.field(node, 'arguments')
  const text = args >= 0 ? x.childOf(args, K.string) : -1
  return text >= 0 ? stringText(x, text) : undefined
}
