/**
 * What fields are given that may be a function: `Command { run: start }`, `self.on_close = Some(Box::new(close))`. Calls elsewhere may
 * lead there, so what these say is kept with the file's items: the field, by its struct or variant, and the function's path.
 */

import { split } from '../conditions.ts'
import * as ir from '../ir.ts'
import type { Extraction } from './extraction.ts'
import { bare } from './paths.ts'
import { K } from './syntax.ts'

/** A field in a literal of a struct or variant. */
export function noteGiven(x: Extraction, struct: readonly string[] | undefined, field: string, value: number): void {
  const names = functionIn(x, value)
  if (struct && names) noteNames(x, struct, field, names)
}

/** `self.field = value`. */
export function noteAssigned(x: Extraction, target: number, value: number): void {
  if (x.code(target) !== K.field_expression || x.code(x.child(target, x.field.value)) !== K.self) return
  const field = x.child(target, x.field.field)
  if (x.code(field) === K.field_identifier) noteGiven(x, ['Self'], bare(x.text(field)), value)
}

export function noteNames(x: Extraction, struct: readonly string[], field: string, names: readonly string[]): void {
  if (x.isTemplate || x.selfType >= ir.BODY || x.conditions.some(isTest)) return
  const [first] = names
  if (first === undefined || (names.length === 1 && x.values.get(first) !== 0)) return
  if (x.types.get(struct[0] ?? '') !== 0 || x.types.get(first) !== 0) return
  const { inBody } = x
  x.inBody = false
  const place = pathIn(x, ir.TYPE_PATH, struct)
  const value = pathIn(x, ir.VALUE_PATH, names)
  if (place !== 0 && value !== 0) {
    x.surface.given ??= []
    x.surface.given.push(x.node(ir.LITERAL_FIELD, place, x.string(field), 0), value)
  }
  x.inBody = inBody
}

/** `cfg(test)`, `cfg(all(test, unix))`. */
const isTest = (condition: string): boolean => {
  const all = /^cfg\s*\((?:\s*all\s*\()?([\s\S]*?)\)*$/.exec(condition)?.[1]
  return all !== undefined && split(all).some((part) => part.trim() === 'test')
}

function pathIn(x: Extraction, op: number, names: readonly string[]): number {
  const isOwn = names[0] === 'Self'
  const rest = isOwn ? names.slice(1) : names
  if (isOwn && (x.selfType === 0 || rest.length === 0)) return op === ir.TYPE_PATH ? x.selfType : 0
  const base = isOwn ? x.selfType : 0
  return x.record([op, x.scope, base, rest.length, ...rest.flatMap((one) => [x.string(one), 0])])
}

/** The names of a path, without type arguments. */
export function namesIn(x: Extraction, node: number): string[] | undefined {
  switch (x.code(node)) {
    case K.identifier:
    case K.type_identifier:
    case K.self:
    case K.super:
    case K.crate:
      return [bare(x.text(node))]
    case K.generic_type:
    case K.generic_type_with_turbofish:
      return namesIn(x, x.child(node, x.field.type))
    case K.generic_function:
      return namesIn(x, x.child(node, x.field.function))
    case K.scoped_identifier:
    case K.scoped_type_identifier: {
      const before = x.child(node, x.field.path)
      const names = before >= 0 ? namesIn(x, before) : ['::']
      return names && [...names, bare(x.text(x.child(node, x.field.name)))]
    }
    default:
      return undefined
  }
}

/** What holds a function and is called like one. */
const WRAPPER = /(?:^|::)(?:Some|(?:Box|Rc|Arc)::(?:new|pin))$/

/** The path that may name a function, perhaps in a box, an option or a cast. */
function functionIn(x: Extraction, node: number): string[] | undefined {
  switch (x.code(node)) {
    case K.reference_expression:
    case K.type_cast_expression:
      return functionIn(x, x.child(node, x.field.value))
    case K.parenthesized_expression:
      return functionIn(x, x.firstNamed(node))
    case K.call_expression: {
      const head = namesIn(x, x.child(node, x.field.function))
      const [given, ...others] = x.named(x.child(node, x.field.arguments))
      if (!head || given === undefined || others.length > 0 || !WRAPPER.test(head.join('::'))) return undefined
      return functionIn(x, given)
    }
    default:
      return namesIn(x, node)
  }
}
